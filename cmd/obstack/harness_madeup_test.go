package main

import (
	"maps"
	"slices"

	"pgregory.net/rapid"
)

type madeUp struct {
	text, source            *rapid.Generator[string]
	trace, connection, logs string
}

func (m madeUp) flag() *rapid.Generator[any] { return rapid.Bool().AsAny() }

func (m madeUp) one(values ...any) *rapid.Generator[any] { return rapid.SampledFrom(values) }

// some draws each of the keys, or leaves it out.
func (m madeUp) some(rt *rapid.T, into Object, keys map[string]*rapid.Generator[any]) Object {
	for _, key := range slices.Sorted(maps.Keys(keys)) {
		if rapid.Bool().Draw(rt, key+"?") {
			into[key] = keys[key].Draw(rt, key)
		}
	}
	return into
}

// list draws up to n values.
func (m madeUp) list(from, to int, item func(rt *rapid.T) any) *rapid.Generator[any] {
	return rapid.SliceOfN(rapid.Custom(item), from, to).AsAny()
}
