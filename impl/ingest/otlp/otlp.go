// Package otlp checks requests of the OpenTelemetry protocol and decodes them into blocks of ClickHouse's Native format,
// with one column of each block for every column of a telemetry table. It does no I/O.
//
// Check walks a request and keeps nothing; a Builder walks it in the same way and keeps its records as rows of Blocks,
// one Block for each table and day. There is only one walk, so what Check accepts a Builder can decode. FromJSON turns a
// request in JSON into protobuf, which is all that is read elsewhere.
//
// With the same Rules, all versions make as many rows of a request, in the same blocks and order: a version finishes a batch that
// the version before began to insert, and finds what is stored of it by the numbers of the rows.
//
// Rows are as the Collector's ClickHouse exporter writes them. Invalid UTF-8 is replaced by U+FFFD, as answers in JSON
// need text; NUL is stored. The package may import core and nothing else of ours.
package otlp

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// Signal is a kind of telemetry. The numbers are on disk.
type Signal uint8

// The signals that are taken in.
const (
	Logs    Signal = 1
	Traces  Signal = 2
	Metrics Signal = 3
)

// String returns the signal as metrics, the log and the intake's directories have it.
func (s Signal) String() string {
	switch s {
	case Logs:
		return "logs"
	case Traces:
		return "traces"
	case Metrics:
		return "metrics"
	}
	return fmt.Sprintf("signal %d", uint8(s))
}

var (
	timeAttribute = []byte(core.TimeAttribute)
	// pointMark is its value on data points, where their own time would make a series of each.
	pointMark = value{kind: kindText, data: []byte("received")}
)

// Window bounds the times of records: older than Oldest is rejected, 0 or later than a day after Received becomes
// Received. A zero Oldest rejects nothing.
type Window struct{ Received, Oldest time.Time }

// Summary is what Check says about a request.
type Summary struct {
	// Records counts the log records, spans or data points that will be stored.
	Records int
	// Rejected counts those that will not.
	Rejected int
	// Reason is why some were rejected, one sentence for the sender.
	Reason string
	// Days are the partition days, since 1970 and in UTC, of what will be stored, ascending.
	Days []int32
	// Bytes is about how much it takes as blocks, and no less.
	Bytes int
}

// Check walks a request without keeping anything. The error is Invalid, or TooLarge for more than MaxBytes, with a text for the
// sender.
func Check(s Signal, body []byte, w Window, rules Rules) (Summary, error) {
	d := decoder{signal: s, window: newWindow(w), rules: rules}
	if err := d.request(body); err != nil {
		return Summary{}, err
	}
	sum := Summary{Records: d.records, Rejected: d.rejected, Days: d.days, Bytes: d.bytes}
	if d.rejected > 0 {
		sum.Reason = fmt.Sprintf("%d of %d %s were dropped: they are older than %s, the start of the retention of %s.",
			d.rejected, d.rejected+d.records, d.names().records, w.Oldest.UTC().Format(time.RFC3339), s)
	}
	return sum, nil
}

// window is a Window in nanoseconds since 1970.
type window struct{ received, oldest, ahead uint64 }

func newWindow(w Window) window {
	received := uint64(max(0, w.Received.UnixNano()))
	n := window{received: received, ahead: received + uint64(maxAhead)}
	if w.Oldest.Unix() > 0 {
		n.oldest = uint64(w.Oldest.UnixNano())
	}
	return n
}

// day is the partition day of a time.
func day(nanos uint64) int32 { return int32(nanos / uint64(24*time.Hour)) }

// decoder walks a request. Without a builder it only checks.
type decoder struct {
	signal  Signal
	window  window
	rules   Rules
	builder *Builder

	records, rejected int
	bytes             int
	days              []int32

	resource, scope group
	// schema URLs
	resourceSchema, scopeSchema []byte
	scopeName, scopeVersion     []byte
	scopeDropped                uint32
	service                     value
	attributes                  pairs // of a record
	isReplay                    bool  // the record is an event of a session replay
	digits                      []byte
	members                     members
}

// group is the attributes of a resource or a scope, which all its records get.
type group struct {
	pairs
	bytes int
	// found says that the attributes have a service.name.
	found bool
}

