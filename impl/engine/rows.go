package engine

import (
	"context"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"time"

	"github.com/ClickHouse/clickhouse-go/v2"
	"github.com/ClickHouse/clickhouse-go/v2/lib/driver"
)

// Column is a column of a result. Type is ClickHouse's, such as LowCardinality(Nullable(String)).
type Column struct{ Name, Type string }

// Rows is the result of a Select. It is not safe for concurrent use.
type Rows struct {
	db     *DB
	ctx    context.Context
	limit  *resultLimit
	body   io.ReadCloser // nil when it has been read
	native *nativeReader
	block  *block
	row    int // of the block, the one behind the current
	count  int // of all
	// again are rows that Next moves to before any other, and current is the one of them that it has moved to.
	again   [][]any
	current []any
	err     error
	end     func() // when the rows are closed
	// execution is nil for a server, and complete says that all that it answers has come.
	execution *execution
	complete  bool
}

// read sends a query that answers rows, and reads the first of them.
func (d *DB) read(
	ctx context.Context, conn driver.Conn, sql string, maxBytes int64, s clickhouse.Settings, p clickhouse.Parameters,
) (*Rows, error) {
	ctx, limit := limitResult(ctx, maxBytes)
	s[ownExceptions] = 1
	body, err := queryNative(driverContext(ctx, s, p), conn, sql)
	if err != nil {
		err = d.failure(ctx, err)
		limit.stop(nil)
		return nil, err
	}
	r := &Rows{
		db: d, ctx: ctx, limit: limit, body: body, native: newNativeReader(body, limit), block: &block{}, end: func() {},
	}
	if !r.more() && r.err != nil {
		return nil, r.err
	}
	return r, nil
}

func queryNative(ctx context.Context, conn driver.Conn, sql string) (_ io.ReadCloser, err error) {
	defer recovered(&err)
	return conn.QueryFormat(ctx, "Native", sql)
}

// more makes sure that there is another row.
func (r *Rows) more() bool {
	for r.row >= r.block.rows {
		if r.body == nil {
			return false
		}
		b, err := r.nextBlock()
		if err != nil {
			r.finish(err)
			return false
		}
		r.block, r.row = b, 0
	}
	return true
}

func (r *Rows) nextBlock() (_ *block, err error) {
	defer recovered(&err)
	return r.native.next()
}

// finish gives back the connection, at the end of the result or because of an error.
func (r *Rows) finish(err error) {
	r.complete = errors.Is(err, io.EOF)
	if !r.complete {
		if !errors.Is(err, errMaxRows) && r.ctx.Err() == nil {
			if e := exceptionIn(r.limit.tail, r.body); e != nil {
				err = e
			}
		}
		r.err = r.db.cutOff(r.execution, r.db.failure(r.ctx, err))
		r.complete = CodeName(r.err) != ""
		r.db.breaker.observe(r.err)
		r.limit.stop(nil) // or closing would read on
	}
	r.close()
}

func (r *Rows) close() {
	_ = r.body.Close()
	r.limit.stop(nil)
	r.body, r.block, r.row = nil, &block{}, 0
}

// Columns returns the columns in order. A result without rows may have none: over HTTP, ClickHouse sends nothing.
func (r *Rows) Columns() []Column { return r.native.columns }

// Next moves to the next row. It returns false at the end and after an error, which Err then returns.
func (r *Rows) Next() bool {
	if len(r.again) > 0 {
		r.current, r.again = r.again[0], r.again[1:]
		r.count++
		return true
	}
	r.current = nil
	if !r.more() {
		return false
	}
	r.row++
	r.count++
	return true
}

// Count is how many rows Next has moved to.
func (r *Rows) Count() int { return r.count }

// Scan copies the row into the pointers, whose types must be those of the values. A nullable column wants a pointer to
// a pointer.
func (r *Rows) Scan(targets ...any) error {
	values, err := r.Values()
	if err != nil {
		return err
	}
	if len(targets) != len(values) {
		return fmt.Errorf("scan %d columns into %d targets", len(values), len(targets))
	}
	for i, v := range values {
		if !assign(reflect.ValueOf(targets[i]).Elem(), v) {
			return fmt.Errorf("scan column %s of type %.100s into a %T", r.Columns()[i].Name, r.Columns()[i].Type, targets[i])
		}
	}
	return nil
}

// assign sets a target to a value, or to a pointer to it.
func assign(target reflect.Value, value any) bool {
	pointer := target.Kind() == reflect.Pointer
	if value == nil {
		target.SetZero()
		return pointer || target.Kind() == reflect.Interface
	}
	v := reflect.ValueOf(value)
	switch {
	case v.Type().AssignableTo(target.Type()):
		target.Set(v)
	case pointer && v.Type().AssignableTo(target.Type().Elem()):
		target.Set(reflect.New(target.Type().Elem()))
		target.Elem().Set(v)
	default:
		return false
	}
	return true
}

// Values returns the row as Go values: integers and floats of the column's size, bool, string, also for enums,
// UUIDs and addresses, time.Time in UTC, json.Number for decimals and integers of more than 64 bits, and nil for NULL.
// An array of any of these that cannot be NULL is a slice of its type, such as []string, and every other array an []any,
// as is a tuple without names. A map is a map[string]string, a map[string]any if its values are something else, or a
// map[any]any if its keys are no texts. A tuple with names is a map[string]any.
func (r *Rows) Values() ([]any, error) {
	if r.current != nil {
		return slices.Clone(r.current), nil
	}
	if r.row == 0 {
		return nil, errors.New("no row: Next was not called or returned false")
	}
	values, err := r.block.values(r.row - 1)
	if err == nil {
		err = r.limit.hand(len(values))
	}
	return values, r.db.failure(r.ctx, err)
}

// Err returns the error that ended Next, or nil.
func (r *Rows) Err() error { return r.err }

// drainTime is how long the rest of an unwanted result may take, so that its connection can be used again.
const drainTime = 5 * time.Millisecond

// Close ends the query, also before its last row. It may be called again.
func (r *Rows) Close() {
	if r.body != nil {
		late := time.AfterFunc(drainTime, func() { r.limit.stop(nil) })
		r.close()
		late.Stop()
	}
	r.end()
	r.end = func() {}
}
