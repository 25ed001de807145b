package otlp_test

import (
	"testing"

	"github.com/obstack/obstack/impl/ingest/otlp"
)

func FuzzLogs(f *testing.F) {
	for _, body := range logSeeds(f) {
		f.Add(body)
	}
	f.Fuzz(func(t *testing.T, body []byte) { compare(t, otlp.Logs, body) })
}

func FuzzTraces(f *testing.F) {
	for _, body := range traceSeeds(f) {
		f.Add(body)
	}
	f.Fuzz(func(t *testing.T, body []byte) { compare(t, otlp.Traces, body) })
}

func FuzzMetrics(f *testing.F) {
	for _, body := range metricSeeds(f) {
		f.Add(body)
	}
	f.Fuzz(func(t *testing.T, body []byte) { compare(t, otlp.Metrics, body) })
}

// message writes protobuf by hand, as no encoder does.
type message []byte

func (m message) varint(field int, n uint64) message {
	return appendVarint(appendVarint(m, uint64(field)<<3), n)
}

func (m message) fixed64(field int, n uint64) message {
	m = appendVarint(m, uint64(field)<<3|1)
	for i := range 8 {
		m = append(m, byte(n>>(8*i)))
	}
	return m
}

func (m message) fixed32(field int, n uint32) message {
	m = appendVarint(m, uint64(field)<<3|5)
	for i := range 4 {
		m = append(m, byte(n>>(8*i)))
	}
	return m
}

func (m message) bytes(field int, b []byte) message {
	return append(appendVarint(appendVarint(m, uint64(field)<<3|2), uint64(len(b))), b...)
}

func (m message) text(field int, s string) message { return m.bytes(field, []byte(s)) }

func appendVarint(m message, n uint64) message {
	for ; n >= 0x80; n >>= 7 {
		m = append(m, byte(n)|0x80)
	}
	return append(m, byte(n))
}

// inScope wraps records into a resource and a scope.
func inScope(records ...message) message {
	var scope message
	for _, r := range records {
		scope = scope.bytes(2, r)
	}
	return message(nil).bytes(1, message(nil).bytes(2, scope))
}

// attribute is a KeyValue in a field.
func (m message) attribute(field int, key string, value message) message {
	return m.bytes(field, message(nil).text(1, key).bytes(2, value))
}

// nested is an array in an array in an array.
func nested(depth int) message {
	var v message
	for range depth {
		v = message(nil).bytes(5, message(nil).bytes(1, v))
	}
	return v
}

// listed is the same with lists.
func listed(depth int) message {
	var v message
	for range depth {
		v = message(nil).bytes(6, message(nil).attribute(1, "k", v))
	}
	return v
}

// logSeeds are the shapes of what exporters send, and of what none does.
func logSeeds(t testing.TB) [][]byte {
	now := uint64(stamp(0))
	record := message(nil).fixed64(1, now)
	text := message(nil).text(1, "x")
	resource := message(nil).bytes(1, message(nil).attribute(1, "service.name", text))
	return [][]byte{
		nil,
		sampleLogs(t),
		inScope(nil),
		inScope(record.bytes(5, text).text(3, "INFO").varint(2, 9).fixed32(8, 1)),
		// Everything behind what it belongs to.
		message(nil).bytes(1, append(append(message(nil).bytes(2, append(message(nil).bytes(2, record),
			message(nil).bytes(1, message(nil).text(1, "scope")).text(3, "schema")...)), resource...), message(nil).text(3, "schema")...)),
		// The scopes of old SDKs, alone and beside those of today.
		message(nil).bytes(1, append(resource, message(nil).bytes(1000, message(nil).bytes(2, record))...)),
		message(nil).bytes(1, message(nil).bytes(1000, message(nil).bytes(2, record)).bytes(2, message(nil).bytes(2, record))),
		// Twice what there is once.
		message(nil).bytes(1, append(append(resource, resource...), message(nil).bytes(2, message(nil).bytes(2, record))...)),
		inScope(record.bytes(5, text).bytes(5, nil).bytes(9, aTrace[:]).bytes(9, nil)),
		inScope(record.bytes(5, text).bytes(5, message(nil).varint(3, 5)).bytes(9, aTrace[:]).bytes(10, aSpan[:])),
		inScope(record.bytes(5, append(text, nested(2)...))),
		// Ids of zeros, and of wrong lengths.
		inScope(record.bytes(9, make([]byte, 16)).bytes(10, make([]byte, 8))),
		inScope(record.bytes(9, []byte("short"))),
		inScope(record.text(10, "sixteen bytes id")),
		// Unknown fields, groups, wrong types.
		inScope(record.text(99, "new").varint(100, 1).fixed64(101, 2).fixed32(536870911, 3)),
		inScope(append(record, 0xa3, 0x06, 0xa4, 0x06)),
		inScope(record.varint(5, 1)),
		inScope(record.text(2, "high")),
		inScope(append(record, 0x10, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01)),
		inScope(append(record, 0x10, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x02)),
		{0x0a, 0x05, 0x12},
		{0x00, 0x01},
		{0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff},
		// Values.
		inScope(record.attribute(6, "a", nested(64))),
		inScope(record.attribute(6, "a", nested(65))),
		inScope(record.attribute(6, "a", listed(64))),
		inScope(record.attribute(6, "a", listed(65))),
		inScope(record.attribute(6, "", nil).attribute(6, "a\xff", message(nil).text(1, "\xc3\x28 \x00")).attribute(6, "a", text).attribute(6, "a", text)),
		inScope(record.bytes(6, message(nil).bytes(2, text).text(1, "late key").bytes(2, message(nil).varint(2, 7)).varint(3, 1))),
		inScope(record.attribute(6, "index", message(nil).varint(8, 3)).bytes(6, nil)),
		inScope(record.bytes(5, message(nil).bytes(6, message(nil).attribute(1, "k", text).attribute(1, "k", nested(1)).attribute(1, "b", nil)))),
		// Times.
		inScope(message(nil).fixed64(11, now), message(nil).fixed64(1, now-uint64(40*24*3600e9)), message(nil).fixed64(1, 1<<64-1), nil),
	}
}

