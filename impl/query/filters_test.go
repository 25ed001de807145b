package query

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// filterRows is a table with the columns of the filter language's examples and one of every other type. More columns or
// indexes are the layout.
func filterRows(layout string) string {
	return strings.Replace(filterTable, "LAYOUT", layout, 1)
}

// filterLayouts are no indexes, and those of the two layouts of the telemetry tables.
var filterLayouts = map[string]string{
	"no indexes": "",
	"text indexes": `, zone LowCardinality(String) MATERIALIZED LogAttributes['zone'],
	LogAttributeItems Array(String) ALIAS arrayMap((k, v) -> concat(k, '=', v), mapKeys(LogAttributes), mapValues(LogAttributes)),
	INDEX keys mapKeys(LogAttributes) TYPE text(tokenizer = 'array'), INDEX tags Tags TYPE text(tokenizer = 'array'),
	INDEX items LogAttributeItems TYPE text(tokenizer = 'array'),
	INDEX body lower(Body) TYPE text(tokenizer = 'splitByNonAlpha'),
	INDEX service lower(ServiceName) TYPE text(tokenizer = 'splitByNonAlpha')`,
	"bloom filters": `, zone LowCardinality(String) MATERIALIZED LogAttributes['zone'],
	INDEX keys mapKeys(LogAttributes) TYPE bloom_filter(0.01), INDEX vals mapValues(LogAttributes) TYPE bloom_filter(0.01),
	INDEX numbers mapKeys(NumAttr) TYPE bloom_filter(0.01), INDEX tags Tags TYPE bloom_filter(0.01),
	INDEX body lower(Body) TYPE tokenbf_v1(32768, 3, 0), INDEX service tokens(lower(ServiceName)) TYPE bloom_filter(0.01)`,
}

const filterTable = `CREATE TABLE rows (
	id UInt8, ts DateTime64(3) DEFAULT '2026-01-05 10:00:00', Body String, ServiceName LowCardinality(String),
	SeverityText LowCardinality(String), SeverityNumber UInt8, Timestamp DateTime64(9),
	LogAttributes Map(LowCardinality(String), String), Duration UInt64, IsMonotonic Bool,
	` + "`Events.Name` Array(LowCardinality(String)), `Events.Attributes` Array(Map(LowCardinality(String), String))" + `,
	Tags Array(String), NumAttr Map(String, Float64), Day Date MATERIALIZED toDate(Timestamp),
	Seen Nullable(DateTime), Note LowCardinality(Nullable(String)), Code FixedString(4),
	Level Enum8('info' = 1, 'warn' = 2, 'fatal' = 3), Price Nullable(Decimal(10, 2)), Ok Nullable(Bool), Ident UUID,
	Peer IPv4, Peer6 Nullable(IPv6), Ports Array(UInt16), Times Array(DateTime), Codes Array(FixedString(4)),
	Notes Array(Nullable(String)), ` + "`we``ird` String" + `,
	J JSON(fixed UInt32, max_dynamic_paths = 2), Spans Array(JSON) LAYOUT
) ENGINE = MergeTree ORDER BY id`

