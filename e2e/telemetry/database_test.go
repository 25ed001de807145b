package telemetry

import (
	"fmt"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// TestTheDatabaseOfTheURL names one that is not there yet, and another one later.
func TestTheDatabaseOfTheURL(t *testing.T) {
	t.Parallel()
	clickhouse := harness.StartEngine(t)
	s := start(t, "--clickhouse", clickhouse+"/shop")
	if a := s.Telemetry(t, "logs", logs("shop", record("x"))); a.Status != 200 {
		t.Fatalf("%d %s", a.Status, a.Body)
	}
	s.wantCharted(t, "Logs", `ServiceName:"shop"`, nil, 1)
	if got := harness.Post(t, clickhouse, "SELECT DISTINCT database FROM system.tables WHERE name LIKE 'otel_%'"); got != "shop" {
		t.Errorf("the tables are in %q", got)
	}
	if err := s.Terminate(); err != nil {
		t.Fatal(err)
	}

	for path, want := range map[string]string{
		"/default": `--clickhouse names the database "default", but the telemetry of this store is in "shop"`,
		"/shop/a":  "the path of the ClickHouse URL must be the name of a database",
	} {
		other := harness.Launch(t, s.Data, "--clickhouse", clickhouse+path)
		<-other.Exited
		if out := other.Out.String(); other.Cmd.ProcessState.ExitCode() != 1 || !strings.Contains(out, want) &&
			!strings.Contains(out, strings.ReplaceAll(want, `"`, `\"`)) {
			t.Errorf("%s: %v, %s", path, other.Err, out)
		}
	}
	for n, path := range []string{"", "/shop"} {
		same := harness.StartServer(t, s.Data, "--clickhouse", clickhouse+path, "--otlp-http", "127.0.0.1:0")
		if a := same.Telemetry(t, "logs", logs("later", record(fmt.Sprint("with ", path)))); a.Status != 200 {
			t.Errorf("%q: %d %s", path, a.Status, a.Body)
		}
		patience.Within(t, "it is stored with the others", func() bool {
			return harness.Post(t, clickhouse, "SELECT count() FROM shop.otel_logs") == fmt.Sprint(n+2)
		})
		if err := same.Terminate(); err != nil {
			t.Error(err)
		}
	}
}
