package oss

import (
	"context"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/oss"
	"github.com/obstack/obstack/impl/service"
)

// auditLimit is how many entries a page has that does not say.
const auditLimit = 100

// ListAudit answers a page of the audit log.
func (s *Server) ListAudit(ctx context.Context, r oss.ListAuditRequestObject) (oss.ListAuditResponseObject, error) {
	f := service.AuditFilter{
		Actor: r.Params.Actor, ResourceKind: r.Params.ResourceKind, ResourceID: r.Params.ResourceID,
		Operation: r.Params.Operation, From: r.Params.From, To: r.Params.To, Cursor: r.Params.Cursor, Limit: auditLimit,
	}
	if r.Params.Limit != nil {
		f.Limit = *r.Params.Limit
	}
	entries, next, err := s.People.ListAudit(ctx, f)
	page := oss.ListAudit200JSONResponse{Data: entries, Meta: api.CursorInfo{Limit: f.Limit}}
	if next != "" {
		page.Meta.Cursor = &next
	}
	return page, err
}
