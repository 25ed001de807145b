package apply

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// applySecrets are in apply.yaml and must never be printed.
var applySecrets = []string{"connection-password", "url-secret", "header-secret", "query-secret", "slack-secret"}

func TestApply(t *testing.T) {
	t.Parallel()
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	// One after the other, because each goes on with what the one before has stored.
	testApplyCreatesUpdatesAndLeavesAlone(t, s)
	testApplyKeepsTilesByName(t, s)
	testApplyCommand(t, s)
}

func TestApplyRefuses(t *testing.T) {
	t.Parallel()
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	testApplyNamesEveryProblemWithItsPlace(t, s)
	testApplyRefusesNamesThatAreThereTwice(t, s)
	testApplyWritesNothingWhenTheLastThingIsWrong(t, s)
	testApplyRefusesWhatIsAmbiguous(t, s)
}

func testApplyCreatesUpdatesAndLeavesAlone(t *testing.T, s *harness.Server) {
	file := harness.ReadTestdata(t, "apply.yaml")
	names := []string{
		"connection spare", "source Audit", "source Later", "webhook pager", "webhook chat", "dashboard Shop",
		"dashboard Overview", "alert Many errors",
	}
	want := func(changed ...string) map[string]string {
		m := map[string]string{}
		for _, name := range names {
			if m[name] = "unchanged"; slices.Contains(changed, name) {
				m[name] = "updated"
			}
		}
		return m
	}
	created := s.Apply(t, file)
	ids := map[string]string{}
	for _, r := range created {
		if ids[r.Kind+" "+r.Name] = r.ID; r.Action != "created" || !harness.HexID.MatchString(r.ID) {
			t.Errorf("%+v, want a new resource", r)
		}
	}
	if len(ids) != len(names) {
		t.Errorf("%d resources were applied, want %d: %v", len(ids), len(names), created)
	}

	t.Run("names have become ids", func(t *testing.T) { testNamesHaveBecomeIDs(t, s, ids) })

	before := s.All(t)
	if diff := cmp.Diff(harness.Actions(s.Apply(t, file)), want()); diff != "" {
		t.Errorf("the second time (-got +want):\n%s", diff)
	}
	if after := s.All(t); after != before {
		t.Errorf("the second time left %s, want %s", after, before)
	}
	for _, change := range []struct {
		from, to string
		updated  []string
	}{
		{"username: reader", "username: writer", []string{"connection spare"}},
		{"connection-password", "another-password", []string{"connection spare"}},
		{"hyperdxSettingPrefix: obs_", "hyperdxSettingPrefix: null", []string{"connection spare"}},
		{"tableName: audit_logs", "tableName: audit", []string{"source Audit"}},
		{"metricSourceId: Later", "metricSourceId: Metrics", []string{"source Audit"}},
		{"token=url-secret", "token=another", []string{"webhook pager"}},
		{"header-secret", "another-header", []string{"webhook pager"}},
		{"query-secret", "another-query", []string{"webhook pager"}},
		{"minAutoGranularity: 1 minute", "minAutoGranularity: 5 minute", []string{"source Later"}},
		{"tags: [shop]", "tags: []", []string{"dashboard Shop"}},
		{"options: [production, Logs]", "options: [production]", []string{"dashboard Shop"}},
		{"minSelections: 1", "minSelections: 0", []string{"dashboard Shop"}},
		{"sourceId: Later, label: instance", "sourceId: Metrics, label: instance", []string{"dashboard Shop"}},
		{"values: [production]", "values: []", []string{"dashboard Shop"}},
		{"SeverityText:error", "SeverityText:warn", []string{"dashboard Shop"}},
		{"threshold: 100", "threshold: 100.5", []string{"alert Many errors"}},
		{"interval: 5m", "interval: 1h", []string{"alert Many errors"}},
		{"noData: alert", "noData: keep", []string{"alert Many errors"}},
		{"renotifyInterval: 6h", "renotifyInterval: 1d", []string{"alert Many errors"}},
		{"enabled: true", "enabled: false", []string{"alert Many errors"}},
		{`displayName: " Errors of the shop "`, "displayName: Shop errors", []string{"alert Many errors"}},
		{"tags: [oncall]", "tags: []", []string{"alert Many errors"}},
	} {
		edited := strings.Replace(file, change.from, change.to, 1)
		if edited == file {
			t.Fatalf("%q is not in the file", change.from)
		}
		file = edited
		results := s.Apply(t, file)
		if diff := cmp.Diff(harness.Actions(results), want(change.updated...)); diff != "" {
			t.Errorf("%s (-got +want):\n%s", change.to, diff)
		}
		for _, r := range results {
			if r.ID != ids[r.Kind+" "+r.Name] {
				t.Errorf("%s: %s %s has the id %s, want %s", change.to, r.Kind, r.Name, r.ID, ids[r.Kind+" "+r.Name])
			}
		}
	}
	alert := harness.Decode[harness.Object](t, s.Do("GET", "alerts/"+ids["alert Many errors"], "").Payload(t))
	if !harness.Deployment.Managed && (alert["displayName"] != "Shop errors" || len(alert["tags"].([]any)) != 0) {
		t.Errorf("the alert has the names %v %v", alert["displayName"], alert["tags"])
	}
	if alert["threshold"] != 100.5 || alert["noData"] != "keep" || alert["renotifyInterval"] != "1d" ||
		alert["enabled"] != false || alert["state"] != "DISABLED" {
		t.Errorf("the alert is %v", alert)
	}
	for _, secret := range applySecrets {
		if strings.Contains(s.Out.String(), secret) {
			t.Errorf("%q is in the server's log", secret)
		}
	}
}

