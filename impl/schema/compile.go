package schema

import (
	"errors"
	"fmt"
	"maps"
	"regexp"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"
)

// Schema is a compiled schema of a document. It is immutable and safe for concurrent use.
type Schema struct {
	kind     Kind // "" allows any type
	integer  bool
	nullable bool

	props    []property // in the document's order
	byName   map[string]int
	folded   map[string]string // lower-case key to the declared spelling
	closed   bool              // additionalProperties: false
	rest     *Schema           // additionalProperties with a schema
	names    *Schema           // x-property-names: the rules for the keys of rest
	open     bool              // additionalProperties: true, or a free object
	items    *Schema
	variants []*Schema           // oneOf, with nested ones flattened
	consts   map[string][]string // values of the required keys that have an enum
	// discriminators are the keys by which a oneOf is decided, in the order in which they are asked.
	discriminators []discriminator

	maxProperties        int // -1 when unlimited, as are the others
	minItems, maxItems   int
	minLength, maxLength int
	minimum, maximum     *float64
	exclusiveMinimum     bool
	pattern              *regexp.Regexp
	not                  *regexp.Regexp // the pattern of a not: what a text must not match
	format               string
	enum                 []string
	fallback             *Value // default or x-default: what an answer shows for an absent key
	// messages are x-messages: texts by keyword, and as form what values of another type should look like.
	messages map[string]string
}

// property is one declared key of an object. Check puts members into the order of their declarations.
type property struct {
	name     string
	schema   *Schema
	required bool
	only     *onlyWhen
}

// onlyWhen is x-only-when: the key counts only in objects whose other key has the value. In other objects it is ignored, or
// refused with the text of Otherwise.
type onlyWhen struct {
	Property  string `yaml:"property"`
	Value     string `yaml:"value"`
	Required  bool   `yaml:"required"`
	Otherwise string `yaml:"otherwise"`
}

// LoadSchemas compiles schemas of a file's components, by their names, for values that come another way than by a request. It is
// otherwise as Load; schemas that refer to each other are shared.
func LoadSchemas(files map[string][]byte, file string, names ...string) (map[string]*Schema, error) {
	c := newCompiler(files)
	schemas := map[string]*Schema{}
	for _, name := range names {
		var err error
		if schemas[name], err = c.reference(file, "#/components/schemas/"+name); err != nil {
			return nil, err
		}
	}
	return schemas, nil
}

// compiler has the trees of the documents, which take several times the memory of what is made of them.
type compiler struct {
	texts  map[string][]byte
	parsed map[string]*yaml.Node
	done   map[string]*Schema
}

func newCompiler(files map[string][]byte) *compiler {
	return &compiler{texts: files, parsed: map[string]*yaml.Node{}, done: map[string]*Schema{}}
}

// file parses a file when something refers to it for the first time: to parse takes longer than all else, and the document
// of the other deployment is never asked for.
func (c *compiler) file(name string) (*yaml.Node, error) {
	if root := c.parsed[name]; root != nil {
		return root, nil
	}
	text, ok := c.texts[name]
	if !ok {
		return nil, fmt.Errorf("no document %s", name)
	}
	var document yaml.Node
	if err := yaml.Unmarshal(text, &document); err != nil {
		return nil, fmt.Errorf("parse %s: %w", name, err)
	}
	c.parsed[name] = document.Content[0]
	return document.Content[0], nil
}

// deref follows a $ref of any component to the file and node that it names.
func (c *compiler) deref(file string, n *yaml.Node) (string, *yaml.Node, error) {
	ref := scalar(n, "$ref")
	if ref == "" {
		return file, n, nil
	}
	target, pointer, _ := strings.Cut(ref, "#/")
	if target == "" {
		target = file
	}
	at, err := c.file(target)
	if err != nil {
		return "", nil, err
	}
	for _, part := range strings.Split(pointer, "/") {
		at = get(at, part)
	}
	if at == nil {
		return "", nil, fmt.Errorf("unresolved reference %s in %s", ref, file)
	}
	return c.deref(target, at)
}

