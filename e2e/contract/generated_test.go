package contract

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"text/tabwriter"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store"
)

// TestGenerated sends few requests and `make contract` many. A seed repeats them, but for the ids that the server makes
// and for what several of them do at the same time.
var (
	generatedRequests = flag.Int("requests", 500, "requests in a round of TestGenerated; rounds follow until each operation has succeeded")
	generatedSeed     = flag.Uint64("seed", 1, "where TestGenerated's choices start from")
)

const (
	generatedWorkers = 4
	// generatedRounds limits the rounds. Rare operations need a few rounds to succeed.
	generatedRounds = 8
	// generatedPeople is after how many requests of a worker there is a new person, whom no request can create.
	generatedPeople = 300
	// generatedFailures are enough to see what is wrong.
	generatedFailures = 10
)

// neverSucceed are the operations of which no generated request need succeed, with the reason.
var neverSucceed = map[string]string{
	"getAlertSilence": "the alert has to be silenced at the moment; TestContract reads a silence",
	"getSearchRow":    "the id of a row and the source have to belong together, which is seldom the case; e2e/search asks for rows",
}

// TestGenerated sends valid and broken requests that are made from the document, and compares every answer with it.
func TestGenerated(t *testing.T) {
	t.Parallel()
	args := []string{"--rate-limit", "100000000/h"}
	if !harness.Deployment.Managed {
		args = append(args, "--ui-listen", "127.0.0.1:0")
	}
	c := harness.NewContract(t, args...)
	fillTelemetry(t, c)
	run := &generatedRun{Contract: c, words: readWords(c.Operations()), counts: map[string]map[string]int{}}
	callers := callersOfAllRoles(t, c)
	for _, name := range slices.Sorted(maps.Keys(callers)) {
		run.callers = append(run.callers, callers[name])
	}
	run.words.callers = identities(t, c)
	bindings := make([]map[string]string, generatedWorkers)
	for i := range bindings {
		bindings[i] = c.Binding(t)
	}
	var given []*existing
	for _, op := range c.Operations() {
		if run.words.items[op.OperationID] != "" && op.Method == "GET" && !strings.HasSuffix(op.Path, "}") {
			given = append(given, run.words.resources(op, c.Do("GET", c.Call(op, bindings[0], nil).Path, "").Body)...)
		}
	}
	t.Logf("%d requests from the seed %d", *generatedRequests, *generatedSeed)
	started := time.Now()
	var generators []*generator
	for i, base := range bindings {
		generators = append(generators, newGenerator(run, i, base, given))
	}
	for round := 0; round < generatedRounds && len(run.failures) == 0 && len(run.unsuccessful()) > 0; round++ {
		var workers sync.WaitGroup
		for _, g := range generators {
			workers.Go(func() { run.work(t, g, *generatedRequests/generatedWorkers) })
		}
		workers.Wait()
	}
	t.Logf("took %s\n%s", time.Since(started).Round(time.Millisecond), run.report())
	for _, failure := range run.failures {
		t.Error(failure)
	}
	if missing := run.unsuccessful(); len(missing) > 0 && len(run.failures) == 0 {
		t.Errorf("no request succeeded to %q", missing)
	}
}

