package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"github.com/obstack/obstack/impl/app"
	"github.com/obstack/obstack/impl/egress"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/forwarded"
	"github.com/obstack/obstack/impl/ingest/receiver"
	"github.com/obstack/obstack/impl/oidc"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/webhook"
)

// config is every flag of every command; each command registers those that it has. Flags whose text needs more than the
// flag package does are kept as they were given and read when all are known, so that every mistake is named at once.
type config struct {
	app.Options
	rateLimit   string
	egressAllow string
	limits      string
	// oidcSecretFile and oidcMapping are the paths of files.
	oidcSecretFile, oidcMapping string
	logLevel                    slog.Level
	logFormat                   string
}

// serveFlags are those of serve in this deployment.
func (p Program) serveFlags(c *config, fs *flag.FlagSet) {
	c.serveFlags(fs)
	if p.Deployment.UI != nil {
		addressVar(fs, &c.UIListen, "ui-listen", ":8080",
			"address of the web UI, with the API under the same origin; port 0 picks one, off is none")
		c.oidcFlags(fs)
	}
	if p.Deployment.Intake {
		c.intakeFlags(fs)
	}
}

// logFlags are about the log, which goes to stderr: stdout is for answers alone.
func (c *config) logFlags(fs *flag.FlagSet) {
	fs.TextVar(&c.logLevel, "log-level", slog.LevelInfo, "least level of what is logged: debug, info, warn or error")
	fs.StringVar(&c.logFormat, "log-format", "text", "form of the log: text or json")
}

// newLog returns the log of a command.
func (c *config) newLog(w io.Writer) *slog.Logger {
	options := &slog.HandlerOptions{Level: c.logLevel}
	if c.logFormat == "json" {
		options.ReplaceAttr = durationText
		return slog.New(slog.NewJSONHandler(w, options))
	}
	return slog.New(slog.NewTextHandler(w, options))
}

// output returns the form of a start's messages on stdout: a block at a terminal, and text or JSON for programs.
func (c *config) output(stdout io.Writer) app.Output {
	if c.logFormat == "json" {
		return app.OutputJSON
	}
	if f, ok := stdout.(*os.File); ok {
		if _, err := unix.IoctlGetWinsize(int(f.Fd()), unix.TIOCGWINSZ); err == nil {
			return app.OutputTerminal
		}
	}
	return app.OutputText
}

// storeFlags are for all commands that open the store. They say where its key is as well: without that nothing sealed in the
// store can be read, and a command that made a key of its own would be refused.
func (c *config) storeFlags(fs *flag.FlagSet) {
	fs.StringVar(&c.Data, "data", "./data", "directory of everything embedded")
	fs.StringVar(&c.Database, "database", "", "postgres://… (default: SQLite in the data directory)")
	fs.StringVar(&c.EncryptionKeyFile, "encryption-key-file", "",
		"file with the key that seals secrets (default: made in the data directory)")
}

// limitsFlag is for the commands that add what there are limits for. The file is read by validate, with the other flags.
func (c *config) limitsFlag(fs *flag.FlagSet) {
	fs.StringVar(&c.limits, "limits", "",
		"YAML file of how many dashboards, alerts and so on each team may have, as dashboards: 10000 (default: docs/running.md)")
}

// engineFlags are for the commands that start an engine.
func (c *config) engineFlags(fs *flag.FlagSet) {
	fs.StringVar(&c.EngineLib, "engine-lib", "", "where libchdb is (default: searched)")
	fs.Func("engine-memory", "memory cap of the embedded engine, as 2GiB (default: half of the machine, at most 4GiB)",
		func(text string) (err error) {
			c.EngineMemory, err = engine.ParseSize(text)
			return err
		})
}

