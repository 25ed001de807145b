package demo

import (
	"context"
	"errors"
	"log/slog"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
	"github.com/obstack/obstack/impl/patience"
)

// TestTrafficIsSentOnceAfterABacklog is started again while what was sent is in the intake's log alone.
func TestTrafficIsSentOnceAfterABacklog(t *testing.T) {
	t.Parallel()
	inserted, sent, dir := newDatabase(t), newDatabase(t), t.TempDir()
	for _, db := range []*engine.DB{inserted, sent} {
		enginetest.Exec(t, db, sampleLog)
	}
	for n, until := range []time.Time{now.Add(10 * time.Minute), now.Add(20 * time.Minute)} {
		goOn(t, inserted, until)
		in, err := ingest.New(ingest.Options{
			Engine: sent, Dir: dir, Now: func() time.Time { return until }, Log: slog.New(slog.DiscardHandler),
			Registerer: prometheus.NewRegistry(),
		})
		if err != nil {
			t.Fatal(err)
		}
		traffic := &Traffic{DB: sent, Log: slog.New(slog.DiscardHandler), Send: func(ctx context.Context, s otlp.Signal, body []byte) error {
			_, err := in.Accept(ctx, "", s, body)
			return err
		}}
		if n > 0 {
			traffic.Stored = func(ctx context.Context) error {
				in.Start()
				return in.Stored(ctx)
			}
		}
		if err := traffic.runOnce(t.Context(), until); err != nil {
			t.Fatal(err)
		}
		if n > 0 {
			in.Start()
			if err := in.Stored(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		if err := in.Stop(t.Context()); err != nil {
			t.Error(err)
		}
	}
	if diff := cmp.Diff(fingerprints(t, inserted), fingerprints(t, sent)); diff != "" {
		t.Error(diff)
	}
}

// TestTrafficIsTheSameWhenSent compares the rows of a server that takes telemetry in with those of one that inserts them.
func TestTrafficIsTheSameWhenSent(t *testing.T) {
	t.Parallel()
	inserted, sent := newDatabase(t), newDatabase(t)
	for _, db := range []*engine.DB{inserted, sent} {
		enginetest.Exec(t, db, sampleLog)
	}
	until := now.Add(20 * time.Minute)
	in, err := ingest.New(ingest.Options{
		Engine: sent, Dir: t.TempDir(), Now: func() time.Time { return until }, Log: slog.New(slog.DiscardHandler),
		Registerer: prometheus.NewRegistry(),
	})
	if err != nil {
		t.Fatal(err)
	}
	in.Start()
	goOn(t, inserted, until)
	largest := 0
	traffic := &Traffic{DB: sent, Log: slog.New(slog.DiscardHandler), Send: func(ctx context.Context, s otlp.Signal, body []byte) error {
		largest = max(largest, len(body))
		result, err := in.Accept(ctx, "", s, body)
		if err == nil && result.Rejected > 0 {
			err = errors.New(result.Reason)
		}
		return err
	}}
	if err := traffic.runOnce(t.Context(), until); err != nil {
		t.Fatal(err)
	}
	if largest == 0 || largest > 4<<20 {
		t.Errorf("the largest request has %d bytes", largest)
	}
	want := fingerprints(t, inserted)
	patience.Progressing(t, "what is sent is what is inserted", func() (bool, string) {
		diff := cmp.Diff(want, fingerprints(t, sent))
		return diff == "", diff
	})
	if err := in.Stop(t.Context()); err != nil {
		t.Error(err)
	}
}
