package neighbour

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// TestSharingInTheManual holds the section about sharing a server to what ClickHouse and `obstack apply` understand. The
// embedded engine has no users of its own, so its parser reads the statements, and a query tries their settings.
func TestSharingInTheManual(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "running.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(text), "## Sharing one server\n")
	section, _, _ = strings.Cut(section, "\n## ")
	block := func(language string) string {
		_, rest, _ := strings.Cut(section, "```"+language+"\n")
		code, _, found := strings.Cut(rest, "```")
		if !found {
			t.Fatalf("no %s in %q", language, section)
		}
		return code
	}
	s := harness.StartServer(t, "", harness.Embedded...)
	engine := harness.EngineClient(s)
	statements := strings.Split(strings.TrimSuffix(strings.TrimSpace(block("sql")), ";"), ";\n")
	if len(statements) != 6 {
		t.Errorf("%d statements", len(statements))
	}
	for _, sql := range statements {
		harness.Ask(t, engine, "SELECT formatQuery('"+strings.ReplaceAll(sql, "'", `\'`)+"')")
		if !strings.HasPrefix(sql, "CREATE SETTINGS PROFILE") {
			continue
		}
		settings := regexp.MustCompile(`(\w+ = \d+)`).FindAllString(sql, -1)
		if len(settings) != 6 {
			t.Errorf("the settings are %q", settings)
		}
		harness.Ask(t, engine, "SELECT 1 SETTINGS "+strings.Join(settings, ", "))
	}
	if harness.Deployment.Managed {
		if out, err := s.Command("apply", "-f", harness.WriteYAML(t, block("yaml"))); err != nil {
			t.Errorf("apply: %v\n%s", err, out)
		}
	}
}
