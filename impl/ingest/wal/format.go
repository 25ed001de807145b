package wal

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"math"
	"slices"
	"time"
)

// The form of a segment: a header, and then records, each a header and its data. Numbers are little endian.
//
//	segment header   magic (8), first sequence number (8), from where on records of earlier segments do not count (8),
//	                 CRC32C of these (4)
//	record header    length of the data (4), CRC32C of what follows and of the length (4), sequence number (8), time in
//	                 nanoseconds since 1970 (8), key (4), kind (1)
//
// The data of a record that weighs more than its bytes begin with its weight (4), which its kind says.
const (
	segmentHeader = 28
	recordHeader  = 29
	weightSize    = 4
	hasWeight     = 0x40
)

var (
	magic      = []byte("obstack1")
	castagnoli = crc32.MakeTable(crc32.Castagnoli)
)

func segmentName(first uint64) string { return fmt.Sprintf("%020d.log", first) }

func encodeSegmentHeader(first, valid uint64) []byte {
	b := slices.Clone(magic)
	b = binary.LittleEndian.AppendUint64(b, first)
	b = binary.LittleEndian.AppendUint64(b, valid)
	return binary.LittleEndian.AppendUint32(b, crc32.Checksum(b, castagnoli))
}

func decodeSegmentHeader(b []byte) (first, valid uint64, ok bool) {
	if len(b) < segmentHeader || !bytes.Equal(b[:8], magic) ||
		binary.LittleEndian.Uint32(b[24:]) != crc32.Checksum(b[:24], castagnoli) {
		return 0, 0, false
	}
	return binary.LittleEndian.Uint64(b[8:]), binary.LittleEndian.Uint64(b[16:]), true
}

func (a *appending) encodeHeader() []byte {
	b := a.header[:]
	binary.LittleEndian.PutUint32(b, uint32(a.size-recordHeader))
	binary.LittleEndian.PutUint64(b[8:], a.record.Seq)
	binary.LittleEndian.PutUint64(b[16:], uint64(a.record.Time.UnixNano()))
	binary.LittleEndian.PutUint32(b[24:], a.record.Key)
	b[28] = a.record.Kind
	sum := headerSum(b)
	for _, p := range a.parts {
		sum = crc32.Update(sum, castagnoli, p)
	}
	binary.LittleEndian.PutUint32(b[4:], sum)
	return b
}

// headerSum is the checksum of a header without the checksum in it.
func headerSum(b []byte) uint32 {
	return crc32.Update(crc32.Checksum(b[:4], castagnoli), castagnoli, b[8:recordHeader])
}

// weigh puts the weight in front of the data.
func (a *appending) weigh(weight int64) {
	data := binary.LittleEndian.AppendUint32(nil, uint32(min(weight, math.MaxUint32)))
	a.parts = append([][]byte{data}, a.parts...)
	a.size += weightSize
	a.record.Kind |= hasWeight
}

// decodeHeader returns a record without its data, and how many bytes those have.
func decodeHeader(b []byte) (r Record, size int) {
	return Record{
		Seq:  binary.LittleEndian.Uint64(b[8:]),
		Time: time.Unix(0, int64(binary.LittleEndian.Uint64(b[16:]))),
		Key:  binary.LittleEndian.Uint32(b[24:]),
		Kind: b[28] &^ hasWeight,
	}, int(binary.LittleEndian.Uint32(b))
}

// decodeData adds the data, and the weight, to a record that is whole.
func decodeData(r *Record, b []byte) {
	r.Weight, r.Data = int64(len(b)), b[recordHeader:]
	if b[28]&hasWeight != 0 && len(r.Data) >= weightSize {
		r.Weight = max(r.Weight, int64(binary.LittleEndian.Uint32(r.Data)))
		r.Data = r.Data[weightSize:]
	}
}
