package reuse

import (
	"slices"
	"time"
)

const (
	// maxSamples limits the samples of each way. leastSamples are needed to compare the ways.
	maxSamples   = 5
	leastSamples = 3
	// tryEvery spaces the answers of the way that is not preferred: many viewers at once would all try it.
	tryEvery = time.Second
	// lookAgain is the age at which samples of the other way expire if both ways cost the same, or if the cost of the chosen way has
	// changed. If the other way costs twice as much, the age is four times as high: that way is less likely to become the cheaper
	// one, and a try of it costs more.
	lookAgain    = time.Minute
	maxLookAgain = time.Hour
)

// Cost is the latency and the engine time of an answer.
type Cost struct {
	// Latency is the time that the client waited for it.
	Latency time.Duration
	// Engine is the time that its queries ran in the engine.
	Engine time.Duration
}

// samples are the costs of the latest answers of one way: latency and time of the engine together.
type samples struct {
	costs []time.Duration // the latest last
	at    time.Time       // of the latest
}

// add adds a sample. One that is half the median is the first of new samples.
func (s *samples) add(cost Cost, at time.Time) {
	sum := cost.Latency + cost.Engine
	if len(s.costs) > 0 && 2*sum <= s.median() {
		s.costs = nil
	}
	s.costs = append(s.costs, sum)
	s.costs = s.costs[max(0, len(s.costs)-maxSamples):]
	s.at = at
}

func (s *samples) median() time.Duration {
	return slices.Sorted(slices.Values(s.costs))[len(s.costs)/2]
}

// costs compares the two ways to answer a question: in full, and from kept buckets.
type costs struct {
	full, kept samples
	// inFull is the cheaper way, and cost its median when the other way was sampled last, 0 until it is known.
	inFull bool
	cost   time.Duration
	// parts is the number of the table's parts after the latest full answer, 0 until it is known. merged is set when half of them
	// are left.
	parts  int
	merged bool
	// tried is the time of the latest try of the other way.
	tried time.Time
}

// add adds the cost of an answer.
func (c *costs) add(inFull bool, cost Cost, now time.Time) {
	if inFull {
		c.full.add(cost, now)
		c.parts, c.merged = 0, false
	} else {
		c.kept.add(cost, now)
	}
	if inFull != c.inFull {
		c.cost = 0
	}
}

// see records the number of the table's parts.
func (c *costs) see(parts int) {
	if c.parts == 0 {
		c.parts = parts
	}
	c.merged = c.merged || 2*parts <= c.parts
}

// choose reports whether the next answer is read in full. Both ways alternate until each has least samples. Then the way with the
// lower median is chosen, and the other way is sampled again after a time: sooner if the cost of the chosen way has doubled or
// halved, as it does with the load, and at once when the parts of the table were merged.
func (c *costs) choose(now time.Time, least int) (inFull bool) {
	switch full, kept := len(c.full.costs), len(c.kept.costs); {
	case full >= least && kept >= least:
		due := c.compare(now)
		inFull = c.inFull != due
	default:
		inFull = full < least && (full < kept || kept >= least)
	}
	if inFull != c.inFull {
		if now.Sub(c.tried) < tryEvery {
			return c.inFull
		}
		c.tried = now
	}
	return inFull
}

// compare chooses the cheaper way, and reports whether the other way needs a new sample.
func (c *costs) compare(now time.Time) (due bool) {
	cheaper, other := &c.kept, &c.full
	if c.inFull = c.full.median() < c.kept.median(); c.inFull {
		cheaper, other = &c.full, &c.kept
	}
	cost := max(1, cheaper.median())
	if c.cost == 0 {
		c.cost = cost
	}
	ratio := float64(other.median()) / float64(cost)
	expiry := min(float64(maxLookAgain), ratio*ratio*float64(lookAgain))
	age := now.Sub(other.at)
	moved := cost >= 2*c.cost || 2*cost <= c.cost
	return float64(age) >= expiry || moved && age >= lookAgain || c.merged && !c.inFull
}
