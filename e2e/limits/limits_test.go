package limits

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestLimits(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.StartLimited(t, harness.SmallLimits, args)
		t.Run("a service begins with what it needs", func(t *testing.T) {
			if n := len(harness.Decode[[]harness.Object](t, s.Do("GET", "sources", "").Payload(t))); n != 4 {
				t.Errorf("there are %d sources", n)
			}
		})
		t.Run("dashboards", func(t *testing.T) { testLimitOfDashboards(t, s) })
		t.Run("alerts", func(t *testing.T) { testLimitOfAlerts(t, s) })
		t.Run("invitations", func(t *testing.T) { testLimitOfInvitations(t, s.Server) })
		t.Run("keys of the operator have none", func(t *testing.T) {
			for range 3 {
				key := s.CreateKey(t)
				s.Do("GET", "sources", "", key.Use).Payload(t)
			}
		})
		t.Run("applying a file", func(t *testing.T) { testLimitsOfFiles(t, s) })
	})
}

func testLimitOfDashboards(t *testing.T, s *harness.Stack) {
	create := func(name string) harness.Answer { return s.Do("POST", "dashboards", `{"name":"`+name+`","tiles":[]}`) }
	path := "dashboards/" + harness.ID(t, create("a").Payload(t))
	other := "dashboards/" + harness.ID(t, create("b").Payload(t))
	create("c").WantFull(t, "dashboards", "dashboards", "2")

	put := func(size int) harness.Answer {
		return s.Do("PUT", path, `{"name":"a","tiles":[],"tags":[]}`+strings.Repeat(" ", size))
	}
	put(5000).Payload(t) // what is not stored does not count
	grow := func(size int) harness.Answer {
		text := strings.Repeat("x", size)
		return s.Do("PUT", path, s.Named(`{"name":"a","tiles":[{"name":"T","x":0,"y":0,"w":1,"h":1,"config":`+
			`{"displayType":"markdown","markdown":"`+text+`"}}]}`))
	}
	grow(3000).Payload(t)
	before := s.Do("GET", path, "").Payload(t)
	grow(4000).WantFull(t, "dashboardBytes", "", "4 KiB")
	if after := s.Do("GET", path, "").Payload(t); after != before {
		t.Errorf("what was refused has left %s", after)
	}
	grow(2999).Payload(t)
	s.Do("DELETE", other, "").Payload(t)
	create("d").Payload(t)
	s.Do("DELETE", path, "").Payload(t)
}

