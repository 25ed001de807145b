package otlp_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/ingest/otlp"
)

// sent is a request.
type sent struct {
	signal otlp.Signal
	body   message
}

// expanding are requests whose rows are larger than they are.
func expanding(t *testing.T) map[string]sent {
	t.Helper()
	now := uint64(stamp(0))
	record := message(nil).fixed64(1, now)
	// of has fifty records, which all get an attribute of their resource.
	of := func(v message) message {
		return message(nil).bytes(1, message(nil).bytes(1, message(nil).attribute(1, "k", v)).
			bytes(2, repeated(message(nil).bytes(2, record), 50*len(message(nil).bytes(2, record)))))
	}
	array := func(element message, n int) message {
		return message(nil).bytes(5, repeated(message(nil).bytes(1, element), n*len(message(nil).bytes(1, element))))
	}
	list := func(pair message, n int) message {
		return message(nil).bytes(6, repeated(message(nil).bytes(1, pair), n*len(message(nil).bytes(1, pair))))
	}
	var keys message
	for i := range 2000 {
		keys = keys.attribute(1, fmt.Sprintf("\x01\x02%d", i), nil)
	}
	many := message(nil)
	for i := range 1000 {
		many = many.bytes(2, record.attribute(6, fmt.Sprintf("%d-%s", i, strings.Repeat("k", 500)), nil))
	}
	members := `{"a":{"b":` + manyMembers(1_000, "0") + "}}"
	all := map[string]sent{
		"control characters in an array": {otlp.Logs, of(array(message(nil).text(1, strings.Repeat("\x01", 20_000)), 1))},
		"control characters in keys":     {otlp.Logs, of(message(nil).bytes(6, keys))},
		"quotes":                         {otlp.Logs, of(array(message(nil).text(1, strings.Repeat(`"\`, 10_000)), 1))},
		"line ends":                      {otlp.Logs, of(array(message(nil).text(1, strings.Repeat("\n\t", 10_000)), 1))},
		"short texts":                    {otlp.Logs, of(array(message(nil).text(1, "\x02"), 5000))},
		"no values":                      {otlp.Logs, of(array(nil, 10_000))},
		"no pairs":                       {otlp.Logs, of(list(nil, 10_000))},
		"arrays":                         {otlp.Logs, of(array(message(nil).bytes(5, nil), 5000))},
		"lists":                          {otlp.Logs, of(array(message(nil).bytes(6, nil), 5000))},
		"a list of lists":                {otlp.Logs, of(list(message(nil).text(1, "\x1f").bytes(2, message(nil).bytes(6, message(nil).bytes(1, nil))), 5000))},
		"numbers":                        {otlp.Logs, of(array(message(nil).fixed64(4, 0xbeef0badc0ffee01), 3000))},
		"what is no number":              {otlp.Logs, of(array(message(nil).fixed64(4, 0xfff0000000000000), 3000))},
		"integers":                       {otlp.Logs, of(array(message(nil).varint(3, 1<<63), 3000))},
		"truths":                         {otlp.Logs, of(array(message(nil).varint(2, 0), 5000))},
		"bytes":                          {otlp.Logs, of(array(message(nil).text(7, "x"), 5000))},
		"a byte":                         {otlp.Logs, inScope(repeated(message(nil).bytes(6, message(nil).bytes(2, message(nil).text(7, "x"))), 50_000), record)},
		"what is no UTF-8":               {otlp.Logs, of(message(nil).text(1, strings.Repeat("a\xff", 10_000)))},
		"what is no UTF-8 in an array":   {otlp.Logs, of(array(message(nil).text(1, strings.Repeat("\x01\xff", 10_000)), 1))},
		"bytes of a text each":           {otlp.Logs, inScope(append(record, repeated(message(nil).attribute(6, "", message(nil).text(1, "\xff")), 50_000)...))},
		"numbers as attributes":          {otlp.Logs, inScope(append(record, repeated(message(nil).attribute(6, "n", message(nil).fixed64(4, 0xbeef0badc0ffee01)), 50_000)...))},
		"a scope's attributes": {otlp.Logs, message(nil).bytes(1, message(nil).bytes(2, message(nil).bytes(1, message(nil).text(1, "s").attribute(3, "k",
			array(message(nil).text(1, strings.Repeat("\x01", 20_000)), 1))).bytes(2, record).bytes(2, record)))},
		"a body": {otlp.Logs, inScope(record.bytes(5, array(message(nil).text(1, strings.Repeat("\x01", 20_000)), 1)))},
		"an unusual service name": {otlp.Logs, message(nil).bytes(1, message(nil).bytes(1, message(nil).attribute(1, "service.name",
			array(message(nil).text(1, strings.Repeat("\x01", 20_000)), 1))).bytes(2, message(nil).bytes(2, record).bytes(2, record)))},
		"members of a body": {otlp.Logs, inScope(slices.Repeat([]message{record.bytes(5, message(nil).text(1, members))}, 50)...)},
		"empty records":     {otlp.Logs, inScope(record, nil, nil, nil)},
		"many keys":         {otlp.Logs, message(nil).bytes(1, message(nil).bytes(2, many))},
		"empty spans":       {otlp.Traces, inScope(nil, nil, nil)},
		"empty events":      {otlp.Traces, inScope(append(message(nil).fixed64(7, now), repeated(message(nil).bytes(11, nil), 20_000)...))},
		"empty links":       {otlp.Traces, inScope(append(message(nil).fixed64(7, now), repeated(message(nil).bytes(13, nil), 20_000)...))},
		"ids":               {otlp.Traces, inScope(message(nil).text(1, strings.Repeat("i", 16)).text(2, "spanspan").text(4, "spanspan"))},
	}
	for number, name := range map[int]string{5: "gauges", 7: "sums", 9: "histograms", 10: "exponential histograms", 11: "summaries"} {
		point := message(nil).fixed64(3, now)
		if number == 9 || number == 10 {
			point = point.bytes(8, nil) // an exemplar, or buckets
		}
		all[name] = sent{otlp.Metrics, inScope(message(nil).text(1, "m").bytes(number, repeated(message(nil).bytes(1, point), 20_000)))}
	}
	for signal, body := range samples(t) {
		all["samples of "+signal.String()] = sent{signal, body}
	}
	for i, body := range unusual() {
		all[fmt.Sprint("unusual ", i)] = sent{otlp.Logs, body}
	}
	return all
}

// blockHeader is about what names and types of columns take in a block.
const blockHeader = 5000

// TestBytesAreNoFewerThanThoseOfTheRows holds the weight of a request against what it becomes.
func TestBytesAreNoFewerThanThoseOfTheRows(t *testing.T) {
	for name, c := range expanding(t) {
		sum, err := otlp.Check(c.signal, c.body, window, allRules)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		b := otlp.NewBuilder()
		if err := b.Append(c.signal, c.body, window, allRules); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		rows := 0
		for _, k := range b.Blocks() {
			native, err := k.AppendNative(nil, otlp.Columns(k.Table()), 0, k.Rows())
			if err != nil {
				t.Fatal(err)
			}
			rows += len(native) - blockHeader
		}
		if rows > sum.Bytes+len(c.body) { // which has the names that blocks have once
			t.Errorf("%s: %d bytes are said to become %d, and become %d", name, len(c.body), sum.Bytes, rows)
		}
		if rows > b.Size() {
			t.Errorf("%s: a builder with %d bytes says that it has %d", name, rows, b.Size())
		}
	}
}
