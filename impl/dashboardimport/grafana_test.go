package dashboardimport

import (
	"testing"

	"github.com/obstack/obstack/impl/schema"
)

func TestLayoutOfOlderRows(t *testing.T) {
	t.Parallel()
	v, err := schema.Parse([]byte(`[{"height":"250px","panels":[{"span":8},{"span":4},{"span":12,"height":100}]},{"height":380,"panels":[{"span":99}]}]`))
	if err != nil {
		t.Fatal(err)
	}
	want := []box{{0, 0, 16, 7}, {16, 0, 8, 7}, {0, 7, 24, 3}, {0, 10, 24, 10}}
	for i, p := range testImporter().olderRows(v.Items, "rows") {
		if p.box != want[i] {
			t.Errorf("panel %d is at %v, want %v", i, p.box, want[i])
		}
	}
}
