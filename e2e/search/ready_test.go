package search

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// metric is one that a receiver of the Collector sends, with the attributes of its points. A sum is cumulative.
type metric struct {
	name       string
	sum        bool
	monotonic  bool
	attributes map[string][]string
}

// hostMetrics are what the receiver hostmetrics sends of its own accord.
var hostMetrics = []metric{
	{"system.cpu.time", true, true, map[string][]string{"cpu": {"cpu0"}, "state": {"idle", "user", "system", "wait"}}},
	{"system.cpu.load_average.1m", false, false, nil},
	{"system.memory.usage", true, false, map[string][]string{"state": {"used", "free", "buffered", "cached", "slab_reclaimable"}}},
	{"system.filesystem.usage", true, false, map[string][]string{"mountpoint": {"/"}, "state": {"used", "free", "reserved"}}},
	{"system.disk.io", true, true, map[string][]string{"device": {"sda"}, "direction": {"read", "write"}}},
	{"system.network.io", true, true, map[string][]string{"device": {"eth0"}, "direction": {"receive", "transmit"}}},
	{"system.network.errors", true, true, map[string][]string{"device": {"eth0"}, "direction": {"receive", "transmit"}}},
	{"system.network.dropped", true, true, map[string][]string{"device": {"eth0"}, "direction": {"receive", "transmit"}}},
}

// kubeletStats are what the receiver kubeletstats sends of its own accord, and what the dashboard shows of it.
var kubeletStats = func() []metric {
	found := []metric{
		{"container.cpu.usage", false, false, nil},
		{"container.memory.working_set", false, false, nil},
		{"k8s.volume.available", false, false, nil},
		{"k8s.volume.capacity", false, false, nil},
		{"k8s.node.filesystem.capacity", false, false, nil},
		{"k8s.node.memory.available", false, false, nil},
		{"k8s.pod.memory.rss", false, false, nil},
	}
	for _, of := range []string{"k8s.node.", "k8s.pod."} {
		for _, name := range []string{"cpu.usage", "memory.working_set", "filesystem.usage"} {
			found = append(found, metric{of + name, false, false, nil})
		}
		for _, name := range []string{"network.io", "network.errors"} {
			found = append(found, metric{of + name, true, true, map[string][]string{"interface": {"eth0"}, "direction": {"receive", "transmit"}}})
		}
	}
	return found
}()

// TestReadyDashboards applies each of the ready dashboards as it is, sends what it is about, and holds that each of its tiles
// shows something and each of its filters offers a value. That of the server itself is TestMetricTiles'.
func TestReadyDashboards(t *testing.T) {
	t.Parallel()
	s := harness.StartServer(t, "", "--otlp-http", "127.0.0.1:0")
	now := time.Now().Truncate(time.Minute)
	hosts := map[string]string{"host.name": "web-1"}
	cluster := map[string]string{
		"k8s.node.name": "node-1", "k8s.namespace.name": "shop", "k8s.pod.name": "cart-1", "k8s.container.name": "cart", "k8s.volume.name": "data",
	}
	for scrape := range 3 {
		at := now.Add(time.Duration(scrape-3) * time.Minute)
		send(t, s, "metrics", metricsOf(hosts, hostMetrics, at, scrape))
		send(t, s, "metrics", metricsOf(cluster, kubeletStats, at, scrape))
		send(t, s, "traces", spansOf(at, [2]string{"http.request.method", "http.response.status_code"}))
		send(t, s, "traces", spansOf(at, [2]string{"http.method", "http.status_code"}))
	}
	engine := harness.EngineClient(s)
	patience.Within(t, "all is stored", func() bool {
		return harness.Ask(t, engine, "SELECT (SELECT count() FROM otel_traces) = 12 AND (SELECT uniqExact(MetricName, TimeUnix) FROM otel_metrics_gauge) = 14 * 3 "+
			"AND (SELECT uniqExact(MetricName, TimeUnix) FROM otel_metrics_sum) = 11 * 3") == "1"
	})

	files, err := filepath.Glob(filepath.Join("..", "..", "examples", "dashboards", "*.json"))
	if err != nil || len(files) != 4 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		out, err := s.Command("apply", "-f", file, "--output", "json")
		if err != nil {
			t.Fatal(err)
		}
		id := harness.Decode[[]harness.Applied](t, out)[0].ID
		if filepath.Base(file) == "obstack.json" {
			continue
		}
		dashboard := harness.Decode[struct {
			Tiles []struct {
				ID, Name string
				Config   struct{ DisplayType string }
			}
			Filters []struct{ ID, Name, Expression string }
		}](t, s.Do("GET", "dashboards/"+id, "").Payload(t))
		span := fmt.Sprintf(`{"startTime": %d, "endTime": %d}`, now.Add(-time.Hour).UnixMilli(), now.UnixMilli())
		for _, tile := range dashboard.Tiles {
			if tile.Config.DisplayType == "markdown" {
				continue
			}
			data := harness.Decode[tileData](t, s.Do("POST", "dashboards/"+id+"/tiles/"+tile.ID+"/query", span).Payload(t))
			if !data.hasNumber() && (tile.Config.DisplayType != "search" || len(data.Rows) == 0) {
				t.Errorf("%s: %s shows nothing: %v", filepath.Base(file), tile.Name, data.Rows)
			}
		}
		for _, f := range dashboard.Filters {
			a := s.Do("POST", "dashboards/"+id+"/filters/"+f.ID+"/values", span)
			if values := harness.Decode[struct{ Values []any }](t, a.Payload(t)).Values; len(values) != 1 {
				t.Errorf("%s: the filter %s offers %v", filepath.Base(file), f.Name, values)
			}
		}
	}
}

