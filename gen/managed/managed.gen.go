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

// ActivityListResult Activities.
type ActivityListResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result Entries of the audit log.
	Result []api.Activity `json:"result"`

	// Meta Position of a page in a list.
	Meta *api.PageInfo `json:"meta,omitempty"`
}

// AlertHistoryResult A page of the history of an alert.
type AlertHistoryResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result Results of evaluations.
	Result []api.AlertHistoryEntry `json:"result"`

	// Meta Position of a page in a list.
	Meta *api.PageInfo `json:"meta,omitempty"`
}

// AlertListResult A page of alerts.
type AlertListResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result The alerts.
	Result []api.Alert `json:"result"`

	// Meta Position of a page in a list.
	Meta *api.PageInfo `json:"meta,omitempty"`
}

// AlertResult One alert.
type AlertResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result A rule that compares a tile, a saved search or a chart of its own with a threshold in each window. It notifies its channels when it starts and stops firing.
	Result api.Alert `json:"result"`
}

// AlertSilenceResult The silence of an alert.
type AlertSilenceResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result Silence of the alert, present while the alert is silenced. The server evaluates a silenced alert but sends no notifications.
	Result api.AlertSilence `json:"result"`
}

// AlertTestedResult Result of an alert test.
type AlertTestedResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result Result of evaluating the alert on real data, for the newest window that is ready for evaluation. The test reads one window, so `numConsecutiveWindows` counts as 1. It ignores silences and `enabled`, stores nothing and notifies nobody.
	Result api.AlertTestResult `json:"result"`
}

// DashboardListResult Dashboards.
type DashboardListResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result The dashboards.
	Result []api.Dashboard `json:"result"`

	// Meta Position of a page in a list.
	Meta *api.PageInfo `json:"meta,omitempty"`
}

// DashboardResult One dashboard.
type DashboardResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result A page of tiles, with filters and groups.
	Result api.Dashboard `json:"result"`
}

// DashboardValidationResult Result of the validation of a dashboard.
type DashboardValidationResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result Result of the validation of a dashboard.
	Result api.DashboardValidation `json:"result"`
}

// DeliveryListResult A page of deliveries.
type DeliveryListResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result Deliveries, newest first.
	Result []api.Delivery `json:"result"`

	// Meta Position of a page in a list.
	Meta *api.PageInfo `json:"meta,omitempty"`
}

// DeliveryResult A delivery.
type DeliveryResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result A notification for one webhook. A webhook receives the notifications about one group of an alert in order. The server retries each one for up to 24 hours, until the receiver accepts it or rejects it permanently.
	Result api.Delivery `json:"result"`
}