// serveFlags are those of serve, each of which has a variable in the environment too. Their defaults are for one server on
// one machine.
func (c *config) serveFlags(fs *flag.FlagSet) {
	c.storeFlags(fs)
	c.logFlags(fs)
	c.limitsFlag(fs)
	c.engineFlags(fs)
	fs.StringVar(&c.Listen, "listen", ":8000",
		"address of the API; port 0 picks one. If the default port is taken the start fails, but with --demo another one is used")
	fs.BoolVar(&c.API, "api", true, "serve the API; without it --listen serves /healthz and /readyz alone, "+
		"and with --evaluate=false and --deliver=false the latter is about taking telemetry in")
	fs.StringVar(&c.ClickHouse, "clickhouse", "", "http://user:pass@host:8123/db, whose database the first start gives to the first service; "+
		"that is default where there is no path (default: the embedded engine)")
	fs.StringVar(&c.Cluster, "clickhouse-cluster", "",
		"cluster of that server on whose hosts telemetry tables are made, replicated and distributed (default: on it alone)")
	fs.StringVar(&c.PublicURL, "public-url", "http://localhost:8080",
		"base of links in invitations and notifications (if given), and the allowed CORS origin")
	fs.Func("trusted-proxies", "CIDRs, by comma, of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed (default: none)",
		func(text string) (err error) {
			c.TrustedProxies, err = forwarded.Parse(text)
			return err
		})
	fs.StringVar(&c.egressAllow, "egress-allow", "",
		"CIDRs or hosts, by comma, that webhooks and connections made over the API may reach though private")
	fs.StringVar(&c.rateLimit, "rate-limit", "1000/m", "requests per key, as 100/s or 1000/m; 0 turns it off")
	durationVar(fs, &c.MaxAge, "max-age", time.Second,
		"how long before a request for a chart or a tile an equal one may have begun whose query it shares; 0s for none")
	c.ReuseMemory = 64 << 20
	sizeVar(fs, &c.ReuseMemory, "reuse-memory", "what buckets of charts hold that are kept for the next requests; 0 keeps none (default 64MiB)")
	fs.StringVar(&c.Segment, "segment", "stack", "path segment of the managed routes")
	fs.BoolVar(&c.Evaluate, "evaluate", true, "evaluate alerts; false for a replica that only serves the API")
	durationVar(fs, &c.AlertDelay, "alert-delay", 5*time.Second,
		"how long after its end a window of an alert is read, for rows that arrive late, from 0s to 30s")
	durationVar(fs, &c.AlertHistory, "alert-history", 30*day, "how long the history of alerts is kept, as 30d or 12h")
	fs.BoolVar(&c.Deliver, "deliver", true, "send notifications; false for a replica that only serves the API")
	durationVar(fs, &c.DeliveryHistory, "delivery-history", 30*day,
		"how long finished deliveries of notifications are kept, as 30d or 12h")
	durationVar(fs, &c.AuditHistory, "audit-history", 365*day, "how long the audit log is kept, as 365d or 12h")
	fs.StringVar(&c.SMTP, "smtp", "", "mail server for webhooks of the kind email, as smtp://user:pass@host:587 (default: none)")
	fs.StringVar(&c.SMTPFrom, "smtp-from", "", "address that mails come from, as obstack@example.com")
	durationVar(fs, &c.ShutdownTimeout, "shutdown-timeout", app.DefaultShutdownTimeout,
		"limit of a stop, from 1s to 1h; running requests get 60% of it")
	fs.StringVar(&c.MetricsListen, "metrics-listen", "",
		"address that serves /metrics for Prometheus, as 127.0.0.1:9464 (default: none)")
	fs.BoolVar(&c.NewStore, "new-store", false, "if the store of an earlier server in the data directory is lost, start over with a new one")
	fs.StringVar(&c.ApplyFile, "apply", "", "YAML file to apply at start")
	fs.BoolVar(&c.Demo, "demo", false, "fill an empty store with sample telemetry and resources, and go on with it")
}

