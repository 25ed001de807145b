package harness

import (
	"maps"
	"slices"

	"pgregory.net/rapid"
)

// MadeUp draws parts of resources, and refers to sources and connections that exist.
type MadeUp struct {
	Text, Source            *rapid.Generator[string]
	Trace, Connection, Logs string
}

// Flag draws true or false.
func (m MadeUp) Flag() *rapid.Generator[any] { return rapid.Bool().AsAny() }

// One draws one of the values.
func (m MadeUp) One(values ...any) *rapid.Generator[any] { return rapid.SampledFrom(values) }

// Some draws each of the keys, or leaves it out.
func (m MadeUp) Some(rt *rapid.T, into Object, keys map[string]*rapid.Generator[any]) Object {
	for _, key := range slices.Sorted(maps.Keys(keys)) {
		if rapid.Bool().Draw(rt, key+"?") {
			into[key] = keys[key].Draw(rt, key)
		}
	}
	return into
}

// List draws up to n values.
func (m MadeUp) List(from, to int, item func(rt *rapid.T) any) *rapid.Generator[any] {
	return rapid.SliceOfN(rapid.Custom(item), from, to).AsAny()
}
