package openapi

import (
	"strings"
	"unicode"

	"go.yaml.in/yaml/v3"
)

const constantNames = "x-enum-varnames"

// nameConstants names the values of every enum behind what they are values of. Generators take these names for
// constants, and those of oapi-codegen share one name space: without them it makes Events and V2.
func nameConstants(root *yaml.Node) {
	eachKey(find(root, "components", "schemas"), nameValues)
	eachKey(find(root, "components", "parameters"), func(name string, parameter *yaml.Node) {
		nameValues(name, find(parameter, "schema"))
	})
	eachKey(find(root, "paths"), func(_ string, item *yaml.Node) {
		eachKey(item, func(_ string, op *yaml.Node) {
			if parameters := find(op, "parameters"); parameters != nil {
				for _, p := range parameters.Content {
					nameValues(exported(text(find(op, "operationId")))+exported(text(find(p, "name"))), find(p, "schema"))
				}
			}
		})
	})
}

// nameValues names the values of an enum, and of those inside of a schema behind the keys that lead to them. Names that the
// document gives itself are used for the values, where these make no name.
func nameValues(name string, schema *yaml.Node) {
	if enum := find(schema, "enum"); enum != nil {
		own := find(schema, constantNames)
		if own == nil {
			own = &yaml.Node{Kind: yaml.SequenceNode, Style: yaml.FlowStyle}
			for _, value := range enum.Content {
				own.Content = append(own.Content, &yaml.Node{Kind: yaml.ScalarNode, Value: value.Value})
			}
			schema.Content = append(schema.Content, &yaml.Node{Kind: yaml.ScalarNode, Value: constantNames}, own)
		}
		for _, n := range own.Content {
			n.Value = name + exported(n.Value)
		}
	}
	eachKey(find(schema, "properties"), func(key string, property *yaml.Node) { nameValues(name+exported(key), property) })
	for _, key := range []string{"items", "additionalProperties"} {
		if inner := find(schema, key); inner != nil {
			nameValues(name+"Item", inner)
		}
	}
}

// exported is a name as Go exports it: queryError, QUERY_ERROR and query-error are QueryError.
func exported(name string) string {
	var b strings.Builder
	for _, word := range strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if strings.ToUpper(word) == word {
			word = strings.ToLower(word)
		}
		b.WriteString(strings.ToUpper(word[:1]) + word[1:])
	}
	return b.String()
}
