package lifecycle

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	_ "modernc.org/sqlite"

	"github.com/obstack/obstack/e2e/harness"
)

func TestCommandLine(t *testing.T) {
	t.Parallel()
	commands := []string{"serve ", "keys ", "apply ", "engine ", "migrate ", "receiver ", "version "}
	file := harness.WriteYAML(t, "webhooks: []\n")
	for name, c := range map[string]struct {
		args           string
		code           int
		stdout, stderr []string // what is printed there; nothing when empty
	}{
		"no command":          {"", 2, nil, commands},
		"an unknown command":  {"sreve", 2, nil, append(commands, `unknown command "sreve"`)},
		"help":                {"help", 0, commands, nil},
		"help of a command":   {"help serve", 0, []string{"-listen", "-log-format"}, nil},
		"the limit of a stop": {"help serve", 0, []string{"running requests get 60% of it (default 10s)"}, nil},
		"help of an action":   {"help keys create", 0, []string{"-kind"}, nil},
		"help of no command":  {"help sreve", 2, nil, []string{`unknown command "sreve"`}},
		"help for keys":       {"keys --help", 0, []string{"create|list|revoke"}, nil},
		"help of keys":        {"help keys", 0, []string{"create|list|revoke"}, nil},
		"help of version":     {"help version", 0, []string{"usage: obstack version\n", "deployment", "no flags"}, nil},
		"help of help":        {"help help", 0, commands, nil},
		"--help":              {"--help", 0, commands, nil},
		"help for a command": {
			"serve --help", 0, []string{"-listen", "-database", "-rate-limit", `(default ":8000")`}, nil,
		},
		"help for a subcommand":       {"keys create -h", 0, []string{"-kind", "-data"}, nil},
		"help for the engine":         {"engine --help", 0, []string{"-socket", "-engine-memory"}, nil},
		"an unknown flag":             {"serve --lisen x", 1, nil, []string{"flag provided but not defined: -lisen\n"}},
		"a flag of another":           {"keys list --listen :1", 1, nil, []string{"-listen"}},
		"an argument too many":        {"serve now", 1, nil, []string{`unexpected argument "now"`}},
		"a word after migrate":        {"migrate now", 1, nil, []string{`unexpected argument "now"`}},
		"keys without an action":      {"keys", 1, nil, []string{"create|list|revoke"}},
		"keys with an unknown action": {"keys destroy", 1, nil, []string{"create|list|revoke"}},
		"an unknown kind of key":      {"keys create --kind master", 1, nil, []string{"--kind", "ingestion"}},
		"mail without a sender":       {"serve --smtp smtp://mail.example.com", 1, nil, []string{"--smtp-from"}},
		"mail without a server":       {"serve --smtp-from a@example.com", 1, nil, []string{"--smtp: "}},
		"mail from no address":        {"serve --smtp smtp://mail.example.com --smtp-from me", 1, nil, []string{"--smtp: ", "address"}},
		"links into a query":          {"serve --public-url https://example.com/?a=b", 1, nil, []string{"--public-url"}},
		"apply without a file":        {"apply", 1, nil, []string{"-f"}},
		"apply of a missing file":     {"apply -f missing.yaml", 1, nil, []string{"missing.yaml"}},
		"apply without a store":       {"apply --data none " + file, 1, nil, []string{"no store in none"}},
		"keys without a store":        {"keys list --data none", 1, nil, []string{"no store in none"}},
		"history of no time":          {"serve --alert-history 3x", 1, nil, []string{"-alert-history", `"3x"`}},
		"history of days and no time": {"serve --delivery-history 3d4", 1, nil, []string{"-delivery-history", `"3d4"`}},
		"audit log of too few hours":  {"serve --audit-history 59m", 1, nil, []string{"--audit-history: must be at least"}},
		"history of too few hours":    {"serve --alert-history 0d30m", 1, nil, []string{"--alert-history: must be at least"}},
		"a delay without a unit":      {"serve --alert-delay 5", 1, nil, []string{"-alert-delay", `missing unit in duration "5"`}},
		"a delay of too long":         {"serve --alert-delay 31s", 1, nil, []string{"--alert-delay: must be from 0s to 30s"}},
		"a delay of less than none":   {"serve --alert-delay=-1s", 1, nil, []string{"--alert-delay: must be from 0s to 30s"}},
		"a stop in no time":           {"serve --shutdown-timeout 999ms", 1, nil, []string{"--shutdown-timeout: must be from 1s to 1h"}},
		"a stop of hours":             {"serve --shutdown-timeout 1h1s", 1, nil, []string{"--shutdown-timeout: must be from 1s to 1h"}},
		"a form of log":               {"serve --log-format xml", 1, nil, []string{"--log-format: expected text or json"}},
		"a level of log":              {"migrate --log-level loud", 1, nil, []string{"-log-level"}},
		"--version": {
			"--version", 0, []string{"obstack dev (" + harness.Deployment.Name + ", commit unknown)\n"}, nil,
		},
		"version": {
			"version", 0, []string{"obstack dev (" + harness.Deployment.Name + ", commit unknown)\n"}, nil,
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := harness.Run(t, nil, strings.Fields(c.args)...)
			if r.Code != c.code {
				t.Errorf("status %d, want %d", r.Code, c.code)
			}
			wantPrinted(t, "stdout", r.Stdout, c.stdout)
			wantPrinted(t, "stderr", r.Stderr, c.stderr)
		})
	}
}

