package filter

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// itemsAlias is the expression of an alias of a map's items, as ClickHouse prints it.
const itemsAlias = "arrayMap((k, v) -> concat(k, '=', v), mapKeys(A), mapValues(A))"

var indexedColumns = []Column{
	{Name: "Body", Type: "String"},
	{Name: "Note", Type: "Nullable(String)"},
	{Name: "SpanName", Type: "LowCardinality(String)"},
	{Name: "A", Type: "Map(LowCardinality(String), String)"},
	{Name: "odd.name", Type: "Map(String, LowCardinality(String))"},
	{Name: "Opt", Type: "Map(String, Nullable(String))"},
	{Name: "Num", Type: "Map(String, UInt64)"},
	{Name: "Items", Type: "Array(String)", DefaultKind: "ALIAS", DefaultExpression: itemsAlias},
	{
		Name: "Common", Type: "Array(String)", DefaultKind: "ALIAS",
		DefaultExpression: "arrayFilter(i -> (position(translate(i, '123456789.:-', '000000000'), '0000') = 0), " + itemsAlias + ")",
	},
	{
		Name: "Reversed", Type: "Array(String)", DefaultKind: "ALIAS",
		DefaultExpression: "arrayMap((k, v) -> concat(v, '=', k), mapKeys(A), mapValues(A))",
	},
	{
		Name: "Mixed", Type: "Array(String)", DefaultKind: "ALIAS",
		DefaultExpression: "arrayMap((k, v) -> concat(k, '=', v), mapKeys(A), mapValues(`odd.name`))",
	},
	{Name: "Stored", Type: "Array(String)", DefaultKind: "DEFAULT", DefaultExpression: itemsAlias},
	{Name: "pod`", Type: "LowCardinality(String)", DefaultKind: "MATERIALIZED", DefaultExpression: "A['k8s.pod']"},
	{Name: "quoted", Type: "String", DefaultKind: "MATERIALIZED", DefaultExpression: "`odd.name`['it\\'s \\\\']"},
	{Name: "number", Type: "UInt64", DefaultKind: "MATERIALIZED", DefaultExpression: "A['number']"},
	{Name: "set", Type: "String", DefaultKind: "DEFAULT", DefaultExpression: "A['set']"},
	{Name: "changed", Type: "String", DefaultKind: "MATERIALIZED", DefaultExpression: "lower(A['changed'])"},
	{Name: "null", Type: "Nullable(String)", DefaultKind: "MATERIALIZED", DefaultExpression: "A['null']"},
	{Name: "n", Type: "UInt64", DefaultKind: "MATERIALIZED", DefaultExpression: "Num['n']"},
}

// textIndexes, bloomIndexes and compatIndexes are those of layouts of the telemetry tables.
var (
	textIndexes = []Index{
		{"text(tokenizer = 'splitByNonAlpha')", "lower(Body)"},
		{"tokenbf_v1(32768, 3, 0)", "lower(SpanName)"},
		{"text(tokenizer = 'array')", "mapKeys(A)"},
		{"text(tokenizer = 'array')", "Items"},
		{"bloom_filter(0.01)", "mapKeys(`odd.name`)"},
		{"bloom_filter(0.01)", "Opt.keys"},
		{"bloom_filter(0.01)", "mapKeys(Num)"},
	}
	bloomIndexes = []Index{
		{"text(tokenizer = 'array')", "Common"},
		{"text(tokenizer = 'splitByNonAlpha')", "lower(Body)"},
		{"bloom_filter(0.01)", "mapKeys(A)"},
		{"bloom_filter(0.01)", "Items"},
	}
	compatIndexes = []Index{
		{"tokenbf_v1(32768, 3, 0)", "lower(Body)"},
		{"bloom_filter(0.01)", "mapKeys(A)"},
		{"bloom_filter(0.01)", "mapValues(A)"},
	}
)

