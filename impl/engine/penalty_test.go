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

// restart is one for memory while these owners run a query each.
func (h *history) restart(owners ...string) {
	running := map[string][]string{}
	for _, owner := range owners {
		running[owner] = []string{"SQL of " + strings.ReplaceAll(owner, "/", " ")}
	}
	h.offences.quarantine(running, h.now)
	h.now = h.now.Add(time.Second)
}

// refused is for how long an owner is refused, and why.
func (h *history) refused(owner string) (wait time.Duration, why string) {
	var e *core.Error
	if errors.As(h.offences.refused(owner, "", h.now), &e) {
		return e.RetryAfter, e.Message
	}
	return 0, ""
}

// blame is a restart for a query that could not be stopped.
func (h *history) blame(owner, statement string) {
	h.offences.blame(owner, statement, h.now)
	h.now = h.now.Add(time.Second)
}

// wantStatement checks for about how long a statement is refused.
func (h *history) wantStatement(wait time.Duration, statement string) {
	h.t.Helper()
	if got := max(0, h.offences.left(statement, h.now)); got > wait || got < wait-30*time.Second || wait == 0 != (got == 0) {
		h.t.Errorf("%q is refused for %s, want %s", statement, got, wait)
	}
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
		if _, why := h.refused("a/alerts/ann/4"); !strings.Contains(why, "for all alerts of this person ") {
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

func TestCallersAreRefusedBeforeTheirTeam(t *testing.T) {
	t.Parallel()
	t.Run("a key, and its person after three keys", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		h.blame("a/pages/ann/1", "first")
		h.want(time.Minute, "a/pages/ann/1")
		h.want(0, "a/pages/ann/2", "a/pages/ann/sessions", "a/pages/bob/1", "a/alerts/ann/1", "b/pages/ann/1")
		h.blame("a/pages/ann/2", "second")
		h.blame("a/pages/ann/sessions", "third")
		h.want(time.Minute, "a/pages/ann/3")
		h.want(0, "a/pages/bob/1", "a/alerts/ann/1")
	})
	t.Run("the team after three people", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		h.blame("a/pages/ann/1", "first")
		h.blame("a/pages/ann/2", "second")
		h.blame("a/pages/bob/1", "third")
		h.want(0, "a/pages/dan/1")
		h.blame("a/pages/cid/1", "fourth")
		h.want(time.Minute, "a/pages/dan/1")
		h.want(0, "a/alerts/ann/1", "b/pages/ann/1")
	})
	t.Run("a team whose keys have no person after three keys", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		h.blame("a/pages//1", "first")
		h.blame("a/pages//2", "second")
		h.want(0, "a/pages//4")
		h.blame("a/pages//3", "third")
		h.want(time.Minute, "a/pages//4")
		h.want(0, "a/alerts//1")
	})
	t.Run("the pause of a key grows to half an hour", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		for i, pause := range []int{1, 2, 4, 8, 16, 30, 30} {
			h.blame("a/pages/ann/1", fmt.Sprint("SQL ", i))
			h.want(time.Duration(pause)*time.Minute, "a/pages/ann/1")
			h.want(0, "a/pages/ann/2")
			h.now = h.now.Add(maxPause)
		}
	})
}

