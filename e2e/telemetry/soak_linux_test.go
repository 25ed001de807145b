package telemetry

import (
	"context"
	"flag"
	"fmt"
	"net/http"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// soak is short for `make test` and ten minutes for `make faults`, which then holds what depends on the machine.
var soak = flag.Duration("soak", time.Second, "how long telemetry is sent at half of what the machine sustains")

const (
	soakSenders = 8
	soakRequest = 1000
)

// load sends log records from several senders, and counts those that were accepted.
type load struct {
	s        *stack
	client   *http.Client
	accepted atomic.Int64
	refused  atomic.Int64
}

// run sends for a while, so many records a second, or as many as are taken if that is 0.
func (l *load) run(t *testing.T, length time.Duration, perSecond float64) {
	ctx, cancel := context.WithTimeout(t.Context(), length)
	defer cancel()
	began := time.Now()
	var turn atomic.Int64
	var senders sync.WaitGroup
	for range soakSenders {
		senders.Go(func() {
			body, made := []byte(nil), time.Time{}
			for {
				if perSecond > 0 {
					at := began.Add(time.Duration(float64(turn.Add(1)) * soakRequest / perSecond * float64(time.Second)))
					select {
					case <-time.After(time.Until(at)):
					case <-ctx.Done():
					}
				}
				if ctx.Err() != nil {
					return
				}
				if time.Since(made) > time.Second {
					body, made = harness.LogRequest(t, "soak", soakRequest), time.Now()
				}
				status, err := l.s.SendLogs(context.WithoutCancel(ctx), l.client, l.s.Keys.IngestionKey, body)
				switch {
				case err == nil && status == http.StatusOK:
					l.accepted.Add(soakRequest)
				case err == nil && (status == http.StatusTooManyRequests || status == http.StatusServiceUnavailable):
					l.refused.Add(1)
					select {
					case <-time.After(time.Second):
					case <-ctx.Done():
					}
				default:
					t.Errorf("status %d, %v", status, err)
					return
				}
			}
		})
	}
	senders.Wait()
}

// sample is what a server takes at a moment.
type sample struct {
	api, engine, parts, waiting float64
}

// TestSoak finds out how many records a second are stored when as many are sent as are taken, and then sends half of that for
// a while: neither memory nor parts grow. Not parallel, as it measures.
func TestSoak(t *testing.T) {
	s := start(t, append(harness.Embedded, "--metrics-listen", "127.0.0.1:0", "--otlp-log-size", "384MiB")...)
	ask := func(sql string) string { return harness.Ask(t, harness.EngineClient(s.Server), sql) }
	l := &load{s: s, client: &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: soakSenders}}}
	defer l.client.CloseIdleConnections()
	// stored waits until all that has been accepted is, which takes as long as the machine is busy.
	stored := func() {
		const rows = "SELECT count() FROM otel_logs WHERE ServiceName = 'soak'"
		for before := ""; ; {
			accepted := fmt.Sprint(l.accepted.Load())
			patience.Within(t, "more is stored than "+before+" of "+accepted+" rows", func() bool { return ask(rows) != before })
			if before = ask(rows); before == accepted {
				return
			}
		}
	}
	began := time.Now()
	l.run(t, max(*soak/10, time.Second/5), 0)
	stored()
	most := float64(l.accepted.Load()) / time.Since(began).Seconds()
	before, refused := l.accepted.Load(), l.refused.Load()

	var samples []sample
	ended := make(chan struct{})
	var monitor sync.WaitGroup
	monitor.Go(func() {
		for {
			select {
			case <-ended:
				return
			case <-time.After(max(*soak/60, 50*time.Millisecond)):
			}
			var parts float64
			_, _ = fmt.Sscan(ask("SELECT count() FROM system.parts WHERE active AND table = 'otel_logs'"), &parts)
			samples = append(samples, sample{
				rss(s.Cmd.Process.Pid), rss(s.Engine()), parts,
				s.Metrics(t)["obstack_ingest_oldest_seconds"].GetMetric()[0].GetGauge().GetValue(),
			})
		}
	})
	began = time.Now()
	l.run(t, *soak, most/2)
	took := time.Since(began)
	close(ended)
	monitor.Wait()
	stored()
	sent := l.accepted.Load() - before
	t.Logf("%.0f rows/s are stored at most; %.0f rows/s were sent for %s, of which %d requests were refused", most,
		float64(sent)/took.Seconds(), took.Round(time.Second), l.refused.Load()-refused)
	thirds := len(samples) / 3
	if thirds == 0 {
		t.Fatal("nothing was measured")
	}
	for _, what := range []struct {
		name string
		of   func(sample) float64
		// slack is what is added to a quarter more.
		slack float64
	}{
		{"MB of the API process", func(s sample) float64 { return s.api }, 30},
		{"MB of the engine", func(s sample) float64 { return s.engine }, 100},
		{"parts", func(s sample) float64 { return s.parts }, 20},
		{"seconds that the oldest record waits", func(s sample) float64 { return s.waiting }, 1},
	} {
		mean := func(all []sample) (mean, most float64) {
			for _, s := range all {
				mean, most = mean+what.of(s)/float64(len(all)), max(most, what.of(s))
			}
			return mean, most
		}
		first, _ := mean(samples[:thirds])
		second, _ := mean(samples[thirds : 2*thirds])
		last, _ := mean(samples[2*thirds:])
		_, peak := mean(samples)
		t.Logf("%s: %.1f, %.1f and %.1f in the thirds, %.1f at most", what.name, first, second, last, peak)
		if *soak >= time.Minute && last > second*5/4+what.slack {
			t.Errorf("%s grow", what.name)
		}
	}
}

// rss is what a process takes, in MB.
func rss(pid int) float64 {
	text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	_, rest, _ := strings.Cut(string(text), "VmRSS:")
	var kb float64
	_, _ = fmt.Sscan(rest, &kb)
	return kb / 1024
}
