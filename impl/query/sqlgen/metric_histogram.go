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
// tells how many of its values are below each bound of all, as the fourth step sees it: evenly spread between its own
// bounds. That leaves the numbers as they are when there is only one.
//
// Fourth, the rank of the quantile is looked for in these cumulative counts: the bucket is the first whose count is
// more, or the last that has any if none is (level 1, for which the reference answers null).
//
// Fifth, the quantile is interpolated between the bounds of the bucket. The first bucket begins at 0, unless its own
// bound is not above that; then, as in the last one, which has no upper bound, the only bound is all that is known.
const histogramQuantileSQL = `SELECT __bucket,
	multiIf(
		__at > length(__bounds), __bounds[-1],
		__at = 1 AND __bounds[1] <= 0, __bounds[1],
		__bounds[__at - 1] + (__bounds[__at] - __bounds[__at - 1])
			* ($level * __total - __below[__at - 1]) / (__below[__at] - __below[__at - 1]))$by
FROM (
	SELECT __bucket$by, __bounds, __below, __total,
		arrayFirstIndex(n -> n > $level * __total, __below) AS __more,
		if(__more > 0, __more, arrayFirstIndex(n -> n >= __total, __below)) AS __at
	FROM (
		SELECT __bucket$by, any(__all) AS __bounds, sum(__n[-1]) AS __total,
			arrayPushBack(sumForEach(arrayMap(
				(b, i) -> multiIf(
					i = 0, __n[-2],
					i = 1 AND b < __own[1] AND b <= 0, 0,
					__n[i - 1] + (__n[i] - __n[i - 1]) * (b - __own[i - 1]) / (__own[i] - __own[i - 1])),
				__all, arrayMap(b -> arrayFirstIndex(o -> o >= b, __own), __all))), __total) AS __below
		FROM (
			SELECT __bucket$by, __own, arrayMap(n -> toFloat64(n), arrayCumSum(sumForEach(__delta))) AS __n,
				arraySort(groupUniqArrayArray(__own) OVER (PARTITION BY __bucket$by)) AS __all
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