func testNamesHaveBecomeIDs(t *testing.T, s *harness.Server, ids map[string]string) {
	for _, source := range harness.Decode[[]harness.Object](t, s.Do("GET", "sources", "").Payload(t)) {
		switch source["name"] {
		case "Audit":
			if source["connection"] != ids["connection spare"] || source["metricSourceId"] != ids["source Later"] ||
				!harness.HexID.MatchString(source["traceSourceId"].(string)) {
				t.Errorf("the source is %v", source)
			}
		case "Later":
			if source["logSourceId"] != ids["source Audit"] || source["minAutoGranularity"] != "1 minute" {
				t.Errorf("the source is %v", source)
			}
		}
	}
	d := harness.Decode[harness.Object](t, s.Do("GET", "dashboards/"+ids["dashboard Shop"], "").Payload(t))
	for _, got := range []any{
		harness.At(d, "tiles", 0, "config", "sourceId"), harness.At(d, "filters", 0, "appliesToSourceIds", 0),
	} {
		if got != ids["source Audit"] {
			t.Errorf("source %v, want %s", got, ids["source Audit"])
		}
	}
	list, label := harness.At(d, "filters", 1).(harness.Object), harness.At(d, "filters", 2).(harness.Object)
	if _, has := list["sourceId"]; has || harness.At(list, "options", 1) != "Logs" || list["minSelections"] != 1.0 {
		t.Errorf("the fixed list is %v", list)
	}
	if label["sourceId"] != ids["source Later"] || label["label"] != "instance" {
		t.Errorf("the Prometheus label is %v", label)
	}
	if got := harness.At(d, "savedFilterValues", 0, "values", 0); got != "production" {
		t.Errorf("the saved value is %v", got)
	}
	if got := harness.At(d, "tiles", 1, "config", "connectionId"); got != ids["connection spare"] {
		t.Errorf("connection %v, want %s", got, ids["connection spare"])
	}
	if got := harness.At(d, "tiles", 1, "config", "onClick", "target", "id"); got != ids["dashboard Overview"] {
		t.Errorf("the click leads to %v, want %s", got, ids["dashboard Overview"])
	}
	a := harness.Decode[harness.Object](t, s.Do("GET", "alerts/"+ids["alert Many errors"], "").Payload(t))
	if a["dashboardId"] != d["id"] || a["tileId"] != harness.At(d, "tiles", 0, "id") ||
		a["enabled"] != true || a["noData"] != "alert" || a["renotifyInterval"] != "6h" ||
		harness.At(a, "channels", 0, "webhookId") != ids["webhook pager"] ||
		harness.At(a, "channels", 1, "webhookId") != ids["webhook chat"] {
		t.Errorf("the alert is %v", a)
	}
	if !harness.Deployment.Managed && (a["displayName"] != "Errors of the shop" || harness.At(a, "tags", 0) != "oncall") {
		t.Errorf("the alert has the names %v %v", a["displayName"], a["tags"])
	}
}

