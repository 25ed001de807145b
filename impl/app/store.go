package app

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/obstack/obstack/impl/store"
)

// OpenStore opens the store that the options name, for those who bring its schema up to date next. With SQLite it makes
// the missing files of the data directory, and refuses a lost store.
func OpenStore(ctx context.Context, o Options, d Deployment) (*store.Store, error) {
	// With PostgreSQL, the data directory may belong to another server, and a migration replaces nothing.
	if o.Database == "" {
		if err := checkStore(ctx, o, nil); err != nil {
			return nil, err
		}
	}
	return openStore(ctx, o, d)
}

// openStore is OpenStore for a caller that has checked whether the store is lost.
func openStore(ctx context.Context, o Options, d Deployment) (*store.Store, error) {
	if o.Database == "" {
		if err := os.MkdirAll(o.Data, 0o700); err != nil {
			return nil, fmt.Errorf("cannot create the data directory: %w", err)
		}
	}
	key, err := encryptionKey(o, hasStore(o))
	if errors.Is(err, errNoKeyYet) {
		key, err = makeKey(keyFile(o))
	}
	if err != nil {
		return nil, err
	}
	s, err := store.Open(ctx, store.Options{
		Dir: o.Data, DSN: o.Database, Key: key, Kinds: d.Keys, Limits: o.Limits, Now: o.Now,
		Metrics: o.storeMetrics, Log: o.Log,
	})
	if errors.Is(err, store.ErrOtherDeployment) {
		err = fmt.Errorf("%w; this build is for %s", err, d.Name)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot open the store: %w", err)
	}
	return s, nil
}

// OpenUsedStore is OpenStore for the commands that work beside a server. It makes nothing: a mistyped directory shall
// not become a store.
func OpenUsedStore(ctx context.Context, o Options, d Deployment) (*store.Store, error) {
	if o.Database == "" && !hasStore(o) {
		if err := checkStore(ctx, o, nil); err != nil {
			return nil, err
		}
		return nil, fmt.Errorf("no store in %s: use --data with the directory of an existing server", o.Data)
	}
	s, err := OpenStore(ctx, o, d)
	if err != nil {
		return nil, err
	}
	version, err := s.SchemaVersion(ctx)
	if err == nil && version == 0 {
		err = errors.New("the store is empty: start the server first")
	}
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// hasStore reports whether there is a SQLite store, which may be empty.
func hasStore(o Options) bool { return hasFile(o, store.File) }

func keyFile(o Options) string {
	if o.EncryptionKeyFile != "" {
		return o.EncryptionKeyFile
	}
	return filepath.Join(o.Data, "encryption.key")
}

// errNoKeyYet is returned by encryptionKey when a key may be made.
var errNoKeyYet = errors.New("no encryption key yet")

// encryptionKey reads the key that seals secrets: 32 bytes as hex. A file that was named must exist, because replicas
// that make their own could not read each other's secrets, and so must the key of a used store. The caller looks for the store
// first, because a process makes the key before the store.
func encryptionKey(o Options, used bool) ([]byte, error) {
	path := keyFile(o)
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) && o.EncryptionKeyFile == "" {
		if !used {
			return nil, errNoKeyYet
		}
		return nil, fmt.Errorf("the encryption key %s is missing, but the store has secrets encrypted with it: "+
			"restore it from a backup", path)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot read the encryption key: %w", err)
	}
	key, err := hex.DecodeString(strings.TrimSpace(string(text)))
	if err != nil || len(key) != 32 {
		return nil, fmt.Errorf("the encryption key file %s must hold 64 hex digits", path)
	}
	return key, nil
}

// makeKey makes a key, and its file. Of several processes that start together one wins and all take its key: the file
// appears under its name only when it is complete.
func makeKey(path string) ([]byte, error) {
	key := make([]byte, 32)
	if _, err := rand.Read(key); err != nil {
		return nil, err
	}
	temporary, err := writeTemporary(path, []byte(hex.EncodeToString(key)+"\n"))
	if err != nil {
		return nil, fmt.Errorf("cannot create the encryption key: %w", err)
	}
	defer func() { _ = os.Remove(temporary) }()
	if err := os.Link(temporary, path); err != nil && !errors.Is(err, fs.ErrExist) {
		return nil, fmt.Errorf("cannot create the encryption key: %w", err)
	}
	if err := syncDirectory(path); err != nil {
		return nil, fmt.Errorf("cannot create the encryption key: %w", err)
	}
	return encryptionKey(Options{EncryptionKeyFile: path}, false)
}
