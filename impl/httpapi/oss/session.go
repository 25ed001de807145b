package oss

import (
	"context"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/oss"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/service"
)

// CreateSession signs a person in.
func (s *Server) CreateSession(ctx context.Context, r oss.CreateSessionRequestObject) (oss.CreateSessionResponseObject, error) {
	in, err := s.People.SignIn(ctx, r.Body.Email, r.Body.Password)
	if err != nil {
		return nil, err
	}
	httpapi.SetSession(ctx, in.Secret)
	return oss.CreateSession200JSONResponse{Data: in.Session}, nil
}

// GetSession answers who is calling.
func (s *Server) GetSession(ctx context.Context, _ oss.GetSessionRequestObject) (oss.GetSessionResponseObject, error) {
	session, err := s.People.Session(ctx)
	httpapi.SetVersion(ctx, service.SessionVersion(ctx))
	return oss.GetSession200JSONResponse{Data: session}, err
}

// DeleteSession signs the caller out.
func (s *Server) DeleteSession(ctx context.Context, _ oss.DeleteSessionRequestObject) (oss.DeleteSessionResponseObject, error) {
	err := s.People.SignOut(ctx, httpapi.IfMatch(ctx))
	if err == nil {
		httpapi.ClearSession(ctx)
	}
	return oss.DeleteSession200JSONResponse{Data: api.Success{Success: true}}, err
}

// ListSessions answers the sessions of the caller.
func (s *Server) ListSessions(ctx context.Context, _ oss.ListSessionsRequestObject) (oss.ListSessionsResponseObject, error) {
	sessions, version, err := s.People.ListSessions(ctx)
	httpapi.SetVersion(ctx, version)
	return oss.ListSessions200JSONResponse{Data: sessions}, err
}

// DeleteSessions ends the other sessions of the caller.
func (s *Server) DeleteSessions(ctx context.Context, _ oss.DeleteSessionsRequestObject) (oss.DeleteSessionsResponseObject, error) {
	err := s.People.EndSessions(ctx, httpapi.IfMatch(ctx))
	return oss.DeleteSessions200JSONResponse{Data: api.Success{Success: true}}, err
}

// UpdatePassword gives the caller another password.
func (s *Server) UpdatePassword(ctx context.Context, r oss.UpdatePasswordRequestObject) (oss.UpdatePasswordResponseObject, error) {
	secret, err := s.People.UpdatePassword(ctx, r.Body.CurrentPassword, r.Body.NewPassword)
	if err == nil && secret != "" {
		httpapi.SetSession(ctx, secret)
	}
	return oss.UpdatePassword200JSONResponse{Data: api.Success{Success: true}}, err
}

// GetInstallation answers what a page has to know before a person has signed in.
func (s *Server) GetInstallation(ctx context.Context, _ oss.GetInstallationRequestObject) (oss.GetInstallationResponseObject, error) {
	installation, err := s.People.Installation(ctx)
	return oss.GetInstallation200JSONResponse{Data: installation}, err
}

// SetUp uses the token of a link up.
func (s *Server) SetUp(ctx context.Context, r oss.SetUpRequestObject) (oss.SetUpResponseObject, error) {
	in, err := s.People.SetUp(ctx, *r.Body)
	if err != nil {
		return nil, err
	}
	httpapi.SetSession(ctx, in.Secret)
	return oss.SetUp200JSONResponse{Data: in.Session}, nil
}
