package engine_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"io"
	"net"
	"net/http"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ClickHouse/ch-go/compress"
	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/patience"
)

// Connections lead to any server, and these are what a hostile one may answer.

func varint(n uint64) []byte { return binary.AppendUvarint(nil, n) }

func number(n uint64) []byte { return binary.LittleEndian.AppendUint64(nil, n) }

func text(s string) []byte { return append(varint(uint64(len(s))), s...) }

func join(parts ...[]byte) []byte { return bytes.Join(parts, nil) }

// native is a block of one column.
func native(typ string, rows uint64, data ...[]byte) []byte {
	return join(varint(1), varint(rows), text("a"), text(typ), join(data...))
}

// frame compresses a part of an answer.
func frame(t testing.TB, data []byte) []byte {
	t.Helper()
	z := compress.NewWriter(compress.LevelZero, compress.LZ4)
	if err := z.Compress(data); err != nil {
		t.Fatal(err)
	}
	return bytes.Clone(z.Data)
}

// versionAnswer is what every server is asked for first.
func versionAnswer() []byte {
	return join(varint(2), varint(1), text("a"), text("String"), text("26.7.2.1"), text("b"), text("String"), text("0"))
}

// head is the beginning of a frame of that many bytes.
func head(method byte, raw, plain uint32) []byte {
	b := append(make([]byte, 16), method)
	return binary.LittleEndian.AppendUint32(binary.LittleEndian.AppendUint32(b, raw), plain)
}

// liar returns a client of a server that answers as a ClickHouse does, but for queries that ask for it.
func liar(t *testing.T, lie http.HandlerFunc) *engine.DB {
	t.Helper()
	version := frame(t, versionAnswer())
	one := frame(t, native("UInt8", 1, []byte{1}))
	host := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		switch {
		case err != nil:
		case bytes.Contains(body, []byte("displayName()")):
			t.Error("the driver asks, and decodes the answer")
		case bytes.Contains(body, []byte("version()")):
			_, _ = w.Write(version)
		case bytes.Contains(body, []byte("lie")) || r.URL.Query().Has("query"):
			lie(w, r)
		default:
			_, _ = w.Write(one)
		}
	}))
	return open(t, engine.Options{URL: "http://" + host})
}

// readLie reads the answer to the end.
func readLie(ctx context.Context, db *engine.DB) error {
	rows, err := db.Select(ctx, engine.Query{SQL: "SELECT 'lie'"})
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if _, err := rows.Values(); err != nil {
			return err
		}
	}
	return rows.Err()
}

// wantLie checks the error of a lie, and that the client is none the worse for it.
func wantLie(t *testing.T, db *engine.DB, err error, want core.Kind) {
	t.Helper()
	var e *core.Error
	if !errors.As(err, &e) || e.Kind != want {
		t.Errorf("got %v, want kind %v", err, want)
	} else if len(e.Message) > 500 || strings.Contains(err.Error(), "panic") || strings.Contains(e.Message, "127.0.0.1") {
		t.Errorf("got %.1000q", err)
	}
	if err := one(t.Context(), db); err != nil {
		t.Errorf("the next query: %v", err)
	}
	if busy := db.Busy(); busy != 0 {
		t.Errorf("%d connections of the pool are lost", busy)
	}
}

// exception is how a server ends a result that it cannot complete.
const exception = "\r\n__exception__\r\nabcdefghijklmnop\r\nCode: 395. DB::Exception: No more. " +
	"(FUNCTION_THROW_IF_VALUE_IS_NON_ZERO) (version 26.7.2.1)\n79 abcdefghijklmnop\r\n__exception__\r\n"

