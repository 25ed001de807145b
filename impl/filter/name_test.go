package filter

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestAttributesAreNamedWithoutTheirColumn(t *testing.T) {
	t.Parallel()
	const (
		log   = "`LogAttributes`[{String: http.route}]"
		first = log + " ILIKE {String: %/a%}"
	)
	columns := slices.Clip(append(sampleColumns, Column{Name: "Resource", Type: "Map(String, String)"}))
	one := NewTable(columns).WithAttributes("LogAttributes")
	two := NewTable(columns).WithAttributes("LogAttributes", "Resource", "Gone", "NumAttr", "Body")
	json := NewTable(columns).WithAttributes("J")
	indexed := NewTable(indexedColumns, textIndexes...).WithAttributes("A", "odd.name")
	for _, tt := range []struct {
		rule  string
		table *Table
		text  string
		want  string
	}{
		{"one column", one, "http.route:/a", first},
		{
			"the first of two with a value", two, "http.route:/a",
			"((" + first + ") OR (`Resource`[{String: http.route}] ILIKE {String: %/a%})) AND multiIf(" + log + " != '', " + log +
				", `Resource`[{String: http.route}]) ILIKE {String: %/a%}",
		},
		{
			"existence", two, "http.route:*", "(" + log + " != '') OR (`Resource`[{String: http.route}] != '')",
		},
		{
			"the empty text", two, `http.route:""`, "NOT ((" + log + " != '') OR (`Resource`[{String: http.route}] != ''))",
		},
		{"JSON", json, "http.route:/a", "toString(`J`.`http`.`route`) ILIKE {String: %/a%}"},
		{
			"a negation with JSON matches rows without a number", NewTable(columns).WithAttributes("LogAttributes", "J"), "-a.b:>5",
			"NOT (ifNull(toFloat64OrNull(multiIf(`LogAttributes`[{String: a.b}] != '', `LogAttributes`[{String: a.b}], toString(`J`.`a`.`b`))) > {Int64: 5}, false))",
		},
		{"anything", two, "http.route:**", "true"},
		{
			"a group", one, "-http.route:(/a *b)", "NOT ((" + first + ") AND (" + log + " ILIKE {String: %b}))",
		},
		{
			"each column has its indexes", indexed, `k.l:"v"`, "((has(`Items`, {String: k.l=v})) OR (`odd.name`[{String: k.l}] = {String: v})) AND " +
				"multiIf(`A`[{String: k.l}] != '', `A`[{String: k.l}], `odd.name`[{String: k.l}]) = {String: v}",
		},
		{"a column goes before an attribute", one, "Duration:5", "`Duration` = {Int64: 5}"},
		{"a path into a column too", one, "Body.a:x", "JSONExtract(`Body`, {String: a}, 'String') ILIKE {String: %x%}"},
		{"a name without a dot", one, "order_id:x", "`LogAttributes`[{String: order_id}] ILIKE {String: %x%}"},
		{"part of a short name", one, "bod:x", "`LogAttributes`[{String: bod}] ILIKE {String: %x%}"},
		{
			"a short column in another case", NewTable([]Column{{Name: "Id", Type: "String"}, {Name: "A", Type: "Map(String, String)"}}).WithAttributes("A"),
			"id:x", `error: filter, character 1: unknown field "id": did you mean "Id", or the attribute "A.id"?`,
		},
		{
			"a short nested column", NewTable([]Column{{Name: "Ev.Name", Type: "Array(String)"}, {Name: "A", Type: "Map(String, String)"}}).WithAttributes("A"),
			"Ev:x", `error: filter, character 1: unknown field "Ev": did you mean "Ev.Name", or the attribute "A.Ev"?`,
		},
		{"no attributes", sample, "order_id:x", `error: filter, character 1: unknown field "order_id"`},
		{"no letter before it", one, "_order:x", `error: filter, character 1: unknown field "_order"`},
		{"characters of SQL", one, "order\\(:x", `error: filter, character 1: unknown field "order\("`},
		{"pasted text of keys and values", one, "key=a:b", `error: filter, character 1: unknown field "key=a": did you mean the attribute "LogAttributes.key=a"?`},
		{
			"a column that is an ALIAS in another case", NewTable(append(columns, Column{Name: "region", Type: "String", DefaultKind: "ALIAS"})).WithAttributes("LogAttributes"),
			"Region:x", `error: filter, character 1: unknown field "Region": did you mean "region", or the attribute "LogAttributes.Region"?`,
		},
		{
			"a pasted word is no attribute", one, "error: x", `error: filter, character 1: unknown field "error": quote text with a colon, ` +
				`or write "LogAttributes.error" for an attribute`,
		},
		{
			"a pasted address is no attribute", one, "ftp://host/a", `error: filter, character 1: unknown field "ftp": quote text with a colon, ` +
				`or write "LogAttributes.ftp" for an attribute`,
		},
		{"a quoted value may begin with slashes", one, `path:"//a"`, "`LogAttributes`[{String: path}] = {String: //a}"},
		{"any letters", one, "größe.m²/s-1:x", "`LogAttributes`[{String: größe.m²/s-1}] ILIKE {String: %x%}"},
		{
			"nearly a column", one, "severity:x", `error: filter, character 1: unknown field "severity": did you mean "SeverityText", ` +
				`or the attribute "LogAttributes.severity"?`,
		},
		{"a path that is wrong", one, "SeverityNumber.a:x", `error: filter, character 1: "a" does not exist in "SeverityNumber", which has the type UInt8`},
		{"an address is no name", one, "127.0.0.1:80", `error: filter, character 1: unknown field "127.0.0.1"`},
		{
			"pasted text is no attribute", one, "java.lang.Error: x", `error: filter, character 1: unknown field "java.lang.Error": quote text with a colon, ` +
				`or write "LogAttributes.java.lang.Error" for an attribute`,
		},
		{
			"a pasted range is no attribute", one, "java.lang.Error: [1 TO 2]", `error: filter, character 1: unknown field "java.lang.Error": quote text ` +
				`with a colon, or write "LogAttributes.java.lang.Error" for an attribute`,
		},
		{
			"a pasted group is no attribute", one, "java.lang.Error: (x OR y)", `error: filter, character 19: unknown field "java.lang.Error": quote text ` +
				`with a colon, or write "LogAttributes.java.lang.Error" for an attribute`,
		},
		{
			"a mistyped column of attributes", one, "logAttributes.a:x", `error: filter, character 1: unknown field "logAttributes.a": did you mean ` +
				`"LogAttributes.a", or the attribute "LogAttributes.logAttributes.a"?`,
		},
		{
			"a letter less", one, "LogAttribute.a:x", `error: filter, character 1: unknown field "LogAttribute.a": did you mean ` +
				`"LogAttributes.a", or the attribute "LogAttributes.LogAttribute.a"?`,
		},
		{
			"a mistyped part of a nested column", one, "Events.Nam:x", `error: filter, character 1: unknown field "Events.Nam": did you mean ` +
				`"Events.Name", or the attribute "LogAttributes.Events.Nam"?`,
		},
		{
			"a column with a dot is no nested column", NewTable(append(columns, Column{Name: "http.status", Type: "UInt16"})).WithAttributes("LogAttributes"),
			"http.route:/a", first,
		},
		{"a blank behind a column's name is none", one, "Duration: 5", "`Duration` = {Int64: 5}"},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			got, err := renderOn(tt.table, tt.text)
			if err != nil {
				got = "error: " + err.Error()
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("SQL of %s (-want +got):\n%s", tt.text, diff)
			}
		})
	}
}