// intakeFlags are for deployments that take telemetry in.
func (c *config) intakeFlags(fs *flag.FlagSet) {
	o := &c.Intake
	addressVar(fs, &o.GRPC, "otlp-grpc", ":4317", "address that takes telemetry by OTLP over gRPC; port 0 picks one, off is none")
	addressVar(fs, &o.HTTP, "otlp-http", ":4318", "address that takes telemetry by OTLP over HTTP; port 0 picks one, off is none")
	o.Authenticate = true
	fs.Func("ingest-auth", "on, or off to take telemetry from everybody, without an ingestion key (default on)", func(text string) error {
		if text != "on" && text != "off" {
			return errors.New("expected on or off")
		}
		o.Authenticate = text == "on"
		return nil
	})
	sizeVar(fs, &o.LogSize, "otlp-log-size",
		"disk for telemetry that is accepted and not in ClickHouse yet, a third for each signal; what is beyond is refused (default 4GiB)")
	sizeVar(fs, &o.Rate, "otlp-rate", "bytes that each ingestion key may send in a second, as 10MiB (default: any number)")
	sizeVar(fs, &o.GRPCMaxSize, "otlp-grpc-max-size", "largest request over gRPC after it was decompressed (default 4MiB)")
	sizeVar(fs, &o.HTTPMaxSize, "otlp-http-max-size", "largest request over HTTP after it was decompressed (default 20MiB)")
	fs.Func("otlp-severity", "normalize, or keep to store the severity of logs as it was sent (default normalize)", func(text string) error {
		if text != "normalize" && text != "keep" {
			return errors.New("expected normalize or keep")
		}
		o.KeepSeverity = text == "keep"
		return nil
	})
	fs.BoolVar(&o.ParseJSON, "otlp-parse-json", false, "add the members of log bodies that are JSON objects to the attributes")
	fs.Func("otlp-cors-origins", "origins, by comma, of web pages that may send over HTTP, as https://shop.example.com; * for all (default: none)",
		func(text string) (err error) {
			o.CORSOrigins, err = receiver.ParseOrigins(text)
			return err
		})
	fs.BoolVar(&c.SelfTelemetry, "self-telemetry", false,
		"take in the server's own logs, metrics and traces, as those of the service obstack")
	fs.StringVar(&o.CertFile, "otlp-tls-cert", "", "PEM file of a certificate with which telemetry is taken over TLS (default: none)")
	fs.StringVar(&o.KeyFile, "otlp-tls-key", "", "PEM file of the key of --otlp-tls-cert")
	for _, signal := range []struct {
		name  string
		value *time.Duration
	}{
		{"logs", &o.Retention.Logs},
		{"traces", &o.Retention.Traces},
		{"metrics", &o.Retention.Metrics},
		{"sessions", &o.Retention.Sessions},
	} {
		fs.Func("retention-"+signal.name, "how long "+signal.name+
			" are kept, as 90d or 12h; tables that exist are changed (default 30d, and what tables that exist have)",
			func(text string) (err error) {
				*signal.value, err = parseDuration(text)
				return err
			})
	}
}

// oidcFlags are for deployments that people sign in to.
func (c *config) oidcFlags(fs *flag.FlagSet) {
	fs.StringVar(&c.OIDC.Issuer, "oidc-issuer", "", "identity provider that people sign in with by OpenID Connect, as https://id.example.com (default: none)")
	fs.StringVar(&c.OIDC.ClientID, "oidc-client-id", "", "what the identity provider knows this server as")
	fs.StringVar(&c.oidcSecretFile, "oidc-client-secret-file", "", "file with the secret that the identity provider has given this server")
	fs.StringVar(&c.oidcMapping, "oidc-mapping", "",
		"YAML file of the roles that groups and domains at the identity provider give, as groups: {platform: admin}")
	passwordsFlag(fs, &c.NoPasswords)
}

// passwordsFlag is also for the commands that make links to set a password.
func passwordsFlag(fs *flag.FlagSet, off *bool) {
	fs.Func("passwords", "on, or off to let people sign in with the identity provider alone (default on)", func(text string) error {
		if text != "on" && text != "off" {
			return errors.New("expected on or off")
		}
		*off = text == "off"
		return nil
	})
}

// readOIDC reads the files of the identity provider's flags and checks that all are there, or none.
func (c *config) readOIDC(check func(name string, err error)) {
	if c.OIDC.Issuer == "" && c.OIDC.ClientID == "" && c.oidcSecretFile == "" && c.oidcMapping == "" {
		if c.NoPasswords {
			check("passwords", errors.New("off needs an identity provider: --oidc-issuer"))
		}
		return
	}
	for _, f := range []struct{ name, value string }{
		{"oidc-issuer", c.OIDC.Issuer},
		{"oidc-client-id", c.OIDC.ClientID},
		{"oidc-client-secret-file", c.oidcSecretFile},
		{"oidc-mapping", c.oidcMapping},
	} {
		if f.value == "" {
			check(f.name, errors.New("must be given together with the other --oidc flags"))
		}
	}
	if c.OIDC.Issuer != "" {
		check("oidc-issuer", oidc.CheckIssuer(c.OIDC.Issuer))
	}
	if c.oidcSecretFile != "" {
		secret, err := os.ReadFile(c.oidcSecretFile)
		if c.OIDC.ClientSecret = strings.TrimSpace(string(secret)); err == nil && c.OIDC.ClientSecret == "" {
			err = errors.New("the file is empty")
		}
		check("oidc-client-secret-file", err)
	}
	if c.oidcMapping != "" {
		var err error
		c.OIDC.Mapping, err = oidc.ReadMapping(c.oidcMapping)
		check("oidc-mapping", err)
	}
	if c.UIListen.Listen == "" {
		check("ui-listen", errors.New("must not be off with --oidc-issuer, as people sign in there"))
	}
}

