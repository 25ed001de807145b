package schema

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/obstack/obstack/impl/core"
)

// Limits of one JSON text. A value takes far more memory than its text: without a limit of their number, a body of
// 32 MiB could take gigabytes.
const (
	MaxDepth  = 64      // how deep arrays and objects may nest
	MaxValues = 200_000 // more than the largest dashboard has
)

// Kind is the JSON type of a Value, named as error messages name it.
type Kind string

// The JSON types.
const (
	Null    Kind = "null"
	Boolean Kind = "boolean"
	Number  Kind = "number"
	String  Kind = "string"
	Array   Kind = "array"
	Object  Kind = "object"
)

// Value is one parsed JSON value. Text is the decoded text of a string, and the literal of a number or boolean.
type Value struct {
	Kind    Kind
	Text    string
	Items   []*Value
	Members []Member
	// Line is where the value stands in a YAML file, 0 when it came from JSON.
	Line int

	dropped []Member // what Check has removed
}

// Member is one key of an object with its value, in the order of the text.
type Member struct {
	Key   string
	Value *Value
}

// Get returns the value under the key, or nil.
func (v *Value) Get(key string) *Value {
	for i := range v.Members {
		if v.Members[i].Key == key {
			return v.Members[i].Value
		}
	}
	return nil
}

// Sent returns what was sent under the key, also when Check has dropped it since: for the few rules about keys that are
// of no use where they stand. Nothing has checked a dropped value.
func (v *Value) Sent(key string) *Value {
	if value := v.Get(key); value != nil {
		return value
	}
	for i := range v.dropped {
		if v.dropped[i].Key == key {
			return v.dropped[i].Value
		}
	}
	return nil
}

// Undeclared returns the keys of the object itself, not of what is in it, that Check has dropped.
func (v *Value) Undeclared() []string {
	keys := make([]string, len(v.dropped))
	for i, m := range v.dropped {
		keys[i] = m.Key
	}
	return keys
}

// Str returns the text of a string under the key, or "".
func (v *Value) Str(key string) string {
	if m := v.Get(key); m != nil && m.Kind == String {
		return m.Text
	}
	return ""
}

// List returns the items of the array under the key.
func (v *Value) List(key string) []*Value {
	if m := v.Get(key); m != nil {
		return m.Items
	}
	return nil
}

// Set replaces or appends a member.
func (v *Value) Set(key string, value *Value) {
	for i := range v.Members {
		if v.Members[i].Key == key {
			v.Members[i].Value = value
			return
		}
	}
	v.Members = append(v.Members, Member{key, value})
}

// Delete removes the member if it is there.
func (v *Value) Delete(key string) {
	for i := range v.Members {
		if v.Members[i].Key == key {
			v.Members = append(v.Members[:i:i], v.Members[i+1:]...)
			return
		}
	}
}

// NewString returns a string value.
func NewString(s string) *Value { return &Value{Kind: String, Text: s} }

// NewBool returns a boolean value.
func NewBool(b bool) *Value {
	if b {
		return &Value{Kind: Boolean, Text: "true"}
	}
	return &Value{Kind: Boolean, Text: "false"}
}

// NewNull returns null.
func NewNull() *Value { return &Value{Kind: Null, Text: "null"} }

// Append writes the value as compact JSON text.
func (v *Value) Append(dst []byte) []byte {
	switch v.Kind {
	case String:
		dst, _ = jsontext.AppendQuote(dst, v.Text)
	case Array:
		dst = append(dst, '[')
		for i, item := range v.Items {
			if i > 0 {
				dst = append(dst, ',')
			}
			dst = item.Append(dst)
		}
		dst = append(dst, ']')
	case Object:
		dst = append(dst, '{')
		for i, m := range v.Members {
			if i > 0 {
				dst = append(dst, ',')
			}
			dst, _ = jsontext.AppendQuote(dst, m.Key)
			dst = append(dst, ':')
			dst = m.Value.Append(dst)
		}
		dst = append(dst, '}')
	default:
		dst = append(dst, v.Text...)
	}
	return dst
}

