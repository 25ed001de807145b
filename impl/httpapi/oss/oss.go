// Package oss answers the self-hosted API: Server implements the interface that is generated from openapi/oss.yaml, by
// calling the services.
//
// A method reads the team of the caller, calls one service, and wraps what that returns in the envelope of this API. What
// a request must look like is in the document, what it must mean in service, and statuses and errors are httpapi's. Only
// the deployment under cmd imports this package.
package oss

import (
	"context"
	"net/http"
	"net/netip"
	"strings"

	"github.com/gorilla/mux"

	"github.com/obstack/obstack/gen/oss"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/openapi"
)

// Server implements the generated interface. Shape and tenant of every request have been checked before a method is
// called.
type Server struct{ *service.Services }

// New returns the self-hosted API. It has no segment to rename.
func New(s *service.Services, _ string) (httpapi.API, error) {
	server := &Server{s}
	document, err := schema.Load(openapi.Files(), "oss.yaml")
	return httpapi.API{
		Document: document, Published: openapi.OSS,
		Mount: server.mount, Authenticate: server.authenticate,
		AuthenticateSession: s.People.AuthenticateSession,
		Rules:               s.Rules(),
		ErrorBody:           ErrorBody, Challenge: "Bearer",
	}, err
}

// authenticate finds the caller of an Authorization header. The scheme is case-sensitive, as in the reference.
func (s *Server) authenticate(ctx context.Context, header string, address netip.Addr) (core.Principal, error) {
	key, ok := strings.CutPrefix(header, "Bearer ")
	if !ok || key == "" {
		return core.Principal{}, core.NewError(core.Unauthenticated, "", nil)
	}
	return s.People.AuthenticatePersonal(ctx, key, address)
}

// mount adds the generated routes to the router.
func (s *Server) mount(r *mux.Router, errors *httpapi.ErrorWriter) {
	strict := oss.NewStrictHandlerWithOptions(s, nil, oss.StrictHTTPServerOptions{
		RequestErrorHandlerFunc:  errors.Write,
		ResponseErrorHandlerFunc: errors.Write,
	})
	oss.HandlerWithOptions(strict, oss.GorillaServerOptions{BaseRouter: r, ErrorHandlerFunc: errors.Write})
}

// ErrorBody is the body of errors. The text is there twice for clients of the reference, which read message.
func ErrorBody(status int, text, requestID string) any {
	return oss.Error{Status: status, Error: text, Message: text, RequestID: requestID}
}

func team(ctx context.Context) core.TeamID { return core.PrincipalFrom(ctx).Team }

// text is the answer to a request of JSON text in pieces.
type text struct {
	ctx    context.Context
	pieces [][]byte
}

// data wraps text in the envelope.
func data(ctx context.Context, payload []byte) text {
	return text{ctx, [][]byte{[]byte(`{"data":`), payload, []byte(`}`)}}
}

func (t text) write(w http.ResponseWriter) error { return httpapi.WriteText(t.ctx, w, t.pieces...) }

func (t text) VisitCreateDashboardResponse(w http.ResponseWriter) error   { return t.write(w) }
func (t text) VisitImportDashboardResponse(w http.ResponseWriter) error   { return t.write(w) }
func (t text) VisitGetDashboardResponse(w http.ResponseWriter) error      { return t.write(w) }
func (t text) VisitUpdateDashboardResponse(w http.ResponseWriter) error   { return t.write(w) }
func (t text) VisitValidateDashboardResponse(w http.ResponseWriter) error { return t.write(w) }
func (t text) VisitQueryChartSeriesResponse(w http.ResponseWriter) error  { return t.write(w) }
func (t text) VisitQueryTileResponse(w http.ResponseWriter) error         { return t.write(w) }
func (t text) VisitPreviewTileResponse(w http.ResponseWriter) error       { return t.write(w) }
func (t text) VisitSearchEventsResponse(w http.ResponseWriter) error      { return t.write(w) }
func (t text) VisitGetSearchRowResponse(w http.ResponseWriter) error      { return t.write(w) }

// GetAPI answers who is calling.
func (s *Server) GetAPI(ctx context.Context, _ oss.GetAPIRequestObject) (oss.GetAPIResponseObject, error) {
	p, err := s.People.Caller(ctx)
	if err != nil {
		return nil, err
	}
	return oss.GetAPI200JSONResponse{Version: oss.APIInfoVersionV2, User: oss.User{
		UnderscoreID: p.ID, Email: p.Email, Name: p.Name, Team: string(team(ctx)), CreatedAt: p.CreatedAt, UpdatedAt: p.UpdatedAt,
	}}, nil
}