// Not parallel, as it measures the memory of the process.
func TestLiesAreErrors(t *testing.T) {
	type lie = struct {
		answer []byte
		want   core.Kind
	}
	sent := map[string]lie{
		"a large frame":   {append(head(0x82, 100, 100<<20), make([]byte, 1000)...), core.Unavailable},
		"from a lot more": {append(head(0x82, 100<<20, 1<<20), make([]byte, 1000)...), core.Unavailable},
	}
	for name, c := range lies {
		sent[name] = lie{frame(t, c.answer), c.want}
	}
	for name, c := range sent {
		t.Run(name, func(t *testing.T) {
			db := liar(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(c.answer) })
			if err := one(t.Context(), db); err != nil {
				t.Fatal(err)
			}
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			err := readLie(t.Context(), db)
			runtime.ReadMemStats(&after)
			// The server in this process and the types that are remembered have their part in it.
			if took := after.TotalAlloc - before.TotalAlloc; took > 16<<20 {
				t.Errorf("an answer of %d bytes took %d MiB", len(c.answer), took>>20)
			}
			wantLie(t, db, err, c.want)
		})
	}
}

// A server that is what all greets, and says its version, with a lie.
func TestLiesAreErrorsFromTheBeginning(t *testing.T) {
	t.Parallel()
	for name, c := range lies {
		answer := frame(t, c.answer)
		host := serve(t, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(answer) }))
		db := open(t, engine.Options{URL: "http://" + host})
		wantUnavailable(t, name, one(t.Context(), db))
		if err := db.Ping(t.Context()); err == nil {
			t.Errorf("%s: a ping succeeds", name)
		}
	}
}

// What a decoder panics on must not cost connections either, of which there are fewer.
func TestLiesCostNoConnections(t *testing.T) {
	t.Parallel()
	var answers [][]byte
	for _, c := range lies {
		answers = append(answers, frame(t, c.answer))
	}
	var n atomic.Int64
	db := liar(t, func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write(answers[n.Add(1)%int64(len(answers))])
	})
	for range 200 {
		if err := readLie(t.Context(), db); err == nil {
			t.Fatal("a lie is no error")
		}
	}
	if err := one(t.Context(), db); err != nil {
		t.Error(err)
	}
	if busy := db.Busy(); busy != 0 {
		t.Errorf("%d connections of the pool are lost", busy)
	}
}

