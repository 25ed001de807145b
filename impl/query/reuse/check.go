package reuse

import (
	"context"
	"math"
	"reflect"

	"github.com/obstack/obstack/impl/engine"
)

// toCheck reports whether an answer is one of those that are compared.
func (c *Cache) toCheck() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.answers++
	return c.answers%c.Check == 0
}

// check compares an answer with the full one, as far as the table stays as it was. If they differ, nothing of the table is reused any
// more, and the full one is returned.
func (c *Cache) check(ctx context.Context, q *Question, t *table, now *snapshot, answer *engine.Recording) (*engine.Recording, error) {
	window := q.Window
	window.Proof = now.state.proof(nil)
	full, err := q.Ask(ctx, window)
	if err != nil || full == nil {
		return answer, nil
	}
	again := full
	if !q.same(full.All(), answer.All()) {
		// The engine may add fractions that cancel out in another order, and then it differs from itself as well.
		if again, err = q.Ask(ctx, window); err != nil || again == nil {
			return answer, nil
		}
	}
	if _, _, err := t.read(ctx, q); err != nil {
		return answer, nil
	}
	stays := q.unchanged(t, now)
	switch {
	case len(stays) == 0:
		c.Metrics.checked("skipped")
		return answer, nil
	case q.same(of(stays, full), of(stays, answer)):
		c.Metrics.checked("equal")
		return answer, nil
	case !q.same(of(stays, full), of(stays, again)):
		c.Metrics.checked("skipped")
		return answer, nil
	}
	c.Metrics.checked("different")
	c.Log.Error("cached buckets were wrong: the cache is disabled for this table", "database", q.DB.Database(), "table", q.Table)
	c.tables.mark(q.tableKey())
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, e := range c.kept.entries {
		if e := e.Value.(*entry); e.table == t {
			c.kept.clear(e)
		}
	}
	return full, nil
}

// unchanged are the numbers of the buckets of a window whose rows have not changed since a state.
func (q *Question) unchanged(t *table, since *snapshot) map[int64]bool {
	stays := map[int64]bool{}
	for n := q.Window.First(); n < q.Window.First()+q.Window.Buckets(); n++ {
		if _, changed := t.changed(since.number, n*q.Window.Bucket, (n+1)*q.Window.Bucket); !changed {
			stays[n] = true
		}
	}
	return stays
}

// of are the rows of some buckets of an answer.
func of(buckets map[int64]bool, answer *engine.Recording) (rows [][]any) {
	for _, row := range answer.All() {
		if n, ok := row[0].(uint32); !ok || buckets[int64(n)] {
			rows = append(rows, row)
		}
	}
	return rows
}

// same reports whether two answers are what the engine could answer to the same question.
func (q *Question) same(a, b [][]any) bool {
	if len(a) != len(b) {
		return false
	}
	for i, row := range a {
		if len(row) != len(b[i]) {
			return false
		}
		for j, v := range row {
			exactness := Exact
			if n := j - q.First; n >= 0 && n < len(q.Values) {
				exactness = q.Values[n]
			}
			if !sameValue(v, b[i][j], exactness) {
				return false
			}
		}
	}
	return true
}

func sameValue(a, b any, exactness Exactness) bool {
	if exactness == Chosen {
		return true
	}
	switch x := a.(type) {
	case float64:
		y, ok := b.(float64)
		return ok && sameFloat(x, y, exactness)
	case float32:
		y, ok := b.(float32)
		return ok && sameFloat(float64(x), float64(y), exactness)
	}
	x, y := reflect.ValueOf(a), reflect.ValueOf(b)
	if x.Kind() != reflect.Slice || y.Kind() != reflect.Slice || x.Type() != y.Type() {
		return reflect.DeepEqual(a, b)
	}
	if x.Len() != y.Len() {
		return false
	}
	for i := range x.Len() {
		if !sameValue(x.Index(i).Interface(), y.Index(i).Interface(), exactness) {
			return false
		}
	}
	return true
}

func sameFloat(a, b float64, exactness Exactness) bool {
	return a == b || math.IsNaN(a) && math.IsNaN(b) ||
		exactness == Rounded && math.Abs(a-b) <= 1e-12*max(math.Abs(a), math.Abs(b))
}