// ListDashboards answers every dashboard of the team.
func (s *Server) ListDashboards(ctx context.Context, r oss.ListDashboardsRequestObject) (
	oss.ListDashboardsResponseObject, error,
) {
	limit, offset := httpapi.PageIfAsked(r.Params.Limit, r.Params.Offset)
	return page(ctx, s.Dashboards.List(team(ctx), store.ListOptions{
		Name: httpapi.ValueOf(r.Params.Name), Tag: r.Params.Tag,
		Limit: limit, Offset: offset,
	}), limit, offset), nil
}

// CreateDashboard stores a dashboard.
func (s *Server) CreateDashboard(ctx context.Context, _ oss.CreateDashboardRequestObject) (
	oss.CreateDashboardResponseObject, error,
) {
	d, version, err := s.Dashboards.Create(ctx, team(ctx), httpapi.Body(ctx))
	httpapi.SetVersion(ctx, version)
	if err == nil {
		httpapi.Warn(ctx, func() []core.Issue { return s.Dashboards.Warnings(ctx, team(ctx), d) })
	}
	return data(ctx, d), err
}

// ValidateDashboard answers what is wrong with a dashboard. The report has no envelope.
func (s *Server) ValidateDashboard(ctx context.Context, _ oss.ValidateDashboardRequestObject) (
	oss.ValidateDashboardResponseObject, error,
) {
	report, err := s.Dashboards.Validate(ctx, team(ctx), httpapi.Body(ctx), httpapi.Problems(ctx))
	return text{ctx, [][]byte{report}}, err
}

// ImportDashboard answers what a dashboard of elsewhere is here.
func (s *Server) ImportDashboard(ctx context.Context, _ oss.ImportDashboardRequestObject) (
	oss.ImportDashboardResponseObject, error,
) {
	imported, err := s.Dashboards.Import(ctx, team(ctx), httpapi.Body(ctx))
	return data(ctx, imported), err
}

// GetDashboard answers one dashboard.
func (s *Server) GetDashboard(ctx context.Context, r oss.GetDashboardRequestObject) (
	oss.GetDashboardResponseObject, error,
) {
	d, version, err := s.Dashboards.Get(ctx, team(ctx), r.ID)
	httpapi.SetVersion(ctx, version)
	return data(ctx, d), err
}

// UpdateDashboard replaces a dashboard.
func (s *Server) UpdateDashboard(ctx context.Context, r oss.UpdateDashboardRequestObject) (
	oss.UpdateDashboardResponseObject, error,
) {
	d, version, err := s.Dashboards.Update(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx), httpapi.Body(ctx))
	httpapi.SetVersion(ctx, version)
	if err == nil {
		httpapi.Warn(ctx, func() []core.Issue { return s.Dashboards.Warnings(ctx, team(ctx), d) })
	}
	return data(ctx, d), err
}

// DeleteDashboard removes a dashboard and the alerts on it.
func (s *Server) DeleteDashboard(ctx context.Context, r oss.DeleteDashboardRequestObject) (
	oss.DeleteDashboardResponseObject, error,
) {
	return oss.DeleteDashboard200JSONResponse{}, s.Dashboards.Delete(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx))
}

// QueryChartSeries runs a chart's queries.
func (s *Server) QueryChartSeries(ctx context.Context, r oss.QueryChartSeriesRequestObject) (
	oss.QueryChartSeriesResponseObject, error,
) {
	var rows []byte
	err := httpapi.Fresh(ctx, func(ctx context.Context) (err error) {
		rows, err = s.Charts.Query(ctx, team(ctx), *r.Body)
		return err
	})
	return data(ctx, rows), err
}

// QueryTile runs the queries of a dashboard's tile.
func (s *Server) QueryTile(ctx context.Context, r oss.QueryTileRequestObject) (oss.QueryTileResponseObject, error) {
	var tile *query.TileData
	err := httpapi.Fresh(ctx, func(ctx context.Context) (err error) {
		tile, err = s.Tiles.Query(ctx, team(ctx), r.ID, r.TileID, *r.Body)
		return err
	})
	if err != nil {
		return nil, err
	}
	text, err := tile.JSON(ctx)
	return data(ctx, text), err
}

// QueryFilterValues answers the choices of a dashboard's filter.
func (s *Server) QueryFilterValues(ctx context.Context, r oss.QueryFilterValuesRequestObject) (
	oss.QueryFilterValuesResponseObject, error,
) {
	values, err := s.Tiles.Choices(ctx, team(ctx), r.ID, r.FilterID, *r.Body)
	return oss.QueryFilterValues200JSONResponse{Data: values}, err
}

// PreviewTile runs the queries of a tile that is not stored.
func (s *Server) PreviewTile(ctx context.Context, _ oss.PreviewTileRequestObject) (oss.PreviewTileResponseObject, error) {
	var tile *query.TileData
	err := httpapi.Fresh(ctx, func(ctx context.Context) (err error) {
		tile, err = s.Tiles.Preview(ctx, team(ctx), httpapi.Body(ctx))
		return err
	})
	if err != nil {
		return nil, err
	}
	text, err := tile.JSON(ctx)
	return data(ctx, text), err
}
