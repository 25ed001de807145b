package engine

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/sqltext"
)

// retained is what is deleted after the retention of a signal: its tables, by what their rows' age is counted from.
type retained struct {
	retention time.Duration
	tables    map[string]string
}

func (r Retention) retained() []retained {
	const points = "toDateTime(TimeUnix)"
	return []retained{
		{r.Logs, map[string]string{
			"otel_logs": "toDateTime(Timestamp)", "otel_logs_kv_rollup_15m": "Timestamp", "otel_logs_severity_rollup_1m": "Timestamp",
		}},
		{r.Traces, map[string]string{
			"otel_traces": "toDate(Timestamp)", "otel_traces_kv_rollup_15m": "Timestamp", "otel_traces_trace_id_ts": "toDateTime(Start)",
		}},
		{r.Metrics, map[string]string{
			"otel_metrics_gauge": points, "otel_metrics_sum": points, "otel_metrics_histogram": points,
			"otel_metrics_exponential_histogram": points, "otel_metrics_summary": points,
		}},
		{r.Sessions, map[string]string{"hyperdx_sessions": "TimestampTime"}},
	}
}

// intervals finds those of a table's TTL.
var intervals = regexp.MustCompile(`toInterval[A-Z][a-z]+\(\d+\)`)

// ApplyRetention makes the telemetry tables of a database keep what they hold for as long as r says, and returns the names of
// those that it has changed. A signal whose retention is zero keeps what its tables say, and so does a table with rules of
// several intervals. What is stored already goes by the new rule too, once the engine has noted in its parts when that is: no
// rows are read but for their times, and none are rewritten. Parts go when all of their rows are too old. The error is about
// every table that could not be changed.
func (d *DB) ApplyRetention(ctx context.Context, database string, r Retention) (changed []string, err error) {
	if r == (Retention{}) {
		return nil, nil
	}
	in := d.In(database)
	rules, err := in.ttls(ctx)
	if err != nil {
		return nil, err
	}
	var failures []error
	for _, signal := range r.retained() {
		if signal.retention == 0 {
			continue
		}
		want := interval(signal.retention)
		for _, table := range slices.Sorted(maps.Keys(signal.tables)) {
			stored, exists := rules[table]
			if stored.distributed && d.cluster == "" {
				continue
			}
			rule := stored.rule
			found := intervals.FindAllString(rule, -1)
			switch {
			case !exists, len(found) == 1 && found[0] == want:
				continue
			case len(found) > 1, len(found) == 0 && rule != "":
				failures = append(failures, fmt.Errorf("%s: its TTL is not a single interval: %s", table, rule))
				continue
			case rule == "":
				rule = signal.tables[table] + " + " + want
			default:
				rule = strings.Replace(rule, found[0], want, 1)
			}
			alter := "ALTER TABLE " + stored.table
			// Parts say when they go. Without this setting they would be rewritten to say it anew.
			settings := maps.Clone(OnCluster)
			settings["materialize_ttl_after_modify"] = 1
			err := in.Exec(ctx, Query{SQL: alter + " MODIFY SETTING materialize_ttl_recalculate_only = 1", Settings: OnCluster})
			if err == nil {
				err = in.Exec(ctx, Query{SQL: alter + " MODIFY TTL " + rule, Settings: settings})
			}
			if err != nil {
				failures = append(failures, fmt.Errorf("%s: %w", table, err))
				continue
			}
			changed = append(changed, table)
		}
	}
	return changed, errors.Join(failures...)
}

// ttl is the rule of a table, empty for none.
type ttl struct {
	// table is where the rows are, as it stands in ALTER.
	table       string
	distributed bool
	rule        string
}

// ttls are the TTLs of the tables of the database that have an engine with parts, and of those that others are distributed over,
// by the names of both.
func (d *DB) ttls(ctx context.Context) (map[string]ttl, error) {
	distributed, err := d.distributedTables(ctx)
	if err != nil {
		return nil, err
	}
	databases := sqltext.Literal(d.Database())
	for _, over := range distributed {
		databases += ", " + sqltext.Literal(over.Database)
	}
	rows, err := d.Select(ctx, Query{SQL: `SELECT database, name, extract(engine_full, ' TTL (.*?)(?: SETTINGS .*)?$') FROM system.tables
		WHERE database IN (` + databases + `) AND engine LIKE '%MergeTree'`})
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	type name struct{ database, table string }
	rules := map[name]string{}
	for rows.Next() {
		var n name
		var rule string
		if err := rows.Scan(&n.database, &n.table, &rule); err != nil {
			return nil, err
		}
		rules[n] = rule
	}
	all := map[string]ttl{}
	for n, rule := range rules {
		if n.database == d.Database() {
			all[n.table] = ttl{sqltext.Ident(n.table), false, rule}
		}
	}
	for table, over := range distributed {
		if rule, ok := rules[name{over.Database, over.Table}]; ok {
			all[table] = ttl{over.Local(), true, rule}
		}
	}
	return all, rows.Err()
}

// Forever is the retention of tables that keep what they hold.
const Forever = time.Duration(1<<63 - 1)

// StoredRetention is for how long the telemetry tables of a database keep logs, traces and metrics by their TTLs: of several
// tables, or intervals, the longest. That of a signal without tables is 0.
func (d *DB) StoredRetention(ctx context.Context, database string) (r Retention, err error) {
	rules, err := d.In(database).ttls(ctx)
	if err != nil {
		return r, err
	}
	for table, stored := range rules {
		for prefix, longest := range map[string]*time.Duration{
			"otel_logs": &r.Logs, "otel_traces": &r.Traces, "otel_metrics_": &r.Metrics,
		} {
			if strings.HasPrefix(table, prefix) && !strings.Contains(table, "_rollup_") && !strings.HasPrefix(table, "otel_traces_trace_id_ts") {
				*longest = max(*longest, longestInterval(stored.rule))
			}
		}
	}
	return r, nil
}

var units = map[string]time.Duration{
	"Second": time.Second, "Minute": time.Minute, "Hour": time.Hour, "Day": 24 * time.Hour, "Week": 7 * 24 * time.Hour,
	"Month": 31 * 24 * time.Hour, "Quarter": 92 * 24 * time.Hour, "Year": 366 * 24 * time.Hour,
}

// longestInterval is that of a TTL, Forever if it has none that can be read.
func longestInterval(rule string) (longest time.Duration) {
	for _, text := range intervals.FindAllString(rule, -1) {
		unit, number, _ := strings.Cut(strings.TrimSuffix(strings.TrimPrefix(text, "toInterval"), ")"), "(")
		n, err := strconv.ParseInt(number, 10, 64)
		if length := units[unit]; err == nil && length > 0 && n <= int64(Forever/length) {
			longest = max(longest, time.Duration(n)*length)
		} else {
			return Forever
		}
	}
	if longest == 0 {
		return Forever
	}
	return longest
}
