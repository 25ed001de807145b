package ingest

import (
	"bytes"
	"context"
	"fmt"
	"time"

	"github.com/obstack/obstack/impl/ingest/otlp"
)

// Sync is what happens every few seconds.
func Sync(i *Intake) { i.sync(context.Background()) }

// SyncEvery is how often rows are made durable once the intake is started.
func SyncEvery(i *Intake, interval time.Duration) { i.syncEvery = interval }

// ReportLate is what happens every few seconds too.
func ReportLate(i *Intake) { i.reportLate(context.Background()) }

// Crash ends an intake as if its process had ended, but for inserts that run.
func Crash(i *Intake) {
	i.stopping.Store(true)
	i.reading()
	i.sending()
	i.readers.Wait()
	i.senders.Wait()
	i.others.Wait()
	for _, s := range i.streams {
		_ = s.close()
	}
}

// StarveRepairs has the repairs that wait have done so since a time.
func StarveRepairs(i *Intake, since time.Time) {
	i.repairs.mu.Lock()
	defer i.repairs.mu.Unlock()
	for _, b := range i.repairs.queue {
		i.repairs.waits[b] = wait{since: since}
	}
}

// SetReplicated has an intake take a table for a replicated one.
func SetReplicated(ctx context.Context, i *Intake, name string) error {
	t, err := i.tables.get(ctx, name)
	if err == nil {
		t.replicated = true
	}
	return err
}

// KeepFree is how much of the disk stays free.
func KeepFree(i *Intake, bytes uint64) {
	i.disk.mu.Lock()
	defer i.disk.mu.Unlock()
	i.disk.minFree, i.disk.seen = bytes, time.Time{}
}

// BreakEncoder has rows that contain a text fail to be encoded.
func BreakEncoder(i *Intake, text string) {
	i.encode = func(k *otlp.Block, dst []byte, columns []otlp.Column, from, to int) ([]byte, error) {
		body, err := k.AppendNative(dst, columns, from, to)
		if err == nil && bytes.Contains(body, []byte(text)) {
			return nil, fmt.Errorf("panic: %s", text)
		}
		return body, err
	}
}