var filterValues = []string{
	`INSERT INTO rows (id, Body, ServiceName, SeverityText, SeverityNumber, Timestamp, LogAttributes, Duration,
		IsMonotonic, Events.Name, Events.Attributes, Tags, NumAttr, J, Spans) VALUES
	(1, 'Timeout! disk full', 'cart', 'ERROR', 17, '2024-01-01 00:00:00', {'http.status': '200', 'zone': 'eu-west'},
		500, true, ['exception'], [{'exception.type': 'Timeout'}], ['alpha', 'beta'], {'cpu': 0.5},
		'{"user": {"name": "Bob"}, "retries": 5, "fixed": 7, "ok": true}', ['{"k": "v", "n": {"m": 5}}', '{}']),
	(2, 'timeouts on net', 'shopping-cart', 'WARN', 13, '2024-01-01 12:00:00', {'http.status': '404'},
		1000000000, false, ['a', 'Exceptional'], [{}, {'exception.type': 'timeout'}], ['BETA2'], {'cpu': 1},
		'{"user": {"name": "bobby"}, "retries": "9", "list": ["a", "b"]}', ['{"k": "V2", "x-y": 1}']),
	(3, 'full disk-full user_id 100% ratio:high', 'pay', 'info', 9, '2024-01-02 00:00:00', {'http.status': '15'},
		1000000001, true, [], [], [], {},
		'{"user": "bob", "retries": 2.5, "fixed": 17, "a-b": {"c": "x"}, "empty": ""}', ['{"k": ""}']),
	(4, 'connection refused http://x.io/a?b=1 localhost:8080', 'CART', 'Error', 8, '2024-01-02 00:00:00.000000001',
		{'http.status': '60'}, 18446744073709551615, false, [''], [{'k': ''}], [''],
		{'cpu': 2}, '{"retries": 18446744073709551615, "user": {"name": null}}', []),
	(5, '', '', '', 0, '1970-01-01 00:00:00', {}, 0, false, [], [], [], {}, '{}', []),
	(6, '{"user":{"id":5,"name":null,"tags":["a"]},"n":1.5}', 'cart*', 'ERROR', 24, '2024-06-01 00:00:00',
		{'http.status': ''}, 5, false, [], [], ['b_ta'], {},
		'{"retries": true}', []),
	(7, 'say "hi" f(x) CAFÉ disk net cpu or', '-cart', 'WARNING', 16, '2023-12-31 23:59:59.999', {}, 1, true, [], [], [],
		{'cpu': 0.4}, '{"retries": [7]}', [])`,
	`INSERT INTO rows (id, Body, Seen, Note, Code, Level, Price, Ok, Ident, Peer, Peer6, Ports, Times, Codes, Notes,
		` + "`we``ird`" + `) VALUES
	(8, 'a\\b\'c', '2024-01-01 10:00:00', 'Note', 'ab', 'warn', 2.5, true, '61f0c404-5cb3-11e7-907b-a6006ad3dba0',
		'10.0.0.1', '::1', [80, 443], ['2024-01-01 00:00:00'], ['ab'], ['x', NULL], 'odd'),
	(9, 'tab\there', NULL, NULL, 'abcd', 'fatal', NULL, NULL, '00000000-0000-0000-0000-000000000000', '0.0.0.0', NULL,
		[], [], [], [NULL], '')`,
}

// matches runs a count of each id that a filter matches.
func matches(t testing.TB, r *Runner, s sqlgen.Source, where string) ([]int, error) {
	t.Helper()
	return matchesIn(t, r, s, where, "lucene")
}

// matchesIn returns the ids of the rows that a filter in a language keeps.
func matchesIn(t testing.TB, r *Runner, s sqlgen.Source, where, language string) ([]int, error) {
	t.Helper()
	text, err := r.Chart(t.Context(), Team, Chart{
		Start: millis(t, "2026-01-05T10:00:00Z"), End: millis(t, "2026-01-05T10:00:01Z"),
		Series: []sqlgen.Series{{Source: s, AggFn: "count", Where: where, WhereLanguage: language, GroupBy: []string{"id"}}},
	})
	if err != nil {
		return nil, err
	}
	ids := []int{}
	for _, object := range Decode(t, text) {
		if object["series_0.data"] != 1.0 {
			t.Fatalf("id %v is counted %v times", object["group"], object["series_0.data"])
		}
		ids = append(ids, int(object["group"].([]any)[0].(float64)))
	}
	return ids, nil
}

func TestFiltersMatch(t *testing.T) {
	t.Parallel()
	for i, name := range slices.Sorted(maps.Keys(filterLayouts)) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			testFiltersMatch(t, filterLayouts[name], i)
		})
	}
}

