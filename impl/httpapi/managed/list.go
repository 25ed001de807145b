package managed

import (
	"context"
	"net/http"

	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/service"
)

// list is the answer to a request of a list.
type list struct {
	ctx   context.Context
	items service.List
}

// listResult wraps a list in the envelope.
func listResult(ctx context.Context, items service.List) list { return list{ctx, items} }

func (l list) write(w http.ResponseWriter) error {
	return httpapi.WriteList(l.ctx, w, l.items, httpapi.ListForm{
		Open: envelope(l.ctx), Close: func(int) string { return "}" },
	})
}

func (l list) VisitListDashboardsResponse(w http.ResponseWriter) error      { return l.write(w) }
func (l list) VisitListSourcesResponse(w http.ResponseWriter) error         { return l.write(w) }
func (l list) VisitListAlertsResponse(w http.ResponseWriter) error          { return l.write(w) }
func (l list) VisitListAlertHistoryResponse(w http.ResponseWriter) error    { return l.write(w) }
func (l list) VisitListAlertDeliveriesResponse(w http.ResponseWriter) error { return l.write(w) }
func (l list) VisitListActivitiesResponse(w http.ResponseWriter) error      { return l.write(w) }
func (l list) VisitListServicesResponse(w http.ResponseWriter) error        { return l.write(w) }
func (l list) VisitListMembersResponse(w http.ResponseWriter) error         { return l.write(w) }
func (l list) VisitListInvitationsResponse(w http.ResponseWriter) error     { return l.write(w) }
func (l list) VisitListKeysResponse(w http.ResponseWriter) error            { return l.write(w) }
