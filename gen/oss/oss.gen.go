// Code generated from oss.yaml. DO NOT EDIT.

package oss

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
	"github.com/obstack/obstack/impl/core"
)

// Defines values for APIInfoVersion.
const (
	APIInfoVersionV2 APIInfoVersion = "v2"
)

// Valid indicates whether the value is a known member of the APIInfoVersion enum.
func (e APIInfoVersion) Valid() bool {
	switch e {
	case APIInfoVersionV2:
		return true
	default:
		return false
	}
}

// AlertEnvelope One alert.
type AlertEnvelope struct {
	// Data A rule that compares a tile or a saved search with a threshold, window by window, and notifies its channels when it starts and stops to fire.
	Data api.Alert `json:"data"`
}

// AlertPage A page of alerts.
type AlertPage struct {
	// Data The alerts.
	Data []api.Alert `json:"data"`

	// Meta Which part of a list a page is.
	Meta PageInfo `json:"meta"`
}

// APIInfo The API and its caller.
type APIInfo struct {
	// Version Version of the API.
	Version APIInfoVersion `json:"version"`

	// User A person.
	User User `json:"user"`
}

// APIInfoVersion Version of the API.
type APIInfoVersion string

// DashboardEnvelope One dashboard.
type DashboardEnvelope struct {
	// Data A page of tiles, with the filters and groups that go with them.
	Data api.Dashboard `json:"data"`
}

// DashboardList Dashboards.
type DashboardList struct {
	// Data The dashboards.
	Data []api.Dashboard `json:"data"`
}

// Empty An object without keys.
type Empty = map[string]interface{}

// Error An error.
type Error struct {
	// Status The HTTP status.
	Status int `json:"status"`

	// Error What is wrong, in words.
	Error string `json:"error"`

	// Message The same text again, for clients that look for it here.
	Message string `json:"message"`

	// RequestID Id of the request.
	RequestID string `json:"requestId"`
}

// PageInfo Which part of a list a page is.
type PageInfo struct {
	// Total How many there are in all.
	Total int `json:"total"`

	// Limit How many a page has at most.
	Limit int `json:"limit"`

	// Offset How many come before this page.
	Offset int `json:"offset"`
}

// SourceList Sources.
type SourceList struct {
	// Data The sources.
	Data []api.Source `json:"data"`
}

// TileDataEnvelope The data of a tile.
type TileDataEnvelope struct {
	// Data The data of a tile as a table: its columns, and rows with a value for each. A tile over time has a row for each bucket and group; the others have one for each group, and a number has one row. A heatmap has a row for each cell with the bounds of its value, `from` and `to`. Searches and event patterns list rows.
	Data api.TileData `json:"data"`
}

// User A person.
type User struct {
	// UnderscoreID Id of the person.
	UnderscoreID string `json:"_id"`

	// Email Address, in lower case.
	Email string `json:"email"`

	// Name Name; the address if no other is known.
	Name string `json:"name"`

	// Team Id of the person's team.
	Team string `json:"team"`

	// CreatedAt When the person joined.
	CreatedAt core.Time `json:"createdAt"`

	// UpdatedAt When something about the person last changed.
	UpdatedAt core.Time `json:"updatedAt"`
}

// WebhookPage A page of webhooks.
type WebhookPage struct {
	// Data The webhooks.
	Data []api.Webhook `json:"data"`

	// Meta Which part of a list a page is.
	Meta PageInfo `json:"meta"`
}

// AlertID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type AlertID = api.ObjectID

// DashboardID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type DashboardID = api.ObjectID

// Limit defines model for Limit.
type Limit = int

// Offset defines model for Offset.
type Offset = int

// TileID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type TileID = api.ObjectID

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

// ListWebhooksParams defines parameters for ListWebhooks.
type ListWebhooksParams struct {
	// Limit How many to answer at most.
	Limit *Limit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset How many to pass over.
	Offset *Offset `form:"offset,omitempty" json:"offset,omitempty"`
}

// CreateAlertJSONRequestBody defines body for CreateAlert for application/json ContentType.
type CreateAlertJSONRequestBody = api.AlertWrite

// UpdateAlertJSONRequestBody defines body for UpdateAlert for application/json ContentType.
type UpdateAlertJSONRequestBody = api.AlertWrite

// QueryChartSeriesJSONRequestBody defines body for QueryChartSeries for application/json ContentType.
type QueryChartSeriesJSONRequestBody = api.ChartSeriesRequest

// CreateDashboardJSONRequestBody defines body for CreateDashboard for application/json ContentType.
type CreateDashboardJSONRequestBody = api.DashboardCreate

// ValidateDashboardJSONRequestBody defines body for ValidateDashboard for application/json ContentType.
type ValidateDashboardJSONRequestBody = api.DashboardCreate

// UpdateDashboardJSONRequestBody defines body for UpdateDashboard for application/json ContentType.
type UpdateDashboardJSONRequestBody = api.DashboardUpdate

// QueryTileJSONRequestBody defines body for QueryTile for application/json ContentType.
type QueryTileJSONRequestBody = api.TileQuery