func TestIndexesAreAsked(t *testing.T) {
	t.Parallel()
	for _, tt := range indexQuestions {
		t.Run(tt.table+": "+tt.rule, func(t *testing.T) {
			t.Parallel()
			got, err := renderOn(indexedTables[tt.table], tt.text, "Body")
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("SQL of %s (-want +got):\n%s", tt.text, diff)
			}
		})
	}
}

func TestConditionsThatAnIndexAnswers(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		table, text string
		want        bool
	}{
		{"text", "needle", true},
		{"text", "Body:needle", true},
		{"text", "Body:abc", false}, // too short for a token's part
		{"text", `A.k:"v"`, true},
		{"text", `A.k:""`, false},
		{"text", "A.k:*", false},
		{"text", "A.k:v", false},
		{"text", "NOT needle", false},
		{"text", "needle OR A.k:v", false},
		{"text", `needle OR A.k:"v"`, true},
		{"text", "needle A.k:v", true},
		{"text", "(needle OR A.k:v) other", true},
		{"text", `*`, false},
		{"text", "", false},
		{"disabled", "needle", false},
		{"bloom", `A.k:"10.2.17.3"`, true},
		{"bloom", `A.k:"v"`, true},
		{"bloom", `-A.k:"10.2.17.3"`, false},
		{"tokens", "needle", true},
		{"tokens", "Body:needle", false},
		{"compat", "needle", true},
		{"compat", `A.k:"v"`, true},
		{"keysOnly", `A.k:"v"`, false},
		{"none", "needle", false},
		{"id", `Body:"needle"`, true},
		{"id", `Body:""`, false},
		{"id", "needle", false},
	} {
		f, err := Parse(tt.text)
		if err != nil {
			t.Fatal(err)
		}
		table := indexedTables[tt.table]
		var p Params
		if _, err := f.SQL(table, fieldsOf(table, "Body"), &p); err != nil {
			t.Fatal(err)
		}
		if p.Indexed != tt.want {
			t.Errorf("on %s, %s: got %v", tt.table, tt.text, p.Indexed)
		}
	}
}

var indexedTables = map[string]*Table{
	"none":     NewTable(indexedColumns),
	"id":       NewTable(indexedColumns, Index{"bloom_filter(0.001)", "Body"}),
	"text":     NewTable(indexedColumns, textIndexes...),
	"bloom":    NewTable(indexedColumns, bloomIndexes...),
	"both":     NewTable(indexedColumns, textIndexes[3], bloomIndexes[3]),
	"compat":   NewTable(indexedColumns, compatIndexes...),
	"tokens":   NewTable(indexedColumns, Index{"bloom_filter(0.01)", "tokens(lower(Body))"}),
	"enabled":  NewTable(indexedColumns, compatIndexes...).UseTextIndex("enabled"),
	"disabled": NewTable(indexedColumns, textIndexes...).UseTextIndex("disabled"),
	"auto":     NewTable(indexedColumns, textIndexes...).UseTextIndex("auto"),
	"keysOnly": NewTable(indexedColumns, Index{"text(tokenizer = array)", "A.keys"}),
	"useless": NewTable(
		indexedColumns,
		Index{"text(tokenizer = 'splitByNonAlpha', preprocessor = lower(Body))", "Body"},
		Index{"text(tokenizer = 'splitByNonAlpha', preprocessor = lower(Body))", "lower(Body)"},
		Index{"text(tokenizer = 'ngrams', ngram_size = 3)", "lower(Body)"},
		Index{"text(tokenizer = 'splitByNonAlpha')", "Body"},
		Index{"text(tokenizer = 'splitByNonAlpha')", "lower(Gone)"},
		Index{"text(tokenizer = 'splitByNonAlpha')", "mapKeys(A)"},
		Index{"text(tokenizer = 'splitByNonAlpha')", "Items"},
		Index{"text(tokenizer = 'array')", "Reversed"},
		Index{"text(tokenizer = 'array')", "Mixed"},
		Index{"text(tokenizer = 'array')", "Stored"},
		Index{"bloom_filter(0.01)", "Mixed"},
		Index{"bloom_filter(0.01)", "Common"},
		Index{"minmax", "mapKeys(A)"},
	),
}

