package service

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

func TestNoWebhookPointsAtADataStore(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ store, target, elsewhere string }{
		{"postgres://u:p@pg.example.com:5433/db", "http://pg.example.com:5433/x", "http://pg.example.com:5432"},
		{"postgres://u:p@pg.example.com:5433/db", "https://PG.example.com.:5433", "http://pg.example.com"},
		{"postgres://pg.example.com/db", "http://pg.example.com:5432", "http://pg.example.com:80"},
		{"postgres://pg.example.com/db", "http://pg.example.com/", "http://pg.example.com:8123"},
		{"postgresql://pg.example.com", "http://u@pg.example.com:5432/?q#f", "http://x.pg.example.com:5432"},
		{"postgres://u:a@b@pg.example.com:1?sslmode=disable", "http://pg.example.com:1", "http://b:1"},
		{"postgres://u:p@a.example.com,b.example.com:7/db?x=a@c", "http://b.example.com:7", "http://c:5432"},
		{"postgres://u:p@a.example.com,b.example.com:7/db", "http://a.example.com:5432", "http://a.example.com:7"},
		{"postgres:///db?host=a.example.com,b.example.com&port=1,2", "http://b.example.com:2", "http://b.example.com:1"},
		{"postgres:///db?host=a.example.com,b.example.com&port=1", "http://b.example.com:1", "http://b.example.com:5432"},
		{"postgres:///db?host=/var/run/postgresql", "", "http://var:5432"},
		{"postgres://[2606:4700::1]:5432/db", "http://[2606:4700:0::1]:5432", "http://[2606:4700::2]:5432"},
		{"postgres://8.8.8.8/db", "http://134744072:5432", "http://8.8.4.4:5432"},
		{"http://u:p@ch.example.com:8123/db", "http://ch.example.com:8123", "http://ch.example.com:9000"},
		{"http://ch.example.com", "http://ch.example.com:8123", "http://ch.example.com:8443"},
		{"https://ch.example.com", "http://ch.example.com:8443", "http://ch.example.com:8123"},
		{"https://ch.example.com:443", "https://ch.example.com/", "http://ch.example.com/"},
		{"http://ch.example.com:80", "http://ch.example.com/", "https://ch.example.com/"},
		{"http://a.example.com:1,b.example.com:2/db", "http://b.example.com:2", "http://a.example.com:2"},
		{"", "", "http://example.com"},
	} {
		w := &Webhooks{Own: []string{"", c.store}}
		check := func(url string) error {
			return w.checkTarget(api.WebhookServiceGeneric, url)
		}
		if err := check(c.target); c.target != "" &&
			(core.KindOf(err) != core.Invalid || !strings.Contains(err.Error(), "data store")) {
			t.Errorf("%s with the store %s: %v", c.target, c.store, err)
		}
		if err := check(c.elsewhere); err != nil {
			t.Errorf("%s with the store %s: %v", c.elsewhere, c.store, err)
		}
	}
}
