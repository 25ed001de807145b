package alerting

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/store/pgtest"
)

func TestErrorsInWordsForPeople(t *testing.T) {
	t.Parallel()
	const neutral = "The evaluation failed unexpectedly and will be retried"
	for name, c := range map[string]struct {
		err     error
		kind    api.AlertErrorType
		message string
	}{
		"a query that ClickHouse refuses": {
			fmt.Errorf("on 10.0.0.1: %w", core.InvalidError("SYNTAX_ERROR: x")), api.AlertErrorTypeQUERYERROR, "SYNTAX_ERROR: x",
		},
		"no server": {
			core.NewError(core.Unavailable, "Try again", errors.New("10.0.0.1")), api.AlertErrorTypeQUERYERROR, "Try again",
		},
		"too many queries": {core.NewError(core.RateLimited, "Too many", nil), api.AlertErrorTypeQUERYERROR, "Too many"},
		"too many rows":    {core.NewError(core.TooLarge, "Too large", nil), api.AlertErrorTypeQUERYERROR, "Too large"},
		"too slow": {
			core.NewError(core.Timeout, "secret", nil), api.AlertErrorTypeQUERYTIMEOUT,
			"The query took longer than 30 seconds and will be retried",
		},
		"something is missing": {core.NotFoundError("Source not found"), api.AlertErrorTypeINVALIDALERT, "Source not found"},
		"the alert is wrong": {
			invalidCondition{core.InvalidError("thresholdMax is missing")}, api.AlertErrorTypeINVALIDALERT, "thresholdMax is missing",
		},
		"the store is away": {
			invalidCondition{core.NewError(core.Unavailable, "Try again", nil)}, api.AlertErrorTypeQUERYERROR, "Try again",
		},
		"a mistake of ours":          {errors.New("secret"), api.AlertErrorTypeUNKNOWN, neutral},
		"a mistake of ours, as such": {core.NewError(core.Internal, "secret", nil), api.AlertErrorTypeUNKNOWN, neutral},
		"a long message": {
			core.InvalidError(strings.Repeat("x", 9999) + "üx"), api.AlertErrorTypeQUERYERROR, strings.Repeat("x", 9999),
		},
		"a message that quotes what no database stores": {
			core.InvalidError("Cannot parse \x00\xff"), api.AlertErrorTypeQUERYERROR, "Cannot parse \uFFFD\uFFFD",
		},
	} {
		kind, message := describe(c.err)
		if kind != c.kind || message != c.message {
			t.Errorf("%s: %s, %s", name, kind, message)
		}
	}
}

// TestGroupsMayHaveAnyName stores groups whose values are no text, or more than an index takes.
func TestGroupsMayHaveAnyName(t *testing.T) {
	t.Parallel()
	for name, options := range map[string]func() store.Options{
		"SQLite":     func() store.Options { return store.Options{Dir: t.TempDir()} },
		"PostgreSQL": func() store.Options { return store.Options{DSN: pgtest.Start(t).DSN("postgres")} },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newStackOn(t, options())
			w := s.search("all")
			w.GroupBy = ptr("svc")
			id := s.create(t, w)
			long := strings.Repeat("ü", 5000)
			s.exec(t, fmt.Sprintf(`INSERT INTO events (ts, svc) VALUES ('%[1]s 12:00:01', char(0, 65)), ('%[1]s 12:00:01', char(255, 66)),
				('%[1]s 12:00:01', '%[2]s1'), ('%[1]s 12:00:01', '%[2]s2'), ('%[1]s 12:00:01', ''), ('%[1]s 12:00:01', 'a, b:"c''')`, day, long))
			s.passAt(t, "12:01:00")
			s.passAt(t, "12:02:00")
			s.wantFine(t, id)
			notified := s.notified(t, id)
			if len(notified) != 12 || len(s.history(t, id)) != 12 {
				t.Fatalf("%d entries and %d events, want 12 of each", len(s.history(t, id)), len(notified))
			}
			keys, values := map[string]int{}, map[string]bool{}
			for _, e := range notified {
				keys[e.Group]++
				if len(e.Group) > maxKey || !utf8.ValidString(e.Group) {
					t.Errorf("the key of %d bytes is %q", len(e.Group), e.Group)
				}
				for _, l := range e.Labels {
					values[l.Value] = true
				}
			}
			for _, key := range []string{"svc:\uFFFDA", "svc:\uFFFDB", "svc:", `svc:a, b:"c'`} {
				if keys[key] != 2 {
					t.Errorf("%q was notified %d times", key, keys[key])
				}
			}
			// Long values differ in their keys, and are cut in their labels.
			if cut := long[:maxLabel] + "…"; len(keys) != 6 || len(values) != 5 || !values[cut] {
				t.Errorf("%d groups with %d values", len(keys), len(values))
			}
		})
	}
}

