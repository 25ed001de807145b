package cli

import (
	"bytes"
	"context"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"html/template"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/obstack/obstack/impl/demo"
)

const (
	// maxKept is how many notifications are kept, the newest, and maxShown how many bytes of each.
	maxKept  = 200
	maxShown = 16 << 10
	maxBody  = 1 << 20
	// receiverStop is how long requests get that run when the receiver is to stop.
	receiverStop = 2 * time.Second
)

// receiver is a small receiver of notifications for trying things out: it says what arrives and whether its signature is
// right, and shows it on a page.
//
// Its flags have no fallback in the environment, where the address is that of the API.
func (p Program) receiver(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	var listen string
	var secrets []string
	fs := flag.NewFlagSet("obstack receiver", flag.ContinueOnError)
	fs.StringVar(&listen, "listen", demo.ReceiverAddress, "listen address; port 0 picks a free port")
	fs.Func("secret", "signing secret of a webhook, such as whsec_…; can be repeated (default: the demo's secret)",
		func(text string) error {
			secrets = append(secrets, text)
			return nil
		})
	rest, err := parseFlags(fs, args, stdout)
	if err != nil {
		return err
	}
	if len(rest) > 0 {
		return fmt.Errorf("unexpected argument %q", rest[0])
	}
	in := &inbox{stdout: stdout, strict: len(secrets) > 0}
	if len(secrets) == 0 {
		secrets = []string{demo.SigningSecret}
	}
	for _, secret := range secrets {
		key, err := signingKey(secret)
		if err != nil {
			return fmt.Errorf("--secret: %w", err)
		}
		in.keys = append(in.keys, key)
	}
	return in.serve(ctx, listen, stderr)
}

// signingKey reads a secret, which is no part of its error. The library would take an empty one.
func signingKey(secret string) (*standardwebhooks.Webhook, error) {
	encoded, ok := strings.CutPrefix(secret, "whsec_")
	raw, err := base64.StdEncoding.DecodeString(encoded)
	if !ok || err != nil || len(raw) == 0 {
		return nil, errors.New("expected whsec_ followed by base64")
	}
	return standardwebhooks.NewWebhookRaw(raw)
}

// inbox keeps what has arrived.
type inbox struct {
	keys   []*standardwebhooks.Webhook
	strict bool // refuses what is not signed
	stdout io.Writer

	mu   sync.Mutex     // also holds the lines on stdout apart
	kept []notification // the oldest first
}

// notification is what a client has posted. None of it is trusted.
type notification struct {
	At       time.Time
	Path, ID string
	// State, Title and Text are those of a JSON body, and empty when it has none.
	State, Title, Text string
	Result             string
	// Problem says why it was refused, if it was.
	Problem string
	// Repeated is set when the same id has been accepted before with the same result.
	Repeated bool
	Body     string
}

// What the receiver thinks of a notification.
const (
	verified     = "verified"
	unsigned     = "unsigned"
	notSigned    = "UNSIGNED"
	badSignature = "BAD SIGNATURE"
	tooLarge     = "TOO LARGE"
)

// serve receives until the context ends.
func (in *inbox) serve(ctx context.Context, listen string, stderr io.Writer) error {
	listener, err := net.Listen("tcp", listen)
	if err != nil {
		return fmt.Errorf("cannot listen: %w", err)
	}
	address := listener.Addr().(*net.TCPAddr).AddrPort()
	if address.Addr().IsUnspecified() {
		address = netip.AddrPortFrom(netip.AddrFrom4([4]byte{127, 0, 0, 1}), address.Port())
	}
	server := &http.Server{
		Handler:           in,
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       time.Minute,
		WriteTimeout:      time.Minute,
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    64 << 10,
		ErrorLog:          slog.NewLogLogger(slog.NewTextHandler(stderr, nil), slog.LevelWarn),
	}
	_, _ = fmt.Fprintf(in.stdout, "open http://%s/\n", address)
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	select {
	case err := <-failed:
		return fmt.Errorf("cannot serve: %w", err)
	case <-ctx.Done():
	}
	stop, cancel := context.WithTimeout(context.WithoutCancel(ctx), receiverStop)
	defer cancel()
	if server.Shutdown(stop) != nil {
		return server.Close()
	}
	return nil
}

// ServeHTTP takes what is posted to any path, and shows the page at the root.
func (in *inbox) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Cache-Control", "no-store")
	h.Set("X-Content-Type-Options", "nosniff")
	switch {
	case r.Method == http.MethodPost:
		in.take(w, r)
	case r.Method != http.MethodGet && r.Method != http.MethodHead:
		h.Set("Allow", "GET, HEAD, POST")
		http.Error(w, "Method not allowed: send notifications with POST.", http.StatusMethodNotAllowed)
	case r.URL.Path != "/":
		http.Error(w, "Not found: the page is at /.", http.StatusNotFound)
	default:
		in.show(w)
	}
}

