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
			"listen address of the web UI, which also serves the API; port 0 picks a free port, off disables it")
		c.oidcFlags(fs)
	}
	if p.Deployment.Intake {
		c.intakeFlags(fs)
	}
}

// logFlags are about the log, which goes to stderr: stdout is for answers alone.
func (c *config) logFlags(fs *flag.FlagSet) {
	fs.TextVar(&c.logLevel, "log-level", slog.LevelInfo, "minimum log level: debug, info, warn or error")
	fs.StringVar(&c.logFormat, "log-format", "text", "log format: text or json")
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
	fs.StringVar(&c.Data, "data", "./data", "directory for the embedded store, the engine and the ingest log")
	fs.StringVar(&c.Database, "database", "", "PostgreSQL URL, such as postgres://… (default: SQLite in the data directory)")
	fs.StringVar(&c.EncryptionKeyFile, "encryption-key-file", "",
		"file with the key that encrypts secrets (default: created in the data directory)")
}

// limitsFlag is for the commands that add what there are limits for. The file is read by validate, with the other flags.
func (c *config) limitsFlag(fs *flag.FlagSet) {
	fs.StringVar(&c.limits, "limits", "",
		"YAML file with limits for each team, such as dashboards: 10000 (default: see docs/running.md)")
}

// engineFlags are for the commands that start an engine.
func (c *config) engineFlags(fs *flag.FlagSet) {
	fs.StringVar(&c.EngineLib, "engine-lib", "", "path of libchdb (default: search the usual places)")
	fs.Func("engine-memory", "memory limit of the embedded engine, such as 2GiB (default: half of the machine's memory, at most 4GiB)",
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
		"listen address of the API; port 0 picks a free port. With --demo, another port is used if the default one is taken")
	fs.BoolVar(&c.API, "api", true, "serve the API; if false, --listen serves only /healthz and /readyz. "+
		"With --evaluate=false and --deliver=false too, /readyz reports whether telemetry is accepted")
	fs.StringVar(&c.ClickHouse, "clickhouse", "", "ClickHouse URL, such as http://user:pass@host:8123/db (default: the embedded engine). "+
		"The first start assigns its database, or the one named default, to the first service")
	fs.StringVar(&c.Cluster, "clickhouse-cluster", "",
		"ClickHouse cluster on which to create replicated and distributed telemetry tables (default: only on the server)")
	fs.StringVar(&c.PublicURL, "public-url", "http://localhost:8080",
		"base URL of links in invitations and, if set, in notifications; also the allowed CORS origin")
	fs.Func("trusted-proxies", "comma-separated CIDRs of proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted (default: none)",
		func(text string) (err error) {
			c.TrustedProxies, err = forwarded.Parse(text)
			return err
		})
	fs.StringVar(&c.egressAllow, "egress-allow", "",
		"comma-separated private CIDRs or hosts that webhooks and connections created over the API may reach")
	fs.StringVar(&c.rateLimit, "rate-limit", "1000/m", "request limit per key, such as 100/s or 1000/m; 0 disables it")
	durationVar(fs, &c.MaxAge, "max-age", time.Second,
		"maximum age of a running query that an equal request for a chart or tile may share; 0s disables sharing")
	c.ReuseMemory = 64 << 20
	sizeVar(fs, &c.ReuseMemory, "reuse-memory", "memory of the chart bucket cache; 0 disables it (default 64MiB)")
	fs.StringVar(&c.Segment, "segment", "stack", "path segment of the managed routes")
	fs.BoolVar(&c.Evaluate, "evaluate", true, "evaluate alerts; set to false on a replica that only serves the API")
	durationVar(fs, &c.AlertDelay, "alert-delay", 5*time.Second,
		"how long an alert waits for late rows after a window ends, from 0s to 30s")
	durationVar(fs, &c.AlertHistory, "alert-history", 30*day, "retention of the alert history, such as 30d or 12h")
	fs.BoolVar(&c.Deliver, "deliver", true, "send notifications; set to false on a replica that only serves the API")
	durationVar(fs, &c.DeliveryHistory, "delivery-history", 30*day,
		"retention of finished notification deliveries, such as 30d or 12h")
	durationVar(fs, &c.AuditHistory, "audit-history", 365*day, "retention of the audit log, such as 365d or 12h")
	fs.StringVar(&c.SMTP, "smtp", "", "mail server for email webhooks and channels, such as smtp://user:pass@host:587 (default: none)")
	fs.StringVar(&c.SMTPFrom, "smtp-from", "", "sender address of emails, such as obstack@example.com")
	durationVar(fs, &c.ShutdownTimeout, "shutdown-timeout", app.DefaultShutdownTimeout,
		"time limit for shutdown, from 1s to 1h; running requests get 60% of it")
	fs.StringVar(&c.MetricsListen, "metrics-listen", "",
		"listen address of /metrics for Prometheus, such as 127.0.0.1:9464 (default: none)")
	fs.BoolVar(&c.NewStore, "new-store", false, "create a new store if the previous one in the data directory is lost")
	fs.StringVar(&c.ApplyFile, "apply", "", "YAML file to apply at start")
	fs.BoolVar(&c.Demo, "demo", false, "fill an empty store with sample telemetry and resources, and keep adding sample telemetry")
}

