package store

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/patience"
)

// sqliteStore is an empty store on SQLite.
func sqliteStore(t *testing.T) *Store {
	t.Helper()
	s, err := Open(t.Context(), Options{Dir: t.TempDir(), Key: bytes.Repeat([]byte{1}, 32)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	if err := s.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	return s
}

// lineUp starts writes that wait behind one that is running, and returns once all of them wait in the order given. The
// first result is that of the running one.
func lineUp(t *testing.T, s *Store, first func(*Tx) error, others ...func() error) (finish func() []error) {
	t.Helper()
	running, proceed := make(chan struct{}), make(chan struct{})
	results := make([]chan error, 1+len(others))
	start := func(i int, fn func() error) {
		results[i] = make(chan error, 1)
		go func() { results[i] <- fn() }()
	}
	start(0, func() error {
		return s.Write(t.Context(), func(tx *Tx) error {
			close(running)
			<-proceed
			return first(tx)
		})
	})
	<-running
	for i, fn := range others {
		start(i+1, fn)
		patience.Within(t, fmt.Sprintf("%d writes wait", i+1), func() bool {
			s.writer.mu.Lock()
			defer s.writer.mu.Unlock()
			return len(s.writer.waiting) == i+1
		})
	}
	return func() (errs []error) {
		close(proceed)
		for _, result := range results {
			errs = append(errs, <-result)
		}
		return errs
	}
}

func createDashboard(t *testing.T, tx *Tx, name string) error {
	return tx.CreateDashboard(t.Context(), "team", &Dashboard{ID: core.NewID(), Name: name})
}

func create(t *testing.T, name string) func(*Tx) error {
	return func(tx *Tx) error { return createDashboard(t, tx, name) }
}

// stored returns which of the names have a dashboard.
func stored(t *testing.T, s *Store, names ...string) (found []string) {
	t.Helper()
	for _, name := range names {
		all, err := s.DashboardsNamed(t.Context(), "team", name)
		if err != nil {
			t.Fatal(err)
		}
		if len(all) > 0 {
			found = append(found, name)
		}
	}
	return found
}

func TestWritesThatWaitTogetherAreCommittedTogether(t *testing.T) {
	t.Parallel()
	s := sqliteStore(t)
	refused := errors.New("refused")
	sawFirst := false
	finish := lineUp(t, s, create(t, "a"),
		func() error {
			return s.Write(t.Context(), func(tx *Tx) error {
				// The first has returned from its function but must not be visible outside, as it is not committed.
				sawFirst = len(stored(t, s, "a")) > 0
				return createDashboard(t, tx, "b")
			})
		},
		func() error {
			return s.Write(t.Context(), func(tx *Tx) error {
				return errors.Join(createDashboard(t, tx, "c"), refused)
			})
		},
		func() error { return s.Write(t.Context(), create(t, "d")) },
	)
	errs := finish()
	if errs[0] != nil || errs[1] != nil || !errors.Is(errs[2], refused) || errs[3] != nil {
		t.Errorf("got errors %v", errs)
	}
	if sawFirst {
		t.Error("the first write was committed while others waited")
	}
	if diff := cmp.Diff([]string{"a", "b", "d"}, stored(t, s, "a", "b", "c", "d")); diff != "" {
		t.Error(diff)
	}
}

func TestACommitThatFailsFailsAllItsWrites(t *testing.T) {
	t.Parallel()
	s := sqliteStore(t)
	finish := lineUp(t, s, create(t, "a"),
		func() error {
			return s.Write(t.Context(), func(tx *Tx) error {
				// A key of no organization, which SQLite now complains about only when it commits.
				if err := tx.session(t.Context()).Exec("PRAGMA defer_foreign_keys = ON").Error; err != nil {
					return err
				}
				_, err := tx.WithoutLimits().CreateKey(t.Context(), &Key{OrganizationID: "none", Kind: OrganizationKey})
				return err
			})
		},
		func() error { return s.Write(t.Context(), create(t, "b")) },
	)
	for i, err := range finish() {
		if err == nil {
			t.Errorf("write %d was answered without being stored", i)
		}
	}
	if got := stored(t, s, "a", "b"); got != nil {
		t.Errorf("%v are stored", got)
	}
	if err := s.Write(t.Context(), create(t, "c")); err != nil {
		t.Errorf("the next write: %v", err)
	}
}

func TestATransactionThatIsLostFailsAllItsWrites(t *testing.T) {
	t.Parallel()
	s := sqliteStore(t)
	finish := lineUp(t, s, create(t, "a"),
		func() error {
			// As SQLite itself does when the disk is full.
			return s.Write(t.Context(), func(tx *Tx) error {
				return errors.Join(tx.session(t.Context()).Exec("ROLLBACK").Error, errors.New("disk full"))
			})
		},
		func() error { return s.Write(t.Context(), create(t, "b")) },
	)
	errs := finish()
	if core.KindOf(errs[0]) != core.Unavailable || core.KindOf(errs[1]) != core.Unavailable || errs[2] != nil {
		t.Errorf("got errors %v", errs)
	}
	if diff := cmp.Diff([]string{"b"}, stored(t, s, "a", "b")); diff != "" {
		t.Error(diff)
	}
}

func TestAWriteWhoseContextEndsInTheQueueNeverRuns(t *testing.T) {
	t.Parallel()
	s := sqliteStore(t)
	ctx, cancel := context.WithCancel(t.Context())
	gaveUp := make(chan error, 1)
	finish := lineUp(t, s, create(t, "a"),
		func() error {
			err := s.Write(ctx, func(*Tx) error { t.Error("it ran"); return nil })
			gaveUp <- err
			return err
		},
	)
	cancel()
	if err := <-gaveUp; core.KindOf(err) != core.Canceled { // before the first has finished
		t.Errorf("got %v, want Canceled", err)
	}
	if errs := finish(); errs[0] != nil {
		t.Error(errs[0])
	}
	if diff := cmp.Diff([]string{"a"}, stored(t, s, "a")); diff != "" {
		t.Error(diff)
	}
}

// deadline is a context whose deadline is when a channel is closed.
type deadline struct {
	context.Context
	passed chan struct{}
}

func (d deadline) Done() <-chan struct{} { return d.passed }

func (d deadline) Err() error {
	select {
	case <-d.passed:
		return context.DeadlineExceeded
	default:
		return nil
	}
}

func TestAStoreThatIsSlowIsNotReadOnly(t *testing.T) {
	t.Parallel()
	s := sqliteStore(t)
	ctx := deadline{t.Context(), make(chan struct{})}
	answered := make(chan error, 1)
	finish := lineUp(t, s, create(t, "a"), func() error {
		err := s.Ready(ctx)
		answered <- err
		return err
	})
	close(ctx.passed)
	if err := <-answered; errors.Is(err, ErrReadOnly) || core.KindOf(err) != core.Timeout {
		t.Errorf("got %v, want Timeout", err)
	}
	if errs := finish(); errs[0] != nil {
		t.Error(errs[0])
	}
}

func TestAWriteThatRanIsAnsweredTruthfullyThoughItsContextEnded(t *testing.T) {
	t.Parallel()
	s := sqliteStore(t)
	ctx, cancel := context.WithCancel(t.Context())
	err := s.Write(ctx, func(tx *Tx) error {
		defer cancel()
		return createDashboard(t, tx, "a")
	})
	if got := stored(t, s, "a"); err != nil || got == nil {
		t.Errorf("got error %v with %v stored", err, got)
	}
}

func TestCloseAnswersThoseWhoWait(t *testing.T) {
	t.Parallel()
	s := sqliteStore(t)
	finish := lineUp(t, s, create(t, "a"),
		func() error { return s.Write(t.Context(), create(t, "b")) },
		func() error { return s.Close() },
	)
	if err := errors.Join(finish()...); err != nil {
		t.Error(err)
	}
	again, err := Open(t.Context(), s.opts)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = again.Close() }()
	if diff := cmp.Diff([]string{"a", "b"}, stored(t, again, "a", "b")); diff != "" {
		t.Error(diff)
	}
}

func TestReadsCannotWriteToSQLite(t *testing.T) {
	t.Parallel()
	s := sqliteStore(t)
	if err := createDashboard(t, &Tx{DB: s.DB}, "a"); err == nil {
		t.Error("a connection for reading wrote")
	}
}

func TestSQLiteFilesAreForTheirOwnerOnly(t *testing.T) {
	t.Parallel()
	s := sqliteStore(t)
	files, err := filepath.Glob(filepath.Join(s.opts.Dir, "obstack.*"))
	if err != nil || len(files) != 4 { // the database, its log, their shared memory, the lock
		t.Fatalf("got files %v (%v), want 4", files, err)
	}
	for _, file := range files {
		info, err := os.Stat(file)
		if err != nil {
			t.Fatal(err)
		}
		if got := info.Mode().Perm(); got != 0o600 {
			t.Errorf("%s has mode %o", filepath.Base(file), got)
		}
	}
}

func TestADirectoryOfAnyNameHoldsAStore(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "a b?c#d%20&é")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	s, err := Open(t.Context(), Options{Dir: dir, Key: make([]byte, 32)})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = s.Close() }()
	if err := s.Migrate(t.Context()); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "obstack.db")); err != nil {
		t.Error(err)
	}
}

func TestConnectionsToSQLiteAreSetUp(t *testing.T) {
	t.Parallel()
	s := sqliteStore(t)
	settings := map[string]string{"journal_mode": "wal", "foreign_keys": "1", "busy_timeout": "5000"}
	for pragma, want := range settings {
		var reading, writing string
		if err := s.one(t.Context(), []any{&reading}, "PRAGMA "+pragma); err != nil {
			t.Fatal(err)
		}
		err := s.Write(t.Context(), func(tx *Tx) error {
			return tx.one(t.Context(), []any{&writing}, "PRAGMA "+pragma)
		})
		if err != nil || reading != want || writing != want {
			t.Errorf("%s is %q for reading and %q for writing (%v), want %q", pragma, reading, writing, err, want)
		}
	}
	var synchronous int
	err := s.Write(t.Context(), func(tx *Tx) error {
		return tx.one(t.Context(), []any{&synchronous}, "PRAGMA synchronous")
	})
	if err != nil || synchronous != 2 { // FULL
		t.Errorf("synchronous is %d (%v)", synchronous, err)
	}
}
