package filter

import (
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/obstack/obstack/impl/core"
)

func TestBareTextSearchesTheImplicitColumns(t *testing.T) {
	t.Parallel()
	const several = "concatWithSeparator(';', `Body`, ifNull(`Note`, ''), toString(`Code`), toString(`Duration`))"
	for _, tt := range []struct {
		rule, text, want string
		implicit         []string
	}{
		{
			"several are joined", "x *", "(hasToken(lower(" + several + "), {String: x})) AND (" + several + " != '')",
			[]string{"Body", "Note", "Code", "Duration"},
		},
		{"NULL counts as empty", "x*", "lower(ifNull(`Note`, '')) LIKE {String: x%}", []string{"Note"}},
		{"a map's key can be one", "*x*", "`LogAttributes`[{String: a}] ILIKE {String: %x%}", []string{"LogAttributes.a"}},
		{"a repeated token is asked for once", "a-A", "hasToken(lower(`Body`), {String: a}) AND " +
			"lower(`Body`) LIKE {String: %a-a%}", []string{"Body"}},
		{"only ASCII letters lose their case", "CAFÉ", "hasToken(lower(`Body`), {String: cafÉ})", []string{"Body"}},
		{
			"text without a token is matched as it is", `"%_\\"`, "lower(`Body`) LIKE {String: %\\%\\_\\\\%}",
			[]string{"Body"},
		},
		{"a range", "[a TO b}", "`Body` >= {String: a} AND `Body` < {String: b}", []string{"Body"}},
		{"a range of numbers", "[1 TO b}", "error: filter, character 1: the implicit column holds text, which has no " +
			"range of numbers", []string{"Body"}},
		{
			"an unknown column is the source's fault", "x", `error: implicit column of the source: unknown field "lower(Body)"`,
			[]string{"lower(Body)"},
		},
		{"fields need none", "Body:x ** ", "(`Body` ILIKE {String: %x%}) AND (true)", nil},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			checkSQL(t, tt.want, tt.text, tt.implicit...)
		})
	}
}

func TestManyTokensAreRefused(t *testing.T) {
	t.Parallel()
	text := make([]string, 30_000)
	for i := range text {
		text[i] = string(rune(0x4e00 + i%20_000))
	}
	_, err := render(`"`+strings.Join(text[:16_000], "-")+`"`, "Body")
	wantInvalid(t, err, "filter has too many conditions")
}