// testApplyKeepsTilesByName holds that a tile of a file is the stored tile of its name, so that alerts stay with it.
func testApplyKeepsTilesByName(t *testing.T, s *harness.Server) {
	file := harness.ReadTestdata(t, "apply.yaml")
	s.Apply(t, file)
	tiles := func() map[string]string {
		m := map[string]string{}
		for _, d := range harness.Decode[[]harness.Object](t, s.Do("GET", "dashboards", "").Payload(t)) {
			for _, tile := range d["tiles"].([]any) {
				m[tile.(harness.Object)["name"].(string)] = tile.(harness.Object)["id"].(string)
			}
		}
		return m
	}
	before, alerts := tiles(), harness.WithoutState(s.Do("GET", "alerts", "").Payload(t))
	// A new tile in front of the others.
	moved := strings.Replace(file, "    tiles:\n",
		"    tiles:\n      - {name: New, x: 0, y: 9, w: 1, h: 1, config: {displayType: markdown}}\n", 1)
	s.Apply(t, moved)
	after := tiles()
	for name, id := range before {
		if after[name] != id {
			t.Errorf("tile %s has the id %s, want %s", name, after[name], id)
		}
	}
	if got := harness.WithoutState(s.Do("GET", "alerts", "").Payload(t)); got != alerts {
		t.Errorf("the alerts are %s, want %s", got, alerts)
	}
}

// mistakenLists has a mistake in most of its lines.
const mistakenLists = `webhooks:
  - {name: fine, service: generic, url: "https://example.com/x"}
  - {name: fine, service: generic, url: "https://example.com/y"}
  - {name: hidden, service: slack, url: "https://hooks.slack.com/x", headers: {A: header-secret}}
  - {name: wrong, service: pigeon, url: "nowhere", colour: red}
  - {service: generic}
connections:
  - {name: half, host: "http://x"}
sources:
  - name: Lost
    kind: log
    connection: nowhere
    from: {databaseName: default, tableName: ""}
    timestampValueExpression: Timestamp
    defaultTableSelectExpression: Body
    traceSourceId: Nobody
  - {name: Odd, kind: sundial}
dashboards:
  - name: Broken
    tiles:
      - name: T
        x: -1
        y: 0
        w: 1
        h: 1
        config:
          displayType: line
          sourceId: Nobody
          select:
            - {aggFn: count}
            - {aggFn: most}
  - name: Placed
    tiles:
      - {name: T, x: 0, y: 0, w: 1, h: 1, containerId: nowhere, config: {displayType: markdown, colour: red}}
alerts:
  - name: Silent
    source: tile
    dashboardId: Nobody
    tileId: T
    interval: 5m
    threshold: 1
    thresholdType: between
    channel: {type: webhook, webhookId: nobody}
    renotifyInterval: 1m
pigeons: []
`

