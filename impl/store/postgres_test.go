package store_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/store/pgtest"
)

func openPostgres(t *testing.T, opts store.Options) *store.Store {
	t.Helper()
	s, err := store.Open(t.Context(), opts)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	if err := s.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	return s
}

func TestTransactionsThatWaitForEachOtherBothSucceed(t *testing.T) {
	t.Parallel()
	s := openPostgres(t, onPostgres(t))
	ids := []string{core.NewID(), core.NewID()}
	for _, id := range ids {
		err := s.Write(t.Context(), func(tx *store.Tx) error {
			return tx.CreateDashboard(t.Context(), team, store.Dashboard{ID: id})
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	var bothHaveOne, done sync.WaitGroup
	bothHaveOne.Add(2)
	var mu sync.Mutex
	attempts := 0
	for i := range ids {
		done.Go(func() {
			var once sync.Once
			err := s.Write(t.Context(), func(tx *store.Tx) error {
				mu.Lock()
				attempts++
				mu.Unlock()
				if _, err := tx.LockDashboard(t.Context(), team, ids[i]); err != nil {
					return err
				}
				once.Do(bothHaveOne.Done)
				bothHaveOne.Wait()
				_, err := tx.LockDashboard(t.Context(), team, ids[1-i])
				return err
			})
			if err != nil {
				t.Error(err)
			}
		})
	}
	done.Wait()
	if attempts < 3 {
		t.Errorf("%d attempts: nobody had to try again", attempts)
	}
}

// Changes of one client that wait for each other's locks do not take all connections.
func TestChangesThatWaitLeaveConnections(t *testing.T) {
	t.Parallel()
	s := openPostgres(t, onPostgres(t))
	mine, theirs := core.NewID(), core.NewID()
	for _, id := range []string{mine, theirs} {
		err := s.Write(t.Context(), func(tx *store.Tx) error {
			return tx.CreateDashboard(t.Context(), team, store.Dashboard{ID: id})
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	by := func(organization, key string) context.Context {
		return core.WithPrincipal(t.Context(), core.Principal{OrganizationID: organization, KeyID: key})
	}
	const changes = 60
	release := make(chan struct{})
	begun := make(chan struct{}, changes)
	var all sync.WaitGroup
	defer all.Wait()
	defer close(release)
	for i := range changes {
		all.Go(func() {
			err := s.Write(by("greedy", fmt.Sprint("key ", i%3)), func(tx *store.Tx) error {
				begun <- struct{}{}
				_, err := tx.LockDashboard(t.Context(), team, mine)
				<-release
				return err
			})
			if err != nil {
				t.Error(err)
			}
		})
	}
	for range 14 {
		<-begun
	}
	ctx, cancel := context.WithTimeout(by("other", "key"), 5*time.Second) // the locks are waited for twice as long
	defer cancel()
	for range 20 {
		err := s.Write(ctx, func(tx *store.Tx) error {
			_, err := tx.LockDashboard(ctx, team, theirs)
			return err
		})
		if err != nil {
			t.Fatalf("a change of another client: %v", err)
		}
		if _, err := s.GetDashboard(ctx, team, theirs); err != nil {
			t.Fatalf("a read of another client: %v", err)
		}
	}
}

func TestALostServerIsUnavailableUntilItIsBackWithAllThatWasAnswered(t *testing.T) {
	t.Parallel()
	server := pgtest.Start(t)
	opts := store.Options{DSN: server.DSN("postgres"), Key: testKey()}
	s := openPostgres(t, opts)

	// Write until the server is gone.
	var writers sync.WaitGroup
	var mu sync.Mutex
	var answered []string
	enough := make(chan struct{})
	for range 8 {
		writers.Go(func() {
			for {
				d := store.Dashboard{ID: core.NewID()}
				err := s.Write(t.Context(), func(tx *store.Tx) error {
					return tx.CreateDashboard(t.Context(), team, d)
				})
				if err != nil {
					wantUnavailable(t, err)
					return
				}
				mu.Lock()
				if answered = append(answered, d.ID); len(answered) == 200 {
					close(enough)
				}
				mu.Unlock()
			}
		})
	}
	<-enough
	if err := server.Kill(); err != nil {
		t.Fatal(err)
	}
	writers.Wait()

	for range 20 { // each connection that is lost costs one
		wantUnavailable(t, s.Ping(t.Context()))
	}
	_, err := store.Open(t.Context(), opts)
	wantUnavailable(t, err)
	if err := server.Restart(); err != nil {
		t.Fatal(err)
	}
	for _, id := range answered {
		if _, err := s.GetDashboard(t.Context(), team, id); err != nil {
			t.Fatalf("a dashboard of %d: %v", len(answered), err)
		}
	}
}

func wantUnavailable(t *testing.T, err error) {
	t.Helper()
	var e *core.Error
	if !errors.As(err, &e) || e.Kind != core.Unavailable || e.RetryAfter <= 0 {
		t.Errorf("got %v, want Unavailable with a time to retry after", err)
		return
	}
	if strings.Contains(e.Message, "postgres") || strings.Contains(e.Message, "/") {
		t.Errorf("the message tells too much: %s", e.Message)
	}
}

func TestAnAddressThatIsNoneIsRefusedWithoutShowingIt(t *testing.T) {
	t.Parallel()
	for _, dsn := range []string{"postgres://user:pass%word@host/db", "mysql://root:secret@host", "host=x password='"} {
		_, err := store.Open(t.Context(), store.Options{DSN: dsn, Key: testKey()})
		if err == nil {
			t.Errorf("%s was opened", dsn)
			continue
		}
		for _, secret := range []string{"pass%word", "secret", "root"} {
			if strings.Contains(err.Error(), secret) {
				t.Errorf("the error shows the password: %v", err)
			}
		}
	}
}

// TestAServerThatIsNotUpYetIsWaitedFor starts it when Open has said that it waits.
func TestAServerThatIsNotUpYetIsWaitedFor(t *testing.T) {
	t.Parallel()
	server := pgtest.Start(t)
	if err := server.Stop(); err != nil {
		t.Fatal(err)
	}
	log, lines := io.Pipe()
	opened := make(chan error, 1)
	go func() {
		s, err := store.Open(t.Context(), store.Options{
			DSN: server.DSN("postgres"), Key: testKey(), Log: slog.New(slog.NewTextHandler(lines, nil)),
		})
		if err == nil {
			err = s.Close()
		}
		opened <- err
		_ = lines.Close()
	}()
	logged := bufio.NewScanner(log)
	if !logged.Scan() || !strings.Contains(logged.Text(), "waiting for PostgreSQL to come up") ||
		!strings.Contains(logged.Text(), `error="dial unix `) {
		t.Fatalf("logged %q", logged.Text())
	}
	if err := server.Restart(); err != nil {
		t.Fatal(err)
	}
	if !logged.Scan() || !strings.Contains(logged.Text(), "PostgreSQL has come up") {
		t.Errorf("logged %q", logged.Text())
	}
	if err := <-opened; err != nil {
		t.Error(err)
	}
	if logged.Scan() {
		t.Errorf("also logged %q", logged.Text())
	}
}

func TestNoServerIsWaitedForAfterTheEnd(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	log, lines := io.Pipe()
	go func() {
		_ = bufio.NewScanner(log).Scan()
		cancel()
		_, _ = io.Copy(io.Discard, log)
	}()
	_, err := store.Open(ctx, store.Options{
		DSN: "postgres://obstack@obstack.invalid/obstack", Key: testKey(), Log: slog.New(slog.NewTextHandler(lines, nil)),
	})
	if core.KindOf(err) != core.Canceled {
		t.Errorf("got %v, want Canceled", err)
	}
}