// intakeFlags are for deployments that take telemetry in.
func (c *config) intakeFlags(fs *flag.FlagSet) {
	o := &c.Intake
	addressVar(fs, &o.GRPC, "otlp-grpc", ":4317", "listen address for OTLP over gRPC; port 0 picks a free port, off disables it")
	addressVar(fs, &o.HTTP, "otlp-http", ":4318", "listen address for OTLP over HTTP; port 0 picks a free port, off disables it")
	o.Authenticate = true
	fs.Func("ingest-auth", "on, or off to accept telemetry without an ingestion key (default on)", func(text string) error {
		if text != "on" && text != "off" {
			return errors.New("expected on or off")
		}
		o.Authenticate = text == "on"
		return nil
	})
	sizeVar(fs, &o.LogSize, "otlp-log-size",
		"disk space of the ingest log, a third for each signal; when it is full, telemetry is refused (default 4GiB)")
	sizeVar(fs, &o.Rate, "otlp-rate", "bytes per second for each ingestion key, such as 10MiB (default: no limit)")
	sizeVar(fs, &o.GRPCMaxSize, "otlp-grpc-max-size", "maximum size of a decompressed gRPC request (default 4MiB)")
	sizeVar(fs, &o.HTTPMaxSize, "otlp-http-max-size", "maximum size of a decompressed HTTP request (default 20MiB)")
	fs.Func("otlp-severity", "normalize, or keep to store the severity of logs as sent (default normalize)", func(text string) error {
		if text != "normalize" && text != "keep" {
			return errors.New("expected normalize or keep")
		}
		o.KeepSeverity = text == "keep"
		return nil
	})
	fs.BoolVar(&o.ParseJSON, "otlp-parse-json", false, "parse log bodies that are JSON objects and add their fields to the attributes")
	fs.Func("otlp-cors-origins", "comma-separated origins of web pages that may send over HTTP, such as https://shop.example.com; * allows all (default: none)",
		func(text string) (err error) {
			o.CORSOrigins, err = receiver.ParseOrigins(text)
			return err
		})
	fs.BoolVar(&c.SelfTelemetry, "self-telemetry", false,
		"store the server's own logs, metrics and traces as telemetry of the service obstack")
	fs.StringVar(&o.CertFile, "otlp-tls-cert", "", "PEM certificate file for OTLP over TLS (default: no TLS)")
	fs.StringVar(&o.KeyFile, "otlp-tls-key", "", "PEM key file for --otlp-tls-cert")
	for _, signal := range []struct {
		name  string
		value *time.Duration
	}{
		{"logs", &o.Retention.Logs},
		{"traces", &o.Retention.Traces},
		{"metrics", &o.Retention.Metrics},
		{"sessions", &o.Retention.Sessions},
	} {
		fs.Func("retention-"+signal.name, "retention of "+signal.name+
			", such as 90d or 12h; also changes existing tables (default 30d for new tables)",
			func(text string) (err error) {
				*signal.value, err = parseDuration(text)
				return err
			})
	}
}

