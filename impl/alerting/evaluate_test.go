package alerting

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// noNumber is why a NULL of a story is no value.
const noNumber = "division by zero"

// story is an alert from window to window. The windows are five minutes long and begin at midnight.
type story struct {
	rule  Rule
	known map[string]Group
	state api.AlertState
	start time.Time
	// events are those of the last windows.
	events []store.Event
}

// notify evaluates windows that are due at once, and returns what comes of it: a word for each row, with the state and the
// values, and then what people are notified. A window is its values, as in "3", "a:3 b:0" and "" for none.
func (s *story) notify(t *testing.T, silenced bool, windows ...string) string {
	t.Helper()
	due := Range{s.start, s.start.Add(time.Duration(len(windows)) * s.rule.Interval)}
	var values []Value
	for i, window := range windows {
		for _, word := range strings.Fields(window) {
			v := Value{Start: s.start.Add(time.Duration(i) * s.rule.Interval)}
			if group, _, ok := strings.Cut(word, ":"); ok {
				v.Group, word = group, word[len(group)+1:]
				v.Labels = []core.Label{{Name: "service", Value: group}}
			}
			if word == "NULL" {
				v.NoValue = noNumber
			} else if _, err := fmt.Sscan(word, &v.Value); err != nil {
				t.Fatal(err)
			}
			values = append(values, v)
		}
	}
	s.start = due.End
	out := s.rule.Evaluate(due, values, s.known, s.state, silenced)
	s.known, s.state, s.events = out.Groups, out.State, out.Events
	words := []string{string(out.State)}
	for _, row := range out.Rows {
		if len(row.Values) == 0 && row.NoValue == "" {
			t.Errorf("%s has no value, and there is no word why", row.Group)
		}
		word := row.Group + "=" + string(row.State)
		for _, v := range row.Values {
			word += fmt.Sprintf(",%v", v.Value)
		}
		words = append(words, word)
	}
	for _, e := range out.Events {
		kind := "resolved"
		if e.Firing {
			kind = "firing"
		}
		words = append(words, fmt.Sprintf("%s!%s(%v)", e.Group, kind, e.Value))
	}
	return strings.Join(words, " ")
}

const minutes5 = 5 * time.Minute

// step is one evaluation of a story: the windows, and what comes of them.
type step struct {
	windows []string
	want    string
}

func one(window, want string) step { return step{[]string{window}, want} }

func TestStories(t *testing.T) {
	t.Parallel()
	for name, c := range stories {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := story{rule: c.rule, start: clock(t, "00:00:00"), state: api.AlertStateOK}
			for i, step := range c.steps {
				if got := s.notify(t, false, step.windows...); got != step.want {
					t.Errorf("step %d: %s\nwant %s", i, got, step.want)
				}
			}
		})
	}
}

var aboveOne = Rule{Type: "above", Threshold: 1, Windows: 1, Interval: minutes5}

var belowOne = Rule{Type: "below", Threshold: 1, Windows: 1, Interval: minutes5}

func edited(r Rule, edit func(*Rule)) Rule { edit(&r); return r }

func byGroups(r *Rule) { r.Grouped = true }

func threeInARow(r *Rule) { r.Windows = 3 }

func onNoData(n api.AlertNoData) func(*Rule) { return func(r *Rule) { r.NoData = n } }

