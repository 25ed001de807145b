package sqlgen

// gaugeSQL takes the last value of each series in a bucket. Values that are no numbers say nothing.
const gaugeSQL = `SELECT __bucket, $aggregate$by
FROM (
	SELECT $bucket AS __bucket, $series AS __series$groups, argMax(Value, $time) AS __value, max($time) AS __last
	FROM $points
	GROUP BY __bucket, __series$by
)
GROUP BY __bucket$by
ORDER BY __bucket$by`

// gauge renders a series of gauges. It reads no point outside of the window: unlike an increase, what a gauge shows in
// a part of a bucket is right for that part.
func (s Series) gauge(t *Table, w Window) (Statement, error) {
	m, err := s.points(t, w, "isFinite(Value)")
	if err != nil {
		return Statement{}, err
	}
	m.places["$aggregate"] = s.acrossSeries()
	return m.finish(gaugeSQL), nil
}
