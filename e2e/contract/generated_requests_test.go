package contract

import (
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/obstack/obstack/e2e/harness"
)

// request is one request to send.
type request struct {
	op      harness.Operation // that it was made for
	method  string
	path    string // escaped, as it is sent
	query   string
	body    string
	header  [][2]string // beside what a good request has, or in place of it; empty values remove one
	keyed   bool        // whether it carries a key that works
	broken  []string    // in what ways
	subject *existing   // what the last parameter of the path names, if that is known
	caller  *signedIn   // who sends it instead of the admin with the first key
}

func (r *request) set(name, value string) { r.header = append(r.header, [2]string{name, value}) }

// enough is how many resources of a kind a worker keeps, so that lists stay short.
const enough = 6

// generator makes the requests of one worker. It changes and deletes only what it has created itself, so that workers
// do not get into each other's way.
type generator struct {
	*generatedRun
	maker
	base  map[string]string   // ids that examples and parameters stand for
	own   []*existing         // what this worker has created, oldest first
	given []*existing         // what was there, or comes from elsewhere
	todo  []harness.Operation // what is still to be called in this round
	drawn []*existing         // what the present request has named
	exact bool                // whether the present request names what the examples do
	// astray says that the present request may name what does not exist.
	astray bool
}

func newGenerator(run *generatedRun, worker int, base map[string]string, given []*existing) *generator {
	g := &generator{generatedRun: run, base: base, given: slices.Clone(given)}
	g.maker = maker{rng: rand.New(rand.NewPCG(*generatedSeed, uint64(worker))), examples: run.words, real: g.real}
	return g
}

// next makes a request.
func (g *generator) next() *request {
	g.shape()
	g.drawn, g.exact, g.astray = nil, g.chance(0.6), g.chance(0.05)
	op := g.operation()
	r := &request{op: op, method: op.Method, keyed: true, subject: g.subject(op)}
	if r.subject != nil {
		g.drawn = append(g.drawn, r.subject)
	}
	r.path = g.path(op, r.subject)
	r.query = g.query(op)
	if op.BodySchema() != nil {
		r.body = encoded(g.body(r))
	}
	if g.chance(0.45) {
		g.spoil(r)
	}
	return r
}

// signIn has one of the people and keys of all roles send a request, now and then, that is one to a known path and has a key.
func (g *generator) signIn(r *request) {
	op, known := g.route(r.method, r.path)
	if known && op.Operation != nil && !op.Public() && r.keyed && g.chance(0.25) {
		caller := pick(g.rng, g.callers)
		r.caller = &caller
	}
}

// operation takes the next one of a round in which every operation is called, those with a body more often. What
// there is enough of is deleted instead of created, and what is to be changed must have been created.
func (g *generator) operation() harness.Operation {
	if len(g.todo) == 0 {
		for _, op := range g.Operations() {
			times := 1
			if op.BodySchema() != nil {
				times = 4
			}
			g.todo = append(g.todo, slices.Repeat([]harness.Operation{op}, times)...)
		}
		g.rng.Shuffle(len(g.todo), func(i, j int) { g.todo[i], g.todo[j] = g.todo[j], g.todo[i] })
	}
	op := g.todo[0]
	g.todo = g.todo[1:]
	kind := g.words.items[op.OperationID]
	switch have := len(of(kind, g.own)); {
	case creates(op) && kind != "" && have >= enough:
		return g.other(op, kind, func(o harness.Operation) bool { return o.Method == "DELETE" })
	case changes(op) && g.words.creating[kind] && have == 0:
		return g.other(op, kind, creates)
	}
	return op
}

// other is an operation on the same kind of resource that fits, or the operation itself.
func (g *generator) other(op harness.Operation, kind string, fits func(harness.Operation) bool) harness.Operation {
	for _, o := range g.Operations() {
		if g.words.items[o.OperationID] == kind && fits(o) {
			return o
		}
	}
	return op
}