func testApplyNamesEveryProblemWithItsPlace(t *testing.T, s *harness.Server) {
	file := harness.InService(mistakenLists)
	// place is where a line of the lists stands in the file.
	place := func(line int) int {
		if harness.Deployment.Managed {
			return line + strings.Count(harness.InService("x"), "\n") - 1
		}
		return line
	}
	before := s.All(t)
	name := harness.WriteYAML(t, file)
	other := harness.WriteYAML(t, harness.InService("webhooks: 5\n"))
	broken := harness.WriteYAML(t, "webhooks: [\n")
	_, err := s.Command("apply", "-f", name, "-f", other, "-f", broken)
	if err == nil {
		t.Fatal("a file full of mistakes is applied")
	}
	for _, problem := range []struct {
		line int
		text string
	}{
		{3, `duplicate webhook "fine"`},
		{4, `webhook "hidden": headers: `},
		{5, `webhook "wrong": service: `},
		{5, `webhook "wrong": colour: Unknown key`},
		{6, "webhook: name is required"},
		{8, `connection "half": username: Required`},
		{12, `connection: "nowhere" does not exist`},
		{13, `source "Lost": from.tableName: `},
		{16, `traceSourceId: "Nobody" does not exist`},
		{17, `source "Odd": kind: `},
		{22, `dashboard "Broken": tiles.0.x: `},
		{28, `sourceId: "Nobody" does not exist`},
		{31, `dashboard "Broken": tiles.0.config.select.1.aggFn: `},
		{34, `tiles.0.config.colour: Unknown key`},
		{38, `dashboardId: "Nobody" does not exist`},
		{43, `webhookId: "nobody" does not exist`},
		{44, `alert "Silent": renotifyInterval: `},
		{45, `unknown list "pigeons"`},
	} {
		at := name + ":" + strconv.Itoa(place(problem.line)) + ": "
		if !slices.ContainsFunc(strings.Split(err.Error(), "\n"), func(line string) bool {
			return strings.Contains(line, at) && strings.Contains(line, problem.text)
		}) {
			t.Errorf("no line has %s … %s", at, problem.text)
		}
	}
	for _, text := range []string{other + ":" + strconv.Itoa(place(1)) + ": webhooks must be a list", broken + ": "} {
		if !strings.Contains(err.Error(), text) {
			t.Errorf("no line has %s", text)
		}
	}
	if t.Failed() {
		t.Logf("the problems are\n%v", err)
	}
	if strings.Contains(err.Error(), "header-secret") {
		t.Error("a secret is printed")
	}
	if after := s.All(t); after != before {
		t.Errorf("something was written: %s, want %s", after, before)
	}
}

func testApplyWritesNothingWhenTheLastThingIsWrong(t *testing.T, s *harness.Server) {
	before := s.All(t)
	file := strings.Replace(harness.ReadTestdata(t, "apply.yaml"), "tileId: Errors", "tileId: Nowhere", 1)
	name := harness.WriteYAML(t, harness.InService(file))
	_, err := s.Command("apply", "-f", name)
	if err == nil || !strings.Contains(err.Error(), `the dashboard has no tile "Nowhere"`) {
		t.Errorf("the error is %v", err)
	}
	if after := s.All(t); after != before {
		t.Errorf("something was written: %s, want %s", after, before)
	}
	for _, r := range s.Apply(t, harness.ReadTestdata(t, "apply.yaml")) {
		if r.Action != "created" {
			t.Errorf("%+v was there already", r)
		}
	}
}

func testApplyRefusesNamesThatAreThereTwice(t *testing.T, s *harness.Server) {
	before := s.All(t)
	file := harness.ReadTestdata(t, "apply.yaml")
	_, err := s.Command("apply", "-f", harness.WriteYAML(t, harness.InService(file)), "-f", harness.WriteYAML(t, harness.InService(file)))
	if err == nil {
		t.Fatal("everything is applied twice")
	}
	for _, want := range []string{
		`connection "spare"`, `source "Audit"`, `source "Later"`, `webhook "pager"`, `webhook "chat"`, `dashboard "Shop"`,
		`dashboard "Overview"`, `alert "Many errors"`,
	} {
		if !strings.Contains(err.Error(), "duplicate "+want) {
			t.Errorf("the problems do not name %s:\n%v", want, err)
		}
	}
	if lines := strings.Count(err.Error(), "\n"); lines != 7 {
		t.Errorf("%d problems, want 8:\n%v", lines+1, err)
	}
	if after := s.All(t); after != before {
		t.Errorf("something was written: %s, want %s", after, before)
	}
}

