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

// OpenStore opens the store that the options name, for those who bring its schema up to date next. The data directory
// must exist when the store is SQLite.
func OpenStore(ctx context.Context, o Options) (*store.Store, error) {
	if o.EncryptionKeyFile == "" {
		if err := makeKeyFile(keyFile(o)); err != nil {
			return nil, fmt.Errorf("make the encryption key: %w", err)
		}
	}
	key, err := encryptionKey(o)
	if err != nil {
		return nil, err
	}
	s, err := store.Open(ctx, store.Options{
		Dir: o.Data, DSN: o.Database, Key: key, Limits: o.Limits, Now: o.Now, Log: o.Log,
	})
	if err != nil {
		return nil, fmt.Errorf("open the store: %w", err)
	}
	return s, nil
}

// OpenUsedStore is OpenStore for the commands that work beside a server. It makes nothing: a mistyped directory shall
// not become a store.
func OpenUsedStore(ctx context.Context, o Options) (*store.Store, error) {
	if _, err := os.Stat(filepath.Join(o.Data, store.File)); errors.Is(err, fs.ErrNotExist) && o.Database == "" {
		return nil, fmt.Errorf("there is no store in %s: name the directory of a server that has run with --data", o.Data)
	}
	s, err := OpenStore(ctx, o)
	if err != nil {
		return nil, err
	}
	version, err := s.SchemaVersion(ctx)
	if err == nil && version == 0 {
		err = errors.New("the store is empty: start the server once")
	}
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

func keyFile(o Options) string {
	if o.EncryptionKeyFile != "" {
		return o.EncryptionKeyFile
	}
	return filepath.Join(o.Data, "encryption.key")
}

// encryptionKey reads the key that seals secrets: 32 bytes as hex. A file that was named must exist, because replicas
// that make their own could not read each other's secrets.
func encryptionKey(o Options) ([]byte, error) {
	path := keyFile(o)
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("read the encryption key: %w", err)
	}
	key, err := hex.DecodeString(strings.TrimSpace(string(text)))
	if err != nil || len(key) != 32 {
		return nil, fmt.Errorf("the encryption key file %s must hold 64 hex digits", path)
	}
	return key, nil
}

// makeKeyFile makes the file unless it exists. Of several processes that start together one wins and all read its key:
// the file appears under its name only when it is complete.
func makeKeyFile(path string) error {
	if _, err := os.Stat(path); err == nil {
		return nil
	}
	var key [32]byte
	if _, err := rand.Read(key[:]); err != nil {
		return err
	}
	temporary, err := writeTemporary(path, []byte(hex.EncodeToString(key[:])+"\n"))
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(temporary) }()
	if err := os.Link(temporary, path); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return syncDirectory(path)
}
