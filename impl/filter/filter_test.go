package filter

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
)

// sampleColumns has a column of every kind. The first twelve are those of the reference's examples.
var sampleColumns = []Column{
	{Name: "Body", Type: "String"},
	{Name: "ServiceName", Type: "LowCardinality(String)"},
	{Name: "SeverityText", Type: "LowCardinality(String)"},
	{Name: "SeverityNumber", Type: "UInt8"},
	{Name: "Timestamp", Type: "DateTime64(9)"},
	{Name: "LogAttributes", Type: "Map(LowCardinality(String), String)"},
	{Name: "Duration", Type: "UInt64"},
	{Name: "IsMonotonic", Type: "Bool"},
	{Name: "Events.Name", Type: "Array(LowCardinality(String))"},
	{Name: "Events.Attributes", Type: "Array(Map(LowCardinality(String), String))"},
	{Name: "Tags", Type: "Array(String)"},
	{Name: "NumAttr", Type: "Map(String, Float64)"},

	{Name: "J", Type: "JSON(max_dynamic_paths=8, `fixed.n` Nullable(Int32), fixed.s LowCardinality(String), " +
		"fixed.at DateTime, SKIP no.path, SKIP REGEXP 'a, b Int8')"},
	{Name: "Spans", Type: "Array(JSON(fixed Nullable(UInt8)))"},
	{Name: "Day", Type: "Date"},
	{Name: "Seen", Type: "Nullable(DateTime('Europe/Berlin'))"},
	{Name: "Note", Type: "LowCardinality(Nullable(String))"},
	{Name: "Code", Type: "FixedString(4)"},
	{Name: "Level", Type: "Enum8('info' = 1, 'warn, (bad)' = 2)"},
	{Name: "Price", Type: "Nullable(Decimal(10, 2))"},
	{Name: "Ok", Type: "Nullable(Bool)"},
	{Name: "Id", Type: "UUID"},
	{Name: "Peer", Type: "IPv4"},
	{Name: "Peer6", Type: "Nullable(IPv6)"},
	{Name: "Ports", Type: "Array(UInt16)"},
	{Name: "Times", Type: "Array(DateTime)"},
	{Name: "Codes", Type: "Array(FixedString(4))"},
	{Name: "Pair", Type: "Tuple(String, UInt8)"},
	{Name: "ById", Type: "Map(UInt64, String)"},
	{Name: "Nested", Type: "Array(Array(String))"},
	{Name: "Last", Type: "SimpleAggregateFunction(anyLast, Nullable(UInt32))"},
	{Name: "Any", Type: "Dynamic"},
	{Name: "we`ird", Type: "String"},
}

var sample = NewTable(sampleColumns)

var matchNames = map[Match]string{
	Tokens: "tokens", Contains: "contains", StartsWith: "starts", EndsWith: "ends", Equals: "=", Exists: "exists",
	Anything: "anything", Less: "<", LessOrEqual: "<=", Greater: ">", GreaterOrEqual: ">=", Range: "in",
}

// dump writes a tree in a form that shows everything in it but the positions.
func dump(n Node) string {
	join := func(nodes []Node, with string) string {
		parts := make([]string, len(nodes))
		for i, n := range nodes {
			parts[i] = dump(n)
		}
		return "(" + strings.Join(parts, with) + ")"
	}
	switch n := n.(type) {
	case *And:
		return join(n.Nodes, " & ")
	case *Or:
		return join(n.Nodes, " | ")
	case *Not:
		return "not " + dump(n.Node)
	case *Term:
		s := strings.TrimSpace(n.Field + " " + matchNames[n.Match])
		switch {
		case n.Match == Range:
			return s + " " + dumpBound(n.Low) + ".." + dumpBound(n.High)
		case n.Match == Exists || n.Match == Anything:
			return s
		case n.Wildcard:
			s += "*"
		}
		return s + " " + strconv.Quote(n.Text)
	}
	return "nothing"
}

func dumpBound(b Bound) string {
	switch {
	case b.Open:
		return "*"
	case b.Exclusive:
		return "<" + b.Text + ">"
	}
	return b.Text
}

// render parses the text and returns its SQL on the sample table. Each placeholder is replaced by its type and value,
// as in {String: cart}, since values do not show what they are without it.
func render(text string, implicit ...string) (string, error) {
	return renderOn(sample, text, implicit...)
}

func renderOn(table *Table, text string, implicit ...string) (string, error) {
	f, err := Parse(text)
	if err != nil {
		return "", err
	}
	var p Params
	sql, err := f.SQL(table, fieldsOf(table, implicit...), &p)
	if err != nil {
		return "", err
	}
	for name, value := range p.Values() {
		sql = strings.ReplaceAll(sql, "{"+name+":", "{"+value+"\x00")
	}
	return placeholder.ReplaceAllString(sql, "{$2: $1}"), nil
}

// fieldsOf returns the fields of a table with these names, and an Expression for other texts.
func fieldsOf(table *Table, names ...string) []Field {
	fields := make([]Field, len(names))
	for i, name := range names {
		f, err := table.Field(name)
		if err != nil {
			f = Expression(name, name)
		}
		fields[i] = f
	}
	return fields
}

var placeholder = regexp.MustCompile(`\{([^\x00{}]*)\x00([^{}]*)\}`)

// wantInvalid checks that err is an Invalid error with exactly this message.
func wantInvalid(t *testing.T, err error, message string) {
	t.Helper()
	if err == nil || core.KindOf(err) != core.Invalid || err.Error() != message {
		t.Errorf("got error %v (kind %d), want Invalid: %s", err, core.KindOf(err), message)
	}
}

// paragraphs reads a file of examples: paragraphs of lines.
func paragraphs(t testing.TB, file string) [][]string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var list [][]string
	for p := range strings.SplitSeq(strings.TrimSpace(string(data)), "\n\n") {
		list = append(list, strings.Split(p, "\n"))
	}
	return list
}

// checkSQL renders the text and compares with the SQL, or with the message of "error: message".
func checkSQL(t *testing.T, want, text string, implicit ...string) {
	t.Helper()
	got, err := render(text, implicit...)
	if message, ok := strings.CutPrefix(want, "error: "); ok {
		wantInvalid(t, err, message)
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("SQL (-want +got):\n%s", diff)
	}
}
