package lifecycle

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus/testutil/promlint"
	dto "github.com/prometheus/client_model/go"
	"go.yaml.in/yaml/v3"

	"github.com/obstack/obstack/e2e/harness"
)

// metricTypes are the types of metrics as the OpenTelemetry Collector stores them.
var metricTypes = map[dto.MetricType]string{
	dto.MetricType_GAUGE: "gauge", dto.MetricType_COUNTER: "sum", dto.MetricType_HISTOGRAM: "histogram",
}

func labelsOf(f *dto.MetricFamily) []string {
	var names []string
	for _, m := range f.GetMetric() {
		for _, l := range m.GetLabel() {
			names = append(names, l.GetName())
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// TestMetrics holds that metrics have the names that Prometheus expects, and that the dashboard of the examples shows what
// is there.
func TestMetrics(t *testing.T) {
	t.Parallel()
	args := []string{"--metrics-listen", "127.0.0.1:0"}
	if harness.Deployment.Intake {
		args = append(args, "--otlp-http", "127.0.0.1:0")
	}
	s := harness.StartServer(t, "", append(args, harness.Embedded...)...)
	if harness.Deployment.Intake {
		s.Telemetry(t, "logs", `{"resourceLogs":[{"scopeLogs":[{"logRecords":[{"body":{"stringValue":"hello"}}]}]}]}`)
		s.Poll("the record is stored", func() bool { return s.Metrics(t)["obstack_ingest_stored_rows_total"] != nil })
	}
	file := harness.ExampleDashboard(t, "obstack.json")
	created := s.Apply(t, file)
	if len(created) != 1 || created[0].Action != "created" {
		t.Fatalf("applied %+v", created)
	}
	s.Do("GET", "dashboards/"+created[0].ID, "").Payload(t)
	families := s.Metrics(t)

	var own []*dto.MetricFamily
	for name, f := range families {
		if strings.HasPrefix(name, "obstack_") {
			own = append(own, f)
		}
	}
	problems, err := promlint.NewWithMetricFamilies(own).Lint()
	if err != nil || len(own) < 20 {
		t.Fatal(len(own), err)
	}
	for _, p := range problems {
		t.Errorf("%s: %s", p.Metric, p.Text)
	}

	for name, holds := range map[string]func(float64) bool{
		"obstack_build_info":                func(v float64) bool { return v == 1 },
		"obstack_engine_up":                 func(v float64) bool { return v == 1 },
		"obstack_engine_memory_bytes":       func(v float64) bool { return v > 10<<20 },
		"obstack_engine_memory_limit_bytes": func(v float64) bool { return v > 100<<20 },
		"go_sql_open_connections":           func(v float64) bool { return v > 0 },
	} {
		if v := families[name].GetMetric()[0].GetGauge().GetValue(); !holds(v) {
			t.Errorf("%s is %g", name, v)
		}
	}

	_, labels := harness.Glossary(t)
	used := map[string]bool{}
	for _, f := range own {
		for _, label := range labelsOf(f) {
			if used[label] = true; !labels[label] {
				t.Errorf("%s: the label %q is not in the glossary", f.GetName(), label)
			}
		}
	}
	for label := range labels {
		if intake := []string{"signal", "protocol", "code", "table"}; !used[label] && (harness.Deployment.Intake || !slices.Contains(intake, label)) {
			t.Errorf("the glossary has the label %q, which no metric has", label)
		}
	}

	var lists struct {
		Dashboards []struct {
			Tiles []struct {
				Name        string
				ContainerID string `yaml:"containerId"`
				Config      struct {
					GroupBy string `yaml:"groupBy"`
					Select  []struct {
						MetricType string `yaml:"metricType"`
						MetricName string `yaml:"metricName"`
						Where      string
					}
				}
			}
		}
	}
	if err := yaml.Unmarshal([]byte(file), &lists); err != nil {
		t.Fatal(err)
	}
	for _, tile := range lists.Dashboards[0].Tiles {
		if tile.ContainerID == "intake" && !harness.Deployment.Intake {
			continue
		}
		for _, item := range tile.Config.Select {
			f := families[item.MetricName]
			if f == nil || metricTypes[f.GetType()] != item.MetricType {
				t.Errorf("%s: the %s %q is not in /metrics", tile.Name, item.MetricType, item.MetricName)
				continue
			}
			for _, label := range regexp.MustCompile(`(?:^|\W)Attributes\['(\w+)'\]`).FindAllStringSubmatch(
				tile.Config.GroupBy+" "+item.Where, -1) {
				if !slices.Contains(labelsOf(f), label[1]) {
					t.Errorf("%s: %s has no label %q", tile.Name, item.MetricName, label[1])
				}
			}
		}
	}
}
