package sqlgen

import (
	"strings"
)

// sumSQL makes one value of each series in a bucket, and aggregates those.
//
// A delta (temporality 1) is an increase, be it negative, and all else is cumulative. Of a counter the increase is the
// difference to the point before; a series' first point has none. A counter that went down was reset to 0 in between, so
// it counts as it is. The value of a series is the sum of its increases in the bucket.
//
// What is cumulative and may go down is no counter but a level, such as a number of connections. Its value is the last in
// the bucket, as that of a gauge. The reference takes levels for counters.
//
// Points of one second are in the order in which a counter takes them, a reset last.
const sumSQL = `SELECT __bucket, $aggregate AS __total$by
FROM (
	SELECT __bucket, __series$by, sum(__delta) + argMaxIf(__point, __time, __is_level) AS __value, max(__time) AS __last
	FROM (
		SELECT __bucket, __series$by, __time, __point, __is_level,
			lagInFrame(__point, 1, __point) OVER (
				PARTITION BY __series, __is_delta, __is_level ORDER BY __time, __start, __point
				ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) AS __previous,
			multiIf(__is_level, 0, __is_delta OR __point < __previous, __point, __point - __previous) AS __delta
		FROM (
			SELECT $bucket AS __bucket, $series AS __series$groups, $time AS __time, $start AS __start,
				Value AS __point, AggregationTemporality = 1 AS __is_delta, NOT __is_delta AND NOT $monotonic AS __is_level
			FROM $points
		)
	)
	WHERE $kept
	GROUP BY __bucket, __series$by
)
GROUP BY __bucket$by`

// increaseSQL keeps the groups of a statement with the highest totals in any bucket, and drops groups without a name, as the
// reference API does for charts. Tiles keep all groups here: they have limits of their own.
const increaseSQL = `SELECT __bucket, __total$by
FROM (
	SELECT __bucket, __total$by, dense_rank() OVER (ORDER BY __peak DESC$by) AS __rank
	FROM (
		SELECT __bucket, __total$by, max(__total) OVER (PARTITION BY $keys) AS __peak
		FROM (
$totals
		)
		WHERE $named
	)
)
WHERE __rank <= 20
ORDER BY __bucket$by`

// sum renders a series of counters, or of levels. An increase is of counters alone.
func (s Series) sum(t *Table, w Window) (Statement, error) {
	condition, monotonic := "isFinite(Value)", isMonotonic(t)
	if s.AggFn == "increase" {
		condition, monotonic = condition+" AND "+monotonic, "true"
	}
	m, err := s.increases(t, w, condition)
	if err != nil {
		return Statement{}, err
	}
	m.places["$aggregate"] = s.acrossSeries()
	m.places["$monotonic"] = monotonic
	if s.AggFn != "increase" || len(m.Groups) == 0 || s.FieldKey == ValueKey {
		return m.finish(sumSQL + "\nORDER BY __bucket$by"), nil
	}
	keys := strings.Split(strings.TrimPrefix(m.places["$by"], ", "), ", ")
	named := make([]string, len(keys))
	for i, key := range keys {
		named[i] = "ifNull(toString(" + key + "), '') != ''"
	}
	m.places["$totals"] = m.render(sumSQL)
	m.places["$keys"] = strings.Join(keys, ", ")
	m.places["$named"] = strings.Join(named, " AND ")
	return m.finish(increaseSQL), nil
}

// isMonotonic is the condition that a point is one of a counter. Tables without that column have nothing else.
func isMonotonic(t *Table) string {
	if HasColumn(t, "IsMonotonic") {
		return "IsMonotonic"
	}
	return "true"
}

// notMonotonicSQL has a row if there are points and none of them is one of a counter.
const notMonotonicSQL = "SELECT count() FROM $points HAVING count() > 0 AND NOT max($monotonic)"

// NotMonotonic renders the question whether the metric has points in a window and none of a counter, whatever the filter
// of the series.
func (s Series) NotMonotonic(t *Table, w Window) (Query, error) {
	s.Where, s.GroupBy, s.Filters, s.RowFilters = "", nil, nil, RowFilters{}
	read, _ := w.whole()
	m, err := s.points(t, read, "isFinite(Value)")
	if err != nil {
		return Query{}, err
	}
	m.places["$monotonic"] = isMonotonic(t)
	return m.finish(notMonotonicSQL).Query, nil
}
