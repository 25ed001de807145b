package webhook

import (
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/patience"
)

func httpError(status int, retry bool, after time.Duration) Result {
	return Result{
		Status: status, Error: api.DeliveryErrorTypeHTTPERROR, Reason: fmt.Sprintf("HTTP %d", status), Retry: retry,
		RetryAfter: after,
	}
}

func TestWhatAnswersMean(t *testing.T) {
	t.Parallel()
	s := newSender(t)
	for _, service := range httpKinds() {
		redirect := Result{Error: api.DeliveryErrorTypeREDIRECT, Reason: "redirects are not followed"}
		for status, want := range map[int]Result{
			200: {}, 201: {}, 202: {}, 204: {}, 299: {}, 300: redirect, 301: redirect, 302: redirect, 303: redirect,
			304: redirect, 307: redirect, 308: redirect, 399: redirect, 400: httpError(400, false, 0),
			401: httpError(401, false, 0), 404: httpError(404, false, 0), 408: httpError(408, false, 0),
			410: httpError(410, false, 0), 425: httpError(425, false, 0), 429: httpError(429, true, 7*time.Second),
			500: httpError(500, true, 7*time.Second), 503: httpError(503, true, 7*time.Second),
			599: httpError(599, true, 7*time.Second), 600: httpError(600, true, 7*time.Second),
		} {
			c := newCatcher(t, func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Location", "/elsewhere")
				w.Header().Set("Retry-After", "7")
				w.WriteHeader(status)
			})
			want.Status = status
			if want.Error == redirect.Error && service == api.WebhookServiceSlack {
				want = httpError(status, false, 0)
			}
			got := s.Send(t.Context(), aReceiver(service, c.URL), aDelivery(), ten10)
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%s: %d: (-want +got):\n%s", service, status, diff)
			}
			c.only(t)
		}
	}
}

func TestReceiversThatMisbehave(t *testing.T) {
	t.Parallel()
	broken := Result{Error: api.DeliveryErrorTypeCONNECTIONERROR, Reason: "connection failed", Retry: true}
	late := Result{Error: api.DeliveryErrorTypeTIMEOUT, Reason: "timed out after 0.3 s", Retry: true}
	const head = "HTTP/1.1 200 OK\r\n"
	for name, c := range map[string]struct {
		handle func(net.Conn)
		want   Result
	}{
		"it hangs before it reads":   {hang, late},
		"it hangs after it has read": {func(conn net.Conn) { heard(conn); hang(conn) }, late},
		"it hangs in its headers":    {func(conn net.Conn) { answer(head + "X: ")(conn); hang(conn) }, late},
		"it says hello for ever": {func(conn net.Conn) {
			heard(conn)
			for err := error(nil); err == nil; {
				_, err = io.WriteString(conn, "HTTP/1.1 100 Continue\r\n\r\n")
			}
		}, broken},
		"its headers have no end": {func(conn net.Conn) {
			answer(head)(conn)
			for err := error(nil); err == nil; {
				_, err = io.WriteString(conn, "X: "+strings.Repeat("x", 1000)+"\r\n")
			}
		}, broken},
		"it hangs up at once":           {func(net.Conn) {}, broken},
		"it hangs up after it has read": {heard, broken},
		"it resets at once":             {reset, broken},
		"it resets after it has read":   {func(conn net.Conn) { heard(conn); reset(conn) }, broken},
		"it resets in its headers":      {func(conn net.Conn) { answer(head + "X: ")(conn); reset(conn) }, broken},
		"it resets in its body": {func(conn net.Conn) {
			answer(head + "Content-Length: 100\r\n\r\nthanks")(conn)
			reset(conn)
		}, Result{Status: 200, Response: "thanks"}},
		"it hangs up in its body": {
			answer(head + "Content-Length: 100\r\n\r\nthanks"), Result{Status: 200, Response: "thanks"},
		},
		"it refuses and hangs up in its body": {
			answer("HTTP/1.1 500 No\r\nContent-Length: 100\r\n\r\nsorry"),
			Result{
				Status: 500, Error: api.DeliveryErrorTypeHTTPERROR, Reason: "HTTP 500", Retry: true, Response: "sorry",
			},
		},
		"it speaks no HTTP": {answer("SSH-2.0-OpenSSH_9.6\r\n"), broken},
		"it speaks another protocol": {
			answer("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"), broken,
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := newRawReceiver(t, "127.0.0.1:0", c.handle)
			s := newSender(t, func(o *SenderOptions) {
				if c.want == late {
					o.Timeout = 300 * time.Millisecond
				}
			})
			got := s.Send(t.Context(), aReceiver(api.WebhookServiceGeneric, r.url()), aDelivery(), ten10)
			if name == "it resets in its body" {
				got.Response = c.want.Response // which the reset may outrun
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			if n := r.accepted.Load(); n > 1 {
				t.Errorf("%d connections", n)
			}
		})
	}
}

