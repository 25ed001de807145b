package engine

import (
	"context"
	"encoding/json"
	"math/big"
	"reflect"
	"time"

	"github.com/ClickHouse/clickhouse-go/v2/lib/driver"
	"github.com/google/uuid"
	"github.com/shopspring/decimal"
)

// Column is a column of a result. Type is ClickHouse's, such as LowCardinality(Nullable(String)).
type Column struct{ Name, Type string }

// Rows is the result of a Select. It is not safe for concurrent use.
type Rows struct {
	db      *DB
	ctx     context.Context
	cancel  context.CancelFunc
	rows    driver.Rows
	columns []Column
	targets []any // pointers that Values scans into
	err     error
	closed  bool
}

func newRows(ctx context.Context, cancel context.CancelFunc, db *DB, rows driver.Rows) *Rows {
	r := &Rows{db: db, ctx: ctx, cancel: cancel, rows: rows}
	for _, t := range rows.ColumnTypes() {
		r.columns = append(r.columns, Column{Name: t.Name(), Type: t.DatabaseTypeName()})
		r.targets = append(r.targets, reflect.New(t.ScanType()).Interface())
	}
	return r
}

// Columns returns the columns in order. A result without rows may have none: over HTTP, ClickHouse sends nothing.
func (r *Rows) Columns() []Column { return r.columns }

// Next moves to the next row. It returns false at the end and after an error, which Err then returns.
func (r *Rows) Next() bool {
	if r.closed || r.err != nil || !r.rows.Next() {
		if r.err == nil {
			r.err = r.db.failure(r.ctx, r.rows.Err())
		}
		return false
	}
	return true
}

// Scan copies the row into the pointers, whose types must fit the columns. A nullable column wants a pointer to a
// pointer.
func (r *Rows) Scan(targets ...any) error { return r.rows.Scan(targets...) }

// Values returns the row as Go values: integers and floats of the column's size, bool, string, also for enums,
// time.Time in UTC, a UUID as its text, json.Number for decimals and integers of more than 64 bits, nil for NULL, and
// maps and slices of the element types, in which nullable elements are pointers.
func (r *Rows) Values() (_ []any, err error) {
	defer undecodable(&err)
	if err := r.rows.Scan(r.targets...); err != nil {
		return nil, unreadable(err)
	}
	values := make([]any, len(r.targets))
	for i, t := range r.targets {
		values[i] = plainValue(t)
	}
	return values, nil
}

// plainValue dereferences what a scan has filled.
func plainValue(target any) any {
	v := reflect.ValueOf(target).Elem()
	for v.Kind() == reflect.Pointer {
		if v.IsNil() {
			return nil
		}
		if number, ok := v.Interface().(*big.Int); ok {
			return json.Number(number.String())
		}
		v = v.Elem()
	}
	switch value := v.Interface().(type) {
	case decimal.Decimal:
		return json.Number(value.String())
	case big.Int:
		return json.Number(value.String())
	case uuid.UUID:
		return value.String()
	case time.Time:
		return value.UTC()
	default:
		return value
	}
}

// Err returns the error that ended Next, or nil.
func (r *Rows) Err() error { return r.err }

// Close ends the query, also before its last row. It may be called again.
func (r *Rows) Close() {
	if r.closed {
		return
	}
	r.closed = true
	r.cancel()
	// The driver reads on in the background; what it says about the rest does not matter.
	_ = r.rows.Close()
}
