package contract

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// reading are the operations that change nothing though they are no GET: they leave no entry in the audit log.
var reading = []string{
	"validateDashboard", "queryTile", "queryFilterValues", "previewTile", "previewAlert", "testAlert", "importDashboard",
	"queryChartSeries", "searchEvents", "compareSearch", "searchPatterns", "exportSearch", "getSearchRow",
}

// withoutValues are the operations whose entries have no changes: what they do makes no value of a resource another. The alert
// that unsilenceAlert is sent for is not silenced, and the member of updateMember is a developer already.
var withoutValues = []string{"redeliver", "redeliverAlertDelivery", "testWebhook", "unsilenceAlert", "updateMember"}

// secret is what the requests of this test have wherever a secret is, and secrets are those of the resources that are there.
const secret = "recognisable-secret"

var secrets = []string{secret, "connection-password", "header-secret", "query-secret", "obs_sec_", "obs_id_", "whsec_", "token="}

// testAudit sends every example of every operation. A request that changes something leaves one entry. The entry names the resource
// and contains no secret of the request.
func testAudit(t *testing.T, c *harness.Contract) {
	// A sub-test of its own ends when those in it have.
	t.Run("operations", func(t *testing.T) {
		for _, op := range c.Operations() {
			if op.Method == http.MethodGet || op.Public() {
				continue
			}
			t.Run(op.OperationID, func(t *testing.T) {
				t.Parallel()
				testAudited(t, c, op)
			})
		}
	})
	if n := entries(t, c, "operation = 'apply' AND changes IS NOT NULL"); n < 5 {
		t.Errorf("applying has left %d entries", n)
	}
	for _, secret := range secrets {
		if n := entries(t, c, "coalesce(changes, '') || coalesce(resource_name, '') LIKE '%"+secret+"%'"); n > 0 {
			t.Errorf("%d entries have %q", n, secret)
		}
	}
	if n := entries(t, c, "octet_length(changes) > 15 * 1024"); n > 0 {
		t.Errorf("%d entries are too long", n)
	}
}

// entries is how many entries of the audit log are as the condition says.
func entries(t *testing.T, c *harness.Contract, condition string) int {
	t.Helper()
	return harness.Single[int](t, c.Rows, "SELECT count(*) FROM activities WHERE "+condition)
}

func testAudited(t *testing.T, c *harness.Contract, op harness.Operation) {
	bodies := op.Examples()
	if len(bodies) == 0 {
		bodies = []any{nil}
	}
	changed := 0
	for _, body := range bodies {
		b := c.Binding(t, op)
		r := c.Call(op, b, withSecrets(harness.Bind(body, b)))
		if r.Op.RequestBody != nil && len(op.Responses.Status(200).Value.Content) > 1 {
			r.ContentType = "application/json"
		}
		a := c.Do(op.Method, r.Path, r.Body)
		if a.Status != 200 {
			t.Fatalf("status %d: %.500s\n%s", a.Status, a.Body, c.Curl(r))
		}
		about := "request_id = '" + a.Header.Get("X-Request-Id") + "'"
		want := 1
		if slices.Contains(reading, op.OperationID) {
			want = 0
		}
		if n := entries(t, c, about); n != want {
			t.Errorf("%d entries, want %d\n%s", n, want, c.Curl(r))
		}
		if n := entries(t, c, about+" AND operation = '"+op.OperationID+"' AND resource_kind <> '' AND resource_id <> '' AND actor_id <> ''"+
			" AND actor_details <> '' AND actor_ip = '127.0.0.1' AND actor_key_id <> ''"); n != want {
			t.Errorf("the entry does not say who has done what to which resource\n%s", c.Curl(r))
		}
		changed += entries(t, c, about+" AND changes <> ''")
		refused := c.Do(op.Method, r.Path, r.Body, harness.Header("If-Match", `"0"`))
		if n := entries(t, c, "request_id = '"+refused.Header.Get("X-Request-Id")+"'"); refused.Status >= 400 && n > 0 {
			t.Errorf("a request that was refused with %d has left an entry\n%s", refused.Status, c.Curl(r))
		}
	}
	if says := !slices.Contains(reading, op.OperationID) && !slices.Contains(withoutValues, op.OperationID); says != (changed > 0) {
		t.Errorf("%d entries say what has changed, of %d", changed, len(bodies))
	}
}

// withSecrets is a body with the secret in the values that are to be secret.
func withSecrets(v any) any {
	switch v := v.(type) {
	case harness.Object:
		for key, value := range v {
			text, isText := value.(string)
			switch {
			case (key == "password" || key == "routingKey") && isText:
				v[key] = strings.Repeat(secret[:1], max(0, len(text)-len(secret))) + secret
			case key == "headers" || key == "queryParams":
				if values, ok := value.(harness.Object); ok {
					values["X-Extra"] = secret
				}
			case key == "prometheusEndpoint" && isText:
				v[key] = "http://user:" + secret + "@prometheus.example.com/" + secret + "?key=" + secret
			case key == "url" && isText && v["service"] == "generic":
				v[key] = text + "/" + secret + "?key=" + secret
			case key == "body" && isText && v["service"] == "generic":
				v[key] = `{"text":"` + secret + `"}`
			default:
				v[key] = withSecrets(value)
			}
		}
	case []any:
		for i, item := range v {
			v[i] = withSecrets(item)
		}
	}
	return v
}
