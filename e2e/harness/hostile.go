package harness

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// PlantedSecret is what hostile SQL is after.
const PlantedSecret = "the-planted-secret"

// HostileLine is a line of the list that impl/usersql is tested with.
type HostileLine struct {
	Number     int
	Refused    bool
	Form, Text string
}

var repeated = regexp.MustCompile(`<(\d+)×([^>]*)>`)

// ReadHostile returns the hostile SQL of impl/usersql, with names in it replaced as strings.NewReplacer does.
func ReadHostile(t *testing.T, names ...string) []HostileLine {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "impl", "usersql", "testdata", "hostile.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var all []HostileLine
	for i, line := range strings.Split(string(text), "\n") {
		if line == "" || strings.HasPrefix(line, "# ") {
			continue
		}
		parts := strings.SplitN(line+" ", " ", 3)
		h := HostileLine{i + 1, parts[0] == "refused", parts[1], strings.NewReplacer(names...).Replace(strings.TrimSuffix(parts[2], " "))}
		if quoted, ok := strings.CutPrefix(h.Text, "go:"); ok {
			if h.Text, err = strconv.Unquote(quoted); err != nil {
				t.Fatalf("line %d: %v", i+1, err)
			}
		}
		h.Text = repeated.ReplaceAllStringFunc(h.Text, func(s string) string {
			m := repeated.FindStringSubmatch(s)
			n, _ := strconv.Atoi(m[1])
			return strings.Repeat(m[2], n)
		})
		all = append(all, h)
	}
	if len(all) < 150 {
		t.Fatalf("only %d lines", len(all))
	}
	return all
}
