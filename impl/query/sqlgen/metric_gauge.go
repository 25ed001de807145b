package sqlgen

import (
	"strconv"
	"time"
)

// gaugeSQL takes the last value of each series in a bucket. Values that are no numbers say nothing.
const gaugeSQL = `SELECT __bucket, $aggregate$by
FROM (
	SELECT $bucket AS __bucket, $series AS __series$groups, argMax(Value, $time) AS __value, max($time) AS __last
	FROM $points
	GROUP BY __bucket, __series$by
)
GROUP BY __bucket$by
ORDER BY __bucket$by`

// deltaSQL takes the change of each series in a bucket, as delta() of Prometheus does: the difference of the last and the first
// value, extrapolated to the bucket. If the first or the last point is at least 1.1 average distances of points away from its
// end of the bucket, the series is taken to begin or to end half such a distance from the point. Points with the same time, such as
// duplicates, count once. If all points have the same time, the change is NULL. Times are in nanoseconds.
const deltaSQL = `SELECT __bucket, $aggregate$by
FROM (
	SELECT __bucket, __series$by, __last, __until - __since AS __sampled, __sampled / (__points - 1) AS __distance,
		toFloat64(greatest(0, __since - $begin)) AS __before, toFloat64(greatest(0, $end - __until)) AS __behind,
		if(__sampled > 0, (__newest - __oldest) * (__sampled + if(__before < 1.1 * __distance, __before, __distance / 2)
			+ if(__behind < 1.1 * __distance, __behind, __distance / 2)) / __sampled, NULL) AS __value
	FROM (
		SELECT $bucket AS __bucket, $series AS __series$groups, argMin(Value, $time) AS __oldest, argMax(Value, $time) AS __newest,
			max($time) AS __last, uniqExact($time) AS __points, toUnixTimestamp64Nano(toDateTime64(min($time), 9)) AS __since,
			toUnixTimestamp64Nano(toDateTime64(__last, 9)) AS __until
		FROM $points
		GROUP BY __bucket, __series$by
	)
)
GROUP BY __bucket$by
ORDER BY __bucket$by`

// gauge renders a series of gauges. It reads no point outside of the window: unlike an increase, what a gauge shows in
// a part of a bucket is right for that part.
func (s Series) gauge(t *Table, w Window) (Statement, error) {
	if s.IsDelta() {
		return s.delta(t, w)
	}
	m, err := s.points(t, w, "isFinite(Value)")
	if err != nil {
		return Statement{}, err
	}
	m.places["$aggregate"] = s.acrossSeries()
	return m.finish(gaugeSQL), nil
}

// IsDelta reports whether the series shows changes of gauges.
func (s Series) IsDelta() bool {
	return s.Delta && s.Source.Kind == "metric" && s.MetricType == "gauge"
}

// delta renders the changes of gauges. It reads whole buckets, as increases do, but no points before the first bucket.
func (s Series) delta(t *Table, w Window) (Statement, error) {
	read, from := w.whole()
	read.Start = from
	m, err := s.points(t, read, "isFinite(Value)")
	if err != nil {
		return Statement{}, err
	}
	const milli = int64(time.Millisecond)
	m.places["$begin"], m.places["$end"] = strconv.FormatInt(read.Start*milli, 10), strconv.FormatInt(read.End*milli, 10)
	if w.Bucket > 0 {
		width := w.Bucket * int64(time.Second)
		begin := "(toInt64(__bucket) * " + strconv.FormatInt(width, 10) + " + " + strconv.FormatInt(w.Shift*milli, 10) + ")"
		m.places["$begin"], m.places["$end"] = begin, "("+begin+" + "+strconv.FormatInt(width, 10)+")"
	}
	m.places["$aggregate"] = s.acrossSeries()
	return m.finish(deltaSQL), nil
}
