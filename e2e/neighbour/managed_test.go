package neighbour

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// errorsAnHour is how many errors the victim logs in an hour.
const errorsAnHour = 720

// organizations are two organizations. The attacker's webhooks and connections come from the operator, as they must here.
func organizations(t *testing.T, s *harness.Server, receiver string, peers []peer) (victim, attacker *neighbour) {
	t.Helper()
	var hooks, connections strings.Builder
	for _, p := range peers {
		fmt.Fprintf(&hooks, "          - {name: %q, service: generic, url: %q}\n", p.name, p.url)
		fmt.Fprintf(&connections, "          - {name: %q, host: %q, username: default, password: p}\n", p.name, p.url)
	}
	out, err := s.Command("apply", "--output", "json", "-f", harness.WriteYAML(t, "organizations:\n"+
		"  - name: default\n    services:\n      - name: default\n        webhooks:\n"+
		fmt.Sprintf("          - {name: oncall, service: generic, url: %q, body: '%s'}\n", receiver, notifiedBody)+
		"  - name: hostile\n    services:\n      - name: default\n        webhooks:\n"+hooks.String()+
		"        connections:\n"+connections.String()))
	if err != nil {
		t.Fatal(err)
	}
	victim = newNeighbour(t, s, s.Base(), "/v1/organizations/"+s.Keys.OrganizationID+"/", s.Authorize)
	var organization, service string
	made := map[string]map[string]string{"webhook": {}, "connection": {}}
	for _, r := range harness.Decode[[]harness.Applied](t, out) {
		switch {
		case r.Kind == "organization":
			organization = r.ID
		case r.Kind == "service":
			service = r.ID
		case r.Name == "oncall":
			victim.webhooks["oncall"] = r.ID
		case made[r.Kind] != nil:
			made[r.Kind][r.Name] = r.ID
		}
	}
	path := "/v1/organizations/" + organization + "/"
	attacker = newNeighbour(t, s, path+"services/"+service+"/stack/", path,
		s.CreateKey(t, "--organization", "hostile", "--role", "developer").Use)
	attacker.admin = s.CreateKey(t, "--organization", "hostile").Use
	attacker.webhooks, attacker.connections = made["webhook"], made["connection"]
	find := "SELECT database FROM system.tables WHERE name = 'otel_logs' AND database LIKE 'obstack\\_%'"
	s.Poll("the tables of the attacker", func() bool {
		attacker.database = harness.Ask(t, harness.EngineClient(s), find)
		return attacker.database != ""
	})
	attacker.log(t, time.Now().Add(-2*time.Hour))
	return victim, attacker
}

// attacksOfManaged are those that only this deployment makes possible.
func (a *attack) attacksOfManaged() []worker {
	return []worker{{"tile, bad server", 64, func(ctx context.Context, _ int) exchange {
		connections := a.ids(a.neighbour.connections)
		return a.statements(ctx, one(connections), func() string { return "Body = 'x'" + unlike() })
	}, true}}
}

// testTile makes an alert on a tile and tests it, which is how this deployment queries one.
func (a *attack) testTile(ctx context.Context, dashboard, tile string) exchange {
	n := a.neighbour
	x := n.send(ctx, "POST", "alerts", a.encode(a.alert(dashboard, tile)), true)
	made, ok := x.field("id").(string)
	if !ok {
		return x
	}
	return n.send(ctx, "POST", "alerts/"+made+"/test", "", false)
}

// inviteToOrganization makes an invitation and takes every other one back.
func (a *attack) inviteToOrganization(ctx context.Context) exchange {
	n := a.neighbour
	x := n.send(ctx, "POST", n.organization+"invitations", a.encode(harness.Object{
		"email": a.address(), "role": "developer",
	}), true, n.admin)
	if made, ok := x.field("id").(string); ok && rand.N(2) == 0 {
		return n.send(ctx, "DELETE", n.organization+"invitations/"+made, "", false, n.admin)
	}
	return x
}

// requestsOfManaged are the victim's that only this deployment answers: tests of alerts stand for charts here, as
// they are the only requests that query. What they answer differs from hour to hour, but for the value.
func (w *work) requestsOfManaged() []victimRequest {
	n := w.neighbour
	var requests []victimRequest
	for i, name := range []string{"line", "number"} {
		alert := harness.ID(w.t, n.must(w.t, "POST", "alerts", harness.Encode(w.t, harness.Object{
			"name": "hourly", "source": "tile", "dashboardId": w.dashboard, "tileId": w.tiles[i], "interval": "1h",
			"enabled": false, "threshold": 1, "thresholdType": "above",
			"channel": harness.Object{"type": "webhook", "webhookId": n.webhooks["oncall"]},
		})))
		requests = append(requests, victimRequest{
			name: "alert test, " + name, weight: 5, chart: true, engine: true,
			send: func(ctx context.Context) (exchange, bool) {
				x := n.send(ctx, "POST", "alerts/"+alert+"/test", "", true)
				return x, strings.Contains(x.Body, fmt.Sprintf(`"value":%d`, errorsAnHour))
			},
		})
	}
	own := n.must(w.t, "GET", "dashboards/"+w.dashboard, "")
	return append(requests, victimRequest{
		name: "list of dashboards", weight: 2, send: func(ctx context.Context) (exchange, bool) {
			x := n.send(ctx, "GET", "dashboards", "", true)
			return x, strings.Contains(x.Body, own) // beside those that come and go
		},
	},
		w.same(victimRequest{name: "sources", weight: 1}, "GET", "sources", ""),
		w.same(victimRequest{name: "members", weight: 1}, "GET", n.organization+"members", ""))
}
