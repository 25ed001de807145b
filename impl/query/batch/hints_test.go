package batch

import (
	"fmt"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// What is spared must neither cost a filter its PREWHERE, nor a table its index, nor a number without buckets what is
// known of whole parts; and no source its own word.
func TestStepsThatAreSpared(t *testing.T) {
	t.Parallel()
	keyed := sqlgen.NewTable(querytest.LogColumns, "toStartOfFiveMinutes(Timestamp), Timestamp", "")
	coarse := sqlgen.NewTable(querytest.LogColumns, "toStartOfFiveMinutes(Timestamp)", "")
	other := sqlgen.NewTable(querytest.LogColumns, "toStartOfFiveMinutes(Observed), Observed", "")
	const projections, prewhere = "optimize_use_implicit_projections", "optimize_move_to_prewhere"
	both, onlyProjections := map[string]any{projections: 0, prewhere: 0}, map[string]any{projections: 0}
	for _, tt := range []struct {
		rule     string
		table    *sqlgen.Table
		whole    bool // without buckets
		where    string
		settings []sqlgen.Setting
		want     map[string]any
	}{
		{"everything", keyed, false, "", nil, both},
		{"with a filter", keyed, false, "ServiceName:api", nil, onlyProjections},
		{"of a table without a key", logs, false, "", nil, nil},
		{"of a table whose key has the time only rounded", coarse, false, "", nil, nil},
		{"of a table whose key has another time", other, false, "", nil, nil},
		{"a number", keyed, true, "", nil, map[string]any{prewhere: 0}},
		{"a number with a filter", keyed, true, "ServiceName:api", nil, map[string]any{}},
		{"of a source that wants one", keyed, false, "", []sqlgen.Setting{{Name: prewhere, Value: "1"}}, onlyProjections},
		{"of a source that wants projections", keyed, false, "", []sqlgen.Setting{{Name: "force_optimize_projection", Value: "1"}}, nil},
	} {
		source := logSource()
		source.Settings = tt.settings
		w := hour
		if tt.whole {
			w.Bucket = 0
		}
		st, err := sqlgen.Series{Source: source, AggFn: "count", Where: tt.where}.Statement(tt.table, w)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(tt.want, st.Hints); diff != "" {
			t.Errorf("a chart: %s (-want +got):\n%s", tt.rule, diff)
		}
		if q := hintedTile(t, source, tt.table, tt.whole, tt.where); cmp.Diff(tt.want, q.Hints) != "" {
			t.Errorf("a tile: %s (-want +got):\n%s", tt.rule, cmp.Diff(tt.want, q.Hints))
		}
		if tt.whole {
			continue
		}
		if q := hintedScan(t, source, tt.table, tt.where); cmp.Diff(tt.want, q.Hints) != "" {
			t.Errorf("a scan: %s (-want +got):\n%s", tt.rule, cmp.Diff(tt.want, q.Hints))
		}
	}
}

func hintedTile(t *testing.T, source sqlgen.Source, known *sqlgen.Table, whole bool, where string) sqlgen.Query {
	t.Helper()
	display := "line"
	if whole {
		display = "number"
	}
	config := fmt.Sprintf(`{"displayType":%q,"select":[{"aggFn":"count","where":%q}]}`, display, where)
	parsed, err := query.ParseTile(query.Tile{Config: []byte(config), Source: &source})
	if err != nil {
		t.Fatal(err)
	}
	v, _, err := parsed.Values()
	if err != nil {
		t.Fatal(err)
	}
	w := hour
	if whole {
		w.Bucket = 0
	}
	q, err := v.Statement([]*sqlgen.Table{known}, w, true, 0)
	if err != nil {
		t.Fatal(err)
	}
	return q
}

func hintedScan(t *testing.T, source sqlgen.Source, known *sqlgen.Table, where string) sqlgen.Query {
	t.Helper()
	w := hour
	w.Open = true
	c := &call{window: w, answered: make([]atomic.Bool, 1), answer: func(int, Observation) {}}
	var s *scan
	for _, subject := range c.subjects([]Condition{{Rows: &Rows{Source: source, Where: where}}}) {
		var err error
		if s, err = place(subject, scan{window: w, table: known}, s); err != nil {
			t.Fatal(err)
		}
	}
	q, err := s.query()
	if err != nil {
		t.Fatal(err)
	}
	return q
}
