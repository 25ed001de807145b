package lifecycle

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// ledger is what clients know about the dashboards and alerts of a service. Writes go through it while the server is
// being killed, stopped or starved, and check then compares what the server has with what it may have: everything that
// was answered with 200, and of the writes without an answer any, each whole or not at all.
type ledger struct {
	source, webhook string // what dashboards and alerts refer to
	shared          string // a dashboard that all writers update

	mu       sync.Mutex
	clock    int
	names    int
	history  map[string][]*event // by the id of the resource
	creates  []*event            // without an answer, so without an id
	deletes  [][]string          // ids that go together, without an answer
	shapes   map[string]string   // what all resources of a kind look like
	pairs    []pair
	answered int
	// onSend, when not nil, is called before each request.
	onSend func()
}

// event is a write to one resource. Its name is the name that it gives the resource, "" when it deletes it; its text is
// the answer. The clock of the ledger says which event was answered before another was sent.
type event struct {
	name, text string
	sent       int
	answered   int // 0 for never
}

// pair is a dashboard and the alert on it.
type pair struct{ dashboard, alert string }

// newLedger makes what the writers refer to.
func newLedger(t testing.TB, s *harness.Server) *ledger {
	t.Helper()
	l := &ledger{history: map[string][]*event{}, shapes: map[string]string{}}
	for _, r := range s.Apply(t, `webhooks: [{name: crash, service: generic, url: "https://example.com/hook"}]`) {
		l.webhook = r.ID
	}
	l.source = harness.Decode[[]struct{ ID string }](t, s.Do("GET", "sources", "").Payload(t))[0].ID
	created, err := l.write(t.Context(), s, "POST", "dashboards", "", l.dashboard(nil))
	if err != nil {
		t.Fatal(err)
	}
	l.shared = created.ID
	return l
}

// resource is what the tests read of a dashboard or an alert.
type resource struct {
	ID          string
	Name        string
	DashboardID string
	Tiles       []struct{ ID string }
	text        string
}

const tiles = 6

// dashboard is a dashboard whose parts all carry its name. Tiles with the ids of stored ones keep their alerts.
func (l *ledger) dashboard(stored *resource) func(name string) string {
	return func(name string) string {
		list := make([]string, tiles)
		for i := range list {
			id := ""
			if stored != nil {
				id = `"id":"` + stored.Tiles[i].ID + `",`
			}
			list[i] = fmt.Sprintf(`{%s"name":"%s","x":0,"y":%d,"w":12,"h":4,"config":{"displayType":"line","sourceId":"%s",`+
				`"select":[{"aggFn":"count","where":"ServiceName:\"%s\"","whereLanguage":"lucene"}]}}`,
				id, name, 4*i, l.source, name)
		}
		return fmt.Sprintf(`{"name":"%s","tags":["%s"],"tiles":[%s]}`, name, name, strings.Join(list, ","))
	}
}

func (l *ledger) alert(dashboard *resource) func(name string) string {
	return func(name string) string {
		return fmt.Sprintf(`{"name":"%s","message":"%s","source":"tile","dashboardId":"%s","tileId":"%s","interval":"1d",`+
			`"threshold":1,"thresholdType":"above","channel":{"type":"webhook","webhookId":"%s"}}`,
			name, name, dashboard.ID, dashboard.Tiles[0].ID, l.webhook)
	}
}

