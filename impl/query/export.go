package query

import (
	"bytes"
	"cmp"
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// The limits of an export. Its bytes are those of its text; what the engine sends for them is at most twice as much.
const (
	MaxExportRows  = 1_000_000
	MaxExportBytes = 1 << 30
	MaxExportTime  = 10 * time.Minute
)

// One key has one export at a time, a team teamExports, and all together maxExports: each may keep the engine busy for as
// long as MaxExportTime, and its other queries must have their turn.
const (
	teamExports = 2
	maxExports  = 8
	exportRetry = 10 * time.Second
)

// Export is how the rows of a search are written.
type Export struct {
	// CSV says that the rows are lines of CSV, and not JSON objects.
	CSV bool
	// Raw leaves texts as they are that a spreadsheet would take for a formula.
	Raw bool
}

// Exported says what was written. Reason is empty when that are all rows, and else rows, bytes or time for the limit that was
// reached, or error; Message is then what the client may know.
type Exported struct {
	Rows            int
	Reason, Message string
}

// Export writes the rows of a search while they are read, in memory that does not grow with them. An error is that of a search,
// and comes before anything was written, or that of out.
func (r *Runner) Export(ctx context.Context, team core.TeamID, s sqlgen.Search, e Export, out io.Writer) (Exported, error) {
	if err := s.Check(); err != nil {
		return Exported{}, err
	}
	slot, err := r.exports.acquire(ctx, team)
	if err != nil {
		return Exported{}, err
	}
	defer slot.done()
	ctx, cancel := context.WithTimeout(forKind(ctx, kindExport), MaxExportTime)
	defer cancel()
	limit := s.Limit
	s.Limit, s.Offset = limit+1, 0
	w := &exportWriter{Export: e, out: out, limit: limit}
	err = r.onTable(ctx, team, s.Ref(), func(ctx context.Context, db *engine.DB, t *sqlgen.Table) (asked bool, err error) {
		q, err := s.Statement(t)
		if err != nil {
			return false, err
		}
		err = r.export(ctx, team, db, q, slot, w)
		if w.begun { // and what goes wrong now is no reason to ask once more
			w.failed = err
			return true, nil
		}
		return true, withoutHint(err)
	})
	if err == nil && w.outErr == nil {
		err = w.end()
	}
	return w.Exported, cmp.Or(w.outErr, err)
}

// export runs the query.
func (r *Runner) export(
	ctx context.Context, team core.TeamID, db *engine.DB, q sqlgen.Query, slot *exportSlot, w *exportWriter,
) (err error) {
	began, count := time.Now(), 0
	defer func() {
		r.Metrics.ran(ctx, began, count)
		r.Metrics.ended(ctx, err)
	}()
	defer Recovered(&err)
	asked := engine.Query{
		SQL: q.SQL, Params: q.Params, Settings: q.Settings, Hints: q.Hints, UserSQL: q.UserSQL, Owner: owner(ctx, team, q),
		Limits: &engine.Limits{Time: MaxExportTime, Rows: w.limit + 1, Bytes: 2 * MaxExportBytes},
	}
	if db.Quarantined(asked.Owner) { // until it is known who brought the engine down, none of those runs for minutes
		return busyExports("The query engine was restarted during one of your queries, try again later")
	}
	asked.NoDirectRead = r.mayBePatched(ctx, db)
	asked.Ended = slot.done
	slot.hold()
	rows, err := db.Select(ctx, asked)
	if lostColumn(err) {
		asked.NoDirectRead = true
		slot.hold()
		rows, err = db.Select(ctx, asked)
	}
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		values, err := rows.Values()
		if err != nil {
			return err
		}
		if count++; !w.row(rows.Columns(), values) {
			return nil
		}
	}
	return rows.Err()
}

var errCutOff = errors.New("the response was cut off")

// exportWriter writes the rows of one export.
type exportWriter struct {
	Export
	Exported
	out    io.Writer
	limit  int
	begun  bool  // rows have come
	failed error // after that
	outErr error
	size   int64

	objects objects
	line    bytes.Buffer
	csv     *csv.Writer
	cells   []string
}

// row writes a row, and reports whether further ones are wanted.
func (w *exportWriter) row(columns []engine.Column, values []any) bool {
	if !w.begun && w.CSV {
		w.header(columns)
	}
	w.begun = true
	if w.outErr != nil {
		return false
	}
	if w.Rows == w.limit {
		w.Reason, w.Message = "rows", fmt.Sprintf("The result has more than %d rows", w.limit)
		return true // this was the last one of the query, which is let end
	}
	w.line.Reset()
	if w.CSV {
		w.cells = w.cells[:0]
		for i, v := range values {
			w.cells = append(w.cells, w.cell(v, TimeLayout(columns[i].Type)))
		}
		w.csvLine()
	} else {
		w.line.Write(w.objects.append(w.line.AvailableBuffer(), columns, values))
		w.line.WriteByte('\n')
	}
	if w.size += int64(w.line.Len()); w.size > MaxExportBytes {
		w.Reason, w.Message = "bytes", fmt.Sprintf("The rows are larger than %d MiB", MaxExportBytes>>20)
		return false
	}
	w.Rows++
	w.outErr = errCutOff // which stays if Write panics, as it does for a response that ends
	_, w.outErr = w.out.Write(w.line.Bytes())
	return w.outErr == nil
}

