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

// AlertHistoryPage A page of the history of an alert.
type AlertHistoryPage struct {
	// Data What evaluations said.
	Data []api.AlertHistoryEntry `json:"data"`

	// Meta Which part of a list a page is.
	Meta api.PageInfo `json:"meta"`
}

// AlertPage A page of alerts.
type AlertPage struct {
	// Data The alerts.
	Data []api.Alert `json:"data"`

	// Meta Which part of a list a page is.
	Meta api.PageInfo `json:"meta"`
}

// AlertTestEnvelope What an alert would say now.
type AlertTestEnvelope struct {
	// Data What an alert would say now: the newest window that an evaluation would have read by now, judged on its own on real data. Windows before it do not count, so `numConsecutiveWindows` is taken as one, a silence and `enabled` are left aside, nothing is stored and nobody is notified.
	Data api.AlertTestResult `json:"data"`
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

// ConnectionEnvelope One connection.
type ConnectionEnvelope struct {
	// Data A database that sources read from.
	Data api.Connection `json:"data"`
}

// ConnectionList Connections.
type ConnectionList struct {
	// Data The connections.
	Data []api.Connection `json:"data"`

	// Meta Which part of a list a page is.
	Meta *api.PageInfo `json:"meta,omitempty"`
}

// DashboardEnvelope One dashboard.
type DashboardEnvelope struct {
	// Data A page of tiles, with the filters and groups that go with them.
	Data api.Dashboard `json:"data"`
}

// DashboardImportedEnvelope A dashboard that was converted.
type DashboardImportedEnvelope struct {
	// Data A dashboard that can be created, and what is missing in it.
	Data api.DashboardImported `json:"data"`
}

// DashboardList Dashboards.
type DashboardList struct {
	// Data The dashboards.
	Data []api.Dashboard `json:"data"`

	// Meta Which part of a list a page is.
	Meta *api.PageInfo `json:"meta,omitempty"`
}

// DeliveryEnvelope A delivery.
type DeliveryEnvelope struct {
	// Data A notification for one webhook. Those about one group of an alert reach a webhook in their order; each is sent until the receiver takes it or refuses it for good, for up to 24 hours.
	Data api.Delivery `json:"data"`
}

// DeliveryPage A page of deliveries.
type DeliveryPage struct {
	// Data The deliveries, the newest first.
	Data []api.Delivery `json:"data"`

	// Meta Which part of a list a page is.
	Meta api.PageInfo `json:"meta"`
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

// FieldListEnvelope The fields of a source.
type FieldListEnvelope struct {
	// Data By what the rows of a source in a range of time can be filtered.
	Data api.FieldList `json:"data"`
}

// FieldValuesEnvelope The values of a field.
type FieldValuesEnvelope struct {
	// Data The values of a field that most rows have.
	Data api.FieldValues `json:"data"`
}

// SavedSearchEnvelope One saved search.
type SavedSearchEnvelope struct {
	// Data A search that can be opened again and watched by alerts.
	Data api.SavedSearch `json:"data"`
}

// SavedSearchPage A page of saved searches.
type SavedSearchPage struct {
	// Data The saved searches.
	Data []api.SavedSearch `json:"data"`

	// Meta Which part of a list a page is.
	Meta api.PageInfo `json:"meta"`
}

// SourceEnvelope One source.
type SourceEnvelope struct {
	// Data A table of telemetry and how to read it. `kind` says what is in it.
	Data api.Source `json:"data"`
}

// SourceList Sources.
type SourceList struct {
	// Data The sources.
	Data []api.Source `json:"data"`

	// Meta Which part of a list a page is.
	Meta *api.PageInfo `json:"meta,omitempty"`
}

// SuccessEnvelope Done.
type SuccessEnvelope struct {
	// Data Done.
	Data api.Success `json:"data"`
}

// TeamEnvelope The team.
type TeamEnvelope struct {
	// Data The team whose resources the key reaches.
	Data api.Team `json:"data"`
}

// TeamInvitationEnvelope An invitation.
type TeamInvitationEnvelope struct {
	// Data An invitation, new or made before for the same address.
	Data api.TeamInvitationMade `json:"data"`
}

// TeamInvitationList Invitations.
type TeamInvitationList struct {
	// Data The invitations.
	Data []api.TeamInvitation `json:"data"`

	// Meta Which part of a list a page is.
	Meta *api.PageInfo `json:"meta,omitempty"`
}

// TeamMemberList Members.
type TeamMemberList struct {
	// Data The members.
	Data []api.TeamMember `json:"data"`

	// Meta Which part of a list a page is.
	Meta *api.PageInfo `json:"meta,omitempty"`
}

// TileDataEnvelope The data of a tile.
type TileDataEnvelope struct {
	// Data The data of a tile as a table: its columns, and rows with a value for each. A tile over time has a row for each bucket and group; the others have one for each group, and a number has one row. A heatmap has a row for each cell with the bounds of its value, `from` and `to`. Searches and event patterns list rows.
	Data api.TileData `json:"data"`
}

// TraceEnvelope A trace.
type TraceEnvelope struct {
	// Data The spans of a trace with its logs.
	Data api.Trace `json:"data"`
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

// WebhookEnvelope One webhook.
type WebhookEnvelope struct {
	// Data A receiver of notifications. Its headers, query parameters and routing key are never shown.
	Data api.Webhook `json:"data"`
}

// WebhookPage A page of webhooks.
type WebhookPage struct {
	// Data The webhooks.
	Data []api.Webhook `json:"data"`

	// Meta Which part of a list a page is.
	Meta api.PageInfo `json:"meta"`
}

// WebhookSecretEnvelope A new signing secret.
type WebhookSecretEnvelope struct {
	// Data A new signing secret of a webhook, which is shown only this once.
	Data api.WebhookSecret `json:"data"`
}

// AlertGroup defines model for AlertGroup.
type AlertGroup = string

// AlertID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type AlertID = api.ObjectID

// ConnectionID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type ConnectionID = api.ObjectID

// DashboardID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type DashboardID = api.ObjectID

// DeliveryAlert The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type DeliveryAlert = api.ObjectID

// DeliveryEnd defines model for DeliveryEnd.
type DeliveryEnd = string

// DeliveryID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type DeliveryID = api.ObjectID

// DeliveryStart defines model for DeliveryStart.
type DeliveryStart = string

// DeliveryStatusParam What has become of a notification: `pending` while it is still tried, `delivered` once the receiver has taken it, `failed` when it was given up.
type DeliveryStatusParam = api.DeliveryStatus

// DeliveryWebhook The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type DeliveryWebhook = api.ObjectID

// FieldsField defines model for FieldsField.
type FieldsField = string

// FieldsFrom defines model for FieldsFrom.
type FieldsFrom = string

// FieldsLimit defines model for FieldsLimit.
type FieldsLimit = int

// FieldsMetricName defines model for FieldsMetricName.
type FieldsMetricName = string

// FieldsMetricType Kind of metric. Mind the space in the last one.
type FieldsMetricType = api.MetricType

// FieldsPrefix defines model for FieldsPrefix.
type FieldsPrefix = string

// FieldsSourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type FieldsSourceID = api.ObjectID

// FieldsTo defines model for FieldsTo.
type FieldsTo = string

// FieldsWhere defines model for FieldsWhere.
type FieldsWhere = string

// FieldsWhereLanguage Language of a search's filter: `lucene`, also by default, is the search syntax, `sql` a ClickHouse condition.
type FieldsWhereLanguage = api.SearchLanguage

// InvitationID defines model for InvitationId.
type InvitationID = string

// Limit defines model for Limit.
type Limit = int

// MemberID defines model for MemberId.
type MemberID = string

// Offset defines model for Offset.
type Offset = int

// SavedSearchID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type SavedSearchID = api.ObjectID

// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type SourceID = api.ObjectID

// TileID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type TileID = api.ObjectID

// TraceFrom defines model for TraceFrom.
type TraceFrom = string

// TraceID defines model for TraceId.
type TraceID = string

// TraceSourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type TraceSourceID = api.ObjectID

// TraceTo defines model for TraceTo.
type TraceTo = string

// WebhookID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type WebhookID = api.ObjectID

// AlertFound One alert.
type AlertFound = AlertEnvelope

// BadRequest An error.
type BadRequest = Error

// Conflict An error.
type Conflict = Error

// ConnectionFound One connection.
type ConnectionFound = ConnectionEnvelope

// DashboardFound One dashboard.
type DashboardFound = DashboardEnvelope

// DeliveryFound A delivery.
type DeliveryFound = DeliveryEnvelope

// InternalError An error.
type InternalError = Error

// LimitReached An error.
type LimitReached = Error

// NotFound An error.
type NotFound = Error

// SavedSearchFound One saved search.
type SavedSearchFound = SavedSearchEnvelope

// SourceFound One source.
type SourceFound = SourceEnvelope

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
	// Name Only those with this text in their name, in upper or lower case. No character has a meaning of its own, also not `%`, `_` or `*`. An empty text is in every name.
	Name *api.ListName `form:"name,omitempty" json:"name,omitempty"`

	// State Only alerts in this state.
	State *api.ListAlertState `form:"state,omitempty" json:"state,omitempty"`

	// Limit How many to answer at most.
	Limit *Limit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset How many to pass over.
	Offset *Offset `form:"offset,omitempty" json:"offset,omitempty"`
}

// ListAlertHistoryParams defines parameters for ListAlertHistory.
type ListAlertHistoryParams struct {
	// Limit How many to answer at most.
	Limit *Limit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset How many to pass over.
	Offset *Offset `form:"offset,omitempty" json:"offset,omitempty"`

	// Group Only the entries of this group, whose key must be the same letter by letter, such as `ServiceName:api`. An empty value asks for those of the alert as a whole.
	Group *AlertGroup `form:"group,omitempty" json:"group,omitempty"`
}

// ListConnectionsParams defines parameters for ListConnections.
type ListConnectionsParams struct {
	// Name Only those with this text in their name, in upper or lower case. No character has a meaning of its own, also not `%`, `_` or `*`. An empty text is in every name.
	Name *api.ListName `form:"name,omitempty" json:"name,omitempty"`

	// Limit How many to answer at most. Without `limit` and `offset` there are all of them and no `meta`; with `offset` alone at most 1000.
	Limit *api.ListLimit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset How many to pass over.
	Offset *api.ListOffset `form:"offset,omitempty" json:"offset,omitempty"`
}

// ListDashboardsParams defines parameters for ListDashboards.
type ListDashboardsParams struct {
	// Name Only those with this text in their name, in upper or lower case. No character has a meaning of its own, also not `%`, `_` or `*`. An empty text is in every name.
	Name *api.ListName `form:"name,omitempty" json:"name,omitempty"`

	// Tag Only those with this tag, which must be the same letter by letter.
	Tag *api.ListTag `form:"tag,omitempty" json:"tag,omitempty"`

	// Limit How many to answer at most. Without `limit` and `offset` there are all of them and no `meta`; with `offset` alone at most 1000.
	Limit *api.ListLimit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset How many to pass over.
	Offset *api.ListOffset `form:"offset,omitempty" json:"offset,omitempty"`
}

// ListDeliveriesParams defines parameters for ListDeliveries.
type ListDeliveriesParams struct {
	// Limit How many to answer at most.
	Limit *Limit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset How many to pass over.
	Offset *Offset `form:"offset,omitempty" json:"offset,omitempty"`

	// AlertID Only those of this alert, which may be deleted by now.
	AlertID *DeliveryAlert `form:"alertId,omitempty" json:"alertId,omitempty"`

	// WebhookID Only those to this webhook, which may be deleted by now.
	WebhookID *DeliveryWebhook `form:"webhookId,omitempty" json:"webhookId,omitempty"`

	// Status Only those with this status.
	Status *DeliveryStatusParam `form:"status,omitempty" json:"status,omitempty"`

	// StartTime Only those that were created at this time or later.
	StartTime *DeliveryStart `form:"startTime,omitempty" json:"startTime,omitempty"`

	// EndTime Only those that were created before this time.
	EndTime *DeliveryEnd `form:"endTime,omitempty" json:"endTime,omitempty"`
}

// ListSavedSearchesParams defines parameters for ListSavedSearches.
type ListSavedSearchesParams struct {
	// Name Only those with this text in their name, in upper or lower case. No character has a meaning of its own, also not `%`, `_` or `*`. An empty text is in every name.
	Name *api.ListName `form:"name,omitempty" json:"name,omitempty"`

	// Tag Only those with this tag, which must be the same letter by letter.
	Tag *api.ListTag `form:"tag,omitempty" json:"tag,omitempty"`

	// SourceID Only those that search this source, which may be deleted by now.
	SourceID *api.ListSourceID `form:"sourceId,omitempty" json:"sourceId,omitempty"`

	// Limit How many to answer at most.
	Limit *Limit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset How many to pass over.
	Offset *Offset `form:"offset,omitempty" json:"offset,omitempty"`
}

// ListSourcesParams defines parameters for ListSources.
type ListSourcesParams struct {
	// Name Only those with this text in their name, in upper or lower case. No character has a meaning of its own, also not `%`, `_` or `*`. An empty text is in every name.
	Name *api.ListName `form:"name,omitempty" json:"name,omitempty"`

	// Kind Only sources of this kind.
	Kind *api.ListSourceKind `form:"kind,omitempty" json:"kind,omitempty"`

	// Limit How many to answer at most. Without `limit` and `offset` there are all of them and no `meta`; with `offset` alone at most 1000.
	Limit *api.ListLimit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset How many to pass over.
	Offset *api.ListOffset `form:"offset,omitempty" json:"offset,omitempty"`
}

// ListFieldsParams defines parameters for ListFields.
type ListFieldsParams struct {
	// From The earliest time, included.
	From FieldsFrom `form:"from" json:"from"`

	// To The latest time, included, which must be after the earliest.
	To FieldsTo `form:"to" json:"to"`

	// MetricDataType Kind of the metric, for metric sources: it says which of their tables to read. Left out in a list of fields, all are.
	MetricDataType *FieldsMetricType `form:"metricDataType,omitempty" json:"metricDataType,omitempty"`

	// MetricName Name of the metric, for metric sources.
	MetricName *FieldsMetricName `form:"metricName,omitempty" json:"metricName,omitempty"`
}

// ListFieldValuesParams defines parameters for ListFieldValues.
type ListFieldValuesParams struct {
	// Field Name of a column or an attribute as in filters, such as `ServiceName`, `LogAttributes.http.route` or `LogAttributes['http.route']`. Expressions and aliases are no fields.
	Field FieldsField `form:"field" json:"field"`

	// From The earliest time, included.
	From FieldsFrom `form:"from" json:"from"`

	// To The latest time, included, which must be after the earliest.
	To FieldsTo `form:"to" json:"to"`

	// Where Filter of the rows, as in a search; left out or empty for all of them.
	Where *FieldsWhere `form:"where,omitempty" json:"where,omitempty"`

	// WhereLanguage Language of the filter; left out means `lucene`.
	WhereLanguage *FieldsWhereLanguage `form:"whereLanguage,omitempty" json:"whereLanguage,omitempty"`

	// Prefix Only values that begin with this, letter by letter.
	Prefix *FieldsPrefix `form:"prefix,omitempty" json:"prefix,omitempty"`

	// Limit How many to answer at most.
	Limit *FieldsLimit `form:"limit,omitempty" json:"limit,omitempty"`

	// MetricDataType Kind of the metric, for metric sources: it says which of their tables to read. Left out in a list of fields, all are.
	MetricDataType *FieldsMetricType `form:"metricDataType,omitempty" json:"metricDataType,omitempty"`

	// MetricName Name of the metric, for metric sources.
	MetricName *FieldsMetricName `form:"metricName,omitempty" json:"metricName,omitempty"`
}

// ListTeamInvitationsParams defines parameters for ListTeamInvitations.
type ListTeamInvitationsParams struct {
	// Name Only those with this text in their name, in upper or lower case. No character has a meaning of its own, also not `%`, `_` or `*`. An empty text is in every name.
	Name *api.ListName `form:"name,omitempty" json:"name,omitempty"`

	// Limit How many to answer at most. Without `limit` and `offset` there are all of them and no `meta`; with `offset` alone at most 1000.
	Limit *api.ListLimit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset How many to pass over.
	Offset *api.ListOffset `form:"offset,omitempty" json:"offset,omitempty"`
}

// ListTeamMembersParams defines parameters for ListTeamMembers.
type ListTeamMembersParams struct {
	// Name Only those with this text in their name, in upper or lower case. No character has a meaning of its own, also not `%`, `_` or `*`. An empty text is in every name.
	Name *api.ListName `form:"name,omitempty" json:"name,omitempty"`

	// Limit How many to answer at most. Without `limit` and `offset` there are all of them and no `meta`; with `offset` alone at most 1000.
	Limit *api.ListLimit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset How many to pass over.
	Offset *api.ListOffset `form:"offset,omitempty" json:"offset,omitempty"`
}

// GetTraceParams defines parameters for GetTrace.
type GetTraceParams struct {
	// SourceID Id of the trace source.
	SourceID TraceSourceID `form:"sourceId" json:"sourceId"`

	// From The earliest start of a span, included. It goes together with `to`.
	From *TraceFrom `form:"from,omitempty" json:"from,omitempty"`

	// To The latest start of a span, included, which must be after the earliest.
	To *TraceTo `form:"to,omitempty" json:"to,omitempty"`
}

// ListWebhooksParams defines parameters for ListWebhooks.
type ListWebhooksParams struct {
	// Name Only those with this text in their name, in upper or lower case. No character has a meaning of its own, also not `%`, `_` or `*`. An empty text is in every name.
	Name *api.ListName `form:"name,omitempty" json:"name,omitempty"`

	// Limit How many to answer at most.
	Limit *Limit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset How many to pass over.
	Offset *Offset `form:"offset,omitempty" json:"offset,omitempty"`
}

// CreateAlertJSONRequestBody defines body for CreateAlert for application/json ContentType.
type CreateAlertJSONRequestBody = api.AlertWrite

// UpdateAlertJSONRequestBody defines body for UpdateAlert for application/json ContentType.
type UpdateAlertJSONRequestBody = api.AlertWrite

// SilenceAlertJSONRequestBody defines body for SilenceAlert for application/json ContentType.
type SilenceAlertJSONRequestBody = api.AlertSilenceWrite

// QueryChartSeriesJSONRequestBody defines body for QueryChartSeries for application/json ContentType.
type QueryChartSeriesJSONRequestBody = api.ChartSeriesRequest

// CreateConnectionJSONRequestBody defines body for CreateConnection for application/json ContentType.
type CreateConnectionJSONRequestBody = api.ConnectionWrite

// UpdateConnectionJSONRequestBody defines body for UpdateConnection for application/json ContentType.
type UpdateConnectionJSONRequestBody = api.ConnectionUpdate

// CreateDashboardJSONRequestBody defines body for CreateDashboard for application/json ContentType.
type CreateDashboardJSONRequestBody = api.DashboardCreate

// ImportDashboardJSONRequestBody defines body for ImportDashboard for application/json ContentType.
type ImportDashboardJSONRequestBody = api.DashboardImport

// ValidateDashboardJSONRequestBody defines body for ValidateDashboard for application/json ContentType.
type ValidateDashboardJSONRequestBody = api.DashboardCreate

// UpdateDashboardJSONRequestBody defines body for UpdateDashboard for application/json ContentType.
type UpdateDashboardJSONRequestBody = api.DashboardUpdate

// QueryTileJSONRequestBody defines body for QueryTile for application/json ContentType.
type QueryTileJSONRequestBody = api.TileQuery

// CreateSavedSearchJSONRequestBody defines body for CreateSavedSearch for application/json ContentType.
type CreateSavedSearchJSONRequestBody = api.SavedSearchWrite

// UpdateSavedSearchJSONRequestBody defines body for UpdateSavedSearch for application/json ContentType.
type UpdateSavedSearchJSONRequestBody = api.SavedSearchWrite

// SearchEventsJSONRequestBody defines body for SearchEvents for application/json ContentType.
type SearchEventsJSONRequestBody = api.SearchRequest

// CreateSourceJSONRequestBody defines body for CreateSource for application/json ContentType.
type CreateSourceJSONRequestBody = api.SourceWrite

// UpdateSourceJSONRequestBody defines body for UpdateSource for application/json ContentType.
type UpdateSourceJSONRequestBody = api.SourceWrite

// InviteTeamMemberJSONRequestBody defines body for InviteTeamMember for application/json ContentType.
type InviteTeamMemberJSONRequestBody = api.TeamInvitationWrite

// PreviewTileJSONRequestBody defines body for PreviewTile for application/json ContentType.
type PreviewTileJSONRequestBody = api.TilePreview

// CreateWebhookJSONRequestBody defines body for CreateWebhook for application/json ContentType.
type CreateWebhookJSONRequestBody = api.WebhookWrite

// UpdateWebhookJSONRequestBody defines body for UpdateWebhook for application/json ContentType.
type UpdateWebhookJSONRequestBody = api.WebhookWrite

// TestWebhookJSONRequestBody defines body for TestWebhook for application/json ContentType.
type TestWebhookJSONRequestBody = api.WebhookTestWrite

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
	// Answers the version of the API and the person that the key belongs to. The key itself is not shown. Useful to try a key: it does not count for the rate limit.
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
	// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist, and `name` and `message` must be templates that can be read. It starts in state `OK`, or `DISABLED` if `enabled` is false.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/alerts (the `CreateAlert` operationId).
	CreateAlertWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateAlert Create an alert
	//
	// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist, and `name` and `message` must be templates that can be read. It starts in state `OK`, or `DISABLED` if `enabled` is false.
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
	// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy`, `numConsecutiveWindows`, `enabled`, `noData` and `renotifyInterval` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. Silence and errors are not touched, nor is the state, but that an alert which is disabled becomes `DISABLED` and one that is enabled again starts over with `OK`.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with PUT /api/v2/alerts/{id} (the `UpdateAlert` operationId).
	UpdateAlertWithBody(ctx context.Context, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateAlert Update an alert
	//
	// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy`, `numConsecutiveWindows`, `enabled`, `noData` and `renotifyInterval` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. Silence and errors are not touched, nor is the state, but that an alert which is disabled becomes `DISABLED` and one that is enabled again starts over with `OK`.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with PUT /api/v2/alerts/{id} (the `UpdateAlert` operationId).
	UpdateAlert(ctx context.Context, id AlertID, body UpdateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListAlertHistory List the history of an alert
	//
	// What evaluations said about the alert, by page: the newest first, and the groups of one evaluation in the order of their keys. The server keeps what it said in the last 30 days, unless it was started with another number. It is empty until the alert has been evaluated, and a page past the end is empty too.
	//
	// Corresponds with GET /api/v2/alerts/{id}/history (the `ListAlertHistory` operationId).
	ListAlertHistory(ctx context.Context, id AlertID, params *ListAlertHistoryParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UnsilenceAlert End the silence of an alert
	//
	// Ends the silence, so that the alert notifies again from its next evaluation on. Without a silence nothing changes, and that is no error.
	//
	// Corresponds with DELETE /api/v2/alerts/{id}/silence (the `UnsilenceAlert` operationId).
	UnsilenceAlert(ctx context.Context, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// SilenceAlertWithBody Silence an alert
	//
	// Mutes the alert until a time to come, at most 366 days ahead. It is evaluated as before, its state and its history go on, but nobody is notified. What still holds when the silence is over is notified then. A silence that is there already is replaced. The alert shows it under `silenced` while it lasts.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/alerts/{id}/silence (the `SilenceAlert` operationId).
	SilenceAlertWithBody(ctx context.Context, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// SilenceAlert Silence an alert
	//
	// Mutes the alert until a time to come, at most 366 days ahead. It is evaluated as before, its state and its history go on, but nobody is notified. What still holds when the silence is over is notified then. A silence that is there already is replaced. The alert shows it under `silenced` while it lasts.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/alerts/{id}/silence (the `SilenceAlert` operationId).
	SilenceAlert(ctx context.Context, id AlertID, body SilenceAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// TestAlert Test an alert
	//
	// Evaluates the alert now, on real data, and answers what it would say about the newest window that an evaluation would have read by now, with the texts of the notifications that would say so. It takes no body. Nothing is stored and nobody is notified, and `numConsecutiveWindows`, a silence and `enabled` are left aside. An alert whose query fails, whose source is gone, or whose notification cannot be rendered is a 400 that says why. A query may take 30 seconds; past that it is a 504.
	//
	// Corresponds with POST /api/v2/alerts/{id}/test (the `TestAlert` operationId).
	TestAlert(ctx context.Context, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// QueryChartSeriesWithBody Query series over time
	//
	// Runs up to five series over one time range, each a query of its own, and answers their values by time bucket and group. Buckets without rows are left out. By default the values of all series for the same bucket and group come in one row; `column` asks for the rows of each series as they are. A mistake in a series is a 400 that names it. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400. Requests that ask the same within a moment share their queries, and the answer then has an `Age`; `Cache-Control: no-cache` asks for what is there now.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/charts/series (the `QueryChartSeries` operationId).
	QueryChartSeriesWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// QueryChartSeries Query series over time
	//
	// Runs up to five series over one time range, each a query of its own, and answers their values by time bucket and group. Buckets without rows are left out. By default the values of all series for the same bucket and group come in one row; `column` asks for the rows of each series as they are. A mistake in a series is a 400 that names it. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400. Requests that ask the same within a moment share their queries, and the answer then has an `Age`; `Cache-Control: no-cache` asks for what is there now.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/charts/series (the `QueryChartSeries` operationId).
	QueryChartSeries(ctx context.Context, body QueryChartSeriesJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListConnections List connections
	//
	// Every connection, without its password.
	//
	// Corresponds with GET /api/v2/connections (the `ListConnections` operationId).
	ListConnections(ctx context.Context, params *ListConnectionsParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateConnectionWithBody Create a connection
	//
	// Creates a connection to a database. Nothing is contacted. Its host must be public when a query goes there, unless the operator of this server allows it.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/connections (the `CreateConnection` operationId).
	CreateConnectionWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateConnection Create a connection
	//
	// Creates a connection to a database. Nothing is contacted. Its host must be public when a query goes there, unless the operator of this server allows it.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/connections (the `CreateConnection` operationId).
	CreateConnection(ctx context.Context, body CreateConnectionJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// DeleteConnection Delete a connection
	//
	// Deletes the connection. Sources that point to it stay, and their queries fail.
	//
	// Corresponds with DELETE /api/v2/connections/{id} (the `DeleteConnection` operationId).
	DeleteConnection(ctx context.Context, id ConnectionID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetConnection Get a connection
	//
	// Answers one connection, without its password.
	//
	// Corresponds with GET /api/v2/connections/{id} (the `GetConnection` operationId).
	GetConnection(ctx context.Context, id ConnectionID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateConnectionWithBody Update a connection
	//
	// Puts the body in place of the connection. A password, a prefix, `isPrometheusEndpoint` or `prometheusEndpoint` that is left out stays; but a password that is stored must be given again when the connection comes to lead to another server, or another user.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with PUT /api/v2/connections/{id} (the `UpdateConnection` operationId).
	UpdateConnectionWithBody(ctx context.Context, id ConnectionID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateConnection Update a connection
	//
	// Puts the body in place of the connection. A password, a prefix, `isPrometheusEndpoint` or `prometheusEndpoint` that is left out stays; but a password that is stored must be given again when the connection comes to lead to another server, or another user.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with PUT /api/v2/connections/{id} (the `UpdateConnection` operationId).
	UpdateConnection(ctx context.Context, id ConnectionID, body UpdateConnectionJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListDashboards List dashboards
	//
	// Every dashboard, in full, by name from Z to A (in the order of the bytes, so lower case comes first).
	//
	// Corresponds with GET /api/v2/dashboards (the `ListDashboards` operationId).
	ListDashboards(ctx context.Context, params *ListDashboardsParams, reqEditors ...RequestEditorFn) (*http.Response, error)

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

	// ImportDashboardWithBody Convert a dashboard of Grafana or an exported one
	//
	// Turns a dashboard that was exported elsewhere into one that can be created here, and stores nothing: look through the answer, then send its `dashboard` to `POST /api/v2/dashboards`, which takes it as it is. What could not be taken over, or only in part, is in `notes`. The body may have 5 MiB.
	//
	// Of Grafana the classic JSON model is read, also in the envelopes of its API and with `rows` instead of `panels`: panels whose queries are for ClickHouse (the data sources `grafana-clickhouse-datasource` and `vertamedia-clickhouse-datasource`) and texts. Their macros become those of raw SQL, and variables that list the values of a column become filters; others are fixed at the value that they have in the file. SQL that would not be allowed in a tile is not taken over. Exported dashboards are those that `GET /api/v2/dashboards/{id}` answers, with the older form of tiles too, and files with the names of sources instead of their ids.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/dashboards/import (the `ImportDashboard` operationId).
	ImportDashboardWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ImportDashboard Convert a dashboard of Grafana or an exported one
	//
	// Turns a dashboard that was exported elsewhere into one that can be created here, and stores nothing: look through the answer, then send its `dashboard` to `POST /api/v2/dashboards`, which takes it as it is. What could not be taken over, or only in part, is in `notes`. The body may have 5 MiB.
	//
	// Of Grafana the classic JSON model is read, also in the envelopes of its API and with `rows` instead of `panels`: panels whose queries are for ClickHouse (the data sources `grafana-clickhouse-datasource` and `vertamedia-clickhouse-datasource`) and texts. Their macros become those of raw SQL, and variables that list the values of a column become filters; others are fixed at the value that they have in the file. SQL that would not be allowed in a tile is not taken over. Exported dashboards are those that `GET /api/v2/dashboards/{id}` answers, with the older form of tiles too, and files with the names of sources instead of their ids.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/dashboards/import (the `ImportDashboard` operationId).
	ImportDashboard(ctx context.Context, body ImportDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

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
	// Answers what a tile shows for a time range, as a table, so that a dashboard can be drawn without knowing SQL: its builder or its raw SQL becomes queries, with the values that are selected in the dashboard's filters. A mistake in the tile is a 400 that says what is wrong, and so is a tile of text, which has no data. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400. Requests that ask the same within a moment share a query, and the answer then has an `Age`; `Cache-Control: no-cache` asks for what is there now.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/dashboards/{id}/tiles/{tileId}/query (the `QueryTile` operationId).
	QueryTileWithBody(ctx context.Context, id DashboardID, tileID TileID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// QueryTile Query the data of a tile
	//
	// Answers what a tile shows for a time range, as a table, so that a dashboard can be drawn without knowing SQL: its builder or its raw SQL becomes queries, with the values that are selected in the dashboard's filters. A mistake in the tile is a 400 that says what is wrong, and so is a tile of text, which has no data. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400. Requests that ask the same within a moment share a query, and the answer then has an `Age`; `Cache-Control: no-cache` asks for what is there now.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/dashboards/{id}/tiles/{tileId}/query (the `QueryTile` operationId).
	QueryTile(ctx context.Context, id DashboardID, tileID TileID, body QueryTileJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListDeliveries List deliveries
	//
	// Notifications and what has come of each, by page, the newest first. They are without their text and with the last of their attempts only; read a single one for the rest. The server keeps them for 30 days after they are finished, unless it was started with another number.
	//
	// Corresponds with GET /api/v2/deliveries (the `ListDeliveries` operationId).
	ListDeliveries(ctx context.Context, params *ListDeliveriesParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetDelivery Get a delivery
	//
	// The notification with its text and every attempt to deliver it: when, how long it took, what the receiver answered, and when the next one is.
	//
	// Corresponds with GET /api/v2/deliveries/{id} (the `GetDelivery` operationId).
	GetDelivery(ctx context.Context, id DeliveryID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// Redeliver Deliver again
	//
	// Puts the notification in line again, whatever has become of it, and answers it as it is then: `pending`, to be tried at once and for up to 24 hours. It carries the same `messageId`, by which a receiver can tell that it has it already. The attempts before stay in the record. It takes no body.
	//
	// Corresponds with POST /api/v2/deliveries/{id}/redeliver (the `Redeliver` operationId).
	Redeliver(ctx context.Context, id DeliveryID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListSavedSearches List saved searches
	//
	// Saved searches in the order in which they were created, by page. A page past the end is empty.
	//
	// Corresponds with GET /api/v2/saved-searches (the `ListSavedSearches` operationId).
	ListSavedSearches(ctx context.Context, params *ListSavedSearchesParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateSavedSearchWithBody Create a saved search
	//
	// Creates a saved search on a source of the team.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/saved-searches (the `CreateSavedSearch` operationId).
	CreateSavedSearchWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateSavedSearch Create a saved search
	//
	// Creates a saved search on a source of the team.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/saved-searches (the `CreateSavedSearch` operationId).
	CreateSavedSearch(ctx context.Context, body CreateSavedSearchJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// DeleteSavedSearch Delete a saved search
	//
	// Deletes the saved search and the alerts on it.
	//
	// Corresponds with DELETE /api/v2/saved-searches/{id} (the `DeleteSavedSearch` operationId).
	DeleteSavedSearch(ctx context.Context, id SavedSearchID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetSavedSearch Get a saved search
	//
	// Answers one saved search.
	//
	// Corresponds with GET /api/v2/saved-searches/{id} (the `GetSavedSearch` operationId).
	GetSavedSearch(ctx context.Context, id SavedSearchID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateSavedSearchWithBody Update a saved search
	//
	// Puts the body in place of the saved search; what is left out falls back to its default. Alerts on it stay.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with PUT /api/v2/saved-searches/{id} (the `UpdateSavedSearch` operationId).
	UpdateSavedSearchWithBody(ctx context.Context, id SavedSearchID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateSavedSearch Update a saved search
	//
	// Puts the body in place of the saved search; what is left out falls back to its default. Alerts on it stay.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with PUT /api/v2/saved-searches/{id} (the `UpdateSavedSearch` operationId).
	UpdateSavedSearch(ctx context.Context, id SavedSearchID, body UpdateSavedSearchJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// SearchEventsWithBody Search rows
	//
	// Answers the rows of a source in a time range that a filter finds, by page: columns, order and the column that bare words are searched in are those of the source where the request does not say otherwise. Log and trace sources are made for it; a session source needs a `select`, and metric and Prometheus sources cannot be searched. What is wrong with the filter or an expression is a 400 that names it.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/search (the `SearchEvents` operationId).
	SearchEventsWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// SearchEvents Search rows
	//
	// Answers the rows of a source in a time range that a filter finds, by page: columns, order and the column that bare words are searched in are those of the source where the request does not say otherwise. Log and trace sources are made for it; a session source needs a `select`, and metric and Prometheus sources cannot be searched. What is wrong with the filter or an expression is a 400 that names it.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/search (the `SearchEvents` operationId).
	SearchEvents(ctx context.Context, body SearchEventsJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListSources List sources
	//
	// Every source, with the tables that it reads and the expressions that say how.
	//
	// Corresponds with GET /api/v2/sources (the `ListSources` operationId).
	ListSources(ctx context.Context, params *ListSourcesParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateSourceWithBody Create a source
	//
	// Creates a source over a connection of the team. Its tables and expressions are not looked at before a query needs them.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/sources (the `CreateSource` operationId).
	CreateSourceWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateSource Create a source
	//
	// Creates a source over a connection of the team. Its tables and expressions are not looked at before a query needs them.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/sources (the `CreateSource` operationId).
	CreateSource(ctx context.Context, body CreateSourceJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// DeleteSource Delete a source
	//
	// Deletes the source. What refers to it stays, and its queries fail.
	//
	// Corresponds with DELETE /api/v2/sources/{id} (the `DeleteSource` operationId).
	DeleteSource(ctx context.Context, id SourceID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetSource Get a source
	//
	// Answers one source.
	//
	// Corresponds with GET /api/v2/sources/{id} (the `GetSource` operationId).
	GetSource(ctx context.Context, id SourceID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateSourceWithBody Update a source
	//
	// Puts the body in place of the source: what is left out is removed, and the kind may change. What refers to the source, such as tiles and alerts, stays.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with PUT /api/v2/sources/{id} (the `UpdateSource` operationId).
	UpdateSourceWithBody(ctx context.Context, id SourceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateSource Update a source
	//
	// Puts the body in place of the source: what is left out is removed, and the kind may change. What refers to the source, such as tiles and alerts, stays.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with PUT /api/v2/sources/{id} (the `UpdateSource` operationId).
	UpdateSource(ctx context.Context, id SourceID, body UpdateSourceJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListFields List the fields of a source
	//
	// Answers by what rows in a range of time can be filtered: the columns of the table and the keys of its columns with attributes, each with its type and the share of the rows that have a value. Columns whose names begin with an underscore are left out. Of a metric source it answers the metrics there are, and with `metricDataType` and `metricName` the fields of one.
	//
	// Both ends of the range are widened to a multiple of a sixtieth of it, so that a range that ends now asks the same question for a while, and the answer says from when to when it is. It is kept for a minute. Large ranges are sampled. A team has two such questions answered at a time.
	//
	// Corresponds with GET /api/v2/sources/{id}/fields (the `ListFields` operationId).
	ListFields(ctx context.Context, id FieldsSourceID, params *ListFieldsParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListFieldValues List the values of a field
	//
	// Answers the values of a column or an attribute that most rows in a range of time have, with how many these are: for completion, and for facets beside a search. Empty values, and those of more than 1,024 bytes, are left out. The range is widened and the answer kept as those of the list of fields are.
	//
	// Large ranges are sampled, which `sampled` says: counts are then estimates, within 5 % for the twenty most frequent values where these have a share of the rows that a sample of a million rows finds often enough.
	//
	// Corresponds with GET /api/v2/sources/{id}/fields/values (the `ListFieldValues` operationId).
	ListFieldValues(ctx context.Context, id FieldsSourceID, params *ListFieldValuesParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetTeam Get the team
	//
	// Answers the team of the key.
	//
	// Corresponds with GET /api/v2/team (the `GetTeam` operationId).
	GetTeam(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error)

	// InviteTeamMemberWithBody Invite a person
	//
	// Makes an invitation, or answers the open one for the same address as it is. Its `url` opens a form where the person sets a name and a password and becomes a member. Nothing is sent: pass the `url` on.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/team/invitation (the `InviteTeamMember` operationId).
	InviteTeamMemberWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// InviteTeamMember Invite a person
	//
	// Makes an invitation, or answers the open one for the same address as it is. Its `url` opens a form where the person sets a name and a password and becomes a member. Nothing is sent: pass the `url` on.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/team/invitation (the `InviteTeamMember` operationId).
	InviteTeamMember(ctx context.Context, body InviteTeamMemberJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// DeleteTeamInvitation Withdraw an invitation
	//
	// Withdraws the invitation: its link works no longer.
	//
	// Corresponds with DELETE /api/v2/team/invitation/{id} (the `DeleteTeamInvitation` operationId).
	DeleteTeamInvitation(ctx context.Context, id InvitationID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListTeamInvitations List invitations
	//
	// The open invitations, the oldest first. One that has ended is not among them.
	//
	// Corresponds with GET /api/v2/team/invitations (the `ListTeamInvitations` operationId).
	ListTeamInvitations(ctx context.Context, params *ListTeamInvitationsParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// RemoveTeamMember Remove a member
	//
	// Removes a person from the team. Their keys stop working, and alerts that they created become the caller's. Nobody can remove themselves.
	//
	// Corresponds with DELETE /api/v2/team/member/{id} (the `RemoveTeamMember` operationId).
	RemoveTeamMember(ctx context.Context, id MemberID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListTeamMembers List members
	//
	// The people of the team, those who joined first before the others.
	//
	// Corresponds with GET /api/v2/team/members (the `ListTeamMembers` operationId).
	ListTeamMembers(ctx context.Context, params *ListTeamMembersParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// PreviewTileWithBody Query the data of a tile that is not saved
	//
	// Answers what a tile with this config would show, as queryTile does for one of a dashboard: the same data, the same limits and the same errors, whose places are those in this body, such as `config.select.0`. Nothing is stored. The filters of the dashboard that the tile is made for come along in `dashboardFilters`.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/tiles/query (the `PreviewTile` operationId).
	PreviewTileWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// PreviewTile Query the data of a tile that is not saved
	//
	// Answers what a tile with this config would show, as queryTile does for one of a dashboard: the same data, the same limits and the same errors, whose places are those in this body, such as `config.select.0`. Nothing is stored. The filters of the dashboard that the tile is made for come along in `dashboardFilters`.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/tiles/query (the `PreviewTile` operationId).
	PreviewTile(ctx context.Context, body PreviewTileJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetTrace Get a trace
	//
	// Answers the spans of a trace, and its logs in the log source of the trace source, both in the order of time. Times and durations are nanoseconds as text, since JavaScript's numbers do not hold them. What the source does not name an expression for is absent. At most 20,000 spans and as many logs are answered, and 24 MiB of each; `truncated` says that there are more.
	//
	// With `from` and `to` it is looked for in that range. Without, the table beside the spans says where it is that OpenTelemetry's exporter makes: `otel_traces_trace_id_ts` beside `otel_traces`; where there is none, both are needed.
	//
	// Corresponds with GET /api/v2/traces/{traceId} (the `GetTrace` operationId).
	GetTrace(ctx context.Context, traceID TraceID, params *GetTraceParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListWebhooks List webhooks
	//
	// Webhooks in the order in which they were created, by page. Their headers, query parameters, routing keys and signing secrets are never shown. A page past the end is empty. There is no way to read a single one.
	//
	// Corresponds with GET /api/v2/webhooks (the `ListWebhooks` operationId).
	ListWebhooks(ctx context.Context, params *ListWebhooksParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateWebhookWithBody Create a webhook
	//
	// Creates a webhook. Its URL must not name a private or reserved address, unless the operator of this server allows it; names are not looked up. What is sent to a `generic` or `incidentio` webhook is signed as Standard Webhooks says, with a secret that the answer shows, only this once. An `email` webhook needs a mail server, which the operator of this server names.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/webhooks (the `CreateWebhook` operationId).
	CreateWebhookWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateWebhook Create a webhook
	//
	// Creates a webhook. Its URL must not name a private or reserved address, unless the operator of this server allows it; names are not looked up. What is sent to a `generic` or `incidentio` webhook is signed as Standard Webhooks says, with a secret that the answer shows, only this once. An `email` webhook needs a mail server, which the operator of this server names.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/webhooks (the `CreateWebhook` operationId).
	CreateWebhook(ctx context.Context, body CreateWebhookJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// DeleteWebhook Delete a webhook
	//
	// Deletes the webhook, unless it is the first channel of an alert. Other alerts that name it go on with their other channels.
	//
	// Corresponds with DELETE /api/v2/webhooks/{id} (the `DeleteWebhook` operationId).
	DeleteWebhook(ctx context.Context, id WebhookID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateWebhookWithBody Update a webhook
	//
	// Puts the body in place of the webhook. A `description` or `body` that is left out is cleared. `headers`, `queryParams` and a `routingKey` that are left out stay, unless the URL or the service changes: secrets do not follow to another receiver. The signing secret stays; there is an operation to rotate it. A webhook that becomes `generic` or `incidentio` and has none gets one, which the answer shows, only this once. Service, body, headers and query parameters stay as they are where only the operator may point to.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with PUT /api/v2/webhooks/{id} (the `UpdateWebhook` operationId).
	UpdateWebhookWithBody(ctx context.Context, id WebhookID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateWebhook Update a webhook
	//
	// Puts the body in place of the webhook. A `description` or `body` that is left out is cleared. `headers`, `queryParams` and a `routingKey` that are left out stay, unless the URL or the service changes: secrets do not follow to another receiver. The signing secret stays; there is an operation to rotate it. A webhook that becomes `generic` or `incidentio` and has none gets one, which the answer shows, only this once. Service, body, headers and query parameters stay as they are where only the operator may point to.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with PUT /api/v2/webhooks/{id} (the `UpdateWebhook` operationId).
	UpdateWebhook(ctx context.Context, id WebhookID, body UpdateWebhookJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// RotateWebhookSecret Rotate the signing secret of a webhook
	//
	// Makes a new signing secret and shows it, only this once. For 24 hours notifications carry two signatures, by the new secret and by the one before, so that the receiver can change over; after that the old one is worth nothing. A third secret puts an end to the first at once. Only `generic` and `incidentio` webhooks are signed; for others it is a 400. It takes no body.
	//
	// Corresponds with POST /api/v2/webhooks/{id}/rotate-secret (the `RotateWebhookSecret` operationId).
	RotateWebhookSecret(ctx context.Context, id WebhookID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// TestWebhookWithBody Test a webhook
	//
	// Sends a notification to the webhook now, once, and answers what came of it: the delivery with its one attempt, whether the receiver took it or not. It is kept among the deliveries, belongs to no alert, and is not tried again by itself. It takes as long as the receiver does, up to 30 seconds. The body may be left out. Only a few webhooks are tested at the same time; past that it is a 429.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /api/v2/webhooks/{id}/test (the `TestWebhook` operationId).
	TestWebhookWithBody(ctx context.Context, id WebhookID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// TestWebhook Test a webhook
	//
	// Sends a notification to the webhook now, once, and answers what came of it: the delivery with its one attempt, whether the receiver took it or not. It is kept among the deliveries, belongs to no alert, and is not tried again by itself. It takes as long as the receiver does, up to 30 seconds. The body may be left out. Only a few webhooks are tested at the same time; past that it is a 429.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /api/v2/webhooks/{id}/test (the `TestWebhook` operationId).
	TestWebhook(ctx context.Context, id WebhookID, body TestWebhookJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)
}

// GetAPI Get the API's version and the caller
//
// Answers the version of the API and the person that the key belongs to. The key itself is not shown. Useful to try a key: it does not count for the rate limit.
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
// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist, and `name` and `message` must be templates that can be read. It starts in state `OK`, or `DISABLED` if `enabled` is false.
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
// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist, and `name` and `message` must be templates that can be read. It starts in state `OK`, or `DISABLED` if `enabled` is false.
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
// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy`, `numConsecutiveWindows`, `enabled`, `noData` and `renotifyInterval` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. Silence and errors are not touched, nor is the state, but that an alert which is disabled becomes `DISABLED` and one that is enabled again starts over with `OK`.
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
// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy`, `numConsecutiveWindows`, `enabled`, `noData` and `renotifyInterval` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. Silence and errors are not touched, nor is the state, but that an alert which is disabled becomes `DISABLED` and one that is enabled again starts over with `OK`.
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

// ListAlertHistory List the history of an alert
//
// What evaluations said about the alert, by page: the newest first, and the groups of one evaluation in the order of their keys. The server keeps what it said in the last 30 days, unless it was started with another number. It is empty until the alert has been evaluated, and a page past the end is empty too.
//
// Corresponds with GET /api/v2/alerts/{id}/history (the `ListAlertHistory` operationId).
func (c *Client) ListAlertHistory(ctx context.Context, id AlertID, params *ListAlertHistoryParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListAlertHistoryRequest(c.Server, id, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UnsilenceAlert End the silence of an alert
//
// Ends the silence, so that the alert notifies again from its next evaluation on. Without a silence nothing changes, and that is no error.
//
// Corresponds with DELETE /api/v2/alerts/{id}/silence (the `UnsilenceAlert` operationId).
func (c *Client) UnsilenceAlert(ctx context.Context, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUnsilenceAlertRequest(c.Server, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// SilenceAlertWithBody Silence an alert
//
// Mutes the alert until a time to come, at most 366 days ahead. It is evaluated as before, its state and its history go on, but nobody is notified. What still holds when the silence is over is notified then. A silence that is there already is replaced. The alert shows it under `silenced` while it lasts.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /api/v2/alerts/{id}/silence (the `SilenceAlert` operationId).
func (c *Client) SilenceAlertWithBody(ctx context.Context, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewSilenceAlertRequestWithBody(c.Server, id, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// SilenceAlert Silence an alert
//
// Mutes the alert until a time to come, at most 366 days ahead. It is evaluated as before, its state and its history go on, but nobody is notified. What still holds when the silence is over is notified then. A silence that is there already is replaced. The alert shows it under `silenced` while it lasts.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /api/v2/alerts/{id}/silence (the `SilenceAlert` operationId).
func (c *Client) SilenceAlert(ctx context.Context, id AlertID, body SilenceAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewSilenceAlertRequest(c.Server, id, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// TestAlert Test an alert
//
// Evaluates the alert now, on real data, and answers what it would say about the newest window that an evaluation would have read by now, with the texts of the notifications that would say so. It takes no body. Nothing is stored and nobody is notified, and `numConsecutiveWindows`, a silence and `enabled` are left aside. An alert whose query fails, whose source is gone, or whose notification cannot be rendered is a 400 that says why. A query may take 30 seconds; past that it is a 504.
//
// Corresponds with POST /api/v2/alerts/{id}/test (the `TestAlert` operationId).
func (c *Client) TestAlert(ctx context.Context, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewTestAlertRequest(c.Server, id)
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
// Runs up to five series over one time range, each a query of its own, and answers their values by time bucket and group. Buckets without rows are left out. By default the values of all series for the same bucket and group come in one row; `column` asks for the rows of each series as they are. A mistake in a series is a 400 that names it. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400. Requests that ask the same within a moment share their queries, and the answer then has an `Age`; `Cache-Control: no-cache` asks for what is there now.
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
// Runs up to five series over one time range, each a query of its own, and answers their values by time bucket and group. Buckets without rows are left out. By default the values of all series for the same bucket and group come in one row; `column` asks for the rows of each series as they are. A mistake in a series is a 400 that names it. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400. Requests that ask the same within a moment share their queries, and the answer then has an `Age`; `Cache-Control: no-cache` asks for what is there now.
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

// ListConnections List connections
//
// Every connection, without its password.
//
// Corresponds with GET /api/v2/connections (the `ListConnections` operationId).
func (c *Client) ListConnections(ctx context.Context, params *ListConnectionsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListConnectionsRequest(c.Server, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// CreateConnectionWithBody Create a connection
//
// Creates a connection to a database. Nothing is contacted. Its host must be public when a query goes there, unless the operator of this server allows it.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /api/v2/connections (the `CreateConnection` operationId).
func (c *Client) CreateConnectionWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateConnectionRequestWithBody(c.Server, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// CreateConnection Create a connection
//
// Creates a connection to a database. Nothing is contacted. Its host must be public when a query goes there, unless the operator of this server allows it.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /api/v2/connections (the `CreateConnection` operationId).
func (c *Client) CreateConnection(ctx context.Context, body CreateConnectionJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateConnectionRequest(c.Server, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// DeleteConnection Delete a connection
//
// Deletes the connection. Sources that point to it stay, and their queries fail.
//
// Corresponds with DELETE /api/v2/connections/{id} (the `DeleteConnection` operationId).
func (c *Client) DeleteConnection(ctx context.Context, id ConnectionID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewDeleteConnectionRequest(c.Server, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// GetConnection Get a connection
//
// Answers one connection, without its password.
//
// Corresponds with GET /api/v2/connections/{id} (the `GetConnection` operationId).
func (c *Client) GetConnection(ctx context.Context, id ConnectionID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetConnectionRequest(c.Server, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateConnectionWithBody Update a connection
//
// Puts the body in place of the connection. A password, a prefix, `isPrometheusEndpoint` or `prometheusEndpoint` that is left out stays; but a password that is stored must be given again when the connection comes to lead to another server, or another user.
//
// Takes any type of body and a specified content type.
//
// Corresponds with PUT /api/v2/connections/{id} (the `UpdateConnection` operationId).
func (c *Client) UpdateConnectionWithBody(ctx context.Context, id ConnectionID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateConnectionRequestWithBody(c.Server, id, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateConnection Update a connection
//
// Puts the body in place of the connection. A password, a prefix, `isPrometheusEndpoint` or `prometheusEndpoint` that is left out stays; but a password that is stored must be given again when the connection comes to lead to another server, or another user.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with PUT /api/v2/connections/{id} (the `UpdateConnection` operationId).
func (c *Client) UpdateConnection(ctx context.Context, id ConnectionID, body UpdateConnectionJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateConnectionRequest(c.Server, id, body)
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
// Every dashboard, in full, by name from Z to A (in the order of the bytes, so lower case comes first).
//
// Corresponds with GET /api/v2/dashboards (the `ListDashboards` operationId).
func (c *Client) ListDashboards(ctx context.Context, params *ListDashboardsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListDashboardsRequest(c.Server, params)
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

// ImportDashboardWithBody Convert a dashboard of Grafana or an exported one
//
// Turns a dashboard that was exported elsewhere into one that can be created here, and stores nothing: look through the answer, then send its `dashboard` to `POST /api/v2/dashboards`, which takes it as it is. What could not be taken over, or only in part, is in `notes`. The body may have 5 MiB.
//
// Of Grafana the classic JSON model is read, also in the envelopes of its API and with `rows` instead of `panels`: panels whose queries are for ClickHouse (the data sources `grafana-clickhouse-datasource` and `vertamedia-clickhouse-datasource`) and texts. Their macros become those of raw SQL, and variables that list the values of a column become filters; others are fixed at the value that they have in the file. SQL that would not be allowed in a tile is not taken over. Exported dashboards are those that `GET /api/v2/dashboards/{id}` answers, with the older form of tiles too, and files with the names of sources instead of their ids.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /api/v2/dashboards/import (the `ImportDashboard` operationId).
func (c *Client) ImportDashboardWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewImportDashboardRequestWithBody(c.Server, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// ImportDashboard Convert a dashboard of Grafana or an exported one
//
// Turns a dashboard that was exported elsewhere into one that can be created here, and stores nothing: look through the answer, then send its `dashboard` to `POST /api/v2/dashboards`, which takes it as it is. What could not be taken over, or only in part, is in `notes`. The body may have 5 MiB.
//
// Of Grafana the classic JSON model is read, also in the envelopes of its API and with `rows` instead of `panels`: panels whose queries are for ClickHouse (the data sources `grafana-clickhouse-datasource` and `vertamedia-clickhouse-datasource`) and texts. Their macros become those of raw SQL, and variables that list the values of a column become filters; others are fixed at the value that they have in the file. SQL that would not be allowed in a tile is not taken over. Exported dashboards are those that `GET /api/v2/dashboards/{id}` answers, with the older form of tiles too, and files with the names of sources instead of their ids.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /api/v2/dashboards/import (the `ImportDashboard` operationId).
func (c *Client) ImportDashboard(ctx context.Context, body ImportDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewImportDashboardRequest(c.Server, body)
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
// Answers what a tile shows for a time range, as a table, so that a dashboard can be drawn without knowing SQL: its builder or its raw SQL becomes queries, with the values that are selected in the dashboard's filters. A mistake in the tile is a 400 that says what is wrong, and so is a tile of text, which has no data. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400. Requests that ask the same within a moment share a query, and the answer then has an `Age`; `Cache-Control: no-cache` asks for what is there now.
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
// Answers what a tile shows for a time range, as a table, so that a dashboard can be drawn without knowing SQL: its builder or its raw SQL becomes queries, with the values that are selected in the dashboard's filters. A mistake in the tile is a 400 that says what is wrong, and so is a tile of text, which has no data. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400. Requests that ask the same within a moment share a query, and the answer then has an `Age`; `Cache-Control: no-cache` asks for what is there now.
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

// ListDeliveries List deliveries
//
// Notifications and what has come of each, by page, the newest first. They are without their text and with the last of their attempts only; read a single one for the rest. The server keeps them for 30 days after they are finished, unless it was started with another number.
//
// Corresponds with GET /api/v2/deliveries (the `ListDeliveries` operationId).
func (c *Client) ListDeliveries(ctx context.Context, params *ListDeliveriesParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListDeliveriesRequest(c.Server, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// GetDelivery Get a delivery
//
// The notification with its text and every attempt to deliver it: when, how long it took, what the receiver answered, and when the next one is.
//
// Corresponds with GET /api/v2/deliveries/{id} (the `GetDelivery` operationId).
func (c *Client) GetDelivery(ctx context.Context, id DeliveryID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetDeliveryRequest(c.Server, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// Redeliver Deliver again
//
// Puts the notification in line again, whatever has become of it, and answers it as it is then: `pending`, to be tried at once and for up to 24 hours. It carries the same `messageId`, by which a receiver can tell that it has it already. The attempts before stay in the record. It takes no body.
//
// Corresponds with POST /api/v2/deliveries/{id}/redeliver (the `Redeliver` operationId).
func (c *Client) Redeliver(ctx context.Context, id DeliveryID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewRedeliverRequest(c.Server, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// ListSavedSearches List saved searches
//
// Saved searches in the order in which they were created, by page. A page past the end is empty.
//
// Corresponds with GET /api/v2/saved-searches (the `ListSavedSearches` operationId).
func (c *Client) ListSavedSearches(ctx context.Context, params *ListSavedSearchesParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListSavedSearchesRequest(c.Server, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// CreateSavedSearchWithBody Create a saved search
//
// Creates a saved search on a source of the team.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /api/v2/saved-searches (the `CreateSavedSearch` operationId).
func (c *Client) CreateSavedSearchWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateSavedSearchRequestWithBody(c.Server, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// CreateSavedSearch Create a saved search
//
// Creates a saved search on a source of the team.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /api/v2/saved-searches (the `CreateSavedSearch` operationId).
func (c *Client) CreateSavedSearch(ctx context.Context, body CreateSavedSearchJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateSavedSearchRequest(c.Server, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// DeleteSavedSearch Delete a saved search
//
// Deletes the saved search and the alerts on it.
//
// Corresponds with DELETE /api/v2/saved-searches/{id} (the `DeleteSavedSearch` operationId).
func (c *Client) DeleteSavedSearch(ctx context.Context, id SavedSearchID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewDeleteSavedSearchRequest(c.Server, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// GetSavedSearch Get a saved search
//
// Answers one saved search.
//
// Corresponds with GET /api/v2/saved-searches/{id} (the `GetSavedSearch` operationId).
func (c *Client) GetSavedSearch(ctx context.Context, id SavedSearchID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetSavedSearchRequest(c.Server, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateSavedSearchWithBody Update a saved search
//
// Puts the body in place of the saved search; what is left out falls back to its default. Alerts on it stay.
//
// Takes any type of body and a specified content type.
//
// Corresponds with PUT /api/v2/saved-searches/{id} (the `UpdateSavedSearch` operationId).
func (c *Client) UpdateSavedSearchWithBody(ctx context.Context, id SavedSearchID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateSavedSearchRequestWithBody(c.Server, id, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateSavedSearch Update a saved search
//
// Puts the body in place of the saved search; what is left out falls back to its default. Alerts on it stay.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with PUT /api/v2/saved-searches/{id} (the `UpdateSavedSearch` operationId).
func (c *Client) UpdateSavedSearch(ctx context.Context, id SavedSearchID, body UpdateSavedSearchJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateSavedSearchRequest(c.Server, id, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// SearchEventsWithBody Search rows
//
// Answers the rows of a source in a time range that a filter finds, by page: columns, order and the column that bare words are searched in are those of the source where the request does not say otherwise. Log and trace sources are made for it; a session source needs a `select`, and metric and Prometheus sources cannot be searched. What is wrong with the filter or an expression is a 400 that names it.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /api/v2/search (the `SearchEvents` operationId).
func (c *Client) SearchEventsWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewSearchEventsRequestWithBody(c.Server, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// SearchEvents Search rows
//
// Answers the rows of a source in a time range that a filter finds, by page: columns, order and the column that bare words are searched in are those of the source where the request does not say otherwise. Log and trace sources are made for it; a session source needs a `select`, and metric and Prometheus sources cannot be searched. What is wrong with the filter or an expression is a 400 that names it.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /api/v2/search (the `SearchEvents` operationId).
func (c *Client) SearchEvents(ctx context.Context, body SearchEventsJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewSearchEventsRequest(c.Server, body)
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
// Every source, with the tables that it reads and the expressions that say how.
//
// Corresponds with GET /api/v2/sources (the `ListSources` operationId).
func (c *Client) ListSources(ctx context.Context, params *ListSourcesParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListSourcesRequest(c.Server, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// CreateSourceWithBody Create a source
//
// Creates a source over a connection of the team. Its tables and expressions are not looked at before a query needs them.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /api/v2/sources (the `CreateSource` operationId).
func (c *Client) CreateSourceWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateSourceRequestWithBody(c.Server, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// CreateSource Create a source
//
// Creates a source over a connection of the team. Its tables and expressions are not looked at before a query needs them.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /api/v2/sources (the `CreateSource` operationId).
func (c *Client) CreateSource(ctx context.Context, body CreateSourceJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateSourceRequest(c.Server, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// DeleteSource Delete a source
//
// Deletes the source. What refers to it stays, and its queries fail.
//
// Corresponds with DELETE /api/v2/sources/{id} (the `DeleteSource` operationId).
func (c *Client) DeleteSource(ctx context.Context, id SourceID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewDeleteSourceRequest(c.Server, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// GetSource Get a source
//
// Answers one source.
//
// Corresponds with GET /api/v2/sources/{id} (the `GetSource` operationId).
func (c *Client) GetSource(ctx context.Context, id SourceID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetSourceRequest(c.Server, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateSourceWithBody Update a source
//
// Puts the body in place of the source: what is left out is removed, and the kind may change. What refers to the source, such as tiles and alerts, stays.
//
// Takes any type of body and a specified content type.
//
// Corresponds with PUT /api/v2/sources/{id} (the `UpdateSource` operationId).
func (c *Client) UpdateSourceWithBody(ctx context.Context, id SourceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateSourceRequestWithBody(c.Server, id, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateSource Update a source
//
// Puts the body in place of the source: what is left out is removed, and the kind may change. What refers to the source, such as tiles and alerts, stays.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with PUT /api/v2/sources/{id} (the `UpdateSource` operationId).
func (c *Client) UpdateSource(ctx context.Context, id SourceID, body UpdateSourceJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateSourceRequest(c.Server, id, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// ListFields List the fields of a source
//
// Answers by what rows in a range of time can be filtered: the columns of the table and the keys of its columns with attributes, each with its type and the share of the rows that have a value. Columns whose names begin with an underscore are left out. Of a metric source it answers the metrics there are, and with `metricDataType` and `metricName` the fields of one.
//
// Both ends of the range are widened to a multiple of a sixtieth of it, so that a range that ends now asks the same question for a while, and the answer says from when to when it is. It is kept for a minute. Large ranges are sampled. A team has two such questions answered at a time.
//
// Corresponds with GET /api/v2/sources/{id}/fields (the `ListFields` operationId).
func (c *Client) ListFields(ctx context.Context, id FieldsSourceID, params *ListFieldsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListFieldsRequest(c.Server, id, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// ListFieldValues List the values of a field
//
// Answers the values of a column or an attribute that most rows in a range of time have, with how many these are: for completion, and for facets beside a search. Empty values, and those of more than 1,024 bytes, are left out. The range is widened and the answer kept as those of the list of fields are.
//
// Large ranges are sampled, which `sampled` says: counts are then estimates, within 5 % for the twenty most frequent values where these have a share of the rows that a sample of a million rows finds often enough.
//
// Corresponds with GET /api/v2/sources/{id}/fields/values (the `ListFieldValues` operationId).
func (c *Client) ListFieldValues(ctx context.Context, id FieldsSourceID, params *ListFieldValuesParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListFieldValuesRequest(c.Server, id, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// GetTeam Get the team
//
// Answers the team of the key.
//
// Corresponds with GET /api/v2/team (the `GetTeam` operationId).
func (c *Client) GetTeam(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetTeamRequest(c.Server)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// InviteTeamMemberWithBody Invite a person
//
// Makes an invitation, or answers the open one for the same address as it is. Its `url` opens a form where the person sets a name and a password and becomes a member. Nothing is sent: pass the `url` on.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /api/v2/team/invitation (the `InviteTeamMember` operationId).
func (c *Client) InviteTeamMemberWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewInviteTeamMemberRequestWithBody(c.Server, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// InviteTeamMember Invite a person
//
// Makes an invitation, or answers the open one for the same address as it is. Its `url` opens a form where the person sets a name and a password and becomes a member. Nothing is sent: pass the `url` on.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /api/v2/team/invitation (the `InviteTeamMember` operationId).
func (c *Client) InviteTeamMember(ctx context.Context, body InviteTeamMemberJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewInviteTeamMemberRequest(c.Server, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// DeleteTeamInvitation Withdraw an invitation
//
// Withdraws the invitation: its link works no longer.
//
// Corresponds with DELETE /api/v2/team/invitation/{id} (the `DeleteTeamInvitation` operationId).
func (c *Client) DeleteTeamInvitation(ctx context.Context, id InvitationID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewDeleteTeamInvitationRequest(c.Server, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// ListTeamInvitations List invitations
//
// The open invitations, the oldest first. One that has ended is not among them.
//
// Corresponds with GET /api/v2/team/invitations (the `ListTeamInvitations` operationId).
func (c *Client) ListTeamInvitations(ctx context.Context, params *ListTeamInvitationsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListTeamInvitationsRequest(c.Server, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// RemoveTeamMember Remove a member
//
// Removes a person from the team. Their keys stop working, and alerts that they created become the caller's. Nobody can remove themselves.
//
// Corresponds with DELETE /api/v2/team/member/{id} (the `RemoveTeamMember` operationId).
func (c *Client) RemoveTeamMember(ctx context.Context, id MemberID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewRemoveTeamMemberRequest(c.Server, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// ListTeamMembers List members
//
// The people of the team, those who joined first before the others.
//
// Corresponds with GET /api/v2/team/members (the `ListTeamMembers` operationId).
func (c *Client) ListTeamMembers(ctx context.Context, params *ListTeamMembersParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListTeamMembersRequest(c.Server, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// PreviewTileWithBody Query the data of a tile that is not saved
//
// Answers what a tile with this config would show, as queryTile does for one of a dashboard: the same data, the same limits and the same errors, whose places are those in this body, such as `config.select.0`. Nothing is stored. The filters of the dashboard that the tile is made for come along in `dashboardFilters`.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /api/v2/tiles/query (the `PreviewTile` operationId).
func (c *Client) PreviewTileWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewPreviewTileRequestWithBody(c.Server, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// PreviewTile Query the data of a tile that is not saved
//
// Answers what a tile with this config would show, as queryTile does for one of a dashboard: the same data, the same limits and the same errors, whose places are those in this body, such as `config.select.0`. Nothing is stored. The filters of the dashboard that the tile is made for come along in `dashboardFilters`.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /api/v2/tiles/query (the `PreviewTile` operationId).
func (c *Client) PreviewTile(ctx context.Context, body PreviewTileJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewPreviewTileRequest(c.Server, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// GetTrace Get a trace
//
// Answers the spans of a trace, and its logs in the log source of the trace source, both in the order of time. Times and durations are nanoseconds as text, since JavaScript's numbers do not hold them. What the source does not name an expression for is absent. At most 20,000 spans and as many logs are answered, and 24 MiB of each; `truncated` says that there are more.
//
// With `from` and `to` it is looked for in that range. Without, the table beside the spans says where it is that OpenTelemetry's exporter makes: `otel_traces_trace_id_ts` beside `otel_traces`; where there is none, both are needed.
//
// Corresponds with GET /api/v2/traces/{traceId} (the `GetTrace` operationId).
func (c *Client) GetTrace(ctx context.Context, traceID TraceID, params *GetTraceParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetTraceRequest(c.Server, traceID, params)
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
// Webhooks in the order in which they were created, by page. Their headers, query parameters, routing keys and signing secrets are never shown. A page past the end is empty. There is no way to read a single one.
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

// CreateWebhookWithBody Create a webhook
//
// Creates a webhook. Its URL must not name a private or reserved address, unless the operator of this server allows it; names are not looked up. What is sent to a `generic` or `incidentio` webhook is signed as Standard Webhooks says, with a secret that the answer shows, only this once. An `email` webhook needs a mail server, which the operator of this server names.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /api/v2/webhooks (the `CreateWebhook` operationId).
func (c *Client) CreateWebhookWithBody(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateWebhookRequestWithBody(c.Server, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// CreateWebhook Create a webhook
//
// Creates a webhook. Its URL must not name a private or reserved address, unless the operator of this server allows it; names are not looked up. What is sent to a `generic` or `incidentio` webhook is signed as Standard Webhooks says, with a secret that the answer shows, only this once. An `email` webhook needs a mail server, which the operator of this server names.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /api/v2/webhooks (the `CreateWebhook` operationId).
func (c *Client) CreateWebhook(ctx context.Context, body CreateWebhookJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateWebhookRequest(c.Server, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// DeleteWebhook Delete a webhook
//
// Deletes the webhook, unless it is the first channel of an alert. Other alerts that name it go on with their other channels.
//
// Corresponds with DELETE /api/v2/webhooks/{id} (the `DeleteWebhook` operationId).
func (c *Client) DeleteWebhook(ctx context.Context, id WebhookID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewDeleteWebhookRequest(c.Server, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateWebhookWithBody Update a webhook
//
// Puts the body in place of the webhook. A `description` or `body` that is left out is cleared. `headers`, `queryParams` and a `routingKey` that are left out stay, unless the URL or the service changes: secrets do not follow to another receiver. The signing secret stays; there is an operation to rotate it. A webhook that becomes `generic` or `incidentio` and has none gets one, which the answer shows, only this once. Service, body, headers and query parameters stay as they are where only the operator may point to.
//
// Takes any type of body and a specified content type.
//
// Corresponds with PUT /api/v2/webhooks/{id} (the `UpdateWebhook` operationId).
func (c *Client) UpdateWebhookWithBody(ctx context.Context, id WebhookID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateWebhookRequestWithBody(c.Server, id, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateWebhook Update a webhook
//
// Puts the body in place of the webhook. A `description` or `body` that is left out is cleared. `headers`, `queryParams` and a `routingKey` that are left out stay, unless the URL or the service changes: secrets do not follow to another receiver. The signing secret stays; there is an operation to rotate it. A webhook that becomes `generic` or `incidentio` and has none gets one, which the answer shows, only this once. Service, body, headers and query parameters stay as they are where only the operator may point to.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with PUT /api/v2/webhooks/{id} (the `UpdateWebhook` operationId).
func (c *Client) UpdateWebhook(ctx context.Context, id WebhookID, body UpdateWebhookJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateWebhookRequest(c.Server, id, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// RotateWebhookSecret Rotate the signing secret of a webhook
//
// Makes a new signing secret and shows it, only this once. For 24 hours notifications carry two signatures, by the new secret and by the one before, so that the receiver can change over; after that the old one is worth nothing. A third secret puts an end to the first at once. Only `generic` and `incidentio` webhooks are signed; for others it is a 400. It takes no body.
//
// Corresponds with POST /api/v2/webhooks/{id}/rotate-secret (the `RotateWebhookSecret` operationId).
func (c *Client) RotateWebhookSecret(ctx context.Context, id WebhookID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewRotateWebhookSecretRequest(c.Server, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// TestWebhookWithBody Test a webhook
//
// Sends a notification to the webhook now, once, and answers what came of it: the delivery with its one attempt, whether the receiver took it or not. It is kept among the deliveries, belongs to no alert, and is not tried again by itself. It takes as long as the receiver does, up to 30 seconds. The body may be left out. Only a few webhooks are tested at the same time; past that it is a 429.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /api/v2/webhooks/{id}/test (the `TestWebhook` operationId).
func (c *Client) TestWebhookWithBody(ctx context.Context, id WebhookID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewTestWebhookRequestWithBody(c.Server, id, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// TestWebhook Test a webhook
//
// Sends a notification to the webhook now, once, and answers what came of it: the delivery with its one attempt, whether the receiver took it or not. It is kept among the deliveries, belongs to no alert, and is not tried again by itself. It takes as long as the receiver does, up to 30 seconds. The body may be left out. Only a few webhooks are tested at the same time; past that it is a 429.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /api/v2/webhooks/{id}/test (the `TestWebhook` operationId).
func (c *Client) TestWebhook(ctx context.Context, id WebhookID, body TestWebhookJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewTestWebhookRequest(c.Server, id, body)
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

		if params.Name != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "name", *params.Name, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.State != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "state", *params.State, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

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

// NewListAlertHistoryRequest constructs an http.Request for the ListAlertHistory method
func NewListAlertHistoryRequest(server string, id AlertID, params *ListAlertHistoryParams) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/alerts/%s/history", pathParam0)
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

		if params.Group != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "group", *params.Group, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
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

// NewUnsilenceAlertRequest constructs an http.Request for the UnsilenceAlert method
func NewUnsilenceAlertRequest(server string, id AlertID) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/alerts/%s/silence", pathParam0)
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

// NewSilenceAlertRequest calls the generic SilenceAlert builder with application/json body
func NewSilenceAlertRequest(server string, id AlertID, body SilenceAlertJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewSilenceAlertRequestWithBody(server, id, "application/json", bodyReader)
}

// NewSilenceAlertRequestWithBody constructs an http.Request for the SilenceAlert method, with any body, and a specified content type
func NewSilenceAlertRequestWithBody(server string, id AlertID, contentType string, body io.Reader) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/alerts/%s/silence", pathParam0)
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

// NewTestAlertRequest constructs an http.Request for the TestAlert method
func NewTestAlertRequest(server string, id AlertID) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/alerts/%s/test", pathParam0)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodPost, queryURL.String(), nil)
	if err != nil {
		return nil, err
	}

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

// NewListConnectionsRequest constructs an http.Request for the ListConnections method
func NewListConnectionsRequest(server string, params *ListConnectionsParams) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/connections")
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

		if params.Name != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "name", *params.Name, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

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

// NewCreateConnectionRequest calls the generic CreateConnection builder with application/json body
func NewCreateConnectionRequest(server string, body CreateConnectionJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewCreateConnectionRequestWithBody(server, "application/json", bodyReader)
}

// NewCreateConnectionRequestWithBody constructs an http.Request for the CreateConnection method, with any body, and a specified content type
func NewCreateConnectionRequestWithBody(server string, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/connections")
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

// NewDeleteConnectionRequest constructs an http.Request for the DeleteConnection method
func NewDeleteConnectionRequest(server string, id ConnectionID) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/connections/%s", pathParam0)
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

// NewGetConnectionRequest constructs an http.Request for the GetConnection method
func NewGetConnectionRequest(server string, id ConnectionID) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/connections/%s", pathParam0)
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

// NewUpdateConnectionRequest calls the generic UpdateConnection builder with application/json body
func NewUpdateConnectionRequest(server string, id ConnectionID, body UpdateConnectionJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewUpdateConnectionRequestWithBody(server, id, "application/json", bodyReader)
}

// NewUpdateConnectionRequestWithBody constructs an http.Request for the UpdateConnection method, with any body, and a specified content type
func NewUpdateConnectionRequestWithBody(server string, id ConnectionID, contentType string, body io.Reader) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/connections/%s", pathParam0)
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
func NewListDashboardsRequest(server string, params *ListDashboardsParams) (*http.Request, error) {
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

	if params != nil {
		// queryValues collects non-styled parameters (passthrough, JSON)
		// that are safe to round-trip through url.Values.Encode().
		queryValues := queryURL.Query()
		// rawQueryFragments collects pre-encoded query fragments from
		// styled parameters, preserving literal commas as delimiters
		// per the OpenAPI spec (e.g. "color=blue,black,brown").
		var rawQueryFragments []string

		if params.Name != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "name", *params.Name, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.Tag != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "tag", *params.Tag, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

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

// NewImportDashboardRequest calls the generic ImportDashboard builder with application/json body
func NewImportDashboardRequest(server string, body ImportDashboardJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewImportDashboardRequestWithBody(server, "application/json", bodyReader)
}

// NewImportDashboardRequestWithBody constructs an http.Request for the ImportDashboard method, with any body, and a specified content type
func NewImportDashboardRequestWithBody(server string, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/dashboards/import")
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

// NewListDeliveriesRequest constructs an http.Request for the ListDeliveries method
func NewListDeliveriesRequest(server string, params *ListDeliveriesParams) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/deliveries")
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

		if params.AlertID != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "alertId", *params.AlertID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.WebhookID != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "webhookId", *params.WebhookID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.Status != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "status", *params.Status, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.StartTime != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "startTime", *params.StartTime, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: "date-time"}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.EndTime != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "endTime", *params.EndTime, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: "date-time"}); err != nil {
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

// NewGetDeliveryRequest constructs an http.Request for the GetDelivery method
func NewGetDeliveryRequest(server string, id DeliveryID) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/deliveries/%s", pathParam0)
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

// NewRedeliverRequest constructs an http.Request for the Redeliver method
func NewRedeliverRequest(server string, id DeliveryID) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/deliveries/%s/redeliver", pathParam0)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodPost, queryURL.String(), nil)
	if err != nil {
		return nil, err
	}

	return req, nil
}

// NewListSavedSearchesRequest constructs an http.Request for the ListSavedSearches method
func NewListSavedSearchesRequest(server string, params *ListSavedSearchesParams) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/saved-searches")
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

		if params.Name != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "name", *params.Name, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.Tag != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "tag", *params.Tag, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.SourceID != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "sourceId", *params.SourceID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

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

// NewCreateSavedSearchRequest calls the generic CreateSavedSearch builder with application/json body
func NewCreateSavedSearchRequest(server string, body CreateSavedSearchJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewCreateSavedSearchRequestWithBody(server, "application/json", bodyReader)
}

// NewCreateSavedSearchRequestWithBody constructs an http.Request for the CreateSavedSearch method, with any body, and a specified content type
func NewCreateSavedSearchRequestWithBody(server string, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/saved-searches")
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

// NewDeleteSavedSearchRequest constructs an http.Request for the DeleteSavedSearch method
func NewDeleteSavedSearchRequest(server string, id SavedSearchID) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/saved-searches/%s", pathParam0)
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

// NewGetSavedSearchRequest constructs an http.Request for the GetSavedSearch method
func NewGetSavedSearchRequest(server string, id SavedSearchID) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/saved-searches/%s", pathParam0)
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

// NewUpdateSavedSearchRequest calls the generic UpdateSavedSearch builder with application/json body
func NewUpdateSavedSearchRequest(server string, id SavedSearchID, body UpdateSavedSearchJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewUpdateSavedSearchRequestWithBody(server, id, "application/json", bodyReader)
}

// NewUpdateSavedSearchRequestWithBody constructs an http.Request for the UpdateSavedSearch method, with any body, and a specified content type
func NewUpdateSavedSearchRequestWithBody(server string, id SavedSearchID, contentType string, body io.Reader) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/saved-searches/%s", pathParam0)
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

// NewSearchEventsRequest calls the generic SearchEvents builder with application/json body
func NewSearchEventsRequest(server string, body SearchEventsJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewSearchEventsRequestWithBody(server, "application/json", bodyReader)
}

// NewSearchEventsRequestWithBody constructs an http.Request for the SearchEvents method, with any body, and a specified content type
func NewSearchEventsRequestWithBody(server string, contentType string, body io.Reader) (*http.Request, error) {
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
func NewListSourcesRequest(server string, params *ListSourcesParams) (*http.Request, error) {
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

	if params != nil {
		// queryValues collects non-styled parameters (passthrough, JSON)
		// that are safe to round-trip through url.Values.Encode().
		queryValues := queryURL.Query()
		// rawQueryFragments collects pre-encoded query fragments from
		// styled parameters, preserving literal commas as delimiters
		// per the OpenAPI spec (e.g. "color=blue,black,brown").
		var rawQueryFragments []string

		if params.Name != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "name", *params.Name, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.Kind != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "kind", *params.Kind, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

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

// NewCreateSourceRequest calls the generic CreateSource builder with application/json body
func NewCreateSourceRequest(server string, body CreateSourceJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewCreateSourceRequestWithBody(server, "application/json", bodyReader)
}

// NewCreateSourceRequestWithBody constructs an http.Request for the CreateSource method, with any body, and a specified content type
func NewCreateSourceRequestWithBody(server string, contentType string, body io.Reader) (*http.Request, error) {
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

	req, err := http.NewRequest(http.MethodPost, queryURL.String(), body)
	if err != nil {
		return nil, err
	}

	req.Header.Add("Content-Type", contentType)

	return req, nil
}

// NewDeleteSourceRequest constructs an http.Request for the DeleteSource method
func NewDeleteSourceRequest(server string, id SourceID) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/sources/%s", pathParam0)
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

// NewGetSourceRequest constructs an http.Request for the GetSource method
func NewGetSourceRequest(server string, id SourceID) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/sources/%s", pathParam0)
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

// NewUpdateSourceRequest calls the generic UpdateSource builder with application/json body
func NewUpdateSourceRequest(server string, id SourceID, body UpdateSourceJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewUpdateSourceRequestWithBody(server, id, "application/json", bodyReader)
}

// NewUpdateSourceRequestWithBody constructs an http.Request for the UpdateSource method, with any body, and a specified content type
func NewUpdateSourceRequestWithBody(server string, id SourceID, contentType string, body io.Reader) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/sources/%s", pathParam0)
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

// NewListFieldsRequest constructs an http.Request for the ListFields method
func NewListFieldsRequest(server string, id FieldsSourceID, params *ListFieldsParams) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/sources/%s/fields", pathParam0)
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

		if queryFrag, err := runtime.StyleParamWithOptions("form", true, "from", params.From, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: "date-time"}); err != nil {
			return nil, err
		} else {
			for _, qp := range strings.Split(queryFrag, "&") {
				rawQueryFragments = append(rawQueryFragments, qp)
			}
		}

		if queryFrag, err := runtime.StyleParamWithOptions("form", true, "to", params.To, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: "date-time"}); err != nil {
			return nil, err
		} else {
			for _, qp := range strings.Split(queryFrag, "&") {
				rawQueryFragments = append(rawQueryFragments, qp)
			}
		}

		if params.MetricDataType != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "metricDataType", *params.MetricDataType, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.MetricName != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "metricName", *params.MetricName, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
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

// NewListFieldValuesRequest constructs an http.Request for the ListFieldValues method
func NewListFieldValuesRequest(server string, id FieldsSourceID, params *ListFieldValuesParams) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/sources/%s/fields/values", pathParam0)
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

		if queryFrag, err := runtime.StyleParamWithOptions("form", true, "field", params.Field, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
			return nil, err
		} else {
			for _, qp := range strings.Split(queryFrag, "&") {
				rawQueryFragments = append(rawQueryFragments, qp)
			}
		}

		if queryFrag, err := runtime.StyleParamWithOptions("form", true, "from", params.From, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: "date-time"}); err != nil {
			return nil, err
		} else {
			for _, qp := range strings.Split(queryFrag, "&") {
				rawQueryFragments = append(rawQueryFragments, qp)
			}
		}

		if queryFrag, err := runtime.StyleParamWithOptions("form", true, "to", params.To, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: "date-time"}); err != nil {
			return nil, err
		} else {
			for _, qp := range strings.Split(queryFrag, "&") {
				rawQueryFragments = append(rawQueryFragments, qp)
			}
		}

		if params.Where != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "where", *params.Where, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.WhereLanguage != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "whereLanguage", *params.WhereLanguage, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.Prefix != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "prefix", *params.Prefix, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.Limit != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "limit", *params.Limit, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "integer", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.MetricDataType != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "metricDataType", *params.MetricDataType, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.MetricName != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "metricName", *params.MetricName, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
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

// NewGetTeamRequest constructs an http.Request for the GetTeam method
func NewGetTeamRequest(server string) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/team")
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

// NewInviteTeamMemberRequest calls the generic InviteTeamMember builder with application/json body
func NewInviteTeamMemberRequest(server string, body InviteTeamMemberJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewInviteTeamMemberRequestWithBody(server, "application/json", bodyReader)
}

// NewInviteTeamMemberRequestWithBody constructs an http.Request for the InviteTeamMember method, with any body, and a specified content type
func NewInviteTeamMemberRequestWithBody(server string, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/team/invitation")
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

// NewDeleteTeamInvitationRequest constructs an http.Request for the DeleteTeamInvitation method
func NewDeleteTeamInvitationRequest(server string, id InvitationID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "id", id, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/team/invitation/%s", pathParam0)
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

// NewListTeamInvitationsRequest constructs an http.Request for the ListTeamInvitations method
func NewListTeamInvitationsRequest(server string, params *ListTeamInvitationsParams) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/team/invitations")
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

		if params.Name != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "name", *params.Name, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

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

// NewRemoveTeamMemberRequest constructs an http.Request for the RemoveTeamMember method
func NewRemoveTeamMemberRequest(server string, id MemberID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "id", id, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/team/member/%s", pathParam0)
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

// NewListTeamMembersRequest constructs an http.Request for the ListTeamMembers method
func NewListTeamMembersRequest(server string, params *ListTeamMembersParams) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/team/members")
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

		if params.Name != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "name", *params.Name, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

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

// NewPreviewTileRequest calls the generic PreviewTile builder with application/json body
func NewPreviewTileRequest(server string, body PreviewTileJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewPreviewTileRequestWithBody(server, "application/json", bodyReader)
}

// NewPreviewTileRequestWithBody constructs an http.Request for the PreviewTile method, with any body, and a specified content type
func NewPreviewTileRequestWithBody(server string, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/tiles/query")
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

// NewGetTraceRequest constructs an http.Request for the GetTrace method
func NewGetTraceRequest(server string, traceID TraceID, params *GetTraceParams) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "traceId", traceID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: ""})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/api/v2/traces/%s", pathParam0)
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

		if queryFrag, err := runtime.StyleParamWithOptions("form", true, "sourceId", params.SourceID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
			return nil, err
		} else {
			for _, qp := range strings.Split(queryFrag, "&") {
				rawQueryFragments = append(rawQueryFragments, qp)
			}
		}

		if params.From != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "from", *params.From, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: "date-time"}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.To != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "to", *params.To, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: "date-time"}); err != nil {
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

		if params.Name != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "name", *params.Name, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: ""}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

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

// NewCreateWebhookRequest calls the generic CreateWebhook builder with application/json body
func NewCreateWebhookRequest(server string, body CreateWebhookJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewCreateWebhookRequestWithBody(server, "application/json", bodyReader)
}

// NewCreateWebhookRequestWithBody constructs an http.Request for the CreateWebhook method, with any body, and a specified content type
func NewCreateWebhookRequestWithBody(server string, contentType string, body io.Reader) (*http.Request, error) {
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

	req, err := http.NewRequest(http.MethodPost, queryURL.String(), body)
	if err != nil {
		return nil, err
	}

	req.Header.Add("Content-Type", contentType)

	return req, nil
}

// NewDeleteWebhookRequest constructs an http.Request for the DeleteWebhook method
func NewDeleteWebhookRequest(server string, id WebhookID) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/webhooks/%s", pathParam0)
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

// NewUpdateWebhookRequest calls the generic UpdateWebhook builder with application/json body
func NewUpdateWebhookRequest(server string, id WebhookID, body UpdateWebhookJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewUpdateWebhookRequestWithBody(server, id, "application/json", bodyReader)
}

// NewUpdateWebhookRequestWithBody constructs an http.Request for the UpdateWebhook method, with any body, and a specified content type
func NewUpdateWebhookRequestWithBody(server string, id WebhookID, contentType string, body io.Reader) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/webhooks/%s", pathParam0)
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

// NewRotateWebhookSecretRequest constructs an http.Request for the RotateWebhookSecret method
func NewRotateWebhookSecretRequest(server string, id WebhookID) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/webhooks/%s/rotate-secret", pathParam0)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodPost, queryURL.String(), nil)
	if err != nil {
		return nil, err
	}

	return req, nil
}

// NewTestWebhookRequest calls the generic TestWebhook builder with application/json body
func NewTestWebhookRequest(server string, id WebhookID, body TestWebhookJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewTestWebhookRequestWithBody(server, id, "application/json", bodyReader)
}

// NewTestWebhookRequestWithBody constructs an http.Request for the TestWebhook method, with any body, and a specified content type
func NewTestWebhookRequestWithBody(server string, id WebhookID, contentType string, body io.Reader) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/api/v2/webhooks/%s/test", pathParam0)
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
	// Answers the version of the API and the person that the key belongs to. The key itself is not shown. Useful to try a key: it does not count for the rate limit.
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
	// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist, and `name` and `message` must be templates that can be read. It starts in state `OK`, or `DISABLED` if `enabled` is false.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/alerts (the `CreateAlert` operationId).
	CreateAlertWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateAlertResponse, error)

	// CreateAlertWithResponse Create an alert
	//
	// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist, and `name` and `message` must be templates that can be read. It starts in state `OK`, or `DISABLED` if `enabled` is false.
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
	// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy`, `numConsecutiveWindows`, `enabled`, `noData` and `renotifyInterval` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. Silence and errors are not touched, nor is the state, but that an alert which is disabled becomes `DISABLED` and one that is enabled again starts over with `OK`.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /api/v2/alerts/{id} (the `UpdateAlert` operationId).
	UpdateAlertWithBodyWithResponse(ctx context.Context, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateAlertResponse, error)

	// UpdateAlertWithResponse Update an alert
	//
	// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy`, `numConsecutiveWindows`, `enabled`, `noData` and `renotifyInterval` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. Silence and errors are not touched, nor is the state, but that an alert which is disabled becomes `DISABLED` and one that is enabled again starts over with `OK`.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /api/v2/alerts/{id} (the `UpdateAlert` operationId).
	UpdateAlertWithResponse(ctx context.Context, id AlertID, body UpdateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateAlertResponse, error)

	// ListAlertHistoryWithResponse List the history of an alert
	//
	// What evaluations said about the alert, by page: the newest first, and the groups of one evaluation in the order of their keys. The server keeps what it said in the last 30 days, unless it was started with another number. It is empty until the alert has been evaluated, and a page past the end is empty too.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/alerts/{id}/history (the `ListAlertHistory` operationId).
	ListAlertHistoryWithResponse(ctx context.Context, id AlertID, params *ListAlertHistoryParams, reqEditors ...RequestEditorFn) (*ListAlertHistoryResponse, error)

	// UnsilenceAlertWithResponse End the silence of an alert
	//
	// Ends the silence, so that the alert notifies again from its next evaluation on. Without a silence nothing changes, and that is no error.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with DELETE /api/v2/alerts/{id}/silence (the `UnsilenceAlert` operationId).
	UnsilenceAlertWithResponse(ctx context.Context, id AlertID, reqEditors ...RequestEditorFn) (*UnsilenceAlertResponse, error)

	// SilenceAlertWithBodyWithResponse Silence an alert
	//
	// Mutes the alert until a time to come, at most 366 days ahead. It is evaluated as before, its state and its history go on, but nobody is notified. What still holds when the silence is over is notified then. A silence that is there already is replaced. The alert shows it under `silenced` while it lasts.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/alerts/{id}/silence (the `SilenceAlert` operationId).
	SilenceAlertWithBodyWithResponse(ctx context.Context, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*SilenceAlertResponse, error)

	// SilenceAlertWithResponse Silence an alert
	//
	// Mutes the alert until a time to come, at most 366 days ahead. It is evaluated as before, its state and its history go on, but nobody is notified. What still holds when the silence is over is notified then. A silence that is there already is replaced. The alert shows it under `silenced` while it lasts.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/alerts/{id}/silence (the `SilenceAlert` operationId).
	SilenceAlertWithResponse(ctx context.Context, id AlertID, body SilenceAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*SilenceAlertResponse, error)

	// TestAlertWithResponse Test an alert
	//
	// Evaluates the alert now, on real data, and answers what it would say about the newest window that an evaluation would have read by now, with the texts of the notifications that would say so. It takes no body. Nothing is stored and nobody is notified, and `numConsecutiveWindows`, a silence and `enabled` are left aside. An alert whose query fails, whose source is gone, or whose notification cannot be rendered is a 400 that says why. A query may take 30 seconds; past that it is a 504.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/alerts/{id}/test (the `TestAlert` operationId).
	TestAlertWithResponse(ctx context.Context, id AlertID, reqEditors ...RequestEditorFn) (*TestAlertResponse, error)

	// QueryChartSeriesWithBodyWithResponse Query series over time
	//
	// Runs up to five series over one time range, each a query of its own, and answers their values by time bucket and group. Buckets without rows are left out. By default the values of all series for the same bucket and group come in one row; `column` asks for the rows of each series as they are. A mistake in a series is a 400 that names it. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400. Requests that ask the same within a moment share their queries, and the answer then has an `Age`; `Cache-Control: no-cache` asks for what is there now.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/charts/series (the `QueryChartSeries` operationId).
	QueryChartSeriesWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*QueryChartSeriesResponse, error)

	// QueryChartSeriesWithResponse Query series over time
	//
	// Runs up to five series over one time range, each a query of its own, and answers their values by time bucket and group. Buckets without rows are left out. By default the values of all series for the same bucket and group come in one row; `column` asks for the rows of each series as they are. A mistake in a series is a 400 that names it. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400. Requests that ask the same within a moment share their queries, and the answer then has an `Age`; `Cache-Control: no-cache` asks for what is there now.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/charts/series (the `QueryChartSeries` operationId).
	QueryChartSeriesWithResponse(ctx context.Context, body QueryChartSeriesJSONRequestBody, reqEditors ...RequestEditorFn) (*QueryChartSeriesResponse, error)

	// ListConnectionsWithResponse List connections
	//
	// Every connection, without its password.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/connections (the `ListConnections` operationId).
	ListConnectionsWithResponse(ctx context.Context, params *ListConnectionsParams, reqEditors ...RequestEditorFn) (*ListConnectionsResponse, error)

	// CreateConnectionWithBodyWithResponse Create a connection
	//
	// Creates a connection to a database. Nothing is contacted. Its host must be public when a query goes there, unless the operator of this server allows it.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/connections (the `CreateConnection` operationId).
	CreateConnectionWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateConnectionResponse, error)

	// CreateConnectionWithResponse Create a connection
	//
	// Creates a connection to a database. Nothing is contacted. Its host must be public when a query goes there, unless the operator of this server allows it.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/connections (the `CreateConnection` operationId).
	CreateConnectionWithResponse(ctx context.Context, body CreateConnectionJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateConnectionResponse, error)

	// DeleteConnectionWithResponse Delete a connection
	//
	// Deletes the connection. Sources that point to it stay, and their queries fail.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with DELETE /api/v2/connections/{id} (the `DeleteConnection` operationId).
	DeleteConnectionWithResponse(ctx context.Context, id ConnectionID, reqEditors ...RequestEditorFn) (*DeleteConnectionResponse, error)

	// GetConnectionWithResponse Get a connection
	//
	// Answers one connection, without its password.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/connections/{id} (the `GetConnection` operationId).
	GetConnectionWithResponse(ctx context.Context, id ConnectionID, reqEditors ...RequestEditorFn) (*GetConnectionResponse, error)

	// UpdateConnectionWithBodyWithResponse Update a connection
	//
	// Puts the body in place of the connection. A password, a prefix, `isPrometheusEndpoint` or `prometheusEndpoint` that is left out stays; but a password that is stored must be given again when the connection comes to lead to another server, or another user.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /api/v2/connections/{id} (the `UpdateConnection` operationId).
	UpdateConnectionWithBodyWithResponse(ctx context.Context, id ConnectionID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateConnectionResponse, error)

	// UpdateConnectionWithResponse Update a connection
	//
	// Puts the body in place of the connection. A password, a prefix, `isPrometheusEndpoint` or `prometheusEndpoint` that is left out stays; but a password that is stored must be given again when the connection comes to lead to another server, or another user.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /api/v2/connections/{id} (the `UpdateConnection` operationId).
	UpdateConnectionWithResponse(ctx context.Context, id ConnectionID, body UpdateConnectionJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateConnectionResponse, error)

	// ListDashboardsWithResponse List dashboards
	//
	// Every dashboard, in full, by name from Z to A (in the order of the bytes, so lower case comes first).
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/dashboards (the `ListDashboards` operationId).
	ListDashboardsWithResponse(ctx context.Context, params *ListDashboardsParams, reqEditors ...RequestEditorFn) (*ListDashboardsResponse, error)

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

	// ImportDashboardWithBodyWithResponse Convert a dashboard of Grafana or an exported one
	//
	// Turns a dashboard that was exported elsewhere into one that can be created here, and stores nothing: look through the answer, then send its `dashboard` to `POST /api/v2/dashboards`, which takes it as it is. What could not be taken over, or only in part, is in `notes`. The body may have 5 MiB.
	//
	// Of Grafana the classic JSON model is read, also in the envelopes of its API and with `rows` instead of `panels`: panels whose queries are for ClickHouse (the data sources `grafana-clickhouse-datasource` and `vertamedia-clickhouse-datasource`) and texts. Their macros become those of raw SQL, and variables that list the values of a column become filters; others are fixed at the value that they have in the file. SQL that would not be allowed in a tile is not taken over. Exported dashboards are those that `GET /api/v2/dashboards/{id}` answers, with the older form of tiles too, and files with the names of sources instead of their ids.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/dashboards/import (the `ImportDashboard` operationId).
	ImportDashboardWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*ImportDashboardResponse, error)

	// ImportDashboardWithResponse Convert a dashboard of Grafana or an exported one
	//
	// Turns a dashboard that was exported elsewhere into one that can be created here, and stores nothing: look through the answer, then send its `dashboard` to `POST /api/v2/dashboards`, which takes it as it is. What could not be taken over, or only in part, is in `notes`. The body may have 5 MiB.
	//
	// Of Grafana the classic JSON model is read, also in the envelopes of its API and with `rows` instead of `panels`: panels whose queries are for ClickHouse (the data sources `grafana-clickhouse-datasource` and `vertamedia-clickhouse-datasource`) and texts. Their macros become those of raw SQL, and variables that list the values of a column become filters; others are fixed at the value that they have in the file. SQL that would not be allowed in a tile is not taken over. Exported dashboards are those that `GET /api/v2/dashboards/{id}` answers, with the older form of tiles too, and files with the names of sources instead of their ids.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/dashboards/import (the `ImportDashboard` operationId).
	ImportDashboardWithResponse(ctx context.Context, body ImportDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*ImportDashboardResponse, error)

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
	// Answers what a tile shows for a time range, as a table, so that a dashboard can be drawn without knowing SQL: its builder or its raw SQL becomes queries, with the values that are selected in the dashboard's filters. A mistake in the tile is a 400 that says what is wrong, and so is a tile of text, which has no data. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400. Requests that ask the same within a moment share a query, and the answer then has an `Age`; `Cache-Control: no-cache` asks for what is there now.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/dashboards/{id}/tiles/{tileId}/query (the `QueryTile` operationId).
	QueryTileWithBodyWithResponse(ctx context.Context, id DashboardID, tileID TileID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*QueryTileResponse, error)

	// QueryTileWithResponse Query the data of a tile
	//
	// Answers what a tile shows for a time range, as a table, so that a dashboard can be drawn without knowing SQL: its builder or its raw SQL becomes queries, with the values that are selected in the dashboard's filters. A mistake in the tile is a 400 that says what is wrong, and so is a tile of text, which has no data. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400. Requests that ask the same within a moment share a query, and the answer then has an `Age`; `Cache-Control: no-cache` asks for what is there now.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/dashboards/{id}/tiles/{tileId}/query (the `QueryTile` operationId).
	QueryTileWithResponse(ctx context.Context, id DashboardID, tileID TileID, body QueryTileJSONRequestBody, reqEditors ...RequestEditorFn) (*QueryTileResponse, error)

	// ListDeliveriesWithResponse List deliveries
	//
	// Notifications and what has come of each, by page, the newest first. They are without their text and with the last of their attempts only; read a single one for the rest. The server keeps them for 30 days after they are finished, unless it was started with another number.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/deliveries (the `ListDeliveries` operationId).
	ListDeliveriesWithResponse(ctx context.Context, params *ListDeliveriesParams, reqEditors ...RequestEditorFn) (*ListDeliveriesResponse, error)

	// GetDeliveryWithResponse Get a delivery
	//
	// The notification with its text and every attempt to deliver it: when, how long it took, what the receiver answered, and when the next one is.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/deliveries/{id} (the `GetDelivery` operationId).
	GetDeliveryWithResponse(ctx context.Context, id DeliveryID, reqEditors ...RequestEditorFn) (*GetDeliveryResponse, error)

	// RedeliverWithResponse Deliver again
	//
	// Puts the notification in line again, whatever has become of it, and answers it as it is then: `pending`, to be tried at once and for up to 24 hours. It carries the same `messageId`, by which a receiver can tell that it has it already. The attempts before stay in the record. It takes no body.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/deliveries/{id}/redeliver (the `Redeliver` operationId).
	RedeliverWithResponse(ctx context.Context, id DeliveryID, reqEditors ...RequestEditorFn) (*RedeliverResponse, error)

	// ListSavedSearchesWithResponse List saved searches
	//
	// Saved searches in the order in which they were created, by page. A page past the end is empty.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/saved-searches (the `ListSavedSearches` operationId).
	ListSavedSearchesWithResponse(ctx context.Context, params *ListSavedSearchesParams, reqEditors ...RequestEditorFn) (*ListSavedSearchesResponse, error)

	// CreateSavedSearchWithBodyWithResponse Create a saved search
	//
	// Creates a saved search on a source of the team.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/saved-searches (the `CreateSavedSearch` operationId).
	CreateSavedSearchWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateSavedSearchResponse, error)

	// CreateSavedSearchWithResponse Create a saved search
	//
	// Creates a saved search on a source of the team.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/saved-searches (the `CreateSavedSearch` operationId).
	CreateSavedSearchWithResponse(ctx context.Context, body CreateSavedSearchJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateSavedSearchResponse, error)

	// DeleteSavedSearchWithResponse Delete a saved search
	//
	// Deletes the saved search and the alerts on it.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with DELETE /api/v2/saved-searches/{id} (the `DeleteSavedSearch` operationId).
	DeleteSavedSearchWithResponse(ctx context.Context, id SavedSearchID, reqEditors ...RequestEditorFn) (*DeleteSavedSearchResponse, error)

	// GetSavedSearchWithResponse Get a saved search
	//
	// Answers one saved search.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/saved-searches/{id} (the `GetSavedSearch` operationId).
	GetSavedSearchWithResponse(ctx context.Context, id SavedSearchID, reqEditors ...RequestEditorFn) (*GetSavedSearchResponse, error)

	// UpdateSavedSearchWithBodyWithResponse Update a saved search
	//
	// Puts the body in place of the saved search; what is left out falls back to its default. Alerts on it stay.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /api/v2/saved-searches/{id} (the `UpdateSavedSearch` operationId).
	UpdateSavedSearchWithBodyWithResponse(ctx context.Context, id SavedSearchID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateSavedSearchResponse, error)

	// UpdateSavedSearchWithResponse Update a saved search
	//
	// Puts the body in place of the saved search; what is left out falls back to its default. Alerts on it stay.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /api/v2/saved-searches/{id} (the `UpdateSavedSearch` operationId).
	UpdateSavedSearchWithResponse(ctx context.Context, id SavedSearchID, body UpdateSavedSearchJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateSavedSearchResponse, error)

	// SearchEventsWithBodyWithResponse Search rows
	//
	// Answers the rows of a source in a time range that a filter finds, by page: columns, order and the column that bare words are searched in are those of the source where the request does not say otherwise. Log and trace sources are made for it; a session source needs a `select`, and metric and Prometheus sources cannot be searched. What is wrong with the filter or an expression is a 400 that names it.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/search (the `SearchEvents` operationId).
	SearchEventsWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*SearchEventsResponse, error)

	// SearchEventsWithResponse Search rows
	//
	// Answers the rows of a source in a time range that a filter finds, by page: columns, order and the column that bare words are searched in are those of the source where the request does not say otherwise. Log and trace sources are made for it; a session source needs a `select`, and metric and Prometheus sources cannot be searched. What is wrong with the filter or an expression is a 400 that names it.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/search (the `SearchEvents` operationId).
	SearchEventsWithResponse(ctx context.Context, body SearchEventsJSONRequestBody, reqEditors ...RequestEditorFn) (*SearchEventsResponse, error)

	// ListSourcesWithResponse List sources
	//
	// Every source, with the tables that it reads and the expressions that say how.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/sources (the `ListSources` operationId).
	ListSourcesWithResponse(ctx context.Context, params *ListSourcesParams, reqEditors ...RequestEditorFn) (*ListSourcesResponse, error)

	// CreateSourceWithBodyWithResponse Create a source
	//
	// Creates a source over a connection of the team. Its tables and expressions are not looked at before a query needs them.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/sources (the `CreateSource` operationId).
	CreateSourceWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateSourceResponse, error)

	// CreateSourceWithResponse Create a source
	//
	// Creates a source over a connection of the team. Its tables and expressions are not looked at before a query needs them.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/sources (the `CreateSource` operationId).
	CreateSourceWithResponse(ctx context.Context, body CreateSourceJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateSourceResponse, error)

	// DeleteSourceWithResponse Delete a source
	//
	// Deletes the source. What refers to it stays, and its queries fail.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with DELETE /api/v2/sources/{id} (the `DeleteSource` operationId).
	DeleteSourceWithResponse(ctx context.Context, id SourceID, reqEditors ...RequestEditorFn) (*DeleteSourceResponse, error)

	// GetSourceWithResponse Get a source
	//
	// Answers one source.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/sources/{id} (the `GetSource` operationId).
	GetSourceWithResponse(ctx context.Context, id SourceID, reqEditors ...RequestEditorFn) (*GetSourceResponse, error)

	// UpdateSourceWithBodyWithResponse Update a source
	//
	// Puts the body in place of the source: what is left out is removed, and the kind may change. What refers to the source, such as tiles and alerts, stays.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /api/v2/sources/{id} (the `UpdateSource` operationId).
	UpdateSourceWithBodyWithResponse(ctx context.Context, id SourceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateSourceResponse, error)

	// UpdateSourceWithResponse Update a source
	//
	// Puts the body in place of the source: what is left out is removed, and the kind may change. What refers to the source, such as tiles and alerts, stays.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /api/v2/sources/{id} (the `UpdateSource` operationId).
	UpdateSourceWithResponse(ctx context.Context, id SourceID, body UpdateSourceJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateSourceResponse, error)

	// ListFieldsWithResponse List the fields of a source
	//
	// Answers by what rows in a range of time can be filtered: the columns of the table and the keys of its columns with attributes, each with its type and the share of the rows that have a value. Columns whose names begin with an underscore are left out. Of a metric source it answers the metrics there are, and with `metricDataType` and `metricName` the fields of one.
	//
	// Both ends of the range are widened to a multiple of a sixtieth of it, so that a range that ends now asks the same question for a while, and the answer says from when to when it is. It is kept for a minute. Large ranges are sampled. A team has two such questions answered at a time.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/sources/{id}/fields (the `ListFields` operationId).
	ListFieldsWithResponse(ctx context.Context, id FieldsSourceID, params *ListFieldsParams, reqEditors ...RequestEditorFn) (*ListFieldsResponse, error)

	// ListFieldValuesWithResponse List the values of a field
	//
	// Answers the values of a column or an attribute that most rows in a range of time have, with how many these are: for completion, and for facets beside a search. Empty values, and those of more than 1,024 bytes, are left out. The range is widened and the answer kept as those of the list of fields are.
	//
	// Large ranges are sampled, which `sampled` says: counts are then estimates, within 5 % for the twenty most frequent values where these have a share of the rows that a sample of a million rows finds often enough.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/sources/{id}/fields/values (the `ListFieldValues` operationId).
	ListFieldValuesWithResponse(ctx context.Context, id FieldsSourceID, params *ListFieldValuesParams, reqEditors ...RequestEditorFn) (*ListFieldValuesResponse, error)

	// GetTeamWithResponse Get the team
	//
	// Answers the team of the key.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/team (the `GetTeam` operationId).
	GetTeamWithResponse(ctx context.Context, reqEditors ...RequestEditorFn) (*GetTeamResponse, error)

	// InviteTeamMemberWithBodyWithResponse Invite a person
	//
	// Makes an invitation, or answers the open one for the same address as it is. Its `url` opens a form where the person sets a name and a password and becomes a member. Nothing is sent: pass the `url` on.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/team/invitation (the `InviteTeamMember` operationId).
	InviteTeamMemberWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*InviteTeamMemberResponse, error)

	// InviteTeamMemberWithResponse Invite a person
	//
	// Makes an invitation, or answers the open one for the same address as it is. Its `url` opens a form where the person sets a name and a password and becomes a member. Nothing is sent: pass the `url` on.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/team/invitation (the `InviteTeamMember` operationId).
	InviteTeamMemberWithResponse(ctx context.Context, body InviteTeamMemberJSONRequestBody, reqEditors ...RequestEditorFn) (*InviteTeamMemberResponse, error)

	// DeleteTeamInvitationWithResponse Withdraw an invitation
	//
	// Withdraws the invitation: its link works no longer.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with DELETE /api/v2/team/invitation/{id} (the `DeleteTeamInvitation` operationId).
	DeleteTeamInvitationWithResponse(ctx context.Context, id InvitationID, reqEditors ...RequestEditorFn) (*DeleteTeamInvitationResponse, error)

	// ListTeamInvitationsWithResponse List invitations
	//
	// The open invitations, the oldest first. One that has ended is not among them.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/team/invitations (the `ListTeamInvitations` operationId).
	ListTeamInvitationsWithResponse(ctx context.Context, params *ListTeamInvitationsParams, reqEditors ...RequestEditorFn) (*ListTeamInvitationsResponse, error)

	// RemoveTeamMemberWithResponse Remove a member
	//
	// Removes a person from the team. Their keys stop working, and alerts that they created become the caller's. Nobody can remove themselves.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with DELETE /api/v2/team/member/{id} (the `RemoveTeamMember` operationId).
	RemoveTeamMemberWithResponse(ctx context.Context, id MemberID, reqEditors ...RequestEditorFn) (*RemoveTeamMemberResponse, error)

	// ListTeamMembersWithResponse List members
	//
	// The people of the team, those who joined first before the others.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/team/members (the `ListTeamMembers` operationId).
	ListTeamMembersWithResponse(ctx context.Context, params *ListTeamMembersParams, reqEditors ...RequestEditorFn) (*ListTeamMembersResponse, error)

	// PreviewTileWithBodyWithResponse Query the data of a tile that is not saved
	//
	// Answers what a tile with this config would show, as queryTile does for one of a dashboard: the same data, the same limits and the same errors, whose places are those in this body, such as `config.select.0`. Nothing is stored. The filters of the dashboard that the tile is made for come along in `dashboardFilters`.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/tiles/query (the `PreviewTile` operationId).
	PreviewTileWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*PreviewTileResponse, error)

	// PreviewTileWithResponse Query the data of a tile that is not saved
	//
	// Answers what a tile with this config would show, as queryTile does for one of a dashboard: the same data, the same limits and the same errors, whose places are those in this body, such as `config.select.0`. Nothing is stored. The filters of the dashboard that the tile is made for come along in `dashboardFilters`.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/tiles/query (the `PreviewTile` operationId).
	PreviewTileWithResponse(ctx context.Context, body PreviewTileJSONRequestBody, reqEditors ...RequestEditorFn) (*PreviewTileResponse, error)

	// GetTraceWithResponse Get a trace
	//
	// Answers the spans of a trace, and its logs in the log source of the trace source, both in the order of time. Times and durations are nanoseconds as text, since JavaScript's numbers do not hold them. What the source does not name an expression for is absent. At most 20,000 spans and as many logs are answered, and 24 MiB of each; `truncated` says that there are more.
	//
	// With `from` and `to` it is looked for in that range. Without, the table beside the spans says where it is that OpenTelemetry's exporter makes: `otel_traces_trace_id_ts` beside `otel_traces`; where there is none, both are needed.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/traces/{traceId} (the `GetTrace` operationId).
	GetTraceWithResponse(ctx context.Context, traceID TraceID, params *GetTraceParams, reqEditors ...RequestEditorFn) (*GetTraceResponse, error)

	// ListWebhooksWithResponse List webhooks
	//
	// Webhooks in the order in which they were created, by page. Their headers, query parameters, routing keys and signing secrets are never shown. A page past the end is empty. There is no way to read a single one.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /api/v2/webhooks (the `ListWebhooks` operationId).
	ListWebhooksWithResponse(ctx context.Context, params *ListWebhooksParams, reqEditors ...RequestEditorFn) (*ListWebhooksResponse, error)

	// CreateWebhookWithBodyWithResponse Create a webhook
	//
	// Creates a webhook. Its URL must not name a private or reserved address, unless the operator of this server allows it; names are not looked up. What is sent to a `generic` or `incidentio` webhook is signed as Standard Webhooks says, with a secret that the answer shows, only this once. An `email` webhook needs a mail server, which the operator of this server names.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/webhooks (the `CreateWebhook` operationId).
	CreateWebhookWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateWebhookResponse, error)

	// CreateWebhookWithResponse Create a webhook
	//
	// Creates a webhook. Its URL must not name a private or reserved address, unless the operator of this server allows it; names are not looked up. What is sent to a `generic` or `incidentio` webhook is signed as Standard Webhooks says, with a secret that the answer shows, only this once. An `email` webhook needs a mail server, which the operator of this server names.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/webhooks (the `CreateWebhook` operationId).
	CreateWebhookWithResponse(ctx context.Context, body CreateWebhookJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateWebhookResponse, error)

	// DeleteWebhookWithResponse Delete a webhook
	//
	// Deletes the webhook, unless it is the first channel of an alert. Other alerts that name it go on with their other channels.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with DELETE /api/v2/webhooks/{id} (the `DeleteWebhook` operationId).
	DeleteWebhookWithResponse(ctx context.Context, id WebhookID, reqEditors ...RequestEditorFn) (*DeleteWebhookResponse, error)

	// UpdateWebhookWithBodyWithResponse Update a webhook
	//
	// Puts the body in place of the webhook. A `description` or `body` that is left out is cleared. `headers`, `queryParams` and a `routingKey` that are left out stay, unless the URL or the service changes: secrets do not follow to another receiver. The signing secret stays; there is an operation to rotate it. A webhook that becomes `generic` or `incidentio` and has none gets one, which the answer shows, only this once. Service, body, headers and query parameters stay as they are where only the operator may point to.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /api/v2/webhooks/{id} (the `UpdateWebhook` operationId).
	UpdateWebhookWithBodyWithResponse(ctx context.Context, id WebhookID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateWebhookResponse, error)

	// UpdateWebhookWithResponse Update a webhook
	//
	// Puts the body in place of the webhook. A `description` or `body` that is left out is cleared. `headers`, `queryParams` and a `routingKey` that are left out stay, unless the URL or the service changes: secrets do not follow to another receiver. The signing secret stays; there is an operation to rotate it. A webhook that becomes `generic` or `incidentio` and has none gets one, which the answer shows, only this once. Service, body, headers and query parameters stay as they are where only the operator may point to.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /api/v2/webhooks/{id} (the `UpdateWebhook` operationId).
	UpdateWebhookWithResponse(ctx context.Context, id WebhookID, body UpdateWebhookJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateWebhookResponse, error)

	// RotateWebhookSecretWithResponse Rotate the signing secret of a webhook
	//
	// Makes a new signing secret and shows it, only this once. For 24 hours notifications carry two signatures, by the new secret and by the one before, so that the receiver can change over; after that the old one is worth nothing. A third secret puts an end to the first at once. Only `generic` and `incidentio` webhooks are signed; for others it is a 400. It takes no body.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/webhooks/{id}/rotate-secret (the `RotateWebhookSecret` operationId).
	RotateWebhookSecretWithResponse(ctx context.Context, id WebhookID, reqEditors ...RequestEditorFn) (*RotateWebhookSecretResponse, error)

	// TestWebhookWithBodyWithResponse Test a webhook
	//
	// Sends a notification to the webhook now, once, and answers what came of it: the delivery with its one attempt, whether the receiver took it or not. It is kept among the deliveries, belongs to no alert, and is not tried again by itself. It takes as long as the receiver does, up to 30 seconds. The body may be left out. Only a few webhooks are tested at the same time; past that it is a 429.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/webhooks/{id}/test (the `TestWebhook` operationId).
	TestWebhookWithBodyWithResponse(ctx context.Context, id WebhookID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*TestWebhookResponse, error)

	// TestWebhookWithResponse Test a webhook
	//
	// Sends a notification to the webhook now, once, and answers what came of it: the delivery with its one attempt, whether the receiver took it or not. It is kept among the deliveries, belongs to no alert, and is not tried again by itself. It takes as long as the receiver does, up to 30 seconds. The body may be left out. Only a few webhooks are tested at the same time; past that it is a 429.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /api/v2/webhooks/{id}/test (the `TestWebhook` operationId).
	TestWebhookWithResponse(ctx context.Context, id WebhookID, body TestWebhookJSONRequestBody, reqEditors ...RequestEditorFn) (*TestWebhookResponse, error)
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
	// JSON409 the response for an HTTP 409 `application/json` response
	JSON409 *LimitReached
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

// GetJSON409 returns the response for an HTTP 409 `application/json` response
func (r CreateAlertResponse) GetJSON409() *LimitReached {
	return r.JSON409
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
	JSON200 *AlertFound
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
func (r GetAlertResponse) GetJSON200() *AlertFound {
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

// ListAlertHistoryResponse200Headers the declared response headers of an HTTP 200 response for ListAlertHistory
type ListAlertHistoryResponse200Headers struct {
	XTotalCount int
}

type ListAlertHistoryResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *AlertHistoryPage
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
	// Headers200 the parsed response headers for an HTTP 200 response
	Headers200 *ListAlertHistoryResponse200Headers
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListAlertHistoryResponse) GetJSON200() *AlertHistoryPage {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListAlertHistoryResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListAlertHistoryResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r ListAlertHistoryResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListAlertHistoryResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListAlertHistoryResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListAlertHistoryResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListAlertHistoryResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListAlertHistoryResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListAlertHistoryResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListAlertHistoryResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListAlertHistoryResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type UnsilenceAlertResponse struct {
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
func (r UnsilenceAlertResponse) GetJSON200() *AlertEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r UnsilenceAlertResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r UnsilenceAlertResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r UnsilenceAlertResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r UnsilenceAlertResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r UnsilenceAlertResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r UnsilenceAlertResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r UnsilenceAlertResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r UnsilenceAlertResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r UnsilenceAlertResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r UnsilenceAlertResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r UnsilenceAlertResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type SilenceAlertResponse struct {
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
func (r SilenceAlertResponse) GetJSON200() *AlertEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r SilenceAlertResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r SilenceAlertResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r SilenceAlertResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r SilenceAlertResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r SilenceAlertResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r SilenceAlertResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r SilenceAlertResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r SilenceAlertResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r SilenceAlertResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r SilenceAlertResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r SilenceAlertResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r SilenceAlertResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r SilenceAlertResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type TestAlertResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *AlertTestEnvelope
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
func (r TestAlertResponse) GetJSON200() *AlertTestEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r TestAlertResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r TestAlertResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r TestAlertResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r TestAlertResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r TestAlertResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r TestAlertResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r TestAlertResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r TestAlertResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r TestAlertResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r TestAlertResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r TestAlertResponse) ContentType() string {
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

// ListConnectionsResponse200Headers the declared response headers of an HTTP 200 response for ListConnections
type ListConnectionsResponse200Headers struct {
	XTotalCount int
}

type ListConnectionsResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *ConnectionList
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
	Headers200 *ListConnectionsResponse200Headers
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListConnectionsResponse) GetJSON200() *ConnectionList {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListConnectionsResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListConnectionsResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListConnectionsResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListConnectionsResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListConnectionsResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListConnectionsResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListConnectionsResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListConnectionsResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListConnectionsResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListConnectionsResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type CreateConnectionResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *ConnectionEnvelope
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON409 the response for an HTTP 409 `application/json` response
	JSON409 *LimitReached
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
func (r CreateConnectionResponse) GetJSON200() *ConnectionEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r CreateConnectionResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r CreateConnectionResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON409 returns the response for an HTTP 409 `application/json` response
func (r CreateConnectionResponse) GetJSON409() *LimitReached {
	return r.JSON409
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r CreateConnectionResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r CreateConnectionResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r CreateConnectionResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r CreateConnectionResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r CreateConnectionResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r CreateConnectionResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r CreateConnectionResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r CreateConnectionResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r CreateConnectionResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r CreateConnectionResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type DeleteConnectionResponse struct {
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
func (r DeleteConnectionResponse) GetJSON200() *Empty {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r DeleteConnectionResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r DeleteConnectionResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r DeleteConnectionResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r DeleteConnectionResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r DeleteConnectionResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r DeleteConnectionResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r DeleteConnectionResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r DeleteConnectionResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r DeleteConnectionResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r DeleteConnectionResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r DeleteConnectionResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type GetConnectionResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *ConnectionFound
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
func (r GetConnectionResponse) GetJSON200() *ConnectionFound {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r GetConnectionResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r GetConnectionResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r GetConnectionResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r GetConnectionResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r GetConnectionResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r GetConnectionResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r GetConnectionResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r GetConnectionResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r GetConnectionResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r GetConnectionResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r GetConnectionResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type UpdateConnectionResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *ConnectionEnvelope
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
func (r UpdateConnectionResponse) GetJSON200() *ConnectionEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r UpdateConnectionResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r UpdateConnectionResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r UpdateConnectionResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r UpdateConnectionResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r UpdateConnectionResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r UpdateConnectionResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r UpdateConnectionResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r UpdateConnectionResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r UpdateConnectionResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r UpdateConnectionResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r UpdateConnectionResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r UpdateConnectionResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r UpdateConnectionResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

// ListDashboardsResponse200Headers the declared response headers of an HTTP 200 response for ListDashboards
type ListDashboardsResponse200Headers struct {
	XTotalCount int
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
	// Headers200 the parsed response headers for an HTTP 200 response
	Headers200 *ListDashboardsResponse200Headers
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
	// JSON409 the response for an HTTP 409 `application/json` response
	JSON409 *LimitReached
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

// GetJSON409 returns the response for an HTTP 409 `application/json` response
func (r CreateDashboardResponse) GetJSON409() *LimitReached {
	return r.JSON409
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

type ImportDashboardResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *DashboardImportedEnvelope
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
func (r ImportDashboardResponse) GetJSON200() *DashboardImportedEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ImportDashboardResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ImportDashboardResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r ImportDashboardResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r ImportDashboardResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ImportDashboardResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ImportDashboardResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ImportDashboardResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ImportDashboardResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ImportDashboardResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ImportDashboardResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ImportDashboardResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ImportDashboardResponse) ContentType() string {
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
	JSON200 *DashboardFound
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
func (r GetDashboardResponse) GetJSON200() *DashboardFound {
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
	// JSON409 the response for an HTTP 409 `application/json` response
	JSON409 *LimitReached
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

// GetJSON409 returns the response for an HTTP 409 `application/json` response
func (r UpdateDashboardResponse) GetJSON409() *LimitReached {
	return r.JSON409
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

// ListDeliveriesResponse200Headers the declared response headers of an HTTP 200 response for ListDeliveries
type ListDeliveriesResponse200Headers struct {
	XTotalCount int
}

type ListDeliveriesResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *DeliveryPage
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
	Headers200 *ListDeliveriesResponse200Headers
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListDeliveriesResponse) GetJSON200() *DeliveryPage {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListDeliveriesResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListDeliveriesResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListDeliveriesResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListDeliveriesResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListDeliveriesResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListDeliveriesResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListDeliveriesResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListDeliveriesResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListDeliveriesResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListDeliveriesResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type GetDeliveryResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *DeliveryFound
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
func (r GetDeliveryResponse) GetJSON200() *DeliveryFound {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r GetDeliveryResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r GetDeliveryResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r GetDeliveryResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r GetDeliveryResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r GetDeliveryResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r GetDeliveryResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r GetDeliveryResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r GetDeliveryResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r GetDeliveryResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r GetDeliveryResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r GetDeliveryResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type RedeliverResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *DeliveryEnvelope
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
func (r RedeliverResponse) GetJSON200() *DeliveryEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r RedeliverResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r RedeliverResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r RedeliverResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r RedeliverResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r RedeliverResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r RedeliverResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r RedeliverResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r RedeliverResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r RedeliverResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r RedeliverResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r RedeliverResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

// ListSavedSearchesResponse200Headers the declared response headers of an HTTP 200 response for ListSavedSearches
type ListSavedSearchesResponse200Headers struct {
	XTotalCount int
}

type ListSavedSearchesResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *SavedSearchPage
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
	Headers200 *ListSavedSearchesResponse200Headers
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListSavedSearchesResponse) GetJSON200() *SavedSearchPage {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListSavedSearchesResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListSavedSearchesResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListSavedSearchesResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListSavedSearchesResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListSavedSearchesResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListSavedSearchesResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListSavedSearchesResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListSavedSearchesResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListSavedSearchesResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListSavedSearchesResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type CreateSavedSearchResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *SavedSearchEnvelope
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON409 the response for an HTTP 409 `application/json` response
	JSON409 *LimitReached
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
func (r CreateSavedSearchResponse) GetJSON200() *SavedSearchEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r CreateSavedSearchResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r CreateSavedSearchResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON409 returns the response for an HTTP 409 `application/json` response
func (r CreateSavedSearchResponse) GetJSON409() *LimitReached {
	return r.JSON409
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r CreateSavedSearchResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r CreateSavedSearchResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r CreateSavedSearchResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r CreateSavedSearchResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r CreateSavedSearchResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r CreateSavedSearchResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r CreateSavedSearchResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r CreateSavedSearchResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r CreateSavedSearchResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r CreateSavedSearchResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type DeleteSavedSearchResponse struct {
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
func (r DeleteSavedSearchResponse) GetJSON200() *Empty {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r DeleteSavedSearchResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r DeleteSavedSearchResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r DeleteSavedSearchResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r DeleteSavedSearchResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r DeleteSavedSearchResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r DeleteSavedSearchResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r DeleteSavedSearchResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r DeleteSavedSearchResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r DeleteSavedSearchResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r DeleteSavedSearchResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r DeleteSavedSearchResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type GetSavedSearchResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *SavedSearchFound
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
func (r GetSavedSearchResponse) GetJSON200() *SavedSearchFound {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r GetSavedSearchResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r GetSavedSearchResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r GetSavedSearchResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r GetSavedSearchResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r GetSavedSearchResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r GetSavedSearchResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r GetSavedSearchResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r GetSavedSearchResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r GetSavedSearchResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r GetSavedSearchResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r GetSavedSearchResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type UpdateSavedSearchResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *SavedSearchEnvelope
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
func (r UpdateSavedSearchResponse) GetJSON200() *SavedSearchEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r UpdateSavedSearchResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r UpdateSavedSearchResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r UpdateSavedSearchResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r UpdateSavedSearchResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r UpdateSavedSearchResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r UpdateSavedSearchResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r UpdateSavedSearchResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r UpdateSavedSearchResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r UpdateSavedSearchResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r UpdateSavedSearchResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r UpdateSavedSearchResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r UpdateSavedSearchResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r UpdateSavedSearchResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type SearchEventsResponse struct {
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
func (r SearchEventsResponse) GetJSON200() *api.SearchResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r SearchEventsResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r SearchEventsResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r SearchEventsResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r SearchEventsResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r SearchEventsResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r SearchEventsResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r SearchEventsResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r SearchEventsResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r SearchEventsResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r SearchEventsResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r SearchEventsResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r SearchEventsResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r SearchEventsResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

// ListSourcesResponse200Headers the declared response headers of an HTTP 200 response for ListSources
type ListSourcesResponse200Headers struct {
	XTotalCount int
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
	// Headers200 the parsed response headers for an HTTP 200 response
	Headers200 *ListSourcesResponse200Headers
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

type CreateSourceResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *SourceEnvelope
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON409 the response for an HTTP 409 `application/json` response
	JSON409 *LimitReached
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
func (r CreateSourceResponse) GetJSON200() *SourceEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r CreateSourceResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r CreateSourceResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON409 returns the response for an HTTP 409 `application/json` response
func (r CreateSourceResponse) GetJSON409() *LimitReached {
	return r.JSON409
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r CreateSourceResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r CreateSourceResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r CreateSourceResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r CreateSourceResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r CreateSourceResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r CreateSourceResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r CreateSourceResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r CreateSourceResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r CreateSourceResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r CreateSourceResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type DeleteSourceResponse struct {
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
func (r DeleteSourceResponse) GetJSON200() *Empty {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r DeleteSourceResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r DeleteSourceResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r DeleteSourceResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r DeleteSourceResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r DeleteSourceResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r DeleteSourceResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r DeleteSourceResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r DeleteSourceResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r DeleteSourceResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r DeleteSourceResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r DeleteSourceResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type GetSourceResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *SourceFound
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
func (r GetSourceResponse) GetJSON200() *SourceFound {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r GetSourceResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r GetSourceResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r GetSourceResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r GetSourceResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r GetSourceResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r GetSourceResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r GetSourceResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r GetSourceResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r GetSourceResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r GetSourceResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r GetSourceResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type UpdateSourceResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *SourceEnvelope
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
func (r UpdateSourceResponse) GetJSON200() *SourceEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r UpdateSourceResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r UpdateSourceResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r UpdateSourceResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r UpdateSourceResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r UpdateSourceResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r UpdateSourceResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r UpdateSourceResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r UpdateSourceResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r UpdateSourceResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r UpdateSourceResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r UpdateSourceResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r UpdateSourceResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r UpdateSourceResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type ListFieldsResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *FieldListEnvelope
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
func (r ListFieldsResponse) GetJSON200() *FieldListEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListFieldsResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListFieldsResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r ListFieldsResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListFieldsResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListFieldsResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListFieldsResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListFieldsResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListFieldsResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListFieldsResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListFieldsResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListFieldsResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type ListFieldValuesResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *FieldValuesEnvelope
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
func (r ListFieldValuesResponse) GetJSON200() *FieldValuesEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListFieldValuesResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListFieldValuesResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r ListFieldValuesResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListFieldValuesResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListFieldValuesResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListFieldValuesResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListFieldValuesResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListFieldValuesResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListFieldValuesResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListFieldValuesResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListFieldValuesResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type GetTeamResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *TeamEnvelope
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
func (r GetTeamResponse) GetJSON200() *TeamEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r GetTeamResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r GetTeamResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r GetTeamResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r GetTeamResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r GetTeamResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r GetTeamResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r GetTeamResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r GetTeamResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r GetTeamResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r GetTeamResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type InviteTeamMemberResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *TeamInvitationEnvelope
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON409 the response for an HTTP 409 `application/json` response
	JSON409 *LimitReached
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
func (r InviteTeamMemberResponse) GetJSON200() *TeamInvitationEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r InviteTeamMemberResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r InviteTeamMemberResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON409 returns the response for an HTTP 409 `application/json` response
func (r InviteTeamMemberResponse) GetJSON409() *LimitReached {
	return r.JSON409
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r InviteTeamMemberResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r InviteTeamMemberResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r InviteTeamMemberResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r InviteTeamMemberResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r InviteTeamMemberResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r InviteTeamMemberResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r InviteTeamMemberResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r InviteTeamMemberResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r InviteTeamMemberResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r InviteTeamMemberResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type DeleteTeamInvitationResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *SuccessEnvelope
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
func (r DeleteTeamInvitationResponse) GetJSON200() *SuccessEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r DeleteTeamInvitationResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r DeleteTeamInvitationResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r DeleteTeamInvitationResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r DeleteTeamInvitationResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r DeleteTeamInvitationResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r DeleteTeamInvitationResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r DeleteTeamInvitationResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r DeleteTeamInvitationResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r DeleteTeamInvitationResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r DeleteTeamInvitationResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r DeleteTeamInvitationResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

// ListTeamInvitationsResponse200Headers the declared response headers of an HTTP 200 response for ListTeamInvitations
type ListTeamInvitationsResponse200Headers struct {
	XTotalCount int
}

type ListTeamInvitationsResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *TeamInvitationList
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
	Headers200 *ListTeamInvitationsResponse200Headers
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListTeamInvitationsResponse) GetJSON200() *TeamInvitationList {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListTeamInvitationsResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListTeamInvitationsResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListTeamInvitationsResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListTeamInvitationsResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListTeamInvitationsResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListTeamInvitationsResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListTeamInvitationsResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListTeamInvitationsResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListTeamInvitationsResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListTeamInvitationsResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type RemoveTeamMemberResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *SuccessEnvelope
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
func (r RemoveTeamMemberResponse) GetJSON200() *SuccessEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r RemoveTeamMemberResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r RemoveTeamMemberResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r RemoveTeamMemberResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r RemoveTeamMemberResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r RemoveTeamMemberResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r RemoveTeamMemberResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r RemoveTeamMemberResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r RemoveTeamMemberResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r RemoveTeamMemberResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r RemoveTeamMemberResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r RemoveTeamMemberResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

// ListTeamMembersResponse200Headers the declared response headers of an HTTP 200 response for ListTeamMembers
type ListTeamMembersResponse200Headers struct {
	XTotalCount int
}

type ListTeamMembersResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *TeamMemberList
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
	Headers200 *ListTeamMembersResponse200Headers
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListTeamMembersResponse) GetJSON200() *TeamMemberList {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListTeamMembersResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListTeamMembersResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListTeamMembersResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListTeamMembersResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListTeamMembersResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListTeamMembersResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListTeamMembersResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListTeamMembersResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListTeamMembersResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListTeamMembersResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type PreviewTileResponse struct {
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
func (r PreviewTileResponse) GetJSON200() *TileDataEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r PreviewTileResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r PreviewTileResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r PreviewTileResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r PreviewTileResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r PreviewTileResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r PreviewTileResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r PreviewTileResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r PreviewTileResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r PreviewTileResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r PreviewTileResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r PreviewTileResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r PreviewTileResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r PreviewTileResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type GetTraceResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *TraceEnvelope
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
func (r GetTraceResponse) GetJSON200() *TraceEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r GetTraceResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r GetTraceResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r GetTraceResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r GetTraceResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r GetTraceResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r GetTraceResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r GetTraceResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r GetTraceResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r GetTraceResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r GetTraceResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r GetTraceResponse) ContentType() string {
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

type CreateWebhookResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *WebhookEnvelope
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON409 the response for an HTTP 409 `application/json` response
	JSON409 *LimitReached
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
func (r CreateWebhookResponse) GetJSON200() *WebhookEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r CreateWebhookResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r CreateWebhookResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON409 returns the response for an HTTP 409 `application/json` response
func (r CreateWebhookResponse) GetJSON409() *LimitReached {
	return r.JSON409
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r CreateWebhookResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r CreateWebhookResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r CreateWebhookResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r CreateWebhookResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r CreateWebhookResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r CreateWebhookResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r CreateWebhookResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r CreateWebhookResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r CreateWebhookResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r CreateWebhookResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type DeleteWebhookResponse struct {
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
	// JSON409 the response for an HTTP 409 `application/json` response
	JSON409 *Conflict
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
func (r DeleteWebhookResponse) GetJSON200() *Empty {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r DeleteWebhookResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r DeleteWebhookResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r DeleteWebhookResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON409 returns the response for an HTTP 409 `application/json` response
func (r DeleteWebhookResponse) GetJSON409() *Conflict {
	return r.JSON409
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r DeleteWebhookResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r DeleteWebhookResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r DeleteWebhookResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r DeleteWebhookResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r DeleteWebhookResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r DeleteWebhookResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r DeleteWebhookResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r DeleteWebhookResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type UpdateWebhookResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *WebhookEnvelope
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON409 the response for an HTTP 409 `application/json` response
	JSON409 *Conflict
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
func (r UpdateWebhookResponse) GetJSON200() *WebhookEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r UpdateWebhookResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r UpdateWebhookResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r UpdateWebhookResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON409 returns the response for an HTTP 409 `application/json` response
func (r UpdateWebhookResponse) GetJSON409() *Conflict {
	return r.JSON409
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r UpdateWebhookResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r UpdateWebhookResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r UpdateWebhookResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r UpdateWebhookResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r UpdateWebhookResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r UpdateWebhookResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r UpdateWebhookResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r UpdateWebhookResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r UpdateWebhookResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r UpdateWebhookResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type RotateWebhookSecretResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *WebhookSecretEnvelope
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
func (r RotateWebhookSecretResponse) GetJSON200() *WebhookSecretEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r RotateWebhookSecretResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r RotateWebhookSecretResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r RotateWebhookSecretResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r RotateWebhookSecretResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r RotateWebhookSecretResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r RotateWebhookSecretResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r RotateWebhookSecretResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r RotateWebhookSecretResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r RotateWebhookSecretResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r RotateWebhookSecretResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r RotateWebhookSecretResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type TestWebhookResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *DeliveryEnvelope
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
func (r TestWebhookResponse) GetJSON200() *DeliveryEnvelope {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r TestWebhookResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r TestWebhookResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r TestWebhookResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r TestWebhookResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r TestWebhookResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r TestWebhookResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r TestWebhookResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r TestWebhookResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r TestWebhookResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r TestWebhookResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r TestWebhookResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r TestWebhookResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r TestWebhookResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

// GetAPIWithResponse Get the API's version and the caller
//
// Answers the version of the API and the person that the key belongs to. The key itself is not shown. Useful to try a key: it does not count for the rate limit.
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
// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist, and `name` and `message` must be templates that can be read. It starts in state `OK`, or `DISABLED` if `enabled` is false.
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
// Creates an alert on a tile or on a saved search. What it names, webhooks included, must exist, and `name` and `message` must be templates that can be read. It starts in state `OK`, or `DISABLED` if `enabled` is false.
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
// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy`, `numConsecutiveWindows`, `enabled`, `noData` and `renotifyInterval` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. Silence and errors are not touched, nor is the state, but that an alert which is disabled becomes `DISABLED` and one that is enabled again starts over with `OK`.
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
// Puts the body in place of the alert. `name`, `message`, `note`, `groupBy`, `numConsecutiveWindows`, `enabled`, `noData` and `renotifyInterval` are cleared when they are left out; `thresholdMax`, `scheduleStartAt` and `scheduleOffsetMinutes` stay. Silence and errors are not touched, nor is the state, but that an alert which is disabled becomes `DISABLED` and one that is enabled again starts over with `OK`.
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

// ListAlertHistoryWithResponse List the history of an alert
//
// What evaluations said about the alert, by page: the newest first, and the groups of one evaluation in the order of their keys. The server keeps what it said in the last 30 days, unless it was started with another number. It is empty until the alert has been evaluated, and a page past the end is empty too.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/alerts/{id}/history (the `ListAlertHistory` operationId).
func (c *ClientWithResponses) ListAlertHistoryWithResponse(ctx context.Context, id AlertID, params *ListAlertHistoryParams, reqEditors ...RequestEditorFn) (*ListAlertHistoryResponse, error) {
	rsp, err := c.ListAlertHistory(ctx, id, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListAlertHistoryResponse(rsp)
}

// UnsilenceAlertWithResponse End the silence of an alert
//
// Ends the silence, so that the alert notifies again from its next evaluation on. Without a silence nothing changes, and that is no error.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with DELETE /api/v2/alerts/{id}/silence (the `UnsilenceAlert` operationId).
func (c *ClientWithResponses) UnsilenceAlertWithResponse(ctx context.Context, id AlertID, reqEditors ...RequestEditorFn) (*UnsilenceAlertResponse, error) {
	rsp, err := c.UnsilenceAlert(ctx, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUnsilenceAlertResponse(rsp)
}

// SilenceAlertWithBodyWithResponse Silence an alert
//
// Mutes the alert until a time to come, at most 366 days ahead. It is evaluated as before, its state and its history go on, but nobody is notified. What still holds when the silence is over is notified then. A silence that is there already is replaced. The alert shows it under `silenced` while it lasts.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/alerts/{id}/silence (the `SilenceAlert` operationId).
func (c *ClientWithResponses) SilenceAlertWithBodyWithResponse(ctx context.Context, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*SilenceAlertResponse, error) {
	rsp, err := c.SilenceAlertWithBody(ctx, id, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseSilenceAlertResponse(rsp)
}

// SilenceAlertWithResponse Silence an alert
//
// Mutes the alert until a time to come, at most 366 days ahead. It is evaluated as before, its state and its history go on, but nobody is notified. What still holds when the silence is over is notified then. A silence that is there already is replaced. The alert shows it under `silenced` while it lasts.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/alerts/{id}/silence (the `SilenceAlert` operationId).
func (c *ClientWithResponses) SilenceAlertWithResponse(ctx context.Context, id AlertID, body SilenceAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*SilenceAlertResponse, error) {
	rsp, err := c.SilenceAlert(ctx, id, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseSilenceAlertResponse(rsp)
}

// TestAlertWithResponse Test an alert
//
// Evaluates the alert now, on real data, and answers what it would say about the newest window that an evaluation would have read by now, with the texts of the notifications that would say so. It takes no body. Nothing is stored and nobody is notified, and `numConsecutiveWindows`, a silence and `enabled` are left aside. An alert whose query fails, whose source is gone, or whose notification cannot be rendered is a 400 that says why. A query may take 30 seconds; past that it is a 504.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/alerts/{id}/test (the `TestAlert` operationId).
func (c *ClientWithResponses) TestAlertWithResponse(ctx context.Context, id AlertID, reqEditors ...RequestEditorFn) (*TestAlertResponse, error) {
	rsp, err := c.TestAlert(ctx, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseTestAlertResponse(rsp)
}

// QueryChartSeriesWithBodyWithResponse Query series over time
//
// Runs up to five series over one time range, each a query of its own, and answers their values by time bucket and group. Buckets without rows are left out. By default the values of all series for the same bucket and group come in one row; `column` asks for the rows of each series as they are. A mistake in a series is a 400 that names it. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400. Requests that ask the same within a moment share their queries, and the answer then has an `Age`; `Cache-Control: no-cache` asks for what is there now.
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
// Runs up to five series over one time range, each a query of its own, and answers their values by time bucket and group. Buckets without rows are left out. By default the values of all series for the same bucket and group come in one row; `column` asks for the rows of each series as they are. A mistake in a series is a 400 that names it. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400. Requests that ask the same within a moment share their queries, and the answer then has an `Age`; `Cache-Control: no-cache` asks for what is there now.
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

// ListConnectionsWithResponse List connections
//
// Every connection, without its password.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/connections (the `ListConnections` operationId).
func (c *ClientWithResponses) ListConnectionsWithResponse(ctx context.Context, params *ListConnectionsParams, reqEditors ...RequestEditorFn) (*ListConnectionsResponse, error) {
	rsp, err := c.ListConnections(ctx, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListConnectionsResponse(rsp)
}

// CreateConnectionWithBodyWithResponse Create a connection
//
// Creates a connection to a database. Nothing is contacted. Its host must be public when a query goes there, unless the operator of this server allows it.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/connections (the `CreateConnection` operationId).
func (c *ClientWithResponses) CreateConnectionWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateConnectionResponse, error) {
	rsp, err := c.CreateConnectionWithBody(ctx, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseCreateConnectionResponse(rsp)
}

// CreateConnectionWithResponse Create a connection
//
// Creates a connection to a database. Nothing is contacted. Its host must be public when a query goes there, unless the operator of this server allows it.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/connections (the `CreateConnection` operationId).
func (c *ClientWithResponses) CreateConnectionWithResponse(ctx context.Context, body CreateConnectionJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateConnectionResponse, error) {
	rsp, err := c.CreateConnection(ctx, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseCreateConnectionResponse(rsp)
}

// DeleteConnectionWithResponse Delete a connection
//
// Deletes the connection. Sources that point to it stay, and their queries fail.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with DELETE /api/v2/connections/{id} (the `DeleteConnection` operationId).
func (c *ClientWithResponses) DeleteConnectionWithResponse(ctx context.Context, id ConnectionID, reqEditors ...RequestEditorFn) (*DeleteConnectionResponse, error) {
	rsp, err := c.DeleteConnection(ctx, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseDeleteConnectionResponse(rsp)
}

// GetConnectionWithResponse Get a connection
//
// Answers one connection, without its password.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/connections/{id} (the `GetConnection` operationId).
func (c *ClientWithResponses) GetConnectionWithResponse(ctx context.Context, id ConnectionID, reqEditors ...RequestEditorFn) (*GetConnectionResponse, error) {
	rsp, err := c.GetConnection(ctx, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseGetConnectionResponse(rsp)
}

// UpdateConnectionWithBodyWithResponse Update a connection
//
// Puts the body in place of the connection. A password, a prefix, `isPrometheusEndpoint` or `prometheusEndpoint` that is left out stays; but a password that is stored must be given again when the connection comes to lead to another server, or another user.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PUT /api/v2/connections/{id} (the `UpdateConnection` operationId).
func (c *ClientWithResponses) UpdateConnectionWithBodyWithResponse(ctx context.Context, id ConnectionID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateConnectionResponse, error) {
	rsp, err := c.UpdateConnectionWithBody(ctx, id, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateConnectionResponse(rsp)
}

// UpdateConnectionWithResponse Update a connection
//
// Puts the body in place of the connection. A password, a prefix, `isPrometheusEndpoint` or `prometheusEndpoint` that is left out stays; but a password that is stored must be given again when the connection comes to lead to another server, or another user.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PUT /api/v2/connections/{id} (the `UpdateConnection` operationId).
func (c *ClientWithResponses) UpdateConnectionWithResponse(ctx context.Context, id ConnectionID, body UpdateConnectionJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateConnectionResponse, error) {
	rsp, err := c.UpdateConnection(ctx, id, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateConnectionResponse(rsp)
}

// ListDashboardsWithResponse List dashboards
//
// Every dashboard, in full, by name from Z to A (in the order of the bytes, so lower case comes first).
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/dashboards (the `ListDashboards` operationId).
func (c *ClientWithResponses) ListDashboardsWithResponse(ctx context.Context, params *ListDashboardsParams, reqEditors ...RequestEditorFn) (*ListDashboardsResponse, error) {
	rsp, err := c.ListDashboards(ctx, params, reqEditors...)
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

// ImportDashboardWithBodyWithResponse Convert a dashboard of Grafana or an exported one
//
// Turns a dashboard that was exported elsewhere into one that can be created here, and stores nothing: look through the answer, then send its `dashboard` to `POST /api/v2/dashboards`, which takes it as it is. What could not be taken over, or only in part, is in `notes`. The body may have 5 MiB.
//
// Of Grafana the classic JSON model is read, also in the envelopes of its API and with `rows` instead of `panels`: panels whose queries are for ClickHouse (the data sources `grafana-clickhouse-datasource` and `vertamedia-clickhouse-datasource`) and texts. Their macros become those of raw SQL, and variables that list the values of a column become filters; others are fixed at the value that they have in the file. SQL that would not be allowed in a tile is not taken over. Exported dashboards are those that `GET /api/v2/dashboards/{id}` answers, with the older form of tiles too, and files with the names of sources instead of their ids.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/dashboards/import (the `ImportDashboard` operationId).
func (c *ClientWithResponses) ImportDashboardWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*ImportDashboardResponse, error) {
	rsp, err := c.ImportDashboardWithBody(ctx, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseImportDashboardResponse(rsp)
}

// ImportDashboardWithResponse Convert a dashboard of Grafana or an exported one
//
// Turns a dashboard that was exported elsewhere into one that can be created here, and stores nothing: look through the answer, then send its `dashboard` to `POST /api/v2/dashboards`, which takes it as it is. What could not be taken over, or only in part, is in `notes`. The body may have 5 MiB.
//
// Of Grafana the classic JSON model is read, also in the envelopes of its API and with `rows` instead of `panels`: panels whose queries are for ClickHouse (the data sources `grafana-clickhouse-datasource` and `vertamedia-clickhouse-datasource`) and texts. Their macros become those of raw SQL, and variables that list the values of a column become filters; others are fixed at the value that they have in the file. SQL that would not be allowed in a tile is not taken over. Exported dashboards are those that `GET /api/v2/dashboards/{id}` answers, with the older form of tiles too, and files with the names of sources instead of their ids.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/dashboards/import (the `ImportDashboard` operationId).
func (c *ClientWithResponses) ImportDashboardWithResponse(ctx context.Context, body ImportDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*ImportDashboardResponse, error) {
	rsp, err := c.ImportDashboard(ctx, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseImportDashboardResponse(rsp)
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
// Answers what a tile shows for a time range, as a table, so that a dashboard can be drawn without knowing SQL: its builder or its raw SQL becomes queries, with the values that are selected in the dashboard's filters. A mistake in the tile is a 400 that says what is wrong, and so is a tile of text, which has no data. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400. Requests that ask the same within a moment share a query, and the answer then has an `Age`; `Cache-Control: no-cache` asks for what is there now.
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
// Answers what a tile shows for a time range, as a table, so that a dashboard can be drawn without knowing SQL: its builder or its raw SQL becomes queries, with the values that are selected in the dashboard's filters. A mistake in the tile is a 400 that says what is wrong, and so is a tile of text, which has no data. A query may take 30 seconds and answer 100,000 rows and a million values; past that it is a 504 or a 400. Requests that ask the same within a moment share a query, and the answer then has an `Age`; `Cache-Control: no-cache` asks for what is there now.
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

// ListDeliveriesWithResponse List deliveries
//
// Notifications and what has come of each, by page, the newest first. They are without their text and with the last of their attempts only; read a single one for the rest. The server keeps them for 30 days after they are finished, unless it was started with another number.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/deliveries (the `ListDeliveries` operationId).
func (c *ClientWithResponses) ListDeliveriesWithResponse(ctx context.Context, params *ListDeliveriesParams, reqEditors ...RequestEditorFn) (*ListDeliveriesResponse, error) {
	rsp, err := c.ListDeliveries(ctx, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListDeliveriesResponse(rsp)
}

// GetDeliveryWithResponse Get a delivery
//
// The notification with its text and every attempt to deliver it: when, how long it took, what the receiver answered, and when the next one is.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/deliveries/{id} (the `GetDelivery` operationId).
func (c *ClientWithResponses) GetDeliveryWithResponse(ctx context.Context, id DeliveryID, reqEditors ...RequestEditorFn) (*GetDeliveryResponse, error) {
	rsp, err := c.GetDelivery(ctx, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseGetDeliveryResponse(rsp)
}

// RedeliverWithResponse Deliver again
//
// Puts the notification in line again, whatever has become of it, and answers it as it is then: `pending`, to be tried at once and for up to 24 hours. It carries the same `messageId`, by which a receiver can tell that it has it already. The attempts before stay in the record. It takes no body.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/deliveries/{id}/redeliver (the `Redeliver` operationId).
func (c *ClientWithResponses) RedeliverWithResponse(ctx context.Context, id DeliveryID, reqEditors ...RequestEditorFn) (*RedeliverResponse, error) {
	rsp, err := c.Redeliver(ctx, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseRedeliverResponse(rsp)
}

// ListSavedSearchesWithResponse List saved searches
//
// Saved searches in the order in which they were created, by page. A page past the end is empty.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/saved-searches (the `ListSavedSearches` operationId).
func (c *ClientWithResponses) ListSavedSearchesWithResponse(ctx context.Context, params *ListSavedSearchesParams, reqEditors ...RequestEditorFn) (*ListSavedSearchesResponse, error) {
	rsp, err := c.ListSavedSearches(ctx, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListSavedSearchesResponse(rsp)
}

// CreateSavedSearchWithBodyWithResponse Create a saved search
//
// Creates a saved search on a source of the team.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/saved-searches (the `CreateSavedSearch` operationId).
func (c *ClientWithResponses) CreateSavedSearchWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateSavedSearchResponse, error) {
	rsp, err := c.CreateSavedSearchWithBody(ctx, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseCreateSavedSearchResponse(rsp)
}

// CreateSavedSearchWithResponse Create a saved search
//
// Creates a saved search on a source of the team.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/saved-searches (the `CreateSavedSearch` operationId).
func (c *ClientWithResponses) CreateSavedSearchWithResponse(ctx context.Context, body CreateSavedSearchJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateSavedSearchResponse, error) {
	rsp, err := c.CreateSavedSearch(ctx, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseCreateSavedSearchResponse(rsp)
}

// DeleteSavedSearchWithResponse Delete a saved search
//
// Deletes the saved search and the alerts on it.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with DELETE /api/v2/saved-searches/{id} (the `DeleteSavedSearch` operationId).
func (c *ClientWithResponses) DeleteSavedSearchWithResponse(ctx context.Context, id SavedSearchID, reqEditors ...RequestEditorFn) (*DeleteSavedSearchResponse, error) {
	rsp, err := c.DeleteSavedSearch(ctx, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseDeleteSavedSearchResponse(rsp)
}

// GetSavedSearchWithResponse Get a saved search
//
// Answers one saved search.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/saved-searches/{id} (the `GetSavedSearch` operationId).
func (c *ClientWithResponses) GetSavedSearchWithResponse(ctx context.Context, id SavedSearchID, reqEditors ...RequestEditorFn) (*GetSavedSearchResponse, error) {
	rsp, err := c.GetSavedSearch(ctx, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseGetSavedSearchResponse(rsp)
}

// UpdateSavedSearchWithBodyWithResponse Update a saved search
//
// Puts the body in place of the saved search; what is left out falls back to its default. Alerts on it stay.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PUT /api/v2/saved-searches/{id} (the `UpdateSavedSearch` operationId).
func (c *ClientWithResponses) UpdateSavedSearchWithBodyWithResponse(ctx context.Context, id SavedSearchID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateSavedSearchResponse, error) {
	rsp, err := c.UpdateSavedSearchWithBody(ctx, id, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateSavedSearchResponse(rsp)
}

// UpdateSavedSearchWithResponse Update a saved search
//
// Puts the body in place of the saved search; what is left out falls back to its default. Alerts on it stay.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PUT /api/v2/saved-searches/{id} (the `UpdateSavedSearch` operationId).
func (c *ClientWithResponses) UpdateSavedSearchWithResponse(ctx context.Context, id SavedSearchID, body UpdateSavedSearchJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateSavedSearchResponse, error) {
	rsp, err := c.UpdateSavedSearch(ctx, id, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateSavedSearchResponse(rsp)
}

// SearchEventsWithBodyWithResponse Search rows
//
// Answers the rows of a source in a time range that a filter finds, by page: columns, order and the column that bare words are searched in are those of the source where the request does not say otherwise. Log and trace sources are made for it; a session source needs a `select`, and metric and Prometheus sources cannot be searched. What is wrong with the filter or an expression is a 400 that names it.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/search (the `SearchEvents` operationId).
func (c *ClientWithResponses) SearchEventsWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*SearchEventsResponse, error) {
	rsp, err := c.SearchEventsWithBody(ctx, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseSearchEventsResponse(rsp)
}

// SearchEventsWithResponse Search rows
//
// Answers the rows of a source in a time range that a filter finds, by page: columns, order and the column that bare words are searched in are those of the source where the request does not say otherwise. Log and trace sources are made for it; a session source needs a `select`, and metric and Prometheus sources cannot be searched. What is wrong with the filter or an expression is a 400 that names it.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/search (the `SearchEvents` operationId).
func (c *ClientWithResponses) SearchEventsWithResponse(ctx context.Context, body SearchEventsJSONRequestBody, reqEditors ...RequestEditorFn) (*SearchEventsResponse, error) {
	rsp, err := c.SearchEvents(ctx, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseSearchEventsResponse(rsp)
}

// ListSourcesWithResponse List sources
//
// Every source, with the tables that it reads and the expressions that say how.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/sources (the `ListSources` operationId).
func (c *ClientWithResponses) ListSourcesWithResponse(ctx context.Context, params *ListSourcesParams, reqEditors ...RequestEditorFn) (*ListSourcesResponse, error) {
	rsp, err := c.ListSources(ctx, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListSourcesResponse(rsp)
}

// CreateSourceWithBodyWithResponse Create a source
//
// Creates a source over a connection of the team. Its tables and expressions are not looked at before a query needs them.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/sources (the `CreateSource` operationId).
func (c *ClientWithResponses) CreateSourceWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateSourceResponse, error) {
	rsp, err := c.CreateSourceWithBody(ctx, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseCreateSourceResponse(rsp)
}

// CreateSourceWithResponse Create a source
//
// Creates a source over a connection of the team. Its tables and expressions are not looked at before a query needs them.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/sources (the `CreateSource` operationId).
func (c *ClientWithResponses) CreateSourceWithResponse(ctx context.Context, body CreateSourceJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateSourceResponse, error) {
	rsp, err := c.CreateSource(ctx, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseCreateSourceResponse(rsp)
}

// DeleteSourceWithResponse Delete a source
//
// Deletes the source. What refers to it stays, and its queries fail.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with DELETE /api/v2/sources/{id} (the `DeleteSource` operationId).
func (c *ClientWithResponses) DeleteSourceWithResponse(ctx context.Context, id SourceID, reqEditors ...RequestEditorFn) (*DeleteSourceResponse, error) {
	rsp, err := c.DeleteSource(ctx, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseDeleteSourceResponse(rsp)
}

// GetSourceWithResponse Get a source
//
// Answers one source.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/sources/{id} (the `GetSource` operationId).
func (c *ClientWithResponses) GetSourceWithResponse(ctx context.Context, id SourceID, reqEditors ...RequestEditorFn) (*GetSourceResponse, error) {
	rsp, err := c.GetSource(ctx, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseGetSourceResponse(rsp)
}

// UpdateSourceWithBodyWithResponse Update a source
//
// Puts the body in place of the source: what is left out is removed, and the kind may change. What refers to the source, such as tiles and alerts, stays.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PUT /api/v2/sources/{id} (the `UpdateSource` operationId).
func (c *ClientWithResponses) UpdateSourceWithBodyWithResponse(ctx context.Context, id SourceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateSourceResponse, error) {
	rsp, err := c.UpdateSourceWithBody(ctx, id, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateSourceResponse(rsp)
}

// UpdateSourceWithResponse Update a source
//
// Puts the body in place of the source: what is left out is removed, and the kind may change. What refers to the source, such as tiles and alerts, stays.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PUT /api/v2/sources/{id} (the `UpdateSource` operationId).
func (c *ClientWithResponses) UpdateSourceWithResponse(ctx context.Context, id SourceID, body UpdateSourceJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateSourceResponse, error) {
	rsp, err := c.UpdateSource(ctx, id, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateSourceResponse(rsp)
}

// ListFieldsWithResponse List the fields of a source
//
// Answers by what rows in a range of time can be filtered: the columns of the table and the keys of its columns with attributes, each with its type and the share of the rows that have a value. Columns whose names begin with an underscore are left out. Of a metric source it answers the metrics there are, and with `metricDataType` and `metricName` the fields of one.
//
// Both ends of the range are widened to a multiple of a sixtieth of it, so that a range that ends now asks the same question for a while, and the answer says from when to when it is. It is kept for a minute. Large ranges are sampled. A team has two such questions answered at a time.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/sources/{id}/fields (the `ListFields` operationId).
func (c *ClientWithResponses) ListFieldsWithResponse(ctx context.Context, id FieldsSourceID, params *ListFieldsParams, reqEditors ...RequestEditorFn) (*ListFieldsResponse, error) {
	rsp, err := c.ListFields(ctx, id, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListFieldsResponse(rsp)
}

// ListFieldValuesWithResponse List the values of a field
//
// Answers the values of a column or an attribute that most rows in a range of time have, with how many these are: for completion, and for facets beside a search. Empty values, and those of more than 1,024 bytes, are left out. The range is widened and the answer kept as those of the list of fields are.
//
// Large ranges are sampled, which `sampled` says: counts are then estimates, within 5 % for the twenty most frequent values where these have a share of the rows that a sample of a million rows finds often enough.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/sources/{id}/fields/values (the `ListFieldValues` operationId).
func (c *ClientWithResponses) ListFieldValuesWithResponse(ctx context.Context, id FieldsSourceID, params *ListFieldValuesParams, reqEditors ...RequestEditorFn) (*ListFieldValuesResponse, error) {
	rsp, err := c.ListFieldValues(ctx, id, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListFieldValuesResponse(rsp)
}

// GetTeamWithResponse Get the team
//
// Answers the team of the key.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/team (the `GetTeam` operationId).
func (c *ClientWithResponses) GetTeamWithResponse(ctx context.Context, reqEditors ...RequestEditorFn) (*GetTeamResponse, error) {
	rsp, err := c.GetTeam(ctx, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseGetTeamResponse(rsp)
}

// InviteTeamMemberWithBodyWithResponse Invite a person
//
// Makes an invitation, or answers the open one for the same address as it is. Its `url` opens a form where the person sets a name and a password and becomes a member. Nothing is sent: pass the `url` on.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/team/invitation (the `InviteTeamMember` operationId).
func (c *ClientWithResponses) InviteTeamMemberWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*InviteTeamMemberResponse, error) {
	rsp, err := c.InviteTeamMemberWithBody(ctx, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseInviteTeamMemberResponse(rsp)
}

// InviteTeamMemberWithResponse Invite a person
//
// Makes an invitation, or answers the open one for the same address as it is. Its `url` opens a form where the person sets a name and a password and becomes a member. Nothing is sent: pass the `url` on.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/team/invitation (the `InviteTeamMember` operationId).
func (c *ClientWithResponses) InviteTeamMemberWithResponse(ctx context.Context, body InviteTeamMemberJSONRequestBody, reqEditors ...RequestEditorFn) (*InviteTeamMemberResponse, error) {
	rsp, err := c.InviteTeamMember(ctx, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseInviteTeamMemberResponse(rsp)
}

// DeleteTeamInvitationWithResponse Withdraw an invitation
//
// Withdraws the invitation: its link works no longer.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with DELETE /api/v2/team/invitation/{id} (the `DeleteTeamInvitation` operationId).
func (c *ClientWithResponses) DeleteTeamInvitationWithResponse(ctx context.Context, id InvitationID, reqEditors ...RequestEditorFn) (*DeleteTeamInvitationResponse, error) {
	rsp, err := c.DeleteTeamInvitation(ctx, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseDeleteTeamInvitationResponse(rsp)
}

// ListTeamInvitationsWithResponse List invitations
//
// The open invitations, the oldest first. One that has ended is not among them.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/team/invitations (the `ListTeamInvitations` operationId).
func (c *ClientWithResponses) ListTeamInvitationsWithResponse(ctx context.Context, params *ListTeamInvitationsParams, reqEditors ...RequestEditorFn) (*ListTeamInvitationsResponse, error) {
	rsp, err := c.ListTeamInvitations(ctx, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListTeamInvitationsResponse(rsp)
}

// RemoveTeamMemberWithResponse Remove a member
//
// Removes a person from the team. Their keys stop working, and alerts that they created become the caller's. Nobody can remove themselves.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with DELETE /api/v2/team/member/{id} (the `RemoveTeamMember` operationId).
func (c *ClientWithResponses) RemoveTeamMemberWithResponse(ctx context.Context, id MemberID, reqEditors ...RequestEditorFn) (*RemoveTeamMemberResponse, error) {
	rsp, err := c.RemoveTeamMember(ctx, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseRemoveTeamMemberResponse(rsp)
}

// ListTeamMembersWithResponse List members
//
// The people of the team, those who joined first before the others.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/team/members (the `ListTeamMembers` operationId).
func (c *ClientWithResponses) ListTeamMembersWithResponse(ctx context.Context, params *ListTeamMembersParams, reqEditors ...RequestEditorFn) (*ListTeamMembersResponse, error) {
	rsp, err := c.ListTeamMembers(ctx, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListTeamMembersResponse(rsp)
}

// PreviewTileWithBodyWithResponse Query the data of a tile that is not saved
//
// Answers what a tile with this config would show, as queryTile does for one of a dashboard: the same data, the same limits and the same errors, whose places are those in this body, such as `config.select.0`. Nothing is stored. The filters of the dashboard that the tile is made for come along in `dashboardFilters`.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/tiles/query (the `PreviewTile` operationId).
func (c *ClientWithResponses) PreviewTileWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*PreviewTileResponse, error) {
	rsp, err := c.PreviewTileWithBody(ctx, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParsePreviewTileResponse(rsp)
}

// PreviewTileWithResponse Query the data of a tile that is not saved
//
// Answers what a tile with this config would show, as queryTile does for one of a dashboard: the same data, the same limits and the same errors, whose places are those in this body, such as `config.select.0`. Nothing is stored. The filters of the dashboard that the tile is made for come along in `dashboardFilters`.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/tiles/query (the `PreviewTile` operationId).
func (c *ClientWithResponses) PreviewTileWithResponse(ctx context.Context, body PreviewTileJSONRequestBody, reqEditors ...RequestEditorFn) (*PreviewTileResponse, error) {
	rsp, err := c.PreviewTile(ctx, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParsePreviewTileResponse(rsp)
}

// GetTraceWithResponse Get a trace
//
// Answers the spans of a trace, and its logs in the log source of the trace source, both in the order of time. Times and durations are nanoseconds as text, since JavaScript's numbers do not hold them. What the source does not name an expression for is absent. At most 20,000 spans and as many logs are answered, and 24 MiB of each; `truncated` says that there are more.
//
// With `from` and `to` it is looked for in that range. Without, the table beside the spans says where it is that OpenTelemetry's exporter makes: `otel_traces_trace_id_ts` beside `otel_traces`; where there is none, both are needed.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /api/v2/traces/{traceId} (the `GetTrace` operationId).
func (c *ClientWithResponses) GetTraceWithResponse(ctx context.Context, traceID TraceID, params *GetTraceParams, reqEditors ...RequestEditorFn) (*GetTraceResponse, error) {
	rsp, err := c.GetTrace(ctx, traceID, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseGetTraceResponse(rsp)
}

// ListWebhooksWithResponse List webhooks
//
// Webhooks in the order in which they were created, by page. Their headers, query parameters, routing keys and signing secrets are never shown. A page past the end is empty. There is no way to read a single one.
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

// CreateWebhookWithBodyWithResponse Create a webhook
//
// Creates a webhook. Its URL must not name a private or reserved address, unless the operator of this server allows it; names are not looked up. What is sent to a `generic` or `incidentio` webhook is signed as Standard Webhooks says, with a secret that the answer shows, only this once. An `email` webhook needs a mail server, which the operator of this server names.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/webhooks (the `CreateWebhook` operationId).
func (c *ClientWithResponses) CreateWebhookWithBodyWithResponse(ctx context.Context, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateWebhookResponse, error) {
	rsp, err := c.CreateWebhookWithBody(ctx, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseCreateWebhookResponse(rsp)
}

// CreateWebhookWithResponse Create a webhook
//
// Creates a webhook. Its URL must not name a private or reserved address, unless the operator of this server allows it; names are not looked up. What is sent to a `generic` or `incidentio` webhook is signed as Standard Webhooks says, with a secret that the answer shows, only this once. An `email` webhook needs a mail server, which the operator of this server names.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/webhooks (the `CreateWebhook` operationId).
func (c *ClientWithResponses) CreateWebhookWithResponse(ctx context.Context, body CreateWebhookJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateWebhookResponse, error) {
	rsp, err := c.CreateWebhook(ctx, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseCreateWebhookResponse(rsp)
}

// DeleteWebhookWithResponse Delete a webhook
//
// Deletes the webhook, unless it is the first channel of an alert. Other alerts that name it go on with their other channels.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with DELETE /api/v2/webhooks/{id} (the `DeleteWebhook` operationId).
func (c *ClientWithResponses) DeleteWebhookWithResponse(ctx context.Context, id WebhookID, reqEditors ...RequestEditorFn) (*DeleteWebhookResponse, error) {
	rsp, err := c.DeleteWebhook(ctx, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseDeleteWebhookResponse(rsp)
}

// UpdateWebhookWithBodyWithResponse Update a webhook
//
// Puts the body in place of the webhook. A `description` or `body` that is left out is cleared. `headers`, `queryParams` and a `routingKey` that are left out stay, unless the URL or the service changes: secrets do not follow to another receiver. The signing secret stays; there is an operation to rotate it. A webhook that becomes `generic` or `incidentio` and has none gets one, which the answer shows, only this once. Service, body, headers and query parameters stay as they are where only the operator may point to.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PUT /api/v2/webhooks/{id} (the `UpdateWebhook` operationId).
func (c *ClientWithResponses) UpdateWebhookWithBodyWithResponse(ctx context.Context, id WebhookID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateWebhookResponse, error) {
	rsp, err := c.UpdateWebhookWithBody(ctx, id, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateWebhookResponse(rsp)
}

// UpdateWebhookWithResponse Update a webhook
//
// Puts the body in place of the webhook. A `description` or `body` that is left out is cleared. `headers`, `queryParams` and a `routingKey` that are left out stay, unless the URL or the service changes: secrets do not follow to another receiver. The signing secret stays; there is an operation to rotate it. A webhook that becomes `generic` or `incidentio` and has none gets one, which the answer shows, only this once. Service, body, headers and query parameters stay as they are where only the operator may point to.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PUT /api/v2/webhooks/{id} (the `UpdateWebhook` operationId).
func (c *ClientWithResponses) UpdateWebhookWithResponse(ctx context.Context, id WebhookID, body UpdateWebhookJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateWebhookResponse, error) {
	rsp, err := c.UpdateWebhook(ctx, id, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateWebhookResponse(rsp)
}

// RotateWebhookSecretWithResponse Rotate the signing secret of a webhook
//
// Makes a new signing secret and shows it, only this once. For 24 hours notifications carry two signatures, by the new secret and by the one before, so that the receiver can change over; after that the old one is worth nothing. A third secret puts an end to the first at once. Only `generic` and `incidentio` webhooks are signed; for others it is a 400. It takes no body.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/webhooks/{id}/rotate-secret (the `RotateWebhookSecret` operationId).
func (c *ClientWithResponses) RotateWebhookSecretWithResponse(ctx context.Context, id WebhookID, reqEditors ...RequestEditorFn) (*RotateWebhookSecretResponse, error) {
	rsp, err := c.RotateWebhookSecret(ctx, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseRotateWebhookSecretResponse(rsp)
}

// TestWebhookWithBodyWithResponse Test a webhook
//
// Sends a notification to the webhook now, once, and answers what came of it: the delivery with its one attempt, whether the receiver took it or not. It is kept among the deliveries, belongs to no alert, and is not tried again by itself. It takes as long as the receiver does, up to 30 seconds. The body may be left out. Only a few webhooks are tested at the same time; past that it is a 429.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/webhooks/{id}/test (the `TestWebhook` operationId).
func (c *ClientWithResponses) TestWebhookWithBodyWithResponse(ctx context.Context, id WebhookID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*TestWebhookResponse, error) {
	rsp, err := c.TestWebhookWithBody(ctx, id, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseTestWebhookResponse(rsp)
}

// TestWebhookWithResponse Test a webhook
//
// Sends a notification to the webhook now, once, and answers what came of it: the delivery with its one attempt, whether the receiver took it or not. It is kept among the deliveries, belongs to no alert, and is not tried again by itself. It takes as long as the receiver does, up to 30 seconds. The body may be left out. Only a few webhooks are tested at the same time; past that it is a 429.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /api/v2/webhooks/{id}/test (the `TestWebhook` operationId).
func (c *ClientWithResponses) TestWebhookWithResponse(ctx context.Context, id WebhookID, body TestWebhookJSONRequestBody, reqEditors ...RequestEditorFn) (*TestWebhookResponse, error) {
	rsp, err := c.TestWebhook(ctx, id, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseTestWebhookResponse(rsp)
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

	case rsp.StatusCode == 304:
		break // No content-type

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

	case rsp.StatusCode == 304:
		break // No content-type

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 409:
		var dest LimitReached
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON409 = &dest

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
		var dest AlertFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case rsp.StatusCode == 304:
		break // No content-type

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

// ParseListAlertHistoryResponse parses an HTTP response from a ListAlertHistoryWithResponse call
func ParseListAlertHistoryResponse(rsp *http.Response) (*ListAlertHistoryResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListAlertHistoryResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest AlertHistoryPage
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case rsp.StatusCode == 304:
		break // No content-type

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

	switch {
	case rsp.StatusCode == 200:
		var headers ListAlertHistoryResponse200Headers
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

// ParseUnsilenceAlertResponse parses an HTTP response from a UnsilenceAlertWithResponse call
func ParseUnsilenceAlertResponse(rsp *http.Response) (*UnsilenceAlertResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &UnsilenceAlertResponse{
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

// ParseSilenceAlertResponse parses an HTTP response from a SilenceAlertWithResponse call
func ParseSilenceAlertResponse(rsp *http.Response) (*SilenceAlertResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &SilenceAlertResponse{
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

// ParseTestAlertResponse parses an HTTP response from a TestAlertWithResponse call
func ParseTestAlertResponse(rsp *http.Response) (*TestAlertResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &TestAlertResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest AlertTestEnvelope
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

// ParseListConnectionsResponse parses an HTTP response from a ListConnectionsWithResponse call
func ParseListConnectionsResponse(rsp *http.Response) (*ListConnectionsResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListConnectionsResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest ConnectionList
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case rsp.StatusCode == 304:
		break // No content-type

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
		var headers ListConnectionsResponse200Headers
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

// ParseCreateConnectionResponse parses an HTTP response from a CreateConnectionWithResponse call
func ParseCreateConnectionResponse(rsp *http.Response) (*CreateConnectionResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &CreateConnectionResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest ConnectionEnvelope
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 409:
		var dest LimitReached
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON409 = &dest

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

// ParseDeleteConnectionResponse parses an HTTP response from a DeleteConnectionWithResponse call
func ParseDeleteConnectionResponse(rsp *http.Response) (*DeleteConnectionResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &DeleteConnectionResponse{
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

// ParseGetConnectionResponse parses an HTTP response from a GetConnectionWithResponse call
func ParseGetConnectionResponse(rsp *http.Response) (*GetConnectionResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &GetConnectionResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest ConnectionFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case rsp.StatusCode == 304:
		break // No content-type

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

// ParseUpdateConnectionResponse parses an HTTP response from a UpdateConnectionWithResponse call
func ParseUpdateConnectionResponse(rsp *http.Response) (*UpdateConnectionResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &UpdateConnectionResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest ConnectionEnvelope
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

	case rsp.StatusCode == 304:
		break // No content-type

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
		var headers ListDashboardsResponse200Headers
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 409:
		var dest LimitReached
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON409 = &dest

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

// ParseImportDashboardResponse parses an HTTP response from a ImportDashboardWithResponse call
func ParseImportDashboardResponse(rsp *http.Response) (*ImportDashboardResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ImportDashboardResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest DashboardImportedEnvelope
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
		var dest DashboardFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case rsp.StatusCode == 304:
		break // No content-type

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 409:
		var dest LimitReached
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON409 = &dest

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

// ParseListDeliveriesResponse parses an HTTP response from a ListDeliveriesWithResponse call
func ParseListDeliveriesResponse(rsp *http.Response) (*ListDeliveriesResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListDeliveriesResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest DeliveryPage
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case rsp.StatusCode == 304:
		break // No content-type

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
		var headers ListDeliveriesResponse200Headers
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

// ParseGetDeliveryResponse parses an HTTP response from a GetDeliveryWithResponse call
func ParseGetDeliveryResponse(rsp *http.Response) (*GetDeliveryResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &GetDeliveryResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest DeliveryFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case rsp.StatusCode == 304:
		break // No content-type

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

// ParseRedeliverResponse parses an HTTP response from a RedeliverWithResponse call
func ParseRedeliverResponse(rsp *http.Response) (*RedeliverResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &RedeliverResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest DeliveryEnvelope
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

// ParseListSavedSearchesResponse parses an HTTP response from a ListSavedSearchesWithResponse call
func ParseListSavedSearchesResponse(rsp *http.Response) (*ListSavedSearchesResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListSavedSearchesResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest SavedSearchPage
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case rsp.StatusCode == 304:
		break // No content-type

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
		var headers ListSavedSearchesResponse200Headers
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

// ParseCreateSavedSearchResponse parses an HTTP response from a CreateSavedSearchWithResponse call
func ParseCreateSavedSearchResponse(rsp *http.Response) (*CreateSavedSearchResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &CreateSavedSearchResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest SavedSearchEnvelope
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 409:
		var dest LimitReached
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON409 = &dest

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

// ParseDeleteSavedSearchResponse parses an HTTP response from a DeleteSavedSearchWithResponse call
func ParseDeleteSavedSearchResponse(rsp *http.Response) (*DeleteSavedSearchResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &DeleteSavedSearchResponse{
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

// ParseGetSavedSearchResponse parses an HTTP response from a GetSavedSearchWithResponse call
func ParseGetSavedSearchResponse(rsp *http.Response) (*GetSavedSearchResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &GetSavedSearchResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest SavedSearchFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case rsp.StatusCode == 304:
		break // No content-type

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

// ParseUpdateSavedSearchResponse parses an HTTP response from a UpdateSavedSearchWithResponse call
func ParseUpdateSavedSearchResponse(rsp *http.Response) (*UpdateSavedSearchResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &UpdateSavedSearchResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest SavedSearchEnvelope
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

// ParseSearchEventsResponse parses an HTTP response from a SearchEventsWithResponse call
func ParseSearchEventsResponse(rsp *http.Response) (*SearchEventsResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &SearchEventsResponse{
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

	case rsp.StatusCode == 304:
		break // No content-type

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
		var headers ListSourcesResponse200Headers
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

// ParseCreateSourceResponse parses an HTTP response from a CreateSourceWithResponse call
func ParseCreateSourceResponse(rsp *http.Response) (*CreateSourceResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &CreateSourceResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest SourceEnvelope
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 409:
		var dest LimitReached
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON409 = &dest

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

// ParseDeleteSourceResponse parses an HTTP response from a DeleteSourceWithResponse call
func ParseDeleteSourceResponse(rsp *http.Response) (*DeleteSourceResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &DeleteSourceResponse{
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

// ParseGetSourceResponse parses an HTTP response from a GetSourceWithResponse call
func ParseGetSourceResponse(rsp *http.Response) (*GetSourceResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &GetSourceResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest SourceFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case rsp.StatusCode == 304:
		break // No content-type

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

// ParseUpdateSourceResponse parses an HTTP response from a UpdateSourceWithResponse call
func ParseUpdateSourceResponse(rsp *http.Response) (*UpdateSourceResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &UpdateSourceResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest SourceEnvelope
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

// ParseListFieldsResponse parses an HTTP response from a ListFieldsWithResponse call
func ParseListFieldsResponse(rsp *http.Response) (*ListFieldsResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListFieldsResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest FieldListEnvelope
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case rsp.StatusCode == 304:
		break // No content-type

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

// ParseListFieldValuesResponse parses an HTTP response from a ListFieldValuesWithResponse call
func ParseListFieldValuesResponse(rsp *http.Response) (*ListFieldValuesResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListFieldValuesResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest FieldValuesEnvelope
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case rsp.StatusCode == 304:
		break // No content-type

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

// ParseGetTeamResponse parses an HTTP response from a GetTeamWithResponse call
func ParseGetTeamResponse(rsp *http.Response) (*GetTeamResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &GetTeamResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest TeamEnvelope
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case rsp.StatusCode == 304:
		break // No content-type

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

// ParseInviteTeamMemberResponse parses an HTTP response from a InviteTeamMemberWithResponse call
func ParseInviteTeamMemberResponse(rsp *http.Response) (*InviteTeamMemberResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &InviteTeamMemberResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest TeamInvitationEnvelope
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 409:
		var dest LimitReached
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON409 = &dest

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

// ParseDeleteTeamInvitationResponse parses an HTTP response from a DeleteTeamInvitationWithResponse call
func ParseDeleteTeamInvitationResponse(rsp *http.Response) (*DeleteTeamInvitationResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &DeleteTeamInvitationResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest SuccessEnvelope
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

// ParseListTeamInvitationsResponse parses an HTTP response from a ListTeamInvitationsWithResponse call
func ParseListTeamInvitationsResponse(rsp *http.Response) (*ListTeamInvitationsResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListTeamInvitationsResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest TeamInvitationList
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case rsp.StatusCode == 304:
		break // No content-type

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
		var headers ListTeamInvitationsResponse200Headers
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

// ParseRemoveTeamMemberResponse parses an HTTP response from a RemoveTeamMemberWithResponse call
func ParseRemoveTeamMemberResponse(rsp *http.Response) (*RemoveTeamMemberResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &RemoveTeamMemberResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest SuccessEnvelope
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

// ParseListTeamMembersResponse parses an HTTP response from a ListTeamMembersWithResponse call
func ParseListTeamMembersResponse(rsp *http.Response) (*ListTeamMembersResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListTeamMembersResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest TeamMemberList
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case rsp.StatusCode == 304:
		break // No content-type

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
		var headers ListTeamMembersResponse200Headers
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

// ParsePreviewTileResponse parses an HTTP response from a PreviewTileWithResponse call
func ParsePreviewTileResponse(rsp *http.Response) (*PreviewTileResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &PreviewTileResponse{
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

// ParseGetTraceResponse parses an HTTP response from a GetTraceWithResponse call
func ParseGetTraceResponse(rsp *http.Response) (*GetTraceResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &GetTraceResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest TraceEnvelope
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON200 = &dest

	case rsp.StatusCode == 304:
		break // No content-type

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

	case rsp.StatusCode == 304:
		break // No content-type

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

// ParseCreateWebhookResponse parses an HTTP response from a CreateWebhookWithResponse call
func ParseCreateWebhookResponse(rsp *http.Response) (*CreateWebhookResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &CreateWebhookResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest WebhookEnvelope
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 409:
		var dest LimitReached
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON409 = &dest

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

// ParseDeleteWebhookResponse parses an HTTP response from a DeleteWebhookWithResponse call
func ParseDeleteWebhookResponse(rsp *http.Response) (*DeleteWebhookResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &DeleteWebhookResponse{
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 409:
		var dest Conflict
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON409 = &dest

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

// ParseUpdateWebhookResponse parses an HTTP response from a UpdateWebhookWithResponse call
func ParseUpdateWebhookResponse(rsp *http.Response) (*UpdateWebhookResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &UpdateWebhookResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest WebhookEnvelope
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 409:
		var dest Conflict
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON409 = &dest

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

// ParseRotateWebhookSecretResponse parses an HTTP response from a RotateWebhookSecretWithResponse call
func ParseRotateWebhookSecretResponse(rsp *http.Response) (*RotateWebhookSecretResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &RotateWebhookSecretResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest WebhookSecretEnvelope
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

// ParseTestWebhookResponse parses an HTTP response from a TestWebhookWithResponse call
func ParseTestWebhookResponse(rsp *http.Response) (*TestWebhookResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &TestWebhookResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest DeliveryEnvelope
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
	// ListAlertHistory List the history of an alert
	// (GET /api/v2/alerts/{id}/history)
	ListAlertHistory(w http.ResponseWriter, r *http.Request, id AlertID, params ListAlertHistoryParams)
	// UnsilenceAlert End the silence of an alert
	// (DELETE /api/v2/alerts/{id}/silence)
	UnsilenceAlert(w http.ResponseWriter, r *http.Request, id AlertID)
	// SilenceAlert Silence an alert
	// (POST /api/v2/alerts/{id}/silence)
	SilenceAlert(w http.ResponseWriter, r *http.Request, id AlertID)
	// TestAlert Test an alert
	// (POST /api/v2/alerts/{id}/test)
	TestAlert(w http.ResponseWriter, r *http.Request, id AlertID)
	// QueryChartSeries Query series over time
	// (POST /api/v2/charts/series)
	QueryChartSeries(w http.ResponseWriter, r *http.Request)
	// ListConnections List connections
	// (GET /api/v2/connections)
	ListConnections(w http.ResponseWriter, r *http.Request, params ListConnectionsParams)
	// CreateConnection Create a connection
	// (POST /api/v2/connections)
	CreateConnection(w http.ResponseWriter, r *http.Request)
	// DeleteConnection Delete a connection
	// (DELETE /api/v2/connections/{id})
	DeleteConnection(w http.ResponseWriter, r *http.Request, id ConnectionID)
	// GetConnection Get a connection
	// (GET /api/v2/connections/{id})
	GetConnection(w http.ResponseWriter, r *http.Request, id ConnectionID)
	// UpdateConnection Update a connection
	// (PUT /api/v2/connections/{id})
	UpdateConnection(w http.ResponseWriter, r *http.Request, id ConnectionID)
	// ListDashboards List dashboards
	// (GET /api/v2/dashboards)
	ListDashboards(w http.ResponseWriter, r *http.Request, params ListDashboardsParams)
	// CreateDashboard Create a dashboard
	// (POST /api/v2/dashboards)
	CreateDashboard(w http.ResponseWriter, r *http.Request)
	// ImportDashboard Convert a dashboard of Grafana or an exported one
	// (POST /api/v2/dashboards/import)
	ImportDashboard(w http.ResponseWriter, r *http.Request)
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
	// ListDeliveries List deliveries
	// (GET /api/v2/deliveries)
	ListDeliveries(w http.ResponseWriter, r *http.Request, params ListDeliveriesParams)
	// GetDelivery Get a delivery
	// (GET /api/v2/deliveries/{id})
	GetDelivery(w http.ResponseWriter, r *http.Request, id DeliveryID)
	// Redeliver Deliver again
	// (POST /api/v2/deliveries/{id}/redeliver)
	Redeliver(w http.ResponseWriter, r *http.Request, id DeliveryID)
	// ListSavedSearches List saved searches
	// (GET /api/v2/saved-searches)
	ListSavedSearches(w http.ResponseWriter, r *http.Request, params ListSavedSearchesParams)
	// CreateSavedSearch Create a saved search
	// (POST /api/v2/saved-searches)
	CreateSavedSearch(w http.ResponseWriter, r *http.Request)
	// DeleteSavedSearch Delete a saved search
	// (DELETE /api/v2/saved-searches/{id})
	DeleteSavedSearch(w http.ResponseWriter, r *http.Request, id SavedSearchID)
	// GetSavedSearch Get a saved search
	// (GET /api/v2/saved-searches/{id})
	GetSavedSearch(w http.ResponseWriter, r *http.Request, id SavedSearchID)
	// UpdateSavedSearch Update a saved search
	// (PUT /api/v2/saved-searches/{id})
	UpdateSavedSearch(w http.ResponseWriter, r *http.Request, id SavedSearchID)
	// SearchEvents Search rows
	// (POST /api/v2/search)
	SearchEvents(w http.ResponseWriter, r *http.Request)
	// ListSources List sources
	// (GET /api/v2/sources)
	ListSources(w http.ResponseWriter, r *http.Request, params ListSourcesParams)
	// CreateSource Create a source
	// (POST /api/v2/sources)
	CreateSource(w http.ResponseWriter, r *http.Request)
	// DeleteSource Delete a source
	// (DELETE /api/v2/sources/{id})
	DeleteSource(w http.ResponseWriter, r *http.Request, id SourceID)
	// GetSource Get a source
	// (GET /api/v2/sources/{id})
	GetSource(w http.ResponseWriter, r *http.Request, id SourceID)
	// UpdateSource Update a source
	// (PUT /api/v2/sources/{id})
	UpdateSource(w http.ResponseWriter, r *http.Request, id SourceID)
	// ListFields List the fields of a source
	// (GET /api/v2/sources/{id}/fields)
	ListFields(w http.ResponseWriter, r *http.Request, id FieldsSourceID, params ListFieldsParams)
	// ListFieldValues List the values of a field
	// (GET /api/v2/sources/{id}/fields/values)
	ListFieldValues(w http.ResponseWriter, r *http.Request, id FieldsSourceID, params ListFieldValuesParams)
	// GetTeam Get the team
	// (GET /api/v2/team)
	GetTeam(w http.ResponseWriter, r *http.Request)
	// InviteTeamMember Invite a person
	// (POST /api/v2/team/invitation)
	InviteTeamMember(w http.ResponseWriter, r *http.Request)
	// DeleteTeamInvitation Withdraw an invitation
	// (DELETE /api/v2/team/invitation/{id})
	DeleteTeamInvitation(w http.ResponseWriter, r *http.Request, id InvitationID)
	// ListTeamInvitations List invitations
	// (GET /api/v2/team/invitations)
	ListTeamInvitations(w http.ResponseWriter, r *http.Request, params ListTeamInvitationsParams)
	// RemoveTeamMember Remove a member
	// (DELETE /api/v2/team/member/{id})
	RemoveTeamMember(w http.ResponseWriter, r *http.Request, id MemberID)
	// ListTeamMembers List members
	// (GET /api/v2/team/members)
	ListTeamMembers(w http.ResponseWriter, r *http.Request, params ListTeamMembersParams)
	// PreviewTile Query the data of a tile that is not saved
	// (POST /api/v2/tiles/query)
	PreviewTile(w http.ResponseWriter, r *http.Request)
	// GetTrace Get a trace
	// (GET /api/v2/traces/{traceId})
	GetTrace(w http.ResponseWriter, r *http.Request, traceID TraceID, params GetTraceParams)
	// ListWebhooks List webhooks
	// (GET /api/v2/webhooks)
	ListWebhooks(w http.ResponseWriter, r *http.Request, params ListWebhooksParams)
	// CreateWebhook Create a webhook
	// (POST /api/v2/webhooks)
	CreateWebhook(w http.ResponseWriter, r *http.Request)
	// DeleteWebhook Delete a webhook
	// (DELETE /api/v2/webhooks/{id})
	DeleteWebhook(w http.ResponseWriter, r *http.Request, id WebhookID)
	// UpdateWebhook Update a webhook
	// (PUT /api/v2/webhooks/{id})
	UpdateWebhook(w http.ResponseWriter, r *http.Request, id WebhookID)
	// RotateWebhookSecret Rotate the signing secret of a webhook
	// (POST /api/v2/webhooks/{id}/rotate-secret)
	RotateWebhookSecret(w http.ResponseWriter, r *http.Request, id WebhookID)
	// TestWebhook Test a webhook
	// (POST /api/v2/webhooks/{id}/test)
	TestWebhook(w http.ResponseWriter, r *http.Request, id WebhookID)
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

	// ------------- Optional query parameter "name" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "name", r.URL.Query(), &params.Name, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "name"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "name", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "state" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "state", r.URL.Query(), &params.State, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "state"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "state", Err: err})
		}
		return
	}

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

// ListAlertHistory operation middleware
func (siw *ServerInterfaceWrapper) ListAlertHistory(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id AlertID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	// Parameter object where we will unmarshal all parameters from the context
	var params ListAlertHistoryParams

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

	// ------------- Optional query parameter "group" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "group", r.URL.Query(), &params.Group, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "group"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "group", Err: err})
		}
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.ListAlertHistory(w, r, id, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// UnsilenceAlert operation middleware
func (siw *ServerInterfaceWrapper) UnsilenceAlert(w http.ResponseWriter, r *http.Request) {

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
		siw.Handler.UnsilenceAlert(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// SilenceAlert operation middleware
func (siw *ServerInterfaceWrapper) SilenceAlert(w http.ResponseWriter, r *http.Request) {

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
		siw.Handler.SilenceAlert(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// TestAlert operation middleware
func (siw *ServerInterfaceWrapper) TestAlert(w http.ResponseWriter, r *http.Request) {

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
		siw.Handler.TestAlert(w, r, id)
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

// ListConnections operation middleware
func (siw *ServerInterfaceWrapper) ListConnections(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// Parameter object where we will unmarshal all parameters from the context
	var params ListConnectionsParams

	// ------------- Optional query parameter "name" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "name", r.URL.Query(), &params.Name, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "name"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "name", Err: err})
		}
		return
	}

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
		siw.Handler.ListConnections(w, r, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// CreateConnection operation middleware
func (siw *ServerInterfaceWrapper) CreateConnection(w http.ResponseWriter, r *http.Request) {

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.CreateConnection(w, r)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// DeleteConnection operation middleware
func (siw *ServerInterfaceWrapper) DeleteConnection(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id ConnectionID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.DeleteConnection(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// GetConnection operation middleware
func (siw *ServerInterfaceWrapper) GetConnection(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id ConnectionID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.GetConnection(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// UpdateConnection operation middleware
func (siw *ServerInterfaceWrapper) UpdateConnection(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id ConnectionID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.UpdateConnection(w, r, id)
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

	// Parameter object where we will unmarshal all parameters from the context
	var params ListDashboardsParams

	// ------------- Optional query parameter "name" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "name", r.URL.Query(), &params.Name, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "name"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "name", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "tag" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "tag", r.URL.Query(), &params.Tag, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "tag"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "tag", Err: err})
		}
		return
	}

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
		siw.Handler.ListDashboards(w, r, params)
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

// ImportDashboard operation middleware
func (siw *ServerInterfaceWrapper) ImportDashboard(w http.ResponseWriter, r *http.Request) {

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.ImportDashboard(w, r)
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

// ListDeliveries operation middleware
func (siw *ServerInterfaceWrapper) ListDeliveries(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// Parameter object where we will unmarshal all parameters from the context
	var params ListDeliveriesParams

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

	// ------------- Optional query parameter "alertId" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "alertId", r.URL.Query(), &params.AlertID, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "alertId"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "alertId", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "webhookId" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "webhookId", r.URL.Query(), &params.WebhookID, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "webhookId"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "webhookId", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "status" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "status", r.URL.Query(), &params.Status, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "status"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "status", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "startTime" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "startTime", r.URL.Query(), &params.StartTime, runtime.BindQueryParameterOptions{Type: "string", Format: "date-time"})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "startTime"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "startTime", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "endTime" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "endTime", r.URL.Query(), &params.EndTime, runtime.BindQueryParameterOptions{Type: "string", Format: "date-time"})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "endTime"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "endTime", Err: err})
		}
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.ListDeliveries(w, r, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// GetDelivery operation middleware
func (siw *ServerInterfaceWrapper) GetDelivery(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id DeliveryID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.GetDelivery(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// Redeliver operation middleware
func (siw *ServerInterfaceWrapper) Redeliver(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id DeliveryID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.Redeliver(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ListSavedSearches operation middleware
func (siw *ServerInterfaceWrapper) ListSavedSearches(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// Parameter object where we will unmarshal all parameters from the context
	var params ListSavedSearchesParams

	// ------------- Optional query parameter "name" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "name", r.URL.Query(), &params.Name, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "name"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "name", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "tag" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "tag", r.URL.Query(), &params.Tag, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "tag"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "tag", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "sourceId" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "sourceId", r.URL.Query(), &params.SourceID, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "sourceId"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "sourceId", Err: err})
		}
		return
	}

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
		siw.Handler.ListSavedSearches(w, r, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// CreateSavedSearch operation middleware
func (siw *ServerInterfaceWrapper) CreateSavedSearch(w http.ResponseWriter, r *http.Request) {

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.CreateSavedSearch(w, r)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// DeleteSavedSearch operation middleware
func (siw *ServerInterfaceWrapper) DeleteSavedSearch(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id SavedSearchID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.DeleteSavedSearch(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// GetSavedSearch operation middleware
func (siw *ServerInterfaceWrapper) GetSavedSearch(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id SavedSearchID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.GetSavedSearch(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// UpdateSavedSearch operation middleware
func (siw *ServerInterfaceWrapper) UpdateSavedSearch(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id SavedSearchID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.UpdateSavedSearch(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// SearchEvents operation middleware
func (siw *ServerInterfaceWrapper) SearchEvents(w http.ResponseWriter, r *http.Request) {

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.SearchEvents(w, r)
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

	// Parameter object where we will unmarshal all parameters from the context
	var params ListSourcesParams

	// ------------- Optional query parameter "name" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "name", r.URL.Query(), &params.Name, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "name"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "name", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "kind" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "kind", r.URL.Query(), &params.Kind, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "kind"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "kind", Err: err})
		}
		return
	}

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
		siw.Handler.ListSources(w, r, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// CreateSource operation middleware
func (siw *ServerInterfaceWrapper) CreateSource(w http.ResponseWriter, r *http.Request) {

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.CreateSource(w, r)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// DeleteSource operation middleware
func (siw *ServerInterfaceWrapper) DeleteSource(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id SourceID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.DeleteSource(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// GetSource operation middleware
func (siw *ServerInterfaceWrapper) GetSource(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id SourceID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.GetSource(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// UpdateSource operation middleware
func (siw *ServerInterfaceWrapper) UpdateSource(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id SourceID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.UpdateSource(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ListFields operation middleware
func (siw *ServerInterfaceWrapper) ListFields(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id FieldsSourceID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	// Parameter object where we will unmarshal all parameters from the context
	var params ListFieldsParams

	// ------------- Required query parameter "from" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, true, "from", r.URL.Query(), &params.From, runtime.BindQueryParameterOptions{Type: "string", Format: "date-time"})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "from"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "from", Err: err})
		}
		return
	}

	// ------------- Required query parameter "to" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, true, "to", r.URL.Query(), &params.To, runtime.BindQueryParameterOptions{Type: "string", Format: "date-time"})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "to"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "to", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "metricDataType" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "metricDataType", r.URL.Query(), &params.MetricDataType, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "metricDataType"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "metricDataType", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "metricName" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "metricName", r.URL.Query(), &params.MetricName, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "metricName"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "metricName", Err: err})
		}
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.ListFields(w, r, id, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ListFieldValues operation middleware
func (siw *ServerInterfaceWrapper) ListFieldValues(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id FieldsSourceID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	// Parameter object where we will unmarshal all parameters from the context
	var params ListFieldValuesParams

	// ------------- Required query parameter "field" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, true, "field", r.URL.Query(), &params.Field, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "field"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "field", Err: err})
		}
		return
	}

	// ------------- Required query parameter "from" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, true, "from", r.URL.Query(), &params.From, runtime.BindQueryParameterOptions{Type: "string", Format: "date-time"})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "from"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "from", Err: err})
		}
		return
	}

	// ------------- Required query parameter "to" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, true, "to", r.URL.Query(), &params.To, runtime.BindQueryParameterOptions{Type: "string", Format: "date-time"})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "to"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "to", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "where" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "where", r.URL.Query(), &params.Where, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "where"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "where", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "whereLanguage" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "whereLanguage", r.URL.Query(), &params.WhereLanguage, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "whereLanguage"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "whereLanguage", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "prefix" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "prefix", r.URL.Query(), &params.Prefix, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "prefix"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "prefix", Err: err})
		}
		return
	}

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

	// ------------- Optional query parameter "metricDataType" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "metricDataType", r.URL.Query(), &params.MetricDataType, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "metricDataType"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "metricDataType", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "metricName" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "metricName", r.URL.Query(), &params.MetricName, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "metricName"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "metricName", Err: err})
		}
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.ListFieldValues(w, r, id, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// GetTeam operation middleware
func (siw *ServerInterfaceWrapper) GetTeam(w http.ResponseWriter, r *http.Request) {

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.GetTeam(w, r)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// InviteTeamMember operation middleware
func (siw *ServerInterfaceWrapper) InviteTeamMember(w http.ResponseWriter, r *http.Request) {

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.InviteTeamMember(w, r)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// DeleteTeamInvitation operation middleware
func (siw *ServerInterfaceWrapper) DeleteTeamInvitation(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id InvitationID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.DeleteTeamInvitation(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ListTeamInvitations operation middleware
func (siw *ServerInterfaceWrapper) ListTeamInvitations(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// Parameter object where we will unmarshal all parameters from the context
	var params ListTeamInvitationsParams

	// ------------- Optional query parameter "name" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "name", r.URL.Query(), &params.Name, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "name"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "name", Err: err})
		}
		return
	}

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
		siw.Handler.ListTeamInvitations(w, r, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// RemoveTeamMember operation middleware
func (siw *ServerInterfaceWrapper) RemoveTeamMember(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id MemberID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.RemoveTeamMember(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ListTeamMembers operation middleware
func (siw *ServerInterfaceWrapper) ListTeamMembers(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// Parameter object where we will unmarshal all parameters from the context
	var params ListTeamMembersParams

	// ------------- Optional query parameter "name" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "name", r.URL.Query(), &params.Name, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "name"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "name", Err: err})
		}
		return
	}

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
		siw.Handler.ListTeamMembers(w, r, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// PreviewTile operation middleware
func (siw *ServerInterfaceWrapper) PreviewTile(w http.ResponseWriter, r *http.Request) {

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.PreviewTile(w, r)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// GetTrace operation middleware
func (siw *ServerInterfaceWrapper) GetTrace(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "traceId" -------------
	var traceID TraceID

	err = runtime.BindStyledParameterWithOptions("simple", "traceId", mux.Vars(r)["traceId"], &traceID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "traceId", Err: err})
		return
	}

	// Parameter object where we will unmarshal all parameters from the context
	var params GetTraceParams

	// ------------- Required query parameter "sourceId" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, true, "sourceId", r.URL.Query(), &params.SourceID, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "sourceId"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "sourceId", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "from" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "from", r.URL.Query(), &params.From, runtime.BindQueryParameterOptions{Type: "string", Format: "date-time"})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "from"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "from", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "to" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "to", r.URL.Query(), &params.To, runtime.BindQueryParameterOptions{Type: "string", Format: "date-time"})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "to"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "to", Err: err})
		}
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.GetTrace(w, r, traceID, params)
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

	// ------------- Optional query parameter "name" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "name", r.URL.Query(), &params.Name, runtime.BindQueryParameterOptions{Type: "string", Format: ""})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "name"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "name", Err: err})
		}
		return
	}

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

// CreateWebhook operation middleware
func (siw *ServerInterfaceWrapper) CreateWebhook(w http.ResponseWriter, r *http.Request) {

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.CreateWebhook(w, r)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// DeleteWebhook operation middleware
func (siw *ServerInterfaceWrapper) DeleteWebhook(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id WebhookID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.DeleteWebhook(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// UpdateWebhook operation middleware
func (siw *ServerInterfaceWrapper) UpdateWebhook(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id WebhookID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.UpdateWebhook(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// RotateWebhookSecret operation middleware
func (siw *ServerInterfaceWrapper) RotateWebhookSecret(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id WebhookID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.RotateWebhookSecret(w, r, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// TestWebhook operation middleware
func (siw *ServerInterfaceWrapper) TestWebhook(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "id" -------------
	var id WebhookID

	err = runtime.BindStyledParameterWithOptions("simple", "id", mux.Vars(r)["id"], &id, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "id", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.TestWebhook(w, r, id)
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

	r.HandleFunc(options.BaseURL+"/api/v2/dashboards/import", wrapper.ImportDashboard).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/dashboards/{id}", wrapper.DeleteDashboard).Methods(http.MethodDelete)

	r.HandleFunc(options.BaseURL+"/api/v2/dashboards/{id}", wrapper.GetDashboard).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/dashboards/{id}", wrapper.UpdateDashboard).Methods(http.MethodPut)

	r.HandleFunc(options.BaseURL+"/api/v2/dashboards/{id}/tiles/{tileId}/query", wrapper.QueryTile).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/tiles/query", wrapper.PreviewTile).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/alerts", wrapper.ListAlerts).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/alerts", wrapper.CreateAlert).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/alerts/{id}", wrapper.DeleteAlert).Methods(http.MethodDelete)

	r.HandleFunc(options.BaseURL+"/api/v2/alerts/{id}", wrapper.GetAlert).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/alerts/{id}", wrapper.UpdateAlert).Methods(http.MethodPut)

	r.HandleFunc(options.BaseURL+"/api/v2/alerts/{id}/history", wrapper.ListAlertHistory).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/alerts/{id}/silence", wrapper.UnsilenceAlert).Methods(http.MethodDelete)

	r.HandleFunc(options.BaseURL+"/api/v2/alerts/{id}/silence", wrapper.SilenceAlert).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/alerts/{id}/test", wrapper.TestAlert).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/sources", wrapper.ListSources).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/sources", wrapper.CreateSource).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/sources/{id}", wrapper.DeleteSource).Methods(http.MethodDelete)

	r.HandleFunc(options.BaseURL+"/api/v2/sources/{id}", wrapper.GetSource).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/sources/{id}", wrapper.UpdateSource).Methods(http.MethodPut)

	r.HandleFunc(options.BaseURL+"/api/v2/sources/{id}/fields", wrapper.ListFields).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/sources/{id}/fields/values", wrapper.ListFieldValues).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/connections", wrapper.ListConnections).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/connections", wrapper.CreateConnection).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/connections/{id}", wrapper.DeleteConnection).Methods(http.MethodDelete)

	r.HandleFunc(options.BaseURL+"/api/v2/connections/{id}", wrapper.GetConnection).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/connections/{id}", wrapper.UpdateConnection).Methods(http.MethodPut)

	r.HandleFunc(options.BaseURL+"/api/v2/webhooks", wrapper.ListWebhooks).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/webhooks", wrapper.CreateWebhook).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/webhooks/{id}", wrapper.DeleteWebhook).Methods(http.MethodDelete)

	r.HandleFunc(options.BaseURL+"/api/v2/webhooks/{id}", wrapper.UpdateWebhook).Methods(http.MethodPut)

	r.HandleFunc(options.BaseURL+"/api/v2/webhooks/{id}/test", wrapper.TestWebhook).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/webhooks/{id}/rotate-secret", wrapper.RotateWebhookSecret).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/deliveries", wrapper.ListDeliveries).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/deliveries/{id}", wrapper.GetDelivery).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/deliveries/{id}/redeliver", wrapper.Redeliver).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/saved-searches", wrapper.ListSavedSearches).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/saved-searches", wrapper.CreateSavedSearch).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/saved-searches/{id}", wrapper.DeleteSavedSearch).Methods(http.MethodDelete)

	r.HandleFunc(options.BaseURL+"/api/v2/saved-searches/{id}", wrapper.GetSavedSearch).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/saved-searches/{id}", wrapper.UpdateSavedSearch).Methods(http.MethodPut)

	r.HandleFunc(options.BaseURL+"/api/v2/team", wrapper.GetTeam).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/team/members", wrapper.ListTeamMembers).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/team/member/{id}", wrapper.RemoveTeamMember).Methods(http.MethodDelete)

	r.HandleFunc(options.BaseURL+"/api/v2/team/invitations", wrapper.ListTeamInvitations).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/api/v2/team/invitation", wrapper.InviteTeamMember).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/team/invitation/{id}", wrapper.DeleteTeamInvitation).Methods(http.MethodDelete)

	r.HandleFunc(options.BaseURL+"/api/v2/charts/series", wrapper.QueryChartSeries).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/search", wrapper.SearchEvents).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/api/v2/traces/{traceId}", wrapper.GetTrace).Methods(http.MethodGet)

	return r
}

type AlertFoundJSONResponse AlertEnvelope

type BadRequestJSONResponse Error

type ConflictJSONResponse Error

type ConnectionFoundJSONResponse ConnectionEnvelope

type DashboardFoundJSONResponse DashboardEnvelope

type DeliveryFoundJSONResponse DeliveryEnvelope

type InternalErrorJSONResponse Error

type LimitReachedJSONResponse Error

type NotFoundJSONResponse Error

type NotModifiedResponse struct {
}

type SavedSearchFoundJSONResponse SavedSearchEnvelope

type SourceFoundJSONResponse SourceEnvelope

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

type GetAPI304Response = NotModifiedResponse

func (response GetAPI304Response) VisitGetAPIResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
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

type ListAlerts304Response = NotModifiedResponse

func (response ListAlerts304Response) VisitListAlertsResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
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

type CreateAlert409JSONResponse struct{ LimitReachedJSONResponse }

func (response CreateAlert409JSONResponse) VisitCreateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(409)
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

type GetAlert200JSONResponse struct{ AlertFoundJSONResponse }

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

type GetAlert304Response = NotModifiedResponse

func (response GetAlert304Response) VisitGetAlertResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
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

type ListAlertHistoryRequestObject struct {
	ID     AlertID `json:"id"`
	Params ListAlertHistoryParams
}

type ListAlertHistoryResponseObject interface {
	VisitListAlertHistoryResponse(w http.ResponseWriter) error
}

type ListAlertHistory200ResponseHeaders struct {
	XTotalCount int
}

type ListAlertHistory200JSONResponse struct {
	Body    AlertHistoryPage
	Headers ListAlertHistory200ResponseHeaders
}

func (response ListAlertHistory200JSONResponse) VisitListAlertHistoryResponse(w http.ResponseWriter) error {

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

type ListAlertHistory304Response = NotModifiedResponse

func (response ListAlertHistory304Response) VisitListAlertHistoryResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type ListAlertHistory400JSONResponse struct{ BadRequestJSONResponse }

func (response ListAlertHistory400JSONResponse) VisitListAlertHistoryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlertHistory401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListAlertHistory401JSONResponse) VisitListAlertHistoryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlertHistory404JSONResponse struct{ NotFoundJSONResponse }

func (response ListAlertHistory404JSONResponse) VisitListAlertHistoryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlertHistory429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListAlertHistory429JSONResponse) VisitListAlertHistoryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlertHistory500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListAlertHistory500JSONResponse) VisitListAlertHistoryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlertHistory503JSONResponse struct{ UnavailableJSONResponse }

func (response ListAlertHistory503JSONResponse) VisitListAlertHistoryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlertHistory504JSONResponse struct{ TimeoutJSONResponse }

func (response ListAlertHistory504JSONResponse) VisitListAlertHistoryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type UnsilenceAlertRequestObject struct {
	ID AlertID `json:"id"`
}

type UnsilenceAlertResponseObject interface {
	VisitUnsilenceAlertResponse(w http.ResponseWriter) error
}

type UnsilenceAlert200JSONResponse AlertEnvelope

func (response UnsilenceAlert200JSONResponse) VisitUnsilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type UnsilenceAlert400JSONResponse struct{ BadRequestJSONResponse }

func (response UnsilenceAlert400JSONResponse) VisitUnsilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type UnsilenceAlert401JSONResponse struct{ UnauthorizedJSONResponse }

func (response UnsilenceAlert401JSONResponse) VisitUnsilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type UnsilenceAlert404JSONResponse struct{ NotFoundJSONResponse }

func (response UnsilenceAlert404JSONResponse) VisitUnsilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type UnsilenceAlert429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response UnsilenceAlert429JSONResponse) VisitUnsilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type UnsilenceAlert500JSONResponse struct{ InternalErrorJSONResponse }

func (response UnsilenceAlert500JSONResponse) VisitUnsilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type UnsilenceAlert503JSONResponse struct{ UnavailableJSONResponse }

func (response UnsilenceAlert503JSONResponse) VisitUnsilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type UnsilenceAlert504JSONResponse struct{ TimeoutJSONResponse }

func (response UnsilenceAlert504JSONResponse) VisitUnsilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type SilenceAlertRequestObject struct {
	ID   AlertID `json:"id"`
	Body *SilenceAlertJSONRequestBody
}

type SilenceAlertResponseObject interface {
	VisitSilenceAlertResponse(w http.ResponseWriter) error
}

type SilenceAlert200JSONResponse AlertEnvelope

func (response SilenceAlert200JSONResponse) VisitSilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type SilenceAlert400JSONResponse struct{ BadRequestJSONResponse }

func (response SilenceAlert400JSONResponse) VisitSilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type SilenceAlert401JSONResponse struct{ UnauthorizedJSONResponse }

func (response SilenceAlert401JSONResponse) VisitSilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type SilenceAlert404JSONResponse struct{ NotFoundJSONResponse }

func (response SilenceAlert404JSONResponse) VisitSilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type SilenceAlert413JSONResponse struct{ TooLargeJSONResponse }

func (response SilenceAlert413JSONResponse) VisitSilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type SilenceAlert415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response SilenceAlert415JSONResponse) VisitSilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type SilenceAlert429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response SilenceAlert429JSONResponse) VisitSilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type SilenceAlert500JSONResponse struct{ InternalErrorJSONResponse }

func (response SilenceAlert500JSONResponse) VisitSilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type SilenceAlert503JSONResponse struct{ UnavailableJSONResponse }

func (response SilenceAlert503JSONResponse) VisitSilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type SilenceAlert504JSONResponse struct{ TimeoutJSONResponse }

func (response SilenceAlert504JSONResponse) VisitSilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type TestAlertRequestObject struct {
	ID AlertID `json:"id"`
}

type TestAlertResponseObject interface {
	VisitTestAlertResponse(w http.ResponseWriter) error
}

type TestAlert200JSONResponse AlertTestEnvelope

func (response TestAlert200JSONResponse) VisitTestAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type TestAlert400JSONResponse struct{ BadRequestJSONResponse }

func (response TestAlert400JSONResponse) VisitTestAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type TestAlert401JSONResponse struct{ UnauthorizedJSONResponse }

func (response TestAlert401JSONResponse) VisitTestAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type TestAlert404JSONResponse struct{ NotFoundJSONResponse }

func (response TestAlert404JSONResponse) VisitTestAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type TestAlert429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response TestAlert429JSONResponse) VisitTestAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type TestAlert500JSONResponse struct{ InternalErrorJSONResponse }

func (response TestAlert500JSONResponse) VisitTestAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type TestAlert503JSONResponse struct{ UnavailableJSONResponse }

func (response TestAlert503JSONResponse) VisitTestAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type TestAlert504JSONResponse struct{ TimeoutJSONResponse }

func (response TestAlert504JSONResponse) VisitTestAlertResponse(w http.ResponseWriter) error {

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

type ListConnectionsRequestObject struct {
	Params ListConnectionsParams
}

type ListConnectionsResponseObject interface {
	VisitListConnectionsResponse(w http.ResponseWriter) error
}

type ListConnections200ResponseHeaders struct {
	XTotalCount int
}

type ListConnections200JSONResponse struct {
	Body    ConnectionList
	Headers ListConnections200ResponseHeaders
}

func (response ListConnections200JSONResponse) VisitListConnectionsResponse(w http.ResponseWriter) error {

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

type ListConnections304Response = NotModifiedResponse

func (response ListConnections304Response) VisitListConnectionsResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type ListConnections400JSONResponse struct{ BadRequestJSONResponse }

func (response ListConnections400JSONResponse) VisitListConnectionsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListConnections401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListConnections401JSONResponse) VisitListConnectionsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListConnections429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListConnections429JSONResponse) VisitListConnectionsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListConnections500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListConnections500JSONResponse) VisitListConnectionsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListConnections503JSONResponse struct{ UnavailableJSONResponse }

func (response ListConnections503JSONResponse) VisitListConnectionsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListConnections504JSONResponse struct{ TimeoutJSONResponse }

func (response ListConnections504JSONResponse) VisitListConnectionsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type CreateConnectionRequestObject struct {
	Body *CreateConnectionJSONRequestBody
}

type CreateConnectionResponseObject interface {
	VisitCreateConnectionResponse(w http.ResponseWriter) error
}

type CreateConnection200JSONResponse ConnectionEnvelope

func (response CreateConnection200JSONResponse) VisitCreateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type CreateConnection400JSONResponse struct{ BadRequestJSONResponse }

func (response CreateConnection400JSONResponse) VisitCreateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type CreateConnection401JSONResponse struct{ UnauthorizedJSONResponse }

func (response CreateConnection401JSONResponse) VisitCreateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type CreateConnection409JSONResponse struct{ LimitReachedJSONResponse }

func (response CreateConnection409JSONResponse) VisitCreateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(409)
	_, err := buf.WriteTo(w)
	return err
}

type CreateConnection413JSONResponse struct{ TooLargeJSONResponse }

func (response CreateConnection413JSONResponse) VisitCreateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type CreateConnection415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response CreateConnection415JSONResponse) VisitCreateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type CreateConnection429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response CreateConnection429JSONResponse) VisitCreateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type CreateConnection500JSONResponse struct{ InternalErrorJSONResponse }

func (response CreateConnection500JSONResponse) VisitCreateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type CreateConnection503JSONResponse struct{ UnavailableJSONResponse }

func (response CreateConnection503JSONResponse) VisitCreateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type CreateConnection504JSONResponse struct{ TimeoutJSONResponse }

func (response CreateConnection504JSONResponse) VisitCreateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteConnectionRequestObject struct {
	ID ConnectionID `json:"id"`
}

type DeleteConnectionResponseObject interface {
	VisitDeleteConnectionResponse(w http.ResponseWriter) error
}

type DeleteConnection200JSONResponse Empty

func (response DeleteConnection200JSONResponse) VisitDeleteConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteConnection400JSONResponse struct{ BadRequestJSONResponse }

func (response DeleteConnection400JSONResponse) VisitDeleteConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteConnection401JSONResponse struct{ UnauthorizedJSONResponse }

func (response DeleteConnection401JSONResponse) VisitDeleteConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteConnection404JSONResponse struct{ NotFoundJSONResponse }

func (response DeleteConnection404JSONResponse) VisitDeleteConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteConnection429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response DeleteConnection429JSONResponse) VisitDeleteConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteConnection500JSONResponse struct{ InternalErrorJSONResponse }

func (response DeleteConnection500JSONResponse) VisitDeleteConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteConnection503JSONResponse struct{ UnavailableJSONResponse }

func (response DeleteConnection503JSONResponse) VisitDeleteConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteConnection504JSONResponse struct{ TimeoutJSONResponse }

func (response DeleteConnection504JSONResponse) VisitDeleteConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type GetConnectionRequestObject struct {
	ID ConnectionID `json:"id"`
}

type GetConnectionResponseObject interface {
	VisitGetConnectionResponse(w http.ResponseWriter) error
}

type GetConnection200JSONResponse struct{ ConnectionFoundJSONResponse }

func (response GetConnection200JSONResponse) VisitGetConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type GetConnection304Response = NotModifiedResponse

func (response GetConnection304Response) VisitGetConnectionResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type GetConnection400JSONResponse struct{ BadRequestJSONResponse }

func (response GetConnection400JSONResponse) VisitGetConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type GetConnection401JSONResponse struct{ UnauthorizedJSONResponse }

func (response GetConnection401JSONResponse) VisitGetConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type GetConnection404JSONResponse struct{ NotFoundJSONResponse }

func (response GetConnection404JSONResponse) VisitGetConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type GetConnection429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response GetConnection429JSONResponse) VisitGetConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type GetConnection500JSONResponse struct{ InternalErrorJSONResponse }

func (response GetConnection500JSONResponse) VisitGetConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type GetConnection503JSONResponse struct{ UnavailableJSONResponse }

func (response GetConnection503JSONResponse) VisitGetConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type GetConnection504JSONResponse struct{ TimeoutJSONResponse }

func (response GetConnection504JSONResponse) VisitGetConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateConnectionRequestObject struct {
	ID   ConnectionID `json:"id"`
	Body *UpdateConnectionJSONRequestBody
}

type UpdateConnectionResponseObject interface {
	VisitUpdateConnectionResponse(w http.ResponseWriter) error
}

type UpdateConnection200JSONResponse ConnectionEnvelope

func (response UpdateConnection200JSONResponse) VisitUpdateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateConnection400JSONResponse struct{ BadRequestJSONResponse }

func (response UpdateConnection400JSONResponse) VisitUpdateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateConnection401JSONResponse struct{ UnauthorizedJSONResponse }

func (response UpdateConnection401JSONResponse) VisitUpdateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateConnection404JSONResponse struct{ NotFoundJSONResponse }

func (response UpdateConnection404JSONResponse) VisitUpdateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateConnection413JSONResponse struct{ TooLargeJSONResponse }

func (response UpdateConnection413JSONResponse) VisitUpdateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateConnection415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response UpdateConnection415JSONResponse) VisitUpdateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateConnection429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response UpdateConnection429JSONResponse) VisitUpdateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateConnection500JSONResponse struct{ InternalErrorJSONResponse }

func (response UpdateConnection500JSONResponse) VisitUpdateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateConnection503JSONResponse struct{ UnavailableJSONResponse }

func (response UpdateConnection503JSONResponse) VisitUpdateConnectionResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateConnection504JSONResponse struct{ TimeoutJSONResponse }

func (response UpdateConnection504JSONResponse) VisitUpdateConnectionResponse(w http.ResponseWriter) error {

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
	Params ListDashboardsParams
}

type ListDashboardsResponseObject interface {
	VisitListDashboardsResponse(w http.ResponseWriter) error
}

type ListDashboards200ResponseHeaders struct {
	XTotalCount int
}

type ListDashboards200JSONResponse struct {
	Body    DashboardList
	Headers ListDashboards200ResponseHeaders
}

func (response ListDashboards200JSONResponse) VisitListDashboardsResponse(w http.ResponseWriter) error {

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

type ListDashboards304Response = NotModifiedResponse

func (response ListDashboards304Response) VisitListDashboardsResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
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

type CreateDashboard409JSONResponse struct{ LimitReachedJSONResponse }

func (response CreateDashboard409JSONResponse) VisitCreateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(409)
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

type ImportDashboardRequestObject struct {
	Body *ImportDashboardJSONRequestBody
}

type ImportDashboardResponseObject interface {
	VisitImportDashboardResponse(w http.ResponseWriter) error
}

type ImportDashboard200JSONResponse DashboardImportedEnvelope

func (response ImportDashboard200JSONResponse) VisitImportDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type ImportDashboard400JSONResponse struct{ BadRequestJSONResponse }

func (response ImportDashboard400JSONResponse) VisitImportDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ImportDashboard401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ImportDashboard401JSONResponse) VisitImportDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ImportDashboard413JSONResponse struct{ TooLargeJSONResponse }

func (response ImportDashboard413JSONResponse) VisitImportDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type ImportDashboard415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response ImportDashboard415JSONResponse) VisitImportDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type ImportDashboard429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ImportDashboard429JSONResponse) VisitImportDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ImportDashboard500JSONResponse struct{ InternalErrorJSONResponse }

func (response ImportDashboard500JSONResponse) VisitImportDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ImportDashboard503JSONResponse struct{ UnavailableJSONResponse }

func (response ImportDashboard503JSONResponse) VisitImportDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ImportDashboard504JSONResponse struct{ TimeoutJSONResponse }

func (response ImportDashboard504JSONResponse) VisitImportDashboardResponse(w http.ResponseWriter) error {

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

type GetDashboard200JSONResponse struct{ DashboardFoundJSONResponse }

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

type GetDashboard304Response = NotModifiedResponse

func (response GetDashboard304Response) VisitGetDashboardResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
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

type UpdateDashboard409JSONResponse struct{ LimitReachedJSONResponse }

func (response UpdateDashboard409JSONResponse) VisitUpdateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(409)
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

type ListDeliveriesRequestObject struct {
	Params ListDeliveriesParams
}

type ListDeliveriesResponseObject interface {
	VisitListDeliveriesResponse(w http.ResponseWriter) error
}

type ListDeliveries200ResponseHeaders struct {
	XTotalCount int
}

type ListDeliveries200JSONResponse struct {
	Body    DeliveryPage
	Headers ListDeliveries200ResponseHeaders
}

func (response ListDeliveries200JSONResponse) VisitListDeliveriesResponse(w http.ResponseWriter) error {

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

type ListDeliveries304Response = NotModifiedResponse

func (response ListDeliveries304Response) VisitListDeliveriesResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type ListDeliveries400JSONResponse struct{ BadRequestJSONResponse }

func (response ListDeliveries400JSONResponse) VisitListDeliveriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListDeliveries401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListDeliveries401JSONResponse) VisitListDeliveriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListDeliveries429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListDeliveries429JSONResponse) VisitListDeliveriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListDeliveries500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListDeliveries500JSONResponse) VisitListDeliveriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListDeliveries503JSONResponse struct{ UnavailableJSONResponse }

func (response ListDeliveries503JSONResponse) VisitListDeliveriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListDeliveries504JSONResponse struct{ TimeoutJSONResponse }

func (response ListDeliveries504JSONResponse) VisitListDeliveriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type GetDeliveryRequestObject struct {
	ID DeliveryID `json:"id"`
}

type GetDeliveryResponseObject interface {
	VisitGetDeliveryResponse(w http.ResponseWriter) error
}

type GetDelivery200JSONResponse struct{ DeliveryFoundJSONResponse }

func (response GetDelivery200JSONResponse) VisitGetDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type GetDelivery304Response = NotModifiedResponse

func (response GetDelivery304Response) VisitGetDeliveryResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type GetDelivery400JSONResponse struct{ BadRequestJSONResponse }

func (response GetDelivery400JSONResponse) VisitGetDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type GetDelivery401JSONResponse struct{ UnauthorizedJSONResponse }

func (response GetDelivery401JSONResponse) VisitGetDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type GetDelivery404JSONResponse struct{ NotFoundJSONResponse }

func (response GetDelivery404JSONResponse) VisitGetDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type GetDelivery429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response GetDelivery429JSONResponse) VisitGetDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type GetDelivery500JSONResponse struct{ InternalErrorJSONResponse }

func (response GetDelivery500JSONResponse) VisitGetDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type GetDelivery503JSONResponse struct{ UnavailableJSONResponse }

func (response GetDelivery503JSONResponse) VisitGetDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type GetDelivery504JSONResponse struct{ TimeoutJSONResponse }

func (response GetDelivery504JSONResponse) VisitGetDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type RedeliverRequestObject struct {
	ID DeliveryID `json:"id"`
}

type RedeliverResponseObject interface {
	VisitRedeliverResponse(w http.ResponseWriter) error
}

type Redeliver200JSONResponse DeliveryEnvelope

func (response Redeliver200JSONResponse) VisitRedeliverResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type Redeliver400JSONResponse struct{ BadRequestJSONResponse }

func (response Redeliver400JSONResponse) VisitRedeliverResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type Redeliver401JSONResponse struct{ UnauthorizedJSONResponse }

func (response Redeliver401JSONResponse) VisitRedeliverResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type Redeliver404JSONResponse struct{ NotFoundJSONResponse }

func (response Redeliver404JSONResponse) VisitRedeliverResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type Redeliver429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response Redeliver429JSONResponse) VisitRedeliverResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type Redeliver500JSONResponse struct{ InternalErrorJSONResponse }

func (response Redeliver500JSONResponse) VisitRedeliverResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type Redeliver503JSONResponse struct{ UnavailableJSONResponse }

func (response Redeliver503JSONResponse) VisitRedeliverResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type Redeliver504JSONResponse struct{ TimeoutJSONResponse }

func (response Redeliver504JSONResponse) VisitRedeliverResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type ListSavedSearchesRequestObject struct {
	Params ListSavedSearchesParams
}

type ListSavedSearchesResponseObject interface {
	VisitListSavedSearchesResponse(w http.ResponseWriter) error
}

type ListSavedSearches200ResponseHeaders struct {
	XTotalCount int
}

type ListSavedSearches200JSONResponse struct {
	Body    SavedSearchPage
	Headers ListSavedSearches200ResponseHeaders
}

func (response ListSavedSearches200JSONResponse) VisitListSavedSearchesResponse(w http.ResponseWriter) error {

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

type ListSavedSearches304Response = NotModifiedResponse

func (response ListSavedSearches304Response) VisitListSavedSearchesResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type ListSavedSearches400JSONResponse struct{ BadRequestJSONResponse }

func (response ListSavedSearches400JSONResponse) VisitListSavedSearchesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListSavedSearches401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListSavedSearches401JSONResponse) VisitListSavedSearchesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListSavedSearches429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListSavedSearches429JSONResponse) VisitListSavedSearchesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListSavedSearches500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListSavedSearches500JSONResponse) VisitListSavedSearchesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListSavedSearches503JSONResponse struct{ UnavailableJSONResponse }

func (response ListSavedSearches503JSONResponse) VisitListSavedSearchesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListSavedSearches504JSONResponse struct{ TimeoutJSONResponse }

func (response ListSavedSearches504JSONResponse) VisitListSavedSearchesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSavedSearchRequestObject struct {
	Body *CreateSavedSearchJSONRequestBody
}

type CreateSavedSearchResponseObject interface {
	VisitCreateSavedSearchResponse(w http.ResponseWriter) error
}

type CreateSavedSearch200JSONResponse SavedSearchEnvelope

func (response CreateSavedSearch200JSONResponse) VisitCreateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSavedSearch400JSONResponse struct{ BadRequestJSONResponse }

func (response CreateSavedSearch400JSONResponse) VisitCreateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSavedSearch401JSONResponse struct{ UnauthorizedJSONResponse }

func (response CreateSavedSearch401JSONResponse) VisitCreateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSavedSearch409JSONResponse struct{ LimitReachedJSONResponse }

func (response CreateSavedSearch409JSONResponse) VisitCreateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(409)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSavedSearch413JSONResponse struct{ TooLargeJSONResponse }

func (response CreateSavedSearch413JSONResponse) VisitCreateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSavedSearch415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response CreateSavedSearch415JSONResponse) VisitCreateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSavedSearch429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response CreateSavedSearch429JSONResponse) VisitCreateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSavedSearch500JSONResponse struct{ InternalErrorJSONResponse }

func (response CreateSavedSearch500JSONResponse) VisitCreateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSavedSearch503JSONResponse struct{ UnavailableJSONResponse }

func (response CreateSavedSearch503JSONResponse) VisitCreateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSavedSearch504JSONResponse struct{ TimeoutJSONResponse }

func (response CreateSavedSearch504JSONResponse) VisitCreateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteSavedSearchRequestObject struct {
	ID SavedSearchID `json:"id"`
}

type DeleteSavedSearchResponseObject interface {
	VisitDeleteSavedSearchResponse(w http.ResponseWriter) error
}

type DeleteSavedSearch200JSONResponse Empty

func (response DeleteSavedSearch200JSONResponse) VisitDeleteSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteSavedSearch400JSONResponse struct{ BadRequestJSONResponse }

func (response DeleteSavedSearch400JSONResponse) VisitDeleteSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteSavedSearch401JSONResponse struct{ UnauthorizedJSONResponse }

func (response DeleteSavedSearch401JSONResponse) VisitDeleteSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteSavedSearch404JSONResponse struct{ NotFoundJSONResponse }

func (response DeleteSavedSearch404JSONResponse) VisitDeleteSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteSavedSearch429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response DeleteSavedSearch429JSONResponse) VisitDeleteSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteSavedSearch500JSONResponse struct{ InternalErrorJSONResponse }

func (response DeleteSavedSearch500JSONResponse) VisitDeleteSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteSavedSearch503JSONResponse struct{ UnavailableJSONResponse }

func (response DeleteSavedSearch503JSONResponse) VisitDeleteSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteSavedSearch504JSONResponse struct{ TimeoutJSONResponse }

func (response DeleteSavedSearch504JSONResponse) VisitDeleteSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type GetSavedSearchRequestObject struct {
	ID SavedSearchID `json:"id"`
}

type GetSavedSearchResponseObject interface {
	VisitGetSavedSearchResponse(w http.ResponseWriter) error
}

type GetSavedSearch200JSONResponse struct{ SavedSearchFoundJSONResponse }

func (response GetSavedSearch200JSONResponse) VisitGetSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type GetSavedSearch304Response = NotModifiedResponse

func (response GetSavedSearch304Response) VisitGetSavedSearchResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type GetSavedSearch400JSONResponse struct{ BadRequestJSONResponse }

func (response GetSavedSearch400JSONResponse) VisitGetSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type GetSavedSearch401JSONResponse struct{ UnauthorizedJSONResponse }

func (response GetSavedSearch401JSONResponse) VisitGetSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type GetSavedSearch404JSONResponse struct{ NotFoundJSONResponse }

func (response GetSavedSearch404JSONResponse) VisitGetSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type GetSavedSearch429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response GetSavedSearch429JSONResponse) VisitGetSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type GetSavedSearch500JSONResponse struct{ InternalErrorJSONResponse }

func (response GetSavedSearch500JSONResponse) VisitGetSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type GetSavedSearch503JSONResponse struct{ UnavailableJSONResponse }

func (response GetSavedSearch503JSONResponse) VisitGetSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type GetSavedSearch504JSONResponse struct{ TimeoutJSONResponse }

func (response GetSavedSearch504JSONResponse) VisitGetSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSavedSearchRequestObject struct {
	ID   SavedSearchID `json:"id"`
	Body *UpdateSavedSearchJSONRequestBody
}

type UpdateSavedSearchResponseObject interface {
	VisitUpdateSavedSearchResponse(w http.ResponseWriter) error
}

type UpdateSavedSearch200JSONResponse SavedSearchEnvelope

func (response UpdateSavedSearch200JSONResponse) VisitUpdateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSavedSearch400JSONResponse struct{ BadRequestJSONResponse }

func (response UpdateSavedSearch400JSONResponse) VisitUpdateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSavedSearch401JSONResponse struct{ UnauthorizedJSONResponse }

func (response UpdateSavedSearch401JSONResponse) VisitUpdateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSavedSearch404JSONResponse struct{ NotFoundJSONResponse }

func (response UpdateSavedSearch404JSONResponse) VisitUpdateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSavedSearch413JSONResponse struct{ TooLargeJSONResponse }

func (response UpdateSavedSearch413JSONResponse) VisitUpdateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSavedSearch415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response UpdateSavedSearch415JSONResponse) VisitUpdateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSavedSearch429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response UpdateSavedSearch429JSONResponse) VisitUpdateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSavedSearch500JSONResponse struct{ InternalErrorJSONResponse }

func (response UpdateSavedSearch500JSONResponse) VisitUpdateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSavedSearch503JSONResponse struct{ UnavailableJSONResponse }

func (response UpdateSavedSearch503JSONResponse) VisitUpdateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSavedSearch504JSONResponse struct{ TimeoutJSONResponse }

func (response UpdateSavedSearch504JSONResponse) VisitUpdateSavedSearchResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type SearchEventsRequestObject struct {
	Body *SearchEventsJSONRequestBody
}

type SearchEventsResponseObject interface {
	VisitSearchEventsResponse(w http.ResponseWriter) error
}

type SearchEvents200JSONResponse api.SearchResult

func (response SearchEvents200JSONResponse) VisitSearchEventsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type SearchEvents400JSONResponse struct{ BadRequestJSONResponse }

func (response SearchEvents400JSONResponse) VisitSearchEventsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type SearchEvents401JSONResponse struct{ UnauthorizedJSONResponse }

func (response SearchEvents401JSONResponse) VisitSearchEventsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type SearchEvents404JSONResponse struct{ NotFoundJSONResponse }

func (response SearchEvents404JSONResponse) VisitSearchEventsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type SearchEvents413JSONResponse struct{ TooLargeJSONResponse }

func (response SearchEvents413JSONResponse) VisitSearchEventsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type SearchEvents415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response SearchEvents415JSONResponse) VisitSearchEventsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type SearchEvents429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response SearchEvents429JSONResponse) VisitSearchEventsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type SearchEvents500JSONResponse struct{ InternalErrorJSONResponse }

func (response SearchEvents500JSONResponse) VisitSearchEventsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type SearchEvents503JSONResponse struct{ UnavailableJSONResponse }

func (response SearchEvents503JSONResponse) VisitSearchEventsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type SearchEvents504JSONResponse struct{ TimeoutJSONResponse }

func (response SearchEvents504JSONResponse) VisitSearchEventsResponse(w http.ResponseWriter) error {

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
	Params ListSourcesParams
}

type ListSourcesResponseObject interface {
	VisitListSourcesResponse(w http.ResponseWriter) error
}

type ListSources200ResponseHeaders struct {
	XTotalCount int
}

type ListSources200JSONResponse struct {
	Body    SourceList
	Headers ListSources200ResponseHeaders
}

func (response ListSources200JSONResponse) VisitListSourcesResponse(w http.ResponseWriter) error {

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

type ListSources304Response = NotModifiedResponse

func (response ListSources304Response) VisitListSourcesResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
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

type CreateSourceRequestObject struct {
	Body *CreateSourceJSONRequestBody
}

type CreateSourceResponseObject interface {
	VisitCreateSourceResponse(w http.ResponseWriter) error
}

type CreateSource200JSONResponse SourceEnvelope

func (response CreateSource200JSONResponse) VisitCreateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSource400JSONResponse struct{ BadRequestJSONResponse }

func (response CreateSource400JSONResponse) VisitCreateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSource401JSONResponse struct{ UnauthorizedJSONResponse }

func (response CreateSource401JSONResponse) VisitCreateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSource409JSONResponse struct{ LimitReachedJSONResponse }

func (response CreateSource409JSONResponse) VisitCreateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(409)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSource413JSONResponse struct{ TooLargeJSONResponse }

func (response CreateSource413JSONResponse) VisitCreateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSource415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response CreateSource415JSONResponse) VisitCreateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSource429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response CreateSource429JSONResponse) VisitCreateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSource500JSONResponse struct{ InternalErrorJSONResponse }

func (response CreateSource500JSONResponse) VisitCreateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSource503JSONResponse struct{ UnavailableJSONResponse }

func (response CreateSource503JSONResponse) VisitCreateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type CreateSource504JSONResponse struct{ TimeoutJSONResponse }

func (response CreateSource504JSONResponse) VisitCreateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteSourceRequestObject struct {
	ID SourceID `json:"id"`
}

type DeleteSourceResponseObject interface {
	VisitDeleteSourceResponse(w http.ResponseWriter) error
}

type DeleteSource200JSONResponse Empty

func (response DeleteSource200JSONResponse) VisitDeleteSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteSource400JSONResponse struct{ BadRequestJSONResponse }

func (response DeleteSource400JSONResponse) VisitDeleteSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteSource401JSONResponse struct{ UnauthorizedJSONResponse }

func (response DeleteSource401JSONResponse) VisitDeleteSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteSource404JSONResponse struct{ NotFoundJSONResponse }

func (response DeleteSource404JSONResponse) VisitDeleteSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteSource429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response DeleteSource429JSONResponse) VisitDeleteSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteSource500JSONResponse struct{ InternalErrorJSONResponse }

func (response DeleteSource500JSONResponse) VisitDeleteSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteSource503JSONResponse struct{ UnavailableJSONResponse }

func (response DeleteSource503JSONResponse) VisitDeleteSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteSource504JSONResponse struct{ TimeoutJSONResponse }

func (response DeleteSource504JSONResponse) VisitDeleteSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type GetSourceRequestObject struct {
	ID SourceID `json:"id"`
}

type GetSourceResponseObject interface {
	VisitGetSourceResponse(w http.ResponseWriter) error
}

type GetSource200JSONResponse struct{ SourceFoundJSONResponse }

func (response GetSource200JSONResponse) VisitGetSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type GetSource304Response = NotModifiedResponse

func (response GetSource304Response) VisitGetSourceResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type GetSource400JSONResponse struct{ BadRequestJSONResponse }

func (response GetSource400JSONResponse) VisitGetSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type GetSource401JSONResponse struct{ UnauthorizedJSONResponse }

func (response GetSource401JSONResponse) VisitGetSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type GetSource404JSONResponse struct{ NotFoundJSONResponse }

func (response GetSource404JSONResponse) VisitGetSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type GetSource429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response GetSource429JSONResponse) VisitGetSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type GetSource500JSONResponse struct{ InternalErrorJSONResponse }

func (response GetSource500JSONResponse) VisitGetSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type GetSource503JSONResponse struct{ UnavailableJSONResponse }

func (response GetSource503JSONResponse) VisitGetSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type GetSource504JSONResponse struct{ TimeoutJSONResponse }

func (response GetSource504JSONResponse) VisitGetSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSourceRequestObject struct {
	ID   SourceID `json:"id"`
	Body *UpdateSourceJSONRequestBody
}

type UpdateSourceResponseObject interface {
	VisitUpdateSourceResponse(w http.ResponseWriter) error
}

type UpdateSource200JSONResponse SourceEnvelope

func (response UpdateSource200JSONResponse) VisitUpdateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSource400JSONResponse struct{ BadRequestJSONResponse }

func (response UpdateSource400JSONResponse) VisitUpdateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSource401JSONResponse struct{ UnauthorizedJSONResponse }

func (response UpdateSource401JSONResponse) VisitUpdateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSource404JSONResponse struct{ NotFoundJSONResponse }

func (response UpdateSource404JSONResponse) VisitUpdateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSource413JSONResponse struct{ TooLargeJSONResponse }

func (response UpdateSource413JSONResponse) VisitUpdateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSource415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response UpdateSource415JSONResponse) VisitUpdateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSource429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response UpdateSource429JSONResponse) VisitUpdateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSource500JSONResponse struct{ InternalErrorJSONResponse }

func (response UpdateSource500JSONResponse) VisitUpdateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSource503JSONResponse struct{ UnavailableJSONResponse }

func (response UpdateSource503JSONResponse) VisitUpdateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateSource504JSONResponse struct{ TimeoutJSONResponse }

func (response UpdateSource504JSONResponse) VisitUpdateSourceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type ListFieldsRequestObject struct {
	ID     FieldsSourceID `json:"id"`
	Params ListFieldsParams
}

type ListFieldsResponseObject interface {
	VisitListFieldsResponse(w http.ResponseWriter) error
}

type ListFields200JSONResponse FieldListEnvelope

func (response ListFields200JSONResponse) VisitListFieldsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type ListFields304Response = NotModifiedResponse

func (response ListFields304Response) VisitListFieldsResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type ListFields400JSONResponse struct{ BadRequestJSONResponse }

func (response ListFields400JSONResponse) VisitListFieldsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListFields401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListFields401JSONResponse) VisitListFieldsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListFields404JSONResponse struct{ NotFoundJSONResponse }

func (response ListFields404JSONResponse) VisitListFieldsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type ListFields429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListFields429JSONResponse) VisitListFieldsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListFields500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListFields500JSONResponse) VisitListFieldsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListFields503JSONResponse struct{ UnavailableJSONResponse }

func (response ListFields503JSONResponse) VisitListFieldsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListFields504JSONResponse struct{ TimeoutJSONResponse }

func (response ListFields504JSONResponse) VisitListFieldsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type ListFieldValuesRequestObject struct {
	ID     FieldsSourceID `json:"id"`
	Params ListFieldValuesParams
}

type ListFieldValuesResponseObject interface {
	VisitListFieldValuesResponse(w http.ResponseWriter) error
}

type ListFieldValues200JSONResponse FieldValuesEnvelope

func (response ListFieldValues200JSONResponse) VisitListFieldValuesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type ListFieldValues304Response = NotModifiedResponse

func (response ListFieldValues304Response) VisitListFieldValuesResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type ListFieldValues400JSONResponse struct{ BadRequestJSONResponse }

func (response ListFieldValues400JSONResponse) VisitListFieldValuesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListFieldValues401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListFieldValues401JSONResponse) VisitListFieldValuesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListFieldValues404JSONResponse struct{ NotFoundJSONResponse }

func (response ListFieldValues404JSONResponse) VisitListFieldValuesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type ListFieldValues429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListFieldValues429JSONResponse) VisitListFieldValuesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListFieldValues500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListFieldValues500JSONResponse) VisitListFieldValuesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListFieldValues503JSONResponse struct{ UnavailableJSONResponse }

func (response ListFieldValues503JSONResponse) VisitListFieldValuesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListFieldValues504JSONResponse struct{ TimeoutJSONResponse }

func (response ListFieldValues504JSONResponse) VisitListFieldValuesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type GetTeamRequestObject struct {
}

type GetTeamResponseObject interface {
	VisitGetTeamResponse(w http.ResponseWriter) error
}

type GetTeam200JSONResponse TeamEnvelope

func (response GetTeam200JSONResponse) VisitGetTeamResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type GetTeam304Response = NotModifiedResponse

func (response GetTeam304Response) VisitGetTeamResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type GetTeam400JSONResponse struct{ BadRequestJSONResponse }

func (response GetTeam400JSONResponse) VisitGetTeamResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type GetTeam401JSONResponse struct{ UnauthorizedJSONResponse }

func (response GetTeam401JSONResponse) VisitGetTeamResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type GetTeam429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response GetTeam429JSONResponse) VisitGetTeamResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type GetTeam500JSONResponse struct{ InternalErrorJSONResponse }

func (response GetTeam500JSONResponse) VisitGetTeamResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type GetTeam503JSONResponse struct{ UnavailableJSONResponse }

func (response GetTeam503JSONResponse) VisitGetTeamResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type GetTeam504JSONResponse struct{ TimeoutJSONResponse }

func (response GetTeam504JSONResponse) VisitGetTeamResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type InviteTeamMemberRequestObject struct {
	Body *InviteTeamMemberJSONRequestBody
}

type InviteTeamMemberResponseObject interface {
	VisitInviteTeamMemberResponse(w http.ResponseWriter) error
}

type InviteTeamMember200JSONResponse TeamInvitationEnvelope

func (response InviteTeamMember200JSONResponse) VisitInviteTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type InviteTeamMember400JSONResponse struct{ BadRequestJSONResponse }

func (response InviteTeamMember400JSONResponse) VisitInviteTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type InviteTeamMember401JSONResponse struct{ UnauthorizedJSONResponse }

func (response InviteTeamMember401JSONResponse) VisitInviteTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type InviteTeamMember409JSONResponse struct{ LimitReachedJSONResponse }

func (response InviteTeamMember409JSONResponse) VisitInviteTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(409)
	_, err := buf.WriteTo(w)
	return err
}

type InviteTeamMember413JSONResponse struct{ TooLargeJSONResponse }

func (response InviteTeamMember413JSONResponse) VisitInviteTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type InviteTeamMember415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response InviteTeamMember415JSONResponse) VisitInviteTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type InviteTeamMember429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response InviteTeamMember429JSONResponse) VisitInviteTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type InviteTeamMember500JSONResponse struct{ InternalErrorJSONResponse }

func (response InviteTeamMember500JSONResponse) VisitInviteTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type InviteTeamMember503JSONResponse struct{ UnavailableJSONResponse }

func (response InviteTeamMember503JSONResponse) VisitInviteTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type InviteTeamMember504JSONResponse struct{ TimeoutJSONResponse }

func (response InviteTeamMember504JSONResponse) VisitInviteTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteTeamInvitationRequestObject struct {
	ID InvitationID `json:"id"`
}

type DeleteTeamInvitationResponseObject interface {
	VisitDeleteTeamInvitationResponse(w http.ResponseWriter) error
}

type DeleteTeamInvitation200JSONResponse SuccessEnvelope

func (response DeleteTeamInvitation200JSONResponse) VisitDeleteTeamInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteTeamInvitation400JSONResponse struct{ BadRequestJSONResponse }

func (response DeleteTeamInvitation400JSONResponse) VisitDeleteTeamInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteTeamInvitation401JSONResponse struct{ UnauthorizedJSONResponse }

func (response DeleteTeamInvitation401JSONResponse) VisitDeleteTeamInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteTeamInvitation404JSONResponse struct{ NotFoundJSONResponse }

func (response DeleteTeamInvitation404JSONResponse) VisitDeleteTeamInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteTeamInvitation429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response DeleteTeamInvitation429JSONResponse) VisitDeleteTeamInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteTeamInvitation500JSONResponse struct{ InternalErrorJSONResponse }

func (response DeleteTeamInvitation500JSONResponse) VisitDeleteTeamInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteTeamInvitation503JSONResponse struct{ UnavailableJSONResponse }

func (response DeleteTeamInvitation503JSONResponse) VisitDeleteTeamInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteTeamInvitation504JSONResponse struct{ TimeoutJSONResponse }

func (response DeleteTeamInvitation504JSONResponse) VisitDeleteTeamInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type ListTeamInvitationsRequestObject struct {
	Params ListTeamInvitationsParams
}

type ListTeamInvitationsResponseObject interface {
	VisitListTeamInvitationsResponse(w http.ResponseWriter) error
}

type ListTeamInvitations200ResponseHeaders struct {
	XTotalCount int
}

type ListTeamInvitations200JSONResponse struct {
	Body    TeamInvitationList
	Headers ListTeamInvitations200ResponseHeaders
}

func (response ListTeamInvitations200JSONResponse) VisitListTeamInvitationsResponse(w http.ResponseWriter) error {

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

type ListTeamInvitations304Response = NotModifiedResponse

func (response ListTeamInvitations304Response) VisitListTeamInvitationsResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type ListTeamInvitations400JSONResponse struct{ BadRequestJSONResponse }

func (response ListTeamInvitations400JSONResponse) VisitListTeamInvitationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListTeamInvitations401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListTeamInvitations401JSONResponse) VisitListTeamInvitationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListTeamInvitations429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListTeamInvitations429JSONResponse) VisitListTeamInvitationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListTeamInvitations500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListTeamInvitations500JSONResponse) VisitListTeamInvitationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListTeamInvitations503JSONResponse struct{ UnavailableJSONResponse }

func (response ListTeamInvitations503JSONResponse) VisitListTeamInvitationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListTeamInvitations504JSONResponse struct{ TimeoutJSONResponse }

func (response ListTeamInvitations504JSONResponse) VisitListTeamInvitationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type RemoveTeamMemberRequestObject struct {
	ID MemberID `json:"id"`
}

type RemoveTeamMemberResponseObject interface {
	VisitRemoveTeamMemberResponse(w http.ResponseWriter) error
}

type RemoveTeamMember200JSONResponse SuccessEnvelope

func (response RemoveTeamMember200JSONResponse) VisitRemoveTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type RemoveTeamMember400JSONResponse struct{ BadRequestJSONResponse }

func (response RemoveTeamMember400JSONResponse) VisitRemoveTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type RemoveTeamMember401JSONResponse struct{ UnauthorizedJSONResponse }

func (response RemoveTeamMember401JSONResponse) VisitRemoveTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type RemoveTeamMember404JSONResponse struct{ NotFoundJSONResponse }

func (response RemoveTeamMember404JSONResponse) VisitRemoveTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type RemoveTeamMember429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response RemoveTeamMember429JSONResponse) VisitRemoveTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type RemoveTeamMember500JSONResponse struct{ InternalErrorJSONResponse }

func (response RemoveTeamMember500JSONResponse) VisitRemoveTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type RemoveTeamMember503JSONResponse struct{ UnavailableJSONResponse }

func (response RemoveTeamMember503JSONResponse) VisitRemoveTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type RemoveTeamMember504JSONResponse struct{ TimeoutJSONResponse }

func (response RemoveTeamMember504JSONResponse) VisitRemoveTeamMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type ListTeamMembersRequestObject struct {
	Params ListTeamMembersParams
}

type ListTeamMembersResponseObject interface {
	VisitListTeamMembersResponse(w http.ResponseWriter) error
}

type ListTeamMembers200ResponseHeaders struct {
	XTotalCount int
}

type ListTeamMembers200JSONResponse struct {
	Body    TeamMemberList
	Headers ListTeamMembers200ResponseHeaders
}

func (response ListTeamMembers200JSONResponse) VisitListTeamMembersResponse(w http.ResponseWriter) error {

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

type ListTeamMembers304Response = NotModifiedResponse

func (response ListTeamMembers304Response) VisitListTeamMembersResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type ListTeamMembers400JSONResponse struct{ BadRequestJSONResponse }

func (response ListTeamMembers400JSONResponse) VisitListTeamMembersResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListTeamMembers401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListTeamMembers401JSONResponse) VisitListTeamMembersResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListTeamMembers429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListTeamMembers429JSONResponse) VisitListTeamMembersResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListTeamMembers500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListTeamMembers500JSONResponse) VisitListTeamMembersResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListTeamMembers503JSONResponse struct{ UnavailableJSONResponse }

func (response ListTeamMembers503JSONResponse) VisitListTeamMembersResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListTeamMembers504JSONResponse struct{ TimeoutJSONResponse }

func (response ListTeamMembers504JSONResponse) VisitListTeamMembersResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type PreviewTileRequestObject struct {
	Body *PreviewTileJSONRequestBody
}

type PreviewTileResponseObject interface {
	VisitPreviewTileResponse(w http.ResponseWriter) error
}

type PreviewTile200JSONResponse TileDataEnvelope

func (response PreviewTile200JSONResponse) VisitPreviewTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type PreviewTile400JSONResponse struct{ BadRequestJSONResponse }

func (response PreviewTile400JSONResponse) VisitPreviewTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type PreviewTile401JSONResponse struct{ UnauthorizedJSONResponse }

func (response PreviewTile401JSONResponse) VisitPreviewTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type PreviewTile404JSONResponse struct{ NotFoundJSONResponse }

func (response PreviewTile404JSONResponse) VisitPreviewTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type PreviewTile413JSONResponse struct{ TooLargeJSONResponse }

func (response PreviewTile413JSONResponse) VisitPreviewTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type PreviewTile415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response PreviewTile415JSONResponse) VisitPreviewTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type PreviewTile429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response PreviewTile429JSONResponse) VisitPreviewTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type PreviewTile500JSONResponse struct{ InternalErrorJSONResponse }

func (response PreviewTile500JSONResponse) VisitPreviewTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type PreviewTile503JSONResponse struct{ UnavailableJSONResponse }

func (response PreviewTile503JSONResponse) VisitPreviewTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type PreviewTile504JSONResponse struct{ TimeoutJSONResponse }

func (response PreviewTile504JSONResponse) VisitPreviewTileResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type GetTraceRequestObject struct {
	TraceID TraceID `json:"traceId"`
	Params  GetTraceParams
}

type GetTraceResponseObject interface {
	VisitGetTraceResponse(w http.ResponseWriter) error
}

type GetTrace200JSONResponse TraceEnvelope

func (response GetTrace200JSONResponse) VisitGetTraceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type GetTrace304Response = NotModifiedResponse

func (response GetTrace304Response) VisitGetTraceResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type GetTrace400JSONResponse struct{ BadRequestJSONResponse }

func (response GetTrace400JSONResponse) VisitGetTraceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type GetTrace401JSONResponse struct{ UnauthorizedJSONResponse }

func (response GetTrace401JSONResponse) VisitGetTraceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type GetTrace404JSONResponse struct{ NotFoundJSONResponse }

func (response GetTrace404JSONResponse) VisitGetTraceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type GetTrace429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response GetTrace429JSONResponse) VisitGetTraceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type GetTrace500JSONResponse struct{ InternalErrorJSONResponse }

func (response GetTrace500JSONResponse) VisitGetTraceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type GetTrace503JSONResponse struct{ UnavailableJSONResponse }

func (response GetTrace503JSONResponse) VisitGetTraceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type GetTrace504JSONResponse struct{ TimeoutJSONResponse }

func (response GetTrace504JSONResponse) VisitGetTraceResponse(w http.ResponseWriter) error {

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

type ListWebhooks304Response = NotModifiedResponse

func (response ListWebhooks304Response) VisitListWebhooksResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
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

type CreateWebhookRequestObject struct {
	Body *CreateWebhookJSONRequestBody
}

type CreateWebhookResponseObject interface {
	VisitCreateWebhookResponse(w http.ResponseWriter) error
}

type CreateWebhook200JSONResponse WebhookEnvelope

func (response CreateWebhook200JSONResponse) VisitCreateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type CreateWebhook400JSONResponse struct{ BadRequestJSONResponse }

func (response CreateWebhook400JSONResponse) VisitCreateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type CreateWebhook401JSONResponse struct{ UnauthorizedJSONResponse }

func (response CreateWebhook401JSONResponse) VisitCreateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type CreateWebhook409JSONResponse struct{ LimitReachedJSONResponse }

func (response CreateWebhook409JSONResponse) VisitCreateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(409)
	_, err := buf.WriteTo(w)
	return err
}

type CreateWebhook413JSONResponse struct{ TooLargeJSONResponse }

func (response CreateWebhook413JSONResponse) VisitCreateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type CreateWebhook415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response CreateWebhook415JSONResponse) VisitCreateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type CreateWebhook429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response CreateWebhook429JSONResponse) VisitCreateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type CreateWebhook500JSONResponse struct{ InternalErrorJSONResponse }

func (response CreateWebhook500JSONResponse) VisitCreateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type CreateWebhook503JSONResponse struct{ UnavailableJSONResponse }

func (response CreateWebhook503JSONResponse) VisitCreateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type CreateWebhook504JSONResponse struct{ TimeoutJSONResponse }

func (response CreateWebhook504JSONResponse) VisitCreateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteWebhookRequestObject struct {
	ID WebhookID `json:"id"`
}

type DeleteWebhookResponseObject interface {
	VisitDeleteWebhookResponse(w http.ResponseWriter) error
}

type DeleteWebhook200JSONResponse Empty

func (response DeleteWebhook200JSONResponse) VisitDeleteWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteWebhook400JSONResponse struct{ BadRequestJSONResponse }

func (response DeleteWebhook400JSONResponse) VisitDeleteWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteWebhook401JSONResponse struct{ UnauthorizedJSONResponse }

func (response DeleteWebhook401JSONResponse) VisitDeleteWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteWebhook404JSONResponse struct{ NotFoundJSONResponse }

func (response DeleteWebhook404JSONResponse) VisitDeleteWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteWebhook409JSONResponse struct{ ConflictJSONResponse }

func (response DeleteWebhook409JSONResponse) VisitDeleteWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(409)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteWebhook429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response DeleteWebhook429JSONResponse) VisitDeleteWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteWebhook500JSONResponse struct{ InternalErrorJSONResponse }

func (response DeleteWebhook500JSONResponse) VisitDeleteWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteWebhook503JSONResponse struct{ UnavailableJSONResponse }

func (response DeleteWebhook503JSONResponse) VisitDeleteWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteWebhook504JSONResponse struct{ TimeoutJSONResponse }

func (response DeleteWebhook504JSONResponse) VisitDeleteWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateWebhookRequestObject struct {
	ID   WebhookID `json:"id"`
	Body *UpdateWebhookJSONRequestBody
}

type UpdateWebhookResponseObject interface {
	VisitUpdateWebhookResponse(w http.ResponseWriter) error
}

type UpdateWebhook200JSONResponse WebhookEnvelope

func (response UpdateWebhook200JSONResponse) VisitUpdateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateWebhook400JSONResponse struct{ BadRequestJSONResponse }

func (response UpdateWebhook400JSONResponse) VisitUpdateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateWebhook401JSONResponse struct{ UnauthorizedJSONResponse }

func (response UpdateWebhook401JSONResponse) VisitUpdateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateWebhook404JSONResponse struct{ NotFoundJSONResponse }

func (response UpdateWebhook404JSONResponse) VisitUpdateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateWebhook409JSONResponse struct{ ConflictJSONResponse }

func (response UpdateWebhook409JSONResponse) VisitUpdateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(409)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateWebhook413JSONResponse struct{ TooLargeJSONResponse }

func (response UpdateWebhook413JSONResponse) VisitUpdateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateWebhook415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response UpdateWebhook415JSONResponse) VisitUpdateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateWebhook429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response UpdateWebhook429JSONResponse) VisitUpdateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateWebhook500JSONResponse struct{ InternalErrorJSONResponse }

func (response UpdateWebhook500JSONResponse) VisitUpdateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateWebhook503JSONResponse struct{ UnavailableJSONResponse }

func (response UpdateWebhook503JSONResponse) VisitUpdateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateWebhook504JSONResponse struct{ TimeoutJSONResponse }

func (response UpdateWebhook504JSONResponse) VisitUpdateWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type RotateWebhookSecretRequestObject struct {
	ID WebhookID `json:"id"`
}

type RotateWebhookSecretResponseObject interface {
	VisitRotateWebhookSecretResponse(w http.ResponseWriter) error
}

type RotateWebhookSecret200JSONResponse WebhookSecretEnvelope

func (response RotateWebhookSecret200JSONResponse) VisitRotateWebhookSecretResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type RotateWebhookSecret400JSONResponse struct{ BadRequestJSONResponse }

func (response RotateWebhookSecret400JSONResponse) VisitRotateWebhookSecretResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type RotateWebhookSecret401JSONResponse struct{ UnauthorizedJSONResponse }

func (response RotateWebhookSecret401JSONResponse) VisitRotateWebhookSecretResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type RotateWebhookSecret404JSONResponse struct{ NotFoundJSONResponse }

func (response RotateWebhookSecret404JSONResponse) VisitRotateWebhookSecretResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type RotateWebhookSecret429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response RotateWebhookSecret429JSONResponse) VisitRotateWebhookSecretResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type RotateWebhookSecret500JSONResponse struct{ InternalErrorJSONResponse }

func (response RotateWebhookSecret500JSONResponse) VisitRotateWebhookSecretResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type RotateWebhookSecret503JSONResponse struct{ UnavailableJSONResponse }

func (response RotateWebhookSecret503JSONResponse) VisitRotateWebhookSecretResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type RotateWebhookSecret504JSONResponse struct{ TimeoutJSONResponse }

func (response RotateWebhookSecret504JSONResponse) VisitRotateWebhookSecretResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type TestWebhookRequestObject struct {
	ID   WebhookID `json:"id"`
	Body *TestWebhookJSONRequestBody
}

type TestWebhookResponseObject interface {
	VisitTestWebhookResponse(w http.ResponseWriter) error
}

type TestWebhook200JSONResponse DeliveryEnvelope

func (response TestWebhook200JSONResponse) VisitTestWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type TestWebhook400JSONResponse struct{ BadRequestJSONResponse }

func (response TestWebhook400JSONResponse) VisitTestWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type TestWebhook401JSONResponse struct{ UnauthorizedJSONResponse }

func (response TestWebhook401JSONResponse) VisitTestWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type TestWebhook404JSONResponse struct{ NotFoundJSONResponse }

func (response TestWebhook404JSONResponse) VisitTestWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type TestWebhook413JSONResponse struct{ TooLargeJSONResponse }

func (response TestWebhook413JSONResponse) VisitTestWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type TestWebhook415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response TestWebhook415JSONResponse) VisitTestWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type TestWebhook429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response TestWebhook429JSONResponse) VisitTestWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type TestWebhook500JSONResponse struct{ InternalErrorJSONResponse }

func (response TestWebhook500JSONResponse) VisitTestWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type TestWebhook503JSONResponse struct{ UnavailableJSONResponse }

func (response TestWebhook503JSONResponse) VisitTestWebhookResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type TestWebhook504JSONResponse struct{ TimeoutJSONResponse }

func (response TestWebhook504JSONResponse) VisitTestWebhookResponse(w http.ResponseWriter) error {

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
	// ListAlertHistory List the history of an alert
	// (GET /api/v2/alerts/{id}/history)
	ListAlertHistory(ctx context.Context, request ListAlertHistoryRequestObject) (ListAlertHistoryResponseObject, error)
	// UnsilenceAlert End the silence of an alert
	// (DELETE /api/v2/alerts/{id}/silence)
	UnsilenceAlert(ctx context.Context, request UnsilenceAlertRequestObject) (UnsilenceAlertResponseObject, error)
	// SilenceAlert Silence an alert
	// (POST /api/v2/alerts/{id}/silence)
	SilenceAlert(ctx context.Context, request SilenceAlertRequestObject) (SilenceAlertResponseObject, error)
	// TestAlert Test an alert
	// (POST /api/v2/alerts/{id}/test)
	TestAlert(ctx context.Context, request TestAlertRequestObject) (TestAlertResponseObject, error)
	// QueryChartSeries Query series over time
	// (POST /api/v2/charts/series)
	QueryChartSeries(ctx context.Context, request QueryChartSeriesRequestObject) (QueryChartSeriesResponseObject, error)
	// ListConnections List connections
	// (GET /api/v2/connections)
	ListConnections(ctx context.Context, request ListConnectionsRequestObject) (ListConnectionsResponseObject, error)
	// CreateConnection Create a connection
	// (POST /api/v2/connections)
	CreateConnection(ctx context.Context, request CreateConnectionRequestObject) (CreateConnectionResponseObject, error)
	// DeleteConnection Delete a connection
	// (DELETE /api/v2/connections/{id})
	DeleteConnection(ctx context.Context, request DeleteConnectionRequestObject) (DeleteConnectionResponseObject, error)
	// GetConnection Get a connection
	// (GET /api/v2/connections/{id})
	GetConnection(ctx context.Context, request GetConnectionRequestObject) (GetConnectionResponseObject, error)
	// UpdateConnection Update a connection
	// (PUT /api/v2/connections/{id})
	UpdateConnection(ctx context.Context, request UpdateConnectionRequestObject) (UpdateConnectionResponseObject, error)
	// ListDashboards List dashboards
	// (GET /api/v2/dashboards)
	ListDashboards(ctx context.Context, request ListDashboardsRequestObject) (ListDashboardsResponseObject, error)
	// CreateDashboard Create a dashboard
	// (POST /api/v2/dashboards)
	CreateDashboard(ctx context.Context, request CreateDashboardRequestObject) (CreateDashboardResponseObject, error)
	// ImportDashboard Convert a dashboard of Grafana or an exported one
	// (POST /api/v2/dashboards/import)
	ImportDashboard(ctx context.Context, request ImportDashboardRequestObject) (ImportDashboardResponseObject, error)
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
	// ListDeliveries List deliveries
	// (GET /api/v2/deliveries)
	ListDeliveries(ctx context.Context, request ListDeliveriesRequestObject) (ListDeliveriesResponseObject, error)
	// GetDelivery Get a delivery
	// (GET /api/v2/deliveries/{id})
	GetDelivery(ctx context.Context, request GetDeliveryRequestObject) (GetDeliveryResponseObject, error)
	// Redeliver Deliver again
	// (POST /api/v2/deliveries/{id}/redeliver)
	Redeliver(ctx context.Context, request RedeliverRequestObject) (RedeliverResponseObject, error)
	// ListSavedSearches List saved searches
	// (GET /api/v2/saved-searches)
	ListSavedSearches(ctx context.Context, request ListSavedSearchesRequestObject) (ListSavedSearchesResponseObject, error)
	// CreateSavedSearch Create a saved search
	// (POST /api/v2/saved-searches)
	CreateSavedSearch(ctx context.Context, request CreateSavedSearchRequestObject) (CreateSavedSearchResponseObject, error)
	// DeleteSavedSearch Delete a saved search
	// (DELETE /api/v2/saved-searches/{id})
	DeleteSavedSearch(ctx context.Context, request DeleteSavedSearchRequestObject) (DeleteSavedSearchResponseObject, error)
	// GetSavedSearch Get a saved search
	// (GET /api/v2/saved-searches/{id})
	GetSavedSearch(ctx context.Context, request GetSavedSearchRequestObject) (GetSavedSearchResponseObject, error)
	// UpdateSavedSearch Update a saved search
	// (PUT /api/v2/saved-searches/{id})
	UpdateSavedSearch(ctx context.Context, request UpdateSavedSearchRequestObject) (UpdateSavedSearchResponseObject, error)
	// SearchEvents Search rows
	// (POST /api/v2/search)
	SearchEvents(ctx context.Context, request SearchEventsRequestObject) (SearchEventsResponseObject, error)
	// ListSources List sources
	// (GET /api/v2/sources)
	ListSources(ctx context.Context, request ListSourcesRequestObject) (ListSourcesResponseObject, error)
	// CreateSource Create a source
	// (POST /api/v2/sources)
	CreateSource(ctx context.Context, request CreateSourceRequestObject) (CreateSourceResponseObject, error)
	// DeleteSource Delete a source
	// (DELETE /api/v2/sources/{id})
	DeleteSource(ctx context.Context, request DeleteSourceRequestObject) (DeleteSourceResponseObject, error)
	// GetSource Get a source
	// (GET /api/v2/sources/{id})
	GetSource(ctx context.Context, request GetSourceRequestObject) (GetSourceResponseObject, error)
	// UpdateSource Update a source
	// (PUT /api/v2/sources/{id})
	UpdateSource(ctx context.Context, request UpdateSourceRequestObject) (UpdateSourceResponseObject, error)
	// ListFields List the fields of a source
	// (GET /api/v2/sources/{id}/fields)
	ListFields(ctx context.Context, request ListFieldsRequestObject) (ListFieldsResponseObject, error)
	// ListFieldValues List the values of a field
	// (GET /api/v2/sources/{id}/fields/values)
	ListFieldValues(ctx context.Context, request ListFieldValuesRequestObject) (ListFieldValuesResponseObject, error)
	// GetTeam Get the team
	// (GET /api/v2/team)
	GetTeam(ctx context.Context, request GetTeamRequestObject) (GetTeamResponseObject, error)
	// InviteTeamMember Invite a person
	// (POST /api/v2/team/invitation)
	InviteTeamMember(ctx context.Context, request InviteTeamMemberRequestObject) (InviteTeamMemberResponseObject, error)
	// DeleteTeamInvitation Withdraw an invitation
	// (DELETE /api/v2/team/invitation/{id})
	DeleteTeamInvitation(ctx context.Context, request DeleteTeamInvitationRequestObject) (DeleteTeamInvitationResponseObject, error)
	// ListTeamInvitations List invitations
	// (GET /api/v2/team/invitations)
	ListTeamInvitations(ctx context.Context, request ListTeamInvitationsRequestObject) (ListTeamInvitationsResponseObject, error)
	// RemoveTeamMember Remove a member
	// (DELETE /api/v2/team/member/{id})
	RemoveTeamMember(ctx context.Context, request RemoveTeamMemberRequestObject) (RemoveTeamMemberResponseObject, error)
	// ListTeamMembers List members
	// (GET /api/v2/team/members)
	ListTeamMembers(ctx context.Context, request ListTeamMembersRequestObject) (ListTeamMembersResponseObject, error)
	// PreviewTile Query the data of a tile that is not saved
	// (POST /api/v2/tiles/query)
	PreviewTile(ctx context.Context, request PreviewTileRequestObject) (PreviewTileResponseObject, error)
	// GetTrace Get a trace
	// (GET /api/v2/traces/{traceId})
	GetTrace(ctx context.Context, request GetTraceRequestObject) (GetTraceResponseObject, error)
	// ListWebhooks List webhooks
	// (GET /api/v2/webhooks)
	ListWebhooks(ctx context.Context, request ListWebhooksRequestObject) (ListWebhooksResponseObject, error)
	// CreateWebhook Create a webhook
	// (POST /api/v2/webhooks)
	CreateWebhook(ctx context.Context, request CreateWebhookRequestObject) (CreateWebhookResponseObject, error)
	// DeleteWebhook Delete a webhook
	// (DELETE /api/v2/webhooks/{id})
	DeleteWebhook(ctx context.Context, request DeleteWebhookRequestObject) (DeleteWebhookResponseObject, error)
	// UpdateWebhook Update a webhook
	// (PUT /api/v2/webhooks/{id})
	UpdateWebhook(ctx context.Context, request UpdateWebhookRequestObject) (UpdateWebhookResponseObject, error)
	// RotateWebhookSecret Rotate the signing secret of a webhook
	// (POST /api/v2/webhooks/{id}/rotate-secret)
	RotateWebhookSecret(ctx context.Context, request RotateWebhookSecretRequestObject) (RotateWebhookSecretResponseObject, error)
	// TestWebhook Test a webhook
	// (POST /api/v2/webhooks/{id}/test)
	TestWebhook(ctx context.Context, request TestWebhookRequestObject) (TestWebhookResponseObject, error)
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

// ListAlertHistory operation middleware
func (sh *strictHandler) ListAlertHistory(w http.ResponseWriter, r *http.Request, id AlertID, params ListAlertHistoryParams) {
	var request ListAlertHistoryRequestObject

	request.ID = id
	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListAlertHistory(ctx, request.(ListAlertHistoryRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListAlertHistory")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListAlertHistoryResponseObject); ok {
		if err := validResponse.VisitListAlertHistoryResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// UnsilenceAlert operation middleware
func (sh *strictHandler) UnsilenceAlert(w http.ResponseWriter, r *http.Request, id AlertID) {
	var request UnsilenceAlertRequestObject

	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.UnsilenceAlert(ctx, request.(UnsilenceAlertRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "UnsilenceAlert")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(UnsilenceAlertResponseObject); ok {
		if err := validResponse.VisitUnsilenceAlertResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// SilenceAlert operation middleware
func (sh *strictHandler) SilenceAlert(w http.ResponseWriter, r *http.Request, id AlertID) {
	var request SilenceAlertRequestObject

	request.ID = id

	var body SilenceAlertJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.SilenceAlert(ctx, request.(SilenceAlertRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "SilenceAlert")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(SilenceAlertResponseObject); ok {
		if err := validResponse.VisitSilenceAlertResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// TestAlert operation middleware
func (sh *strictHandler) TestAlert(w http.ResponseWriter, r *http.Request, id AlertID) {
	var request TestAlertRequestObject

	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.TestAlert(ctx, request.(TestAlertRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "TestAlert")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(TestAlertResponseObject); ok {
		if err := validResponse.VisitTestAlertResponse(w); err != nil {
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

// ListConnections operation middleware
func (sh *strictHandler) ListConnections(w http.ResponseWriter, r *http.Request, params ListConnectionsParams) {
	var request ListConnectionsRequestObject

	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListConnections(ctx, request.(ListConnectionsRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListConnections")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListConnectionsResponseObject); ok {
		if err := validResponse.VisitListConnectionsResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// CreateConnection operation middleware
func (sh *strictHandler) CreateConnection(w http.ResponseWriter, r *http.Request) {
	var request CreateConnectionRequestObject

	var body CreateConnectionJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.CreateConnection(ctx, request.(CreateConnectionRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "CreateConnection")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(CreateConnectionResponseObject); ok {
		if err := validResponse.VisitCreateConnectionResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// DeleteConnection operation middleware
func (sh *strictHandler) DeleteConnection(w http.ResponseWriter, r *http.Request, id ConnectionID) {
	var request DeleteConnectionRequestObject

	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.DeleteConnection(ctx, request.(DeleteConnectionRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "DeleteConnection")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(DeleteConnectionResponseObject); ok {
		if err := validResponse.VisitDeleteConnectionResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// GetConnection operation middleware
func (sh *strictHandler) GetConnection(w http.ResponseWriter, r *http.Request, id ConnectionID) {
	var request GetConnectionRequestObject

	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.GetConnection(ctx, request.(GetConnectionRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "GetConnection")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(GetConnectionResponseObject); ok {
		if err := validResponse.VisitGetConnectionResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// UpdateConnection operation middleware
func (sh *strictHandler) UpdateConnection(w http.ResponseWriter, r *http.Request, id ConnectionID) {
	var request UpdateConnectionRequestObject

	request.ID = id

	var body UpdateConnectionJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.UpdateConnection(ctx, request.(UpdateConnectionRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "UpdateConnection")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(UpdateConnectionResponseObject); ok {
		if err := validResponse.VisitUpdateConnectionResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListDashboards operation middleware
func (sh *strictHandler) ListDashboards(w http.ResponseWriter, r *http.Request, params ListDashboardsParams) {
	var request ListDashboardsRequestObject

	request.Params = params

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

// ImportDashboard operation middleware
func (sh *strictHandler) ImportDashboard(w http.ResponseWriter, r *http.Request) {
	var request ImportDashboardRequestObject

	var body ImportDashboardJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ImportDashboard(ctx, request.(ImportDashboardRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ImportDashboard")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ImportDashboardResponseObject); ok {
		if err := validResponse.VisitImportDashboardResponse(w); err != nil {
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

// ListDeliveries operation middleware
func (sh *strictHandler) ListDeliveries(w http.ResponseWriter, r *http.Request, params ListDeliveriesParams) {
	var request ListDeliveriesRequestObject

	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListDeliveries(ctx, request.(ListDeliveriesRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListDeliveries")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListDeliveriesResponseObject); ok {
		if err := validResponse.VisitListDeliveriesResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// GetDelivery operation middleware
func (sh *strictHandler) GetDelivery(w http.ResponseWriter, r *http.Request, id DeliveryID) {
	var request GetDeliveryRequestObject

	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.GetDelivery(ctx, request.(GetDeliveryRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "GetDelivery")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(GetDeliveryResponseObject); ok {
		if err := validResponse.VisitGetDeliveryResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// Redeliver operation middleware
func (sh *strictHandler) Redeliver(w http.ResponseWriter, r *http.Request, id DeliveryID) {
	var request RedeliverRequestObject

	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.Redeliver(ctx, request.(RedeliverRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "Redeliver")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(RedeliverResponseObject); ok {
		if err := validResponse.VisitRedeliverResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListSavedSearches operation middleware
func (sh *strictHandler) ListSavedSearches(w http.ResponseWriter, r *http.Request, params ListSavedSearchesParams) {
	var request ListSavedSearchesRequestObject

	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListSavedSearches(ctx, request.(ListSavedSearchesRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListSavedSearches")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListSavedSearchesResponseObject); ok {
		if err := validResponse.VisitListSavedSearchesResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// CreateSavedSearch operation middleware
func (sh *strictHandler) CreateSavedSearch(w http.ResponseWriter, r *http.Request) {
	var request CreateSavedSearchRequestObject

	var body CreateSavedSearchJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.CreateSavedSearch(ctx, request.(CreateSavedSearchRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "CreateSavedSearch")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(CreateSavedSearchResponseObject); ok {
		if err := validResponse.VisitCreateSavedSearchResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// DeleteSavedSearch operation middleware
func (sh *strictHandler) DeleteSavedSearch(w http.ResponseWriter, r *http.Request, id SavedSearchID) {
	var request DeleteSavedSearchRequestObject

	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.DeleteSavedSearch(ctx, request.(DeleteSavedSearchRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "DeleteSavedSearch")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(DeleteSavedSearchResponseObject); ok {
		if err := validResponse.VisitDeleteSavedSearchResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// GetSavedSearch operation middleware
func (sh *strictHandler) GetSavedSearch(w http.ResponseWriter, r *http.Request, id SavedSearchID) {
	var request GetSavedSearchRequestObject

	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.GetSavedSearch(ctx, request.(GetSavedSearchRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "GetSavedSearch")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(GetSavedSearchResponseObject); ok {
		if err := validResponse.VisitGetSavedSearchResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// UpdateSavedSearch operation middleware
func (sh *strictHandler) UpdateSavedSearch(w http.ResponseWriter, r *http.Request, id SavedSearchID) {
	var request UpdateSavedSearchRequestObject

	request.ID = id

	var body UpdateSavedSearchJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.UpdateSavedSearch(ctx, request.(UpdateSavedSearchRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "UpdateSavedSearch")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(UpdateSavedSearchResponseObject); ok {
		if err := validResponse.VisitUpdateSavedSearchResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// SearchEvents operation middleware
func (sh *strictHandler) SearchEvents(w http.ResponseWriter, r *http.Request) {
	var request SearchEventsRequestObject

	var body SearchEventsJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.SearchEvents(ctx, request.(SearchEventsRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "SearchEvents")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(SearchEventsResponseObject); ok {
		if err := validResponse.VisitSearchEventsResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListSources operation middleware
func (sh *strictHandler) ListSources(w http.ResponseWriter, r *http.Request, params ListSourcesParams) {
	var request ListSourcesRequestObject

	request.Params = params

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

// CreateSource operation middleware
func (sh *strictHandler) CreateSource(w http.ResponseWriter, r *http.Request) {
	var request CreateSourceRequestObject

	var body CreateSourceJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.CreateSource(ctx, request.(CreateSourceRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "CreateSource")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(CreateSourceResponseObject); ok {
		if err := validResponse.VisitCreateSourceResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// DeleteSource operation middleware
func (sh *strictHandler) DeleteSource(w http.ResponseWriter, r *http.Request, id SourceID) {
	var request DeleteSourceRequestObject

	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.DeleteSource(ctx, request.(DeleteSourceRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "DeleteSource")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(DeleteSourceResponseObject); ok {
		if err := validResponse.VisitDeleteSourceResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// GetSource operation middleware
func (sh *strictHandler) GetSource(w http.ResponseWriter, r *http.Request, id SourceID) {
	var request GetSourceRequestObject

	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.GetSource(ctx, request.(GetSourceRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "GetSource")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(GetSourceResponseObject); ok {
		if err := validResponse.VisitGetSourceResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// UpdateSource operation middleware
func (sh *strictHandler) UpdateSource(w http.ResponseWriter, r *http.Request, id SourceID) {
	var request UpdateSourceRequestObject

	request.ID = id

	var body UpdateSourceJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.UpdateSource(ctx, request.(UpdateSourceRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "UpdateSource")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(UpdateSourceResponseObject); ok {
		if err := validResponse.VisitUpdateSourceResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListFields operation middleware
func (sh *strictHandler) ListFields(w http.ResponseWriter, r *http.Request, id FieldsSourceID, params ListFieldsParams) {
	var request ListFieldsRequestObject

	request.ID = id
	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListFields(ctx, request.(ListFieldsRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListFields")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListFieldsResponseObject); ok {
		if err := validResponse.VisitListFieldsResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListFieldValues operation middleware
func (sh *strictHandler) ListFieldValues(w http.ResponseWriter, r *http.Request, id FieldsSourceID, params ListFieldValuesParams) {
	var request ListFieldValuesRequestObject

	request.ID = id
	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListFieldValues(ctx, request.(ListFieldValuesRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListFieldValues")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListFieldValuesResponseObject); ok {
		if err := validResponse.VisitListFieldValuesResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// GetTeam operation middleware
func (sh *strictHandler) GetTeam(w http.ResponseWriter, r *http.Request) {
	var request GetTeamRequestObject

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.GetTeam(ctx, request.(GetTeamRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "GetTeam")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(GetTeamResponseObject); ok {
		if err := validResponse.VisitGetTeamResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// InviteTeamMember operation middleware
func (sh *strictHandler) InviteTeamMember(w http.ResponseWriter, r *http.Request) {
	var request InviteTeamMemberRequestObject

	var body InviteTeamMemberJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.InviteTeamMember(ctx, request.(InviteTeamMemberRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "InviteTeamMember")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(InviteTeamMemberResponseObject); ok {
		if err := validResponse.VisitInviteTeamMemberResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// DeleteTeamInvitation operation middleware
func (sh *strictHandler) DeleteTeamInvitation(w http.ResponseWriter, r *http.Request, id InvitationID) {
	var request DeleteTeamInvitationRequestObject

	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.DeleteTeamInvitation(ctx, request.(DeleteTeamInvitationRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "DeleteTeamInvitation")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(DeleteTeamInvitationResponseObject); ok {
		if err := validResponse.VisitDeleteTeamInvitationResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListTeamInvitations operation middleware
func (sh *strictHandler) ListTeamInvitations(w http.ResponseWriter, r *http.Request, params ListTeamInvitationsParams) {
	var request ListTeamInvitationsRequestObject

	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListTeamInvitations(ctx, request.(ListTeamInvitationsRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListTeamInvitations")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListTeamInvitationsResponseObject); ok {
		if err := validResponse.VisitListTeamInvitationsResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// RemoveTeamMember operation middleware
func (sh *strictHandler) RemoveTeamMember(w http.ResponseWriter, r *http.Request, id MemberID) {
	var request RemoveTeamMemberRequestObject

	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.RemoveTeamMember(ctx, request.(RemoveTeamMemberRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "RemoveTeamMember")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(RemoveTeamMemberResponseObject); ok {
		if err := validResponse.VisitRemoveTeamMemberResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListTeamMembers operation middleware
func (sh *strictHandler) ListTeamMembers(w http.ResponseWriter, r *http.Request, params ListTeamMembersParams) {
	var request ListTeamMembersRequestObject

	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListTeamMembers(ctx, request.(ListTeamMembersRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListTeamMembers")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListTeamMembersResponseObject); ok {
		if err := validResponse.VisitListTeamMembersResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// PreviewTile operation middleware
func (sh *strictHandler) PreviewTile(w http.ResponseWriter, r *http.Request) {
	var request PreviewTileRequestObject

	var body PreviewTileJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.PreviewTile(ctx, request.(PreviewTileRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "PreviewTile")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(PreviewTileResponseObject); ok {
		if err := validResponse.VisitPreviewTileResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// GetTrace operation middleware
func (sh *strictHandler) GetTrace(w http.ResponseWriter, r *http.Request, traceID TraceID, params GetTraceParams) {
	var request GetTraceRequestObject

	request.TraceID = traceID
	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.GetTrace(ctx, request.(GetTraceRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "GetTrace")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(GetTraceResponseObject); ok {
		if err := validResponse.VisitGetTraceResponse(w); err != nil {
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

// CreateWebhook operation middleware
func (sh *strictHandler) CreateWebhook(w http.ResponseWriter, r *http.Request) {
	var request CreateWebhookRequestObject

	var body CreateWebhookJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.CreateWebhook(ctx, request.(CreateWebhookRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "CreateWebhook")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(CreateWebhookResponseObject); ok {
		if err := validResponse.VisitCreateWebhookResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// DeleteWebhook operation middleware
func (sh *strictHandler) DeleteWebhook(w http.ResponseWriter, r *http.Request, id WebhookID) {
	var request DeleteWebhookRequestObject

	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.DeleteWebhook(ctx, request.(DeleteWebhookRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "DeleteWebhook")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(DeleteWebhookResponseObject); ok {
		if err := validResponse.VisitDeleteWebhookResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// UpdateWebhook operation middleware
func (sh *strictHandler) UpdateWebhook(w http.ResponseWriter, r *http.Request, id WebhookID) {
	var request UpdateWebhookRequestObject

	request.ID = id

	var body UpdateWebhookJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.UpdateWebhook(ctx, request.(UpdateWebhookRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "UpdateWebhook")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(UpdateWebhookResponseObject); ok {
		if err := validResponse.VisitUpdateWebhookResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// RotateWebhookSecret operation middleware
func (sh *strictHandler) RotateWebhookSecret(w http.ResponseWriter, r *http.Request, id WebhookID) {
	var request RotateWebhookSecretRequestObject

	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.RotateWebhookSecret(ctx, request.(RotateWebhookSecretRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "RotateWebhookSecret")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(RotateWebhookSecretResponseObject); ok {
		if err := validResponse.VisitRotateWebhookSecretResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// TestWebhook operation middleware
func (sh *strictHandler) TestWebhook(w http.ResponseWriter, r *http.Request, id WebhookID) {
	var request TestWebhookRequestObject

	request.ID = id

	var body TestWebhookJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		if !errors.Is(err, io.EOF) {
			sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
			return
		}
	} else {
		request.Body = &body
	}

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.TestWebhook(ctx, request.(TestWebhookRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "TestWebhook")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(TestWebhookResponseObject); ok {
		if err := validResponse.VisitTestWebhookResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}
