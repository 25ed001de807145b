package harness

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	dto "github.com/prometheus/client_model/go"
	"github.com/prometheus/common/expfmt"
	"github.com/prometheus/common/model"
)

// Metrics are those that the server shows, by name. It must have been started with --metrics-listen.
func (s *Server) Metrics(t testing.TB) map[string]*dto.MetricFamily {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(s.Data, "listen.json"))
	if err != nil {
		t.Fatal(err)
	}
	var listen struct{ Metrics string }
	if err := json.Unmarshal(text, &listen); err != nil {
		t.Fatal(err)
	}
	res, err := http.Get(listen.Metrics)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	parser := expfmt.NewTextParser(model.UTF8Validation)
	families, err := parser.TextToMetricFamilies(io.LimitReader(res.Body, 1<<20))
	if err != nil {
		t.Fatal(err)
	}
	return families
}

// ExampleDashboard is the list in a file of examples/dashboards, as it stands in a file of resources of either deployment.
func ExampleDashboard(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "examples", "dashboards", name))
	if err != nil {
		t.Fatal(err)
	}
	var list bytes.Buffer
	if err := json.Compact(&list, text); err != nil {
		t.Fatal(err)
	}
	return "dashboards: " + strings.TrimSuffix(strings.TrimPrefix(list.String(), `{"dashboards":`), "}")
}
