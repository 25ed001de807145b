package sqlgen

// exponentialCountSQL takes the sum of the increases of Count, by the rules of exponentialQuantileSQL.
const exponentialCountSQL = `SELECT __bucket, toUInt64(sum(__delta))$by
FROM (
	SELECT __bucket$by, __time,
		lagInFrame(__count, 1, __count) OVER __earlier AS __previous,
		lagInFrame(__start, 1, __start) OVER __earlier AS __previous_start,
		multiIf(
			__temporality = 1, __count,
			__temporality != 2 OR __unknown_start, 0,
			__start != __previous_start OR __count < __previous, __count,
			toUInt64(__count - __previous)) AS __delta
	FROM (
		SELECT $bucket AS __bucket, $series AS __series$groups, $time AS __time, $start AS __start,
			Count AS __count, AggregationTemporality AS __temporality, $unknown_start AS __unknown_start
		FROM $points
	)
	WINDOW __earlier AS (
		PARTITION BY __series, __temporality ORDER BY __time, __start, __count
		ROWS BETWEEN 1 PRECEDING AND CURRENT ROW)
)
WHERE $kept
GROUP BY __bucket$by
ORDER BY __bucket$by`

// exponentialQuantileSQL finds a quantile in exponential histograms.
//
// Bucket i of a scale s holds what is between 2^(i * 2^-s) and 2^((i + 1) * 2^-s). First, all points come to the
// smallest scale of them: buckets that a coarser one holds become that one, whose number has as many bits less as the
// scales are apart. Negative, zero and positive buckets become keys in one order, that of their values, and a point a
// list of keys with a list of counts.
//
// Then a cumulative point becomes the difference to the one before of its series. The first has none, and neither has
// one that begins at its own time, as a series does whose beginning is not known. Where the series has begun at another
// time or any count is lower, the histogram began anew.
//
// Last, the counts of each key are added up, by sumMap, which leaves out keys without any. The bucket of the quantile is
// the first that reaches its rank. The value is interpolated on the exponent, and from the other side in a negative
// bucket, whose lower end has the higher exponent. Positive scales and 0 end at 2^1024, and lower scales at even
// more. Both are infinite as floats, so the largest float takes their place.
//
// A point of a smaller scale that is stored while the smallest is looked for has to wait for the next query.
const exponentialQuantileSQL = `WITH assumeNotNull((SELECT toInt64(min(Scale)) FROM $points)) AS __scale
SELECT __bucket,
	multiIf(
		__key > 0, least(exp2((__key - $bias + __part) * exp2(-__scale)), $largest),
		__key < 0, -least(exp2((-__key - $bias + 1 - __part) * exp2(-__scale)), $largest),
		0)$by
FROM (
	SELECT __bucket$by, sumMap(__delta.1, __delta.2) AS __sum,
		arrayMap(n -> toFloat64(n), __sum.2) AS __counts, arrayCumSum(__counts) AS __below, __below[-1] AS __total,
		arrayFirstIndex(b -> b >= $level * __total, __below) AS __at,
		__sum.1[__at] AS __key, ($level * __total - __below[__at - 1]) / __counts[__at] AS __part
	FROM (
		SELECT __bucket$by, __time,
			mapSubtract(__counts, lagInFrame(__counts, 1, __counts) OVER __earlier) AS __difference,
			lagInFrame(__start, 1, __start) OVER __earlier AS __previous_start,
			multiIf(
				__temporality = 1, __counts,
				__temporality != 2 OR __unknown_start, ([], []),
				__start != __previous_start OR arrayExists(n -> n < 0, __difference.2), __counts,
				__difference) AS __delta
		FROM (
			SELECT $bucket AS __bucket, $series AS __series$groups, $time AS __time, $start AS __start,
				Count AS __count, AggregationTemporality AS __temporality, $unknown_start AS __unknown_start,
				least(Scale - __scale, 63) AS __shift,
				arrayReduce('sumMap',
					[arrayConcat(
						arrayMap(i -> -$bias - bitShiftRight(toInt64(NegativeOffset) + i - 1, __shift),
							arrayEnumerate(NegativeBucketCounts)),
						[toInt64(0)],
						arrayMap(i -> $bias + bitShiftRight(toInt64(PositiveOffset) + i - 1, __shift),
							arrayEnumerate(PositiveBucketCounts)))],
					[arrayMap(n -> toInt64(n), arrayConcat(NegativeBucketCounts, [ZeroCount], PositiveBucketCounts))]
				) AS __counts
			FROM $points AND Scale >= __scale
		)
		WINDOW __earlier AS (
			PARTITION BY __series, __temporality ORDER BY __time, __start, __count
			ROWS BETWEEN 1 PRECEDING AND CURRENT ROW)
	)
	WHERE $kept
	GROUP BY __bucket$by
	HAVING __total > 0
)
ORDER BY __bucket$by`

// exponentialBias is more than the number of any bucket, which has 32 bits.
const exponentialBias = "1099511627776"

// largestFloat is the largest finite Float64.
const largestFloat = "1.7976931348623157e308"

// exponentialHistogram renders a series of exponential histograms.
func (s Series) exponentialHistogram(t *Table, w Window) (Statement, error) {
	m, err := s.increases(t, w, "")
	if err != nil {
		return Statement{}, err
	}
	m.places["$unknown_start"] = "false"
	if HasColumn(t, "StartTimeUnix") {
		m.places["$unknown_start"] = "StartTimeUnix = " + m.places["$time"]
	}
	if s.AggFn == "count" {
		return m.finish(exponentialCountSQL), nil
	}
	m.places["$bias"] = exponentialBias
	m.places["$largest"] = largestFloat
	m.places["$level"] = s.quantileLevel()
	return m.finish(exponentialQuantileSQL), nil
}
