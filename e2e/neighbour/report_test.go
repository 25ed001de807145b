package neighbour

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// memory is the largest that was seen of the processes of a server, in bytes.
type memory struct {
	api, engine int64
	engines     int // how many engines there were, one after the other or beside each other
}

// memoryMonitor looks at a server's processes all the time.
type memoryMonitor struct {
	mu   sync.Mutex
	peak memory
	seen map[int]bool
}

// monitorMemory looks at the server ten times a second until the test ends, and ends the server when it takes more than
// the test may cost the machine.
func monitorMemory(t *testing.T, s *harness.Server) *memoryMonitor {
	t.Helper()
	w := &memoryMonitor{seen: map[int]bool{}}
	ended := make(chan struct{})
	var monitor sync.WaitGroup
	monitor.Go(func() {
		tick := time.NewTicker(100 * time.Millisecond)
		defer tick.Stop()
		for {
			select {
			case <-ended:
				return
			case <-s.Exited:
				return
			case <-tick.C:
			}
			if now := w.look(s); now.api+now.engine > maxAnywhere {
				t.Errorf("the server took %d MB and the engine %d MB: ended", now.api>>20, now.engine>>20)
				_ = s.Cmd.Process.Kill()
				return
			}
		}
	})
	t.Cleanup(func() {
		close(ended)
		monitor.Wait()
	})
	return w
}

func (w *memoryMonitor) look(s *harness.Server) memory {
	pid := s.Cmd.Process.Pid
	now := memory{api: statusBytes(pid, "VmRSS:")}
	engines := children(pid)
	for _, engine := range engines {
		now.engine = max(now.engine, statusBytes(engine, "RssAnon:"))
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, engine := range engines {
		w.seen[engine] = true
	}
	w.peak = memory{max(w.peak.api, now.api), max(w.peak.engine, now.engine), len(w.seen)}
	return now
}

func (w *memoryMonitor) peaks() memory {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.peak
}

// statusBytes is what the system says of a process's memory, 0 when the process is gone.
func statusBytes(pid int, field string) int64 {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0
	}
	_, rest, _ := strings.Cut(string(text), field)
	fields := strings.Fields(rest)
	if len(fields) == 0 {
		return 0
	}
	kb, _ := strconv.ParseInt(fields[0], 10, 64)
	return kb << 10
}

// children are the processes that a process has started.
func children(pid int) []int {
	var pids []int
	files, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", pid))
	for _, file := range files {
		text, _ := os.ReadFile(file)
		for _, field := range strings.Fields(string(text)) {
			if child, err := strconv.Atoi(field); err == nil {
				pids = append(pids, child)
			}
		}
	}
	return pids
}

// report is what was measured, and what of it is held.
type report struct {
	before, during, after *shift
	windows               windows
	peak                  memory
	recovered             time.Duration
	attack                string
}

// String is a table of everything.
func (r *report) String() string {
	var text strings.Builder
	line := func(what, bound string, values ...any) {
		fmt.Fprintf(&text, "  %-34s %-44s %s\n", what, fmt.Sprint(values...), bound)
	}
	chart := func(s *shift) string {
		return fmt.Sprintf("p50 %s, p99 %s, slowest %s", rounded(s.charts.at(.5)), rounded(s.charts.at(.99)), rounded(s.charts.at(1)))
	}
	text.WriteString("beside a hostile neighbour:\n")
	line("charts before", "", chart(r.before))
	line("charts during", fmt.Sprint("p99 < ", maxChartTime), chart(r.during))
	line("charts after", "", chart(r.after))
	line("requests during", "", r.during.total)
	line("told to come again", fmt.Sprintf("< %.0f %%", 100*maxRestarted),
		fmt.Sprintf("%d (%.2f %%)", r.during.again, 100*r.during.share()))
	line("failed otherwise", "0", r.during.failed())
	line("windows evaluated", "", r.windows.evaluated)
	line("  after they may be read", fmt.Sprint("< ", maxLateness), fmt.Sprintf("p50 %s, slowest %s",
		rounded(r.windows.lateness.at(.5)), rounded(r.windows.lateness.at(1))))
	line("  those of SQL of one's own", fmt.Sprint("< ", maxLateness), fmt.Sprintf("p50 %s, slowest %s",
		rounded(r.windows.latenessSQL.at(.5)), rounded(r.windows.latenessSQL.at(1))))
	line("notifications", "all, and no other", r.windows.notified)
	line("  after their windows may be read", "", fmt.Sprintf("p50 %s, slowest %s",
		rounded(r.windows.notifying.at(.5)), rounded(r.windows.notifying.at(1))))
	line("memory of the API process", fmt.Sprintf("< %.0f MB", maxAPI/1e6), fmt.Sprintf("%.0f MB", float64(r.peak.api)/1e6))
	line("memory of an engine", fmt.Sprintf("< %d MB", maxEngine>>20), fmt.Sprintf("%d MB", r.peak.engine>>20))
	line("engines", "", r.peak.engines)
	line("all as before", "< 1m", rounded(r.recovered))
	for _, name := range sortedKeys(r.during.times) {
		took := r.during.times[name]
		line(name, "", fmt.Sprintf("%d, p50 %s, p99 %s", len(took), rounded(took.at(.5)), rounded(took.at(.99))))
	}
	for _, s := range []*shift{r.before, r.during, r.after} {
		for _, failure := range sortedKeys(s.failures) {
			fmt.Fprintf(&text, "  FAILED %d× %s\n", s.failures[failure], failure)
		}
	}
	return text.String() + "what the attacker was answered:\n" + r.attack
}

// hold fails the test if the report breaks a limit. Limits of time apply only to a full run, which has the machine to itself.
// In a short run, the limits of memory are doubled: beside other tests, memory is freed and sampled later.
func (r *report) hold(t *testing.T) {
	t.Helper()
	for when, s := range map[string]*shift{"before": r.before, "during": r.during, "after": r.after} {
		if n := s.failed(); n > 0 {
			t.Errorf("%s the attack %d requests of %d failed", when, n, s.total)
		}
	}
	if r.before.again+r.after.again > 0 {
		t.Errorf("without an attack requests are to come again: %d and %d", r.before.again, r.after.again)
	}
	margin := int64(1)
	if !full() {
		margin = 2
	}
	if r.peak.api > maxAPI*margin {
		t.Errorf("the API process took %.0f MB", float64(r.peak.api)/1e6)
	}
	if r.peak.engine > maxEngine*margin {
		t.Errorf("the engine took %d MB", r.peak.engine>>20)
	}
	if !full() {
		return
	}
	if p := r.during.charts.at(.99); p > maxChartTime {
		t.Errorf("one in a hundred charts takes %s", p)
	}
	if share := r.during.share(); share > maxRestarted {
		t.Errorf("%.2f %% of the requests were answered with 503", 100*share)
	}
	if late := max(r.windows.lateness.at(1), r.windows.latenessSQL.at(1)); late > maxLateness {
		t.Errorf("a window was evaluated %s after it may be read", late)
	}
	if r.recovered > time.Minute {
		t.Errorf("after the attack it took %s until all was as before", r.recovered)
	}
}

// failed is how many requests failed, but for restarts of the engine.
func (s *shift) failed() (n int) {
	for _, count := range s.failures {
		n += count
	}
	return n
}

// share is that of the requests that restarts of the engine cost.
func (s *shift) share() float64 { return float64(s.again) / float64(max(s.total, 1)) }

func rounded(d time.Duration) time.Duration { return d.Round(time.Millisecond) }
