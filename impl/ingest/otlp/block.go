package otlp

import (
	"encoding/binary"
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
)

// table is one of the telemetry tables. They are in this order in Blocks.
type table uint8

const (
	logTable table = iota
	traceTable
	gaugeTable
	sumTable
	histogramTable
	exponentialTable
	summaryTable
	sessionTable
	tableCount
)

var tableNames = [tableCount]string{
	"otel_logs", "otel_traces", "otel_metrics_gauge", "otel_metrics_sum", "otel_metrics_histogram",
	"otel_metrics_exponential_histogram", "otel_metrics_summary", SessionTable,
}

// column is a column of a block.
type column struct {
	name, typ string
	values    vector
}

// Types of columns.
const (
	typeUInt8   = "UInt8"
	typeUInt32  = "UInt32"
	typeInt32   = "Int32"
	typeUInt64  = "UInt64"
	typeFloat64 = "Float64"
	typeBool    = "Bool"
	typeTime    = "DateTime64(9)"
	typeString  = "String"
	typeName    = "LowCardinality(String)"
	typeMap     = "Map(LowCardinality(String), String)"
)

func arrayOf(typ string) string { return "Array(" + typ + ")" }

// Column is a column of a table that is to be filled.
type Column struct {
	Name string
	// JSON says that the table has attributes there as JSON, and not as a map.
	JSON bool
}

// Columns returns the columns of a table that a Block can fill, in the order of the table; nil if there is no such table.
func Columns(name string) []Column {
	i := slices.Index(tableNames[:], name)
	if i < 0 {
		return nil
	}
	var columns []Column
	for _, c := range newBlock(table(i)).columns {
		columns = append(columns, Column{Name: c.name})
	}
	return columns
}

// Block is rows of one table and one day. It is valid until the Builder's next Append or Reset.
type Block struct {
	table   table
	day     int32
	rows    int
	marked  int
	columns []column

	logs   *logColumns
	spans  *spanColumns
	points *pointColumns

	numbering *numbering
}

func newBlock(t table) *Block {
	k := &Block{table: t}
	switch t {
	case logTable, sessionTable:
		k.logs, k.columns = newLogColumns(t)
	case traceTable:
		k.spans, k.columns = newSpanColumns()
	default:
		k.points, k.columns = newPointColumns(t)
	}
	return k
}

// Table is the name of the table that the rows are for.
func (k *Block) Table() string { return tableNames[k.table] }

// TimeColumn is the column with the times of the rows.
func (k *Block) TimeColumn() string {
	switch k.table {
	case logTable, traceTable, sessionTable:
		return "Timestamp"
	default:
		return "TimeUnix"
	}
}

// Day is the partition day of the rows, since 1970 and in UTC.
func (k *Block) Day() int32 { return k.day }

// Rows is how many rows there are.
func (k *Block) Rows() int { return k.rows }

// Size is about how many bytes AppendNative adds for all of the block.
func (k *Block) Size() int {
	n := 0
	for _, c := range k.columns {
		n += c.values.size()
	}
	return n
}

// AppendNative appends rows in the Native format at revision 0: the columns that are named, in that order, and the rows
// from one to before another. Times are DateTime64(9) throughout; with input_format_native_allow_types_conversion, which
// is ClickHouse's default, they also go into columns of DateTime, and texts, which JSON is here, into those of JSON. A panic is an
// error.
func (k *Block) AppendNative(dst []byte, columns []Column, from, to int) (_ []byte, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
			*k.numbering = numbering{dictionary: k.numbering.dictionary}
		}
	}()
	if from < 0 || to < from || to > k.rows {
		return dst, fmt.Errorf("rows %d to %d of %d", from, to, k.rows)
	}
	dst = binary.AppendUvarint(dst, uint64(len(columns)))
	dst = binary.AppendUvarint(dst, uint64(to-from))
	for _, wanted := range columns {
		i := slices.IndexFunc(k.columns, func(c column) bool { return c.name == wanted.Name })
		if i < 0 {
			return dst, fmt.Errorf("column %s of %s is unknown", wanted.Name, k.Table())
		}
		c := k.columns[i]
		if wanted.JSON {
			c = c.asJSON()
		}
		dst = append(binary.AppendUvarint(dst, uint64(len(c.name))), c.name...)
		dst = append(binary.AppendUvarint(dst, uint64(len(c.typ))), c.typ...)
		if from == to {
			continue
		}
		if strings.Contains(c.typ, typeName) {
			dst = binary.LittleEndian.AppendUint64(dst, 1) // version
		}
		dst = c.values.append(dst, from, to, k.numbering)
	}
	return dst, nil
}

func (k *Block) mark() {
	k.marked = k.rows
	for _, c := range k.columns {
		c.values.mark()
	}
}

func (k *Block) undo() {
	k.rows = k.marked
	for _, c := range k.columns {
		c.values.undo()
	}
}

func (k *Block) reset() {
	k.rows, k.marked = 0, 0
	for _, c := range k.columns {
		c.values.reset()
	}
}
