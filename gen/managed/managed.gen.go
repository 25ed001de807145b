// Code generated from managed.yaml. DO NOT EDIT.

package managed

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"

	"github.com/gorilla/mux"
	"github.com/oapi-codegen/runtime"
	api "github.com/obstack/obstack/gen/api"
)

// AlertListResult A page of alerts.
type AlertListResult struct {
	// Status The HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result The alerts.
	Result []api.Alert `json:"result"`
}

// AlertResult One alert.
type AlertResult struct {
	// Status The HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result A rule that compares a tile or a saved search with a threshold, window by window, and notifies its channels when it starts and stops to fire.
	Result api.Alert `json:"result"`
}

// DashboardListResult Dashboards.
type DashboardListResult struct {
	// Status The HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result The dashboards.
	Result []api.Dashboard `json:"result"`
}

// DashboardResult One dashboard.
type DashboardResult struct {
	// Status The HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result A page of tiles, with the filters and groups that go with them.
	Result api.Dashboard `json:"result"`
}

// DashboardVerdictResult Whether a dashboard could be created.
type DashboardVerdictResult struct {
	// Status The HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result Whether a dashboard could be created.
	Result api.DashboardVerdict `json:"result"`
}

// EmptyResult Done, without a result.
type EmptyResult struct {
	// Status The HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`
}

// Error An error.
type Error struct {
	// Status The HTTP status.
	Status int `json:"status"`

	// Error A code in capitals, and after a colon what is wrong in words.
	Error string `json:"error"`

	// RequestID Id of the request.
	RequestID string `json:"requestId"`
}

// InvitationResult One invitation.
type InvitationResult struct {
	// Status The HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result An open invitation to join an organization.
	Result api.Invitation `json:"result"`
}

// ResultRequestID Id of the request.
type ResultRequestID = string

// ResultStatus The HTTP status.
type ResultStatus = int

// SourceListResult Sources.
type SourceListResult struct {
	// Status The HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result The sources.
	Result []api.Source `json:"result"`
}

// AlertID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type AlertID = api.ObjectID

// DashboardID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type DashboardID = api.ObjectID

// InvitationID defines model for InvitationId.
type InvitationID = string

// Limit defines model for Limit.
type Limit = int

// Offset defines model for Offset.
type Offset = int

// OrganizationID defines model for OrganizationId.
type OrganizationID = string

// ServiceID defines model for ServiceId.
type ServiceID = string

// BadRequest An error.
type BadRequest = Error

// InternalError An error.
type InternalError = Error

// NotFound An error.
type NotFound = Error

// Timeout An error.
type Timeout = Error

// TooLarge An error.
type TooLarge = Error

// TooManyRequests An error.
type TooManyRequests = Error

// Unauthorized An error.
type Unauthorized = Error

// Unavailable An error.
type Unavailable = Error

// UnsupportedMediaType An error.
type UnsupportedMediaType = Error

// ListAlertsParams defines parameters for ListAlerts.
type ListAlertsParams struct {
	// Limit How many to answer at most.
	Limit *Limit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset How many to pass over.
	Offset *Offset `form:"offset,omitempty" json:"offset,omitempty"`
}

// CreateAlertJSONRequestBody defines body for CreateAlert for application/json ContentType.
type CreateAlertJSONRequestBody = api.AlertWrite

// UpdateAlertJSONRequestBody defines body for UpdateAlert for application/json ContentType.
type UpdateAlertJSONRequestBody = api.AlertWrite

// CreateDashboardJSONRequestBody defines body for CreateDashboard for application/json ContentType.
type CreateDashboardJSONRequestBody = api.DashboardCreate

// ValidateDashboardJSONRequestBody defines body for ValidateDashboard for application/json ContentType.
type ValidateDashboardJSONRequestBody = api.DashboardCreate

// UpdateDashboardJSONRequestBody defines body for UpdateDashboard for application/json ContentType.
type UpdateDashboardJSONRequestBody = api.DashboardUpdate

// RequestEditorFn is the function signature for the RequestEditor callback function
type RequestEditorFn func(ctx context.Context, req *http.Request) error

// Doer performs HTTP requests.
//
// The standard http.Client implements this interface.
type HttpRequestDoer interface {
	Do(req *http.Request) (*http.Response, error)
}

// Client which conforms to the OpenAPI3 specification for this service.
type Client struct {
	// The endpoint of the server conforming to this interface, with scheme,
	// https://api.deepmap.com for example. This can contain a path relative
	// to the server, such as https://api.deepmap.com/dev-test, and all the
	// paths in the swagger spec will be appended to the server.
	Server string

	// Doer for performing requests, typically a *http.Client with any
	// customized settings, such as certificate chains.
	Client HttpRequestDoer

	// A list of callbacks for modifying requests which are generated before sending over
	// the network.
	RequestEditors []RequestEditorFn
}

// ClientOption allows setting custom parameters during construction
type ClientOption func(*Client) error

// Creates a new Client, with reasonable defaults
func NewClient(server string, opts ...ClientOption) (*Client, error) {
	// create a client with sane default values
	client := Client{
		Server: server,
	}
	// mutate client and add all optional params
	for _, o := range opts {
		if err := o(&client); err != nil {
			return nil, err
		}
	}
	// ensure the server URL always has a trailing slash
	if !strings.HasSuffix(client.Server, "/") {
		client.Server += "/"
	}
	// create httpClient, if not already present
	if client.Client == nil {
		client.Client = &http.Client{}
	}
	return &client, nil
}

// WithHTTPClient allows overriding the default Doer, which is
// automatically created using http.Client. This is useful for tests.
func WithHTTPClient(doer HttpRequestDoer) ClientOption {
	return func(c *Client) error {
		c.Client = doer
		return nil
	}
}

// WithRequestEditorFn allows setting up a callback function, which will be
// called right before sending the request. This can be used to mutate the request.
func WithRequestEditorFn(fn RequestEditorFn) ClientOption {
	return func(c *Client) error {
		c.RequestEditors = append(c.RequestEditors, fn)
		return nil
	}
}