// filterCases are filters with the ids of the rows that match. The examples of the language come first.
var filterCases = []struct{ where, want string }{
	{``, "1 2 3 4 5 6 7 8 9"},
	{`timeout`, "1"},
	{`TIMEOUT`, "1"},
	{`disk full`, "1 3"},
	{`"disk full"`, "1"},
	{`disk-full`, "3"},
	{`user_id`, "3"},
	{`100%`, "3"},
	{`-timeout`, "2 3 4 5 6 7 8 9"},
	{`NOT timeout`, "2 3 4 5 6 7 8 9"},
	{`!timeout`, "2 3 4 5 6 7 8 9"},
	{`+timeout`, "1"},
	{`disk OR net`, "1 2 3 7"},
	{`disk AND net OR cpu`, "7"},
	{`disk OR net cpu`, "1 3 7"},
	{`(disk OR net) cpu`, "7"},
	{`disk && net`, "7"},
	{`disk || net`, "1 2 3 7"},
	{`disk or net`, "7"},
	{`disk NOT net`, "1 3"},
	{`disk AND NOT net`, "1 3"},
	{`disk && NOT net`, "1 3"},
	{`disk OR NOT net`, "1 3 4 5 6 7 8 9"},
	{`NOT disk OR net`, "2 4 5 6 7 8 9"},
	{`NOT (disk OR net)`, "4 5 6 8 9"},
	{`disk OR`, "1 3 7"},
	{`time*`, "1 2"},
	{`*refused`, ""},
	{`*fuse*`, "4"},
	{`*`, "1 2 3 4 6 7 8 9"},
	{`-*`, "5"},
	{`http://x.io/a?b=1`, "4"},
	{`localhost:8080`, "4"},
	{`ratio\:high`, "3"},
	{`"say \"hi\""`, "7"},
	{`"f(x)"`, "7"},
	{`boot~0.2^3`, ""},
	{`ServiceName:cart`, "1 2 4 6 7"},
	{`ServiceName:"cart"`, "1"},
	{`ServiceName:"cart*"`, "6"},
	{`ServiceName:cart*`, "1 2 4 6 7"},
	{`ServiceName:(cart*)`, "1 4 6"},
	{`ServiceName:(cart OR pay)`, "1 2 3 4 6 7"},
	{`ServiceName:("cart" OR "pay")`, "1 2 3 4 6 7"},
	{`-ServiceName:(cart OR pay)`, "5 8 9"},
	{`ServiceName:cart disk`, "1 7"},
	{`-ServiceName:cart`, "3 5 8 9"},
	{`ServiceName:*`, "1 2 3 4 6 7"},
	{`-ServiceName:*`, "5 8 9"},
	{`ServiceName:-cart`, "2 7"},
	{`ServiceName: cart`, "1 2 4 6 7"},
	{`SeverityText:ERROR SeverityText:WARN`, ""},
	{`SeverityNumber:17`, "1"},
	{`SeverityNumber:>=17`, "1 6"},
	{`-SeverityNumber:>17`, "1 2 3 4 5 7 8 9"},
	{`SeverityNumber:[9 TO 16]`, "2 3 7"},
	{`SeverityNumber:{9 TO 16]`, "2 7"},
	{`SeverityNumber:[* TO 8]`, "4 5 8 9"},
	{`-SeverityNumber:[9 TO 16]`, "1 4 5 6 8 9"},
	{`SeverityNumber:(>8 AND <17)`, "2 3 7"},
	{`Duration:>1000000000`, "3 4"},
	{`IsMonotonic:TRUE`, "1 3 7"},
	{`-IsMonotonic:true`, "2 4 5 6 8 9"},
	{`Timestamp:[2024-01-01T00:00:00Z TO 2024-01-02]`, "1 2 3"},
	{`Timestamp:>2024-01-01`, "2 3 4 6"},
	{`LogAttributes.http.status:200`, "1"},
	{`LogAttributes.http.status:"200"`, "1"},
	{`-LogAttributes.http.status:"200"`, "2 3 4 5 6 7 8 9"},
	{`LogAttributes.http.status:""`, "5 6 7 8 9"},
	{`LogAttributes.http.status:*`, "1 2 3 4"},
	{`LogAttributes.http.status:>5`, "1 2 3 4"},
	{`LogAttributes.http.status:[200 TO 299]`, "1"},
	{`LogAttributes.http.status:(200 OR 404)`, "1 2"},
	{`NumAttr.cpu:[0.5 TO 1]`, "1 2"},
	{`Body.user.id:"5"`, "6"},
	{`Body:a_b`, ""},
	{`Body:""`, "5"},
	{`Tags:beta`, "1 2"},
	{`Tags:"beta"`, "1"},
	{`-Tags:beta`, "3 4 5 6 7 8 9"},
	{`Tags:*`, "1 2 4 6"},
	{`Events.Name:exception`, "1 2"},
	{`Events.Attributes.exception.type:"Timeout"`, "1"},
	{`(SeverityText:ERROR AND ServiceName:a) OR (SeverityText:WARN AND ServiceName:b)`, "1 4 6"},
	{`ServiceName:(LogAttributes.zone:eu cart)`, "1"},
	{`>5`, ""},
	{`Body:"a\\b'c"`, "8"},
	{`a\\b'c`, "8"},
	{`"a\\b'c"`, "8"},
	{"Body:\"tab\there\"", "9"},
	{`Note:NOTE`, "8"},
	{`-Note:note`, ""},
	{`Note:*`, "8"},
	{`-Note:*`, "1 2 3 4 5 6 7 9"},
	{`Code:AB`, "8 9"},
	{`Code:"ab"`, "8"},
	{`Code:*`, "8 9"},
	{`Code:(a*)`, "8 9"},
	{`Level:ar`, "8"},
	{`Level:"fatal"`, "9"},
	{`Level:>=warn`, "8 9"},
	{`Level:[info TO warn}`, "1 2 3 4 5 6 7"},
	{`Price:2.5`, "8"},
	{`Price:>2`, "8"},
	{`-Price:>2`, ""},
	{`Ok:true`, "8"},
	{`-Ok:true`, ""},
	{`Ok:maybe`, ""},
	{`-Ok:maybe`, "1 2 3 4 5 6 7 8 9"},
	{`Ok:<1`, ""},
	{`Ident:"61F0C404-5cb3-11e7-907b-a6006ad3dba0"`, "8"},
	{`Ident:*`, "8"},
	{`-Ident:*`, "1 2 3 4 5 6 7 9"},
	{`Peer:10.0.0.1`, "8"},
	{`Peer:[10.0.0.0 TO 10.0.0.255]`, "8"},
	{`Peer6:"::1"`, "8"},
	{`Peer6:*`, "8"},
	{`-Peer6:*`, "1 2 3 4 5 6 7 9"},
	{`Ports:80`, "8"},
	{`-Ports:80`, "1 2 3 4 5 6 7 9"},
	{`Ports:(80 81)`, ""},
	{`Times:2024-01`, "8"},
	{`Times:"2024-01-01 00:00:00"`, "8"},
	{`Codes:A`, "8"},
	{`Codes:"ab"`, "8"},
	{`Notes:X`, "8"},
	{`Notes:"x"`, "8"},
	{`-Notes:x`, "1 2 3 4 5 6 7 9"},
	{`Seen:>=2024-01-01`, "8"},
	{`-Seen:>=2024-01-01`, ""},
	{`Day:>2024-01-01`, "3 4 6"},
	{`Day:>=2024-01-02`, "3 4 6"},
	{`Day:{2023-12-31T10:00:00Z TO 2024-01-01T10:00:00Z]`, "1 2"},
	{`Events.Attributes.exception.type:timeout`, "1 2"},
	{`Events.Attributes.exception.type:*`, "1 2"},
	{`Events.Attributes:*`, "1 2 4"},
	{`-Events.Name:*`, "3 5 6 7 8 9"},
	{`Body.user:*`, "6"},
	{`Body.user.name:*`, ""},
	{`Body.user.tags:a`, "6"},
	{`Body.user.tags:"[\"a\"]"`, "6"},
	{`Body.n:>1`, "6"},
	{`Body.user.id:>4`, "6"},
	{`Body.user.id:>10`, ""},
	{`-Body.user.id:[* TO 10]`, "1 2 3 4 5 7 8 9"},
	{`Body.n:"1.5"`, "6"},
	{"we`ird:ODD", "8"},
	{"`we``ird`:\"odd\"", "8"},
	{`LogAttributes['http.status']:"60"`, "4"},
	{`LogAttributes.zone:(eu*)`, "1"},
	{`LogAttributes.zone:(*ST)`, "1"},
	{`Duration:18446744073709551615`, "4"},
	{`Duration:>1e9`, "3 4"},
	{`Duration:1.0`, "7"},
	{`Duration:-1`, ""},
	{`IsMonotonic:1`, "1 3 7"},
	{`IsMonotonic:>0`, "1 3 7"},
	{`café`, ""},
	{`CAFÉ`, "7"},
	{`Body:café`, "7"},
	{`caf*`, ""},
	{`Say*`, "7"},
	{`*OR`, "7"},
	{`"OR"`, "7"},
	{`net OR -*`, "2 5 7"},
	{`NOT`, "1 2 3 4 5 6 7 8 9"},

	{`J.user.name:bob`, "1 2"},
	{`-J.user.name:bob`, "3 4 5 6 7 8 9"},
	{`J.user.name:"Bob"`, "1"},
	{`-J.user.name:"Bob"`, "2 3 4 5 6 7 8 9"},
	{`J.user.name:*`, "1 2"},
	{`-J.user.name:*`, "3 4 5 6 7 8 9"},
	{`J.user.name:""`, "3 4 5 6 7 8 9"},
	{`J.user.name:(b* *y)`, "2"},
	{`J.user:"bob"`, "3"},
	{`J.retries:>3`, "1 4"},
	{`-J.retries:>3`, "3"},
	{`NOT J.retries:>3`, "3"},
	{`J.retries:[2.5 TO 5]`, "1 3"},
	{`J.retries:{2.5 TO *]`, "1 4"},
	{`J.retries:<=18446744073709551615`, "1 3 4"},
	{`J.retries:"9"`, "2"},
	{`J.retries:2.5`, "3"},
	{`J.retries:true`, "6"},
	{`J.retries:[* TO *]`, "1 2 3 4 6 7"},
	{`J.fixed:7`, "1 3"},
	{`J.fixed:>7`, "3"},
	{`J.list:b`, "2"},
	{`J.ok:"true"`, "1"},
	{`J.a-b.c:x`, "3"},
	{`J.empty:*`, ""},
	{`J.nope:*`, ""},
	{`J.nope:>0`, ""},
	{`Spans:*`, "1 2 3"},
	{`Spans.k:V`, "1 2"},
	{`Spans.k:"v"`, "1"},
	{`-Spans.k:"v"`, "2 3 4 5 6 7 8 9"},
	{`Spans.k:*`, "1 2"},
	{`Spans.n.m:5`, "1"},
	{"Spans.`x-y`:1", "2"},

	{`Timestamp:>"2024-01-01T00:00:00Z"`, "2 3 4 6"},
	{`Timestamp:(>="2024-01-01 12:00" <"2024-01-02T01:00:00+01:00")`, "2"},
	{`disk full*`, "3"},
	{`timeout!*`, "1"},
	{`ServiceName:shop`, "2"},
	{`ServiceName:"shopping-cart"`, "2"},
	{`Body:k`, "1 3 7"},
	{`Body:isk`, "1 3 7"},
	{`Body:"disk"`, ""},
	{`Body:("Disk FULL")`, "1"},
	{`Body:("sk-full user_")`, "3"},
	{`*imeou*`, "1 2"},
	{`Body:imeou -timeout`, "2"},
	{`LogAttributes.http.status:2*`, "1"},
	{`LogAttributes.http.status:(2* OR *4)`, "1 2"},
	{`LogAttributes.http.status:<5`, ""},
	{`LogAttributes.http.status:<100`, "3 4"},
	{`-LogAttributes.http.status:[60 TO 200]`, "2 3 5 6 7 8 9"},
	{`-Note:>5`, "8"},
	{`Code:<=5`, ""},
	{`-LogAttributes.http.status:200`, "2 3 4 5 6 7 8 9"},
	{`-LogAttributes.http.status:*`, "5 6 7 8 9"},
	{`-LogAttributes.http.status:""`, "1 2 3 4"},
	{`NOT LogAttributes.http.status:>5`, "5 6 7 8 9"},
	{`LogAttributes.http.status:<=15`, "3"},
	{`LogAttributes.zone:"eu-west"`, "1"},
	{`LogAttributes.zone:""`, "2 3 4 5 6 7 8 9"},
	{`-LogAttributes.zone:*`, "2 3 4 5 6 7 8 9"},
	{`Tags:""`, "4"},
	{`-Tags:""`, "1 2 3 5 6 7 8 9"},
	{`Tags:*e*`, "1 2"},
	{`NumAttr.cpu:0`, "3 5 6 8 9"},
	{`-NumAttr.cpu:>0.5`, "1 3 5 6 7 8 9"},
}

