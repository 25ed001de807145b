package engine_test

import (
	"bytes"
	"encoding/binary"
	"io"
	"net/http"
	"sync/atomic"
	"testing"

	"github.com/ClickHouse/ch-go/compress"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// The driver trusts servers to send what can be decoded, and panics when they do not. Connections lead to any server.
func TestWhatCannotBeDecodedIsAnError(t *testing.T) {
	t.Parallel()
	inner := front(t, enginetest.Server(t), nil)
	number := func(n uint64) []byte { return binary.LittleEndian.AppendUint64(nil, n) }
	for _, c := range []struct {
		typ  string
		data [][]byte
	}{
		{"Array(UInt8)", [][]byte{number(1 << 62), {1}}},
		// A dictionary of one text, and the number of another.
		{"LowCardinality(String)", [][]byte{number(1), number(0x600), number(1), {1, 'a'}, number(1), {200}}},
	} {
		t.Run(c.typ, func(t *testing.T) {
			t.Parallel()
			// The info of the block, one column a of one row, and its type.
			block := append([]byte{1, 0, 2, 0xff, 0xff, 0xff, 0xff, 0, 1, 1, 1, 'a', byte(len(c.typ))}, c.typ...)
			block = append(append(block, 0), bytes.Join(c.data, nil)...)
			var always atomic.Bool
			host := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				body, err := io.ReadAll(r.Body)
				if err != nil {
					t.Error(err)
				}
				r.Body = io.NopCloser(bytes.NewReader(body))
				if !always.Load() && !bytes.Contains(body, []byte("hostile")) {
					inner.ServeHTTP(w, r)
					return
				}
				z := compress.NewWriter(compress.LevelZero, compress.LZ4)
				if err := z.Compress(block); err != nil {
					t.Error(err)
				}
				_, _ = w.Write(z.Data)
			}))
			db := open(t, engine.Options{URL: "http://" + host})
			rows, err := db.Select(t.Context(), engine.Query{SQL: "SELECT 'hostile'"})
			if err == nil {
				defer rows.Close()
				if !rows.Next() {
					t.Fatalf("no rows: %v", rows.Err())
				}
				_, err = rows.Values()
			}
			if core.KindOf(err) != core.Invalid {
				t.Errorf("got %v, want Invalid", err)
			}
			if err := one(t.Context(), db); err != nil {
				t.Errorf("the next query: %v", err)
			}
			always.Store(true)
			wantUnavailable(t, "nothing can be decoded", one(t.Context(), open(t, engine.Options{URL: "http://" + host})))
		})
	}
}
