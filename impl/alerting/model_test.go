package alerting

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/obstack/obstack/gen/api"
)

// model is what should be known of an alert on the number of rows. It follows the rules as they are written down, with a
// history that keeps everything and is read anew for every question, and shares no code with what it is compared to.
type model struct {
	write     api.AlertWrite
	delay     time.Duration // from the end of a window until it is read
	state     api.AlertState
	enabled   bool
	failed    bool // the last evaluation
	attempts  int  // evaluations, also failed ones
	retryAt   time.Time
	until     time.Time // of the silence
	evaluated time.Time // the end of the newest evaluated window
	history   []modelRow
	events    []modelEvent
}

// modelRow is what an evaluation said of a group.
type modelRow struct {
	end        time.Time
	interval   time.Duration
	group      string
	state      api.AlertHistoryState
	violations int
	values     []modelValue
	// carried rows repeat what was, for want of data.
	carried bool
}

type modelValue struct {
	start time.Time
	value float64
}

type modelEvent struct {
	end    time.Time // of the evaluation's windows
	group  string
	firing bool
	value  float64
	start  time.Time
}

// modelData is a row of telemetry.
type modelData struct {
	at  time.Time
	svc string
}

func (m *model) interval() time.Duration {
	return map[api.AlertInterval]time.Duration{
		"1m": time.Minute, "5m": 5 * time.Minute, "15m": 15 * time.Minute, "1h": time.Hour, "1d": 24 * time.Hour,
	}[m.write.Interval]
}

func (m *model) violates(v float64) bool {
	t, most := m.write.Threshold, math.Inf(1)
	if m.write.ThresholdMax != nil {
		most = *m.write.ThresholdMax
	}
	return map[api.AlertThresholdType]bool{
		"above": v >= t, "above_exclusive": v > t, "below": v < t, "below_or_equal": v <= t, "equal": v == t,
		"not_equal": v != t, "between": v >= t && v <= most, "not_between": v < t || v > most,
	}[m.write.ThresholdType]
}

func (m *model) grouped() bool { return m.write.GroupBy != nil }

// enable makes the alert count again. Of the windows that ended meanwhile only the newest does, and of one that was never
// evaluated the newest whenever that is.
func (m *model) enable(now time.Time) {
	m.state = api.AlertStateOK
	if since := now.Add(-m.interval()); !m.evaluated.IsZero() && m.evaluated.Before(since) {
		m.evaluated = since
	}
}

// windows are the starts of those that are to be evaluated at a time, the oldest first.
func (m *model) windows(now time.Time) []time.Time {
	now = now.Add(-m.delay) // rows of what ended since then may still arrive
	interval := m.interval()
	anchor, err := m.write.ScheduleStartAt.Get()
	anchored := err == nil
	origin := time.Unix(0, 0).UTC()
	if anchored {
		origin = anchor.Time
	} else if m.write.ScheduleOffsetMinutes != nil {
		origin = origin.Add(time.Duration(*m.write.ScheduleOffsetMinutes) * time.Minute)
	}
	if anchored && now.Before(origin) {
		return nil
	}
	newest := origin.Add(now.Sub(origin) / interval * interval).Add(-interval)
	if !newest.Add(interval).After(m.evaluated) {
		return nil
	}
	most := min(50, int(6*time.Hour/interval))
	if interval >= 15*time.Minute {
		most = min(50, int(24*time.Hour/interval))
	}
	if !m.evaluated.After(newest.Add(interval).AddDate(0, 0, -7)) {
		most = 1
	}
	var starts []time.Time
	for start := newest; len(starts) < most; start = start.Add(-interval) {
		if !start.Add(interval).After(m.evaluated) || anchored && start.Before(origin) {
			break
		}
		starts = append(starts, start)
	}
	slices.Reverse(starts)
	return starts
}

// rowsOf are what was said of a group, the newest first.
func (m *model) rowsOf(group string) []modelRow {
	var rows []modelRow
	for _, row := range slices.Backward(m.history) {
		if row.group == group && row.state != api.AlertHistoryStateERROR {
			rows = append(rows, row)
		}
	}
	return rows
}

// notified reports whether people know that a group fires, and since when.
func (m *model) notified(group string) (known bool, at time.Time) {
	for _, e := range m.events {
		if e.group == group {
			known, at = e.firing, e.end
		}
	}
	return known, at
}