// testFiltersMatch asks every third filter, others for each i, or all with -thorough.
func testFiltersMatch(t *testing.T, layout string, i int) {
	db := enginetest.Start(t)
	Exec(t, db, append([]string{filterRows(layout)}, filterValues...)...)
	source := TableSource(db, "rows")
	source.Body = "Body"
	r := RunnerOf(db)
	for n, tt := range filterCases {
		if (n+i)%Rounds(3, 1) > 0 {
			continue
		}
		t.Run(tt.where, func(t *testing.T) {
			t.Parallel()
			ids, err := matches(t, r, source, tt.where)
			if err != nil {
				t.Fatal(err)
			}
			if got := strings.Trim(fmt.Sprint(ids), "[]"); got != tt.want {
				t.Errorf("matching ids are %s, want %s", got, tt.want)
			}
		})
	}
}

// Every example of the language is among the cases, or is refused.
func TestEveryExampleIsAnswered(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, filterRows(""))
	source := TableSource(db, "rows")
	source.Body = "Body"
	r := RunnerOf(db)
	examples, err := os.ReadFile("../filter/testdata/examples.txt")
	if err != nil {
		t.Fatal(err)
	}
	answered := 0
	for example := range strings.SplitSeq(strings.TrimSpace(string(examples)), "\n\n") {
		lines := strings.Split(example, "\n")
		number, text, _ := strings.Cut(lines[0], " ")
		if message, ok := strings.CutPrefix(lines[2], "error: "); ok {
			_, err := matches(t, r, source, text)
			querytest.WantError(t, err, core.Invalid, "series 0: "+message)
			continue
		}
		answered++
		if !slices.ContainsFunc(filterCases, func(c struct{ where, want string }) bool { return c.where == text }) {
			t.Errorf("example %s, %s, is not among the cases", number, text)
		}
	}
	if answered != 88 {
		t.Errorf("%d examples are answered, want 88", answered)
	}
}

