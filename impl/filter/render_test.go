package filter

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
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
		{
			"a range", "[1 TO 2}", "ifNull(toFloat64OrNull(`Body`) >= {Int64: 1}, false) AND " +
				"ifNull(toFloat64OrNull(`Body`) < {Int64: 2}, false)", []string{"Body"},
		},
		{
			"a text in angle brackets is no comparison", "a <nil>", "error: filter, character 3: the implicit column contains text: it can " +
				`only be compared with a number, and "nil>" is not a number; quote it to search for the text`, []string{"Body"},
		},
		{
			"several have no order", "a >5", "error: filter, character 3: a comparison needs a field because the source has several " +
				"implicit columns: write field:>5", []string{"Body", "Note"},
		},
		{
			"an expression is read as text, NULL as empty", "x", "hasToken(lower(ifNull(toString(f(Body)), '')), {String: x})",
			[]string{"f(Body)"},
		},
		{
			"an array is the source's fault", "x", `error: filter, character 1: implicit column of the source: "Tags" has the type ` +
				`Array(String), which is not text`, []string{"Body", "Tags"},
		},
		{
			"a map is the source's fault", "x*", `error: filter, character 1: implicit column of the source: "LogAttributes" has the type ` +
				`Map(LowCardinality(String), String), which is not text`, []string{"LogAttributes"},
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
	wantInvalid(t, err, "filter, character 1: too many conditions")
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
		{"ServiceName['a']", `"a" does not exist in "ServiceName", which has the type String`},
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

func BenchmarkFilter(b *testing.B) {
	const text = `(ServiceName:(cart OR pay) AND LogAttributes.http.status:"500") OR (SeverityNumber:>=17 -"disk full")`
	b.ReportAllocs()
	for b.Loop() {
		f, err := Parse(text)
		if err != nil {
			b.Fatal(err)
		}
		var p Params
		if _, err := f.SQL(sample, fieldsOf(sample, "Body"), &p); err != nil {
			b.Fatal(err)
		}
	}
}