// stories are evaluations of rules, one after the other, and what comes of each.
var stories = map[string]struct {
	rule  Rule
	steps []step
}{
	"fires, goes on and resolves, and says so once": {aboveOne, []step{
		one("0", "OK =OK,0"),
		one("2", "ALERT =ALERT,2 !firing(2)"),
		one("3", "ALERT =ALERT,3"),
		one("0", "OK =OK,0 !resolved(0)"),
		one("0", "OK =OK,0"),
	}},
	"above resolves when data stops": {aboveOne, []step{
		one("2", "ALERT =ALERT,2 !firing(2)"), one("", "OK =OK,0 !resolved(0)"),
	}},
	"below fires when data stops": {belowOne, []step{
		one("2", "OK =OK,2"), one("", "ALERT =ALERT,0 !firing(0)"), one("2", "OK =OK,2 !resolved(2)"),
	}},
	"rows without a number are not missing, and end what fired": {belowOne, []step{
		one("NULL", "OK =OK"),
		one("", "ALERT =ALERT,0 !firing(0)"), one("NULL", "OK =OK !resolved(0)"),
	}},
	"above 0 fires without data": {edited(aboveOne, func(r *Rule) { r.Threshold = 0 }), []step{
		one("", "ALERT =ALERT,0 !firing(0)"),
	}},
	"groups have their own notifications": {edited(aboveOne, byGroups), []step{
		one("a:2 b:0", "ALERT a=ALERT,2 b=OK,0 a!firing(2)"),
		one("a:2 b:3", "ALERT a=ALERT,2 b=ALERT,3 b!firing(3)"),
		one("a:0 b:3", "ALERT a=OK,0 b=ALERT,3 a!resolved(0)"),
		one("a:0", "OK a=OK,0 b=OK,0 b!resolved(0)"),
		one("", "OK =OK,0"),
	}},
	"all groups gone": {edited(aboveOne, byGroups), []step{
		one("a:2 b:2", "ALERT a=ALERT,2 b=ALERT,2 a!firing(2) b!firing(2)"),
		one("", "OK a=OK,0 b=OK,0 a!resolved(0) b!resolved(0)"),
	}},
	"below fires when all groups are gone, and resolves when one is back": {edited(belowOne, byGroups), []step{
		one("a:2 b:2", "OK a=OK,2 b=OK,2"),
		one("b:2", "OK b=OK,2"),
		one("", "ALERT =ALERT,0 !firing(0)"),
		one("a:2", "OK =OK a=OK,2 !resolved(0)"),
	}},
	"a group that is gone cannot be well where 0 violates": {edited(belowOne, byGroups), []step{
		one("a:0.5 b:2", "ALERT a=ALERT,0.5 b=OK,2 a!firing(0.5)"),
		one("b:2", "OK b=OK,2"),
		one("a:0.5 b:2", "ALERT a=ALERT,0.5 b=OK,2"),
		one("a:2 b:2", "OK a=OK,2 b=OK,2 a!resolved(2)"),
	}},
	"of several values one that violates is enough": {aboveOne, []step{
		one("0 3 2 0", "ALERT =ALERT,2 !firing(2)"),
	}},
	"an alert without groups ignores those of the values": {aboveOne, []step{
		one("a:0 b:2", "ALERT =ALERT,2 !firing(2)"),
	}},
	"three in a row": {edited(aboveOne, threeInARow), []step{
		one("2", "PENDING =PENDING,2"),
		one("2", "PENDING =PENDING,2"),
		one("2", "ALERT =ALERT,2 !firing(2)"),
		one("2", "ALERT =ALERT,2"),
		one("0", "OK =OK,0 !resolved(0)"),
	}},
	"a window that is well breaks the row": {edited(aboveOne, threeInARow), []step{
		one("2", "PENDING =PENDING,2"), one("2", "PENDING =PENDING,2"), one("0", "OK =OK,0"),
		one("2", "PENDING =PENDING,2"), one("2", "PENDING =PENDING,2"), one("2", "ALERT =ALERT,2 !firing(2)"),
	}},
	"windows that are caught up break it too, and what fired owes its end": {edited(aboveOne, threeInARow), []step{
		one("2", "PENDING =PENDING,2"), one("2", "PENDING =PENDING,2"), one("2", "ALERT =ALERT,2 !firing(2)"),
		{[]string{"2", "2"}, "PENDING =PENDING,2,2"},
		one("2", "PENDING =PENDING,2"),
		one("0", "OK =OK,0 !resolved(0)"),
	}},
	"windows that are caught up count as one": {edited(aboveOne, threeInARow), []step{
		{[]string{"2", "2", "2"}, "PENDING =PENDING,2,2,2"},
	}},
	"the last window decides the state": {aboveOne, []step{
		{[]string{"2", "0"}, "OK =OK,2,0 !firing(2) !resolved(0)"},
		{[]string{"0", "2"}, "ALERT =ALERT,0,2 !firing(2)"},
		{[]string{"5", "0"}, "OK =OK,5,0 !resolved(0)"},
	}},
	"a window without rows takes nothing back": {aboveOne, []step{
		{[]string{"2", ""}, "ALERT =ALERT,2,0 !firing(2)"},
		one("", "OK =OK,0 !resolved(0)"),
	}},
	"a group that is there in some windows": {edited(aboveOne, byGroups), []step{
		{[]string{"a:2", "b:0"}, "ALERT a=ALERT,2 b=OK,0 a!firing(2)"},
		{[]string{"b:0", ""}, "OK a=OK,0 b=OK,0 a!resolved(0)"},
	}},
	"no data keeps what was": {edited(aboveOne, onNoData(api.AlertNoDataKeep)), []step{
		one("2", "ALERT =ALERT,2 !firing(2)"), one("", "ALERT =ALERT"), one("", "ALERT =ALERT"),
		one("0", "OK =OK,0 !resolved(0)"), one("", "OK =OK"),
	}},
	"no data keeps the row going": {edited(edited(aboveOne, onNoData(api.AlertNoDataKeep)), threeInARow), []step{
		one("2", "PENDING =PENDING,2"), one("", "PENDING =PENDING"), one("2", "PENDING =PENDING,2"),
		one("2", "ALERT =ALERT,2 !firing(2)"),
	}},
	"windows that were missed end the row, though no data keeps it": {edited(edited(aboveOne, onNoData(api.AlertNoDataKeep)), threeInARow), []step{
		one("2", "PENDING =PENDING,2"),
		{[]string{"", ""}, "PENDING =PENDING"},
		one("2", "PENDING =PENDING,2"),
		one("2", "PENDING =PENDING,2"), one("2", "ALERT =ALERT,2 !firing(2)"),
	}},
	"no data is well": {edited(belowOne, onNoData(api.AlertNoDataOk)), []step{
		one("0.5", "ALERT =ALERT,0.5 !firing(0.5)"), one("", "OK =OK !resolved(0)"), one("", "OK =OK"),
	}},
	"no data is well for groups": {edited(edited(belowOne, onNoData(api.AlertNoDataOk)), byGroups), []step{
		one("a:0.5 b:2", "ALERT a=ALERT,0.5 b=OK,2 a!firing(0.5)"), one("b:2", "OK a=OK b=OK,2 a!resolved(0)"),
		one("", "OK =OK"),
	}},
	"no data is an alert": {edited(aboveOne, onNoData(api.AlertNoDataAlert)), []step{
		one("0", "OK =OK,0"), one("", "ALERT =ALERT,0 !firing(0)"), one("0", "OK =OK,0 !resolved(0)"),
	}},
	"rows without a number are no data, which is an alert": {edited(aboveOne, onNoData(api.AlertNoDataAlert)), []step{
		one("0", "OK =OK,0"), one("NULL", "ALERT =ALERT,0 !firing(0)"), one("NULL", "ALERT =ALERT,0"),
		{[]string{"0", "NULL", "0"}, "OK =OK,0,0,0 !resolved(0)"},
		{[]string{"NULL", "0"}, "OK =OK,0,0 !firing(0) !resolved(0)"},
	}},
	"groups whose rows have no number are no data, which is an alert": {edited(edited(aboveOne, onNoData(api.AlertNoDataAlert)), byGroups), []step{
		one("a:2 b:0", "ALERT a=ALERT,2 b=OK,0 a!firing(2)"), one("a:NULL b:0", "ALERT a=ALERT,0 b=OK,0"),
		one("a:0 b:NULL", "OK a=OK,0 a!resolved(0)"), one("a:NULL b:NULL", "ALERT =ALERT,0 !firing(0)"),
	}},
	"no data is an alert for the groups that were one": {edited(edited(aboveOne, onNoData(api.AlertNoDataAlert)), byGroups), []step{
		one("a:2 b:0", "ALERT a=ALERT,2 b=OK,0 a!firing(2)"), one("b:0", "ALERT a=ALERT,0 b=OK,0"),
		one("a:0 b:0", "OK a=OK,0 b=OK,0 a!resolved(0)"),
	}},
	"no data is not enough to know": {edited(aboveOne, onNoData(api.AlertNoDataInsufficient)), []step{
		one("", "INSUFFICIENT_DATA =INSUFFICIENT_DATA"),
		one("2", "ALERT =ALERT,2 !firing(2)"),
		one("", "INSUFFICIENT_DATA =INSUFFICIENT_DATA"),
		one("2", "ALERT =ALERT,2"),
		one("", "INSUFFICIENT_DATA =INSUFFICIENT_DATA"),
		one("0", "OK =OK,0 !resolved(0)"),
	}},
	"what fires is notified again after a while": {edited(aboveOne, func(r *Rule) { r.Renotify = 2 * minutes5 }), []step{
		one("2", "ALERT =ALERT,2 !firing(2)"), one("3", "ALERT =ALERT,3"), one("4", "ALERT =ALERT,4 !firing(4)"),
		one("5", "ALERT =ALERT,5"), one("0", "OK =OK,0 !resolved(0)"),
	}},
}

