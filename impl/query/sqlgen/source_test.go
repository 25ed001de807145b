package sqlgen

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

func TestParseSource(t *testing.T) {
	t.Parallel()
	s, err := ParseSource([]byte(`{"id": "1", "kind": "trace", "connection": "2",
		"from": {"databaseName": "d", "tableName": "t"}, "metricTables": {"gauge": "g", "exponential histogram": "e"},
		"timestampValueExpression": "A, ` + "`B`" + `", "displayedTimestampValueExpression": "G",
		"implicitColumnExpression": "C, D", "bodyExpression": "E", "sampleRateExpression": "F",
		"defaultTableSelectExpression": "H", "orderByExpression": "I", "tableFilterExpression": "J",
		"useTextIndexForImplicitColumn": "enabled",
		"querySettings": [{"setting": "max_threads", "value": "1"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	want := Source{
		Kind: "trace", Connection: "2", Timestamp: "A, `B`", DisplayedTimestamp: "G", ImplicitColumn: "C, D", Body: "E",
		SampleRate: "F", Select: "H", OrderBy: "I", TableFilter: "J", UseTextIndex: "enabled",
		Settings:     []Setting{{"max_threads", "1"}},
		MetricTables: map[string]string{"gauge": "g", "exponential histogram": "e"},
	}
	want.From.Database, want.From.Table = "d", "t"
	if diff := cmp.Diff(want, s, cmpopts.IgnoreUnexported(Source{})); diff != "" {
		t.Errorf("source (-want +got):\n%s", diff)
	}
	if _, err := ParseSource([]byte(`{"from": 1}`)); err == nil || core.KindOf(err) != core.Internal {
		t.Errorf("a stored source that cannot be decoded gives %v, want an internal error", err)
	}
}

func TestImplicitFields(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		rule   string
		source Source
		want   []string
	}{
		{
			"the implicit columns come first",
			Source{Kind: "log", ImplicitColumn: " ServiceName ,`odd``name`", Body: "Body"},
			[]string{"ServiceName", "odd`name"},
		},
		{"the body of a log is next", Source{Kind: "log", ImplicitColumn: " ", Body: "Body"}, []string{"Body"}},
		{"a trace has no body", Source{Kind: "trace", Body: "Body"}, nil},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			fields, err := tt.source.implicit(logs, &filter.Params{})
			if err != nil {
				t.Fatal(err)
			}
			var names []string
			for _, f := range fields {
				names = append(names, f.Name())
			}
			if diff := cmp.Diff(tt.want, names); diff != "" {
				t.Errorf("fields (-want +got):\n%s", diff)
			}
		})
	}
}

func TestSQLMayUseTheNamesOfTheTable(t *testing.T) {
	t.Parallel()
	known := NewTable([]filter.Column{
		{Name: "Attrs", Type: "Map(LowCardinality(String), String)"},
		{
			Name: "mat", Type: "LowCardinality(String)", DefaultKind: "MATERIALIZED", DefaultExpression: "Attrs['k8s.pod']",
		},
		{Name: "Body", Type: "String"},
		{Name: "J", Type: "JSON"},
		{Name: "Events.Name", Type: "Array(String)"},
		{Name: "Events.Attrs", Type: "Array(Map(String, String))"},
		{Name: "odd.name", Type: "UInt8"},
	}, "", "")
	for sql, want := range map[string]string{
		"Attrs.http.status = '1'":            "(`Attrs`[{http.status}] = '1')",
		"Attrs['http.status'] = '1'":         "(`Attrs`['http.status'] = '1')",
		"Attrs['k8s.pod'] = '1'":             "(`mat` = '1')",
		"Attrs.k8s.pod = '1'":                "(`mat` = '1')",
		"Body.user.id = '1'":                 "(JSONExtract(`Body`, {user}, {id}, 'String') = '1')",
		"J.retries > 3":                      "(`J`.`retries` > 3)",
		"has(Events.Name, 'x')":              "has(`Events.Name`, 'x')",
		"has(Events.Attrs.exc.type, 'x')":    "has(arrayMap(x -> x[{exc.type}], `Events.Attrs`), 'x')",
		"odd.name = 1 AND `odd.name` = nope": "((`odd.name` = 1) AND (`odd.name` = `nope`))",
	} {
		var p filter.Params
		got, err := logSource().Where(known, &p, sql, "sql")
		if err != nil {
			t.Errorf("%s: %v", sql, err)
			continue
		}
		for name, value := range p.Values() {
			got = strings.ReplaceAll(got, "{"+name+":String}", "{"+value+"}")
		}
		if got != want {
			t.Errorf("%s: got %s, want %s", sql, got, want)
		}
	}
}

func TestWhatIsAFieldAndWhatAnExpression(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		" LogAttributes.http.status ":               "`LogAttributes`[{http.status}]",
		"LogAttributes.a-b/c:d@e#f":                 "`LogAttributes`[{a-b/c:d@e#f}]",
		"LogAttributes['a b, c (d)']":               "`LogAttributes`[{a b, c (d)}]",
		"LogAttributes.a + 1":                       "(`LogAttributes`[{a}] + 1)",
		"LogAttributes.a||LogAttributes.b":          "(`LogAttributes`[{a}] || `LogAttributes`[{b}])",
		"Duration/1e6":                              "(`Duration` / 1e6)",
		"LogAttributes.a = LogAttributes['b']":      "(`LogAttributes`[{a}] = `LogAttributes`['b'])",
		"LogAttributes['a.b'] = LogAttributes['c']": "(`LogAttributes`['a.b'] = `LogAttributes`['c'])",
		"`LogAttributes`['it''s, \\'this\\'']":      "`LogAttributes`[{it's, 'this'}]",
		"LogAttributes['a'] = 'b'":                  "(`LogAttributes`['a'] = 'b')",
		"length(Tags)":                              "length(`Tags`)",
		"Tags.size0":                                "`Tags`.`size0`",
		"Events.Attributes[1]['exception']":         "`Events.Attributes`[1]['exception']",
		"`odd``name`":                               "`odd\\`name`",
	} {
		var p filter.Params
		f, err := logSource().Field(logs, &p, text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		got := f.SQL(&p)
		for name, value := range p.Values() {
			got = strings.ReplaceAll(got, "{"+name+":String}", "{"+value+"}")
		}
		if got != want {
			t.Errorf("%s: got %s, want %s", text, got, want)
		}
	}
}