// With equals signs in keys and values, two items of a map can be the same text.
func TestItemsDistinguishKeysFromValues(t *testing.T) {
	t.Parallel()
	for name, layout := range filterLayouts {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			db := enginetest.Start(t)
			Exec(t, db, filterRows(layout), `INSERT INTO rows (id, LogAttributes) VALUES (1, {'a': 'b=c'}), (2, {'a=b': 'c'}),
				(3, {'a': 'b'}), (4, {'a=b': ''}), (5, {'a': ''}), (6, {'a': '=', 'b': 'B'}), (7, {'': 'x'}), (8, {})`)
			source := TableSource(db, "rows")
			r := RunnerOf(db)
			for _, tt := range []struct{ where, want string }{
				{`LogAttributes.a:"b=c"`, "1"},
				{`-LogAttributes.a:"b=c"`, "2 3 4 5 6 7 8"},
				{`LogAttributes.a=b:"c"`, "2"},
				{`LogAttributes.a:"b"`, "3"},
				{`LogAttributes.a:"="`, "6"},
				{`LogAttributes.a:*`, "1 3 6"},
				{`-LogAttributes.a:*`, "2 4 5 7 8"},
				{`LogAttributes.a:""`, "2 4 5 7 8"},
				{`LogAttributes.a=b:*`, "2"},
				{`LogAttributes.a=b:""`, "1 3 4 5 6 7 8"},
				{`LogAttributes.b:b`, "6"},
				{`LogAttributes['']:"x"`, "7"},
				{`LogAttributes['']:*`, "7"},
				{`LogAttributes.b:"b"`, ""},
			} {
				ids, err := matches(t, r, source, tt.where)
				if err != nil {
					t.Fatal(err)
				}
				if got := strings.Trim(fmt.Sprint(ids), "[]"); got != tt.want {
					t.Errorf("%s: matching ids are %s, want %s", tt.where, got, tt.want)
				}
			}
		})
	}
}

