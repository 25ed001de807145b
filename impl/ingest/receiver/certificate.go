package receiver

import (
	"crypto/tls"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/failures"
)

// Certificate is one for TLS in two PEM files, which may be replaced while the server runs. It is safe for concurrent use.
type Certificate struct {
	certFile, keyFile string
	failures          *failures.Log

	mu      sync.Mutex
	changed [2]time.Time // of the files that were read last
	err     error        // why those could not be used
	current *tls.Certificate
}

// LoadCertificate reads a certificate and its key.
func LoadCertificate(certFile, keyFile string, log *slog.Logger) (*Certificate, error) {
	c := &Certificate{certFile: certFile, keyFile: keyFile, failures: failures.New(log)}
	if err := c.load(); err != nil {
		return nil, err
	}
	return c, nil
}

// load reads the files if they are others than those that were read last.
func (c *Certificate) load() error {
	var changed [2]time.Time
	for i, name := range []string{c.certFile, c.keyFile} {
		info, err := os.Stat(name)
		if err != nil {
			return err
		}
		changed[i] = info.ModTime()
	}
	if changed == c.changed {
		return c.err
	}
	c.changed, c.err = changed, nil
	pair, err := tls.LoadX509KeyPair(c.certFile, c.keyFile)
	if err != nil {
		c.err = fmt.Errorf("read the certificate %s: %w", c.certFile, err)
		return c.err
	}
	c.current = &pair
	return nil
}

// get is what a handshake asks. A certificate that cannot be read leaves the last one in use.
func (c *Certificate) get(*tls.ClientHelloInfo) (*tls.Certificate, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	const id = "certificate" // handshakes are many
	if err := c.load(); err != nil {
		c.failures.Failed(id, false, slog.LevelWarn, "cannot reload the certificate", slog.Any("error", err))
	} else {
		c.failures.Works(id, false, "the certificate can be read again")
	}
	return c.current, nil
}
