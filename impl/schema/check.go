package schema

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/obstack/obstack/impl/core"
)

// MaxIssues is how many problems of one request are reported.
const MaxIssues = 50

// maxInteger is the largest integer that every JSON client can hold.
const maxInteger = 1 << 53

// Check compares the value with the schema and returns what is wrong, in the schema's order, at most MaxIssues. It
// also cleans the value in place: undeclared keys are dropped, declared ones come into the schema's order, and
// integers are written as integers. Whoever decodes the value after an empty answer reads just what was checked.
func (s *Schema) Check(v *Value) []core.Issue {
	c := &checker{}
	c.check(s, v)
	return c.issues
}

// checker collects what is wrong with one value. path is where it is, from the root of the value.
type checker struct {
	path   []string
	issues []core.Issue
}

// full reports whether there are as many issues as an answer lists. Nothing is looked at after that.
func (c *checker) full() bool { return len(c.issues) >= MaxIssues }

// report adds an issue about the form of the value at the path.
func (c *checker) report(text string) { c.add(text, false) }

// add reports an issue at the path. limit says that the value has the right form and only too much, or too little, of it.
func (c *checker) add(text string, limit bool) {
	if !c.full() {
		c.issues = append(c.issues, core.Issue{Path: strings.Join(c.path, "."), Text: text, Limit: limit})
	}
}

// limits are the keywords whose violation leaves a value of the right form.
var limits = map[string]bool{
	"minLength": true, "maxLength": true, "minItems": true, "maxItems": true, "maxProperties": true,
	"minimum": true, "maximum": true, "exclusiveMinimum": true,
}

// fail reports the violation of a rule, in the document's words when it has some.
func (c *checker) fail(s *Schema, keyword, text string) {
	if own, ok := s.messages[keyword]; ok {
		text = own
	}
	c.add(text, limits[keyword])
}

// at calls fn one step further down the path.
func (c *checker) at(segment string, fn func()) {
	c.path = append(c.path, segment)
	fn()
	c.path = c.path[:len(c.path)-1]
}

// check checks a value and what is in it. Of a value of the wrong type that is all there is to say, whatever else the schema
// asks for. The text of a type of its own (x-messages, form) is added to ours and does not replace it.
func (c *checker) check(s *Schema, v *Value) {
	if c.full() || v.Kind == Null && s.nullable {
		return
	}
	if len(s.variants) > 0 {
		c.oneOf(s, v)
		return
	}
	if s.kind != "" && v.Kind != s.kind {
		want := string(s.kind)
		if len(s.enum) > 0 {
			want = quoteList(s.enum)
		}
		text := fmt.Sprintf("Expected %s, received %s", want, v.Kind)
		if form, ok := s.messages["form"]; ok {
			text += " (" + form + ")"
		}
		c.fail(s, "type", text)
		return
	}
	switch v.Kind {
	case Object:
		c.object(s, v)
	case Array:
		c.array(s, v)
	case String:
		c.text(s, v)
	case Number:
		c.number(s, v)
	}
}

// object checks the keys of an object and puts its declared members into the order of the schema, in which they are stored
// whatever the client's was.
//
// A key that differs from a declared one only in its case is reported in every schema, also in those that drop unknown keys:
// it is surely a mistake, and would be lost without a word.
func (c *checker) object(s *Schema, v *Value) {
	if s.open {
		return
	}
	if s.maxProperties >= 0 && len(v.Members) > s.maxProperties {
		c.fail(s, "maxProperties", fmt.Sprintf("Object must contain at most %d key(s)", s.maxProperties))
		return
	}
	sent := v.Members
	v.Members = make([]Member, 0, len(sent))
	lookup := newLookup(sent)
	for i := range s.props {
		p := &s.props[i]
		value, required := lookup.get(p.name), p.required
		if p.only != nil {
			if other := lookup.get(p.only.Property); other == nil || other.Text != p.only.Value {
				if value != nil && p.only.Otherwise != "" && s.takes(p.only.Property, other) {
					c.at(p.name, func() { c.report(p.only.Otherwise) })
				}
				continue
			}
			required = p.only.Required
		}
		c.path = append(c.path, p.name)
		switch {
		case value != nil:
			c.check(p.schema, value)
			v.Members = append(v.Members, Member{p.name, value})
		case required:
			c.fail(p.schema, "required", "Required")
		}
		c.path = c.path[:len(c.path)-1]
	}
	var unknown []string
	for _, m := range sent {
		if _, ok := s.byName[m.Key]; ok {
			continue
		}
		if name, ok := s.folded[strings.ToLower(m.Key)]; ok {
			c.at(shorten(m.Key), func() { c.report(fmt.Sprintf("Unknown key: did you mean %q?", name)) })
			continue
		}
		switch {
		case s.rest != nil:
			c.at(shorten(m.Key), func() {
				if s.names != nil {
					c.text(s.names, &Value{Kind: String, Text: m.Key})
				}
				c.check(s.rest, m.Value)
			})
			v.Members = append(v.Members, m)
		case s.closed:
			unknown = append(unknown, m.Key)
		default:
			v.dropped = append(v.dropped, m)
		}
	}
	if len(unknown) > 0 {
		c.report("Unrecognized key(s) in object: " + quoteKeys(unknown))
	}
}