func TestStatementIsRefusedForItsTeam(t *testing.T) {
	t.Parallel()
	q := Query{SQL: "SELECT 1", Owner: "a/pages/ann/1"}
	bad := q.statement()
	t.Run("a statement belongs to a team", func(t *testing.T) {
		t.Parallel()
		for what, other := range map[string]Query{
			"an owner of the same team": {SQL: q.SQL, Owner: "a/pages/bob/1"},
			"an alert of the same team": {SQL: q.SQL, Owner: "a/alerts/bob/1"},
			"other values":              {SQL: q.SQL, Owner: q.Owner, Params: map[string]string{"start": "1"}},
		} {
			if other.statement() != bad {
				t.Errorf("%s: another statement", what)
			}
		}
		for what, other := range map[string]Query{
			"another team": {SQL: q.SQL, Owner: "b/pages/ann/1"},
			"other SQL":    {SQL: "SELECT 2", Owner: q.Owner},
			"no owner":     {SQL: q.SQL},
		} {
			if other.statement() == bad {
				t.Errorf("%s: the same statement", what)
			}
		}
	})
	t.Run("a tile restarts the engine once, whoever opens it", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		h.blame("a/pages/ann/1", bad)
		h.blame("a/pages/bob/1", bad) // ran at the same time
		h.want(time.Minute, "a/pages/ann/1")
		h.want(0, "a/pages/bob/1")
		h.wantStatement(time.Minute, bad)
		h.wantStatement(0, Query{SQL: "SELECT 2", Owner: q.Owner}.statement())
	})
	t.Run("a later viewer is not refused, but the statement for longer", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		h.blame("a/pages/ann/1", bad)
		for i, pause := range []int{2, 4, 8, 16, 30, 30} {
			h.now = h.now.Add(maxPause)
			viewer := fmt.Sprintf("a/pages/%d/1", i)
			h.blame(viewer, bad)
			h.want(0, viewer)
			h.wantStatement(time.Duration(pause)*time.Minute, bad)
		}
		h.now = h.now.Add(maxPause + forgiveAfter + time.Minute)
		h.blame("a/pages/bob/1", "other") // anything is noted
		if len(h.offences.owners) > 5 {
			t.Errorf("after an hour %d names are still known", len(h.offences.owners))
		}
	})
	t.Run("a caller that was to blame before is refused for a known statement", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		h.blame("a/pages/ann/1", bad)
		h.now = h.now.Add(2 * time.Minute)
		h.blame("a/pages/ann/1", bad)
		h.want(2*time.Minute, "a/pages/ann/1")
	})
	t.Run("a caller is refused for a statement that is forgiven", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		h.blame("a/pages/ann/1", bad)
		h.now = h.now.Add(firstPause + forgiveAfter + time.Minute)
		h.blame("a/pages/bob/1", bad)
		h.want(time.Minute, "a/pages/bob/1")
		h.wantStatement(time.Minute, bad)
	})
	t.Run("not after restarts for memory while queries of other keys ran", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		h.offences.quarantine(map[string][]string{"a/pages/ann/1": {"hungry"}, "a/pages/ann/2": {bad}}, h.now)
		h.offences.quarantine(map[string][]string{"a/pages/ann/3": {"hungry"}, "a/pages/ann/2": {bad}}, h.now)
		h.want(time.Minute, "a/pages/ann/2")
		h.wantStatement(0, bad)
	})
	t.Run("after a restart for memory if its owner ran nothing else", func(t *testing.T) {
		t.Parallel()
		h := newHistory(t)
		h.offences.quarantine(map[string][]string{"a/pages/ann/1": {bad}}, h.now)
		h.wantStatement(time.Minute, bad)
		h = newHistory(t)
		h.offences.quarantine(map[string][]string{"a/pages/ann/1": {bad, "other"}}, h.now)
		h.want(time.Minute, "a/pages/ann/1")
		h.wantStatement(0, bad)
		h.wantStatement(0, "other")
	})
}

func TestRefusalNamesWhoIsRefused(t *testing.T) {
	t.Parallel()
	const because = " for another 60 seconds, because the query engine had to be restarted to end "
	for _, c := range []struct{ blamed, owner, statement, want string }{
		{"a/pages/ann/1", "a/pages/ann/1", "", "SQL that calls functions is refused for this key" + because + "one of its queries"},
		{
			"a/pages/ann/sessions", "a/pages/ann/sessions", "",
			"SQL that calls functions is refused for your sessions" + because + "one of your queries",
		},
		{"a/alerts/ann/1", "a/alerts/ann/1", "", "SQL that calls functions is refused for this alert" + because + "its query"},
		{
			"a/pages/ann", "a/pages/ann/1", "",
			"SQL that calls functions is refused for all keys and sessions of this person" + because + "queries of several of them",
		},
		{
			"a/pages", "a/pages/ann/1", "",
			"SQL that calls functions is refused for all keys and sessions of this team" + because + "queries of several of them",
		},
		{
			"a/pages/", "a/pages//1", "",
			"SQL that calls functions is refused for all keys and sessions of this team" + because + "queries of several of them",
		},
		{
			"a/alerts", "a/alerts/ann/1", "",
			"SQL that calls functions is refused for all alerts of this team" + because + "queries of several of them",
		},
		{"bad", "a/pages/ann/1", "bad", "This SQL is refused" + because + "a query with it"},
	} {
		h := newHistory(t)
		h.offences.add(c.blamed, h.now)
		var got *core.Error
		if !errors.As(h.offences.refused(c.owner, c.statement, h.now), &got) || got.Message != c.want || got.RetryAfter != time.Minute {
			t.Errorf("%s after a restart for %s: got %v, want %q", c.owner, c.blamed, got, c.want)
		}
	}
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