func TestTimesAreInUTCWhateverTheServersZone(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, append([]string{filterRows("")}, filterValues...)...)
	for _, tt := range []struct{ where, want string }{
		{`Timestamp:[2024-01-01 TO 2024-01-02]`, "1 2 3"},
		{`Timestamp:>"2024-01-01"`, "2 3 4 6"},
		{`Seen:>=2024-01-01T10\:00 Seen:<2024-01-01T10\:00\:01Z`, "8"},
		{`Day:>=2024-01-02`, "3 4 6"},
		{`Day:<2024-01-02T00\:00\:01`, "1 2 3 4 5 7 8 9"},
		{`Times:"2024-01-01 00:00:00"`, "8"},
	} {
		sql, params := condition(t, db, "rows", "Body", tt.where)
		rows := enginetest.Select(t, db, engine.Query{
			SQL:    "SELECT arrayStringConcat(groupArray(toString(id)), ' ') FROM (SELECT id FROM rows WHERE " + sql + " ORDER BY id)",
			Params: params, Settings: map[string]any{"session_timezone": "Japan"},
		})
		if got := rows[0][0]; got != tt.want {
			t.Errorf("%s: matching ids are %s, want %s", tt.where, got, tt.want)
		}
	}
}

func TestBareTextSearchesTheImplicitColumns(t *testing.T) {
	t.Parallel()
	for name, layout := range filterLayouts {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			testBareTextSearchesTheImplicitColumns(t, layout)
		})
	}
}