func testApplyRefusesWhatIsAmbiguous(t *testing.T, s *harness.Server) {
	for range 2 {
		s.Do("POST", "dashboards", `{"name":"Twin","tiles":[]}`).Payload(t)
	}
	const lists = `webhooks: [{name: hook, service: generic, url: "https://example.com"}]
dashboards:
  - name: Tiles
    tiles:
      - {name: Same, x: 0, y: 0, w: 1, h: 1, config: {displayType: markdown}}
      - {name: Same, x: 0, y: 0, w: 1, h: 1, config: {displayType: markdown}}
`
	const alert = `alerts:
  - {name: a, source: tile, dashboardId: Tiles, tileId: Same, interval: 1m, threshold: 1, thresholdType: above,
     channel: {type: webhook, webhookId: hook}}
`
	const click = `dashboards:
  - name: x
    tiles:
      - name: T
        x: 0
        y: 0
        w: 1
        h: 1
        config:
          {configType: sql, displayType: table, connectionId: local, sqlTemplate: "",
           onClick: {type: dashboard, target: {mode: id, id: Twin}}}
`
	for file, want := range map[string]string{
		"dashboards: [{name: Twin, tiles: []}]\n": `dashboard "Twin": several stored objects have this name`,
		lists + alert: `the dashboard has several tiles "Same"`,
		click:         `several dashboards have the name "Twin", use the ID`,
	} {
		_, err := s.Command("apply", "-f", harness.WriteYAML(t, harness.InService(file)))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", file, err, want)
		}
	}
	// Applied twice, tiles of one name are distinguished by their place.
	s.Apply(t, lists)
	if got := harness.Actions(s.Apply(t, lists)); got["dashboard Tiles"] != "unchanged" {
		t.Errorf("the second time: %v", got)
	}
}

func testApplyCommand(t *testing.T, s *harness.Server) {
	hooks := harness.WriteYAML(t, harness.InService(`webhooks: [{name: shared, service: generic, url: "http://a.example/url-secret"}]`))
	dashboards := harness.WriteYAML(t, harness.InService("dashboards: [{name: Text, tiles: []}]\n"))
	out, err := s.Command("apply", "-f", hooks, dashboards)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"created", "webhook", "shared", "dashboard", "Text"} {
		if !strings.Contains(out, want) {
			t.Errorf("the output has no %q:\n%s", want, out)
		}
	}
	if strings.Contains(out, "url-secret") {
		t.Errorf("a secret is printed: %s", out)
	}
	stdin := exec.CommandContext(t.Context(), harness.Binary, "apply", "-f", "-", "--output", "json", "--data", s.Data)
	stdin.Stdin = strings.NewReader(harness.InService("dashboards: [{name: Piped, tiles: []}]\n"))
	piped, err := stdin.Output()
	if err != nil || !strings.Contains(string(piped), `"name":"Piped"`) || !strings.Contains(s.All(t), `"name":"Piped"`) {
		t.Errorf("from standard input: %s, %v", piped, err)
	}
	if results := s.Apply(t, "webhooks:\n"); len(results) != 0 {
		t.Errorf("an empty list applies %v", results)
	}
	for _, args := range [][]string{
		{"apply"}, {"apply", "-f", filepath.Join(t.TempDir(), "missing.yaml")}, {"apply", "-f", hooks, "--output", "xml"},
	} {
		if out, err := s.Command(args...); err == nil {
			t.Errorf("%v succeeds: %s", args, out)
		}
	}
}

func TestServeApplies(t *testing.T) {
	t.Parallel()
	file := harness.WriteYAML(t, harness.InService(harness.ReadTestdata(t, "apply.yaml")))
	args := append([]string{"--apply", file}, harness.NoEngine...)
	s := harness.Launch(t, "", args...)
	s.WaitListen()
	first := s.All(t)
	if !strings.Contains(first, "Many errors") {
		t.Errorf("the file was not applied: %s", first)
	}
	if err := s.Terminate(); err != nil {
		t.Fatal(err)
	}
	again := harness.Launch(t, s.Data, args...)
	again.WaitListen()
	if got := again.All(t); got != first {
		t.Errorf("the second start changed something: %s, want %s", got, first)
	}
	for _, secret := range applySecrets {
		if strings.Contains(s.Out.String()+again.Out.String(), secret) {
			t.Errorf("%q is in the log", secret)
		}
	}
	bad := harness.Launch(t, "", "--apply", harness.WriteYAML(t, "pigeons: []\n"))
	<-bad.Exited
	if bad.Err == nil || !strings.Contains(bad.Out.String(), "unknown list") {
		t.Errorf("a server starts with a bad file: %v\n%s", bad.Err, bad.Out)
	}
}

