package store

import (
	"context"
	"errors"
	"slices"
	"testing"
	"testing/synctest"
	"time"
)

// Whoever asks gets what was read after that, and those who wait for their turn together have it read once.
func TestAnAnswerIsSharedByThoseWhoAskedBeforeItWasRead(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var s sharing[string, int]
		reads, turn := 0, make(chan struct{})
		answers := make(chan int, 10)
		ask := func(key string) {
			go func() {
				n, err := s.ask(t.Context(), key, func() (int, error) {
					reads++
					n := reads
					<-turn
					return n, nil
				})
				want(t, err, nil)
				answers <- n
			}()
			synctest.Wait()
		}
		for range 4 {
			ask("a")
		}
		ask("b") // has a turn of its own
		want(t, reads, 2)
		for range 3 {
			turn <- struct{}{}
			synctest.Wait()
		}
		close(answers)
		got := slices.Sorted(func(yield func(int) bool) {
			for n := range answers {
				yield(n)
			}
		})
		want(t, got, []int{1, 2, 3, 3, 3})
		want(t, len(s.latest), 0)
	})
}

func TestAClientThatGoesAwayLeavesNoOtherWithoutAnAnswer(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var s sharing[string, int]
		turn := make(chan struct{})
		first, leave := context.WithCancel(t.Context())
		done := make(chan error, 3)
		ask := func(ctx context.Context) {
			go func() {
				_, err := s.ask(ctx, "a", func() (int, error) {
					select {
					case <-turn:
						return 0, nil
					case <-ctx.Done():
						return 0, ctx.Err()
					}
				})
				done <- err
			}()
			synctest.Wait()
		}
		ask(t.Context())
		ask(first) // asks for both
		ask(t.Context())
		leave()
		synctest.Wait()
		if err := <-done; !errors.Is(err, context.Canceled) {
			t.Error(err)
		}
		for range 2 {
			turn <- struct{}{}
			want(t, <-done, nil)
		}
	})
}

func TestACallerWhoseConnectionIsDeadHoldsUpNoOther(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var s sharing[string, int]
		dead, end := context.WithCancel(t.Context())
		go func() {
			_, err := s.ask(dead, "a", func() (int, error) {
				<-dead.Done()
				return 0, dead.Err()
			})
			want(t, errors.Is(err, context.Canceled), true)
		}()
		synctest.Wait()
		began := time.Now()
		n, err := s.ask(t.Context(), "a", func() (int, error) { return 1, nil })
		want(t, err, nil)
		want(t, n, 1)
		want(t, time.Since(began), maxTurn)
		end()
		synctest.Wait()
	})
}

func TestThoseWhoWaitForAReadThatPanicsGetAnError(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var s sharing[string, int]
		turn, waiting := make(chan struct{}), make(chan error, 1)
		go func() {
			_, err := s.ask(t.Context(), "a", func() (int, error) { <-turn; return 0, nil })
			want(t, err, nil)
		}()
		synctest.Wait()
		go func() { // asks for both
			defer func() { want(t, recover(), any("broken")) }()
			_, _ = s.ask(t.Context(), "a", func() (int, error) { panic("broken") })
		}()
		synctest.Wait()
		go func() {
			_, err := s.ask(t.Context(), "a", func() (int, error) { return 0, nil })
			waiting <- err
		}()
		synctest.Wait()
		close(turn)
		if err := <-waiting; !errors.Is(err, errNotAnswered) {
			t.Errorf("%v", err)
		}
	})
}
