package telemetry

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// TestEveryProblemOfTheFlagsIsReportedAtOnce gives each flag of the intake a value that it cannot have.
func TestEveryProblemOfTheFlagsIsReportedAtOnce(t *testing.T) {
	t.Parallel()
	wrong := map[string]string{
		"otlp-grpc": "4317", "otlp-http": "nowhere", "ingest-auth": "no", "otlp-log-size": "255MiB", "otlp-rate": "fast",
		"otlp-grpc-max-size": "1KiB", "otlp-http-max-size": "33MiB", "otlp-tls-cert": "/tls.pem", "retention-logs": "59m",
		"retention-traces": "0.5h", "retention-metrics": "3d4", "retention-sessions": "-1h",
		"otlp-severity": "upper", "otlp-cors-origins": "shop.example.com", "otlp-parse-json": "maybe",
	}
	var env []string
	for name, value := range wrong {
		env = append(env, "OBSTACK_"+strings.ToUpper(strings.ReplaceAll(name, "-", "_"))+"="+value)
	}
	r := harness.Run(t, env, "serve", "--data", t.TempDir()+"/data")
	if r.Code != 1 || r.Stdout != "" {
		t.Errorf("status %d, stdout %q", r.Code, r.Stdout)
	}
	problems := []string{
		"OBSTACK_OTLP_GRPC: ", "OBSTACK_OTLP_HTTP: ", "OBSTACK_INGEST_AUTH: ", "OBSTACK_OTLP_RATE: ", "OBSTACK_RETENTION_METRICS: ",
		"OBSTACK_OTLP_SEVERITY: ", "OBSTACK_OTLP_CORS_ORIGINS: ", "OBSTACK_OTLP_PARSE_JSON: ",
		"--otlp-log-size: must be at least 256MiB", "--otlp-grpc-max-size: must be from 64KiB to 32MiB",
		"--otlp-http-max-size: must be from 64KiB to 32MiB", "--otlp-tls-key: required with --otlp-tls-cert",
		"--retention-logs: must be at least 1h", "--retention-traces: must be at least 1h",
		"--retention-sessions: must be at least 1h",
	}
	for _, p := range problems {
		if strings.Count(r.Stderr, p) != 1 {
			t.Errorf("%q is not there once", p)
		}
	}
	if got := len(harness.Lines(r.Stderr)); got != len(problems) {
		t.Errorf("%d lines for %d problems:\n%s", got, len(problems), r.Stderr)
	}
	for args, want := range map[string]string{
		"--otlp-tls-key /tls.key":  "--otlp-tls-cert: required with --otlp-tls-key",
		"--otlp-grpc 4317":         "-otlp-grpc",
		"--ingest-auth maybe":      "expected on or off",
		"--otlp-log-size=-1":       "-otlp-log-size",
		"--otlp-rate 0.5":          "-otlp-rate",
		"--retention-logs forever": "-retention-logs",
	} {
		if r := harness.Run(t, nil, append([]string{"serve"}, strings.Fields(args)...)...); r.Code != 1 || !strings.Contains(r.Stderr, want) {
			t.Errorf("%s: status %d, %s", args, r.Code, r.Stderr)
		}
	}
}
