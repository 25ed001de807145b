// Command generate writes the Go code of an OpenAPI document with oapi-codegen.
//
// It is oapi-codegen's own command, but for what the documents should not have to spell out for Go: fields keep the
// order of the document, an empty list is not an absent one, and headers that middleware reads or sends are not the
// business of handlers.
package main

import (
	"flag"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/oapi-codegen/oapi-codegen/v2/pkg/codegen"
	"go.yaml.in/yaml/v3"
)

// config is oapi-codegen's configuration file, with the key that its command adds to it.
type config struct {
	codegen.Configuration `yaml:",inline"`

	Output string `yaml:"output"`
}

func main() {
	configFile := flag.String("config", "", "oapi-codegen's settings, and the file to write")
	flag.Parse()
	if err := run(*configFile, flag.Arg(0)); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

func run(configFile, document string) error {
	text, err := os.ReadFile(configFile)
	if err != nil {
		return err
	}
	var cfg config
	if err := yaml.Unmarshal(text, &cfg); err != nil {
		return fmt.Errorf("read %s: %w", configFile, err)
	}
	cfg.Configuration = cfg.UpdateDefaults()
	if err := cfg.Validate(); err != nil {
		return fmt.Errorf("read %s: %w", configFile, err)
	}

	loader := openapi3.NewLoader()
	loader.IsExternalRefsAllowed = true
	loader.IncludeOrigin = true // routes are registered in the order of the document
	loader.ReadFromURIFunc = func(_ *openapi3.Loader, location *url.URL) ([]byte, error) {
		return readAnnotated(filepath.FromSlash(location.Path))
	}
	doc, err := loader.LoadFromFile(document)
	if err != nil {
		return fmt.Errorf("load %s: %w", document, err)
	}
	code, err := codegen.Generate(doc, cfg.Configuration)
	if err != nil {
		return fmt.Errorf("generate from %s: %w", document, err)
	}
	return os.WriteFile(cfg.Output, []byte(tidy(code, document)), 0o644)
}

// header is what the generator writes first. Its version depends on how the generator was built, and its package
// comment would stand beside ours in doc.go.
var header = regexp.MustCompile(`(?s)\A.*?DO NOT EDIT\.\n`)

// tidy gives the generated code a header that is the same on every machine, imported types the name of their package
// instead of a number, and answers the content type with the charset that clients of the reference see.
func tidy(code, document string) string {
	code = header.ReplaceAllLiteralString(code, fmt.Sprintf("// Code generated from %s. DO NOT EDIT.\n\n", document))
	return strings.NewReplacer(
		"externalRef0", "api",
		`w.Header().Set("Content-Type", "application/json")`,
		`w.Header().Set("Content-Type", "application/json; charset=utf-8")`,
	).Replace(code)
}

// readAnnotated reads a document and adds what the generator needs to know.
func readAnnotated(file string) ([]byte, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var root yaml.Node
	if err := yaml.Unmarshal(text, &root); err != nil {
		return nil, fmt.Errorf("read %s: %w", file, err)
	}
	schemas := find(root.Content[0], "components", "schemas")
	annotate(&root, schemas)
	return yaml.Marshal(&root)
}

// annotate prepares everything below n for the generator.
func annotate(n, schemas *yaml.Node) {
	for _, child := range n.Content {
		annotate(child, schemas)
	}
	if properties := find(n, "properties"); properties != nil && properties.Kind == yaml.MappingNode {
		annotateProperties(properties, find(n, "required"), schemas)
	}
	if parameters := find(n, "parameters"); parameters != nil {
		removeIfMatch(parameters)
	}
	if headers := find(n, "headers"); find(n, "description") != nil && headers != nil {
		removeShared(headers)
	}
}

// annotateProperties numbers the properties, because the generator sorts them by name otherwise, and omits optional
// lists and maps only when they are nil: [] and {} clear a field, nothing keeps it.
func annotateProperties(properties, required, schemas *yaml.Node) {
	for i := 0; i+1 < len(properties.Content); i += 2 {
		name, property := properties.Content[i].Value, properties.Content[i+1]
		set(property, "x-order", strconv.Itoa(i/2))
		isRequired := required != nil && slices.ContainsFunc(required.Content, func(n *yaml.Node) bool {
			return n.Value == name
		})
		if !isRequired && isContainer(property, schemas) {
			set(property, "x-go-type-skip-optional-pointer", "true")
			set(property, "x-omitempty", "false")
			set(property, "x-omitzero", "true")
		}
	}
}

// isContainer reports whether a schema is a slice or a map in Go, following one reference within the file.
func isContainer(schema, schemas *yaml.Node) bool {
	if ref := find(schema, "$ref"); ref != nil {
		name, ok := strings.CutPrefix(ref.Value, "#/components/schemas/")
		return ok && isContainer(find(schemas, name), nil)
	}
	kind := find(schema, "type")
	return kind != nil && kind.Value == "array" || find(schema, "additionalProperties", "type") != nil
}

// removeIfMatch takes If-Match out of the parameters of an operation, or of the shared ones. Middleware reads it, and clients
// send it with a request editor: as a parameter it would add an argument to methods that programs call already.
func removeIfMatch(parameters *yaml.Node) {
	const name = "IfMatch"
	var kept []*yaml.Node
	for i, n := range parameters.Content {
		ref := find(n, "$ref")
		key := parameters.Kind == yaml.MappingNode && parameters.Content[i-i%2].Value == name
		if !key && (ref == nil || !strings.HasSuffix(ref.Value, "/"+name)) {
			kept = append(kept, n)
		}
	}
	parameters.Content = kept
}

// removeShared takes the headers out of a response that refer to a shared header: middleware sets those on every
// answer. A response keeps the headers that it describes itself, which its handler sets.
func removeShared(headers *yaml.Node) {
	var kept []*yaml.Node
	for i := 0; i+1 < len(headers.Content); i += 2 {
		if find(headers.Content[i+1], "$ref") == nil {
			kept = append(kept, headers.Content[i], headers.Content[i+1])
		}
	}
	headers.Content = kept
}

// find returns the value at a path of keys below n, or nil.
func find(n *yaml.Node, path ...string) *yaml.Node {
	for _, key := range path {
		if n == nil || n.Kind != yaml.MappingNode {
			return nil
		}
		i := 0
		for i+1 < len(n.Content) && n.Content[i].Value != key {
			i += 2
		}
		if i+1 >= len(n.Content) {
			return nil
		}
		n = n.Content[i+1]
	}
	return n
}

// set adds a key to a mapping.
func set(n *yaml.Node, key, value string) {
	n.Content = append(n.Content, &yaml.Node{Kind: yaml.ScalarNode, Value: key},
		&yaml.Node{Kind: yaml.ScalarNode, Value: value})
}