func TestField(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ name, column, sql, value string }{
		{"ServiceName", "ServiceName", "`ServiceName`", "String"},
		{"`ServiceName`", "ServiceName", "`ServiceName`", "String"},
		{"LogAttributes", "LogAttributes", "`LogAttributes`", "Map(LowCardinality(String), String)"},
		{"LogAttributes.a.b", "arrayElement(LogAttributes, 'a.b')", "`LogAttributes`[{p0:String}]", "String"},
		{"LogAttributes['a.b']", "arrayElement(LogAttributes, 'a.b')", "`LogAttributes`[{p0:String}]", "String"},
		{"`LogAttributes`['x']", "arrayElement(LogAttributes, 'x')", "`LogAttributes`[{p0:String}]", "String"},
		{`LogAttributes['it''s']`, `arrayElement(LogAttributes, 'it\'s')`, "`LogAttributes`[{p0:String}]", "String"},
		{`LogAttributes['a\\b']`, `arrayElement(LogAttributes, 'a\\b')`, "`LogAttributes`[{p0:String}]", "String"},
		{"NumAttr.cpu", "arrayElement(NumAttr, 'cpu')", "`NumAttr`[{p0:String}]", "Float64"},
		{"Events.Name", "Events.Name", "`Events.Name`", "Array(LowCardinality(String))"},
		{
			"Body.a.b", "JSONExtract(Body, 'a', 'b', 'String')",
			"JSONExtract(`Body`, {p0:String}, {p1:String}, 'String')", "String",
		},
		{"we`ird", "we`ird", "`we\\`ird`", "String"},
		{"`we``ird`", "we`ird", "`we\\`ird`", "String"},
		{"we`ird.a", "JSONExtract(`we\\`ird`, 'a', 'String')", "JSONExtract(`we\\`ird`, {p0:String}, 'String')", "String"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			f, err := sample.Field(tt.name)
			if err != nil {
				t.Fatal(err)
			}
			var p Params
			got := []string{f.Name(), f.SQL(&p), f.Value().Name}
			if diff := cmp.Diff([]string{tt.column, tt.sql, tt.value}, got); diff != "" {
				t.Errorf("name, SQL and type (-want +got):\n%s", diff)
			}
		})
	}
	for _, tt := range []struct{ name, want string }{
		{"", `unknown field ""`},
		{"servicename", `unknown field "servicename"`},
		{"nope.x", `unknown field "nope.x"`},
		{"count()", `unknown field "count()"`},
		{"LogAttributes['a'", `unknown field "LogAttributes['a'"`},
		{"LogAttributes['a'], ServiceName['b']", `unknown field "LogAttributes['a'], ServiceName['b']"`},
		{"Body) OR (1=1", `unknown field "Body) OR (1=1"`},
		{"Body" + strings.Repeat(".a", 65), `the path into "Body" has more than 64 steps`},
		{"ServiceName['a']", `there is no "a" in "ServiceName", which has the type String`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			_, err := sample.Field(tt.name)
			wantInvalid(t, err, tt.want)
		})
	}
}

