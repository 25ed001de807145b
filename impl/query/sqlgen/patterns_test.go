package sqlgen

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestPatternsAreThoseOfTiles holds that searches and tiles replace the same parts of messages.
func TestPatternsAreThoseOfTiles(t *testing.T) {
	t.Parallel()
	source, err := os.ReadFile("../../ui/web/src/page/dashboard/patterns.ts")
	if err != nil {
		t.Fatal(err)
	}
	var parts []string
	for _, m := range regexp.MustCompile("String\\.raw`(.*)`").FindAllStringSubmatch(string(source), -1) {
		parts = append(parts, m[1])
	}
	if got := "(?i)" + strings.Join(parts, "|"); got != varying {
		t.Errorf("tiles replace\n%s\nsearches replace\n%s", got, varying)
	}
}
