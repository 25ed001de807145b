package otlp_test

import (
	"bytes"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

const large = 8 << 20

func repeated(part message, size int) message { return bytes.Repeat(part, size/len(part)) }

// allocated is how much memory a call takes altogether.
func allocated(call func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	call()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// TestCheckOfBombs holds that a check takes no memory to speak of, whatever is sent.
func TestCheckOfBombs(t *testing.T) {
	now := uint64(stamp(0))
	megabyte := message(nil).text(1, strings.Repeat("x", 1<<20))
	record := message(nil).fixed64(1, now)
	for name, c := range map[string]struct {
		signal otlp.Signal
		body   message
		want   string // the error, or nothing
	}{
		"a large resource of many records": {
			otlp.Logs, message(nil).bytes(1,
				message(nil).bytes(1, message(nil).attribute(1, "k", megabyte)).bytes(2, repeated(message(nil).bytes(2, record), 1<<20))),
			"The request needs more than 32 MiB as rows, which repeat the attributes of their resource: send smaller batches.",
		},
		"a long scope name of many spans": {otlp.Traces, message(nil).bytes(1, message(nil).bytes(2,
			append(message(nil).bytes(1, megabyte), repeated(message(nil).bytes(2, nil), 1<<20)...))), "32 MiB"},
		"a long description of many points": {otlp.Metrics, inScope(append(message(nil).text(2, string(megabyte)),
			message(nil).bytes(5, repeated(message(nil).bytes(1, nil), 1<<20))...)), "32 MiB"},
		"empty records":                  {otlp.Logs, message(nil).bytes(1, message(nil).bytes(2, repeated(message(nil).bytes(2, nil), large))), "32 MiB"},
		"empty resources":                {otlp.Logs, repeated(message(nil).bytes(1, nil), large), ""},
		"empty scopes":                   {otlp.Logs, message(nil).bytes(1, repeated(message(nil).bytes(2, nil), large)), ""},
		"empty attributes":               {otlp.Logs, inScope(append(record, repeated(message(nil).bytes(6, nil), large)...)), "32 MiB"},
		"empty attributes of a resource": {otlp.Logs, message(nil).bytes(1, message(nil).bytes(1, repeated(message(nil).bytes(1, nil), large))), ""},
		"empty bodies":                   {otlp.Logs, inScope(append(record, repeated(message(nil).bytes(5, nil), large)...)), ""},
		"empty events":                   {otlp.Traces, inScope(append(message(nil).fixed64(7, now), repeated(message(nil).bytes(11, nil), large)...)), "32 MiB"},
		"empty data":                     {otlp.Metrics, inScope(repeated(message(nil).bytes(5, nil), large)), ""},
		"bucket counts": {otlp.Metrics, inScope(message(nil).bytes(10, message(nil).bytes(1,
			message(nil).bytes(8, message(nil).bytes(2, make([]byte, 5<<20)))))), "32 MiB"},
		"unknown fields":    {otlp.Logs, inScope(repeated(message(nil).varint(100, 0), large)), ""},
		"deep arrays":       {otlp.Logs, inScope(record.bytes(5, nested(2_000))), "nested more than 64 levels deep"},
		"deep lists":        {otlp.Logs, inScope(record.attribute(6, "k", listed(1_000))), "attributes[0]: a value is nested more than 64 levels deep"},
		"members of bodies": {otlp.Logs, inScope(slices.Repeat([]message{record.bytes(5, message(nil).text(1, manyMembers(5_000, "1")))}, 50)...), ""},
		"numbers of bodies": {otlp.Logs, inScope(slices.Repeat([]message{record.bytes(5, message(nil).text(1, manyMembers(1_000, "1234567890123456789012345e-300")))}, 100)...), ""},
		"bodies that are no JSON at their end": {
			otlp.Logs, inScope(slices.Repeat([]message{record.bytes(5, message(nil).text(1, strings.TrimSuffix(manyMembers(5_000, "1"), "}")+",}"))}, 100)...), "",
		},
		"old records": {otlp.Logs, inScope(repeated(message(nil).fixed64(1, 5), 900)), ""},
	} {
		t.Run(name, func(t *testing.T) {
			var err error
			if n := allocated(func() { _, err = otlp.Check(c.signal, c.body, window, allRules) }); n > 1<<20 {
				t.Errorf("the check takes %d bytes", n)
			}
			if got := text(errorText(err)); c.want == "" && err != nil || !strings.Contains(got, c.want) {
				t.Errorf("got %q, want %q", got, c.want)
			}
			want := core.Invalid
			if strings.Contains(c.want, "32 MiB") {
				want = core.TooLarge
			}
			if err != nil && core.KindOf(err) != want {
				t.Errorf("got an error of kind %s", core.KindOf(err))
			}
		})
	}
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// manyMembers is a body that is a JSON object with n members of a value.
func manyMembers(n int, value string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `,"%d":%s`, i, value)
	}
	return "{" + b.String()[1:] + "}"
}

// unusual are requests that are accepted although hardly anyone sends such.
func unusual() []message {
	record := message(nil).fixed64(1, uint64(stamp(0)))
	many := record
	for range 10_000 {
		many = many.attribute(6, strings.Repeat("k", len(many)%300), message(nil).varint(3, uint64(len(many))))
	}
	long := record.bytes(5, message(nil).text(1, strings.Repeat("x", 6<<20))).
		attribute(6, strings.Repeat("k", 1<<20), message(nil).bytes(7, make([]byte, 2<<20)))
	// More keys than 16 bits can number.
	var keys []message
	for i := range 1000 {
		r := record
		for j := range 70 {
			r = r.attribute(6, fmt.Sprintf("key-%d-%d", i, j), nil)
		}
		keys = append(keys, r)
	}
	return []message{inScope(many, long, record), inScope(keys...)}
}

func TestUnusualRequestsAreStored(t *testing.T) {
	for _, body := range unusual() {
		compare(t, otlp.Logs, body)
	}
}

func TestErrorsNameTheirPlace(t *testing.T) {
	record := message(nil).fixed64(1, uint64(stamp(0)))
	for name, c := range map[string]struct {
		signal otlp.Signal
		body   message
		want   string
	}{
		"trace id":  {otlp.Logs, inScope(record, record.text(9, "short")), "resource_logs[0].scope_logs[0].log_records[1]: field 9 is an ID of 5 bytes, expected 16 or none"},
		"value":     {otlp.Logs, inScope(record.attribute(6, "a", nil).attribute(6, "b", message(nil).text(3, ""))), "resource_logs[0].scope_logs[0].log_records[0].attributes[1]: field 3 has the wrong wire type"},
		"resource":  {otlp.Traces, message(nil).bytes(1, nil).bytes(1, message(nil).bytes(1, message(nil).varint(1, 1))), "resource_spans[1].resource.attributes[0]: field 1 has the wrong wire type"},
		"link":      {otlp.Traces, inScope(message(nil).bytes(13, message(nil).text(2, "x"))), "resource_spans[0].scope_spans[0].spans[0].links[0]: field 2 is an ID of 1 bytes, expected 8 or none"},
		"exemplar":  {otlp.Metrics, inScope(message(nil).bytes(5, message(nil).bytes(1, message(nil).bytes(5, message(nil).text(4, "x"))))), "resource_metrics[0].scope_metrics[0].metrics[0].data_points[0].exemplars[0]: field 4 is an ID of 1 bytes, expected 8 or none"},
		"cut off":   {otlp.Logs, inScope(record)[:12], "malformed protobuf: a field exceeds its message"},
		"no number": {otlp.Logs, message{0x02, 0x00}, "malformed protobuf: a number exceeds 64 bits or a field number is 0"},
		"a signal":  {7, nil, "unknown signal 7"},
	} {
		if _, err := otlp.Check(c.signal, c.body, window, 0); errorText(err) != c.want {
			t.Errorf("%s: got %q, want %q", name, errorText(err), c.want)
		}
	}
}

func TestRejectedRecordsHaveAReason(t *testing.T) {
	old := message(nil).fixed64(1, uint64(stamp(31*24*time.Hour)))
	sum, err := otlp.Check(otlp.Logs, inScope(old, nil, old), window, 0)
	if err != nil {
		t.Fatal(err)
	}
	want := "2 of 3 log records were dropped: they are older than 2026-10-24T07:30:00Z, the start of the retention of logs."
	if sum.Records != 1 || sum.Rejected != 2 || sum.Reason != want {
		t.Errorf("got %+v, want the reason %q", sum, want)
	}
	// Without a bound the oldest time there is can be stored.
	sum, err = otlp.Check(otlp.Logs, inScope(message(nil).fixed64(1, 1)), otlp.Window{Received: received}, 0)
	if err != nil || sum.Records != 1 || len(sum.Days) != 1 || sum.Days[0] != 0 {
		t.Errorf("got %+v, %v", sum, err)
	}
}

// natives are all blocks of a builder.
func natives(t *testing.T, b *otlp.Builder) []byte {
	t.Helper()
	var all []byte
	for _, k := range b.Blocks() {
		var err error
		if all, err = k.AppendNative(all, otlp.Columns(k.Table()), 0, k.Rows()); err != nil {
			t.Fatal(err)
		}
	}
	return all
}

func appendAll(t *testing.T, b *otlp.Builder) {
	t.Helper()
	for _, r := range []struct {
		signal otlp.Signal
		body   []byte
	}{{otlp.Metrics, sampleMetrics(t)}, {otlp.Logs, sampleLogs(t)}, {otlp.Traces, sampleTraces(t)}, {otlp.Logs, sampleLogs(t)}} {
		if err := b.Append(r.signal, r.body, window, 0); err != nil {
			t.Fatal(err)
		}
	}
}

func TestBuilderMakesTheSameBytesAgain(t *testing.T) {
	fresh := otlp.NewBuilder()
	appendAll(t, fresh)
	want := natives(t, fresh)
	used := otlp.NewBuilder()
	if err := used.Append(otlp.Logs, logSeeds(t)[4], otlp.Window{Received: received.Add(48 * time.Hour)}, 0); err != nil {
		t.Fatal(err)
	}
	appendAll(t, used)
	used.Reset()
	if used.Rows() != 0 || used.Size() != 0 || len(used.Blocks()) != 0 {
		t.Fatalf("%d rows after Reset", used.Rows())
	}
	appendAll(t, used)
	if !bytes.Equal(want, natives(t, used)) {
		t.Error("a builder that was used before makes other bytes")
	}
	var last string
	for _, k := range used.Blocks() {
		if order := k.Table(); order < last && k.Table() != "otel_traces" && !strings.HasPrefix(k.Table(), "otel_metrics") {
			t.Errorf("%s after %s", order, last)
		}
		last = k.Table()
	}
}

// TestRefusedRequestLeavesTheBlocks is about a request whose last record is refused.
func TestRefusedRequestLeavesTheBlocks(t *testing.T) {
	now := uint64(stamp(0))
	b := otlp.NewBuilder()
	appendAll(t, b)
	want, rows := natives(t, b), b.Rows()
	broken := message(nil).text(99, "\xff")
	for signal, body := range map[otlp.Signal]message{
		otlp.Logs: append(sampleLogs(t), inScope(message(nil).fixed64(1, now+5*24*3600e9).attribute(6, "k", nil), message(nil).text(10, "x"))...),
		otlp.Traces: append(sampleTraces(t), inScope(message(nil).fixed64(7, now).bytes(11, nil).bytes(13, nil).
			bytes(13, message(nil).attribute(4, "a", nil).varint(1, 1)))...),
		otlp.Metrics: append(sampleMetrics(t), inScope(message(nil).bytes(9, message(nil).bytes(1,
			message(nil).fixed64(3, now).bytes(8, nil).fixed64(6, 1).bytes(7, []byte("1")))))...),
	} {
		if err := b.Append(signal, append(body, broken[:1]...), window, 0); err == nil {
			t.Fatalf("a broken request of %s was accepted", signal)
		}
		if b.Rows() != rows || !bytes.Equal(want, natives(t, b)) {
			t.Fatalf("a broken request of %s left something", signal)
		}
	}
	// Nor does anything show once there is more.
	twice := otlp.NewBuilder()
	for _, all := range []*otlp.Builder{b, twice, twice} {
		appendAll(t, all)
	}
	if !bytes.Equal(natives(t, twice), natives(t, b)) {
		t.Error("broken requests left something behind the rows")
	}
}

func TestAppendNativeOfWhatIsNotThere(t *testing.T) {
	b := otlp.NewBuilder()
	appendAll(t, b)
	k := b.Blocks()[0]
	if _, err := k.AppendNative(nil, []otlp.Column{{Name: "Timestamp"}, {Name: "TimestampTime"}}, 0, 1); err == nil {
		t.Error("an unknown column was written")
	}
	for _, part := range [][2]int{{-1, 1}, {1, 0}, {0, k.Rows() + 1}} {
		if _, err := k.AppendNative(nil, []otlp.Column{{Name: "Timestamp"}}, part[0], part[1]); err == nil {
			t.Errorf("rows %v were written", part)
		}
	}
	if otlp.Columns("otel_nothing") != nil {
		t.Error("a table that there is not has columns")
	}
}

// TestAppendAllocatesNothing is about requests like those before.
func TestAppendAllocatesNothing(t *testing.T) {
	for signal, body := range samples(t) {
		// Replacing what is not UTF-8 allocates.
		body = bytes.ReplaceAll(body, []byte("a\xffb"), []byte("a?b"))
		b := otlp.NewBuilder()
		batch := func() {
			b.Reset()
			for range 20 {
				if err := b.Append(signal, body, window, 0); err != nil {
					t.Fatal(err)
				}
			}
		}
		// Blocks of several days and tables change their places, so all must have been the largest.
		for range 20 {
			batch()
		}
		if n := testing.AllocsPerRun(10, batch); n > 2 {
			t.Errorf("%s: %v allocations for a batch of %d rows", signal, n, b.Rows())
		}
	}
}
