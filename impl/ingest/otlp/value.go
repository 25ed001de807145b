package otlp

import (
	"bytes"
	"encoding/base64"
	"math"
	"math/bits"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/go-json-experiment/json/jsontext"
)

// kind is a type of value.
type kind uint8

// The kinds are the numbers of fields in AnyValue.
const (
	kindNone   kind = 0
	kindText   kind = 1
	kindBool   kind = 2
	kindInt    kind = 3
	kindDouble kind = 4
	kindArray  kind = 5
	kindList   kind = 6
	kindBytes  kind = 7
	kindIndex  kind = 8 // of a table that only profiles have
)

// value is an AnyValue. Arrays and lists are checked, but not decoded.
type value struct {
	kind kind
	num  uint64 // of an array or a list that is being checked, how many bytes it has as JSON at most
	data []byte
}

// trusted is the depth of what has been checked before.
const trusted = -1

// merge reads a field that is a value. What a value had before stays if there is nothing in it, as protobuf has it.
func (v *value) merge(f *field, depth int) error {
	src, err := f.bytes()
	for err == nil && len(src) > 0 {
		if src, err = f.next(src); err != nil {
			break
		}
		switch k := kind(min(f.num, 255)); k {
		case kindText, kindBytes:
			v.kind = k
			v.data, err = f.bytes()
		case kindBool, kindInt, kindIndex:
			v.kind = k
			v.num, err = f.varint()
		case kindDouble:
			v.kind = k
			v.num, err = f.fixed64()
		case kindArray, kindList:
			v.kind = k
			if v.data, err = f.bytes(); err == nil && depth != trusted {
				v.num, err = checkNested(k, v.data, depth+1)
			}
		}
	}
	return err
}

// checkNested checks an array or a list, and returns how many bytes it has as JSON at most.
func checkNested(k kind, src []byte, depth int) (size uint64, err error) {
	if depth > maxDepth {
		return 0, errDepth
	}
	var f field
	size = uint64(len("[]"))
	for err == nil && len(src) > 0 {
		if src, err = f.next(src); err != nil || f.num != 1 {
			continue
		}
		var v value
		if k == kindArray {
			err = v.merge(&f, depth)
		} else {
			var key []byte
			key, v, err = keyValue(&f, depth)
			size += uint64(quotedSize(key) + len(":"))
		}
		size += uint64(v.jsonSize() + len(","))
	}
	return size, err
}

// keyValue reads a field that is a key with its value.
func keyValue(f *field, depth int) (key []byte, v value, err error) {
	src, err := f.bytes()
	if key, text, ok := textPair(src); ok {
		return key, value{kind: kindText, data: text}, nil
	}
	for err == nil && len(src) > 0 {
		if src, err = f.next(src); err != nil {
			break
		}
		switch f.num {
		case 1:
			key, err = f.bytes()
		case 2:
			err = v.merge(f, depth)
		case 3:
			_, err = f.varint()
		}
	}
	return key, v, err
}

// textPair reads the most frequent form of a key with its value: both are texts shorter than 128 bytes.
func textPair(src []byte) (key, text []byte, ok bool) {
	const keyTag, valueTag, textTag = 1<<3 | 2, 2<<3 | 2, 1<<3 | 2
	if len(src) < 2 || src[0] != keyTag {
		return nil, nil, false
	}
	end := 2 + int(src[1])
	if src[1] >= 0x80 || len(src) < end+4 || src[end] != valueTag || src[end+2] != textTag {
		return nil, nil, false
	}
	n := int(src[end+3])
	if n >= 0x80-2 || int(src[end+1]) != n+2 || len(src) != end+4+n {
		return nil, nil, false
	}
	return src[2:end], src[end+4:], true
}

// maxDouble is how many bytes a number has as text at most.
const maxDouble = 25

// size is how many bytes the text of a value has at most.
func (v *value) size() int {
	switch v.kind {
	case kindText:
		return textSize(v.data)
	case kindBytes:
		return base64.StdEncoding.EncodedLen(len(v.data))
	case kindArray, kindList:
		return int(v.num)
	case kindBool:
		return len("false")
	case kindInt:
		n := int64(v.num)
		return len("-0") + bits.Len64(uint64(max(n, ^n)))*5/16 // a bit is less than 5/16 of a digit
	case kindDouble:
		return maxDouble
	default:
		return 0
	}
}

// jsonSize is how many bytes a value has inside of another at most.
func (v *value) jsonSize() int {
	switch v.kind {
	case kindText:
		return quotedSize(v.data)
	case kindNone, kindIndex:
		return len("null")
	default:
		return v.size() + len(`""`)
	}
}

// textSize is how many bytes a text has at most once it is UTF-8: what follows a byte that is none is one that is, or also
// replaced.
func textSize(text []byte) int {
	if utf8.Valid(text) {
		return len(text)
	}
	return 2*len(text) + len(replacement)
}

