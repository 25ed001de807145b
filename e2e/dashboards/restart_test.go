package dashboards

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/obstack/obstack/e2e/harness"
)

// TestDashboardsAfterARestart holds that a server reads what another one has written to the byte: it looks through the
// texts, while the one that wrote them knows them.
func TestDashboardsAfterARestart(t *testing.T) {
	t.Parallel()
	s := harness.StartMetadata(t)
	dashboards := dashboards(s)
	rapid.Check(t, func(rt *rapid.T) {
		body := harness.Encode(t, dashboards.Draw(rt, "dashboard"))
		if a := s.Do("POST", "dashboards", body); a.Status != 200 {
			rt.Fatalf("%s is refused: %s", body, a.Body)
		}
	})
	// The one thing that answers leave out only when it was written so: the value of an older count.
	s.Do("POST", "dashboards", s.Named(`{"name":"Older","tiles":[{"name":"","x":0,"y":0,"w":1,"h":1,"series":[`+
		`{"type":"number","sourceId":"<source Logs>","aggFn":"count","field":"f","where":""}]}]}`)).Payload(t)
	// A metric without a type is allowed in the deprecated form only, and no answer shows it.
	created := s.Do("POST", "dashboards", s.Named(`{"name":"Metric","tiles":[{"name":"","x":0,"y":0,"w":1,"h":1,"series":[`+
		`{"type":"number","sourceId":"<source Metrics>","aggFn":"sum","field":"Value","metricName":"m","where":""}]}]}`)).Payload(t)
	want := s.Do("GET", "dashboards", "").Payload(t)
	if strings.Contains(created, "metricName") || !strings.Contains(want, created) {
		t.Errorf("it is listed otherwise than it was answered: %s", created)
	}
	if err := s.Terminate(); err != nil {
		t.Fatal(err)
	}
	again := harness.Launch(t, s.Data, harness.NoEngine...)
	again.WaitListen()
	for range 2 {
		if got := again.Do("GET", "dashboards", "").Payload(t); got != want {
			t.Errorf("after a restart the list is %.3000s, before %.3000s", got, want)
		}
	}
	for _, d := range harness.Decode[[]harness.Object](t, want) {
		path := "dashboards/" + d["id"].(string)
		if got := again.Do("GET", path, "").Payload(t); !strings.Contains(want, got) {
			t.Errorf("after a restart it is %s", got)
		}
	}
}
