package service

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	_ "embed"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/store"
)

// DefaultDatabase is the telemetry database of the first service.
const DefaultDatabase = "default"

//go:embed defaults.yaml
var defaults string

// File is one YAML file of resources.
type File struct {
	Name string
	Text []byte
}

// Action says what applying a resource did.
type Action string

// What applying a resource can do.
const (
	Created   Action = "created"
	Updated   Action = "updated"
	Unchanged Action = "unchanged"
)

// Result is one applied resource.
type Result struct {
	Kind   string `json:"kind"`
	Name   string `json:"name"`
	ID     string `json:"id"`
	Action Action `json:"action"`
	// Warnings are the mistakes in its queries, as far as they can be found without running them.
	Warnings []Warning `json:"warnings,omitempty"`
}

// Warning is a mistake in a query, with its place in the resource and in the file.
type Warning struct {
	Path    string `json:"path"`
	Message string `json:"message"`
	File    string `json:"file"`
	Line    int    `json:"line"`
}

// Apply creates and updates resources from YAML, matched by name, all or nothing.
type Apply struct {
	Store   *store.Store
	Schemas *Schemas
	Now     func() time.Time
	// Kinds are those of webhooks.
	Kinds WebhookKinds
	// CheckTemplate says what is wrong with a template.
	CheckTemplate func(template string) error
	// EmailChannels permits email channels of alerts. The mail server of the replicas is not checked.
	EmailChannels bool
	// Runner looks for mistakes in the queries of what Files applies. Nil means that none are looked for.
	Runner *query.Runner
}

// resourceKinds are the lists of a file in the order in which they are applied: what refers comes after what it
// refers to.
var resourceKinds = []string{"connections", "sources", "savedSearches", "webhooks", "dashboards", "alerts"}

// Files applies files to the whole store: the team's lists in oss, organizations with their services in managed.
// Every problem of every file is reported at once, with file and line, and then nothing is written.
func (a *Apply) Files(ctx context.Context, managed bool, files []File) ([]Result, error) {
	return a.run(ctx, func(r *applyRun) error {
		lists := r.read(managed, files)
		if managed {
			return r.applyOrganizations()
		}
		first, err := FirstService(r.ctx, r.tx.DB)
		if err != nil {
			return err
		}
		return r.team(first.Team, lists)
	})
}

// Read reports what is wrong with files no matter what is stored: what cannot be read, lists that there are not, and
// resources without a name.
func (a *Apply) Read(managed bool, files []File) error {
	r := &applyRun{Apply: a}
	r.read(managed, files)
	return r.failure()
}

// read collects what is in files: the organizations of managed ones, and the lists of others, which it returns.
func (r *applyRun) read(managed bool, files []File) teamLists {
	lists := newTeamLists()
	for _, f := range files {
		root, err := schema.ParseYAML(f.Text)
		if err != nil {
			r.problems = append(r.problems, f.Name+": "+message(err))
			continue
		}
		r.file = f.Name
		if managed {
			r.collectOrganizations(root)
		} else {
			r.collect(lists, root)
		}
	}
	return lists
}

// Team applies one file of lists to one service.
func (a *Apply) Team(ctx context.Context, team core.TeamID, f File) ([]Result, error) {
	return a.run(ctx, func(r *applyRun) error { return r.teamFile(team, f) })
}

// Provision adds what every new service starts with, inside the transaction that makes it.
func (a *Apply) Provision(ctx context.Context, tx *store.Tx, team core.TeamID, database string) error {
	r := &applyRun{Apply: a, ctx: ctx, tx: tx}
	return r.provision(team, database)
}

// run applies in one transaction: a problem in any file undoes everything. Warnings about queries are looked for after it, as
// queries take time and the store must not wait for them.
func (a *Apply) run(ctx context.Context, fn func(r *applyRun) error) ([]Result, error) {
	if core.OperationFrom(ctx) == nil {
		ctx = core.WithOperation(ctx, &core.Operation{ID: "apply"})
	}
	var results []Result
	var queries []queryItem
	err := a.Store.Write(ctx, func(tx *store.Tx) error {
		r := &applyRun{Apply: a, ctx: ctx, tx: tx}
		if err := fn(r); err != nil {
			return err
		}
		results, queries = r.results, r.queries
		return r.failure()
	})
	if err != nil {
		return nil, err
	}
	if a.Runner != nil {
		warn(ctx, results, queries)
	}
	return results, nil
}

// applyTime is how long applying may look for mistakes in queries.
const applyTime = 5 * time.Second

