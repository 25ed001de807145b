// Package managed answers the multi-tenant API: Server implements the interface that is generated from
// openapi/managed.yaml, by calling the services.
//
// A method calls one service for the service or organization in its path, which httpapi has found to be the caller's, and
// wraps what that returns in the envelope of this API. What a request must look like is in the document, what it must mean
// in service, and statuses and errors are httpapi's. Only the deployment under cmd imports this package.
package managed

import (
	"context"
	"encoding/base64"
	"net/http"
	"net/netip"
	"strings"

	"github.com/gorilla/mux"

	"github.com/obstack/obstack/gen/managed"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/openapi"
)

// segmentAt is where the path segment stands that --segment renames:
// /v1/organizations/{organizationId}/services/{serviceId}/stack, split at the slashes.
const segmentAt = 6

// Server implements the generated interface. Shape and tenant of every request have been checked before a method is
// called.
type Server struct{ *service.Services }

// New returns the managed API, with the segment in the place of "stack" in its paths.
func New(s *service.Services, segment string) (httpapi.API, error) {
	server := &Server{s}
	document, err := schema.Load(openapi.Files(), "managed.yaml")
	return httpapi.API{
		Document:  document,
		Published: func() (*openapi.Document, error) { return openapi.Managed(segment) },
		Mount:     server.mount, Authenticate: server.authenticate, Tenant: server.tenant,
		Rules:         s.Rules(),
		RefuseUnknown: true, RequestIDs: true, Rewrite: rewrite(segment),
		ErrorBody: ErrorBody, Challenge: `Basic realm="obstack", charset="UTF-8"`,
	}, err
}

// authenticate finds the caller of an Authorization header.
func (s *Server) authenticate(ctx context.Context, header string, address netip.Addr) (core.Principal, error) {
	id, secret := basicKey(header)
	if id == "" || secret == "" {
		return core.Principal{}, core.NewError(core.Unauthenticated, "", nil)
	}
	return s.People.AuthenticateOrganization(ctx, id, secret, address)
}

// tenant puts the caller into the organization and service of the path. Ids that are no UUIDs are left to the check
// of the parameters, which refuses them.
func (s *Server) tenant(ctx context.Context, p core.Principal, vars map[string]string) (core.Principal, error) {
	organization, service := vars["organizationId"], vars["serviceId"]
	if !schema.IsUUID(organization) {
		return p, nil
	}
	if !schema.IsUUID(service) {
		service = ""
	}
	return s.People.Tenant(ctx, p, organization, service)
}

// mount adds the generated routes to the router.
func (s *Server) mount(r *mux.Router, errors *httpapi.ErrorWriter) {
	strict := managed.NewStrictHandlerWithOptions(s, nil, managed.StrictHTTPServerOptions{
		RequestErrorHandlerFunc:  errors.Write,
		ResponseErrorHandlerFunc: errors.Write,
	})
	managed.HandlerWithOptions(strict, managed.GorillaServerOptions{BaseRouter: r, ErrorHandlerFunc: errors.Write})
}

// rewrite returns the function that maps the segment's name to the document's.
func rewrite(segment string) func(segments []string) bool {
	return func(segments []string) bool {
		if len(segments) <= segmentAt || segments[4] != "services" {
			return true
		}
		if segments[segmentAt] != segment {
			return false
		}
		segments[segmentAt] = "stack"
		return true
	}
}

// codes are the words in front of an error's text.
var codes = map[int]string{
	http.StatusBadRequest:            "BAD_REQUEST",
	http.StatusUnauthorized:          "UNAUTHORIZED",
	http.StatusForbidden:             "FORBIDDEN",
	http.StatusNotFound:              "NOT_FOUND",
	http.StatusMethodNotAllowed:      "METHOD_NOT_ALLOWED",
	http.StatusConflict:              "CONFLICT",
	http.StatusPreconditionFailed:    "PRECONDITION_FAILED",
	http.StatusRequestEntityTooLarge: "PAYLOAD_TOO_LARGE",
	http.StatusUnsupportedMediaType:  "UNSUPPORTED_MEDIA_TYPE",
	http.StatusTooManyRequests:       "TOO_MANY_REQUESTS",
	http.StatusInternalServerError:   "INTERNAL_SERVER_ERROR",
	http.StatusServiceUnavailable:    "SERVICE_UNAVAILABLE",
	http.StatusGatewayTimeout:        "GATEWAY_TIMEOUT",
}

// ErrorBody is the body of errors.
func ErrorBody(status int, text, requestID string) any {
	return managed.Error{Status: status, Error: codes[status] + ": " + text, RequestID: requestID}
}

