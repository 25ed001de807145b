package schema

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"go.yaml.in/yaml/v3"
)

// anyKind marks keywords that say nothing of a value's type.
var anyKind []Kind

// keywords are those of a schema that are checked or only describe it, with the types of the values that each is about.
// Load refuses others: a rule that is misspelt or not checked here would be no rule at all.
var keywords = map[string][]Kind{
	"type": anyKind, "nullable": anyKind, "oneOf": anyKind, "allOf": anyKind,
	"default": anyKind, "x-default": anyKind, "x-messages": anyKind, "x-only-when": anyKind,
	"properties": {Object}, "required": {Object}, "additionalProperties": {Object}, "maxProperties": {Object},
	"x-property-names": {Object},
	"items":            {Array}, "minItems": {Array}, "maxItems": {Array},
	"minLength": {String}, "maxLength": {String}, "pattern": {String}, "not": {String},
	"format": {String, Number}, "enum": {String, Number},
	"minimum": {Number}, "maximum": {Number}, "exclusiveMinimum": {Number},

	"description": anyKind, "example": anyKind, "deprecated": anyKind, "discriminator": anyKind,
	"x-go-type": anyKind, "x-go-type-skip-optional-pointer": anyKind, "x-enum-varnames": anyKind,
}

// besideOneOf and besideAllOf are the keywords of which is made what they say when they stand beside a oneOf, or an allOf
// of one part. Others would be lost.
var (
	besideOneOf = words("oneOf", "type", "nullable", "properties", "required", "default", "x-default", "x-messages",
		"x-only-when", "description", "example", "deprecated", "discriminator", "x-go-type",
		"x-go-type-skip-optional-pointer")
	besideAllOf = words("allOf", "nullable", "default", "x-default", "x-messages", "x-only-when", "description",
		"example", "deprecated", "x-go-type", "x-go-type-skip-optional-pointer")
)

// formats are the ones that are checked, and those that services check or that only describe a number.
var formats = map[Kind]map[string]bool{
	String: words("date-time", "date", "uuid", "email", "uri"),
	Number: words("double", "int64"),
}

// messageKeys are the keywords that a text of x-messages may be for. "form" is what is added to that of the type.
var messageKeys = words("type", "form", "required", "maxProperties", "minItems", "maxItems", "enum", "minLength",
	"maxLength", "pattern", "not", "format", "integer", "minimum", "maximum", "exclusiveMinimum", "discriminator")

// The keys of the parts of a document around its schemas.
var (
	pathKeys      = words("parameters", "get", "put", "post", "delete", "patch")
	operationKeys = words("operationId", "tags", "summary", "description", "parameters", "requestBody", "responses",
		"security", "x-role", "x-scope", "x-unlimited", "x-validates", "x-undecoded", "x-max-body", "x-listener")
	parameterKeys = words("name", "in", "description", "required", "schema", "example", "allowEmptyValue")
	bodyKeys      = words("description", "required", "content")
	mediaKeys     = words("schema", "example", "examples")
	onlyWhenKeys  = words("property", "value", "required", "otherwise")
	notKeys       = words("pattern")
	contentTypes  = words("application/json")
)

// words are a set of keywords.
func words(list ...string) map[string]bool {
	set := map[string]bool{}
	for _, word := range list {
		set[word] = true
	}
	return set
}

// only refuses a mapping with other keys than the known.
func only(n *yaml.Node, known map[string]bool) error {
	for key := range pairs(n) {
		if !known[key] {
			return fmt.Errorf("%s is not among %v", key, slices.Sorted(maps.Keys(known)))
		}
	}
	return nil
}

// checkKeywords refuses what the compiled schema does not check of what its text asks for.
func (s *Schema) checkKeywords(n *yaml.Node) error {
	for key := range pairs(n) {
		kinds, ok := keywords[key]
		switch {
		case !ok:
			return fmt.Errorf("the keyword %s is not checked", key)
		case kinds != nil && !slices.Contains(kinds, s.kind):
			return fmt.Errorf("%s is for values of the type %v, and not %q", key, kinds, s.kind)
		}
	}
	switch {
	case get(n, "type") != nil && !slices.Contains([]Kind{Boolean, Number, String, Array, Object}, s.kind):
		return fmt.Errorf("the type %q is unknown", scalar(n, "type"))
	case s.format != "" && !formats[s.kind][s.format]:
		return fmt.Errorf("the format %s is unknown", s.format)
	case s.exclusiveMinimum && s.minimum == nil:
		return errors.New("exclusiveMinimum needs a minimum")
	case s.names != nil && s.names.kind != String:
		return errors.New("x-property-names are for texts")
	}
	for _, part := range []struct {
		key   string
		known map[string]bool
	}{{"x-messages", messageKeys}, {"x-only-when", onlyWhenKeys}, {"not", notKeys}} {
		if err := only(get(n, part.key), part.known); err != nil {
			return fmt.Errorf("%s: %w", part.key, err)
		}
	}
	if len(s.variants) > 0 && get(n, "oneOf") != nil {
		return only(n, besideOneOf)
	}
	return nil
}