func TestLiesInHTTPAreErrors(t *testing.T) {
	t.Parallel()
	good := frame(t, native("UInt8", 1, []byte{1}))
	damaged := bytes.Clone(good)
	damaged[3]++
	forever := func(w http.ResponseWriter, part []byte) {
		for {
			if _, err := w.Write(part); err != nil {
				return
			}
		}
	}
	fail := func(w http.ResponseWriter, code string) {
		w.Header().Set("X-ClickHouse-Exception-Code", code)
		w.WriteHeader(http.StatusInternalServerError)
	}
	bytesOf := func(b ...[]byte) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(join(b...)) }
	}
	for name, c := range map[string]struct {
		lie  http.HandlerFunc
		want core.Kind
	}{
		"no frame":                   {bytesOf([]byte("<html>It works!</html>, as it says here")), core.Unavailable},
		"a frame that ends early":    {bytesOf(good[:len(good)-1]), core.Unavailable},
		"a frame with a wrong sum":   {bytesOf(damaged), core.Unavailable},
		"a frame of 4 GiB":           {bytesOf(head(0x82, 100, 1<<32-1)), core.Unavailable},
		"a frame from 4 GiB":         {bytesOf(head(0x82, 1<<32-1, 100)), core.Unavailable},
		"a frame of nothing":         {bytesOf(head(0x82, 0, 0)), core.Unavailable},
		"a frame of Zstandard":       {bytesOf(head(0x90, 100, 100)), core.Unavailable},
		"an exception for a frame":   {bytesOf(good, []byte(exception)), core.Invalid},
		"an exception in a frame":    {bytesOf(good, good[:20], []byte(exception)), core.Invalid},
		"frames of nothing, forever": {func(w http.ResponseWriter, _ *http.Request) { forever(w, frame(t, nil)) }, core.Unavailable},
		"rows forever":               {func(w http.ResponseWriter, _ *http.Request) { forever(w, good) }, core.Invalid},
		"a bomb": {func(w http.ResponseWriter, _ *http.Request) {
			_, _ = w.Write(frame(t, native("String", 1, varint(1<<26-1<<10))))
			forever(w, frame(t, make([]byte, 1<<20)))
		}, core.Invalid},
		"many empty blocks": {bytesOf(frame(t, bytes.Repeat(native("Date", 0), 300_000))), core.Invalid},
		"another type of content": {func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			_, _ = io.WriteString(w, strings.Repeat("<p>", 1000))
		}, core.Unavailable},
		"an encoding of HTTP": {func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Encoding", "gzip")
			_, _ = w.Write([]byte("\x1f\x8b\x08\x00\x00\x00\x00\x00"))
		}, core.Unavailable},
		"a length that is not true": {func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Length", "999999999999")
			_, _ = w.Write(good)
		}, core.Unavailable},
		"headers of 1 MB": {func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("X-ClickHouse-Summary", strings.Repeat("x", 1<<20))
			_, _ = w.Write(good)
		}, core.Unavailable},
		"a redirect": {func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, "http://127.0.0.1:1/", http.StatusTemporaryRedirect)
		}, core.Unavailable},
		"a status without a reason": {func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(299) }, core.Unavailable},
		"an exception of 100 MB": {func(w http.ResponseWriter, _ *http.Request) {
			fail(w, "47")
			_, _ = io.WriteString(w, "Code: 47. DB::Exception: ")
			for range 100 {
				_, _ = io.WriteString(w, strings.Repeat("DB::Exception: ", 1<<20/15))
			}
		}, core.Invalid},
		"an exception forever": {func(w http.ResponseWriter, _ *http.Request) {
			fail(w, "47")
			forever(w, bytes.Repeat([]byte("x (A)"), 1000))
		}, core.Invalid},
		"an exception with a long name": {func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("X-ClickHouse-Exception-Name", strings.Repeat("X", 60_000))
			fail(w, "47")
		}, core.Invalid},
		"a compressed exception": {func(w http.ResponseWriter, _ *http.Request) {
			fail(w, "47")
			_, _ = w.Write(frame(t, []byte("Code: 47. DB::Exception: No. (UNKNOWN_IDENTIFIER)")))
		}, core.Invalid},
		"an exception that is a bomb": {func(w http.ResponseWriter, _ *http.Request) {
			fail(w, "47")
			forever(w, frame(t, make([]byte, 1<<20)))
		}, core.Invalid},
		"an exception without a number": {func(w http.ResponseWriter, _ *http.Request) {
			fail(w, "x")
			_, _ = io.WriteString(w, "Code: x")
		}, core.Unavailable},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			db := liar(t, c.lie)
			wantLie(t, db, readLie(t.Context(), db), c.want)
		})
	}
}