func TestNothingListens(t *testing.T) {
	t.Parallel()
	r := newRawReceiver(t, "127.0.0.1:0", hang)
	_ = r.Close()
	got := newSender(t).Send(t.Context(), aReceiver(api.WebhookServiceSlack, r.url()), aDelivery(), ten10)
	want := Result{Error: api.DeliveryErrorTypeCONNECTIONERROR, Reason: "connection refused", Retry: true}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestLongAnswersAreNotRead(t *testing.T) {
	t.Parallel()
	written := make(chan int64, 1)
	block := bytes.Repeat([]byte("x"), 1<<20)
	c := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Length", "1073741824")
		var n int64
		for range 1024 {
			m, err := w.Write(block)
			if n += int64(m); err != nil {
				break
			}
		}
		written <- n
	}))
	defer c.Close()
	got := newSender(t).Send(t.Context(), aReceiver(api.WebhookServiceGeneric, c.URL), aDelivery(), ten10)
	if diff := cmp.Diff(Result{Status: 200, Response: strings.Repeat("x", 1024)}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	// Some of it is on the way between the two.
	if n := <-written; n > 64<<20 {
		t.Errorf("%d bytes could be sent", n)
	}
}

func TestAnswersThatDripAreNotWaitedFor(t *testing.T) {
	t.Parallel()
	for _, status := range []int{200, 500} {
		c := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			w.WriteHeader(status)
			for r.Context().Err() == nil {
				_, _ = io.WriteString(w, "x")
				_ = http.NewResponseController(w).Flush()
				select {
				case <-r.Context().Done():
				case <-time.After(10 * time.Millisecond):
				}
			}
		}))
		began := time.Now()
		got := newSender(t).Send(t.Context(), aReceiver(api.WebhookServiceGeneric, c.URL), aDelivery(), ten10)
		if got.Status != status || (got.Error == "") != (status == 200) || !strings.HasPrefix(got.Response, "x") {
			t.Errorf("%+v", got)
		}
		if took := time.Since(began); took > patience.Timeout/2 { // long before the attempt itself ends
			t.Errorf("it took %v", took)
		}
		c.Close()
	}
}

func TestAnswersAreNotInflated(t *testing.T) {
	t.Parallel()
	var bomb bytes.Buffer
	z := gzip.NewWriter(&bomb)
	_, _ = z.Write(make([]byte, 10<<20))
	_ = z.Close()
	c := newCatcher(t, func(w http.ResponseWriter, r *http.Request) {
		if accepted := r.Header.Get("Accept-Encoding"); accepted != "" {
			t.Errorf("accepted: %s", accepted)
		}
		w.Header().Set("Content-Encoding", "gzip")
		_, _ = w.Write(bomb.Bytes())
	})
	got := newSender(t).Send(t.Context(), aReceiver(api.WebhookServiceGeneric, c.URL), aDelivery(), ten10)
	if got.Status != 200 || got.Error != "" || !strings.HasPrefix(got.Response, "\x1f\uFFFD\b") || len(got.Response) > 1024 {
		t.Errorf("%+v", got)
	}
}

