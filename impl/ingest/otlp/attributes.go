package otlp

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json/jsontext"
)

// asJSON is a column of attributes as one of JSON, whose values have their types, as the Collector's exporter writes them.
func (c column) asJSON() column {
	switch v := c.values.(type) {
	case *maps:
		c.values = objects{v}
	case array:
		if of, ok := v.values.(*maps); ok {
			c.values = array{v.ends, objects{of}}
		}
	}
	c.typ = strings.Replace(c.typ, typeMap, typeString, 1)
	return c
}

// objects are maps of attributes, which are appended as texts of JSON. ClickHouse refuses a JSON that has something twice, also in
// two ways, as {"a":{"b":1},"a.b":2}, and integers of more than 64 bits: of equal keys the first counts, and what else it might
// refuse is text.
type objects struct{ *maps }

func (c objects) append(dst []byte, from, to int, n *numbering) []byte {
	values := skipTexts(c.values.data, c.ends.at(from))
	var object []byte
	keys := map[uint32]bool{}
	var sorted []string // of an object that has lists
	for i := from; i < to; i++ {
		object = append(object[:0], '{')
		clear(keys)
		sorted = sorted[:0]
		ids := c.keys.ids[c.ends.at(i):c.ends.at(i+1)]
		for at, id := range ids {
			size, width := binary.Uvarint(values)
			value := values[width : width+int(size)]
			values = values[width+int(size):]
			if keys[id] {
				continue
			}
			keys[id] = true
			if len(object) > 1 {
				object = append(object, ',')
			}
			object = append(appendQuoted(object, []byte(n.dictionary.texts[id])), ':')
			k := kind(c.kinds.data[c.ends.at(i)+at])
			if k == kindList && len(sorted) == 0 {
				for _, id := range ids {
					sorted = append(sorted, n.dictionary.texts[id])
				}
				slices.Sort(sorted)
			}
			switch {
			case k == kindNone, k == kindIndex:
				object = append(object, "null"...)
			case isJSON(k, value) && (k != kindList || !haveInside(sorted, n.dictionary.texts[id])):
				object = append(object, value...)
			default:
				object = appendQuoted(object, value)
			}
		}
		object = append(object, '}')
		dst = append(binary.AppendUvarint(dst, uint64(len(object))), object...)
	}
	return dst
}

// haveInside reports whether one of the sorted keys is a path that leads into another.
func haveInside(sorted []string, key string) bool {
	i, _ := slices.BinarySearch(sorted, key+".")
	return i < len(sorted) && strings.HasPrefix(sorted[i], key+".")
}

// isJSON reports whether the text of a value is JSON of its type, which ClickHouse takes.
func isJSON(k kind, value []byte) bool {
	switch k {
	case kindBool, kindInt:
		return true
	case kindDouble:
		return isNumber(value)
	case kindArray, kindList:
	default:
		return false
	}
	d := jsontext.NewDecoder(bytes.NewReader(value))
	for d.PeekKind() != 0 {
		token, err := d.ReadToken()
		if err != nil {
			return false
		}
		in, members := d.StackIndex(d.StackDepth())
		isKey := in == '{' && members%2 == 1
		if isKey && strings.Contains(token.String(), ".") || token.Kind() == '0' && !isNumber([]byte(token.String())) {
			return false
		}
	}
	return true
}

// isNumber reports whether the text of a number, which is none for some, has an integer of no more than 64 bits.
func isNumber(text []byte) bool {
	if bytes.ContainsAny(text, ".eE") {
		return true
	}
	_, err := strconv.ParseInt(string(text), 10, 64)
	return err == nil
}
