package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
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
	s := StartServer(t, "")
	engine := engineClient(s)
	statements := strings.Split(strings.TrimSuffix(strings.TrimSpace(block("sql")), ";"), ";\n")
	if len(statements) != 5 {
		t.Errorf("%d statements", len(statements))
	}
	for _, sql := range statements {
		ask(t, engine, "SELECT formatQuery('"+strings.ReplaceAll(sql, "'", `\'`)+"')")
		if !strings.HasPrefix(sql, "CREATE SETTINGS PROFILE") {
			continue
		}
		settings := regexp.MustCompile(`(\w+ = \d+)`).FindAllString(sql, -1)
		if len(settings) != 6 {
			t.Errorf("the settings are %q", settings)
		}
		ask(t, engine, "SELECT 1 SETTINGS "+strings.Join(settings, ", "))
	}
	if deployment.Managed {
		if out, err := s.Command("apply", "-f", writeYAML(t, block("yaml"))); err != nil {
			t.Errorf("apply: %v\n%s", err, out)
		}
	}
}