// The interface specification for the client above.
type ClientInterface interface {

	// GetInvitation Get an invitation
	//
	// Answers one invitation to join the organization.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/invitations/{invitationId} (the `GetInvitation` operationId).
	GetInvitation(ctx context.Context, organizationID OrganizationID, invitationID InvitationID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListAlerts List alerts
	//
	// Alerts in the order in which they were created, by page. A page past the end is empty.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `ListAlerts` operationId).
	ListAlerts(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, params *ListAlertsParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateAlertWithBody Create an alert
	//
	// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist. It starts in state `OK` and is looked at from its next window on.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `CreateAlert` operationId).
	CreateAlertWithBody(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateAlert Create an alert
	//
	// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist. It starts in state `OK` and is looked at from its next window on.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `CreateAlert` operationId).
	CreateAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, body CreateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// DeleteAlert Delete an alert
	//
	// Deletes the alert. Nobody is notified.
	//
	// Corresponds with DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `DeleteAlert` operationId).
	DeleteAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetAlert Get an alert
	//
	// Answers one alert, with its state and what went wrong in its last evaluation.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `GetAlert` operationId).
	GetAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateAlertWithBody Update an alert
	//
	// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy` and `numConsecutiveWindows` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. State, silence and errors are not touched.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `UpdateAlert` operationId).
	UpdateAlertWithBody(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateAlert Update an alert
	//
	// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy` and `numConsecutiveWindows` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. State, silence and errors are not touched.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `UpdateAlert` operationId).
	UpdateAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, body UpdateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListDashboards List dashboards
	//
	// Every dashboard, in full, by name from Z to A (in the order of the bytes, so lower case comes first). There is no paging.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `ListDashboards` operationId).
	ListDashboards(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateDashboardWithBody Create a dashboard
	//
	// Creates a dashboard and answers it as it is stored, with the ids that were given to it, its tiles and its filters. Sources, connections and dashboards that it names must exist.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `CreateDashboard` operationId).
	CreateDashboardWithBody(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateDashboard Create a dashboard
	//
	// Creates a dashboard and answers it as it is stored, with the ids that were given to it, its tiles and its filters. Sources, connections and dashboards that it names must exist.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `CreateDashboard` operationId).
	CreateDashboard(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, body CreateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ValidateDashboardWithBody Validate a dashboard
	//
	// Says whether a dashboard could be created, and stores nothing. Whatever is wrong with it is in an answer of status 200. The rules are those of a new dashboard, so a filter with an id is an error; but an empty name is none, since an update takes it.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/validate (the `ValidateDashboard` operationId).
	ValidateDashboardWithBody(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ValidateDashboard Validate a dashboard
	//
	// Says whether a dashboard could be created, and stores nothing. Whatever is wrong with it is in an answer of status 200. The rules are those of a new dashboard, so a filter with an id is an error; but an empty name is none, since an update takes it.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/validate (the `ValidateDashboard` operationId).
	ValidateDashboard(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, body ValidateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// DeleteDashboard Delete a dashboard
	//
	// Deletes the dashboard and the alerts on its tiles.
	//
	// Corresponds with DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `DeleteDashboard` operationId).
	DeleteDashboard(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetDashboard Get a dashboard
	//
	// Answers one dashboard.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `GetDashboard` operationId).
	GetDashboard(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateDashboardWithBody Update a dashboard
	//
	// Puts the body in place of the dashboard. Optional keys that are left out keep what is stored, and an empty list clears it. Tiles and filters that carry a known id keep it. Alerts of tiles that disappear, or that can no longer carry one, are deleted.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `UpdateDashboard` operationId).
	UpdateDashboardWithBody(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateDashboard Update a dashboard
	//
	// Puts the body in place of the dashboard. Optional keys that are left out keep what is stored, and an empty list clears it. Tiles and filters that carry a known id keep it. Alerts of tiles that disappear, or that can no longer carry one, are deleted.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `UpdateDashboard` operationId).
	UpdateDashboard(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, body UpdateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListSources List sources
	//
	// Every source, with the tables that it reads and the expressions that say how. There is no paging.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/sources (the `ListSources` operationId).
	ListSources(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, reqEditors ...RequestEditorFn) (*http.Response, error)
}

// GetInvitation Get an invitation
//
// Answers one invitation to join the organization.
//
// Corresponds with GET /v1/organizations/{organizationId}/invitations/{invitationId} (the `GetInvitation` operationId).
func (c *Client) GetInvitation(ctx context.Context, organizationID OrganizationID, invitationID InvitationID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetInvitationRequest(c.Server, organizationID, invitationID)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// ListAlerts List alerts
//
// Alerts in the order in which they were created, by page. A page past the end is empty.
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `ListAlerts` operationId).
func (c *Client) ListAlerts(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, params *ListAlertsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListAlertsRequest(c.Server, organizationID, serviceID, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// CreateAlertWithBody Create an alert
//
// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist. It starts in state `OK` and is looked at from its next window on.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `CreateAlert` operationId).
func (c *Client) CreateAlertWithBody(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateAlertRequestWithBody(c.Server, organizationID, serviceID, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// CreateAlert Create an alert
//
// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist. It starts in state `OK` and is looked at from its next window on.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `CreateAlert` operationId).
func (c *Client) CreateAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, body CreateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateAlertRequest(c.Server, organizationID, serviceID, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// DeleteAlert Delete an alert
//
// Deletes the alert. Nobody is notified.
//
// Corresponds with DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `DeleteAlert` operationId).
func (c *Client) DeleteAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewDeleteAlertRequest(c.Server, organizationID, serviceID, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// GetAlert Get an alert
//
// Answers one alert, with its state and what went wrong in its last evaluation.
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `GetAlert` operationId).
func (c *Client) GetAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetAlertRequest(c.Server, organizationID, serviceID, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateAlertWithBody Update an alert
//
// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy` and `numConsecutiveWindows` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. State, silence and errors are not touched.
//
// Takes any type of body and a specified content type.
//
// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `UpdateAlert` operationId).
func (c *Client) UpdateAlertWithBody(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateAlertRequestWithBody(c.Server, organizationID, serviceID, id, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateAlert Update an alert
//
// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy` and `numConsecutiveWindows` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. State, silence and errors are not touched.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `UpdateAlert` operationId).
func (c *Client) UpdateAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, body UpdateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateAlertRequest(c.Server, organizationID, serviceID, id, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// ListDashboards List dashboards
//
// Every dashboard, in full, by name from Z to A (in the order of the bytes, so lower case comes first). There is no paging.
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `ListDashboards` operationId).
func (c *Client) ListDashboards(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListDashboardsRequest(c.Server, organizationID, serviceID)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// CreateDashboardWithBody Create a dashboard
//
// Creates a dashboard and answers it as it is stored, with the ids that were given to it, its tiles and its filters. Sources, connections and dashboards that it names must exist.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `CreateDashboard` operationId).
func (c *Client) CreateDashboardWithBody(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateDashboardRequestWithBody(c.Server, organizationID, serviceID, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// CreateDashboard Create a dashboard
//
// Creates a dashboard and answers it as it is stored, with the ids that were given to it, its tiles and its filters. Sources, connections and dashboards that it names must exist.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `CreateDashboard` operationId).
func (c *Client) CreateDashboard(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, body CreateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateDashboardRequest(c.Server, organizationID, serviceID, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// ValidateDashboardWithBody Validate a dashboard
//
// Says whether a dashboard could be created, and stores nothing. Whatever is wrong with it is in an answer of status 200. The rules are those of a new dashboard, so a filter with an id is an error; but an empty name is none, since an update takes it.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/validate (the `ValidateDashboard` operationId).
func (c *Client) ValidateDashboardWithBody(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewValidateDashboardRequestWithBody(c.Server, organizationID, serviceID, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// ValidateDashboard Validate a dashboard
//
// Says whether a dashboard could be created, and stores nothing. Whatever is wrong with it is in an answer of status 200. The rules are those of a new dashboard, so a filter with an id is an error; but an empty name is none, since an update takes it.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/validate (the `ValidateDashboard` operationId).
func (c *Client) ValidateDashboard(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, body ValidateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewValidateDashboardRequest(c.Server, organizationID, serviceID, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// DeleteDashboard Delete a dashboard
//
// Deletes the dashboard and the alerts on its tiles.
//
// Corresponds with DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `DeleteDashboard` operationId).
func (c *Client) DeleteDashboard(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewDeleteDashboardRequest(c.Server, organizationID, serviceID, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// GetDashboard Get a dashboard
//
// Answers one dashboard.
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `GetDashboard` operationId).
func (c *Client) GetDashboard(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetDashboardRequest(c.Server, organizationID, serviceID, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateDashboardWithBody Update a dashboard
//
// Puts the body in place of the dashboard. Optional keys that are left out keep what is stored, and an empty list clears it. Tiles and filters that carry a known id keep it. Alerts of tiles that disappear, or that can no longer carry one, are deleted.
//
// Takes any type of body and a specified content type.
//
// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `UpdateDashboard` operationId).
func (c *Client) UpdateDashboardWithBody(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateDashboardRequestWithBody(c.Server, organizationID, serviceID, id, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateDashboard Update a dashboard
//
// Puts the body in place of the dashboard. Optional keys that are left out keep what is stored, and an empty list clears it. Tiles and filters that carry a known id keep it. Alerts of tiles that disappear, or that can no longer carry one, are deleted.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `UpdateDashboard` operationId).
func (c *Client) UpdateDashboard(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, body UpdateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateDashboardRequest(c.Server, organizationID, serviceID, id, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// ListSources List sources
//
// Every source, with the tables that it reads and the expressions that say how. There is no paging.
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/sources (the `ListSources` operationId).
func (c *Client) ListSources(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListSourcesRequest(c.Server, organizationID, serviceID)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// NewGetInvitationRequest constructs an http.Request for the GetInvitation method
func NewGetInvitationRequest(server string, organizationID OrganizationID, invitationID InvitationID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "invitationId", invitationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/invitations/%s", pathParam0, pathParam1)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodGet, queryURL.String(), nil)
	if err != nil {
		return nil, err
	}

	return req, nil
}

// NewListAlertsRequest constructs an http.Request for the ListAlerts method
func NewListAlertsRequest(server string, organizationID OrganizationID, serviceID ServiceID, params *ListAlertsParams) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "serviceId", serviceID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/alerts", pathParam0, pathParam1)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	if params != nil {
		// queryValues collects non-styled parameters (passthrough, JSON)
		// that are safe to round-trip through url.Values.Encode().
		queryValues := queryURL.Query()
		// rawQueryFragments collects pre-encoded query fragments from
		// styled parameters, preserving literal commas as delimiters
		// per the OpenAPI spec (e.g. "color=blue,black,brown").
		var rawQueryFragments []string

		if params.Limit != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "limit", *params.Limit, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "integer", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.Offset != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "offset", *params.Offset, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "integer", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if encoded := queryValues.Encode(); encoded != "" {
			rawQueryFragments = append(rawQueryFragments, encoded)
		}
		queryURL.RawQuery = strings.Join(rawQueryFragments, "&")
	}

	req, err := http.NewRequest(http.MethodGet, queryURL.String(), nil)
	if err != nil {
		return nil, err
	}

	return req, nil
}

// NewCreateAlertRequest calls the generic CreateAlert builder with application/json body
func NewCreateAlertRequest(server string, organizationID OrganizationID, serviceID ServiceID, body CreateAlertJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewCreateAlertRequestWithBody(server, organizationID, serviceID, "application/json", bodyReader)
}

// NewCreateAlertRequestWithBody constructs an http.Request for the CreateAlert method, with any body, and a specified content type
func NewCreateAlertRequestWithBody(server string, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "serviceId", serviceID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/alerts", pathParam0, pathParam1)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodPost, queryURL.String(), body)
	if err != nil {
		return nil, err
	}

	req.Header.Add("Content-Type", contentType)

	return req, nil
}

// NewDeleteAlertRequest constructs an http.Request for the DeleteAlert method
func NewDeleteAlertRequest(server string, organizationID OrganizationID, serviceID ServiceID, id AlertID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "serviceId", serviceID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam2 string

	pathParam2, err = runtime.StyleParamWithOptions("simple", false, "id", id, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: ""})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/alerts/%s", pathParam0, pathParam1, pathParam2)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodDelete, queryURL.String(), nil)
	if err != nil {
		return nil, err
	}

	return req, nil
}

// NewGetAlertRequest constructs an http.Request for the GetAlert method
func NewGetAlertRequest(server string, organizationID OrganizationID, serviceID ServiceID, id AlertID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "serviceId", serviceID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam2 string

	pathParam2, err = runtime.StyleParamWithOptions("simple", false, "id", id, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: ""})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/alerts/%s", pathParam0, pathParam1, pathParam2)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodGet, queryURL.String(), nil)
	if err != nil {
		return nil, err
	}

	return req, nil
}

// NewUpdateAlertRequest calls the generic UpdateAlert builder with application/json body
func NewUpdateAlertRequest(server string, organizationID OrganizationID, serviceID ServiceID, id AlertID, body UpdateAlertJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewUpdateAlertRequestWithBody(server, organizationID, serviceID, id, "application/json", bodyReader)
}

// NewUpdateAlertRequestWithBody constructs an http.Request for the UpdateAlert method, with any body, and a specified content type
func NewUpdateAlertRequestWithBody(server string, organizationID OrganizationID, serviceID ServiceID, id AlertID, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "serviceId", serviceID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam2 string

	pathParam2, err = runtime.StyleParamWithOptions("simple", false, "id", id, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: ""})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/alerts/%s", pathParam0, pathParam1, pathParam2)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodPut, queryURL.String(), body)
	if err != nil {
		return nil, err
	}

	req.Header.Add("Content-Type", contentType)

	return req, nil
}

// NewListDashboardsRequest constructs an http.Request for the ListDashboards method
func NewListDashboardsRequest(server string, organizationID OrganizationID, serviceID ServiceID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "serviceId", serviceID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/dashboards", pathParam0, pathParam1)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodGet, queryURL.String(), nil)
	if err != nil {
		return nil, err
	}

	return req, nil
}

// NewCreateDashboardRequest calls the generic CreateDashboard builder with application/json body
func NewCreateDashboardRequest(server string, organizationID OrganizationID, serviceID ServiceID, body CreateDashboardJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewCreateDashboardRequestWithBody(server, organizationID, serviceID, "application/json", bodyReader)
}

// NewCreateDashboardRequestWithBody constructs an http.Request for the CreateDashboard method, with any body, and a specified content type
func NewCreateDashboardRequestWithBody(server string, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "serviceId", serviceID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/dashboards", pathParam0, pathParam1)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodPost, queryURL.String(), body)
	if err != nil {
		return nil, err
	}

	req.Header.Add("Content-Type", contentType)

	return req, nil
}

// NewValidateDashboardRequest calls the generic ValidateDashboard builder with application/json body
func NewValidateDashboardRequest(server string, organizationID OrganizationID, serviceID ServiceID, body ValidateDashboardJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewValidateDashboardRequestWithBody(server, organizationID, serviceID, "application/json", bodyReader)
}

// NewValidateDashboardRequestWithBody constructs an http.Request for the ValidateDashboard method, with any body, and a specified content type
func NewValidateDashboardRequestWithBody(server string, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "serviceId", serviceID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/dashboards/validate", pathParam0, pathParam1)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodPost, queryURL.String(), body)
	if err != nil {
		return nil, err
	}

	req.Header.Add("Content-Type", contentType)

	return req, nil
}

// NewDeleteDashboardRequest constructs an http.Request for the DeleteDashboard method
func NewDeleteDashboardRequest(server string, organizationID OrganizationID, serviceID ServiceID, id DashboardID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "serviceId", serviceID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam2 string

	pathParam2, err = runtime.StyleParamWithOptions("simple", false, "id", id, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: ""})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/dashboards/%s", pathParam0, pathParam1, pathParam2)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodDelete, queryURL.String(), nil)
	if err != nil {
		return nil, err
	}

	return req, nil
}

// NewGetDashboardRequest constructs an http.Request for the GetDashboard method
func NewGetDashboardRequest(server string, organizationID OrganizationID, serviceID ServiceID, id DashboardID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "serviceId", serviceID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam2 string

	pathParam2, err = runtime.StyleParamWithOptions("simple", false, "id", id, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: ""})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/dashboards/%s", pathParam0, pathParam1, pathParam2)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodGet, queryURL.String(), nil)
	if err != nil {
		return nil, err
	}

	return req, nil
}

// NewUpdateDashboardRequest calls the generic UpdateDashboard builder with application/json body
func NewUpdateDashboardRequest(server string, organizationID OrganizationID, serviceID ServiceID, id DashboardID, body UpdateDashboardJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewUpdateDashboardRequestWithBody(server, organizationID, serviceID, id, "application/json", bodyReader)
}

// NewUpdateDashboardRequestWithBody constructs an http.Request for the UpdateDashboard method, with any body, and a specified content type
func NewUpdateDashboardRequestWithBody(server string, organizationID OrganizationID, serviceID ServiceID, id DashboardID, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "serviceId", serviceID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam2 string

	pathParam2, err = runtime.StyleParamWithOptions("simple", false, "id", id, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: ""})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/dashboards/%s", pathParam0, pathParam1, pathParam2)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodPut, queryURL.String(), body)
	if err != nil {
		return nil, err
	}

	req.Header.Add("Content-Type", contentType)

	return req, nil
}

// NewListSourcesRequest constructs an http.Request for the ListSources method
func NewListSourcesRequest(server string, organizationID OrganizationID, serviceID ServiceID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "serviceId", serviceID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/sources", pathParam0, pathParam1)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodGet, queryURL.String(), nil)
	if err != nil {
		return nil, err
	}

	return req, nil
}

func (c *Client) applyEditors(ctx context.Context, req *http.Request, additionalEditors []RequestEditorFn) error {
	for _, r := range c.RequestEditors {
		if err := r(ctx, req); err != nil {
			return err
		}
	}
	for _, r := range additionalEditors {
		if err := r(ctx, req); err != nil {
			return err
		}
	}
	return nil
}

// ClientWithResponses builds on ClientInterface to offer response payloads
type ClientWithResponses struct {
	ClientInterface
}

// NewClientWithResponses creates a new ClientWithResponses, which wraps
// Client with return type handling
func NewClientWithResponses(server string, opts ...ClientOption) (*ClientWithResponses, error) {
	client, err := NewClient(server, opts...)
	if err != nil {
		return nil, err
	}
	return &ClientWithResponses{client}, nil
}

// WithBaseURL overrides the baseURL.
func WithBaseURL(baseURL string) ClientOption {
	return func(c *Client) error {
		newBaseURL, err := url.Parse(baseURL)
		if err != nil {
			return err
		}
		c.Server = newBaseURL.String()
		return nil
	}
}

// ClientWithResponsesInterface is the interface specification for the client with responses above.
type ClientWithResponsesInterface interface {

	// GetInvitationWithResponse Get an invitation
	//
	// Answers one invitation to join the organization.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/invitations/{invitationId} (the `GetInvitation` operationId).
	GetInvitationWithResponse(ctx context.Context, organizationID OrganizationID, invitationID InvitationID, reqEditors ...RequestEditorFn) (*GetInvitationResponse, error)

	// ListAlertsWithResponse List alerts
	//
	// Alerts in the order in which they were created, by page. A page past the end is empty.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `ListAlerts` operationId).
	ListAlertsWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, params *ListAlertsParams, reqEditors ...RequestEditorFn) (*ListAlertsResponse, error)

	// CreateAlertWithBodyWithResponse Create an alert
	//
	// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist. It starts in state `OK` and is looked at from its next window on.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `CreateAlert` operationId).
	CreateAlertWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateAlertResponse, error)

	// CreateAlertWithResponse Create an alert
	//
	// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist. It starts in state `OK` and is looked at from its next window on.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `CreateAlert` operationId).
	CreateAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, body CreateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateAlertResponse, error)

	// DeleteAlertWithResponse Delete an alert
	//
	// Deletes the alert. Nobody is notified.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `DeleteAlert` operationId).
	DeleteAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*DeleteAlertResponse, error)

	// GetAlertWithResponse Get an alert
	//
	// Answers one alert, with its state and what went wrong in its last evaluation.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `GetAlert` operationId).
	GetAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*GetAlertResponse, error)

	// UpdateAlertWithBodyWithResponse Update an alert
	//
	// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy` and `numConsecutiveWindows` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. State, silence and errors are not touched.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `UpdateAlert` operationId).
	UpdateAlertWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateAlertResponse, error)

	// UpdateAlertWithResponse Update an alert
	//
	// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy` and `numConsecutiveWindows` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. State, silence and errors are not touched.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `UpdateAlert` operationId).
	UpdateAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, body UpdateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateAlertResponse, error)

	// ListDashboardsWithResponse List dashboards
	//
	// Every dashboard, in full, by name from Z to A (in the order of the bytes, so lower case comes first). There is no paging.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `ListDashboards` operationId).
	ListDashboardsWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, reqEditors ...RequestEditorFn) (*ListDashboardsResponse, error)

	// CreateDashboardWithBodyWithResponse Create a dashboard
	//
	// Creates a dashboard and answers it as it is stored, with the ids that were given to it, its tiles and its filters. Sources, connections and dashboards that it names must exist.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `CreateDashboard` operationId).
	CreateDashboardWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateDashboardResponse, error)

	// CreateDashboardWithResponse Create a dashboard
	//
	// Creates a dashboard and answers it as it is stored, with the ids that were given to it, its tiles and its filters. Sources, connections and dashboards that it names must exist.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `CreateDashboard` operationId).
	CreateDashboardWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, body CreateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateDashboardResponse, error)

	// ValidateDashboardWithBodyWithResponse Validate a dashboard
	//
	// Says whether a dashboard could be created, and stores nothing. Whatever is wrong with it is in an answer of status 200. The rules are those of a new dashboard, so a filter with an id is an error; but an empty name is none, since an update takes it.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/validate (the `ValidateDashboard` operationId).
	ValidateDashboardWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*ValidateDashboardResponse, error)

	// ValidateDashboardWithResponse Validate a dashboard
	//
	// Says whether a dashboard could be created, and stores nothing. Whatever is wrong with it is in an answer of status 200. The rules are those of a new dashboard, so a filter with an id is an error; but an empty name is none, since an update takes it.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/validate (the `ValidateDashboard` operationId).
	ValidateDashboardWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, body ValidateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*ValidateDashboardResponse, error)

	// DeleteDashboardWithResponse Delete a dashboard
	//
	// Deletes the dashboard and the alerts on its tiles.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `DeleteDashboard` operationId).
	DeleteDashboardWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, reqEditors ...RequestEditorFn) (*DeleteDashboardResponse, error)

	// GetDashboardWithResponse Get a dashboard
	//
	// Answers one dashboard.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `GetDashboard` operationId).
	GetDashboardWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, reqEditors ...RequestEditorFn) (*GetDashboardResponse, error)

	// UpdateDashboardWithBodyWithResponse Update a dashboard
	//
	// Puts the body in place of the dashboard. Optional keys that are left out keep what is stored, and an empty list clears it. Tiles and filters that carry a known id keep it. Alerts of tiles that disappear, or that can no longer carry one, are deleted.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `UpdateDashboard` operationId).
	UpdateDashboardWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateDashboardResponse, error)

	// UpdateDashboardWithResponse Update a dashboard
	//
	// Puts the body in place of the dashboard. Optional keys that are left out keep what is stored, and an empty list clears it. Tiles and filters that carry a known id keep it. Alerts of tiles that disappear, or that can no longer carry one, are deleted.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `UpdateDashboard` operationId).
	UpdateDashboardWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, body UpdateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateDashboardResponse, error)

	// ListSourcesWithResponse List sources
	//
	// Every source, with the tables that it reads and the expressions that say how. There is no paging.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/sources (the `ListSources` operationId).
	ListSourcesWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, reqEditors ...RequestEditorFn) (*ListSourcesResponse, error)
}

type GetInvitationResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *InvitationResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r GetInvitationResponse) GetJSON200() *InvitationResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r GetInvitationResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r GetInvitationResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r GetInvitationResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r GetInvitationResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r GetInvitationResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r GetInvitationResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r GetInvitationResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r GetInvitationResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r GetInvitationResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r GetInvitationResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r GetInvitationResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type ListAlertsResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *AlertListResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListAlertsResponse) GetJSON200() *AlertListResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListAlertsResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListAlertsResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r ListAlertsResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListAlertsResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListAlertsResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListAlertsResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListAlertsResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListAlertsResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListAlertsResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListAlertsResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListAlertsResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type CreateAlertResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *AlertResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON413 the response for an HTTP 413 `application/json` response
	JSON413 *TooLarge
	// JSON415 the response for an HTTP 415 `application/json` response
	JSON415 *UnsupportedMediaType
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r CreateAlertResponse) GetJSON200() *AlertResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r CreateAlertResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r CreateAlertResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r CreateAlertResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r CreateAlertResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r CreateAlertResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r CreateAlertResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r CreateAlertResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r CreateAlertResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r CreateAlertResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r CreateAlertResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r CreateAlertResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r CreateAlertResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r CreateAlertResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type DeleteAlertResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *EmptyResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r DeleteAlertResponse) GetJSON200() *EmptyResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r DeleteAlertResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r DeleteAlertResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r DeleteAlertResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r DeleteAlertResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r DeleteAlertResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r DeleteAlertResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r DeleteAlertResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r DeleteAlertResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r DeleteAlertResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r DeleteAlertResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r DeleteAlertResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type GetAlertResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *AlertResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r GetAlertResponse) GetJSON200() *AlertResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r GetAlertResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r GetAlertResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r GetAlertResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r GetAlertResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r GetAlertResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r GetAlertResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r GetAlertResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r GetAlertResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r GetAlertResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r GetAlertResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r GetAlertResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type UpdateAlertResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *AlertResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON413 the response for an HTTP 413 `application/json` response
	JSON413 *TooLarge
	// JSON415 the response for an HTTP 415 `application/json` response
	JSON415 *UnsupportedMediaType
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r UpdateAlertResponse) GetJSON200() *AlertResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r UpdateAlertResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r UpdateAlertResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r UpdateAlertResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r UpdateAlertResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r UpdateAlertResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r UpdateAlertResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r UpdateAlertResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r UpdateAlertResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r UpdateAlertResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r UpdateAlertResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r UpdateAlertResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r UpdateAlertResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r UpdateAlertResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type ListDashboardsResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *DashboardListResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListDashboardsResponse) GetJSON200() *DashboardListResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListDashboardsResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListDashboardsResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r ListDashboardsResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListDashboardsResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListDashboardsResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListDashboardsResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListDashboardsResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListDashboardsResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListDashboardsResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListDashboardsResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListDashboardsResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type CreateDashboardResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *DashboardResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON413 the response for an HTTP 413 `application/json` response
	JSON413 *TooLarge
	// JSON415 the response for an HTTP 415 `application/json` response
	JSON415 *UnsupportedMediaType
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r CreateDashboardResponse) GetJSON200() *DashboardResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r CreateDashboardResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r CreateDashboardResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r CreateDashboardResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r CreateDashboardResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r CreateDashboardResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r CreateDashboardResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r CreateDashboardResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r CreateDashboardResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r CreateDashboardResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r CreateDashboardResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r CreateDashboardResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r CreateDashboardResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r CreateDashboardResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type ValidateDashboardResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *DashboardVerdictResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON413 the response for an HTTP 413 `application/json` response
	JSON413 *TooLarge
	// JSON415 the response for an HTTP 415 `application/json` response
	JSON415 *UnsupportedMediaType
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ValidateDashboardResponse) GetJSON200() *DashboardVerdictResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ValidateDashboardResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ValidateDashboardResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r ValidateDashboardResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r ValidateDashboardResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r ValidateDashboardResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ValidateDashboardResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ValidateDashboardResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ValidateDashboardResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ValidateDashboardResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ValidateDashboardResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ValidateDashboardResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ValidateDashboardResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ValidateDashboardResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type DeleteDashboardResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *EmptyResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r DeleteDashboardResponse) GetJSON200() *EmptyResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r DeleteDashboardResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r DeleteDashboardResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r DeleteDashboardResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r DeleteDashboardResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r DeleteDashboardResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r DeleteDashboardResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r DeleteDashboardResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r DeleteDashboardResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r DeleteDashboardResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r DeleteDashboardResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r DeleteDashboardResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type GetDashboardResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *DashboardResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r GetDashboardResponse) GetJSON200() *DashboardResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r GetDashboardResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r GetDashboardResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r GetDashboardResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r GetDashboardResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r GetDashboardResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r GetDashboardResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r GetDashboardResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r GetDashboardResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r GetDashboardResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r GetDashboardResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r GetDashboardResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type UpdateDashboardResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *DashboardResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON413 the response for an HTTP 413 `application/json` response
	JSON413 *TooLarge
	// JSON415 the response for an HTTP 415 `application/json` response
	JSON415 *UnsupportedMediaType
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r UpdateDashboardResponse) GetJSON200() *DashboardResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r UpdateDashboardResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r UpdateDashboardResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r UpdateDashboardResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r UpdateDashboardResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r UpdateDashboardResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r UpdateDashboardResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r UpdateDashboardResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r UpdateDashboardResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r UpdateDashboardResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r UpdateDashboardResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r UpdateDashboardResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r UpdateDashboardResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r UpdateDashboardResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type ListSourcesResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *SourceListResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListSourcesResponse) GetJSON200() *SourceListResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListSourcesResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListSourcesResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r ListSourcesResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListSourcesResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListSourcesResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListSourcesResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListSourcesResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListSourcesResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListSourcesResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListSourcesResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListSourcesResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

