package alerting

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/store"
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

// judge judges a window in which these groups violate. It returns how many begin and end to fire for people, and how many
// they are not told of.
func (c *crowd) judge(t *testing.T, groups ...string) (begun, ended, untold int) {
	t.Helper()
	values := make([]Value, len(groups))
	for i, g := range groups {
		values[i] = Value{Start: c.start, Group: g, Labels: []store.Label{{Name: "host", Value: g}}, Value: 1}
	}
	due := Range{c.start, c.start.Add(time.Minute)}
	c.start = due.End
	out := c.rule.Decide(due, values, c.known, "", false)
	c.known = out.Groups
	for i, e := range out.Events {
		if e.Firing == c.firing[e.Group] && c.rule.Renotify == 0 {
			t.Errorf("%q is told again: %+v", e.Group, e)
		}
		if i > 0 && out.Events[i-1].Group > e.Group {
			t.Errorf("%q is told after %q", e.Group, out.Events[i-1].Group)
		}
		if c.firing[e.Group] = e.Firing; e.Firing {
			begun++
		} else {
			delete(c.firing, e.Group)
			ended++
		}
	}
	return begun, ended, out.Untold
}

func hosts(prefix string, n int) []string {
	names := make([]string, n)
	for i := range names {
		names[i] = fmt.Sprintf("%s%05d", prefix, i)
	}
	return names
}

func TestEveryGroupThatLastsIsToldInTheEnd(t *testing.T) {
	t.Parallel()
	c := newCrowd(t)
	all := hosts("a", 6*maxTold)
	want := func(begun, ended, untold int) {
		t.Helper()
		var groups []string
		if begun > 0 {
			groups = all
		}
		if b, e, u := c.judge(t, groups...); b != begun || e != ended || u != untold {
			t.Fatalf("%d begin, %d end and %d are untold, want %d, %d and %d", b, e, u, begun, ended, untold)
		}
	}
	for told := maxTold; told <= len(all); told += maxTold {
		want(maxTold, 0, len(all)-told)
	}
	for told := maxTold; told <= len(all); told += maxTold {
		want(0, maxTold, len(all)-told)
	}
	if want(0, 0, 0); len(c.known) != 0 {
		t.Errorf("%d groups are remembered for nothing", len(c.known))
	}
}

// TestGroupsThatComeAndGoKeepNoOthersFromBeingTold has many new groups with every window.
func TestGroupsThatComeAndGoKeepNoOthersFromBeingTold(t *testing.T) {
	t.Parallel()
	c := newCrowd(t)
	for n := range 12 {
		c.judge(t, append(hosts(fmt.Sprintf("a%02d ", n), 4*maxTold), "z")...)
		if n > 0 && !c.firing["z"] {
			t.Fatalf("window %d: a group that lasts is not told", n)
		}
		if len(c.firing) > 2*maxTold || len(c.known) > 6*maxTold+1 {
			t.Fatalf("window %d: %d groups are not told that they are over, and %d are remembered", n, len(c.firing), len(c.known))
		}
	}
	for range 4 {
		c.judge(t, "z")
	}
	if len(c.firing) != 1 || len(c.known) != 1 {
		t.Errorf("in the end %d groups fire for people, and %d are remembered", len(c.firing), len(c.known))
	}
}

func TestRepetitionsComeLast(t *testing.T) {
	t.Parallel()
	c := newCrowd(t)
	c.rule.Renotify = time.Minute
	old, fresh := hosts("a", maxTold+10), hosts("b", maxTold-20)
	c.judge(t, old...)
	c.judge(t, old...) // the last 10, and repetitions
	if b, _, untold := c.judge(t, append(old, fresh...)...); b != maxTold || untold != maxTold-10 {
		t.Errorf("%d are told and %d are not", b, untold)
	}
	for _, g := range fresh {
		if !c.firing[g] {
			t.Fatalf("%q is not told because of repetitions", g)
		}
	}
	if at := c.known[old[maxTold-1]].ToldAt; at.Before(c.start.Add(-2 * time.Minute)) {
		t.Errorf("a repetition is put off for ever: it was told at %s", at)
	}
}

func TestFewGroupsOfMuchTextAreTold(t *testing.T) {
	t.Parallel()
	c := newCrowd(t)
	all := hosts(strings.Repeat("x", maxToldText/8), 20)
	for left := len(all); left > 0; {
		begun, _, untold := c.judge(t, all...)
		if left -= begun; begun == 0 || begun > 4 || untold != left {
			t.Fatalf("%d are told and %d are not", begun, untold)
		}
	}
}
