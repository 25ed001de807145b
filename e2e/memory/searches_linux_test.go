package memory

import (
	"flag"
	"fmt"
	"net/http"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// TestManyLargeSearchesTakeBoundedMemory asks for as many rows as there may be, which are as large as they may be, all at
// once.
func TestManyLargeSearchesTakeBoundedMemory(t *testing.T) {
	s := harness.StartServer(t, "", harness.Embedded...)
	id := harness.MustID(t, s.Do("GET", "sources", ""))
	now := time.Now().UTC()
	harness.Ask(t, harness.EngineClient(s), fmt.Sprintf("INSERT INTO otel_logs (Timestamp, ServiceName, Body)"+
		" SELECT '%s', 'cart', repeat(toString(rand() %% 10), 28000) FROM numbers(2000)", now.Format("2006-01-02 15:04:05")))
	small := harness.MustID(t, s.Do("POST", "dashboards", `{"name":"small","tiles":[]}`))
	body := harness.Encode(t, harness.Object{
		"sourceId": id, "select": "Body", "maxResults": 2000, "startTime": now.Add(-time.Hour).Format(time.RFC3339),
		"endTime": now.Add(time.Hour).Format(time.RFC3339),
	})
	var searchers sync.WaitGroup
	for range atOnce(8, 4) {
		searchers.Go(func() {
			a, err := s.DoContext(t.Context(), "POST", "search", body)
			switch {
			case err != nil:
				t.Error(err)
			case a.Status == http.StatusOK && len(a.Body) > 50<<20:
			case a.Header.Get("Retry-After") == "":
				t.Errorf("%d %.200s", a.Status, a.Body)
			}
			t.Logf("%d with %d MiB", a.Status, len(a.Body)>>20)
		})
	}
	done := make(chan struct{})
	go func() { searchers.Wait(); close(done) }()
	s.ReadSmall(t, small, done)
	s.WantBounded(t)
}

var thorough = flag.Bool("thorough", false, "do much more at once")

// atOnce returns the number of concurrent requests: all with -thorough, and part without.
func atOnce(all, part int) int {
	if *thorough {
		return all
	}
	return part
}

// TestEverythingLargeAtOnceTakesBoundedMemory has two callers do whatever takes much memory, at the same time.
func TestEverythingLargeAtOnceTakesBoundedMemory(t *testing.T) {
	s := harness.StartServer(t, "", harness.Embedded...)
	source := harness.MustID(t, s.Do("GET", "sources", ""))
	now := time.Now().UTC()
	harness.Ask(t, harness.EngineClient(s), fmt.Sprintf("INSERT INTO otel_logs (Timestamp, ServiceName, Body)"+
		" SELECT '%s', 'cart', repeat(toString(rand() %% 10), 28000) FROM numbers(2000)", now.Format("2006-01-02 15:04:05")))
	var large []string
	for i := range atOnce(4, 1) {
		large = append(large, harness.MustID(t, s.Do("POST", "dashboards", harness.LargeDashboard(fmt.Sprint("large ", i), 23<<20))))
	}
	small := harness.MustID(t, s.Do("POST", "dashboards", `{"name":"small","tiles":[]}`))
	search := harness.Encode(t, harness.Object{
		"sourceId": source, "select": "Body", "maxResults": 2000, "startTime": now.Add(-time.Hour).Format(time.RFC3339),
		"endTime": now.Add(time.Hour).Format(time.RFC3339),
	})
	values, texts := harness.Zipped(t, harness.ManyValues()), harness.LargeDashboard("body", 23<<20)
	var callers sync.WaitGroup
	answers := make(chan int, 1000)
	for _, edit := range []func(*http.Request){func(*http.Request) {}, s.CreateKey(t).Use} {
		for i := range large {
			for _, request := range []struct {
				method, path, body string
				edit               func(*http.Request)
			}{
				{"POST", "dashboards", values, harness.Header("Content-Encoding", "gzip")},
				{"POST", "dashboards", texts, func(*http.Request) {}},
				{"PUT", "dashboards/" + large[i], texts, func(*http.Request) {}},
				{"PUT", "dashboards/" + large[i], `{"name":"small","tiles":[]}`, func(*http.Request) {}},
				{"GET", "dashboards/" + large[i], "", func(*http.Request) {}},
				{"GET", "dashboards", "", func(*http.Request) {}},
				{"POST", "search", search, func(*http.Request) {}},
			} {
				callers.Go(func() {
					status, _, err := s.Discard(t.Context(), request.method, request.path, request.body, edit, request.edit)
					if err != nil && request.path != "dashboards" { // a list that has changed is cut off
						t.Errorf("%s %s: %v", request.method, request.path, err)
					}
					answers <- status
				})
			}
		}
	}
	done := make(chan struct{})
	go func() { callers.Wait(); close(done) }()
	s.ReadSmall(t, small, done)
	close(answers)
	statuses := map[int]int{}
	for status := range answers {
		statuses[status]++
	}
	t.Logf("statuses: %v", statuses)
	if statuses[200] == 0 || statuses[500] > 0 {
		t.Errorf("statuses: %v", statuses)
	}
	s.WantBounded(t)
}
