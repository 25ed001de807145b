package harness

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store"
)

// historyStart is where the first of the windows begins that addHistory is about.
var historyStart = time.Date(2026, 2, 8, 12, 5, 0, 0, time.UTC)

// exampleRow is the id of a row in the examples.
const exampleRow = "AS1xFkK3JrBEAWJ8qfusMvU1QzBFOEExQjdEM0Y0OTI2QThCMUMyRDNFNEY1MDYxN3QTMTc2NzYwNzIxMTAwMDAwMDAwMA"

// Cart and Checkout are the groups of the history that addHistory is about.
const Cart, Checkout = "ServiceName:cart", `ServiceName:checkout, Region:"eu"`

// addHistory stores three evaluations of an alert: of two groups, of the alert as a whole, and of one that failed. The
// next one is far away, so that the server leaves the alert alone.
func (c *Contract) addHistory(t *testing.T, team core.TeamID, alert string) {
	t.Helper()
	at := func(windows int) time.Time { return historyStart.Add(time.Duration(windows) * 5 * time.Minute) }
	values := func(window int, value float64) []api.AlertWindowValue {
		return []api.AlertWindowValue{{StartTime: core.Time{Time: at(window)}, Value: value}}
	}
	for i, j := range []store.Evaluation{
		{State: api.AlertStateALERT, Rows: []store.GroupResult{
			{Group: Checkout, State: api.AlertHistoryStateALERT, Violations: 1, Values: values(0, 143)},
			{Group: Cart, State: api.AlertHistoryStateOK, Values: values(0, 5.25)},
		}},
		{State: api.AlertStateOK, Rows: []store.GroupResult{{State: api.AlertHistoryStateOK}}},
		{Errors: []api.AlertError{
			{Timestamp: core.Time{Time: at(3)}, Type: api.AlertErrorTypeQUERYTIMEOUT, Message: "The query took too long."},
		}},
	} {
		j.Team, j.Alert, j.Claim = team, alert, "test"
		j.Start, j.End, j.Due = at(i), at(i+1), time.Now().AddDate(10, 0, 0)
		patience.Within(t, "the evaluation is stored", func() bool {
			// The server may have claimed it in between.
			Change(t, c.Rows, "UPDATE alerts SET claim = 'test' WHERE id = '"+alert+"'")
			stored, err := c.DB.StoreEvaluations(t.Context(), []store.Evaluation{j})
			if err != nil {
				t.Fatal(err)
			}
			return stored == 1
		})
	}
}

// exampleTrace is the trace that examples ask for.
const exampleTrace = "4bf92f3577b34da6a3ce929d0e0e4736"

// addTrace stores a span.
func (c *Contract) addTrace(t *testing.T) {
	t.Helper()
	Ask(t, EngineClient(c.Server), `INSERT INTO otel_traces (Timestamp, TraceId, SpanId, SpanName) VALUES (now(), '`+exampleTrace+`',
		'00f067aa0ba902b7', 'POST /orders')`)
}

// ExampleSilences are when the silences of the document's examples end. Tests send other times, which are to come.
var ExampleSilences = []string{"2027-02-08T12:00:00.000Z", "2027-02-09T06:00:00.000Z"}

// InDays is a time as answers write it.
func InDays(days float64) string {
	return time.Now().Add(time.Duration(days * 24 * float64(time.Hour))).UTC().Format("2006-01-02T15:04:05.000Z")
}

// MissingUUID and MissingID are ids that nothing has.
const MissingUUID, MissingID = "00000000-0000-4000-8000-000000000000", "00000000000000000000dead"

// The ids of people, invitations and keys in the examples.
const (
	exampleMember       = "7c9e6679-7425-40de-944b-e07fc1f90ae7"
	exampleInvitation   = "0b9c1c7e-8f0e-4c38-9a53-6f7b4e0c2a11"
	exampleKey          = "3d6f8a02-51c7-4b0e-9f2d-6a7b8c9d0e1f"
	exampleIngestionKey = "8e0b6c34-7d1f-4a29-b5c3-2f4e6d8a0b17"
	ExampleRole         = "2e9d4c57-7a01-4f63-8b1e-5d0c3f2a9b02"
)

// bindAddresses binds the addresses and hashes that must be unique to new ones.
func bindAddresses(b map[string]string) (unique string) {
	unique = uuid.NewString()
	for _, name := range []string{"ann", "bob", "eve"} {
		b[name+"@example.com"] = name + "." + unique + "@example.com"
	}
	b["Bob@example.com"] = "Bob." + unique + "@example.com"
	for _, hash := range []string{"0kPdmTG3Do3+mBDnSuTNFtKfYWGsSLF0qnBVMXZ0kQ0=", "uU0nuZNNPgilLlLX2n2r+sSE7+N6U4DukIj3rOLvzek="} {
		b[hash] = newHash()
	}
	return unique
}

