package harness

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Glossary are the names of log fields and of labels in CONTRIBUTING.md.
func Glossary(t *testing.T) (fields, labels map[string]bool) {
	t.Helper()
	page, err := os.ReadFile(filepath.Join("..", "..", "CONTRIBUTING.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(page), "\n## Glossary\n")
	section, _, _ = strings.Cut(section, "\n## ")
	fields, labels = map[string]bool{}, map[string]bool{}
	for line := range strings.Lines(section) {
		cells := strings.Split(line, "|")
		if len(cells) != 6 {
			continue
		}
		for names, cell := range map[*map[string]bool]string{&fields: cells[3], &labels: cells[4]} {
			for _, name := range regexp.MustCompile("`([a-z_]+)`").FindAllStringSubmatch(cell, -1) {
				(*names)[name[1]] = true
			}
		}
	}
	return fields, labels
}