// indexQuestions are filters, and how they are asked of one of indexedTables.
var indexQuestions = []struct{ rule, table, text, want string }{
	{"tokens are asked of a text index", "text", "needle", "hasAllTokens(lower(`Body`), [{String: needle}])"},
	{
		"all tokens at once", "auto", "a-b-a", "hasAllTokens(lower(`Body`), [{String: a}, {String: b}]) AND " +
			"lower(`Body`) LIKE {String: %a-b-a%}",
	},
	{"a bloom filter of tokens is asked", "tokens", "needle", "hasAll(tokens(lower(`Body`)), [{String: needle}])"},
	{"a token bloom filter is asked by ClickHouse", "compat", "needle", "hasToken(lower(`Body`), {String: needle})"},
	{"enabled needs no index", "enabled", "needle", "hasAllTokens(lower(`Body`), [{String: needle}])"},
	{"disabled ignores one", "disabled", "needle", "hasToken(lower(`Body`), {String: needle})"},
	{"disabled ignores one for parts too", "disabled", "*eedl*", "`Body` ILIKE {String: %eedl%}"},
	{"disabled is about bare text alone", "disabled", "Body:eedl", "lower(`Body`) LIKE {String: %eedl%}"},
	{"part of a token", "text", "Body:EEDL *eedl*", "(lower(`Body`) LIKE {String: %eedl%}) AND (lower(`Body`) LIKE {String: %eedl%})"},
	{
		"the longest token of a part", "text", `Body:("k refused 5%")`, "lower(`Body`) LIKE {String: %refused%} AND " +
			"lower(`Body`) LIKE {String: %k refused 5\\%%}",
	},
	{"a part without a token", "text", `Body:("_%")`, "lower(`Body`) LIKE {String: %\\_\\%%}"},
	{"beyond ASCII the index does not know the case", "text", "Body:caf\u00e9", "`Body` ILIKE {String: %caf\u00e9%}"},
	{"the start of a field ignores the case of all letters", "text", "Body:(x*)", "`Body` ILIKE {String: x%}"},
	{"other indexes are of no use", "useless", "needle", "hasToken(lower(`Body`), {String: needle})"},
	{"nor for parts", "useless", "Body:needle", "`Body` ILIKE {String: %needle%}"},

	{"equality asks the items", "text", `A.k:"v"`, "has(`Items`, {String: k=v})"},
	{"so does its negation", "text", `-A['k']:"v"`, "NOT (has(`Items`, {String: k=v}))"},
	{
		"an equals sign is ambiguous", "text", `A.k:"a=b" A['k=a']:"b"`,
		"(has(`Items`, {String: k=a=b}) AND `A`[{String: k}] = {String: a=b}) AND " +
			"(has(`Items`, {String: k=a=b}) AND `A`[{String: k=a}] = {String: b})",
	},
	{
		"existence asks keys and items", "text", "A.k:* -A.k:*",
		"(mapContains(`A`, {String: k}) AND NOT has(`Items`, {String: k=})) AND " +
			"(NOT (mapContains(`A`, {String: k}) AND NOT has(`Items`, {String: k=})))",
	},
	{
		"the empty text is what does not exist", "text", `A.k:""`,
		"NOT (mapContains(`A`, {String: k}) AND NOT has(`Items`, {String: k=}))",
	},
	{
		"an equals sign in the key", "text", `A['a=b']:* A['a=b']:""`,
		"(mapContains(`A`, {String: a=b}) AND `A`[{String: a=b}] != '') AND (`A`[{String: a=b}] = {String: })",
	},
	{
		"other matches ask the keys", "text", "A.k:v A.k:(v* *w) A.k:>1 A.k:[* TO 2}",
		"(mapContains(`A`, {String: k}) AND `A`[{String: k}] ILIKE {String: %v%}) AND " +
			"((mapContains(`A`, {String: k}) AND `A`[{String: k}] ILIKE {String: v%}) AND " +
			"(mapContains(`A`, {String: k}) AND `A`[{String: k}] ILIKE {String: %w})) AND " +
			"(mapContains(`A`, {String: k}) AND ifNull(toFloat64OrNull(`A`[{String: k}]) > {Int64: 1}, false)) AND " +
			"(mapContains(`A`, {String: k}) AND ifNull(toFloat64OrNull(`A`[{String: k}]) < {Int64: 2}, false))",
	},
	{
		"the negation of a comparison matches rows without the key", "text", `-A.k:>1`,
		"NOT (mapContains(`A`, {String: k}) AND ifNull(toFloat64OrNull(`A`[{String: k}]) > {Int64: 1}, false))",
	},
	{
		"a bloom filter of the items leaves rows to look at", "bloom", `A.k:"10.2.17.3" -A.k:"v-1234" A.k9999:""`,
		"(`A`[{String: k}] = {String: 10.2.17.3} AND indexHint(has(" + itemsAlias + ", {String: k=10.2.17.3}))) AND " +
			"(NOT (`A`[{String: k}] = {String: v-1234} AND indexHint(has(" + itemsAlias + ", {String: k=v-1234})))) AND " +
			"(`A`[{String: k9999}] = {String: })",
	},
	{"a common item is asked for", "bloom", `A.k:"v-123"`, "has(`Common`, {String: k=v-123})"},
	{
		"so is the lack of a value", "bloom", `A.k:* A.k:""`,
		"(mapContains(`A`, {String: k}) AND NOT has(`Common`, {String: k=})) AND " +
			"(NOT (mapContains(`A`, {String: k}) AND NOT has(`Common`, {String: k=})))",
	},
	{
		"with a bloom filter of the items other matches ask the keys", "bloom", "A.k9999:* A.k:v",
		"(mapContains(`A`, {String: k9999}) AND `A`[{String: k9999}] != '') AND " +
			"(mapContains(`A`, {String: k}) AND `A`[{String: k}] ILIKE {String: %v%})",
	},
	{"a text index of the items knows more than a bloom filter", "both", `A.k:"v"`, "has(`Items`, {String: k=v})"},
	{
		"without items equality is left to ClickHouse", "compat", `A.k:"v" A.k:""`,
		"(`A`[{String: k}] = {String: v}) AND (`A`[{String: k}] = {String: })",
	},
	{
		"without items other matches ask the keys", "compat", "A.k:* A.k:v",
		"(mapContains(`A`, {String: k}) AND `A`[{String: k}] != '') AND " +
			"(mapContains(`A`, {String: k}) AND `A`[{String: k}] ILIKE {String: %v%})",
	},
	{"a text index of the keys", "keysOnly", "A.k:*", "mapContains(`A`, {String: k}) AND `A`[{String: k}] != ''"},
	{"useless indexes are not asked", "useless", `A.k:* A.k:"v"`, "(`A`[{String: k}] != '') AND (`A`[{String: k}] = {String: v})"},
	{
		"values that are NULL or numbers are not asked for", "text", `Opt.k:v Num.k:>5`,
		"(`Opt`[{String: k}] ILIKE {String: %v%}) AND (`Num`[{String: k}] > {Int64: 5})",
	},
	{"odd names", "text", "odd.name.k:v", "mapContains(`odd.name`, {String: k}) AND `odd.name`[{String: k}] ILIKE {String: %v%}"},

	{
		"a copy of a value is read", "text", `A.k8s.pod:x -A['k8s.pod']:"x" A.k8s.pod:*`,
		"(`pod\\`` ILIKE {String: %x%}) AND (NOT (`pod\\`` = {String: x})) AND (`pod\\`` != '')",
	},
	{"a key may have quotes", "none", `odd.name['it\'s \\']:x`, "`quoted` ILIKE {String: %x%}"},
	{"a number of a map of numbers", "none", "Num.n:5", "`n` = {Int64: 5}"},
	{
		"what is no copy is not read", "none", "A.number:5 A.set:x A.changed:x A.null:x",
		"(`A`[{String: number}] ILIKE {String: %5%}) AND (`A`[{String: set}] ILIKE {String: %x%}) AND " +
			"(`A`[{String: changed}] ILIKE {String: %x%}) AND (`A`[{String: null}] ILIKE {String: %x%})",
	},
}