// BindPeople adds a member, an invitation and keys to a binding, all of them new, and new addresses and hashes.
func (c *Contract) BindPeople(t *testing.T, b map[string]string) {
	t.Helper()
	unique := bindAddresses(b)
	ann := store.Person{
		ID: uuid.NewString(), OrganizationID: c.OrganizationID, Email: b["ann@example.com"], Name: "Ann",
		Role: string(core.RoleViewer),
	}
	invitation := store.Invitation{
		ID: uuid.NewString(), OrganizationID: c.OrganizationID, Email: unique + "@example.com",
		Role: api.InvitationRoleDeveloper, ExpireAt: core.Time{Time: time.Now().Add(time.Hour)},
	}
	end := core.Time{Time: time.Date(2050, 12, 1, 0, 0, 0, 0, time.UTC)}
	key := store.Key{
		OrganizationID: c.OrganizationID, Kind: store.OrganizationKey, Name: "CI", Roles: []core.Role{core.RoleDeveloper},
		ExpireAt: &end,
	}
	ingestion := store.Key{OrganizationID: c.OrganizationID, Kind: store.IngestionKey, Name: "Shop"}
	if Deployment.Managed {
		ann.Role = string(core.RoleDeveloper)
	} else {
		caller := Decode[struct {
			User struct {
				ID   string `json:"_id"`
				Team core.TeamID
			}
		}](t, c.Do("GET", "/api/v2", "").Body).User
		key.Kind, key.PersonID, key.Team = store.PersonalKey, caller.ID, caller.Team
		key.Roles, ingestion.Team = []core.Role{core.RoleEditor}, caller.Team
		invitation.Role = api.InvitationRole(core.RoleViewer)
	}
	err := c.DB.Write(t.Context(), func(tx *store.Tx) error {
		if err := tx.CreatePerson(t.Context(), &ann); err != nil {
			return err
		}
		if err := tx.CreateInvitation(t.Context(), &invitation); err != nil {
			return err
		}
		_, err := tx.CreateKey(t.Context(), &key)
		if err == nil && !Deployment.Managed {
			_, err = tx.CreateKey(t.Context(), &ingestion)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if !Deployment.Managed { // where a person has only so many keys
		t.Cleanup(func() {
			ctx := context.WithoutCancel(t.Context())
			err := c.DB.Write(ctx, func(tx *store.Tx) error { return tx.DeleteKey(ctx, c.OrganizationID, store.PersonalKey, key.ID) })
			if err != nil && core.KindOf(err) != core.NotFound {
				t.Error(err)
			}
		})
	}
	b[exampleMember], b[exampleInvitation] = ann.ID, invitation.ID
	b[exampleKey], b[exampleIngestionKey] = key.ID, ingestion.ID
	if Deployment.Managed {
		b[ExampleRole] = ExampleRole // a role is the same everywhere
	}
}

// newHash is the hash of a text that no client knows.
func newHash() string {
	var hash [32]byte
	_, _ = rand.Read(hash[:])
	return base64.StdEncoding.EncodeToString(hash[:])
}

// ExampleURLs are where examples send notifications to.
var ExampleURLs = []string{
	"https://example.com/hook", "https://api.incident.io/v2/alert_events/http/01ABC",
	"https://prod-12.westeurope.logic.azure.com/workflows/3f9c2e/triggers/manual/paths/invoke?sig=3f9c2e",
	"https://events.pagerduty.com/v2/enqueue", "https://discord.com/api/webhooks/123456789012345678/3f9c2e",
}

// Binding maps the ids that examples use to those of real resources. The dashboard, the alert, and in oss a source, a
// connection, a webhook and a saved search, are new ones, so that a test may change and delete them. Where operations are given,
// only what their requests name is there, for each of these resources takes a write or several.
func (c *Contract) Binding(t *testing.T, ops ...Operation) map[string]string {
	t.Helper()
	const example = "65f5e4a3b9e77c001a"
	b := map[string]string{
		example + "100001": c.ID["source Logs"],
		example + "100002": c.ID["source Traces"],
		example + "100003": c.ID["source Metrics"],
		example + "200001": c.ID["connection local"],
		example + "500001": c.ID["webhook oncall"],
		example + "500002": c.ID["webhook errors"],
		exampleTrace:       exampleTrace,
		"organizationId":   c.Keys.OrganizationID,
		"serviceId":        c.Keys.ServiceID,
	}
	named := ""
	for _, op := range ops {
		named += Encode(t, op.Examples())
		for _, p := range op.Params() {
			named += Encode(t, p.Example)
		}
	}
	names := func(ids ...string) bool {
		return len(ops) == 0 || slices.ContainsFunc(ids, func(id string) bool { return strings.Contains(named, id) })
	}
	alerts := names(example+"800001", example+"900001")
	if alerts || names(example+"300001", example+"400001", example+"700001") {
		dashboard := Decode[Object](t, c.Do("POST", "dashboards", c.Named(
			`{"name":"Checkout","tags":["shop"],"tiles":[{"name":"Errors","x":0,"y":0,"w":1,"h":1,"config":{"displayType":"line",`+
				`"sourceId":"<source Logs>","select":[{"aggFn":"count"}]}}],"filters":[{"type":"QUERY_EXPRESSION",`+
				`"name":"Service","expression":"ServiceName","sourceId":"<source Logs>"}]}`)).Payload(t))
		b[example+"300001"] = dashboard["id"].(string)
		b[example+"400001"] = At(dashboard, "tiles", 0, "id").(string)
		b[example+"700001"] = At(dashboard, "filters", 0, "id").(string)
	}
	if alerts {
		// It is the alert that the examples of other operations answer.
		alert := Decode[Object](t, c.Do("POST", "alerts", Encode(t, Object{
			"source": "tile", "dashboardId": b[example+"300001"], "tileId": b[example+"400001"], "interval": "5m",
			"threshold": 100, "thresholdType": "above", "name": "Many errors in checkout",
			"channel": Object{"type": "webhook", "webhookId": c.ID["webhook oncall"]},
		})).Payload(t))
		b[example+"800001"] = alert["id"].(string)
		team := core.TeamID(alert["teamId"].(string))
		if len(ops) == 0 || slices.ContainsFunc(ops, func(op Operation) bool { return strings.HasSuffix(op.Path, "/history") }) {
			c.addHistory(t, team, alert["id"].(string))
		} else { // the server leaves it alone all the same
			Change(t, c.Rows, fmt.Sprintf("UPDATE alerts SET due_at = %d WHERE id = '%s'", time.Now().AddDate(10, 0, 0).UnixMilli(), alert["id"]))
		}
		if names(example + "900001") {
			b[example+"900001"] = c.AddDelivery(t, team, alert["id"].(string))
		}
	}
	for _, until := range ExampleSilences {
		b[until] = InDays(1)
	}
	b[example+"600001"] = c.ID["savedSearch payments"]
	// Names that may be there once are bound too, to texts that nothing else is called.
	for _, name := range []string{"pager", "team-channel", "incidents"} {
		b[name] = core.NewID()
	}
	unique := b["pager"]
	b["teams-channel"], b["shop-incidents"] = "teams "+unique, "shop "+unique
	b["people-on-call"], b["discord-channel"] = "people "+unique, "discord "+unique
	for _, url := range ExampleURLs {
		b[url] = c.Receiver
	}
	if !Deployment.Managed {
		b[exampleRow] = c.RowID
		for id, create := range map[string]struct{ path, body string }{
			example + "500009": {"webhooks", Encode(t, Object{"name": "Bound " + unique, "service": "generic", "url": c.Receiver})},
			example + "600001": {"saved-searches", `{"name":"Failed payments","sourceId":"<source Logs>","tags":["payment"]}`},
			example + "100009": {"sources", `{"name":"Bound","kind":"promql","connection":"<connection local>",` +
				`"from":{"databaseName":"d","tableName":"t"},"timestampValueExpression":"ts"}`},
			example + "200009": {"connections", `{"name":"Bound","host":"","username":""}`},
		} {
			if names(id) {
				b[id] = ID(t, c.Do("POST", create.path, c.Named(create.body)).Payload(t))
			}
		}
	}
	if names(exampleMember, exampleInvitation, exampleKey, exampleIngestionKey, ExampleRole) {
		c.BindPeople(t, b)
	} else {
		bindAddresses(b)
	}
	return b
}

// Silence silences the alert of an operation on silences that has no body, and does nothing for others.
func (c *Contract) Silence(t *testing.T, op Operation, b map[string]string) {
	t.Helper()
	if strings.HasSuffix(op.Path, "/silence") && op.BodySchema() == nil {
		c.Do("POST", c.Call(op, b, nil).Path, `{"until":"`+InDays(1)+`"}`).Payload(t)
	}
}

// AddDelivery stores a notification about an alert that its webhook has refused, so that the server under test does not send
// it.
func (c *Contract) AddDelivery(t *testing.T, team core.TeamID, alert string) string {
	t.Helper()
	end := time.Date(2026, 2, 8, 12, 10, 0, 0, time.UTC)
	status, failure, response := 410, api.DeliveryErrorTypeHTTPERROR, "Gone"
	id, err := c.DB.AddTest(t.Context(), team, store.NewDelivery{
		WebhookID: c.ID["webhook oncall"], WebhookName: "oncall", Service: api.WebhookServiceGeneric,
		MessageID: strings.Repeat("0", 40),
		Message: store.Message{
			Firing: true, Title: "🚨 Many errors in checkout", Body: "143 meets or exceeds 100", Link: "http://localhost:8080",
			Start: end.Add(-5 * time.Minute).UnixMilli(), End: end.UnixMilli(), EventID: strings.Repeat("e", 40),
		},
	}, api.DeliveryAttempt{
		Number: 1, At: core.Time{Time: end}, DurationMs: 41, Status: &status, Error: &failure, Response: &response,
	}, api.DeliveryStatusFailed)
	if err != nil {
		t.Fatal(err)
	}
	// A test of a webhook is all that is stored at once, and it is about no alert.
	Change(t, c.Rows, fmt.Sprintf("UPDATE deliveries SET alert_id = '%s' WHERE id = '%s'", alert, id))
	return id
}
