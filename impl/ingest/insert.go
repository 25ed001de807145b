package ingest

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/ingest/otlp"
	"github.com/obstack/obstack/impl/ingest/wal"
)

const (
	// minBackoff and maxBackoff are between two attempts.
	minBackoff = 50 * time.Millisecond
	maxBackoff = 5 * time.Second
	// insertTimeout is when an insert is given up.
	insertTimeout = 2 * time.Minute
	// maxRefusals is how many inserts of one block may be refused for their rows before what is left of those is set
	// aside in larger pieces.
	maxRefusals = 500
)

// outcomes of inserts, in metrics.
const (
	outcomeDone    = "done"
	outcomeFailed  = "failed"  // ClickHouse said no
	outcomeUnknown = "unknown" // there was no answer
	outcomeFound   = "found"   // it had been done, though there was no answer
	outcomeRefused = "refused" // for its rows
)

// pending is a block that is being inserted.
type pending struct {
	block *otlp.Block
	name  name
	todo  []span
	// sent says that an insert of the first rows to do may have come to the engine under the present name, and again that
	// several have, whose answer proves nothing then: an engine that was killed may remember the name of rows that it
	// does not have.
	sent, again bool
	// look says that it must first be found out what is there, refused that the first rows to do were not taken, and cut
	// that something may have been cut off, so that rollups are to be repaired.
	look, refused, cut bool
	attempt            uint64
	refusals           int
	aside              int // rows
	// from are the records that the rows came in, and fault is why some cannot be encoded, which is a mistake of the program.
	from  []wal.Place
	fault error
	// reason is why the last attempt has failed.
	reason string
	// synced gets the outcome of having the table's host catch up with others, nil while no attempt has asked for that.
	synced chan error
}

// insert stores a batch and tries until it can. It reports whether it has.
func (s *stream) insert(ctx context.Context, b *batch) bool {
	var todo []*pending
	for _, k := range b.builder.Blocks() {
		p := &pending{
			block: k, name: name{b.name, k.Table(), k.Day()}, todo: []span{{0, k.Rows()}},
			look: b.sealed, cut: b.sealed, attempt: s.in.attempts.Add(1), from: b.places,
		}
		todo = append(todo, p)
	}
	// A table that fails does not hold up the other ones of the batch.
	for backoff := minBackoff; ; backoff = min(2*backoff, maxBackoff) {
		todo = slices.DeleteFunc(todo, func(p *pending) bool {
			id := "insert " + p.block.Table()
			err := s.try(ctx, p)
			switch {
			case err == nil:
				s.in.failures.Works(id, false, "telemetry is stored again", slog.String("table", p.block.Table()))
			case ctx.Err() == nil && !errors.Is(err, errCatchingUp):
				changed := p.reason != "" && p.reason != err.Error()
				p.reason = err.Error()
				s.in.failures.Failed(id, changed, slog.LevelWarn, "cannot store telemetry, it stays in the ingest log",
					slog.String("table", p.block.Table()), slog.Any("error", err))
			}
			return err == nil
		})
		if len(todo) == 0 {
			return true
		}
		if s.in.stopping.Load() || !pause(ctx, backoff) {
			return false
		}
	}
}

// try does what is left to do for a block.
func (s *stream) try(ctx context.Context, p *pending) (err error) {
	defer recovered(&err)
	i := s.in
	t, err := i.tables.get(ctx, p.block.Table())
	if err != nil {
		return err
	}
	for len(p.todo) > 0 {
		if p.look {
			if err := s.look(ctx, t, p); err != nil {
				return err
			}
			continue
		}
		if err := s.insertSpan(ctx, t, p); err != nil {
			return err
		}
	}
	if p.cut && len(rollups[p.block.Table()]) > 0 {
		if err := i.repairs.add(p.block); err != nil {
			return err
		}
		p.cut = false
	}
	switch {
	case p.aside > 0 && p.fault != nil:
		i.options.Log.Error("set aside rows that cannot be inserted, with their requests",
			"table", p.block.Table(), "rows", p.aside, "file", i.asideFile(p, span{}), "error", p.fault)
	case p.aside > 0:
		i.options.Log.Error("set aside rows refused by the engine", "table", p.block.Table(), "rows", p.aside,
			"file", i.asideFile(p, span{}))
	}
	p.aside = 0
	return nil
}

// errCatchingUp is the error of an attempt that waits until the table's host has what others have stored.
var errCatchingUp = errors.New("the table is still catching up with its replicas")

// catchUp has a replicated table of this host catch up with what others have stored, and fails until it has. Other tables go on
// meanwhile: it takes as long as a replica is away that has what is missing.
func (i *Intake) catchUp(ctx context.Context, p *pending) error {
	if p.synced == nil {
		synced := make(chan error, 1)
		p.synced = synced
		i.others.Go(func() {
			var err error
			defer func() { synced <- err }()
			defer recovered(&err)
			err = i.tables.syncReplica(ctx, p.block.Table())
		})
	}
	select {
	case err := <-p.synced:
		p.synced = nil
		return err
	default:
		return errCatchingUp
	}
}

