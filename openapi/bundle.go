package openapi

import (
	"fmt"
	"strings"

	"go.yaml.in/yaml/v3"
)

// component is where a component stands below "components", such as schemas and Alert.
type component struct{ kind, name string }

// bundle returns the named document with every shared component that it needs copied into its own components, and
// without what is only for our tools. Names stay as they are, so a component must not stand in both files.
func bundle(files map[string][]byte, name string) (*yaml.Node, error) {
	root, err := parse(files[name])
	if err != nil {
		return nil, err
	}
	from, err := parse(files[shared])
	if err != nil {
		return nil, fmt.Errorf("%s: %w", shared, err)
	}

	// A component of the shared file comes along once, with all that it refers to. Those of the document itself are there.
	needed := map[component]bool{}
	var need func(n *yaml.Node, inShared bool) error
	need = func(n *yaml.Node, inShared bool) error {
		if ref := find(n, "$ref"); ref != nil {
			pointer, external := strings.CutPrefix(ref.Value, shared)
			kind, name, ok := strings.Cut(strings.TrimPrefix(pointer, "#/components/"), "/")
			if !ok {
				return fmt.Errorf("line %d: %s is not a component", ref.Line, ref.Value)
			}
			ref.Value = pointer
			c := component{kind, name}
			if !external && !inShared || needed[c] {
				return nil
			}
			needed[c] = true // before what it refers to, which may be itself
			target := find(from, "components", kind, name)
			if target == nil {
				return fmt.Errorf("line %d: there is no %s", ref.Line, ref.Value)
			}
			return need(target, true)
		}
		for _, child := range n.Content {
			if err := need(child, inShared); err != nil {
				return err
			}
		}
		return nil
	}
	if err := need(root, false); err != nil {
		return nil, err
	}
	if err := adopt(find(root, "components"), find(from, "components"), needed); err != nil {
		return nil, err
	}
	nameConstants(root)
	clean(root)
	return root, nil
}

// adopt copies the needed components in the order in which they stand in from. A name that both files have is an
// error, as the one would silently be the other.
func adopt(to, from *yaml.Node, needed map[component]bool) error {
	for i := 0; i < len(from.Content); i += 2 {
		kind := from.Content[i].Value
		section := find(to, kind)
		if section == nil {
			section = &yaml.Node{Kind: yaml.MappingNode}
			to.Content = append(to.Content, from.Content[i], section)
		}
		all := from.Content[i+1].Content
		for j := 0; j < len(all); j += 2 {
			name := all[j].Value
			if !needed[component{kind, name}] {
				continue
			}
			if find(section, name) != nil {
				return fmt.Errorf("line %d: %s/%s stands in %s too", all[j].Line, kind, name, shared)
			}
			section.Content = append(section.Content, all[j], all[j+1])
		}
	}
	return nil
}

// private are the keys that only our own tools read.
var private = []string{"x-go-", "x-messages"}

// clean removes comments and private keys below n.
func clean(n *yaml.Node) {
	n.HeadComment, n.LineComment, n.FootComment = "", "", ""
	if n.Kind == yaml.MappingNode {
		var kept []*yaml.Node
		for i := 0; i+1 < len(n.Content); i += 2 {
			if !isPrivate(n.Content[i].Value) {
				kept = append(kept, n.Content[i], n.Content[i+1])
			}
		}
		n.Content = kept
	}
	for _, child := range n.Content {
		clean(child)
	}
}

// isPrivate reports whether a key is for our tools. They are told by their beginnings, as generators have many.
func isPrivate(key string) bool {
	for _, prefix := range private {
		if strings.HasPrefix(key, prefix) {
			return true
		}
	}
	return false
}

// parse reads a file as nodes, which keep the order of keys, as the published document has it.
func parse(text []byte) (*yaml.Node, error) {
	var file yaml.Node
	if err := yaml.Unmarshal(text, &file); err != nil {
		return nil, err
	}
	return file.Content[0], nil
}

// find returns the value at a path of keys below n, or nil.
func find(n *yaml.Node, path ...string) *yaml.Node {
	for _, key := range path {
		if n == nil || n.Kind != yaml.MappingNode {
			return nil
		}
		var value *yaml.Node
		for i := 0; i+1 < len(n.Content); i += 2 {
			if n.Content[i].Value == key {
				value = n.Content[i+1]
			}
		}
		n = value
	}
	return n
}
