package app

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"
)

// The files by which other programs find a server.
const (
	bootstrapFile = "bootstrap.json"
	listenFile    = "listen.json"
)

// lockDirectory makes the data directory this process's own until the returned file is closed or the process ends.
// Two servers in one directory would fight over the engine and over listen.json. The commands that work beside a server
// do not ask for this lock.
func lockDirectory(dir string) (*os.File, error) {
	f, err := os.OpenFile(filepath.Join(dir, "server.lock"), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, fmt.Errorf("cannot lock the data directory: %w", err)
	}
	err = unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB)
	if errors.Is(err, unix.EWOULDBLOCK) {
		err = fmt.Errorf("the data directory %s is in use by another server", dir)
		if at := running(dir); at.API != "" {
			err = fmt.Errorf("%w, at %s", err, at.API)
			if at.UI != "" {
				err = fmt.Errorf("%w, with the web UI at %s", err, at.UI)
			}
		}
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// writableByOthers returns dir or the first file in it that every user of the machine may write to. It returns "" if only owners
// and groups may write.
func writableByOthers(dir string) string {
	names := []string{dir}
	files, _ := os.ReadDir(dir) // if it fails, dir itself is still checked
	for _, file := range files {
		names = append(names, filepath.Join(dir, file.Name()))
	}
	for _, name := range names {
		if info, err := os.Stat(name); err == nil && info.Mode().Perm()&0o002 != 0 && info.Mode().Type()&^fs.ModeDir == 0 {
			return name
		}
	}
	return ""
}

// addresses is the part of listen.json with the API and the web UI.
type addresses struct{ API, UI string }

// running returns where the server of a data directory serves, as far as it says so.
func running(dir string) addresses {
	var listen addresses
	text, err := os.ReadFile(filepath.Join(dir, listenFile))
	if err != nil || json.Unmarshal(text, &listen) != nil {
		return addresses{}
	}
	return listen
}

// UIURL is what links to the web UI start with: the public URL, or where the server of the data directory serves it.
func UIURL(o Options) string {
	if o.LinkURL != "" {
		return o.LinkURL
	}
	return cmp.Or(running(o.Data).UI, "http://localhost:8080")
}

// SignIn is how people sign in to a server.
type SignIn struct {
	// Issuer is the identity provider, empty for none. NoPasswords says that there is nothing beside it.
	Issuer      string
	NoPasswords bool
}

// write adds it to what listen.json says, for the commands beside the server.
func (s SignIn) write(listen map[string]string) {
	if s.Issuer != "" {
		listen["oidcIssuer"] = s.Issuer
	}
	if s.NoPasswords {
		listen["passwords"] = "off"
	}
}

// Or returns it with what only the other one says.
func (s SignIn) Or(other SignIn) SignIn {
	return SignIn{cmp.Or(s.Issuer, other.Issuer), s.NoPasswords || other.NoPasswords}
}

// RunningSignIn is how people sign in to the server of a data directory, as far as it says so.
func RunningSignIn(o Options) SignIn {
	var listen struct{ OIDCIssuer, Passwords string }
	text, err := os.ReadFile(filepath.Join(o.Data, listenFile))
	if err != nil || json.Unmarshal(text, &listen) != nil {
		return SignIn{}
	}
	return SignIn{listen.OIDCIssuer, listen.Passwords == "off"}
}

// writeJSON writes a file in the data directory completely or not at all.
func (a *App) writeJSON(name string, content any) error {
	text, err := json.Marshal(content)
	if err != nil {
		return err
	}
	path := filepath.Join(a.options.Data, name)
	temporary, err := writeTemporary(path, append(text, '\n'))
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(temporary) }()
	if err := os.Rename(temporary, path); err != nil {
		return err
	}
	return syncDirectory(path)
}

// writeTemporary writes a file beside path, with mode 0600, and returns its name. Its content is on the disk.
func writeTemporary(path string, text []byte) (name string, err error) {
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"-*")
	if err != nil {
		return "", err
	}
	_, err = f.Write(text)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return "", errors.Join(err, os.Remove(f.Name()))
	}
	return f.Name(), nil
}

// syncDirectory puts the name of a new file on the disk. Without it a power cut can take the encryption key away after
// secrets have been sealed with it.
func syncDirectory(path string) error {
	dir, err := os.Open(filepath.Dir(path))
	if err != nil {
		return err
	}
	return errors.Join(dir.Sync(), dir.Close())
}

func removeFile(path string) error {
	if err := os.Remove(path); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}