// GetInvitationWithResponse Get an invitation
//
// Answers one invitation to join the organization.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/invitations/{invitationId} (the `GetInvitation` operationId).
func (c *ClientWithResponses) GetInvitationWithResponse(ctx context.Context, organizationID OrganizationID, invitationID InvitationID, reqEditors ...RequestEditorFn) (*GetInvitationResponse, error) {
	rsp, err := c.GetInvitation(ctx, organizationID, invitationID, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseGetInvitationResponse(rsp)
}

// ListAlertsWithResponse List alerts
//
// Alerts in the order in which they were created, by page. A page past the end is empty.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `ListAlerts` operationId).
func (c *ClientWithResponses) ListAlertsWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, params *ListAlertsParams, reqEditors ...RequestEditorFn) (*ListAlertsResponse, error) {
	rsp, err := c.ListAlerts(ctx, organizationID, serviceID, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListAlertsResponse(rsp)
}

// CreateAlertWithBodyWithResponse Create an alert
//
// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist. It starts in state `OK` and is looked at from its next window on.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `CreateAlert` operationId).
func (c *ClientWithResponses) CreateAlertWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateAlertResponse, error) {
	rsp, err := c.CreateAlertWithBody(ctx, organizationID, serviceID, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseCreateAlertResponse(rsp)
}

// CreateAlertWithResponse Create an alert
//
// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist. It starts in state `OK` and is looked at from its next window on.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `CreateAlert` operationId).
func (c *ClientWithResponses) CreateAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, body CreateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateAlertResponse, error) {
	rsp, err := c.CreateAlert(ctx, organizationID, serviceID, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseCreateAlertResponse(rsp)
}

// DeleteAlertWithResponse Delete an alert
//
// Deletes the alert. Nobody is notified.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `DeleteAlert` operationId).
func (c *ClientWithResponses) DeleteAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*DeleteAlertResponse, error) {
	rsp, err := c.DeleteAlert(ctx, organizationID, serviceID, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseDeleteAlertResponse(rsp)
}

// GetAlertWithResponse Get an alert
//
// Answers one alert, with its state and what went wrong in its last evaluation.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `GetAlert` operationId).
func (c *ClientWithResponses) GetAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*GetAlertResponse, error) {
	rsp, err := c.GetAlert(ctx, organizationID, serviceID, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseGetAlertResponse(rsp)
}

// UpdateAlertWithBodyWithResponse Update an alert
//
// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy` and `numConsecutiveWindows` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. State, silence and errors are not touched.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `UpdateAlert` operationId).
func (c *ClientWithResponses) UpdateAlertWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateAlertResponse, error) {
	rsp, err := c.UpdateAlertWithBody(ctx, organizationID, serviceID, id, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateAlertResponse(rsp)
}

// UpdateAlertWithResponse Update an alert
//
// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy` and `numConsecutiveWindows` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. State, silence and errors are not touched.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `UpdateAlert` operationId).
func (c *ClientWithResponses) UpdateAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, body UpdateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateAlertResponse, error) {
	rsp, err := c.UpdateAlert(ctx, organizationID, serviceID, id, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateAlertResponse(rsp)
}

// ListDashboardsWithResponse List dashboards
//
// Every dashboard, in full, by name from Z to A (in the order of the bytes, so lower case comes first). There is no paging.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `ListDashboards` operationId).
func (c *ClientWithResponses) ListDashboardsWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, reqEditors ...RequestEditorFn) (*ListDashboardsResponse, error) {
	rsp, err := c.ListDashboards(ctx, organizationID, serviceID, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListDashboardsResponse(rsp)
}

// CreateDashboardWithBodyWithResponse Create a dashboard
//
// Creates a dashboard and answers it as it is stored, with the ids that were given to it, its tiles and its filters. Sources, connections and dashboards that it names must exist.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `CreateDashboard` operationId).
func (c *ClientWithResponses) CreateDashboardWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateDashboardResponse, error) {
	rsp, err := c.CreateDashboardWithBody(ctx, organizationID, serviceID, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseCreateDashboardResponse(rsp)
}

// CreateDashboardWithResponse Create a dashboard
//
// Creates a dashboard and answers it as it is stored, with the ids that were given to it, its tiles and its filters. Sources, connections and dashboards that it names must exist.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `CreateDashboard` operationId).
func (c *ClientWithResponses) CreateDashboardWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, body CreateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateDashboardResponse, error) {
	rsp, err := c.CreateDashboard(ctx, organizationID, serviceID, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseCreateDashboardResponse(rsp)
}

// ValidateDashboardWithBodyWithResponse Validate a dashboard
//
// Says whether a dashboard could be created, and stores nothing. Whatever is wrong with it is in an answer of status 200. The rules are those of a new dashboard, so a filter with an id is an error; but an empty name is none, since an update takes it.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/validate (the `ValidateDashboard` operationId).
func (c *ClientWithResponses) ValidateDashboardWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*ValidateDashboardResponse, error) {
	rsp, err := c.ValidateDashboardWithBody(ctx, organizationID, serviceID, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseValidateDashboardResponse(rsp)
}

// ValidateDashboardWithResponse Validate a dashboard
//
// Says whether a dashboard could be created, and stores nothing. Whatever is wrong with it is in an answer of status 200. The rules are those of a new dashboard, so a filter with an id is an error; but an empty name is none, since an update takes it.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/validate (the `ValidateDashboard` operationId).
func (c *ClientWithResponses) ValidateDashboardWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, body ValidateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*ValidateDashboardResponse, error) {
	rsp, err := c.ValidateDashboard(ctx, organizationID, serviceID, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseValidateDashboardResponse(rsp)
}

// DeleteDashboardWithResponse Delete a dashboard
//
// Deletes the dashboard and the alerts on its tiles.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `DeleteDashboard` operationId).
func (c *ClientWithResponses) DeleteDashboardWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, reqEditors ...RequestEditorFn) (*DeleteDashboardResponse, error) {
	rsp, err := c.DeleteDashboard(ctx, organizationID, serviceID, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseDeleteDashboardResponse(rsp)
}

// GetDashboardWithResponse Get a dashboard
//
// Answers one dashboard.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `GetDashboard` operationId).
func (c *ClientWithResponses) GetDashboardWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, reqEditors ...RequestEditorFn) (*GetDashboardResponse, error) {
	rsp, err := c.GetDashboard(ctx, organizationID, serviceID, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseGetDashboardResponse(rsp)
}

// UpdateDashboardWithBodyWithResponse Update a dashboard
//
// Puts the body in place of the dashboard. Optional keys that are left out keep what is stored, and an empty list clears it. Tiles and filters that carry a known id keep it. Alerts of tiles that disappear, or that can no longer carry one, are deleted.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `UpdateDashboard` operationId).
func (c *ClientWithResponses) UpdateDashboardWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateDashboardResponse, error) {
	rsp, err := c.UpdateDashboardWithBody(ctx, organizationID, serviceID, id, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateDashboardResponse(rsp)
}

// UpdateDashboardWithResponse Update a dashboard
//
// Puts the body in place of the dashboard. Optional keys that are left out keep what is stored, and an empty list clears it. Tiles and filters that carry a known id keep it. Alerts of tiles that disappear, or that can no longer carry one, are deleted.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `UpdateDashboard` operationId).
func (c *ClientWithResponses) UpdateDashboardWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, body UpdateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateDashboardResponse, error) {
	rsp, err := c.UpdateDashboard(ctx, organizationID, serviceID, id, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateDashboardResponse(rsp)
}

// ListSourcesWithResponse List sources
//
// Every source, with the tables that it reads and the expressions that say how. There is no paging.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/sources (the `ListSources` operationId).
func (c *ClientWithResponses) ListSourcesWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, reqEditors ...RequestEditorFn) (*ListSourcesResponse, error) {
	rsp, err := c.ListSources(ctx, organizationID, serviceID, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListSourcesResponse(rsp)
}

// ParseGetInvitationResponse parses an HTTP response from a GetInvitationWithResponse call
func ParseGetInvitationResponse(rsp *http.Response) (*GetInvitationResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &GetInvitationResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest InvitationResult
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 400:
		var dest BadRequest
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON400 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 401:
		var dest Unauthorized
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON401 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 429:
		var dest TooManyRequests
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON429 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 500:
		var dest InternalError
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON500 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 503:
		var dest Unavailable
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON503 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 504:
		var dest Timeout
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON504 = &dest

	}

	return response, nil
}

