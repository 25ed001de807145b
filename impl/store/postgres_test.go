package store_test

import (
	"bufio"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/url"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/jackc/pgx/v5/pgconn"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/patience"
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
			return tx.CreateDashboard(t.Context(), team, &store.Dashboard{ID: id})
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
		t.Errorf("%d attempts: no transaction had to be repeated", attempts)
	}
}

// unbounded removes the timeouts of locks, statements and idle transactions from options.
func unbounded(t *testing.T, opts store.Options) store.Options {
	t.Helper()
	u, err := url.Parse(opts.DSN)
	if err != nil {
		t.Fatal(err)
	}
	q := u.Query()
	for _, name := range []string{"lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"} {
		q.Set(name, "0")
	}
	u.RawQuery = q.Encode()
	opts.DSN = u.String()
	return opts
}

// Changes of one client that wait for each other's locks do not take all connections.
func TestChangesThatWaitLeaveConnections(t *testing.T) {
	t.Parallel()
	s := openPostgres(t, unbounded(t, onPostgres(t)))
	mine, theirs := core.NewID(), core.NewID()
	for _, id := range []string{mine, theirs} {
		err := s.Write(t.Context(), func(tx *store.Tx) error {
			return tx.CreateDashboard(t.Context(), team, &store.Dashboard{ID: id})
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
	ctx, cancel := context.WithTimeout(by("other", "key"), patience.Timeout)
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

// TestRequestsThatAreCancelledTogetherFailNoOther cancels many reads at once, which costs each its connection.
func TestRequestsThatAreCancelledTogetherFailNoOther(t *testing.T) {
	t.Parallel()
	s := openPostgres(t, onPostgres(t))
	id := core.NewID()
	err := s.Write(t.Context(), func(tx *store.Tx) error {
		return tx.CreateDashboard(t.Context(), team, &store.Dashboard{ID: id, Body: []byte(`"` + strings.Repeat("x", 1<<20) + `"`)})
	})
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		cancelled, cancel := context.WithCancel(t.Context())
		defer cancel()
		var reads atomic.Int64
		var all sync.WaitGroup
		for range 100 {
			all.Go(func() {
				for cancelled.Err() == nil {
					_, _ = s.GetDashboard(cancelled, team, id)
					if reads.Add(1) == 200 {
						cancel()
					}
				}
			})
		}
		for range 20 {
			all.Go(func() {
				for range 20 {
					if _, err := s.GetDashboard(t.Context(), team, id); err != nil {
						t.Errorf("a read that is not cancelled: %v", err)
						return
					}
				}
			})
		}
		all.Wait()
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
					return tx.CreateDashboard(t.Context(), team, &d)
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
	_, err := store.Open(t.Context(), opts.Waiting(time.Second))
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
		t.Errorf("the message says too much: %s", e.Message)
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
	if !logged.Scan() || !strings.Contains(logged.Text(), "waiting for PostgreSQL") ||
		!strings.Contains(logged.Text(), `error="dial unix `) {
		t.Fatalf("logged %q", logged.Text())
	}
	if err := server.Restart(); err != nil {
		t.Fatal(err)
	}
	if !logged.Scan() || !strings.Contains(logged.Text(), "PostgreSQL is up") {
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

// A transaction begins with its first statement, and what is stored goes out with the commit: with PostgreSQL round trips are
// most of what a small transaction takes. What an alert refers to is read once, and then assumed.
func TestAnAlertIsStoredInOneRoundTrip(t *testing.T) {
	t.Parallel()
	opts := onPostgres(t)
	var trips atomic.Int64
	opts.DSN = counting(t, opts.DSN, &trips)
	s := openPostgres(t, opts)
	d, hook := dashboardOf4500Bytes(), api.Webhook{ID: core.NewID(), Name: "n", Service: api.WebhookServiceGeneric}
	err := s.Write(t.Context(), func(tx *store.Tx) error {
		return errors.Join(tx.CreateDashboard(t.Context(), team, &d),
			tx.CreateWebhook(t.Context(), team, &hook, store.WebhookSecrets{}, store.WebhookAccess{}))
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []int64{0, 0, 2, 1} { // 0 while statements are prepared
		if want == 2 { // a change of this process, after which the dashboard is read again
			update := func(tx *store.Tx) error { return tx.UpdateDashboard(t.Context(), team, &d) }
			if err := s.Write(t.Context(), update); err != nil {
				t.Fatal(err)
			}
		}
		trips.Store(0)
		a := api.Alert{ID: core.NewID(), Channels: []api.AlertChannel{{WebhookID: hook.ID}}, DashboardID: &d.ID}
		err := s.Write(t.Context(), func(tx *store.Tx) error {
			webhooks := tx.ShareWebhooks(t.Context(), team, []string{hook.ID})
			if _, err := tx.ShareDashboard(t.Context(), team, d.ID); err != nil {
				return err
			}
			if found, err := webhooks(); err != nil || len(found) != 1 {
				t.Errorf("found the webhooks %v: %v", found, err)
			}
			return tx.WithoutLimits().CreateAlert(t.Context(), team, &a, "")
		})
		if err != nil {
			t.Fatal(err)
		}
		if got := trips.Load(); want > 0 && got != want {
			t.Errorf("%d round trips, want %d", got, want)
		}
		if _, err := s.GetAlert(t.Context(), team, a.ID); err != nil {
			t.Error(err)
		}
	}
}

// A refusal may be about what does not hold any more, which is found out once: it is not assumed again.
func TestWhatWasRefusedIsNotAssumedAgain(t *testing.T) {
	t.Parallel()
	s := openPostgres(t, onPostgres(t))
	d := dashboardOf4500Bytes()
	if err := s.Write(t.Context(), func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, &d) }); err != nil {
		t.Fatal(err)
	}
	share := func(refuse error) (calls int) {
		err := s.Write(t.Context(), func(tx *store.Tx) error {
			calls++
			_, err := tx.ShareDashboard(t.Context(), team, d.ID)
			return errors.Join(err, refuse)
		})
		if !errors.Is(err, refuse) {
			t.Errorf("got %v, want %v", err, refuse)
		}
		return calls
	}
	share(nil)
	refused := core.InvalidError("Tile not found")
	if calls := []int{share(refused), share(refused)}; !slices.Equal(calls, []int{2, 1}) {
		t.Errorf("the transactions ran %v times", calls)
	}
	share(nil)
	if calls := share(core.NewError(core.Timeout, "busy", nil)); calls != 1 {
		t.Errorf("a transaction that timed out ran %d times", calls)
	}
}

// counting returns the address of a server in front of that of dsn, which counts how often that has answered all it was
// asked.
func counting(t *testing.T, dsn string, answers *atomic.Int64) string {
	t.Helper()
	config, err := pgconn.ParseConfig(dsn)
	if err != nil {
		t.Fatal(err)
	}
	network, address := pgconn.NetworkAddress(config.Host, config.Port)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	var conns sync.WaitGroup
	t.Cleanup(func() {
		_ = listener.Close()
		conns.Wait()
	})
	conns.Go(func() {
		for {
			client, err := listener.Accept()
			if err != nil {
				return
			}
			server, err := net.Dial(network, address)
			if err != nil {
				t.Error(err)
				return
			}
			conns.Go(func() {
				_, _ = io.Copy(server, client)
				_ = server.Close()
			})
			conns.Go(func() {
				_ = forward(client, server, answers)
				_ = client.Close()
			})
		}
	})
	return fmt.Sprintf("postgres://%s@%s/%s?sslmode=disable", url.UserPassword(config.User, config.Password), listener.Addr(),
		config.Database)
}

// forward hands on what a server says and counts when it is ready for more.
func forward(client io.Writer, server io.Reader, ready *atomic.Int64) error {
	var head [5]byte // the type of a message and its length without that
	for {
		if _, err := io.ReadFull(server, head[:]); err != nil {
			return err
		}
		message := make([]byte, 1+binary.BigEndian.Uint32(head[1:]))
		copy(message, head[:])
		if _, err := io.ReadFull(server, message[len(head):]); err != nil {
			return err
		}
		if head[0] == 'Z' {
			ready.Add(1)
		}
		if _, err := client.Write(message); err != nil {
			return err
		}
	}
}
