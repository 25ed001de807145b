package query

import (
	"fmt"
	"slices"
	"testing"
	"unsafe"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// Rows of a result share arrays, and none of them has what belongs to another, however many there are.
func TestRowsShareNothingButMemory(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	const n = 5000
	rows, err := db.Select(t.Context(), engine.Query{SQL: fmt.Sprintf("SELECT toUInt32(number), number * 2,"+
		" repeat(toString(number), number %% 97), 'g' || toString(number) FROM numbers(%d)", n)})
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	res, err := readRows(t.Context(), rows, "", []sqlgen.Group{{Name: "a"}, {Name: "b", Item: 1}}, sqlgen.Window{Bucket: 1})
	if err != nil || len(res.rows) != n {
		t.Fatalf("%d rows, %v", len(res.rows), err)
	}
	for i, r := range res.rows {
		number := fmt.Sprint(i)
		long := `"` + string(slices.Repeat([]byte(number), i%97)) + `"`
		got := fmt.Sprintf("%s %s %s", r.value, r.groups[0], r.groups[1])
		if want := fmt.Sprintf(`%d %s "g%d"`, 2*i, long, i); r.bucket != int64(i) || len(r.groups) != 2 || got != want {
			t.Fatalf("row %d is %d %s, want %s", i, r.bucket, got, want)
		}
	}
}

// Rows without a number say why by texts that they share, which the memory of a result does not have for each of them.
func TestRowsWithoutANumberShareWhy(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	rows, err := db.Select(t.Context(), engine.Query{SQL: "SELECT toUInt32(number)," +
		" [NULL, nan, inf, -inf, 1][1 + number % 5]::Nullable(Float64) FROM numbers(5000)"})
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	res, err := readRows(t.Context(), rows, "v", nil, sqlgen.Window{Bucket: 1})
	if err != nil || len(res.rows) != 5000 {
		t.Fatalf("%d rows, %v", len(res.rows), err)
	}
	texts := map[*byte]bool{}
	for _, r := range res.rows {
		if (r.noValue == "") != (string(r.value) == "1") {
			t.Fatalf("%s because of %q", r.value, r.noValue)
		}
		texts[unsafe.StringData(r.noValue)] = true
	}
	if len(texts) != 5 {
		t.Errorf("%d texts", len(texts))
	}
}