// Clone returns a deep copy.
func (v *Value) Clone() *Value {
	c := *v
	if v.Items != nil {
		c.Items = make([]*Value, len(v.Items))
		for i, item := range v.Items {
			c.Items[i] = item.Clone()
		}
	}
	if v.Members != nil {
		c.Members = make([]Member, len(v.Members))
		for i, m := range v.Members {
			c.Members[i] = Member{m.Key, m.Value.Clone()}
		}
	}
	return &c
}

// Parse reads one JSON text strictly (RFC 8259): valid UTF-8, no duplicate keys, no NUL characters, nothing after the
// value, within MaxDepth and MaxValues. The error is a core.Error of kind Invalid that says what is wrong and where.
func Parse(text []byte) (*Value, error) { return parseText(text, MaxValues) }

// ParseStored is Parse for text that was accepted before, to which ids and defaults have been added.
func ParseStored(text []byte) (*Value, error) { return parseText(text, math.MaxInt) }

// parseText parses a JSON text of no more than so many values.
func parseText(text []byte, maxValues int) (*Value, error) {
	dec := jsontext.NewDecoder(bytes.NewBuffer(text))
	p := parser{dec: dec, keys: map[string]string{}, left: maxValues}
	v, err := p.parse(0)
	if err != nil {
		return nil, syntaxError(err, dec)
	}
	if _, err := dec.ReadToken(); !errors.Is(err, io.EOF) {
		return nil, invalidJSON("unexpected text after the JSON value", dec.InputOffset())
	}
	return v, nil
}

var (
	errDepth = fmt.Errorf("nested deeper than %d levels", MaxDepth)
	errMany  = fmt.Errorf("more than %d values", MaxValues)
	errNUL   = errors.New("NUL character in a string")
)

// parser reads values. They come from slabs, because a dashboard has thousands of them that live and die together, and
// its keys, which repeat, are kept once.
type parser struct {
	dec  *jsontext.Decoder
	slab []Value
	keys map[string]string
	left int // how many more values there may be
}

// value returns a new value from the slab. A value that is kept keeps its slab, and so up to 63 neighbours.
func (p *parser) value(kind Kind, text string) *Value {
	if len(p.slab) == 0 {
		p.slab = make([]Value, 64)
	}
	v := &p.slab[0]
	p.slab = p.slab[1:]
	v.Kind, v.Text = kind, text
	return v
}

// parse reads one value with all that is in it. Depth is bounded before the recursion, so no body can exhaust the stack, and
// values are counted before they are made. The decoder itself refuses duplicate keys and what is no UTF-8.
func (p *parser) parse(depth int) (*Value, error) {
	if p.left--; p.left < 0 {
		return nil, errMany
	}
	kind := p.dec.PeekKind()
	if kind != '{' && kind != '[' {
		return p.scalar(kind)
	}
	if depth == MaxDepth {
		return nil, errDepth
	}
	if _, err := p.dec.ReadToken(); err != nil {
		return nil, err
	}
	var v *Value
	if kind == '[' {
		v = p.value(Array, "")
		for p.dec.PeekKind() != ']' {
			item, err := p.parse(depth + 1)
			if err != nil {
				return nil, err
			}
			v.Items = append(v.Items, item)
		}
	} else {
		v = p.value(Object, "")
		for p.dec.PeekKind() != '}' {
			key, err := p.key()
			if err != nil {
				return nil, err
			}
			member, err := p.parse(depth + 1)
			if err != nil {
				return nil, err
			}
			if v.Members == nil {
				v.Members = make([]Member, 0, 6)
			}
			v.Members = append(v.Members, Member{key, member})
		}
	}
	_, err := p.dec.ReadToken()
	return v, err
}

// scalar reads a value that holds no others. Numbers keep the text that was sent, with all its digits.
func (p *parser) scalar(kind jsontext.Kind) (*Value, error) {
	raw, err := p.dec.ReadValue()
	if err != nil {
		return nil, err
	}
	switch kind {
	case 'n':
		return p.value(Null, "null"), nil
	case 't':
		return p.value(Boolean, "true"), nil
	case 'f':
		return p.value(Boolean, "false"), nil
	case '0':
		return p.value(Number, string(raw)), nil
	}
	text, err := unquote(raw)
	return p.value(String, string(text)), err
}

