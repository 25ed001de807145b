package demo

import "time"

// logRow is a log line or an event of a recorded session.
type logRow struct {
	at          time.Time
	trace, span string
	level       level
	body        string
	pod         *pod
	attributes  map[string]string
}

// level is a severity.
type level struct {
	text   string
	number uint8
}

var (
	levelDebug = level{"debug", 5}
	levelInfo  = level{"info", 9}
	levelWarn  = level{"warn", 13}
	levelError = level{"error", 17}
)

// spanRow is a span. It has a failure if it failed.
type spanRow struct {
	at                time.Time
	trace, id, parent string
	kind, name        string
	pod               *pod
	attributes        map[string]string
	duration          time.Duration
	failure           *failure
	failedAt          time.Time
}

// failure is why a span failed.
type failure struct{ typ, message, stack string }

func (f *failure) attributes() map[string]string {
	return attributes("exception.type", f.typ, "exception.message", f.message, "exception.stacktrace", f.stack)
}

// metricRow is a data point of a gauge or a sum.
type metricRow struct {
	at, start               time.Time
	pod                     *pod
	name, description, unit string
	attributes              map[string]string
	value                   float64
}

// histogramRow is a data point of a histogram, whose value is the sum of what was measured.
type histogramRow struct {
	metricRow
	count    uint64
	min, max float64
	buckets  []uint64
}

var logColumns = []column[logRow]{
	newColumn("Timestamp", func(r *logRow) time.Time { return r.at }),
	newColumn("TraceId", func(r *logRow) string { return r.trace }),
	newColumn("SpanId", func(r *logRow) string { return r.span }),
	newColumn("TraceFlags", func(r *logRow) uint8 {
		if r.trace == "" {
			return 0
		}
		return 1 // sampled
	}),
	newColumn("SeverityText", func(r *logRow) string { return r.level.text }),
	newColumn("SeverityNumber", func(r *logRow) uint8 { return r.level.number }),
	newColumn("ServiceName", func(r *logRow) string { return r.pod.service.name }),
	newColumn("Body", func(r *logRow) string { return r.body }),
	newColumn("ResourceAttributes", func(r *logRow) map[string]string { return r.pod.resource }),
	newColumn("ScopeName", func(r *logRow) string { return r.pod.service.scope }),
	newColumn("LogAttributes", func(r *logRow) map[string]string { return r.attributes }),
}

var spanColumns = []column[spanRow]{
	newColumn("Timestamp", func(r *spanRow) time.Time { return r.at }),
	newColumn("TraceId", func(r *spanRow) string { return r.trace }),
	newColumn("SpanId", func(r *spanRow) string { return r.id }),
	newColumn("ParentSpanId", func(r *spanRow) string { return r.parent }),
	newColumn("SpanName", func(r *spanRow) string { return r.name }),
	newColumn("SpanKind", func(r *spanRow) string { return r.kind }),
	newColumn("ServiceName", func(r *spanRow) string { return r.pod.service.name }),
	newColumn("ResourceAttributes", func(r *spanRow) map[string]string { return r.pod.resource }),
	newColumn("ScopeName", func(r *spanRow) string { return r.pod.service.scope }),
	newColumn("SpanAttributes", func(r *spanRow) map[string]string { return r.attributes }),
	newColumn("Duration", func(r *spanRow) uint64 { return uint64(r.duration) }),
	newColumn("StatusCode", func(r *spanRow) string {
		if r.failure == nil {
			return "Unset"
		}
		return "Error"
	}),
	newColumn("StatusMessage", func(r *spanRow) string {
		if r.failure == nil {
			return ""
		}
		return r.failure.message
	}),
	newColumn("Events.Timestamp", func(r *spanRow) []time.Time {
		if r.failure == nil {
			return nil
		}
		return []time.Time{r.failedAt}
	}),
	newColumn("Events.Name", func(r *spanRow) []string {
		if r.failure == nil {
			return nil
		}
		return []string{"exception"}
	}),
	newColumn("Events.Attributes", func(r *spanRow) []map[string]string {
		if r.failure == nil {
			return nil
		}
		return []map[string]string{r.failure.attributes()}
	}),
}

// metricColumns are those that all metric tables have. common finds what a row fills them with.
func metricColumns[R any](common func(r *R) *metricRow) []column[R] {
	return []column[R]{
		newColumn("TimeUnix", func(r *R) time.Time { return common(r).at }),
		newColumn("StartTimeUnix", func(r *R) time.Time { return common(r).start }),
		newColumn("ServiceName", func(r *R) string { return common(r).pod.service.name }),
		newColumn("ResourceAttributes", func(r *R) map[string]string { return common(r).pod.resource }),
		newColumn("ScopeName", func(r *R) string { return common(r).pod.service.scope }),
		newColumn("MetricName", func(r *R) string { return common(r).name }),
		newColumn("MetricDescription", func(r *R) string { return common(r).description }),
		newColumn("MetricUnit", func(r *R) string { return common(r).unit }),
		newColumn("Attributes", func(r *R) map[string]string { return common(r).attributes }),
	}
}

// Kinds of AggregationTemporality.
const (
	delta      int32 = 1
	cumulative int32 = 2
)

var (
	gaugeColumns = append(metricColumns(itself),
		newColumn("Value", func(r *metricRow) float64 { return r.value }))
	sumColumns = append(metricColumns(itself),
		newColumn("Value", func(r *metricRow) float64 { return r.value }),
		newColumn("AggregationTemporality", func(*metricRow) int32 { return cumulative }),
		newColumn("IsMonotonic", func(*metricRow) bool { return true }))
	histogramColumns = append(metricColumns(ofHistogram),
		newColumn("Count", func(r *histogramRow) uint64 { return r.count }),
		newColumn("Sum", func(r *histogramRow) float64 { return r.value }),
		newColumn("Min", func(r *histogramRow) float64 { return r.min }),
		newColumn("Max", func(r *histogramRow) float64 { return r.max }),
		newColumn("BucketCounts", func(r *histogramRow) []uint64 { return r.buckets }),
		newColumn("ExplicitBounds", func(*histogramRow) []float64 { return latencyBounds }),
		newColumn("AggregationTemporality", func(*histogramRow) int32 { return delta }))
)

func itself(r *metricRow) *metricRow { return r }

func ofHistogram(r *histogramRow) *metricRow { return &r.metricRow }

// attributes makes a map of names and values in turn.
func attributes(pairs ...string) map[string]string {
	m := make(map[string]string, len(pairs)/2)
	for i := 0; i+1 < len(pairs); i += 2 {
		m[pairs[i]] = pairs[i+1]
	}
	return m
}
