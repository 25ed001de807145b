package query

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// Cursors and row ids are base64 of a version, a binding and values. Whoever makes one up learns nothing by it: the binding
// is compared, the values are parameters of queries, and what such a query finds is what a search of the same caller would.
const (
	cursorVersion = 1
	rowIDVersion  = 1
	// maxCursor is how long the text of a cursor may be, in which the values of the order are, and maxOrderItems how many
	// those may be.
	maxCursor     = 4096
	maxOrderItems = 64
	// maxSeen is how many rows that are alike a cursor may be behind.
	maxSeen = math.MaxInt32
	// hashLength is the length of a row's hash, in the digits that ClickHouse writes.
	hashLength = 32
)

// binding is a digest of what a cursor or a row id belongs to.
type binding [16]byte

// Cursor is a place in the rows that a search finds.
type Cursor struct {
	binding binding
	// Start and End are the range of the search in milliseconds.
	Start, End int64
	// Place is that of the last row that was shown, nil at the beginning, and Seen how many rows that were shown are alike.
	Place *sqlgen.Place
	Seen  int
}

// digest hashes parts of which none can be taken for another.
func digest(parts ...any) binding {
	text, err := json.Marshal(parts)
	if err != nil {
		panic(err) // they are texts and whole numbers, which JSON can write
	}
	sum := sha256.Sum256(text)
	return binding(sum[:len(binding{})])
}

// bind is the binding of a search's cursors: to everything but how many rows are asked for and which of their columns, unless
// the order has their numbers. The hashes of rows are about the table's columns.
func bind(team core.TeamID, version string, s sqlgen.Search, t *sqlgen.Table, numbered bool) binding {
	aliases := s.Aliases() != nil // by which the filter and the order may name what is selected
	s.Limit, s.Offset, s.MaxBytes = 0, 0, 0
	if !aliases && !numbered {
		s.Select = ""
	}
	return digest("cursor", team, version, s, t.StoredColumns())
}

// bindRow is the binding of a row's id.
func bindRow(team core.TeamID, s sqlgen.Source, t *sqlgen.Table) binding {
	return digest("row", team, s.Connection, s.From, s.Timestamp, t.StoredColumns())
}

// check refuses a cursor of another search.
func (c *Cursor) check(b binding, pl sqlgen.Plan) error {
	if c.binding != b {
		return core.InvalidError("cursor: belongs to another search: source, filter, order and range must equal those of the first page, " +
			"and the source must not have changed")
	}
	if !pl.Fits(*c.Place) {
		return errCursor
	}
	return nil
}

var errCursor = core.InvalidError("cursor: not a cursor returned by a search")

// String is the cursor's text, empty at the beginning.
func (c Cursor) String() string {
	if c.Place == nil {
		return ""
	}
	out := append([]byte{cursorVersion}, c.binding[:]...)
	out = binary.AppendVarint(out, c.Start)
	out = binary.AppendVarint(out, c.End)
	out = binary.AppendUvarint(out, uint64(c.Seen))
	out = append(out, c.Place.Hash...)
	for _, v := range c.Place.Values {
		out = appendPlaceValue(out, v)
	}
	return base64.RawURLEncoding.EncodeToString(out)
}

func appendPlaceValue(out []byte, v sqlgen.Value) []byte {
	out = append(out, byte(v.Kind))
	out = binary.AppendUvarint(out, uint64(len(v.Text)))
	return append(out, v.Text...)
}

// ParseCursor reads the text of a cursor. Only texts that String writes are any.
func ParseCursor(text string) (*Cursor, error) {
	if text == "" {
		return &Cursor{}, nil
	}
	var c Cursor
	r, err := decodeText(text, cursorVersion)
	if err != nil || len(text) > maxCursor {
		return nil, errCursor
	}
	c.Place = &sqlgen.Place{}
	c.binding = r.binding()
	c.Start, c.End = r.varint(), r.varint()
	seen := r.uvarint()
	c.Place.Hash = r.hash()
	for r.err == nil && r.Len() > 0 {
		c.Place.Values = append(c.Place.Values, r.key())
	}
	c.Seen = int(min(seen, maxSeen))
	if r.err != nil || seen == 0 || seen > maxSeen || len(c.Place.Values) == 0 || len(c.Place.Values) > maxOrderItems ||
		c.Start > c.End || c.String() != text {
		return nil, errCursor
	}
	return &c, nil
}

// rowID is the id of a row: when it happened, and its hash.
type rowID struct {
	binding binding
	at      sqlgen.Value
	hash    string
}

func (id rowID) String() string {
	out := append([]byte{rowIDVersion}, id.binding[:]...)
	out = append(out, id.hash...)
	return base64.RawURLEncoding.EncodeToString(appendPlaceValue(out, id.at))
}

var errRowID = core.InvalidError("rowId: not a row ID returned by a search of this source")

// parseRowID reads the text of a row's id.
func parseRowID(text string) (rowID, error) {
	r, err := decodeText(text, rowIDVersion)
	if err != nil || len(text) > maxCursor {
		return rowID{}, errRowID
	}
	id := rowID{binding: r.binding(), hash: r.hash(), at: r.key()}
	if r.err != nil || r.Len() > 0 || id.at.Kind != sqlgen.KindTime && id.at.Kind != sqlgen.KindDate || id.String() != text {
		return rowID{}, errRowID
	}
	return id, nil
}

// keyReader reads what is in a cursor or a row id. After an error all that it reads is empty.
type keyReader struct {
	*bytes.Reader
	err error
}

var errKey = errors.New("malformed")

func decodeText(text string, version byte) (*keyReader, error) {
	data, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil || len(data) == 0 || data[0] != version {
		return nil, errKey
	}
	return &keyReader{Reader: bytes.NewReader(data[1:])}, nil
}

