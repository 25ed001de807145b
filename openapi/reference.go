package openapi

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"html/template"
	"regexp"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

//go:embed reference.html
var referenceHTML string

// ReferenceStyle is the style sheet of the Reference, which expects it at docs/style.css beside it.
//
//go:embed reference.css
var ReferenceStyle []byte

var referencePage = template.Must(template.New("").Parse(referenceHTML))

// What the page shows, in the order of the document.
type (
	reference struct {
		Title, Version string
		Description    template.HTML
		Sections       []section
		Schemas        []schemaEntry
	}
	section struct {
		ID, Name    string
		Description template.HTML
		Operations  []operation
	}
	operation struct {
		ID, Method, Path, Summary string
		Description               template.HTML
		Public                    bool // needs no key
		Parameters                []property
		Body                      *content
		Responses                 []response
	}
	response struct {
		Status      string
		Description template.HTML
		Content     *content
	}
	// content is a body: its media type, its schema, and examples of it.
	content struct {
		MediaType string
		Schema    shape
		Examples  []example
	}
	example     struct{ Name, Text string }
	schemaEntry struct {
		Name  string
		Shape shape
	}
	// shape is a schema: what it is called and, if it says itself what it is made of, its properties.
	shape struct {
		Type        template.HTML
		Description template.HTML
		Properties  []property
	}
	property struct {
		Name        string // with the names of what it is in: tiles[].name
		In          string // of parameters
		Required    bool
		Type        template.HTML
		Description template.HTML
	}
)

// Reference returns a document as a page for people, without scripts.
func (d *Document) Reference() ([]byte, error) {
	root, err := parse(d.YAML)
	if err != nil {
		return nil, fmt.Errorf("read the document: %w", err)
	}
	r := renderer{root}
	page := reference{
		Title: text(find(root, "info", "title")), Version: text(find(root, "info", "version")),
		Description: prose(text(find(root, "info", "description"))),
	}
	tags := find(root, "tags")
	for _, tag := range tags.Content {
		name := text(find(tag, "name"))
		page.Sections = append(page.Sections, section{
			ID: strings.ReplaceAll(strings.ToLower(name), " ", "-"), Name: name, Description: prose(text(find(tag, "description"))),
		})
	}
	eachKey(find(root, "paths"), func(path string, item *yaml.Node) {
		eachKey(item, func(method string, op *yaml.Node) {
			if method == "parameters" {
				return
			}
			tag := text(find(op, "tags").Content[0]) // which is one of the list: TestEveryOperationIsDescribed holds it
			at := slices.IndexFunc(page.Sections, func(s section) bool { return s.Name == tag })
			page.Sections[at].Operations = append(page.Sections[at].Operations, r.operation(path, method, item, op))
		})
	})
	eachKey(find(root, "components", "schemas"), func(name string, schema *yaml.Node) {
		page.Schemas = append(page.Schemas, schemaEntry{name, r.shape(schema)})
	})
	var out bytes.Buffer
	if err := referencePage.Execute(&out, page); err != nil {
		return nil, fmt.Errorf("render the reference: %w", err)
	}
	return out.Bytes(), nil
}

// renderer turns the nodes of a document into what the page shows.
type renderer struct{ root *yaml.Node }

func (r renderer) operation(path, method string, item, op *yaml.Node) operation {
	o := operation{
		ID: text(find(op, "operationId")), Method: strings.ToUpper(method), Path: path,
		Summary: text(find(op, "summary")), Description: prose(text(find(op, "description"))),
	}
	security := find(op, "security")
	o.Public = security != nil && len(security.Content) == 0
	for _, in := range []*yaml.Node{item, op} {
		list := find(in, "parameters")
		if list == nil {
			continue
		}
		for _, p := range list.Content {
			p = r.resolve(p)
			schema := find(p, "schema")
			o.Parameters = append(o.Parameters, property{
				Name: text(find(p, "name")), In: text(find(p, "in")), Required: text(find(p, "required")) == "true",
				Type: r.typeOf(schema), Description: prose(text(find(p, "description")) + bounds(r.resolve(schema))),
			})
		}
	}
	o.Body = r.content(find(op, "requestBody"))
	eachKey(find(op, "responses"), func(status string, answer *yaml.Node) {
		answer = r.resolve(answer)
		o.Responses = append(o.Responses, response{status, phrase(text(find(answer, "description"))), r.content(answer)})
	})
	return o
}

