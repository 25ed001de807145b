package reuse

import (
	"strings"
	"testing"
)

func TestWhatRepeats(t *testing.T) {
	t.Parallel()
	columns := map[string]column{
		"ts": {}, "svc": {}, "n": {}, "attrs": {},
		"doubled": {"DEFAULT", "n * 2"}, "items": {"ALIAS", "arrayMap((k, v) -> concat(k, '=', v), mapKeys(attrs), mapValues(attrs))"},
		"hinted": {"ALIAS", "indexHint(n = 1)"},
		"made":   {"MATERIALIZED", "now()"}, "deep": {"ALIAS", "made + 1"}, "looked": {"ALIAS", "dictGet('d', 'x', n)"}, "self": {"ALIAS", "self + 1"},
	}
	for _, tt := range []struct {
		sql  string
		want bool
	}{
		{"`n`", true},
		{"toUInt32(intDiv(toUnixTimestamp64Nano(`ts`), 300000000000))", true},
		{"sumIf(toFloat64(`n`), (`svc` = {p0:String}) AND `n` IN ({p1:Int64}, 3))", true},
		{"`doubled` + `items`['x'] + `attrs`[{p0:String}]", true},
		{"arrayExists(x -> x = 'a', `items`)", true},
		{"CASE WHEN `n` > 1.5 THEN 'now()' ELSE NULL END", true},
		{"(indexHint(toStartOfHour(`ts`) >= toStartOfHour(fromUnixTimestamp64Milli({p0:Int64})), toStartOfHour(`ts`) <= toStartOfHour(fromUnixTimestamp64Milli({p1:Int64}))))", true},
		{"indexHint(toStartOfHour(`ts`) >= toStartOfHour(fromUnixTimestamp64Milli(1)), toStartOfHour(`ts`) <= toStartOfHour(fromUnixTimestamp64Milli(2)))", false},
		{"`attrs`[{p0:String}] = {p1:String} AND indexHint(has(arrayMap((k, v) -> concat(k, '=', v), mapKeys(attrs), mapValues(attrs)), {p2:String}))", true},
		{"indexHint(has(arrayMap((k, v) -> concat(k, '=', v), mapKeys(attrs), mapValues(made)), {p2:String}))", false},
		{"indexHint(has(arrayMap((k, v) -> concat(k, '=', v), mapKeys(attrs), mapValues(attrs)), 'a=b'))", false},
		{"indexHint(`n` = 1)", false},
		{"`hinted`", false},
		{"now()", false},
		{"`n` + rand()", false},
		{"generateUUIDv4()", false},
		{"dictGet('d', 'x', `n`)", false},
		{"runningDifference(`n`)", false},
		{"anyLast(`n`)", false},
		{"ownFunction(`n`)", false},
		{"`_part`", false},
		{"_part", false},
		{"`_block_number`", false},
		{"`unknown`", false},
		{"`attrs`.`keys`", false},
		{"`made`", false},
		{"`deep`", false},
		{"`looked`", false},
		{"`n` IN (SELECT 1)", false},
		{"(SELECT max(`n`) FROM `d`.`t`)", false},
		{"`n` IN `d`.`other`", false},
		{"`n` -- x", false},
		{"`n` /* x */", false},
		{"`n` @ 2", false},
		{"`n``m`", false},
		{"`n", false},
		{"max(`n`) OVER ()", false},
		{"`now`()", false},
		{"`n`::Int8", false},
	} {
		sql := "SELECT " + tt.sql + " AS `__value0` FROM `d`.`t` WHERE `ts` >= fromUnixTimestamp64Milli({p9:Int64}) GROUP BY `svc` ORDER BY `svc`"
		if got := repeats(sql, "`d`.`t`", columns); got != tt.want {
			t.Errorf("%s: %v", tt.sql, got)
		}
	}
	for sql, want := range map[string]bool{
		"SELECT sumMerge(`__state0`) FROM (SELECT `svc`, sumState(`n`) AS `__state0` FROM `d`.`t` GROUP BY `svc`) GROUP BY `svc`": true,
		"SELECT `__state0` FROM `d`.`t`":             false,
		"SELECT `n` FROM `d`.`other`":                false,
		"SELECT `n` FROM `d`.`t` FINAL":              false,
		"SELECT `n` FROM `d`.`t` SAMPLE 1/2":         false,
		"SELECT `n` FROM `d`.`t` JOIN `d`.`t`":       false,
		"SELECT `n` FROM `d`.`t` UNION ALL SELECT 1": false,
		"SELECT `n` FROM numbers(3)":                 false,
	} {
		if got := repeats(sql, "`d`.`t`", columns); got != want {
			t.Errorf("%s: %v", sql, got)
		}
	}
}

func TestTablesWhosePartsTellWhatChanges(t *testing.T) {
	t.Parallel()
	const made = "CREATE TABLE d.t (`ts` DateTime64(9), `TTL` String COMMENT 'TTL') ENGINE = MergeTree PARTITION BY toDate(ts) ORDER BY ts"
	for _, tt := range []struct {
		rule, engine, key, create string
		want                      bool
	}{
		{"the usual", "MergeTree", "toDate(ts)", made, true},
		{"by month", "MergeTree", "toYYYYMM(`ts`)", made, true},
		{"rows that expire", "MergeTree", "toDate(ts)", made + " TTL toDateTime(ts) + toIntervalDay(3)", true},
		{"rows that expire into others", "MergeTree", "toDate(ts)", made + " TTL toDateTime(ts) + toIntervalDay(3) GROUP BY ts SET n = max(n)", false},
		{"a column that expires", "MergeTree", "toDate(ts)", strings.Replace(made, "`ts` DateTime64(9)", "`ts` DateTime64(9), `n` Int64 TTL toDateTime(ts) + toIntervalDay(3)", 1), false},
		{"a text index", "MergeTree", "toDate(ts)", strings.Replace(made, "`ts` DateTime64(9)", "`ts` DateTime64(9), INDEX i `TTL` TYPE text(tokenizer = 'splitByNonAlpha') GRANULARITY 1", 1), true},
		{"a text index that sees other texts", "MergeTree", "toDate(ts)", strings.Replace(made, "`ts` DateTime64(9)", "`ts` DateTime64(9), INDEX i `TTL` TYPE text(tokenizer = 'splitByNonAlpha', preprocessor = lower(`TTL`)) GRANULARITY 1", 1), false},
		{"another time", "MergeTree", "toDate(other)", made, false},
		{"no partitions", "MergeTree", "", made, false},
		{"by a time of 32 bits", "MergeTree", "toStartOfHour(ts)", made, false},
		{"by more than the time", "MergeTree", "(toDate(ts), svc)", made, false},
		{"one that replaces rows", "ReplacingMergeTree", "toDate(ts)", made, false},
		{"replicated", "ReplicatedMergeTree", "toDate(ts)", made, false},
		{"a view", "View", "", "CREATE VIEW d.t AS SELECT 1", false},
	} {
		s := &state{engine: tt.engine, partitionKey: tt.key, create: tt.create}
		if got := s.keepsRows("ts"); got != tt.want {
			t.Errorf("%s: %v", tt.rule, got)
		}
	}
}