func wantPrinted(t *testing.T, where, got string, parts []string) {
	t.Helper()
	for _, part := range parts {
		if !strings.Contains(got, part) {
			t.Errorf("%s does not have %q:\n%s", where, part, got)
		}
	}
	if len(parts) == 0 && got != "" {
		t.Errorf("%s has %q", where, got)
	}
}

// TestFlagsOfTheIntake holds that a deployment which takes no telemetry in does not take in its own either.
func TestFlagsOfTheIntake(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"otlp-http", "self-telemetry"} {
		help := harness.Run(t, nil, "serve", "--help").Stdout
		if got := strings.Contains(help, "  -"+name); got != harness.Deployment.Intake {
			t.Errorf("there is a flag --%s: %t", name, got)
		}
	}
	if r := harness.Run(t, nil, "serve", "--self-telemetry", "now"); harness.Deployment.Intake ==
		strings.Contains(r.Stderr, "flag provided but not defined: -self-telemetry") {
		t.Errorf("--self-telemetry: %s", r.Stderr)
	}
}

func TestEveryProblemOfTheConfigurationIsReportedAtOnce(t *testing.T) {
	t.Parallel()
	problems := []string{
		"OBSTACK_ENGINE_MEMORY", "OBSTACK_DEMO", "--rate-limit", "--egress-allow", "--listen", "--database",
		"--encryption-key-file", "--clickhouse", "--public-url", "--segment", "--alert-history", "--delivery-history",
		"--smtp", "--alert-delay",
	}
	r := harness.Run(t, []string{
		"OBSTACK_ENGINE_MEMORY=much", "OBSTACK_DEMO=perhaps", "OBSTACK_PUBLIC_URL=here",
		"OBSTACK_SMTP=smtp://root:" + databasePassword + "@h:mail", "OBSTACK_ALERT_HISTORY=1m",
		"OBSTACK_ALERT_DELAY=1m",
	},
		"serve", "--smtp-from", "obstack@example.com", "--delivery-history", "59m",
		"--rate-limit", "fast", "--egress-allow", "10.0.0.0/99", "--listen", "8000",
		"--database", "mysql://root:"+databasePassword+"@h/d",
		"--clickhouse", "tcp://root:"+databasePassword+"@h:9000", "--segment", "Stack")
	if r.Code != 1 || r.Stdout != "" {
		t.Errorf("status %d, stdout %q", r.Code, r.Stdout)
	}
	for _, p := range problems {
		if strings.Count(r.Stderr, p+":") != 1 {
			t.Errorf("%s is not named once", p)
		}
	}
	if got := len(harness.Lines(r.Stderr)); got != len(problems) {
		t.Errorf("%d lines for %d problems:\n%s", got, len(problems), r.Stderr)
	}
	harness.WantNoSecret(t, r.Stderr, databasePassword)
}