// content is the first of the bodies that a request or an answer may have, nil for none.
func (r renderer) content(of *yaml.Node) *content {
	media := find(r.resolve(of), "content")
	if media == nil || len(media.Content) == 0 {
		return nil
	}
	c := &content{MediaType: media.Content[0].Value, Schema: r.shape(find(media.Content[1], "schema"))}
	eachKey(find(media.Content[1], "examples"), func(name string, e *yaml.Node) {
		e = r.resolve(e)
		if summary := text(find(e, "summary")); summary != "" {
			name = summary
		}
		value := find(e, "value")
		if value.Kind == yaml.ScalarNode {
			c.Examples = append(c.Examples, example{name, value.Value})
			return
		}
		if body, err := appendJSON(nil, value); err == nil {
			c.Examples = append(c.Examples, example{name, indented(body)})
		}
	})
	return c
}

// resolve follows a reference.
func (r renderer) resolve(n *yaml.Node) *yaml.Node {
	for {
		ref := find(n, "$ref")
		if ref == nil {
			return n
		}
		n = find(r.root, strings.Split(strings.TrimPrefix(ref.Value, "#/"), "/")...)
	}
}

// shape describes a schema. One that is only a reference has the name of what it refers to, and no properties.
func (r renderer) shape(schema *yaml.Node) shape {
	s := shape{Type: r.typeOf(schema)}
	if schema != nil && find(schema, "$ref") == nil {
		s.Description = prose(text(find(schema, "description")) + bounds(schema))
		s.Properties = r.properties("", schema)
	}
	return s
}

// properties are those of a schema and of the objects within it that have no name of their own.
func (r renderer) properties(prefix string, schema *yaml.Node) []property {
	var all []property
	if parts := find(schema, "allOf"); parts != nil {
		for _, part := range parts.Content {
			if find(part, "$ref") == nil {
				all = append(all, r.properties(prefix, part)...)
			}
		}
	}
	required := find(schema, "required")
	eachKey(find(schema, "properties"), func(name string, p *yaml.Node) {
		one := property{Name: prefix + name, Type: r.typeOf(p), Description: prose(text(find(p, "description")))}
		if required != nil {
			one.Required = slices.ContainsFunc(required.Content, func(n *yaml.Node) bool { return n.Value == name })
		}
		if find(p, "$ref") == nil {
			one.Description = prose(text(find(p, "description")) + bounds(p))
		}
		all = append(all, one)
		inner, more := p, prefix+name+"."
		if items := find(p, "items"); items != nil {
			inner, more = items, prefix+name+"[]."
		}
		if find(inner, "$ref") == nil {
			all = append(all, r.properties(more, inner)...)
		}
	})
	return all
}

