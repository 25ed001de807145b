package engine_test

import (
	"bytes"
	"context"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/watchdog/watchdogtest"
)

// description is the answer to DESCRIBE of a table with one column.
func description(t *testing.T) []byte {
	t.Helper()
	var columns [][]byte
	for _, value := range []string{"a", "UInt8", "", "", "", "", ""} {
		columns = append(columns, text("x"), text("String"), text(value))
	}
	return frame(t, join(varint(7), varint(1), join(columns...)))
}

// No answer holds a statement for longer than its caller waits, nor the connection, nor its place in the pool.
func TestNoAnswerOutlastsItsCaller(t *testing.T) {
	t.Parallel()
	version, table, one := frame(t, versionAnswer()), description(t), frame(t, native("UInt8", 1, []byte{1}))
	for _, bad := range watchdogtest.Answers {
		t.Run(bad.Name, func(t *testing.T) {
			t.Parallel()
			var fixed atomic.Bool
			server := watchdogtest.Serve(t, bad, func(r *http.Request, body []byte) []byte {
				switch text := string(body) + r.URL.Query().Get("query"); {
				case strings.Contains(text, "version()"):
					return version
				case strings.Contains(text, "DESCRIBE"):
					return table
				case fixed.Load():
					return one
				}
				return nil
			})
			db := open(t, engine.Options{URL: server.URL()})
			batch, err := db.Insert(t.Context(), "t", nil)
			if err != nil {
				t.Fatal(err)
			}
			if err := batch.Append(uint8(7)); err != nil {
				t.Fatal(err)
			}
			limit := 200 * time.Millisecond
			if bad.Refused {
				limit = patience.Timeout
			}
			var all sync.WaitGroup
			for name, statement := range map[string]func(context.Context) error{
				"a query":     func(ctx context.Context) error { return readLie(ctx, db) },
				"an insert":   batch.Send,
				"a statement": func(ctx context.Context) error { return db.Exec(ctx, engine.Query{SQL: "CREATE TABLE lie"}) },
				"a ping":      db.Ping,
			} {
				all.Go(func() {
					ctx, cancel := context.WithTimeout(t.Context(), limit)
					defer cancel()
					err := statement(ctx)
					// What is no query does not read a body to its end, and what ClickHouse has said is to be believed.
					if kind := core.KindOf(err); kind != core.Timeout && kind != core.Unavailable &&
						(err != nil || name == "a query" || name == "a ping" || bad.Status != 200) {
						t.Errorf("%s: got %v", name, err)
					}
					if bad.Refused && (ctx.Err() != nil || core.KindOf(err) == core.Timeout) {
						t.Errorf("%s took all the time there was", name)
					}
				})
			}
			all.Wait()
			server.WantBad(t, 0)
			if busy := db.Busy(); busy != 0 {
				t.Errorf("%d connections of the pool are lost", busy)
			}
			fixed.Store(true)
			patience.Within(t, "the server is asked again", func() bool {
				rows, err := db.Select(t.Context(), engine.Query{SQL: "SELECT 1"})
				if err == nil {
					rows.Close()
				} else if core.KindOf(err) != core.Unavailable {
					t.Fatalf("the next query: %v", err)
				}
				return err == nil
			})
		})
	}
}

// The same holds for what a server is asked first, for which many wait.
func TestNoFirstAnswerOutlastsItsTime(t *testing.T) {
	t.Parallel()
	for _, bad := range watchdogtest.Answers {
		t.Run(bad.Name, func(t *testing.T) {
			t.Parallel()
			server := watchdogtest.Serve(t, bad, func(_ *http.Request, body []byte) []byte {
				if bytes.Contains(body, []byte("version()")) {
					return nil
				}
				return []byte{}
			})
			db := open(t, engine.Options{URL: server.URL()})
			var all sync.WaitGroup
			for range 10 {
				all.Go(func() {
					ctx, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
					defer cancel()
					if kind := core.KindOf(one(ctx, db)); kind != core.Timeout && kind != core.Unavailable {
						t.Errorf("got kind %v", kind)
					}
				})
			}
			all.Wait()
			_ = db.Close() // which ends the question
			server.WantBad(t, 0)
		})
	}
}