func testLimitOfAlerts(t *testing.T, s *harness.Stack) {
	alert := s.NewAlert(t)
	body := harness.Encode(t, alert)
	first := "alerts/" + harness.ID(t, s.Do("POST", "alerts", body).Payload(t))
	// Of many who want the last place one gets it.
	var mu sync.Mutex
	statuses := map[int]int{}
	var wg sync.WaitGroup
	for range 20 {
		wg.Go(func() {
			a, err := s.DoContext(t.Context(), "POST", "alerts", body)
			mu.Lock()
			defer mu.Unlock()
			if statuses[a.Status]++; err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if fmt.Sprint(statuses) != "map[200:1 409:19]" {
		t.Errorf("the answers are %v", statuses)
	}
	s.Do("POST", "alerts", body).WantFull(t, "alerts", "alerts", "2")
	s.Do("PUT", first, harness.Encode(t, harness.Edited(alert, harness.Object{"threshold": 11}))).Payload(t)
	// With the dashboard its alerts go, and another one may be made.
	s.Do("DELETE", "dashboards/"+alert["dashboardId"].(string), "").Payload(t)
	body = harness.Encode(t, s.NewAlert(t))
	s.Do("POST", "alerts", body).Payload(t)
	s.Do("POST", "alerts", body).Payload(t)
	s.Do("POST", "alerts", body).WantFull(t, "alerts", "alerts", "2")
}

func testLimitOfInvitations(t *testing.T, s *harness.Server) {
	first := s.Invite(t, "ann@example.com")
	s.Invite(t, "bob@example.com")
	third := harness.Encode(t, harness.Object{"email": "eve@example.com"})
	s.Do("POST", s.Invitations(), third).WantFull(t, "invitations", "open invitations", "2")
	if a := s.Do("DELETE", s.Invitations()+"/"+first.ID, ""); a.Status != 200 {
		t.Fatalf("withdrawing answers %d %s", a.Status, a.Body)
	}
	s.Invite(t, "eve@example.com")
}

// testLimitsOfFiles applies files on a server that allows one more webhook.
func testLimitsOfFiles(t *testing.T, s *harness.Stack) {
	const file = `webhooks:
  - {name: second, service: generic, url: "https://example.com/2"}
  - {name: third, service: generic, url: "https://example.com/3"}
  - {name: oncall, service: generic, url: "https://example.com/changed"}
sources:
  - {name: Fifth, kind: log, connection: local, from: {databaseName: d, tableName: t},
     timestampValueExpression: T, defaultTableSelectExpression: T}
savedSearches:
  - {name: On the fifth, sourceId: Fifth}
`
	name, limits := harness.WriteYAML(t, harness.InService(file)), harness.WriteYAML(t, harness.SmallLimits)
	before := s.All(t)
	_, err := s.Command("apply", "-f", name, "--limits", limits)
	first := 1
	if harness.Deployment.Managed {
		first += 4
	}
	for line, part := range map[int]string{
		2: `webhook "third": The number of webhooks has reached its limit of 2`,
		5: `source "Fifth": The number of sources has reached its limit of 3: delete some, or ask the operator to raise it (sources in --limits)`,
	} {
		if want := fmt.Sprintf("%s:%d: %s", name, first+line, part); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
	}
	if err == nil || strings.Count(err.Error(), "resources.yaml") != 2 {
		t.Errorf("got %v, want two problems", err)
	}
	if after := s.All(t); after != before {
		t.Errorf("what was refused has left %s", after)
	}
	// The limit that the operator gives is the one that counts.
	raised := harness.WriteYAML(t, "sources: 5\nwebhooks: 3\n")
	if out, err := s.Command("apply", "-f", name, "--limits", raised); err != nil || strings.Count(out, "created") != 4 {
		t.Errorf("with higher limits: %s %v", out, err)
	}
	// And then there is more than the lower one allows, and it can still be changed.
	changed := strings.ReplaceAll(file, "example.com", "example.org")
	out, err := s.Command("apply", "-f", harness.WriteYAML(t, harness.InService(changed)), "--limits", limits)
	if err != nil || strings.Count(out, "updated") != 3 {
		t.Errorf("above the limits: %s %v", out, err)
	}
}

func TestAServerIsRefusedAFileBeyondItsLimits(t *testing.T) {
	t.Parallel()
	file := harness.WriteYAML(t, harness.InService("webhooks:\n  - {name: hook, service: generic, url: 'https://example.com'}\n"))
	limits := harness.WriteYAML(t, "webhooks: 0\n")
	s := harness.Launch(t, "", append([]string{"--limits", limits, "--apply", file}, harness.NoEngine...)...)
	<-s.Exited
	line := map[bool]int{false: 2, true: 6}[harness.Deployment.Managed]
	want := fmt.Sprintf(`%s:%d: webhook "hook": The number of webhooks has reached its limit of 0`, file, line)
	if s.Err == nil || !strings.Contains(s.Stderr.String(), want) {
		t.Errorf("it ended with %v, want %s in\n%s", s.Err, want, s.Stderr)
	}
}

func TestLimitsThatAreLowered(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.StartLimited(t, "", args)
		first := "dashboards/" + harness.ID(t, s.Do("POST", "dashboards", `{"name":"a","tiles":[]}`).Payload(t))
		s.Do("POST", "dashboards", `{"name":"b","tiles":[]}`).Payload(t)
		if err := s.Terminate(); err != nil {
			t.Fatal(err)
		}
		limits := harness.WriteYAML(t, "dashboards: 1\ndashboardBytes: 10\n")
		again := harness.Launch(t, s.Data, append(append([]string{"--limits", limits}, harness.NoEngine...), args...)...)
		again.WaitListen()
		if n := len(harness.Decode[[]harness.Object](t, again.Do("GET", "dashboards", "").Payload(t))); n != 2 {
			t.Errorf("%d dashboards are listed", n)
		}
		again.Do("POST", "dashboards", `{"name":"c","tiles":[]}`).WantFull(t, "dashboards", "dashboards", "1")
		again.Do("PUT", first, `{"name":"A","tiles":[]}`).Payload(t)
		again.Do("PUT", first, `{"name":"longer","tiles":[]}`).WantFull(t, "dashboardBytes", "", "10 bytes")
		again.Do("PUT", first, `{"name":"","tiles":[]}`).Payload(t)
		again.Do("DELETE", first, "").Payload(t)
	})
}

func TestEveryProblemOfTheLimitsIsReportedAtOnce(t *testing.T) {
	t.Parallel()
	file := harness.WriteYAML(t, `# limits
dashbords: 10
dashboards: -1
alerts: 1e3
alerts: many
sources: 5
sources: 6
webhooks:
keys: [5]
invitations: "5"
dashboardBytes: -1GiB
connections: 0
`)
	want := strings.Join([]string{
		`FILE:2: unknown limit "dashbords", expected one of alerts, connections, dashboardBytes, dashboards, invitations, ` +
			`keys, savedSearches, sources, webhooks`,
		"FILE:3: dashboards: expected an integer such as 10000",
		"FILE:4: alerts: expected an integer such as 10000",
		"FILE:5: duplicate alerts, first in line 4",
		"FILE:7: duplicate sources, first in line 6",
		"FILE:8: webhooks: expected an integer such as 10000",
		"FILE:9: keys: expected an integer such as 10000",
		"FILE:10: invitations: expected an integer such as 10000",
		"FILE:11: dashboardBytes: expected a size such as 512MiB",
	}, "\n")
	want = "--limits: " + strings.ReplaceAll(want, "FILE", file) + "\n"
	for what, r := range map[string]harness.Result{
		"serve":         harness.Run(t, nil, "serve", "--limits", file),
		"apply":         harness.Run(t, nil, "apply", "-f", file, "--limits", file),
		"a variable":    harness.Run(t, []string{"OBSTACK_LIMITS=" + file}, "serve"),
		"applying with": harness.Run(t, []string{"OBSTACK_LIMITS=" + file}, "apply", "-f", file),
	} {
		if r.Code != 1 || !strings.HasSuffix(r.Stderr, want) {
			t.Errorf("%s: status %d, %s, want %s", what, r.Code, r.Stderr, want)
		}
	}
	for text, want := range map[string]string{
		"":                     "",
		"# nothing\n":          "",
		"dashboards: 1\n---\n": ":2: a second YAML document",
		"- dashboards\n":       ":1: expected limits such as dashboards: 10000",
		"dashboards: [\n":      "yaml: ",
	} {
		file := harness.WriteYAML(t, text)
		r := harness.Run(t, nil, "apply", "-f", file, "--data", "none", "--limits", file)
		if want == "" {
			want = "no store in none"
		} else {
			want = file + want
		}
		if !strings.Contains(strings.ReplaceAll(r.Stderr, ": yaml: ", "yaml: "), want) {
			t.Errorf("%q: %s, want %s", text, r.Stderr, want)
		}
	}
	if r := harness.Run(t, nil, "serve", "--limits", "missing.yaml"); r.Code != 1 || !strings.Contains(r.Stderr, "missing.yaml") {
		t.Errorf("a missing file: %s", r.Stderr)
	}
}