// basicKey returns the key id and secret of an Authorization header, empty when it has another form.
func basicKey(header string) (id, secret string) {
	encoded, ok := strings.CutPrefix(header, "Basic ")
	if !ok {
		return "", ""
	}
	pair, err := base64.StdEncoding.DecodeString(encoded)
	if err != nil {
		return "", ""
	}
	id, secret, ok = strings.Cut(string(pair), ":")
	if !ok {
		return "", ""
	}
	return id, secret
}

func team(ctx context.Context) core.TeamID { return core.PrincipalFrom(ctx).Team }

// text is the answer to a request of JSON text in pieces.
type text struct {
	ctx    context.Context
	pieces [][]byte
}

// envelope is what comes before a result.
func envelope(ctx context.Context) string {
	return `{"status":200,"requestId":"` + httpapi.RequestID(ctx) + `","result":`
}

// result wraps text in the envelope.
func result(ctx context.Context, payload []byte) text {
	return text{ctx, [][]byte{[]byte(envelope(ctx)), payload, []byte(`}`)}}
}

func (t text) write(w http.ResponseWriter) error { return httpapi.WriteText(t.ctx, w, t.pieces...) }

func (t text) VisitCreateDashboardResponse(w http.ResponseWriter) error   { return t.write(w) }
func (t text) VisitGetDashboardResponse(w http.ResponseWriter) error      { return t.write(w) }
func (t text) VisitUpdateDashboardResponse(w http.ResponseWriter) error   { return t.write(w) }
func (t text) VisitValidateDashboardResponse(w http.ResponseWriter) error { return t.write(w) }

// ListDashboards answers every dashboard of the service.
func (s *Server) ListDashboards(ctx context.Context, r managed.ListDashboardsRequestObject) (
	managed.ListDashboardsResponseObject, error,
) {
	limit, offset := httpapi.PageIfAsked(r.Params.Limit, r.Params.Offset)
	return listResult(ctx, s.Dashboards.List(team(ctx), store.ListOptions{
		Name: httpapi.ValueOf(r.Params.Name), Tag: r.Params.Tag,
		Limit: limit, Offset: offset,
	}), r.Params.Limit, r.Params.Offset), nil
}

// CreateDashboard stores a dashboard.
func (s *Server) CreateDashboard(ctx context.Context, _ managed.CreateDashboardRequestObject) (
	managed.CreateDashboardResponseObject, error,
) {
	d, version, err := s.Dashboards.Create(ctx, team(ctx), httpapi.Body(ctx))
	httpapi.SetVersion(ctx, version)
	if err == nil {
		httpapi.Warn(ctx, func() []core.Issue { return s.Dashboards.Warnings(ctx, team(ctx), d) })
	}
	return result(ctx, d), err
}

// ValidateDashboard answers what is wrong with a dashboard.
func (s *Server) ValidateDashboard(ctx context.Context, _ managed.ValidateDashboardRequestObject) (
	managed.ValidateDashboardResponseObject, error,
) {
	report, err := s.Dashboards.Validate(ctx, team(ctx), httpapi.Body(ctx), httpapi.Problems(ctx))
	return result(ctx, report), err
}

// GetDashboard answers one dashboard.
func (s *Server) GetDashboard(ctx context.Context, r managed.GetDashboardRequestObject) (
	managed.GetDashboardResponseObject, error,
) {
	d, version, err := s.Dashboards.Get(ctx, team(ctx), r.ID)
	httpapi.SetVersion(ctx, version)
	return result(ctx, d), err
}

// UpdateDashboard replaces a dashboard.
func (s *Server) UpdateDashboard(ctx context.Context, r managed.UpdateDashboardRequestObject) (
	managed.UpdateDashboardResponseObject, error,
) {
	d, version, err := s.Dashboards.Update(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx), httpapi.Body(ctx))
	httpapi.SetVersion(ctx, version)
	if err == nil {
		httpapi.Warn(ctx, func() []core.Issue { return s.Dashboards.Warnings(ctx, team(ctx), d) })
	}
	return result(ctx, d), err
}

// DeleteDashboard removes a dashboard and the alerts on it.
func (s *Server) DeleteDashboard(ctx context.Context, r managed.DeleteDashboardRequestObject) (
	managed.DeleteDashboardResponseObject, error,
) {
	err := s.Dashboards.Delete(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx))
	return managed.DeleteDashboard200JSONResponse{Status: http.StatusOK, RequestID: httpapi.RequestID(ctx)}, err
}

// ListSources answers every source of the service.
func (s *Server) ListSources(ctx context.Context, r managed.ListSourcesRequestObject) (
	managed.ListSourcesResponseObject, error,
) {
	limit, offset := httpapi.PageIfAsked(r.Params.Limit, r.Params.Offset)
	return listResult(ctx, s.Sources.List(team(ctx), store.ListOptions{
		Name: httpapi.ValueOf(r.Params.Name), Kind: string(httpapi.ValueOf(r.Params.Kind)),
		Limit: limit, Offset: offset,
	}), r.Params.Limit, r.Params.Offset), nil
}
