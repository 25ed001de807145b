package engine

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// history is a time at which the engine runs queries and is restarted.
type history struct {
	t        *testing.T
	offences penalties
	now      time.Time
}

func newHistory(t *testing.T) *history {
	return &history{t: t, now: time.Date(2026, 1, 5, 10, 0, 0, 0, time.UTC)}
}

// restart is one for memory while queries of these owners run.
func (h *history) restart(owners ...string) {
	running := map[string]bool{}
	for _, owner := range owners {
		running[owner] = true
	}
	h.offences.quarantine(running, h.now)
	h.now = h.now.Add(time.Second)
}

// refused is for how long an owner is refused, and why.
func (h *history) refused(owner string) (wait time.Duration, why string) {
	var e *core.Error
	if errors.As(h.offences.refused(owner, h.now), &e) {
		return e.RetryAfter, e.Message
	}
	return 0, ""
}

// want checks for about how long owners are refused.
func (h *history) want(wait time.Duration, owners ...string) {
	h.t.Helper()
	for _, owner := range owners {
		if got, _ := h.refused(owner); got > wait || got < wait-30*time.Second || wait == 0 != (got == 0) {
			h.t.Errorf("%s is refused for %s, want %s", owner, got, wait)
		}
	}
}

// quarantined checks who is in quarantine.
func (h *history) quarantined(want bool, owners ...string) {
	h.t.Helper()
	for _, owner := range owners {
		if got := h.offences.inQuarantine(owner, h.now); got != want {
			h.t.Errorf("%s is in quarantine: %t", owner, got)
		}
	}
}

func TestOwnersWithManyNamesAreRefusedTogether(t *testing.T) {
	t.Parallel()
	t.Run("the alerts of a person, when three of them were to blame", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		h.restart("a/alerts/ann/1")
		h.want(time.Minute, "a/alerts/ann/1")
		h.restart("a/alerts/ann/2")
		h.want(0, "a/alerts/ann/3")
		h.restart("a/alerts/ann/3")
		h.want(time.Minute, "a/alerts/ann/1", "a/alerts/ann/3", "a/alerts/ann/4")
		h.want(0, "a/alerts/bob/1", "a/alerts//1", "a/pages", "b/alerts/ann/1")
		if _, why := h.refused("a/alerts/ann/4"); !strings.HasPrefix(why, "The queries of several alerts of one person or team ") {
			t.Errorf("an alert that was not to blame gets %q", why)
		}
		// From then on one more is enough, whatever its name, and the pause grows.
		for i, pause := range []int{2, 4, 8, 16, 30, 30} {
			h.now = h.now.Add(30 * time.Minute)
			h.restart(fmt.Sprintf("a/alerts/ann/new %d", i))
			h.want(time.Duration(pause)*time.Minute, "a/alerts/ann/4")
		}
		h.now = h.now.Add(maxPause + forgiveAfter + time.Minute)
		h.restart("a/alerts/ann/5")
		h.want(time.Minute, "a/alerts/ann/5")
		h.want(0, "a/alerts/ann/4")
	})
	t.Run("not those of which one is to blame again and again", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		for range 9 {
			h.restart("a/alerts/ann/1")
			h.now = h.now.Add(maxPause)
			h.want(0, "a/alerts/ann/2")
		}
	})
	t.Run("not those that were to blame at different times", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		for i := range 9 {
			h.restart(fmt.Sprint("a/alerts/ann/", i))
			h.now = h.now.Add(groupWindow / 2)
			h.want(0, "a/alerts/ann/new")
		}
	})
	t.Run("all alerts of a team, when those of three people are", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		restarts := 0
		for person := 0; restarts < 1000; person++ { // as many as a member invites
			for alert := range 100 {
				owner := fmt.Sprintf("a/alerts/%d/%d", person, alert)
				if wait, _ := h.refused(owner); wait == 0 {
					h.restart(owner)
					restarts++
				}
			}
			if wait, _ := h.refused("a/alerts/ann/1"); wait > 0 {
				break
			}
		}
		if restarts != groupPenalties*groupPenalties {
			t.Errorf("the team has restarted the engine %d times", restarts)
		}
		h.want(0, "a/pages", "b/alerts/ann/1")
	})
	t.Run("also when only two of them together take too much", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		restarts := 0
		for i := range 100 {
			first, second := fmt.Sprintf("a/alerts/ann/%d", 2*i), fmt.Sprintf("a/alerts/ann/%d", 2*i+1)
			if wait, _ := h.refused(first); wait == 0 && !(h.offences.inQuarantine(first, h.now) && h.offences.inQuarantine(second, h.now)) {
				h.restart(first, second)
				restarts++
			}
		}
		if restarts != groupPenalties {
			t.Errorf("pairs of alerts have restarted the engine %d times", restarts)
		}
	})
}

func TestQuarantine(t *testing.T) {
	t.Parallel()
	t.Run("of several teams are the teams, whatever they run next", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		h.restart("a/alerts/ann/1", "a/alerts/bob/1", "b/pages")
		h.quarantined(true, "a/alerts/cid/2", "a/pages", "b/pages", "b/alerts/ann/1")
		h.quarantined(false, "c/pages")
		// They no longer run together, and with others they are to blame.
		h.restart("a/alerts/ann/2", "c/pages")
		h.want(time.Minute, "a/alerts/ann/2")
		h.want(0, "b/pages", "c/pages", "a/pages")
		h.quarantined(false, "a/pages", "b/pages", "c/pages")
	})
	t.Run("of one team are those of its people, or of their alerts", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		h.restart("a/alerts/ann/1", "a/alerts/ann/2")
		h.quarantined(true, "a/alerts/ann/1", "a/alerts/ann/2")
		h.quarantined(false, "a/alerts/ann/3", "a/pages")
		h.restart("a/alerts/bob/1", "a/alerts/cid/1")
		h.quarantined(true, "a/alerts/bob/2", "a/alerts/cid/2")
		h.quarantined(false, "a/alerts/ann/3", "a/pages")
		h.want(0, "a/alerts/ann/1", "a/alerts/bob/1", "a/alerts/cid/1")
	})
	t.Run("stay so for a while when it is not found out", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		h.restart("a/pages", "b/pages")
		h.restart("a/pages", "b/pages") // both had begun to run already
		h.want(0, "a/pages", "b/pages")
		h.quarantined(true, "a/pages", "b/pages")
		h.now = h.now.Add(quarantineFor)
		h.quarantined(false, "a/pages", "b/pages")
	})
}
