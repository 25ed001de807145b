package oss

import (
	"context"
	"fmt"
	"net/http"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/service"
)

// list is the answer to a request of a list.
type list struct {
	ctx   context.Context
	items service.List
	form  httpapi.ListEnvelope
}

// page is a page of a list, or with a limit of 0 the whole list.
func page(ctx context.Context, items service.List, limit, offset int) list {
	if limit == 0 {
		return list{ctx, items, httpapi.ListEnvelope{Open: `{"data":`, Close: func(int) string { return "}" }}}
	}
	return list{ctx, items, httpapi.ListEnvelope{
		Open: `{"data":`,
		Close: func(total int) string {
			return httpapi.Meta(total, limit, offset) + "}"
		},
		Shape: fmt.Sprint(limit, offset),
	}}
}

// shapedBy adds what else decides how items are shown.
func (l list) shapedBy(shape string) list {
	l.form.Shape += shape
	return l
}

// shapedByRole is shapedBy for items that are shown whole to admins alone.
func (l list) shapedByRole() list {
	return l.shapedBy(fmt.Sprint(core.PrincipalFrom(l.ctx).May(core.RoleAdmin)))
}

func (l list) write(w http.ResponseWriter) error { return httpapi.WriteList(l.ctx, w, l.items, l.form) }

func (l list) VisitListDashboardsResponse(w http.ResponseWriter) error      { return l.write(w) }
func (l list) VisitListSourcesResponse(w http.ResponseWriter) error         { return l.write(w) }
func (l list) VisitListConnectionsResponse(w http.ResponseWriter) error     { return l.write(w) }
func (l list) VisitListWebhooksResponse(w http.ResponseWriter) error        { return l.write(w) }
func (l list) VisitListSavedSearchesResponse(w http.ResponseWriter) error   { return l.write(w) }
func (l list) VisitListAlertsResponse(w http.ResponseWriter) error          { return l.write(w) }
func (l list) VisitListAlertHistoryResponse(w http.ResponseWriter) error    { return l.write(w) }
func (l list) VisitListDeliveriesResponse(w http.ResponseWriter) error      { return l.write(w) }
func (l list) VisitListTeamMembersResponse(w http.ResponseWriter) error     { return l.write(w) }
func (l list) VisitListTeamInvitationsResponse(w http.ResponseWriter) error { return l.write(w) }
func (l list) VisitListPersonalKeysResponse(w http.ResponseWriter) error    { return l.write(w) }
func (l list) VisitListIngestionKeysResponse(w http.ResponseWriter) error   { return l.write(w) }