// EmptyResult Success without a result.
type EmptyResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`
}

// Error An error.
type Error struct {
	// Status HTTP status.
	Status int `json:"status"`

	// Error A code in capitals, and the error message after a colon.
	Error string `json:"error"`

	// RequestID Id of the request.
	RequestID string `json:"requestId"`
}

// InvitationListResult Invitations.
type InvitationListResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result The invitations.
	Result []api.Invitation `json:"result"`

	// Meta Position of a page in a list.
	Meta *api.PageInfo `json:"meta,omitempty"`
}

// InvitationResult One invitation.
type InvitationResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result An open invitation to join an organization.
	Result api.Invitation `json:"result"`
}

// KeyListResult Keys.
type KeyListResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result The keys.
	Result []api.Key `json:"result"`

	// Meta Position of a page in a list.
	Meta *api.PageInfo `json:"meta,omitempty"`
}

// KeyMadeResult A new key.
type KeyMadeResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result A new key.
	Result api.KeyMade `json:"result"`
}

// KeyResult One key.
type KeyResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result A key of the organization, without its secret.
	Result api.Key `json:"result"`
}

// MemberListResult Members.
type MemberListResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result The members.
	Result []api.Member `json:"result"`

	// Meta Position of a page in a list.
	Meta *api.PageInfo `json:"meta,omitempty"`
}

// MemberResult One member.
type MemberResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result A person of the organization.
	Result api.Member `json:"result"`
}

// OrganizationListResult Organizations.
type OrganizationListResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result The organizations.
	Result []api.Organization `json:"result"`

	// Meta Position of a page in a list.
	Meta *api.PageInfo `json:"meta,omitempty"`
}

// OrganizationResult One organization.
type OrganizationResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result The owner of services, people and keys.
	Result api.Organization `json:"result"`
}

// ResultRequestID Id of the request.
type ResultRequestID = string

// ResultStatus HTTP status.
type ResultStatus = int

// RoleListResult Roles.
type RoleListResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result Roles of the organization.
	Result []api.OrganizationRole `json:"result"`

	// Meta Position of a page in a list.
	Meta *api.PageInfo `json:"meta,omitempty"`
}

// RoleResult One role.
type RoleResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result Role that gives its holders rights in the organization.
	Result api.OrganizationRole `json:"result"`
}

// ServiceListResult Services.
type ServiceListResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result The services.
	Result []api.Service `json:"result"`

	// Meta Position of a page in a list.
	Meta *api.PageInfo `json:"meta,omitempty"`
}

// SourceListResult Sources.
type SourceListResult struct {
	// Status HTTP status.
	Status ResultStatus `json:"status"`

	// RequestID Id of the request.
	RequestID ResultRequestID `json:"requestId"`

	// Result The sources.
	Result []api.Source `json:"result"`

	// Meta Position of a page in a list.
	Meta *api.PageInfo `json:"meta,omitempty"`
}

// AlertGroup defines model for AlertGroup.
type AlertGroup = string

// AlertID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
//
// Example: 65f5e4a3b9e77c001a100001
type AlertID = api.ObjectID

// DashboardID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
//
// Example: 65f5e4a3b9e77c001a100001
type DashboardID = api.ObjectID

// DeliveryEnd defines model for DeliveryEnd.
type DeliveryEnd = string

// DeliveryID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
//
// Example: 65f5e4a3b9e77c001a100001
type DeliveryID = api.ObjectID

// DeliveryStart defines model for DeliveryStart.
type DeliveryStart = string

// DeliveryStatusParam Status of a delivery. `pending`: the server is still trying. `delivered`: the receiver has accepted the notification. `failed`: the server no longer retries.
type DeliveryStatusParam = api.DeliveryStatus

// FromDate defines model for FromDate.
type FromDate = string

// InvitationID defines model for InvitationId.
type InvitationID = string

// KeyID defines model for KeyId.
type KeyID = string

// Limit defines model for Limit.
type Limit = int

// Offset defines model for Offset.
type Offset = int

// OrganizationID defines model for OrganizationId.
type OrganizationID = string

// RoleID defines model for RoleId.
type RoleID = string

// ServiceID defines model for ServiceId.
type ServiceID = string

// ToDate defines model for ToDate.
type ToDate = string

// UserID defines model for UserId.
type UserID = string

// BadRequest An error.
type BadRequest = Error

// Conflict An error.
type Conflict = Error

// Forbidden An error.
type Forbidden = Error

// InternalError An error.
type InternalError = Error

// LimitReached An error.
type LimitReached = Error

// NotFound An error.
type NotFound = Error

// PreconditionFailed An error.
type PreconditionFailed = Error

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

// ListOrganizationsParams defines parameters for ListOrganizations.
type ListOrganizationsParams struct {
	// Name Returns only resources whose name contains this text. The comparison ignores case. No character is a wildcard, not even `%`, `_` or `*`. An empty text matches every name.
	Name *api.ListName `form:"name,omitempty" json:"name,omitempty"`

	// Limit Maximum number of items to return. Without `limit` and `offset`, the server returns all items and no `meta`. With `offset` alone, the limit is 1,000.
	Limit *api.ListLimit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset Number of items to skip.
	Offset *api.ListOffset `form:"offset,omitempty" json:"offset,omitempty"`
}

// ListActivitiesParams defines parameters for ListActivities.
type ListActivitiesParams struct {
	// FromDate Returns only entries at or after this time.
	FromDate *FromDate `form:"from_date,omitempty" json:"from_date,omitempty"`

	// ToDate Returns only entries at or before this time.
	ToDate *ToDate `form:"to_date,omitempty" json:"to_date,omitempty"`

	// Limit Maximum number of items to return. Without `limit` and `offset`, the server returns all items and no `meta`. With `offset` alone, the limit is 1,000.
	Limit *api.ListLimit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset Number of items to skip.
	Offset *api.ListOffset `form:"offset,omitempty" json:"offset,omitempty"`
}

// ListInvitationsParams defines parameters for ListInvitations.
type ListInvitationsParams struct {
	// Name Returns only resources whose name contains this text. The comparison ignores case. No character is a wildcard, not even `%`, `_` or `*`. An empty text matches every name.
	Name *api.ListName `form:"name,omitempty" json:"name,omitempty"`

	// Limit Maximum number of items to return. Without `limit` and `offset`, the server returns all items and no `meta`. With `offset` alone, the limit is 1,000.
	Limit *api.ListLimit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset Number of items to skip.
	Offset *api.ListOffset `form:"offset,omitempty" json:"offset,omitempty"`
}

// ListKeysParams defines parameters for ListKeys.
type ListKeysParams struct {
	// Name Returns only resources whose name contains this text. The comparison ignores case. No character is a wildcard, not even `%`, `_` or `*`. An empty text matches every name.
	Name *api.ListName `form:"name,omitempty" json:"name,omitempty"`

	// State Returns only keys in this state.
	State *api.ListKeyState `form:"state,omitempty" json:"state,omitempty"`

	// Limit Maximum number of items to return. Without `limit` and `offset`, the server returns all items and no `meta`. With `offset` alone, the limit is 1,000.
	Limit *api.ListLimit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset Number of items to skip.
	Offset *api.ListOffset `form:"offset,omitempty" json:"offset,omitempty"`
}

// ListMembersParams defines parameters for ListMembers.
type ListMembersParams struct {
	// Name Returns only resources whose name contains this text. The comparison ignores case. No character is a wildcard, not even `%`, `_` or `*`. An empty text matches every name.
	Name *api.ListName `form:"name,omitempty" json:"name,omitempty"`

	// Limit Maximum number of items to return. Without `limit` and `offset`, the server returns all items and no `meta`. With `offset` alone, the limit is 1,000.
	Limit *api.ListLimit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset Number of items to skip.
	Offset *api.ListOffset `form:"offset,omitempty" json:"offset,omitempty"`
}

// ListRolesParams defines parameters for ListRoles.
type ListRolesParams struct {
	// Name Returns only resources whose name contains this text. The comparison ignores case. No character is a wildcard, not even `%`, `_` or `*`. An empty text matches every name.
	Name *api.ListName `form:"name,omitempty" json:"name,omitempty"`

	// Limit Maximum number of items to return. Without `limit` and `offset`, the server returns all items and no `meta`. With `offset` alone, the limit is 1,000.
	Limit *api.ListLimit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset Number of items to skip.
	Offset *api.ListOffset `form:"offset,omitempty" json:"offset,omitempty"`
}

// ListServicesParams defines parameters for ListServices.
type ListServicesParams struct {
	// Name Returns only resources whose name contains this text. The comparison ignores case. No character is a wildcard, not even `%`, `_` or `*`. An empty text matches every name.
	Name *api.ListName `form:"name,omitempty" json:"name,omitempty"`

	// Limit Maximum number of items to return. With `limit` or `offset`, the response has a `meta` with the total number.
	Limit *Limit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset Number of items to skip.
	Offset *Offset `form:"offset,omitempty" json:"offset,omitempty"`
}

// ListAlertsParams defines parameters for ListAlerts.
type ListAlertsParams struct {
	// Name Returns only resources whose name contains this text. The comparison ignores case. No character is a wildcard, not even `%`, `_` or `*`. An empty text matches every name.
	Name *api.ListName `form:"name,omitempty" json:"name,omitempty"`

	// Tag Returns only resources with this tag. The comparison is case-sensitive.
	Tag *api.ListTag `form:"tag,omitempty" json:"tag,omitempty"`

	// State Returns only alerts in this state.
	State *api.ListAlertState `form:"state,omitempty" json:"state,omitempty"`

	// Limit Maximum number of items to return. With `limit` or `offset`, the response has a `meta` with the total number.
	Limit *Limit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset Number of items to skip.
	Offset *Offset `form:"offset,omitempty" json:"offset,omitempty"`
}

// ListAlertDeliveriesParams defines parameters for ListAlertDeliveries.
type ListAlertDeliveriesParams struct {
	// Limit Maximum number of items to return. With `limit` or `offset`, the response has a `meta` with the total number.
	Limit *Limit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset Number of items to skip.
	Offset *Offset `form:"offset,omitempty" json:"offset,omitempty"`

	// Status Returns only deliveries with this status.
	Status *DeliveryStatusParam `form:"status,omitempty" json:"status,omitempty"`

	// StartTime Returns only deliveries that were created at or after this time.
	StartTime *DeliveryStart `form:"startTime,omitempty" json:"startTime,omitempty"`

	// EndTime Returns only deliveries that were created before this time.
	EndTime *DeliveryEnd `form:"endTime,omitempty" json:"endTime,omitempty"`
}

// ListAlertHistoryParams defines parameters for ListAlertHistory.
type ListAlertHistoryParams struct {
	// Limit Maximum number of items to return. With `limit` or `offset`, the response has a `meta` with the total number.
	Limit *Limit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset Number of items to skip.
	Offset *Offset `form:"offset,omitempty" json:"offset,omitempty"`

	// Group Returns only entries of the group with exactly this key, such as `ServiceName:api`. An empty value selects the entries of the alert as a whole.
	Group *AlertGroup `form:"group,omitempty" json:"group,omitempty"`
}

// ListDashboardsParams defines parameters for ListDashboards.
type ListDashboardsParams struct {
	// Name Returns only resources whose name contains this text. The comparison ignores case. No character is a wildcard, not even `%`, `_` or `*`. An empty text matches every name.
	Name *api.ListName `form:"name,omitempty" json:"name,omitempty"`

	// Tag Returns only resources with this tag. The comparison is case-sensitive.
	Tag *api.ListTag `form:"tag,omitempty" json:"tag,omitempty"`

	// Limit Maximum number of items to return. Without `limit` and `offset`, the server returns all items and no `meta`. With `offset` alone, the limit is 1,000.
	Limit *api.ListLimit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset Number of items to skip.
	Offset *api.ListOffset `form:"offset,omitempty" json:"offset,omitempty"`
}

// ListSourcesParams defines parameters for ListSources.
type ListSourcesParams struct {
	// Name Returns only resources whose name contains this text. The comparison ignores case. No character is a wildcard, not even `%`, `_` or `*`. An empty text matches every name.
	Name *api.ListName `form:"name,omitempty" json:"name,omitempty"`

	// Kind Returns only sources of this kind.
	Kind *api.ListSourceKind `form:"kind,omitempty" json:"kind,omitempty"`

	// Limit Maximum number of items to return. Without `limit` and `offset`, the server returns all items and no `meta`. With `offset` alone, the limit is 1,000.
	Limit *api.ListLimit `form:"limit,omitempty" json:"limit,omitempty"`

	// Offset Number of items to skip.
	Offset *api.ListOffset `form:"offset,omitempty" json:"offset,omitempty"`
}

// UpdateOrganizationJSONRequestBody defines body for UpdateOrganization for application/json ContentType.
type UpdateOrganizationJSONRequestBody = api.OrganizationUpdate

// CreateInvitationJSONRequestBody defines body for CreateInvitation for application/json ContentType.
type CreateInvitationJSONRequestBody = api.InvitationWrite

// CreateKeyJSONRequestBody defines body for CreateKey for application/json ContentType.
type CreateKeyJSONRequestBody = api.KeyWrite

// UpdateKeyJSONRequestBody defines body for UpdateKey for application/json ContentType.
type UpdateKeyJSONRequestBody = api.KeyUpdate

// UpdateMemberJSONRequestBody defines body for UpdateMember for application/json ContentType.
type UpdateMemberJSONRequestBody = api.MemberUpdate

// CreateAlertJSONRequestBody defines body for CreateAlert for application/json ContentType.
type CreateAlertJSONRequestBody = api.AlertWrite

// UpdateAlertJSONRequestBody defines body for UpdateAlert for application/json ContentType.
type UpdateAlertJSONRequestBody = api.AlertWrite

// SilenceAlertJSONRequestBody defines body for SilenceAlert for application/json ContentType.
type SilenceAlertJSONRequestBody = api.AlertSilenceWrite

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

	// ListOrganizations List organizations
	//
	// Returns the organization of the key.
	//
	// Corresponds with GET /v1/organizations (the `ListOrganizations` operationId).
	ListOrganizations(ctx context.Context, params *ListOrganizationsParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetOrganization Get an organization
	//
	// Returns the organization.
	//
	// Corresponds with GET /v1/organizations/{organizationId} (the `GetOrganization` operationId).
	GetOrganization(ctx context.Context, organizationID OrganizationID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateOrganizationWithBody Update an organization
	//
	// Changes the fields in the body. Absent fields do not change.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with PATCH /v1/organizations/{organizationId} (the `UpdateOrganization` operationId).
	UpdateOrganizationWithBody(ctx context.Context, organizationID OrganizationID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateOrganization Update an organization
	//
	// Changes the fields in the body. Absent fields do not change.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with PATCH /v1/organizations/{organizationId} (the `UpdateOrganization` operationId).
	UpdateOrganization(ctx context.Context, organizationID OrganizationID, body UpdateOrganizationJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListActivities List activities
	//
	// Returns the audit log, newest first, at most 1,000 entries. It has all changes of the organization, its people, its keys and the resources of its services, over the API and by commands. The server keeps entries for a year, unless the operator has set another retention. A request that changes nothing, or that is refused, has no entry.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/activities (the `ListActivities` operationId).
	ListActivities(ctx context.Context, organizationID OrganizationID, params *ListActivitiesParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListInvitations List invitations
	//
	// Returns open invitations, oldest first. Expired invitations are omitted.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/invitations (the `ListInvitations` operationId).
	ListInvitations(ctx context.Context, organizationID OrganizationID, params *ListInvitationsParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateInvitationWithBody Invite a person
	//
	// Creates an invitation, which expires after 30 days. The `url` opens a form where the person sets a name and a password and joins the organization. The server sends no mail; pass the `url` on. Members and people with an open invitation cannot be invited again.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/invitations (the `CreateInvitation` operationId).
	CreateInvitationWithBody(ctx context.Context, organizationID OrganizationID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateInvitation Invite a person
	//
	// Creates an invitation, which expires after 30 days. The `url` opens a form where the person sets a name and a password and joins the organization. The server sends no mail; pass the `url` on. Members and people with an open invitation cannot be invited again.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/invitations (the `CreateInvitation` operationId).
	CreateInvitation(ctx context.Context, organizationID OrganizationID, body CreateInvitationJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// DeleteInvitation Withdraw an invitation
	//
	// Withdraws the invitation. Its link stops working.
	//
	// Corresponds with DELETE /v1/organizations/{organizationId}/invitations/{invitationId} (the `DeleteInvitation` operationId).
	DeleteInvitation(ctx context.Context, organizationID OrganizationID, invitationID InvitationID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetInvitation Get an invitation
	//
	// Returns one open invitation to join the organization.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/invitations/{invitationId} (the `GetInvitation` operationId).
	GetInvitation(ctx context.Context, organizationID OrganizationID, invitationID InvitationID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListKeys List keys
	//
	// Returns the keys of the organization, oldest first, without their secrets.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/keys (the `ListKeys` operationId).
	ListKeys(ctx context.Context, organizationID OrganizationID, params *ListKeysParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateKeyWithBody Create a key
	//
	// Creates a key. The response has the id and secret for authentication, which the server returns only once. With `hashData`, the client generates the key, and the server never knows it.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/keys (the `CreateKey` operationId).
	CreateKeyWithBody(ctx context.Context, organizationID OrganizationID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateKey Create a key
	//
	// Creates a key. The response has the id and secret for authentication, which the server returns only once. With `hashData`, the client generates the key, and the server never knows it.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/keys (the `CreateKey` operationId).
	CreateKey(ctx context.Context, organizationID OrganizationID, body CreateKeyJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// DeleteKey Delete a key
	//
	// Deletes the key, which stops working immediately. A key cannot delete itself.
	//
	// Corresponds with DELETE /v1/organizations/{organizationId}/keys/{keyId} (the `DeleteKey` operationId).
	DeleteKey(ctx context.Context, organizationID OrganizationID, keyID KeyID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetKey Get a key
	//
	// Returns one key, without its secret.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/keys/{keyId} (the `GetKey` operationId).
	GetKey(ctx context.Context, organizationID OrganizationID, keyID KeyID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateKeyWithBody Update a key
	//
	// Changes the fields in the body. Absent fields do not change. The change applies from the next request. The key of the request cannot lock itself out. It must stay enabled, keep the role of an admin, and allow the address of the client.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with PATCH /v1/organizations/{organizationId}/keys/{keyId} (the `UpdateKey` operationId).
	UpdateKeyWithBody(ctx context.Context, organizationID OrganizationID, keyID KeyID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateKey Update a key
	//
	// Changes the fields in the body. Absent fields do not change. The change applies from the next request. The key of the request cannot lock itself out. It must stay enabled, keep the role of an admin, and allow the address of the client.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with PATCH /v1/organizations/{organizationId}/keys/{keyId} (the `UpdateKey` operationId).
	UpdateKey(ctx context.Context, organizationID OrganizationID, keyID KeyID, body UpdateKeyJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListMembers List members
	//
	// Returns the people of the organization, in the order they joined.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/members (the `ListMembers` operationId).
	ListMembers(ctx context.Context, organizationID OrganizationID, params *ListMembersParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// DeleteMember Remove a member
	//
	// Removes a person from the organization. The last admin cannot be removed.
	//
	// Corresponds with DELETE /v1/organizations/{organizationId}/members/{userId} (the `DeleteMember` operationId).
	DeleteMember(ctx context.Context, organizationID OrganizationID, userID UserID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetMember Get a member
	//
	// Returns one person of the organization.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/members/{userId} (the `GetMember` operationId).
	GetMember(ctx context.Context, organizationID OrganizationID, userID UserID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateMemberWithBody Change the role of a member
	//
	// Changes the role of a person. The role of the last admin cannot change.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with PATCH /v1/organizations/{organizationId}/members/{userId} (the `UpdateMember` operationId).
	UpdateMemberWithBody(ctx context.Context, organizationID OrganizationID, userID UserID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateMember Change the role of a member
	//
	// Changes the role of a person. The role of the last admin cannot change.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with PATCH /v1/organizations/{organizationId}/members/{userId} (the `UpdateMember` operationId).
	UpdateMember(ctx context.Context, organizationID OrganizationID, userID UserID, body UpdateMemberJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListRoles List roles
	//
	// Returns the roles for people and keys. All of them are system roles, which cannot be changed.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/roles (the `ListRoles` operationId).
	ListRoles(ctx context.Context, organizationID OrganizationID, params *ListRolesParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetRole Get a role
	//
	// Returns one role.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/roles/{roleId} (the `GetRole` operationId).
	GetRole(ctx context.Context, organizationID OrganizationID, roleID RoleID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListServices List services
	//
	// Returns the services whose stacks the key can use, by name and by page. These are all services of the organization. A page after the last one is empty.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services (the `ListServices` operationId).
	ListServices(ctx context.Context, organizationID OrganizationID, params *ListServicesParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListAlerts List alerts
	//
	// Returns alerts by page, in order of creation. A page after the last one is empty. `name` finds alerts by `displayName` and by `name`.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `ListAlerts` operationId).
	ListAlerts(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, params *ListAlertsParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateAlertWithBody Create an alert
	//
	// Creates an alert on a tile, a saved search or a chart of its own. The resources that it refers to, including webhooks, must exist. `name` and `message` must be valid templates. The alert starts in state `OK`, or `DISABLED` if `enabled` is false.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `CreateAlert` operationId).
	CreateAlertWithBody(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateAlert Create an alert
	//
	// Creates an alert on a tile, a saved search or a chart of its own. The resources that it refers to, including webhooks, must exist. `name` and `message` must be valid templates. The alert starts in state `OK`, or `DISABLED` if `enabled` is false.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `CreateAlert` operationId).
	CreateAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, body CreateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// DeleteAlert Delete an alert
	//
	// Deletes the alert without a notification.
	//
	// Corresponds with DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `DeleteAlert` operationId).
	DeleteAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetAlert Get an alert
	//
	// Returns one alert, with its state and the errors of its last evaluation.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `GetAlert` operationId).
	GetAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateAlertWithBody Update an alert
	//
	// Replaces the alert. The server clears `displayName`, `tags`, `name`, `message`, `note`, `groupBy`, `numConsecutiveWindows`, `enabled`, `noData` and `renotifyInterval` if they are absent. Absent `scheduleStartAt` and `scheduleOffsetMinutes` keep their stored values. An absent `thresholdMax` does so unless the type changes from a range to another type. The silence, the errors and the state do not change, with two exceptions. An alert that is disabled gets the state `DISABLED`. An alert that is enabled again starts with `OK`.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `UpdateAlert` operationId).
	UpdateAlertWithBody(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateAlert Update an alert
	//
	// Replaces the alert. The server clears `displayName`, `tags`, `name`, `message`, `note`, `groupBy`, `numConsecutiveWindows`, `enabled`, `noData` and `renotifyInterval` if they are absent. Absent `scheduleStartAt` and `scheduleOffsetMinutes` keep their stored values. An absent `thresholdMax` does so unless the type changes from a range to another type. The silence, the errors and the state do not change, with two exceptions. An alert that is disabled gets the state `DISABLED`. An alert that is enabled again starts with `OK`.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `UpdateAlert` operationId).
	UpdateAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, body UpdateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListAlertDeliveries List the deliveries of an alert
	//
	// Returns notifications and their results by page, newest first. The list omits their text and all attempts except the last. Get a single delivery for all fields. The server keeps a delivery for 30 days after it has finished, unless the operator has set another retention.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries (the `ListAlertDeliveries` operationId).
	ListAlertDeliveries(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, params *ListAlertDeliveriesParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetAlertDelivery Get a delivery of an alert
	//
	// Returns the notification with its text and all attempts. Each attempt has its time, its duration, the response of the receiver, and the time of the next attempt.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries/{deliveryId} (the `GetAlertDelivery` operationId).
	GetAlertDelivery(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, deliveryID DeliveryID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// RedeliverAlertDelivery Redeliver a notification
	//
	// Sends the notification again, regardless of its status. The response has the delivery as `pending`; the server tries immediately and for up to 24 hours. The `messageId` does not change, so that the receiver can detect a duplicate. Earlier attempts remain in the record. The request has no body.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries/{deliveryId}/redeliver (the `RedeliverAlertDelivery` operationId).
	RedeliverAlertDelivery(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, deliveryID DeliveryID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListAlertHistory List the history of an alert
	//
	// Returns the results of evaluations by page, newest first. Groups of one evaluation are ordered by key. The server keeps results for 30 days, unless the operator has set another retention. The list is empty until the first evaluation. A page after the last one is empty too.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/history (the `ListAlertHistory` operationId).
	ListAlertHistory(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, params *ListAlertHistoryParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UnsilenceAlert End the silence of an alert
	//
	// Ends the silence. The alert notifies again from its next evaluation. If there is no silence, the alert does not change. That is not an error, unless the request has `If-Match`; the server then answers 404.
	//
	// Corresponds with DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence (the `UnsilenceAlert` operationId).
	UnsilenceAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// GetAlertSilence Get the silence of an alert
	//
	// Returns the silence of an alert, or 404 if it has none. The `ETag` identifies the silence, not the alert. Send it as `If-Match` with `DELETE`.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence (the `GetAlertSilence` operationId).
	GetAlertSilence(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// SilenceAlertWithBody Silence an alert
	//
	// Silences the alert until a time in the future, at most 366 days ahead. The server still evaluates the alert and updates its state and history, but it sends no notifications. If the alert starts or stops firing and that state lasts until the silence expires, the server notifies then. The request replaces an existing silence. During the silence, the alert has the field `silenced`.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence (the `SilenceAlert` operationId).
	SilenceAlertWithBody(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// SilenceAlert Silence an alert
	//
	// Silences the alert until a time in the future, at most 366 days ahead. The server still evaluates the alert and updates its state and history, but it sends no notifications. If the alert starts or stops firing and that state lasts until the silence expires, the server notifies then. The request replaces an existing silence. During the silence, the alert has the field `silenced`.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence (the `SilenceAlert` operationId).
	SilenceAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, body SilenceAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// TestAlert Test an alert
	//
	// Evaluates the alert now on real data. The response has the result for the newest window that is ready for evaluation, and the texts of the notifications. The request has no body. The server stores nothing and notifies nobody. It ignores `numConsecutiveWindows`, silences and `enabled`. If the query fails, the source is missing or a notification cannot be rendered, the server answers 400 with the reason. After 30 seconds, the server answers 504.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/test (the `TestAlert` operationId).
	TestAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListDashboards List dashboards
	//
	// Returns all dashboards with all their fields, by name in descending order. Names are compared by bytes, so lower case comes first.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `ListDashboards` operationId).
	ListDashboards(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, params *ListDashboardsParams, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateDashboardWithBody Create a dashboard
	//
	// Creates a dashboard and returns it as stored, with the ids of the dashboard, its tiles and its filters. The sources, connections and dashboards that it refers to must exist.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `CreateDashboard` operationId).
	CreateDashboardWithBody(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// CreateDashboard Create a dashboard
	//
	// Creates a dashboard and returns it as stored, with the ids of the dashboard, its tiles and its filters. The sources, connections and dashboards that it refers to must exist.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `CreateDashboard` operationId).
	CreateDashboard(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, body CreateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ValidateDashboardWithBody Validate a dashboard
	//
	// Checks whether a dashboard could be created, and stores nothing. The status is 200 even if the dashboard has errors; the response lists all of them. The rules for new dashboards apply, so a filter with an id is an error. An empty name is not an error, because an update allows it.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/validate (the `ValidateDashboard` operationId).
	ValidateDashboardWithBody(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ValidateDashboard Validate a dashboard
	//
	// Checks whether a dashboard could be created, and stores nothing. The status is 200 even if the dashboard has errors; the response lists all of them. The rules for new dashboards apply, so a filter with an id is an error. An empty name is not an error, because an update allows it.
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
	// Returns one dashboard.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `GetDashboard` operationId).
	GetDashboard(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateDashboardWithBody Update a dashboard
	//
	// Replaces the dashboard. Absent optional keys keep their stored values, and an empty list clears them. Tiles and filters with a known id keep it. The server deletes alerts of removed tiles, and of tiles whose new type does not support alerts.
	//
	// Takes any type of body and a specified content type.
	//
	// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `UpdateDashboard` operationId).
	UpdateDashboardWithBody(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error)

	// UpdateDashboard Update a dashboard
	//
	// Replaces the dashboard. Absent optional keys keep their stored values, and an empty list clears them. Tiles and filters with a known id keep it. The server deletes alerts of removed tiles, and of tiles whose new type does not support alerts.
	//
	// Takes a body of the `application/json` content type.
	//
	// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `UpdateDashboard` operationId).
	UpdateDashboard(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, body UpdateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error)

	// ListSources List sources
	//
	// Returns all sources, with their tables and expressions.
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/sources (the `ListSources` operationId).
	ListSources(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, params *ListSourcesParams, reqEditors ...RequestEditorFn) (*http.Response, error)
}

// ListOrganizations List organizations
//
// Returns the organization of the key.
//
// Corresponds with GET /v1/organizations (the `ListOrganizations` operationId).
func (c *Client) ListOrganizations(ctx context.Context, params *ListOrganizationsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListOrganizationsRequest(c.Server, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// GetOrganization Get an organization
//
// Returns the organization.
//
// Corresponds with GET /v1/organizations/{organizationId} (the `GetOrganization` operationId).
func (c *Client) GetOrganization(ctx context.Context, organizationID OrganizationID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetOrganizationRequest(c.Server, organizationID)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateOrganizationWithBody Update an organization
//
// Changes the fields in the body. Absent fields do not change.
//
// Takes any type of body and a specified content type.
//
// Corresponds with PATCH /v1/organizations/{organizationId} (the `UpdateOrganization` operationId).
func (c *Client) UpdateOrganizationWithBody(ctx context.Context, organizationID OrganizationID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateOrganizationRequestWithBody(c.Server, organizationID, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateOrganization Update an organization
//
// Changes the fields in the body. Absent fields do not change.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with PATCH /v1/organizations/{organizationId} (the `UpdateOrganization` operationId).
func (c *Client) UpdateOrganization(ctx context.Context, organizationID OrganizationID, body UpdateOrganizationJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateOrganizationRequest(c.Server, organizationID, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// ListActivities List activities
//
// Returns the audit log, newest first, at most 1,000 entries. It has all changes of the organization, its people, its keys and the resources of its services, over the API and by commands. The server keeps entries for a year, unless the operator has set another retention. A request that changes nothing, or that is refused, has no entry.
//
// Corresponds with GET /v1/organizations/{organizationId}/activities (the `ListActivities` operationId).
func (c *Client) ListActivities(ctx context.Context, organizationID OrganizationID, params *ListActivitiesParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListActivitiesRequest(c.Server, organizationID, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// ListInvitations List invitations
//
// Returns open invitations, oldest first. Expired invitations are omitted.
//
// Corresponds with GET /v1/organizations/{organizationId}/invitations (the `ListInvitations` operationId).
func (c *Client) ListInvitations(ctx context.Context, organizationID OrganizationID, params *ListInvitationsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListInvitationsRequest(c.Server, organizationID, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// CreateInvitationWithBody Invite a person
//
// Creates an invitation, which expires after 30 days. The `url` opens a form where the person sets a name and a password and joins the organization. The server sends no mail; pass the `url` on. Members and people with an open invitation cannot be invited again.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /v1/organizations/{organizationId}/invitations (the `CreateInvitation` operationId).
func (c *Client) CreateInvitationWithBody(ctx context.Context, organizationID OrganizationID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateInvitationRequestWithBody(c.Server, organizationID, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// CreateInvitation Invite a person
//
// Creates an invitation, which expires after 30 days. The `url` opens a form where the person sets a name and a password and joins the organization. The server sends no mail; pass the `url` on. Members and people with an open invitation cannot be invited again.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /v1/organizations/{organizationId}/invitations (the `CreateInvitation` operationId).
func (c *Client) CreateInvitation(ctx context.Context, organizationID OrganizationID, body CreateInvitationJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateInvitationRequest(c.Server, organizationID, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// DeleteInvitation Withdraw an invitation
//
// Withdraws the invitation. Its link stops working.
//
// Corresponds with DELETE /v1/organizations/{organizationId}/invitations/{invitationId} (the `DeleteInvitation` operationId).
func (c *Client) DeleteInvitation(ctx context.Context, organizationID OrganizationID, invitationID InvitationID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewDeleteInvitationRequest(c.Server, organizationID, invitationID)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// GetInvitation Get an invitation
//
// Returns one open invitation to join the organization.
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

// ListKeys List keys
//
// Returns the keys of the organization, oldest first, without their secrets.
//
// Corresponds with GET /v1/organizations/{organizationId}/keys (the `ListKeys` operationId).
func (c *Client) ListKeys(ctx context.Context, organizationID OrganizationID, params *ListKeysParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListKeysRequest(c.Server, organizationID, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// CreateKeyWithBody Create a key
//
// Creates a key. The response has the id and secret for authentication, which the server returns only once. With `hashData`, the client generates the key, and the server never knows it.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /v1/organizations/{organizationId}/keys (the `CreateKey` operationId).
func (c *Client) CreateKeyWithBody(ctx context.Context, organizationID OrganizationID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateKeyRequestWithBody(c.Server, organizationID, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// CreateKey Create a key
//
// Creates a key. The response has the id and secret for authentication, which the server returns only once. With `hashData`, the client generates the key, and the server never knows it.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /v1/organizations/{organizationId}/keys (the `CreateKey` operationId).
func (c *Client) CreateKey(ctx context.Context, organizationID OrganizationID, body CreateKeyJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewCreateKeyRequest(c.Server, organizationID, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// DeleteKey Delete a key
//
// Deletes the key, which stops working immediately. A key cannot delete itself.
//
// Corresponds with DELETE /v1/organizations/{organizationId}/keys/{keyId} (the `DeleteKey` operationId).
func (c *Client) DeleteKey(ctx context.Context, organizationID OrganizationID, keyID KeyID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewDeleteKeyRequest(c.Server, organizationID, keyID)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// GetKey Get a key
//
// Returns one key, without its secret.
//
// Corresponds with GET /v1/organizations/{organizationId}/keys/{keyId} (the `GetKey` operationId).
func (c *Client) GetKey(ctx context.Context, organizationID OrganizationID, keyID KeyID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetKeyRequest(c.Server, organizationID, keyID)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateKeyWithBody Update a key
//
// Changes the fields in the body. Absent fields do not change. The change applies from the next request. The key of the request cannot lock itself out. It must stay enabled, keep the role of an admin, and allow the address of the client.
//
// Takes any type of body and a specified content type.
//
// Corresponds with PATCH /v1/organizations/{organizationId}/keys/{keyId} (the `UpdateKey` operationId).
func (c *Client) UpdateKeyWithBody(ctx context.Context, organizationID OrganizationID, keyID KeyID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateKeyRequestWithBody(c.Server, organizationID, keyID, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateKey Update a key
//
// Changes the fields in the body. Absent fields do not change. The change applies from the next request. The key of the request cannot lock itself out. It must stay enabled, keep the role of an admin, and allow the address of the client.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with PATCH /v1/organizations/{organizationId}/keys/{keyId} (the `UpdateKey` operationId).
func (c *Client) UpdateKey(ctx context.Context, organizationID OrganizationID, keyID KeyID, body UpdateKeyJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateKeyRequest(c.Server, organizationID, keyID, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// ListMembers List members
//
// Returns the people of the organization, in the order they joined.
//
// Corresponds with GET /v1/organizations/{organizationId}/members (the `ListMembers` operationId).
func (c *Client) ListMembers(ctx context.Context, organizationID OrganizationID, params *ListMembersParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListMembersRequest(c.Server, organizationID, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// DeleteMember Remove a member
//
// Removes a person from the organization. The last admin cannot be removed.
//
// Corresponds with DELETE /v1/organizations/{organizationId}/members/{userId} (the `DeleteMember` operationId).
func (c *Client) DeleteMember(ctx context.Context, organizationID OrganizationID, userID UserID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewDeleteMemberRequest(c.Server, organizationID, userID)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// GetMember Get a member
//
// Returns one person of the organization.
//
// Corresponds with GET /v1/organizations/{organizationId}/members/{userId} (the `GetMember` operationId).
func (c *Client) GetMember(ctx context.Context, organizationID OrganizationID, userID UserID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetMemberRequest(c.Server, organizationID, userID)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateMemberWithBody Change the role of a member
//
// Changes the role of a person. The role of the last admin cannot change.
//
// Takes any type of body and a specified content type.
//
// Corresponds with PATCH /v1/organizations/{organizationId}/members/{userId} (the `UpdateMember` operationId).
func (c *Client) UpdateMemberWithBody(ctx context.Context, organizationID OrganizationID, userID UserID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateMemberRequestWithBody(c.Server, organizationID, userID, contentType, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// UpdateMember Change the role of a member
//
// Changes the role of a person. The role of the last admin cannot change.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with PATCH /v1/organizations/{organizationId}/members/{userId} (the `UpdateMember` operationId).
func (c *Client) UpdateMember(ctx context.Context, organizationID OrganizationID, userID UserID, body UpdateMemberJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUpdateMemberRequest(c.Server, organizationID, userID, body)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// ListRoles List roles
//
// Returns the roles for people and keys. All of them are system roles, which cannot be changed.
//
// Corresponds with GET /v1/organizations/{organizationId}/roles (the `ListRoles` operationId).
func (c *Client) ListRoles(ctx context.Context, organizationID OrganizationID, params *ListRolesParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListRolesRequest(c.Server, organizationID, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// GetRole Get a role
//
// Returns one role.
//
// Corresponds with GET /v1/organizations/{organizationId}/roles/{roleId} (the `GetRole` operationId).
func (c *Client) GetRole(ctx context.Context, organizationID OrganizationID, roleID RoleID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetRoleRequest(c.Server, organizationID, roleID)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// ListServices List services
//
// Returns the services whose stacks the key can use, by name and by page. These are all services of the organization. A page after the last one is empty.
//
// Corresponds with GET /v1/organizations/{organizationId}/services (the `ListServices` operationId).
func (c *Client) ListServices(ctx context.Context, organizationID OrganizationID, params *ListServicesParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListServicesRequest(c.Server, organizationID, params)
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
// Returns alerts by page, in order of creation. A page after the last one is empty. `name` finds alerts by `displayName` and by `name`.
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
// Creates an alert on a tile, a saved search or a chart of its own. The resources that it refers to, including webhooks, must exist. `name` and `message` must be valid templates. The alert starts in state `OK`, or `DISABLED` if `enabled` is false.
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
// Creates an alert on a tile, a saved search or a chart of its own. The resources that it refers to, including webhooks, must exist. `name` and `message` must be valid templates. The alert starts in state `OK`, or `DISABLED` if `enabled` is false.
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
// Deletes the alert without a notification.
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
// Returns one alert, with its state and the errors of its last evaluation.
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
// Replaces the alert. The server clears `displayName`, `tags`, `name`, `message`, `note`, `groupBy`, `numConsecutiveWindows`, `enabled`, `noData` and `renotifyInterval` if they are absent. Absent `scheduleStartAt` and `scheduleOffsetMinutes` keep their stored values. An absent `thresholdMax` does so unless the type changes from a range to another type. The silence, the errors and the state do not change, with two exceptions. An alert that is disabled gets the state `DISABLED`. An alert that is enabled again starts with `OK`.
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
// Replaces the alert. The server clears `displayName`, `tags`, `name`, `message`, `note`, `groupBy`, `numConsecutiveWindows`, `enabled`, `noData` and `renotifyInterval` if they are absent. Absent `scheduleStartAt` and `scheduleOffsetMinutes` keep their stored values. An absent `thresholdMax` does so unless the type changes from a range to another type. The silence, the errors and the state do not change, with two exceptions. An alert that is disabled gets the state `DISABLED`. An alert that is enabled again starts with `OK`.
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

// ListAlertDeliveries List the deliveries of an alert
//
// Returns notifications and their results by page, newest first. The list omits their text and all attempts except the last. Get a single delivery for all fields. The server keeps a delivery for 30 days after it has finished, unless the operator has set another retention.
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries (the `ListAlertDeliveries` operationId).
func (c *Client) ListAlertDeliveries(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, params *ListAlertDeliveriesParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListAlertDeliveriesRequest(c.Server, organizationID, serviceID, id, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// GetAlertDelivery Get a delivery of an alert
//
// Returns the notification with its text and all attempts. Each attempt has its time, its duration, the response of the receiver, and the time of the next attempt.
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries/{deliveryId} (the `GetAlertDelivery` operationId).
func (c *Client) GetAlertDelivery(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, deliveryID DeliveryID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetAlertDeliveryRequest(c.Server, organizationID, serviceID, id, deliveryID)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// RedeliverAlertDelivery Redeliver a notification
//
// Sends the notification again, regardless of its status. The response has the delivery as `pending`; the server tries immediately and for up to 24 hours. The `messageId` does not change, so that the receiver can detect a duplicate. Earlier attempts remain in the record. The request has no body.
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries/{deliveryId}/redeliver (the `RedeliverAlertDelivery` operationId).
func (c *Client) RedeliverAlertDelivery(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, deliveryID DeliveryID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewRedeliverAlertDeliveryRequest(c.Server, organizationID, serviceID, id, deliveryID)
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
// Returns the results of evaluations by page, newest first. Groups of one evaluation are ordered by key. The server keeps results for 30 days, unless the operator has set another retention. The list is empty until the first evaluation. A page after the last one is empty too.
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/history (the `ListAlertHistory` operationId).
func (c *Client) ListAlertHistory(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, params *ListAlertHistoryParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListAlertHistoryRequest(c.Server, organizationID, serviceID, id, params)
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
// Ends the silence. The alert notifies again from its next evaluation. If there is no silence, the alert does not change. That is not an error, unless the request has `If-Match`; the server then answers 404.
//
// Corresponds with DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence (the `UnsilenceAlert` operationId).
func (c *Client) UnsilenceAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewUnsilenceAlertRequest(c.Server, organizationID, serviceID, id)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// GetAlertSilence Get the silence of an alert
//
// Returns the silence of an alert, or 404 if it has none. The `ETag` identifies the silence, not the alert. Send it as `If-Match` with `DELETE`.
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence (the `GetAlertSilence` operationId).
func (c *Client) GetAlertSilence(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewGetAlertSilenceRequest(c.Server, organizationID, serviceID, id)
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
// Silences the alert until a time in the future, at most 366 days ahead. The server still evaluates the alert and updates its state and history, but it sends no notifications. If the alert starts or stops firing and that state lasts until the silence expires, the server notifies then. The request replaces an existing silence. During the silence, the alert has the field `silenced`.
//
// Takes any type of body and a specified content type.
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence (the `SilenceAlert` operationId).
func (c *Client) SilenceAlertWithBody(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewSilenceAlertRequestWithBody(c.Server, organizationID, serviceID, id, contentType, body)
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
// Silences the alert until a time in the future, at most 366 days ahead. The server still evaluates the alert and updates its state and history, but it sends no notifications. If the alert starts or stops firing and that state lasts until the silence expires, the server notifies then. The request replaces an existing silence. During the silence, the alert has the field `silenced`.
//
// Takes a body of the `application/json` content type.
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence (the `SilenceAlert` operationId).
func (c *Client) SilenceAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, body SilenceAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewSilenceAlertRequest(c.Server, organizationID, serviceID, id, body)
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
// Evaluates the alert now on real data. The response has the result for the newest window that is ready for evaluation, and the texts of the notifications. The request has no body. The server stores nothing and notifies nobody. It ignores `numConsecutiveWindows`, silences and `enabled`. If the query fails, the source is missing or a notification cannot be rendered, the server answers 400 with the reason. After 30 seconds, the server answers 504.
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/test (the `TestAlert` operationId).
func (c *Client) TestAlert(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewTestAlertRequest(c.Server, organizationID, serviceID, id)
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
// Returns all dashboards with all their fields, by name in descending order. Names are compared by bytes, so lower case comes first.
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `ListDashboards` operationId).
func (c *Client) ListDashboards(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, params *ListDashboardsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListDashboardsRequest(c.Server, organizationID, serviceID, params)
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
// Creates a dashboard and returns it as stored, with the ids of the dashboard, its tiles and its filters. The sources, connections and dashboards that it refers to must exist.
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
// Creates a dashboard and returns it as stored, with the ids of the dashboard, its tiles and its filters. The sources, connections and dashboards that it refers to must exist.
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
// Checks whether a dashboard could be created, and stores nothing. The status is 200 even if the dashboard has errors; the response lists all of them. The rules for new dashboards apply, so a filter with an id is an error. An empty name is not an error, because an update allows it.
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
// Checks whether a dashboard could be created, and stores nothing. The status is 200 even if the dashboard has errors; the response lists all of them. The rules for new dashboards apply, so a filter with an id is an error. An empty name is not an error, because an update allows it.
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
// Returns one dashboard.
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
// Replaces the dashboard. Absent optional keys keep their stored values, and an empty list clears them. Tiles and filters with a known id keep it. The server deletes alerts of removed tiles, and of tiles whose new type does not support alerts.
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
// Replaces the dashboard. Absent optional keys keep their stored values, and an empty list clears them. Tiles and filters with a known id keep it. The server deletes alerts of removed tiles, and of tiles whose new type does not support alerts.
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
// Returns all sources, with their tables and expressions.
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/sources (the `ListSources` operationId).
func (c *Client) ListSources(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, params *ListSourcesParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	req, err := NewListSourcesRequest(c.Server, organizationID, serviceID, params)
	if err != nil {
		return nil, err
	}
	req = req.WithContext(ctx)
	if err := c.applyEditors(ctx, req, reqEditors); err != nil {
		return nil, err
	}
	return c.Client.Do(req)
}

// NewListOrganizationsRequest constructs an http.Request for the ListOrganizations method
func NewListOrganizationsRequest(server string, params *ListOrganizationsParams) (*http.Request, error) {
	var err error

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations")
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

// NewGetOrganizationRequest constructs an http.Request for the GetOrganization method
func NewGetOrganizationRequest(server string, organizationID OrganizationID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s", pathParam0)
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

// NewUpdateOrganizationRequest calls the generic UpdateOrganization builder with application/json body
func NewUpdateOrganizationRequest(server string, organizationID OrganizationID, body UpdateOrganizationJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewUpdateOrganizationRequestWithBody(server, organizationID, "application/json", bodyReader)
}

// NewUpdateOrganizationRequestWithBody constructs an http.Request for the UpdateOrganization method, with any body, and a specified content type
func NewUpdateOrganizationRequestWithBody(server string, organizationID OrganizationID, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s", pathParam0)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodPatch, queryURL.String(), body)
	if err != nil {
		return nil, err
	}

	req.Header.Add("Content-Type", contentType)

	return req, nil
}

// NewListActivitiesRequest constructs an http.Request for the ListActivities method
func NewListActivitiesRequest(server string, organizationID OrganizationID, params *ListActivitiesParams) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/activities", pathParam0)
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

		if params.FromDate != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "from_date", *params.FromDate, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: "date-time"}); err != nil {
				return nil, err
			} else {
				for _, qp := range strings.Split(queryFrag, "&") {
					rawQueryFragments = append(rawQueryFragments, qp)
				}
			}

		}

		if params.ToDate != nil {

			if queryFrag, err := runtime.StyleParamWithOptions("form", true, "to_date", *params.ToDate, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationQuery, Type: "string", Format: "date-time"}); err != nil {
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

// NewListInvitationsRequest constructs an http.Request for the ListInvitations method
func NewListInvitationsRequest(server string, organizationID OrganizationID, params *ListInvitationsParams) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/invitations", pathParam0)
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

// NewCreateInvitationRequest calls the generic CreateInvitation builder with application/json body
func NewCreateInvitationRequest(server string, organizationID OrganizationID, body CreateInvitationJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewCreateInvitationRequestWithBody(server, organizationID, "application/json", bodyReader)
}

// NewCreateInvitationRequestWithBody constructs an http.Request for the CreateInvitation method, with any body, and a specified content type
func NewCreateInvitationRequestWithBody(server string, organizationID OrganizationID, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/invitations", pathParam0)
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

// NewDeleteInvitationRequest constructs an http.Request for the DeleteInvitation method
func NewDeleteInvitationRequest(server string, organizationID OrganizationID, invitationID InvitationID) (*http.Request, error) {
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

	req, err := http.NewRequest(http.MethodDelete, queryURL.String(), nil)
	if err != nil {
		return nil, err
	}

	return req, nil
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

// NewListKeysRequest constructs an http.Request for the ListKeys method
func NewListKeysRequest(server string, organizationID OrganizationID, params *ListKeysParams) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/keys", pathParam0)
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

// NewCreateKeyRequest calls the generic CreateKey builder with application/json body
func NewCreateKeyRequest(server string, organizationID OrganizationID, body CreateKeyJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewCreateKeyRequestWithBody(server, organizationID, "application/json", bodyReader)
}

// NewCreateKeyRequestWithBody constructs an http.Request for the CreateKey method, with any body, and a specified content type
func NewCreateKeyRequestWithBody(server string, organizationID OrganizationID, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/keys", pathParam0)
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

// NewDeleteKeyRequest constructs an http.Request for the DeleteKey method
func NewDeleteKeyRequest(server string, organizationID OrganizationID, keyID KeyID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "keyId", keyID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/keys/%s", pathParam0, pathParam1)
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

// NewGetKeyRequest constructs an http.Request for the GetKey method
func NewGetKeyRequest(server string, organizationID OrganizationID, keyID KeyID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "keyId", keyID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/keys/%s", pathParam0, pathParam1)
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

// NewUpdateKeyRequest calls the generic UpdateKey builder with application/json body
func NewUpdateKeyRequest(server string, organizationID OrganizationID, keyID KeyID, body UpdateKeyJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewUpdateKeyRequestWithBody(server, organizationID, keyID, "application/json", bodyReader)
}

// NewUpdateKeyRequestWithBody constructs an http.Request for the UpdateKey method, with any body, and a specified content type
func NewUpdateKeyRequestWithBody(server string, organizationID OrganizationID, keyID KeyID, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "keyId", keyID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/keys/%s", pathParam0, pathParam1)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodPatch, queryURL.String(), body)
	if err != nil {
		return nil, err
	}

	req.Header.Add("Content-Type", contentType)

	return req, nil
}

// NewListMembersRequest constructs an http.Request for the ListMembers method
func NewListMembersRequest(server string, organizationID OrganizationID, params *ListMembersParams) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/members", pathParam0)
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

// NewDeleteMemberRequest constructs an http.Request for the DeleteMember method
func NewDeleteMemberRequest(server string, organizationID OrganizationID, userID UserID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "userId", userID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/members/%s", pathParam0, pathParam1)
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

// NewGetMemberRequest constructs an http.Request for the GetMember method
func NewGetMemberRequest(server string, organizationID OrganizationID, userID UserID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "userId", userID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/members/%s", pathParam0, pathParam1)
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

// NewUpdateMemberRequest calls the generic UpdateMember builder with application/json body
func NewUpdateMemberRequest(server string, organizationID OrganizationID, userID UserID, body UpdateMemberJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewUpdateMemberRequestWithBody(server, organizationID, userID, "application/json", bodyReader)
}

// NewUpdateMemberRequestWithBody constructs an http.Request for the UpdateMember method, with any body, and a specified content type
func NewUpdateMemberRequestWithBody(server string, organizationID OrganizationID, userID UserID, contentType string, body io.Reader) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "userId", userID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/members/%s", pathParam0, pathParam1)
	if operationPath[0] == '/' {
		operationPath = "." + operationPath
	}

	queryURL, err := serverURL.Parse(operationPath)
	if err != nil {
		return nil, err
	}

	req, err := http.NewRequest(http.MethodPatch, queryURL.String(), body)
	if err != nil {
		return nil, err
	}

	req.Header.Add("Content-Type", contentType)

	return req, nil
}

// NewListRolesRequest constructs an http.Request for the ListRoles method
func NewListRolesRequest(server string, organizationID OrganizationID, params *ListRolesParams) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/roles", pathParam0)
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

// NewGetRoleRequest constructs an http.Request for the GetRole method
func NewGetRoleRequest(server string, organizationID OrganizationID, roleID RoleID) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	var pathParam1 string

	pathParam1, err = runtime.StyleParamWithOptions("simple", false, "roleId", roleID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/roles/%s", pathParam0, pathParam1)
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

// NewListServicesRequest constructs an http.Request for the ListServices method
func NewListServicesRequest(server string, organizationID OrganizationID, params *ListServicesParams) (*http.Request, error) {
	var err error

	var pathParam0 string

	pathParam0, err = runtime.StyleParamWithOptions("simple", false, "organizationId", organizationID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: "uuid"})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/services", pathParam0)
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

// NewListAlertDeliveriesRequest constructs an http.Request for the ListAlertDeliveries method
func NewListAlertDeliveriesRequest(server string, organizationID OrganizationID, serviceID ServiceID, id AlertID, params *ListAlertDeliveriesParams) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/alerts/%s/deliveries", pathParam0, pathParam1, pathParam2)
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

// NewGetAlertDeliveryRequest constructs an http.Request for the GetAlertDelivery method
func NewGetAlertDeliveryRequest(server string, organizationID OrganizationID, serviceID ServiceID, id AlertID, deliveryID DeliveryID) (*http.Request, error) {
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

	var pathParam3 string

	pathParam3, err = runtime.StyleParamWithOptions("simple", false, "deliveryId", deliveryID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: ""})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/alerts/%s/deliveries/%s", pathParam0, pathParam1, pathParam2, pathParam3)
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

// NewRedeliverAlertDeliveryRequest constructs an http.Request for the RedeliverAlertDelivery method
func NewRedeliverAlertDeliveryRequest(server string, organizationID OrganizationID, serviceID ServiceID, id AlertID, deliveryID DeliveryID) (*http.Request, error) {
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

	var pathParam3 string

	pathParam3, err = runtime.StyleParamWithOptions("simple", false, "deliveryId", deliveryID, runtime.StyleParamOptions{ParamLocation: runtime.ParamLocationPath, Type: "string", Format: ""})
	if err != nil {
		return nil, err
	}

	serverURL, err := url.Parse(server)
	if err != nil {
		return nil, err
	}

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/alerts/%s/deliveries/%s/redeliver", pathParam0, pathParam1, pathParam2, pathParam3)
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

// NewListAlertHistoryRequest constructs an http.Request for the ListAlertHistory method
func NewListAlertHistoryRequest(server string, organizationID OrganizationID, serviceID ServiceID, id AlertID, params *ListAlertHistoryParams) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/alerts/%s/history", pathParam0, pathParam1, pathParam2)
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
func NewUnsilenceAlertRequest(server string, organizationID OrganizationID, serviceID ServiceID, id AlertID) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/alerts/%s/silence", pathParam0, pathParam1, pathParam2)
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

// NewGetAlertSilenceRequest constructs an http.Request for the GetAlertSilence method
func NewGetAlertSilenceRequest(server string, organizationID OrganizationID, serviceID ServiceID, id AlertID) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/alerts/%s/silence", pathParam0, pathParam1, pathParam2)
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

// NewSilenceAlertRequest calls the generic SilenceAlert builder with application/json body
func NewSilenceAlertRequest(server string, organizationID OrganizationID, serviceID ServiceID, id AlertID, body SilenceAlertJSONRequestBody) (*http.Request, error) {
	var bodyReader io.Reader
	buf, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	bodyReader = bytes.NewReader(buf)
	return NewSilenceAlertRequestWithBody(server, organizationID, serviceID, id, "application/json", bodyReader)
}

// NewSilenceAlertRequestWithBody constructs an http.Request for the SilenceAlert method, with any body, and a specified content type
func NewSilenceAlertRequestWithBody(server string, organizationID OrganizationID, serviceID ServiceID, id AlertID, contentType string, body io.Reader) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/alerts/%s/silence", pathParam0, pathParam1, pathParam2)
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
func NewTestAlertRequest(server string, organizationID OrganizationID, serviceID ServiceID, id AlertID) (*http.Request, error) {
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

	operationPath := fmt.Sprintf("/v1/organizations/%s/services/%s/stack/alerts/%s/test", pathParam0, pathParam1, pathParam2)
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

// NewListDashboardsRequest constructs an http.Request for the ListDashboards method
func NewListDashboardsRequest(server string, organizationID OrganizationID, serviceID ServiceID, params *ListDashboardsParams) (*http.Request, error) {
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
func NewListSourcesRequest(server string, organizationID OrganizationID, serviceID ServiceID, params *ListSourcesParams) (*http.Request, error) {
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

	// ListOrganizationsWithResponse List organizations
	//
	// Returns the organization of the key.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations (the `ListOrganizations` operationId).
	ListOrganizationsWithResponse(ctx context.Context, params *ListOrganizationsParams, reqEditors ...RequestEditorFn) (*ListOrganizationsResponse, error)

	// GetOrganizationWithResponse Get an organization
	//
	// Returns the organization.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId} (the `GetOrganization` operationId).
	GetOrganizationWithResponse(ctx context.Context, organizationID OrganizationID, reqEditors ...RequestEditorFn) (*GetOrganizationResponse, error)

	// UpdateOrganizationWithBodyWithResponse Update an organization
	//
	// Changes the fields in the body. Absent fields do not change.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PATCH /v1/organizations/{organizationId} (the `UpdateOrganization` operationId).
	UpdateOrganizationWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateOrganizationResponse, error)

	// UpdateOrganizationWithResponse Update an organization
	//
	// Changes the fields in the body. Absent fields do not change.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PATCH /v1/organizations/{organizationId} (the `UpdateOrganization` operationId).
	UpdateOrganizationWithResponse(ctx context.Context, organizationID OrganizationID, body UpdateOrganizationJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateOrganizationResponse, error)

	// ListActivitiesWithResponse List activities
	//
	// Returns the audit log, newest first, at most 1,000 entries. It has all changes of the organization, its people, its keys and the resources of its services, over the API and by commands. The server keeps entries for a year, unless the operator has set another retention. A request that changes nothing, or that is refused, has no entry.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/activities (the `ListActivities` operationId).
	ListActivitiesWithResponse(ctx context.Context, organizationID OrganizationID, params *ListActivitiesParams, reqEditors ...RequestEditorFn) (*ListActivitiesResponse, error)

	// ListInvitationsWithResponse List invitations
	//
	// Returns open invitations, oldest first. Expired invitations are omitted.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/invitations (the `ListInvitations` operationId).
	ListInvitationsWithResponse(ctx context.Context, organizationID OrganizationID, params *ListInvitationsParams, reqEditors ...RequestEditorFn) (*ListInvitationsResponse, error)

	// CreateInvitationWithBodyWithResponse Invite a person
	//
	// Creates an invitation, which expires after 30 days. The `url` opens a form where the person sets a name and a password and joins the organization. The server sends no mail; pass the `url` on. Members and people with an open invitation cannot be invited again.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/invitations (the `CreateInvitation` operationId).
	CreateInvitationWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateInvitationResponse, error)

	// CreateInvitationWithResponse Invite a person
	//
	// Creates an invitation, which expires after 30 days. The `url` opens a form where the person sets a name and a password and joins the organization. The server sends no mail; pass the `url` on. Members and people with an open invitation cannot be invited again.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/invitations (the `CreateInvitation` operationId).
	CreateInvitationWithResponse(ctx context.Context, organizationID OrganizationID, body CreateInvitationJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateInvitationResponse, error)

	// DeleteInvitationWithResponse Withdraw an invitation
	//
	// Withdraws the invitation. Its link stops working.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with DELETE /v1/organizations/{organizationId}/invitations/{invitationId} (the `DeleteInvitation` operationId).
	DeleteInvitationWithResponse(ctx context.Context, organizationID OrganizationID, invitationID InvitationID, reqEditors ...RequestEditorFn) (*DeleteInvitationResponse, error)

	// GetInvitationWithResponse Get an invitation
	//
	// Returns one open invitation to join the organization.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/invitations/{invitationId} (the `GetInvitation` operationId).
	GetInvitationWithResponse(ctx context.Context, organizationID OrganizationID, invitationID InvitationID, reqEditors ...RequestEditorFn) (*GetInvitationResponse, error)

	// ListKeysWithResponse List keys
	//
	// Returns the keys of the organization, oldest first, without their secrets.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/keys (the `ListKeys` operationId).
	ListKeysWithResponse(ctx context.Context, organizationID OrganizationID, params *ListKeysParams, reqEditors ...RequestEditorFn) (*ListKeysResponse, error)

	// CreateKeyWithBodyWithResponse Create a key
	//
	// Creates a key. The response has the id and secret for authentication, which the server returns only once. With `hashData`, the client generates the key, and the server never knows it.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/keys (the `CreateKey` operationId).
	CreateKeyWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateKeyResponse, error)

	// CreateKeyWithResponse Create a key
	//
	// Creates a key. The response has the id and secret for authentication, which the server returns only once. With `hashData`, the client generates the key, and the server never knows it.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/keys (the `CreateKey` operationId).
	CreateKeyWithResponse(ctx context.Context, organizationID OrganizationID, body CreateKeyJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateKeyResponse, error)

	// DeleteKeyWithResponse Delete a key
	//
	// Deletes the key, which stops working immediately. A key cannot delete itself.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with DELETE /v1/organizations/{organizationId}/keys/{keyId} (the `DeleteKey` operationId).
	DeleteKeyWithResponse(ctx context.Context, organizationID OrganizationID, keyID KeyID, reqEditors ...RequestEditorFn) (*DeleteKeyResponse, error)

	// GetKeyWithResponse Get a key
	//
	// Returns one key, without its secret.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/keys/{keyId} (the `GetKey` operationId).
	GetKeyWithResponse(ctx context.Context, organizationID OrganizationID, keyID KeyID, reqEditors ...RequestEditorFn) (*GetKeyResponse, error)

	// UpdateKeyWithBodyWithResponse Update a key
	//
	// Changes the fields in the body. Absent fields do not change. The change applies from the next request. The key of the request cannot lock itself out. It must stay enabled, keep the role of an admin, and allow the address of the client.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PATCH /v1/organizations/{organizationId}/keys/{keyId} (the `UpdateKey` operationId).
	UpdateKeyWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, keyID KeyID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateKeyResponse, error)

	// UpdateKeyWithResponse Update a key
	//
	// Changes the fields in the body. Absent fields do not change. The change applies from the next request. The key of the request cannot lock itself out. It must stay enabled, keep the role of an admin, and allow the address of the client.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PATCH /v1/organizations/{organizationId}/keys/{keyId} (the `UpdateKey` operationId).
	UpdateKeyWithResponse(ctx context.Context, organizationID OrganizationID, keyID KeyID, body UpdateKeyJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateKeyResponse, error)

	// ListMembersWithResponse List members
	//
	// Returns the people of the organization, in the order they joined.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/members (the `ListMembers` operationId).
	ListMembersWithResponse(ctx context.Context, organizationID OrganizationID, params *ListMembersParams, reqEditors ...RequestEditorFn) (*ListMembersResponse, error)

	// DeleteMemberWithResponse Remove a member
	//
	// Removes a person from the organization. The last admin cannot be removed.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with DELETE /v1/organizations/{organizationId}/members/{userId} (the `DeleteMember` operationId).
	DeleteMemberWithResponse(ctx context.Context, organizationID OrganizationID, userID UserID, reqEditors ...RequestEditorFn) (*DeleteMemberResponse, error)

	// GetMemberWithResponse Get a member
	//
	// Returns one person of the organization.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/members/{userId} (the `GetMember` operationId).
	GetMemberWithResponse(ctx context.Context, organizationID OrganizationID, userID UserID, reqEditors ...RequestEditorFn) (*GetMemberResponse, error)

	// UpdateMemberWithBodyWithResponse Change the role of a member
	//
	// Changes the role of a person. The role of the last admin cannot change.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PATCH /v1/organizations/{organizationId}/members/{userId} (the `UpdateMember` operationId).
	UpdateMemberWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, userID UserID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateMemberResponse, error)

	// UpdateMemberWithResponse Change the role of a member
	//
	// Changes the role of a person. The role of the last admin cannot change.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PATCH /v1/organizations/{organizationId}/members/{userId} (the `UpdateMember` operationId).
	UpdateMemberWithResponse(ctx context.Context, organizationID OrganizationID, userID UserID, body UpdateMemberJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateMemberResponse, error)

	// ListRolesWithResponse List roles
	//
	// Returns the roles for people and keys. All of them are system roles, which cannot be changed.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/roles (the `ListRoles` operationId).
	ListRolesWithResponse(ctx context.Context, organizationID OrganizationID, params *ListRolesParams, reqEditors ...RequestEditorFn) (*ListRolesResponse, error)

	// GetRoleWithResponse Get a role
	//
	// Returns one role.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/roles/{roleId} (the `GetRole` operationId).
	GetRoleWithResponse(ctx context.Context, organizationID OrganizationID, roleID RoleID, reqEditors ...RequestEditorFn) (*GetRoleResponse, error)

	// ListServicesWithResponse List services
	//
	// Returns the services whose stacks the key can use, by name and by page. These are all services of the organization. A page after the last one is empty.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services (the `ListServices` operationId).
	ListServicesWithResponse(ctx context.Context, organizationID OrganizationID, params *ListServicesParams, reqEditors ...RequestEditorFn) (*ListServicesResponse, error)

	// ListAlertsWithResponse List alerts
	//
	// Returns alerts by page, in order of creation. A page after the last one is empty. `name` finds alerts by `displayName` and by `name`.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `ListAlerts` operationId).
	ListAlertsWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, params *ListAlertsParams, reqEditors ...RequestEditorFn) (*ListAlertsResponse, error)

	// CreateAlertWithBodyWithResponse Create an alert
	//
	// Creates an alert on a tile, a saved search or a chart of its own. The resources that it refers to, including webhooks, must exist. `name` and `message` must be valid templates. The alert starts in state `OK`, or `DISABLED` if `enabled` is false.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `CreateAlert` operationId).
	CreateAlertWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateAlertResponse, error)

	// CreateAlertWithResponse Create an alert
	//
	// Creates an alert on a tile, a saved search or a chart of its own. The resources that it refers to, including webhooks, must exist. `name` and `message` must be valid templates. The alert starts in state `OK`, or `DISABLED` if `enabled` is false.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts (the `CreateAlert` operationId).
	CreateAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, body CreateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateAlertResponse, error)

	// DeleteAlertWithResponse Delete an alert
	//
	// Deletes the alert without a notification.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `DeleteAlert` operationId).
	DeleteAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*DeleteAlertResponse, error)

	// GetAlertWithResponse Get an alert
	//
	// Returns one alert, with its state and the errors of its last evaluation.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `GetAlert` operationId).
	GetAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*GetAlertResponse, error)

	// UpdateAlertWithBodyWithResponse Update an alert
	//
	// Replaces the alert. The server clears `displayName`, `tags`, `name`, `message`, `note`, `groupBy`, `numConsecutiveWindows`, `enabled`, `noData` and `renotifyInterval` if they are absent. Absent `scheduleStartAt` and `scheduleOffsetMinutes` keep their stored values. An absent `thresholdMax` does so unless the type changes from a range to another type. The silence, the errors and the state do not change, with two exceptions. An alert that is disabled gets the state `DISABLED`. An alert that is enabled again starts with `OK`.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `UpdateAlert` operationId).
	UpdateAlertWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateAlertResponse, error)

	// UpdateAlertWithResponse Update an alert
	//
	// Replaces the alert. The server clears `displayName`, `tags`, `name`, `message`, `note`, `groupBy`, `numConsecutiveWindows`, `enabled`, `noData` and `renotifyInterval` if they are absent. Absent `scheduleStartAt` and `scheduleOffsetMinutes` keep their stored values. An absent `thresholdMax` does so unless the type changes from a range to another type. The silence, the errors and the state do not change, with two exceptions. An alert that is disabled gets the state `DISABLED`. An alert that is enabled again starts with `OK`.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id} (the `UpdateAlert` operationId).
	UpdateAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, body UpdateAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateAlertResponse, error)

	// ListAlertDeliveriesWithResponse List the deliveries of an alert
	//
	// Returns notifications and their results by page, newest first. The list omits their text and all attempts except the last. Get a single delivery for all fields. The server keeps a delivery for 30 days after it has finished, unless the operator has set another retention.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries (the `ListAlertDeliveries` operationId).
	ListAlertDeliveriesWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, params *ListAlertDeliveriesParams, reqEditors ...RequestEditorFn) (*ListAlertDeliveriesResponse, error)

	// GetAlertDeliveryWithResponse Get a delivery of an alert
	//
	// Returns the notification with its text and all attempts. Each attempt has its time, its duration, the response of the receiver, and the time of the next attempt.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries/{deliveryId} (the `GetAlertDelivery` operationId).
	GetAlertDeliveryWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, deliveryID DeliveryID, reqEditors ...RequestEditorFn) (*GetAlertDeliveryResponse, error)

	// RedeliverAlertDeliveryWithResponse Redeliver a notification
	//
	// Sends the notification again, regardless of its status. The response has the delivery as `pending`; the server tries immediately and for up to 24 hours. The `messageId` does not change, so that the receiver can detect a duplicate. Earlier attempts remain in the record. The request has no body.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries/{deliveryId}/redeliver (the `RedeliverAlertDelivery` operationId).
	RedeliverAlertDeliveryWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, deliveryID DeliveryID, reqEditors ...RequestEditorFn) (*RedeliverAlertDeliveryResponse, error)

	// ListAlertHistoryWithResponse List the history of an alert
	//
	// Returns the results of evaluations by page, newest first. Groups of one evaluation are ordered by key. The server keeps results for 30 days, unless the operator has set another retention. The list is empty until the first evaluation. A page after the last one is empty too.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/history (the `ListAlertHistory` operationId).
	ListAlertHistoryWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, params *ListAlertHistoryParams, reqEditors ...RequestEditorFn) (*ListAlertHistoryResponse, error)

	// UnsilenceAlertWithResponse End the silence of an alert
	//
	// Ends the silence. The alert notifies again from its next evaluation. If there is no silence, the alert does not change. That is not an error, unless the request has `If-Match`; the server then answers 404.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence (the `UnsilenceAlert` operationId).
	UnsilenceAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*UnsilenceAlertResponse, error)

	// GetAlertSilenceWithResponse Get the silence of an alert
	//
	// Returns the silence of an alert, or 404 if it has none. The `ETag` identifies the silence, not the alert. Send it as `If-Match` with `DELETE`.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence (the `GetAlertSilence` operationId).
	GetAlertSilenceWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*GetAlertSilenceResponse, error)

	// SilenceAlertWithBodyWithResponse Silence an alert
	//
	// Silences the alert until a time in the future, at most 366 days ahead. The server still evaluates the alert and updates its state and history, but it sends no notifications. If the alert starts or stops firing and that state lasts until the silence expires, the server notifies then. The request replaces an existing silence. During the silence, the alert has the field `silenced`.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence (the `SilenceAlert` operationId).
	SilenceAlertWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*SilenceAlertResponse, error)

	// SilenceAlertWithResponse Silence an alert
	//
	// Silences the alert until a time in the future, at most 366 days ahead. The server still evaluates the alert and updates its state and history, but it sends no notifications. If the alert starts or stops firing and that state lasts until the silence expires, the server notifies then. The request replaces an existing silence. During the silence, the alert has the field `silenced`.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence (the `SilenceAlert` operationId).
	SilenceAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, body SilenceAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*SilenceAlertResponse, error)

	// TestAlertWithResponse Test an alert
	//
	// Evaluates the alert now on real data. The response has the result for the newest window that is ready for evaluation, and the texts of the notifications. The request has no body. The server stores nothing and notifies nobody. It ignores `numConsecutiveWindows`, silences and `enabled`. If the query fails, the source is missing or a notification cannot be rendered, the server answers 400 with the reason. After 30 seconds, the server answers 504.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/test (the `TestAlert` operationId).
	TestAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*TestAlertResponse, error)

	// ListDashboardsWithResponse List dashboards
	//
	// Returns all dashboards with all their fields, by name in descending order. Names are compared by bytes, so lower case comes first.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `ListDashboards` operationId).
	ListDashboardsWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, params *ListDashboardsParams, reqEditors ...RequestEditorFn) (*ListDashboardsResponse, error)

	// CreateDashboardWithBodyWithResponse Create a dashboard
	//
	// Creates a dashboard and returns it as stored, with the ids of the dashboard, its tiles and its filters. The sources, connections and dashboards that it refers to must exist.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `CreateDashboard` operationId).
	CreateDashboardWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateDashboardResponse, error)

	// CreateDashboardWithResponse Create a dashboard
	//
	// Creates a dashboard and returns it as stored, with the ids of the dashboard, its tiles and its filters. The sources, connections and dashboards that it refers to must exist.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `CreateDashboard` operationId).
	CreateDashboardWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, body CreateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateDashboardResponse, error)

	// ValidateDashboardWithBodyWithResponse Validate a dashboard
	//
	// Checks whether a dashboard could be created, and stores nothing. The status is 200 even if the dashboard has errors; the response lists all of them. The rules for new dashboards apply, so a filter with an id is an error. An empty name is not an error, because an update allows it.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/validate (the `ValidateDashboard` operationId).
	ValidateDashboardWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*ValidateDashboardResponse, error)

	// ValidateDashboardWithResponse Validate a dashboard
	//
	// Checks whether a dashboard could be created, and stores nothing. The status is 200 even if the dashboard has errors; the response lists all of them. The rules for new dashboards apply, so a filter with an id is an error. An empty name is not an error, because an update allows it.
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
	// Returns one dashboard.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `GetDashboard` operationId).
	GetDashboardWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, reqEditors ...RequestEditorFn) (*GetDashboardResponse, error)

	// UpdateDashboardWithBodyWithResponse Update a dashboard
	//
	// Replaces the dashboard. Absent optional keys keep their stored values, and an empty list clears them. Tiles and filters with a known id keep it. The server deletes alerts of removed tiles, and of tiles whose new type does not support alerts.
	//
	// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `UpdateDashboard` operationId).
	UpdateDashboardWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateDashboardResponse, error)

	// UpdateDashboardWithResponse Update a dashboard
	//
	// Replaces the dashboard. Absent optional keys keep their stored values, and an empty list clears them. Tiles and filters with a known id keep it. The server deletes alerts of removed tiles, and of tiles whose new type does not support alerts.
	//
	// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
	//
	// Corresponds with PUT /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards/{id} (the `UpdateDashboard` operationId).
	UpdateDashboardWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id DashboardID, body UpdateDashboardJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateDashboardResponse, error)

	// ListSourcesWithResponse List sources
	//
	// Returns all sources, with their tables and expressions.
	//
	// Returns a wrapper object for the known response body format(s).
	//
	// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/sources (the `ListSources` operationId).
	ListSourcesWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, params *ListSourcesParams, reqEditors ...RequestEditorFn) (*ListSourcesResponse, error)
}

// ListOrganizationsResponse200Headers the declared response headers of an HTTP 200 response for ListOrganizations
type ListOrganizationsResponse200Headers struct {
	XTotalCount int
}

type ListOrganizationsResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *OrganizationListResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
	// Headers200 the parsed response headers for an HTTP 200 response
	Headers200 *ListOrganizationsResponse200Headers
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListOrganizationsResponse) GetJSON200() *OrganizationListResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListOrganizationsResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListOrganizationsResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r ListOrganizationsResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListOrganizationsResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListOrganizationsResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListOrganizationsResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListOrganizationsResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListOrganizationsResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListOrganizationsResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListOrganizationsResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListOrganizationsResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type GetOrganizationResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *OrganizationResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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
func (r GetOrganizationResponse) GetJSON200() *OrganizationResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r GetOrganizationResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r GetOrganizationResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r GetOrganizationResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r GetOrganizationResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r GetOrganizationResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r GetOrganizationResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r GetOrganizationResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r GetOrganizationResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r GetOrganizationResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r GetOrganizationResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r GetOrganizationResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type UpdateOrganizationResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *OrganizationResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON412 the response for an HTTP 412 `application/json` response
	JSON412 *PreconditionFailed
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
func (r UpdateOrganizationResponse) GetJSON200() *OrganizationResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r UpdateOrganizationResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r UpdateOrganizationResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r UpdateOrganizationResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON412 returns the response for an HTTP 412 `application/json` response
func (r UpdateOrganizationResponse) GetJSON412() *PreconditionFailed {
	return r.JSON412
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r UpdateOrganizationResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r UpdateOrganizationResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r UpdateOrganizationResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r UpdateOrganizationResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r UpdateOrganizationResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r UpdateOrganizationResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r UpdateOrganizationResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r UpdateOrganizationResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r UpdateOrganizationResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r UpdateOrganizationResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

// ListActivitiesResponse200Headers the declared response headers of an HTTP 200 response for ListActivities
type ListActivitiesResponse200Headers struct {
	XTotalCount int
}

type ListActivitiesResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *ActivityListResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
	// Headers200 the parsed response headers for an HTTP 200 response
	Headers200 *ListActivitiesResponse200Headers
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListActivitiesResponse) GetJSON200() *ActivityListResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListActivitiesResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListActivitiesResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r ListActivitiesResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListActivitiesResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListActivitiesResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListActivitiesResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListActivitiesResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListActivitiesResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListActivitiesResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListActivitiesResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListActivitiesResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

// ListInvitationsResponse200Headers the declared response headers of an HTTP 200 response for ListInvitations
type ListInvitationsResponse200Headers struct {
	XTotalCount int
}

type ListInvitationsResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *InvitationListResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
	// Headers200 the parsed response headers for an HTTP 200 response
	Headers200 *ListInvitationsResponse200Headers
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListInvitationsResponse) GetJSON200() *InvitationListResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListInvitationsResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListInvitationsResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r ListInvitationsResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListInvitationsResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListInvitationsResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListInvitationsResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListInvitationsResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListInvitationsResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListInvitationsResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListInvitationsResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListInvitationsResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type CreateInvitationResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *InvitationResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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
func (r CreateInvitationResponse) GetJSON200() *InvitationResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r CreateInvitationResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r CreateInvitationResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r CreateInvitationResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON409 returns the response for an HTTP 409 `application/json` response
func (r CreateInvitationResponse) GetJSON409() *Conflict {
	return r.JSON409
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r CreateInvitationResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r CreateInvitationResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r CreateInvitationResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r CreateInvitationResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r CreateInvitationResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r CreateInvitationResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r CreateInvitationResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r CreateInvitationResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r CreateInvitationResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r CreateInvitationResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type DeleteInvitationResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *EmptyResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON412 the response for an HTTP 412 `application/json` response
	JSON412 *PreconditionFailed
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
func (r DeleteInvitationResponse) GetJSON200() *EmptyResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r DeleteInvitationResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r DeleteInvitationResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r DeleteInvitationResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r DeleteInvitationResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON412 returns the response for an HTTP 412 `application/json` response
func (r DeleteInvitationResponse) GetJSON412() *PreconditionFailed {
	return r.JSON412
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r DeleteInvitationResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r DeleteInvitationResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r DeleteInvitationResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r DeleteInvitationResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r DeleteInvitationResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r DeleteInvitationResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r DeleteInvitationResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r DeleteInvitationResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
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
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r GetInvitationResponse) GetJSON403() *Forbidden {
	return r.JSON403
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

// ListKeysResponse200Headers the declared response headers of an HTTP 200 response for ListKeys
type ListKeysResponse200Headers struct {
	XTotalCount int
}

type ListKeysResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *KeyListResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
	// Headers200 the parsed response headers for an HTTP 200 response
	Headers200 *ListKeysResponse200Headers
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListKeysResponse) GetJSON200() *KeyListResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListKeysResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListKeysResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r ListKeysResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListKeysResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListKeysResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListKeysResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListKeysResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListKeysResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListKeysResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListKeysResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListKeysResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type CreateKeyResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *KeyMadeResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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
func (r CreateKeyResponse) GetJSON200() *KeyMadeResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r CreateKeyResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r CreateKeyResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r CreateKeyResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON409 returns the response for an HTTP 409 `application/json` response
func (r CreateKeyResponse) GetJSON409() *Conflict {
	return r.JSON409
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r CreateKeyResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r CreateKeyResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r CreateKeyResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r CreateKeyResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r CreateKeyResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r CreateKeyResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r CreateKeyResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r CreateKeyResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r CreateKeyResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r CreateKeyResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type DeleteKeyResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *EmptyResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON409 the response for an HTTP 409 `application/json` response
	JSON409 *Conflict
	// JSON412 the response for an HTTP 412 `application/json` response
	JSON412 *PreconditionFailed
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
func (r DeleteKeyResponse) GetJSON200() *EmptyResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r DeleteKeyResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r DeleteKeyResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r DeleteKeyResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r DeleteKeyResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON409 returns the response for an HTTP 409 `application/json` response
func (r DeleteKeyResponse) GetJSON409() *Conflict {
	return r.JSON409
}

// GetJSON412 returns the response for an HTTP 412 `application/json` response
func (r DeleteKeyResponse) GetJSON412() *PreconditionFailed {
	return r.JSON412
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r DeleteKeyResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r DeleteKeyResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r DeleteKeyResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r DeleteKeyResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r DeleteKeyResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r DeleteKeyResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r DeleteKeyResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r DeleteKeyResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type GetKeyResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *KeyResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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
func (r GetKeyResponse) GetJSON200() *KeyResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r GetKeyResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r GetKeyResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r GetKeyResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r GetKeyResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r GetKeyResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r GetKeyResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r GetKeyResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r GetKeyResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r GetKeyResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r GetKeyResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r GetKeyResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r GetKeyResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type UpdateKeyResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *KeyResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON409 the response for an HTTP 409 `application/json` response
	JSON409 *Conflict
	// JSON412 the response for an HTTP 412 `application/json` response
	JSON412 *PreconditionFailed
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
func (r UpdateKeyResponse) GetJSON200() *KeyResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r UpdateKeyResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r UpdateKeyResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r UpdateKeyResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r UpdateKeyResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON409 returns the response for an HTTP 409 `application/json` response
func (r UpdateKeyResponse) GetJSON409() *Conflict {
	return r.JSON409
}

// GetJSON412 returns the response for an HTTP 412 `application/json` response
func (r UpdateKeyResponse) GetJSON412() *PreconditionFailed {
	return r.JSON412
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r UpdateKeyResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r UpdateKeyResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r UpdateKeyResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r UpdateKeyResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r UpdateKeyResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r UpdateKeyResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r UpdateKeyResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r UpdateKeyResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r UpdateKeyResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r UpdateKeyResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

// ListMembersResponse200Headers the declared response headers of an HTTP 200 response for ListMembers
type ListMembersResponse200Headers struct {
	XTotalCount int
}

type ListMembersResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *MemberListResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
	// Headers200 the parsed response headers for an HTTP 200 response
	Headers200 *ListMembersResponse200Headers
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListMembersResponse) GetJSON200() *MemberListResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListMembersResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListMembersResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r ListMembersResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListMembersResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListMembersResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListMembersResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListMembersResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListMembersResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListMembersResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListMembersResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListMembersResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type DeleteMemberResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *EmptyResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON409 the response for an HTTP 409 `application/json` response
	JSON409 *Conflict
	// JSON412 the response for an HTTP 412 `application/json` response
	JSON412 *PreconditionFailed
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
func (r DeleteMemberResponse) GetJSON200() *EmptyResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r DeleteMemberResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r DeleteMemberResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r DeleteMemberResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r DeleteMemberResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON409 returns the response for an HTTP 409 `application/json` response
func (r DeleteMemberResponse) GetJSON409() *Conflict {
	return r.JSON409
}

// GetJSON412 returns the response for an HTTP 412 `application/json` response
func (r DeleteMemberResponse) GetJSON412() *PreconditionFailed {
	return r.JSON412
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r DeleteMemberResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r DeleteMemberResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r DeleteMemberResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r DeleteMemberResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r DeleteMemberResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r DeleteMemberResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r DeleteMemberResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r DeleteMemberResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type GetMemberResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *MemberResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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
func (r GetMemberResponse) GetJSON200() *MemberResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r GetMemberResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r GetMemberResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r GetMemberResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r GetMemberResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r GetMemberResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r GetMemberResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r GetMemberResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r GetMemberResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r GetMemberResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r GetMemberResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r GetMemberResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r GetMemberResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type UpdateMemberResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *MemberResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON409 the response for an HTTP 409 `application/json` response
	JSON409 *Conflict
	// JSON412 the response for an HTTP 412 `application/json` response
	JSON412 *PreconditionFailed
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
func (r UpdateMemberResponse) GetJSON200() *MemberResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r UpdateMemberResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r UpdateMemberResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r UpdateMemberResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r UpdateMemberResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON409 returns the response for an HTTP 409 `application/json` response
func (r UpdateMemberResponse) GetJSON409() *Conflict {
	return r.JSON409
}

// GetJSON412 returns the response for an HTTP 412 `application/json` response
func (r UpdateMemberResponse) GetJSON412() *PreconditionFailed {
	return r.JSON412
}

// GetJSON413 returns the response for an HTTP 413 `application/json` response
func (r UpdateMemberResponse) GetJSON413() *TooLarge {
	return r.JSON413
}

// GetJSON415 returns the response for an HTTP 415 `application/json` response
func (r UpdateMemberResponse) GetJSON415() *UnsupportedMediaType {
	return r.JSON415
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r UpdateMemberResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r UpdateMemberResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r UpdateMemberResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r UpdateMemberResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r UpdateMemberResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r UpdateMemberResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r UpdateMemberResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r UpdateMemberResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

// ListRolesResponse200Headers the declared response headers of an HTTP 200 response for ListRoles
type ListRolesResponse200Headers struct {
	XTotalCount int
}

type ListRolesResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *RoleListResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
	// Headers200 the parsed response headers for an HTTP 200 response
	Headers200 *ListRolesResponse200Headers
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListRolesResponse) GetJSON200() *RoleListResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListRolesResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListRolesResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r ListRolesResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListRolesResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListRolesResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListRolesResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListRolesResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListRolesResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListRolesResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListRolesResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListRolesResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type GetRoleResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *RoleResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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
func (r GetRoleResponse) GetJSON200() *RoleResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r GetRoleResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r GetRoleResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r GetRoleResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r GetRoleResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r GetRoleResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r GetRoleResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r GetRoleResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r GetRoleResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r GetRoleResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r GetRoleResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r GetRoleResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r GetRoleResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

// ListServicesResponse200Headers the declared response headers of an HTTP 200 response for ListServices
type ListServicesResponse200Headers struct {
	XTotalCount int
}

type ListServicesResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *ServiceListResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON429 the response for an HTTP 429 `application/json` response
	JSON429 *TooManyRequests
	// JSON500 the response for an HTTP 500 `application/json` response
	JSON500 *InternalError
	// JSON503 the response for an HTTP 503 `application/json` response
	JSON503 *Unavailable
	// JSON504 the response for an HTTP 504 `application/json` response
	JSON504 *Timeout
	// Headers200 the parsed response headers for an HTTP 200 response
	Headers200 *ListServicesResponse200Headers
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListServicesResponse) GetJSON200() *ServiceListResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListServicesResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListServicesResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r ListServicesResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListServicesResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListServicesResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListServicesResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListServicesResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListServicesResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListServicesResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListServicesResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListServicesResponse) ContentType() string {
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
	JSON200 *AlertListResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r ListAlertsResponse) GetJSON403() *Forbidden {
	return r.JSON403
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
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r CreateAlertResponse) GetJSON403() *Forbidden {
	return r.JSON403
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
	JSON200 *EmptyResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON412 the response for an HTTP 412 `application/json` response
	JSON412 *PreconditionFailed
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

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r DeleteAlertResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r DeleteAlertResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON412 returns the response for an HTTP 412 `application/json` response
func (r DeleteAlertResponse) GetJSON412() *PreconditionFailed {
	return r.JSON412
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
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r GetAlertResponse) GetJSON403() *Forbidden {
	return r.JSON403
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
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON412 the response for an HTTP 412 `application/json` response
	JSON412 *PreconditionFailed
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

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r UpdateAlertResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r UpdateAlertResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON412 returns the response for an HTTP 412 `application/json` response
func (r UpdateAlertResponse) GetJSON412() *PreconditionFailed {
	return r.JSON412
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

// ListAlertDeliveriesResponse200Headers the declared response headers of an HTTP 200 response for ListAlertDeliveries
type ListAlertDeliveriesResponse200Headers struct {
	XTotalCount int
}

type ListAlertDeliveriesResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *DeliveryListResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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
	Headers200 *ListAlertDeliveriesResponse200Headers
}

// GetJSON200 returns the response for an HTTP 200 `application/json` response
func (r ListAlertDeliveriesResponse) GetJSON200() *DeliveryListResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r ListAlertDeliveriesResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r ListAlertDeliveriesResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r ListAlertDeliveriesResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r ListAlertDeliveriesResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r ListAlertDeliveriesResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r ListAlertDeliveriesResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r ListAlertDeliveriesResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r ListAlertDeliveriesResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r ListAlertDeliveriesResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r ListAlertDeliveriesResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r ListAlertDeliveriesResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r ListAlertDeliveriesResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type GetAlertDeliveryResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *DeliveryResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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
func (r GetAlertDeliveryResponse) GetJSON200() *DeliveryResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r GetAlertDeliveryResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r GetAlertDeliveryResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r GetAlertDeliveryResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r GetAlertDeliveryResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r GetAlertDeliveryResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r GetAlertDeliveryResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r GetAlertDeliveryResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r GetAlertDeliveryResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r GetAlertDeliveryResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r GetAlertDeliveryResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r GetAlertDeliveryResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r GetAlertDeliveryResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type RedeliverAlertDeliveryResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *DeliveryResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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
func (r RedeliverAlertDeliveryResponse) GetJSON200() *DeliveryResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r RedeliverAlertDeliveryResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r RedeliverAlertDeliveryResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r RedeliverAlertDeliveryResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r RedeliverAlertDeliveryResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r RedeliverAlertDeliveryResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r RedeliverAlertDeliveryResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r RedeliverAlertDeliveryResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r RedeliverAlertDeliveryResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r RedeliverAlertDeliveryResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r RedeliverAlertDeliveryResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r RedeliverAlertDeliveryResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r RedeliverAlertDeliveryResponse) ContentType() string {
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
	JSON200 *AlertHistoryResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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
func (r ListAlertHistoryResponse) GetJSON200() *AlertHistoryResult {
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

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r ListAlertHistoryResponse) GetJSON403() *Forbidden {
	return r.JSON403
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
	JSON200 *AlertResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON412 the response for an HTTP 412 `application/json` response
	JSON412 *PreconditionFailed
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
func (r UnsilenceAlertResponse) GetJSON200() *AlertResult {
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

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r UnsilenceAlertResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r UnsilenceAlertResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON412 returns the response for an HTTP 412 `application/json` response
func (r UnsilenceAlertResponse) GetJSON412() *PreconditionFailed {
	return r.JSON412
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

type GetAlertSilenceResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *AlertSilenceResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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
func (r GetAlertSilenceResponse) GetJSON200() *AlertSilenceResult {
	return r.JSON200
}

// GetJSON400 returns the response for an HTTP 400 `application/json` response
func (r GetAlertSilenceResponse) GetJSON400() *BadRequest {
	return r.JSON400
}

// GetJSON401 returns the response for an HTTP 401 `application/json` response
func (r GetAlertSilenceResponse) GetJSON401() *Unauthorized {
	return r.JSON401
}

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r GetAlertSilenceResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r GetAlertSilenceResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON429 returns the response for an HTTP 429 `application/json` response
func (r GetAlertSilenceResponse) GetJSON429() *TooManyRequests {
	return r.JSON429
}

// GetJSON500 returns the response for an HTTP 500 `application/json` response
func (r GetAlertSilenceResponse) GetJSON500() *InternalError {
	return r.JSON500
}

// GetJSON503 returns the response for an HTTP 503 `application/json` response
func (r GetAlertSilenceResponse) GetJSON503() *Unavailable {
	return r.JSON503
}

// GetJSON504 returns the response for an HTTP 504 `application/json` response
func (r GetAlertSilenceResponse) GetJSON504() *Timeout {
	return r.JSON504
}

// GetBody returns the raw response body bytes
func (r GetAlertSilenceResponse) GetBody() []byte {
	return r.Body
}

// Status returns HTTPResponse.Status
func (r GetAlertSilenceResponse) Status() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Status
	}
	return http.StatusText(0)
}

// StatusCode returns HTTPResponse.StatusCode
func (r GetAlertSilenceResponse) StatusCode() int {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.StatusCode
	}
	return 0
}

// ContentType is a convenience method to retrieve the Content-Type value from the HTTP response headers
func (r GetAlertSilenceResponse) ContentType() string {
	if r.HTTPResponse != nil {
		return r.HTTPResponse.Header.Get("Content-Type")
	}
	return ""
}

type SilenceAlertResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *AlertResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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
func (r SilenceAlertResponse) GetJSON200() *AlertResult {
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

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r SilenceAlertResponse) GetJSON403() *Forbidden {
	return r.JSON403
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
	JSON200 *AlertTestedResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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
func (r TestAlertResponse) GetJSON200() *AlertTestedResult {
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

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r TestAlertResponse) GetJSON403() *Forbidden {
	return r.JSON403
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

// ListDashboardsResponse200Headers the declared response headers of an HTTP 200 response for ListDashboards
type ListDashboardsResponse200Headers struct {
	XTotalCount int
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
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r ListDashboardsResponse) GetJSON403() *Forbidden {
	return r.JSON403
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
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r CreateDashboardResponse) GetJSON403() *Forbidden {
	return r.JSON403
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

type ValidateDashboardResponse struct {
	Body         []byte
	HTTPResponse *http.Response
	// JSON200 the response for an HTTP 200 `application/json` response
	JSON200 *DashboardValidationResult
	// JSON400 the response for an HTTP 400 `application/json` response
	JSON400 *BadRequest
	// JSON401 the response for an HTTP 401 `application/json` response
	JSON401 *Unauthorized
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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
func (r ValidateDashboardResponse) GetJSON200() *DashboardValidationResult {
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

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r ValidateDashboardResponse) GetJSON403() *Forbidden {
	return r.JSON403
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
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON412 the response for an HTTP 412 `application/json` response
	JSON412 *PreconditionFailed
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

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r DeleteDashboardResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r DeleteDashboardResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON412 returns the response for an HTTP 412 `application/json` response
func (r DeleteDashboardResponse) GetJSON412() *PreconditionFailed {
	return r.JSON412
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
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r GetDashboardResponse) GetJSON403() *Forbidden {
	return r.JSON403
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
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
	// JSON404 the response for an HTTP 404 `application/json` response
	JSON404 *NotFound
	// JSON409 the response for an HTTP 409 `application/json` response
	JSON409 *LimitReached
	// JSON412 the response for an HTTP 412 `application/json` response
	JSON412 *PreconditionFailed
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

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r UpdateDashboardResponse) GetJSON403() *Forbidden {
	return r.JSON403
}

// GetJSON404 returns the response for an HTTP 404 `application/json` response
func (r UpdateDashboardResponse) GetJSON404() *NotFound {
	return r.JSON404
}

// GetJSON409 returns the response for an HTTP 409 `application/json` response
func (r UpdateDashboardResponse) GetJSON409() *LimitReached {
	return r.JSON409
}

// GetJSON412 returns the response for an HTTP 412 `application/json` response
func (r UpdateDashboardResponse) GetJSON412() *PreconditionFailed {
	return r.JSON412
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

// ListSourcesResponse200Headers the declared response headers of an HTTP 200 response for ListSources
type ListSourcesResponse200Headers struct {
	XTotalCount int
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
	// JSON403 the response for an HTTP 403 `application/json` response
	JSON403 *Forbidden
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

// GetJSON403 returns the response for an HTTP 403 `application/json` response
func (r ListSourcesResponse) GetJSON403() *Forbidden {
	return r.JSON403
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

// ListOrganizationsWithResponse List organizations
//
// Returns the organization of the key.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations (the `ListOrganizations` operationId).
func (c *ClientWithResponses) ListOrganizationsWithResponse(ctx context.Context, params *ListOrganizationsParams, reqEditors ...RequestEditorFn) (*ListOrganizationsResponse, error) {
	rsp, err := c.ListOrganizations(ctx, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListOrganizationsResponse(rsp)
}

// GetOrganizationWithResponse Get an organization
//
// Returns the organization.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId} (the `GetOrganization` operationId).
func (c *ClientWithResponses) GetOrganizationWithResponse(ctx context.Context, organizationID OrganizationID, reqEditors ...RequestEditorFn) (*GetOrganizationResponse, error) {
	rsp, err := c.GetOrganization(ctx, organizationID, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseGetOrganizationResponse(rsp)
}

// UpdateOrganizationWithBodyWithResponse Update an organization
//
// Changes the fields in the body. Absent fields do not change.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PATCH /v1/organizations/{organizationId} (the `UpdateOrganization` operationId).
func (c *ClientWithResponses) UpdateOrganizationWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateOrganizationResponse, error) {
	rsp, err := c.UpdateOrganizationWithBody(ctx, organizationID, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateOrganizationResponse(rsp)
}

// UpdateOrganizationWithResponse Update an organization
//
// Changes the fields in the body. Absent fields do not change.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PATCH /v1/organizations/{organizationId} (the `UpdateOrganization` operationId).
func (c *ClientWithResponses) UpdateOrganizationWithResponse(ctx context.Context, organizationID OrganizationID, body UpdateOrganizationJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateOrganizationResponse, error) {
	rsp, err := c.UpdateOrganization(ctx, organizationID, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateOrganizationResponse(rsp)
}

// ListActivitiesWithResponse List activities
//
// Returns the audit log, newest first, at most 1,000 entries. It has all changes of the organization, its people, its keys and the resources of its services, over the API and by commands. The server keeps entries for a year, unless the operator has set another retention. A request that changes nothing, or that is refused, has no entry.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/activities (the `ListActivities` operationId).
func (c *ClientWithResponses) ListActivitiesWithResponse(ctx context.Context, organizationID OrganizationID, params *ListActivitiesParams, reqEditors ...RequestEditorFn) (*ListActivitiesResponse, error) {
	rsp, err := c.ListActivities(ctx, organizationID, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListActivitiesResponse(rsp)
}

// ListInvitationsWithResponse List invitations
//
// Returns open invitations, oldest first. Expired invitations are omitted.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/invitations (the `ListInvitations` operationId).
func (c *ClientWithResponses) ListInvitationsWithResponse(ctx context.Context, organizationID OrganizationID, params *ListInvitationsParams, reqEditors ...RequestEditorFn) (*ListInvitationsResponse, error) {
	rsp, err := c.ListInvitations(ctx, organizationID, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListInvitationsResponse(rsp)
}

// CreateInvitationWithBodyWithResponse Invite a person
//
// Creates an invitation, which expires after 30 days. The `url` opens a form where the person sets a name and a password and joins the organization. The server sends no mail; pass the `url` on. Members and people with an open invitation cannot be invited again.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /v1/organizations/{organizationId}/invitations (the `CreateInvitation` operationId).
func (c *ClientWithResponses) CreateInvitationWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateInvitationResponse, error) {
	rsp, err := c.CreateInvitationWithBody(ctx, organizationID, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseCreateInvitationResponse(rsp)
}

// CreateInvitationWithResponse Invite a person
//
// Creates an invitation, which expires after 30 days. The `url` opens a form where the person sets a name and a password and joins the organization. The server sends no mail; pass the `url` on. Members and people with an open invitation cannot be invited again.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /v1/organizations/{organizationId}/invitations (the `CreateInvitation` operationId).
func (c *ClientWithResponses) CreateInvitationWithResponse(ctx context.Context, organizationID OrganizationID, body CreateInvitationJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateInvitationResponse, error) {
	rsp, err := c.CreateInvitation(ctx, organizationID, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseCreateInvitationResponse(rsp)
}

// DeleteInvitationWithResponse Withdraw an invitation
//
// Withdraws the invitation. Its link stops working.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with DELETE /v1/organizations/{organizationId}/invitations/{invitationId} (the `DeleteInvitation` operationId).
func (c *ClientWithResponses) DeleteInvitationWithResponse(ctx context.Context, organizationID OrganizationID, invitationID InvitationID, reqEditors ...RequestEditorFn) (*DeleteInvitationResponse, error) {
	rsp, err := c.DeleteInvitation(ctx, organizationID, invitationID, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseDeleteInvitationResponse(rsp)
}

// GetInvitationWithResponse Get an invitation
//
// Returns one open invitation to join the organization.
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

// ListKeysWithResponse List keys
//
// Returns the keys of the organization, oldest first, without their secrets.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/keys (the `ListKeys` operationId).
func (c *ClientWithResponses) ListKeysWithResponse(ctx context.Context, organizationID OrganizationID, params *ListKeysParams, reqEditors ...RequestEditorFn) (*ListKeysResponse, error) {
	rsp, err := c.ListKeys(ctx, organizationID, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListKeysResponse(rsp)
}

// CreateKeyWithBodyWithResponse Create a key
//
// Creates a key. The response has the id and secret for authentication, which the server returns only once. With `hashData`, the client generates the key, and the server never knows it.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /v1/organizations/{organizationId}/keys (the `CreateKey` operationId).
func (c *ClientWithResponses) CreateKeyWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*CreateKeyResponse, error) {
	rsp, err := c.CreateKeyWithBody(ctx, organizationID, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseCreateKeyResponse(rsp)
}

// CreateKeyWithResponse Create a key
//
// Creates a key. The response has the id and secret for authentication, which the server returns only once. With `hashData`, the client generates the key, and the server never knows it.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /v1/organizations/{organizationId}/keys (the `CreateKey` operationId).
func (c *ClientWithResponses) CreateKeyWithResponse(ctx context.Context, organizationID OrganizationID, body CreateKeyJSONRequestBody, reqEditors ...RequestEditorFn) (*CreateKeyResponse, error) {
	rsp, err := c.CreateKey(ctx, organizationID, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseCreateKeyResponse(rsp)
}

// DeleteKeyWithResponse Delete a key
//
// Deletes the key, which stops working immediately. A key cannot delete itself.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with DELETE /v1/organizations/{organizationId}/keys/{keyId} (the `DeleteKey` operationId).
func (c *ClientWithResponses) DeleteKeyWithResponse(ctx context.Context, organizationID OrganizationID, keyID KeyID, reqEditors ...RequestEditorFn) (*DeleteKeyResponse, error) {
	rsp, err := c.DeleteKey(ctx, organizationID, keyID, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseDeleteKeyResponse(rsp)
}

// GetKeyWithResponse Get a key
//
// Returns one key, without its secret.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/keys/{keyId} (the `GetKey` operationId).
func (c *ClientWithResponses) GetKeyWithResponse(ctx context.Context, organizationID OrganizationID, keyID KeyID, reqEditors ...RequestEditorFn) (*GetKeyResponse, error) {
	rsp, err := c.GetKey(ctx, organizationID, keyID, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseGetKeyResponse(rsp)
}

// UpdateKeyWithBodyWithResponse Update a key
//
// Changes the fields in the body. Absent fields do not change. The change applies from the next request. The key of the request cannot lock itself out. It must stay enabled, keep the role of an admin, and allow the address of the client.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PATCH /v1/organizations/{organizationId}/keys/{keyId} (the `UpdateKey` operationId).
func (c *ClientWithResponses) UpdateKeyWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, keyID KeyID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateKeyResponse, error) {
	rsp, err := c.UpdateKeyWithBody(ctx, organizationID, keyID, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateKeyResponse(rsp)
}

// UpdateKeyWithResponse Update a key
//
// Changes the fields in the body. Absent fields do not change. The change applies from the next request. The key of the request cannot lock itself out. It must stay enabled, keep the role of an admin, and allow the address of the client.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PATCH /v1/organizations/{organizationId}/keys/{keyId} (the `UpdateKey` operationId).
func (c *ClientWithResponses) UpdateKeyWithResponse(ctx context.Context, organizationID OrganizationID, keyID KeyID, body UpdateKeyJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateKeyResponse, error) {
	rsp, err := c.UpdateKey(ctx, organizationID, keyID, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateKeyResponse(rsp)
}

// ListMembersWithResponse List members
//
// Returns the people of the organization, in the order they joined.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/members (the `ListMembers` operationId).
func (c *ClientWithResponses) ListMembersWithResponse(ctx context.Context, organizationID OrganizationID, params *ListMembersParams, reqEditors ...RequestEditorFn) (*ListMembersResponse, error) {
	rsp, err := c.ListMembers(ctx, organizationID, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListMembersResponse(rsp)
}

// DeleteMemberWithResponse Remove a member
//
// Removes a person from the organization. The last admin cannot be removed.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with DELETE /v1/organizations/{organizationId}/members/{userId} (the `DeleteMember` operationId).
func (c *ClientWithResponses) DeleteMemberWithResponse(ctx context.Context, organizationID OrganizationID, userID UserID, reqEditors ...RequestEditorFn) (*DeleteMemberResponse, error) {
	rsp, err := c.DeleteMember(ctx, organizationID, userID, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseDeleteMemberResponse(rsp)
}

// GetMemberWithResponse Get a member
//
// Returns one person of the organization.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/members/{userId} (the `GetMember` operationId).
func (c *ClientWithResponses) GetMemberWithResponse(ctx context.Context, organizationID OrganizationID, userID UserID, reqEditors ...RequestEditorFn) (*GetMemberResponse, error) {
	rsp, err := c.GetMember(ctx, organizationID, userID, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseGetMemberResponse(rsp)
}

// UpdateMemberWithBodyWithResponse Change the role of a member
//
// Changes the role of a person. The role of the last admin cannot change.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PATCH /v1/organizations/{organizationId}/members/{userId} (the `UpdateMember` operationId).
func (c *ClientWithResponses) UpdateMemberWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, userID UserID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*UpdateMemberResponse, error) {
	rsp, err := c.UpdateMemberWithBody(ctx, organizationID, userID, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateMemberResponse(rsp)
}

// UpdateMemberWithResponse Change the role of a member
//
// Changes the role of a person. The role of the last admin cannot change.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with PATCH /v1/organizations/{organizationId}/members/{userId} (the `UpdateMember` operationId).
func (c *ClientWithResponses) UpdateMemberWithResponse(ctx context.Context, organizationID OrganizationID, userID UserID, body UpdateMemberJSONRequestBody, reqEditors ...RequestEditorFn) (*UpdateMemberResponse, error) {
	rsp, err := c.UpdateMember(ctx, organizationID, userID, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUpdateMemberResponse(rsp)
}

// ListRolesWithResponse List roles
//
// Returns the roles for people and keys. All of them are system roles, which cannot be changed.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/roles (the `ListRoles` operationId).
func (c *ClientWithResponses) ListRolesWithResponse(ctx context.Context, organizationID OrganizationID, params *ListRolesParams, reqEditors ...RequestEditorFn) (*ListRolesResponse, error) {
	rsp, err := c.ListRoles(ctx, organizationID, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListRolesResponse(rsp)
}

// GetRoleWithResponse Get a role
//
// Returns one role.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/roles/{roleId} (the `GetRole` operationId).
func (c *ClientWithResponses) GetRoleWithResponse(ctx context.Context, organizationID OrganizationID, roleID RoleID, reqEditors ...RequestEditorFn) (*GetRoleResponse, error) {
	rsp, err := c.GetRole(ctx, organizationID, roleID, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseGetRoleResponse(rsp)
}

// ListServicesWithResponse List services
//
// Returns the services whose stacks the key can use, by name and by page. These are all services of the organization. A page after the last one is empty.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/services (the `ListServices` operationId).
func (c *ClientWithResponses) ListServicesWithResponse(ctx context.Context, organizationID OrganizationID, params *ListServicesParams, reqEditors ...RequestEditorFn) (*ListServicesResponse, error) {
	rsp, err := c.ListServices(ctx, organizationID, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListServicesResponse(rsp)
}

// ListAlertsWithResponse List alerts
//
// Returns alerts by page, in order of creation. A page after the last one is empty. `name` finds alerts by `displayName` and by `name`.
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
// Creates an alert on a tile, a saved search or a chart of its own. The resources that it refers to, including webhooks, must exist. `name` and `message` must be valid templates. The alert starts in state `OK`, or `DISABLED` if `enabled` is false.
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
// Creates an alert on a tile, a saved search or a chart of its own. The resources that it refers to, including webhooks, must exist. `name` and `message` must be valid templates. The alert starts in state `OK`, or `DISABLED` if `enabled` is false.
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
// Deletes the alert without a notification.
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
// Returns one alert, with its state and the errors of its last evaluation.
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
// Replaces the alert. The server clears `displayName`, `tags`, `name`, `message`, `note`, `groupBy`, `numConsecutiveWindows`, `enabled`, `noData` and `renotifyInterval` if they are absent. Absent `scheduleStartAt` and `scheduleOffsetMinutes` keep their stored values. An absent `thresholdMax` does so unless the type changes from a range to another type. The silence, the errors and the state do not change, with two exceptions. An alert that is disabled gets the state `DISABLED`. An alert that is enabled again starts with `OK`.
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
// Replaces the alert. The server clears `displayName`, `tags`, `name`, `message`, `note`, `groupBy`, `numConsecutiveWindows`, `enabled`, `noData` and `renotifyInterval` if they are absent. Absent `scheduleStartAt` and `scheduleOffsetMinutes` keep their stored values. An absent `thresholdMax` does so unless the type changes from a range to another type. The silence, the errors and the state do not change, with two exceptions. An alert that is disabled gets the state `DISABLED`. An alert that is enabled again starts with `OK`.
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

// ListAlertDeliveriesWithResponse List the deliveries of an alert
//
// Returns notifications and their results by page, newest first. The list omits their text and all attempts except the last. Get a single delivery for all fields. The server keeps a delivery for 30 days after it has finished, unless the operator has set another retention.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries (the `ListAlertDeliveries` operationId).
func (c *ClientWithResponses) ListAlertDeliveriesWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, params *ListAlertDeliveriesParams, reqEditors ...RequestEditorFn) (*ListAlertDeliveriesResponse, error) {
	rsp, err := c.ListAlertDeliveries(ctx, organizationID, serviceID, id, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListAlertDeliveriesResponse(rsp)
}

// GetAlertDeliveryWithResponse Get a delivery of an alert
//
// Returns the notification with its text and all attempts. Each attempt has its time, its duration, the response of the receiver, and the time of the next attempt.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries/{deliveryId} (the `GetAlertDelivery` operationId).
func (c *ClientWithResponses) GetAlertDeliveryWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, deliveryID DeliveryID, reqEditors ...RequestEditorFn) (*GetAlertDeliveryResponse, error) {
	rsp, err := c.GetAlertDelivery(ctx, organizationID, serviceID, id, deliveryID, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseGetAlertDeliveryResponse(rsp)
}

// RedeliverAlertDeliveryWithResponse Redeliver a notification
//
// Sends the notification again, regardless of its status. The response has the delivery as `pending`; the server tries immediately and for up to 24 hours. The `messageId` does not change, so that the receiver can detect a duplicate. Earlier attempts remain in the record. The request has no body.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries/{deliveryId}/redeliver (the `RedeliverAlertDelivery` operationId).
func (c *ClientWithResponses) RedeliverAlertDeliveryWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, deliveryID DeliveryID, reqEditors ...RequestEditorFn) (*RedeliverAlertDeliveryResponse, error) {
	rsp, err := c.RedeliverAlertDelivery(ctx, organizationID, serviceID, id, deliveryID, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseRedeliverAlertDeliveryResponse(rsp)
}

// ListAlertHistoryWithResponse List the history of an alert
//
// Returns the results of evaluations by page, newest first. Groups of one evaluation are ordered by key. The server keeps results for 30 days, unless the operator has set another retention. The list is empty until the first evaluation. A page after the last one is empty too.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/history (the `ListAlertHistory` operationId).
func (c *ClientWithResponses) ListAlertHistoryWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, params *ListAlertHistoryParams, reqEditors ...RequestEditorFn) (*ListAlertHistoryResponse, error) {
	rsp, err := c.ListAlertHistory(ctx, organizationID, serviceID, id, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListAlertHistoryResponse(rsp)
}

// UnsilenceAlertWithResponse End the silence of an alert
//
// Ends the silence. The alert notifies again from its next evaluation. If there is no silence, the alert does not change. That is not an error, unless the request has `If-Match`; the server then answers 404.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence (the `UnsilenceAlert` operationId).
func (c *ClientWithResponses) UnsilenceAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*UnsilenceAlertResponse, error) {
	rsp, err := c.UnsilenceAlert(ctx, organizationID, serviceID, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseUnsilenceAlertResponse(rsp)
}

// GetAlertSilenceWithResponse Get the silence of an alert
//
// Returns the silence of an alert, or 404 if it has none. The `ETag` identifies the silence, not the alert. Send it as `If-Match` with `DELETE`.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence (the `GetAlertSilence` operationId).
func (c *ClientWithResponses) GetAlertSilenceWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*GetAlertSilenceResponse, error) {
	rsp, err := c.GetAlertSilence(ctx, organizationID, serviceID, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseGetAlertSilenceResponse(rsp)
}

// SilenceAlertWithBodyWithResponse Silence an alert
//
// Silences the alert until a time in the future, at most 366 days ahead. The server still evaluates the alert and updates its state and history, but it sends no notifications. If the alert starts or stops firing and that state lasts until the silence expires, the server notifies then. The request replaces an existing silence. During the silence, the alert has the field `silenced`.
//
// Takes any type of body and a specified content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence (the `SilenceAlert` operationId).
func (c *ClientWithResponses) SilenceAlertWithBodyWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, contentType string, body io.Reader, reqEditors ...RequestEditorFn) (*SilenceAlertResponse, error) {
	rsp, err := c.SilenceAlertWithBody(ctx, organizationID, serviceID, id, contentType, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseSilenceAlertResponse(rsp)
}

// SilenceAlertWithResponse Silence an alert
//
// Silences the alert until a time in the future, at most 366 days ahead. The server still evaluates the alert and updates its state and history, but it sends no notifications. If the alert starts or stops firing and that state lasts until the silence expires, the server notifies then. The request replaces an existing silence. During the silence, the alert has the field `silenced`.
//
// Takes a body of the `application/json` content type, and returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence (the `SilenceAlert` operationId).
func (c *ClientWithResponses) SilenceAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, body SilenceAlertJSONRequestBody, reqEditors ...RequestEditorFn) (*SilenceAlertResponse, error) {
	rsp, err := c.SilenceAlert(ctx, organizationID, serviceID, id, body, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseSilenceAlertResponse(rsp)
}

// TestAlertWithResponse Test an alert
//
// Evaluates the alert now on real data. The response has the result for the newest window that is ready for evaluation, and the texts of the notifications. The request has no body. The server stores nothing and notifies nobody. It ignores `numConsecutiveWindows`, silences and `enabled`. If the query fails, the source is missing or a notification cannot be rendered, the server answers 400 with the reason. After 30 seconds, the server answers 504.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/test (the `TestAlert` operationId).
func (c *ClientWithResponses) TestAlertWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, id AlertID, reqEditors ...RequestEditorFn) (*TestAlertResponse, error) {
	rsp, err := c.TestAlert(ctx, organizationID, serviceID, id, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseTestAlertResponse(rsp)
}

// ListDashboardsWithResponse List dashboards
//
// Returns all dashboards with all their fields, by name in descending order. Names are compared by bytes, so lower case comes first.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards (the `ListDashboards` operationId).
func (c *ClientWithResponses) ListDashboardsWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, params *ListDashboardsParams, reqEditors ...RequestEditorFn) (*ListDashboardsResponse, error) {
	rsp, err := c.ListDashboards(ctx, organizationID, serviceID, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListDashboardsResponse(rsp)
}

// CreateDashboardWithBodyWithResponse Create a dashboard
//
// Creates a dashboard and returns it as stored, with the ids of the dashboard, its tiles and its filters. The sources, connections and dashboards that it refers to must exist.
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
// Creates a dashboard and returns it as stored, with the ids of the dashboard, its tiles and its filters. The sources, connections and dashboards that it refers to must exist.
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
// Checks whether a dashboard could be created, and stores nothing. The status is 200 even if the dashboard has errors; the response lists all of them. The rules for new dashboards apply, so a filter with an id is an error. An empty name is not an error, because an update allows it.
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
// Checks whether a dashboard could be created, and stores nothing. The status is 200 even if the dashboard has errors; the response lists all of them. The rules for new dashboards apply, so a filter with an id is an error. An empty name is not an error, because an update allows it.
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
// Returns one dashboard.
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
// Replaces the dashboard. Absent optional keys keep their stored values, and an empty list clears them. Tiles and filters with a known id keep it. The server deletes alerts of removed tiles, and of tiles whose new type does not support alerts.
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
// Replaces the dashboard. Absent optional keys keep their stored values, and an empty list clears them. Tiles and filters with a known id keep it. The server deletes alerts of removed tiles, and of tiles whose new type does not support alerts.
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
// Returns all sources, with their tables and expressions.
//
// Returns a wrapper object for the known response body format(s).
//
// Corresponds with GET /v1/organizations/{organizationId}/services/{serviceId}/stack/sources (the `ListSources` operationId).
func (c *ClientWithResponses) ListSourcesWithResponse(ctx context.Context, organizationID OrganizationID, serviceID ServiceID, params *ListSourcesParams, reqEditors ...RequestEditorFn) (*ListSourcesResponse, error) {
	rsp, err := c.ListSources(ctx, organizationID, serviceID, params, reqEditors...)
	if err != nil {
		return nil, err
	}
	return ParseListSourcesResponse(rsp)
}

// ParseListOrganizationsResponse parses an HTTP response from a ListOrganizationsWithResponse call
func ParseListOrganizationsResponse(rsp *http.Response) (*ListOrganizationsResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListOrganizationsResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest OrganizationListResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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
		var headers ListOrganizationsResponse200Headers
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

// ParseGetOrganizationResponse parses an HTTP response from a GetOrganizationWithResponse call
func ParseGetOrganizationResponse(rsp *http.Response) (*GetOrganizationResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &GetOrganizationResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest OrganizationResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

// ParseUpdateOrganizationResponse parses an HTTP response from a UpdateOrganizationWithResponse call
func ParseUpdateOrganizationResponse(rsp *http.Response) (*UpdateOrganizationResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &UpdateOrganizationResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest OrganizationResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 412:
		var dest PreconditionFailed
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON412 = &dest

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

// ParseListActivitiesResponse parses an HTTP response from a ListActivitiesWithResponse call
func ParseListActivitiesResponse(rsp *http.Response) (*ListActivitiesResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListActivitiesResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest ActivityListResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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
		var headers ListActivitiesResponse200Headers
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

// ParseListInvitationsResponse parses an HTTP response from a ListInvitationsWithResponse call
func ParseListInvitationsResponse(rsp *http.Response) (*ListInvitationsResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListInvitationsResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest InvitationListResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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
		var headers ListInvitationsResponse200Headers
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

// ParseCreateInvitationResponse parses an HTTP response from a CreateInvitationWithResponse call
func ParseCreateInvitationResponse(rsp *http.Response) (*CreateInvitationResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &CreateInvitationResponse{
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

// ParseDeleteInvitationResponse parses an HTTP response from a DeleteInvitationWithResponse call
func ParseDeleteInvitationResponse(rsp *http.Response) (*DeleteInvitationResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &DeleteInvitationResponse{
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 412:
		var dest PreconditionFailed
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON412 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

// ParseListKeysResponse parses an HTTP response from a ListKeysWithResponse call
func ParseListKeysResponse(rsp *http.Response) (*ListKeysResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListKeysResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest KeyListResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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
		var headers ListKeysResponse200Headers
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

// ParseCreateKeyResponse parses an HTTP response from a CreateKeyWithResponse call
func ParseCreateKeyResponse(rsp *http.Response) (*CreateKeyResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &CreateKeyResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest KeyMadeResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

// ParseDeleteKeyResponse parses an HTTP response from a DeleteKeyWithResponse call
func ParseDeleteKeyResponse(rsp *http.Response) (*DeleteKeyResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &DeleteKeyResponse{
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 412:
		var dest PreconditionFailed
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON412 = &dest

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

// ParseGetKeyResponse parses an HTTP response from a GetKeyWithResponse call
func ParseGetKeyResponse(rsp *http.Response) (*GetKeyResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &GetKeyResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest KeyResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

// ParseUpdateKeyResponse parses an HTTP response from a UpdateKeyWithResponse call
func ParseUpdateKeyResponse(rsp *http.Response) (*UpdateKeyResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &UpdateKeyResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest KeyResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 412:
		var dest PreconditionFailed
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON412 = &dest

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

// ParseListMembersResponse parses an HTTP response from a ListMembersWithResponse call
func ParseListMembersResponse(rsp *http.Response) (*ListMembersResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListMembersResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest MemberListResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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
		var headers ListMembersResponse200Headers
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

// ParseDeleteMemberResponse parses an HTTP response from a DeleteMemberWithResponse call
func ParseDeleteMemberResponse(rsp *http.Response) (*DeleteMemberResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &DeleteMemberResponse{
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 412:
		var dest PreconditionFailed
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON412 = &dest

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

// ParseGetMemberResponse parses an HTTP response from a GetMemberWithResponse call
func ParseGetMemberResponse(rsp *http.Response) (*GetMemberResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &GetMemberResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest MemberResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

// ParseUpdateMemberResponse parses an HTTP response from a UpdateMemberWithResponse call
func ParseUpdateMemberResponse(rsp *http.Response) (*UpdateMemberResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &UpdateMemberResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest MemberResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 412:
		var dest PreconditionFailed
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON412 = &dest

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

// ParseListRolesResponse parses an HTTP response from a ListRolesWithResponse call
func ParseListRolesResponse(rsp *http.Response) (*ListRolesResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListRolesResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest RoleListResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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
		var headers ListRolesResponse200Headers
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

// ParseGetRoleResponse parses an HTTP response from a GetRoleWithResponse call
func ParseGetRoleResponse(rsp *http.Response) (*GetRoleResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &GetRoleResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest RoleResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

// ParseListServicesResponse parses an HTTP response from a ListServicesWithResponse call
func ParseListServicesResponse(rsp *http.Response) (*ListServicesResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListServicesResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest ServiceListResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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
		var headers ListServicesResponse200Headers
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 412:
		var dest PreconditionFailed
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON412 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 412:
		var dest PreconditionFailed
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON412 = &dest

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

// ParseListAlertDeliveriesResponse parses an HTTP response from a ListAlertDeliveriesWithResponse call
func ParseListAlertDeliveriesResponse(rsp *http.Response) (*ListAlertDeliveriesResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &ListAlertDeliveriesResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest DeliveryListResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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
		var headers ListAlertDeliveriesResponse200Headers
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

// ParseGetAlertDeliveryResponse parses an HTTP response from a GetAlertDeliveryWithResponse call
func ParseGetAlertDeliveryResponse(rsp *http.Response) (*GetAlertDeliveryResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &GetAlertDeliveryResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest DeliveryResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

// ParseRedeliverAlertDeliveryResponse parses an HTTP response from a RedeliverAlertDeliveryWithResponse call
func ParseRedeliverAlertDeliveryResponse(rsp *http.Response) (*RedeliverAlertDeliveryResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &RedeliverAlertDeliveryResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest DeliveryResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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
		var dest AlertHistoryResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 412:
		var dest PreconditionFailed
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON412 = &dest

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

// ParseGetAlertSilenceResponse parses an HTTP response from a GetAlertSilenceWithResponse call
func ParseGetAlertSilenceResponse(rsp *http.Response) (*GetAlertSilenceResponse, error) {
	bodyBytes, err := io.ReadAll(rsp.Body)
	defer func() { _ = rsp.Body.Close() }()
	if err != nil {
		return nil, err
	}

	response := &GetAlertSilenceResponse{
		Body:         bodyBytes,
		HTTPResponse: rsp,
	}

	switch {
	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 200:
		var dest AlertSilenceResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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
		var dest AlertTestedResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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
		var dest DashboardValidationResult
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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 404:
		var dest NotFound
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON404 = &dest

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 412:
		var dest PreconditionFailed
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON412 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 412:
		var dest PreconditionFailed
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON412 = &dest

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

	case strings.Contains(rsp.Header.Get("Content-Type"), "json") && rsp.StatusCode == 403:
		var dest Forbidden
		if err := json.Unmarshal(bodyBytes, &dest); err != nil {
			return nil, err
		}
		response.JSON403 = &dest

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

// ServerInterface represents all server handlers.
type ServerInterface interface {
	// ListOrganizations List organizations
	// (GET /v1/organizations)
	ListOrganizations(w http.ResponseWriter, r *http.Request, params ListOrganizationsParams)
	// GetOrganization Get an organization
	// (GET /v1/organizations/{organizationId})
	GetOrganization(w http.ResponseWriter, r *http.Request, organizationID OrganizationID)
	// UpdateOrganization Update an organization
	// (PATCH /v1/organizations/{organizationId})
	UpdateOrganization(w http.ResponseWriter, r *http.Request, organizationID OrganizationID)
	// ListActivities List activities
	// (GET /v1/organizations/{organizationId}/activities)
	ListActivities(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, params ListActivitiesParams)
	// ListInvitations List invitations
	// (GET /v1/organizations/{organizationId}/invitations)
	ListInvitations(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, params ListInvitationsParams)
	// CreateInvitation Invite a person
	// (POST /v1/organizations/{organizationId}/invitations)
	CreateInvitation(w http.ResponseWriter, r *http.Request, organizationID OrganizationID)
	// DeleteInvitation Withdraw an invitation
	// (DELETE /v1/organizations/{organizationId}/invitations/{invitationId})
	DeleteInvitation(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, invitationID InvitationID)
	// GetInvitation Get an invitation
	// (GET /v1/organizations/{organizationId}/invitations/{invitationId})
	GetInvitation(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, invitationID InvitationID)
	// ListKeys List keys
	// (GET /v1/organizations/{organizationId}/keys)
	ListKeys(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, params ListKeysParams)
	// CreateKey Create a key
	// (POST /v1/organizations/{organizationId}/keys)
	CreateKey(w http.ResponseWriter, r *http.Request, organizationID OrganizationID)
	// DeleteKey Delete a key
	// (DELETE /v1/organizations/{organizationId}/keys/{keyId})
	DeleteKey(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, keyID KeyID)
	// GetKey Get a key
	// (GET /v1/organizations/{organizationId}/keys/{keyId})
	GetKey(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, keyID KeyID)
	// UpdateKey Update a key
	// (PATCH /v1/organizations/{organizationId}/keys/{keyId})
	UpdateKey(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, keyID KeyID)
	// ListMembers List members
	// (GET /v1/organizations/{organizationId}/members)
	ListMembers(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, params ListMembersParams)
	// DeleteMember Remove a member
	// (DELETE /v1/organizations/{organizationId}/members/{userId})
	DeleteMember(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, userID UserID)
	// GetMember Get a member
	// (GET /v1/organizations/{organizationId}/members/{userId})
	GetMember(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, userID UserID)
	// UpdateMember Change the role of a member
	// (PATCH /v1/organizations/{organizationId}/members/{userId})
	UpdateMember(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, userID UserID)
	// ListRoles List roles
	// (GET /v1/organizations/{organizationId}/roles)
	ListRoles(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, params ListRolesParams)
	// GetRole Get a role
	// (GET /v1/organizations/{organizationId}/roles/{roleId})
	GetRole(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, roleID RoleID)
	// ListServices List services
	// (GET /v1/organizations/{organizationId}/services)
	ListServices(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, params ListServicesParams)
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
	// ListAlertDeliveries List the deliveries of an alert
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries)
	ListAlertDeliveries(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID, params ListAlertDeliveriesParams)
	// GetAlertDelivery Get a delivery of an alert
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries/{deliveryId})
	GetAlertDelivery(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID, deliveryID DeliveryID)
	// RedeliverAlertDelivery Redeliver a notification
	// (POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries/{deliveryId}/redeliver)
	RedeliverAlertDelivery(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID, deliveryID DeliveryID)
	// ListAlertHistory List the history of an alert
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/history)
	ListAlertHistory(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID, params ListAlertHistoryParams)
	// UnsilenceAlert End the silence of an alert
	// (DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence)
	UnsilenceAlert(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID)
	// GetAlertSilence Get the silence of an alert
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence)
	GetAlertSilence(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID)
	// SilenceAlert Silence an alert
	// (POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence)
	SilenceAlert(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID)
	// TestAlert Test an alert
	// (POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/test)
	TestAlert(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID)
	// ListDashboards List dashboards
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/dashboards)
	ListDashboards(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, params ListDashboardsParams)
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
	ListSources(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, params ListSourcesParams)
}

// ServerInterfaceWrapper converts contexts to parameters.
type ServerInterfaceWrapper struct {
	Handler            ServerInterface
	HandlerMiddlewares []MiddlewareFunc
	ErrorHandlerFunc   func(w http.ResponseWriter, r *http.Request, err error)
}

type MiddlewareFunc func(http.Handler) http.Handler

// ListOrganizations operation middleware
func (siw *ServerInterfaceWrapper) ListOrganizations(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// Parameter object where we will unmarshal all parameters from the context
	var params ListOrganizationsParams

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
		siw.Handler.ListOrganizations(w, r, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// GetOrganization operation middleware
func (siw *ServerInterfaceWrapper) GetOrganization(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.GetOrganization(w, r, organizationID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// UpdateOrganization operation middleware
func (siw *ServerInterfaceWrapper) UpdateOrganization(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.UpdateOrganization(w, r, organizationID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ListActivities operation middleware
func (siw *ServerInterfaceWrapper) ListActivities(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// Parameter object where we will unmarshal all parameters from the context
	var params ListActivitiesParams

	// ------------- Optional query parameter "from_date" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "from_date", r.URL.Query(), &params.FromDate, runtime.BindQueryParameterOptions{Type: "string", Format: "date-time"})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "from_date"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "from_date", Err: err})
		}
		return
	}

	// ------------- Optional query parameter "to_date" -------------

	err = runtime.BindQueryParameterWithOptions("form", true, false, "to_date", r.URL.Query(), &params.ToDate, runtime.BindQueryParameterOptions{Type: "string", Format: "date-time"})
	if err != nil {
		var requiredError *runtime.RequiredParameterError
		if errors.As(err, &requiredError) {
			siw.ErrorHandlerFunc(w, r, &RequiredParamError{ParamName: "to_date"})
		} else {
			siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "to_date", Err: err})
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
		siw.Handler.ListActivities(w, r, organizationID, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ListInvitations operation middleware
func (siw *ServerInterfaceWrapper) ListInvitations(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// Parameter object where we will unmarshal all parameters from the context
	var params ListInvitationsParams

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
		siw.Handler.ListInvitations(w, r, organizationID, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// CreateInvitation operation middleware
func (siw *ServerInterfaceWrapper) CreateInvitation(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.CreateInvitation(w, r, organizationID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// DeleteInvitation operation middleware
func (siw *ServerInterfaceWrapper) DeleteInvitation(w http.ResponseWriter, r *http.Request) {

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
		siw.Handler.DeleteInvitation(w, r, organizationID, invitationID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

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

// ListKeys operation middleware
func (siw *ServerInterfaceWrapper) ListKeys(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// Parameter object where we will unmarshal all parameters from the context
	var params ListKeysParams

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
		siw.Handler.ListKeys(w, r, organizationID, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// CreateKey operation middleware
func (siw *ServerInterfaceWrapper) CreateKey(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.CreateKey(w, r, organizationID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// DeleteKey operation middleware
func (siw *ServerInterfaceWrapper) DeleteKey(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "keyId" -------------
	var keyID KeyID

	err = runtime.BindStyledParameterWithOptions("simple", "keyId", mux.Vars(r)["keyId"], &keyID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "keyId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.DeleteKey(w, r, organizationID, keyID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// GetKey operation middleware
func (siw *ServerInterfaceWrapper) GetKey(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "keyId" -------------
	var keyID KeyID

	err = runtime.BindStyledParameterWithOptions("simple", "keyId", mux.Vars(r)["keyId"], &keyID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "keyId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.GetKey(w, r, organizationID, keyID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// UpdateKey operation middleware
func (siw *ServerInterfaceWrapper) UpdateKey(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "keyId" -------------
	var keyID KeyID

	err = runtime.BindStyledParameterWithOptions("simple", "keyId", mux.Vars(r)["keyId"], &keyID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "keyId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.UpdateKey(w, r, organizationID, keyID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ListMembers operation middleware
func (siw *ServerInterfaceWrapper) ListMembers(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// Parameter object where we will unmarshal all parameters from the context
	var params ListMembersParams

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
		siw.Handler.ListMembers(w, r, organizationID, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// DeleteMember operation middleware
func (siw *ServerInterfaceWrapper) DeleteMember(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "userId" -------------
	var userID UserID

	err = runtime.BindStyledParameterWithOptions("simple", "userId", mux.Vars(r)["userId"], &userID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "userId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.DeleteMember(w, r, organizationID, userID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// GetMember operation middleware
func (siw *ServerInterfaceWrapper) GetMember(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "userId" -------------
	var userID UserID

	err = runtime.BindStyledParameterWithOptions("simple", "userId", mux.Vars(r)["userId"], &userID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "userId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.GetMember(w, r, organizationID, userID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// UpdateMember operation middleware
func (siw *ServerInterfaceWrapper) UpdateMember(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "userId" -------------
	var userID UserID

	err = runtime.BindStyledParameterWithOptions("simple", "userId", mux.Vars(r)["userId"], &userID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "userId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.UpdateMember(w, r, organizationID, userID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ListRoles operation middleware
func (siw *ServerInterfaceWrapper) ListRoles(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// Parameter object where we will unmarshal all parameters from the context
	var params ListRolesParams

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
		siw.Handler.ListRoles(w, r, organizationID, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// GetRole operation middleware
func (siw *ServerInterfaceWrapper) GetRole(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// ------------- Path parameter "roleId" -------------
	var roleID RoleID

	err = runtime.BindStyledParameterWithOptions("simple", "roleId", mux.Vars(r)["roleId"], &roleID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "roleId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.GetRole(w, r, organizationID, roleID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// ListServices operation middleware
func (siw *ServerInterfaceWrapper) ListServices(w http.ResponseWriter, r *http.Request) {

	var err error
	_ = err

	// ------------- Path parameter "organizationId" -------------
	var organizationID OrganizationID

	err = runtime.BindStyledParameterWithOptions("simple", "organizationId", mux.Vars(r)["organizationId"], &organizationID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "uuid", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "organizationId", Err: err})
		return
	}

	// Parameter object where we will unmarshal all parameters from the context
	var params ListServicesParams

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
		siw.Handler.ListServices(w, r, organizationID, params)
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

// ListAlertDeliveries operation middleware
func (siw *ServerInterfaceWrapper) ListAlertDeliveries(w http.ResponseWriter, r *http.Request) {

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

	// Parameter object where we will unmarshal all parameters from the context
	var params ListAlertDeliveriesParams

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
		siw.Handler.ListAlertDeliveries(w, r, organizationID, serviceID, id, params)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// GetAlertDelivery operation middleware
func (siw *ServerInterfaceWrapper) GetAlertDelivery(w http.ResponseWriter, r *http.Request) {

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

	// ------------- Path parameter "deliveryId" -------------
	var deliveryID DeliveryID

	err = runtime.BindStyledParameterWithOptions("simple", "deliveryId", mux.Vars(r)["deliveryId"], &deliveryID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "deliveryId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.GetAlertDelivery(w, r, organizationID, serviceID, id, deliveryID)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// RedeliverAlertDelivery operation middleware
func (siw *ServerInterfaceWrapper) RedeliverAlertDelivery(w http.ResponseWriter, r *http.Request) {

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

	// ------------- Path parameter "deliveryId" -------------
	var deliveryID DeliveryID

	err = runtime.BindStyledParameterWithOptions("simple", "deliveryId", mux.Vars(r)["deliveryId"], &deliveryID, runtime.BindStyledParameterOptions{ParamLocation: runtime.ParamLocationPath, Explode: false, Required: true, Type: "string", Format: "", ValueIsUnescaped: true})
	if err != nil {
		siw.ErrorHandlerFunc(w, r, &InvalidParamFormatError{ParamName: "deliveryId", Err: err})
		return
	}

	handler := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siw.Handler.RedeliverAlertDelivery(w, r, organizationID, serviceID, id, deliveryID)
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
		siw.Handler.ListAlertHistory(w, r, organizationID, serviceID, id, params)
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
		siw.Handler.UnsilenceAlert(w, r, organizationID, serviceID, id)
	}))

	for i := len(siw.HandlerMiddlewares) - 1; i >= 0; i-- {
		handler = siw.HandlerMiddlewares[i](handler)
	}

	handler.ServeHTTP(w, r)
}

// GetAlertSilence operation middleware
func (siw *ServerInterfaceWrapper) GetAlertSilence(w http.ResponseWriter, r *http.Request) {

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
		siw.Handler.GetAlertSilence(w, r, organizationID, serviceID, id)
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
		siw.Handler.SilenceAlert(w, r, organizationID, serviceID, id)
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
		siw.Handler.TestAlert(w, r, organizationID, serviceID, id)
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
		siw.Handler.ListDashboards(w, r, organizationID, serviceID, params)
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
		siw.Handler.ListSources(w, r, organizationID, serviceID, params)
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

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/history", wrapper.ListAlertHistory).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence", wrapper.UnsilenceAlert).Methods(http.MethodDelete)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence", wrapper.GetAlertSilence).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence", wrapper.SilenceAlert).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/test", wrapper.TestAlert).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries", wrapper.ListAlertDeliveries).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries/{deliveryId}", wrapper.GetAlertDelivery).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries/{deliveryId}/redeliver", wrapper.RedeliverAlertDelivery).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services/{serviceId}/stack/sources", wrapper.ListSources).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations", wrapper.ListOrganizations).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}", wrapper.GetOrganization).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}", wrapper.UpdateOrganization).Methods(http.MethodPatch)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/activities", wrapper.ListActivities).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/services", wrapper.ListServices).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/members", wrapper.ListMembers).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/members/{userId}", wrapper.DeleteMember).Methods(http.MethodDelete)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/members/{userId}", wrapper.GetMember).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/members/{userId}", wrapper.UpdateMember).Methods(http.MethodPatch)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/invitations", wrapper.ListInvitations).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/invitations", wrapper.CreateInvitation).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/invitations/{invitationId}", wrapper.DeleteInvitation).Methods(http.MethodDelete)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/invitations/{invitationId}", wrapper.GetInvitation).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/keys", wrapper.ListKeys).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/keys", wrapper.CreateKey).Methods(http.MethodPost)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/keys/{keyId}", wrapper.DeleteKey).Methods(http.MethodDelete)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/keys/{keyId}", wrapper.GetKey).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/keys/{keyId}", wrapper.UpdateKey).Methods(http.MethodPatch)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/roles", wrapper.ListRoles).Methods(http.MethodGet)

	r.HandleFunc(options.BaseURL+"/v1/organizations/{organizationId}/roles/{roleId}", wrapper.GetRole).Methods(http.MethodGet)

	return r
}

type BadRequestJSONResponse Error

type ConflictJSONResponse Error

type ForbiddenJSONResponse Error

type InternalErrorJSONResponse Error

type LimitReachedJSONResponse Error

type NotFoundJSONResponse Error

type NotModifiedResponse struct {
}

type PreconditionFailedJSONResponse Error

type TimeoutJSONResponse Error

type TooLargeJSONResponse Error

type TooManyRequestsJSONResponse Error

type UnauthorizedJSONResponse Error

type UnavailableJSONResponse Error

type UnsupportedMediaTypeJSONResponse Error

type ListOrganizationsRequestObject struct {
	Params ListOrganizationsParams
}

type ListOrganizationsResponseObject interface {
	VisitListOrganizationsResponse(w http.ResponseWriter) error
}

type ListOrganizations200ResponseHeaders struct {
	XTotalCount int
}

type ListOrganizations200JSONResponse struct {
	Body    OrganizationListResult
	Headers ListOrganizations200ResponseHeaders
}

func (response ListOrganizations200JSONResponse) VisitListOrganizationsResponse(w http.ResponseWriter) error {

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

type ListOrganizations400JSONResponse struct{ BadRequestJSONResponse }

func (response ListOrganizations400JSONResponse) VisitListOrganizationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListOrganizations401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListOrganizations401JSONResponse) VisitListOrganizationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListOrganizations403JSONResponse struct{ ForbiddenJSONResponse }

func (response ListOrganizations403JSONResponse) VisitListOrganizationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type ListOrganizations429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListOrganizations429JSONResponse) VisitListOrganizationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListOrganizations500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListOrganizations500JSONResponse) VisitListOrganizationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListOrganizations503JSONResponse struct{ UnavailableJSONResponse }

func (response ListOrganizations503JSONResponse) VisitListOrganizationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListOrganizations504JSONResponse struct{ TimeoutJSONResponse }

func (response ListOrganizations504JSONResponse) VisitListOrganizationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type GetOrganizationRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
}

type GetOrganizationResponseObject interface {
	VisitGetOrganizationResponse(w http.ResponseWriter) error
}

type GetOrganization200JSONResponse OrganizationResult

func (response GetOrganization200JSONResponse) VisitGetOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type GetOrganization304Response = NotModifiedResponse

func (response GetOrganization304Response) VisitGetOrganizationResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type GetOrganization400JSONResponse struct{ BadRequestJSONResponse }

func (response GetOrganization400JSONResponse) VisitGetOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type GetOrganization401JSONResponse struct{ UnauthorizedJSONResponse }

func (response GetOrganization401JSONResponse) VisitGetOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type GetOrganization403JSONResponse struct{ ForbiddenJSONResponse }

func (response GetOrganization403JSONResponse) VisitGetOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type GetOrganization429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response GetOrganization429JSONResponse) VisitGetOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type GetOrganization500JSONResponse struct{ InternalErrorJSONResponse }

func (response GetOrganization500JSONResponse) VisitGetOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type GetOrganization503JSONResponse struct{ UnavailableJSONResponse }

func (response GetOrganization503JSONResponse) VisitGetOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type GetOrganization504JSONResponse struct{ TimeoutJSONResponse }

func (response GetOrganization504JSONResponse) VisitGetOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateOrganizationRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	Body           *UpdateOrganizationJSONRequestBody
}

type UpdateOrganizationResponseObject interface {
	VisitUpdateOrganizationResponse(w http.ResponseWriter) error
}

type UpdateOrganization200JSONResponse OrganizationResult

func (response UpdateOrganization200JSONResponse) VisitUpdateOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateOrganization400JSONResponse struct{ BadRequestJSONResponse }

func (response UpdateOrganization400JSONResponse) VisitUpdateOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateOrganization401JSONResponse struct{ UnauthorizedJSONResponse }

func (response UpdateOrganization401JSONResponse) VisitUpdateOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateOrganization403JSONResponse struct{ ForbiddenJSONResponse }

func (response UpdateOrganization403JSONResponse) VisitUpdateOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateOrganization412JSONResponse struct{ PreconditionFailedJSONResponse }

func (response UpdateOrganization412JSONResponse) VisitUpdateOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(412)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateOrganization413JSONResponse struct{ TooLargeJSONResponse }

func (response UpdateOrganization413JSONResponse) VisitUpdateOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateOrganization415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response UpdateOrganization415JSONResponse) VisitUpdateOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateOrganization429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response UpdateOrganization429JSONResponse) VisitUpdateOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateOrganization500JSONResponse struct{ InternalErrorJSONResponse }

func (response UpdateOrganization500JSONResponse) VisitUpdateOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateOrganization503JSONResponse struct{ UnavailableJSONResponse }

func (response UpdateOrganization503JSONResponse) VisitUpdateOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateOrganization504JSONResponse struct{ TimeoutJSONResponse }

func (response UpdateOrganization504JSONResponse) VisitUpdateOrganizationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type ListActivitiesRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	Params         ListActivitiesParams
}

type ListActivitiesResponseObject interface {
	VisitListActivitiesResponse(w http.ResponseWriter) error
}

type ListActivities200ResponseHeaders struct {
	XTotalCount int
}

type ListActivities200JSONResponse struct {
	Body    ActivityListResult
	Headers ListActivities200ResponseHeaders
}

func (response ListActivities200JSONResponse) VisitListActivitiesResponse(w http.ResponseWriter) error {

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

type ListActivities400JSONResponse struct{ BadRequestJSONResponse }

func (response ListActivities400JSONResponse) VisitListActivitiesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListActivities401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListActivities401JSONResponse) VisitListActivitiesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListActivities403JSONResponse struct{ ForbiddenJSONResponse }

func (response ListActivities403JSONResponse) VisitListActivitiesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type ListActivities429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListActivities429JSONResponse) VisitListActivitiesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListActivities500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListActivities500JSONResponse) VisitListActivitiesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListActivities503JSONResponse struct{ UnavailableJSONResponse }

func (response ListActivities503JSONResponse) VisitListActivitiesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListActivities504JSONResponse struct{ TimeoutJSONResponse }

func (response ListActivities504JSONResponse) VisitListActivitiesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type ListInvitationsRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	Params         ListInvitationsParams
}

type ListInvitationsResponseObject interface {
	VisitListInvitationsResponse(w http.ResponseWriter) error
}

type ListInvitations200ResponseHeaders struct {
	XTotalCount int
}

type ListInvitations200JSONResponse struct {
	Body    InvitationListResult
	Headers ListInvitations200ResponseHeaders
}

func (response ListInvitations200JSONResponse) VisitListInvitationsResponse(w http.ResponseWriter) error {

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

type ListInvitations400JSONResponse struct{ BadRequestJSONResponse }

func (response ListInvitations400JSONResponse) VisitListInvitationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListInvitations401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListInvitations401JSONResponse) VisitListInvitationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListInvitations403JSONResponse struct{ ForbiddenJSONResponse }

func (response ListInvitations403JSONResponse) VisitListInvitationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type ListInvitations429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListInvitations429JSONResponse) VisitListInvitationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListInvitations500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListInvitations500JSONResponse) VisitListInvitationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListInvitations503JSONResponse struct{ UnavailableJSONResponse }

func (response ListInvitations503JSONResponse) VisitListInvitationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListInvitations504JSONResponse struct{ TimeoutJSONResponse }

func (response ListInvitations504JSONResponse) VisitListInvitationsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type CreateInvitationRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	Body           *CreateInvitationJSONRequestBody
}

type CreateInvitationResponseObject interface {
	VisitCreateInvitationResponse(w http.ResponseWriter) error
}

type CreateInvitation200JSONResponse InvitationResult

func (response CreateInvitation200JSONResponse) VisitCreateInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type CreateInvitation400JSONResponse struct{ BadRequestJSONResponse }

func (response CreateInvitation400JSONResponse) VisitCreateInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type CreateInvitation401JSONResponse struct{ UnauthorizedJSONResponse }

func (response CreateInvitation401JSONResponse) VisitCreateInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type CreateInvitation403JSONResponse struct{ ForbiddenJSONResponse }

func (response CreateInvitation403JSONResponse) VisitCreateInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type CreateInvitation409JSONResponse struct{ ConflictJSONResponse }

func (response CreateInvitation409JSONResponse) VisitCreateInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(409)
	_, err := buf.WriteTo(w)
	return err
}

type CreateInvitation413JSONResponse struct{ TooLargeJSONResponse }

func (response CreateInvitation413JSONResponse) VisitCreateInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type CreateInvitation415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response CreateInvitation415JSONResponse) VisitCreateInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type CreateInvitation429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response CreateInvitation429JSONResponse) VisitCreateInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type CreateInvitation500JSONResponse struct{ InternalErrorJSONResponse }

func (response CreateInvitation500JSONResponse) VisitCreateInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type CreateInvitation503JSONResponse struct{ UnavailableJSONResponse }

func (response CreateInvitation503JSONResponse) VisitCreateInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type CreateInvitation504JSONResponse struct{ TimeoutJSONResponse }

func (response CreateInvitation504JSONResponse) VisitCreateInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteInvitationRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	InvitationID   InvitationID   `json:"invitationId"`
}

type DeleteInvitationResponseObject interface {
	VisitDeleteInvitationResponse(w http.ResponseWriter) error
}

type DeleteInvitation200JSONResponse EmptyResult

func (response DeleteInvitation200JSONResponse) VisitDeleteInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteInvitation400JSONResponse struct{ BadRequestJSONResponse }

func (response DeleteInvitation400JSONResponse) VisitDeleteInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteInvitation401JSONResponse struct{ UnauthorizedJSONResponse }

func (response DeleteInvitation401JSONResponse) VisitDeleteInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteInvitation403JSONResponse struct{ ForbiddenJSONResponse }

func (response DeleteInvitation403JSONResponse) VisitDeleteInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteInvitation404JSONResponse struct{ NotFoundJSONResponse }

func (response DeleteInvitation404JSONResponse) VisitDeleteInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteInvitation412JSONResponse struct{ PreconditionFailedJSONResponse }

func (response DeleteInvitation412JSONResponse) VisitDeleteInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(412)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteInvitation429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response DeleteInvitation429JSONResponse) VisitDeleteInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteInvitation500JSONResponse struct{ InternalErrorJSONResponse }

func (response DeleteInvitation500JSONResponse) VisitDeleteInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteInvitation503JSONResponse struct{ UnavailableJSONResponse }

func (response DeleteInvitation503JSONResponse) VisitDeleteInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteInvitation504JSONResponse struct{ TimeoutJSONResponse }

func (response DeleteInvitation504JSONResponse) VisitDeleteInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

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

type GetInvitation304Response = NotModifiedResponse

func (response GetInvitation304Response) VisitGetInvitationResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
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

type GetInvitation403JSONResponse struct{ ForbiddenJSONResponse }

func (response GetInvitation403JSONResponse) VisitGetInvitationResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
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

type ListKeysRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	Params         ListKeysParams
}

type ListKeysResponseObject interface {
	VisitListKeysResponse(w http.ResponseWriter) error
}

type ListKeys200ResponseHeaders struct {
	XTotalCount int
}

type ListKeys200JSONResponse struct {
	Body    KeyListResult
	Headers ListKeys200ResponseHeaders
}

func (response ListKeys200JSONResponse) VisitListKeysResponse(w http.ResponseWriter) error {

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

type ListKeys400JSONResponse struct{ BadRequestJSONResponse }

func (response ListKeys400JSONResponse) VisitListKeysResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListKeys401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListKeys401JSONResponse) VisitListKeysResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListKeys403JSONResponse struct{ ForbiddenJSONResponse }

func (response ListKeys403JSONResponse) VisitListKeysResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type ListKeys429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListKeys429JSONResponse) VisitListKeysResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListKeys500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListKeys500JSONResponse) VisitListKeysResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListKeys503JSONResponse struct{ UnavailableJSONResponse }

func (response ListKeys503JSONResponse) VisitListKeysResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListKeys504JSONResponse struct{ TimeoutJSONResponse }

func (response ListKeys504JSONResponse) VisitListKeysResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type CreateKeyRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	Body           *CreateKeyJSONRequestBody
}

type CreateKeyResponseObject interface {
	VisitCreateKeyResponse(w http.ResponseWriter) error
}

type CreateKey200JSONResponse KeyMadeResult

func (response CreateKey200JSONResponse) VisitCreateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type CreateKey400JSONResponse struct{ BadRequestJSONResponse }

func (response CreateKey400JSONResponse) VisitCreateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type CreateKey401JSONResponse struct{ UnauthorizedJSONResponse }

func (response CreateKey401JSONResponse) VisitCreateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type CreateKey403JSONResponse struct{ ForbiddenJSONResponse }

func (response CreateKey403JSONResponse) VisitCreateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type CreateKey409JSONResponse struct{ ConflictJSONResponse }

func (response CreateKey409JSONResponse) VisitCreateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(409)
	_, err := buf.WriteTo(w)
	return err
}

type CreateKey413JSONResponse struct{ TooLargeJSONResponse }

func (response CreateKey413JSONResponse) VisitCreateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type CreateKey415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response CreateKey415JSONResponse) VisitCreateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type CreateKey429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response CreateKey429JSONResponse) VisitCreateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type CreateKey500JSONResponse struct{ InternalErrorJSONResponse }

func (response CreateKey500JSONResponse) VisitCreateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type CreateKey503JSONResponse struct{ UnavailableJSONResponse }

func (response CreateKey503JSONResponse) VisitCreateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type CreateKey504JSONResponse struct{ TimeoutJSONResponse }

func (response CreateKey504JSONResponse) VisitCreateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteKeyRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	KeyID          KeyID          `json:"keyId"`
}

type DeleteKeyResponseObject interface {
	VisitDeleteKeyResponse(w http.ResponseWriter) error
}

type DeleteKey200JSONResponse EmptyResult

func (response DeleteKey200JSONResponse) VisitDeleteKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteKey400JSONResponse struct{ BadRequestJSONResponse }

func (response DeleteKey400JSONResponse) VisitDeleteKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteKey401JSONResponse struct{ UnauthorizedJSONResponse }

func (response DeleteKey401JSONResponse) VisitDeleteKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteKey403JSONResponse struct{ ForbiddenJSONResponse }

func (response DeleteKey403JSONResponse) VisitDeleteKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteKey404JSONResponse struct{ NotFoundJSONResponse }

func (response DeleteKey404JSONResponse) VisitDeleteKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteKey409JSONResponse struct{ ConflictJSONResponse }

func (response DeleteKey409JSONResponse) VisitDeleteKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(409)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteKey412JSONResponse struct{ PreconditionFailedJSONResponse }

func (response DeleteKey412JSONResponse) VisitDeleteKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(412)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteKey429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response DeleteKey429JSONResponse) VisitDeleteKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteKey500JSONResponse struct{ InternalErrorJSONResponse }

func (response DeleteKey500JSONResponse) VisitDeleteKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteKey503JSONResponse struct{ UnavailableJSONResponse }

func (response DeleteKey503JSONResponse) VisitDeleteKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteKey504JSONResponse struct{ TimeoutJSONResponse }

func (response DeleteKey504JSONResponse) VisitDeleteKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type GetKeyRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	KeyID          KeyID          `json:"keyId"`
}

type GetKeyResponseObject interface {
	VisitGetKeyResponse(w http.ResponseWriter) error
}

type GetKey200JSONResponse KeyResult

func (response GetKey200JSONResponse) VisitGetKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type GetKey304Response = NotModifiedResponse

func (response GetKey304Response) VisitGetKeyResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type GetKey400JSONResponse struct{ BadRequestJSONResponse }

func (response GetKey400JSONResponse) VisitGetKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type GetKey401JSONResponse struct{ UnauthorizedJSONResponse }

func (response GetKey401JSONResponse) VisitGetKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type GetKey403JSONResponse struct{ ForbiddenJSONResponse }

func (response GetKey403JSONResponse) VisitGetKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type GetKey404JSONResponse struct{ NotFoundJSONResponse }

func (response GetKey404JSONResponse) VisitGetKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type GetKey429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response GetKey429JSONResponse) VisitGetKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type GetKey500JSONResponse struct{ InternalErrorJSONResponse }

func (response GetKey500JSONResponse) VisitGetKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type GetKey503JSONResponse struct{ UnavailableJSONResponse }

func (response GetKey503JSONResponse) VisitGetKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type GetKey504JSONResponse struct{ TimeoutJSONResponse }

func (response GetKey504JSONResponse) VisitGetKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateKeyRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	KeyID          KeyID          `json:"keyId"`
	Body           *UpdateKeyJSONRequestBody
}

type UpdateKeyResponseObject interface {
	VisitUpdateKeyResponse(w http.ResponseWriter) error
}

type UpdateKey200JSONResponse KeyResult

func (response UpdateKey200JSONResponse) VisitUpdateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateKey400JSONResponse struct{ BadRequestJSONResponse }

func (response UpdateKey400JSONResponse) VisitUpdateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateKey401JSONResponse struct{ UnauthorizedJSONResponse }

func (response UpdateKey401JSONResponse) VisitUpdateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateKey403JSONResponse struct{ ForbiddenJSONResponse }

func (response UpdateKey403JSONResponse) VisitUpdateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateKey404JSONResponse struct{ NotFoundJSONResponse }

func (response UpdateKey404JSONResponse) VisitUpdateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateKey409JSONResponse struct{ ConflictJSONResponse }

func (response UpdateKey409JSONResponse) VisitUpdateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(409)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateKey412JSONResponse struct{ PreconditionFailedJSONResponse }

func (response UpdateKey412JSONResponse) VisitUpdateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(412)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateKey413JSONResponse struct{ TooLargeJSONResponse }

func (response UpdateKey413JSONResponse) VisitUpdateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateKey415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response UpdateKey415JSONResponse) VisitUpdateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateKey429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response UpdateKey429JSONResponse) VisitUpdateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateKey500JSONResponse struct{ InternalErrorJSONResponse }

func (response UpdateKey500JSONResponse) VisitUpdateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateKey503JSONResponse struct{ UnavailableJSONResponse }

func (response UpdateKey503JSONResponse) VisitUpdateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateKey504JSONResponse struct{ TimeoutJSONResponse }

func (response UpdateKey504JSONResponse) VisitUpdateKeyResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type ListMembersRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	Params         ListMembersParams
}

type ListMembersResponseObject interface {
	VisitListMembersResponse(w http.ResponseWriter) error
}

type ListMembers200ResponseHeaders struct {
	XTotalCount int
}

type ListMembers200JSONResponse struct {
	Body    MemberListResult
	Headers ListMembers200ResponseHeaders
}

func (response ListMembers200JSONResponse) VisitListMembersResponse(w http.ResponseWriter) error {

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

type ListMembers400JSONResponse struct{ BadRequestJSONResponse }

func (response ListMembers400JSONResponse) VisitListMembersResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListMembers401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListMembers401JSONResponse) VisitListMembersResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListMembers403JSONResponse struct{ ForbiddenJSONResponse }

func (response ListMembers403JSONResponse) VisitListMembersResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type ListMembers429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListMembers429JSONResponse) VisitListMembersResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListMembers500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListMembers500JSONResponse) VisitListMembersResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListMembers503JSONResponse struct{ UnavailableJSONResponse }

func (response ListMembers503JSONResponse) VisitListMembersResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListMembers504JSONResponse struct{ TimeoutJSONResponse }

func (response ListMembers504JSONResponse) VisitListMembersResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteMemberRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	UserID         UserID         `json:"userId"`
}

type DeleteMemberResponseObject interface {
	VisitDeleteMemberResponse(w http.ResponseWriter) error
}

type DeleteMember200JSONResponse EmptyResult

func (response DeleteMember200JSONResponse) VisitDeleteMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteMember400JSONResponse struct{ BadRequestJSONResponse }

func (response DeleteMember400JSONResponse) VisitDeleteMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteMember401JSONResponse struct{ UnauthorizedJSONResponse }

func (response DeleteMember401JSONResponse) VisitDeleteMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteMember403JSONResponse struct{ ForbiddenJSONResponse }

func (response DeleteMember403JSONResponse) VisitDeleteMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteMember404JSONResponse struct{ NotFoundJSONResponse }

func (response DeleteMember404JSONResponse) VisitDeleteMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteMember409JSONResponse struct{ ConflictJSONResponse }

func (response DeleteMember409JSONResponse) VisitDeleteMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(409)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteMember412JSONResponse struct{ PreconditionFailedJSONResponse }

func (response DeleteMember412JSONResponse) VisitDeleteMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(412)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteMember429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response DeleteMember429JSONResponse) VisitDeleteMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteMember500JSONResponse struct{ InternalErrorJSONResponse }

func (response DeleteMember500JSONResponse) VisitDeleteMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteMember503JSONResponse struct{ UnavailableJSONResponse }

func (response DeleteMember503JSONResponse) VisitDeleteMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type DeleteMember504JSONResponse struct{ TimeoutJSONResponse }

func (response DeleteMember504JSONResponse) VisitDeleteMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type GetMemberRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	UserID         UserID         `json:"userId"`
}

type GetMemberResponseObject interface {
	VisitGetMemberResponse(w http.ResponseWriter) error
}

type GetMember200JSONResponse MemberResult

func (response GetMember200JSONResponse) VisitGetMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type GetMember304Response = NotModifiedResponse

func (response GetMember304Response) VisitGetMemberResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type GetMember400JSONResponse struct{ BadRequestJSONResponse }

func (response GetMember400JSONResponse) VisitGetMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type GetMember401JSONResponse struct{ UnauthorizedJSONResponse }

func (response GetMember401JSONResponse) VisitGetMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type GetMember403JSONResponse struct{ ForbiddenJSONResponse }

func (response GetMember403JSONResponse) VisitGetMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type GetMember404JSONResponse struct{ NotFoundJSONResponse }

func (response GetMember404JSONResponse) VisitGetMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type GetMember429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response GetMember429JSONResponse) VisitGetMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type GetMember500JSONResponse struct{ InternalErrorJSONResponse }

func (response GetMember500JSONResponse) VisitGetMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type GetMember503JSONResponse struct{ UnavailableJSONResponse }

func (response GetMember503JSONResponse) VisitGetMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type GetMember504JSONResponse struct{ TimeoutJSONResponse }

func (response GetMember504JSONResponse) VisitGetMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateMemberRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	UserID         UserID         `json:"userId"`
	Body           *UpdateMemberJSONRequestBody
}

type UpdateMemberResponseObject interface {
	VisitUpdateMemberResponse(w http.ResponseWriter) error
}

type UpdateMember200JSONResponse MemberResult

func (response UpdateMember200JSONResponse) VisitUpdateMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateMember400JSONResponse struct{ BadRequestJSONResponse }

func (response UpdateMember400JSONResponse) VisitUpdateMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateMember401JSONResponse struct{ UnauthorizedJSONResponse }

func (response UpdateMember401JSONResponse) VisitUpdateMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateMember403JSONResponse struct{ ForbiddenJSONResponse }

func (response UpdateMember403JSONResponse) VisitUpdateMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateMember404JSONResponse struct{ NotFoundJSONResponse }

func (response UpdateMember404JSONResponse) VisitUpdateMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateMember409JSONResponse struct{ ConflictJSONResponse }

func (response UpdateMember409JSONResponse) VisitUpdateMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(409)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateMember412JSONResponse struct{ PreconditionFailedJSONResponse }

func (response UpdateMember412JSONResponse) VisitUpdateMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(412)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateMember413JSONResponse struct{ TooLargeJSONResponse }

func (response UpdateMember413JSONResponse) VisitUpdateMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(413)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateMember415JSONResponse struct {
	UnsupportedMediaTypeJSONResponse
}

func (response UpdateMember415JSONResponse) VisitUpdateMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(415)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateMember429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response UpdateMember429JSONResponse) VisitUpdateMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateMember500JSONResponse struct{ InternalErrorJSONResponse }

func (response UpdateMember500JSONResponse) VisitUpdateMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateMember503JSONResponse struct{ UnavailableJSONResponse }

func (response UpdateMember503JSONResponse) VisitUpdateMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type UpdateMember504JSONResponse struct{ TimeoutJSONResponse }

func (response UpdateMember504JSONResponse) VisitUpdateMemberResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type ListRolesRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	Params         ListRolesParams
}

type ListRolesResponseObject interface {
	VisitListRolesResponse(w http.ResponseWriter) error
}

type ListRoles200ResponseHeaders struct {
	XTotalCount int
}

type ListRoles200JSONResponse struct {
	Body    RoleListResult
	Headers ListRoles200ResponseHeaders
}

func (response ListRoles200JSONResponse) VisitListRolesResponse(w http.ResponseWriter) error {

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

type ListRoles400JSONResponse struct{ BadRequestJSONResponse }

func (response ListRoles400JSONResponse) VisitListRolesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListRoles401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListRoles401JSONResponse) VisitListRolesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListRoles403JSONResponse struct{ ForbiddenJSONResponse }

func (response ListRoles403JSONResponse) VisitListRolesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type ListRoles429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListRoles429JSONResponse) VisitListRolesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListRoles500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListRoles500JSONResponse) VisitListRolesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListRoles503JSONResponse struct{ UnavailableJSONResponse }

func (response ListRoles503JSONResponse) VisitListRolesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListRoles504JSONResponse struct{ TimeoutJSONResponse }

func (response ListRoles504JSONResponse) VisitListRolesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type GetRoleRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	RoleID         RoleID         `json:"roleId"`
}

type GetRoleResponseObject interface {
	VisitGetRoleResponse(w http.ResponseWriter) error
}

type GetRole200JSONResponse RoleResult

func (response GetRole200JSONResponse) VisitGetRoleResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type GetRole400JSONResponse struct{ BadRequestJSONResponse }

func (response GetRole400JSONResponse) VisitGetRoleResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type GetRole401JSONResponse struct{ UnauthorizedJSONResponse }

func (response GetRole401JSONResponse) VisitGetRoleResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type GetRole403JSONResponse struct{ ForbiddenJSONResponse }

func (response GetRole403JSONResponse) VisitGetRoleResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type GetRole404JSONResponse struct{ NotFoundJSONResponse }

func (response GetRole404JSONResponse) VisitGetRoleResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type GetRole429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response GetRole429JSONResponse) VisitGetRoleResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type GetRole500JSONResponse struct{ InternalErrorJSONResponse }

func (response GetRole500JSONResponse) VisitGetRoleResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type GetRole503JSONResponse struct{ UnavailableJSONResponse }

func (response GetRole503JSONResponse) VisitGetRoleResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type GetRole504JSONResponse struct{ TimeoutJSONResponse }

func (response GetRole504JSONResponse) VisitGetRoleResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type ListServicesRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	Params         ListServicesParams
}

type ListServicesResponseObject interface {
	VisitListServicesResponse(w http.ResponseWriter) error
}

type ListServices200ResponseHeaders struct {
	XTotalCount int
}

type ListServices200JSONResponse struct {
	Body    ServiceListResult
	Headers ListServices200ResponseHeaders
}

func (response ListServices200JSONResponse) VisitListServicesResponse(w http.ResponseWriter) error {

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

type ListServices400JSONResponse struct{ BadRequestJSONResponse }

func (response ListServices400JSONResponse) VisitListServicesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListServices401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListServices401JSONResponse) VisitListServicesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListServices403JSONResponse struct{ ForbiddenJSONResponse }

func (response ListServices403JSONResponse) VisitListServicesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type ListServices429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListServices429JSONResponse) VisitListServicesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListServices500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListServices500JSONResponse) VisitListServicesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListServices503JSONResponse struct{ UnavailableJSONResponse }

func (response ListServices503JSONResponse) VisitListServicesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListServices504JSONResponse struct{ TimeoutJSONResponse }

func (response ListServices504JSONResponse) VisitListServicesResponse(w http.ResponseWriter) error {

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

type ListAlerts200ResponseHeaders struct {
	XTotalCount int
}

type ListAlerts200JSONResponse struct {
	Body    AlertListResult
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

type ListAlerts403JSONResponse struct{ ForbiddenJSONResponse }

func (response ListAlerts403JSONResponse) VisitListAlertsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
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

type CreateAlert403JSONResponse struct{ ForbiddenJSONResponse }

func (response CreateAlert403JSONResponse) VisitCreateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
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

type DeleteAlert403JSONResponse struct{ ForbiddenJSONResponse }

func (response DeleteAlert403JSONResponse) VisitDeleteAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
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

type DeleteAlert412JSONResponse struct{ PreconditionFailedJSONResponse }

func (response DeleteAlert412JSONResponse) VisitDeleteAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(412)
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

type GetAlert403JSONResponse struct{ ForbiddenJSONResponse }

func (response GetAlert403JSONResponse) VisitGetAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
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

type UpdateAlert403JSONResponse struct{ ForbiddenJSONResponse }

func (response UpdateAlert403JSONResponse) VisitUpdateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
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

type UpdateAlert412JSONResponse struct{ PreconditionFailedJSONResponse }

func (response UpdateAlert412JSONResponse) VisitUpdateAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(412)
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

type ListAlertDeliveriesRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	ID             AlertID        `json:"id"`
	Params         ListAlertDeliveriesParams
}

type ListAlertDeliveriesResponseObject interface {
	VisitListAlertDeliveriesResponse(w http.ResponseWriter) error
}

type ListAlertDeliveries200ResponseHeaders struct {
	XTotalCount int
}

type ListAlertDeliveries200JSONResponse struct {
	Body    DeliveryListResult
	Headers ListAlertDeliveries200ResponseHeaders
}

func (response ListAlertDeliveries200JSONResponse) VisitListAlertDeliveriesResponse(w http.ResponseWriter) error {

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

type ListAlertDeliveries400JSONResponse struct{ BadRequestJSONResponse }

func (response ListAlertDeliveries400JSONResponse) VisitListAlertDeliveriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlertDeliveries401JSONResponse struct{ UnauthorizedJSONResponse }

func (response ListAlertDeliveries401JSONResponse) VisitListAlertDeliveriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlertDeliveries403JSONResponse struct{ ForbiddenJSONResponse }

func (response ListAlertDeliveries403JSONResponse) VisitListAlertDeliveriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlertDeliveries404JSONResponse struct{ NotFoundJSONResponse }

func (response ListAlertDeliveries404JSONResponse) VisitListAlertDeliveriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlertDeliveries429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response ListAlertDeliveries429JSONResponse) VisitListAlertDeliveriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlertDeliveries500JSONResponse struct{ InternalErrorJSONResponse }

func (response ListAlertDeliveries500JSONResponse) VisitListAlertDeliveriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlertDeliveries503JSONResponse struct{ UnavailableJSONResponse }

func (response ListAlertDeliveries503JSONResponse) VisitListAlertDeliveriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type ListAlertDeliveries504JSONResponse struct{ TimeoutJSONResponse }

func (response ListAlertDeliveries504JSONResponse) VisitListAlertDeliveriesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertDeliveryRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	ID             AlertID        `json:"id"`
	DeliveryID     DeliveryID     `json:"deliveryId"`
}

type GetAlertDeliveryResponseObject interface {
	VisitGetAlertDeliveryResponse(w http.ResponseWriter) error
}

type GetAlertDelivery200JSONResponse DeliveryResult

func (response GetAlertDelivery200JSONResponse) VisitGetAlertDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertDelivery400JSONResponse struct{ BadRequestJSONResponse }

func (response GetAlertDelivery400JSONResponse) VisitGetAlertDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertDelivery401JSONResponse struct{ UnauthorizedJSONResponse }

func (response GetAlertDelivery401JSONResponse) VisitGetAlertDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertDelivery403JSONResponse struct{ ForbiddenJSONResponse }

func (response GetAlertDelivery403JSONResponse) VisitGetAlertDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertDelivery404JSONResponse struct{ NotFoundJSONResponse }

func (response GetAlertDelivery404JSONResponse) VisitGetAlertDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertDelivery429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response GetAlertDelivery429JSONResponse) VisitGetAlertDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertDelivery500JSONResponse struct{ InternalErrorJSONResponse }

func (response GetAlertDelivery500JSONResponse) VisitGetAlertDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertDelivery503JSONResponse struct{ UnavailableJSONResponse }

func (response GetAlertDelivery503JSONResponse) VisitGetAlertDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertDelivery504JSONResponse struct{ TimeoutJSONResponse }

func (response GetAlertDelivery504JSONResponse) VisitGetAlertDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(504)
	_, err := buf.WriteTo(w)
	return err
}

type RedeliverAlertDeliveryRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	ID             AlertID        `json:"id"`
	DeliveryID     DeliveryID     `json:"deliveryId"`
}

type RedeliverAlertDeliveryResponseObject interface {
	VisitRedeliverAlertDeliveryResponse(w http.ResponseWriter) error
}

type RedeliverAlertDelivery200JSONResponse DeliveryResult

func (response RedeliverAlertDelivery200JSONResponse) VisitRedeliverAlertDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type RedeliverAlertDelivery400JSONResponse struct{ BadRequestJSONResponse }

func (response RedeliverAlertDelivery400JSONResponse) VisitRedeliverAlertDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type RedeliverAlertDelivery401JSONResponse struct{ UnauthorizedJSONResponse }

func (response RedeliverAlertDelivery401JSONResponse) VisitRedeliverAlertDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type RedeliverAlertDelivery403JSONResponse struct{ ForbiddenJSONResponse }

func (response RedeliverAlertDelivery403JSONResponse) VisitRedeliverAlertDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type RedeliverAlertDelivery404JSONResponse struct{ NotFoundJSONResponse }

func (response RedeliverAlertDelivery404JSONResponse) VisitRedeliverAlertDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type RedeliverAlertDelivery429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response RedeliverAlertDelivery429JSONResponse) VisitRedeliverAlertDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type RedeliverAlertDelivery500JSONResponse struct{ InternalErrorJSONResponse }

func (response RedeliverAlertDelivery500JSONResponse) VisitRedeliverAlertDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type RedeliverAlertDelivery503JSONResponse struct{ UnavailableJSONResponse }

func (response RedeliverAlertDelivery503JSONResponse) VisitRedeliverAlertDeliveryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type RedeliverAlertDelivery504JSONResponse struct{ TimeoutJSONResponse }

func (response RedeliverAlertDelivery504JSONResponse) VisitRedeliverAlertDeliveryResponse(w http.ResponseWriter) error {

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
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	ID             AlertID        `json:"id"`
	Params         ListAlertHistoryParams
}

type ListAlertHistoryResponseObject interface {
	VisitListAlertHistoryResponse(w http.ResponseWriter) error
}

type ListAlertHistory200ResponseHeaders struct {
	XTotalCount int
}

type ListAlertHistory200JSONResponse struct {
	Body    AlertHistoryResult
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

type ListAlertHistory403JSONResponse struct{ ForbiddenJSONResponse }

func (response ListAlertHistory403JSONResponse) VisitListAlertHistoryResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
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
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	ID             AlertID        `json:"id"`
}

type UnsilenceAlertResponseObject interface {
	VisitUnsilenceAlertResponse(w http.ResponseWriter) error
}

type UnsilenceAlert200JSONResponse AlertResult

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

type UnsilenceAlert403JSONResponse struct{ ForbiddenJSONResponse }

func (response UnsilenceAlert403JSONResponse) VisitUnsilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
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

type UnsilenceAlert412JSONResponse struct{ PreconditionFailedJSONResponse }

func (response UnsilenceAlert412JSONResponse) VisitUnsilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(412)
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

type GetAlertSilenceRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	ID             AlertID        `json:"id"`
}

type GetAlertSilenceResponseObject interface {
	VisitGetAlertSilenceResponse(w http.ResponseWriter) error
}

type GetAlertSilence200JSONResponse AlertSilenceResult

func (response GetAlertSilence200JSONResponse) VisitGetAlertSilenceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(200)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertSilence304Response = NotModifiedResponse

func (response GetAlertSilence304Response) VisitGetAlertSilenceResponse(w http.ResponseWriter) error {
	w.WriteHeader(304)
	return nil
}

type GetAlertSilence400JSONResponse struct{ BadRequestJSONResponse }

func (response GetAlertSilence400JSONResponse) VisitGetAlertSilenceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(400)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertSilence401JSONResponse struct{ UnauthorizedJSONResponse }

func (response GetAlertSilence401JSONResponse) VisitGetAlertSilenceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(401)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertSilence403JSONResponse struct{ ForbiddenJSONResponse }

func (response GetAlertSilence403JSONResponse) VisitGetAlertSilenceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertSilence404JSONResponse struct{ NotFoundJSONResponse }

func (response GetAlertSilence404JSONResponse) VisitGetAlertSilenceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(404)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertSilence429JSONResponse struct{ TooManyRequestsJSONResponse }

func (response GetAlertSilence429JSONResponse) VisitGetAlertSilenceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(429)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertSilence500JSONResponse struct{ InternalErrorJSONResponse }

func (response GetAlertSilence500JSONResponse) VisitGetAlertSilenceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(500)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertSilence503JSONResponse struct{ UnavailableJSONResponse }

func (response GetAlertSilence503JSONResponse) VisitGetAlertSilenceResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(503)
	_, err := buf.WriteTo(w)
	return err
}

type GetAlertSilence504JSONResponse struct{ TimeoutJSONResponse }

func (response GetAlertSilence504JSONResponse) VisitGetAlertSilenceResponse(w http.ResponseWriter) error {

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
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	ID             AlertID        `json:"id"`
	Body           *SilenceAlertJSONRequestBody
}

type SilenceAlertResponseObject interface {
	VisitSilenceAlertResponse(w http.ResponseWriter) error
}

type SilenceAlert200JSONResponse AlertResult

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

type SilenceAlert403JSONResponse struct{ ForbiddenJSONResponse }

func (response SilenceAlert403JSONResponse) VisitSilenceAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
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
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	ID             AlertID        `json:"id"`
}

type TestAlertResponseObject interface {
	VisitTestAlertResponse(w http.ResponseWriter) error
}

type TestAlert200JSONResponse AlertTestedResult

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

type TestAlert403JSONResponse struct{ ForbiddenJSONResponse }

func (response TestAlert403JSONResponse) VisitTestAlertResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
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

type ListDashboardsRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	Params         ListDashboardsParams
}

type ListDashboardsResponseObject interface {
	VisitListDashboardsResponse(w http.ResponseWriter) error
}

type ListDashboards200ResponseHeaders struct {
	XTotalCount int
}

type ListDashboards200JSONResponse struct {
	Body    DashboardListResult
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

type ListDashboards403JSONResponse struct{ ForbiddenJSONResponse }

func (response ListDashboards403JSONResponse) VisitListDashboardsResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
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

type CreateDashboard403JSONResponse struct{ ForbiddenJSONResponse }

func (response CreateDashboard403JSONResponse) VisitCreateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
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

type ValidateDashboardRequestObject struct {
	OrganizationID OrganizationID `json:"organizationId"`
	ServiceID      ServiceID      `json:"serviceId"`
	Body           *ValidateDashboardJSONRequestBody
}

type ValidateDashboardResponseObject interface {
	VisitValidateDashboardResponse(w http.ResponseWriter) error
}

type ValidateDashboard200JSONResponse DashboardValidationResult

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

type ValidateDashboard403JSONResponse struct{ ForbiddenJSONResponse }

func (response ValidateDashboard403JSONResponse) VisitValidateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
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

type DeleteDashboard403JSONResponse struct{ ForbiddenJSONResponse }

func (response DeleteDashboard403JSONResponse) VisitDeleteDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
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

type DeleteDashboard412JSONResponse struct{ PreconditionFailedJSONResponse }

func (response DeleteDashboard412JSONResponse) VisitDeleteDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(412)
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

type GetDashboard403JSONResponse struct{ ForbiddenJSONResponse }

func (response GetDashboard403JSONResponse) VisitGetDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
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

type UpdateDashboard403JSONResponse struct{ ForbiddenJSONResponse }

func (response UpdateDashboard403JSONResponse) VisitUpdateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
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

type UpdateDashboard412JSONResponse struct{ PreconditionFailedJSONResponse }

func (response UpdateDashboard412JSONResponse) VisitUpdateDashboardResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(412)
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
	Params         ListSourcesParams
}

type ListSourcesResponseObject interface {
	VisitListSourcesResponse(w http.ResponseWriter) error
}

type ListSources200ResponseHeaders struct {
	XTotalCount int
}

type ListSources200JSONResponse struct {
	Body    SourceListResult
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

type ListSources403JSONResponse struct{ ForbiddenJSONResponse }

func (response ListSources403JSONResponse) VisitListSourcesResponse(w http.ResponseWriter) error {

	var buf bytes.Buffer
	if err := json.NewEncoder(&buf).Encode(response); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(403)
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
	// ListOrganizations List organizations
	// (GET /v1/organizations)
	ListOrganizations(ctx context.Context, request ListOrganizationsRequestObject) (ListOrganizationsResponseObject, error)
	// GetOrganization Get an organization
	// (GET /v1/organizations/{organizationId})
	GetOrganization(ctx context.Context, request GetOrganizationRequestObject) (GetOrganizationResponseObject, error)
	// UpdateOrganization Update an organization
	// (PATCH /v1/organizations/{organizationId})
	UpdateOrganization(ctx context.Context, request UpdateOrganizationRequestObject) (UpdateOrganizationResponseObject, error)
	// ListActivities List activities
	// (GET /v1/organizations/{organizationId}/activities)
	ListActivities(ctx context.Context, request ListActivitiesRequestObject) (ListActivitiesResponseObject, error)
	// ListInvitations List invitations
	// (GET /v1/organizations/{organizationId}/invitations)
	ListInvitations(ctx context.Context, request ListInvitationsRequestObject) (ListInvitationsResponseObject, error)
	// CreateInvitation Invite a person
	// (POST /v1/organizations/{organizationId}/invitations)
	CreateInvitation(ctx context.Context, request CreateInvitationRequestObject) (CreateInvitationResponseObject, error)
	// DeleteInvitation Withdraw an invitation
	// (DELETE /v1/organizations/{organizationId}/invitations/{invitationId})
	DeleteInvitation(ctx context.Context, request DeleteInvitationRequestObject) (DeleteInvitationResponseObject, error)
	// GetInvitation Get an invitation
	// (GET /v1/organizations/{organizationId}/invitations/{invitationId})
	GetInvitation(ctx context.Context, request GetInvitationRequestObject) (GetInvitationResponseObject, error)
	// ListKeys List keys
	// (GET /v1/organizations/{organizationId}/keys)
	ListKeys(ctx context.Context, request ListKeysRequestObject) (ListKeysResponseObject, error)
	// CreateKey Create a key
	// (POST /v1/organizations/{organizationId}/keys)
	CreateKey(ctx context.Context, request CreateKeyRequestObject) (CreateKeyResponseObject, error)
	// DeleteKey Delete a key
	// (DELETE /v1/organizations/{organizationId}/keys/{keyId})
	DeleteKey(ctx context.Context, request DeleteKeyRequestObject) (DeleteKeyResponseObject, error)
	// GetKey Get a key
	// (GET /v1/organizations/{organizationId}/keys/{keyId})
	GetKey(ctx context.Context, request GetKeyRequestObject) (GetKeyResponseObject, error)
	// UpdateKey Update a key
	// (PATCH /v1/organizations/{organizationId}/keys/{keyId})
	UpdateKey(ctx context.Context, request UpdateKeyRequestObject) (UpdateKeyResponseObject, error)
	// ListMembers List members
	// (GET /v1/organizations/{organizationId}/members)
	ListMembers(ctx context.Context, request ListMembersRequestObject) (ListMembersResponseObject, error)
	// DeleteMember Remove a member
	// (DELETE /v1/organizations/{organizationId}/members/{userId})
	DeleteMember(ctx context.Context, request DeleteMemberRequestObject) (DeleteMemberResponseObject, error)
	// GetMember Get a member
	// (GET /v1/organizations/{organizationId}/members/{userId})
	GetMember(ctx context.Context, request GetMemberRequestObject) (GetMemberResponseObject, error)
	// UpdateMember Change the role of a member
	// (PATCH /v1/organizations/{organizationId}/members/{userId})
	UpdateMember(ctx context.Context, request UpdateMemberRequestObject) (UpdateMemberResponseObject, error)
	// ListRoles List roles
	// (GET /v1/organizations/{organizationId}/roles)
	ListRoles(ctx context.Context, request ListRolesRequestObject) (ListRolesResponseObject, error)
	// GetRole Get a role
	// (GET /v1/organizations/{organizationId}/roles/{roleId})
	GetRole(ctx context.Context, request GetRoleRequestObject) (GetRoleResponseObject, error)
	// ListServices List services
	// (GET /v1/organizations/{organizationId}/services)
	ListServices(ctx context.Context, request ListServicesRequestObject) (ListServicesResponseObject, error)
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
	// ListAlertDeliveries List the deliveries of an alert
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries)
	ListAlertDeliveries(ctx context.Context, request ListAlertDeliveriesRequestObject) (ListAlertDeliveriesResponseObject, error)
	// GetAlertDelivery Get a delivery of an alert
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries/{deliveryId})
	GetAlertDelivery(ctx context.Context, request GetAlertDeliveryRequestObject) (GetAlertDeliveryResponseObject, error)
	// RedeliverAlertDelivery Redeliver a notification
	// (POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/deliveries/{deliveryId}/redeliver)
	RedeliverAlertDelivery(ctx context.Context, request RedeliverAlertDeliveryRequestObject) (RedeliverAlertDeliveryResponseObject, error)
	// ListAlertHistory List the history of an alert
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/history)
	ListAlertHistory(ctx context.Context, request ListAlertHistoryRequestObject) (ListAlertHistoryResponseObject, error)
	// UnsilenceAlert End the silence of an alert
	// (DELETE /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence)
	UnsilenceAlert(ctx context.Context, request UnsilenceAlertRequestObject) (UnsilenceAlertResponseObject, error)
	// GetAlertSilence Get the silence of an alert
	// (GET /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence)
	GetAlertSilence(ctx context.Context, request GetAlertSilenceRequestObject) (GetAlertSilenceResponseObject, error)
	// SilenceAlert Silence an alert
	// (POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/silence)
	SilenceAlert(ctx context.Context, request SilenceAlertRequestObject) (SilenceAlertResponseObject, error)
	// TestAlert Test an alert
	// (POST /v1/organizations/{organizationId}/services/{serviceId}/stack/alerts/{id}/test)
	TestAlert(ctx context.Context, request TestAlertRequestObject) (TestAlertResponseObject, error)
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

// ListOrganizations operation middleware
func (sh *strictHandler) ListOrganizations(w http.ResponseWriter, r *http.Request, params ListOrganizationsParams) {
	var request ListOrganizationsRequestObject

	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListOrganizations(ctx, request.(ListOrganizationsRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListOrganizations")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListOrganizationsResponseObject); ok {
		if err := validResponse.VisitListOrganizationsResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// GetOrganization operation middleware
func (sh *strictHandler) GetOrganization(w http.ResponseWriter, r *http.Request, organizationID OrganizationID) {
	var request GetOrganizationRequestObject

	request.OrganizationID = organizationID

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.GetOrganization(ctx, request.(GetOrganizationRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "GetOrganization")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(GetOrganizationResponseObject); ok {
		if err := validResponse.VisitGetOrganizationResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// UpdateOrganization operation middleware
func (sh *strictHandler) UpdateOrganization(w http.ResponseWriter, r *http.Request, organizationID OrganizationID) {
	var request UpdateOrganizationRequestObject

	request.OrganizationID = organizationID

	var body UpdateOrganizationJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.UpdateOrganization(ctx, request.(UpdateOrganizationRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "UpdateOrganization")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(UpdateOrganizationResponseObject); ok {
		if err := validResponse.VisitUpdateOrganizationResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListActivities operation middleware
func (sh *strictHandler) ListActivities(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, params ListActivitiesParams) {
	var request ListActivitiesRequestObject

	request.OrganizationID = organizationID
	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListActivities(ctx, request.(ListActivitiesRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListActivities")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListActivitiesResponseObject); ok {
		if err := validResponse.VisitListActivitiesResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListInvitations operation middleware
func (sh *strictHandler) ListInvitations(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, params ListInvitationsParams) {
	var request ListInvitationsRequestObject

	request.OrganizationID = organizationID
	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListInvitations(ctx, request.(ListInvitationsRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListInvitations")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListInvitationsResponseObject); ok {
		if err := validResponse.VisitListInvitationsResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// CreateInvitation operation middleware
func (sh *strictHandler) CreateInvitation(w http.ResponseWriter, r *http.Request, organizationID OrganizationID) {
	var request CreateInvitationRequestObject

	request.OrganizationID = organizationID

	var body CreateInvitationJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.CreateInvitation(ctx, request.(CreateInvitationRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "CreateInvitation")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(CreateInvitationResponseObject); ok {
		if err := validResponse.VisitCreateInvitationResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// DeleteInvitation operation middleware
func (sh *strictHandler) DeleteInvitation(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, invitationID InvitationID) {
	var request DeleteInvitationRequestObject

	request.OrganizationID = organizationID
	request.InvitationID = invitationID

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.DeleteInvitation(ctx, request.(DeleteInvitationRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "DeleteInvitation")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(DeleteInvitationResponseObject); ok {
		if err := validResponse.VisitDeleteInvitationResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
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

// ListKeys operation middleware
func (sh *strictHandler) ListKeys(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, params ListKeysParams) {
	var request ListKeysRequestObject

	request.OrganizationID = organizationID
	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListKeys(ctx, request.(ListKeysRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListKeys")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListKeysResponseObject); ok {
		if err := validResponse.VisitListKeysResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// CreateKey operation middleware
func (sh *strictHandler) CreateKey(w http.ResponseWriter, r *http.Request, organizationID OrganizationID) {
	var request CreateKeyRequestObject

	request.OrganizationID = organizationID

	var body CreateKeyJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.CreateKey(ctx, request.(CreateKeyRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "CreateKey")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(CreateKeyResponseObject); ok {
		if err := validResponse.VisitCreateKeyResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// DeleteKey operation middleware
func (sh *strictHandler) DeleteKey(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, keyID KeyID) {
	var request DeleteKeyRequestObject

	request.OrganizationID = organizationID
	request.KeyID = keyID

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.DeleteKey(ctx, request.(DeleteKeyRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "DeleteKey")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(DeleteKeyResponseObject); ok {
		if err := validResponse.VisitDeleteKeyResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// GetKey operation middleware
func (sh *strictHandler) GetKey(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, keyID KeyID) {
	var request GetKeyRequestObject

	request.OrganizationID = organizationID
	request.KeyID = keyID

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.GetKey(ctx, request.(GetKeyRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "GetKey")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(GetKeyResponseObject); ok {
		if err := validResponse.VisitGetKeyResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// UpdateKey operation middleware
func (sh *strictHandler) UpdateKey(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, keyID KeyID) {
	var request UpdateKeyRequestObject

	request.OrganizationID = organizationID
	request.KeyID = keyID

	var body UpdateKeyJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.UpdateKey(ctx, request.(UpdateKeyRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "UpdateKey")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(UpdateKeyResponseObject); ok {
		if err := validResponse.VisitUpdateKeyResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListMembers operation middleware
func (sh *strictHandler) ListMembers(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, params ListMembersParams) {
	var request ListMembersRequestObject

	request.OrganizationID = organizationID
	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListMembers(ctx, request.(ListMembersRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListMembers")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListMembersResponseObject); ok {
		if err := validResponse.VisitListMembersResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// DeleteMember operation middleware
func (sh *strictHandler) DeleteMember(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, userID UserID) {
	var request DeleteMemberRequestObject

	request.OrganizationID = organizationID
	request.UserID = userID

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.DeleteMember(ctx, request.(DeleteMemberRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "DeleteMember")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(DeleteMemberResponseObject); ok {
		if err := validResponse.VisitDeleteMemberResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// GetMember operation middleware
func (sh *strictHandler) GetMember(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, userID UserID) {
	var request GetMemberRequestObject

	request.OrganizationID = organizationID
	request.UserID = userID

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.GetMember(ctx, request.(GetMemberRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "GetMember")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(GetMemberResponseObject); ok {
		if err := validResponse.VisitGetMemberResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// UpdateMember operation middleware
func (sh *strictHandler) UpdateMember(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, userID UserID) {
	var request UpdateMemberRequestObject

	request.OrganizationID = organizationID
	request.UserID = userID

	var body UpdateMemberJSONRequestBody
	if err := runtime.BindJSONBody(r, &body); err != nil {
		sh.options.RequestErrorHandlerFunc(w, r, fmt.Errorf("can't decode JSON body: %w", err))
		return
	}
	request.Body = &body

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.UpdateMember(ctx, request.(UpdateMemberRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "UpdateMember")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(UpdateMemberResponseObject); ok {
		if err := validResponse.VisitUpdateMemberResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListRoles operation middleware
func (sh *strictHandler) ListRoles(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, params ListRolesParams) {
	var request ListRolesRequestObject

	request.OrganizationID = organizationID
	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListRoles(ctx, request.(ListRolesRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListRoles")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListRolesResponseObject); ok {
		if err := validResponse.VisitListRolesResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// GetRole operation middleware
func (sh *strictHandler) GetRole(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, roleID RoleID) {
	var request GetRoleRequestObject

	request.OrganizationID = organizationID
	request.RoleID = roleID

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.GetRole(ctx, request.(GetRoleRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "GetRole")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(GetRoleResponseObject); ok {
		if err := validResponse.VisitGetRoleResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListServices operation middleware
func (sh *strictHandler) ListServices(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, params ListServicesParams) {
	var request ListServicesRequestObject

	request.OrganizationID = organizationID
	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListServices(ctx, request.(ListServicesRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListServices")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListServicesResponseObject); ok {
		if err := validResponse.VisitListServicesResponse(w); err != nil {
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

// ListAlertDeliveries operation middleware
func (sh *strictHandler) ListAlertDeliveries(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID, params ListAlertDeliveriesParams) {
	var request ListAlertDeliveriesRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID
	request.ID = id
	request.Params = params

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.ListAlertDeliveries(ctx, request.(ListAlertDeliveriesRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "ListAlertDeliveries")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(ListAlertDeliveriesResponseObject); ok {
		if err := validResponse.VisitListAlertDeliveriesResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// GetAlertDelivery operation middleware
func (sh *strictHandler) GetAlertDelivery(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID, deliveryID DeliveryID) {
	var request GetAlertDeliveryRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID
	request.ID = id
	request.DeliveryID = deliveryID

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.GetAlertDelivery(ctx, request.(GetAlertDeliveryRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "GetAlertDelivery")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(GetAlertDeliveryResponseObject); ok {
		if err := validResponse.VisitGetAlertDeliveryResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// RedeliverAlertDelivery operation middleware
func (sh *strictHandler) RedeliverAlertDelivery(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID, deliveryID DeliveryID) {
	var request RedeliverAlertDeliveryRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID
	request.ID = id
	request.DeliveryID = deliveryID

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.RedeliverAlertDelivery(ctx, request.(RedeliverAlertDeliveryRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "RedeliverAlertDelivery")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(RedeliverAlertDeliveryResponseObject); ok {
		if err := validResponse.VisitRedeliverAlertDeliveryResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// ListAlertHistory operation middleware
func (sh *strictHandler) ListAlertHistory(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID, params ListAlertHistoryParams) {
	var request ListAlertHistoryRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID
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
func (sh *strictHandler) UnsilenceAlert(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID) {
	var request UnsilenceAlertRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID
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

// GetAlertSilence operation middleware
func (sh *strictHandler) GetAlertSilence(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID) {
	var request GetAlertSilenceRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID
	request.ID = id

	handler := func(ctx context.Context, w http.ResponseWriter, r *http.Request, request interface{}) (interface{}, error) {
		return sh.ssi.GetAlertSilence(ctx, request.(GetAlertSilenceRequestObject))
	}
	for _, middleware := range sh.middlewares {
		handler = middleware(handler, "GetAlertSilence")
	}

	response, err := handler(r.Context(), w, r, request)

	if err != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, err)
	} else if validResponse, ok := response.(GetAlertSilenceResponseObject); ok {
		if err := validResponse.VisitGetAlertSilenceResponse(w); err != nil {
			sh.options.ResponseErrorHandlerFunc(w, r, err)
		}
	} else if response != nil {
		sh.options.ResponseErrorHandlerFunc(w, r, fmt.Errorf("unexpected response type: %T", response))
	}
}

// SilenceAlert operation middleware
func (sh *strictHandler) SilenceAlert(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID) {
	var request SilenceAlertRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID
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
func (sh *strictHandler) TestAlert(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, id AlertID) {
	var request TestAlertRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID
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

// ListDashboards operation middleware
func (sh *strictHandler) ListDashboards(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, params ListDashboardsParams) {
	var request ListDashboardsRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID
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
func (sh *strictHandler) ListSources(w http.ResponseWriter, r *http.Request, organizationID OrganizationID, serviceID ServiceID, params ListSourcesParams) {
	var request ListSourcesRequestObject

	request.OrganizationID = organizationID
	request.ServiceID = serviceID
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
