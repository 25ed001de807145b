package app

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/demo"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

// Output is the form of a start's messages on Options.Stdout.
type Output int

const (
	// OutputText prints the first keys, the set-up link and the commands for the demo as text. The addresses are in the log.
	OutputText Output = iota
	// OutputTerminal prints one block, with the addresses and the set-up link.
	OutputTerminal
	// OutputJSON prints the first keys and the set-up link as JSON, one record on a line. The addresses are in the log.
	OutputJSON
)

// slowStart limits how long the block of a start waits for ClickHouse and the demo data.
const slowStart = 20 * time.Second

// printKeys prints the first keys once. They are not in the log, which others may read. On a terminal the block of the start names
// their file instead.
func (a *App) printKeys() {
	if a.first == nil || a.options.Output == OutputTerminal {
		return
	}
	file, content := filepath.Join(a.options.Data, bootstrapFile), a.deployment.Bootstrap(a.first)
	if a.options.Output == OutputJSON {
		a.record("first start: these keys are shown once and stored in the file", "file", file, "keys", content)
		return
	}
	text, err := json.MarshalIndent(content, "  ", "  ")
	if err != nil {
		return
	}
	_, _ = fmt.Fprintf(a.options.Stdout, "\nFirst start. These keys are shown once; they are also in %s:\n  %s\n", file, text)
}

// record prints a JSON record.
func (a *App) record(message string, fields ...any) {
	slog.New(slog.NewJSONHandler(a.options.Stdout, nil)).Info(message, fields...)
}

// createSetupLink makes a link for the owner to set a password, while no admin can sign in. It replaces the link of an earlier start.
func (a *App) createSetupLink(ctx context.Context) {
	if a.uiListener == nil || a.options.NoPasswords {
		return
	}
	path, err := a.services.People.CreateSetupLink(ctx)
	if err != nil { // the rest works without it, and obstack people setup makes one
		a.log.Warn("cannot create the setup link for the owner", "error", err)
	}
	if path != "" {
		a.setupLink = a.linkBase() + path
	}
}

// printSetupLink prints the link without a terminal. It is not in the log, which others may read.
func (a *App) printSetupLink() {
	switch {
	case a.setupLink == "":
	case a.options.Output == OutputJSON:
		a.record("open this link within 24 hours to set up the owner; it works once", "link", a.setupLink)
	default:
		_, _ = fmt.Fprintf(a.options.Stdout, "\nOpen this link within 24 hours to set up the owner. It works once:\n  %s\n", a.setupLink)
	}
}

// endpoint is an address of the server, as a field of the log and with a label for people.
type endpoint struct {
	field slog.Attr
	label string
}

// endpoints returns the addresses as people on this machine open them, the web UI first.
func (a *App) endpoints() []endpoint {
	var all []endpoint
	if a.uiListener != nil {
		all = append(all, endpoint{slog.String("ui", a.linkBase()), "Web UI"})
	}
	label := "API"
	if !a.options.API {
		label = "Probes"
	}
	all = append(all, endpoint{slog.String("api", localURL(a.listener)), label})
	if l := a.intake.http; l != nil {
		all = append(all, endpoint{slog.String("otlp_http", a.otlpURL(localURL(l))), "OTLP/HTTP"})
	}
	if l := a.intake.grpc; l != nil {
		all = append(all, endpoint{slog.String("otlp_grpc", a.otlpURL(localURL(l))), "OTLP/gRPC"})
	}
	if l := a.metricsListener; l != nil {
		all = append(all, endpoint{slog.String("metrics", localURL(l)+"/metrics"), "Metrics"})
	}
	return all
}

// announce writes the addresses: one record in the log, or a block at a terminal. The block waits until the server is ready, so
// that it comes after the log of the start.
func (a *App) announce() {
	fields := []slog.Attr{slog.String("deployment", a.deployment.Name), slog.String("version", a.options.Version)}
	for _, e := range a.endpoints() {
		fields = append(fields, e.field)
	}
	if a.options.Output != OutputTerminal {
		a.log.LogAttrs(context.Background(), slog.LevelInfo, "serving", fields...)
		a.printSetupLink()
		return
	}
	a.log.LogAttrs(context.Background(), slog.LevelDebug, "serving", fields...)
	ready := a.prepared
	if a.options.Demo {
		ready = a.filled
	}
	began := a.began
	a.background("start block", func(ctx context.Context) {
		state := "ready in "
		select {
		case <-ready:
			state += fmt.Sprintf("%.1f s", time.Since(began).Seconds())
			if a.options.Demo && a.fillErr != nil {
				state += ", without the demo data"
			}
		case <-time.After(slowStart):
			state = "still waiting for ClickHouse"
			select {
			case <-a.prepared:
				state = "still preparing the demo data"
			default:
			}
		case <-ctx.Done():
			return
		}
		_, _ = a.options.Stdout.Write([]byte(a.startBlock(state)))
	})
}