func creates(o harness.Operation) bool { return o.Method == "POST" && !strings.HasSuffix(o.Path, "}") }

// changes reports whether the operation changes or deletes what the last parameter of its path names.
func changes(o harness.Operation) bool {
	return o.Method != "GET" && strings.HasSuffix(o.Path, "}")
}

// onMembers reports whether an operation changes a member. Those who sign in stay who they are.
func onMembers(o harness.Operation) bool { return changes(o) && strings.Contains(o.Path, "/member") }

// of are the resources of a kind.
func of(kind string, all []*existing) []*existing {
	var found []*existing
	for _, r := range all {
		if r.kind == kind {
			found = append(found, r)
		}
	}
	return found
}

// subject chooses what the last parameter of the path names: something of the worker's own, or what is there anyway
// when nothing creates such things.
func (g *generator) subject(op harness.Operation) *existing {
	kind := g.words.items[op.OperationID]
	if kind == "" || !strings.HasSuffix(op.Path, "}") {
		return nil
	}
	candidates := of(kind, g.own)
	if !g.words.creating[kind] || op.Method == "GET" && g.chance(0.1) {
		if !onMembers(op) {
			candidates = append(candidates, of(kind, g.given)...)
		}
		for _, p := range op.Params() {
			if example, _ := p.Example.(string); g.words.kind(example) == kind && g.base[example] != "" {
				candidates = append(candidates, &existing{kind: kind, ids: map[string][]string{kind: {g.base[example]}}})
			}
		}
	}
	if len(candidates) == 0 || g.chance(0.02) {
		return nil
	}
	return pick(g.rng, candidates)
}

func (g *generator) path(op harness.Operation, subject *existing) string {
	path := op.Path
	for _, p := range op.Params() {
		if p.In != "path" {
			continue
		}
		example, _ := p.Example.(string)
		last := strings.HasSuffix(op.Path, "{"+p.Name+"}")
		value := g.base[p.Name]
		switch {
		case op.OperationID == "testWebhook":
			value = g.base[example] // the others may lead to a person
		case last && subject != nil:
			value = subject.id()
		case last && onMembers(op) && subject == nil:
			value = g.base[example]
		case last && changes(op) && g.words.creating[g.words.items[op.OperationID]]:
			value = g.stranger(example) // and not what others name
		case value == "":
			value = g.id(example)
		}
		path = strings.ReplaceAll(path, "{"+p.Name+"}", url.PathEscape(value))
	}
	return path
}

func (g *generator) query(op harness.Operation) string {
	query := url.Values{}
	for _, p := range op.Params() {
		if p.In == "query" && (p.Required || g.chance(0.3)) {
			value := fmt.Sprint(g.value(p.Name, p.Schema.Value))
			if example, ok := p.Example.(string); ok && p.Required && g.chance(0.8) {
				value = cmp.Or(g.base[example], example)
			}
			query.Set(p.Name, value)
		}
	}
	return query.Encode()
}

// body makes a body: one of the examples, perhaps with other values here and there, what is stored already, or one
// made from the schema alone.
func (g *generator) body(r *request) any {
	schema := r.op.BodySchema()
	examples := exampleValues(requestContent(r.op))
	switch {
	case r.subject != nil && r.subject.stored != nil && g.chance(0.25):
		if stored, ok := jsonValue(encoded(r.subject.stored)).(harness.Object); ok && schema.Properties != nil {
			for key := range stored {
				if schema.Properties[key] == nil && g.chance(0.9) {
					delete(stored, key)
				}
			}
			return stored
		}
	case len(examples) > 0 && g.chance(0.6):
		body := g.bind(pick(g.rng, examples))
		for range g.rng.IntN(4) {
			g.replace(schema, body)
		}
		return body
	}
	return g.value("", schema)
}