// ParseListAlertsResponse parses an HTTP response from a ListAlertsWithResponse call
func ParseListAlertsResponse(rsp *http.Response) (*ListAlertsResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListAlertsResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest AlertListResult
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 400:
		var dest BadRequest
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON400 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 401:
		var dest Unauthorized
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON401 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 429:
		var dest TooManyRequests
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON429 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 500:
		var dest InternalError
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON500 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 503:
		var dest Unavailable
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON503 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 504:
		var dest Timeout
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON504 = &dest

	}

	return response, nil
}

// ParseCreateAlertResponse parses an HTTP response from a CreateAlertWithResponse call
func ParseCreateAlertResponse(rsp *http.Response) (*CreateAlertResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &CreateAlertResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest AlertResult
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 400:
		var dest BadRequest
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON400 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 401:
		var dest Unauthorized
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON401 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 413:
		var dest TooLarge
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON413 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 415:
		var dest UnsupportedMediaType
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON415 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 429:
		var dest TooManyRequests
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON429 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 500:
		var dest InternalError
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON500 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 503:
		var dest Unavailable
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON503 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 504:
		var dest Timeout
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON504 = &dest

	}

	return response, nil
}

// ParseDeleteAlertResponse parses an HTTP response from a DeleteAlertWithResponse call
func ParseDeleteAlertResponse(rsp *http.Response) (*DeleteAlertResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &DeleteAlertResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest EmptyResult
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 400:
		var dest BadRequest
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON400 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 401:
		var dest Unauthorized
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON401 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 429:
		var dest TooManyRequests
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON429 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 500:
		var dest InternalError
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON500 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 503:
		var dest Unavailable
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON503 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 504:
		var dest Timeout
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON504 = &dest

	}

	return response, nil
}