// typeOf names what a schema allows, with links to those that have a name.
func (r renderer) typeOf(schema *yaml.Node) template.HTML {
	if schema == nil {
		return "anything"
	}
	if ref := find(schema, "$ref"); ref != nil {
		name := ref.Value[strings.LastIndex(ref.Value, "/")+1:]
		return template.HTML(fmt.Sprintf(`<a href="#schema-%[1]s">%[1]s</a>`, template.HTMLEscapeString(name)))
	}
	// No schema of the documents has two of these, so their order does not matter.
	for key, between := range map[string]template.HTML{"oneOf": " or ", "anyOf": " or ", "allOf": " with "} {
		parts := find(schema, key)
		if parts == nil {
			continue
		}
		var names []string
		for _, part := range parts.Content {
			if name := string(r.typeOf(part)); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		return template.HTML(strings.Join(names, string(between)))
	}
	name := template.HTML(template.HTMLEscapeString(text(find(schema, "type"))))
	switch {
	case name == "array":
		name = "list of " + r.typeOf(find(schema, "items"))
	case find(schema, "additionalProperties", "type") != nil || find(schema, "additionalProperties", "$ref") != nil:
		name = "map to " + r.typeOf(find(schema, "additionalProperties"))
	case name == "":
		name = "anything"
	}
	if format := text(find(schema, "format")); format != "" {
		name += template.HTML(" (" + template.HTMLEscapeString(format) + ")")
	}
	if text(find(schema, "nullable")) == "true" {
		name += " or null"
	}
	return name
}

// bounds says in words what else a schema asks for.
func bounds(schema *yaml.Node) string {
	var said []string
	for _, b := range []struct{ key, form string }{
		{"enum", "One of %s."},
		{"default", "Default: %s."},
		{"x-default", "Default: %s."},
		{"minimum", "Minimum: %s."},
		{"maximum", "Maximum: %s."},
		{"minLength", "Minimum length: %s."},
		{"maxLength", "Maximum length: %s."},
		{"minItems", "Minimum items: %s."},
		{"maxItems", "Maximum items: %s."},
		{"pattern", "Pattern: %s."},
	} {
		n := find(schema, b.key)
		if n == nil {
			continue
		}
		var values []string
		for _, v := range append(slices.Clone(n.Content), n) {
			if v.Kind != yaml.ScalarNode {
				continue
			}
			value := v.Value
			if value == "" {
				value = `""`
			}
			values = append(values, "`"+value+"`")
		}
		if len(values) > 0 {
			said = append(said, fmt.Sprintf(b.form, strings.Join(values, ", ")))
		}
	}
	if text(find(schema, "deprecated")) == "true" {
		said = append(said, "Deprecated.")
	}
	if len(said) == 0 {
		return ""
	}
	return " " + strings.Join(said, " ")
}

// inline are the marks within a line of a description: code, emphasis and links. The documents are ours and use no others,
// so that no library for Markdown is needed.
var inline = regexp.MustCompile("`([^`]+)`|\\*\\*([^*]+)\\*\\*|\\[([^\\]]+)\\]\\((https?://[^)\\s]+)\\)")

// prose is a description as HTML: paragraphs, lists, and the marks within a line.
func prose(description string) template.HTML {
	var out strings.Builder
	for _, block := range strings.Split(strings.TrimSpace(description), "\n\n") {
		block = strings.TrimSpace(block)
		if block == "" {
			continue
		}
		lines := strings.Split(block, "\n")
		if !slices.ContainsFunc(lines, func(l string) bool { return !strings.HasPrefix(l, "- ") }) {
			out.WriteString("<ul>")
			for _, line := range lines {
				out.WriteString("<li>" + string(phrase(line[len("- "):])) + "</li>")
			}
			out.WriteString("</ul>")
			continue
		}
		out.WriteString("<p>" + string(phrase(block)) + "</p>")
	}
	return template.HTML(out.String())
}

// phrase is a line of a description as HTML.
func phrase(line string) template.HTML {
	var out strings.Builder
	end := 0
	for _, at := range inline.FindAllStringSubmatchIndex(line, -1) {
		out.WriteString(template.HTMLEscapeString(line[end:at[0]]))
		part := func(i int) string { return template.HTMLEscapeString(line[at[2*i]:at[2*i+1]]) }
		switch {
		case at[2] >= 0:
			out.WriteString("<code>" + part(1) + "</code>")
		case at[4] >= 0:
			out.WriteString("<strong>" + part(2) + "</strong>")
		default:
			out.WriteString(`<a href="` + part(4) + `">` + part(3) + "</a>")
		}
		end = at[1]
	}
	out.WriteString(template.HTMLEscapeString(line[end:]))
	return template.HTML(out.String())
}

// indented writes JSON for people.
func indented(body []byte) string {
	var out bytes.Buffer
	if err := json.Indent(&out, body, "", "  "); err != nil {
		return string(body)
	}
	return out.String()
}

// eachKey calls f with the keys and values of a map in their order.
func eachKey(n *yaml.Node, f func(key string, value *yaml.Node)) {
	if n == nil || n.Kind != yaml.MappingNode {
		return
	}
	for i := 0; i+1 < len(n.Content); i += 2 {
		f(n.Content[i].Value, n.Content[i+1])
	}
}

// text is the value of a scalar, empty for what is missing.
func text(n *yaml.Node) string {
	if n == nil || n.Kind != yaml.ScalarNode {
		return ""
	}
	return n.Value
}