// reference compiles a named schema once for all that refer to it, so that a schema which refers to itself ends.
func (c *compiler) reference(file, ref string) (*Schema, error) {
	target, pointer, _ := strings.Cut(ref, "#")
	if target == "" {
		target = file
	}
	key := target + "#" + pointer
	if s := c.done[key]; s != nil {
		return s, nil
	}
	s := &Schema{}
	c.done[key] = s // before compiling, so that a schema may refer to itself
	at, n, err := c.deref(file, &yaml.Node{Kind: yaml.MappingNode, Content: []*yaml.Node{
		{Kind: yaml.ScalarNode, Value: "$ref"}, {Kind: yaml.ScalarNode, Value: ref},
	}})
	if err != nil {
		return nil, err
	}
	if err := c.fill(s, at, n); err != nil {
		return nil, fmt.Errorf("%s: %w", key, err)
	}
	return s, nil
}

// compile compiles a schema that stands in a file, to which references without a file are relative.
func (c *compiler) compile(file string, n *yaml.Node) (*Schema, error) {
	if ref := scalar(n, "$ref"); ref != "" {
		if len(n.Content) > 2 {
			return nil, fmt.Errorf("keywords beside the reference %s have no effect", ref)
		}
		return c.reference(file, ref)
	}
	s := &Schema{}
	return s, c.fill(s, file, n)
}

// fill compiles a schema into s, whose address others may have already. A missing schema takes any value. A keyword that it
// does not know is an error: a rule that is written down and not checked would be worse than none.
func (c *compiler) fill(s *Schema, file string, n *yaml.Node) error {
	s.maxProperties, s.minItems, s.maxItems, s.minLength, s.maxLength = -1, -1, -1, -1, -1
	if n == nil {
		s.open = true
		return nil
	}
	for key, value := range pairs(n) {
		known, err := c.part(s, file, n, key, value)
		if err == nil && !known {
			err = s.rule(key, value)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", key, err)
		}
	}
	for _, e := range contentOf(get(n, "required")) {
		i, ok := s.byName[e.Value]
		if !ok {
			return fmt.Errorf("required key %s is not declared", e.Value)
		}
		s.props[i].required = true
	}
	if err := s.checkKeywords(n); err != nil {
		return err
	}
	if len(s.variants) > 64 {
		return fmt.Errorf("oneOf has %d branches, more than 64", len(s.variants))
	}
	if len(s.variants) > 0 && len(s.props) > 0 {
		for i, branch := range s.variants {
			s.variants[i] = branch.beside(s.props)
		}
		s.props, s.byName, s.folded = nil, nil, nil
	}
	s.findConsts()
	s.discriminators = discriminators(s.variants)
	if s.kind == Object && len(s.props) == 0 && s.rest == nil && !s.closed {
		s.open = true
	}
	return nil
}

// part compiles a keyword that has schemas in it, if this is one.
func (c *compiler) part(s *Schema, file string, whole *yaml.Node, key string, value *yaml.Node) (known bool, err error) {
	switch key {
	case "properties":
		for name, p := range pairs(value) {
			if err := c.property(s, file, name, p); err != nil {
				return true, fmt.Errorf("%s: %w", name, err)
			}
		}
	case "additionalProperties":
		switch {
		case value.Value == "false":
			s.closed = true
		case value.Value == "true":
			s.open = true
		default:
			s.rest, err = c.compile(file, value)
		}
	case "items":
		s.items, err = c.compile(file, value)
	case "oneOf":
		for _, branch := range value.Content {
			b, err := c.compile(file, branch)
			if err != nil {
				return true, err
			}
			if len(b.variants) > 0 {
				s.variants = append(s.variants, b.variants...)
			} else {
				s.variants = append(s.variants, b)
			}
		}
	case "allOf":
		for _, part := range value.Content {
			if err := c.merge(s, file, whole, part); err != nil {
				return true, err
			}
		}
	case "x-property-names":
		s.names = &Schema{kind: String}
		err = c.fill(s.names, file, value)
	default:
		return false, nil
	}
	return true, err
}