// addressVar defines a flag for an address that off turns off. An address that was given must be free when the server starts;
// if the default one is taken, another port is used.
func addressVar(fs *flag.FlagSet, value *app.Address, name, standard, usage string) {
	value.Listen = standard
	fs.Func(name, usage+" (default "+standard+", or another port if that is taken)", func(text string) error {
		*value = app.Address{Given: true}
		if text == "off" {
			return nil
		}
		value.Listen = text
		_, _, err := net.SplitHostPort(text)
		return err
	})
}

// sizeVar defines a flag for a number of bytes, with or without a unit such as MiB. Without the flag the value stays 0.
func sizeVar(fs *flag.FlagSet, value *int64, name, usage string) {
	fs.Func(name, usage, func(text string) (err error) {
		*value, err = engine.ParseSize(text)
		return err
	})
}

// options parses a command's arguments and adds what every command gets from the process. register defines the flags of the
// command; those of the log are defined for all. It returns the options and the arguments that are no flags.
func (p Program) options(command string, args []string, stdout, stderr io.Writer, register func(*config, *flag.FlagSet)) (
	app.Options, []string, error,
) {
	c := &config{}
	fs := flag.NewFlagSet("obstack "+command, flag.ContinueOnError)
	register(c, fs)
	if fs.Lookup("log-level") == nil {
		c.logFlags(fs)
	}
	rest, err := c.parse(fs, args, stdout)
	if err != nil {
		return app.Options{}, nil, err
	}
	o := c.Options
	o.Version, o.Commit = p.Version, p.Commit
	o.Stdout, o.Output, o.Now = stdout, c.output(stdout), time.Now
	o.Log = c.newLog(stderr)
	o.Binary, err = os.Executable()
	return o, rest, err
}

// parseFlags reads the arguments, among which flags may stand anywhere, and returns those that are no flags. For --help it
// prints the flags to stdout and returns flag.ErrHelp, which is no failure.
func parseFlags(fs *flag.FlagSet, args []string, stdout io.Writer) (rest []string, err error) {
	fs.SetOutput(io.Discard) // the error says enough without every flag printed below it
	for {
		err := fs.Parse(args)
		if errors.Is(err, flag.ErrHelp) {
			fs.SetOutput(stdout)
			fs.Usage()
		}
		if err != nil {
			return nil, err
		}
		if fs.NArg() == 0 {
			return rest, nil
		}
		rest, args = append(rest, fs.Arg(0)), fs.Args()[1:]
	}
}

// parse is parseFlags with a fallback for flags that are not given: OBSTACK_PUBLIC_URL stands in for --public-url. An
// empty variable counts as none.
func (c *config) parse(fs *flag.FlagSet, args []string, stdout io.Writer) ([]string, error) {
	rest, err := parseFlags(fs, args, stdout)
	if err != nil {
		return nil, err
	}
	given := map[string]bool{}
	fs.Visit(func(f *flag.Flag) { given[f.Name] = true })
	var problems []error
	fs.VisitAll(func(f *flag.Flag) {
		name := variableOf(f.Name)
		if value := os.Getenv(name); value != "" && !given[f.Name] {
			given[f.Name] = true
			if err := fs.Set(f.Name, value); err != nil {
				problems = append(problems, fmt.Errorf("%s: invalid value %q: %w", name, value, err))
			}
		}
	})
	if given["public-url"] {
		c.LinkURL = strings.TrimRight(c.PublicURL, "/")
	}
	c.ListenElsewhere = c.Demo && !given["listen"]
	return rest, errors.Join(append(problems, c.validate(fs))...)
}

// variableOf is the environment's name of a flag.
func variableOf(flagName string) string {
	return "OBSTACK_" + strings.ToUpper(strings.ReplaceAll(flagName, "-", "_"))
}

