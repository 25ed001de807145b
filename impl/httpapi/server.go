package httpapi

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"strings"
	"sync/atomic"

	"github.com/google/uuid"
	"github.com/gorilla/mux"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/framing"
	"github.com/obstack/obstack/openapi"
)

// probeRoutes adds what tells how a server is.
func probeRoutes(router *mux.Router, ready func(context.Context) Readiness, log *slog.Logger) {
	router.Methods(http.MethodGet).Path("/healthz").HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_ = WriteText(r.Context(), w, []byte(`{"status":"ok"}`))
	})
	var last atomic.Value // the state that was logged, since probes come often
	var wasReady atomic.Bool
	router.Methods(http.MethodGet).Path("/readyz").HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		// Not the request's context: that a client has gone away must not make it look as if everything had.
		ready := ready(context.WithoutCancel(r.Context()))
		err, state := ready.err(), ready.state()
		if last.Swap(state) != state {
			if err == nil && ready.IntakeError != nil {
				log.Warn("telemetry is refused", "error", ready.IntakeError)
				wasReady.Store(true)
			} else if err == nil && len(ready.IntakeFull) > 0 {
				log.Warn("telemetry is refused: the ingest log is full", "signal", strings.Join(ready.IntakeFull, " "))
				wasReady.Store(true)
			} else if err == nil {
				log.Info("ready")
				wasReady.Store(true)
			} else if wasReady.Load() { // and not while the server starts
				log.Warn("not ready", "error", err)
			} else {
				log.Info("not ready yet", "error", err)
			}
		}
		status := http.StatusOK
		if err != nil {
			w.Header().Set("Retry-After", "1")
			status = http.StatusServiceUnavailable
		}
		_ = writeText(w, status, fmt.Appendf(nil, `{%s,"clock":%q}`, state, ready.Clock))
	})
}

// documentRoutes adds the document of the API.
func documentRoutes(router *mux.Router, published func() (*openapi.Document, error), writer *ErrorWriter) {
	add := func(path string, write func(http.ResponseWriter, *http.Request, *openapi.Document)) {
		router.Methods(http.MethodGet).Path(path).HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			document, err := published()
			if err != nil {
				writer.Write(w, r, err)
				return
			}
			write(w, r, document)
		})
	}
	add("/openapi.json", func(w http.ResponseWriter, r *http.Request, document *openapi.Document) {
		_ = WriteText(r.Context(), w, document.JSON)
	})
	add("/openapi.yaml", func(w http.ResponseWriter, _ *http.Request, document *openapi.Document) {
		w.Header().Set("Content-Type", "application/yaml")
		_, _ = w.Write(document.YAML)
	})
}

// NewProbes returns the handler of a server that serves no API.
func NewProbes(ready func(context.Context) Readiness, log *slog.Logger) http.Handler {
	router := mux.NewRouter()
	probeRoutes(router, ready, log)
	router.NotFoundHandler = http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		http.Error(w, "This server serves no API", http.StatusNotFound)
	})
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if alias := aliases[strings.TrimPrefix(r.URL.Path, "/")]; alias != "" {
			r.URL.Path = "/" + alias
		}
		router.ServeHTTP(w, r)
	})
}

// errStarting is why nothing can be used before there is an API.
var errStarting = errors.New("the server is starting")

// Starting answers requests that come before there is an API: the process is alive, and nothing else works yet. PostgreSQL
// may have to be waited for, and a client shall not hang for as long. Which routes there will be is not known yet, so all
// of them have errors of the deployment's form.
func Starting(form ErrorBody, log *slog.Logger) http.Handler {
	writer := &ErrorWriter{Form: form, Log: log}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if framing.Ambiguous(r) {
			w.Header().Set("Connection", "close")
		}
		path := strings.Trim(strings.ToLower(r.URL.Path), "/")
		path = cmp.Or(aliases[path], path)
		if path == "healthz" {
			_ = writeText(w, http.StatusOK, []byte(`{"status":"ok"}`))
			return
		}
		id := uuid.NewString()
		h := w.Header()
		h.Set("X-Request-Id", id)
		h.Set("X-Content-Type-Options", "nosniff")
		setRetryAfter(h, retryAfter[core.Unavailable])
		if path == "readyz" {
			state := Readiness{Store: errStarting, Engine: errStarting}.state()
			_ = writeText(w, http.StatusServiceUnavailable, []byte(`{`+state+`,"clock":"ok"}`))
			return
		}
		writer.write(w, http.StatusServiceUnavailable, "The server is starting, please try again shortly.", id)
	})
}

// Readiness says what of a server can be used.
type Readiness struct {
	// Store and Engine are why either cannot be.
	Store, Engine error
	// Intake says whether telemetry is taken in, and is empty where it is not the server's to do so. IntakeError is why it is
	// refused.
	Intake      string
	IntakeError error
	// IntakeFull are the signals, such as logs, that are refused for want of room, also while others are taken.
	IntakeFull []string
	// IntakeAlone says that the server does nothing else: it is ready while it takes telemetry in, which keeps what the engine
	// cannot take yet. Others serve the rest while they refuse telemetry.
	IntakeAlone bool
	// ReadOnly says that Store is about writes alone, and that reads are answered.
	ReadOnly bool
	// Clock is "ok", or by how much the clock is off. No request is refused for that.
	Clock string
}

// err is why the server is not ready.
func (r Readiness) err() error {
	if r.IntakeAlone {
		return errors.Join(r.Store, r.IntakeError)
	}
	return errors.Join(r.Store, r.Engine)
}

// state is what /readyz says but for the clock, which may say something else each time.
func (r Readiness) state() string {
	state := func(err error) string {
		if err != nil {
			return "unavailable"
		}
		return "ok"
	}
	store := state(r.Store)
	if r.ReadOnly {
		store = "read-only"
	}
	text := fmt.Sprintf(`"status":%q,"store":%q,"engine":%q`,
		state(r.err()), store, state(r.Engine))
	if r.Intake != "" {
		text += fmt.Sprintf(`,"intake":%q`, r.Intake)
	}
	if len(r.IntakeFull) > 0 {
		text += `,"intakeFull":["` + strings.Join(r.IntakeFull, `","`) + `"]`
	}
	return text
}