// ParseGetAlertResponse parses an HTTP response from a GetAlertWithResponse call
func ParseGetAlertResponse(rsp *http.Response) (*GetAlertResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &GetAlertResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest AlertResult
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 400:
		var dest BadRequest
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON400 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 401:
		var dest Unauthorized
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON401 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 429:
		var dest TooManyRequests
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON429 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 500:
		var dest InternalError
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON500 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 503:
		var dest Unavailable
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON503 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 504:
		var dest Timeout
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON504 = &dest

	}

	return response, nil
}

// ParseUpdateAlertResponse parses an HTTP response from a UpdateAlertWithResponse call
func ParseUpdateAlertResponse(rsp *http.Response) (*UpdateAlertResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &UpdateAlertResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest AlertResult
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 400:
		var dest BadRequest
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON400 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 401:
		var dest Unauthorized
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON401 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 413:
		var dest TooLarge
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON413 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 415:
		var dest UnsupportedMediaType
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON415 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 429:
		var dest TooManyRequests
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON429 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 500:
		var dest InternalError
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON500 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 503:
		var dest Unavailable
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON503 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 504:
		var dest Timeout
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON504 = &dest

	}

	return response, nil
}

// ParseListDashboardsResponse parses an HTTP response from a ListDashboardsWithResponse call
func ParseListDashboardsResponse(rsp *http.Response) (*ListDashboardsResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListDashboardsResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest DashboardListResult
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 400:
		var dest BadRequest
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON400 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 401:
		var dest Unauthorized
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON401 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 429:
		var dest TooManyRequests
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON429 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 500:
		var dest InternalError
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON500 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 503:
		var dest Unavailable
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON503 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 504:
		var dest Timeout
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON504 = &dest

	}

	return response, nil
}

// ParseCreateDashboardResponse parses an HTTP response from a CreateDashboardWithResponse call
func ParseCreateDashboardResponse(rsp *http.Response) (*CreateDashboardResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &CreateDashboardResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest DashboardResult
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 400:
		var dest BadRequest
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON400 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 401:
		var dest Unauthorized
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON401 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 413:
		var dest TooLarge
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON413 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 415:
		var dest UnsupportedMediaType
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON415 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 429:
		var dest TooManyRequests
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON429 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 500:
		var dest InternalError
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON500 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 503:
		var dest Unavailable
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON503 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 504:
		var dest Timeout
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON504 = &dest

	}

	return response, nil
}

// ParseValidateDashboardResponse parses an HTTP response from a ValidateDashboardWithResponse call
func ParseValidateDashboardResponse(rsp *http.Response) (*ValidateDashboardResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ValidateDashboardResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest DashboardVerdictResult
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 400:
		var dest BadRequest
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON400 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 401:
		var dest Unauthorized
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON401 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 413:
		var dest TooLarge
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON413 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 415:
		var dest UnsupportedMediaType
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON415 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 429:
		var dest TooManyRequests
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON429 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 500:
		var dest InternalError
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON500 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 503:
		var dest Unavailable
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON503 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 504:
		var dest Timeout
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON504 = &dest

	}

	return response, nil
}

// ParseDeleteDashboardResponse parses an HTTP response from a DeleteDashboardWithResponse call
func ParseDeleteDashboardResponse(rsp *http.Response) (*DeleteDashboardResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &DeleteDashboardResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest EmptyResult
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 400:
		var dest BadRequest
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON400 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 401:
		var dest Unauthorized
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON401 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 429:
		var dest TooManyRequests
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON429 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 500:
		var dest InternalError
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON500 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 503:
		var dest Unavailable
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON503 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 504:
		var dest Timeout
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON504 = &dest

	}

	return response, nil
}

// ParseGetDashboardResponse parses an HTTP response from a GetDashboardWithResponse call
func ParseGetDashboardResponse(rsp *http.Response) (*GetDashboardResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &GetDashboardResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest DashboardResult
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 400:
		var dest BadRequest
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON400 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 401:
		var dest Unauthorized
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON401 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 429:
		var dest TooManyRequests
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON429 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 500:
		var dest InternalError
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON500 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 503:
		var dest Unavailable
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON503 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 504:
		var dest Timeout
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON504 = &dest

	}

	return response, nil
}

// ParseUpdateDashboardResponse parses an HTTP response from a UpdateDashboardWithResponse call
func ParseUpdateDashboardResponse(rsp *http.Response) (*UpdateDashboardResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &UpdateDashboardResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest DashboardResult
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 400:
		var dest BadRequest
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON400 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 401:
		var dest Unauthorized
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON401 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 413:
		var dest TooLarge
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON413 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 415:
		var dest UnsupportedMediaType
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON415 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 429:
		var dest TooManyRequests
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON429 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 500:
		var dest InternalError
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON500 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 503:
		var dest Unavailable
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON503 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 504:
		var dest Timeout
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON504 = &dest

	}

	return response, nil
}

// ParseListSourcesResponse parses an HTTP response from a ListSourcesWithResponse call
func ParseListSourcesResponse(rsp *http.Response) (*ListSourcesResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListSourcesResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest SourceListResult
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 400:
		var dest BadRequest
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON400 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 401:
		var dest Unauthorized
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON401 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 429:
		var dest TooManyRequests
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON429 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 500:
		var dest InternalError
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON500 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 503:
		var dest Unavailable
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON503 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 504:
		var dest Timeout
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON504 = &dest

	}

	return response, nil
}

// ServerInterface represents all server handlers.
type ServerInterface interface {
	// GetInvitation Get an invitation
	// (GET /v1/organizations/{organizationId}/invitations/{invitationId})
	GetInvitation(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, invitationID InvitationID)
	// ListAlerts List alerts
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts)
	ListAlerts(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, params ListAlertsParams)
	// CreateAlert Create an alert
	// (POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts)
	CreateAlert(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID)
	// DeleteAlert Delete an alert
	// (DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id})
	DeleteAlert(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID)
	// GetAlert Get an alert
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id})
	GetAlert(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID)
	// UpdateAlert Update an alert
	// (PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id})
	UpdateAlert(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID)
	// ListDashboards List dashboards
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards)
	ListDashboards(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID)
	// CreateDashboard Create a dashboard
	// (POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards)
	CreateDashboard(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID)
	// ValidateDashboard Validate a dashboard
	// (POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/validate)
	ValidateDashboard(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID)
	// DeleteDashboard Delete a dashboard
	// (DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id})
	DeleteDashboard(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id DashboardID)
	// GetDashboard Get a dashboard
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id})
	GetDashboard(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id DashboardID)
	// UpdateDashboard Update a dashboard
	// (PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id})
	UpdateDashboard(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id DashboardID)
	// ListSources List sources
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/sources)
	ListSources(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID)
}

// ServerInterfaceWrapper converts contexts to parameters.
type ServerInterfaceWrapper struct {
	Handler            ServerInterface
	HandlerMiddlewares []MiddlewareFunc
	ErrorHandlerFunc   func(w http.ResponseWriter, r *http.Request, err error)
}

type MiddlewareFunc func(http.Handler) http.Handler

