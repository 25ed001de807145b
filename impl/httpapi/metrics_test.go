package httpapi

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/prometheus/client_golang/prometheus"
)

// requestsIn are the series of obstack_http_requests_total with their values, and how many requests the histogram has.
func requestsIn(t *testing.T, r *prometheus.Registry) (series []string, timed uint64) {
	t.Helper()
	families, err := r.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range families {
		for _, m := range f.GetMetric() {
			labels := map[string]string{}
			for _, l := range m.GetLabel() {
				labels[l.GetName()] = l.GetValue()
			}
			switch f.GetName() {
			case "obstack_http_requests_total":
				series = append(series, fmt.Sprintf("%s %s %s: %g", labels["method"], labels["route"], labels["status"],
					m.GetCounter().GetValue()))
			case "obstack_http_request_seconds":
				timed += m.GetHistogram().GetSampleCount()
			}
		}
	}
	slices.Sort(series)
	return series, timed
}

func TestRequestsAreCountedByRoute(t *testing.T) {
	t.Parallel()
	registry := prometheus.NewRegistry()
	edge := countedEdge(t, NewMetrics(registry), func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Query().Get("as") {
		case "abort":
			panic(http.ErrAbortHandler)
		case "panic":
			panic("a mistake")
		case "created":
			w.WriteHeader(http.StatusCreated)
		}
	})
	requests := []*http.Request{
		request("GET", "/ours/things", "developer", ""),
		request("GET", "/OURS/things/", "developer", ""),
		request("HEAD", "/ours/things", "developer", ""),
		request("GET", "/other/things", "developer", ""),
		request("GET", "/ours/things", "anonymous", ""),
		request("POST", "/ours/things?as=created", "admin", `{"name": "a"}`),
		request("POST", "/ours/things", "admin", `{}`),
		request("GET", "/caller?as=abort", "developer", ""),
		request("GET", "/caller?as=panic", "developer", ""),
		request("PUT", "/open", "developer", ""),
		request("BREW", "/open", "developer", ""),
		request("OPTIONS", "/open", "", ""),
		request("GET", "/", "", ""),
	}
	for i := range 50 {
		requests = append(requests, request("GET", fmt.Sprintf("/wp-admin/%d", i), "", ""),
			request(fmt.Sprintf("MADEUP%d", i), "/open", "", ""))
	}
	for _, r := range requests {
		func() {
			defer func() { _ = recover() }()
			edge.ServeHTTP(httptest.NewRecorder(), r)
		}()
	}
	got, timed := requestsIn(t, registry)
	want := []string{
		"GET / 200: 1",
		"GET /caller 500: 1",
		"GET /caller aborted: 1",
		"GET /{tenant}/things 200: 3",
		"GET /{tenant}/things 401: 1",
		"GET /{tenant}/things 404: 1",
		"GET unknown 404: 50",
		"OPTIONS unknown 405: 1",
		"POST /{tenant}/things 201: 1",
		"POST /{tenant}/things 400: 1",
		"PUT unknown 405: 1",
		"other unknown 405: 51",
	}
	if diff := cmp.Diff(got, want); diff != "" {
		t.Errorf("-got +want:\n%s", diff)
	}
	if timed != uint64(len(requests)) {
		t.Errorf("%d requests were timed, want %d", timed, len(requests))
	}
}

// TestAClientThatLeavesIsNoFailure holds that what its client has given up does not look like an error of ours.
func TestAClientThatLeavesIsNoFailure(t *testing.T) {
	t.Parallel()
	registry := prometheus.NewRegistry()
	errors := &ErrorWriter{Form: func(int, string, string) any { return "" }, Log: slog.New(slog.DiscardHandler)}
	edge := countedEdge(t, NewMetrics(registry), func(w http.ResponseWriter, r *http.Request) {
		errors.Write(w, r, context.Canceled)
	})
	edge.ServeHTTP(httptest.NewRecorder(), request("GET", "/ours/things", "developer", ""))
	if got, _ := requestsIn(t, registry); !slices.Equal(got, []string{"GET /{tenant}/things 499: 1"}) {
		t.Errorf("%q", got)
	}
}

func BenchmarkCountedRequest(b *testing.B) {
	m := NewMetrics(prometheus.NewRegistry())
	route := m.route("/api/v2/dashboards/{id}", http.MethodGet)
	b.ReportAllocs()
	for b.Loop() {
		arrived := time.Now()
		route.observe(http.StatusOK, time.Since(arrived))
	}
}