// SearchJSONRequestBody defines body for Search for application/json ContentType.
type SearchJSONRequestBody = api.SearchRequest

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

	// GetAPI Get the API's version and the caller
	//
	// Answers the version of the API and the person that the key belongs to. The key itself is not shown. Useful to try a key.
	//
	// Corresponds with GET /api/v2 (the `GetAPI` operationId).
	GetAPI(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListAlerts List alerts
	//
	// Alerts in the order in which they were created, by page. A page past the end is empty.
	//
	// Corresponds with GET /api/v2/alerts (the `ListAlerts` operationId).
	ListAlerts(ctx context.Context, params *ListAlertsParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateAlertWithBody Create an alert
	//
	// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist. It starts in state `OK` and is looked at from its next window on.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/alerts (the `CreateAlert` operationId).
	CreateAlertWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateAlert Create an alert
	//
	// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist. It starts in state `OK` and is looked at from its next window on.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/alerts (the `CreateAlert` operationId).
	CreateAlert(ctx context.Context, body CreateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// DeleteAlert Delete an alert
	//
	// Deletes the alert. Nobody is notified.
	//
	// Corresponds with DELETE /api/v2/alerts/{id} (the `DeleteAlert` operationId).
	DeleteAlert(ctx context.Context, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetAlert Get an alert
	//
	// Answers one alert, with its state and what went wrong in its last evaluation.
	//
	// Corresponds with GET /api/v2/alerts/{id} (the `GetAlert` operationId).
	GetAlert(ctx context.Context, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateAlertWithBody Update an alert
	//
	// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy` and `numConsecutiveWindows` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. State, silence and errors are not touched.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with PUT /api/v2/alerts/{id} (the `UpdateAlert` operationId).
	UpdateAlertWithBody(ctx context.Context, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateAlert Update an alert
	//
	// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy` and `numConsecutiveWindows` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. State, silence and errors are not touched.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with PUT /api/v2/alerts/{id} (the `UpdateAlert` operationId).
	UpdateAlert(ctx context.Context, id AlertID, body UpdateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// QueryChartSeriesWithBody Query series over time
	//
	// Runs up to five series over one time range, each a query of its own, and answers their values by time bucket and group. Buckets without rows are left out. By default the values of all series for the same bucket and group come in one row; `column` asks for the rows of each series as they are. A mistake in a series is a 400 that names it. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/charts/series (the `QueryChartSeries` operationId).
	QueryChartSeriesWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// QueryChartSeries Query series over time
	//
	// Runs up to five series over one time range, each a query of its own, and answers their values by time bucket and group. Buckets without rows are left out. By default the values of all series for the same bucket and group come in one row; `column` asks for the rows of each series as they are. A mistake in a series is a 400 that names it. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/charts/series (the `QueryChartSeries` operationId).
	QueryChartSeries(ctx context.Context, body QueryChartSeriesJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListDashboards List dashboards
	//
	// Every dashboard, in full, by name from Z to A (in the order of the bytes, so lower case comes first). There is no paging.
	//
	// Corresponds with GET /api/v2/dashboards (the `ListDashboards` operationId).
	ListDashboards(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateDashboardWithBody Create a dashboard
	//
	// Creates a dashboard and answers it as it is stored, with the ids that were given to it, its tiles and its filters. Sources, connections and dashboards that it names must exist.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/dashboards (the `CreateDashboard` operationId).
	CreateDashboardWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateDashboard Create a dashboard
	//
	// Creates a dashboard and answers it as it is stored, with the ids that were given to it, its tiles and its filters. Sources, connections and dashboards that it names must exist.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/dashboards (the `CreateDashboard` operationId).
	CreateDashboard(ctx context.Context, body CreateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ValidateDashboardWithBody Validate a dashboard
	//
	// Says whether a dashboard could be created, and stores nothing. Whatever is wrong with it is in an answer of status 200. The rules are those of a new dashboard, so a filter with an id is an error; but an empty name is none, since an update takes it.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/dashboards/validate (the `ValidateDashboard` operationId).
	ValidateDashboardWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ValidateDashboard Validate a dashboard
	//
	// Says whether a dashboard could be created, and stores nothing. Whatever is wrong with it is in an answer of status 200. The rules are those of a new dashboard, so a filter with an id is an error; but an empty name is none, since an update takes it.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/dashboards/validate (the `ValidateDashboard` operationId).
	ValidateDashboard(ctx context.Context, body ValidateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// DeleteDashboard Delete a dashboard
	//
	// Deletes the dashboard and the alerts on its tiles.
	//
	// Corresponds with DELETE /api/v2/dashboards/{id} (the `DeleteDashboard` operationId).
	DeleteDashboard(ctx context.Context, id DashboardID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetDashboard Get a dashboard
	//
	// Answers one dashboard.
	//
	// Corresponds with GET /api/v2/dashboards/{id} (the `GetDashboard` operationId).
	GetDashboard(ctx context.Context, id DashboardID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateDashboardWithBody Update a dashboard
	//
	// Puts the body in place of the dashboard. Optional keys that are left out keep what is stored, and an empty list clears it. Tiles and filters that carry a known id keep it. Alerts of tiles that disappear, or that can no longer carry one, are deleted.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with PUT /api/v2/dashboards/{id} (the `UpdateDashboard` operationId).
	UpdateDashboardWithBody(ctx context.Context, id DashboardID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateDashboard Update a dashboard
	//
	// Puts the body in place of the dashboard. Optional keys that are left out keep what is stored, and an empty list clears it. Tiles and filters that carry a known id keep it. Alerts of tiles that disappear, or that can no longer carry one, are deleted.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with PUT /api/v2/dashboards/{id} (the `UpdateDashboard` operationId).
	UpdateDashboard(ctx context.Context, id DashboardID, body UpdateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// QueryTileWithBody Query the data of a tile
	//
	// Answers what a tile shows for a time range, as a table, so that a dashboard can be drawn without knowing SQL: its builder or its raw SQL becomes queries, with the values that are selected in the dashboard's filters. A mistake in the tile is a 400 that says what is wrong, and so is a tile of text, which has no data. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/dashboards/{id}/tiles/{tileId}/query (the `QueryTile` operationId).
	QueryTileWithBody(ctx context.Context, id DashboardID, tileID TileID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// QueryTile Query the data of a tile
	//
	// Answers what a tile shows for a time range, as a table, so that a dashboard can be drawn without knowing SQL: its builder or its raw SQL becomes queries, with the values that are selected in the dashboard's filters. A mistake in the tile is a 400 that says what is wrong, and so is a tile of text, which has no data. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/dashboards/{id}/tiles/{tileId}/query (the `QueryTile` operationId).
	QueryTile(ctx context.Context, id DashboardID, tileID TileID, body QueryTileJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// SearchWithBody Search rows
	//
	// Answers the rows of a source in a time range that a filter finds, by page: columns, order and the column that bare words are searched in are those of the source where the request does not say otherwise. Log and trace sources are made for it; a session source needs a `select`, and metric and Prometheus sources cannot be searched. What is wrong with the filter or an expression is a 400 that names it.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/search (the `Search` operationId).
	SearchWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// Search Search rows
	//
	// Answers the rows of a source in a time range that a filter finds, by page: columns, order and the column that bare words are searched in are those of the source where the request does not say otherwise. Log and trace sources are made for it; a session source needs a `select`, and metric and Prometheus sources cannot be searched. What is wrong with the filter or an expression is a 400 that names it.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/search (the `Search` operationId).
	Search(ctx context.Context, body SearchJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListSources List sources
	//
	// Every source, with the tables that it reads and the expressions that say how. There is no paging.
	//
	// Corresponds with GET /api/v2/sources (the `ListSources` operationId).
	ListSources(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListWebhooks List webhooks
	//
	// Webhooks in the order in which they were created, by page. Their headers and query parameters are never shown. A page past the end is empty.
	//
	// Corresponds with GET /api/v2/webhooks (the `ListWebhooks` operationId).
	ListWebhooks(ctx context.Context, params *ListWebhooksParams, reqEditors ...RequestEditorFn) (*http.Response, error)
}

// GetAPI Get the API's version and the caller
//
// Answers the version of the API and the person that the key belongs to. The key itself is not shown. Useful to try a key.
//
// Corresponds with GET /api/v2 (the `GetAPI` operationId).
func (c *Client) GetAPI(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetAPIRequest(c.Server)
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
// Corresponds with GET /api/v2/alerts (the `ListAlerts` operationId).
func (c *Client) ListAlerts(ctx context.Context, params *ListAlertsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListAlertsRequest(c.Server, params)
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
// Corresponds with POST /api/v2/alerts (the `CreateAlert` operationId).
func (c *Client) CreateAlertWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateAlertRequestWithBody(c.Server, contentType, body)
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
// Corresponds with POST /api/v2/alerts (the `CreateAlert` operationId).
func (c *Client) CreateAlert(ctx context.Context, body CreateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateAlertRequest(c.Server, body)
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
// Corresponds with DELETE /api/v2/alerts/{id} (the `DeleteAlert` operationId).
func (c *Client) DeleteAlert(ctx context.Context, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewDeleteAlertRequest(c.Server, id)
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
// Corresponds with GET /api/v2/alerts/{id} (the `GetAlert` operationId).
func (c *Client) GetAlert(ctx context.Context, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetAlertRequest(c.Server, id)
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
// Corresponds with PUT /api/v2/alerts/{id} (the `UpdateAlert` operationId).
func (c *Client) UpdateAlertWithBody(ctx context.Context, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateAlertRequestWithBody(c.Server, id, contentType, body)
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
// Corresponds with PUT /api/v2/alerts/{id} (the `UpdateAlert` operationId).
func (c *Client) UpdateAlert(ctx context.Context, id AlertID, body UpdateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateAlertRequest(c.Server, id, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// QueryChartSeriesWithBody Query series over time
//
// Runs up to five series over one time range, each a query of its own, and answers their values by time bucket and group. Buckets without rows are left out. By default the values of all series for the same bucket and group come in one row; `column` asks for the rows of each series as they are. A mistake in a series is a 400 that names it. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /api/v2/charts/series (the `QueryChartSeries` operationId).
func (c *Client) QueryChartSeriesWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewQueryChartSeriesRequestWithBody(c.Server, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// QueryChartSeries Query series over time
//
// Runs up to five series over one time range, each a query of its own, and answers their values by time bucket and group. Buckets without rows are left out. By default the values of all series for the same bucket and group come in one row; `column` asks for the rows of each series as they are. A mistake in a series is a 400 that names it. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /api/v2/charts/series (the `QueryChartSeries` operationId).
func (c *Client) QueryChartSeries(ctx context.Context, body QueryChartSeriesJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewQueryChartSeriesRequest(c.Server, body)
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
// Corresponds with GET /api/v2/dashboards (the `ListDashboards` operationId).
func (c *Client) ListDashboards(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListDashboardsRequest(c.Server)
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
// Corresponds with POST /api/v2/dashboards (the `CreateDashboard` operationId).
func (c *Client) CreateDashboardWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateDashboardRequestWithBody(c.Server, contentType, body)
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
// Corresponds with POST /api/v2/dashboards (the `CreateDashboard` operationId).
func (c *Client) CreateDashboard(ctx context.Context, body CreateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateDashboardRequest(c.Server, body)
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
// Corresponds with POST /api/v2/dashboards/validate (the `ValidateDashboard` operationId).
func (c *Client) ValidateDashboardWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewValidateDashboardRequestWithBody(c.Server, contentType, body)
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
// Corresponds with POST /api/v2/dashboards/validate (the `ValidateDashboard` operationId).
func (c *Client) ValidateDashboard(ctx context.Context, body ValidateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewValidateDashboardRequest(c.Server, body)
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
// Corresponds with DELETE /api/v2/dashboards/{id} (the `DeleteDashboard` operationId).
func (c *Client) DeleteDashboard(ctx context.Context, id DashboardID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewDeleteDashboardRequest(c.Server, id)
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
// Corresponds with GET /api/v2/dashboards/{id} (the `GetDashboard` operationId).
func (c *Client) GetDashboard(ctx context.Context, id DashboardID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetDashboardRequest(c.Server, id)
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
// Corresponds with PUT /api/v2/dashboards/{id} (the `UpdateDashboard` operationId).
func (c *Client) UpdateDashboardWithBody(ctx context.Context, id DashboardID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateDashboardRequestWithBody(c.Server, id, contentType, body)
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
// Corresponds with PUT /api/v2/dashboards/{id} (the `UpdateDashboard` operationId).
func (c *Client) UpdateDashboard(ctx context.Context, id DashboardID, body UpdateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateDashboardRequest(c.Server, id, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// QueryTileWithBody Query the data of a tile
//
// Answers what a tile shows for a time range, as a table, so that a dashboard can be drawn without knowing SQL: its builder or its raw SQL becomes queries, with the values that are selected in the dashboard's filters. A mistake in the tile is a 400 that says what is wrong, and so is a tile of text, which has no data. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /api/v2/dashboards/{id}/tiles/{tileId}/query (the `QueryTile` operationId).
func (c *Client) QueryTileWithBody(ctx context.Context, id DashboardID, tileID TileID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewQueryTileRequestWithBody(c.Server, id, tileID, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// QueryTile Query the data of a tile
//
// Answers what a tile shows for a time range, as a table, so that a dashboard can be drawn without knowing SQL: its builder or its raw SQL becomes queries, with the values that are selected in the dashboard's filters. A mistake in the tile is a 400 that says what is wrong, and so is a tile of text, which has no data. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /api/v2/dashboards/{id}/tiles/{tileId}/query (the `QueryTile` operationId).
func (c *Client) QueryTile(ctx context.Context, id DashboardID, tileID TileID, body QueryTileJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewQueryTileRequest(c.Server, id, tileID, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// SearchWithBody Search rows
//
// Answers the rows of a source in a time range that a filter finds, by page: columns, order and the column that bare words are searched in are those of the source where the request does not say otherwise. Log and trace sources are made for it; a session source needs a `select`, and metric and Prometheus sources cannot be searched. What is wrong with the filter or an expression is a 400 that names it.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /api/v2/search (the `Search` operationId).
func (c *Client) SearchWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewSearchRequestWithBody(c.Server, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// Search Search rows
//
// Answers the rows of a source in a time range that a filter finds, by page: columns, order and the column that bare words are searched in are those of the source where the request does not say otherwise. Log and trace sources are made for it; a session source needs a `select`, and metric and Prometheus sources cannot be searched. What is wrong with the filter or an expression is a 400 that names it.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /api/v2/search (the `Search` operationId).
func (c *Client) Search(ctx context.Context, body SearchJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewSearchRequest(c.Server, body)
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
// Corresponds with GET /api/v2/sources (the `ListSources` operationId).
func (c *Client) ListSources(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListSourcesRequest(c.Server)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// ListWebhooks List webhooks
//
// Webhooks in the order in which they were created, by page. Their headers and query parameters are never shown. A page past the end is empty.
//
// Corresponds with GET /api/v2/webhooks (the `ListWebhooks` operationId).
func (c *Client) ListWebhooks(ctx context.Context, params *ListWebhooksParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListWebhooksRequest(c.Server, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// NewGetAPIRequest constructs an http.Request for the GetAPI method
func NewGetAPIRequest(server string) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2")
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
func NewListAlertsRequest(server string, params *ListAlertsParams) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/alerts")
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
func NewCreateAlertRequest(server string, body CreateAlertJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewCreateAlertRequestWithBody(server, "application/json", bodyReader)
}

// NewCreateAlertRequestWithBody constructs an http.Request for the CreateAlert method, with any body, and a specified content type
func NewCreateAlertRequestWithBody(server string, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/alerts")
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
func NewDeleteAlertRequest(server string, id AlertID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "id", id, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: ""})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/alerts/%s", pathParam0)
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
func NewGetAlertRequest(server string, id AlertID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "id", id, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: ""})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/alerts/%s", pathParam0)
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
func NewUpdateAlertRequest(server string, id AlertID, body UpdateAlertJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewUpdateAlertRequestWithBody(server, id, "application/json", bodyReader)
}

// NewUpdateAlertRequestWithBody constructs an http.Request for the UpdateAlert method, with any body, and a specified content type
func NewUpdateAlertRequestWithBody(server string, id AlertID, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "id", id, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: ""})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/alerts/%s", pathParam0)
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

// NewQueryChartSeriesRequest calls the generic QueryChartSeries builder with application/json body
func NewQueryChartSeriesRequest(server string, body QueryChartSeriesJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewQueryChartSeriesRequestWithBody(server, "application/json", bodyReader)
}

// NewQueryChartSeriesRequestWithBody constructs an http.Request for the QueryChartSeries method, with any body, and a specified content type
func NewQueryChartSeriesRequestWithBody(server string, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/charts/series")
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

// NewListDashboardsRequest constructs an http.Request for the ListDashboards method
func NewListDashboardsRequest(server string) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/dashboards")
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
func NewCreateDashboardRequest(server string, body CreateDashboardJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewCreateDashboardRequestWithBody(server, "application/json", bodyReader)
}

// NewCreateDashboardRequestWithBody constructs an http.Request for the CreateDashboard method, with any body, and a specified content type
func NewCreateDashboardRequestWithBody(server string, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/dashboards")
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
func NewValidateDashboardRequest(server string, body ValidateDashboardJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewValidateDashboardRequestWithBody(server, "application/json", bodyReader)
}

// NewValidateDashboardRequestWithBody constructs an http.Request for the ValidateDashboard method, with any body, and a specified content type
func NewValidateDashboardRequestWithBody(server string, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/dashboards/validate")
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
func NewDeleteDashboardRequest(server string, id DashboardID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "id", id, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: ""})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/dashboards/%s", pathParam0)
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
func NewGetDashboardRequest(server string, id DashboardID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "id", id, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: ""})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/dashboards/%s", pathParam0)
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
func NewUpdateDashboardRequest(server string, id DashboardID, body UpdateDashboardJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewUpdateDashboardRequestWithBody(server, id, "application/json", bodyReader)
}

// NewUpdateDashboardRequestWithBody constructs an http.Request for the UpdateDashboard method, with any body, and a specified content type
func NewUpdateDashboardRequestWithBody(server string, id DashboardID, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "id", id, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: ""})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/dashboards/%s", pathParam0)
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

// NewQueryTileRequest calls the generic QueryTile builder with application/json body
func NewQueryTileRequest(server string, id DashboardID, tileID TileID, body QueryTileJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewQueryTileRequestWithBody(server, id, tileID, "application/json", bodyReader)
}

// NewQueryTileRequestWithBody constructs an http.Request for the QueryTile method, with any body, and a specified content type
func NewQueryTileRequestWithBody(server string, id DashboardID, tileID TileID, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "id", id, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: ""})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "tileId", tileID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: ""})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/dashboards/%s/tiles/%s/query", pathParam0, pathParam1)
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

// NewSearchRequest calls the generic Search builder with application/json body
func NewSearchRequest(server string, body SearchJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewSearchRequestWithBody(server, "application/json", bodyReader)
}

// NewSearchRequestWithBody constructs an http.Request for the Search method, with any body, and a specified content type
func NewSearchRequestWithBody(server string, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/search")
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

// NewListSourcesRequest constructs an http.Request for the ListSources method
func NewListSourcesRequest(server string) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/sources")
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

// NewListWebhooksRequest constructs an http.Request for the ListWebhooks method
func NewListWebhooksRequest(server string, params *ListWebhooksParams) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/webhooks")
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

	// GetAPIWithResponse Get the API's version and the caller
	//
	// Answers the version of the API and the person that the key belongs to. The key itself is not shown. Useful to try a key.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2 (the `GetAPI` operationId).
	GetAPIWithResponse(ctx context.Context, reqEditors ...RequestEditorFn) (*GetAPIResponse, error)

	// ListAlertsWithResponse List alerts
	//
	// Alerts in the order in which they were created, by page. A page past the end is empty.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/alerts (the `ListAlerts` operationId).
	ListAlertsWithResponse(ctx context.Context, params *ListAlertsParams, reqEditors ...RequestEditorFn) (*ListAlertsResponse, error)

	// CreateAlertWithBodyWithResponse Create an alert
	//
	// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist. It starts in state `OK` and is looked at from its next window on.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/alerts (the `CreateAlert` operationId).
	CreateAlertWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateAlertResponse, error)

	// CreateAlertWithResponse Create an alert
	//
	// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist. It starts in state `OK` and is looked at from its next window on.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/alerts (the `CreateAlert` operationId).
	CreateAlertWithResponse(ctx context.Context, body CreateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateAlertResponse, error)

	// DeleteAlertWithResponse Delete an alert
	//
	// Deletes the alert. Nobody is notified.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with DELETE /api/v2/alerts/{id} (the `DeleteAlert` operationId).
	DeleteAlertWithResponse(ctx context.Context, id AlertID, reqEditors ...RequestEditorFn) (*DeleteAlertResponse, error)

	// GetAlertWithResponse Get an alert
	//
	// Answers one alert, with its state and what went wrong in its last evaluation.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/alerts/{id} (the `GetAlert` operationId).
	GetAlertWithResponse(ctx context.Context, id AlertID, reqEditors ...RequestEditorFn) (*GetAlertResponse, error)

	// UpdateAlertWithBodyWithResponse Update an alert
	//
	// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy` and `numConsecutiveWindows` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. State, silence and errors are not touched.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /api/v2/alerts/{id} (the `UpdateAlert` operationId).
	UpdateAlertWithBodyWithResponse(ctx context.Context, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateAlertResponse, error)

	// UpdateAlertWithResponse Update an alert
	//
	// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy` and `numConsecutiveWindows` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. State, silence and errors are not touched.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /api/v2/alerts/{id} (the `UpdateAlert` operationId).
	UpdateAlertWithResponse(ctx context.Context, id AlertID, body UpdateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateAlertResponse, error)

	// QueryChartSeriesWithBodyWithResponse Query series over time
	//
	// Runs up to five series over one time range, each a query of its own, and answers their values by time bucket and group. Buckets without rows are left out. By default the values of all series for the same bucket and group come in one row; `column` asks for the rows of each series as they are. A mistake in a series is a 400 that names it. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/charts/series (the `QueryChartSeries` operationId).
	QueryChartSeriesWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*QueryChartSeriesResponse, error)

	// QueryChartSeriesWithResponse Query series over time
	//
	// Runs up to five series over one time range, each a query of its own, and answers their values by time bucket and group. Buckets without rows are left out. By default the values of all series for the same bucket and group come in one row; `column` asks for the rows of each series as they are. A mistake in a series is a 400 that names it. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/charts/series (the `QueryChartSeries` operationId).
	QueryChartSeriesWithResponse(ctx context.Context, body QueryChartSeriesJSONRequestBody, reqEditors ...RequestEditorFn) (*QueryChartSeriesResponse, error)

	// ListDashboardsWithResponse List dashboards
	//
	// Every dashboard, in full, by name from Z to A (in the order of the bytes, so lower case comes first). There is no paging.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/dashboards (the `ListDashboards` operationId).
	ListDashboardsWithResponse(ctx context.Context, reqEditors ...RequestEditorFn) (*ListDashboardsResponse, error)

	// CreateDashboardWithBodyWithResponse Create a dashboard
	//
	// Creates a dashboard and answers it as it is stored, with the ids that were given to it, its tiles and its filters. Sources, connections and dashboards that it names must exist.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/dashboards (the `CreateDashboard` operationId).
	CreateDashboardWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateDashboardResponse, error)

	// CreateDashboardWithResponse Create a dashboard
	//
	// Creates a dashboard and answers it as it is stored, with the ids that were given to it, its tiles and its filters. Sources, connections and dashboards that it names must exist.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/dashboards (the `CreateDashboard` operationId).
	CreateDashboardWithResponse(ctx context.Context, body CreateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateDashboardResponse, error)

	// ValidateDashboardWithBodyWithResponse Validate a dashboard
	//
	// Says whether a dashboard could be created, and stores nothing. Whatever is wrong with it is in an answer of status 200. The rules are those of a new dashboard, so a filter with an id is an error; but an empty name is none, since an update takes it.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/dashboards/validate (the `ValidateDashboard` operationId).
	ValidateDashboardWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*ValidateDashboardResponse, error)

	// ValidateDashboardWithResponse Validate a dashboard
	//
	// Says whether a dashboard could be created, and stores nothing. Whatever is wrong with it is in an answer of status 200. The rules are those of a new dashboard, so a filter with an id is an error; but an empty name is none, since an update takes it.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/dashboards/validate (the `ValidateDashboard` operationId).
	ValidateDashboardWithResponse(ctx context.Context, body ValidateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*ValidateDashboardResponse, error)

	// DeleteDashboardWithResponse Delete a dashboard
	//
	// Deletes the dashboard and the alerts on its tiles.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with DELETE /api/v2/dashboards/{id} (the `DeleteDashboard` operationId).
	DeleteDashboardWithResponse(ctx context.Context, id DashboardID, reqEditors ...RequestEditorFn) (*DeleteDashboardResponse, error)

	// GetDashboardWithResponse Get a dashboard
	//
	// Answers one dashboard.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/dashboards/{id} (the `GetDashboard` operationId).
	GetDashboardWithResponse(ctx context.Context, id DashboardID, reqEditors ...RequestEditorFn) (*GetDashboardResponse, error)

	// UpdateDashboardWithBodyWithResponse Update a dashboard
	//
	// Puts the body in place of the dashboard. Optional keys that are left out keep what is stored, and an empty list clears it. Tiles and filters that carry a known id keep it. Alerts of tiles that disappear, or that can no longer carry one, are deleted.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /api/v2/dashboards/{id} (the `UpdateDashboard` operationId).
	UpdateDashboardWithBodyWithResponse(ctx context.Context, id DashboardID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateDashboardResponse, error)

	// UpdateDashboardWithResponse Update a dashboard
	//
	// Puts the body in place of the dashboard. Optional keys that are left out keep what is stored, and an empty list clears it. Tiles and filters that carry a known id keep it. Alerts of tiles that disappear, or that can no longer carry one, are deleted.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /api/v2/dashboards/{id} (the `UpdateDashboard` operationId).
	UpdateDashboardWithResponse(ctx context.Context, id DashboardID, body UpdateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateDashboardResponse, error)

	// QueryTileWithBodyWithResponse Query the data of a tile
	//
	// Answers what a tile shows for a time range, as a table, so that a dashboard can be drawn without knowing SQL: its builder or its raw SQL becomes queries, with the values that are selected in the dashboard's filters. A mistake in the tile is a 400 that says what is wrong, and so is a tile of text, which has no data. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/dashboards/{id}/tiles/{tileId}/query (the `QueryTile` operationId).
	QueryTileWithBodyWithResponse(ctx context.Context, id DashboardID, tileID TileID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*QueryTileResponse, error)

	// QueryTileWithResponse Query the data of a tile
	//
	// Answers what a tile shows for a time range, as a table, so that a dashboard can be drawn without knowing SQL: its builder or its raw SQL becomes queries, with the values that are selected in the dashboard's filters. A mistake in the tile is a 400 that says what is wrong, and so is a tile of text, which has no data. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/dashboards/{id}/tiles/{tileId}/query (the `QueryTile` operationId).
	QueryTileWithResponse(ctx context.Context, id DashboardID, tileID TileID, body QueryTileJSONRequestBody, reqEditors ...RequestEditorFn) (*QueryTileResponse, error)

	// SearchWithBodyWithResponse Search rows
	//
	// Answers the rows of a source in a time range that a filter finds, by page: columns, order and the column that bare words are searched in are those of the source where the request does not say otherwise. Log and trace sources are made for it; a session source needs a `select`, and metric and Prometheus sources cannot be searched. What is wrong with the filter or an expression is a 400 that names it.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/search (the `Search` operationId).
	SearchWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*SearchResponse, error)

	// SearchWithResponse Search rows
	//
	// Answers the rows of a source in a time range that a filter finds, by page: columns, order and the column that bare words are searched in are those of the source where the request does not say otherwise. Log and trace sources are made for it; a session source needs a `select`, and metric and Prometheus sources cannot be searched. What is wrong with the filter or an expression is a 400 that names it.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/search (the `Search` operationId).
	SearchWithResponse(ctx context.Context, body SearchJSONRequestBody, reqEditors ...RequestEditorFn) (*SearchResponse, error)

	// ListSourcesWithResponse List sources
	//
	// Every source, with the tables that it reads and the expressions that say how. There is no paging.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/sources (the `ListSources` operationId).
	ListSourcesWithResponse(ctx context.Context, reqEditors ...RequestEditorFn) (*ListSourcesResponse, error)

	// ListWebhooksWithResponse List webhooks
	//
	// Webhooks in the order in which they were created, by page. Their headers and query parameters are never shown. A page past the end is empty.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/webhooks (the `ListWebhooks` operationId).
	ListWebhooksWithResponse(ctx context.Context, params *ListWebhooksParams, reqEditors ...RequestEditorFn) (*ListWebhooksResponse, error)
}

type GetAPIResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *APIInfo
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
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
func (r GetAPIResponse) GetJSON200() *APIInfo {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r GetAPIResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r GetAPIResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r GetAPIResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r GetAPIResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r GetAPIResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r GetAPIResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r GetAPIResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r GetAPIResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r GetAPIResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r GetAPIResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

// ListAlertsResponse200Headers the declared response headers of an HTTP 200 response for ListAlerts
type ListAlertsResponse200Headers struct {
	XTotalCount int
}

type ListAlertsResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *AlertPage
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
	// Headers200 the parsed response headers for an HTTP 200 response
	Headers200 *ListAlertsResponse200Headers
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListAlertsResponse) GetJSON200() *AlertPage {
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
	JSON200 *AlertEnvelope
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
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
func (r CreateAlertResponse) GetJSON200() *AlertEnvelope {
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
	JSON200 *Empty
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
func (r DeleteAlertResponse) GetJSON200() *Empty {
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
	JSON200 *AlertEnvelope
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
func (r GetAlertResponse) GetJSON200() *AlertEnvelope {
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
	JSON200 *AlertEnvelope
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
func (r UpdateAlertResponse) GetJSON200() *AlertEnvelope {
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

type QueryChartSeriesResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *api.ChartSeriesResult
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
func (r QueryChartSeriesResponse) GetJSON200() *api.ChartSeriesResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r QueryChartSeriesResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r QueryChartSeriesResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r QueryChartSeriesResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r QueryChartSeriesResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r QueryChartSeriesResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r QueryChartSeriesResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r QueryChartSeriesResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r QueryChartSeriesResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r QueryChartSeriesResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r QueryChartSeriesResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r QueryChartSeriesResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r QueryChartSeriesResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r QueryChartSeriesResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type ListDashboardsResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *DashboardList
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
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
func (r ListDashboardsResponse) GetJSON200() *DashboardList {
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
	JSON200 *DashboardEnvelope
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
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
func (r CreateDashboardResponse) GetJSON200() *DashboardEnvelope {
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
	JSON200 *api.DashboardVerdict
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
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
func (r ValidateDashboardResponse) GetJSON200() *api.DashboardVerdict {
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
	JSON200 *Empty
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
func (r DeleteDashboardResponse) GetJSON200() *Empty {
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
	JSON200 *DashboardEnvelope
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
func (r GetDashboardResponse) GetJSON200() *DashboardEnvelope {
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
	JSON200 *DashboardEnvelope
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
func (r UpdateDashboardResponse) GetJSON200() *DashboardEnvelope {
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

type QueryTileResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *TileDataEnvelope
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
func (r QueryTileResponse) GetJSON200() *TileDataEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r QueryTileResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r QueryTileResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r QueryTileResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r QueryTileResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r QueryTileResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r QueryTileResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r QueryTileResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r QueryTileResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r QueryTileResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r QueryTileResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r QueryTileResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r QueryTileResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r QueryTileResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type SearchResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *api.SearchResult
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
func (r SearchResponse) GetJSON200() *api.SearchResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r SearchResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r SearchResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r SearchResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r SearchResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r SearchResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r SearchResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r SearchResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r SearchResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r SearchResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r SearchResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r SearchResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r SearchResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r SearchResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type ListSourcesResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *SourceList
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
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
func (r ListSourcesResponse) GetJSON200() *SourceList {
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

// ListWebhooksResponse200Headers the declared response headers of an HTTP 200 response for ListWebhooks
type ListWebhooksResponse200Headers struct {
	XTotalCount int
}

type ListWebhooksResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *WebhookPage
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
	// Headers200 the parsed response headers for an HTTP 200 response
	Headers200 *ListWebhooksResponse200Headers
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListWebhooksResponse) GetJSON200() *WebhookPage {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListWebhooksResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListWebhooksResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListWebhooksResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListWebhooksResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListWebhooksResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListWebhooksResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListWebhooksResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListWebhooksResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListWebhooksResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListWebhooksResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

// GetAPIWithResponse Get the API's version and the caller
//
// Answers the version of the API and the person that the key belongs to. The key itself is not shown. Useful to try a key.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2 (the `GetAPI` operationId).
func (c *ClientWithResponses) GetAPIWithResponse(ctx context.Context, reqEditors ...RequestEditorFn) (*GetAPIResponse, error) {
	rsp, err := c.GetAPI(ctx, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseGetAPIResponse(rsp)
}

// ListAlertsWithResponse List alerts
//
// Alerts in the order in which they were created, by page. A page past the end is empty.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/alerts (the `ListAlerts` operationId).
func (c *ClientWithResponses) ListAlertsWithResponse(ctx context.Context, params *ListAlertsParams, reqEditors ...RequestEditorFn) (*ListAlertsResponse, error) {
	rsp, err := c.ListAlerts(ctx, params, reqEditors...)
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
// Corresponds with POST /api/v2/alerts (the `CreateAlert` operationId).
func (c *ClientWithResponses) CreateAlertWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateAlertResponse, error) {
	rsp, err := c.CreateAlertWithBody(ctx, contentType, body, reqEditors...)
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
// Corresponds with POST /api/v2/alerts (the `CreateAlert` operationId).
func (c *ClientWithResponses) CreateAlertWithResponse(ctx context.Context, body CreateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateAlertResponse, error) {
	rsp, err := c.CreateAlert(ctx, body, reqEditors...)
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
// Corresponds with DELETE /api/v2/alerts/{id} (the `DeleteAlert` operationId).
func (c *ClientWithResponses) DeleteAlertWithResponse(ctx context.Context, id AlertID, reqEditors ...RequestEditorFn) (*DeleteAlertResponse, error) {
	rsp, err := c.DeleteAlert(ctx, id, reqEditors...)
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
// Corresponds with GET /api/v2/alerts/{id} (the `GetAlert` operationId).
func (c *ClientWithResponses) GetAlertWithResponse(ctx context.Context, id AlertID, reqEditors ...RequestEditorFn) (*GetAlertResponse, error) {
	rsp, err := c.GetAlert(ctx, id, reqEditors...)
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
// Corresponds with PUT /api/v2/alerts/{id} (the `UpdateAlert` operationId).
func (c *ClientWithResponses) UpdateAlertWithBodyWithResponse(ctx context.Context, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateAlertResponse, error) {
	rsp, err := c.UpdateAlertWithBody(ctx, id, contentType, body, reqEditors...)
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
// Corresponds with PUT /api/v2/alerts/{id} (the `UpdateAlert` operationId).
func (c *ClientWithResponses) UpdateAlertWithResponse(ctx context.Context, id AlertID, body UpdateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateAlertResponse, error) {
	rsp, err := c.UpdateAlert(ctx, id, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateAlertResponse(rsp)
}

// QueryChartSeriesWithBodyWithResponse Query series over time
//
// Runs up to five series over one time range, each a query of its own, and answers their values by time bucket and group. Buckets without rows are left out. By default the values of all series for the same bucket and group come in one row; `column` asks for the rows of each series as they are. A mistake in a series is a 400 that names it. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/charts/series (the `QueryChartSeries` operationId).
func (c *ClientWithResponses) QueryChartSeriesWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*QueryChartSeriesResponse, error) {
	rsp, err := c.QueryChartSeriesWithBody(ctx, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseQueryChartSeriesResponse(rsp)
}

// QueryChartSeriesWithResponse Query series over time
//
// Runs up to five series over one time range, each a query of its own, and answers their values by time bucket and group. Buckets without rows are left out. By default the values of all series for the same bucket and group come in one row; `column` asks for the rows of each series as they are. A mistake in a series is a 400 that names it. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/charts/series (the `QueryChartSeries` operationId).
func (c *ClientWithResponses) QueryChartSeriesWithResponse(ctx context.Context, body QueryChartSeriesJSONRequestBody, reqEditors ...RequestEditorFn) (*QueryChartSeriesResponse, error) {
	rsp, err := c.QueryChartSeries(ctx, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseQueryChartSeriesResponse(rsp)
}

// ListDashboardsWithResponse List dashboards
//
// Every dashboard, in full, by name from Z to A (in the order of the bytes, so lower case comes first). There is no paging.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/dashboards (the `ListDashboards` operationId).
func (c *ClientWithResponses) ListDashboardsWithResponse(ctx context.Context, reqEditors ...RequestEditorFn) (*ListDashboardsResponse, error) {
	rsp, err := c.ListDashboards(ctx, reqEditors...)
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
// Corresponds with POST /api/v2/dashboards (the `CreateDashboard` operationId).
func (c *ClientWithResponses) CreateDashboardWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateDashboardResponse, error) {
	rsp, err := c.CreateDashboardWithBody(ctx, contentType, body, reqEditors...)
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
// Corresponds with POST /api/v2/dashboards (the `CreateDashboard` operationId).
func (c *ClientWithResponses) CreateDashboardWithResponse(ctx context.Context, body CreateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateDashboardResponse, error) {
	rsp, err := c.CreateDashboard(ctx, body, reqEditors...)
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
// Corresponds with POST /api/v2/dashboards/validate (the `ValidateDashboard` operationId).
func (c *ClientWithResponses) ValidateDashboardWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*ValidateDashboardResponse, error) {
	rsp, err := c.ValidateDashboardWithBody(ctx, contentType, body, reqEditors...)
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
// Corresponds with POST /api/v2/dashboards/validate (the `ValidateDashboard` operationId).
func (c *ClientWithResponses) ValidateDashboardWithResponse(ctx context.Context, body ValidateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*ValidateDashboardResponse, error) {
	rsp, err := c.ValidateDashboard(ctx, body, reqEditors...)
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
// Corresponds with DELETE /api/v2/dashboards/{id} (the `DeleteDashboard` operationId).
func (c *ClientWithResponses) DeleteDashboardWithResponse(ctx context.Context, id DashboardID, reqEditors ...RequestEditorFn) (*DeleteDashboardResponse, error) {
	rsp, err := c.DeleteDashboard(ctx, id, reqEditors...)
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
// Corresponds with GET /api/v2/dashboards/{id} (the `GetDashboard` operationId).
func (c *ClientWithResponses) GetDashboardWithResponse(ctx context.Context, id DashboardID, reqEditors ...RequestEditorFn) (*GetDashboardResponse, error) {
	rsp, err := c.GetDashboard(ctx, id, reqEditors...)
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
// Corresponds with PUT /api/v2/dashboards/{id} (the `UpdateDashboard` operationId).
func (c *ClientWithResponses) UpdateDashboardWithBodyWithResponse(ctx context.Context, id DashboardID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateDashboardResponse, error) {
	rsp, err := c.UpdateDashboardWithBody(ctx, id, contentType, body, reqEditors...)
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
// Corresponds with PUT /api/v2/dashboards/{id} (the `UpdateDashboard` operationId).
func (c *ClientWithResponses) UpdateDashboardWithResponse(ctx context.Context, id DashboardID, body UpdateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateDashboardResponse, error) {
	rsp, err := c.UpdateDashboard(ctx, id, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateDashboardResponse(rsp)
}

// QueryTileWithBodyWithResponse Query the data of a tile
//
// Answers what a tile shows for a time range, as a table, so that a dashboard can be drawn without knowing SQL: its builder or its raw SQL becomes queries, with the values that are selected in the dashboard's filters. A mistake in the tile is a 400 that says what is wrong, and so is a tile of text, which has no data. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/dashboards/{id}/tiles/{tileId}/query (the `QueryTile` operationId).
func (c *ClientWithResponses) QueryTileWithBodyWithResponse(ctx context.Context, id DashboardID, tileID TileID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*QueryTileResponse, error) {
	rsp, err := c.QueryTileWithBody(ctx, id, tileID, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseQueryTileResponse(rsp)
}

// QueryTileWithResponse Query the data of a tile
//
// Answers what a tile shows for a time range, as a table, so that a dashboard can be drawn without knowing SQL: its builder or its raw SQL becomes queries, with the values that are selected in the dashboard's filters. A mistake in the tile is a 400 that says what is wrong, and so is a tile of text, which has no data. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/dashboards/{id}/tiles/{tileId}/query (the `QueryTile` operationId).
func (c *ClientWithResponses) QueryTileWithResponse(ctx context.Context, id DashboardID, tileID TileID, body QueryTileJSONRequestBody, reqEditors ...RequestEditorFn) (*QueryTileResponse, error) {
	rsp, err := c.QueryTile(ctx, id, tileID, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseQueryTileResponse(rsp)
}

// SearchWithBodyWithResponse Search rows
//
// Answers the rows of a source in a time range that a filter finds, by page: columns, order and the column that bare words are searched in are those of the source where the request does not say otherwise. Log and trace sources are made for it; a session source needs a `select`, and metric and Prometheus sources cannot be searched. What is wrong with the filter or an expression is a 400 that names it.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/search (the `Search` operationId).
func (c *ClientWithResponses) SearchWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*SearchResponse, error) {
	rsp, err := c.SearchWithBody(ctx, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseSearchResponse(rsp)
}

// SearchWithResponse Search rows
//
// Answers the rows of a source in a time range that a filter finds, by page: columns, order and the column that bare words are searched in are those of the source where the request does not say otherwise. Log and trace sources are made for it; a session source needs a `select`, and metric and Prometheus sources cannot be searched. What is wrong with the filter or an expression is a 400 that names it.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/search (the `Search` operationId).
func (c *ClientWithResponses) SearchWithResponse(ctx context.Context, body SearchJSONRequestBody, reqEditors ...RequestEditorFn) (*SearchResponse, error) {
	rsp, err := c.Search(ctx, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseSearchResponse(rsp)
}

// ListSourcesWithResponse List sources
//
// Every source, with the tables that it reads and the expressions that say how. There is no paging.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/sources (the `ListSources` operationId).
func (c *ClientWithResponses) ListSourcesWithResponse(ctx context.Context, reqEditors ...RequestEditorFn) (*ListSourcesResponse, error) {
	rsp, err := c.ListSources(ctx, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListSourcesResponse(rsp)
}

// ListWebhooksWithResponse List webhooks
//
// Webhooks in the order in which they were created, by page. Their headers and query parameters are never shown. A page past the end is empty.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/webhooks (the `ListWebhooks` operationId).
func (c *ClientWithResponses) ListWebhooksWithResponse(ctx context.Context, params *ListWebhooksParams, reqEditors ...RequestEditorFn) (*ListWebhooksResponse, error) {
	rsp, err := c.ListWebhooks(ctx, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListWebhooksResponse(rsp)
}

// ParseGetAPIResponse parses an HTTP response from a GetAPIWithResponse call
func ParseGetAPIResponse(rsp *http.Response) (*GetAPIResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &GetAPIResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest APIInfo
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
		var dest AlertPage
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

	switch {
	case rsp.StatusCode == 200:
		var headers ListAlertsResponse200Headers
		if values := rsp.Header.Values("X-Total-Count"); len(values) > 0 {
			var value int
			if err := runtime.BindStyledParameterWithOptions("simple", "X-Total-Count", values[0], &value, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationHeader, Explode: false, Required: true, Type: "integer", Format: ""}); err != nil {
				return nil, err
			}
			headers.XTotalCount = value
		}
		response.Headers200 = &headers
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
		var dest AlertEnvelope
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
		var dest Empty
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
		var dest AlertEnvelope
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
		var dest AlertEnvelope
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

// ParseQueryChartSeriesResponse parses an HTTP response from a QueryChartSeriesWithResponse call
func ParseQueryChartSeriesResponse(rsp *http.Response) (*QueryChartSeriesResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &QueryChartSeriesResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest api.ChartSeriesResult
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
		var dest DashboardList
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
		var dest DashboardEnvelope
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
		var dest api.DashboardVerdict
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
		var dest Empty
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
		var dest DashboardEnvelope
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
		var dest DashboardEnvelope
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

// ParseQueryTileResponse parses an HTTP response from a QueryTileWithResponse call
func ParseQueryTileResponse(rsp *http.Response) (*QueryTileResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &QueryTileResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest TileDataEnvelope
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

// ParseSearchResponse parses an HTTP response from a SearchWithResponse call
func ParseSearchResponse(rsp *http.Response) (*SearchResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &SearchResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest api.SearchResult
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
		var dest SourceList
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

// ParseListWebhooksResponse parses an HTTP response from a ListWebhooksWithResponse call
func ParseListWebhooksResponse(rsp *http.Response) (*ListWebhooksResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListWebhooksResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest WebhookPage
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

	switch {
	case rsp.StatusCode == 200:
		var headers ListWebhooksResponse200Headers
		if values := rsp.Header.Values("X-Total-Count"); len(values) > 0 {
			var value int
			if err := runtime.BindStyledParameterWithOptions("simple", "X-Total-Count", values[0], &value, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationHeader, Explode: false, Required: true, Type: "integer", Format: ""}); err != nil {
				return nil, err
			}
			headers.XTotalCount = value
		}
		response.Headers200 = &headers
	}

	return response, nil
}

// ServerInterface represents all server handlers.
type ServerInterface interface {
	// GetAPI Get the API's version and the caller
	// (GET /api/v2)
	GetAPI(w http.ResponseWriter, r *http.Request)
	// ListAlerts List alerts
	// (GET /api/v2/alerts)
	ListAlerts(w http.ResponseWriter, r *http.Request, params ListAlertsParams)
	// CreateAlert Create an alert
	// (POST /api/v2/alerts)
	CreateAlert(w http.ResponseWriter, r *http.Request)
	// DeleteAlert Delete an alert
	// (DELETE /api/v2/alerts/{id})
	DeleteAlert(w http.ResponseWriter, r *http.Request, id AlertID)
	// GetAlert Get an alert
	// (GET /api/v2/alerts/{id})
	GetAlert(w http.ResponseWriter, r *http.Request, id AlertID)
	// UpdateAlert Update an alert
	// (PUT /api/v2/alerts/{id})
	UpdateAlert(w http.ResponseWriter, r *http.Request, id AlertID)
	// QueryChartSeries Query series over time
	// (POST /api/v2/charts/series)
	QueryChartSeries(w http.ResponseWriter, r *http.Request)
	// ListDashboards List dashboards
	// (GET /api/v2/dashboards)
	ListDashboards(w http.ResponseWriter, r *http.Request)
	// CreateDashboard Create a dashboard
	// (POST /api/v2/dashboards)
	CreateDashboard(w http.ResponseWriter, r *http.Request)
	// ValidateDashboard Validate a dashboard
	// (POST /api/v2/dashboards/validate)
	ValidateDashboard(w http.ResponseWriter, r *http.Request)
	// DeleteDashboard Delete a dashboard
	// (DELETE /api/v2/dashboards/{id})
	DeleteDashboard(w http.ResponseWriter, r *http.Request, id DashboardID)
	// GetDashboard Get a dashboard
	// (GET /api/v2/dashboards/{id})
	GetDashboard(w http.ResponseWriter, r *http.Request, id DashboardID)
	// UpdateDashboard Update a dashboard
	// (PUT /api/v2/dashboards/{id})
	UpdateDashboard(w http.ResponseWriter, r *http.Request, id DashboardID)
	// QueryTile Query the data of a tile
	// (POST /api/v2/dashboards/{id}/tiles/{tileId}/query)
	QueryTile(w http.ResponseWriter, r *http.Request, id DashboardID, tileID TileID)
	// Search Search rows
	// (POST /api/v2/search)
	Search(w http.ResponseWriter, r *http.Request)
	// ListSources List sources
	// (GET /api/v2/sources)
	ListSources(w http.ResponseWriter, r *http.Request)
	// ListWebhooks List webhooks
	// (GET /api/v2/webhooks)
	ListWebhooks(w http.ResponseWriter, r *http.Request, params ListWebhooksParams)
}

// ServerInterfaceWrapper converts contexts to parameters.
type ServerInterfaceWrapper struct {
	Handler            ServerInterface
	HandlerMiddlewares []MiddlewareFunc
	ErrorHandlerFunc   func(w http.ResponseWriter, r *http.Request, err error)
}

type MiddlewareFunc func(http.Handler) http.Handler

// GetAPI operation middleware
func (siw *ServerInterfaceWrapper) GetAPI(w http.ResponseWriter, r *http.Request) {

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.GetAPI(w, r)
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
		siw.Handler.ListAlerts(w, r, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// CreateAlert operation middleware
func (siw *ServerInterfaceWrapper) CreateAlert(w http.ResponseWriter, r *http.Request) {

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.CreateAlert(w, r)
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

	// ------------- Path parameter "id" -------------
	var id AlertID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.DeleteAlert(w, r, id)
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

	// ------------- Path parameter "id" -------------
	var id AlertID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.GetAlert(w, r, id)
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

	// ------------- Path parameter "id" -------------
	var id AlertID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.UpdateAlert(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// QueryChartSeries operation middleware
func (siw *ServerInterfaceWrapper) QueryChartSeries(w http.ResponseWriter, r *http.Request) {

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.QueryChartSeries(w, r)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ListDashboards operation middleware
func (siw *ServerInterfaceWrapper) ListDashboards(w http.ResponseWriter, r *http.Request) {

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.ListDashboards(w, r)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// CreateDashboard operation middleware
func (siw *ServerInterfaceWrapper) CreateDashboard(w http.ResponseWriter, r *http.Request) {

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.CreateDashboard(w, r)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ValidateDashboard operation middleware
func (siw *ServerInterfaceWrapper) ValidateDashboard(w http.ResponseWriter, r *http.Request) {

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.ValidateDashboard(w, r)
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

	// ------------- Path parameter "id" -------------
	var id DashboardID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.DeleteDashboard(w, r, id)
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

	// ------------- Path parameter "id" -------------
	var id DashboardID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.GetDashboard(w, r, id)
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

	// ------------- Path parameter "id" -------------
	var id DashboardID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.UpdateDashboard(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// QueryTile operation middleware
func (siw *ServerInterfaceWrapper) QueryTile(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id DashboardID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	// ------------- Path parameter "tileId" -------------
	var tileID TileID

	err = runtime.BindStyledParameterWithOptions("simple", "tileId", mux.Vars(r)["tileId"], &tileID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "tileId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.QueryTile(w, r, id, tileID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// Search operation middleware
func (siw *ServerInterfaceWrapper) Search(w http.ResponseWriter, r *http.Request) {

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.Search(w, r)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ListSources operation middleware
func (siw *ServerInterfaceWrapper) ListSources(w http.ResponseWriter, r *http.Request) {

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.ListSources(w, r)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ListWebhooks operation middleware
func (siw *ServerInterfaceWrapper) ListWebhooks(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// Parameter object where we will unmarshal all parameters from the context
	var params ListWebhooksParams

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
		siw.Handler.ListWebhooks(w, r, params)
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

	r.HandleFunc(options.BaseURL+"/api/v2", wrapper.GetAPI).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/dashboards", wrapper.ListDashboards).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/dashboards", wrapper.CreateDashboard).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/dashboards/validate", wrapper.ValidateDashboard).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/dashboards/{id}", wrapper.DeleteDashboard).Methods(http.MethodDelete)

	r.HandleFunc(options.BaseURL+"/api/v2/dashboards/{id}", wrapper.GetDashboard).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/dashboards/{id}", wrapper.UpdateDashboard).Methods(http.MethodPut)

	r.HandleFunc(options.BaseURL+"/api/v2/dashboards/{id}/tiles/{tileId}/query", wrapper.QueryTile).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/alerts", wrapper.ListAlerts).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/alerts", wrapper.CreateAlert).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/alerts/{id}", wrapper.DeleteAlert).Methods(http.MethodDelete)

	r.HandleFunc(options.BaseURL+"/api/v2/alerts/{id}", wrapper.GetAlert).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/alerts/{id}", wrapper.UpdateAlert).Methods(http.MethodPut)

	r.HandleFunc(options.BaseURL+"/api/v2/sources", wrapper.ListSources).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/webhooks", wrapper.ListWebhooks).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/charts/series", wrapper.QueryChartSeries).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/search", wrapper.Search).Methods(http.MethodPost)

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

type GetAPIRequestObject struct {
}

type GetAPIResponseObject interface {
	VisitGetAPIResponse(w http.ResponseWriter) error
}

type GetAPI200JSONResponse APIInfo

func (response GetAPI200JSONResponse) VisitGetAPIResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type GetAPI400JSONResponse struct{ BadRequestJSONResponse }

func (response GetAPI400JSONResponse) VisitGetAPIResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type GetAPI401JSONResponse struct{ UnauthorizedJSONResponse }

func (response GetAPI401JSONResponse) VisitGetAPIResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type GetAPI429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response GetAPI429JSONResponse) VisitGetAPIResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type GetAPI500JSONResponse struct{ InternalErrorJSONResponse }

func (response GetAPI500JSONResponse) VisitGetAPIResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type GetAPI503JSONResponse struct{ UnavailableJSONResponse }

func (response GetAPI503JSONResponse) VisitGetAPIResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type GetAPI504JSONResponse struct{ TimeoutJSONResponse }

func (response GetAPI504JSONResponse) VisitGetAPIResponse(w http.ResponseWriter) error {

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
	Params ListAlertsParams
}

type ListAlertsResponseObject interface {
	VisitListAlertsResponse(w http.ResponseWriter) error
}

type ListAlerts200ResponseHeaders struct {
	XTotalCount int
}

type ListAlerts200JSONResponse struct {
	Body    AlertPage
	Headers ListAlerts200ResponseHeaders
}

func (response ListAlerts200JSONResponse) VisitListAlertsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response.Body); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.Header().Set("X-Total-Count", fmt.Sprint(response.Headers.XTotalCount))
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
	Body *CreateAlertJSONRequestBody
}

type CreateAlertResponseObject interface {
	VisitCreateAlertResponse(w http.ResponseWriter) error
}

type CreateAlert200JSONResponse AlertEnvelope

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
	ID AlertID `json:"id"`
}

type DeleteAlertResponseObject interface {
	VisitDeleteAlertResponse(w http.ResponseWriter) error
}

type DeleteAlert200JSONResponse Empty

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
	ID AlertID `json:"id"`
}

type GetAlertResponseObject interface {
	VisitGetAlertResponse(w http.ResponseWriter) error
}

type GetAlert200JSONResponse AlertEnvelope

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
	ID   AlertID `json:"id"`
	Body *UpdateAlertJSONRequestBody
}

type UpdateAlertResponseObject interface {
	VisitUpdateAlertResponse(w http.ResponseWriter) error
}

type UpdateAlert200JSONResponse AlertEnvelope

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

type QueryChartSeriesRequestObject struct {
	Body *QueryChartSeriesJSONRequestBody
}

type QueryChartSeriesResponseObject interface {
	VisitQueryChartSeriesResponse(w http.ResponseWriter) error
}

type QueryChartSeries200JSONResponse api.ChartSeriesResult

func (response QueryChartSeries200JSONResponse) VisitQueryChartSeriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type QueryChartSeries400JSONResponse struct{ BadRequestJSONResponse }

func (response QueryChartSeries400JSONResponse) VisitQueryChartSeriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type QueryChartSeries401JSONResponse struct{ UnauthorizedJSONResponse }

func (response QueryChartSeries401JSONResponse) VisitQueryChartSeriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type QueryChartSeries404JSONResponse struct{ NotFoundJSONResponse }

func (response QueryChartSeries404JSONResponse) VisitQueryChartSeriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type QueryChartSeries413JSONResponse struct{ TooLargeJSONResponse }

func (response QueryChartSeries413JSONResponse) VisitQueryChartSeriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type QueryChartSeries415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response QueryChartSeries415JSONResponse) VisitQueryChartSeriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type QueryChartSeries429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response QueryChartSeries429JSONResponse) VisitQueryChartSeriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type QueryChartSeries500JSONResponse struct{ InternalErrorJSONResponse }

func (response QueryChartSeries500JSONResponse) VisitQueryChartSeriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type QueryChartSeries503JSONResponse struct{ UnavailableJSONResponse }

func (response QueryChartSeries503JSONResponse) VisitQueryChartSeriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type QueryChartSeries504JSONResponse struct{ TimeoutJSONResponse }

func (response QueryChartSeries504JSONResponse) VisitQueryChartSeriesResponse(w http.ResponseWriter) error {

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
}

type ListDashboardsResponseObject interface {
	VisitListDashboardsResponse(w http.ResponseWriter) error
}

type ListDashboards200JSONResponse DashboardList

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
	Body *CreateDashboardJSONRequestBody
}

type CreateDashboardResponseObject interface {
	VisitCreateDashboardResponse(w http.ResponseWriter) error
}

type CreateDashboard200JSONResponse DashboardEnvelope

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
	Body *ValidateDashboardJSONRequestBody
}

type ValidateDashboardResponseObject interface {
	VisitValidateDashboardResponse(w http.ResponseWriter) error
}

type ValidateDashboard200JSONResponse api.DashboardVerdict

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
	ID DashboardID `json:"id"`
}

type DeleteDashboardResponseObject interface {
	VisitDeleteDashboardResponse(w http.ResponseWriter) error
}

type DeleteDashboard200JSONResponse Empty

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
	ID DashboardID `json:"id"`
}

type GetDashboardResponseObject interface {
	VisitGetDashboardResponse(w http.ResponseWriter) error
}

type GetDashboard200JSONResponse DashboardEnvelope

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
	ID   DashboardID `json:"id"`
	Body *UpdateDashboardJSONRequestBody
}

type UpdateDashboardResponseObject interface {
	VisitUpdateDashboardResponse(w http.ResponseWriter) error
}

type UpdateDashboard200JSONResponse DashboardEnvelope

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

type QueryTileRequestObject struct {
	ID     DashboardID `json:"id"`
	TileID TileID      `json:"tileId"`
	Body   *QueryTileJSONRequestBody
}

type QueryTileResponseObject interface {
	VisitQueryTileResponse(w http.ResponseWriter) error
}

type QueryTile200JSONResponse TileDataEnvelope

func (response QueryTile200JSONResponse) VisitQueryTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type QueryTile400JSONResponse struct{ BadRequestJSONResponse }

func (response QueryTile400JSONResponse) VisitQueryTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type QueryTile401JSONResponse struct{ UnauthorizedJSONResponse }

func (response QueryTile401JSONResponse) VisitQueryTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type QueryTile404JSONResponse struct{ NotFoundJSONResponse }

func (response QueryTile404JSONResponse) VisitQueryTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type QueryTile413JSONResponse struct{ TooLargeJSONResponse }

func (response QueryTile413JSONResponse) VisitQueryTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type QueryTile415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response QueryTile415JSONResponse) VisitQueryTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type QueryTile429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response QueryTile429JSONResponse) VisitQueryTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type QueryTile500JSONResponse struct{ InternalErrorJSONResponse }

func (response QueryTile500JSONResponse) VisitQueryTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type QueryTile503JSONResponse struct{ UnavailableJSONResponse }

func (response QueryTile503JSONResponse) VisitQueryTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type QueryTile504JSONResponse struct{ TimeoutJSONResponse }

func (response QueryTile504JSONResponse) VisitQueryTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type SearchRequestObject struct {
	Body *SearchJSONRequestBody
}

type SearchResponseObject interface {
	VisitSearchResponse(w http.ResponseWriter) error
}

type Search200JSONResponse api.SearchResult

func (response Search200JSONResponse) VisitSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type Search400JSONResponse struct{ BadRequestJSONResponse }

func (response Search400JSONResponse) VisitSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type Search401JSONResponse struct{ UnauthorizedJSONResponse }

func (response Search401JSONResponse) VisitSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type Search404JSONResponse struct{ NotFoundJSONResponse }

func (response Search404JSONResponse) VisitSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type Search413JSONResponse struct{ TooLargeJSONResponse }

func (response Search413JSONResponse) VisitSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type Search415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response Search415JSONResponse) VisitSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type Search429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response Search429JSONResponse) VisitSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type Search500JSONResponse struct{ InternalErrorJSONResponse }

func (response Search500JSONResponse) VisitSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type Search503JSONResponse struct{ UnavailableJSONResponse }

func (response Search503JSONResponse) VisitSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type Search504JSONResponse struct{ TimeoutJSONResponse }

func (response Search504JSONResponse) VisitSearchResponse(w http.ResponseWriter) error {

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
}

type ListSourcesResponseObject interface {
	VisitListSourcesResponse(w http.ResponseWriter) error
}

type ListSources200JSONResponse SourceList

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

type ListWebhooksRequestObject struct {
	Params ListWebhooksParams
}

type ListWebhooksResponseObject interface {
	VisitListWebhooksResponse(w http.ResponseWriter) error
}

type ListWebhooks200ResponseHeaders struct {
	XTotalCount int
}

type ListWebhooks200JSONResponse struct {
	Body    WebhookPage
	Headers ListWebhooks200ResponseHeaders
}

func (response ListWebhooks200JSONResponse) VisitListWebhooksResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response.Body); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.Header().Set("X-Total-Count", fmt.Sprint(response.Headers.XTotalCount))
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type ListWebhooks400JSONResponse struct{ BadRequestJSONResponse }

func (response ListWebhooks400JSONResponse) VisitListWebhooksResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListWebhooks401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListWebhooks401JSONResponse) VisitListWebhooksResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListWebhooks429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListWebhooks429JSONResponse) VisitListWebhooksResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListWebhooks500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListWebhooks500JSONResponse) VisitListWebhooksResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListWebhooks503JSONResponse struct{ UnavailableJSONResponse }

func (response ListWebhooks503JSONResponse) VisitListWebhooksResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListWebhooks504JSONResponse struct{ TimeoutJSONResponse }

func (response ListWebhooks504JSONResponse) VisitListWebhooksResponse(w http.ResponseWriter) error {

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
	// GetAPI Get the API's version and the caller
	// (GET /api/v2)
	GetAPI(ctx context.Context, request GetAPIRequestObject) (GetAPIResponseObject, error)
	// ListAlerts List alerts
	// (GET /api/v2/alerts)
	ListAlerts(ctx context.Context, request ListAlertsRequestObject) (ListAlertsResponseObject, error)
	// CreateAlert Create an alert
	// (POST /api/v2/alerts)
	CreateAlert(ctx context.Context, request CreateAlertRequestObject) (CreateAlertResponseObject, error)
	// DeleteAlert Delete an alert
	// (DELETE /api/v2/alerts/{id})
	DeleteAlert(ctx context.Context, request DeleteAlertRequestObject) (DeleteAlertResponseObject, error)
	// GetAlert Get an alert
	// (GET /api/v2/alerts/{id})
	GetAlert(ctx context.Context, request GetAlertRequestObject) (GetAlertResponseObject, error)
	// UpdateAlert Update an alert
	// (PUT /api/v2/alerts/{id})
	UpdateAlert(ctx context.Context, request UpdateAlertRequestObject) (UpdateAlertResponseObject, error)
	// QueryChartSeries Query series over time
	// (POST /api/v2/charts/series)
	QueryChartSeries(ctx context.Context, request QueryChartSeriesRequestObject) (QueryChartSeriesResponseObject, error)
	// ListDashboards List dashboards
	// (GET /api/v2/dashboards)
	ListDashboards(ctx context.Context, request ListDashboardsRequestObject) (ListDashboardsResponseObject, error)
	// CreateDashboard Create a dashboard
	// (POST /api/v2/dashboards)
	CreateDashboard(ctx context.Context, request CreateDashboardRequestObject) (CreateDashboardResponseObject, error)
	// ValidateDashboard Validate a dashboard
	// (POST /api/v2/dashboards/validate)
	ValidateDashboard(ctx context.Context, request ValidateDashboardRequestObject) (ValidateDashboardResponseObject, error)
	// DeleteDashboard Delete a dashboard
	// (DELETE /api/v2/dashboards/{id})
	DeleteDashboard(ctx context.Context, request DeleteDashboardRequestObject) (DeleteDashboardResponseObject, error)
	// GetDashboard Get a dashboard
	// (GET /api/v2/dashboards/{id})
	GetDashboard(ctx context.Context, request GetDashboardRequestObject) (GetDashboardResponseObject, error)
	// UpdateDashboard Update a dashboard
	// (PUT /api/v2/dashboards/{id})
	UpdateDashboard(ctx context.Context, request UpdateDashboardRequestObject) (UpdateDashboardResponseObject, error)
	// QueryTile Query the data of a tile
	// (POST /api/v2/dashboards/{id}/tiles/{tileId}/query)
	QueryTile(ctx context.Context, request QueryTileRequestObject) (QueryTileResponseObject, error)
	// Search Search rows
	// (POST /api/v2/search)
	Search(ctx context.Context, request SearchRequestObject) (SearchResponseObject, error)
	// ListSources List sources
	// (GET /api/v2/sources)
	ListSources(ctx context.Context, request ListSourcesRequestObject) (ListSourcesResponseObject, error)
	// ListWebhooks List webhooks
	// (GET /api/v2/webhooks)
	ListWebhooks(ctx context.Context, request ListWebhooksRequestObject) (ListWebhooksResponseObject, error)
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

// GetAPI operation middleware
func (sh *strictHandler) GetAPI(w http.ResponseWriter, r *http.Request) {
	var request GetAPIRequestObject

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.GetAPI(ctx, request.(GetAPIRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "GetAPI")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(GetAPIResponseObject); ok {
		if err := validResponse.VisitGetAPIResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListAlerts operation middleware
func (sh *strictHandler) ListAlerts(w http.ResponseWriter, r *http.Request, params ListAlertsParams) {
	var request ListAlertsRequestObject

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
func (sh *strictHandler) CreateAlert(w http.ResponseWriter, r *http.Request) {
	var request CreateAlertRequestObject

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
func (sh *strictHandler) DeleteAlert(w http.ResponseWriter, r *http.Request, id AlertID) {
	var request DeleteAlertRequestObject

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
func (sh *strictHandler) GetAlert(w http.ResponseWriter, r *http.Request, id AlertID) {
	var request GetAlertRequestObject

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
func (sh *strictHandler) UpdateAlert(w http.ResponseWriter, r *http.Request, id AlertID) {
	var request UpdateAlertRequestObject

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

// QueryChartSeries operation middleware
func (sh *strictHandler) QueryChartSeries(w http.ResponseWriter, r *http.Request) {
	var request QueryChartSeriesRequestObject

	var body QueryChartSeriesJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.QueryChartSeries(ctx, request.(QueryChartSeriesRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "QueryChartSeries")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(QueryChartSeriesResponseObject); ok {
		if err := validResponse.VisitQueryChartSeriesResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListDashboards operation middleware
func (sh *strictHandler) ListDashboards(w http.ResponseWriter, r *http.Request) {
	var request ListDashboardsRequestObject

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
func (sh *strictHandler) CreateDashboard(w http.ResponseWriter, r *http.Request) {
	var request CreateDashboardRequestObject

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
func (sh *strictHandler) ValidateDashboard(w http.ResponseWriter, r *http.Request) {
	var request ValidateDashboardRequestObject

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
func (sh *strictHandler) DeleteDashboard(w http.ResponseWriter, r *http.Request, id DashboardID) {
	var request DeleteDashboardRequestObject

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
func (sh *strictHandler) GetDashboard(w http.ResponseWriter, r *http.Request, id DashboardID) {
	var request GetDashboardRequestObject

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
func (sh *strictHandler) UpdateDashboard(w http.ResponseWriter, r *http.Request, id DashboardID) {
	var request UpdateDashboardRequestObject

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

// QueryTile operation middleware
func (sh *strictHandler) QueryTile(w http.ResponseWriter, r *http.Request, id DashboardID, tileID TileID) {
	var request QueryTileRequestObject

	request.ID = id
	request.TileID = tileID

	var body QueryTileJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.QueryTile(ctx, request.(QueryTileRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "QueryTile")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(QueryTileResponseObject); ok {
		if err := validResponse.VisitQueryTileResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// Search operation middleware
func (sh *strictHandler) Search(w http.ResponseWriter, r *http.Request) {
	var request SearchRequestObject

	var body SearchJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.Search(ctx, request.(SearchRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "Search")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(SearchResponseObject); ok {
		if err := validResponse.VisitSearchResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListSources operation middleware
func (sh *strictHandler) ListSources(w http.ResponseWriter, r *http.Request) {
	var request ListSourcesRequestObject

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

// ListWebhooks operation middleware
func (sh *strictHandler) ListWebhooks(w http.ResponseWriter, r *http.Request, params ListWebhooksParams) {
	var request ListWebhooksRequestObject

	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListWebhooks(ctx, request.(ListWebhooksRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListWebhooks")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListWebhooksResponseObject); ok {
		if err := validResponse.VisitListWebhooksResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}