// GetInvitation operation middleware
func (siw *ServerInterfaceWrapper) GetInvitation(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "invitationId" -------------
	var invitationID InvitationID

	err = runtime.BindStyledParameterWithOptions("simple", "invitationId", mux.Vars(r)["invitationId"], &invitationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "invitationId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.GetInvitation(w, r, organizationID, invitationID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ListAlerts operation middleware
func (siw *ServerInterfaceWrapper) ListAlerts(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "serviceId" -------------
	var serviceID ServiceID

	err = runtime.BindStyledParameterWithOptions("simple", "serviceId", mux.Vars(r)["serviceId"], &serviceID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "serviceId", Err: err})
		return
	}

	// Parameter object where we will unmarshal all parameters from the context
	var params ListAlertsParams

	// ------------- Optional query parameter "limit" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "limit", r.URL.Query(), &params.Limit, runtime.BindQueryParameterOptions{Type: "integer", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "limit"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "limit", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "offset" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "offset", r.URL.Query(), &params.Offset, runtime.BindQueryParameterOptions{Type: "integer", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "offset"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "offset", Err: err})
		}
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.ListAlerts(w, r, organizationID, serviceID, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// CreateAlert operation middleware
func (siw *ServerInterfaceWrapper) CreateAlert(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "serviceId" -------------
	var serviceID ServiceID

	err = runtime.BindStyledParameterWithOptions("simple", "serviceId", mux.Vars(r)["serviceId"], &serviceID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "serviceId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.CreateAlert(w, r, organizationID, serviceID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// DeleteAlert operation middleware
func (siw *ServerInterfaceWrapper) DeleteAlert(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "serviceId" -------------
	var serviceID ServiceID

	err = runtime.BindStyledParameterWithOptions("simple", "serviceId", mux.Vars(r)["serviceId"], &serviceID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "serviceId", Err: err})
		return
	}

	// ------------- Path parameter "id" -------------
	var id AlertID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.DeleteAlert(w, r, organizationID, serviceID, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// GetAlert operation middleware
func (siw *ServerInterfaceWrapper) GetAlert(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "serviceId" -------------
	var serviceID ServiceID

	err = runtime.BindStyledParameterWithOptions("simple", "serviceId", mux.Vars(r)["serviceId"], &serviceID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "serviceId", Err: err})
		return
	}

	// ------------- Path parameter "id" -------------
	var id AlertID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.GetAlert(w, r, organizationID, serviceID, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// UpdateAlert operation middleware
func (siw *ServerInterfaceWrapper) UpdateAlert(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "serviceId" -------------
	var serviceID ServiceID

	err = runtime.BindStyledParameterWithOptions("simple", "serviceId", mux.Vars(r)["serviceId"], &serviceID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "serviceId", Err: err})
		return
	}

	// ------------- Path parameter "id" -------------
	var id AlertID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.UpdateAlert(w, r, organizationID, serviceID, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ListDashboards operation middleware
func (siw *ServerInterfaceWrapper) ListDashboards(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "serviceId" -------------
	var serviceID ServiceID

	err = runtime.BindStyledParameterWithOptions("simple", "serviceId", mux.Vars(r)["serviceId"], &serviceID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "serviceId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.ListDashboards(w, r, organizationID, serviceID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// CreateDashboard operation middleware
func (siw *ServerInterfaceWrapper) CreateDashboard(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "serviceId" -------------
	var serviceID ServiceID

	err = runtime.BindStyledParameterWithOptions("simple", "serviceId", mux.Vars(r)["serviceId"], &serviceID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "serviceId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.CreateDashboard(w, r, organizationID, serviceID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ValidateDashboard operation middleware
func (siw *ServerInterfaceWrapper) ValidateDashboard(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "serviceId" -------------
	var serviceID ServiceID

	err = runtime.BindStyledParameterWithOptions("simple", "serviceId", mux.Vars(r)["serviceId"], &serviceID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "serviceId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.ValidateDashboard(w, r, organizationID, serviceID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// DeleteDashboard operation middleware
func (siw *ServerInterfaceWrapper) DeleteDashboard(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "serviceId" -------------
	var serviceID ServiceID

	err = runtime.BindStyledParameterWithOptions("simple", "serviceId", mux.Vars(r)["serviceId"], &serviceID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "serviceId", Err: err})
		return
	}

	// ------------- Path parameter "id" -------------
	var id DashboardID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.DeleteDashboard(w, r, organizationID, serviceID, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// GetDashboard operation middleware
func (siw *ServerInterfaceWrapper) GetDashboard(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "serviceId" -------------
	var serviceID ServiceID

	err = runtime.BindStyledParameterWithOptions("simple", "serviceId", mux.Vars(r)["serviceId"], &serviceID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "serviceId", Err: err})
		return
	}

	// ------------- Path parameter "id" -------------
	var id DashboardID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.GetDashboard(w, r, organizationID, serviceID, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// UpdateDashboard operation middleware
func (siw *ServerInterfaceWrapper) UpdateDashboard(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "serviceId" -------------
	var serviceID ServiceID

	err = runtime.BindStyledParameterWithOptions("simple", "serviceId", mux.Vars(r)["serviceId"], &serviceID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "serviceId", Err: err})
		return
	}

	// ------------- Path parameter "id" -------------
	var id DashboardID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.UpdateDashboard(w, r, organizationID, serviceID, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ListSources operation middleware
func (siw *ServerInterfaceWrapper) ListSources(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "serviceId" -------------
	var serviceID ServiceID

	err = runtime.BindStyledParameterWithOptions("simple", "serviceId", mux.Vars(r)["serviceId"], &serviceID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "serviceId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.ListSources(w, r, organizationID, serviceID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

type UnescapedCookieParamError struct {
	ParamName string
	Err       error
}

func (e *UnescapedCookieParamError) Error() string {
	return fmt.Sprintf("error unescaping cookie parameter '%s'", e.ParamName)
}

func (e *UnescapedCookieParamError) Unwrap() error {
	return e.Err
}

type UnmarshalingParamError struct {
	ParamName string
	Err       error
}

func (e *UnmarshalingParamError) Error() string {
	return fmt.Sprintf("Error unmarshaling parameter %s as JSON: %s", e.ParamName, e.Err.Error())
}

func (e *UnmarshalingParamError) Unwrap() error {
	return e.Err
}

type RequiredParamError struct {
	ParamName string
}

func (e *RequiredParamError) Error() string {
	return fmt.Sprintf("Query argument %s is required, but not found", e.ParamName)
}

type RequiredHeaderError struct {
	ParamName string
	Err       error
}

func (e *RequiredHeaderError) Error() string {
	return fmt.Sprintf("Header parameter %s is required, but not found", e.ParamName)
}

func (e *RequiredHeaderError) Unwrap() error {
	return e.Err
}

type InvalidParamFormatError struct {
	ParamName string
	Err       error
}

func (e *InvalidParamFormatError) Error() string {
	return fmt.Sprintf("Invalid format for parameter %s: %s", e.ParamName, e.Err.Error())
}

func (e *InvalidParamFormatError) Unwrap() error {
	return e.Err
}

type TooManyValuesForParamError struct {
	ParamName string
	Count     int
}

func (e *TooManyValuesForParamError) Error() string {
	return fmt.Sprintf("Expected one value for %s, got %d", e.ParamName, e.Count)
}

// Handler creates http.Handler with routing matching OpenAPI spec.
func Handler(si ServerInterface) http.Handler {
	return HandlerWithOptions(si, GorillaServerOptions{})
}

type GorillaServerOptions struct {
	BaseURL          string
	BaseRouter       *mux.Router
	Middlewares      []MiddlewareFunc
	ErrorHandlerFunc func(w http.ResponseWriter, r *http.Request, err error)
}

// HandlerFromMux creates http.Handler with routing matching OpenAPI spec based on the provided mux.
func HandlerFromMux(si ServerInterface, r *mux.Router) http.Handler {
	return HandlerWithOptions(si, GorillaServerOptions{
		BaseRouter: r,
	})
}

func HandlerFromMuxWithBaseURL(si ServerInterface, r *mux.Router, baseURL string) http.Handler {
	return HandlerWithOptions(si, GorillaServerOptions{
		BaseURL:    baseURL,
		BaseRouter: r,
	})
}

// HandlerWithOptions creates http.Handler with additional options
func HandlerWithOptions(si ServerInterface, options GorillaServerOptions) http.Handler {
	r := options.BaseRouter

	if r == nil {
		r = mux.NewRouter()
	}
	if options.ErrorHandlerFunc == nil {
		options.ErrorHandlerFunc = func(w http.ResponseWriter, r *http.Request, err error) {
			http.Error(w, err.Error(), http.StatusBadRequest)
		}
	}
	wrapper := ServerInterfaceWrapper{
		Handler:            si,
		HandlerMiddlewares: options.Middlewares,
		ErrorHandlerFunc:   options.ErrorHandlerFunc,
	}

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards", wrapper.ListDashboards).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards", wrapper.CreateDashboard).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/validate", wrapper.ValidateDashboard).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id}", wrapper.DeleteDashboard).Methods(http.MethodDelete)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id}", wrapper.GetDashboard).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id}", wrapper.UpdateDashboard).Methods(http.MethodPut)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/alerts", wrapper.ListAlerts).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/alerts", wrapper.CreateAlert).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}", wrapper.DeleteAlert).Methods(http.MethodDelete)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}", wrapper.GetAlert).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}", wrapper.UpdateAlert).Methods(http.MethodPut)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/sources", wrapper.ListSources).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/invitations/{invitationId}", wrapper.GetInvitation).Methods(http.MethodGet)

	return r
}

type BadRequestJSONResponse Error

type InternalErrorJSONResponse Error

type NotFoundJSONResponse Error

type TimeoutJSONResponse Error

type TooLargeJSONResponse Error

type TooManyRequestsJSONResponse Error

type UnauthorizedJSONResponse Error

type UnavailableJSONResponse Error

type UnsupportedMediaTypeJSONResponse Error

type GetInvitationRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	InvitationID   InvitationID   `json:"invitationId"`
}

type GetInvitationResponseObject interface {
	VisitGetInvitationResponse(w http.ResponseWriter) error
}

type GetInvitation200JSONResponse InvitationResult

func (response GetInvitation200JSONResponse) VisitGetInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type GetInvitation400JSONResponse struct{ BadRequestJSONResponse }

func (response GetInvitation400JSONResponse) VisitGetInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type GetInvitation401JSONResponse struct{ UnauthorizedJSONResponse }

func (response GetInvitation401JSONResponse) VisitGetInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type GetInvitation404JSONResponse struct{ NotFoundJSONResponse }

func (response GetInvitation404JSONResponse) VisitGetInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type GetInvitation429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response GetInvitation429JSONResponse) VisitGetInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type GetInvitation500JSONResponse struct{ InternalErrorJSONResponse }

func (response GetInvitation500JSONResponse) VisitGetInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type GetInvitation503JSONResponse struct{ UnavailableJSONResponse }

func (response GetInvitation503JSONResponse) VisitGetInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type GetInvitation504JSONResponse struct{ TimeoutJSONResponse }

func (response GetInvitation504JSONResponse) VisitGetInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlertsRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	Params         ListAlertsParams
}

type ListAlertsResponseObject interface {
	VisitListAlertsResponse(w http.ResponseWriter) error
}

type ListAlerts200JSONResponse AlertListResult

func (response ListAlerts200JSONResponse) VisitListAlertsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlerts400JSONResponse struct{ BadRequestJSONResponse }

func (response ListAlerts400JSONResponse) VisitListAlertsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlerts401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListAlerts401JSONResponse) VisitListAlertsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlerts404JSONResponse struct{ NotFoundJSONResponse }

func (response ListAlerts404JSONResponse) VisitListAlertsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlerts429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListAlerts429JSONResponse) VisitListAlertsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlerts500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListAlerts500JSONResponse) VisitListAlertsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlerts503JSONResponse struct{ UnavailableJSONResponse }

func (response ListAlerts503JSONResponse) VisitListAlertsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlerts504JSONResponse struct{ TimeoutJSONResponse }

func (response ListAlerts504JSONResponse) VisitListAlertsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type CreateAlertRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	Body           *CreateAlertJSONRequestBody
}

type CreateAlertResponseObject interface {
	VisitCreateAlertResponse(w http.ResponseWriter) error
}

type CreateAlert200JSONResponse AlertResult

func (response CreateAlert200JSONResponse) VisitCreateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type CreateAlert400JSONResponse struct{ BadRequestJSONResponse }