func TestSilence(t *testing.T) {
	t.Parallel()
	for name, steps := range map[string][]struct {
		silenced     bool
		window, want string
	}{
		"what fires meanwhile and goes on is notified after it": {
			{true, "2", "ALERT =ALERT,2"},
			{true, "2", "ALERT =ALERT,2"},
			{false, "3", "ALERT =ALERT,3 !firing(3)"},
			{false, "0", "OK =OK,0 !resolved(0)"},
		},
		"what comes and goes meanwhile is not notified": {
			{true, "2", "ALERT =ALERT,2"}, {true, "0", "OK =OK,0"}, {false, "0", "OK =OK,0"},
		},
		"the end of what was notified before is notified after it": {
			{false, "2", "ALERT =ALERT,2 !firing(2)"},
			{true, "0", "OK =OK,0"},
			{true, "0", "OK =OK,0"},
			{false, "0", "OK =OK,0 !resolved(0)"},
			{false, "0", "OK =OK,0"},
		},
		"what fires again meanwhile is one story": {
			{false, "2", "ALERT =ALERT,2 !firing(2)"},
			{true, "0", "OK =OK,0"},
			{true, "2", "ALERT =ALERT,2"},
			{false, "2", "ALERT =ALERT,2"},
			{false, "0", "OK =OK,0 !resolved(0)"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := story{
				rule:  Rule{Type: "above", Threshold: 1, Windows: 1, Interval: minutes5},
				start: clock(t, "00:00:00"), state: api.AlertStateOK,
			}
			for i, step := range steps {
				if got := s.notify(t, step.silenced, step.window); got != step.want {
					t.Errorf("step %d: %s\nwant %s", i, got, step.want)
				}
			}
		})
	}
}

