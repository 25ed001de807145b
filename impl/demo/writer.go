package demo

import (
	"context"
	"fmt"

	"golang.org/x/sync/errgroup"

	"github.com/obstack/obstack/impl/engine"
)

// batchRows is how many rows are stored at once. With 10,000 the engine spends as much time on merging as on storing;
// with 50,000 both sides need half as much memory again and it is no faster.
const batchRows = 25_000

// column is how to fill a column of a table from rows.
type column[R any] struct {
	name   string
	values func(rows []R) any
}

func newColumn[R, V any](name string, value func(r *R) V) column[R] {
	return column[R]{name, func(rows []R) any {
		values := make([]V, len(rows))
		for i := range rows {
			values[i] = value(&rows[i])
		}
		return values
	}}
}

// writer stores rows of a table in the order in which they are written, a batch at a time. While one batch is on its
// way the next is made.
type writer[R any] struct {
	table   string
	columns []column[R]
	sends   *errgroup.Group
	// batch is the one to fill next; other may be on its way, until sent is closed.
	batch, other *engine.Batch
	sent         chan struct{}
	rows         []R
	// skip is how many more rows are stored already, by a Fill that was interrupted.
	skip  int
	added int
}

func newWriter[R any](
	ctx context.Context, sends *errgroup.Group, db *engine.DB, table string, columns []column[R],
) (*writer[R], error) {
	w := &writer[R]{table: table, columns: columns, sends: sends, sent: make(chan struct{})}
	close(w.sent)
	stored, err := selectOne[uint64](ctx, db, "SELECT count() FROM "+table+" WHERE "+isSample()+" OR ServiceName = '"+browsers+"'")
	if err != nil {
		return nil, fmt.Errorf("count the rows of %s: %w", table, err)
	}
	w.skip = int(stored)
	for _, b := range []**engine.Batch{&w.batch, &w.other} {
		if *b, err = newBatch(ctx, db, table, columns); err != nil {
			return nil, err
		}
	}
	return w, nil
}

// newBatch starts a batch of rows of a table.
func newBatch[R any](ctx context.Context, db *engine.DB, table string, columns []column[R]) (*engine.Batch, error) {
	names := make([]string, len(columns))
	for i, c := range columns {
		names[i] = c.name
	}
	b, err := db.Insert(ctx, table, names)
	if err != nil {
		return nil, fmt.Errorf("insert into %s: %w", table, err)
	}
	return b, nil
}

// appendRows adds rows to a batch of newBatch.
func appendRows[R any](b *engine.Batch, table string, columns []column[R], rows []R) error {
	for i, c := range columns {
		if err := b.AppendColumn(i, c.values(rows)); err != nil {
			return fmt.Errorf("column %s of %s: %w", c.name, table, err)
		}
	}
	return nil
}

// write takes rows. The last ones are not sent before flush.
func (w *writer[R]) write(ctx context.Context, rows []R) error {
	if len(w.rows) >= batchRows {
		if err := w.flush(ctx); err != nil {
			return err
		}
	}
	known := min(w.skip, len(rows))
	w.skip -= known
	w.rows = append(w.rows, rows[known:]...)
	return nil
}

// flush sends what has been written. It is stored once wait returns.
func (w *writer[R]) flush(ctx context.Context) error {
	if err := appendRows(w.batch, w.table, w.columns, w.rows); err != nil {
		return err
	}
	w.added += len(w.rows)
	clear(w.rows)
	w.rows = w.rows[:0]
	// Not two at a time: the rows that an interrupted Fill has stored must be the first ones.
	if err := w.wait(ctx); err != nil {
		return err
	}
	batch, sent := w.batch, make(chan struct{})
	w.batch, w.other, w.sent = w.other, w.batch, sent
	w.sends.Go(func() error {
		if err := batch.Send(ctx); err != nil {
			return fmt.Errorf("insert into %s: %w", w.table, err)
		}
		close(sent)
		return nil
	})
	return nil
}

// wait returns when everything sent is stored, or with the error of ctx, which the failure of any batch ends.
func (w *writer[R]) wait(ctx context.Context) error {
	select {
	case <-w.sent:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