// quotedSize is how many bytes a text has as JSON at most.
func quotedSize(text []byte) int {
	n := textSize(text) + len(`""`)
	for _, c := range text {
		switch {
		case c == '"' || c == '\\' || c == '\n' || c == '\t' || c == '\r' || c == '\b' || c == '\f':
			n++
		case c < ' ':
			n += len(`\u0000`) - 1
		}
	}
	return n
}

// pairBytes is about how many bytes an attribute takes in a block. Blocks have each key once.
func pairBytes(key []byte, v *value) int { return 8 + len(key)/16 + v.size() }

// texts writes values as text.
type texts struct {
	entries []entry
	scratch []byte
}

// entry is a member of a list that is written.
type entry struct {
	key   []byte
	value value
}

// append adds the text of a value that is none, as pdata's AsString does.
func (t *texts) append(dst []byte, v *value) []byte {
	switch v.kind {
	case kindBool:
		return strconv.AppendBool(dst, v.num != 0)
	case kindInt:
		return strconv.AppendInt(dst, int64(v.num), 10)
	case kindDouble:
		return appendDouble(dst, math.Float64frombits(v.num))
	case kindBytes:
		return base64.StdEncoding.AppendEncode(dst, v.data)
	case kindArray, kindList:
		return t.appendJSON(dst, v)
	default:
		return dst
	}
}

// of is the text of a value, valid until the next call.
func (t *texts) of(v *value) []byte {
	if v.kind == kindText {
		return v.data
	}
	t.scratch = t.append(t.scratch[:0], v)
	return t.scratch
}

// appendJSON adds a value inside of another.
func (t *texts) appendJSON(dst []byte, v *value) []byte {
	switch v.kind {
	case kindText:
		return appendQuoted(dst, v.data)
	case kindBytes:
		dst = append(dst, '"')
		dst = base64.StdEncoding.AppendEncode(dst, v.data)
		return append(dst, '"')
	case kindDouble:
		n := math.Float64frombits(v.num)
		if math.IsNaN(n) || math.IsInf(n, 0) {
			return append(appendDouble(append(dst, '"'), n), '"')
		}
		return appendDouble(dst, n)
	case kindBool, kindInt:
		return t.append(dst, v)
	case kindArray:
		return t.appendArray(dst, v.data)
	case kindList:
		return t.appendList(dst, v.data)
	default:
		return append(dst, "null"...)
	}
}

func (t *texts) appendArray(dst, src []byte) []byte {
	dst = append(dst, '[')
	var f field
	first := true
	for len(src) > 0 {
		src, _ = f.next(src) // it is checked
		if f.num != 1 {
			continue
		}
		var v value
		_ = v.merge(&f, trusted)
		if !first {
			dst = append(dst, ',')
		}
		first = false
		dst = t.appendJSON(dst, &v)
	}
	return append(dst, ']')
}

// appendList writes a list with sorted keys, and of equal keys the last.
func (t *texts) appendList(dst, src []byte) []byte {
	from := len(t.entries)
	var f field
	for len(src) > 0 {
		src, _ = f.next(src) // it is checked
		if f.num != 1 {
			continue
		}
		key, v, _ := keyValue(&f, trusted)
		t.entries = append(t.entries, entry{key, v})
	}
	slices.SortStableFunc(t.entries[from:], func(a, b entry) int { return bytes.Compare(a.key, b.key) })
	dst = append(dst, '{')
	for i, to, first := from, len(t.entries), true; i < to; i++ {
		if i+1 < to && bytes.Equal(t.entries[i].key, t.entries[i+1].key) {
			continue
		}
		if !first {
			dst = append(dst, ',')
		}
		first = false
		dst = append(appendQuoted(dst, t.entries[i].key), ':')
		v := t.entries[i].value
		dst = t.appendJSON(dst, &v)
	}
	clear(t.entries[from:])
	t.entries = t.entries[:from]
	return append(dst, '}')
}

func appendQuoted(dst, text []byte) []byte {
	quoted, err := jsontext.AppendQuote(dst, text)
	if err != nil { // it is not UTF-8
		quoted, _ = jsontext.AppendQuote(dst, valid(text))
	}
	return quoted
}

var replacement = []byte("\uFFFD")

// valid replaces what is not UTF-8.
func valid(text []byte) []byte {
	if utf8.Valid(text) {
		return text
	}
	return bytes.ToValidUTF8(text, replacement)
}

// appendDouble writes a number as JavaScript does.
func appendDouble(dst []byte, n float64) []byte {
	switch {
	case math.IsNaN(n):
		return append(dst, "NaN"...)
	case math.IsInf(n, 1):
		return append(dst, "Infinity"...)
	case math.IsInf(n, -1):
		return append(dst, "-Infinity"...)
	}
	format := byte('f')
	if abs := math.Abs(n); abs != 0 && (abs < 1e-6 || abs >= 1e21) {
		format = 'e'
	}
	dst = strconv.AppendFloat(dst, n, format, -1, 64)
	if end := len(dst); format == 'e' && end >= 4 && dst[end-4] == 'e' && dst[end-3] == '-' && dst[end-2] == '0' {
		dst[end-2] = dst[end-1]
		dst = dst[:end-1]
	}
	return dst
}
