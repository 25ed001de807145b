package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// plantedSecret is what hostile SQL is after.
const plantedSecret = "the-planted-secret"

// hostileLine is a line of the list that impl/usersql is tested with.
type hostileLine struct {
	number     int
	refused    bool
	form, text string
}

var repeated = regexp.MustCompile(`<(\d+)×([^>]*)>`)

func readHostile(t *testing.T, names ...string) []hostileLine {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "impl", "usersql", "testdata", "hostile.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var all []hostileLine
	for i, line := range strings.Split(string(text), "\n") {
		if line == "" || strings.HasPrefix(line, "# ") {
			continue
		}
		parts := strings.SplitN(line+" ", " ", 3)
		h := hostileLine{i + 1, parts[0] == "refused", parts[1], strings.NewReplacer(names...).Replace(strings.TrimSuffix(parts[2], " "))}
		if quoted, ok := strings.CutPrefix(h.text, "go:"); ok {
			if h.text, err = strconv.Unquote(quoted); err != nil {
				t.Fatalf("line %d: %v", i+1, err)
			}
		}
		h.text = repeated.ReplaceAllStringFunc(h.text, func(s string) string {
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
