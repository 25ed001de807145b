package sqlgen

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/sqltext"
)

const (
	// maxNormalized is the number of bytes of a message that are normalized: a message can have 100 KB.
	maxNormalized = 2048
	// maxPattern is the number of characters of a pattern. It is less than maxNormalized: the end of the normalized
	// text depends on the length of the numbers before it, and would split patterns.
	maxPattern = 1024
	// maxFilter is the number of bytes of a condition that a search accepts.
	maxFilter = 8192
)

// MaxPatternText is the number of bytes of a pattern or an example.
const MaxPatternText = 4 * maxPattern

// varying matches times, addresses, ids and numbers, the longer forms first. impl/ui/web/src/page/dashboard/patterns.ts has the
// same expression, without look-ahead, which ClickHouse does not know.
const varying = `(?i)\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b` +
	`|\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[\d.,:Z+-]*` +
	`|\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b` +
	`|\b0x[0-9a-f]+\b` +
	`|\b[0-9a-f]{8,}\b` +
	`|\d+(?:[.,]\d+)*`

// wildcard replaces the varying parts.
const wildcard = "<*>"

// messageText returns the SQL of a message as text, empty for NULL.
func messageText(message string) string { return "ifNull(toString(" + message + "), '')" }

// normalized returns the SQL of the pattern of a message.
func normalized(message string) string {
	return fmt.Sprintf("leftUTF8(toValidUTF8(replaceRegexpAll(left(%s, %d), %s, '%s')), %d)",
		messageText(message), maxNormalized, sqltext.Literal(varying), wildcard, maxPattern)
}

// Message returns the expression of the texts that have patterns, and its key in the source.
func (s Source) Message() (text, key string, err error) {
	text, key = s.Body, "bodyExpression"
	if s.Kind == "trace" {
		text, key = s.SpanName, "spanNameExpression"
	}
	if strings.TrimSpace(text) == "" {
		return "", "", core.InvalidError("the source has no " + key)
	}
	return text, key, nil
}

// Patterns renders the most frequent patterns of the messages of a sample: the pattern, the weight of its rows, the first and
// the last time in milliseconds, the most frequent severity, a message, and the weight of all grouped rows.
func (r Rows) Patterns(t *Table, s Sample, limit int) (Query, error) {
	var p filter.Params
	text, key, err := r.Source.Message()
	if err != nil {
		return Query{}, err
	}
	message, err := r.Source.named(t, &p, key, text)
	if err != nil {
		return Query{}, err
	}
	severity := "''"
	text, key = r.Source.Severity, "severityTextExpression"
	if r.Source.Kind == "trace" {
		text, key = r.Source.StatusCode, "statusCodeExpression"
	}
	if strings.TrimSpace(text) != "" {
		f, err := r.Source.named(t, &p, key, text)
		if err != nil {
			return Query{}, err
		}
		severity = "leftUTF8(toValidUTF8(left(" + messageText(f.SQL(&p)) + ", 400)), 100)"
	}
	at, err := r.Source.latest(t, &p)
	if err != nil {
		return Query{}, err
	}
	from, err := r.from(t, &p, s)
	if err != nil {
		return Query{}, err
	}
	body := message.SQL(&p)
	rows := fmt.Sprintf("SELECT %s AS __pattern, %s AS __severity, toUnixTimestamp64Milli(toDateTime64(%s, 3)) AS __at,"+
		" left(%s, %d) AS __example, toFloat64(%s) AS __weight%s",
		normalized(body), severity, at, messageText(body), maxPattern, s.weight(t, &p), from)
	groups := "SELECT __pattern, __severity, sum(__weight) AS __n, min(__at) AS __from, max(__at) AS __to, any(__example) AS __one" +
		" FROM (" + rows + ") GROUP BY __pattern, __severity"
	return r.query("SELECT __pattern, sum(__n) AS __count, min(__from), max(__to), argMax(__severity, (__n, __severity)),"+
		" toValidUTF8(any(__one)), sum(__count) OVER () FROM ("+groups+") GROUP BY __pattern"+
		" ORDER BY __count DESC, __pattern LIMIT "+strconv.Itoa(limit), &p)
}

// Counts renders how many rows of a sample the filter keeps, and for how many rows they stand.
func (r Rows) Counts(t *Table, s Sample) (Query, error) {
	var p filter.Params
	weight := s.weight(t, &p)
	from, err := r.from(t, &p, s)
	if err != nil {
		return Query{}, err
	}
	return r.query("SELECT arrayJoin([count(), toUInt64(round(sum("+weight+")))])"+from, &p)
}

// PatternFilter returns the condition of a filter that keeps the rows of a pattern. It is empty if the condition would be too
// long, or the expression of the source is not SQL.
func (s Source) PatternFilter(t *Table, pattern string) string {
	text, _, err := s.Message()
	if err != nil {
		return ""
	}
	condition := normalized(strings.TrimSpace(text)) + " IN (" + sqltext.Literal(pattern) + ")"
	if _, err := s.sql(t, &filter.Params{}, condition); err != nil || len(condition) > maxFilter {
		return ""
	}
	return condition
}
