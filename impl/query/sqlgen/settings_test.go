package sqlgen

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/querytest"
)

func TestLowerTimeLimitsStay(t *testing.T) {
	t.Parallel()
	table := NewTable(querytest.LogColumns, "toStartOfFiveMinutes(Timestamp)", "")
	for name, q := range map[string]struct {
		seconds   float64
		statement func(Source) (Query, error)
	}{
		"a page over the whole range": {maxWholeSeconds, func(s Source) (Query, error) {
			pl, err := Search{Source: s, Select: "Body", Start: hour.Start, End: hour.End}.Plan(table)
			if err != nil {
				return Query{}, err
			}
			return Page{Plan: pl, Limit: 1, MaxRead: 1}.Statement(table)
		}},
		"a sample": {maxSeconds, func(s Source) (Query, error) {
			return Rows{Source: s, Start: hour.Start, End: hour.End}.Estimate(table)
		}},
		"values": {choicesSeconds, func(s Source) (Query, error) {
			return Choices{Source: s, Expression: "ServiceName", Limit: 1}.Count(table, hour)
		}},
	} {
		for own, want := range map[string]any{"0": q.seconds, "0.5": "0.5", "30": q.seconds, "": q.seconds, strconv.Itoa(int(q.seconds)): strconv.Itoa(int(q.seconds))} {
			s := logSource()
			if own != "" {
				s.Settings = []Setting{{"max_execution_time", own}}
			}
			got, err := q.statement(s)
			if err != nil {
				t.Fatal(err)
			}
			if got.Settings["max_execution_time"] != want {
				t.Errorf("%s with %q in the source: got a limit of %v, want %v", name, own, got.Settings["max_execution_time"], want)
			}
		}
	}
}

func TestMetricsKeepSettingsOfTheSource(t *testing.T) {
	t.Parallel()
	const sorting = "query_plan_execute_functions_after_sorting"
	source := metricSource("default")
	for _, tt := range []struct {
		own  []Setting
		want any
	}{{nil, 0}, {[]Setting{{sorting, "1"}}, "1"}} {
		source.Settings = tt.own
		q, err := Series{Source: source, AggFn: "sum", MetricType: "gauge", MetricName: "m"}.Statement(metricColumns, hour)
		if err != nil {
			t.Fatal(err)
		}
		if got := q.Settings[sorting]; got != tt.want {
			t.Errorf("a source with %v: got %v, want %v", tt.own, got, tt.want)
		}
	}
}

func TestSettings(t *testing.T) {
	t.Parallel()
	s := Source{Settings: []Setting{
		{"max_threads", "1"},
		{"join_algorithm", "hash,partial_merge"},
		{"max_execution_time", "2.5"},
		{"force_data_skipping_indices", "idx_body, idx.time"},
		{"final", "true"},
	}}
	settings, err := s.QuerySettings()
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]any{
		"max_threads": "1", "join_algorithm": "hash,partial_merge", "max_execution_time": "2.5",
		"force_data_skipping_indices": "idx_body, idx.time", "final": "true",
	}
	if diff := cmp.Diff(want, settings); diff != "" {
		t.Errorf("settings (-want +got):\n%s", diff)
	}
	for _, tt := range []struct{ rule, name, value, want string }{
		{"of the HTTP interface", "database", "x", `"database" cannot be set`},
		{"a parameter", "param_p0", "x", `"param_p0" cannot be set`},
		{"a strange name", "a b", "x", `"a b" cannot be set`},
		{"no name", "", "1", `"" cannot be set`},
		{"a comment of the list", "#", "The", `"#" cannot be set`},
		{"a name in capitals", "FINAL", "1", `"FINAL" cannot be set`},
		{"another database's table", "implicit_table_at_top_level", "other.secret", `"implicit_table_at_top_level" cannot be set`},
		{"rows that were deleted", "apply_deleted_mask", "0", `"apply_deleted_mask" cannot be set`},
		{"unknown", "no_such_setting", "1", `"no_such_setting" cannot be set`},
		{"no switch", "final", "2", `final cannot be "2"`},
		{"two values", "final", "1,1", `final cannot be "1,1"`},
		{"a line more", "final", "1\n", `final cannot be "1\n"`},
		{"nothing", "final", "", `final cannot be ""`},
		{"SQL", "max_threads", "(SELECT 1)", `max_threads cannot be "(SELECT 1)"`},
		{"too many", "max_threads", "257", `max_threads cannot be "257"`},
		{"too few", "merge_tree_coarse_index_granularity", "1", `merge_tree_coarse_index_granularity cannot be "1"`},
		{"a fraction of a thread", "max_threads", "0.5", `max_threads cannot be "0.5"`},
		{"less than none", "max_result_rows", "-1", `max_result_rows cannot be "-1"`},
		{"SQL in a name", "force_data_skipping_indices", "a'b", `force_data_skipping_indices cannot be "a'b"`},
		{"no choice", "join_algorithm", "hash,", `join_algorithm cannot be "hash,"`},
		{"part of a choice", "union_default_mode", "AL", `union_default_mode cannot be "AL"`},
		{"two choices of one", "union_default_mode", "ALL,DISTINCT", `union_default_mode cannot be "ALL,DISTINCT"`},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			_, err := Source{Settings: []Setting{{Name: tt.name, Value: tt.value}}}.QuerySettings()
			querytest.WantError(t, err, core.Invalid, "querySettings of the source: "+tt.want)
		})
	}
}

// engineSetting is what ClickHouse says about a setting.
type engineSetting struct{ name, typ, value, tier string }

