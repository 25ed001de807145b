package query

import (
	"fmt"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// filterRows is a table with the columns of the filter language's examples and one of every other type.
const filterRows = `CREATE TABLE rows (
	id UInt8, ts DateTime64(3) DEFAULT '2026-01-05 10:00:00', Body String, ServiceName LowCardinality(String),
	SeverityText LowCardinality(String), SeverityNumber UInt8, Timestamp DateTime64(9),
	LogAttributes Map(LowCardinality(String), String), Duration UInt64, IsMonotonic Bool,
	` + "`Events.Name` Array(LowCardinality(String)), `Events.Attributes` Array(Map(LowCardinality(String), String))" + `,
	Tags Array(String), NumAttr Map(String, Float64), Day Date MATERIALIZED toDate(Timestamp),
	Seen Nullable(DateTime), Note LowCardinality(Nullable(String)), Code FixedString(4),
	Level Enum8('info' = 1, 'warn' = 2, 'fatal' = 3), Price Nullable(Decimal(10, 2)), Ok Nullable(Bool), Ident UUID,
	Peer IPv4, Peer6 Nullable(IPv6), Ports Array(UInt16), Times Array(DateTime), Codes Array(FixedString(4)),
	Notes Array(Nullable(String)), ` + "`we``ird` String" + `
) ENGINE = MergeTree ORDER BY id`

var filterValues = []string{
	`INSERT INTO rows (id, Body, ServiceName, SeverityText, SeverityNumber, Timestamp, LogAttributes, Duration,
		IsMonotonic, Events.Name, Events.Attributes, Tags, NumAttr) VALUES
	(1, 'Timeout! disk full', 'cart', 'ERROR', 17, '2024-01-01 00:00:00', {'http.status': '200', 'zone': 'eu-west'},
		500, true, ['exception'], [{'exception.type': 'Timeout'}], ['alpha', 'beta'], {'cpu': 0.5}),
	(2, 'timeouts on net', 'shopping-cart', 'WARN', 13, '2024-01-01 12:00:00', {'http.status': '404'},
		1000000000, false, ['a', 'Exceptional'], [{}, {'exception.type': 'timeout'}], ['BETA2'], {'cpu': 1}),
	(3, 'full disk-full user_id 100% ratio:high', 'pay', 'info', 9, '2024-01-02 00:00:00', {'http.status': '15'},
		1000000001, true, [], [], [], {}),
	(4, 'connection refused http://x.io/a?b=1 localhost:8080', 'CART', 'Error', 8, '2024-01-02 00:00:00.000000001',
		{'http.status': '60'}, 18446744073709551615, false, [''], [{'k': ''}], [''], {'cpu': 2}),
	(5, '', '', '', 0, '1970-01-01 00:00:00', {}, 0, false, [], [], [], {}),
	(6, '{"user":{"id":5,"name":null,"tags":["a"]},"n":1.5}', 'cart*', 'ERROR', 24, '2024-06-01 00:00:00',
		{'http.status': ''}, 5, false, [], [], ['b_ta'], {}),
	(7, 'say "hi" f(x) CAFÉ disk net cpu or', '-cart', 'WARNING', 16, '2023-12-31 23:59:59.999', {}, 1, true, [], [], [],
		{'cpu': 0.4})`,
	`INSERT INTO rows (id, Body, Seen, Note, Code, Level, Price, Ok, Ident, Peer, Peer6, Ports, Times, Codes, Notes,
		` + "`we``ird`" + `) VALUES
	(8, 'a\\b\'c', '2024-01-01 10:00:00', 'Note', 'ab', 'warn', 2.5, true, '61f0c404-5cb3-11e7-907b-a6006ad3dba0',
		'10.0.0.1', '::1', [80, 443], ['2024-01-01 00:00:00'], ['ab'], ['x', NULL], 'odd'),
	(9, 'tab\there', NULL, NULL, 'abcd', 'fatal', NULL, NULL, '00000000-0000-0000-0000-000000000000', '0.0.0.0', NULL,
		[], [], [], [NULL], '')`,
}

// matches runs a count of each id that a filter matches.
func matches(t testing.TB, r *Runner, s Source, where string) ([]int, error) {
	t.Helper()
	text, err := r.Chart(t.Context(), team, Chart{
		Start: millis(t, "2026-01-05T10:00:00Z"), End: millis(t, "2026-01-05T10:00:01Z"),
		Series: []Series{{Source: s, AggFn: "count", Where: where, GroupBy: []string{"id"}}},
	})
	if err != nil {
		return nil, err
	}
	ids := []int{}
	for _, object := range decode(t, text) {
		if object["series_0.data"] != 1.0 {
			t.Fatalf("id %v is counted %v times", object["group"], object["series_0.data"])
		}
		ids = append(ids, int(object["group"].([]any)[0].(float64)))
	}
	return ids, nil
}

func TestFiltersMatch(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	exec(t, db, append([]string{filterRows}, filterValues...)...)
	source := tableSource(db, "rows")
	source.Body = "Body"
	r := newRunner(db)
	for _, tt := range []struct{ where, want string }{
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
		{`LogAttributes.http.status:>5`, "4"},
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
		{`>5`, "1 2 3 4 6 7 8 9"},
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
	} {
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

func TestBareTextSearchesTheImplicitColumns(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	exec(t, db, append([]string{filterRows}, filterValues...)...)
	r := newRunner(db)
	for _, tt := range []struct{ implicit, where, want string }{
		{"ServiceName", "cart", "1 2 4 6 7"},
		{"ServiceName", "shopping-cart", "2"},
		{"ServiceName", "cart*", "1 4 6"},
		{"Note", "note", "8"},
		{"Note", "-note", "1 2 3 4 5 6 7 9"},
		{"Code, Duration", "ab", "8"},
		{"Code, Duration", "500", "1"},
		{"ServiceName,`Body`", "cart timeout", "1"},
		{"ServiceName,Body", `"cart;timeout"`, "1"},
		{"LogAttributes.zone", "eu", "1"},
	} {
		t.Run(tt.implicit+" "+tt.where, func(t *testing.T) {
			t.Parallel()
			source := tableSource(db, "rows")
			source.ImplicitColumn = tt.implicit
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

func TestFilterErrorsNameSeriesAndCause(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	exec(t, db, filterRows)
	source := tableSource(db, "rows")
	r := newRunner(db)
	for _, tt := range []struct{ where, want string }{
		{"a OR (b", "series 0: filter, character 6: '(' is not closed"},
		{"SeverityNumber:1 nope:2", `series 0: filter, character 18: unknown field "nope"`},
		{"bare", `series 0: filter, character 1: bare text such as "bare" needs a source with an implicit column: ` +
			`write field:value`},
		{"Level:>nope", "series 0: UNKNOWN_ELEMENT_OF_ENUM: Unknown element 'nope' for enum"},
	} {
		t.Run(tt.where, func(t *testing.T) {
			t.Parallel()
			_, err := matches(t, r, source, tt.where)
			wantError(t, err, core.Invalid, tt.want)
		})
	}
}
