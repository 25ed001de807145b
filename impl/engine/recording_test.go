package engine_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

func TestRecording(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	for _, n := range []int{0, 3, 2000} {
		q := engine.Query{SQL: fmt.Sprintf("SELECT number AS n, if(number = 1, NULL, toString(number)) AS s FROM numbers(%d)", n)}
		read := func(rows *engine.Rows) (all [][]any) {
			for rows.Next() {
				values, err := rows.Values()
				if err != nil {
					t.Fatal(err)
				}
				all = append(all, values)
			}
			if err := rows.Err(); err != nil || rows.Count() != n {
				t.Errorf("%d rows of %d, %v", rows.Count(), n, err)
			}
			rows.Close()
			return all
		}
		want := enginetest.Select(t, db, q)
		for _, size := range []int64{1 << 20, 10_000} {
			rows, err := db.Select(t.Context(), q)
			if err != nil {
				t.Fatal(err)
			}
			recording, err := rows.Record(size)
			if err != nil {
				t.Fatal(err)
			}
			if whole := size > 10_000 || n < 2000; (recording != nil) != whole {
				t.Fatalf("%d rows in %d bytes: there is a recording: %v", n, size, recording != nil)
			}
			if recording == nil {
				if diff := cmp.Diff(want, read(rows)); diff != "" {
					t.Errorf("rows that were not recorded (-want +got):\n%s", diff)
				}
				continue
			}
			rows.Close()
			for range 2 {
				again := recording.Rows()
				if n > 0 && again.Columns()[1] != (engine.Column{Name: "s", Type: "Nullable(String)"}) {
					t.Errorf("columns %v", again.Columns())
				}
				got := read(again)
				if diff := cmp.Diff(want, got); diff != "" {
					t.Errorf("rows again (-want +got):\n%s", diff)
				}
				for _, row := range got {
					row[0] = "of the reader's"
				}
			}
		}
	}
}
