// Package openapi holds the documents of both APIs and makes of each the one self-contained document that is published.
//
// The sources are written for people and for the generator: oss.yaml and managed.yaml refer to schemas.yaml, which has
// everything that both need. What the server checks requests against are these sources, see Files.
//
// The documents are embedded, so that a program answers with the one that it was built from. The package may import
// nothing of ours: code is generated from what is here, and schema, which reads it, is handed the files.
package openapi

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"go.yaml.in/yaml/v3"
)

//go:generate go run ./generate --config gen-api.yaml schemas.yaml
//go:generate go run ./generate --config gen-oss.yaml oss.yaml
//go:generate go run ./generate --config gen-managed.yaml managed.yaml

//go:embed oss.yaml managed.yaml schemas.yaml
var sources embed.FS

// shared is the file that the documents refer to.
const shared = "schemas.yaml"

// Files returns the sources by name, as they refer to each other. Next to what is published they have extensions for
// the server: x-messages (texts for broken rules), x-only-when (a key that counts only beside another one) and
// x-property-names (rules for the keys of a map). x-default is what the server fills in, where a default would make
// generators take the key of a request for one that is always there.
func Files() map[string][]byte {
	files := map[string][]byte{}
	for _, name := range []string{"oss.yaml", "managed.yaml", shared} {
		text, err := sources.ReadFile(name)
		if err != nil {
			panic(err) // the compiler has put it there
		}
		files[name] = text
	}
	return files
}

// Document is a published document. Both forms say the same, in the order of the sources, and never change between
// two calls.
type Document struct {
	JSON []byte
	YAML []byte
}

// OSS returns the document of the self-hosted API.
func OSS() (*Document, error) { return publish("oss.yaml", nil) }

// segmentForm is what a path segment may be made of without escapes.
var segmentForm = regexp.MustCompile(`^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$`)

// Managed returns the document of the managed API, with the segment in the place of "stack" in its paths.
func Managed(segment string) (*Document, error) {
	if !segmentForm.MatchString(segment) {
		return nil, fmt.Errorf("path segment %q has characters other than letters, digits and . _ ~ -", segment)
	}
	return publish("managed.yaml", func(path string) string {
		return strings.Replace(path, "/stack/", "/"+segment+"/", 1)
	})
}

// publish bundles a document and renders it. A path that rename gets is one of the document's.
func publish(name string, rename func(string) string) (*Document, error) {
	root, err := bundle(Files(), name)
	if err != nil {
		return nil, fmt.Errorf("bundle %s: %w", name, err)
	}
	if paths := find(root, "paths"); rename != nil {
		for i := 0; i < len(paths.Content); i += 2 {
			paths.Content[i].Value = rename(paths.Content[i].Value)
		}
	}
	var doc Document
	if doc.JSON, err = appendJSON(nil, root); err != nil {
		return nil, fmt.Errorf("render %s: %w", name, err)
	}
	doc.JSON = append(doc.JSON, '\n')
	var text bytes.Buffer
	encoder := yaml.NewEncoder(&text)
	encoder.SetIndent(2)
	if err := encoder.Encode(root); err != nil {
		return nil, fmt.Errorf("render %s: %w", name, err)
	}
	doc.YAML = text.Bytes()
	return &doc, nil
}

// appendJSON writes a node as JSON. Unlike a decoded map it keeps the order of keys.
func appendJSON(b []byte, n *yaml.Node) ([]byte, error) {
	var err error
	switch n.Kind {
	case yaml.MappingNode:
		b = append(b, '{')
		for i := 0; i+1 < len(n.Content); i += 2 {
			if i > 0 {
				b = append(b, ',')
			}
			if b, err = appendScalar(b, n.Content[i].Value); err != nil {
				return nil, err
			}
			b = append(b, ':')
			if b, err = appendJSON(b, n.Content[i+1]); err != nil {
				return nil, err
			}
		}
		return append(b, '}'), nil
	case yaml.SequenceNode:
		b = append(b, '[')
		for i, item := range n.Content {
			if i > 0 {
				b = append(b, ',')
			}
			if b, err = appendJSON(b, item); err != nil {
				return nil, err
			}
		}
		return append(b, ']'), nil
	}
	var value any
	if err := n.Decode(&value); err != nil {
		return nil, fmt.Errorf("line %d: %w", n.Line, err)
	}
	return appendScalar(b, value)
}

// appendScalar writes a value without the escapes that encoding/json adds for HTML.
func appendScalar(b []byte, value any) ([]byte, error) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return nil, err
	}
	return append(b, bytes.TrimSuffix(text.Bytes(), []byte("\n"))...), nil
}