// replace puts another valid value somewhere into a valid one.
func (g *generator) replace(s *openapi3.Schema, v any) {
	switch v := v.(type) {
	case harness.Object:
		if len(s.Properties) == 0 {
			return
		}
		name := pick(g.rng, slices.Sorted(maps.Keys(s.Properties)))
		p := s.Properties[name].Value
		if in, ok := v[name]; ok && g.chance(0.7) {
			g.replace(branch(p, in), in)
			return
		}
		if applies(p, v) {
			v[name] = g.value(name, p)
		}
	case []any:
		if len(v) > 0 {
			i := g.rng.IntN(len(v))
			g.replace(branch(s.Items.Value, v[i]), v[i])
		}
	}
}

// real is what to use for a text of an example that stands for something else: an id, or what may be there once.
func (g *generator) real(text string) string {
	switch {
	case g.words.kinds[text] != "":
		return g.id(text)
	case g.base[text] == "":
		return text
	case g.chance(0.1):
		return g.base[text]
	}
	if sum, err := base64.StdEncoding.DecodeString(text); err == nil && len(sum) == sha256.Size {
		for i := range sum {
			sum[i] = byte(g.rng.Uint32())
		}
		return base64.StdEncoding.EncodeToString(sum)
	}
	if slices.Contains(harness.ExampleSilences, text) || slices.Contains(harness.ExampleURLs, text) {
		return g.base[text]
	}
	before, after, _ := strings.Cut(text, "@")
	unique := fmt.Sprint(before, ".", g.rng.Uint32())
	if after != "" {
		unique += "@" + after
	}
	return unique
}

// stranger is an id of the form of an example that nothing has.
func (g *generator) stranger(example string) string {
	if objectID.MatchString(example) {
		return g.newID()
	}
	return "00000000-0000-4000-8000-000000000000"
}

// id is the id to use for that of an example.
func (g *generator) id(example string) string {
	if g.astray && g.chance(0.3) {
		return g.stranger(example)
	}
	base := g.base[example]
	if g.exact && base != "" {
		return base
	}
	kind := g.words.kinds[example]
	// A tile goes with its dashboard, and whatever else is named goes with what was named before.
	for _, r := range g.drawn {
		if ids := r.ids[kind]; len(ids) > 0 {
			return pick(g.rng, ids)
		}
	}
	with := slices.Concat(of(kind, g.own), of(kind, g.given))
	if len(with) == 0 {
		for _, r := range g.own {
			if len(r.ids[kind]) > 0 {
				with = append(with, r)
			}
		}
	}
	if len(with) == 0 {
		if base != "" {
			return base
		}
		return example
	}
	r := pick(g.rng, with)
	g.drawn = append(g.drawn, r)
	return pick(g.rng, r.ids[kind])
}

// learn remembers what an answer says is there, and forgets what is gone.
func (g *generator) learn(r *request, a harness.Answer) {
	op, known := g.route(r.method, r.path)
	if !known || op.Operation == nil {
		return
	}
	gone := r.subject != nil && op.Path == r.op.Path &&
		(op.Method == "DELETE" && a.Status == 200 || a.Status == 404 && len(r.broken) == 0)
	if gone {
		same := func(o *existing) bool { return o.kind == r.subject.kind && o.id() == r.subject.id() }
		g.own, g.given = slices.DeleteFunc(g.own, same), slices.DeleteFunc(g.given, same)
	}
	if a.Status != 200 {
		return
	}
	found := g.words.resources(op, a.Body)
	switch {
	case op.Method == "GET" && !g.words.creating[g.words.items[op.OperationID]]:
		for _, resource := range found[:min(len(found), enough)] {
			g.given = remembered(g.given, resource)
		}
	case creates(op) || changes(op):
		for _, resource := range found {
			g.own = remembered(g.own, resource)
		}
	}
}

// remembered adds a resource, or replaces it as it was.
func remembered(all []*existing, r *existing) []*existing {
	for i, old := range all {
		if old.kind == r.kind && old.id() == r.id() {
			all[i] = r
			return all
		}
	}
	return append(all, r)
}
