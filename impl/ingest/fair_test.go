package ingest_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
	"github.com/obstack/obstack/impl/ingest/wal"
	"github.com/obstack/obstack/impl/logtest"
)

// TestKeysAreStoredByTurns has a key send some batches, and another one a little after that. The server crashes when some is
// stored.
func TestKeysAreStoredByTurns(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	enginetest.Exec(t, db, "SYSTEM STOP MERGES otel_logs")
	dir := t.TempDir()
	i := closed(t, ingest.Options{Engine: db, Dir: dir})
	now, sent := time.Now(), 0
	send := func(key, name string, requests, each int) {
		t.Helper()
		for n := range requests {
			if _, err := i.Accept(t.Context(), key, otlp.Logs, logs(t, fmt.Sprint(name, n), each, now)); err != nil {
				t.Fatal(err)
			}
		}
		sent += requests * each
	}
	send("a", "flood", 120, 1000)
	send("b", "steady", 20, 10)
	i.Start()
	eventually(t, db, "SELECT count() FROM otel_logs WHERE Body LIKE 'steady%'", uint64(200))
	eventually(t, db, "SELECT uniqExact(_part), any(toUInt32(splitByChar('_', _part)[2]) <= 2) FROM otel_logs WHERE Body LIKE 'steady%'",
		uint64(1), uint8(1)) // of the two that are inserted first, beside each other
	ingest.Crash(i)
	i = intake(t, ingest.Options{Engine: db, Dir: dir, Now: inAnHour})
	send("b", "later", 20, 10)
	wantOnce(t, db, sent)
	eventually(t, db, "SELECT uniqExact(_batch) < 10 FROM otel_logs", uint8(1))
}

// TestABatchOfAnEarlierVersionKeepsItsName has the log of a version that took the records of all keys in one order.
func TestABatchOfAnEarlierVersionKeepsItsName(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	dir := t.TempDir()
	l, err := wal.Open(filepath.Join(dir, otlp.Logs.String()), wal.Options{})
	if err != nil {
		t.Fatal(err)
	}
	add := func(kind uint8, key uint32, data ...[]byte) uint64 {
		t.Helper()
		seq, err := l.Append(t.Context(), kind, time.Now(), key, data...)
		if err != nil {
			t.Fatal(err)
		}
		return seq
	}
	request := func(key uint32, name string) uint64 {
		return add(uint8(otlp.Logs), key, make([]byte, 8), logs(t, name, 10, time.Now()))
	}
	pair := func(a, b uint64) []byte {
		return binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, a), b)
	}
	const seal, synced = 16, 17
	done := request(1, "stored before")
	add(seal, 0, pair(done, done), []byte("OLDER"))
	add(synced, 0, pair(done+1, 0)[:8])
	first := request(1, "a")
	request(2, "b")
	last := request(1, "c")
	request(2, "of no batch")
	add(seal, 0, pair(first, last), []byte("OLD"))
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	for range 2 { // the second one finds it stored
		i := intake(t, ingest.Options{Engine: db, Dir: dir})
		if err := i.Stored(t.Context()); err != nil {
			t.Fatal(err)
		}
		eventually(t, db, "SELECT count(), uniqExact(Body), countIf(startsWith(_batch, 'OLD-logs-')), countIf(startsWith(_batch, 'OLD-logs-') = (Body LIKE 'of no%')),"+
			" countIf(Body LIKE 'stored%') FROM otel_logs", uint64(40), uint64(40), uint64(30), uint64(0), uint64(0))
		ingest.Crash(i)
	}
}

// TestARecordThatCanBeReadAgainIsStoredOnce has one broken while its batch is made, and whole when it is made anew.
func TestARecordThatCanBeReadAgainIsStoredOnce(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	dir := t.TempDir()
	registry := prometheus.NewRegistry()
	lines := &logtest.Buffer{}
	i := closed(t, ingest.Options{Engine: db, Dir: dir, Registerer: registry, Log: slog.New(slog.NewTextHandler(lines, nil))})
	for _, name := range []string{"first", "second", "third"} {
		accept(t, i, otlp.Logs, logs(t, name, 5, time.Now()))
	}
	files, err := filepath.Glob(filepath.Join(dir, "logs", "*.log"))
	if err != nil || len(files) != 1 {
		t.Fatalf("the log is %v, %v", files, err)
	}
	whole, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	write := func(at int, b byte) {
		t.Helper()
		f, err := os.OpenFile(files[0], os.O_WRONLY, 0)
		if err == nil {
			_, err = f.WriteAt([]byte{b}, int64(at))
		}
		if err := errors.Join(err, f.Close()); err != nil {
			t.Fatal(err)
		}
	}
	at := bytes.Index(whole, []byte("second"))
	write(at, 'S')
	hide(t, db, "otel_logs")
	i.Start()
	await(t, lines, "cannot store telemetry") // the batch is sealed
	ingest.Crash(i)
	if n := counters(t, registry, "obstack_ingest_broken_total", "signal")["logs"]; n != 1 {
		t.Errorf("%v records are counted", n)
	}
	write(at, 's')
	show(t, db, "otel_logs")
	i = intake(t, ingest.Options{Engine: db, Dir: dir, Now: inAnHour})
	wantOnce(t, db, 15)
	eventually(t, db, "SELECT uniqExact(_batch), uniqExactIf(_batch, Body LIKE 'second%') FROM otel_logs", uint64(2), uint64(1))
	ingest.Crash(i)
	i = intake(t, ingest.Options{Engine: db, Dir: dir, Now: inAnHour})
	if err := i.Stored(t.Context()); err != nil {
		t.Fatal(err)
	}
	wantOnce(t, db, 15)
}