// remembered are the groups that violated when they were last evaluated, or that people think fire.
func (m *model) remembered() []string {
	var groups []string
	for _, row := range m.history {
		if row.state == api.AlertHistoryStateERROR || slices.Contains(groups, row.group) {
			continue
		}
		if known, _ := m.notified(row.group); known || m.violated(row.group) {
			groups = append(groups, row.group)
		}
	}
	slices.Sort(groups)
	return groups
}

// violated reports whether the group did when it was last evaluated, which is not when there was nothing to evaluate it by.
func (m *model) violated(group string) bool {
	for _, row := range m.rowsOf(group) {
		if row.state != api.AlertHistoryStateINSUFFICIENTDATA {
			return row.state != api.AlertHistoryStateOK
		}
	}
	return false
}

// streak is how many evaluations in a row have found a violation, each no more than its interval after the one before.
func (m *model) streak(group string, end time.Time) int {
	n, interval := 0, m.interval()
	for _, row := range m.rowsOf(group) {
		if row.end.Before(end.Add(-interval)) || row.state != api.AlertHistoryStateALERT && row.state != api.AlertHistoryStatePENDING {
			break
		}
		if !row.carried {
			n++
		}
		end, interval = row.end, row.interval
	}
	return n
}

// finding is what an evaluation finds out about a group.
type finding struct {
	modelRow
	fired bool
	last  modelValue // that violated
	// ended is the newest window that did not violate, whose value is 0 if it has none.
	ended modelValue
}

// evaluate is what should happen when the evaluator looks at the alert.
func (m *model) evaluate(now time.Time, data []modelData, down bool) {
	starts := m.windows(now)
	if !m.enabled || now.Before(m.retryAt) || len(starts) == 0 {
		return
	}
	interval := m.interval()
	end := starts[len(starts)-1].Add(interval)
	m.attempts++
	m.failed = down
	if down {
		m.retryAt = now.Add(15 * time.Second)
		if next := end.Add(interval + m.delay); next.Before(m.retryAt) { // with all others
			m.retryAt = next
		}
		m.dropErrors(end.Add(-1), end)
		m.history = append(m.history, modelRow{end: end, state: api.AlertHistoryStateERROR})
		return
	}
	m.dropErrors(starts[0], end)
	findings := m.find(starts, end, data)
	m.state = api.AlertStateOK
	var rows []modelRow
	for _, group := range sortedKeys(findings) {
		f := findings[group]
		m.notify(now, f)
		rows = append(rows, f.modelRow)
		m.state = worst(m.state, api.AlertState(f.state))
	}
	m.history = append(m.history, rows...)
	m.evaluated, m.retryAt = end, time.Time{}
}

// dropErrors removes the failures of windows that end after a time, up to another one.
func (m *model) dropErrors(after, end time.Time) {
	m.history = slices.DeleteFunc(m.history, func(row modelRow) bool {
		return row.state == api.AlertHistoryStateERROR && row.end.After(after) && !row.end.After(end)
	})
}

func worst(a, b api.AlertState) api.AlertState {
	order := "OK INSUFFICIENT_DATA PENDING ALERT"
	if strings.Index(order, string(a)) > strings.Index(order, string(b)) {
		return a
	}
	return b
}

