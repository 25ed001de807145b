package search

import (
	"fmt"
	"strings"
	"testing"
	"time"

	dto "github.com/prometheus/client_model/go"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// TestMetricTiles stores the metrics of two scrapes as an OpenTelemetry Collector does, and holds that each tile of the
// dashboard shows something.
func TestMetricTiles(t *testing.T) {
	t.Parallel()
	s := harness.StartServer(t, "", append(harness.Embedded, "--metrics-listen", "127.0.0.1:0", "--otlp-http", "127.0.0.1:0")...)
	id := s.Apply(t, harness.ExampleDashboard(t, "obstack.json"))[0].ID
	for _, path := range []string{"dashboards/" + id, "nowhere"} {
		s.Do("GET", path, "")
	}
	engine := harness.EngineClient(s)
	now := time.Now().Truncate(time.Minute)
	s.Telemetry(t, "logs", fmt.Sprintf(`{"resourceLogs": [{"scopeLogs": [{"logRecords": [{"timeUnixNano": "%d"}]}]}]}`,
		time.Now().UnixNano()))
	families := s.Metrics(t)
	patience.Within(t, "the record is stored", func() bool {
		families = s.Metrics(t)
		return families["obstack_ingest_lateness_seconds"] != nil
	})
	for scrape := range 2 {
		for _, statement := range stored(families, now.Add(time.Duration(scrape-2)*time.Minute), float64(scrape)) {
			harness.Ask(t, engine, statement)
		}
	}
	for _, tile := range harness.Decode[struct {
		Tiles []struct{ ID, Name string }
	}](t, s.Do("GET", "dashboards/"+id, "").Payload(t)).Tiles {
		a := s.Do("POST", "dashboards/"+id+"/tiles/"+tile.ID+"/query",
			fmt.Sprintf(`{"startTime": %d, "endTime": %d}`, now.Add(-time.Hour).UnixMilli(), now.UnixMilli()))
		if data := harness.Decode[tileData](t, a.Payload(t)); !data.hasNumber() && tile.Name != "Failed requests by route" {
			t.Errorf("%s shows nothing", tile.Name)
		}
	}
}

// hasNumber reports whether there is a value in a row.
func (d tileData) hasNumber() bool {
	for _, row := range d.Rows {
		for i, c := range d.Columns {
			if _, isNumber := row[i].(float64); isNumber && c.Role == "value" {
				return true
			}
		}
	}
	return false
}

// stored are the statements that store a scrape in which each counter and each histogram has grown by so much.
func stored(families map[string]*dto.MetricFamily, at time.Time, grown float64) []string {
	rows := map[string][]string{}
	for name, f := range families {
		for _, m := range f.GetMetric() {
			var labels []string
			for _, l := range m.GetLabel() {
				labels = append(labels, fmt.Sprintf("'%s', '%s'", l.GetName(), l.GetValue()))
			}
			row := fmt.Sprintf("map('service.instance.id', '127.0.0.1:9464'), 'obstack', '%s', map(%s), %d, %d",
				name, strings.Join(labels, ", "), at.Add(-time.Hour).Unix(), at.Unix())
			switch f.GetType() {
			case dto.MetricType_GAUGE:
				rows["gauge"] = append(rows["gauge"], fmt.Sprintf("(%s, %g)", row, m.GetGauge().GetValue()))
			case dto.MetricType_COUNTER:
				rows["sum"] = append(rows["sum"], fmt.Sprintf("(%s, %g, 2, true)", row, m.GetCounter().GetValue()+grown))
			case dto.MetricType_HISTOGRAM:
				h := m.GetHistogram()
				var bounds, counts []string
				before := uint64(0)
				for i, b := range h.GetBucket() {
					n := b.GetCumulativeCount() - before
					before = b.GetCumulativeCount()
					if i == 0 {
						n += uint64(grown)
					}
					counts = append(counts, fmt.Sprint(n))
					if i < len(h.GetBucket())-1 { // the last is the unbounded one
						bounds = append(bounds, fmt.Sprint(b.GetUpperBound()))
					}
				}
				rows["histogram"] = append(rows["histogram"], fmt.Sprintf("(%s, %d, %g, [%s], [%s], 2)", row,
					h.GetSampleCount()+uint64(grown), h.GetSampleSum(), strings.Join(counts, ", "), strings.Join(bounds, ", ")))
			}
		}
	}
	var statements []string
	for table, columns := range map[string]string{
		"gauge": "Value", "sum": "Value, AggregationTemporality, IsMonotonic",
		"histogram": "Count, Sum, BucketCounts, ExplicitBounds, AggregationTemporality",
	} {
		statements = append(statements, fmt.Sprintf("INSERT INTO otel_metrics_%s (ResourceAttributes, ServiceName, MetricName, "+
			"Attributes, StartTimeUnix, TimeUnix, %s) VALUES %s", table, columns, strings.Join(rows[table], ", ")))
	}
	return statements
}