// The text of an exception is the server's, but for a mark that the driver looks for it may also be what a user has
// logged.
func TestExceptionsAreDistinguishedFromData(t *testing.T) {
	t.Parallel()
	const logged = "\r\n__exception__\r\nCode: 60. DB::Exception: Not a word of it is true. (UNKNOWN_TABLE)\r\n"
	server := open(t, engine.Options{URL: enginetest.Server(t)})
	for name, db := range map[string]*engine.DB{
		"embedded": enginetest.Embedded(t), "a server": server,
		"an old server": liar(t, func(w http.ResponseWriter, _ *http.Request) {
			_, _ = w.Write(frame(t, native("String", 1, text(logged))))
		}),
	} {
		got := enginetest.Select(t, db, engine.Query{
			SQL: "SELECT {p:String} -- lie", Params: map[string]string{"p": logged},
		})
		if diff := cmp.Diff([][]any{{logged}}, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	db := liar(t, func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write(join(frame(t, native("UInt8", 1, []byte{1})), []byte(exception)))
	})
	err := readLie(t.Context(), db)
	if engine.CodeName(err) != "FUNCTION_THROW_IF_VALUE_IS_NON_ZERO" || !strings.Contains(err.Error(), ": No more") {
		t.Errorf("got %v", err)
	}
}

// A server that drips holds a query for no longer than its caller waits.
func TestServersThatDripEndWithTheCallersTime(t *testing.T) {
	t.Parallel()
	drip := func(w http.ResponseWriter, r *http.Request) {
		for {
			if _, err := w.Write([]byte{0}); err != nil || http.NewResponseController(w).Flush() != nil {
				return
			}
			select {
			case <-time.After(10 * time.Millisecond):
			case <-r.Context().Done():
				return
			}
		}
	}
	for name, lie := range map[string]http.HandlerFunc{
		"a result": drip,
		"an error": func(w http.ResponseWriter, r *http.Request) {
			w.WriteHeader(http.StatusInternalServerError)
			drip(w, r)
		},
		"a large frame": func(w http.ResponseWriter, r *http.Request) {
			_, _ = w.Write(frame(t, native("String", 1, varint(60<<20))))
			drip(w, r)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			db := liar(t, lie)
			if err := one(t.Context(), db); err != nil {
				t.Fatal(err)
			}
			ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
			defer cancel()
			wantLie(t, db, readLie(ctx, db), core.Timeout)
		})
	}
}

// What the caller's own dialer refuses is not blamed on the server.
func TestRefusalsOfTheDialerAreKept(t *testing.T) {
	t.Parallel()
	db := open(t, engine.Options{URL: "http://10.0.0.1", Name: "warehouse", DialContext: func(
		context.Context, string, string,
	) (net.Conn, error) {
		return nil, core.InvalidError("the address is private")
	}})
	for _, err := range []error{one(t.Context(), db), db.Ping(t.Context())} {
		var e *core.Error
		want := `The connection "warehouse" cannot be used: the address is private`
		if !errors.As(err, &e) || e.Kind != core.Invalid || e.Message != want {
			t.Errorf("got %v, want %q", err, want)
		}
	}
}

// A server that stops in the middle of nonsense does not hold a query at all.
func TestServersThatStopAfterALieDoNotHoldAQuery(t *testing.T) {
	t.Parallel()
	db := liar(t, func(w http.ResponseWriter, r *http.Request) {
		_, _ = w.Write(frame(t, make([]byte, 80_000)))
		_ = http.NewResponseController(w).Flush()
		<-r.Context().Done()
	})
	ctx := patience.Context(t)
	wantLie(t, db, readLie(ctx, db), core.Unavailable)
	if ctx.Err() != nil {
		t.Error("it took all the time there was")
	}
}

// What is not a result is not read to its end.
func TestAnswersToStatementsAreCut(t *testing.T) {
	t.Parallel()
	db := liar(t, func(w http.ResponseWriter, _ *http.Request) {
		for {
			if _, err := w.Write(make([]byte, 1<<20)); err != nil {
				return
			}
		}
	})
	if err := db.Exec(t.Context(), engine.Query{SQL: "CREATE TABLE lie"}); err != nil {
		t.Error(err)
	}
	if busy := db.Busy(); busy != 0 {
		t.Errorf("%d connections of the pool are lost", busy)
	}
}