func testBareTextSearchesTheImplicitColumns(t *testing.T, layout string) {
	db := enginetest.Start(t)
	Exec(t, db, append([]string{filterRows(layout)}, filterValues...)...)
	r := RunnerOf(db)
	for i, tt := range []struct{ implicit, where, want string }{
		{"ServiceName", "cart", "1 2 4 6 7"},
		{"ServiceName", "shopping-cart", "2"},
		{"ServiceName", "cart*", "1 4 6"},
		{"ServiceName", "*opping*", "2"},
		{"ServiceName", "-cart", "3 5 8 9"},
		{"Note", "note", "8"},
		{"Note", "-note", "1 2 3 4 5 6 7 9"},
		{"Code, Duration", "ab", "8"},
		{"Code, Duration", "500", "1"},
		{"ServiceName,`Body`", "cart timeout", "1"},
		{"ServiceName,Body", `"cart;timeout"`, "1"},
		{"ServiceName,Body", `cart-net`, ""},
		{"ServiceName,Body,Note", `-"disk full"`, "2 3 4 5 6 7 8 9"},
		{"LogAttributes.zone", "eu", "1"},
		{"J.user.name", "bob", "1"},
		{"J.fixed", "17", "3"},
		{"lower(Body)", "disk", "1 3 7"},
		{"nullIf(Body, 'timeouts on net')", "-*", "2 5"},
	} {
		for j := range Rounds(1, 3) {
			use := []string{"", "enabled", "disabled"}[(i+j)%3]
			source := TableSource(db, "rows")
			source.ImplicitColumn, source.UseTextIndex = tt.implicit, use
			ids, err := matches(t, r, source, tt.where)
			if err != nil {
				t.Fatalf("%s in %s: %v", tt.where, tt.implicit, err)
			}
			if got := strings.Trim(fmt.Sprint(ids), "[]"); got != tt.want {
				t.Errorf("%s in %s, text index %q: matching ids are %s, want %s", tt.where, tt.implicit, use, got, tt.want)
			}
		}
	}
}

// The steps of a path into JSON are the one text of a filter that is part of the SQL.
func TestPathsIntoJSONReachNothingElse(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, filterRows(""), `INSERT INTO rows (id, Body, J) VALUES (1, 'secret', '{"a": "x"}')`)
	source := TableSource(db, "rows")
	r := RunnerOf(db)
	for _, path := range []string{
		"`) OR (1=1`", "`\\`", "`\\\\`", "`a\\` OR 1 --`", "'", `\`, "a\x00b", "a/*", "--", ";", "{p0:String}", "%2E", "`a`.`b`.c",
		"é", "^`a`", "`:\\`Int64\\``", ".a", "\u200b", "`\\` != '' OR `Body`",
	} {
		ids, err := matches(t, r, source, "J."+path+`:"secret"`)
		if err != nil && core.KindOf(err) != core.Invalid {
			t.Errorf("%q: got error %v, want Invalid if any", path, err)
		}
		if len(ids) > 0 {
			t.Errorf("%q reads what is not in J", path)
		}
		if _, err := matches(t, r, source, "-J."+path+`:"x" OR J.a:"x"`); err != nil && core.KindOf(err) != core.Invalid {
			t.Errorf("%q: got error %v, want Invalid if any", path, err)
		}
	}
}

func TestFilterErrorsNameSeriesAndCause(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, filterRows(""))
	source := TableSource(db, "rows")
	r := RunnerOf(db)
	for _, tt := range []struct{ where, want string }{
		{"a OR (b", "series 0: filter, character 6: '(' is not closed"},
		{"SeverityNumber:1 nope:2", `series 0: filter, character 18: unknown field "nope"`},
		{"bare", `series 0: filter, character 1: bare text such as "bare" needs a source with an implicit column: ` +
			`write field:value`},
		{"Level:>nope", "series 0: filter, character 1: \"Level\" has the type Enum8('info' = 1, 'warn' = 2, 'fatal' = 3): " +
			`"nope" cannot be compared with it`},
	} {
		t.Run(tt.where, func(t *testing.T) {
			t.Parallel()
			_, err := matches(t, r, source, tt.where)
			querytest.WantError(t, err, core.Invalid, tt.want)
		})
	}
}