func TestExcerpts(t *testing.T) {
	t.Parallel()
	for body, want := range map[string]string{
		"":                              "",
		"fine":                          "fine",
		"a\x00b\xffc":                   "a\uFFFDb\uFFFDc",
		strings.Repeat("x", 1024):       strings.Repeat("x", 1024),
		strings.Repeat("x", 1025):       strings.Repeat("x", 1024),
		strings.Repeat("x", 1023) + "é": strings.Repeat("x", 1023),
		strings.Repeat("x", 1022) + "🚨": strings.Repeat("x", 1022),
		strings.Repeat("\x00", 1024):    strings.Repeat("\uFFFD", 341),
	} {
		if got := excerpt(body); got != want || !utf8.ValidString(got) {
			t.Errorf("%q: %q", body, got)
		}
	}
}

func TestRetryAfter(t *testing.T) {
	t.Parallel()
	const day = 24 * time.Hour
	in := func(d time.Duration) string { return ten10.Add(d).Format(http.TimeFormat) }
	for text, want := range map[string]time.Duration{
		"": 0, "0": 0, "1": time.Second, "120": 2 * time.Minute, "007": 7 * time.Second, "86400": day, "86401": day,
		"99999999999999999999999": day, "18446744073709551615": day, "9223372036854775807": day,
		"-1": 0, "+1": 0, "1.5": 0, "1e3": 0, "1s": 0, "soon": 0, "0x10": 0, "１": 0, "1, 2": 0,
		in(90 * time.Second): 90 * time.Second, in(-time.Hour): 0, in(0): 0, in(48 * time.Hour): day,
		ten10.Add(time.Minute).Format(time.RFC850): time.Minute, ten10.Add(time.Minute).Format(time.ANSIC): time.Minute,
		"Mon, 01 Jan 0001 00:00:00 GMT": 0, "Fri, 31 Dec 9999 23:59:59 GMT": day, ten10.Format(time.RFC3339): 0,
	} {
		if got := retryAfter(http.Header{"Retry-After": {text}}, ten10); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
	// The clock of the receiver is an hour fast.
	h := http.Header{"Retry-After": {in(time.Hour + time.Minute)}, "Date": {in(time.Hour)}}
	if got := retryAfter(h, ten10); got != time.Minute {
		t.Errorf("by its own clock: %v", got)
	}
	h.Set("Date", "nonsense")
	if got := retryAfter(h, ten10); got != time.Hour+time.Minute {
		t.Errorf("by ours: %v", got)
	}
}

func FuzzRetryAfter(f *testing.F) {
	for _, text := range []string{"", "1", "-1", "99999999999999999999", "Sun, 17 Mar 2024 22:11:00 GMT"} {
		f.Add(text, "")
		f.Add(text, "Sun, 17 Mar 2024 22:10:00 GMT")
	}
	f.Fuzz(func(t *testing.T, text, date string) {
		got := retryAfter(http.Header{"Retry-After": {text}, "Date": {date}}, ten10)
		if got < 0 || got > maxRetryAfter || got%time.Second != 0 && date == "" {
			t.Fatalf("%q at %q: %v", text, date, got)
		}
	})
}

func TestTheEndOfTheContextIsNoTimeout(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	r := newRawReceiver(t, "127.0.0.1:0", func(conn net.Conn) {
		heard(conn)
		cancel()
		hang(conn)
	})
	got := newSender(t).Send(ctx, aReceiver(api.WebhookServiceGeneric, r.url()), aDelivery(), ten10)
	want := Result{Error: api.DeliveryErrorTypeCONNECTIONERROR, Reason: "attempt interrupted", Retry: true}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
