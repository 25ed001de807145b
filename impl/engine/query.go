package engine

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"regexp"
	"strings"
	"time"

	"github.com/ClickHouse/clickhouse-go/v2"
)

// Limits of every Select. They are enforced by the engine, except that a second after MaxTime the client gives up as
// well, for servers that do not look at the clock.
const (
	// MaxTime is how long a query may take.
	MaxTime = 30 * time.Second
	// MaxRows is how many rows a result may have; with more of them the query fails.
	MaxRows = 100_000
	// MaxBytes is how large a result may be in memory of the server.
	MaxBytes = 256 << 20
)

// Query is a statement with its values.
type Query struct {
	// SQL is one statement. Values stand in it as {name:Type}.
	SQL string
	// Params are the values by name: text as it is, numbers and times as ClickHouse reads them, and arrays, maps and
	// tuples as ClickHouse literals. They never become part of the SQL.
	Params map[string]string
	// Settings are ClickHouse settings for this query. They cannot lift the limits of Select.
	Settings map[string]any
}

// Select runs a query that only reads, within the limits of this package. The query stops in the engine when ctx
// ends, when its time is over, or when the rows are closed, which the caller must do.
func (d *DB) Select(ctx context.Context, q Query) (*Rows, error) {
	f, err := d.learn(ctx)
	if err != nil {
		return nil, err
	}
	limited, cancel := context.WithTimeoutCause(ctx, MaxTime+time.Second, errMaxTime)
	rows, err := d.conn.Query(d.context(limited, d.limits(ctx, q.Settings, f), q.parameters()), q.SQL)
	if err != nil {
		err = convertError(limited, err)
		cancel()
		return nil, err
	}
	return newRows(limited, cancel, rows), nil
}

// errMaxTime tells the end of a query's time from a deadline of the caller.
var errMaxTime = errors.New("query took too long")

// limits are the settings of a query that reads. What an account may not set must be set for it by the operator of
// the server: with readonly=2 that is readonly itself, with readonly=1 everything.
func (d *DB) limits(ctx context.Context, own map[string]any, f *facts) clickhouse.Settings {
	if f.readonly == 1 {
		return nil
	}
	s := clickhouse.Settings{}
	maps.Copy(s, own)
	maps.Copy(s, clickhouse.Settings{
		"max_execution_time":   seconds(ctx),
		"max_result_rows":      MaxRows,
		"max_result_bytes":     MaxBytes,
		"result_overflow_mode": "throw",
		// Table functions that reach out would otherwise be tried for minutes.
		"http_max_tries":          1,
		"http_connection_timeout": 1,
		"connect_timeout":         1,
	})
	if d.queryMemory > 0 {
		s["max_memory_usage"] = d.queryMemory
	}
	if f.readonly == 0 {
		s["readonly"] = 1
	}
	return s
}

// seconds is how long a query may take on the server, at least one.
func seconds(ctx context.Context) int {
	left := MaxTime
	if deadline, ok := ctx.Deadline(); ok {
		left = min(left, time.Until(deadline))
	}
	return max(1, int(math.Ceil(left.Seconds())))
}

// Exec runs a statement that answers nothing. It has no limits but ctx.
func (d *DB) Exec(ctx context.Context, q Query) error {
	if err := d.conn.Exec(d.context(ctx, q.Settings, q.parameters()), q.SQL); err != nil {
		return convertError(ctx, err)
	}
	return nil
}

// textEscaper writes text as a field of a tab-separated file, which is how ClickHouse reads parameters.
var textEscaper = strings.NewReplacer(
	`\`, `\\`, "\t", `\t`, "\n", `\n`, "\r", `\r`, "\b", `\b`, "\f", `\f`, "\x00", `\0`,
)

// placeholder finds a value's type in the SQL.
var placeholder = regexp.MustCompile(`\{\s*(\w+)\s*:\s*(\w+)`)

// parameters encodes the values. Arrays, maps and tuples are read as literals, whose strings are escaped already.
func (q Query) parameters() clickhouse.Parameters {
	literal := map[string]bool{}
	for _, m := range placeholder.FindAllStringSubmatch(q.SQL, -1) {
		switch m[2] {
		case "Array", "Map", "Tuple", "Nested":
			literal[m[1]] = true
		}
	}
	encoded := clickhouse.Parameters{}
	for name, value := range q.Params {
		if !literal[name] {
			value = textEscaper.Replace(value)
		}
		encoded[name] = value
	}
	return encoded
}

// Ident quotes the name of a table, column or database.
func Ident(name string) string {
	return "`" + strings.NewReplacer(`\`, `\\`, "`", "\\`", "\x00", `\0`).Replace(name) + "`"
}

// Literal quotes text as a ClickHouse string, for the arrays among the Params.
func Literal(text string) string {
	return "'" + strings.NewReplacer(`'`, `\'`).Replace(textEscaper.Replace(text)) + "'"
}

// Array writes texts as the literal of an Array(String), for Params.
func Array(texts []string) string {
	quoted := make([]string, len(texts))
	for i, t := range texts {
		quoted[i] = Literal(t)
	}
	return fmt.Sprintf("[%s]", strings.Join(quoted, ","))
}
