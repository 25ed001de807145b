package main

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "github.com/obstack/obstack/"

// layers are our packages from left to right: a package imports only packages of layers to the right of its own.
var layers = [][]string{
	{"cmd/obstack"},
	{"impl/cli"},
	{"impl/app"},
	{"impl/httpapi/oss", "impl/httpapi/managed"},
	{"impl/httpapi", "impl/alerting", "impl/webhook", "impl/demo", "impl/ingest/receiver", "impl/selftelemetry", "impl/ui"},
	{"impl/ingest"},
	{"impl/lease", "impl/service"},
	{"impl/query/batch", "impl/dashboardimport"},
	{"impl/store", "impl/query"},
	{"impl/query/reuse"},
	{"impl/query/sqlgen"},
	{"impl/filter", "impl/engine"},
	{"impl/engine/chdb", "impl/usersql", "impl/egress", "impl/oidc", "impl/watchdog", "impl/schema", "impl/memory", "impl/queue", "impl/forwarded", "impl/framing", "impl/flight", "impl/failures", "impl/numberformat", "openapi", "impl/ingest/otlp", "impl/ingest/wal"},
	{"gen/oss", "gen/managed"},
	{"gen/api"},
	{"impl/core", "impl/sqltext"},
}

// owners are the only packages that may import a library.
var owners = map[string][]string{
	"gorm.io/":                            {"impl/store"},
	"modernc.org/":                        {"impl/store"},
	"github.com/jackc/":                   {"impl/store"},
	"github.com/ClickHouse/":              {"impl/engine", "impl/engine/chdb"},
	"github.com/ebitengine/":              {"impl/engine/chdb"},
	"github.com/coreos/":                  {"impl/oidc"},
	"golang.org/x/oauth2":                 {"impl/oidc"},
	"github.com/mailgun/":                 {"impl/webhook"},
	"go.opentelemetry.io/":                {"impl/ingest/otlp", "impl/demo", "impl/selftelemetry", "impl/app", "impl/httpapi", "impl/query", "impl/alerting", "impl/webhook"},
	"go.opentelemetry.io/collector/":      {"impl/ingest/otlp", "impl/demo"},
	"go.opentelemetry.io/contrib/":        {"impl/selftelemetry"},
	"go.opentelemetry.io/otel/sdk/":       {"impl/selftelemetry"},
	"go.opentelemetry.io/otel/exporters/": {"impl/selftelemetry"},
	"github.com/wneessen/":                {"impl/webhook"},
	"github.com/standard-webhooks/":       {"impl/webhook", "impl/cli"},
	"github.com/prometheus/":              {"impl/alerting", "impl/webhook", "impl/engine", "impl/app", "impl/httpapi", "impl/query", "impl/query/reuse", "impl/store", "impl/ingest", "impl/ingest/receiver", "impl/selftelemetry"},
	"google.golang.org/":                  {"impl/ingest/receiver"},
	"github.com/gorilla/":                 {"impl/httpapi", "impl/httpapi/oss", "impl/httpapi/managed", "gen/oss", "gen/managed"},
	module + "gen/oss":                    {"impl/httpapi/oss"},
	module + "gen/managed":                {"impl/httpapi/managed"},
	module + "gen/api":                    {"impl/numberformat", "gen/oss", "gen/managed", "impl/httpapi/oss", "impl/httpapi/managed", "impl/cli", "impl/app", "impl/alerting", "impl/webhook", "impl/service", "impl/store", "impl/query", "impl/query/sqlgen", "impl/query/batch", "impl/dashboardimport", "impl/demo"},
	module + "impl/httpapi/oss":           {"cmd/obstack"},
	module + "impl/httpapi/managed":       {"cmd/obstack"},
	"net/http/pprof":                      {},
	"log":                                 {},
}

func layerOf(pkg string) int {
	return slices.IndexFunc(layers, func(l []string) bool { return slices.Contains(l, pkg) })
}

// TestImportsPointRight holds the dependency direction of the packages. Test files, the end-to-end tests and the helper
// packages of tests are free, but only end-to-end tests import what is theirs.
func TestImportsPointRight(t *testing.T) {
	t.Parallel()
	root := filepath.Join("..", "..")
	checked := 0
	for _, top := range []string{"cmd", "impl", "openapi", "gen"} {
		err := filepath.WalkDir(filepath.Join(root, top), func(file string, entry fs.DirEntry, err error) error {
			if entry != nil && entry.Name() == "sdks" { // a module of its own
				return fs.SkipDir
			}
			if err != nil || entry.IsDir() || !strings.HasSuffix(file, ".go") {
				return err
			}
			for _, imported := range importsOf(t, file) {
				if strings.HasPrefix(imported, module+"e2e/") {
					t.Errorf("%s: %s is for the end-to-end tests alone", file, imported)
				}
			}
			if strings.HasSuffix(file, "_test.go") {
				return nil
			}
			rel, err := filepath.Rel(root, filepath.Dir(file))
			if err != nil {
				return err
			}
			pkg := filepath.ToSlash(rel)
			if strings.HasSuffix(pkg, "test") || pkg == "impl/patience" || pkg == "openapi/generate" {
				return nil
			}
			checked++
			checkImports(t, pkg, file)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if checked < 20 {
		t.Fatalf("only %d files were checked", checked)
	}
}

func importsOf(t *testing.T, file string) []string {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
	if err != nil {
		t.Fatal(err)
	}
	all := make([]string, len(parsed.Imports))
	for i, spec := range parsed.Imports {
		if all[i], err = strconv.Unquote(spec.Path.Value); err != nil {
			t.Fatal(err)
		}
	}
	return all
}

func checkImports(t *testing.T, pkg, file string) {
	t.Helper()
	own := layerOf(pkg)
	if own < 0 {
		t.Errorf("%s: package %s has no layer", file, pkg)
		return
	}
	for _, imported := range importsOf(t, file) {
		if ours, ok := strings.CutPrefix(imported, module); ok && layerOf(ours) <= own {
			t.Errorf("%s: %s may not import %s", file, pkg, ours)
		}
		for library, allowed := range owners {
			exact := imported == library || strings.HasSuffix(library, "/") && strings.HasPrefix(imported, library)
			if exact && !slices.Contains(allowed, pkg) {
				t.Errorf("%s: %s may not import %s", file, pkg, imported)
			}
		}
	}
}

// TestBuildsLinkOneSide proves that neither binary contains the other deployment's API.
func TestBuildsLinkOneSide(t *testing.T) {
	t.Parallel()
	for tags, want := range map[string]struct{ has, lacks string }{
		"":        {has: "oss", lacks: "managed"},
		"managed": {has: "managed", lacks: "oss"},
	} {
		out, err := exec.CommandContext(t.Context(), "go", "list", "-deps", "-tags", tags, ".").Output()
		if err != nil {
			t.Fatalf("list the dependencies with tags %q: %v", tags, err)
		}
		deps := strings.Fields(string(out))
		for _, side := range []string{"gen", "impl/httpapi"} {
			if p := module + path.Join(side, want.has); !slices.Contains(deps, p) {
				t.Errorf("tags %q: %s is not linked", tags, p)
			}
			if p := module + path.Join(side, want.lacks); slices.Contains(deps, p) {
				t.Errorf("tags %q: %s is linked", tags, p)
			}
		}
	}
}
