package harness

import (
	"fmt"
	"math/rand/v2"
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

// FreeAddress is one that a server can listen on. Linux gives connections and listeners without a port of their own none
// below 32768.
func FreeAddress(t testing.TB) string {
	t.Helper()
	for range 100 {
		l, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", 20_000+rand.IntN(12_000)))
		if err == nil {
			defer func() { _ = l.Close() }()
			return l.Addr().String()
		}
	}
	t.Fatal("no address is free")
	return ""
}