// identities returns the ids of all people of the organization and of their keys.
func identities(t *testing.T, c *harness.Contract) map[string]bool {
	t.Helper()
	ids := map[string]bool{}
	people, _, err := c.DB.PersonList(c.OrganizationID, store.ListOptions{}).All(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range people {
		ids[p.ID] = true
	}
	for _, list := range []store.List[store.Key]{
		c.DB.PersonalKeyList(c.OrganizationID, "", store.ListOptions{}), c.DB.OrganizationKeyList(c.OrganizationID, store.ListOptions{}),
	} {
		keys, _, err := list.All(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range keys {
			ids[k.ID] = true
		}
	}
	return ids
}

// unsuccessful returns the operations without a successful request.
func (run *generatedRun) unsuccessful() []string {
	var ids []string
	for _, op := range run.Operations() {
		if run.counts[op.OperationID]["2xx"] == 0 && neverSucceed[op.OperationID] == "" {
			ids = append(ids, op.OperationID)
		}
	}
	return ids
}

// ownPath reports whether a path is one of the key's own organization, and service if it names one.
func (run *generatedRun) ownPath(path string) bool {
	path, err := url.PathUnescape(path)
	if path = strings.ToLower(path); err != nil || !strings.Contains(path, "/"+run.Keys.OrganizationID) {
		return !harness.Deployment.Managed
	}
	return !strings.Contains(path, "/services/") || strings.Contains(path, "/services/"+run.Keys.ServiceID)
}

// fillTelemetry inserts the last hours of what the document's examples ask for, in the build that has queries.
func fillTelemetry(t *testing.T, c *harness.Contract) {
	t.Helper()
	if harness.Deployment.Managed {
		return
	}
	for _, statement := range []string{
		`INSERT INTO otel_logs (Timestamp, TraceId, SeverityText, SeverityNumber, ServiceName, Body, LogAttributes)
			SELECT now64(9) - toIntervalSecond(number * 9), toString(number % 100), ['info', 'error', 'warn'][1 + number % 3], 9,
			['checkout', 'cart'][1 + number % 2], concat('time out of ', toString(number)),
			map('http.status', '504', 'n', toString(number)) FROM numbers(2000)`,
		`INSERT INTO otel_traces (Timestamp, TraceId, SpanName, SpanKind, ServiceName, Duration, StatusCode)
			SELECT now64(9) - toIntervalSecond(number * 18), toString(number % 100), 'GET /', 'Server',
			['checkout', 'cart'][1 + number % 2], number * 1000000, ['Ok', 'Error'][1 + number % 2] FROM numbers(1000)`,
		`INSERT INTO otel_metrics_gauge (TimeUnix, MetricName, ServiceName, Value)
			SELECT now64(9) - toIntervalSecond(number * 30), ['k8s.pod.cpu.utilization', 'system.memory.utilization'][1 + number % 2],
			['checkout', 'cart'][1 + number % 2], number / 1000 FROM numbers(600)`,
		`INSERT INTO otel_metrics_sum (TimeUnix, MetricName, ServiceName, Value, IsMonotonic, AggregationTemporality)
			SELECT now64(9) - toIntervalSecond(number * 30), 'server.requests', ['checkout', 'cart'][1 + number % 2],
			1000 - number, true, 2 FROM numbers(600)`,
		`INSERT INTO otel_metrics_histogram (TimeUnix, MetricName, ServiceName, Count, Sum, BucketCounts, ExplicitBounds)
			SELECT now64(9) - toIntervalSecond(number * 30), 'server.duration', ['checkout', 'cart'][1 + number % 2],
			6, 60, [1, 2, 3], [10, 20] FROM numbers(600)`,
	} {
		harness.Ask(t, harness.EngineClient(c.Server), statement)
	}
}

// generatedRun is what the workers share.
type generatedRun struct {
	*harness.Contract
	words   *words
	callers []signedIn // of every role, by key and by session

	mu       sync.Mutex
	counts   map[string]map[string]int // by operation and column of the report
	statuses map[int]int
	failures []string
	seen     map[string]bool // the failures that are printed already
}

func (run *generatedRun) work(t *testing.T, g *generator, n int) {
	for i := range n {
		if i%generatedPeople == 0 {
			run.BindPeople(t, g.base)
		}
		r := g.next()
		g.signIn(r)
		a, err := run.transmit(t.Context(), r)
		switch _, malformed := url.ParseRequestURI(r.path); {
		case malformed != nil:
			// The library answers 400, without our server, and closes the connection before it has read everything.
			if err == nil && a.Status != 400 {
				err = errors.New("want 400 for a path that is none")
			} else {
				err = nil
			}
		case err == nil:
			err = run.check(r, a)
			if r.caller == nil { // or it is another person's
				g.learn(r, a)
			}
		}
		if run.count(r, a, err) {
			return
		}
	}
}

// transmit sends the request as it is, whatever its path looks like.
func (run *generatedRun) transmit(ctx context.Context, r *request) (harness.Answer, error) {
	ctx, cancel := context.WithTimeout(ctx, patience.Timeout)
	defer cancel()
	return run.DoContext(ctx, r.method, "/", r.body, func(sent *http.Request) {
		sent.URL.Opaque, sent.URL.RawQuery = r.path, r.query
		if r.caller != nil {
			r.caller.edit(sent)
		}
		for _, h := range r.header {
			if sent.Header.Del(h[0]); h[1] != "" {
				sent.Header.Set(h[0], h[1])
			}
		}
	})
}

// route finds the operation of a path by the document's rules: any case, and perhaps one slash at the end. The path may
// be known without the method.
func (run *generatedRun) route(method, path string) (op harness.Operation, known bool) {
	segments := strings.Split(path, "/")
	if last := len(segments) - 1; last > 1 && segments[last] == "" {
		segments = segments[:last]
	}
	best := len(segments)
	var item string
	for template := range run.Doc.Paths.Map() {
		named, variables := strings.Split(template, "/"), 0
		if slices.EqualFunc(named, segments, func(name, segment string) bool {
			if strings.HasPrefix(name, "{") {
				variables++
				return segment != ""
			}
			text, err := url.PathUnescape(segment)
			return err == nil && strings.EqualFold(name, text)
		}) && variables < best {
			best, item = variables, template
		}
	}
	if item == "" {
		return harness.Operation{}, false
	}
	found := run.Doc.Paths.Value(item)
	return harness.Operation{Operation: found.Operations()[method], Method: method, Path: item, Item: found}, true
}

// rotated is why a request is refused whose key another one has rotated, by chance the same key.
const rotated = "The secret was replaced by a rotation"

// check says what is wrong with an answer, if anything is.
func (run *generatedRun) check(r *request, a harness.Answer) error {
	// A connection that was made up leads nowhere, which an answer without a body cannot say.
	if a.Status >= 500 && !(a.Status == 503 && (r.method == http.MethodHead || strings.Contains(a.Body, "The connection \\\""))) {
		return errors.New("the server failed")
	}
	if a.Header.Get("X-Request-Id") == "" {
		return errors.New("there is no X-Request-Id")
	}
	if r.method == http.MethodOptions {
		if a.Status != 204 {
			return errors.New("want 204 for OPTIONS")
		}
		return nil
	}
	method := r.method
	if method == http.MethodHead {
		method = http.MethodGet
	}
	op, known := run.route(method, r.path)
	switch {
	case !known:
		if a.Status != 404 || a.Header.Get("Content-Type") != "text/plain; charset=utf-8" {
			return errors.New("want 404 as text for an unknown path")
		}
		return nil
	case op.Operation == nil:
		if a.Status != 405 || a.Header.Get("Allow") == "" {
			return errors.New("want 405 with Allow")
		}
		if r.method != http.MethodHead {
			return run.Closed.Components.Schemas["Error"].Value.VisitJSON(jsonValue(a.Body))
		}
		return nil
	case !op.Public() && !r.keyed && a.Status != 401:
		return errors.New("want 401 without a key")
	case r.caller != nil && !run.may(*r.caller, op) && a.Status != 403 && a.Status != 429:
		return errors.New("want 403 for the role")
	case r.caller != nil && a.Status == 401:
		return errors.New("the caller is signed in")
	case r.caller == nil && r.keyed && (a.Status == 401 || a.Status == 403 && run.ownPath(r.path) && !strings.Contains(a.Body, rotated)):
		return errors.New("the key is good")
	case r.method == http.MethodHead:
		if op.Responses.Status(a.Status) == nil || a.Body != "" {
			return errors.New("want a documented status and no body")
		}
		return nil
	}
	var contentType string
	for name := range answerContent(op) {
		contentType = name
	}
	return run.Documented(harness.Call{Op: op, ContentType: contentType}, a)
}

// may reports whether a caller has the role and the scope of an operation.
func (run *generatedRun) may(caller signedIn, op harness.Operation) bool {
	return caller.role.Includes(roleOf(op.Method, op.Path)) && (caller.managing || !slices.Contains(managing, op.Method+" "+op.Path))
}

// count adds the answer to the report and returns whether there are enough failures to stop.
func (run *generatedRun) count(r *request, a harness.Answer, failure error) bool {
	run.mu.Lock()
	defer run.mu.Unlock()
	if run.statuses == nil {
		run.statuses, run.seen = map[int]int{}, map[string]bool{}
	}
	run.statuses[a.Status]++
	class := fmt.Sprintf("%dxx", a.Status/100)
	columns := []string{"sent"}
	if len(r.broken) == 0 {
		columns = append(columns, "valid", "valid "+class)
	} else {
		columns = append(columns, "broken "+class)
	}
	if op, known := run.route(r.method, r.path); known && op.Operation != nil && class == "2xx" {
		run.add(op.OperationID, "2xx")
	}
	for _, column := range columns {
		run.add(r.op.OperationID, column)
	}
	if failure != nil {
		reason, _, _ := strings.Cut(failure.Error(), "\n") // without the schema
		if key := r.op.OperationID + differs.ReplaceAllString(reason, ""); !run.seen[key] {
			run.seen[key] = true
			run.failures = append(run.failures, fmt.Sprintf("%s, broken %q: %s\n%d %.1000q\n%s",
				r.op.OperationID, r.broken, reason, a.Status, a.Body, run.curlLine(r)))
		}
	}
	return len(run.failures) >= generatedFailures
}

// differs is what differs between failures for the same reason.
var differs = regexp.MustCompile(`[0-9]+`)

func (run *generatedRun) add(id, column string) {
	if run.counts[id] == nil {
		run.counts[id] = map[string]int{}
	}
	run.counts[id][column]++
}

func (run *generatedRun) report() string {
	var out strings.Builder
	w := tabwriter.NewWriter(&out, 0, 0, 2, ' ', tabwriter.AlignRight)
	columns := []string{"sent", "valid", "valid 2xx", "valid 4xx", "broken 2xx", "broken 4xx"}
	_, _ = fmt.Fprintf(w, "operation\t%s\t\n", strings.Join(columns, "\t"))
	for _, id := range slices.Sorted(maps.Keys(run.counts)) {
		_, _ = fmt.Fprintf(w, "%s\t", id)
		for _, column := range columns {
			_, _ = fmt.Fprintf(w, "%d\t", run.counts[id][column])
		}
		_, _ = fmt.Fprintln(w)
	}
	_ = w.Flush()
	for _, status := range slices.Sorted(maps.Keys(run.statuses)) {
		_, _ = fmt.Fprintf(&out, "%d: %d  ", status, run.statuses[status])
	}
	return out.String()
}

// curlLine is the request as a command line. A body that a line cannot hold is in a file.
func (run *generatedRun) curlLine(r *request) string {
	quoted := func(text string) string { return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'" }
	target := run.URL + r.path
	if r.query != "" {
		target += "?" + r.query
	}
	line := "curl -i -g --path-as-is -X " + r.method
	login := ` -H "Authorization: Bearer $KEY"`
	if harness.Deployment.Managed {
		login = ` -u "$KEY_ID:$KEY_SECRET"`
	}
	headers := [][2]string{}
	if r.body != "" {
		headers = append(headers, [2]string{"Content-Type", "application/json"})
	}
	for _, h := range append(headers, r.header...) {
		if h[0] == "Authorization" {
			login = ""
		}
		line += " -H " + quoted(h[0]+": "+h[1])
	}
	if r.caller != nil {
		login = map[bool]string{true: " -b $SESSION_OF_", false: " -H $KEY_OF_"}[r.caller.cookie != ""] + string(r.caller.role)
	}
	line += login + " " + quoted(target)
	switch {
	case r.body == "":
		return line
	case len(r.body) < 5000 && utf8.ValidString(r.body) && !strings.ContainsFunc(r.body, unicode.IsControl):
		return line + " --data-binary " + quoted(r.body)
	}
	file, err := os.CreateTemp("", "obstack-body-*")
	if err == nil {
		_, err = file.WriteString(r.body)
		err = errors.Join(err, file.Close())
	}
	if err != nil {
		return line + " # " + err.Error()
	}
	return line + " --data-binary @" + file.Name()
}