// rule compiles a keyword that says something about a value itself. Those that it does not know are for checkKeywords.
func (s *Schema) rule(key string, value *yaml.Node) (err error) {
	switch key {
	case "type":
		s.kind = Kind(value.Value)
		if value.Value == "integer" {
			s.kind, s.integer = Number, true
		}
	case "nullable":
		s.nullable, err = strconv.ParseBool(value.Value)
	case "maxProperties":
		s.maxProperties, err = strconv.Atoi(value.Value)
	case "minItems":
		s.minItems, err = strconv.Atoi(value.Value)
	case "maxItems":
		s.maxItems, err = strconv.Atoi(value.Value)
	case "minLength":
		s.minLength, err = strconv.Atoi(value.Value)
	case "maxLength":
		s.maxLength, err = strconv.Atoi(value.Value)
	case "minimum":
		s.minimum, err = float(value)
	case "maximum":
		s.maximum, err = float(value)
	case "exclusiveMinimum":
		s.exclusiveMinimum, err = strconv.ParseBool(value.Value)
	case "pattern":
		s.pattern, err = regexp.Compile(value.Value)
	case "not":
		s.not, err = regexp.Compile(scalar(value, "pattern"))
	case "format":
		s.format = value.Value
	case "enum":
		for _, e := range value.Content {
			if e.Tag != "!!null" {
				s.enum = append(s.enum, e.Value)
			}
		}
	case "default", "x-default":
		s.fallback, err = FromYAML(value)
	case "x-messages":
		err = value.Decode(&s.messages)
	}
	return err
}

// property compiles a key of an object and adds it.
func (c *compiler) property(s *Schema, file, name string, n *yaml.Node) error {
	p := property{name: name}
	var err error
	if p.schema, err = c.compile(file, n); err != nil {
		return err
	}
	if only := get(n, "x-only-when"); only != nil {
		p.only = &onlyWhen{}
		if err := only.Decode(p.only); err != nil {
			return err
		}
	}
	s.add(p)
	return nil
}

// add adds a key. One that is there already is replaced in its place, as when a later part of an allOf narrows it.
func (s *Schema) add(p property) {
	if s.byName == nil {
		s.byName, s.folded = map[string]int{}, map[string]string{}
	}
	if i, ok := s.byName[p.name]; ok {
		s.props[i] = p
		return
	}
	s.byName[p.name] = len(s.props)
	s.folded[strings.ToLower(p.name)] = p.name
	s.props = append(s.props, p)
}

// merge takes over one part of an allOf. A part that only wraps a reference to a scalar is taken whole.
func (c *compiler) merge(s *Schema, file string, whole, part *yaml.Node) error {
	p, err := c.compile(file, part)
	if err != nil {
		return err
	}
	if len(p.props) == 0 {
		if len(get(whole, "allOf").Content) > 1 {
			return errors.New("a part without properties, beside others")
		}
		if err := only(whole, besideAllOf); err != nil {
			return err
		}
		nullable, fallback, messages := s.nullable, s.fallback, s.messages
		*s = *p
		s.nullable = s.nullable || nullable
		if fallback != nil {
			s.fallback = fallback
		}
		if messages != nil {
			s.messages = maps.Clone(messages)
		}
		return nil
	}
	if len(p.variants) > 0 || p.rest != nil || p.names != nil || p.maxProperties >= 0 || p.open {
		return errors.New("a part with rules that are not about its properties")
	}
	s.kind, s.closed = Object, s.closed || p.closed
	for _, prop := range p.props {
		s.add(prop)
	}
	return nil
}

// float reads a bound, which is a pointer so that 0 is one too.
func float(n *yaml.Node) (*float64, error) {
	f, err := strconv.ParseFloat(n.Value, 64)
	return &f, err
}
