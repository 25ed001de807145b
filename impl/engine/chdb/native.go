package chdb

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"time"

	chproto "github.com/ClickHouse/ch-go/proto"
	"github.com/ClickHouse/clickhouse-go/v2/lib/column"
	"github.com/ClickHouse/clickhouse-go/v2/lib/proto"
)

// The Native format depends on the protocol revision that the client announces. The library always writes revision
// 0, which knows neither the info in front of a block nor the flag in front of a column's data.

// blockInfo is the info of an ordinary block: not overflowing, no bucket.
var blockInfo = []byte{1, 0, 2, 0xff, 0xff, 0xff, 0xff, 0}

// reframe writes Native blocks of revision 0 as blocks of the given revision. Columns are not length-prefixed, so
// each is decoded to find its end, but its bytes are passed on as they are: a type that cannot be decoded is an
// error, and one that can be decoded but not encoded is no problem.
func reframe(w io.Writer, blocks []byte, revision uint64) error {
	if revision == 0 {
		_, err := w.Write(blocks)
		return err
	}
	r := newBlockReader(blocks)
	for r.more() {
		if err := r.block(w, revision); err != nil {
			return err
		}
	}
	return nil
}

// blockReader decodes from memory and knows how far it has come.
type blockReader struct {
	data    []byte
	source  *bytes.Reader
	buffer  *bufio.Reader
	decoder *chproto.Reader
}

func newBlockReader(data []byte) *blockReader {
	r := &blockReader{data: data, source: bytes.NewReader(data)}
	// The decoder takes a bufio.Reader of this size as its own buffer, which offset relies on.
	r.buffer = bufio.NewReaderSize(r.source, 128<<10)
	r.decoder = chproto.NewReader(r.buffer)
	return r
}

// offset is the position of the next undecoded byte.
func (r *blockReader) offset() int { return len(r.data) - r.source.Len() - r.buffer.Buffered() }

func (r *blockReader) more() bool { return r.offset() < len(r.data) }

// block passes on the next block: its size, and then every column.
func (r *blockReader) block(w io.Writer, revision uint64) error {
	columns, err := r.decoder.UVarInt()
	if err != nil {
		return err
	}
	rows, err := r.decoder.UVarInt()
	if err != nil {
		return err
	}
	head := append([]byte(nil), blockInfo...)
	head = binary.AppendUvarint(head, columns)
	head = binary.AppendUvarint(head, rows)
	if _, err := w.Write(head); err != nil {
		return err
	}
	for range columns {
		if err := r.column(w, int(rows), revision); err != nil {
			return err
		}
	}
	return nil
}

// column passes on a column: its name and type, the flag for a serialization other than the type's usual one, which
// revision 0 never uses, and the data. A block without rows ends before the data.
func (r *blockReader) column(w io.Writer, rows int, revision uint64) error {
	start := r.offset()
	name, err := r.decoder.Str()
	if err != nil {
		return err
	}
	typ, err := r.decoder.Str()
	if err != nil {
		return err
	}
	if _, err := w.Write(r.data[start:r.offset()]); err != nil {
		return err
	}
	if revision >= proto.DBMS_MIN_REVISION_WITH_CUSTOM_SERIALIZATION {
		if _, err := w.Write([]byte{0}); err != nil {
			return err
		}
	}
	if rows == 0 {
		return nil
	}
	start = r.offset()
	if err := r.skip(column.Type(typ), rows); err != nil {
		return newException(codeNotImplemented, "NOT_IMPLEMENTED",
			fmt.Sprintf("Column %s of type %s cannot be sent in format Native", name, typ))
	}
	_, err = w.Write(r.data[start:r.offset()])
	return err
}

// skip decodes the data of a column.
func (r *blockReader) skip(typ column.Type, rows int) (err error) {
	defer func() {
		// Types that newer servers invent have made the decoder panic before.
		if p := recover(); p != nil {
			err = fmt.Errorf("decode %s: %v", typ, p)
		}
	}()
	c, err := typ.Column("", &column.ServerContext{Timezone: time.UTC})
	if err != nil {
		return err
	}
	if c, ok := c.(column.CustomSerialization); ok {
		if err := c.ReadStatePrefix(r.decoder); err != nil {
			return err
		}
	}
	return c.Decode(r.decoder, rows)
}