// look finds out what is there of a block whose inserts may have been cut off, and takes that off what is to do.
func (s *stream) look(ctx context.Context, t *table, p *pending) error {
	i := s.in
	if t.named {
		// Under the same name a server refuses another insert, but not all of its hosts do.
		runs, err := i.tables.running(ctx, t, p.name)
		if err != nil || runs {
			return errors.Join(err, errors.New("a canceled insert may still be running"))
		}
		if t.replicated {
			if err := i.catchUp(ctx, p); err != nil {
				return err
			}
		}
		first, last := times(p.block)
		found, err := i.tables.stored(ctx, t, p.name, p.block.TimeColumn(), first, last)
		if err != nil {
			return err
		}
		before, rows := count(p.todo), p.todo[0]
		for _, there := range found {
			p.todo = without(p.todo, there)
		}
		if there := before - count(p.todo); there > 0 {
			if p.sent { // by this process, and so just now
				i.observe(p.block, rows)
			}
			outcome := outcomeFound
			if p.again { // it was the second one
				outcome = outcomeDone
			}
			i.metrics.inserts.WithLabelValues(t.name, outcome).Inc()
			i.metrics.stored.WithLabelValues(t.name).Add(float64(there))
			p.look, p.cut = false, true
			p.begin(i)
			return nil
		}
	}
	p.look = false
	switch {
	case p.refused:
		return s.halve(t, p)
	case p.sent && !p.again && t.named:
		// The same name keeps the rows from being stored twice if the first insert is still on its way.
		p.again = true
	default:
		// The engine may only remember the name. In a table without names that is not to be found out: rather twice than
		// not at all.
		p.begin(i)
	}
	return nil
}

// begin gives the next insert a name that no other has had.
func (p *pending) begin(i *Intake) {
	p.attempt = i.attempts.Add(1)
	p.sent, p.again, p.refused = false, false, false
}

func count(all []span) (rows int) {
	for _, s := range all {
		rows += s.to - s.from
	}
	return rows
}

// without takes rows off.
func without(all []span, s span) []span {
	var left []span
	for _, a := range all {
		if a.to <= s.from || s.to <= a.from {
			left = append(left, a)
			continue
		}
		if a.from < s.from {
			left = append(left, span{a.from, s.from})
		}
		if s.to < a.to {
			left = append(left, span{s.to, a.to})
		}
	}
	return left
}

// insertSpan inserts the first of what is to do.
func (s *stream) insertSpan(ctx context.Context, t *table, p *pending) error {
	i, rows := s.in, p.todo[0]
	var body []byte
	select {
	case body = <-s.bodies:
	default:
	}
	body, err := i.encode(p.block, body[:0], t.columns, rows.from, rows.to)
	if err != nil {
		p.fault = err
		return s.halve(t, p)
	}
	settings := insertSettings
	if t.distributed != nil {
		settings = maps.Clone(settings)
		maps.Copy(settings, t.distributed.settings(p.name))
	}
	names := make([]string, len(t.columns))
	for i, c := range t.columns {
		names[i] = c.Name
	}
	err = i.insertNative(ctx, p, engine.NativeInsert{
		Table: t.name, Columns: names, Token: p.name.token(rows, i.boot, p.attempt), Body: body, Settings: settings,
	})
	if err == nil && cap(body) <= 2*maxBytes { // net/http may read on in what has failed
		select {
		case s.bodies <- body:
		default:
		}
	}
	code := engine.CodeName(err)
	switch {
	case err == nil && p.again:
		p.look = true // whether it is there now
		return nil
	case err == nil:
		i.metrics.inserts.WithLabelValues(t.name, outcomeDone).Inc()
		i.metrics.stored.WithLabelValues(t.name).Add(float64(rows.to - rows.from))
		i.observe(p.block, rows)
		p.todo = p.todo[1:]
		p.begin(i)
		return nil
	case core.KindOf(err) == core.Invalid && ofRows(code):
		// It may have been a view that refused them, when the table had stored them.
		i.metrics.inserts.WithLabelValues(t.name, outcomeRefused).Inc()
		p.look, p.refused = true, true
		return nil
	case code != "":
		i.metrics.inserts.WithLabelValues(t.name, outcomeFailed).Inc()
		i.tables.forget(t.name)
	default:
		i.metrics.inserts.WithLabelValues(t.name, outcomeUnknown).Inc()
	}
	p.look, p.cut = true, true
	return err
}

func (i *Intake) insertNative(ctx context.Context, p *pending, in engine.NativeInsert) error {
	ctx, cancel := context.WithTimeoutCause(ctx, insertTimeout, engine.ErrNoAnswer)
	defer cancel()
	defer i.repairs.lock(p.block)()
	p.sent = true
	return i.options.Engine.InsertNative(ctx, in)
}