func TestTheEnvironmentStandsInForFlags(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	serve := func(env []string, args ...string) *harness.Server {
		data := filepath.Join(dir, "from the environment")
		cmd := exec.Command(harness.Binary, append([]string{"serve", "--clickhouse", harness.NoEngine[1]}, args...)...)
		cmd.Env = append([]string{
			"OBSTACK_DATA=" + data, "OBSTACK_LISTEN=127.0.0.1:0", "OBSTACK_UI_LISTEN=127.0.0.1:0", "OBSTACK_DEMO=",
		}, env...)
		s := harness.LaunchCommand(t, data, cmd)
		s.WaitListen() // in that directory
		return s
	}
	s := serve([]string{"OBSTACK_RATE_LIMIT=2/h"})
	for i, want := range []int{200, 200, 429} {
		if a := s.Do("GET", "dashboards", ""); a.Status != want {
			t.Errorf("request %d: status %d, want %d", i, a.Status, want)
		}
	}
	s.Kill()
	s = serve([]string{"OBSTACK_RATE_LIMIT=2/h", "OBSTACK_PUBLIC_URL=https://from.environment"},
		"--rate-limit", "1/h", "--public-url", "https://from.flag")
	for i, want := range []int{200, 429} {
		a := s.Do("GET", "dashboards", "")
		if a.Status != want || a.Header.Get("Access-Control-Allow-Origin") != "https://from.flag" {
			t.Errorf("request %d: status %d, %v", i, a.Status, a.Header)
		}
	}
}

// TestLogsOfAServer holds the form and the level of what is logged, and that the engine's own lines are part of it.
func TestLogsOfAServer(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	cmd := exec.Command(harness.Binary, "serve", "--data", data, "--listen", "127.0.0.1:0", "--log-format", "json",
		"--alert-history", "1d12h", "--engine-lib", harness.EngineLib(t))
	cmd.Env = []string{
		"OBSTACK_LISTENN=:1", "OBSTACK_ENGINE_X=1", "OBSTACK_SERVICE_HOST=10.0.0.1", "OBSTACK_SERVICE_PORT_HTTP=80",
		"OBSTACK_PORT=tcp://10.0.0.1:80", "OBSTACK_PORT_80_TCP_ADDR=10.0.0.1",
		"OBSTACK_SHUTDOWN_TIMEOUT=" + os.Getenv("OBSTACK_SHUTDOWN_TIMEOUT"),
	}
	s := harness.LaunchCommand(t, data, cmd)
	s.WaitListen()
	s.WaitReady()
	if err := s.Terminate(); err != nil {
		t.Error(err)
	}
	messages := map[string]map[string]any{}
	if n := strings.Count(s.Out.String(), "unknown environment variable"); n != 1 {
		t.Errorf("%d variables are warned of, want 1", n)
	}
	for _, line := range harness.Lines(s.Out.String()) {
		var record map[string]any
		if strings.HasPrefix(line, "{\"time\"") {
			if err := json.Unmarshal([]byte(line), &record); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			messages[record["msg"].(string)] = record
		}
	}
	for message, want := range map[string]map[string]any{
		"unknown environment variable": {"level": "WARN", "variable": "OBSTACK_LISTENN"},
		"engine ready":                 {"level": "INFO"},
		"ready":                        {"level": "INFO"},
	} {
		for key, value := range want {
			if messages[message][key] != value {
				t.Errorf("%s: %v, want %s %v", message, messages[message], key, value)
			}
		}
	}
	for _, message := range []string{"engine ready", "stopped"} {
		if text, ok := messages[message]["took"].(string); !ok || !strings.HasSuffix(text, "s") {
			t.Errorf("%s: it took %v", message, messages[message]["took"])
		}
	}
	if n, ok := messages["engine ready"]["memory_limit"].(float64); !ok || n < 1<<20 {
		t.Errorf("the engine has %v bytes", messages["engine ready"]["memory_limit"])
	}
	if messages["engine output"] != nil {
		t.Errorf("a line within a line: %v", messages["engine output"])
	}

	quiet := harness.Run(t, []string{"OBSTACK_LOG_LEVEL=error"}, "migrate", "--data", t.TempDir())
	if quiet.Code != 0 || quiet.Stderr != "" {
		t.Errorf("at level error: %d %s", quiet.Code, quiet.Stderr)
	}
}

func TestMigrate(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		data := filepath.Join(t.TempDir(), "data")
		migrate := func() harness.Result {
			return harness.Run(t, nil, append([]string{"migrate", "--data", data}, args...)...)
		}
		first, again := migrate(), migrate()
		version := regexp.MustCompile(`^schema version [1-9]\d*\n$`)
		if first.Code != 0 || !version.MatchString(first.Stdout) || !strings.Contains(first.Stderr, "migrated the store") {
			t.Errorf("the first time: %+v", first)
		}
		if again.Code != 0 || again.Stdout != first.Stdout || again.Stderr != "" {
			t.Errorf("the second time: %+v", again)
		}
		s := harness.Launch(t, data, append(args, harness.NoEngine...)...) // makes the organization that migrate does not make
		s.WaitListen()
		s.Do("GET", "dashboards", "").Payload(t)
		if err := s.Terminate(); err != nil {
			t.Error(err)
		}

		driver, address := "sqlite", filepath.Join(data, "obstack.db")
		if len(args) > 0 {
			driver, address = "pgx", args[1]
		}
		harness.Execute(t, driver, address, "INSERT INTO schema_version (version_id, is_applied) VALUES (9000, true)")
		serve := harness.Run(t, nil, slices.Concat([]string{"serve", "--listen", "127.0.0.1:0", "--data", data}, args, harness.NoEngine)...)
		for _, r := range []harness.Result{migrate(), serve} {
			if r.Code != 1 || !strings.Contains(r.Stderr, "the store was created by a newer version of obstack") {
				t.Errorf("with a newer store: %+v", r)
			}
		}
	})
}