// oidcFlags are for deployments that people sign in to.
func (c *config) oidcFlags(fs *flag.FlagSet) {
	fs.StringVar(&c.OIDC.Issuer, "oidc-issuer", "", "URL of the OpenID Connect identity provider, such as https://id.example.com (default: none)")
	fs.StringVar(&c.OIDC.ClientID, "oidc-client-id", "", "client ID of this server at the identity provider")
	fs.StringVar(&c.oidcSecretFile, "oidc-client-secret-file", "", "file with the client secret from the identity provider")
	fs.StringVar(&c.oidcMapping, "oidc-mapping", "",
		"YAML file that maps groups and domains of the identity provider to roles, such as groups: {platform: admin}")
	passwordsFlag(fs, &c.NoPasswords)
}

// passwordsFlag is also for the commands that make links to set a password.
func passwordsFlag(fs *flag.FlagSet, off *bool) {
	fs.Func("passwords", "on, or off to allow sign-in only with the identity provider (default on)", func(text string) error {
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
			check("passwords", errors.New("off requires --oidc-issuer"))
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
			check(f.name, errors.New("required with the other --oidc flags"))
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
		check("ui-listen", errors.New("must not be off with --oidc-issuer: people sign in there"))
	}
}

// addressVar defines a flag for an address that off turns off. An address that was given must be free when the server starts;
// if the default one is taken, another port is used.
func addressVar(fs *flag.FlagSet, value *app.Address, name, standard, usage string) {
	value.Listen = standard
	fs.Func(name, usage+" (default "+standard+", or another port if it is taken)", func(text string) error {
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
		check("max-age", errors.New("must not be negative"))
	}
	if c.AlertDelay < 0 || c.AlertDelay > store.MaxDelay {
		check("alert-delay", fmt.Errorf("must be from 0s to %s", store.MaxDelay))
	}
	if c.AlertHistory < time.Hour {
		check("alert-history", errors.New("must be at least 1h"))
	}
	if c.DeliveryHistory < time.Hour {
		check("delivery-history", errors.New("must be at least 1h"))
	}
	if c.AuditHistory < time.Hour {
		check("audit-history", errors.New("must be at least 1h"))
	}
	if c.ShutdownTimeout < time.Second || c.ShutdownTimeout > time.Hour {
		check("shutdown-timeout", errors.New("must be from 1s to 1h"))
	}
	if c.SMTP != "" && c.SMTPFrom == "" {
		check("smtp-from", errors.New("required with --smtp"))
	}
	if c.SMTP == "" && c.SMTPFrom != "" {
		check("smtp", errors.New("required with --smtp-from"))
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
		check("encryption-key-file", errors.New("required with --database"))
	}
	if c.ClickHouse != "" && !strings.HasPrefix(c.ClickHouse, "http://") && !strings.HasPrefix(c.ClickHouse, "https://") {
		check("clickhouse", errors.New("expected http://user:pass@host:8123/db"))
	}
	if c.Cluster != "" && c.ClickHouse == "" {
		check("clickhouse-cluster", errors.New("required with --clickhouse"))
	}
	if u, err := url.Parse(c.PublicURL); c.PublicURL != "" &&
		(err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.RawQuery != "" || u.Fragment != "" || u.User != nil) {
		check("public-url", errors.New("expected an http or https URL without user, query or fragment"))
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
		check("otlp-tls-key", errors.New("required with --otlp-tls-cert"))
	}
	if o.CertFile == "" && o.KeyFile != "" {
		check("otlp-tls-cert", errors.New("required with --otlp-tls-key"))
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
			check("retention-"+name, errors.New("must be at least 1h"))
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