// header writes the names of the columns.
func (w *exportWriter) header(columns []engine.Column) {
	for _, c := range columns {
		w.cells = append(w.cells, w.guarded(c.Name))
	}
	w.csvLine()
	w.size = int64(w.line.Len())
	w.outErr = errCutOff
	_, w.outErr = w.out.Write(w.line.Bytes())
}

// csvLine makes a line of the cells, as in RFC 4180. The package's own CRLF would also be put for line ends within cells.
func (w *exportWriter) csvLine() {
	w.line.Reset()
	if len(w.cells) == 1 && w.cells[0] == "" { // readers skip a blank line
		w.line.WriteString("\"\"\r\n")
		return
	}
	if w.csv == nil {
		w.csv = csv.NewWriter(&w.line)
	}
	_ = w.csv.Write(w.cells) // into memory
	w.csv.Flush()
	w.line.Truncate(w.line.Len() - 1)
	w.line.WriteString("\r\n")
}

// cell is a value as a cell: a text as it is, nothing for NULL, and anything else as JSON.
func (w *exportWriter) cell(v any, layout string) string {
	if d, ok := v.(dynamic); ok {
		return w.cell(d.Any(), TimeLayout(d.Type()))
	}
	if v == nil {
		return ""
	}
	text := string(AppendValue(nil, v, layout))
	switch {
	case text == "null":
		return ""
	case !strings.HasPrefix(text, `"`):
		return text
	}
	plain, err := jsontext.AppendUnquote(nil, text)
	if err != nil {
		return text
	}
	if kind := reflect.ValueOf(v); kind.CanInt() || kind.CanUint() {
		return string(plain)
	} else if _, ok := v.(json.Number); ok {
		return string(plain)
	}
	return w.guarded(string(plain))
}

// guarded is a text that no spreadsheet takes for a formula. Some take the full-width forms as the plain ones.
func (w *exportWriter) guarded(text string) string {
	if first, _ := utf8.DecodeRuneInString(text); !w.Raw && text != "" && strings.ContainsRune("=+-@＝＋－＠\t\n\r", first) {
		return "'" + text
	}
	return text
}

// end says what has become of the export, for JSON in a last line.
func (w *exportWriter) end() error {
	switch {
	case w.failed == nil:
	case core.KindOf(w.failed) == core.Canceled:
		return w.failed
	default:
		w.Reason, w.Message = "error", "Something went wrong while reading the rows."
		var known *core.Error
		if errors.As(w.failed, &known) && known.Kind != core.Internal && known.Message != "" {
			w.Message = known.Message
		}
		if core.KindOf(w.failed) == core.Timeout {
			w.Reason = "time"
		}
	}
	if w.CSV {
		if !w.begun { // so that there is a body
			_, w.outErr = w.out.Write(nil)
		}
		return w.outErr
	}
	last, err := json.Marshal(map[string]any{"export": struct {
		Complete bool   `json:"complete"`
		Rows     int    `json:"rows"`
		Reason   string `json:"reason,omitempty"`
		Message  string `json:"message,omitempty"`
	}{w.Reason == "", w.Rows, w.Reason, w.Message}})
	if err == nil {
		_, err = w.out.Write(append(last, '\n'))
	}
	return err
}

// exportSlots count the exports that run. Its zero value has none.
type exportSlots struct {
	mu    sync.Mutex
	all   int
	teams map[core.TeamID]int
	keys  map[string]bool
}

// exportSlot is that of one export, until all who hold it are done.
type exportSlot struct {
	of      *exportSlots
	team    core.TeamID
	key     string
	holders int
}

func busyExports(message string) error {
	return &core.Error{Kind: core.RateLimited, Message: message, RetryAfter: exportRetry}
}

// acquire returns a slot for the caller of a context, which the caller must be done with. It is RateLimited where there is
// none: an export does not wait.
func (x *exportSlots) acquire(ctx context.Context, team core.TeamID) (*exportSlot, error) {
	principal := core.PrincipalFrom(ctx)
	key := string(team) + "/" + cmp.Or(principal.KeyID, principal.PersonID)
	x.mu.Lock()
	defer x.mu.Unlock()
	switch {
	case x.keys[key]:
		return nil, busyExports("An export of this key is already running, try again when it has finished")
	case x.teams[team] >= teamExports:
		return nil, busyExports(fmt.Sprintf("%d exports of this team are already running, try again when one has finished", teamExports))
	case x.all >= maxExports:
		return nil, busyExports("Too many exports are running, try again shortly")
	}
	if x.keys == nil {
		x.keys, x.teams = map[string]bool{}, map[core.TeamID]int{}
	}
	x.keys[key] = true
	x.teams[team]++
	x.all++
	return &exportSlot{x, team, key, 1}, nil
}

// hold adds a holder.
func (s *exportSlot) hold() {
	s.of.mu.Lock()
	defer s.of.mu.Unlock()
	s.holders++
}

// done takes a holder away.
func (s *exportSlot) done() {
	x := s.of
	x.mu.Lock()
	defer x.mu.Unlock()
	if s.holders--; s.holders > 0 {
		return
	}
	delete(x.keys, s.key)
	x.all--
	if x.teams[s.team]--; x.teams[s.team] == 0 {
		delete(x.teams, s.team)
	}
}