func engineSettings(t *testing.T, db *engine.DB) map[string]engineSetting {
	t.Helper()
	all := map[string]engineSetting{}
	for _, row := range enginetest.Select(t, db, engine.Query{SQL: "SELECT name, type, value, tier FROM system.settings"}) {
		all[row[0].(string)] = engineSetting{row[0].(string), row[1].(string), row[2].(string), row[3].(string)}
	}
	if len(all) < 1000 {
		t.Fatalf("the engine has %d settings", len(all))
	}
	return all
}

// dangerous are classes of ClickHouse's settings by their names, and what of them is allowed all the same.
var dangerous = []struct{ class, pattern, but string }{
	{
		"limits", `^(max|min)_|limit|quota|overflow_mode|timeout|_depth$|^readonly$|_max_|hyperscan|parser`,
		"max_execution_time max_result_rows max_result_bytes max_threads max_block_size merge_tree_* preferred_* " +
			"optimize_*limit* query_plan_*limit* allow_limit_by_* use_index_for_in_with_subqueries_max_values splitby_max_*",
	},
	{"memory and processors", `memory|priority|workload|nice|concurrency`, "*memory_bound_merging* *memory_efficient"},
	{
		"files", `file|disk|path|archive|directories|dynamic_disk|storage|hive`,
		"allow_prefetched_read_pool_for_* *filesystem_read_prefetch use_page_cache_* enable_filesystem_cache " +
			"read_from_filesystem_* merge_tree_* query_plan_reuse_storage_ordering_for_window_functions",
	},
	{
		"networks and other servers", `http|url|s3|azure|hdfs|iceberg|delta|kafka|rabbit|nats|^mysql|postgres|mongo|redis|` +
			`odbc|jdbc|cluster|replicas?_|remote|connect|socket|send|receive|hedged|external|ai_|cache_name|keeper|interserver`,
		"*remote* fallback_to_stale_replicas_for_distributed_queries prefer_localhost_replica use_hedged_requests",
	},
	{
		"what writes", `insert|mutation|alter|^wait_|ddl|create|drop|backup|restore|quorum|async_|write|transaction|materialize`,
		"query_plan_optimize_lazy_materialization asterisk_include_materialized_columns *_rewrite* optimize_rewrite_* " +
			"use_index_for_in_with_subqueries text_index_posting_list_apply_mode",
	},
	{
		"functions that look around", `introspection|profile|getsetting|client_http|fuzz|python|ai_function|eval|webassembly|sleep`,
		"short_circuit_function_evaluation use_text_index_like_evaluation_by_dictionary_scan",
	},
	{
		"the language of queries", `dialect|implicit|^compatibility|allow_settings|positional|analyzer$|promql|with_statement`,
		"optimize_use_implicit_projections",
	},
	{
		"the form of the answer", `(^|put_)format(_|$)|_format$|^extremes$|representation|serializ|compression|codec`,
		"merge_tree_use_deserialization_prefixes_cache",
	},
	{"the time zone", `time_?zone`, ""},
	{"logs", `^log_|_log$|log_|trace|opentelemetry|comment|show_`, ""},
	{"results that are kept", `query_cache`, ""},
	{"rows that no query should see", `deleted_mask|patch|row_policy|mutations_on_fly`, ""},
	{"SQL in values", `^additional_|_definer|custom_key`, ""},
	{"crashes and errors on purpose", `_fault_|probability|_inject(_|ion)|throwif`, ""},
}

func TestAllowedSettingsAreThoseOfTheEngine(t *testing.T) {
	t.Parallel()
	all := engineSettings(t, enginetest.Start(t))
	for name, values := range allowedSettings() {
		set, ok := all[name]
		if !ok || set.tier == "Experimental" || set.tier == "Obsolete" {
			t.Errorf("%s: the engine has %+v", name, set)
		}
		isSwitch := values.allow("0") && values.allow("1") && values.allow("true") && !values.allow("2")
		if isSwitch != strings.HasPrefix(set.typ, "Bool") {
			t.Errorf("%s of type %s is a switch: %v", name, set.typ, isSwitch)
		}
		if values.allow("") {
			t.Errorf("%s may be nothing", name)
		}
	}
	refused := 0
	for name, set := range all {
		_, err := Source{Settings: []Setting{{Name: name, Value: set.value}}}.QuerySettings()
		if err != nil {
			refused++
		}
		for _, d := range dangerous {
			if regexp.MustCompile(d.pattern).MatchString(name) && !matchesAny(d.but, name) && allowedSettings()[name].pattern != nil {
				t.Errorf("%s is one of %s", name, d.class)
			}
		}
	}
	if want := len(all) - len(allowedSettings()); refused < want {
		t.Errorf("%d settings are refused, want %d", refused, want)
	}
	for _, d := range dangerous {
		if !slices.ContainsFunc(slices.Collect(maps.Keys(all)), regexp.MustCompile(d.pattern).MatchString) {
			t.Errorf("the engine has no settings of the class %s", d.class)
		}
		for _, exception := range strings.Fields(d.but) {
			matches := func(name string) bool { return matchesAny(exception, name) }
			if !slices.ContainsFunc(slices.Collect(maps.Keys(allowedSettings())), matches) {
				t.Errorf("%s is allowed nowhere", exception)
			}
		}
	}
}

// matchesAny reports whether a name is one of several, in which * is for any text.
func matchesAny(patterns, name string) bool {
	return slices.ContainsFunc(strings.Fields(patterns), func(p string) bool {
		return regexp.MustCompile("^" + strings.ReplaceAll(p, "*", ".*") + "$").MatchString(name)
	})
}
