package schema

import (
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/obstack/obstack/impl/core"
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

// onlyWhen is x-only-when: the key counts only in objects whose other key has the value.
type onlyWhen struct {
	Property string `yaml:"property"`
	Value    string `yaml:"value"`
	Required bool   `yaml:"required"`
}

// Document is one OpenAPI document with its operations' request schemas.
type Document struct {
	operations map[string]*Operation
}

// Operation is what the edge checks of a request.
type Operation struct {
	ID string
	// Body is the schema of the JSON body, nil for an operation without one.
	Body   *Schema
	Params []Param
	// Public operations need no key.
	Public bool
	// Role is what the caller must have (x-role), RoleDeveloper unless the document says otherwise. Public operations
	// have none.
	Role core.Role
	// AdminScope operations need a session, or a key of the scope admin, whatever the role (x-scope).
	AdminScope bool
	// Listener is where alone the operation exists (x-listener), empty for everywhere.
	Listener string
	// Unlimited operations do not count for the rate limit (x-unlimited).
	Unlimited bool
	// Verdict operations answer what is wrong with their body instead of refusing it (x-verdict).
	Verdict bool
	// Undecoded operations work on the checked body itself: nothing need be decoded for them (x-undecoded).
	Undecoded bool
	// IfMatch operations change an object only if it has a version that the client names, which is their parameter of that
	// name. Tagged ones answer an ETag: the document has the header in their answers of status 200.
	IfMatch, Tagged bool
	// MaxBody is how many bytes the body may have (x-max-body), 0 where the edge's limit alone holds.
	MaxBody int
}

// Param is one parameter of the path, the query or the headers.
type Param struct {
	Name     string
	In       string
	Required bool
	Schema   *Schema
}

// Load compiles the named document; files holds it and every file that it refers to, by name. A mistake in a
// document is a programming error, so callers load at start and fail. Schemas of requests that have keywords which Check
// does not hold are such mistakes.
func Load(files map[string][]byte, name string) (*Document, error) {
	c := newCompiler(files)
	root, err := c.file(name)
	if err != nil {
		return nil, err
	}
	d := &Document{operations: map[string]*Operation{}}
	for path, item := range pairs(get(root, "paths")) {
		shared := get(item, "parameters")
		if err := only(item, pathKeys); err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		for method, op := range pairs(item) {
			if method == "parameters" {
				continue
			}
			o, err := c.operation(name, op, shared)
			if err != nil {
				return nil, fmt.Errorf("%s %s: %w", method, path, err)
			}
			d.operations[strings.ToUpper(method)+" "+path] = o
		}
	}
	return d, nil
}

// Operation returns the operation of a method and a path template, or nil. The template is written as in the document, with its
// parameters in braces.
func (d *Document) Operation(method, template string) *Operation {
	return d.operations[method+" "+template]
}

// On returns the document without the operations that exist on another listener alone.
func (d *Document) On(listener string) *Document {
	there := &Document{operations: map[string]*Operation{}}
	for key, op := range d.operations {
		if op.Listener == "" || op.Listener == listener {
			there.operations[key] = op
		}
	}
	return there
}

// Paths returns the path templates, sorted.
func (d *Document) Paths() []string {
	seen := map[string]bool{}
	for key := range d.operations {
		_, path, _ := strings.Cut(key, " ")
		seen[path] = true
	}
	return slices.Sorted(maps.Keys(seen))
}

// Methods returns the methods that a path template is described with, sorted.
func (d *Document) Methods(template string) []string {
	var methods []string
	for key := range d.operations {
		if method, path, _ := strings.Cut(key, " "); path == template {
			methods = append(methods, method)
		}
	}
	slices.Sort(methods)
	return methods
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

// callerRoles are the roles that an operation may ask for.
var callerRoles = []core.Role{core.RoleAdmin, core.RoleDeveloper, core.RoleEditor, core.RoleViewer}

// operation compiles what the edge needs to know of an operation. shared are the parameters of its path, which come first. An
// empty list of security schemes, and not a missing one, makes it public.
func (c *compiler) operation(file string, op, shared *yaml.Node) (*Operation, error) {
	if err := only(op, operationKeys); err != nil {
		return nil, err
	}
	o := &Operation{
		ID: scalar(op, "operationId"), Verdict: scalar(op, "x-verdict") == "true",
		Undecoded: scalar(op, "x-undecoded") == "true", Role: core.Role(scalar(op, "x-role")),
		Unlimited: scalar(op, "x-unlimited") == "true", Listener: scalar(op, "x-listener"),
	}
	switch scope := scalar(op, "x-scope"); {
	case scope == string(core.RoleAdmin) && o.Role != "":
		o.AdminScope = true
	case scope != "":
		return nil, fmt.Errorf("x-scope %s is unknown, or on an operation without a role", scope)
	}
	if limit := scalar(op, "x-max-body"); limit != "" {
		var err error
		if o.MaxBody, err = strconv.Atoi(limit); err != nil || o.MaxBody <= 0 {
			return nil, fmt.Errorf("x-max-body %s is no number of bytes", limit)
		}
	}
	if sec := get(op, "security"); sec != nil && len(sec.Content) == 0 {
		o.Public = true
	}
	switch {
	case o.Role == "" && !o.Public:
		o.Role = core.RoleDeveloper
	case o.Role != "" && (o.Public || !slices.Contains(callerRoles, o.Role)):
		return nil, fmt.Errorf("x-role %s is unknown, or on an operation without a caller", o.Role)
	}
	for _, list := range []*yaml.Node{shared, get(op, "parameters")} {
		if list == nil {
			continue
		}
		for _, n := range list.Content {
			at, n, err := c.deref(file, n)
			if err != nil {
				return nil, err
			}
			if err := only(n, parameterKeys); err != nil {
				return nil, fmt.Errorf("parameter %s: %w", scalar(n, "name"), err)
			}
			p := Param{Name: scalar(n, "name"), In: scalar(n, "in"), Required: scalar(n, "required") == "true"}
			if p.Schema, err = c.compile(at, get(n, "schema")); err != nil {
				return nil, fmt.Errorf("parameter %s: %w", p.Name, err)
			}
			o.Params = append(o.Params, p)
			o.IfMatch = o.IfMatch || p.In == "header" && p.Name == "If-Match"
		}
	}
	_, success, err := c.deref(file, get(get(op, "responses"), "200"))
	if err != nil {
		return nil, err
	}
	o.Tagged = get(get(success, "headers"), "ETag") != nil
	body := get(op, "requestBody")
	if body == nil {
		return o, nil
	}
	at, body, err := c.deref(file, body)
	if err != nil {
		return nil, err
	}
	content := get(body, "content")
	media := get(content, "application/json")
	if err := errors.Join(only(body, bodyKeys), only(content, contentTypes), only(media, mediaKeys)); err != nil {
		return nil, fmt.Errorf("request body: %w", err)
	}
	node := get(media, "schema")
	o.Body, err = c.compile(at, node)
	return o, err
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
			return nil, fmt.Errorf("keywords beside the reference %s, where they mean nothing", ref)
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
		var err error
		switch key {
		case "type":
			switch value.Value {
			case "integer":
				s.kind, s.integer = Number, true
			default:
				s.kind = Kind(value.Value)
			}
		case "nullable":
			s.nullable, err = strconv.ParseBool(value.Value)
		case "properties":
			for name, p := range pairs(value) {
				if err = c.property(s, file, name, p); err != nil {
					return fmt.Errorf("%s: %w", name, err)
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
					return err
				}
				if len(b.variants) > 0 {
					s.variants = append(s.variants, b.variants...)
				} else {
					s.variants = append(s.variants, b)
				}
			}
		case "allOf":
			for _, part := range value.Content {
				if err := c.merge(s, file, n, part); err != nil {
					return err
				}
			}
		case "x-property-names":
			s.names = &Schema{kind: String}
			err = c.fill(s.names, file, value)
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

// findConsts finds the keys that mark what kind of object this is. Only required ones do: a value without an optional key
// would belong to every branch.
func (s *Schema) findConsts() {
	s.consts = map[string][]string{}
	for _, p := range s.props {
		if p.required && len(p.schema.enum) > 0 {
			s.consts[p.name] = p.schema.enum
		}
	}
}

// beside returns a branch of a oneOf together with the properties that all branches share. They come first, but for the
// keys that mark the branch.
func (s *Schema) beside(shared []property) *Schema {
	marks := 0
	for marks < len(s.props) && s.consts[s.props[marks].name] != nil {
		marks++
	}
	whole := *s
	whole.props, whole.byName, whole.folded = nil, nil, nil
	for _, p := range slices.Concat(s.props[:marks], shared, s.props[marks:]) {
		whole.add(p)
	}
	whole.findConsts()
	return &whole
}

// branchSet is a set of the branches of a oneOf.
type branchSet uint64

// discriminator is a key by which a oneOf is decided: which branches name which value, and which do not have it.
type discriminator struct {
	key     string
	named   map[string]branchSet
	unnamed branchSet
}

// discriminators returns the required keys whose enums tell the variants apart. Keys that only some variants have come
// first, because their presence decides the family (configType before displayType).
func discriminators(variants []*Schema) []discriminator {
	var partial, common []discriminator
	seen := map[string]bool{}
	for _, v := range variants {
		for _, p := range v.props {
			values, ok := v.consts[p.name]
			if !ok || seen[p.name] {
				continue
			}
			seen[p.name] = true
			d := discriminator{key: p.name, named: map[string]branchSet{}}
			differ := false
			for i, other := range variants {
				theirs, ok := other.consts[p.name]
				if !ok {
					d.unnamed |= 1 << i
					continue
				}
				differ = differ || !slices.Equal(values, theirs)
				for _, value := range theirs {
					d.named[value] |= 1 << i
				}
			}
			switch {
			case d.unnamed != 0 && (differ || len(values) == 1):
				partial = append(partial, d)
			case differ:
				common = append(common, d)
			}
		}
	}
	return append(partial, common...)
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

// pairs yields the keys and values of a mapping in the order of the text.
func pairs(n *yaml.Node) func(yield func(string, *yaml.Node) bool) {
	return func(yield func(string, *yaml.Node) bool) {
		if n == nil || n.Kind != yaml.MappingNode {
			return
		}
		for i := 0; i+1 < len(n.Content); i += 2 {
			if !yield(n.Content[i].Value, n.Content[i+1]) {
				return
			}
		}
	}
}

// get returns the value of a key in a mapping, nil if there is none or n is no mapping.
func get(n *yaml.Node, key string) *yaml.Node {
	for k, v := range pairs(n) {
		if k == key {
			return v
		}
	}
	return nil
}

// scalar returns the text of a scalar in a mapping, empty if there is none.
func scalar(n *yaml.Node, key string) string {
	if v := get(n, key); v != nil && v.Kind == yaml.ScalarNode {
		return v.Value
	}
	return ""
}

// contentOf are the items of a list, none if there is no list.
func contentOf(n *yaml.Node) []*yaml.Node {
	if n == nil {
		return nil
	}
	return n.Content
}
