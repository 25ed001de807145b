package engine

import (
	"bytes"
	"context"
	"fmt"
	"strings"

	chproto "github.com/ClickHouse/ch-go/proto"
	"github.com/ClickHouse/clickhouse-go/v2/lib/column"
	"github.com/ClickHouse/clickhouse-go/v2/lib/proto"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/sqltext"
)

// Batch collects rows in memory until Send. It is not safe for concurrent use.
//
// The driver's own batch is not used: it holds one of the connections while rows are appended, and keeps a buffer of
// the largest batch on every connection.
type Batch struct {
	db    *DB
	sql   string
	block *proto.Block
}

// Insert starts a batch for the columns of a table, or for all that can be inserted when none are named.
func (d *DB) Insert(ctx context.Context, table string, columns []string) (*Batch, error) {
	types, err := d.insertable(ctx, table)
	if err != nil {
		return nil, err
	}
	if len(columns) == 0 {
		for _, c := range types {
			columns = append(columns, c.Name)
		}
	}
	b := &Batch{db: d, block: &proto.Block{ServerContext: &column.ServerContext{}}}
	names := make([]string, len(columns))
	for i, name := range columns {
		if err := b.addColumn(name, types); err != nil {
			return nil, err
		}
		names[i] = sqltext.Ident(name)
	}
	b.sql = fmt.Sprintf("INSERT INTO %s (%s)", sqltext.Ident(table), strings.Join(names, ", "))
	return b, nil
}

func (b *Batch) addColumn(name string, types []Column) error {
	for _, c := range types {
		if c.Name == name {
			return b.block.AddColumn(name, column.Type(c.Type))
		}
	}
	return core.InvalidError(fmt.Sprintf("Column %s cannot be inserted", name))
}

// insertable returns the columns of a table that are stored and not computed.
func (d *DB) insertable(ctx context.Context, table string) ([]Column, error) {
	rows, err := d.Select(ctx, Query{SQL: "DESCRIBE TABLE " + sqltext.Ident(table)})
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var columns []Column
	for rows.Next() {
		var name, typ, kind, rest string
		if err := rows.Scan(&name, &typ, &kind, &rest, &rest, &rest, &rest); err != nil {
			return nil, err
		}
		if kind != "MATERIALIZED" && kind != "ALIAS" {
			columns = append(columns, Column{Name: name, Type: typ})
		}
	}
	return columns, rows.Err()
}

// Append adds a row, one value for each column. After an error the batch is of no use.
func (b *Batch) Append(values ...any) error { return b.block.Append(values...) }

// AppendColumn adds a slice of values to the i-th column. All columns must have got the same number at Send.
func (b *Batch) AppendColumn(i int, values any) error {
	_, err := b.block.Columns[i].Append(values)
	return err
}

// Rows returns how many rows are waiting.
func (b *Batch) Rows() int { return b.block.Rows() }

// Send stores the rows and empties the batch, which can then be used again. After an error it is not known whether
// the rows were stored, and they are still in the batch.
func (b *Batch) Send(ctx context.Context) error {
	if b.block.Rows() == 0 {
		return nil
	}
	var buf chproto.Buffer
	// Inserts are read at revision 0, whatever the client announces.
	if err := b.block.Encode(&buf, 0); err != nil {
		return fmt.Errorf("encode rows: %w", err)
	}
	sent := driverContext(ctx, b.db.settings(nil), nil)
	err := b.db.inserts.InsertFormat(sent, "Native", b.sql, bytes.NewReader(buf.Buf))
	if err != nil {
		return b.db.failure(ctx, err)
	}
	b.block.Reset()
	return nil
}
