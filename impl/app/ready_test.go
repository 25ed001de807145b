package app

import (
	"context"
	"errors"
	"testing"
)

// TestCallersOfReadyShareAnAttemptThatHangs has many ask for something that does not look at contexts.
func TestCallersOfReadyShareAnAttemptThatHangs(t *testing.T) {
	t.Parallel()
	hangs, started := make(chan struct{}), make(chan struct{}, 1000)
	ask := func(context.Context) error {
		started <- struct{}{}
		<-hangs
		return nil
	}
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	var p probe
	first := p.begin(t.Context(), ask)
	<-started
	for range 100 {
		if err := p.begin(gone, ask).await(gone); !errors.Is(err, context.Canceled) {
			t.Errorf("a caller that waits no longer: %v", err)
		}
	}
	close(hangs)
	if err := first.await(t.Context()); err != nil {
		t.Errorf("the first: %v", err)
	}
	if n := len(started); n != 0 {
		t.Errorf("%d more attempts were started beside the one that hangs", n)
	}
	if err := p.begin(t.Context(), ask).await(t.Context()); err != nil || len(started) != 1 {
		t.Errorf("after its end %d were started: %v", len(started), err)
	}
}
