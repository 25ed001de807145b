package query

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// TestValuesOfEveryType holds how values are written in answers: the file has queries, each with its rows as JSON.
func TestValuesOfEveryType(t *testing.T) {
	t.Parallel()
	file := filepath.Join("testdata", "values.txt")
	golden, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	db := enginetest.Start(t)
	var got bytes.Buffer
	for entry := range strings.SplitSeq(strings.TrimSpace(string(golden)), "\n\n") {
		sql, _, _ := strings.Cut(entry, "\n")
		rows, err := db.Select(t.Context(), engine.Query{SQL: "SELECT " + sql, Settings: map[string]any{
			"allow_suspicious_low_cardinality_types": 1, "allow_suspicious_variant_types": 1, "session_timezone": "UTC",
		}})
		if err != nil {
			t.Errorf("%s: %v", sql, err)
			continue
		}
		res, err := readObjects(t.Context(), rows)
		rows.Close()
		if err != nil {
			t.Errorf("%s: %v", sql, err)
		}
		got.WriteString(sql + "\n" + string(res.Data) + "\n\n")
	}
	written := append(bytes.TrimSpace(got.Bytes()), '\n')
	if *update {
		if err := os.WriteFile(file, written, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if diff := cmp.Diff(string(golden), string(written)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
