package service

import (
	"context"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/egress"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/store"
)

// Services are all that the APIs call, one for each kind of resource. A new one is named in this file alone: both APIs
// have what is here, and each calls what its document has operations for.
type Services struct {
	Dashboards    *Dashboards
	Alerts        *Alerts
	Sources       *Sources
	Connections   *Connections
	Webhooks      *Webhooks
	Deliveries    *Deliveries
	SavedSearches *SavedSearches
	Charts        *Charts
	Searches      *Searches
	Fields        *Fields
	Traces        *Traces
	Tiles         *Tiles
	People        *People
	Apply         *Apply
}

// Options are what Services are made of. The services say what each is for. The functions are called when requests come, not by
// New, as what they lead to is made of the services in turn.
type Options struct {
	Store   *store.Store
	Schemas *Schemas
	Runner  *query.Runner
	Egress  *egress.Policy
	Now     func() time.Time
	BaseURL func() string

	WebhookKinds  WebhookKinds
	CheckTemplate func(template string) error
	TestAlert     func(ctx context.Context, team core.TeamID, alert api.Alert) (api.AlertTestResult, error)
	PreviewAlert  func(ctx context.Context, team core.TeamID, alert api.Alert, span time.Duration) (api.AlertPreview, error)
	TestWebhook   func(ctx context.Context, to store.Receiver, n store.NewDelivery) (api.DeliveryAttempt, api.DeliveryStatus)
	WakeDeliverer func()

	OwnAddresses  []string
	Mail          bool
	EmailChannels bool
	PersonalKeys  bool
	Server        ServerInfo
	Issuer        string
	NoPasswords   bool
}

// New returns the services. They are safe for concurrent use and have nothing to close: what they work on is the caller's.
func New(o Options) *Services {
	dashboards := &Dashboards{Store: o.Store, Answer: o.Schemas.Dashboard, Schemas: o.Schemas, Runner: o.Runner}
	return &Services{
		Dashboards: dashboards,
		Alerts: &Alerts{
			Store: o.Store, Now: o.Now, CheckTemplate: o.CheckTemplate, Evaluate: o.TestAlert,
			EvaluatePast: o.PreviewAlert, Kinds: o.WebhookKinds, EmailChannels: o.EmailChannels, Mail: o.Mail,
		},
		Sources:     &Sources{Store: o.Store, Answer: o.Schemas.Source},
		Connections: &Connections{Store: o.Store},
		Webhooks: &Webhooks{
			Store: o.Store, Now: o.Now, Egress: o.Egress, Own: o.OwnAddresses, Mail: o.Mail, BaseURL: o.BaseURL,
			Kinds: o.WebhookKinds, CheckTemplate: o.CheckTemplate, Test: o.TestWebhook,
		},
		Deliveries:    &Deliveries{Store: o.Store, Now: o.Now, Wake: o.WakeDeliverer},
		SavedSearches: &SavedSearches{Store: o.Store, Runner: o.Runner},
		Charts:        &Charts{Store: o.Store, Runner: o.Runner},
		Searches:      &Searches{Store: o.Store, Runner: o.Runner, Now: o.Now},
		Fields:        &Fields{Store: o.Store, Runner: o.Runner},
		Traces:        &Traces{Store: o.Store, Runner: o.Runner},
		Tiles:         &Tiles{Store: o.Store, Dashboards: dashboards, Runner: o.Runner},
		People: &People{
			Store: o.Store, Now: o.Now, BaseURL: o.BaseURL, PersonalKeys: o.PersonalKeys, Server: o.Server, hashing: newHashing(),
			Issuer: o.Issuer, NoPasswords: o.NoPasswords,
		},
		Apply: &Apply{
			Store: o.Store, Schemas: o.Schemas, Now: o.Now, Kinds: o.WebhookKinds, CheckTemplate: o.CheckTemplate,
			EmailChannels: o.EmailChannels,
		},
	}
}
