package app

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/obstack/obstack/impl/store"
)

// storeFile is written once the store has an organization. A first start that was killed earlier leaves none.
const storeFile = "store.json"

// storeRecord is the content of storeFile.
type storeRecord struct {
	Database string `json:"database"` // sqlite or postgresql
}

func recordOf(o Options) storeRecord {
	if o.Database != "" {
		return storeRecord{"postgresql"}
	}
	return storeRecord{"sqlite"}
}

func readRecord(o Options) (r storeRecord) {
	text, err := os.ReadFile(filepath.Join(o.Data, storeFile))
	if err == nil {
		_ = json.Unmarshal(text, &r) // a damaged file still proves an earlier server
	}
	return r
}

// recordStore writes storeFile if it is missing or names another database.
func (a *App) recordStore() error {
	record := recordOf(a.options)
	if readRecord(a.options) == record {
		return nil
	}
	return a.writeJSON(storeFile, record)
}

// checkStore returns an error if the store of an earlier server in the data directory is lost. It writes nothing. With PostgreSQL,
// s is the open store.
func checkStore(ctx context.Context, o Options, s *store.Store) error {
	content, lost, err := inspectStore(ctx, o, s)
	if err != nil || !lost {
		return err
	}
	return lostError(o, content)
}

// inspectStore reports whether the store of an earlier server in the data directory is lost.
//
// A first start that is killed before it has stored an organization can leave encryption.key, obstack.db, bootstrap.json and an
// engine without tables. Such a store is not lost: the next start completes it.
func inspectStore(ctx context.Context, o Options, s *store.Store) (content store.Content, lost bool, err error) {
	tables, _ := fs.Glob(os.DirFS(o.Data), "engine/data/*/otel_logs")
	hasServed := hasFile(o, storeFile) || hasFile(o, filepath.Join("ingest", "logs")) || len(tables) > 0
	if !hasServed && !hasFile(o, bootstrapFile) {
		return 0, false, nil
	}
	if s != nil {
		content, err = s.Content(ctx)
	} else {
		content, err = store.Inspect(ctx, o.Data)
	}
	if err != nil {
		return 0, false, fmt.Errorf("cannot inspect the store: %w", err)
	}
	return content, content < store.NoOrganization || hasServed && content == store.NoOrganization, nil
}

// lostError describes the missing store, lists the files beside it, and explains how to restore it.
func lostError(o Options, content store.Content) error {
	what, restore := "the store "+filepath.Join(o.Data, store.File), "restore "+store.File+" from a backup"
	if o.Database != "" {
		what, restore = "the database of --database", "restore it from a backup"
	} else if hasFile(o, store.File+"-wal") { // SQLite would apply it to the restored file
		restore = "move " + store.File + "-wal away and " + restore
	}
	switch earlier := readRecord(o).Database; {
	case earlier == "postgresql" && o.Database == "":
		restore = "name its PostgreSQL database with --database"
	case earlier == "sqlite" && o.Database != "":
		restore = "leave out --database to use its SQLite store"
	}
	state := map[store.Content]string{
		store.NoFile: "is missing", store.NoSchema: "is empty", store.NoOrganization: "has no organization",
	}[content]
	var files []string
	for _, name := range []string{storeFile, bootstrapFile, "encryption.key", "engine", "ingest"} {
		if hasFile(o, name) {
			files = append(files, name)
		}
	}
	return fmt.Errorf("%s %s, but %s has files of an earlier server (%s): %s, or start over with %q (see docs/running.md)",
		what, state, o.Data, strings.Join(files, ", "), restore, "obstack serve --new-store")
}

// startOver moves the files of a lost store to a directory of their own, so that neither SQLite nor the first start overwrites
// them. The caller holds the lock of the data directory. A store that is not lost stays as it is.
func (a *App) startOver(ctx context.Context) error {
	content, lost, err := inspectStore(ctx, a.options, a.store)
	if err != nil {
		return err
	}
	if !lost {
		if content == store.HasOrganization {
			a.log.Warn("--new-store has no effect: the store has an organization")
		}
		return nil
	}
	names := []string{bootstrapFile}
	if a.options.Database == "" {
		names = append(names, store.File, store.File+"-wal", store.File+"-shm", store.File+"-journal")
	}
	dir := filepath.Join(a.options.Data, "lost-"+a.options.Now().UTC().Format("20060102T150405.000Z"))
	if err := os.Mkdir(dir, 0o700); err != nil {
		return fmt.Errorf("cannot move the lost store: %w", err)
	}
	for _, name := range names {
		err := os.Rename(filepath.Join(a.options.Data, name), filepath.Join(dir, name))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("cannot move the lost store: %w", err)
		}
	}
	if err := os.Remove(dir); err == nil { // it is empty
		return nil
	}
	a.log.Warn("moved the files of the lost store", "file", dir)
	return nil
}

// hasFile reports whether the data directory has a file. An error other than that it does not exist counts as a file.
func hasFile(o Options, name string) bool {
	_, err := os.Stat(filepath.Join(o.Data, name))
	return !errors.Is(err, fs.ErrNotExist)
}