// takes reports whether a value is one of the enum of a key.
func (s *Schema) takes(key string, v *Value) bool {
	i, ok := s.byName[key]
	return ok && v != nil && v.Kind == String && slices.Contains(s.props[i].schema.enum, v.Text)
}

// lookup finds members by key, with a map where a scan would be slow.
type lookup struct {
	members []Member
	byKey   map[string]*Value
}

// newLookup returns a lookup of members, whose keys differ: Parse refuses duplicates.
func newLookup(members []Member) lookup {
	l := lookup{members: members}
	if len(members) > 32 {
		l.byKey = make(map[string]*Value, len(members))
		for _, m := range members {
			l.byKey[m.Key] = m.Value
		}
	}
	return l
}

// get returns the value of a key, nil if it was not sent.
func (l *lookup) get(key string) *Value {
	if l.byKey != nil {
		return l.byKey[key]
	}
	for i := range l.members {
		if l.members[i].Key == key {
			return l.members[i].Value
		}
	}
	return nil
}

// array checks the number of items and then each of them. Their paths are their positions, from 0.
func (c *checker) array(s *Schema, v *Value) {
	if s.minItems >= 0 && len(v.Items) < s.minItems {
		c.fail(s, "minItems", fmt.Sprintf("Array must contain at least %d element(s)", s.minItems))
	}
	if s.maxItems >= 0 && len(v.Items) > s.maxItems {
		c.fail(s, "maxItems", fmt.Sprintf("Array must contain at most %d element(s)", s.maxItems))
		// The items of an array over its limit are not looked at, so that checking costs no more than the limit.
		return
	}
	if s.items == nil {
		return
	}
	for i, item := range v.Items {
		c.path = append(c.path, strconv.Itoa(i))
		c.check(s.items, item)
		c.path = c.path[:len(c.path)-1]
		if c.full() {
			return
		}
	}
}

// text checks a text by the first rule that it breaks. Lengths are counted in UTF-16 units, as JavaScript and the reference
// API count them. A text with an enum has no other rules.
func (c *checker) text(s *Schema, v *Value) {
	if len(s.enum) > 0 {
		if !slices.Contains(s.enum, v.Text) {
			c.fail(s, "enum", fmt.Sprintf("Invalid enum value. Expected %s, received '%s'",
				quoteList(s.enum), shorten(v.Text)))
		}
		return
	}
	if s.minLength > 0 && UTF16Len(v.Text) < s.minLength {
		c.fail(s, "minLength", fmt.Sprintf("String must contain at least %d character(s)", s.minLength))
		return
	}
	// A text has at most as many UTF-16 units as bytes, so most need no counting.
	if s.maxLength >= 0 && len(v.Text) > s.maxLength && UTF16Len(v.Text) > s.maxLength {
		c.fail(s, "maxLength", fmt.Sprintf("String must contain at most %d character(s)", s.maxLength))
		return
	}
	if s.pattern != nil && !s.pattern.MatchString(v.Text) {
		c.fail(s, "pattern", "Invalid")
		return
	}
	if s.not != nil && s.not.MatchString(v.Text) {
		c.fail(s, "not", "Invalid")
		return
	}
	switch s.format {
	case "date-time":
		if _, err := core.ParseTime(v.Text); err != nil {
			c.fail(s, "format", "Invalid datetime")
		}
	case "date":
		if _, err := time.Parse(time.DateOnly, v.Text); err != nil {
			c.fail(s, "format", "Invalid date")
		}
	case "uuid":
		if !IsUUID(v.Text) {
			c.fail(s, "format", "Invalid uuid")
		}
	}
}

// IsUUID reports whether s is a UUID in its canonical form, with dashes. The library that parses them takes others too.
func IsUUID(s string) bool { return len(s) == 36 && uuid.Validate(s) == nil }