// TestAWeekIsForgotten holds that groups which are gone do not stay for good.
func TestAWeekIsForgotten(t *testing.T) {
	t.Parallel()
	s := story{
		rule:  Rule{Type: "below", Threshold: 1, Windows: 1, Interval: 24 * time.Hour, Grouped: true},
		start: clock(t, "00:00:00"),
	}
	s.notify(t, false, "a:0.5 b:2")
	for range 7 {
		s.notify(t, false, "b:2")
	}
	if _, ok := s.known["a"]; !ok {
		t.Error("it is forgotten before a week is over")
	}
	s.notify(t, false, "b:2")
	if len(s.known) != 0 {
		t.Errorf("%v are still remembered", s.known)
	}
}

// TestGroupsThatAnEditTookAwayAreWell holds that they do not stay what they were for good: no evaluation can say more of
// them.
func TestGroupsThatAnEditTookAwayAreWell(t *testing.T) {
	t.Parallel()
	for _, noData := range []api.AlertNoData{
		"", api.AlertNoDataKeep, api.AlertNoDataOk, api.AlertNoDataAlert, api.AlertNoDataInsufficient,
	} {
		s := story{
			rule:  Rule{Type: "below", Threshold: 1, Windows: 1, Interval: minutes5, Grouped: true, NoData: noData},
			start: clock(t, "00:00:00"), state: api.AlertStateOK,
		}
		s.notify(t, false, "a:0.5 b:2")
		s.rule.Grouped = false
		got := s.notify(t, false, "2")
		if want := "OK =OK,2 a=OK a!resolved(0)"; got != want {
			t.Errorf("%s: %s\nwant %s", noData, got, want)
		}
		if len(s.known) > 0 {
			t.Errorf("%s: %v is still known", noData, s.known)
		}
	}
}

