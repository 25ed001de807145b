package alerting

import (
	"net/http"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/patience"
)

// A webhook whose row cannot be unsealed is seen beside the others, and can be repaired or deleted.
func TestDamagedWebhooks(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		f := newDeliverers(t, append(args, append(harness.NoEngine, "--evaluate=false")...)...)
		f.expected = "cannot load a webhook"
		s, l := f.beginNotifying()
		good, damaged, rotated := f.catcher.add(s, "good", take), f.catcher.add(s, "damaged", take), f.catcher.add(s, "rotated", take)
		a := l.alert("notified", nil, damaged, good, rotated)
		db := openStore(t, s.Data, args)
		for column, id := range map[string]string{"url": damaged.id, "signing_secret": rotated.id} {
			// Sealed for another place it is as good as overwritten.
			result, err := db.ExecContext(t.Context(), "UPDATE webhooks SET "+column+" = (SELECT w."+column+
				" FROM webhooks w WHERE w.name = 'good') WHERE id = '"+id+"'")
			if err != nil {
				t.Fatal(err)
			}
			if n, _ := result.RowsAffected(); n != 1 {
				t.Fatalf("%d webhooks are damaged", n)
			}
		}
		l.notify(a)
		l.arrived(good)
		for _, h := range []*hook{damaged, rotated} {
			patience.Within(t, "its messages fail", func() bool { return len(l.said(s.Server, a, h)[0].Attempts) > 0 })
			first := l.said(s.Server, a, h)[0]
			if first.Status != api.DeliveryStatusPending || *first.Attempts[0].Error != api.DeliveryErrorTypeNOTCONFIGURED {
				t.Errorf("a delivery is %s", harness.Encode(t, first))
			}
		}
		list := harness.Decode[[]api.Webhook](t, s.Do("GET", "webhooks", "").Payload(t))
		if len(list) != 3 || list[1].URL != "" || list[1].Name != "damaged" || list[0].URL == "" {
			t.Errorf("the webhooks are %s", harness.Encode(t, list))
		}

		s.Do("PUT", "webhooks/"+damaged.id, harness.Encode(t, harness.Object{
			"name": "damaged", "service": "generic", "url": f.catcher.url("localhost", "damaged"), "body": payloadTemplate,
			"headers": harness.Object{"X-Token": secretHeader}, "queryParams": harness.Object{"key": secretParam},
		})).Payload(t)
		secret := harness.Decode[api.WebhookSecret](t, s.Do("POST", "webhooks/"+rotated.id+"/rotate-secret", "").Payload(t))
		if secret.PreviousValidUntil != nil {
			t.Errorf("a secret that cannot be unsealed is valid until %s", secret.PreviousValidUntil)
		}
		s.Do("POST", "webhooks/"+rotated.id+"/test", `{"state":"OK"}`).Payload(t) // which makes it be tried at once
		l.arrived(damaged, rotated)
		damaged.checkSigned(t, damaged.got()[0], damaged.secret)
		rotated.checkSigned(t, rotated.got()[0], secret.SigningSecret)

		_, err := db.ExecContext(t.Context(), "UPDATE webhooks SET url = headers WHERE id = '"+damaged.id+"'")
		if err != nil {
			t.Fatal(err)
		}
		s.Do("DELETE", "alerts/"+a.ID, "").Payload(t)
		if answer := s.Do("DELETE", "webhooks/"+damaged.id, ""); answer.Status != http.StatusOK {
			t.Error(answer)
		}
		if strings.Contains(s.Out.String(), secretHeader) {
			t.Error("a secret is in the log")
		}
	})
}