func (g *group) reset() {
	g.pairs.reset()
	g.bytes, g.found = 0, false
}

// fieldNames are the names of fields in paths of errors.
type fieldNames struct{ resources, scopes, records, singular string }

func (d *decoder) names() fieldNames {
	switch d.signal {
	case Traces:
		return fieldNames{"resource_spans", "scope_spans", "spans", "spans"}
	case Metrics:
		return fieldNames{"resource_metrics", "scope_metrics", "data points", "metrics"}
	default:
		return fieldNames{"resource_logs", "scope_logs", "log records", "log_records"}
	}
}

// request walks a whole request.
func (d *decoder) request(src []byte) error {
	if d.signal < Logs || d.signal > Metrics {
		return core.InvalidError(fmt.Sprintf("unknown %s", d.signal))
	}
	err := d.resources(src)
	if err == nil || errors.Is(err, errBytes) {
		return err
	}
	return core.InvalidError(err.Error())
}

func (d *decoder) resources(src []byte) (err error) {
	var f field
	for i := 0; len(src) > 0; {
		if src, err = f.next(src); err != nil {
			return err
		}
		if f.num != 1 {
			continue
		}
		data, err := f.bytes()
		if err == nil {
			err = d.resourceRecords(data)
		}
		if err != nil {
			return at(d.names().resources, i, err)
		}
		i++
	}
	return nil
}

// deprecatedScopes is where SDKs of 2021 put the records.
const deprecatedScopes = 1000

// resourceRecords walks the records of a resource. They may come before the resource.
func (d *decoder) resourceRecords(src []byte) error {
	d.resource.reset()
	d.resourceSchema, d.service = nil, value{}
	var f field
	var scopes int
	for src := src; len(src) > 0; {
		var err error
		if src, err = f.next(src); err != nil {
			return err
		}
		switch f.num {
		case 1:
			err = d.resourceFields(&f)
		case 2:
			scopes++
		case 3:
			d.resourceSchema, err = f.bytes()
		}
		if err != nil {
			return err
		}
	}
	if err := d.scopes(src, 2, false); err != nil {
		return err
	}
	return d.scopes(src, deprecatedScopes, scopes > 0)
}

// scopes walks those in a field of a resource; they are not stored if they are unused.
func (d *decoder) scopes(src []byte, number uint32, unused bool) (err error) {
	var f field
	for i := 0; len(src) > 0; {
		if src, err = f.next(src); err != nil {
			return err
		}
		if f.num != number {
			continue
		}
		data, err := f.bytes()
		if err == nil && unused {
			err = d.unused(data, (*decoder).scopeRecords)
		} else if err == nil {
			err = d.scopeRecords(data)
		}
		if err != nil {
			return at(d.names().scopes, i, err)
		}
		i++
	}
	return nil
}

// unused checks what is not stored.
func (d *decoder) unused(src []byte, walk func(*decoder, []byte) error) error {
	checker := decoder{signal: d.signal, window: d.window, rules: d.rules}
	return walk(&checker, src)
}