func sortedKeys(findings map[string]*finding) []string {
	var keys []string
	for key := range findings {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}

// noData is what missing data means for an alert without groups.
func (m *model) noData() api.AlertNoData {
	if m.write.NoData == nil {
		return api.AlertNoDataZero
	}
	return *m.write.NoData
}

func (m *model) find(starts []time.Time, end time.Time, data []modelData) map[string]*finding {
	findings := map[string]*finding{}
	of := func(group string) *finding {
		if findings[group] == nil {
			findings[group] = &finding{modelRow: modelRow{
				end: end, interval: m.interval(), group: group, state: api.AlertHistoryStateOK,
			}}
		}
		return findings[group]
	}
	violation := func(group string, start time.Time, v float64) {
		f := of(group)
		f.values = append(f.values, modelValue{start, v})
		f.last = modelValue{start, v}
		f.violations++
		f.state = api.AlertHistoryStatePENDING
		need := 1
		if m.write.NumConsecutiveWindows != nil {
			need = *m.write.NumConsecutiveWindows
		}
		if 1+m.streak(group, end) >= need {
			f.state, f.fired = api.AlertHistoryStateALERT, true
		}
	}
	well := func(group string, start time.Time, v float64) {
		f := of(group)
		f.state, f.violations, f.ended = api.AlertHistoryStateOK, 0, modelValue{start, v}
	}
	newest := starts[len(starts)-1]
	remembered, some := m.remembered(), false
	for _, start := range starts {
		counts := map[string]float64{}
		for _, d := range data {
			if !d.at.Before(start) && d.at.Before(start.Add(m.interval())) {
				group := ""
				if m.grouped() {
					group = "svc:" + d.svc
				}
				counts[group]++
			}
		}
		for group, n := range counts {
			some = true
			if m.violates(n) {
				violation(group, start, n)
				continue
			}
			well(group, start, n)
			of(group).values = append(of(group).values, of(group).ended)
		}
		if len(counts) > 0 {
			continue
		}
		switch noData := m.noData(); {
		case noData == api.AlertNoDataAlert, noData == api.AlertNoDataZero && m.violates(0):
			violation("", start, 0)
		case noData == api.AlertNoDataOk:
			well("", start, 0)
		case noData == api.AlertNoDataZero && (!m.grouped() || len(remembered) == 0):
			of("").ended = modelValue{start, 0}
			of("").values = append(of("").values, of("").ended)
		}
	}
	for _, group := range remembered {
		if findings[group] != nil {
			continue
		}
		switch noData := m.noData(); {
		case group != "" && !m.grouped(), group == "" && m.grouped() && some:
			well(group, newest, 0)
		case noData == api.AlertNoDataZero && !m.violates(0):
			of(group).ended = modelValue{starts[0], 0}
			of(group).values = []modelValue{of(group).ended}
		case noData == api.AlertNoDataKeep:
			f := of(group)
			f.carried = true
			// Or its row would say that it was last well.
			f.state = api.AlertHistoryStateOK
			if m.violated(group) {
				f.state = m.lastViolation(group)
			}
		case noData == api.AlertNoDataInsufficient:
			of(group).state, of(group).carried = api.AlertHistoryStateINSUFFICIENTDATA, true
		}
	}
	if len(findings) == 0 {
		f := of("")
		f.ended = modelValue{newest, 0}
		switch m.noData() {
		case api.AlertNoDataKeep:
			f.state, f.carried = api.AlertHistoryState(m.state), true
		case api.AlertNoDataInsufficient:
			f.state, f.carried = api.AlertHistoryStateINSUFFICIENTDATA, true
		}
	}
	return findings
}

// lastViolation is the state of a group when it was last evaluated, apart from when there was nothing to evaluate it by.
func (m *model) lastViolation(group string) api.AlertHistoryState {
	for _, row := range m.rowsOf(group) {
		if row.state != api.AlertHistoryStateINSUFFICIENTDATA {
			return row.state
		}
	}
	return api.AlertHistoryStateOK
}

// notify notifies people what they do not know yet.
func (m *model) notify(now time.Time, f *finding) {
	if f.carried || now.Before(m.until) {
		return
	}
	known, at := m.notified(f.group)
	again := m.write.RenotifyInterval != nil && f.state == api.AlertHistoryStateALERT &&
		f.end.Sub(at) >= map[api.AlertInterval]time.Duration{"15m": 15 * time.Minute, "1d": 24 * time.Hour}[*m.write.RenotifyInterval]
	if f.fired && (!known || again) {
		m.events = append(m.events, modelEvent{f.end, f.group, true, f.last.value, f.last.start})
		known = true
	}
	if known && f.state == api.AlertHistoryStateOK {
		m.events = append(m.events, modelEvent{f.end, f.group, false, f.ended.value, f.ended.start})
	}
}

// summary is what the store should hold, the same text as that of stack.summary.
func (m *model) summary() string {
	errs := "never"
	if m.attempts > 0 {
		errs = map[bool]string{true: "QUERY_ERROR", false: "fine"}[m.failed]
	}
	lines := []string{fmt.Sprintf("%s, %s", m.state, errs)}
	rows := slices.Clone(m.history)
	slices.SortStableFunc(rows, func(a, b modelRow) int {
		return cmp.Or(a.end.Compare(b.end), cmp.Compare(a.group, b.group))
	})
	for _, row := range rows {
		line := fmt.Sprintf("%s %s %s %d", instant(row.end), row.group, row.state, row.violations)
		for _, v := range row.values {
			line += fmt.Sprintf(" %s=%v", instant(v.start), v.value)
		}
		lines = append(lines, line)
	}
	for _, e := range m.events {
		lines = append(lines, fmt.Sprintf("%s firing=%v %v [%s", e.group, e.firing, e.value, instant(e.start)))
	}
	return strings.Join(lines, "\n")
}
