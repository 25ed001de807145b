package app

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/demo"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

// demoSend is how the telemetry of the demo is taken in: as that of any application, over HTTP. Where nothing listens, or
// not without TLS, it goes to the intake itself. It is nil where there is no intake.
func (a *App) demoSend() demo.Send {
	switch {
	case a.intake.store == nil:
		return nil
	case a.intake.http != nil && a.intake.certificate == nil:
		client := &http.Client{Transport: &http.Transport{IdleConnTimeout: 10 * time.Second}, Timeout: time.Minute}
		return func(ctx context.Context, s otlp.Signal, body []byte) error { return a.post(ctx, client, s, body) }
	}
	return func(ctx context.Context, s otlp.Signal, body []byte) error {
		_, err := a.intake.store.Accept(ctx, "demo", s, body)
		return err
	}
}

// post sends a request to the server's own receiver. An error that may pass is Unavailable.
func (a *App) post(ctx context.Context, client *http.Client, s otlp.Signal, body []byte) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, listenerURL(a.intake.http)+"/v1/"+s.String(), bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/x-protobuf")
	req.Header.Set("Authorization", "Bearer "+a.intake.ownKey)
	res, err := client.Do(req)
	if err != nil {
		return core.NewError(core.Unavailable, "the server's receiver does not respond", err)
	}
	defer func() { _ = res.Body.Close() }()
	_, _ = io.Copy(io.Discard, io.LimitReader(res.Body, 64<<10)) // so that the connection can be used again
	switch {
	case res.StatusCode == http.StatusOK:
		return nil
	case res.Header.Get("Retry-After") != "":
		return core.NewError(core.Unavailable, "the server's receiver is busy", nil)
	}
	return fmt.Errorf("send %s to the server's receiver: %s", s, res.Status)
}
