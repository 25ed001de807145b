package numberformat

import (
	"encoding/json"
	"math"
	"os"
	"testing"

	"github.com/obstack/obstack/gen/api"
)

// The web UI holds itself to the same table in chart/number.test.ts.
func TestFormat(t *testing.T) {
	text, err := os.ReadFile("testdata/numbers.json")
	if err != nil {
		t.Fatal(err)
	}
	var rows []struct {
		Value  float64
		Format json.RawMessage
		Want   string
	}
	if err := json.Unmarshal(text, &rows); err != nil {
		t.Fatal(err)
	}
	drawn := map[api.NumericUnit]bool{}
	for _, row := range rows {
		var format api.NumberFormat
		if err := json.Unmarshal(row.Format, &format); err != nil {
			t.Fatal(err)
		}
		if got := Format(row.Value, format); got != row.Want {
			t.Errorf("%v as %s is %q, want %q", row.Value, row.Format, got, row.Want)
		}
		if format.NumericUnit != nil {
			drawn[*format.NumericUnit] = true
		}
	}
	if len(drawn) != len(units) {
		t.Errorf("the table has %d units, want all %d", len(drawn), len(units))
	}
}

func TestNumbersThatAreNone(t *testing.T) {
	for _, v := range []float64{math.NaN(), math.Inf(1), math.Inf(-1)} {
		if got := Format(v, api.NumberFormat{Output: api.NumberOutputByte}); got != "–" {
			t.Errorf("%v is %q, want –", v, got)
		}
	}
}