func TestUnknownNamesProposeTheNearest(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"severity": "SeverityText", "Severity": "SeverityText", "severity_number": "SeverityNumber", "body": "Body", "SERVICENAME": "ServiceName",
		"ServiceNmae": "ServiceName", "ServieName": "ServiceName", "durations": "Duration", "durat": "Duration", "Events": "Events.Name",
		"timestmp": "Timestamp", "dur": "", "nope": "", "x": "", "": "", "ServiceNames.x": "", "Tagsy": "Tags", "Togs": "", "Tigs!": "",
		strings.Repeat("ServiceName", 20): "",
	} {
		if got := sample.nearest(name); got != want {
			t.Errorf("%q: nearest column is %q, want %q", name, got, want)
		}
	}
}

func TestNearTextsTakeFewEdits(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		a, b string
		want int
	}{
		{"", "", 0}, {"", "ab", 2}, {"ab", "", 2}, {"ab", "ab", 0}, {"ab", "b", 1}, {"ab", "acb", 1}, {"ab", "ba", 2}, {"kitten", "sitting", 3},
	} {
		for edits := range 5 {
			if got, want := isNear(tt.a, tt.b, edits), edits >= tt.want; got != want {
				t.Errorf("%q and %q by %d edits: got %t, want %t", tt.a, tt.b, edits, got, want)
			}
		}
	}
}

func TestAttributesHaveValuesOutsideOfFilters(t *testing.T) {
	t.Parallel()
	table := NewTable(append(sampleColumns, Column{Name: "Resource", Type: "Map(String, String)"})).WithAttributes("LogAttributes", "Resource")
	f, err := table.Field("http.route")
	if err != nil {
		t.Fatal(err)
	}
	var p Params
	got := []string{f.Name(), f.SQL(&p), f.Value().Name, f.Stored()}
	want := []string{
		"http.route", "multiIf(`LogAttributes`[{p0:String}] != '', `LogAttributes`[{p0:String}], `Resource`[{p0:String}])", "String", "",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("name, SQL, type and column (-want +got):\n%s", diff)
	}
}
