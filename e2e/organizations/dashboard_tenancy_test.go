package organizations

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// TestDashboardsDoNotReferToOtherTenants holds that what another service has is not there, in the same organization as
// in another.
func TestDashboardsDoNotReferToOtherTenants(t *testing.T) {
	t.Parallel()
	x := startTenants(t)
	s := x.server
	sources := func(of tenant) []harness.Object {
		return harness.Decode[[]harness.Object](t, s.Do("GET", of.base()+"sources", "", of.key.Use).Payload(t))
	}
	type ids struct{ source, connection, dashboard string }
	idsOf := func(of tenant) ids {
		first := sources(of)[0]
		return ids{first["id"].(string), first["connection"].(string), of.dashboard}
	}
	const place = `{"name":"","x":0,"y":0,"w":1,"h":1,"config":`
	own := idsOf(x.own)
	for name, foreign := range map[string]ids{
		"another service": idsOf(x.sibling), "another organization": idsOf(x.other),
	} {
		for _, tc := range []struct{ tiles, own, foreign, text string }{
			{place + `{"displayType":"search","sourceId":"<id>","select":""}}`, own.source, foreign.source, harness.NoSources},
			{
				place + `{"configType":"sql","displayType":"pie","connectionId":"<id>","sqlTemplate":""}}`, own.connection,
				foreign.connection, harness.NoConnections,
			},
			{
				place + `{"configType":"sql","displayType":"table","connectionId":"` + own.connection + `","sqlTemplate":"",` +
					`"onClick":{"type":"dashboard","target":{"mode":"id","id":"<id>"}}}}`, own.dashboard,
				foreign.dashboard, harness.NoDashboards,
			},
		} {
			body := func(id string) string {
				return `{"name":"x","tiles":[` + strings.ReplaceAll(tc.tiles, "<id>", id) + `]}`
			}
			path := x.own.base() + "dashboards"
			s.Do("POST", path, body(tc.own)).Payload(t)
			if got := s.Do("POST", path, body(tc.foreign)).Problem(t, 400); got != tc.text+tc.foreign {
				t.Errorf("%s: creating says %q", name, got)
			}
			if got := s.Do("PUT", path+"/"+own.dashboard, body(tc.foreign)).Problem(t, 400); got != tc.text+tc.foreign {
				t.Errorf("%s: updating says %q", name, got)
			}
			v := harness.Decode[harness.Validation](t, s.Do("POST", path+"/validate", body(tc.foreign)).Payload(t))
			if len(v.Errors) != 1 || v.Errors[0].Message != tc.text+tc.foreign {
				t.Errorf("%s: the validation is %v", name, v)
			}
		}
	}
}