// write sends one write and keeps the books. Whatever is not answered with 200 may have happened or not. A context that
// has ended sends no more writes; one that is sent gets its answer, so that it is not still going on at the next check.
func (l *ledger) write(ctx context.Context, s *harness.Server, method, kind, id string, body func(name string) string,
	with ...string,
) (resource, error) {
	if err := ctx.Err(); err != nil {
		return resource{}, err
	}
	e := &event{}
	path, text := kind, ""
	l.mu.Lock()
	if body != nil {
		l.names++
		e.name = fmt.Sprintf("w-%07d", l.names)
		text = body(e.name)
	}
	l.clock++
	e.sent = l.clock
	ids := append([]string{id}, with...)
	switch method {
	case "POST":
		l.creates = append(l.creates, e)
	case "DELETE":
		l.deletes = append(l.deletes, ids)
		fallthrough
	default:
		path += "/" + id
		for _, id := range ids {
			l.history[id] = append(l.history[id], e)
		}
	}
	if l.onSend != nil {
		l.onSend()
	}
	l.mu.Unlock()

	a, err := s.DoContext(context.WithoutCancel(ctx), method, path, text)
	if err == nil && a.Status != http.StatusOK {
		err = &refusal{a}
	}
	if err != nil {
		return resource{}, err
	}
	var r resource
	if method != "DELETE" {
		if r, err = parseResource(payloadOf(a)); err != nil {
			return r, err
		}
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.clock++
	l.answered++
	e.answered, e.text = l.clock, r.text
	switch method {
	case "POST":
		l.creates = slices.DeleteFunc(l.creates, func(c *event) bool { return c == e })
		l.history[r.ID] = append(l.history[r.ID], e)
	case "DELETE":
		l.deletes = slices.DeleteFunc(l.deletes, func(d []string) bool { return d[0] == id })
	}
	return r, nil
}

// refusal is an answer other than 200. Without one, the connection broke.
type refusal struct{ harness.Answer }

func (r *refusal) Error() string { return fmt.Sprintf("status %d: %s", r.Status, r.Body) }

// payloadOf is answer.payload for goroutines.
func payloadOf(a harness.Answer) []byte {
	var envelope struct{ Data, Result json.RawMessage }
	if err := json.Unmarshal([]byte(a.Body), &envelope); err != nil {
		return []byte(a.Body)
	}
	if harness.Deployment.Managed {
		return envelope.Result
	}
	return envelope.Data
}

var derivedNames = regexp.MustCompile(`"displayName":"[^"]*","tags":\[[^\]]*\],`)

func parseResource(text []byte) (resource, error) {
	// The names of an alert follow its dashboard, which changes too.
	r := resource{text: derivedNames.ReplaceAllString(harness.WithoutState(string(text)), "")}
	err := json.Unmarshal(text, &r)
	return r, err
}

// keepWriting creates, updates and deletes until a write fails, and returns why. It owns the pairs; others may write
// at the same time.
func (l *ledger) keepWriting(ctx context.Context, s *harness.Server, own []pair) error {
	const keep = 4
	for {
		d, err := l.write(ctx, s, "POST", "dashboards", "", l.dashboard(nil))
		if err != nil {
			return err
		}
		a, err := l.write(ctx, s, "POST", "alerts", "", l.alert(&d))
		if err != nil {
			return err
		}
		if _, err = l.write(ctx, s, "PUT", "alerts", a.ID, l.alert(&d)); err != nil {
			return err
		}
		if _, err = l.write(ctx, s, "PUT", "dashboards", d.ID, l.dashboard(&d)); err != nil {
			return err
		}
		if _, err = l.write(ctx, s, "PUT", "dashboards", l.shared, l.dashboard(nil)); err != nil {
			return err
		}
		for own = append(own, pair{d.ID, a.ID}); len(own) > keep; {
			i := rand.N(len(own))
			if victim := own[i]; victim.alert != "" && rand.N(2) == 0 {
				own[i].alert = ""
				_, err = l.write(ctx, s, "DELETE", "alerts", victim.alert, nil)
			} else {
				own = slices.Delete(own, i, i+1)
				var with []string // the alert on a dashboard goes with it
				if victim.alert != "" {
					with = append(with, victim.alert)
				}
				_, err = l.write(ctx, s, "DELETE", "dashboards", victim.dashboard, nil, with...)
			}
			if err != nil {
				return err
			}
		}
	}
}

var variable = regexp.MustCompile(`[0-9a-f]{24}|w-\d{7}|\d{4}-\d\d-\d\dT[0-9:.]+Z`)

// check compares the server with the books and then knows for certain what is there.
func (l *ledger) check(t testing.TB, s *harness.Server) {
	t.Helper()
	l.mu.Lock()
	defer l.mu.Unlock()
	found := map[string]resource{}
	for _, path := range []string{"dashboards", "alerts?limit=1000"} {
		for _, text := range harness.Decode[[]json.RawMessage](t, s.Do("GET", path, "").Payload(t)) {
			r, err := parseResource(text)
			if err != nil {
				t.Fatal(err)
			}
			found[r.ID] = r
			shape := variable.ReplaceAllString(r.text, "*")
			if l.shapes[path] == "" {
				l.shapes[path] = shape
			}
			if shape != l.shapes[path] || strings.Count(r.text, r.Name) != nameCount[path] {
				t.Errorf("%s is not whole:\n%s", path, r.text)
			}
		}
	}
	for id, events := range l.history {
		l.checkOne(t, id, events, found)
	}
	for _, ids := range l.deletes {
		for _, id := range ids {
			if _, there := found[id]; there != has(found, ids[0]) {
				t.Errorf("only a part of %v is deleted", ids)
			}
		}
	}
	l.settle(t, found)
}

func has(found map[string]resource, id string) bool { _, ok := found[id]; return ok }

// nameCount is how often the name of a resource stands in its text.
var nameCount = map[string]int{"dashboards": 2 + 2*tiles, "alerts?limit=1000": 2}

// checkOne checks that the state of one resource is that after one of its events, and that no later one was answered.
func (l *ledger) checkOne(t testing.TB, id string, events []*event, found map[string]resource) {
	t.Helper()
	r, there := found[id]
	last := &event{} // of those with an answer, the one that was sent last
	for _, e := range events {
		if e.answered > 0 && e.sent > last.sent {
			last = e
		}
	}
	explained := false
	for _, e := range events {
		overtaken := e.answered > 0 && last.sent > e.answered
		same := e.name == r.Name && there == (e.name != "") && (e.answered == 0 || e.text == r.text)
		explained = explained || same && !overtaken
	}
	if !explained {
		t.Errorf("an acknowledged write to %s is lost: it is\n%.300s\nand the last answer was\n%.300s", id, r.text, last.text)
	}
}

// settle takes what was found as the new state.
func (l *ledger) settle(t testing.TB, found map[string]resource) {
	t.Helper()
	alerts := map[string]string{}
	history := map[string][]*event{}
	for id, r := range found {
		_, known := l.history[id]
		if !known && !slices.ContainsFunc(l.creates, func(e *event) bool { return e.name == r.Name }) {
			t.Errorf("no client created, or some client deleted, %s", r.text)
		}
		history[id] = []*event{{name: r.Name, text: r.text, sent: l.clock, answered: l.clock}}
		if r.DashboardID != "" {
			alerts[r.DashboardID] = id
			if !has(found, r.DashboardID) {
				t.Errorf("the alert has lost its dashboard: %s", r.text)
			}
		}
	}
	l.pairs = nil
	for id, r := range found {
		if r.DashboardID == "" && id != l.shared {
			l.pairs = append(l.pairs, pair{id, alerts[id]})
		}
	}
	l.history, l.creates, l.deletes = history, nil, nil
}
