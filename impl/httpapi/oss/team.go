package oss

import (
	"context"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/oss"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/store"
)

// GetTeam answers the team of the key.
func (s *Server) GetTeam(ctx context.Context, _ oss.GetTeamRequestObject) (oss.GetTeamResponseObject, error) {
	found, err := s.People.Team(ctx)
	return oss.GetTeam200JSONResponse{Data: found}, err
}

// ListTeamMembers answers the people of the team.
func (s *Server) ListTeamMembers(ctx context.Context, r oss.ListTeamMembersRequestObject) (
	oss.ListTeamMembersResponseObject, error,
) {
	limit, offset := httpapi.PageIfAsked(r.Params.Limit, r.Params.Offset)
	members := s.People.ListTeamMembers(ctx, store.ListOptions{Name: httpapi.ValueOf(r.Params.Name), Limit: limit, Offset: offset})
	// Which of them is the caller is in the answer.
	return page(ctx, members, limit, offset).shapedBy(core.PrincipalFrom(ctx).PersonID), nil
}

// GetTeamMember answers one person of the team.
func (s *Server) GetTeamMember(ctx context.Context, r oss.GetTeamMemberRequestObject) (oss.GetTeamMemberResponseObject, error) {
	member, version, err := s.People.GetTeamMember(ctx, r.ID)
	httpapi.SetVersion(ctx, version)
	return oss.GetTeamMember200JSONResponse{Data: member}, err
}

// UpdateTeamMember gives a person another role.
func (s *Server) UpdateTeamMember(ctx context.Context, r oss.UpdateTeamMemberRequestObject) (
	oss.UpdateTeamMemberResponseObject, error,
) {
	member, version, err := s.People.UpdateTeamMember(ctx, r.ID, httpapi.IfMatch(ctx), *r.Body)
	httpapi.SetVersion(ctx, version)
	return oss.UpdateTeamMember200JSONResponse{Data: member}, err
}

// RemoveTeamMember removes a person from the team.
func (s *Server) RemoveTeamMember(ctx context.Context, r oss.RemoveTeamMemberRequestObject) (
	oss.RemoveTeamMemberResponseObject, error,
) {
	err := s.People.DeleteTeamMember(ctx, r.ID, httpapi.IfMatch(ctx))
	return oss.RemoveTeamMember200JSONResponse{Data: api.Success{Success: true}}, err
}

// ListTeamInvitations answers the open invitations.
func (s *Server) ListTeamInvitations(ctx context.Context, r oss.ListTeamInvitationsRequestObject) (
	oss.ListTeamInvitationsResponseObject, error,
) {
	limit, offset := httpapi.PageIfAsked(r.Params.Limit, r.Params.Offset)
	invitations := s.People.ListTeamInvitations(ctx, store.ListOptions{Name: httpapi.ValueOf(r.Params.Name), Limit: limit, Offset: offset})
	return page(ctx, invitations, limit, offset).shapedBy(s.People.BaseURL()), nil
}

// InviteTeamMember invites a person, or answers the invitation that is open already.
func (s *Server) InviteTeamMember(ctx context.Context, r oss.InviteTeamMemberRequestObject) (
	oss.InviteTeamMemberResponseObject, error,
) {
	invitation, version, err := s.People.CreateTeamInvitation(ctx, *r.Body)
	httpapi.SetVersion(ctx, version)
	return oss.InviteTeamMember200JSONResponse{Data: invitation}, err
}

// GetTeamInvitation answers an open invitation.
func (s *Server) GetTeamInvitation(ctx context.Context, r oss.GetTeamInvitationRequestObject) (
	oss.GetTeamInvitationResponseObject, error,
) {
	invitation, version, err := s.People.GetTeamInvitation(ctx, r.ID)
	httpapi.SetVersion(ctx, version)
	return oss.GetTeamInvitation200JSONResponse{Data: invitation}, err
}

// DeleteTeamInvitation withdraws an invitation.
func (s *Server) DeleteTeamInvitation(ctx context.Context, r oss.DeleteTeamInvitationRequestObject) (
	oss.DeleteTeamInvitationResponseObject, error,
) {
	err := s.People.DeleteInvitation(ctx, r.ID, httpapi.IfMatch(ctx))
	return oss.DeleteTeamInvitation200JSONResponse{Data: api.Success{Success: true}}, err
}