func (response CreateAlert400JSONResponse) VisitCreateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type CreateAlert401JSONResponse struct{ UnauthorizedJSONResponse }

func (response CreateAlert401JSONResponse) VisitCreateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type CreateAlert404JSONResponse struct{ NotFoundJSONResponse }

func (response CreateAlert404JSONResponse) VisitCreateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type CreateAlert413JSONResponse struct{ TooLargeJSONResponse }

func (response CreateAlert413JSONResponse) VisitCreateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type CreateAlert415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response CreateAlert415JSONResponse) VisitCreateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type CreateAlert429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response CreateAlert429JSONResponse) VisitCreateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type CreateAlert500JSONResponse struct{ InternalErrorJSONResponse }

func (response CreateAlert500JSONResponse) VisitCreateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type CreateAlert503JSONResponse struct{ UnavailableJSONResponse }

func (response CreateAlert503JSONResponse) VisitCreateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type CreateAlert504JSONResponse struct{ TimeoutJSONResponse }

func (response CreateAlert504JSONResponse) VisitCreateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteAlertRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	ID             AlertID        `json:"id"`
}

type DeleteAlertResponseObject interface {
	VisitDeleteAlertResponse(w http.ResponseWriter) error
}

type DeleteAlert200JSONResponse EmptyResult

func (response DeleteAlert200JSONResponse) VisitDeleteAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteAlert400JSONResponse struct{ BadRequestJSONResponse }

func (response DeleteAlert400JSONResponse) VisitDeleteAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteAlert401JSONResponse struct{ UnauthorizedJSONResponse }

func (response DeleteAlert401JSONResponse) VisitDeleteAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteAlert404JSONResponse struct{ NotFoundJSONResponse }

func (response DeleteAlert404JSONResponse) VisitDeleteAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteAlert429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response DeleteAlert429JSONResponse) VisitDeleteAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteAlert500JSONResponse struct{ InternalErrorJSONResponse }

func (response DeleteAlert500JSONResponse) VisitDeleteAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteAlert503JSONResponse struct{ UnavailableJSONResponse }

func (response DeleteAlert503JSONResponse) VisitDeleteAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteAlert504JSONResponse struct{ TimeoutJSONResponse }

func (response DeleteAlert504JSONResponse) VisitDeleteAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	ID             AlertID        `json:"id"`
}

type GetAlertResponseObject interface {
	VisitGetAlertResponse(w http.ResponseWriter) error
}

type GetAlert200JSONResponse AlertResult

func (response GetAlert200JSONResponse) VisitGetAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlert400JSONResponse struct{ BadRequestJSONResponse }

func (response GetAlert400JSONResponse) VisitGetAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlert401JSONResponse struct{ UnauthorizedJSONResponse }

func (response GetAlert401JSONResponse) VisitGetAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlert404JSONResponse struct{ NotFoundJSONResponse }

func (response GetAlert404JSONResponse) VisitGetAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlert429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response GetAlert429JSONResponse) VisitGetAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlert500JSONResponse struct{ InternalErrorJSONResponse }

func (response GetAlert500JSONResponse) VisitGetAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlert503JSONResponse struct{ UnavailableJSONResponse }

func (response GetAlert503JSONResponse) VisitGetAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlert504JSONResponse struct{ TimeoutJSONResponse }

func (response GetAlert504JSONResponse) VisitGetAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateAlertRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	ID             AlertID        `json:"id"`
	Body           *UpdateAlertJSONRequestBody
}

type UpdateAlertResponseObject interface {
	VisitUpdateAlertResponse(w http.ResponseWriter) error
}

type UpdateAlert200JSONResponse AlertResult

func (response UpdateAlert200JSONResponse) VisitUpdateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateAlert400JSONResponse struct{ BadRequestJSONResponse }

func (response UpdateAlert400JSONResponse) VisitUpdateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateAlert401JSONResponse struct{ UnauthorizedJSONResponse }

func (response UpdateAlert401JSONResponse) VisitUpdateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateAlert404JSONResponse struct{ NotFoundJSONResponse }

func (response UpdateAlert404JSONResponse) VisitUpdateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateAlert413JSONResponse struct{ TooLargeJSONResponse }

func (response UpdateAlert413JSONResponse) VisitUpdateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateAlert415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response UpdateAlert415JSONResponse) VisitUpdateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateAlert429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response UpdateAlert429JSONResponse) VisitUpdateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateAlert500JSONResponse struct{ InternalErrorJSONResponse }

func (response UpdateAlert500JSONResponse) VisitUpdateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateAlert503JSONResponse struct{ UnavailableJSONResponse }

func (response UpdateAlert503JSONResponse) VisitUpdateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateAlert504JSONResponse struct{ TimeoutJSONResponse }

func (response UpdateAlert504JSONResponse) VisitUpdateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type ListDashboardsRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
}

type ListDashboardsResponseObject interface {
	VisitListDashboardsResponse(w http.ResponseWriter) error
}

type ListDashboards200JSONResponse DashboardListResult

func (response ListDashboards200JSONResponse) VisitListDashboardsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type ListDashboards400JSONResponse struct{ BadRequestJSONResponse }

func (response ListDashboards400JSONResponse) VisitListDashboardsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListDashboards401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListDashboards401JSONResponse) VisitListDashboardsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListDashboards404JSONResponse struct{ NotFoundJSONResponse }

func (response ListDashboards404JSONResponse) VisitListDashboardsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type ListDashboards429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListDashboards429JSONResponse) VisitListDashboardsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListDashboards500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListDashboards500JSONResponse) VisitListDashboardsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListDashboards503JSONResponse struct{ UnavailableJSONResponse }

func (response ListDashboards503JSONResponse) VisitListDashboardsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListDashboards504JSONResponse struct{ TimeoutJSONResponse }

func (response ListDashboards504JSONResponse) VisitListDashboardsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type CreateDashboardRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	Body           *CreateDashboardJSONRequestBody
}

type CreateDashboardResponseObject interface {
	VisitCreateDashboardResponse(w http.ResponseWriter) error
}

type CreateDashboard200JSONResponse DashboardResult

func (response CreateDashboard200JSONResponse) VisitCreateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type CreateDashboard400JSONResponse struct{ BadRequestJSONResponse }

func (response CreateDashboard400JSONResponse) VisitCreateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type CreateDashboard401JSONResponse struct{ UnauthorizedJSONResponse }

func (response CreateDashboard401JSONResponse) VisitCreateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type CreateDashboard404JSONResponse struct{ NotFoundJSONResponse }

func (response CreateDashboard404JSONResponse) VisitCreateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type CreateDashboard413JSONResponse struct{ TooLargeJSONResponse }

func (response CreateDashboard413JSONResponse) VisitCreateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type CreateDashboard415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response CreateDashboard415JSONResponse) VisitCreateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type CreateDashboard429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response CreateDashboard429JSONResponse) VisitCreateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type CreateDashboard500JSONResponse struct{ InternalErrorJSONResponse }

func (response CreateDashboard500JSONResponse) VisitCreateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type CreateDashboard503JSONResponse struct{ UnavailableJSONResponse }

func (response CreateDashboard503JSONResponse) VisitCreateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type CreateDashboard504JSONResponse struct{ TimeoutJSONResponse }

func (response CreateDashboard504JSONResponse) VisitCreateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type ValidateDashboardRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	Body           *ValidateDashboardJSONRequestBody
}

type ValidateDashboardResponseObject interface {
	VisitValidateDashboardResponse(w http.ResponseWriter) error
}

type ValidateDashboard200JSONResponse DashboardVerdictResult

func (response ValidateDashboard200JSONResponse) VisitValidateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type ValidateDashboard400JSONResponse struct{ BadRequestJSONResponse }

func (response ValidateDashboard400JSONResponse) VisitValidateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ValidateDashboard401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ValidateDashboard401JSONResponse) VisitValidateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ValidateDashboard404JSONResponse struct{ NotFoundJSONResponse }

func (response ValidateDashboard404JSONResponse) VisitValidateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type ValidateDashboard413JSONResponse struct{ TooLargeJSONResponse }

func (response ValidateDashboard413JSONResponse) VisitValidateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type ValidateDashboard415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response ValidateDashboard415JSONResponse) VisitValidateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type ValidateDashboard429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ValidateDashboard429JSONResponse) VisitValidateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ValidateDashboard500JSONResponse struct{ InternalErrorJSONResponse }

func (response ValidateDashboard500JSONResponse) VisitValidateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ValidateDashboard503JSONResponse struct{ UnavailableJSONResponse }

func (response ValidateDashboard503JSONResponse) VisitValidateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ValidateDashboard504JSONResponse struct{ TimeoutJSONResponse }

func (response ValidateDashboard504JSONResponse) VisitValidateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteDashboardRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	ID             DashboardID    `json:"id"`
}

type DeleteDashboardResponseObject interface {
	VisitDeleteDashboardResponse(w http.ResponseWriter) error
}

type DeleteDashboard200JSONResponse EmptyResult

func (response DeleteDashboard200JSONResponse) VisitDeleteDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteDashboard400JSONResponse struct{ BadRequestJSONResponse }

func (response DeleteDashboard400JSONResponse) VisitDeleteDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteDashboard401JSONResponse struct{ UnauthorizedJSONResponse }

func (response DeleteDashboard401JSONResponse) VisitDeleteDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteDashboard404JSONResponse struct{ NotFoundJSONResponse }

func (response DeleteDashboard404JSONResponse) VisitDeleteDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteDashboard429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response DeleteDashboard429JSONResponse) VisitDeleteDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteDashboard500JSONResponse struct{ InternalErrorJSONResponse }

func (response DeleteDashboard500JSONResponse) VisitDeleteDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteDashboard503JSONResponse struct{ UnavailableJSONResponse }

func (response DeleteDashboard503JSONResponse) VisitDeleteDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteDashboard504JSONResponse struct{ TimeoutJSONResponse }

func (response DeleteDashboard504JSONResponse) VisitDeleteDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type GetDashboardRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	ID             DashboardID    `json:"id"`
}

type GetDashboardResponseObject interface {
	VisitGetDashboardResponse(w http.ResponseWriter) error
}

type GetDashboard200JSONResponse DashboardResult

func (response GetDashboard200JSONResponse) VisitGetDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type GetDashboard400JSONResponse struct{ BadRequestJSONResponse }

func (response GetDashboard400JSONResponse) VisitGetDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type GetDashboard401JSONResponse struct{ UnauthorizedJSONResponse }

func (response GetDashboard401JSONResponse) VisitGetDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type GetDashboard404JSONResponse struct{ NotFoundJSONResponse }

func (response GetDashboard404JSONResponse) VisitGetDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type GetDashboard429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response GetDashboard429JSONResponse) VisitGetDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type GetDashboard500JSONResponse struct{ InternalErrorJSONResponse }

func (response GetDashboard500JSONResponse) VisitGetDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type GetDashboard503JSONResponse struct{ UnavailableJSONResponse }

func (response GetDashboard503JSONResponse) VisitGetDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type GetDashboard504JSONResponse struct{ TimeoutJSONResponse }