func (d *decoder) resourceFields(f *field) error {
	src, err := f.bytes()
	if err != nil {
		return err
	}
	for i := 0; len(src) > 0; {
		if src, err = f.next(src); err != nil {
			return err
		}
		switch f.num {
		case 1:
			if err = d.groupAttribute(f, &d.resource, &d.service); err != nil {
				err = at("resource.attributes", i, err)
			}
			i++
		case 2:
			_, err = f.varint()
		case 3:
			err = entityRef(f)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// groupAttribute keeps an attribute of a resource or a scope.
func (d *decoder) groupAttribute(f *field, g *group, service *value) error {
	key, v, err := keyValue(f, 0)
	if err != nil {
		return err
	}
	if service != nil && !g.found && string(key) == "service.name" {
		g.found, *service = true, v
		err = d.charge(v.size()) // a column of its own, in which it stands once
	}
	g.bytes += pairBytes(key, &v)
	if d.builder != nil {
		d.builder.add(&g.pairs, key, &v)
	}
	return err
}

// groupBytes is about what a record takes for its resource and scope.
func (d *decoder) groupBytes() int { return d.resource.bytes + d.scope.bytes + len(d.scopeName) }

// attribute reads the i-th attribute of something, and adds it to those that are stored, if any.
func (d *decoder) attribute(f *field, i *int, stored *pairs) error {
	key, v, err := keyValue(f, 0)
	if err == nil && d.builder == nil { // of which only Check makes use
		err = d.charge(pairBytes(key, &v))
	}
	if err != nil {
		return at("attributes", *i, err)
	}
	if string(key) == replayAttribute {
		d.isReplay = true
	}
	if *i++; stored != nil {
		d.builder.add(stored, key, &v)
	}
	return nil
}

// pending returns where the attributes of a record are collected until it is known where they go.
func (d *decoder) pending() *pairs {
	if d.builder == nil {
		return nil
	}
	d.attributes.reset()
	return &d.attributes
}

// markTime marks a log record or a span that has the time of receipt instead of its own.
func (d *decoder) markTime(stored *pairs, nanos uint64) {
	d.digits = strconv.AppendUint(d.digits[:0], nanos, 10)
	d.builder.add(stored, timeAttribute, &value{kind: kindText, data: d.digits})
}

// forget drops what is part of the request.
func (d *decoder) forget() {
	d.resourceSchema, d.scopeSchema, d.scopeName, d.scopeVersion, d.service = nil, nil, nil, nil, value{}
}

func entityRef(f *field) error {
	src, err := f.bytes()
	for err == nil && len(src) > 0 {
		if src, err = f.next(src); err == nil && f.num <= 4 {
			_, err = f.bytes()
		}
	}
	return err
}

// scopeRecords walks the records of a scope. They may come before the scope.
func (d *decoder) scopeRecords(src []byte) error {
	d.scope.reset()
	d.scopeName, d.scopeVersion, d.scopeSchema, d.scopeDropped = nil, nil, nil, 0
	var f field
	for src := src; len(src) > 0; {
		var err error
		if src, err = f.next(src); err != nil {
			return err
		}
		switch f.num {
		case 1:
			err = d.scopeFields(&f)
		case 3:
			d.scopeSchema, err = f.bytes()
		}
		if err != nil {
			return err
		}
	}
	for i := 0; len(src) > 0; {
		var err error
		if src, err = f.next(src); err != nil {
			return err
		}
		if f.num != 2 {
			continue
		}
		data, err := f.bytes()
		if err == nil {
			err = d.record(data)
		}
		if err != nil {
			return at(d.names().singular, i, err)
		}
		i++
	}
	return nil
}

func (d *decoder) scopeFields(f *field) error {
	src, err := f.bytes()
	if err != nil {
		return err
	}
	for i := 0; len(src) > 0; {
		if src, err = f.next(src); err != nil {
			return err
		}
		switch f.num {
		case 1:
			d.scopeName, err = f.bytes()
		case 2:
			d.scopeVersion, err = f.bytes()
		case 3:
			if err = d.groupAttribute(f, &d.scope, nil); err != nil {
				err = at("scope.attributes", i, err)
			}
			i++
		case 4:
			var n uint64
			n, err = f.varint()
			d.scopeDropped = uint32(n)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (d *decoder) record(src []byte) error {
	switch d.signal {
	case Traces:
		return d.span(src)
	case Metrics:
		return d.metric(src)
	default:
		return d.log(src)
	}
}

// admit decides on a record by its time. It returns the time to store, whether that is not the record's own, and whether
// the record is stored at all.
func (d *decoder) admit(nanos uint64) (stored uint64, replaced, ok bool) {
	switch {
	case nanos == 0 || nanos > d.window.ahead:
		nanos, replaced = d.window.received, true
	case nanos < d.window.oldest:
		d.rejected++
		return 0, false, false
	}
	d.records++
	if d.builder == nil {
		day := day(nanos)
		if i, known := slices.BinarySearch(d.days, day); !known {
			d.days = slices.Insert(d.days, i, day)
		}
	}
	return nanos, replaced, true
}

// charge adds to what the request takes as blocks. What has been accepted is decoded, however large an earlier version has let
// it be.
func (d *decoder) charge(n int) error {
	if d.bytes += n; d.bytes > MaxBytes && d.builder == nil {
		return errBytes
	}
	return nil
}
