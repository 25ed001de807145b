package reuse

import (
	"context"
	_ "embed"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/sqltext"
)

// refusal is why a query is asked in full. Its values are labels of metrics and never change.
type refusal string

const (
	refusedTable    refusal = "table"    // its engine, key or rules of expiry
	refusedQuery    refusal = "query"    // something in it that may change without the table, or rows that only the engine ranks
	refusedSettings refusal = "settings" // of the source
	refusedServer   refusal = "server"   // its version was not tested, or it has row policies or settings that hide rows
	refusedState    refusal = "state"    // could not be read, or has too many parts
	refusedRows     refusal = "rows"     // are too few
	refusedSize     refusal = "size"     // of the answer
	refusedChange   refusal = "change"   // of the parts while they were read
	refusedCost     refusal = "cost"     // is lower in full, or has to be found out
)

// column is what reading a column may compute.
type column struct{ kind, expression string }

// readColumns reads the columns of a table by their names.
func readColumns(ctx context.Context, db *engine.DB, database, table string) (map[string]column, error) {
	rows, err := db.Select(ctx, engine.Query{
		SQL:    "SELECT name, default_kind, default_expression FROM system.columns WHERE database = {database:String} AND table = {table:String}",
		Params: map[string]string{"database": database, "table": table},
	})
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	columns := map[string]column{}
	for rows.Next() {
		var name string
		var c column
		if err := rows.Scan(&name, &c.kind, &c.expression); err != nil {
			return nil, err
		}
		columns[name] = c
	}
	return columns, rows.Err()
}

// byTime matches partition keys by which no part has rows of times that 32 bits of seconds cannot tell apart: the range that
// is known of a part is cut off to those.
var byTime = regexp.MustCompile("^(?:toDate|toYYYYMM|toYYYYMMDD)\\(`?([^`()\\\\, ]+)`?\\)$")

// keepsRows reports whether a table changes rows only by what its parts show, whose range is known of a column of time.
func (s *state) keepsRows(time string) bool {
	m := byTime.FindStringSubmatch(s.partitionKey)
	if s.engine != "MergeTree" || m == nil || m[1] != time {
		return false
	}
	tokens, ok := scan(s.create)
	if !ok {
		return false
	}
	made := slices.IndexFunc(tokens, func(t token) bool { return t.kind == word && t.text == "ENGINE" })
	if made < 0 {
		return false
	}
	has := func(tokens []token, words ...string) bool {
		return slices.ContainsFunc(tokens, func(t token) bool {
			return t.kind == word && slices.Contains(words, strings.ToUpper(t.text))
		})
	}
	// A rule of expiry of a column changes values when parts are merged, and so do those of rows that group or set.
	if has(tokens[:made], "TTL") {
		return false
	}
	// Functions on tokens answer by what the preprocessor of a text index makes of texts, where a part has that index.
	if has(tokens, "PREPROCESSOR") {
		return false
	}
	rules := slices.IndexFunc(tokens, func(t token) bool { return t.kind == word && t.text == "TTL" })
	return rules < 0 || !has(tokens[rules:], "GROUP", "SET")
}

// testedVersion begins the versions of ClickHouse whose parts are known to tell all changes.
const testedVersion = "26.7."

// trusted reports whether the server answers all rows of the table, as far as it can be known to be the one that is asked.
func (s *state) trusted(embedded bool) bool {
	return strings.HasPrefix(s.version, testedVersion) && (embedded || strings.Trim(s.hidden, "0") == "" && s.uuid != library)
}

// functionList has the functions that answer the same for the same arguments, whatever else is read with them.
//
//go:embed functions.txt
var functionList string

var functions = strings.Fields(functionList)

// keywords are all other words that a query which can be reused may have.
var keywords = strings.Fields("SELECT FROM WHERE AND OR NOT IN GROUP BY ORDER AS LIKE ILIKE IS NULL BETWEEN CASE WHEN THEN ELSE END " +
	"ASC DESC NULLS FIRST LAST true false NaN")

