package httpapi

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// pipes is a listener for one connection.
type pipes chan net.Conn

func (p pipes) Accept() (net.Conn, error) {
	c, ok := <-p
	if !ok {
		return nil, net.ErrClosed
	}
	return c, nil
}

func (p pipes) Close() error   { return nil }
func (p pipes) Addr() net.Addr { return &net.TCPAddr{} }

// ask sends a GET to the handler, behind what all answers go through, on a connection that holds nothing back.
func ask(t *testing.T, next http.Handler) io.Reader {
	t.Helper()
	client, server := net.Pipe()
	listener := make(pipes, 1)
	listener <- server
	close(listener)
	s := &http.Server{
		WriteTimeout: 90 * time.Second, ReadTimeout: time.Minute,
		Handler: &responseHandler{unread: newUnread(), metrics: NewMetrics(prometheus.NewRegistry()), next: http.HandlerFunc(
			func(w http.ResponseWriter, r *http.Request) {
				ctx, cancel := context.WithTimeout(r.Context(), requestTimeout)
				defer cancel()
				next.ServeHTTP(w, r.WithContext(ctx))
			})},
	}
	done := make(chan struct{})
	go func() { _ = s.Serve(listener); close(done) }()
	t.Cleanup(func() {
		_ = client.Close()
		<-done
		_ = s.Shutdown(context.Background())
	})
	if _, err := io.WriteString(client, "GET / HTTP/1.0\r\n\r\n"); err != nil {
		t.Fatal(err)
	}
	return client
}

// mebibytes is a handler that answers a list of so many mebibytes, each of which takes the store a while.
func mebibytes(n int, each time.Duration) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_ = WriteList(r.Context(), w, func(ctx context.Context, begin func(store.ListHead) bool, item func([]byte) error) error {
			begin(store.ListHead{Total: n})
			for range n {
				select {
				case <-ctx.Done():
					return ctx.Err()
				case <-time.After(each):
				}
				if err := item(bytes.Repeat([]byte{'1'}, 1<<20)); err != nil {
					return err
				}
			}
			return nil
		}, ListEnvelope{Close: func(int) string { return "" }})
	})
}

// readSlowly reads so many bytes each second, and returns how many came in which time.
func readSlowly(r io.Reader, each int) (n int, took time.Duration) {
	began := time.Now()
	for buf := make([]byte, each); ; {
		some, err := io.ReadFull(r, buf)
		if n += some; err != nil {
			return n, time.Since(began)
		}
		<-time.After(time.Second)
	}
}

func TestAListHasTheTimeThatItsClientTakes(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		list       http.Handler
		each       int // bytes a second
		whole      bool
		least, max time.Duration
	}{
		"longer than a request":       {mebibytes(20, 0), 64 << 10, true, 5 * time.Minute, 6 * time.Minute},
		"from a store that is slow":   {mebibytes(20, 5*time.Second), 1 << 20, true, 90 * time.Second, 2 * time.Minute},
		"from a store that hangs":     {mebibytes(20, 2*time.Minute), 1 << 20, false, requestTimeout, 2 * time.Minute},
		"with hardly any progress":    {mebibytes(20, 0), 512, false, writeTimeout, 3 * time.Minute},
		"for no longer than a client": {mebibytes(100, 0), 16 << 10, false, responseTimeout, responseTimeout + 2*time.Minute},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				n, took := readSlowly(ask(t, c.list), c.each)
				if whole := n > 20<<20; whole != c.whole || took < c.least || took > c.max {
					t.Errorf("%d bytes in %s", n, took)
				}
			})
		})
	}
}

// TestAnAnswerIsKeptOnlyWhileItIsRead holds that what an answer was made of is given back before the client reads.
func TestAnAnswerIsKeptOnlyWhileItIsRead(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var returned bool
		text := bytes.Repeat([]byte{'1'}, maxBuffered)
		r := ask(t, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			_ = writeText(w, http.StatusOK, text)
			returned = true
		}))
		synctest.Wait()
		if !returned {
			t.Error("the handler waits for its client")
		}
		if n, _ := readSlowly(r, maxBuffered); n < len(text) {
			t.Errorf("%d bytes", n)
		}
	})
}

func TestAKeyThatReadsNothingIsAnsweredNoMore(t *testing.T) {
	t.Parallel()
	all := newUnread()
	answer := func(key string) error {
		a := &responseWriter{
			ResponseWriter: discard{}, unread: all, request: &http.Request{Method: http.MethodGet},
			errors: &ErrorWriter{Form: func(int, string, string) any { return nil }},
		}
		if err := a.admit(core.Principal{OrganizationID: "organization", KeyID: key}); err != nil {
			return err
		}
		_, _ = a.Write(make([]byte, 64<<10))
		a.finish() // it is never released: its client does not read
		return a.err
	}
	n := 0
	var err error
	for ; err == nil && n < 1000; n++ {
		err = answer("key")
	}
	var known *core.Error
	if !errors.As(err, &known) || known.Kind != core.RateLimited || known.RetryAfter == 0 || n < 100 {
		t.Errorf("after %d answers: %v", n, err)
	}
	if err := answer("other"); err != nil {
		t.Errorf("another key: %v", err)
	}
}

// TestPublicAnswersTakeNoMemoryOfKeys holds that answers without a key, and long lists, stop no other answers.
func TestPublicAnswersTakeNoMemoryOfKeys(t *testing.T) {
	t.Parallel()
	all := newUnread()
	answer := func(method, address, key string, size int) error {
		a := &responseWriter{
			ResponseWriter: discard{}, unread: all, request: &http.Request{Method: method, RemoteAddr: address, URL: &url.URL{}},
			errors: &ErrorWriter{Form: func(int, string, string) any { return nil }, Log: slog.New(slog.DiscardHandler)},
		}
		if key != "" {
			if err := a.admit(core.Principal{OrganizationID: "of " + key, KeyID: key}); err != nil {
				return err
			}
		}
		for ; size > 0; size -= 64 << 10 {
			_, _ = a.Write(make([]byte, 64<<10))
		}
		a.finish() // it is never released: its client does not read
		return a.err
	}
	exhaust := func(address, key string, size int) {
		for range 1000 {
			if answer(http.MethodGet, address, key, size) != nil {
				return
			}
		}
		t.Errorf("%s%s has endless memory", address, key)
	}
	for i := range 8 {
		exhaust(fmt.Sprintf("[2001:db8::%d]:1", i), "", 1<<20)
		exhaust(fmt.Sprintf("[2001:db8:0:%d::1]:1", i), "", 1<<20)
		exhaust("192.0.2.1:1", fmt.Sprint("key ", i), 2<<20)
	}
	if err := answer(http.MethodGet, "192.0.2.2:1", "other", 64<<10); err != nil {
		t.Errorf("another key: %v", err)
	}
	// What may have changed something is answered, if it was done at all.
	writer := &responseWriter{
		ResponseWriter: discard{}, unread: all, request: &http.Request{Method: http.MethodPost, RemoteAddr: "192.0.2.2:1"},
	}
	if err := writer.admit(core.Principal{OrganizationID: "of last", KeyID: "last"}); err != nil {
		t.Fatal(err)
	}
	exhaust("", "last", 64<<10)
	_, _ = writer.Write(make([]byte, 32<<10))
	if writer.finish(); writer.err != nil {
		t.Errorf("a change is not answered: %v", writer.err)
	}
}

// discard is a client's end that is never looked at.
type discard struct{}

func (discard) Header() http.Header         { return http.Header{} }
func (discard) Write(p []byte) (int, error) { return len(p), nil }
func (discard) WriteHeader(int)             {}
