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
	{"Body", "String"},
	{"ServiceName", "LowCardinality(String)"},
	{"SeverityText", "LowCardinality(String)"},
	{"SeverityNumber", "UInt8"},
	{"Timestamp", "DateTime64(9)"},
	{"LogAttributes", "Map(LowCardinality(String), String)"},
	{"Duration", "UInt64"},
	{"IsMonotonic", "Bool"},
	{"Events.Name", "Array(LowCardinality(String))"},
	{"Events.Attributes", "Array(Map(LowCardinality(String), String))"},
	{"Tags", "Array(String)"},
	{"NumAttr", "Map(String, Float64)"},

	{"J", "JSON(max_dynamic_paths=8)"},
	{"Day", "Date"},
	{"Seen", "Nullable(DateTime('Europe/Berlin'))"},
	{"Note", "LowCardinality(Nullable(String))"},
	{"Code", "FixedString(4)"},
	{"Level", "Enum8('info' = 1, 'warn, (bad)' = 2)"},
	{"Price", "Nullable(Decimal(10, 2))"},
	{"Ok", "Nullable(Bool)"},
	{"Id", "UUID"},
	{"Peer", "IPv4"},
	{"Peer6", "Nullable(IPv6)"},
	{"Ports", "Array(UInt16)"},
	{"Times", "Array(DateTime)"},
	{"Codes", "Array(FixedString(4))"},
	{"Pair", "Tuple(String, UInt8)"},
	{"ById", "Map(UInt64, String)"},
	{"Nested", "Array(Array(String))"},
	{"Last", "SimpleAggregateFunction(anyLast, Nullable(UInt32))"},
	{"Any", "Dynamic"},
	{"we`ird", "String"},
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
		case n.Starred:
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
	f, err := Parse(text)
	if err != nil {
		return "", err
	}
	var p Params
	sql, err := f.SQL(sample, implicit, &p)
	if err != nil {
		return "", err
	}
	for name, value := range p.Values() {
		sql = strings.ReplaceAll(sql, "{"+name+":", "{"+value+"\x00")
	}
	return placeholder.ReplaceAllString(sql, "{$2: $1}"), nil
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
func paragraphs(t *testing.T, file string) [][]string {
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