// settings are those that a query may have whose answers are reused: they change how it is run.
var settings = []string{
	"enable_positional_arguments", "optimize_aggregation_in_order", "max_threads", "max_block_size", "use_query_condition_cache",
	"use_uncompressed_cache",
}

// virtualColumns are those by which a question is bound to parts, and to some blocks of them. Columns and aliases must not hide
// them.
var virtualColumns = []string{sqlgen.PartColumn, sqlgen.BlockColumn}

// numbersRows matches the setting by which merges keep the blocks of rows.
var numbersRows = regexp.MustCompile(`\benable_block_number_column = (?:1|true)\b`)

// keyHint matches the hint by which a window skips what the table's key leaves out. It keeps all rows of the window. A hint of
// a user leaves out rows by the granules that they are in, which merges change; SQL of users has no such parameters.
var keyHint = func() *regexp.Regexp {
	const side = "\\w+\\(`[^`'\\\\]+`\\) %s \\w+\\(fromUnixTimestamp64Milli\\(\\{\\w+:Int64\\}\\)\\)"
	return regexp.MustCompile("\\bindexHint(\\(" + fmt.Sprintf(side, ">=") + ", " + fmt.Sprintf(side, "<=") + "\\))")
}()

// itemHint matches the hint beside an equality of an attribute, which asks the bloom filter of key=value texts. The equality has the
// same key and value, so the hint leaves out no matching row.
var itemHint = regexp.MustCompile(`\bindexHint\((has\(arrayMap\(\(\w+, \w+\) -> concat\(\w+, '=', \w+\), [^{}']+\), \{\w+:String\}\))\)`)

// walker looks through the SQL of a query.
type walker struct {
	table   string
	columns map[string]column
	seen    map[string]bool // columns that were looked through
	lambdas []string
	names   []string // that the query makes up
}

// repeats reports whether SQL of our own making answers the same for the same rows of a table, in whatever order they are
// read: there is nothing in it but what is known to. The table stands in it quoted.
func repeats(sql, table string, columns map[string]column) bool {
	w := &walker{table: table, columns: columns, seen: map[string]bool{}}
	return w.query(sql)
}

func (w *walker) query(sql string) bool {
	tokens, ok := scan(itemHint.ReplaceAllString(keyHint.ReplaceAllString(sql, "$1"), "$1"))
	if !ok {
		return false
	}
	for _, column := range virtualColumns {
		if _, ok := w.columns[column]; ok || slices.ContainsFunc(tokens, func(t token) bool { return t.kind != value && t.text == column }) {
			return false
		}
	}
	w.lambdas = lambdas(tokens)
	for i, t := range tokens {
		if t.kind == name && i > 0 && tokens[i-1].is("AS") {
			w.names = append(w.names, t.text)
		}
	}
	for i := 0; i < len(tokens); i++ {
		t := tokens[i]
		if t.is("FROM") {
			if i+1 < len(tokens) && tokens[i+1].is("(") {
				continue
			}
			// The table, of which nothing else may be said.
			if i+3 >= len(tokens) || tokens[i+1].kind != name || !tokens[i+2].is(".") || tokens[i+3].kind != name ||
				sqltext.Ident(tokens[i+1].text)+"."+sqltext.Ident(tokens[i+3].text) != w.table {
				return false
			}
			i += 3
			continue
		}
		if t.is("SELECT") && i > 0 && (i < 2 || !tokens[i-1].is("(") || !tokens[i-2].is("FROM")) {
			return false
		}
		if !w.token(tokens, i) {
			return false
		}
	}
	return true
}

// token reports whether the token at a place is known to answer the same.
func (w *walker) token(tokens []token, i int) bool {
	t, called := tokens[i], i+1 < len(tokens) && tokens[i+1].is("(")
	switch t.kind {
	case word:
		switch {
		case slices.Contains(keywords, t.text):
			return true
		case called:
			return slices.Contains(functions, t.text)
		case slices.Contains(w.lambdas, t.text):
			return true
		}
		return w.column(t.text)
	case name:
		if _, ok := w.columns[t.text]; !ok && slices.Contains(w.names, t.text) {
			return !called
		}
		return !called && w.column(t.text)
	case symbol:
		return strings.Contains("()[],=<>!+-*/%|", t.text)
	}
	return true
}

