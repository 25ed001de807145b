package httpapi

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"sync/atomic"

	"github.com/gorilla/mux"
)

// serverRoutes adds what every deployment has beside its API: health, and the document itself.
func serverRoutes(router *mux.Router, side Side, ready func(context.Context) (store, engine error), log *slog.Logger) {
	router.Methods(http.MethodGet).Path("/healthz").HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_ = WriteText(w, []byte(`{"status":"ok"}`))
	})
	var last atomic.Value // the state that was logged, since probes come often
	router.Methods(http.MethodGet).Path("/readyz").HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		store, engine := ready(r.Context())
		err, state := errors.Join(store, engine), readiness(store, engine)
		if last.Swap(string(state)) != string(state) {
			log.Info("readiness changed", "ready", err == nil, "error", err)
		}
		if err != nil {
			w.Header().Set("Retry-After", "1")
			_ = writeText(w, http.StatusServiceUnavailable, state)
			return
		}
		_ = writeText(w, http.StatusOK, state)
	})
	router.Methods(http.MethodGet).Path("/openapi.json").HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_ = WriteText(w, side.JSON)
	})
	router.Methods(http.MethodGet).Path("/openapi.yaml").HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/yaml")
		_, _ = w.Write(side.YAML)
	})
}

func readiness(store, engine error) []byte {
	state := func(err error) string {
		if err != nil {
			return "unavailable"
		}
		return "ok"
	}
	return fmt.Appendf(nil, `{"status":%q,"store":%q,"engine":%q}`,
		state(errors.Join(store, engine)), state(store), state(engine))
}