// key reads the key of a member. No more than a thousand different ones are kept: a body may have as many as it has values.
func (p *parser) key() (string, error) {
	raw, err := p.dec.ReadValue()
	if err != nil {
		return "", err
	}
	text, err := unquote(raw)
	if err != nil {
		return "", err
	}
	if key, ok := p.keys[string(text)]; ok {
		return key, nil
	}
	key := string(text)
	if len(p.keys) < 1000 {
		p.keys[key] = key
	}
	return key, nil
}

// unquote returns the text of a string's literal, which is valid. It is the literal's own memory where it can be.
func unquote(raw jsontext.Value) ([]byte, error) {
	text := []byte(raw[1 : len(raw)-1])
	if bytes.IndexByte(text, '\\') >= 0 {
		var err error
		if text, err = jsontext.AppendUnquote(nil, raw); err != nil {
			return nil, err
		}
	}
	if bytes.IndexByte(text, 0) >= 0 {
		return nil, errNUL
	}
	return text, nil
}

// syntaxError says in our own words what the decoder found, because its texts are not made for clients.
func syntaxError(err error, dec *jsontext.Decoder) error {
	var syntactic *jsontext.SyntacticError
	offset := dec.InputOffset()
	if errors.As(err, &syntactic) {
		offset = syntactic.ByteOffset
	}
	switch {
	case errors.Is(err, errDepth), errors.Is(err, errMany), errors.Is(err, errNUL):
		return invalidJSON(err.Error(), offset)
	case errors.Is(err, jsontext.ErrDuplicateName):
		key := syntactic.JSONPointer.LastToken()
		return invalidJSON(fmt.Sprintf("duplicate key %q", shorten(key)), offset)
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return invalidJSON("unexpected end of input", offset)
	case strings.Contains(err.Error(), "UTF-8"), strings.Contains(err.Error(), "surrogate"):
		return invalidJSON("invalid UTF-8", offset)
	}
	return invalidJSON("syntax error", offset)
}

// invalidJSON is the error for a body that is no JSON, or none that is taken.
func invalidJSON(what string, offset int64) error {
	return core.InvalidError(fmt.Sprintf("Invalid JSON payload: %s at byte %d", what, offset))
}

// Shorten keeps a client's text in messages short.
func Shorten(s string) string { return shorten(s) }

// shorten cuts a text between two characters and marks that with an ellipsis.
func shorten(s string) string {
	const limit = 64
	if len(s) <= limit {
		return s
	}
	cut := limit
	for !utf8.RuneStart(s[cut]) {
		cut--
	}
	return s[:cut] + "…"
}

// decimal is a number as clients write it in a query. Go's own forms (1_0, NaN, 0x1p4) are none.
var decimal = regexp.MustCompile(`^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$`)

// FromText returns the value that the text of a path or query parameter stands for in the schema. An empty number
// counts as 0, as clients of the reference expect.
func (s *Schema) FromText(text string) *Value {
	switch s.kind {
	case Number:
		text = strings.TrimSpace(text)
		if text == "" {
			text = "0"
		}
		if n, ok := strings.CutPrefix(text, "0x"); ok {
			if i, err := strconv.ParseUint(n, 16, 53); err == nil {
				return &Value{Kind: Number, Text: strconv.FormatUint(i, 10)}
			}
		}
		if decimal.MatchString(text) {
			return &Value{Kind: Number, Text: text}
		}
	case Boolean:
		if text == "true" || text == "false" {
			return NewBool(text == "true")
		}
	}
	return NewString(text)
}

// At returns the member or item that one segment of a path names, or nil.
func (v *Value) At(segment string) *Value {
	if v.Kind == Array {
		if i, err := strconv.Atoi(segment); err == nil && i >= 0 && i < len(v.Items) {
			return v.Items[i]
		}
		return nil
	}
	return v.Get(segment)
}

// Dropped returns the paths of the keys that Check removed: those of sent that checked lacks.
func Dropped(sent, checked *Value) []string {
	var paths []string
	for _, m := range sent.Members {
		kept := checked.Get(m.Key)
		if kept == nil {
			paths = append(paths, m.Key)
			continue
		}
		for _, p := range Dropped(m.Value, kept) {
			paths = append(paths, m.Key+"."+p)
		}
	}
	for i, item := range sent.Items {
		if i < len(checked.Items) {
			for _, p := range Dropped(item, checked.Items[i]) {
				paths = append(paths, strconv.Itoa(i)+"."+p)
			}
		}
	}
	return paths
}