// warn adds the warnings to the results.
func warn(ctx context.Context, results []Result, queries []queryItem) {
	ctx, cancel := context.WithTimeout(ctx, applyTime)
	defer cancel()
	for _, q := range queries {
		for _, issue := range q.find(ctx) {
			r := &results[q.result]
			r.Warnings = append(r.Warnings, Warning{issue.Path, issue.Text, q.file, q.line(issue.Path)})
		}
	}
}

// applyRun is one transaction of applying.
type applyRun struct {
	*Apply
	ctx      context.Context
	tx       *store.Tx
	file     string
	results  []Result
	queries  []queryItem
	problems []string

	organizations []*organizationItem // managed only, in the order of the files
}

// item is one resource of a file.
type item struct {
	file string
	kind string // singular
	name string
	v    *schema.Value
	// unresolved is set when a name in it stands for nothing. It is still checked, but not stored.
	unresolved bool
}

// queryItem is an applied item that has queries.
type queryItem struct {
	*item
	result int // which one is its
	// find returns the mistakes in its queries.
	find func(ctx context.Context) []core.Issue
}

// line is that of the value at a path, or of the innermost one around it that the file has.
func (it *item) line(path string) int {
	line, at := it.v.Line, it.v
	for segment := range strings.SplitSeq(path, ".") {
		if at = at.At(segment); at == nil {
			break
		}
		line = at.Line
	}
	return line
}

// teamLists holds the items of one service by list name.
type teamLists map[string][]*item

func newTeamLists() teamLists { return teamLists{} }

func (r *applyRun) failure() error {
	if len(r.problems) == 0 {
		return nil
	}
	return core.InvalidError(strings.Join(r.problems, "\n"))
}

func (r *applyRun) problem(file string, line int, format string, args ...any) {
	r.problems = append(r.problems, fmt.Sprintf("%s:%d: %s", file, line, fmt.Sprintf(format, args...)))
}

// report adds the issues of an item, each at the line of the value that it is about.
func (r *applyRun) report(it *item, issues []core.Issue) {
	for _, issue := range issues {
		r.problem(it.file, it.line(issue.Path), "%s %q: %s", it.kind, it.name, issue)
	}
}

// refuses reports whether an operation has refused an item, because something is wrong with it or a limit is reached. It
// then adds the problems.
func (r *applyRun) refuses(it *item, err error) bool {
	var refusal *core.Error
	if !errors.As(err, &refusal) || refusal.Kind != core.Invalid && !errors.Is(err, store.ErrLimit) {
		return false
	}
	issues := refusal.Issues
	if len(issues) == 0 {
		issues = []core.Issue{{Text: refusal.Message}}
	}
	r.report(it, issues)
	return true
}

// collect sorts the lists of a file or of a service by kind.
func (r *applyRun) collect(lists teamLists, root *schema.Value) {
	if root.Kind != schema.Object {
		r.problem(r.file, root.Line, "expected lists such as webhooks and sources")
		return
	}
	for _, m := range root.Members {
		switch {
		case slices.Contains(resourceKinds, m.Key):
			lists[m.Key] = append(lists[m.Key], r.items(m.Key, "name", m.Value)...)
		default:
			r.problem(r.file, m.Value.Line, "unknown list %q, expected one of %s", m.Key, strings.Join(resourceKinds, ", "))
		}
	}
}

// items returns the entries of a list. Each needs the key by which it is matched, once.
func (r *applyRun) items(list, key string, v *schema.Value) []*item {
	kind := singular(list)
	if v.Kind != schema.Array {
		if v.Kind != schema.Null {
			r.problem(r.file, v.Line, "%s must be a list", list)
		}
		return nil
	}
	var items []*item
	for _, entry := range v.Items {
		name := entry.Str(key)
		if list == "webhooks" || list == "savedSearches" {
			name = strings.TrimSpace(name)
		}
		if entry.Kind != schema.Object || name == "" {
			r.problem(r.file, entry.Line, "%s: %s is required", kind, key)
			continue
		}
		items = append(items, &item{file: r.file, kind: kind, name: name, v: entry})
	}
	return items
}

// singular is the kind of what a list holds.
func singular(list string) string {
	if list == "savedSearches" {
		return "savedSearch"
	}
	return strings.TrimSuffix(list, "s")
}

// teamFile applies a file of lists to a service. Problems are collected, and only what keeps the file from being read, or the
// store from working, is an error.
func (r *applyRun) teamFile(team core.TeamID, f File) error {
	root, err := schema.ParseYAML(f.Text)
	if err != nil {
		return core.NewError(core.Invalid, f.Name+": "+message(err), nil)
	}
	r.file = f.Name
	lists := newTeamLists()
	r.collect(lists, root)
	return r.team(team, lists)
}