// TestEventsSayWhatTheyAreAbout looks at the last thing that people are notified: the window by its number, the value or why
// there is none, and the labels.
func TestEventsSayWhatTheyAreAbout(t *testing.T) {
	t.Parallel()
	above := Rule{Type: "above", Threshold: 1, Windows: 1, Interval: minutes5}
	with := func(edits ...func(*Rule)) Rule {
		r := above
		for _, edit := range edits {
			edit(&r)
		}
		return r
	}
	grouped := func(r *Rule) { r.Grouped = true }
	below := func(r *Rule) { r.Type = "below" }
	noData := func(n api.AlertNoData) func(*Rule) { return func(r *Rule) { r.NoData = n } }
	for name, c := range map[string]struct {
		rule  Rule
		steps [][]string
		edit  func(*Rule) // before the last step
		want  string
	}{
		"a value that is well":                  {with(grouped), [][]string{{"a:2"}, {"a:0.5"}}, nil, "1 0.5 [a]"},
		"a group that is missing counts as 0":   {with(grouped), [][]string{{"a:2"}, {"b:0"}}, nil, "1 0 [a]"},
		"only NULLs":                            {with(below), [][]string{{""}, {"NULL"}}, nil, "1 no value: " + noNumber + " []"},
		"only NULLs in windows that are caught": {with(below), [][]string{{""}, {"NULL", "NULL"}}, nil, "2 no value: " + noNumber + " []"},
		"no data is well":                       {with(noData("ok")), [][]string{{"2"}, {""}}, nil, "1 no value: " + noRows + treatedAsOK + " []"},
		"no data is well after a value": {
			with(noData("ok")), [][]string{{"2"}, {"3", "", "NULL"}}, nil, "2 no value: " + noRows + treatedAsOK + " []",
		},
		"no data is well for a group": {
			with(grouped, noData("ok")), [][]string{{"a:2"}, {"b:2"}, {""}}, nil, "2 no value: " + noRows + treatedAsOK + " [b]",
		},
		"no data fires":                    {with(noData("alert")), [][]string{{"0"}, {"0", ""}}, nil, "2 no value: " + noRows + firesWithout + " []"},
		"a value fires where no data does": {with(noData("alert")), [][]string{{"0"}, {"2"}}, nil, "1 2 []"},
		"groups are back":                  {with(below, grouped), [][]string{{"a:2"}, {""}, {"a:2"}}, nil, "2 no value: " + groupsBack + " []"},
		"the alert has groups no more": {
			with(grouped), [][]string{{"a:2"}, {"a:2"}}, func(r *Rule) { r.Grouped = false }, "1 no value: " + groupRemoved + " [a]",
		},
		"the labels outlast windows without the group": {
			with(grouped, noData("keep")), [][]string{{"a:2"}, {""}, {"b:0"}, {"a:0"}}, nil, "3 0 [a]",
		},
	} {
		s := story{rule: c.rule, start: clock(t, "00:00:00"), state: api.AlertStateOK}
		got := ""
		for i, windows := range c.steps {
			if i == len(c.steps)-1 && c.edit != nil {
				c.edit(&s.rule)
			}
			s.notify(t, false, windows...)
			for _, e := range s.events {
				value := fmt.Sprint(e.Value)
				if e.NoValue != "" {
					value = "no value: " + e.NoValue
				}
				var labels []string
				for _, l := range e.Labels {
					labels = append(labels, l.Value)
				}
				got = fmt.Sprintf("%d %s %v", time.UnixMilli(e.Start).Sub(clock(t, "00:00:00"))/minutes5, value, labels)
			}
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// TestLabelsOutlastASilence has a group that is missing during a silence, and is still missing later.
func TestLabelsOutlastASilence(t *testing.T) {
	t.Parallel()
	s := story{
		rule:  Rule{Type: "above", Threshold: 1, Windows: 1, Interval: minutes5, Grouped: true},
		start: clock(t, "00:00:00"), state: api.AlertStateOK,
	}
	s.notify(t, false, "a:2")
	s.notify(t, true, "")
	s.notify(t, false, "")
	if len(s.events) != 1 || s.events[0].Firing || len(s.events[0].Labels) != 1 {
		t.Errorf("%+v", s.events)
	}
}
