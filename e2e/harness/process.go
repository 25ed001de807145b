package harness

import (
	"net"
	"strings"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib"
)

// KillAfter kills the server at a moment that has nothing to do with what the server is doing.
func (s *Server) KillAfter(d time.Duration) {
	select {
	case <-time.After(d):
	case <-s.Exited:
	}
	s.Kill()
}

// WantNoSecret checks that an output has none of the secrets.
func WantNoSecret(t testing.TB, output string, secrets ...string) {
	t.Helper()
	for _, secret := range secrets {
		if secret == "" || strings.Contains(output, secret) {
			t.Errorf("the secret %q is in the output:\n%s", secret, output)
		}
	}
}

// FreeAddress is one that a server can listen on.
func FreeAddress(t testing.TB) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = l.Close() }()
	return l.Addr().String()
}
