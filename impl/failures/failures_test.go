package failures

import (
	"bytes"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"
)

// lines are those that were written since the last call.
func lines(b *bytes.Buffer) []string {
	defer b.Reset()
	return strings.Split(strings.TrimSpace(b.String()), "\n")
}

// clock gives the log a clock that stands still but for what is passed.
func clock(l *Log) (pass func(time.Duration)) {
	now := time.Now()
	l.now = func() time.Time { return now }
	return func(d time.Duration) { now = now.Add(d) }
}

func TestWhatGoesOnFailingIsLoggedNowAndThen(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	l := New(slog.New(slog.NewTextHandler(&out, nil)))
	pass := clock(l)
	want := func(message string) {
		t.Helper()
		got := lines(&out)
		if len(got) != 1 || message == "" && got[0] != "" || !strings.Contains(got[0], message) {
			t.Errorf("%q, want one line of %q", got, message)
		}
	}
	fail := func(first bool) { l.Failed("a", first, slog.LevelWarn, "fails", slog.String("alert_id", "a")) }
	fail(false)
	want("level=WARN msg=fails alert_id=a")
	for range 59 {
		pass(time.Minute)
		fail(false)
	}
	want("")
	pass(time.Minute)
	fail(false)
	want("fails")
	fail(true) // it has worked meanwhile, which another replica has seen
	want("fails")
	l.Works("a", false, "works")
	want("level=INFO msg=works")
	l.Works("a", false, "works")
	want("")
	l.Works("a", true, "works") // it has failed in another replica
	want("works")
	fail(false)
	want("fails")
}

func TestFailuresOfThousandsAreAFewLines(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	l := New(slog.New(slog.NewTextHandler(&out, nil)))
	pass := clock(l)
	for range 240 { // an hour, but for the first
		for i := range 1000 {
			l.Failed(fmt.Sprint(i), false, slog.LevelWarn, "fails")
		}
		pass(14 * time.Second)
	}
	if got := lines(&out); len(got) != maxLines+1 || !strings.Contains(got[maxLines], "lines=990") {
		t.Errorf("%d lines: %q", len(got), got)
	}
	for i := range 1000 {
		l.Works(fmt.Sprint(i), true, "works")
	}
	pass(period)
	l.Works("another", false, "works")
	if got := lines(&out); len(got) != maxLines+1 || !strings.Contains(got[maxLines], "lines=990") {
		t.Errorf("%d lines when all work: %q", len(got), got)
	}
	for i := range 2 * maxKnown {
		l.Failed(fmt.Sprint("more", i), false, slog.LevelWarn, "fails")
	}
	if len(l.known) > maxKnown {
		t.Errorf("%d are remembered", len(l.known))
	}
}
