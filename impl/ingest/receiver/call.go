package receiver

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"runtime/debug"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

// call is one request while it is answered.
type call struct {
	*Receiver
	w    http.ResponseWriter
	req  *http.Request
	body *source
	// backend is set once the key was good, which was at the time of authenticated.
	backend       *backend
	authenticated time.Time
	// signal and code are what the request is counted by. The signal is 0 while it is not known.
	signal otlp.Signal
	code   string
	// isProbe keeps a request that sends no telemetry out of the metrics.
	isProbe bool
	// write answers with an error in the form of the protocol.
	write func(*call, *core.Error)
	// cut says that the connection is closed instead of an answer, and lingers that what is left of the body is read after it.
	cut, lingers bool
}

// call answers a request and counts it.
func (r *Receiver) call(w http.ResponseWriter, req *http.Request, protocol string, handle func(*call)) {
	began := time.Now()
	c := &call{Receiver: r, w: w, req: r.options.Proxies.Request(req), body: &source{Reader: req.Body}, code: abortedCode}
	_ = http.NewResponseController(w).SetReadDeadline(began.Add(r.bodyTimeout)) // every connection has deadlines
	defer func() {
		p := recover()
		reason, _ := p.(error)
		aborted := errors.Is(reason, http.ErrAbortHandler)
		if (p == nil || aborted) && !c.isProbe {
			r.options.Metrics.observe(protocol, c.signal, c.code, time.Since(began))
		}
		if c.lingers {
			c.linger(began.Add(r.bodyTimeout))
		}
		if c.cut {
			closeConnection(req.Context())
		}
		if aborted {
			panic(p)
		}
		if p != nil {
			r.options.Log.Error("cannot accept telemetry", "error", fmt.Errorf("panic: %v\n%s", p, debug.Stack()))
			c.write(c, core.NewError(core.Internal, answers[core.Internal].text, nil)) // final: it would happen again
			r.options.Metrics.observe(protocol, c.signal, c.code, time.Since(began))
		}
	}()
	handle(c)
}

// fail answers with an error. One of no kind is logged, and the client may send again: its request may well be good.
func (c *call) fail(err error) {
	var known *core.Error
	switch {
	case errors.As(err, &known) && known.Kind != core.Internal:
		if known.Message == "" {
			known = core.NewError(known.Kind, answers[known.Kind].text, nil)
		}
	case errors.Is(err, context.Canceled):
		known = core.NewError(core.Canceled, answers[core.Canceled].text, nil)
	case errors.Is(err, context.DeadlineExceeded):
		known = core.NewError(core.Timeout, answers[core.Timeout].text, nil)
	default:
		c.options.Log.Error("cannot accept telemetry", "error", err)
		known = core.NewError(core.Unavailable, answers[core.Unavailable].text, nil)
	}
	c.write(c, known)
}

// export stores the message of the request for the holder of the key.
func (c *call) export(key string, m message) (ingest.Result, error) {
	ctx := c.req.Context()
	if err := c.rate.admit(key); err != nil {
		return ingest.Result{}, err
	}
	reserved := c.backend.intake.Reservation(key)
	defer reserved.Release()
	body, err := c.read(m, reserved)
	if err != nil {
		return ingest.Result{}, err
	}
	sent := len(body)
	c.rate.spend(key, sent)
	if m.json {
		body, err = otlp.FromJSON(c.signal, body, func(n int64) error { return reserved.Work(ctx, n) })
		if err != nil {
			return ingest.Result{}, err
		}
	}
	if time.Since(c.authenticated) >= c.recheckAfter {
		if _, err := c.authenticate(); err != nil {
			return ingest.Result{}, err
		}
	}
	result, err := c.backend.intake.Accept(ctx, key, c.signal, body)
	c.rate.spend(key, max(0, result.Weight-sent))
	return result, err
}
