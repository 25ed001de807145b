package schema

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/obstack/obstack/impl/core"
)

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
	// Validates operations answer what is wrong with their body instead of refusing it (x-validates).
	Validates bool
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

// callerRoles are the roles that an operation may ask for.
var callerRoles = []core.Role{core.RoleAdmin, core.RoleDeveloper, core.RoleEditor, core.RoleViewer}

// operation compiles what the edge needs to know of an operation. shared are the parameters of its path, which come first. An
// empty list of security schemes, and not a missing one, makes it public.
func (c *compiler) operation(file string, op, shared *yaml.Node) (*Operation, error) {
	if err := only(op, operationKeys); err != nil {
		return nil, err
	}
	o := &Operation{
		ID: scalar(op, "operationId"), Validates: scalar(op, "x-validates") == "true",
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
			return nil, fmt.Errorf("x-max-body %s is not a number of bytes", limit)
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
	for _, n := range slices.Concat(contentOf(shared), contentOf(get(op, "parameters"))) {
		p, err := c.parameter(file, n)
		if err != nil {
			return nil, err
		}
		o.Params = append(o.Params, p)
		o.IfMatch = o.IfMatch || p.In == "header" && p.Name == "If-Match"
	}
	_, success, err := c.deref(file, get(get(op, "responses"), "200"))
	if err != nil {
		return nil, err
	}
	o.Tagged = get(get(success, "headers"), "ETag") != nil
	if body := get(op, "requestBody"); body != nil {
		o.Body, err = c.body(file, body)
	}
	return o, err
}

// parameter compiles a parameter of an operation or of its path.
func (c *compiler) parameter(file string, n *yaml.Node) (p Param, err error) {
	at, n, err := c.deref(file, n)
	if err != nil {
		return p, err
	}
	p = Param{Name: scalar(n, "name"), In: scalar(n, "in"), Required: scalar(n, "required") == "true"}
	if err = only(n, parameterKeys); err == nil {
		p.Schema, err = c.compile(at, get(n, "schema"))
	}
	if err != nil {
		return p, fmt.Errorf("parameter %s: %w", p.Name, err)
	}
	return p, nil
}

// body compiles the schema of a request body, which is JSON.
func (c *compiler) body(file string, n *yaml.Node) (*Schema, error) {
	at, n, err := c.deref(file, n)
	if err != nil {
		return nil, err
	}
	content := get(n, "content")
	media := get(content, "application/json")
	if err := errors.Join(only(n, bodyKeys), only(content, contentTypes), only(media, mediaKeys)); err != nil {
		return nil, fmt.Errorf("request body: %w", err)
	}
	return c.compile(at, get(media, "schema"))
}
