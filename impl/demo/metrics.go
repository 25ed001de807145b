package demo

import (
	"math"
	"slices"
	"strconv"
	"time"
)

// latencyBounds are those of the histogram, in milliseconds.
var latencyBounds = []float64{5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10000}

// requestKey tells the request counters apart.
type requestKey struct {
	service *service
	failed  bool
}

// observe counts a request, whether it is traced or not.
func (s *shop) observe(sp *span) {
	svc := sp.pod.service
	h := s.latency[svc]
	if h == nil {
		h = &histogramRow{min: math.Inf(1), buckets: make([]uint64, len(latencyBounds)+1)}
		s.latency[svc] = h
	}
	ms := float64(sp.duration.Microseconds()) / 1000
	bucket, _ := slices.BinarySearch(latencyBounds, ms)
	h.buckets[bucket]++
	h.count++
	h.value += ms
	h.min, h.max = min(h.min, ms), max(h.max, ms)
	s.requests[requestKey{svc, sp.failure != nil}]++
}

// measure adds the data points at the end of a slot.
func (s *shop) measure(begin, at time.Time) {
	for _, svc := range []*service{
		s.frontend, s.catalog, s.cart, s.checkout, s.payment, s.shipping, s.email, s.liveRecommendation(begin),
		s.postgres, s.redis,
	} {
		for i, p := range svc.pods {
			s.measurePod(p, begin, at, i)
		}
		for _, failed := range []bool{false, true} {
			total, served := s.requests[requestKey{svc, failed}]
			if !served {
				continue
			}
			s.rows.sums = append(s.rows.sums, metricRow{
				at: at, start: s.start, pod: svc.pods[0], name: "server.requests", unit: "{request}",
				value: total, description: "Requests served",
				attributes: attributes("failed", strconv.FormatBool(failed)),
			})
		}
		if h := s.latency[svc]; h != nil {
			h.metricRow = metricRow{
				at: at, start: begin, pod: svc.pods[0], name: "server.duration", unit: "ms", value: h.value,
				description: "Time to serve a request",
			}
			s.rows.histograms = append(s.rows.histograms, *h)
		}
	}
	clear(s.latency)
}

func (s *shop) measurePod(p *pod, begin, at time.Time, replica int) {
	cpu := (0.05 + 0.25*load(at)) * (0.9 + 0.2*s.random.Float64())
	if p.service == s.postgres && s.happens(at, slowDatabase) {
		cpu = 0.97
	}
	// A slow leak, until the restart that comes every eight hours.
	const life = 8 * time.Hour
	age := (at.Sub(s.start) + time.Duration(replica)*3*time.Hour) % life
	memory := 150<<20 + 120<<20*age.Seconds()/life.Seconds()
	s.rows.gauges = append(s.rows.gauges, metricRow{
		at: at, start: begin, pod: p, name: "k8s.pod.cpu.utilization", unit: "1", value: cpu,
		description: "Share of the CPU limit in use",
	}, metricRow{
		at: at, start: begin, pod: p, name: "k8s.pod.memory.usage", unit: "By", value: math.Round(memory),
		description: "Memory in use",
	})
}
