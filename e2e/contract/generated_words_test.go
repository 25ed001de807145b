package contract

import (
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/obstack/obstack/e2e/harness"
)

// words are what the examples of a document say about the values that its schemas leave open: what stands under which
// key, and which ids are of the same kind. Nothing else here knows what there is a resource of.
type words struct {
	// values are those that examples have under a key. Those of a list stand under its key too, one by one.
	values map[string][]any
	// kinds say of every id in an example what it is the id of.
	kinds map[string]string
	// places are, by operation, where its answers have ids: kinds by paths such as result.tiles.*.id.
	places map[string]map[string]string
	// items are, by operation, the kind of what it creates, lists, changes or deletes; empty when that has no id.
	items map[string]string
	// creating are the kinds that some operation creates.
	creating map[string]bool
	// callers are the ids of the people who send the requests, and of their keys. No request removes these or changes their
	// roles, as requests of the callers would be refused from then on.
	callers map[string]bool
}

var objectID = regexp.MustCompile(`^[0-9a-f]{24}$`)

func readWords(operations []harness.Operation) *words {
	w := &words{
		values: map[string][]any{}, kinds: map[string]string{}, places: map[string]map[string]string{},
		items: map[string]string{}, creating: map[string]bool{},
	}
	for _, op := range operations {
		for _, p := range op.Params() {
			if id, ok := p.Example.(string); ok && harness.UUIDForm.MatchString(id) && p.In == "path" && w.kinds[id] == "" {
				before, _, _ := strings.Cut(op.Path, "{"+p.Name+"}")
				w.kinds[id] = before
			}
		}
	}
	seen := map[string]bool{}
	for _, op := range operations {
		places := map[string]string{}
		for _, v := range exampleValues(requestContent(op)) {
			w.read("", v, seen)
		}
		for _, v := range exampleValues(answerContent(op)) {
			w.read("", v, seen)
			w.readPlaces(nil, v, places)
		}
		w.places[op.OperationID] = places
	}
	for _, op := range operations {
		w.items[op.OperationID] = w.item(op, operations)
		if op.Method == "POST" {
			w.creating[w.items[op.OperationID]] = true
		}
	}
	return w
}

func requestContent(o harness.Operation) openapi3.Content {
	if o.RequestBody == nil {
		return nil
	}
	return o.RequestBody.Value.Content
}

// answerContent is what a success looks like.
func answerContent(o harness.Operation) openapi3.Content {
	if response := o.Responses.Status(200); response != nil {
		return response.Value.Content
	}
	return nil
}

func exampleValues(content openapi3.Content) []any {
	var all []any
	if media := content.Get("application/json"); media != nil {
		for _, name := range slices.Sorted(maps.Keys(media.Examples)) {
			all = append(all, media.Examples[name].Value.Value)
		}
	}
	return all
}

// kind is what an id of an example is the id of, empty for anything else. Ids of resources of one kind differ in their
// last two digits.
func (w *words) kind(text string) string {
	if objectID.MatchString(text) {
		return text[:22]
	}
	return w.kinds[text]
}

// read remembers a value under its key, and what is in it.
func (w *words) read(name string, v any, seen map[string]bool) {
	if text, err := json.Marshal(v); name != "" && err == nil && !seen[name+string(text)] {
		seen[name+string(text)] = true
		w.values[name] = append(w.values[name], v)
	}
	switch v := v.(type) {
	case harness.Object:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			w.read(key, v[key], seen)
		}
	case []any:
		for _, item := range v {
			w.read(name, item, seen)
		}
	case string:
		if kind := w.kind(v); kind != "" {
			w.kinds[v] = kind
		}
	}
}

// readPlaces notes where the ids of an answer stand.
func (w *words) readPlaces(path []string, v any, places map[string]string) {
	switch v := v.(type) {
	case harness.Object:
		for key, value := range v {
			w.readPlaces(append(slices.Clone(path), key), value, places)
		}
	case []any:
		for _, item := range v {
			w.readPlaces(append(slices.Clone(path), "*"), item, places)
		}
	case string:
		if kind := w.kind(v); kind != "" {
			places[strings.Join(path, ".")] = kind
		}
	}
}

// item is the kind of what the operation is about: that of the last parameter of its path, or of the path one segment
// longer. A list of what has no path of its own shows its kind in its examples.
func (w *words) item(op harness.Operation, operations []harness.Operation) string {
	for _, other := range operations {
		rest, ok := strings.CutPrefix(other.Path, op.Path)
		if !ok || rest != "" && strings.Count(rest, "/") != 1 || !strings.HasSuffix(other.Path, "}") {
			continue
		}
		name := strings.Trim(other.Path[strings.LastIndex(other.Path, "/"):], "/{}")
		for _, p := range other.Params() {
			if id, ok := p.Example.(string); ok && p.Name == name && p.In == "path" {
				return w.kind(id)
			}
		}
	}
	for _, envelope := range []string{"data", "result"} {
		if kind := w.places[op.OperationID][envelope+".*.id"]; kind != "" && op.Method == "GET" {
			return kind
		}
	}
	return ""
}

// ids returns the ids in an answer of the operation by their kinds, those that are higher up first.
func (w *words) ids(op harness.Operation, answer any) map[string][]string {
	found := map[string][]string{}
	type node struct {
		path string
		v    any
	}
	places := w.places[op.OperationID]
	for level := []node{{"", answer}}; len(level) > 0; {
		var below []node
		for _, n := range level {
			switch v := n.v.(type) {
			case harness.Object:
				for _, key := range slices.Sorted(maps.Keys(v)) {
					below = append(below, node{strings.TrimPrefix(n.path+"."+key, "."), v[key]})
				}
			case []any:
				for _, item := range v {
					below = append(below, node{n.path + ".*", item})
				}
			case string:
				if kind := places[n.path]; kind != "" && !slices.Contains(found[kind], v) {
					found[kind] = append(found[kind], v)
				}
			}
		}
		level = below
	}
	return found
}

// existing is something that the server has: its ids by kind, its own and those of its parts and of what it names.
type existing struct {
	kind   string
	ids    map[string][]string
	stored any // as it was answered last
}

func (r *existing) id() string { return r.ids[r.kind][0] }

// resources reads those in an answer: one, or a list of them.
func (w *words) resources(op harness.Operation, text string) []*existing {
	var whole harness.Object
	kind := w.items[op.OperationID]
	if kind == "" || json.Unmarshal([]byte(text), &whole) != nil {
		return nil
	}
	envelope := "data"
	if _, ok := whole["result"]; ok {
		envelope = "result"
	}
	list, many := whole[envelope].([]any)
	if !many {
		list = []any{whole[envelope]}
	}
	var all []*existing
	for _, v := range list {
		part := harness.Object{envelope: v}
		if many {
			part[envelope] = []any{v}
		}
		if r := (&existing{kind, w.ids(op, part), v}); len(r.ids[kind]) > 0 && !w.callers[r.id()] {
			all = append(all, r)
		}
	}
	return all
}
