package storetest

import (
	"context"
	"errors"
	"log/slog"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testLifecycle(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"an empty database has version 0 and gets the newest", testEmptyDatabase},
		{"a schema of a newer program is refused", testNewerSchema},
		{"another key than the first is refused", testAnotherEncryptionKey},
		{"the first start makes one of everything and keys that work", testFirstStart},
		{"a first start whose seed fails leaves nothing and can be repeated", testFirstStartFails},
		{"replicas that start together make one organization", testFirstStartsAtOnce},
		{"waiting for the lock ends with the context", testLockCanceled},
		{"a closed store answers no call and can be closed again", testClosedStore},
		{"nothing is logged that was stored", testNothingSecretIsLogged},
	})
}

func testEmptyDatabase(t *testing.T, fresh func(testing.TB) store.Options) {
	s := open(t, fresh(t))
	wantEqual(t, must(s.SchemaVersion(t.Context()))(t), int64(0))
	for range 2 {
		if err := s.Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
		if got := must(s.SchemaVersion(t.Context()))(t); got < 1 {
			t.Errorf("got version %d after migrating", got)
		}
	}
}

func testNewerSchema(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	s := migrated(t, opts)
	execRaw(t, opts, "INSERT INTO schema_version (version_id, is_applied) VALUES (999, true)")
	if err := s.Migrate(t.Context()); !errors.Is(err, store.ErrNewerSchema) {
		t.Errorf("got %v, want ErrNewerSchema", err)
	}
	wantEqual(t, must(s.SchemaVersion(t.Context()))(t), int64(999))
}

func testAnotherEncryptionKey(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	early := open(t, withOtherKey(opts)) // before the store belongs to a key
	migrated(t, opts)
	if err := early.Migrate(t.Context()); !errors.Is(err, store.ErrWrongKey) {
		t.Errorf("migrate: got %v, want ErrWrongKey", err)
	}
	if _, err := store.Open(t.Context(), withOtherKey(opts)); !errors.Is(err, store.ErrWrongKey) {
		t.Errorf("open: got %v, want ErrWrongKey", err)
	}
	opts.Key = opts.Key[:16]
	if _, err := store.Open(t.Context(), opts); err == nil {
		t.Error("a key of 16 bytes was accepted")
	}
	opts.Key = nil
	if _, err := store.Open(t.Context(), opts); err == nil {
		t.Error("no key was accepted")
	}
}

func testFirstStart(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	kinds := []store.KeyKind{store.PersonalKey, store.OrganizationKey, store.IngestionKey}
	source := newSource("Logs")
	b, err := s.Bootstrap(t.Context(), "telemetry", kinds, func(tx *store.Tx, b *store.Bootstrap) error {
		return tx.CreateSource(t.Context(), b.Team, &source)
	})
	if err != nil {
		t.Fatal(err)
	}
	organization := must(s.FindOrganization(t.Context(), "default"))(t)
	wantEqual(t, organization.ID, b.OrganizationID)
	service := must(s.FindService(t.Context(), b.OrganizationID, "default"))(t)
	wantEqual(t, []any{service.ID, service.Team, service.Database}, []any{b.ServiceID, b.Team, "telemetry"})
	owner := must(s.GetPerson(t.Context(), b.OrganizationID, b.PersonID))(t)
	wantEqual(t, owner.Email, "owner@localhost")
	wantEqual(t, must(s.GetSource(t.Context(), b.Team, source.ID))(t), source)

	personal := must(s.AuthenticatePersonal(t.Context(), core.HashKey(b.APIKey), netip.Addr{}))(t)
	personal.KeyID = ""
	admin := []core.Role{core.RoleAdmin}
	wantEqual(t, personal, core.Principal{
		OrganizationID: b.OrganizationID, PersonID: b.PersonID, Team: b.Team, Roles: admin, Scope: core.RoleAdmin,
		Secret: core.HashKey(b.APIKey),
	})
	org := must(s.AuthenticateOrganization(t.Context(), b.KeyID, core.HashKey(b.KeySecret), netip.Addr{}))(t)
	org.KeyID = ""
	wantEqual(t, org, core.Principal{OrganizationID: b.OrganizationID, Roles: admin})
	ingestion := must(s.AuthenticateIngestion(t.Context(), core.HashKey(b.IngestionKey), netip.Addr{}))(t)
	wantEqual(t, ingestion.Team, b.Team)
	wantEqual(t, len(ingestion.Roles), 0)
}