func (response GetDashboard504JSONResponse) VisitGetDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateDashboardRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	ID             DashboardID    `json:"id"`
	Body           *UpdateDashboardJSONRequestBody
}

type UpdateDashboardResponseObject interface {
	VisitUpdateDashboardResponse(w http.ResponseWriter) error
}

type UpdateDashboard200JSONResponse DashboardResult

func (response UpdateDashboard200JSONResponse) VisitUpdateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateDashboard400JSONResponse struct{ BadRequestJSONResponse }

func (response UpdateDashboard400JSONResponse) VisitUpdateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateDashboard401JSONResponse struct{ UnauthorizedJSONResponse }

func (response UpdateDashboard401JSONResponse) VisitUpdateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateDashboard404JSONResponse struct{ NotFoundJSONResponse }

func (response UpdateDashboard404JSONResponse) VisitUpdateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateDashboard413JSONResponse struct{ TooLargeJSONResponse }

func (response UpdateDashboard413JSONResponse) VisitUpdateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateDashboard415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response UpdateDashboard415JSONResponse) VisitUpdateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateDashboard429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response UpdateDashboard429JSONResponse) VisitUpdateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateDashboard500JSONResponse struct{ InternalErrorJSONResponse }

func (response UpdateDashboard500JSONResponse) VisitUpdateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateDashboard503JSONResponse struct{ UnavailableJSONResponse }

func (response UpdateDashboard503JSONResponse) VisitUpdateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateDashboard504JSONResponse struct{ TimeoutJSONResponse }

func (response UpdateDashboard504JSONResponse) VisitUpdateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type ListSourcesRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
}

type ListSourcesResponseObject interface {
	VisitListSourcesResponse(w http.ResponseWriter) error
}

type ListSources200JSONResponse SourceListResult

func (response ListSources200JSONResponse) VisitListSourcesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type ListSources400JSONResponse struct{ BadRequestJSONResponse }

func (response ListSources400JSONResponse) VisitListSourcesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListSources401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListSources401JSONResponse) VisitListSourcesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListSources404JSONResponse struct{ NotFoundJSONResponse }

func (response ListSources404JSONResponse) VisitListSourcesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type ListSources429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListSources429JSONResponse) VisitListSourcesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListSources500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListSources500JSONResponse) VisitListSourcesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListSources503JSONResponse struct{ UnavailableJSONResponse }

func (response ListSources503JSONResponse) VisitListSourcesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListSources504JSONResponse struct{ TimeoutJSONResponse }

func (response ListSources504JSONResponse) VisitListSourcesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

// StrictServerInterface represents all server handlers.
type StrictServerInterface interface {
	// GetInvitation Get an invitation
	// (GET /v1/organizations/{organizationId}/invitations/{invitationId})
	GetInvitation(ctx context.Context, request GetInvitationRequestObject) (GetInvitationResponseObject, error)
	// ListAlerts List alerts
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts)
	ListAlerts(ctx context.Context, request ListAlertsRequestObject) (ListAlertsResponseObject, error)
	// CreateAlert Create an alert
	// (POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts)
	CreateAlert(ctx context.Context, request CreateAlertRequestObject) (CreateAlertResponseObject, error)
	// DeleteAlert Delete an alert
	// (DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id})
	DeleteAlert(ctx context.Context, request DeleteAlertRequestObject) (DeleteAlertResponseObject, error)
	// GetAlert Get an alert
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id})
	GetAlert(ctx context.Context, request GetAlertRequestObject) (GetAlertResponseObject, error)
	// UpdateAlert Update an alert
	// (PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id})
	UpdateAlert(ctx context.Context, request UpdateAlertRequestObject) (UpdateAlertResponseObject, error)
	// ListDashboards List dashboards
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards)
	ListDashboards(ctx context.Context, request ListDashboardsRequestObject) (ListDashboardsResponseObject, error)
	// CreateDashboard Create a dashboard
	// (POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards)
	CreateDashboard(ctx context.Context, request CreateDashboardRequestObject) (CreateDashboardResponseObject, error)
	// ValidateDashboard Validate a dashboard
	// (POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/validate)
	ValidateDashboard(ctx context.Context, request ValidateDashboardRequestObject) (ValidateDashboardResponseObject, error)
	// DeleteDashboard Delete a dashboard
	// (DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id})
	DeleteDashboard(ctx context.Context, request DeleteDashboardRequestObject) (DeleteDashboardResponseObject, error)
	// GetDashboard Get a dashboard
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id})
	GetDashboard(ctx context.Context, request GetDashboardRequestObject) (GetDashboardResponseObject, error)
	// UpdateDashboard Update a dashboard
	// (PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id})
	UpdateDashboard(ctx context.Context, request UpdateDashboardRequestObject) (UpdateDashboardResponseObject, error)
	// ListSources List sources
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/sources)
	ListSources(ctx context.Context, request ListSourcesRequestObject) (ListSourcesResponseObject, error)
}

type StrictHandlerFunc func(ctx context.Context, w http.ResponseWriter, r *http.Request, request any) (any, error)
type StrictMiddlewareFunc func(f StrictHandlerFunc, operationID string) StrictHandlerFunc

type StrictHTTPServerOptions struct {
	RequestErrorHandlerFunc  func(w http.ResponseWriter, r *http.Request, err error)
	ResponseErrorHandlerFunc func(w http.ResponseWriter, r *http.Request, err error)
}

func NewStrictHandler(ssi StrictServerInterface, middlewares []StrictMiddlewareFunc) ServerInterface {
	return &strictHandler{ssi: ssi, middlewares: middlewares, options: StrictHTTPServerOptions{
		RequestErrorHandlerFunc: func(w http.ResponseWriter, r *http.Request, err error) {
			http.Error(w, err.Error(), http.StatusBadRequest)
		},
		ResponseErrorHandlerFunc: func(w http.ResponseWriter, r *http.Request, err error) {
			http.Error(w, err.Error(), http.StatusInternalServerError)
		},
	}}
}

func NewStrictHandlerWithOptions(ssi StrictServerInterface, middlewares []StrictMiddlewareFunc, options StrictHTTPServerOptions) ServerInterface {
	if options.RequestErrorHandlerFunc == nil {
		options.RequestErrorHandlerFunc = func(w http.ResponseWriter, r *http.Request, err error) {
			http.Error(w, err.Error(), http.StatusBadRequest)
		}
	}
	if options.ResponseErrorHandlerFunc == nil {
		options.ResponseErrorHandlerFunc = func(w http.ResponseWriter, r *http.Request, err error) {
			http.Error(w, err.Error(), http.StatusInternalServerError)
		}
	}
	return &strictHandler{ssi: ssi, middlewares: middlewares, options: options}
}

type strictHandler struct {
	ssi         StrictServerInterface
	middlewares []StrictMiddlewareFunc
	options     StrictHTTPServerOptions
}

// GetInvitation operation middleware
func (sh *strictHandler) GetInvitation(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, invitationID InvitationID) {
	var request GetInvitationRequestObject

	request.OrganizationID = organizationID
	request.InvitationID = invitationID

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.GetInvitation(ctx, request.(GetInvitationRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "GetInvitation")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(GetInvitationResponseObject); ok {
		if err := validResponse.VisitGetInvitationResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListAlerts operation middleware
func (sh *strictHandler) ListAlerts(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, params ListAlertsParams) {
	var request ListAlertsRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID
	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListAlerts(ctx, request.(ListAlertsRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListAlerts")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListAlertsResponseObject); ok {
		if err := validResponse.VisitListAlertsResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// CreateAlert operation middleware
func (sh *strictHandler) CreateAlert(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID) {
	var request CreateAlertRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID

	var body CreateAlertJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.CreateAlert(ctx, request.(CreateAlertRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "CreateAlert")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(CreateAlertResponseObject); ok {
		if err := validResponse.VisitCreateAlertResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// DeleteAlert operation middleware
func (sh *strictHandler) DeleteAlert(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID) {
	var request DeleteAlertRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID
	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.DeleteAlert(ctx, request.(DeleteAlertRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "DeleteAlert")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(DeleteAlertResponseObject); ok {
		if err := validResponse.VisitDeleteAlertResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// GetAlert operation middleware
func (sh *strictHandler) GetAlert(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID) {
	var request GetAlertRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID
	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.GetAlert(ctx, request.(GetAlertRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "GetAlert")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(GetAlertResponseObject); ok {
		if err := validResponse.VisitGetAlertResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// UpdateAlert operation middleware
func (sh *strictHandler) UpdateAlert(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID) {
	var request UpdateAlertRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID
	request.ID = id

	var body UpdateAlertJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.UpdateAlert(ctx, request.(UpdateAlertRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "UpdateAlert")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(UpdateAlertResponseObject); ok {
		if err := validResponse.VisitUpdateAlertResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListDashboards operation middleware
func (sh *strictHandler) ListDashboards(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID) {
	var request ListDashboardsRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListDashboards(ctx, request.(ListDashboardsRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListDashboards")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListDashboardsResponseObject); ok {
		if err := validResponse.VisitListDashboardsResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// CreateDashboard operation middleware
func (sh *strictHandler) CreateDashboard(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID) {
	var request CreateDashboardRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID

	var body CreateDashboardJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.CreateDashboard(ctx, request.(CreateDashboardRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "CreateDashboard")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(CreateDashboardResponseObject); ok {
		if err := validResponse.VisitCreateDashboardResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ValidateDashboard operation middleware
func (sh *strictHandler) ValidateDashboard(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID) {
	var request ValidateDashboardRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID

	var body ValidateDashboardJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ValidateDashboard(ctx, request.(ValidateDashboardRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ValidateDashboard")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ValidateDashboardResponseObject); ok {
		if err := validResponse.VisitValidateDashboardResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// DeleteDashboard operation middleware
func (sh *strictHandler) DeleteDashboard(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id DashboardID) {
	var request DeleteDashboardRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID
	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.DeleteDashboard(ctx, request.(DeleteDashboardRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "DeleteDashboard")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(DeleteDashboardResponseObject); ok {
		if err := validResponse.VisitDeleteDashboardResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// GetDashboard operation middleware
func (sh *strictHandler) GetDashboard(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id DashboardID) {
	var request GetDashboardRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID
	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.GetDashboard(ctx, request.(GetDashboardRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "GetDashboard")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(GetDashboardResponseObject); ok {
		if err := validResponse.VisitGetDashboardResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// UpdateDashboard operation middleware
func (sh *strictHandler) UpdateDashboard(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id DashboardID) {
	var request UpdateDashboardRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID
	request.ID = id

	var body UpdateDashboardJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.UpdateDashboard(ctx, request.(UpdateDashboardRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "UpdateDashboard")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(UpdateDashboardResponseObject); ok {
		if err := validResponse.VisitUpdateDashboardResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListSources operation middleware
func (sh *strictHandler) ListSources(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID) {
	var request ListSourcesRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListSources(ctx, request.(ListSourcesRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListSources")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListSourcesResponseObject); ok {
		if err := validResponse.VisitListSourcesResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}
