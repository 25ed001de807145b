package query

import "strings"

// sumSQL takes the sum of the increases of each series in a bucket.
//
// A delta (temporality 1) is an increase. All else is cumulative, and the increase is the difference to the point
// before; a series' first point has none. A counter that went down was reset to 0 in between, so it counts as it is.
// What may go down is no counter but a level, such as a number of connections: its change is the difference, be it
// negative, so that the changes of all buckets add up to that of the range, and a level looks the same whether it is
// sent as deltas or cumulative. The reference takes every decrease for 0.
//
// Points of one second are in the order in which a counter takes them, a reset last.
const sumSQL = `SELECT __bucket, $aggregate AS __total$by
FROM (
	SELECT __bucket, __series$by, sum(__delta) AS __value, max(__time) AS __last
	FROM (
		SELECT __bucket, __series$by, __time,
			lagInFrame(__point, 1, __point) OVER (
				PARTITION BY __series, __is_delta ORDER BY __time, __start, __point
				ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) AS __previous,
			if(__is_delta OR __point < __previous AND __monotonic, __point, __point - __previous) AS __delta
		FROM (
			SELECT $bucket AS __bucket, $series AS __series$groups, $time AS __time, $start AS __start,
				Value AS __point, AggregationTemporality = 1 AS __is_delta, $monotonic AS __monotonic
			FROM $points
		)
	)
	WHERE $kept
	GROUP BY __bucket, __series$by
)
GROUP BY __bucket$by`

// increaseSQL keeps the groups of a statement with the highest totals in any bucket. Groups without a name are no
// answer to who increases most.
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

// sum renders a series of counters, or of levels that are sent as their changes.
func (s Series) sum(t *table, w window) (statement, error) {
	m, err := s.increases(t, w, "isFinite(Value)")
	if err != nil {
		return statement{}, err
	}
	m.places["$aggregate"] = s.acrossSeries()
	m.places["$monotonic"] = "true"
	if hasColumn(t, "IsMonotonic") {
		m.places["$monotonic"] = "IsMonotonic"
	}
	if s.AggFn != "increase" || len(m.groups) == 0 {
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
