package usersql

import (
	_ "embed"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/engine/enginetest"
)

func TestMain(m *testing.M) { enginetest.Main(m) }

//go:embed testdata/hostile.txt
var hostileList string

//go:embed testdata/legit.txt
var legitList string

// known are the parameters of the tests' scopes.
var known = map[string]string{"known": "String"}

// hostile is a line of testdata/hostile.txt.
type hostile struct {
	line    int
	refused bool
	endless bool
	form    string
	text    string
}

// readHostile returns the list for databases and a file with the secret.
func readHostile(t testing.TB, own, other, file string) []hostile {
	t.Helper()
	places := strings.NewReplacer("%OWN%", own, "%OTHER%", other, "%FILE%", file)
	var list []hostile
	for i, line := range strings.Split(hostileList, "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		fields := strings.SplitN(line, " ", 3)
		h := hostile{line: i + 1, refused: fields[0] == "refused", endless: fields[0] == "endless", form: fields[1]}
		if !h.refused && !h.endless && fields[0] != "harmless" || forms[h.form] == nil {
			t.Fatalf("hostile.txt:%d: %s", i+1, line)
		}
		if len(fields) == 3 {
			h.text = expand(t, places.Replace(fields[2]))
		}
		list = append(list, h)
	}
	return list
}

var repeated = regexp.MustCompile(`<(\d+)×([^>]*)>`)

// expand reads go: and <9×x>.
func expand(t testing.TB, text string) string {
	if quoted, ok := strings.CutPrefix(text, "go:"); ok {
		text, err := strconv.Unquote(quoted)
		if err != nil {
			t.Fatalf("%s: %v", quoted, err)
		}
		return text
	}
	return repeated.ReplaceAllStringFunc(text, func(match string) string {
		parts := repeated.FindStringSubmatch(match)
		n, _ := strconv.Atoi(parts[1])
		return strings.Repeat(parts[2], n)
	})
}

// forms make a statement on the table t of a text of each form.
var forms = map[string]func(text string, s Scope) (string, error){
	"expr": func(text string, s Scope) (string, error) {
		e, err := ParseExpr(text)
		if err != nil {
			return "", err
		}
		sql, err := e.SQL(s)
		return "SELECT " + sql + " FROM t", err
	},
	"list": func(text string, s Scope) (string, error) {
		list, err := ParseList(text)
		if err != nil {
			return "", err
		}
		sql, err := join(list, s)
		return "SELECT " + sql + " FROM t", err
	},
	"order": func(text string, s Scope) (string, error) {
		list, err := ParseOrder(text)
		if err != nil {
			return "", err
		}
		sql, err := join(list, s)
		return "SELECT 1 FROM t ORDER BY " + sql, err
	},
	"select": func(text string, s Scope) (string, error) {
		q, err := ParseSelect(text)
		if err != nil {
			return "", err
		}
		return q.SQL(s)
	},
}

func join(list []Expr, s Scope) (string, error) {
	var all []string
	for _, e := range list {
		sql, err := e.SQL(s)
		if err != nil {
			return "", err
		}
		all = append(all, sql)
	}
	return strings.Join(all, ", "), nil
}

// legit is a line of testdata/legit.txt.
type legit struct{ name, table, text string }

func readLegit(t testing.TB) []legit {
	t.Helper()
	var list []legit
	for i, line := range strings.Split(legitList, "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		table, text, ok := strings.Cut(line, " ")
		if !ok {
			t.Fatalf("legit.txt:%d: %s", i+1, line)
		}
		list = append(list, legit{fmt.Sprintf("line %d", i+1), table, text})
	}
	return list
}
