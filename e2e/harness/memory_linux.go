package harness

import (
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"
)

// maxResident is how much memory the API process may have, whatever one caller does, in MB.
const maxResident = 600

// PeakMemory is the most resident memory that a process has had, in MB.
func PeakMemory(t testing.TB, s *Server) float64 {
	t.Helper()
	return memoryOf(t, s.Cmd.Process.Pid, "VmHWM:")
}

func memoryOf(t testing.TB, pid int, field string) float64 {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), field)
	kb, err := strconv.ParseFloat(strings.Fields(rest)[0], 64)
	if err != nil {
		t.Fatal(err)
	}
	return kb / 1024
}

// Zipped is a text as gzip has it.
func Zipped(t testing.TB, text string) string {
	t.Helper()
	var buf bytes.Buffer
	w := gzip.NewWriter(&buf)
	if _, err := io.WriteString(w, text); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return buf.String()
}

// ManyValues is a body of about 32 MiB that takes as much memory as any: it has as many values as are read.
func ManyValues() string {
	const values = 199_000
	item := `"` + strings.Repeat("v", 32<<20/values-4) + `"`
	return `{"name":"large","tiles":[],"more":[` + strings.TrimSuffix(strings.Repeat(item+",", values), ",") + `]}`
}

// LargeDashboard is a dashboard of about so many bytes.
func LargeDashboard(name string, size int) string {
	tile := `{"name":"text","x":0,"y":0,"w":1,"h":1,"config":{"displayType":"markdown","markdown":"` +
		strings.Repeat("m", 50_000) + `"}}`
	return `{"name":"` + name + `","tiles":[` + strings.TrimSuffix(strings.Repeat(tile+",", size/len(tile)), ",") + `]}`
}

// WantBounded says how much memory the process has had at most.
func (s *Server) WantBounded(t testing.TB) {
	t.Helper()
	got := PeakMemory(t, s)
	t.Logf("%.0f MB at most", got)
	if got > maxResident {
		t.Errorf("the process had %.0f MB, want at most %d", got, maxResident)
	}
}

// ReadSmall reads one small dashboard over and over until done is closed.
func (s *Server) ReadSmall(t testing.TB, id string, done <-chan struct{}) {
	t.Helper()
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-done:
			return
		case <-tick.C:
			if a := s.Do("GET", "dashboards/"+id, ""); a.Status != http.StatusOK {
				t.Errorf("a small request meanwhile: %d %s", a.Status, a.Body)
			}
		}
	}
}

// Discard sends a request, and reads the answer to its end and keeps nothing of it.
func (s *Server) Discard(ctx context.Context, method, path, body string, edit ...func(*http.Request)) (
	status int, size int64, err error,
) {
	r, err := http.NewRequestWithContext(ctx, method, s.URL+s.Base()+path, strings.NewReader(body))
	if err != nil {
		return 0, 0, err
	}
	r.Header.Set("Content-Type", "application/json")
	s.Authorize(r)
	for _, fn := range edit {
		fn(r)
	}
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		return 0, 0, err
	}
	defer func() { _ = res.Body.Close() }()
	size, err = io.Copy(io.Discard, res.Body)
	return res.StatusCode, size, err
}
