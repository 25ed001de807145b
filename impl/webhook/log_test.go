package webhook

import (
	"net/http"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/logtest"
)

// linesOf returns what was logged of webhooks since the last call.
func linesOf(log *logtest.Buffer) []string {
	var lines []string
	for line := range strings.Lines(log.Take()) {
		if strings.Contains(line, "a webhook ") {
			lines = append(lines, line)
		}
	}
	return lines
}

func TestAWebhookThatFailsIsLoggedWhenItBeginsAndEnds(t *testing.T) {
	t.Parallel()
	o, b := newOffice(t), newInbox(t)
	hook := o.hook(t, "oncall", b.URL+"/secret-of-the-url?token=secret-of-the-query")
	a := o.alert(t, "", hook)
	// want says which lines the log has, each as words that must be in it.
	want := func(when string, lines ...[]string) {
		t.Helper()
		got := linesOf(o.log)
		if len(got) != len(lines) {
			t.Errorf("%s: %d lines, want %d: %q", when, len(got), len(lines), got)
			return
		}
		for i, words := range lines {
			for _, word := range append(words, "webhook_id="+hook, "team_id="+string(o.team), "service=generic") {
				if !strings.Contains(got[i], word) {
					t.Errorf("%s: there is no %s in %s", when, word, got[i])
				}
			}
			if strings.Contains(got[i], "secret-of") {
				t.Errorf("%s: %s", when, got[i])
			}
		}
	}
	works := []string{"level=INFO", "a webhook accepts notifications again"}
	fails := []string{"level=WARN", "a webhook does not accept notifications", "alert_id=" + a.ID, "type=HTTP_ERROR"}

	b.answers(http.StatusInternalServerError)
	o.say(t, a, "", true)
	o.work(t)
	want("the first failure", append(fails, "attempt=1", "delivery_status=pending", `reason="HTTP 500"`,
		"delivery_id="+o.deliveries(t)[0].ID))
	for range 5 {
		o.pause(pauseAfter(100))
		o.work(t)
	}
	want("more of them")
	b.answers(http.StatusOK)
	o.pause(pauseAfter(100))
	o.work(t)
	want("an answer", works)
	o.say(t, a, "", false)
	o.work(t)
	want("another answer")

	b.answers(http.StatusNotFound)
	o.say(t, a, "one", true)
	o.say(t, a, "two", true)
	o.work(t)
	want("refusals", append(fails, "delivery_status=failed", `reason="HTTP 404"`))
	b.answers(http.StatusOK)
	o.say(t, a, "three", true)
	o.work(t)
	want("an answer after refusals", works)

	b.answers(http.StatusInternalServerError)
	o.say(t, a, "four", true)
	o.work(t)
	want("another failure", fails)
	o.deliverer = o.newDeliverer()
	b.answers(http.StatusOK)
	o.pause(pauseAfter(100))
	o.work(t)
	want("an answer to another process", works)
}
