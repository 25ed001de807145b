package engine

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"strings"

	"github.com/ClickHouse/clickhouse-go/v2"

	"github.com/obstack/obstack/impl/sqltext"
)

// NativeInsert is rows that are encoded already.
type NativeInsert struct {
	Table   string
	Columns []string
	// Token tells the insert from all others: ClickHouse does not take two with the same one, as far as it remembers them.
	Token string
	// Settings are ClickHouse settings for the insert.
	Settings map[string]any
	// Body is blocks of the format Native at revision 0.
	Body []byte
}

// InsertNative stores rows. After an error it is not known whether they were stored, unless the error says that there was
// no engine.
func (d *DB) InsertNative(ctx context.Context, in NativeInsert) error {
	names := make([]string, len(in.Columns))
	for i, name := range in.Columns {
		names[i] = sqltext.Ident(name)
	}
	settings := map[string]any{"insert_deduplicate": 1, "insert_deduplication_token": in.Token}
	maps.Copy(settings, in.Settings)
	sent := clickhouse.Context(withoutDeadline{ctx}, clickhouse.WithSettings(d.settings(settings)),
		clickhouse.WithQueryID(in.Token))
	sql := fmt.Sprintf("INSERT INTO %s (%s)", sqltext.Ident(in.Table), strings.Join(names, ", "))
	return d.failure(ctx, d.inserts.InsertFormat(sent, "Native", sql, bytes.NewReader(in.Body)))
}

// Local reports whether the rows are on a disk of this machine, so that Sync makes them durable.
func (d *DB) Local() bool { return d.embedded != nil }

// Sync makes durable all rows that the embedded engine has stored. For a server it does nothing.
func (d *DB) Sync() error {
	if d.embedded == nil {
		return nil
	}
	return syncFiles(d.embedded.child.engineDir())
}