// startBlock returns the block of a start at a terminal. The link that people open next comes last.
func (a *App) startBlock(state string) string {
	var b strings.Builder
	row := func(label, text string) { fmt.Fprintf(&b, "  %-11s %s\n", label, text) }
	fmt.Fprintf(&b, "\n  obstack %s, %s\n\n", a.options.Version, state)
	for _, e := range a.endpoints() {
		row(e.label, e.field.Value.String())
	}
	if a.first != nil {
		row("Keys", filepath.Join(a.options.Data, bootstrapFile))
	}
	if a.options.Demo && a.uiListener != nil {
		row("Alerts", "to see the notifications of the demo, run "+a.command()+" receiver")
	}
	for i, m := range a.moved {
		if i == 0 {
			b.WriteByte('\n')
		}
		fmt.Fprintf(&b, "  Port %d is taken: %s listens on %d.\n", m.port, m.listener, m.used)
	}
	if a.setupLink != "" {
		fmt.Fprintf(&b, "\n  Set up your account. The link works once, within 24 hours:\n  %s\n", a.setupLink)
	}
	b.WriteByte('\n')
	return b.String()
}

// command is the program as a word of a shell, relative to the working directory if it is below that.
func (a *App) command() string {
	dir, err := os.Getwd()
	if err != nil {
		return shellWord(a.options.Binary)
	}
	below, err := filepath.Rel(dir, a.options.Binary)
	if err != nil || below == ".." || strings.HasPrefix(below, "../") {
		return shellWord(a.options.Binary)
	}
	return shellWord("./" + below)
}

// plainPath matches paths that need no quotes in a shell.
var plainPath = regexp.MustCompile(`^[A-Za-z0-9_/.+-]+$`)

// shellWord returns a path, quoted if a shell needs that.
func shellWord(path string) string {
	if plainPath.MatchString(path) {
		return path
	}
	return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'"
}

// printDemo prints commands that show the demo data. At a terminal with a web UI the block names that instead.
func (a *App) printDemo(ctx context.Context) error {
	if a.options.Output == OutputJSON || a.options.Output == OutputTerminal && a.uiListener != nil {
		return nil
	}
	if err := a.printRequest(ctx, a.store, a.URL()); err != nil {
		return err
	}
	_, _ = fmt.Fprintf(a.options.Stdout, "To watch an alert fire and resolve, open http://%s/ while this runs:\n\n%s receiver\n\n",
		demo.ReceiverAddress, shellWord(a.options.Binary))
	return nil
}

// printRequest prints a request for the demo data. The key stays in its file: this is not its first start only.
func (a *App) printRequest(ctx context.Context, s *store.Store, url string) error {
	first, err := service.FirstService(ctx, s.DB)
	if err != nil {
		return err
	}
	logs, err := s.SourcesNamed(ctx, first.Team, "Logs")
	if err != nil || len(logs) == 0 {
		return err
	}
	bootstrap, err := filepath.Abs(filepath.Join(a.options.Data, bootstrapFile))
	if err != nil {
		return err
	}
	if _, err := os.Stat(bootstrap); err != nil {
		bootstrap = ""
	} else {
		bootstrap = shellWord(bootstrap)
	}
	_, err = fmt.Fprintf(a.options.Stdout, "\nTry it:\n\n%s\n\n", a.deployment.DemoRequest(DemoRequest{
		URL: url, Bootstrap: bootstrap, OrganizationID: first.OrganizationID, ServiceID: first.ID, LogsSource: logs[0].ID,
		Now: a.options.Now(),
	}))
	return err
}

// printRunning is printRequest for the server that runs in the data directory, when this one cannot. Its errors are dropped: the
// error of this start matters more.
func (a *App) printRunning(ctx context.Context) {
	url := running(a.options.Data).API
	if !a.options.Demo || url == "" || a.options.Output != OutputText {
		return
	}
	s, err := OpenUsedStore(ctx, a.options, a.deployment)
	if err != nil {
		return
	}
	_ = a.printRequest(ctx, s, url)
	_ = s.Close()
}
