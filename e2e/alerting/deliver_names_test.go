package alerting

import (
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/egress/dnstest"
	"github.com/obstack/obstack/impl/patience"
)

// TestDeliverChangingNames sends to receivers whose names stand for an allowed address when one looks, and for one of this
// machine's own when one looks again.
func TestDeliverChangingNames(t *testing.T) {
	t.Parallel()
	names, err := dnstest.Start(&net.Resolver{}) // which may know where the database is
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = names.Close() })
	f := newDeliverers(t, append(harness.NoEngine, "--evaluate=false")...)
	f.args = append(f.args, "--egress-allow", "localhost,127.0.0.2/32")
	f.env = []string{resolverAddress + "=" + names.Addr()}
	s, l := f.beginNotifying()

	const inside, outside = "127.0.0.1", "127.0.0.2"
	port := refuse(t, inside)
	listener, err := net.Listen("tcp", net.JoinHostPort(outside, port))
	if err != nil {
		t.Fatal(err)
	}
	receiver := &httptest.Server{Listener: listener, Config: &http.Server{Handler: f.catcher}}
	receiver.Config.SetKeepAlivesEnabled(false) // so that each message asks for the name
	receiver.Start()
	t.Cleanup(receiver.Close)
	add := func(name, host string) *hook {
		return f.catcher.add(s, name, take, harness.Object{
			"url": "http://" + net.JoinHostPort(host, port) + "/" + name + "/" + secretPath + "?token=" + secretQuery,
		})
	}
	names.Set("changing.test", outside)
	good, changing, double := f.catcher.add(s, "good", take), add("changing", "changing.test"), add("double", "double.test")
	names.Set("changing.test", slices.Repeat([]string{inside, outside}, 1000)...)
	names.Set("double.test", inside+","+outside)

	a := l.alert("changing", nil, changing, double, good)
	for range 2 {
		for range 4 {
			l.notify(a)
		}
		patience.Within(t, "all of it is finished", func() bool {
			log := deliveries(t, s.Server, "alertId", a.ID)
			return log.total == 3*l.wanted(good) && !slices.ContainsFunc(log.list, func(d api.Delivery) bool {
				return d.Status == api.DeliveryStatusPending
			})
		})
		f.again(s) // what was found out about a name is not kept
	}
	var arrived, refused []string
	for _, d := range l.said(s.Server, a, changing) {
		switch last := d.Attempts[len(d.Attempts)-1]; {
		case d.Status == api.DeliveryStatusDelivered:
			arrived = append(arrived, d.MessageID)
		case *last.Error == api.DeliveryErrorTypeADDRESSREFUSED && last.Status == nil && last.NextAttemptAt == nil:
			refused = append(refused, d.ID)
		default:
			t.Errorf("a delivery is %s", harness.Encode(t, d))
		}
	}
	if len(arrived) < 2 || len(refused) < 2 || len(arrived)+len(refused) != l.wanted(changing) {
		t.Errorf("of %d messages %d have arrived and %d were refused", l.wanted(changing), len(arrived), len(refused))
	}
	var got []string
	for _, c := range changing.got() {
		got = append(got, c.id)
	}
	if !slices.Equal(got, arrived) {
		t.Errorf("%v have arrived, and the log says %v", got, arrived)
	}
	if failures := l.errors(s.Server, a); len(failures) > 1 ||
		len(failures) == 1 && failures[0].Type != api.AlertErrorTypeWEBHOOKERROR {
		t.Errorf("the alert has the errors %s", harness.Encode(t, failures))
	}
	for _, h := range []*hook{good, double} {
		h.check(t, l.want[h])
		h.checkTurns(t)
		h.checkLog(t, s.Server)
	}

	// Once the name no longer changes, refused deliveries can be sent again.
	names.Set("changing.test", outside)
	for _, id := range refused {
		s.Do("POST", "deliveries/"+id+"/redeliver", "").Payload(t)
		if d := finished(t, s.Server, id); d.Status != api.DeliveryStatusDelivered {
			t.Errorf("delivered again it is %s", harness.Encode(t, d))
		}
	}
	if n := changing.messages(); n != l.wanted(changing) {
		t.Errorf("%d messages, want %d", n, l.wanted(changing))
	}
	if failures := l.errors(s.Server, a); len(failures) > 0 {
		t.Errorf("the alert still has the errors %s", harness.Encode(t, failures))
	}
	f.checkAnswers(s.Server)
}