// column reports whether the values of a column are those of the rows, or computed from them alone.
func (w *walker) column(name string) bool {
	c, ok := w.columns[name]
	if !ok || w.seen[name] || c.expression == "" {
		return ok
	}
	w.seen[name] = true
	tokens, ok := scan(c.expression)
	if !ok {
		return false
	}
	own := &walker{columns: w.columns, seen: w.seen, lambdas: lambdas(tokens)}
	for i, t := range tokens {
		if t.is("SELECT") || t.is("FROM") || !own.token(tokens, i) {
			return false
		}
	}
	return true
}

// lambdas are the names of the arguments of lambda functions: x -> and (x, y) ->.
func lambdas(tokens []token) (names []string) {
	for i := range tokens {
		if i < 2 || !tokens[i].is(">") || !tokens[i-1].is("-") {
			continue
		}
		at := i - 2
		if tokens[at].is(")") {
			for at--; at >= 0 && !tokens[at].is("("); at-- {
				if tokens[at].kind == word || tokens[at].kind == name {
					names = append(names, tokens[at].text)
				}
			}
		} else {
			names = append(names, tokens[at].text)
		}
	}
	return names
}

// tokenKind tells the kinds of tokens apart.
type tokenKind int

const (
	word tokenKind = iota
	name           // in quotes
	value
	symbol
)

type token struct {
	kind tokenKind
	text string
}

func (t token) is(text string) bool { return t.kind != name && t.kind != value && t.text == text }

var (
	wordPattern   = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_]*`)
	numberPattern = regexp.MustCompile(`^[0-9][0-9A-Za-z_]*(?:\.[0-9][0-9A-Za-z_]*)?`)
	valuePattern  = regexp.MustCompile(`^\{[A-Za-z0-9_]+:[^{}]+\}`)
)

// scan splits SQL as ClickHouse and we write it. Comments and names with escapes in them are not ok.
func scan(sql string) (tokens []token, ok bool) {
	for i := 0; i < len(sql); {
		rest := sql[i:]
		switch c := sql[i]; {
		case c == ' ' || c == '\n':
			i++
		case c == '\'' || c == '`' || c == '"':
			end, closed := sqltext.QuotedEnd(sql, i)
			text := sql[i+1 : max(end-1, i+1)]
			if !closed || c != '\'' && strings.ContainsAny(text, "\\`\"") {
				return nil, false
			}
			kind := value
			if c != '\'' {
				kind = name
			}
			tokens = append(tokens, token{kind, text})
			i = end
		case wordPattern.MatchString(rest):
			text := wordPattern.FindString(rest)
			tokens = append(tokens, token{word, text})
			i += len(text)
		case numberPattern.MatchString(rest):
			text := numberPattern.FindString(rest)
			tokens = append(tokens, token{value, text})
			i += len(text)
		case valuePattern.MatchString(rest):
			tokens = append(tokens, token{value, ""})
			i += len(valuePattern.FindString(rest))
		case c < 0x20 || c >= 0x7f || strings.HasPrefix(rest, "--") || strings.HasPrefix(rest, "/*"):
			return nil, false
		default:
			tokens = append(tokens, token{symbol, string(c)})
			i++
		}
	}
	return tokens, true
}

// refused returns why a question about a table of a server that is trusted cannot be answered from kept buckets, or nothing.
func (q *Question) refused(s *state, columns map[string]column) refusal {
	if !s.keepsRows(q.Time) {
		return refusedTable
	}
	for name := range q.Settings {
		if !slices.Contains(settings, name) {
			return refusedSettings
		}
	}
	if !repeats(q.SQL, fmt.Sprintf("%s.%s", sqltext.Ident(q.DB.Database()), sqltext.Ident(q.Table)), columns) {
		return refusedQuery
	}
	return ""
}