// take keeps a notification and prints it. One that is refused is kept too.
func (in *inbox) take(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
	n := notification{
		At: time.Now(), Path: oneLine(r.URL.Path, 200), ID: oneLine(r.Header.Get(standardwebhooks.HeaderWebhookID), 200),
	}
	var over *http.MaxBytesError
	switch {
	case errors.As(err, &over):
		n.Result, n.Problem = tooLarge, fmt.Sprintf("larger than %d bytes", maxBody)
		in.keep(n)
		http.Error(w, "The body is too large.", http.StatusRequestEntityTooLarge)
		return
	case err != nil: // the client is gone
		http.Error(w, "The body is incomplete.", http.StatusBadRequest)
		return
	}
	n.Result, n.Problem = in.verify(body, r.Header)
	var payload struct{ State, Title, Text string }
	_ = json.Unmarshal(body, &payload) // which fills in what it can
	n.State, n.Title, n.Text, n.Body = oneLine(payload.State, 20), oneLine(payload.Title, 300), shown(payload.Text), shown(string(body))
	in.keep(n)
	if n.Problem != "" {
		text := "Invalid signature: " + n.Problem + "."
		if n.Result == notSigned {
			text = "The signature is missing."
		}
		http.Error(w, text, http.StatusUnauthorized)
	}
}

// verify checks a signature with each of the keys.
func (in *inbox) verify(body []byte, h http.Header) (result, problem string) {
	switch signed := h.Get(standardwebhooks.HeaderWebhookSignature) != ""; {
	case !signed && in.strict:
		return notSigned, "no signature"
	case !signed:
		return unsigned, ""
	}
	var err error
	for _, key := range in.keys {
		if err = key.Verify(body, h); err == nil {
			return verified, ""
		}
	}
	problem = "invalid webhook headers"
	switch {
	case errors.Is(err, standardwebhooks.ErrNoMatchingSignature):
		problem = "no match for this secret, body, id and time"
	case errors.Is(err, standardwebhooks.ErrMessageTooOld):
		problem = "timestamp is older than five minutes"
	case errors.Is(err, standardwebhooks.ErrMessageTooNew):
		problem = "timestamp is in the future"
	}
	return badSignature, problem
}

// keep adds a notification and prints its line. Any client can send an id without a signature or with a bad one, which makes
// none that is verified a repetition.
func (in *inbox) keep(n notification) {
	in.mu.Lock()
	defer in.mu.Unlock()
	n.Repeated = n.ID != "" && slices.ContainsFunc(in.kept, func(other notification) bool {
		return other.ID == n.ID && other.Problem == "" && other.Result == n.Result
	})
	if len(in.kept) == maxKept {
		in.kept = slices.Delete(in.kept, 0, 1)
	}
	in.kept = append(in.kept, n)
	state, what := n.State, n.Result
	if state == "" {
		state = "-"
	}
	if n.Problem != "" {
		what += " (" + n.Problem + ")"
	}
	if n.Repeated {
		what += ", repeated"
	}
	_, _ = fmt.Fprintf(in.stdout, "%s  %-5s  %s  %s\n", n.At.Format(time.TimeOnly), state, what, n.What())
}

// What is the title, or else how the text or the body begins.
func (n notification) What() string {
	for _, text := range []string{n.Title, n.Text, n.Body} {
		if line := oneLine(text, 300); line != "" {
			return line
		}
	}
	return "(empty)"
}

// oneLine is a text without line ends and whatever else a terminal might obey, cut to n characters.
func oneLine(text string, n int) string {
	text = strings.Map(func(c rune) rune {
		if unicode.IsPrint(c) {
			return c
		}
		return ' '
	}, shown(text))
	line := []rune(strings.Join(strings.Fields(text), " "))
	if len(line) > n {
		line = append(line[:n], '…')
	}
	return string(line)
}

// shown is as much of a text as is kept, made UTF-8.
func shown(text string) string {
	if len(text) > maxShown {
		text = text[:maxShown] + "…"
	}
	return strings.ToValidUTF8(text, "\uFFFD")
}

//go:embed receiver.html
var receiverHTML string

var receiverPage = template.Must(template.New("").Parse(receiverHTML))

// receiverPolicy lets the page have its own style and nothing else.
var receiverPolicy = "default-src 'none'; style-src 'sha256-" + styleHash(receiverHTML) + "'; base-uri 'none'; " +
	"form-action 'none'; frame-ancestors 'none'"

func styleHash(page string) string {
	_, rest, _ := strings.Cut(page, "<style>")
	style, _, _ := strings.Cut(rest, "</style>")
	sum := sha256.Sum256([]byte(style))
	return base64.StdEncoding.EncodeToString(sum[:])
}

// show sends the page with what has arrived, the newest first. It renders a copy, so that a slow browser holds nothing up.
func (in *inbox) show(w http.ResponseWriter) {
	in.mu.Lock()
	kept := slices.Clone(in.kept)
	in.mu.Unlock()
	slices.Reverse(kept)
	var page bytes.Buffer
	if err := receiverPage.Execute(&page, kept); err != nil {
		http.Error(w, "Cannot render the page.", http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Content-Security-Policy", receiverPolicy)
	w.Header().Set("Referrer-Policy", "no-referrer")
	_, _ = w.Write(page.Bytes())
}
