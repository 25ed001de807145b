package engine_test

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// TestCodesHaveTheirNames holds that the list of errors has all that the embedded engine knows. Those that it does not
// know stay, as other servers may.
func TestCodesHaveTheirNames(t *testing.T) {
	t.Parallel()
	names := maps.Clone(engine.CodeNames())
	for _, row := range enginetest.Select(t, enginetest.Start(t), engine.Query{
		SQL: "SELECT toInt32(number) AS code, errorCodeToName(code) AS name FROM numbers(1, 5000) WHERE name != ''",
	}) {
		names[row[0].(int32)] = row[1].(string)
	}
	if *update {
		var list bytes.Buffer
		for _, code := range slices.Sorted(maps.Keys(names)) {
			fmt.Fprintln(&list, code, names[code])
		}
		if err := os.WriteFile("codes.txt", list.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if diff := cmp.Diff(names, engine.CodeNames()); diff != "" {
		t.Errorf("codes.txt needs to be written anew, by -update (-want +got):\n%s", diff)
	}
}