// An insert has no result, but exceptions are looked for in the answer.
func TestLiesToInsertsAreHarmless(t *testing.T) {
	t.Parallel()
	var columns [][]byte // of a DESCRIBE
	for _, value := range []string{"a", "UInt8", "", "", "", "", ""} {
		columns = append(columns, text("x"), text("String"), text(value))
	}
	description := frame(t, join(varint(7), varint(1), join(columns...)))
	for name, c := range map[string]struct {
		lie  string
		fail bool
	}{
		"rows":                    {string(native("UInt64", 1<<40)), false},
		"a page":                  {"<html>It works!</html>", false},
		"a mark":                  {"__exception__\r\n", true},
		"a mark that is cut":      {"\r\n__exception__\r", false},
		"marks":                   {strings.Repeat("__exception__\r\n", 10_000), true},
		"an exception":            {exception, true},
		"a part of one":           {exception[:60], true},
		"an exception of nothing": {"__exception__\r\nabcdefghijklmnop\r\nCode: 1.", true},
		"much":                    {strings.Repeat("x", 10<<20), false},
	} {
		db := liar(t, func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Query().Get("query") == "" {
				_, _ = w.Write(description)
			} else {
				_, _ = io.WriteString(w, c.lie)
			}
		})
		b, err := db.Insert(t.Context(), "lie", nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Append(uint8(7)); err != nil {
			t.Fatal(err)
		}
		var e *core.Error
		if err := b.Send(t.Context()); (err != nil) != c.fail || c.fail && !errors.As(err, &e) {
			t.Errorf("%s: got %v", name, err)
		}
	}
}

// The largest results that pass take memory in proportion, also when many small values stand for large ones.
// Not parallel, as it measures the memory of the process.
func TestLargeResultsTakeLimitedMemory(t *testing.T) {
	const entries = 7 << 20
	long := strings.Repeat("x", 1<<20)
	for name, c := range map[string]struct {
		part func(send func([]byte))
		fits bool
	}{
		"empty texts behind one": {func(send func([]byte)) {
			send(native("Array(String)", 1, number(entries+1), text(strings.Repeat("x", 127))))
			for range entries >> 20 {
				send(make([]byte, 1<<20))
			}
		}, true},
		"empty texts": {func(send func([]byte)) {
			send(native("Array(String)", 1, number(entries)))
			for range entries >> 20 {
				send(make([]byte, 1<<20))
			}
		}, true},
		"tuples": {func(send func([]byte)) {
			send(native("Array(Tuple(UInt8, UInt8))", 1, number(60<<20)))
			for range 60 {
				send(make([]byte, 1<<20))
			}
		}, false},
		"a long text in many rows": {func(send func([]byte)) {
			send(native("LowCardinality(String)", engine.MaxRows, number(1), number(0x600), number(1), text(long),
				number(engine.MaxRows)))
			send(make([]byte, engine.MaxRows))
		}, false},
		"a long text of one size in many rows": {func(send func([]byte)) {
			send(native("LowCardinality(FixedString(50000))", engine.MaxRows, number(1), number(0x600), number(1),
				make([]byte, 50_000), number(engine.MaxRows)))
			send(make([]byte, engine.MaxRows))
		}, false},
		"a long text many times": {func(send func([]byte)) {
			send(native("Array(LowCardinality(String))", 1, number(1), number(entries), number(0x600), number(1), text(long),
				number(entries)))
			for range entries >> 20 {
				send(make([]byte, 1<<20))
			}
		}, false},
	} {
		t.Run(name, func(t *testing.T) {
			db := liar(t, func(w http.ResponseWriter, _ *http.Request) {
				c.part(func(part []byte) { _, _ = w.Write(frame(t, part)) })
			})
			if err := one(t.Context(), db); err != nil {
				t.Fatal(err)
			}
			var before, after runtime.MemStats
			runtime.GC()
			runtime.ReadMemStats(&before)
			err := readLie(t.Context(), db)
			runtime.ReadMemStats(&after)
			if took := after.TotalAlloc - before.TotalAlloc; took > 8*engine.MaxBytes {
				t.Errorf("it took %d MiB", took>>20)
			} else {
				t.Logf("it took %d MiB, of which the test itself sent some", took>>20)
			}
			if c.fits && err != nil || !c.fits && core.KindOf(err) != core.Invalid {
				t.Errorf("got %v", err)
			}
		})
	}
}