func send(t *testing.T, s *harness.Server, signal string, body harness.Object) {
	t.Helper()
	if a := s.Telemetry(t, signal, harness.Encode(t, body)); a.Status != 200 {
		t.Fatalf("%d %s", a.Status, a.Body)
	}
}

// attributesOf are attributes as OTLP has them.
func attributesOf(values map[string]string) []harness.Object {
	list := []harness.Object{}
	for key, value := range values {
		list = append(list, harness.Object{"key": key, "value": harness.Object{"stringValue": value}})
	}
	return list
}

// metricsOf is a scrape: each point of a sum has grown since the one before.
func metricsOf(resource map[string]string, metrics []metric, at time.Time, scrape int) harness.Object {
	list := []harness.Object{}
	for _, m := range metrics {
		points := []harness.Object{}
		for _, attributes := range combinations(m.attributes) {
			points = append(points, harness.Object{
				"startTimeUnixNano": fmt.Sprint(at.Add(-time.Hour).UnixNano()), "timeUnixNano": fmt.Sprint(at.UnixNano()),
				"asDouble": 10 + 5*float64(scrape), "attributes": attributesOf(attributes),
			})
		}
		if m.sum {
			list = append(list, harness.Object{"name": m.name, "sum": harness.Object{
				"aggregationTemporality": 2, "isMonotonic": m.monotonic, "dataPoints": points,
			}})
		} else {
			list = append(list, harness.Object{"name": m.name, "gauge": harness.Object{"dataPoints": points}})
		}
	}
	return harness.Object{"resourceMetrics": []any{harness.Object{
		"resource":     harness.Object{"attributes": attributesOf(resource)},
		"scopeMetrics": []any{harness.Object{"metrics": list}},
	}}}
}

// combinations are all that can be made of one value of each key.
func combinations(values map[string][]string) []map[string]string {
	all := []map[string]string{{}}
	for key, list := range values {
		var next []map[string]string
		for _, before := range all {
			for _, value := range list {
				with := map[string]string{key: value}
				for k, v := range before {
					with[k] = v
				}
				next = append(next, with)
			}
		}
		all = next
	}
	return all
}

// spansOf are a request that was served and one that failed, with the attributes of a version of the conventions.
func spansOf(at time.Time, names [2]string) harness.Object {
	spans := []harness.Object{}
	for i, status := range []string{"200", "503"} {
		spans = append(spans, harness.Object{
			"traceId": strings.Repeat("ab", 16), "spanId": strings.Repeat("cd", 8), "name": "GET /cart", "kind": 2,
			"startTimeUnixNano": fmt.Sprint(at.UnixNano()), "endTimeUnixNano": fmt.Sprint(at.Add(time.Duration(i+1) * 20 * time.Millisecond).UnixNano()),
			"status":     harness.Object{"code": 2 * i},
			"attributes": attributesOf(map[string]string{names[0]: "GET", names[1]: status, "http.route": "/cart"}),
		})
	}
	return harness.Object{"resourceSpans": []any{harness.Object{
		"resource":   harness.Object{"attributes": attributesOf(map[string]string{"service.name": "cart", "deployment.environment.name": "production"})},
		"scopeSpans": []any{harness.Object{"spans": spans}},
	}}}
}
