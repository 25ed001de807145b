package app

import (
	"io"
	"log/slog"
	"net/http"
	"time"

	"github.com/obstack/obstack/impl/forwarded"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/oidc"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

// Options configure a server. The zero value of a field means its documented default only where the
// field says so.
type Options struct {
	// Data is the directory of everything embedded, created with mode 0700.
	Data string
	// Listen is the address of the API; port 0 picks one. ListenElsewhere uses another port if that is taken.
	Listen          string
	ListenElsewhere bool
	// UIListen is where the web UI listens, with the API under the same origin, where the deployment has one.
	UIListen Address
	// TrustedProxies are those whose X-Forwarded-For and -Proto are believed.
	TrustedProxies forwarded.Proxies
	// OIDC is the identity provider that people sign in with; without an issuer there is none.
	OIDC OIDCOptions
	// NoPasswords lets people sign in with the identity provider alone.
	NoPasswords bool
	// API says whether the API is served. Without it Listen answers probes alone.
	API bool
	// Database is a PostgreSQL URL; empty means SQLite in Data.
	Database string
	// ClickHouse is one or several server URLs by comma; empty means the embedded engine.
	ClickHouse string
	// Cluster is the cluster of that server on whose hosts the telemetry tables are made; empty means on it alone.
	Cluster string
	// EngineLib is the path of libchdb; empty means that it is searched.
	EngineLib string
	// EngineMemory caps the embedded engine in bytes; 0 means half of the machine, at most 4 GiB.
	EngineMemory int64
	// PublicURL is the allowed CORS origin.
	PublicURL string
	// LinkURL is the base of links in invitations; empty means the UI's own address, or the API's without a UI.
	LinkURL string
	// EgressAllow are CIDRs and hosts that may be reached though private.
	EgressAllow []string
	// RateLimit is how many requests a key may make in a RateWindow; 0 means no limit.
	RateLimit  int
	RateWindow time.Duration
	// MaxAge is how long before a request for a chart or a tile an equal one may have begun whose query it shares.
	MaxAge time.Duration
	// ReuseMemory is how many bytes of what such requests have read over time are kept; 0 is for none.
	ReuseMemory int64
	// Segment is the name of the managed routes' last fixed path segment.
	Segment string
	// EncryptionKeyFile holds the key that seals secrets; empty means one made in Data.
	EncryptionKeyFile string
	// Limits are those that differ from the defaults.
	Limits store.Limits
	// Evaluate says whether alerts are evaluated, AlertDelay how long after its end a window is read, and AlertHistory
	// how long is kept what came of it.
	Evaluate     bool
	AlertDelay   time.Duration
	AlertHistory time.Duration
	// Deliver says whether notifications are sent, and DeliveryHistory how long is kept what came of it.
	Deliver         bool
	DeliveryHistory time.Duration
	// AuditHistory is how long the audit log is kept.
	AuditHistory time.Duration
	// SMTP is the URL of the mail server, which has its password, and SMTPFrom the sender of mails; both empty means that
	// none are sent.
	SMTP, SMTPFrom string
	// EvaluateEvery is how often alerts are looked for that are due, and the demo goes on; 0 means every second, and every
	// two seconds.
	EvaluateEvery time.Duration
	// Intake is for deployments that take telemetry in.
	Intake IntakeOptions
	// ShutdownTimeout bounds a stop as a whole; 0 means DefaultShutdownTimeout.
	ShutdownTimeout time.Duration
	// MetricsListen is the address of /metrics; empty means none.
	MetricsListen string
	// NewStore allows a start to make a new store if the store of an earlier server is lost.
	NewStore bool
	// ApplyFile is applied before the API accepts requests; empty means none.
	ApplyFile string
	// SelfTelemetry says whether the server takes in its own logs, metrics and traces, where the deployment takes telemetry in.
	SelfTelemetry bool
	// Demo fills an empty store with sample telemetry and resources, and goes on with the telemetry while the server
	// runs.
	Demo bool

	// Binary is the program that is started as the engine's child process.
	Binary string
	// Version and Commit identify the build.
	Version, Commit string
	// Stdout gets what the operator must see once, such as the first keys, in the form of Output.
	Stdout io.Writer
	Output Output
	Log    *slog.Logger
	Now    func() time.Time

	storeMetrics *store.Metrics // nil but for a server
}

// OIDCOptions name an identity provider, this server at it, and whom it gives which role here.
type OIDCOptions struct {
	Issuer, ClientID, ClientSecret string
	Mapping                        oidc.Mapping
}

// Deployment is what differs between the two builds, as a value.
type Deployment struct {
	// Name is oss or managed.
	Name string
	// Managed stores hold many organizations; others exactly one.
	Managed bool
	// Intake says whether telemetry is taken in. What others store in ClickHouse is read in any case.
	Intake bool
	// UI answers what is no part of the API on the listener of the web UI; base is the path that browsers see it under. Nil for
	// a deployment without sign-in and UI.
	UI func(base string) http.Handler
	// Keys are the kinds of keys that the first start makes.
	Keys []store.KeyKind
	// API builds the API, and ErrorBody is the form of its errors also before there is one.
	API       func(s *service.Services, segment string) (httpapi.API, error)
	ErrorBody httpapi.ErrorBody
	// Bootstrap is the content of bootstrap.json.
	Bootstrap func(b *store.Bootstrap) any
	// DemoRequest are command lines, ready to paste, that show the demo data.
	DemoRequest func(r DemoRequest) string
}

// DemoRequest is what a command line for the demo data has to name.
type DemoRequest struct {
	URL string
	// Bootstrap is the path of bootstrap.json, which has a key, as a word of a shell; empty where the first start wrote it
	// elsewhere.
	Bootstrap                             string
	OrganizationID, ServiceID, LogsSource string
	Now                                   time.Time
}
