package otlp

import (
	"bytes"
	"errors"
	"io"
	"strconv"

	"github.com/go-json-experiment/json/jsontext"
)

// Bodies beyond these limits are stored like other text.
const (
	// maxParsedBody is the largest body that is parsed, in bytes.
	maxParsedBody = 64 << 10
	// maxMemberName limits the name of a member with the path before it, in bytes.
	maxMemberName = 256
	// maxNameGrowth and minNames limit the names of all members of a body: each has a copy of the names around it, which may be
	// many times as long as the body. Labels of Kubernetes are about 3 times as long.
	maxNameGrowth = 8
	minNames      = 4 << 10
	// maxSeen is the largest set of names that is used for the next record too.
	maxSeen = 1 << 10
)

// levelMembers are the members that loggers write the severity to, by precedence.
var levelMembers = []string{"level", "severity", "log.level", "levelname", "loglevel", "lvl"}

// members reads the attributes in a body that is a JSON object. Those of nested objects have a path with dots.
type members struct {
	// countOnly leaves list and data empty.
	countOnly bool
	list      []member
	// data has the names and texts of list.
	data []byte
	// bytes is about how much the members take in a block, and names the length of all names.
	bytes, names, maxNames int

	path    []byte
	seen    map[uint32]struct{}
	texts   texts
	source  bytes.Buffer
	decoder *jsontext.Decoder
}

type member struct {
	kind             kind
	begin, name, end int // of the name and of the text behind it, in data
}

func (m *members) name(i int) []byte { return m.data[m.list[i].begin:m.list[i].name] }
func (m *members) text(i int) []byte { return m.data[m.list[i].name:m.list[i].end] }

// parseBody adds the members of a body that is a JSON object to the attributes of its record, whose own attributes take
// precedence. A record without a severity gets it from its level. Without a builder it only counts.
func (d *decoder) parseBody(body *value, stored *pairs, s *severity) error {
	m := &d.members
	m.countOnly = d.builder == nil
	if body.kind != kindText && body.kind != kindList || body.size() > maxParsedBody {
		return nil
	}
	text := m.texts.of(body)
	if !m.parse(text) {
		return nil
	}
	// Blocks have each name once. Those that are longer than the body are in no other count.
	if err := d.charge(m.bytes + max(0, m.names-len(text))); err != nil || m.countOnly {
		return err
	}
	if len(s.text) == 0 && s.number == 0 {
		*s = m.severity()
	}
	if m.seen == nil || len(m.seen) > maxSeen {
		m.seen = map[uint32]struct{}{}
	}
	clear(m.seen)
	for _, id := range stored.keys.ids {
		m.seen[id] = struct{}{}
	}
	for i, member := range m.list {
		id := d.builder.dictionary.id(m.name(i))
		if _, known := m.seen[id]; known {
			continue
		}
		m.seen[id] = struct{}{}
		d.builder.addText(stored, m.name(i), member.kind, m.text(i))
	}
	return nil
}

// parse reads the members of a text, and reports whether it is a JSON object within the limits.
func (m *members) parse(text []byte) bool {
	m.list, m.data, m.path, m.bytes, m.names = m.list[:0], m.data[:0], m.path[:0], 0, 0
	text = bytes.TrimSpace(text)
	if len(text) < 2 || text[0] != '{' || text[len(text)-1] != '}' {
		return false
	}
	m.maxNames = minNames + maxNameGrowth*len(text)
	m.source = *bytes.NewBuffer(text)
	defer func() { m.source = bytes.Buffer{} }() // the text is part of a request
	if m.decoder == nil {
		m.decoder = new(jsontext.Decoder)
	}
	// A set of the names in each object would take ten times the memory of the body. Of equal names the first counts.
	m.decoder.Reset(&m.source, jsontext.AllowDuplicateNames(true))
	if m.object() != nil {
		return false
	}
	_, err := m.decoder.ReadToken()
	return errors.Is(err, io.EOF)
}

var errLimit = errors.New("the object exceeds the limits")

// object reads an object at the path.
func (m *members) object() error {
	if _, err := m.decoder.ReadToken(); err != nil {
		return err
	}
	depth := m.decoder.StackDepth()
	if depth > maxDepth {
		return errLimit
	}
	for m.decoder.PeekKind() == '"' {
		outer := len(m.path)
		name, err := m.decoder.ReadValue()
		if err != nil {
			return err
		}
		if depth > 1 {
			m.path = append(m.path, '.')
		}
		if m.path, err = jsontext.AppendUnquote(m.path, name); err != nil {
			return err
		}
		if len(m.path) > maxMemberName {
			return errLimit
		}
		if m.decoder.PeekKind() == '{' {
			err = m.object()
		} else {
			err = m.member()
		}
		if err != nil {
			return err
		}
		m.path = m.path[:outer]
	}
	_, err := m.decoder.ReadToken()
	return err
}

// member reads a value other than an object.
func (m *members) member() error {
	raw, err := m.decoder.ReadValue()
	if err != nil {
		return err
	}
	if m.names += len(m.path); m.names > m.maxNames {
		return errLimit
	}
	m.bytes += pairBytes(m.path, &value{kind: kindText, data: raw})
	if m.countOnly {
		return nil
	}
	next := member{begin: len(m.data)}
	m.data = append(m.data, m.path...)
	next.name = len(m.data)
	switch raw.Kind() {
	case '"':
		next.kind = kindText
		if m.data, err = jsontext.AppendUnquote(m.data, raw); err != nil {
			return err
		}
	case 't', 'f':
		next.kind = kindBool
		m.data = append(m.data, raw...)
	case '0':
		next.kind = numberKind(raw)
		m.data = append(m.data, raw...)
	case '[':
		next.kind = kindText // its numbers may be too large for a column of JSON
		m.data = append(m.data, raw...)
	default:
		next.kind = kindNone
	}
	next.end = len(m.data)
	m.list = append(m.list, next)
	return nil
}

// numberKind returns the kind of a number, which is text if it may be too large or too precise for the others. It does not
// convert the number, which can take 20 µs.
func numberKind(number []byte) kind {
	const maxDigits, maxExponent = 30, 250
	digits, fraction, exponent := number, bytes.ContainsAny(number, ".eE"), 0
	if e := bytes.IndexAny(number, "eE"); e >= 0 {
		var err error
		if exponent, err = strconv.Atoi(string(number[e+1:])); err != nil {
			return kindText
		}
		digits = number[:e]
	}
	switch {
	case !fraction && len(number) < len("9223372036854775807"):
		return kindInt
	case fraction && len(digits) <= maxDigits && -maxExponent <= exponent && exponent <= maxExponent:
		return kindDouble
	}
	return kindText
}

// severity returns the severity in the members: a known text, or a number of pino and bunyan, which count in tens.
func (m *members) severity() severity {
	for _, name := range levelMembers {
		for i, member := range m.list {
			if string(m.name(i)) != name {
				continue
			}
			text := m.text(i)
			if member.kind == kindText && severityOf(text) > 0 {
				return severity{text: bytes.Clone(text)}
			}
			if member.kind == kindInt && len(text) == 2 && '1' <= text[0] && text[0] <= '6' && text[1] == '0' {
				return severity{number: 4*(text[0]-'1') + 1}
			}
		}
	}
	return severity{}
}
