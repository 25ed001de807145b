package manual

import (
	"encoding/json"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// repository returns the text of a file of the repository.
func repository(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestExamplesApply holds that the files of resources make all that is in them, and that the tiles have SQL that runs.
func TestExamplesApply(t *testing.T) {
	t.Parallel()
	name := map[bool]string{false: "stack.yaml", true: "managed.yaml"}[harness.Deployment.Managed]
	file, err := filepath.Abs(filepath.Join("..", "..", "examples", name))
	if err != nil {
		t.Fatal(err)
	}
	s := harness.StartServer(t, "", "--evaluate=false")
	for _, want := range []string{"created", "unchanged"} {
		out, err := s.Command("apply", "-f", file, "--output", "json")
		if err != nil {
			t.Fatal(err)
		}
		results := harness.Decode[[]harness.Applied](t, out)
		if len(results) < 5 {
			t.Errorf("only %d resources: %v", len(results), results)
		}
		for _, r := range results {
			if r.Action != want && r.Kind != "organization" && r.Kind != "service" {
				t.Errorf("%s %s is %s, want %s", r.Kind, r.Name, r.Action, want)
			}
		}
	}
	now := time.Now().UnixMilli()
	for _, d := range harness.Decode[[]struct {
		ID    string
		Tiles []struct{ ID, Name string }
	}](t, s.Do("GET", "dashboards", "").Payload(t)) {
		for _, tile := range d.Tiles {
			if harness.Deployment.Managed { // which has no data of tiles
				continue
			}
			body := harness.Encode(t, harness.Object{"startTime": now - 3_600_000, "endTime": now})
			if a := s.Do("POST", "dashboards/"+d.ID+"/tiles/"+tile.ID+"/query", body); a.Status != 200 {
				t.Errorf("tile %s: %d %s", tile.Name, a.Status, a.Body)
			}
		}
	}
}

// foreignFlags are those in the manual and the examples that belong to other programs.
var foreignFlags = []string{
	"always", "build", "build-arg", "from", "home-dir", "ignore-scripts", "interval", "no-audit", "no-fund",
	"no-install-recommends", "now", "omit", "require", "retries", "short", "start-period", "system", "tags", "timeout", "to", "uid", "unix-socket",
}

// intakeFlags are those that a deployment has which takes telemetry in, which is the one with a UI.
var intakeFlags = regexp.MustCompile(`^((otlp|ingest|retention|oidc)-|(self-telemetry|ui-listen|passwords)$)`)

// manual are README.md and the files of docs.
func manual(t testing.TB) []string {
	t.Helper()
	docs, err := filepath.Glob(filepath.Join("..", "..", "docs", "*.md"))
	if err != nil || len(docs) < 6 {
		t.Fatalf("docs has %q, %v", docs, err)
	}
	names := []string{"README.md"}
	for _, d := range docs {
		names = append(names, "docs/"+filepath.Base(d))
	}
	return names
}

// TestNamesInTheManual holds that the flags and variables of the manual and the examples are those of the program, that
// its ports fit together, and that its links lead to files.
func TestNamesInTheManual(t *testing.T) {
	t.Parallel()
	known := slices.Clone(foreignFlags)
	serve := []string{}
	for _, command := range [][]string{
		{"serve"}, {"apply"}, {"engine"}, {"migrate"}, {"receiver"}, {"keys", "create"}, {"keys", "list"}, {"keys", "revoke"},
	} {
		r := harness.Run(t, nil, append(command, "--help")...)
		for _, m := range regexp.MustCompile(`(?m)^  -([a-z-]+)`).FindAllStringSubmatch(r.Stdout, -1) {
			known = append(known, m[1])
			if command[0] == "serve" {
				serve = append(serve, m[1])
			}
		}
	}
	known = append(known, "help", "version")
	files := append(manual(t), "Dockerfile", "examples/stack.yaml", "examples/managed.yaml", "examples/obstack.service",
		"examples/prometheus.yml", "examples/docker/compose.yaml")
	for _, name := range files {
		text := repository(t, name)
		for _, m := range regexp.MustCompile(`(?:^|[\s"(\x60])--([a-z][a-z-]*)`).FindAllStringSubmatch(text, -1) {
			elsewhere := name == "docs/managed.md" // that is, of the other deployment
			if harness.Deployment.Managed {
				elsewhere = intakeFlags.MatchString(m[1])
			}
			if !slices.Contains(known, m[1]) && !elsewhere {
				t.Errorf("%s: there is no flag --%s", name, m[1])
			}
		}
		for _, m := range regexp.MustCompile(`OBSTACK_([A-Z_]*[A-Z])`).FindAllStringSubmatch(text, -1) {
			flag := strings.ToLower(strings.ReplaceAll(m[1], "_", "-"))
			elsewhere := harness.Deployment.Managed && intakeFlags.MatchString(flag)
			if !slices.Contains(serve, flag) && !elsewhere {
				t.Errorf("%s: there is no variable %s", name, m[0])
			}
		}
		for _, m := range regexp.MustCompile(`\]\(([^)#:]+)(?:#[^)]*)?\)`).FindAllStringSubmatch(text, -1) {
			if _, err := os.Stat(filepath.Join("..", "..", filepath.Dir(name), m[1])); err != nil {
				t.Errorf("%s: the link %s leads nowhere: %v", name, m[1], err)
			}
		}
	}
	port := func(name, pattern string) string {
		m := regexp.MustCompile(pattern).FindStringSubmatch(repository(t, name))
		if m == nil {
			t.Fatalf("%s has no %s", name, pattern)
		}
		return m[1]
	}
	const api, ui, metrics = "8000", "8080", "9464"
	for _, c := range []struct{ name, pattern, want string }{
		{"Dockerfile", `EXPOSE (\d+)`, api},
		{"Dockerfile", `EXPOSE \d+ (\d+)`, metrics},
		{"Dockerfile", `EXPOSE \d+ \d+ (\d+)`, "4317"},
		{"Dockerfile", `EXPOSE \d+ \d+ \d+ (\d+)`, "4318"},
		{"Dockerfile", `EXPOSE \d+ \d+ \d+ \d+ (\d+)`, ui},
		{"examples/docker/compose.yaml", `OBSTACK_UI_LISTEN: ":(\d+)"`, ui},
		{"examples/docker/compose.yaml", `"127.0.0.1:8080:(\d+)"`, ui},
		{"examples/obstack.service", `OBSTACK_UI_LISTEN=127.0.0.1:(\d+)`, ui},
		{"Dockerfile", `/dev/tcp/127.0.0.1/(\d+)`, api},
		{"examples/docker/compose.yaml", `OBSTACK_LISTEN: ":(\d+)"`, api},
		{"examples/docker/compose.yaml", `ports: \["127.0.0.1:8000:(\d+)"`, api},
		{"examples/docker/compose.yaml", `OBSTACK_OTLP_GRPC: ":(\d+)"`, "4317"},
		{"examples/docker/compose.yaml", `"127.0.0.1:4317:(\d+)"`, "4317"},
		{"examples/docker/compose.yaml", `OBSTACK_OTLP_HTTP: ":(\d+)"`, "4318"},
		{"examples/docker/compose.yaml", `"127.0.0.1:4318:(\d+)"`, "4318"},
		{"examples/docker/compose.yaml", `OBSTACK_METRICS_LISTEN: ":(\d+)"`, metrics},
		{"examples/obstack.service", `OBSTACK_LISTEN=127.0.0.1:(\d+)`, api},
		{"examples/obstack.service", `OBSTACK_OTLP_GRPC=127.0.0.1:(\d+)`, "4317"},
		{"examples/obstack.service", `OBSTACK_OTLP_HTTP=127.0.0.1:(\d+)`, "4318"},
		{"examples/obstack.service", `OBSTACK_METRICS_LISTEN=127.0.0.1:(\d+)`, metrics},
		{"examples/prometheus.yml", `targets: \["127.0.0.1:(\d+)"\]`, metrics},
	} {
		if got := port(c.name, c.pattern); got != c.want {
			t.Errorf("%s: the port of %s is %s, want %s", c.name, c.pattern, got, c.want)
		}
	}
	if help := harness.Run(t, nil, "serve", "--help").Stdout; !strings.Contains(help, `(default ":`+api+`")`) {
		t.Errorf("the default port is not %s:\n%s", api, help)
	}
}

// TestDockerfile holds, where no image can be built, that what it copies is there, and that its health check tells a
// server that answers from none.
func TestDockerfile(t *testing.T) {
	t.Parallel()
	text := repository(t, "Dockerfile")
	built := regexp.MustCompile(`(?m)^bin/obstack bin/obstack-managed: `).MatchString(repository(t, "Makefile"))
	for _, m := range regexp.MustCompile(`(?m)^COPY (.*) \S+$`).FindAllStringSubmatch(text, -1) {
		for file := range strings.FieldsSeq(m[1]) {
			switch {
			case strings.HasPrefix(file, "--from=") || strings.HasPrefix(file, "/src/bin/") && built:
				continue
			case strings.HasPrefix(file, "/src/"):
				if found, err := filepath.Glob(filepath.Join("..", "..", strings.TrimPrefix(file, "/src/"))); len(found) != 1 {
					t.Errorf("%s is %q, %v", file, found, err)
				}
			default:
				if _, err := os.Stat(filepath.Join("..", "..", file)); err != nil {
					t.Error(err)
				}
			}
		}
	}
	_, rest, _ := strings.Cut(text, "HEALTHCHECK ")
	_, list, _ := strings.Cut(rest, "CMD ")
	list, _, _ = strings.Cut(list, "\n")
	var check []string
	if err := json.Unmarshal([]byte(list), &check); err != nil {
		t.Fatalf("%s: %v", list, err)
	}
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	u, err := url.Parse(s.URL)
	if err != nil {
		t.Fatal(err)
	}
	closed, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	_, user, _ := net.SplitHostPort(closed.Addr().String())
	_ = closed.Close()
	for port, healthy := range map[string]bool{u.Port(): true, user: false} {
		script := strings.Replace(check[2], "/8000", "/"+port, 1)
		out, err := exec.CommandContext(t.Context(), check[0], check[1], script).CombinedOutput()
		if (err == nil) != healthy {
			t.Errorf("%s: %s, %v", script, out, err)
		}
	}
}

// TestPicturesOfTheManual holds that each picture is in the manual, and small.
func TestPicturesOfTheManual(t *testing.T) {
	t.Parallel()
	const most = 150_000 // bytes
	var text strings.Builder
	for _, file := range manual(t) {
		text.WriteString(repository(t, file))
	}
	pictures, err := filepath.Glob(filepath.Join("..", "..", "docs", "images", "*.jpg"))
	if err != nil || len(pictures) == 0 {
		t.Fatalf("the pictures are %q, %v", pictures, err)
	}
	for _, picture := range pictures {
		if info, err := os.Stat(picture); err != nil || info.Size() > most {
			t.Errorf("%s has more than %d bytes, or %v", picture, most, err)
		}
		if !strings.Contains(text.String(), "images/"+filepath.Base(picture)) {
			t.Errorf("%s is in no page of the manual", picture)
		}
	}
}
