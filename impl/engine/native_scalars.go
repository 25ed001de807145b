package engine

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"net"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/shopspring/decimal"
)

// fixed decodes values of one size.
type fixed struct {
	width int
	text  bool // values are texts
	value func(b []byte) any
	slice func(b []byte) any
}

// newFixed returns the decoder of a type whose values take width bytes, of which get makes one. T is what callers see, and a
// slice of values is a []T.
func newFixed[T any](width int, get func(b []byte) T) *fixed {
	_, text := any(*new(T)).(string)
	return &fixed{
		width: width,
		text:  text,
		value: func(b []byte) any { return get(b) },
		slice: func(b []byte) any {
			values := make([]T, len(b)/width)
			for i := range values {
				values[i] = get(b[i*width:][:width])
			}
			return values
		},
	}
}

func (*fixed) prefix(*nativeReader) error { return nil }

func (d *fixed) decode(r *nativeReader, n int) (vector, error) {
	data, err := r.bytes(n * d.width)
	return fixedVector{d, data}, err
}

func (d *fixed) weight() int64 { return max(0, 8-int64(d.width)) }

// fixedVector are values as they came, which are made when they are asked for.
type fixedVector struct {
	of   *fixed
	data []byte
}

func (c fixedVector) value(i int) any { return c.of.value(c.data[i*c.of.width:][:c.of.width]) }

func (c fixedVector) slice(from, to int) any {
	return c.of.slice(c.data[from*c.of.width : to*c.of.width])
}

// nothing is the type of what is always NULL.
var nothing = newFixed(1, func([]byte) any { return nil })

// scalars are the types that need no parameters.
var scalars = map[string]decoder{
	"UInt8":   newFixed(1, func(b []byte) uint8 { return b[0] }),
	"UInt16":  newFixed(2, binary.LittleEndian.Uint16),
	"UInt32":  newFixed(4, binary.LittleEndian.Uint32),
	"UInt64":  newFixed(8, binary.LittleEndian.Uint64),
	"UInt128": newFixed(16, unsignedNumber),
	"UInt256": newFixed(32, unsignedNumber),
	"Int8":    newFixed(1, func(b []byte) int8 { return int8(b[0]) }),
	"Int16":   newFixed(2, func(b []byte) int16 { return int16(binary.LittleEndian.Uint16(b)) }),
	"Int32":   newFixed(4, int32Of),
	"Int64":   newFixed(8, int64Of),
	"Int128":  newFixed(16, signedNumber),
	"Int256":  newFixed(32, signedNumber),
	"BFloat16": newFixed(2, func(b []byte) float32 {
		return math.Float32frombits(uint32(binary.LittleEndian.Uint16(b)) << 16)
	}),
	"Float32": newFixed(4, func(b []byte) float32 { return math.Float32frombits(binary.LittleEndian.Uint32(b)) }),
	"Float64": newFixed(8, func(b []byte) float64 { return math.Float64frombits(binary.LittleEndian.Uint64(b)) }),
	"Bool":    newFixed(1, func(b []byte) bool { return b[0] != 0 }),
	"Nothing": nothing,
	"String":  textDecoder{},
	"Date":    newFixed(2, func(b []byte) time.Time { return day(int64(binary.LittleEndian.Uint16(b))) }),
	"Date32":  newFixed(4, func(b []byte) time.Time { return day(int64(int32Of(b))) }),
	"DateTime": newFixed(4, func(b []byte) time.Time {
		return time.Unix(int64(binary.LittleEndian.Uint32(b)), 0).UTC()
	}),
	"Time": newFixed(4, func(b []byte) time.Duration { return time.Duration(int32Of(b)) * time.Second }),
	"UUID": newFixed(16, func(b []byte) string {
		var id uuid.UUID
		for i := range 8 { // two numbers
			id[i], id[8+i] = b[7-i], b[15-i]
		}
		return id.String()
	}),
	"IPv4":                newFixed(4, func(b []byte) string { return net.IPv4(b[3], b[2], b[1], b[0]).String() }),
	"IPv6":                newFixed(16, func(b []byte) string { return net.IP(b).String() }),
	"IntervalNanosecond":  interval64("Nanosecond"),
	"IntervalMicrosecond": interval64("Microsecond"),
	"IntervalMillisecond": interval64("Millisecond"),
	"IntervalSecond":      interval64("Second"),
	"IntervalMinute":      interval64("Minute"),
	"IntervalHour":        interval64("Hour"),
	"IntervalDay":         interval64("Day"),
	"IntervalWeek":        interval64("Week"),
	"IntervalMonth":       interval64("Month"),
	"IntervalQuarter":     interval64("Quarter"),
	"IntervalYear":        interval64("Year"),
}

func int32Of(b []byte) int32 { return int32(binary.LittleEndian.Uint32(b)) }

func int64Of(b []byte) int64 { return int64(binary.LittleEndian.Uint64(b)) }

func day(n int64) time.Time { return time.Unix(n*24*60*60, 0).UTC() }

// signed returns an integer of any size, the least significant byte of which is the first.
func signed(b []byte) *big.Int {
	n := unsigned(b)
	if b[len(b)-1]&0x80 != 0 {
		n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(8*len(b))))
	}
	return n
}

func unsigned(b []byte) *big.Int {
	b = slices.Clone(b)
	slices.Reverse(b)
	return new(big.Int).SetBytes(b)
}

func signedNumber(b []byte) json.Number   { return json.Number(signed(b).String()) }
func unsignedNumber(b []byte) json.Number { return json.Number(unsigned(b).String()) }

// interval64 decodes an interval as clickhouse-go writes it, with an s only above one: -2 is "-2 Second".
func interval64(unit string) *fixed {
	return newFixed(8, func(b []byte) string {
		n, plural := int64Of(b), ""
		if n > 1 {
			plural = "s"
		}
		return fmt.Sprintf("%d %s%s", n, unit, plural)
	})
}

// decimalDecoder decodes a Decimal exactly, as the text of a number. Its width follows from the precision, as in ClickHouse.
func decimalDecoder(precision, scale int) *fixed {
	width := 32
	switch {
	case precision <= 9:
		width = 4
	case precision <= 18:
		width = 8
	case precision <= 38:
		width = 16
	}
	return newFixed(width, func(b []byte) json.Number {
		return json.Number(decimal.NewFromBigInt(signed(b), -int32(scale)).String())
	})
}

// tenTo are the powers of ten up to the parts of a second that fit into nanoseconds.
var tenTo = [10]int64{1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000}

// dateTime64Decoder decodes ticks since 1970 of 10^-precision seconds, in UTC: a column's time zone is for texts.
func dateTime64Decoder(precision int) *fixed {
	second, part := tenTo[precision], tenTo[9-precision]
	return newFixed(8, func(b []byte) time.Time {
		n := int64Of(b)
		return time.Unix(n/second, n%second*part).UTC()
	})
}

func time64Decoder(precision int) *fixed {
	part := time.Duration(tenTo[9-precision])
	return newFixed(8, func(b []byte) time.Duration { return time.Duration(int64Of(b)) * part })
}

// enumDecoder decodes an Enum as its names. A number without one, which only a server that lies sends, is an empty text.
func enumDecoder(small bool, names map[int16]string) *fixed {
	if small {
		return newFixed(1, func(b []byte) string { return names[int16(int8(b[0]))] })
	}
	return newFixed(2, func(b []byte) string { return names[int16(binary.LittleEndian.Uint16(b))] })
}