// kubernetesForm matches what Kubernetes sets for each service of a namespace, such as OBSTACK_SERVICE_HOST and OBSTACK_PORT.
var kubernetesForm = regexp.MustCompile(`_SERVICE_(HOST|PORT(_.*)?)$|_PORT(_[0-9]+_(TCP|UDP)(_.*)?)?$`)

// unknownVariables are those in the environment that look like a flag of serve and are none, sorted: a misspelt name that would
// be passed over in silence.
func (p Program) unknownVariables(environ []string) []string {
	fs := flag.NewFlagSet("", flag.ContinueOnError)
	p.serveFlags(new(config), fs)
	known := map[string]bool{}
	fs.VisitAll(func(f *flag.Flag) { known[variableOf(f.Name)] = true })
	var unknown []string
	for _, entry := range environ {
		name, _, _ := strings.Cut(entry, "=")
		// The engine's child has variables of its own, and Kubernetes makes some for a service that is called obstack.
		if strings.HasPrefix(name, "OBSTACK_") && !known[name] && !strings.HasPrefix(name, "OBSTACK_ENGINE_") &&
			!kubernetesForm.MatchString(name) {
			unknown = append(unknown, name)
		}
	}
	slices.Sort(unknown)
	return unknown
}

// segmentForm is that of a segment of a path that needs no escapes and has no upper case, which routes do not tell apart.
var segmentForm = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{0,62}$`)

// validate reports every problem at once, so that the operator can repair a set-up in one go.
func (c *config) validate(fs *flag.FlagSet) error {
	var problems []error
	check := func(name string, err error) {
		if fs.Lookup(name) != nil && err != nil {
			problems = append(problems, fmt.Errorf("--%s: %w", name, err))
		}
	}
	var err error
	c.RateLimit, c.RateWindow, err = parseRate(c.rateLimit)
	check("rate-limit", err)
	c.EgressAllow, err = parseEgress(c.egressAllow)
	check("egress-allow", err)
	if c.limits != "" {
		c.Limits, err = app.ReadLimits(c.limits)
		check("limits", err)
	}
	c.readOIDC(check)
	if c.MaxAge < 0 {
		check("max-age", errors.New("must not be negative, as 1s"))
	}
	if c.AlertDelay < 0 || c.AlertDelay > store.MaxDelay {
		check("alert-delay", fmt.Errorf("must be from 0s to %s, as 5s", store.MaxDelay))
	}
	if c.AlertHistory < time.Hour {
		check("alert-history", errors.New("must be at least an hour, as 30d"))
	}
	if c.DeliveryHistory < time.Hour {
		check("delivery-history", errors.New("must be at least an hour, as 30d"))
	}
	if c.AuditHistory < time.Hour {
		check("audit-history", errors.New("must be at least an hour, as 365d"))
	}
	if c.ShutdownTimeout < time.Second || c.ShutdownTimeout > time.Hour {
		check("shutdown-timeout", errors.New("must be from 1s to 1h, as 10s"))
	}
	if c.SMTP != "" && c.SMTPFrom == "" {
		check("smtp-from", errors.New("must be given together with --smtp"))
	}
	if c.SMTP == "" && c.SMTPFrom != "" {
		check("smtp", errors.New("must be given together with --smtp-from"))
	}
	if c.SMTP != "" && c.SMTPFrom != "" {
		_, err = webhook.ParseMail(c.SMTP, c.SMTPFrom)
		check("smtp", err)
	}
	if c.MetricsListen != "" {
		_, _, err = net.SplitHostPort(c.MetricsListen)
		check("metrics-listen", err)
	}
	if c.Listen != "" {
		_, _, err = net.SplitHostPort(c.Listen)
		check("listen", err)
	}
	if c.Database != "" && !strings.HasPrefix(c.Database, "postgres://") &&
		!strings.HasPrefix(c.Database, "postgresql://") {
		check("database", errors.New("expected postgres://…"))
	}
	if c.Database != "" && c.EncryptionKeyFile == "" {
		check("encryption-key-file", errors.New("must be given together with --database"))
	}
	if c.ClickHouse != "" && !strings.HasPrefix(c.ClickHouse, "http://") && !strings.HasPrefix(c.ClickHouse, "https://") {
		check("clickhouse", errors.New("expected http://user:pass@host:8123/db"))
	}
	if c.Cluster != "" && c.ClickHouse == "" {
		check("clickhouse-cluster", errors.New("must be given together with --clickhouse"))
	}
	if u, err := url.Parse(c.PublicURL); c.PublicURL != "" &&
		(err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.RawQuery != "" || u.Fragment != "" || u.User != nil) {
		check("public-url", errors.New("expected an http or https URL without a user and a query"))
	}
	if c.logFormat != "text" && c.logFormat != "json" {
		check("log-format", errors.New("expected text or json"))
	}
	if !segmentForm.MatchString(c.Segment) {
		check("segment", errors.New("expected lower-case letters, digits and dashes"))
	}
	c.validateIntake(check)
	return errors.Join(problems...)
}

// validateIntake reports problems of the flags of the intake. Sizes and retentions of 0 were not given: the intake has defaults
// of its own for them.
func (c *config) validateIntake(check func(name string, err error)) {
	o := c.Intake
	if o.CertFile != "" && o.KeyFile == "" {
		check("otlp-tls-key", errors.New("must be given together with --otlp-tls-cert"))
	}
	if o.CertFile == "" && o.KeyFile != "" {
		check("otlp-tls-cert", errors.New("must be given together with --otlp-tls-key"))
	}
	if o.LogSize != 0 && o.LogSize < minLogSize {
		check("otlp-log-size", errors.New("must be at least 256MiB"))
	}
	for name, size := range map[string]int64{"otlp-grpc-max-size": o.GRPCMaxSize, "otlp-http-max-size": o.HTTPMaxSize} {
		if size != 0 && (size < minRequest || size > maxRequest) {
			check(name, errors.New("must be from 64KiB to 32MiB"))
		}
	}
	for name, retention := range map[string]time.Duration{
		"logs": o.Retention.Logs, "traces": o.Retention.Traces, "metrics": o.Retention.Metrics, "sessions": o.Retention.Sessions,
	} {
		if retention != 0 && retention < time.Hour {
			check("retention-"+name, errors.New("must be at least an hour, as 30d"))
		}
	}
}

const (
	// minLogSize has room for some segments of the log.
	minLogSize = 256 << 20
	// maxRequest leaves room for several large requests in the memory of the intake.
	minRequest, maxRequest = 64 << 10, 32 << 20
)

const day = 24 * time.Hour

// durationVar defines a flag for a duration, as parseDuration reads it. Its default is shown in days where it is whole ones.
func durationVar(fs *flag.FlagSet, value *time.Duration, name string, standard time.Duration, usage string) {
	*value = standard
	text := standard.String()
	if standard%day == 0 {
		text = fmt.Sprintf("%dd", standard/day)
	}
	fs.Func(name, usage+" (default "+text+")", func(text string) (err error) {
		*value, err = parseDuration(text)
		return err
	})
}

// parseDuration is time.ParseDuration with days of 24 hours, which may stand before the rest: 30d, 1d12h.
func parseDuration(text string) (time.Duration, error) {
	days, rest, found := strings.Cut(text, "d")
	if !found {
		return time.ParseDuration(text)
	}
	n, err := strconv.ParseUint(days, 10, 16)
	if err != nil {
		return 0, fmt.Errorf("%q is not a duration such as 30d or 12h", text)
	}
	var more time.Duration
	if rest != "" {
		if more, err = time.ParseDuration(rest); err != nil || more < 0 {
			return 0, fmt.Errorf("%q is not a duration such as 30d or 12h", text)
		}
	}
	return time.Duration(n)*day + more, nil
}

// parseRate reads "1000/m": a count and the window that it is for, a second, a minute or an hour. A count of 0 is no limit.
func parseRate(s string) (int, time.Duration, error) {
	if s == "" || s == "0" {
		return 0, time.Minute, nil
	}
	count, unit, _ := strings.Cut(s, "/")
	n, err := strconv.Atoi(count)
	window := map[string]time.Duration{"s": time.Second, "m": time.Minute, "h": time.Hour}[unit]
	if err != nil || n < 0 || window == 0 {
		return 0, 0, fmt.Errorf("%q is not a rate such as 1000/m", s)
	}
	return n, window, nil
}

// parseEgress reads a list of CIDRs and host names. Empty entries are passed over, and one that is neither is an error.
func parseEgress(s string) ([]string, error) {
	var list []string
	for entry := range strings.SplitSeq(s, ",") {
		if entry = strings.TrimSpace(entry); entry != "" {
			list = append(list, entry)
		}
	}
	_, err := egress.New(list...)
	return list, err
}