// insertSettings make the rows of an insert one part, as far as their partition allows.
var insertSettings = map[string]any{
	"async_insert": 0,
	"deduplicate_blocks_in_dependent_materialized_views": 1,
	"input_format_native_allow_types_conversion":         1,
}

// rowErrors are errors that rows are to blame for. Others are those of a table, for which its rows wait.
var rowErrors = []string{
	"VIOLATED_CONSTRAINT", "VALUE_IS_OUT_OF_RANGE_OF_DATA_TYPE", "ARGUMENT_OUT_OF_BOUND", "INCORRECT_DATA", "DECIMAL_OVERFLOW",
	"TOO_LARGE_STRING_SIZE", "TOO_LARGE_ARRAY_SIZE", "FUNCTION_THROW_IF_VALUE_IS_NON_ZERO", "UNKNOWN_ELEMENT_OF_ENUM",
	"CANNOT_CONVERT_TYPE", "SIZES_OF_ARRAYS_DONT_MATCH", "SIZES_OF_NESTED_COLUMNS_ARE_INCONSISTENT",
}

func ofRows(code string) bool {
	return slices.Contains(rowErrors, code) || strings.HasPrefix(code, "CANNOT_PARSE_")
}

// halve makes two of rows that were refused, or cannot be encoded, or sets them aside.
func (s *stream) halve(t *table, p *pending) error {
	i, rows := s.in, p.todo[0]
	p.refusals++
	if rows.to-rows.from > 1 && p.refusals < maxRefusals {
		half := (rows.from + rows.to) / 2
		p.todo = slices.Replace(p.todo, 0, 1, span{rows.from, half}, span{half, rows.to})
		p.begin(i)
		return nil
	}
	file := i.asideFile(p, rows)
	body, err := i.encode(p.block, nil, t.columns, rows.from, rows.to)
	if err != nil { // once for all such rows
		file = filepath.Join(i.asideDir(), p.name.String()+"requests.otlp")
		if _, err = os.Stat(file); err != nil {
			body, err = s.requests(p.from)
		}
	}
	if err == nil && body != nil {
		err = i.setAside(file, body)
	}
	if err != nil {
		p.look = p.sent
		return fmt.Errorf("cannot set rows aside: %w", err)
	}
	p.aside += rows.to - rows.from
	i.metrics.aside.WithLabelValues(t.name).Add(float64(rows.to - rows.from))
	p.todo = p.todo[1:]
	p.begin(i)
	return nil
}

// setAside makes a file of what is not to be inserted.
func (i *Intake) setAside(file string, body []byte) error {
	if err := os.MkdirAll(i.asideDir(), 0o700); err != nil {
		return err
	}
	if err := i.makeRoom(int64(len(body))); err != nil {
		return err
	}
	return writeFile(file, body)
}

// requests are those that a batch came in, one behind the other, which is one request in protobuf.
func (s *stream) requests(of []wal.Place) (all []byte, err error) {
	reader := s.log.Reader(0)
	defer reader.Close()
	for _, place := range of {
		r, err := reader.At(place)
		var corrupt *wal.CorruptError
		switch {
		case err == nil:
			all = append(all, r.Data[min(len(r.Data), oldestSize):]...)
		case !errors.As(err, &corrupt):
			return nil, err
		}
	}
	return all, nil
}

func (i *Intake) asideDir() string { return filepath.Join(i.options.Dir, "refused") }

// asideFile is where refused rows of a block are, in the format Native; for no rows, the pattern of all files about the block.
func (i *Intake) asideFile(p *pending, rows span) string {
	if rows == (span{}) {
		return filepath.Join(i.asideDir(), p.name.String()+"*")
	}
	return filepath.Join(i.asideDir(), fmt.Sprintf("%s%d-%d.native", p.name, rows.from, rows.to))
}

// times returns the first and the last time of a block's rows.
func times(k *otlp.Block) (first, last time.Time) {
	err := eachTime(k, span{0, k.Rows()}, func(nanos int64) {
		t := time.Unix(0, nanos)
		if first.IsZero() || t.Before(first) {
			first = t
		}
		if t.After(last) {
			last = t
		}
	})
	if err != nil { // a mistake of the program, which it would make again
		return dayOf(k)
	}
	return first, last
}

// dayOf is the day that all rows of a block are of.
func dayOf(k *otlp.Block) (begin, end time.Time) {
	begin = time.Unix(int64(k.Day())*86400, 0)
	return begin, begin.AddDate(0, 0, 1)
}

// eachTime calls f with the time of each of some rows.
func eachTime(k *otlp.Block, rows span, f func(nanos int64)) error {
	data, err := k.AppendNative(nil, []otlp.Column{{Name: k.TimeColumn()}}, rows.from, rows.to)
	if err != nil {
		return err
	}
	for data = data[len(data)-8*(rows.to-rows.from):]; len(data) > 0; data = data[8:] {
		f(int64(binary.LittleEndian.Uint64(data)))
	}
	return nil
}
