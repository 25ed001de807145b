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

// ListMembers answers the people of the organization.
func (s *Server) ListMembers(ctx context.Context, r managed.ListMembersRequestObject) (
	managed.ListMembersResponseObject, error,
) {
	limit, offset := httpapi.PageIfAsked(r.Params.Limit, r.Params.Offset)
	return listResult(ctx, s.People.ListMembers(ctx, store.ListOptions{Name: httpapi.ValueOf(r.Params.Name), Limit: limit, Offset: offset}), r.Params.Limit, r.Params.Offset), nil
}

// GetMember answers one person.
func (s *Server) GetMember(ctx context.Context, r managed.GetMemberRequestObject) (
	managed.GetMemberResponseObject, error,
) {
	member, err := s.People.GetMember(ctx, r.UserID)
	httpapi.SetVersion(ctx, service.MemberVersion(member))
	return managed.GetMember200JSONResponse(memberResult(ctx, member)), err
}

// UpdateMember gives a person another role.
func (s *Server) UpdateMember(ctx context.Context, r managed.UpdateMemberRequestObject) (
	managed.UpdateMemberResponseObject, error,
) {
	member, err := s.People.UpdateMember(ctx, r.UserID, httpapi.IfMatch(ctx), *r.Body)
	httpapi.SetVersion(ctx, service.MemberVersion(member))
	return managed.UpdateMember200JSONResponse(memberResult(ctx, member)), err
}

func memberResult(ctx context.Context, m api.Member) managed.MemberResult {
	return managed.MemberResult{Status: http.StatusOK, RequestID: httpapi.RequestID(ctx), Result: m}
}

// DeleteMember removes a person from the organization.
func (s *Server) DeleteMember(ctx context.Context, r managed.DeleteMemberRequestObject) (
	managed.DeleteMemberResponseObject, error,
) {
	return managed.DeleteMember200JSONResponse(done(ctx)), s.People.DeleteMember(ctx, r.UserID, httpapi.IfMatch(ctx))
}
