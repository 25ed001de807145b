package schema

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/obstack/obstack/impl/core"
)

// maxYAMLValues bounds what aliases may expand to.
const maxYAMLValues = 1_000_000

// ParseYAML reads a YAML file of one document as a Value whose parts know their lines. Duplicate keys, NUL characters
// and nesting beyond MaxDepth are refused as in JSON.
func ParseYAML(text []byte) (*Value, error) {
	var root, second yaml.Node
	decoder := yaml.NewDecoder(bytes.NewReader(text))
	switch err := decoder.Decode(&root); {
	case errors.Is(err, io.EOF):
		return &Value{Kind: Object, Line: 1}, nil
	case err != nil:
		return nil, core.NewError(core.Invalid, err.Error(), nil)
	}
	if err := decoder.Decode(&second); err == nil {
		return nil, core.InvalidError(fmt.Sprintf("line %d: a second YAML document: only one per file is allowed", second.Line))
	} else if !errors.Is(err, io.EOF) {
		return nil, core.NewError(core.Invalid, err.Error(), nil)
	}
	return FromYAML(root.Content[0])
}

// FromYAML converts a node. Scalars have the JSON type that YAML gives them; dates and times stay text.
func FromYAML(n *yaml.Node) (*Value, error) {
	budget := maxYAMLValues
	return fromYAML(n, 0, &budget)
}

// fromYAML converts a node with all that is in it. The budget counts values after aliases are followed, and an alias counts
// as a level, so that a small file can neither grow without end nor refer to itself.
func fromYAML(n *yaml.Node, depth int, budget *int) (*Value, error) {
	*budget--
	if *budget < 0 || depth > MaxDepth {
		return nil, core.InvalidError(fmt.Sprintf("line %d: too large or nested too deep", n.Line))
	}
	v := &Value{Line: n.Line}
	switch n.Kind {
	case yaml.AliasNode:
		return fromYAML(n.Alias, depth+1, budget)
	case yaml.SequenceNode:
		v.Kind = Array
		for _, item := range n.Content {
			value, err := fromYAML(item, depth+1, budget)
			if err != nil {
				return nil, err
			}
			v.Items = append(v.Items, value)
		}
	case yaml.MappingNode:
		v.Kind = Object
		for i := 0; i+1 < len(n.Content); i += 2 {
			key := n.Content[i].Value
			if strings.IndexByte(key, 0) >= 0 {
				return nil, core.InvalidError(fmt.Sprintf("line %d: NUL character in a key", n.Content[i].Line))
			}
			if v.Get(key) != nil {
				return nil, core.InvalidError(fmt.Sprintf("line %d: duplicate key %q", n.Content[i].Line, shorten(key)))
			}
			value, err := fromYAML(n.Content[i+1], depth+1, budget)
			if err != nil {
				return nil, err
			}
			v.Members = append(v.Members, Member{key, value})
		}
	default:
		return scalarValue(n)
	}
	return v, nil
}

// scalarValue converts a scalar. Texts that only look like something else in other versions of YAML (yes, on) stay text.
func scalarValue(n *yaml.Node) (*Value, error) {
	v := &Value{Line: n.Line, Text: n.Value}
	switch n.ShortTag() {
	case "!!null":
		v.Kind, v.Text = Null, "null"
	case "!!bool":
		var b bool
		if err := n.Decode(&b); err != nil {
			return nil, core.InvalidError(fmt.Sprintf("line %d: %q is not a boolean", n.Line, shorten(n.Value)))
		}
		v.Kind, v.Text = Boolean, strconv.FormatBool(b)
	case "!!int", "!!float":
		// YAML has number forms that JSON lacks (0x1F, 1_000, .5), so the value is written anew unless it is plain.
		var f float64
		if err := n.Decode(&f); err != nil {
			return nil, core.InvalidError(fmt.Sprintf("line %d: %q is not a number", n.Line, shorten(n.Value)))
		}
		if math.IsNaN(f) || math.IsInf(f, 0) {
			return nil, core.InvalidError(fmt.Sprintf("line %d: %s is not a finite number", n.Line, shorten(n.Value)))
		}
		v.Kind, v.Text = Number, strconv.FormatFloat(f, 'g', -1, 64)
		if i, err := strconv.ParseInt(n.Value, 10, 64); err == nil {
			v.Text = strconv.FormatInt(i, 10)
		}
	default:
		if strings.IndexByte(n.Value, 0) >= 0 {
			return nil, core.InvalidError(fmt.Sprintf("line %d: NUL character in a string", n.Line))
		}
		v.Kind = String
	}
	return v, nil
}
