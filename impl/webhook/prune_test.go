package webhook

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/store"
)

// TestATeamKeepsAsManyDeliveriesAsItMay has a webhook that takes two notifications and then fails.
func TestATeamKeepsAsManyDeliveriesAsItMay(t *testing.T) {
	t.Parallel()
	o, b := newOffice(t, func(o *store.Options) { o.Limits = store.Limits{store.Deliveries: 3} }), newInbox(t)
	a := o.alert(t, "", o.hook(t, "oncall", b.URL))
	for i := range 6 {
		if i == 2 {
			b.answers(http.StatusInternalServerError)
		}
		o.say(t, a, fmt.Sprint("group ", i), true)
		o.work(t)
	}
	for pass, want := range []struct {
		statuses []string
		logged   string
	}{
		{[]string{"failed", "pending", "pending", "pending"}, "deleted=2 failed=1"},
		{[]string{"pending", "pending", "pending"}, "deleted=1 failed=0"},
		{[]string{"pending", "pending", "pending"}, ""},
	} {
		o.log.lines()
		if _, err := o.deliverer.prune(t.Context(), o.clock().AddDate(0, 0, -30), 1000); err != nil {
			t.Fatal(err)
		}
		var statuses []string
		for _, d := range o.deliveries(t) {
			statuses = append(statuses, string(d.Status))
		}
		if diff := cmp.Diff(want.statuses, statuses); diff != "" {
			t.Errorf("pass %d: deliveries (-want +got):\n%s", pass, diff)
		}
		logged := o.log.text()
		if !strings.Contains(logged, want.logged) || want.logged == "" && logged != "" {
			t.Errorf("pass %d: the log says %q, want %q", pass, logged, want.logged)
		}
	}
	if got := strings.Join(o.problems(t, a), " "); !strings.Contains(got, "given up: the team has as many notifications as it may have") {
		t.Errorf("the alert says %q", got)
	}
}
