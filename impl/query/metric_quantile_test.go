package query

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/obstack/obstack/impl/query/sqlgen"
)

// cumulativeBucket is a bucket of a histogram as Prometheus has it: count includes the values of all buckets before.
type cumulativeBucket struct{ upper, count float64 }

// histogramQuantile applies the rules of Prometheus' function of that name. The upper bound of the last bucket is +Inf.
// Without values, and with one bucket, the quantile is NaN.
//
// The reference API differs from Prometheus in one rule: where the rank is exactly the count up to a bound, the value
// belongs to the next bucket that has any, not to the one that ends there.
func histogramQuantile(level float64, buckets []cumulativeBucket) float64 {
	if len(buckets) < 2 || buckets[len(buckets)-1].count == 0 {
		return math.NaN()
	}
	total := buckets[len(buckets)-1].count
	rank := level * total
	at := slices.IndexFunc(buckets, func(b cumulativeBucket) bool { return b.count > rank || b.count == total })
	switch {
	case at == len(buckets)-1:
		return buckets[at-1].upper
	case at == 0 && buckets[0].upper <= 0:
		return buckets[0].upper
	}
	var before cumulativeBucket
	if at > 0 {
		before = buckets[at-1]
	}
	return before.upper + (buckets[at].upper-before.upper)*((rank-before.count)/(buckets[at].count-before.count))
}

// mixedBuckets adds up histograms, whose bounds may differ. Each histogram spreads the values of a bucket evenly over
// it. If one histogram has negative bounds and the first bucket of another begins at 0, then 0 is a bound of the sum:
// values of that bucket are not negative.
func mixedBuckets(points []modelPoint) (buckets []cumulativeBucket) {
	var bounds []float64
	var total float64
	above := false
	for _, p := range points {
		if n := p.below(math.Inf(1)); n > 0 && len(p.bounds) > 0 {
			bounds = append(bounds, p.bounds...)
			total += n
			above = above || p.bounds[0] > 0
		}
	}
	if bounds == nil {
		return nil
	}
	if above && slices.Min(bounds) < 0 {
		bounds = append(bounds, 0)
	}
	slices.Sort(bounds)
	for _, b := range slices.Compact(bounds) {
		n := 0.0
		for _, p := range points {
			if len(p.bounds) > 0 {
				n += p.below(b)
			}
		}
		buckets = append(buckets, cumulativeBucket{b, n})
	}
	return append(buckets, cumulativeBucket{math.Inf(1), total})
}

// below counts the values of a histogram up to x. Those of the last bucket are only below infinity.
func (p modelPoint) below(x float64) float64 {
	n := 0.0
	for i, c := range p.counts {
		upper, lower := math.Inf(1), 0.0
		if i < len(p.bounds) {
			upper = p.bounds[i]
		}
		if i > 0 {
			lower = p.bounds[i-1]
		}
		switch {
		case x >= upper:
			n += float64(c)
		case x > lower && !math.IsInf(upper, 1):
			n += float64(c) * ((x - lower) / (upper - lower))
		}
	}
	return n
}

// firstPositive is the key of bucket 0 of the positive values of an exponential histogram. That of the negative values
// has the negative key.
const firstPositive = 1_000_000

// keys returns the counts of an exponential histogram at a scale by key. Keys are in the order of the values, and that
// of the zero bucket is 0.
func (p modelPoint) keys(scale int) map[int]int64 {
	keys := map[int]int64{0: int64(p.zero)}
	size := math.Exp2(float64(p.scale - scale))
	for i, n := range p.positive {
		keys[firstPositive+int(math.Floor(float64(p.positiveAt+i)/size))] += int64(n)
	}
	for i, n := range p.negative {
		keys[-firstPositive-int(math.Floor(float64(p.negativeAt+i)/size))] += int64(n)
	}
	return keys
}

// exponentialQuantile applies the rules of Prometheus to a native histogram of a standard schema: the quantile is in the
// first bucket that reaches its rank, interpolated on the exponent, and no bound is greater than the largest float. As
// the tables do not say how wide the zero bucket is, its values are 0.
func exponentialQuantile(level float64, keys map[int]int64, scale int) float64 {
	total := int64(0)
	for _, n := range keys {
		total += n
	}
	rank, before := level*float64(total), 0.0
	power := func(index float64) float64 {
		return min(math.Exp2(index*math.Exp2(-float64(scale))), math.MaxFloat64)
	}
	for _, key := range slices.Sorted(maps.Keys(keys)) {
		n := float64(keys[key])
		if n == 0 || before+n < rank {
			before += n
			continue
		}
		part := (rank - before) / n
		switch {
		case key > 0:
			return power(float64(key-firstPositive) + part)
		case key < 0:
			return -power(float64(-key-firstPositive) + 1 - part)
		}
		return 0
	}
	return math.NaN()
}

// oneBounds are bounds of histograms that are added up with histograms of the same bounds only.
var oneBounds = [][]float64{
	{0, 5, 10, 25, 50, 75, 100, 250, 500, 750, 1000, 2500, 5000, 7500, 10000}, // OpenTelemetry's default
	{0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10},
	{},
	{7},
	{0},
	{-3},
	{-100, -10, -1},
	{-10, 0, 10},
	{-20, -5, 5},
	{1, 10, math.MaxFloat64},
	nil, // drawBounds
}