func TestTooManyGroupsAreAnError(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	w := s.search("all")
	w.GroupBy = ptr("svc")
	id := s.create(t, w)
	rows := func(at string, n int) {
		s.exec(t, fmt.Sprintf("INSERT INTO events (ts, svc) SELECT '%s %s', toString(number) FROM numbers(%d)", day, at, n))
	}
	rows("12:00:01", maxGroups)
	s.passAt(t, "12:01:00")
	if n := s.count(t, "SELECT count(*) FROM alert_history"); n != maxGroups {
		t.Errorf("%d groups were evaluated, want %d", n, maxGroups)
	}
	rows("12:01:01", maxGroups+1)
	s.passAt(t, "12:02:00")
	want(t, "errors", s.errorsOf(t, id), "12:02 QUERY_ERROR: The alert has 10001 groups, more than 10000")
}

// TestNotificationsCountTheGroupsThatHaveNone holds that what is in line is bounded, and that every notification and the
// alert itself say what is missing.
func TestNotificationsCountTheGroupsThatHaveNone(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	w := s.search("all")
	w.GroupBy, w.Note = ptr("svc"), ptr(strings.Repeat("n", 4000))
	id := s.create(t, w)
	rows := func(at string) {
		s.exec(t, fmt.Sprintf("INSERT INTO events (ts, svc) SELECT '%s %s', toString(number) FROM numbers(%d)", day, at, maxNotified+200))
	}
	rows("12:00:01")
	s.passAt(t, "12:01:00")
	const missing = "12:01 WEBHOOK_ERROR: Nobody was notified of 200 more groups that changed state." +
		" Notifications for them follow if the state persists."
	want(t, "errors", s.errorsOf(t, id), missing)
	events := s.notified(t, id)
	if len(events) != maxNotified {
		t.Errorf("%d groups are notified, want %d", len(events), maxNotified)
	}
	for _, e := range events {
		if e.Truncated != 200 || e.Alert.Note == nil || *e.Alert.Note != *w.Note {
			t.Fatalf("a notification says that %d groups are missing, want 200, and has the note %v", e.Truncated, e.Alert.Note)
		}
	}
	rows("12:01:01")
	s.passAt(t, "12:02:00")
	s.wantFine(t, id)
	if events := s.notified(t, id); len(events) != maxNotified+200 {
		t.Errorf("%d groups are notified in the end, want %d", len(events), maxNotified+200)
	}
}

// TestAResultThatCannotBeStoredFailsAlone holds that others which would be stored with it are.
func TestAResultThatCannotBeStoredFailsAlone(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	good, bad, other := s.create(t, s.search("all")), s.create(t, s.search("all")), s.create(t, s.search("all"))
	s.insert(t, "12:00:01 a 1")
	if _, err := s.raw.ExecContext(t.Context(), "CREATE TRIGGER broken BEFORE INSERT ON outbox WHEN new.alert_id = '"+bad+
		"' BEGIN SELECT RAISE(ABORT, 'the disk is on fire'); END"); err != nil {
		t.Fatal(err)
	}
	s.passAt(t, "12:01:00")
	for _, id := range []string{good, other} {
		want(t, "notified", s.notices(t, id), "firing 1 [12:00-12:01)")
	}
	want(t, "history", s.newest(t, bad), "12:01: ERROR UNKNOWN")
	want(t, "errors", s.errorsOf(t, bad), "12:01 UNKNOWN: The evaluation failed unexpectedly and will be retried")
	if state := s.get(t, bad).State; state != api.AlertStateOK {
		t.Errorf("the state is %s", state)
	}
	if _, err := s.raw.ExecContext(t.Context(), "DROP TRIGGER broken"); err != nil {
		t.Fatal(err)
	}
	s.passAt(t, "12:01:15")
	want(t, "afterwards", s.notices(t, bad), "firing 1 [12:00-12:01)")
	want(t, "history", s.newest(t, bad), "12:01: ALERT 12:00=1")
}

func TestErrorsOfAlertsGiveClientsNoAdvice(t *testing.T) {
	t.Parallel()
	const again = "; the evaluation will be retried"
	for message, want := range map[string]string{
		"The query engine is starting, try again shortly":                 "The query engine is starting" + again,
		"Too many changes at once, please try again shortly.":             "Too many changes at once" + again,
		"The database is unavailable, try again later":                    "The database is unavailable" + again,
		`The connection "a, try again" has just changed, try again`:       `The connection "a, try again" has just changed` + again,
		`The connection "try again" does not accept its user or password`: `The connection "try again" does not accept its user or password`,
	} {
		for _, kind := range []core.Kind{core.Unavailable, core.RateLimited} {
			if _, got := describe(core.NewError(kind, message, nil)); got != want {
				t.Errorf("%s: %s, want %s", message, got, want)
			}
		}
	}
}