func (r *keyReader) bytes(n uint64) []byte {
	if r.err != nil || n > uint64(r.Len()) {
		r.err = errKey
		return nil
	}
	b := make([]byte, n)
	_, r.err = r.Read(b)
	if n == 0 {
		r.err = nil
	}
	return b
}

func (r *keyReader) binding() (b binding) {
	copy(b[:], r.bytes(uint64(len(b))))
	return b
}

func (r *keyReader) varint() int64 {
	n, err := binary.ReadVarint(r)
	if err != nil {
		r.err = errKey
	}
	return n
}

func (r *keyReader) uvarint() uint64 {
	n, err := binary.ReadUvarint(r)
	if err != nil {
		r.err = errKey
	}
	return n
}

func (r *keyReader) hash() string {
	hash := string(r.bytes(hashLength))
	if strings.Trim(hash, "0123456789ABCDEF") != "" {
		r.err = errKey
	}
	return hash
}

func (r *keyReader) key() sqlgen.Value {
	kind := r.bytes(1)
	if r.err != nil {
		return sqlgen.Value{}
	}
	v := sqlgen.Value{Kind: sqlgen.Kind(kind[0])}
	v.Text = string(r.bytes(r.uvarint()))
	if r.err == nil && !canonical(v) {
		r.err = errKey
	}
	return v
}

// canonical reports whether a value has the text that keyOf gives it.
func canonical(v sqlgen.Value) bool {
	switch v.Kind {
	case sqlgen.KindString:
		return true
	case sqlgen.KindNull, sqlgen.KindNaN:
		return v.Text == ""
	case sqlgen.KindBool:
		return v.Text == "true" || v.Text == "false"
	case sqlgen.KindTime, sqlgen.KindInt:
		n, err := strconv.ParseInt(v.Text, 10, 64)
		return err == nil && strconv.FormatInt(n, 10) == v.Text
	case sqlgen.KindUint:
		n, err := strconv.ParseUint(v.Text, 10, 64)
		return err == nil && strconv.FormatUint(n, 10) == v.Text
	case sqlgen.KindFloat:
		f, err := strconv.ParseFloat(v.Text, 64)
		return err == nil && !math.IsNaN(f) && formatFloat(f) == v.Text
	case sqlgen.KindDate:
		t, err := time.Parse(time.DateOnly, v.Text)
		return err == nil && t.Format(time.DateOnly) == v.Text
	}
	return false
}

// formatFloat writes a number as ClickHouse reads it, and of which no digit is lost.
func formatFloat(f float64) string {
	switch {
	case f == 0: // also -0, which equals it
		return "0"
	case math.IsInf(f, 1):
		return "inf"
	case math.IsInf(f, -1):
		return "-inf"
	}
	return strconv.FormatFloat(f, 'g', -1, 64)
}

// orderOf are the values of the order of a row.
func orderOf(columns []engine.Column, values []any) (list []sqlgen.Value, err error) {
	list = make([]sqlgen.Value, len(values))
	size := 0
	for i, v := range values {
		if list[i], err = keyOf(v, columns[i].Type); err != nil {
			return nil, err
		}
		size += len(list[i].Text)
	}
	if size > maxCursor/2 || len(list) > maxOrderItems {
		return nil, core.InvalidError("orderBy: the values are too long for a cursor")
	}
	return list, nil
}

// keysOf are the time of a row and its hash.
func keysOf(columns []engine.Column, values []any) (at sqlgen.Value, hash string, err error) {
	hash, ok := values[1].(string)
	if !ok || len(hash) != hashLength {
		return at, "", Strange("a hash has an unexpected form")
	}
	at, err = keyOf(values[0], columns[0].Type)
	return at, hash, err
}

var dateTypes = []string{"Date", "Date32", "Nullable(Date)", "Nullable(Date32)", "LowCardinality(Date)", "LowCardinality(Nullable(Date))"}

// keyOf is a value of an order.
func keyOf(value any, typ string) (sqlgen.Value, error) {
	switch v := value.(type) {
	case nil:
		return sqlgen.Value{Kind: sqlgen.KindNull}, nil
	case time.Time:
		if slices.Contains(dateTypes, typ) {
			return sqlgen.Value{Kind: sqlgen.KindDate, Text: v.UTC().Format(time.DateOnly)}, nil
		}
		if year := v.Year(); year > 1700 && year < 2262 {
			return sqlgen.Value{Kind: sqlgen.KindTime, Text: strconv.FormatInt(v.UnixNano(), 10)}, nil
		}
	case string:
		return sqlgen.Value{Kind: sqlgen.KindString, Text: v}, nil
	case bool:
		return sqlgen.Value{Kind: sqlgen.KindBool, Text: strconv.FormatBool(v)}, nil
	default:
		switch r := reflect.ValueOf(value); {
		case r.Kind() == reflect.String: // a decimal, or an integer of more than 64 bits
		case r.CanInt():
			return sqlgen.Value{Kind: sqlgen.KindInt, Text: strconv.FormatInt(r.Int(), 10)}, nil
		case r.CanUint():
			return sqlgen.Value{Kind: sqlgen.KindUint, Text: strconv.FormatUint(r.Uint(), 10)}, nil
		case r.CanFloat() && math.IsNaN(r.Float()):
			return sqlgen.Value{Kind: sqlgen.KindNaN}, nil
		case r.CanFloat():
			return sqlgen.Value{Kind: sqlgen.KindFloat, Text: formatFloat(r.Float())}, nil
		}
	}
	return sqlgen.Value{}, core.InvalidError(fmt.Sprintf("orderBy: rows ordered by a %.60s cannot be paged by cursor", typ))
}
