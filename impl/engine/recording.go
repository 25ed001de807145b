package engine

// Recording is a whole result that several readers share.
type Recording struct {
	columns []Column
	rows    [][]any
}

// Record reads the rows to their end, for which Next has not been called yet. Of a result that takes more than size bytes of
// memory there is no recording: Next then begins with its first row again.
func (r *Rows) Record(size int64) (*Recording, error) {
	rec := &Recording{}
	for r.Next() {
		values, err := r.Values()
		if err != nil {
			return nil, err
		}
		rec.rows = append(rec.rows, values)
		if r.limit.taken() > size {
			r.again, r.count = rec.rows, 0
			return nil, nil
		}
	}
	rec.columns = r.Columns()
	return rec, r.Err()
}

// NewRecording returns a recording of rows that were recorded before. They are shared, and must not be changed.
func NewRecording(columns []Column, rows [][]any) *Recording { return &Recording{columns, rows} }

// Columns returns the columns in order, of which a result without rows may have none.
func (rec *Recording) Columns() []Column { return rec.columns }

// All returns all rows, which must not be changed.
func (rec *Recording) All() [][]any { return rec.rows }

// Rows returns the rows anew. What is in them is shared: the slice that Values returns is the caller's, and what it holds must
// not be changed.
func (rec *Recording) Rows() *Rows {
	return &Rows{native: &nativeReader{columns: rec.columns}, block: &block{}, again: rec.rows, end: func() {}}
}
