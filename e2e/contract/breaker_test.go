package contract

import (
	"encoding/json"
	"fmt"
	"iter"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/obstack/obstack/e2e/harness"
)

// breaker makes, from a body that a schema accepts, bodies that break one rule of it each.
type breaker struct {
	found []brokenBody
	// seen holds what was broken already, so that the tenth tile is not broken in the ways of the first.
	seen map[string]bool
	root any
}

// brokenBody is a body, the place at which it breaks a rule, and the rule.
type brokenBody struct{ path, rule, text string }

func (w *breaker) breakBody(s *openapi3.Schema, body any) {
	w.root = body
	w.inside(s, body, nil, func(v any) { w.root = v })
}

// emit records the body with a value at the path that put is to write.
func (w *breaker) emit(id, rule string, path []string, put, restore func()) {
	key := id + " " + rule
	if w.seen[key] {
		return
	}
	w.seen[key] = true
	put()
	text, err := json.Marshal(w.root)
	restore()
	if err != nil {
		panic(err) // it came from JSON
	}
	w.found = append(w.found, brokenBody{strings.Join(path, "."), rule, string(text)})
}

// inside breaks what is below a value that is there: its properties or its items.
func (w *breaker) inside(s *openapi3.Schema, v any, path []string, put func(any)) {
	whole := s
	s = branch(s, v)
	id := fmt.Sprintf("%p", s)
	switch v := v.(type) {
	case harness.Object:
		if s.AdditionalProperties.Has != nil && !*s.AdditionalProperties.Has {
			w.emit(id, "unknown key", path, func() { v["surprise"] = 1 }, func() { delete(v, "surprise") })
		}
		for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
			p := s.Properties[name].Value
			if !applies(p, v) {
				continue
			}
			at := slices.Concat(path, []string{name})
			// Without a key that another branch does not need, the body is one of that branch.
			if v[name] != nil && slices.Contains(s.Required, name) && !optional(whole, name) {
				w.missing(id, name, v, at)
			}
			w.property(s, id, name, v, at)
		}
	case []any:
		if len(v) == 0 {
			return
		}
		for i, item := range v {
			at := slices.Concat(path, []string{strconv.Itoa(i)})
			set := func(item any) { v[i] = item }
			w.values(s.Items.Value, id+" item", at, item, set)
			w.inside(s.Items.Value, item, at, set)
		}
		if s.MaxItems != nil {
			many := make([]any, *s.MaxItems+1)
			for i := range many {
				many[i] = v[0]
			}
			w.emit(id, "maxItems", path, func() { put(many) }, func() { put(v) })
		}
	}
}

func (w *breaker) missing(id, name string, in harness.Object, path []string) {
	v := in[name]
	w.emit(id, name+" missing", path, func() { delete(in, name) }, func() { in[name] = v })
}

// optional reports whether a branch of a oneOf does not require a key.
func optional(s *openapi3.Schema, name string) bool {
	return slices.ContainsFunc(s.OneOf, func(b *openapi3.SchemaRef) bool {
		if len(b.Value.OneOf) > 0 {
			return optional(b.Value, name)
		}
		return !slices.Contains(b.Value.Required, name)
	})
}

func (w *breaker) property(s *openapi3.Schema, id, name string, in harness.Object, path []string) {
	p := s.Properties[name].Value
	v, present := in[name]
	set := func(v any) { in[name] = v }
	restore := func() {
		if delete(in, name); present {
			in[name] = v
		}
	}
	for rule, broken := range brokenValues(p) {
		w.emit(id, name+" "+rule, path, func() { set(broken) }, restore)
	}
	if present {
		w.inside(p, v, path, set)
	}
}

func (w *breaker) values(s *openapi3.Schema, id string, path []string, v any, set func(any)) {
	for rule, broken := range brokenValues(s) {
		w.emit(id, rule, path, func() { set(broken) }, func() { set(v) })
	}
}

// applies reports whether a property counts in the object: one with x-only-when is ignored beside another value.
func applies(p *openapi3.Schema, in harness.Object) bool {
	only, ok := p.Extensions["x-only-when"].(harness.Object)
	return !ok || in[only["property"].(string)] == only["value"]
}

// branch is the alternative of a oneOf that accepts the value, or the schema itself.
func branch(s *openapi3.Schema, v any) *openapi3.Schema {
	for _, b := range s.OneOf {
		if b.Value.VisitJSON(v) == nil {
			return branch(b.Value, v)
		}
	}
	return s
}

// brokenValues yields values that break one rule of the schema each.
func brokenValues(s *openapi3.Schema) iter.Seq2[string, any] {
	return func(yield func(string, any) bool) {
		kinds := types(s)
		for kind, value := range map[string]any{"array": []any{}, "object": harness.Object{}, "string": "text", "boolean": true} {
			if !slices.Contains(kinds, kind) && !yield("type "+kind, value) {
				return
			}
		}
		if !s.Nullable && !yield("null", nil) {
			return
		}
		for rule, value := range brokenLimits(s) {
			if !yield(rule, value) {
				return
			}
		}
	}
}

// types are the JSON types that a schema accepts.
func types(s *openapi3.Schema) []string {
	if s.Type != nil {
		return *s.Type
	}
	var all []string
	for _, b := range slices.Concat(s.OneOf, s.AllOf) {
		all = append(all, types(b.Value)...)
	}
	return all
}

func brokenLimits(s *openapi3.Schema) map[string]any {
	broken := map[string]any{}
	if len(s.Enum) > 0 {
		broken["enum"] = any("surprise")
		if s.Type.Is("number") {
			broken["enum"] = 0.42
		}
		return broken
	}
	if s.MinLength > 0 {
		broken["minLength"] = strings.Repeat("a", int(s.MinLength-1))
	}
	if s.MaxLength != nil {
		broken["maxLength"] = strings.Repeat("a", int(*s.MaxLength+1))
	}
	if s.Pattern != "" {
		for _, text := range []string{"a", "1", "-", " "} {
			if !regexp.MustCompile(s.Pattern).MatchString(text) {
				broken["pattern"] = text
			}
		}
	}
	if s.Not != nil {
		broken["not"] = "a; b"
	}
	if s.Format == "date-time" {
		broken["format"] = "tomorrow"
	}
	if s.Format == "uuid" {
		broken["format"] = "5b1a4c1e9a0e4d53b7c23f0f4f8f6a01" // without its dashes
	}
	if s.Type.Is("integer") {
		broken["integer"] = 1.5
		if s.Min != nil {
			broken["integer"] = *s.Min + 0.5
		}
	}
	if s.Min != nil {
		broken["minimum"] = *s.Min - 1
	}
	if s.Max != nil {
		broken["maximum"] = *s.Max + 1
	}
	if s.MinItems > 0 {
		broken["minItems"] = []any{}
	}
	return broken
}