func TestEachImplicitColumnIsAskedByItsIndex(t *testing.T) {
	t.Parallel()
	const joined = "concatWithSeparator(';', `Body`, `SpanName`, ifNull(`Note`, ''))"
	for _, tt := range []struct {
		rule, text, want string
		indexes          []Index
	}{
		{
			"one by one with a text index", "a-b",
			"(hasAllTokens(lower(`Body`), [{String: a}]) OR hasToken(lower(`SpanName`), {String: a}) OR " +
				"hasToken(lower(ifNull(`Note`, '')), {String: a})) AND " +
				"(hasAllTokens(lower(`Body`), [{String: b}]) OR hasToken(lower(`SpanName`), {String: b}) OR " +
				"hasToken(lower(ifNull(`Note`, '')), {String: b})) AND lower(" + joined + ") LIKE {String: %a-b%}", textIndexes,
		},
		{"together without", "a", "hasToken(lower(" + joined + "), {String: a})", compatIndexes},
		{"parts may span columns", "*a*", joined + " ILIKE {String: %a%}", textIndexes},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			got, err := renderOn(NewTable(indexedColumns, tt.indexes...), tt.text, "Body", "SpanName", "Note")
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("SQL (-want +got):\n%s", diff)
			}
		})
	}
}

func TestIndexesOfAStatement(t *testing.T) {
	t.Parallel()
	create := "CREATE TABLE `a(b`.`c` UUID '1(2' (`x` String DEFAULT 'INDEX a b TYPE c', `p` Array(String) ALIAS " +
		"arrayMap((key, value) -> concat(key, '=', value), m.keys, m.`values`), CONSTRAINT k CHECK x != ')', " +
		"INDEX i1 lower(`odd, ``name`) TYPE tokenbf_v1(1024, 2, 0) GRANULARITY 1, INDEX `i 2` (x, ' TYPE ') TYPE set(100) " +
		"GRANULARITY 4, INDEX i3 p TYPE text(tokenizer = 'array')) ENGINE = MergeTree ORDER BY (x, 'INDEX no x TYPE set(1)')"
	want := []Index{
		{"tokenbf_v1(1024, 2, 0)", "lower(`odd, ``name`)"}, {"set(100)", "(x, ' TYPE ')"}, {"text(tokenizer = 'array')", "p"},
	}
	if diff := cmp.Diff(want, Indexes(create)); diff != "" {
		t.Errorf("indexes (-want +got):\n%s", diff)
	}
	for _, create := range []string{
		"", "CREATE VIEW a AS SELECT 1", "CREATE TABLE a (`x` String", "CREATE TABLE a ENGINE = Null()", "(", ")", "')", "CREATE )(",
	} {
		if got := Indexes(create); got != nil {
			t.Errorf("indexes of %q are %v, want none", create, got)
		}
	}
}

func TestMaterialized(t *testing.T) {
	t.Parallel()
	table := NewTable(indexedColumns)
	for _, tt := range []struct{ column, key, want string }{
		{"A", "k8s.pod", "pod`"},
		{"odd.name", `it's \`, "quoted"},
		{"Num", "n", "n"},
		{"A", "number", ""},
		{"A", "set", ""},
		{"A", "nope", ""},
		{"Body", "k8s.pod", ""},
	} {
		name, ok := table.Materialized(tt.column, tt.key)
		if name != tt.want || ok != (tt.want != "") {
			t.Errorf("Materialized(%q, %q) = %q, %t, want %q", tt.column, tt.key, name, ok, tt.want)
		}
	}
	f, err := table.Field("A.k8s.pod")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := f.Name(), "arrayElement(A, 'k8s.pod')"; got != want {
		t.Errorf("the result is named %s, want %s wherever it is read from", got, want)
	}
}