// provision applies the defaults to a new service.
func (r *applyRun) provision(team core.TeamID, database string) error {
	text := strings.ReplaceAll(defaults, "{database}", database)
	results, problems, limited := r.results, len(r.problems), r.tx
	r.tx = limited.WithoutLimits()
	err := r.teamFile(team, File{Name: "defaults.yaml", Text: []byte(text)})
	// What a service starts with is not a result of its own, nor may a limit keep it from starting.
	r.results, r.tx = results, limited
	if err == nil && len(r.problems) > problems {
		err = r.failure()
	}
	return err
}

// team applies the lists of one service.
func (r *applyRun) team(team core.TeamID, lists teamLists) error {
	t := &teamRun{applyRun: r, team: team, ids: map[string]map[string]string{}}
	for _, list := range resourceKinds {
		if err := t.list(list, r.once(lists[list])); err != nil {
			return err
		}
	}
	return nil
}

// once leaves out the items whose name another one before them has, and reports them.
func (r *applyRun) once(items []*item) []*item {
	seen := map[string]bool{}
	return slices.DeleteFunc(items, func(it *item) bool {
		again := seen[it.name]
		if again {
			r.problem(it.file, it.v.Line, "duplicate %s %q", it.kind, it.name)
		}
		seen[it.name] = true
		return again
	})
}

// teamRun applies to one team. ids holds, by kind, the ids of names that can be referred to: what is stored and what
// the files add.
type teamRun struct {
	*applyRun
	team core.TeamID
	ids  map[string]map[string]string
}

// ambiguous marks a name that several stored resources have.
const ambiguous = "*"

// know remembers the id that a name of a kind stands for.
func (t *teamRun) know(kind, name, id string) {
	names := t.ids[kind]
	if names == nil {
		names = map[string]string{}
		t.ids[kind] = names
	}
	if old, ok := names[name]; ok && old != id {
		id = ambiguous
	}
	names[name] = id
}

// unresolved stands for a name that could not be resolved, or for what has problems of its own and is not stored, so
// that the problem is not reported again as a bad id.
const unresolved = "000000000000000000000000"

// resolve replaces the name under a key by the id that it stands for. Ids are left as they are.
func (t *teamRun) resolve(it *item, v *schema.Value, key, kind string) {
	ref := v.Get(key)
	if ref == nil || ref.Kind != schema.String || ref.Text == "" {
		return
	}
	if core.IsID(ref.Text) {
		v.Set(key, &schema.Value{Kind: schema.String, Text: strings.ToLower(ref.Text), Line: ref.Line})
		return
	}
	id, ok := t.ids[kind][ref.Text]
	switch {
	case !ok:
		t.problem(it.file, ref.Line, "%s %q: %s: %q does not exist", it.kind, it.name, key, ref.Text)
	case id == ambiguous:
		list := resourceKinds[slices.IndexFunc(resourceKinds, func(list string) bool { return singular(list) == kind })]
		t.problem(it.file, ref.Line, "%s %q: %s: several %s have the name %q, use the ID", it.kind, it.name, key, list, ref.Text)
	}
	if !ok || id == ambiguous || id == unresolved {
		it.unresolved, id = true, unresolved
	}
	v.Set(key, &schema.Value{Kind: schema.String, Text: id, Line: ref.Line})
}

// check compares an item with a schema, refusing also keys that the API would drop: in a file they are typing errors.
func (t *teamRun) check(it *item, s *schema.Schema) bool {
	sent := it.v.Clone()
	issues := s.Check(it.v)
	for _, path := range schema.Dropped(sent, it.v) {
		if !slices.ContainsFunc(issues, func(i core.Issue) bool { return i.Path == path }) {
			issues = append(issues, core.Issue{Path: path, Text: "Unknown key"})
		}
	}
	t.report(&item{file: it.file, kind: it.kind, name: it.name, v: sent}, issues)
	return len(issues) == 0
}

func (t *teamRun) done(it *item, id string, action Action) {
	t.results = append(t.results, Result{Kind: it.kind, Name: it.name, ID: id, Action: action})
}

// hasQueries adds what was done last to what is looked at for mistakes in queries.
func (t *teamRun) hasQueries(it *item, find func(ctx context.Context) []core.Issue) {
	t.queries = append(t.queries, queryItem{it, len(t.results) - 1, find})
}

func decode[T any](v *schema.Value) (T, error) {
	var out T
	err := json.Unmarshal(v.Append(nil), &out)
	return out, err
}

// message is the text of an error that may be shown.
func message(err error) string {
	var e *core.Error
	if errors.As(err, &e) {
		return e.Message
	}
	return err.Error()
}