func testFirstStartFails(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	broken := errors.New("disk full")
	_, err := s.Bootstrap(t.Context(), "db", nil, func(*store.Tx, *store.Bootstrap) error { return broken })
	if !errors.Is(err, broken) {
		t.Errorf("got %v, want the seed's error", err)
	}
	wantEqual(t, len(must(s.ListOrganizations(t.Context()))(t)), 0)
	b, err := s.Bootstrap(t.Context(), "db", nil, func(*store.Tx, *store.Bootstrap) error { return nil })
	if err != nil || b == nil {
		t.Errorf("got %v and %v from the second attempt", b, err)
	}
}

func testFirstStartsAtOnce(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	var mu sync.Mutex
	var made []*store.Bootstrap
	inside := 0
	start := func() error {
		s, err := store.Open(t.Context(), opts)
		if err != nil {
			return err
		}
		err = s.Locked(t.Context(), func(ctx context.Context) error {
			mu.Lock()
			inside++
			if inside > 1 {
				t.Error("two are in Locked at once")
			}
			mu.Unlock()
			defer func() {
				mu.Lock()
				defer mu.Unlock()
				inside--
			}()
			if err := s.Migrate(ctx); err != nil {
				return err
			}
			kinds := []store.KeyKind{store.PersonalKey}
			b, err := s.Bootstrap(ctx, "db", kinds, func(*store.Tx, *store.Bootstrap) error { return nil })
			if b != nil {
				mu.Lock()
				defer mu.Unlock()
				made = append(made, b)
			}
			return err
		})
		return errors.Join(err, s.Close())
	}
	errs := concurrently(10, func(int) error { return start() })
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
	if len(made) != 1 {
		t.Fatalf("%d replicas made the organization", len(made))
	}
	s := open(t, opts)
	wantEqual(t, len(must(s.ListOrganizations(t.Context()))(t)), 1)
	must(s.AuthenticatePersonal(t.Context(), core.HashKey(made[0].APIKey), netip.Addr{}))(t)
}

func testLockCanceled(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	holder, waiter := open(t, opts), open(t, opts)
	err := holder.Locked(t.Context(), func(ctx context.Context) error {
		ctx, cancel := context.WithCancel(ctx)
		cancel()
		err := waiter.Locked(ctx, func(context.Context) error { t.Error("the lock was not exclusive"); return nil })
		wantKind(t, err, core.Canceled)
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	if err := waiter.Locked(t.Context(), func(context.Context) error { return nil }); err != nil {
		t.Errorf("the lock was not released: %v", err)
	}
}

func testClosedStore(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	if err := s.Ping(t.Context()); err != nil {
		t.Errorf("ping: %v", err)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	if err := s.Ping(t.Context()); err == nil {
		t.Error("a closed store answered a ping")
	}
	if err := s.Write(t.Context(), func(*store.Tx) error { return nil }); err == nil {
		t.Error("a closed store let a caller write")
	}
}

func testNothingSecretIsLogged(t *testing.T, fresh func(testing.TB) store.Options) {
	var log syncBuffer
	opts := fresh(t)
	opts.Log = slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	s := migrated(t, opts)
	hook := newWebhook("walrus")
	write(t, s, func(tx *store.Tx) error {
		return tx.CreateWebhook(t.Context(), newTeam(), &hook, store.WebhookSecrets{}, store.WebhookAccess{})
	})
	if !log.contains("migrated the store") || log.contains("walrus") {
		t.Errorf("got log %s", log.buf)
	}
}

func withOtherKey(opts store.Options) store.Options {
	opts.Key = slices.Clone(opts.Key)
	opts.Key[0]++
	return opts
}

// concurrently runs n calls at once and returns their errors.
func concurrently(n int, fn func(i int) error) []error {
	errs := make([]error, n)
	var wg sync.WaitGroup
	for i := range n {
		wg.Go(func() { errs[i] = fn(i) })
	}
	wg.Wait()
	return errs
}

// syncBuffer is a log that several goroutines write.
type syncBuffer struct {
	mu  sync.Mutex
	buf []byte
}

func (b *syncBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.buf = append(b.buf, p...)
	return len(p), nil
}

func (b *syncBuffer) contains(text string) bool { return strings.Contains(b.String(), text) }

func (b *syncBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return string(b.buf)
}
