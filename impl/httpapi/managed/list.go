package managed

import (
	"context"
	"net/http"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/service"
)

// list is the answer to a request of a list.
type list struct {
	ctx           context.Context
	items         service.List
	limit, offset *int // as they are sent
}

// listResult wraps a list in the envelope, which says what page it is when the client sends a limit or an offset.
func listResult(ctx context.Context, items service.List, limit, offset *int) list {
	return list{ctx, items, limit, offset}
}

// pageInfo says in other answers what page it is, nothing of a whole list, whose limit is 0.
func pageInfo(total, limit, offset int) *api.PageInfo {
	if limit == 0 {
		return nil
	}
	return &api.PageInfo{Total: total, Limit: limit, Offset: offset}
}

func (l list) write(w http.ResponseWriter) error {
	limit, offset := httpapi.PageIfAsked(l.limit, l.offset)
	return httpapi.WriteList(l.ctx, w, l.items, httpapi.ListEnvelope{
		Open: envelope(l.ctx),
		Close: func(total int) string {
			if limit == 0 {
				return "}"
			}
			return httpapi.Meta(total, limit, offset) + "}"
		},
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