func TestParamsShareEqualValues(t *testing.T) {
	t.Parallel()
	var p Params
	got := []string{p.Add("String", "1"), p.Add("Int64", "1"), p.Add("String", "1"), p.Add("String", "2")}
	if diff := cmp.Diff([]string{"{p0:String}", "{p1:Int64}", "{p0:String}", "{p2:String}"}, got); diff != "" {
		t.Errorf("placeholders (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(map[string]string{"p0": "1", "p1": "1", "p2": "2"}, p.Values()); diff != "" {
		t.Errorf("values (-want +got):\n%s", diff)
	}
}

// ours is all that may remain of a condition once its columns and placeholders are taken away.
var (
	references = regexp.MustCompile("`(?:[^`\\\\]|\\\\.)*`" + `|\{p[0-9]+:[A-Za-z0-9]+(?:\(9, 'UTC'\))?\}`)
	ours       = regexp.MustCompile(`^(?:[()\[\], ]|=|!=|<=?|>=?|->|''|';'|'String'|AND|OR|NOT|LIKE|ILIKE|CAST|` +
		`true|false|x|has|hasToken|lower|toString|toUInt8|toTypeName|arrayExists|notEmpty|ifNull|JSONExtract|` +
		`concatWithSeparator)*$`)
)

// checkShape fails unless the condition has balanced parentheses and no text but ours.
func checkShape(t interface{ Fatalf(string, ...any) }, text, sql string) {
	rest := references.ReplaceAllString(sql, "")
	if !ours.MatchString(rest) {
		t.Fatalf("filter %q puts text of its own into the SQL: %s", text, sql)
	}
	open := 0
	for _, c := range rest {
		switch c {
		case '(', '[':
			open++
		case ')', ']':
			open--
		}
		if open < 0 {
			break
		}
	}
	if open != 0 {
		t.Fatalf("filter %q gives unbalanced parentheses: %s", text, sql)
	}
}

// Any tree of plausible and of hostile pieces is either refused as Invalid or keeps the shape of the SQL around it.
func TestNoTextOfTheClientReachesTheSQL(t *testing.T) {
	t.Parallel()
	names := rapid.OneOf(
		rapid.Custom(func(t *rapid.T) string {
			return rapid.SampledFrom(sampleColumns).Draw(t, "column").Name
		}),
		rapid.SampledFrom([]string{
			"LogAttributes.a", "LogAttributes.x') OR (1", `LogAttributes['a\'b']`, "NumAttr.`", "Body.a.'b",
			"Events.Attributes.k)", "`we``ird`", "nope", "1) OR (1", "LogAttributes['']",
		}),
	)
	values := rapid.OneOf(
		rapid.SampledFrom([]string{
			"x", "5", "-5", "1.5", "true", "2024-01-31", "10.0.0.1", "info", `"a b"`, "*", "**", "a*", "*a", ">5", "<=x",
			"[1 TO 5]", "{a TO *]", "[2024-01-31 TO 2024-02-01T10:00:00Z}", `') OR 1=1 --`, "`", "{p0:String}", "{p0", `\`,
			`'`, "/*", ";", "%", "é", "\x00", "61f0c404-5cb3-11e7-907b-a6006ad3dba0",
		}),
		rapid.String(),
	)
	var filters func(depth int) *rapid.Generator[string]
	filters = func(depth int) *rapid.Generator[string] {
		return rapid.Custom(func(t *rapid.T) string {
			if depth == 0 {
				return rapid.OneOf(names, rapid.Just("")).Draw(t, "name") + ":" + values.Draw(t, "value")
			}
			inner := filters(depth - 1)
			switch rapid.IntRange(0, 4).Draw(t, "form") {
			case 0:
				return values.Draw(t, "bare")
			case 1:
				return inner.Draw(t, "left") + rapid.SampledFrom([]string{" ", " AND ", " OR ", " NOT ", " || NOT "}).
					Draw(t, "operator") + inner.Draw(t, "right")
			case 2:
				return rapid.SampledFrom([]string{"", "NOT "}).Draw(t, "not") + "(" + inner.Draw(t, "inner") + ")"
			case 3:
				return names.Draw(t, "name") + ":(" + inner.Draw(t, "inner") + ")"
			}
			return rapid.SampledFrom([]string{"-", "!", "+"}).Draw(t, "sign") + inner.Draw(t, "inner")
		})
	}
	rendered := 0
	rapid.Check(t, func(t *rapid.T) {
		text := filters(rapid.IntRange(0, 4).Draw(t, "depth")).Draw(t, "filter")
		f, err := Parse(text)
		if err == nil {
			var p Params
			var sql string
			if sql, err = f.SQL(sample, []string{"Body", "Note"}, &p); err == nil {
				rendered++
				checkShape(t, text, sql)
			}
		}
		if err != nil && core.KindOf(err) != core.Invalid {
			t.Fatalf("filter %q: error is not Invalid: %v", text, err)
		}
	})
	if rendered == 0 {
		t.Error("no filter was rendered")
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{
		"", "a AND NOT (b OR -c)", `f:"x\"y" g:(a* OR >5)`, "f:[1 TO 5} {a TO *]", `A['k']:x http://a localhost:80`,
		`a\:b~0.8^2 "c d"~3`, "((((", `"\`, "Body:x OR Duration:>5", "NOT", "é:ü*",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		parsed, err := Parse(text)
		if err == nil {
			var p Params
			var sql string
			if sql, err = parsed.SQL(sample, []string{"Body"}, &p); err == nil {
				checkShape(t, text, sql)
			}
		}
		if err != nil && core.KindOf(err) != core.Invalid {
			t.Fatalf("error is not Invalid: %v", err)
		}
	})
}

func BenchmarkFilter(b *testing.B) {
	const text = `(ServiceName:(cart OR pay) AND LogAttributes.http.status:"500") OR (SeverityNumber:>=17 -"disk full")`
	b.ReportAllocs()
	for b.Loop() {
		f, err := Parse(text)
		if err != nil {
			b.Fatal(err)
		}
		var p Params
		if _, err := f.SQL(sample, []string{"Body"}, &p); err != nil {
			b.Fatal(err)
		}
	}
}