// number checks a number and writes integers without a fraction or an exponent: 1e3 and 1000.0 become 1000. An
// integer beyond what 64-bit floats hold exactly is refused, unless the schema has a maximum of its own.
func (c *checker) number(s *Schema, v *Value) {
	f, err := strconv.ParseFloat(v.Text, 64)
	if err != nil || math.IsInf(f, 0) || math.IsNaN(f) {
		c.fail(s, "type", "Number must be finite")
		return
	}
	if s.integer {
		if f != math.Trunc(f) {
			c.fail(s, "integer", "Expected integer, received float")
			return
		}
		if math.Abs(f) <= maxInteger {
			v.Text = strconv.FormatInt(int64(f), 10)
		} else if s.maximum == nil {
			c.fail(s, "maximum", fmt.Sprintf("Number must be at most %d", maxInteger))
			return
		}
	}
	if len(s.enum) > 0 {
		for _, e := range s.enum {
			if want, err := strconv.ParseFloat(e, 64); err == nil && want == f {
				return
			}
		}
		c.fail(s, "enum", fmt.Sprintf("Invalid value. Expected %s", strings.Join(s.enum, " | ")))
		return
	}
	switch {
	case s.minimum != nil && s.exclusiveMinimum && f <= *s.minimum:
		c.fail(s, "exclusiveMinimum", "Number must be greater than "+limit(*s.minimum))
	case s.minimum != nil && f < *s.minimum:
		c.fail(s, "minimum", "Number must be greater than or equal to "+limit(*s.minimum))
	case s.maximum != nil && f > *s.maximum:
		c.fail(s, "maximum", "Number must be less than or equal to "+limit(*s.maximum))
	}
}

// limit writes a bound as the document does, never with an exponent.
func limit(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }

// oneOf checks the value against the one branch that its discriminating keys name, so that the problems reported are
// those of the object that the client meant.
func (c *checker) oneOf(s *Schema, v *Value) {
	branch, by, left := s.pick(v)
	switch {
	case branch != nil:
		c.check(branch, v)
	case by == nil:
		var kinds []string
		for _, b := range s.variants {
			if !slices.Contains(kinds, string(b.kind)) {
				kinds = append(kinds, string(b.kind))
			}
		}
		c.report(fmt.Sprintf("Expected %s, received %s", strings.Join(kinds, " | "), v.Kind))
	case by.message != "":
		c.at(by.key, func() { c.report(by.message) })
	default:
		c.at(by.key, func() {
			c.fail(s, "discriminator", "Invalid discriminator value. Expected "+quoteList(s.expected(left, by.key)))
		})
	}
}

// pick chooses the branch of a oneOf for a value: by its JSON type, then by the discriminating keys in turn. If nothing fits, it
// returns the key that decided this and the branches that were possible until then.
func (s *Schema) pick(v *Value) (branch *Schema, by *discriminator, left branchSet) {
	for i, b := range s.variants {
		if b.kind == v.Kind || b.kind == "" {
			left |= 1 << i
		}
	}
	for i := range s.discriminators {
		d := &s.discriminators[i]
		if left&(left-1) == 0 {
			break
		}
		// A branch that names the value is best. One that does not name any fits if it declares the key, or if the key is absent.
		value, unnamed := v.Get(d.key), d.unnamed
		var named branchSet
		if value != nil {
			unnamed = d.optional
			if value.Kind == String {
				named = left & d.named[value.Text]
			}
		}
		switch {
		case named != 0:
			left = named
		case left&unnamed != 0:
			left &= unnamed
		default:
			return nil, d, left
		}
	}
	if left == 0 {
		return nil, nil, 0
	}
	return s.variants[bits.TrailingZeros64(uint64(left))], nil, left
}

// expected lists the values of a key that the branches left would have taken, in the document's order, for the error.
func (s *Schema) expected(left branchSet, key string) []string {
	var values []string
	for i, b := range s.variants {
		if left&(1<<i) != 0 {
			values = append(values, b.consts[key]...)
		}
	}
	return values
}

// UTF16Len is the length of a text as lengths are counted here: in UTF-16 units.
func UTF16Len(s string) int {
	n := utf8.RuneCountInString(s)
	for _, r := range s {
		if r > 0xFFFF {
			n++
		}
	}
	return n
}

func quoteList(values []string) string { return "'" + strings.Join(values, "' | '") + "'" }

func quoteKeys(keys []string) string {
	if len(keys) > 10 {
		keys = append(keys[:10:10], "…")
	}
	short := make([]string, len(keys))
	for i, k := range keys {
		short[i] = shorten(k)
	}
	return "'" + strings.Join(short, "', '") + "'"
}
