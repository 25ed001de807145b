package oss

import (
	"context"
	"fmt"
	"net/http"

	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/service"
)

// list is the answer to a request of a list.
type list struct {
	ctx   context.Context
	items service.List
	form  httpapi.ListForm
}

// all is a list without paging.
func all(ctx context.Context, items service.List) list {
	return list{ctx, items, httpapi.ListForm{
		Open: `{"data":`, Close: func(int) string { return "}" },
	}}
}

// page is a page of a list.
func page(ctx context.Context, items service.List, limit, offset int) list {
	return list{ctx, items, httpapi.ListForm{
		Open: `{"data":`,
		Close: func(total int) string {
			return fmt.Sprintf(`,"meta":{"total":%d,"limit":%d,"offset":%d}}`, total, limit, offset)
		},
		Shape: fmt.Sprint(limit, offset),
	}}
}

// shapedBy adds what else decides how items are shown.
func (l list) shapedBy(shape string) list {
	l.form.Shape = shape
	return l
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
