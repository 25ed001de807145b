package dashboardimport

import (
	"regexp"
	"strings"

	"github.com/obstack/obstack/impl/query/sqlgen"
)

// clauses are those that may follow what a query selects.
var clauses = []string{"FROM", "PREWHERE", "WHERE", "GROUP BY", "HAVING", "ORDER BY", "LIMIT", "UNION", "SETTINGS"}

// splitClauses splits a query at the clauses that stand in no parentheses. The text before the first clause has an empty name.
func splitClauses(text string) map[string]string {
	found := map[string]string{}
	clause, from, depth := "", 0, 0
	for i := 0; i < len(text); {
		switch text[i] {
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		}
		if next := clauseAt(text, i); depth == 0 && next != "" {
			found[clause] += strings.TrimSpace(text[from:i])
			clause = strings.ToUpper(strings.Join(strings.Fields(next), " "))
			i += len(next)
			from = i
			continue
		}
		i = max(sqlgen.SkipQuoted(text, i), sqlgen.SkipComment(text, i), i+1)
	}
	found[clause] += strings.TrimSpace(text[from:])
	return found
}

var clauseStart = regexp.MustCompile(`(?i)^(?:` + strings.ReplaceAll(strings.Join(clauses, "|"), " ", `\s+`) + `)\b`)

// clauseAt is the keyword of the clause that begins at i, empty if none does.
func clauseAt(text string, i int) string {
	const longest = 40
	if i > 0 && isWord(text[i-1]) || strings.IndexByte("FPWGHOLUSfpwgholus", text[i]) < 0 { // their first letters, for speed
		return ""
	}
	return clauseStart.FindString(text[i:min(len(text), i+longest)])
}