// TestApplyWarns applies what would fail, beside an engine that knows the tables and without one.
func TestApplyWarns(t *testing.T) {
	t.Parallel()
	const lists = `savedSearches:
  - name: Slow
    sourceId: Logs
    where: "(nope"
dashboards:
  - name: Errors
    tiles:
      - {name: A, x: 0, y: 0, w: 12, h: 6, config: {displayType: line, sourceId: Logs, select: [
          {aggFn: count, where: "Severity:error"}]}}
      - name: B
        x: 0
        y: 6
        w: 12
        h: 6
        series:
          - {type: time, sourceId: Logs, aggFn: count, where: "", groupBy: []}
          - {type: time, sourceId: Logs, aggFn: count, groupBy: [],
             where: "("}
      - name: C
        x: 0
        y: 12
        w: 12
        h: 6
        config:
          {configType: sql, displayType: table, connectionId: local,
           sqlTemplate: SELEC}
  - {name: Fine, tiles: []}
`
	type warning struct {
		Path, Message, File string
		Line                int
	}
	type entry struct {
		Name     string
		Warnings []warning
	}
	begins := 0 // lines before those of the lists
	if harness.Deployment.Managed {
		begins = 4
	}
	with := harness.StartServer(t, "", harness.Embedded...)
	without := harness.Launch(t, "", harness.NoEngine...)
	without.WaitListen()
	for _, tc := range []struct {
		name  string
		s     *harness.Server
		field bool
	}{{"with an engine", with, true}, {"without an engine", without, false}} {
		t.Run(tc.name, func(t *testing.T) {
			file := harness.WriteYAML(t, harness.InService(lists))
			search := []warning{{"where", "filter, character 1: '(' is not closed", file, begins + 4}}
			var tiles []warning
			if tc.field {
				tiles = append(tiles, warning{
					"tiles.0.config.select.0.where", `filter, character 1: unknown field "Severity": did you mean "SeverityText", or the attribute "LogAttributes.Severity"?`,
					file, begins + 9,
				})
			}
			tiles = append(tiles, warning{
				"tiles.1.series.1.where", "filter, character 1: '(' is not closed", file, begins + 18,
			}, warning{
				"tiles.2.config.sqlTemplate", "SQL, character 1: a statement starts with SELECT or WITH, not with SELEC", file, begins + 26,
			})
			run := func(output string) (r harness.Result) {
				// Of an engine that does not answer within a second, as on a busy machine, no field is unknown.
				patience.Within(t, "the engine answers in time", func() bool {
					r = harness.Run(t, nil, "apply", "-f", file, "--data", tc.s.Data, "--output", output)
					return !tc.field || strings.Contains(r.Stdout+r.Stderr, "unknown field")
				})
				return r
			}
			r := run("text")
			var want strings.Builder
			for _, w := range search {
				fmt.Fprintf(&want, "%s:%d: warning: savedSearch \"Slow\": %s: %s\n", w.File, w.Line, w.Path, w.Message)
			}
			for _, w := range tiles {
				fmt.Fprintf(&want, "%s:%d: warning: dashboard \"Errors\": %s: %s\n", w.File, w.Line, w.Path, w.Message)
			}
			if diff := cmp.Diff(want.String(), r.Stderr); diff != "" || r.Code != 0 || strings.Contains(r.Stdout, "warning") {
				t.Errorf("status %d, output %s; errors (-want +got):\n%s", r.Code, r.Stdout, diff)
			}
			r = run("json")
			got := slices.DeleteFunc(harness.Decode[[]entry](t, r.Stdout), func(e entry) bool {
				return e.Name == "default"
			})
			entries := []entry{{"Slow", search}, {"Errors", tiles}, {"Fine", nil}}
			if diff := cmp.Diff(entries, got); diff != "" || r.Code != 0 || strings.Count(r.Stdout, `"warnings"`) != 2 {
				t.Errorf("status %d: %s (-want +got):\n%s", r.Code, r.Stdout, diff)
			}
		})
	}
}