func TestTheDataDirectoryIsPrivate(t *testing.T) {
	t.Parallel()
	s := harness.StartServer(t, "", harness.Embedded...)
	s.Apply(t, `webhooks: [{name: private, service: generic, url: "https://example.com/hook"}]`)
	seen := map[string]bool{}
	err := filepath.WalkDir(s.Data, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || path == filepath.Join(s.Data, "engine", "store") {
			return fs.SkipDir // the engine's parts come and go
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		want := fs.FileMode(0o600)
		if entry.IsDir() || info.Mode().Type() == fs.ModeSocket {
			want = 0o700
		}
		if info.Mode().Perm() != want && info.Mode().Type() != fs.ModeSymlink {
			t.Errorf("%s has mode %v", path, info.Mode())
		}
		seen[entry.Name()] = true
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{
		"obstack.db", "obstack.db-wal", "bootstrap.json", "listen.json", "encryption.key", "engine",
	} {
		if !seen[name] {
			t.Errorf("there is no %s", name)
		}
	}
	if left, _ := filepath.Glob(filepath.Join(s.Data, ".*")); len(left) > 0 {
		t.Errorf("these are left over: %v", left)
	}
}

func TestSecretsStayOutOfTheLog(t *testing.T) {
	t.Parallel()
	secret := func(of string) string { return of + "-s3cr3t" }
	args := []string{
		"--clickhouse", "http://obstack:" + secret("clickhouse") + "@127.0.0.1:1/default",
		"--smtp", "smtp://obstack:" + secret("smtp") + "@127.0.0.1:1", "--smtp-from", "obstack@example.com",
	}
	s := harness.Launch(t, "", args...)
	s.WaitListen()
	s.Apply(t, fmt.Sprintf(`connections:
  - {name: far, host: "http://127.0.0.1:1", username: reader, password: %s}
webhooks:
  - {name: hook, service: generic, url: "https://example.com/%s", headers: {X-Key: %s}, queryParams: {key: %s}}
`, secret("connection"), secret("path"), secret("header"), secret("query")))
	key := createKey(t, s)
	s.Do("GET", "dashboards", "", key.use).Payload(t)
	s.Do("GET", "/readyz", "")
	s.Do("POST", "dashboards", `{"broken`)
	key.revoke(t, s)
	if a := s.Do("GET", "dashboards", "", key.use); a.Status != 401 {
		t.Errorf("a revoked key: status %d", a.Status)
	}
	if err := s.Terminate(); err != nil {
		t.Error(err)
	}
	second := harness.Launch(t, s.Data, args...)
	second.WaitListen()
	if err := second.Terminate(); err != nil {
		t.Error(err)
	}

	encryption, err := os.ReadFile(filepath.Join(s.Data, "encryption.key"))
	if err != nil {
		t.Fatal(err)
	}
	login := s.Keys.APIKey
	if harness.Deployment.Managed {
		login = s.Keys.KeySecret
	}
	shown := []string{login, s.Keys.IngestionKey}
	redacted := []string{
		strings.TrimSpace(string(encryption)), key.Secret, secret("clickhouse"), secret("connection"), secret("path"),
		secret("header"), secret("query"), secret("smtp"),
	}
	harness.WantNoSecret(t, s.Stderr.String(), append(shown, redacted...)...)
	harness.WantNoSecret(t, s.Stdout.String(), redacted...)
	harness.WantNoSecret(t, second.Out.String(), append(shown, redacted...)...)
	for _, k := range shown {
		if strings.Count(s.Stdout.String(), k) != 1 {
			t.Errorf("a key is not shown once on the first start:\n%s", s.Stdout)
		}
	}
	if second.Stdout.String() != "" {
		t.Errorf("a later start prints %q", second.Stdout)
	}
}
