package alerting

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// crowd is an alert with very many groups, from window to window.
type crowd struct {
	rule  Rule
	known map[string]Group
	start time.Time
	// firing are the groups that people know of.
	firing map[string]bool
}

func newCrowd(t *testing.T) *crowd {
	return &crowd{
		rule:  Rule{Type: "above", Threshold: 1, Windows: 1, Grouped: true, Interval: time.Minute},
		start: clock(t, "12:00:00"), firing: map[string]bool{},
	}
}

// evaluate evaluates a window in which these groups violate. It returns how many begin and end to fire for people, and how
// many they are not notified of.
func (c *crowd) evaluate(t *testing.T, groups ...string) (begun, ended, truncated int) {
	t.Helper()
	values := make([]Value, len(groups))
	for i, g := range groups {
		values[i] = Value{Start: c.start, Group: g, Labels: []core.Label{{Name: "host", Value: g}}, Value: 1}
	}
	due := Range{c.start, c.start.Add(time.Minute)}
	c.start = due.End
	out := c.rule.Evaluate(due, values, c.known, "", false)
	c.known = out.Groups
	for i, e := range out.Events {
		if e.Firing == c.firing[e.Group] && c.rule.Renotify == 0 {
			t.Errorf("%q is notified again: %+v", e.Group, e)
		}
		if i > 0 && out.Events[i-1].Group > e.Group {
			t.Errorf("%q is notified after %q", e.Group, out.Events[i-1].Group)
		}
		if c.firing[e.Group] = e.Firing; e.Firing {
			begun++
		} else {
			delete(c.firing, e.Group)
			ended++
		}
	}
	return begun, ended, out.Truncated
}

func hosts(prefix string, n int) []string {
	names := make([]string, n)
	for i := range names {
		names[i] = fmt.Sprintf("%s%05d", prefix, i)
	}
	return names
}

func TestEveryGroupThatLastsIsNotifiedInTheEnd(t *testing.T) {
	t.Parallel()
	c := newCrowd(t)
	all := hosts("a", 6*maxNotified)
	want := func(begun, ended, truncated int) {
		t.Helper()
		var groups []string
		if begun > 0 {
			groups = all
		}
		if b, e, u := c.evaluate(t, groups...); b != begun || e != ended || u != truncated {
			t.Fatalf("%d begin, %d end and %d are left out, want %d, %d and %d", b, e, u, begun, ended, truncated)
		}
	}
	for notified := maxNotified; notified <= len(all); notified += maxNotified {
		want(maxNotified, 0, len(all)-notified)
	}
	for notified := maxNotified; notified <= len(all); notified += maxNotified {
		want(0, maxNotified, len(all)-notified)
	}
	if want(0, 0, 0); len(c.known) != 0 {
		t.Errorf("%d groups are remembered for nothing", len(c.known))
	}
}

// TestGroupsThatComeAndGoKeepNoOthersFromBeingNotified has many new groups with every window.
func TestGroupsThatComeAndGoKeepNoOthersFromBeingNotified(t *testing.T) {
	t.Parallel()
	c := newCrowd(t)
	for n := range 12 {
		c.evaluate(t, append(hosts(fmt.Sprintf("a%02d ", n), 4*maxNotified), "z")...)
		if n > 0 && !c.firing["z"] {
			t.Fatalf("window %d: a group that lasts is not notified", n)
		}
		if len(c.firing) > 2*maxNotified || len(c.known) > 6*maxNotified+1 {
			t.Fatalf("window %d: %d groups are not notified to be over, and %d are remembered", n, len(c.firing), len(c.known))
		}
	}
	for range 4 {
		c.evaluate(t, "z")
	}
	if len(c.firing) != 1 || len(c.known) != 1 {
		t.Errorf("in the end %d groups fire for people, and %d are remembered", len(c.firing), len(c.known))
	}
}

func TestRepetitionsComeLast(t *testing.T) {
	t.Parallel()
	c := newCrowd(t)
	c.rule.Renotify = time.Minute
	old, fresh := hosts("a", maxNotified+10), hosts("b", maxNotified-20)
	c.evaluate(t, old...)
	c.evaluate(t, old...) // the last 10, and repetitions
	if b, _, truncated := c.evaluate(t, append(old, fresh...)...); b != maxNotified || truncated != maxNotified-10 {
		t.Errorf("%d are notified and %d are not", b, truncated)
	}
	for _, g := range fresh {
		if !c.firing[g] {
			t.Fatalf("%q is not notified because of repetitions", g)
		}
	}
	if at := c.known[old[maxNotified-1]].NotifiedAt; at.Before(c.start.Add(-2 * time.Minute)) {
		t.Errorf("a repetition is put off for ever: it was notified at %s", at)
	}
}

func TestFewGroupsOfMuchTextAreNotified(t *testing.T) {
	t.Parallel()
	c := newCrowd(t)
	all := hosts(strings.Repeat("x", maxNotifiedText/8), 20)
	for left := len(all); left > 0; {
		begun, _, truncated := c.evaluate(t, all...)
		if left -= begun; begun == 0 || begun > 4 || truncated != left {
			t.Fatalf("%d are notified and %d are not", begun, truncated)
		}
	}
}