// differentBounds are bounds of histograms that are added up. The widths of the buckets are powers of 2, so that the
// sums are exact in any order: whether a rank is reached does not depend on rounding.
var differentBounds = [][]float64{{0, 8, 16, 32}, {4, 8, 24}, {-8, 0, 8}, {-32, -16}, {0}, {16}, {-4}, {0, 1}, {-2, 2, 4}, {}}

// drawCounts returns the counts of n buckets: values in one bucket, in a third, in most, very many values, or none.
func drawCounts(random *rand.Rand, n int) []uint64 {
	counts := make([]uint64, n)
	if n == 0 {
		return counts
	}
	form := random.IntN(5)
	if form == 0 {
		counts[random.IntN(n)] = 1 + random.Uint64N(9)
	}
	for i := range counts {
		switch {
		case form == 1 && random.IntN(3) == 0, form == 2:
			counts[i] = random.Uint64N(9)
		case form == 3:
			counts[i] = random.Uint64N(1e12)
		}
	}
	return counts
}

// drawBounds returns up to eight bounds.
func drawBounds(random *rand.Rand) []float64 {
	bounds := make([]float64, 1+random.IntN(8))
	for i := range bounds {
		bounds[i] = random.NormFloat64() * math.Exp2(float64(random.IntN(20)))
	}
	slices.Sort(bounds)
	return bounds
}

// drawHistograms returns points that have a histogram of each type. A group has up to three series, delta or cumulative.
// A series is reset now and then. Scales of exponential histograms are up to 3 above the given one.
func drawHistograms(random *rand.Rand, groups, scale int) (points []modelPoint) {
	for group := range groups {
		same := oneBounds[group/2%len(oneBounds)]
		if same == nil {
			same = drawBounds(random)
		}
		for series := range 1 + random.IntN(3) {
			var last modelPoint
			temporality := 1 + random.IntN(2)
			for at := -1500 + random.Int64N(600); at < 3600; at += 60 + random.Int64N(600) {
				p := last
				if last.series == "" || random.IntN(8) == 0 { // the series begins or is reset
					p = modelPoint{
						group: fmt.Sprint(group), series: fmt.Sprintf("%d.%d", group, series), temporality: temporality,
						began: Start/1000 + at - random.Int64N(2), bounds: same, scale: scale + random.IntN(4),
						negativeAt: random.IntN(60) - 30, positiveAt: random.IntN(60) - 30,
						negative: make([]uint64, random.IntN(12)), positive: make([]uint64, random.IntN(12)),
					}
					if group%2 == 1 {
						p.bounds = differentBounds[random.IntN(len(differentBounds))]
					}
					p.counts = make([]uint64, len(p.bounds)+1)
				}
				p.at = Start/1000 + at
				grown := func(counts []uint64) []uint64 {
					more := drawCounts(random, len(counts))
					for i := range more {
						if temporality == 2 {
							more[i] += counts[i]
						}
					}
					return more
				}
				p.counts, p.negative, p.positive = grown(p.counts), grown(p.negative), grown(p.positive)
				p.zero = grown([]uint64{p.zero})[0]
				points, last = append(points, p), p
			}
		}
	}
	slices.SortStableFunc(points, func(a, b modelPoint) int { return cmp.Compare(a.at, b.at) })
	return points
}

func TestQuantilesOfHistogramsAreThoseOfPrometheus(t *testing.T) {
	t.Parallel()
	db, r, source := SetUpMetrics(t)
	for _, typ := range []string{"histogram", "exponential histogram"} {
		t.Run(typ, func(t *testing.T) {
			t.Parallel()
			first := seed()
			t.Logf("the seed is %d", first)
			random := rand.New(rand.NewPCG(first, 2))
			for i := range Rounds(4, 50) {
				metric := fmt.Sprint("m", i)
				points := drawHistograms(random, 2*len(oneBounds), []int{0, -9, 3, 8}[i%4])
				rows := make([]Point, len(points))
				for i, p := range points {
					rows[i] = p.Row(metric, typ)
				}
				Insert(t, db, typ, rows)
				for _, q := range []float64{0, 0.5, 0.9, 0.99, 1, random.Float64()} {
					w := sqlgen.Window{Start: Start, End: Start + 3_600_000, Bucket: 600}
					s := sqlgen.Series{
						Source: source, MetricType: typ, MetricName: metric, AggFn: "quantile", Level: &q,
						GroupBy: []string{"Attributes.g"},
					}
					got, err := ChartCells(t, r, s, w, "10m")
					if err != nil {
						t.Errorf("quantile %v of %s: %v", q, metric, err)
						continue
					}
					want := Model(s, points, w)
					if len(want) < len(oneBounds) {
						t.Errorf("quantile %v of %s has only %d values", q, metric, len(want))
					}
					if diff := gocmp.Diff(want, got, cmpopts.EquateApprox(1e-9, 1e-9)); diff != "" {
						t.Errorf("quantile %v of %s (-want +got):\n%s", q, metric, diff)
					}
				}
			}
		})
	}
}
