package sqlgen

// histogramCountSQL takes the sum of the increases of Count. Cumulative points (temporality 2) are compared with the
// one before that has the same bounds; the first has no increase, and a lower count is that of a histogram that began
// anew. A point that does not say how it counts does not count.
const histogramCountSQL = `SELECT __bucket, toUInt64(sum(__delta))$by
FROM (
	SELECT __bucket$by, __time,
		lagInFrame(__count, 1, __count) OVER (
			PARTITION BY __series, __bounds, __temporality ORDER BY __time, __start, __count
			ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) AS __previous,
		multiIf(
			__temporality = 1 OR __temporality = 2 AND __count < __previous, __count,
			__temporality = 2, toUInt64(__count - __previous),
			0) AS __delta
	FROM (
		SELECT $bucket AS __bucket, $series AS __series$groups, $time AS __time, $start AS __start,
			Count AS __count, cityHash64(ExplicitBounds) AS __bounds, AggregationTemporality AS __temporality
		FROM $points
	)
)
WHERE $kept
GROUP BY __bucket$by
ORDER BY __bucket$by`

// histogramQuantileSQL finds a quantile in five steps, from the inside to the outside.
//
// First, each point becomes the increase of the count in each of its buckets. A cumulative point is compared with the
// one before of its series: the first has no increase, and where the bounds are others or any count is lower, the
// histogram began anew.
//
// Second, increases with the same bounds are added up.
//
// Third, so are those with different bounds, which the reference answers as two values for one bucket. For that, each
// histogram counts its values below every bound of all histograms, as the fourth step does: they are spread evenly
// between its own bounds. At its own bounds the counts stay as they are. 0 is a bound too where a first bucket begins
// there, so that its values are not spread down to the negative bounds of other histograms.
//
// Fourth, the bucket of the quantile is the first with a cumulative count above the rank. At level 1, where the reference
// answers null, it is the last bucket with values.
//
// Fifth, the quantile is interpolated between the bounds of the bucket. The first bucket begins at 0, unless its own
// bound is not above that; then, as in the last one, which has no upper bound, the only bound is all that is known.
//
// Widths of buckets are multiplied by fractions of at most 1, as they may be as large as the largest float.
const histogramQuantileSQL = `SELECT __bucket,
	multiIf(
		__at > length(__bounds), __bounds[-1],
		__at = 1, __bounds[1],
		__bounds[__at - 1] + (__bounds[__at] - __bounds[__at - 1])
			* (($level * __total - __below[__at - 1]) / (__below[__at] - __below[__at - 1])))$by
FROM (
	SELECT __bucket$by, __bounds, __below, __total,
		arrayFirstIndex(n -> n > $level * __total OR n >= __total, __below) AS __at
	FROM (
		SELECT __bucket$by, any(__all) AS __bounds, sum(__n[-1]) AS __total,
			arrayPushBack(sumForEach(arrayMap(
				(b, i) -> multiIf(
					i = 0, __n[-2],
					b = __own[i], __n[i],
					i = 1 AND b <= 0, 0,
					__n[i - 1] + (__n[i] - __n[i - 1]) * ((b - __own[i - 1]) / (__own[i] - __own[i - 1]))),
				__all, arrayMap(b -> arrayFirstIndex(o -> o >= b, __own), __all))), __total) AS __below
		FROM (
			SELECT __bucket$by, __own, arrayMap(n -> toFloat64(n), arrayCumSum(sumForEach(__delta))) AS __n,
				arraySort(groupUniqArrayArray(if(__own[1] > 0, arrayPushFront(__own, 0), __own))
					OVER (PARTITION BY __bucket$by)) AS __all
			FROM (
				SELECT __bucket$by, __time, __own,
					lagInFrame(__counts, 1, __counts) OVER __earlier AS __previous,
					lagInFrame(__own, 1, __own) OVER __earlier AS __previous_own,
					multiIf(
						__temporality = 1, __counts,
						__temporality != 2, arrayWithConstant(length(__counts), toUInt64(0)),
						__own != __previous_own OR arrayExists((n, p) -> n < p, __counts, arrayResize(__previous, length(__counts))),
							__counts,
						arrayMap((n, p) -> toUInt64(n - p), __counts, arrayResize(__previous, length(__counts)))) AS __delta
				FROM (
					SELECT $bucket AS __bucket, $series AS __series$groups, $time AS __time, $start AS __start,
						Count AS __count, BucketCounts AS __counts, ExplicitBounds AS __own,
						AggregationTemporality AS __temporality
					FROM $points
				)
				WINDOW __earlier AS (
					PARTITION BY __series, __temporality ORDER BY __time, __start, __count
					ROWS BETWEEN 1 PRECEDING AND CURRENT ROW)
			)
			WHERE $kept AND notEmpty(__own)
			GROUP BY __bucket, __own$by
			HAVING __n[-1] > 0
		)
		GROUP BY __bucket$by
	)
)
ORDER BY __bucket$by`

// Points whose buckets do not fit their bounds are skipped. A histogram may have no buckets, and still a count.
const (
	fittingBuckets = "length(BucketCounts) = length(ExplicitBounds) + 1 AND arrayAll(b -> isFinite(b), ExplicitBounds)"
	countedBuckets = "(" + fittingBuckets + " OR empty(BucketCounts) AND empty(ExplicitBounds))"
)

// histogram renders a series of histograms.
func (s Series) histogram(t *Table, w Window) (Statement, error) {
	template, condition := histogramQuantileSQL, fittingBuckets
	if s.AggFn == "count" {
		template, condition = histogramCountSQL, countedBuckets
	}
	m, err := s.increases(t, w, condition)
	if err != nil {
		return Statement{}, err
	}
	m.places["$level"] = s.quantileLevel()
	return m.finish(template), nil
}