func traceSeeds(t testing.TB) [][]byte {
	now := uint64(stamp(0))
	span := message(nil).bytes(1, aTrace[:]).bytes(2, aSpan[:]).fixed64(7, now).text(5, "GET /")
	text := message(nil).text(1, "x")
	return [][]byte{
		nil,
		sampleTraces(t),
		inScope(nil),
		inScope(span.fixed64(8, now+5).varint(6, 2)),
		inScope(span.varint(6, 7).bytes(15, message(nil).varint(3, 9))),
		inScope(span.varint(6, 1<<64-1).bytes(15, message(nil).varint(3, 1<<64-1))),
		inScope(span.bytes(15, message(nil).varint(3, 2).text(2, "failed")).bytes(15, message(nil).varint(3, 1))),
		inScope(span.bytes(11, message(nil).attribute(3, "k", text).text(2, "late name").fixed64(1, now)).bytes(11, nil)),
		inScope(span.bytes(13, message(nil).attribute(4, "k", text).text(3, "state").fixed32(6, 1)).bytes(13, nil).bytes(11, nil)),
		inScope(span.bytes(13, message(nil).text(1, "short"))),
		inScope(span.bytes(11, message(nil).varint(1, 5))),
		inScope(message(nil).fixed64(7, 5).bytes(11, message(nil).varint(1, 5))),
		inScope(message(nil).attribute(9, "k", text).fixed64(7, 5).bytes(11, nil)),
		inScope(span.attribute(9, "deep", nested(70))),
		inScope(span.varint(10, 1).varint(12, 2).varint(14, 3).fixed32(16, 4)),
		message(nil).bytes(1, message(nil).bytes(1000, message(nil).bytes(2, span))),
	}
}

func metricSeeds(t testing.TB) [][]byte {
	now := uint64(stamp(0))
	point := message(nil).fixed64(3, now)
	text := message(nil).text(1, "x")
	data := func(kind int, fields message) message { return message(nil).text(1, "m").bytes(kind, fields) }
	points := func(all ...message) message {
		var m message
		for _, p := range all {
			m = m.bytes(1, p)
		}
		return m
	}
	packed := message(nil).fixed64(1, 5)[1:]
	return [][]byte{
		nil,
		sampleMetrics(t),
		inScope(nil),
		inScope(data(5, points(point.fixed64(4, 0x3ff0000000000000), point.fixed64(6, 1<<64-1), point))),
		inScope(data(5, points(point.fixed64(4, 1).fixed64(6, 2), point.fixed64(6, 2).fixed64(4, 1)))),
		// What the points need behind them.
		inScope(message(nil).bytes(7, points(point).varint(2, 2).varint(3, 2)).text(1, "late").text(2, "d").text(3, "u")),
		// Several kinds of data, of which the last counts.
		inScope(data(5, points(point)).bytes(7, points(point)).bytes(11, points(point))),
		inScope(data(5, points(message(nil).varint(3, 1))).bytes(7, points(point))),
		inScope(data(5, nil).bytes(5, points(point)).bytes(12, message(nil).text(1, "meta").bytes(2, text))),
		inScope(data(9, points(point.bytes(6, packed).bytes(7, append(packed, packed...)).fixed64(4, 1).fixed64(5, 2)).varint(2, 1))),
		inScope(data(9, points(point.fixed64(6, 1).fixed64(6, 2).fixed64(7, 3)))),
		inScope(data(9, points(point.bytes(6, packed).bytes(6, packed)))),
		inScope(data(9, points(point.bytes(6, packed).fixed64(6, 2)))),
		inScope(data(9, points(point.bytes(6, packed[:5])))),
		inScope(data(9, points(point.varint(6, 5)))),
		inScope(data(10, points(point.varint(6, 1<<64-1).bytes(8, message(nil).varint(1, 3).varint(2, 1).bytes(2, []byte{1, 0x80, 2}))))),
		inScope(data(10, points(point.bytes(8, message(nil).bytes(2, []byte{1, 0x80})).bytes(9, nil)))),
		inScope(data(10, points(point.bytes(8, message(nil).varint(2, 1)).bytes(8, message(nil).varint(2, 2).varint(1, 4))))),
		inScope(data(11, points(point.bytes(6, message(nil).fixed64(1, 1).fixed64(2, 2)).bytes(6, nil).varint(8, 1)))),
		inScope(data(5, points(point.bytes(5, message(nil).attribute(7, "k", text).fixed64(6, 3).fixed64(2, now).bytes(4, aSpan[:]))))),
		inScope(data(5, points(message(nil).fixed64(3, 5).text(5, "\x0a")))),
		inScope(data(5, points(point.attribute(7, "k", text), nil))),
		inScope(data(4, points(point))),
	}
}
