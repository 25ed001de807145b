package alerting

import (
	"strings"
	"testing"
)

// logged returns the lines about alerts since the last call.
func (s *stack) logged() []string {
	var lines []string
	for line := range strings.Lines(s.log.String()) {
		if strings.Contains(line, "an alert ") {
			lines = append(lines, line)
		}
	}
	s.log.Reset()
	return lines
}

func TestAnAlertThatCannotBeEvaluatedIsLoggedWhenThatBeginsAndEnds(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	broken := s.create(t, s.tile(t, `{"displayType":"line","sourceId":"Events","select":[{"aggFn":"count",
		"where":"throwIf(svc = 'a', 'text of the SQL') = 0","whereLanguage":"sql"}]}`))
	s.create(t, s.search("all"))
	want := func(when string, lines ...[]string) {
		t.Helper()
		got := s.logged()
		if len(got) != len(lines) {
			t.Errorf("%s: %d lines, want %d: %q", when, len(got), len(lines), got)
			return
		}
		for i, words := range lines {
			for _, word := range append(words, "team_id="+string(s.team)) {
				if !strings.Contains(got[i], word) {
					t.Errorf("%s: there is no %s in %s", when, word, got[i])
				}
			}
			if strings.Contains(got[i], "text of the SQL") || strings.Contains(got[i], "throwIf") {
				t.Errorf("%s: %s", when, got[i])
			}
		}
	}
	fails := []string{
		"level=WARN", "an alert cannot be evaluated", "alert_id=" + broken, "type=QUERY_ERROR",
		"reason=FUNCTION_THROW_IF_VALUE_IS_NON_ZERO",
	}
	works := []string{"level=INFO", "an alert can be evaluated again", "alert_id=" + broken}

	s.insert(t, "12:00:00 a 1")
	s.passAt(t, "12:01:00")
	want("the first failure", fails)
	s.passAt(t, "12:01:15")
	s.passAt(t, "12:01:30")
	want("more of them")
	s.exec(t, "TRUNCATE TABLE events")
	s.passAt(t, "12:01:45")
	want("an evaluation", works)

	s.down.Store(true)
	s.passAt(t, "12:03:00")
	down := []string{"an alert cannot be evaluated", "type=QUERY_ERROR", "reason=unavailable"}
	want("an engine that is down", down, down)
	s.down.Store(false)
	s.evaluator = s.newEvaluator(t)
	s.passAt(t, "12:03:15")
	want("an engine that is back, in another process", []string{"again"}, []string{"again"})
}
