package wal

import (
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// Bytes of a segment that hold no data.
const (
	SegmentHeader = segmentHeader
	RecordHeader  = recordHeader
)

// Encode is a record as it stands in a segment.
func Encode(seq uint64, kind uint8, data string) []byte {
	a := appending{
		record: Record{Seq: seq, Kind: kind, Time: time.Unix(0, 0)}, parts: [][]byte{[]byte(data)},
		size: int64(recordHeader + len(data)),
	}
	return append(a.encodeHeader(), data...)
}

// BreakSync makes the next sync fail, and only that: what is written goes to a pipe, which cannot be synced.
func (l *Log) BreakSync() (restore func(), err error) {
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	return func() { _, _ = w.Close(), r.Close() }, unix.Dup3(int(w.Fd()), int(l.active.Fd()), 0)
}
