package managed

import (
	"context"
	"net/http"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/managed"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

// ListInvitations answers the open invitations of the organization.
func (s *Server) ListInvitations(ctx context.Context, r managed.ListInvitationsRequestObject) (
	managed.ListInvitationsResponseObject, error,
) {
	limit, offset := httpapi.PageIfAsked(r.Params.Limit, r.Params.Offset)
	return listResult(ctx, s.People.ListInvitations(ctx, store.ListOptions{Name: httpapi.ValueOf(r.Params.Name), Limit: limit, Offset: offset}), r.Params.Limit, r.Params.Offset), nil
}

// CreateInvitation invites a person.
func (s *Server) CreateInvitation(ctx context.Context, r managed.CreateInvitationRequestObject) (
	managed.CreateInvitationResponseObject, error,
) {
	invitation, err := s.People.CreateInvitation(ctx, *r.Body)
	httpapi.SetVersion(ctx, service.InvitationVersion(invitation))
	return managed.CreateInvitation200JSONResponse(invitationResult(ctx, invitation)), err
}

// GetInvitation answers one open invitation of the organization.
func (s *Server) GetInvitation(ctx context.Context, r managed.GetInvitationRequestObject) (
	managed.GetInvitationResponseObject, error,
) {
	invitation, err := s.People.GetInvitation(ctx, r.InvitationID)
	httpapi.SetVersion(ctx, service.InvitationVersion(invitation))
	return managed.GetInvitation200JSONResponse(invitationResult(ctx, invitation)), err
}

func invitationResult(ctx context.Context, i api.Invitation) managed.InvitationResult {
	return managed.InvitationResult{Status: http.StatusOK, RequestID: httpapi.RequestID(ctx), Result: i}
}

// DeleteInvitation withdraws an invitation.
func (s *Server) DeleteInvitation(ctx context.Context, r managed.DeleteInvitationRequestObject) (
	managed.DeleteInvitationResponseObject, error,
) {
	return managed.DeleteInvitation200JSONResponse(done(ctx)), s.People.DeleteInvitation(ctx, r.InvitationID, httpapi.IfMatch(ctx))
}
