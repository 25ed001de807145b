package engine

import (
	"context"
	"errors"
	"net"
	"net/http"
	"sync/atomic"
)

// errRedirect is an answer that no ClickHouse gives. Following it would carry a query to an address that the egress
// policy has not checked.
var errRedirect = errors.New("the server redirects")

// transport sends requests to the first of several equal hosts that can be reached, and stays with it until it fails.
type transport struct {
	next    http.RoundTripper
	scheme  string
	hosts   []string
	current atomic.Int64
}

// RoundTrip tries the next host only when there was no connection to send anything on.
func (t *transport) RoundTrip(req *http.Request) (*http.Response, error) {
	first := t.current.Load()
	for i := range t.hosts {
		n := (first + int64(i)) % int64(len(t.hosts))
		// A request may not be changed by who carries it.
		attempt := req.Clone(req.Context())
		attempt.URL.Scheme, attempt.URL.Host, attempt.Host = t.scheme, t.hosts[n], ""
		if i > 0 && req.GetBody != nil {
			var err error
			if attempt.Body, err = req.GetBody(); err != nil {
				return nil, err
			}
		}
		res, err := t.next.RoundTrip(attempt)
		if err == nil {
			t.current.Store(n)
			return withoutRedirect(res)
		}
		if errors.Is(err, context.Canceled) {
			return nil, err // which says nothing about the host
		}
		// The next request begins with the next host, also when this one gave no answer or a broken one.
		t.current.CompareAndSwap(n, (n+1)%int64(len(t.hosts)))
		// This one may have arrived, and is only repeated if it cannot have: it may have been an insert.
		var dial *net.OpError
		last := i == len(t.hosts)-1 || req.Body != nil && req.GetBody == nil
		if last || !errors.As(err, &dial) || dial.Op != "dial" {
			return nil, err
		}
	}
	return nil, errors.New("no host is given")
}

func withoutRedirect(res *http.Response) (*http.Response, error) {
	if res.StatusCode >= 300 && res.StatusCode < 400 {
		_ = res.Body.Close()
		return nil, errRedirect
	}
	return res, nil
}
