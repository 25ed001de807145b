package reuse

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
)

// served answers as often as wanted, each second, and returns how many answers were in full.
func (c *costs) served(now *time.Time, answers int, full, kept time.Duration) (inFull int) {
	for range answers {
		*now = now.Add(time.Second)
		if c.choose(*now, leastSamples) {
			c.add(true, Cost{Latency: full}, *now)
			inFull++
		} else {
			c.add(false, Cost{Latency: kept}, *now)
		}
	}
	return inFull
}

func TestTheCheaperWayIsChosen(t *testing.T) {
	t.Parallel()
	const ms = time.Millisecond
	for _, tt := range []struct {
		rule       string
		full, kept time.Duration
		within     time.Duration // of the next sample of the other way
	}{
		{"kept buckets", 200 * ms, 20 * ms, time.Hour},
		{"kept buckets that are a little cheaper", 30 * ms, 28 * ms, 2 * time.Minute},
		{"in full", 33 * ms, 80 * ms, 7 * time.Minute},
		{"in full if that is a little cheaper", 30 * ms, 33 * ms, 2 * time.Minute},
		{"in full whatever the ratio", ms, time.Hour, time.Hour},
	} {
		var c costs
		now := time.Now()
		c.add(true, Cost{Latency: time.Second}, now) // one slow answer, which decides nothing
		c.served(&now, 4*leastSamples, tt.full, tt.kept)
		cheaper := tt.full < tt.kept
		if got := c.served(&now, 10, tt.full, tt.kept); cheaper && got != 10 || !cheaper && got != 0 {
			t.Errorf("%s: %d of 10 answers in full", tt.rule, got)
		}
		answers := int(tt.within / time.Second)
		others := c.served(&now, answers, tt.full, tt.kept)
		if cheaper {
			others = answers - others
		}
		if others == 0 || others > 3 {
			t.Errorf("%s: the other way was tried %d times in %v", tt.rule, others, tt.within)
		}
	}
}

func TestTheOtherWayIsSampledAgain(t *testing.T) {
	t.Parallel()
	const ms = time.Millisecond
	for _, tt := range []struct {
		rule       string
		full, kept time.Duration // at first
		then       func(*costs)
		thenFull   time.Duration
		thenKept   time.Duration
	}{
		{"the load ends", 2000 * ms, 200 * ms, func(*costs) {}, 20 * ms, 80 * ms},
		{"the load comes", 30 * ms, 50 * ms, func(*costs) {}, 300 * ms, 90 * ms},
		{"parts are merged", 2000 * ms, 80 * ms, func(c *costs) { c.see(200); c.see(100) }, 30 * ms, 70 * ms},
	} {
		var c costs
		now := time.Now()
		c.served(&now, 20, tt.full, tt.kept)
		tt.then(&c)
		c.served(&now, 80, tt.thenFull, tt.thenKept)
		want := 0
		if tt.thenFull < tt.thenKept {
			want = 10
		}
		if got := c.served(&now, 10, tt.thenFull, tt.thenKept); got != want {
			t.Errorf("%s: %d of 10 answers in full, want %d", tt.rule, got, want)
		}
	}
}

func TestManyViewersDoNotTryTheOtherWayAtOnce(t *testing.T) {
	t.Parallel()
	c := costs{kept: samples{costs: slices.Repeat([]time.Duration{time.Second}, leastSamples)}}
	now := time.Now()
	tried := 0
	for range 100 {
		if c.choose(now, leastSamples) {
			tried++
		}
		now = now.Add(10 * time.Millisecond)
	}
	if tried != 1 {
		t.Errorf("%d of 100 answers within a second in full, want 1", tried)
	}
}

// TestQuestionsAreAskedInFullIfThatIsCheaper serves a question whose full answers take a known time.
func TestQuestionsAreAskedInFullIfThatIsCheaper(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	registry := prometheus.NewRegistry()
	c.Samples, c.Metrics = leastSamples, NewMetrics(registry)
	q := c.question(start, start+2*minute)
	serve := func(answers int, full time.Duration) (inFull int) {
		for range answers {
			c.now = c.now.Add(tryEvery)
			rec, err := c.Answer(t.Context(), q, func() {})
			if err != nil {
				t.Fatal(err)
			}
			if rec == nil {
				inFull++
				c.Took(q, Cost{Latency: full, Engine: full})
			} else if got := fmt.Sprint(rec.All()); got != twoMinutes {
				t.Errorf("got %s, want %s", got, twoMinutes)
			}
		}
		return inFull
	}
	c.Took(q, Cost{Latency: time.Hour, Engine: time.Hour})
	serve(4*leastSamples, time.Nanosecond)
	if got := serve(10, time.Nanosecond); got != 10 {
		t.Errorf("%d of 10 answers in full, which takes nothing", got)
	}
	if got := testutil.ToFloat64(c.Metrics.refusals.WithLabelValues(string(refusedCost))); got < 10 {
		t.Errorf("%v refusals for the cost", got)
	}
	serve(3*maxSamples, time.Hour)
	if got := serve(10, time.Hour); got != 0 {
		t.Errorf("%d of 10 answers in full, which takes an hour", got)
	}
}
