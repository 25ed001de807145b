package webhook

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// mailOffice is an office whose deliverer sends email through a server.
func mailOffice(t *testing.T, m *mailServer) *office {
	t.Helper()
	o := newOffice(t)
	o.deliverer = NewDeliverer(Options{
		Store: o.store, Sender: mailSender(t, m, false), BaseURL: func() string { return "https://obstack.example" }, Now: o.clock,
		Metrics: NewMetrics(prometheus.NewRegistry()), Log: slog.New(slog.NewTextHandler(o.log, nil)),
	})
	return o
}

// channelAlert adds an alert with channels.
func (o *office) channelAlert(t *testing.T, channels ...api.AlertChannel) api.Alert {
	t.Helper()
	a := o.alert(t, "")
	a.Channels = channels
	o.write(t, func(tx *store.Tx) error { return tx.UpdateAlert(t.Context(), o.team, &a) })
	return a
}

func TestEmailChannels(t *testing.T) {
	t.Parallel()
	m := newMailServer(t)
	o := mailOffice(t, m)
	inbox := newInbox(t)
	email := func(recipients ...string) api.AlertChannel {
		return api.AlertChannel{Type: api.AlertChannelTypeEmail, EmailRecipients: recipients}
	}
	a := o.channelAlert(t, email("ann@corp.test"), email("bob+x@corp.test", "Ann@corp.test"), api.AlertChannel{Type: api.AlertChannelTypeWebhook, WebhookID: o.hook(t, "oncall", inbox.URL)})
	o.say(t, a, "", true)
	o.work(t)
	o.say(t, a, "", false)
	o.work(t)
	mails := m.taken()
	if len(mails) != 2 || inbox.states() != "ALERT OK" {
		t.Fatalf("%d emails, and the webhook was sent %q", len(mails), inbox.states())
	}
	for i, text := range mails {
		mail, _ := readMail(t, text)
		to, err := mail.Header.AddressList("To")
		if err != nil || len(to) != 2 || to[0].Address != "ann@corp.test" || to[1].Address != "bob+x@corp.test" {
			t.Errorf("email %d is to %v, error %v", i, to, err)
		}
	}
	for _, d := range o.deliveries(t) {
		if d.Status != api.DeliveryStatusDelivered {
			t.Errorf("a delivery to %s is %s", d.WebhookName, d.Status)
		}
	}
	if got := o.problems(t, a); len(got) > 0 {
		t.Errorf("the alert has the errors %q", got)
	}
	if log := o.log.String(); strings.Contains(log, "corp.test") {
		t.Errorf("the log has an address: %s", log)
	}
}

func TestEmailsOfATeamAreLimited(t *testing.T) {
	t.Parallel()
	m := newMailServer(t)
	o := mailOffice(t, m)
	quiet := o.neighbour(t)
	recipients := make([]string, 50)
	for i := range recipients {
		recipients[i] = fmt.Sprintf("a%d@corp.test", i)
	}
	a := o.channelAlert(t, api.AlertChannel{Type: api.AlertChannelTypeEmail, EmailRecipients: recipients})
	most := maxRecipients / len(recipients)
	groups := make([]string, most+5)
	for i := range groups {
		groups[i] = fmt.Sprint("host:", i)
	}
	o.sayOf(t, a, groups, true)
	o.work(t)
	if n := len(m.taken()); n != most {
		t.Errorf("%d emails were sent in an hour, want %d", n, most)
	}
	problems := o.problems(t, a)
	if len(problems) != len(groups)-most || !strings.Contains(problems[0], "limit of 1000 email recipients an hour") {
		t.Errorf("the alert has the errors %q", problems)
	}
	ann := api.AlertChannel{Type: api.AlertChannelTypeEmail, EmailRecipients: []string{"ann@corp.test"}}
	quiet.say(t, quiet.channelAlert(t, ann), "", true)
	o.work(t)
	o.pause(time.Hour)
	o.say(t, a, "host:0", false)
	o.work(t)
	if n := len(m.taken()); n != most+2 {
		t.Errorf("%d emails were sent with one of another team and one of the next hour, want %d", n, most+2)
	}
}

func TestFailedEmailChannel(t *testing.T) {
	t.Parallel()
	m := newMailServer(t, func(m *mailServer) { m.replies["RCPT"] = "550 5.1.1 no such user" })
	o := mailOffice(t, m)
	a := o.channelAlert(t, api.AlertChannel{Type: api.AlertChannelTypeEmail, EmailRecipients: []string{"ann@corp.test"}})
	o.say(t, a, "", true)
	o.work(t)
	problems := o.problems(t, a)
	if len(problems) != 1 || !strings.HasPrefix(problems[0], `WEBHOOK_ERROR: Notifying "ann@corp.test" by email failed: `) {
		t.Errorf("the alert has the errors %q", problems)
	}
	if log := o.log.String(); strings.Contains(log, "corp.test") || !strings.Contains(log, "webhook_id=email") {
		t.Errorf("the log is %s", log)
	}
}

func TestTargetsOfChannels(t *testing.T) {
	t.Parallel()
	hooks := []store.WebhookName{{ID: core.NewID(), Name: "oncall", Service: api.WebhookServicePagerduty}}
	warning := api.AlertSeverityWarning
	email := api.AlertChannel{Type: api.AlertChannelTypeEmail, EmailRecipients: []string{"ann@corp.test"}}
	alert := api.Alert{Channels: []api.AlertChannel{
		email, {Type: api.AlertChannelTypeWebhook, WebhookID: strings.ToUpper(hooks[0].ID), Severity: &warning}, email,
	}}
	for _, mentions := range [][]Mention{nil, {{Word: "oncall", Webhook: "oncall"}}} {
		targets, errs := targetsOf(alert, mentions, hooks)
		slices.SortFunc(targets, func(a, b target) int { return strings.Compare(string(a.Service), string(b.Service)) })
		if len(targets) != 2 || len(errs) > 0 {
			t.Fatalf("targets %+v, errors %+v", targets, errs)
		}
		variables := map[string]string{"note": "n"}
		if got := targets[0].addTo(variables); got[mailtoVariable] != "mailto:ann@corp.test" || got["note"] != "n" || got[severityVariable] != "" {
			t.Errorf("the email has the variables %v", got)
		}
		if got := targets[1].addTo(variables); got[severityVariable] != "warning" || got[mailtoVariable] != "" || len(variables) != 1 {
			t.Errorf("the webhook has the variables %v", got)
		}
	}
}

func TestSeverityOfPagerDuty(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct{ severity, want string }{{"", "critical"}, {"info", "info"}} {
		body := bodyOf(t, api.WebhookServicePagerduty, aDelivery(func(d *store.Delivery) {
			d.Message.Variables = map[string]string{severityVariable: tc.severity}
		}))
		var event pagerdutyEvent
		if err := json.Unmarshal(body, &event); err != nil || event.Payload.Severity != tc.want {
			t.Errorf("severity %q became %q, error %v", tc.severity, event.Payload.Severity, err)
		}
	}
}
