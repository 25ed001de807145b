package main

import (
	"strings"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib"
)

// killAfter kills the server at a moment that has nothing to do with what the server is doing.
func (s *Server) killAfter(d time.Duration) {
	select {
	case <-time.After(d):
	case <-s.exited:
	}
	s.kill()
}

// wantNoSecret checks that an output has none of the secrets.
func wantNoSecret(t testing.TB, output string, secrets ...string) {
	t.Helper()
	for _, secret := range secrets {
		if secret == "" || strings.Contains(output, secret) {
			t.Errorf("the secret %q is in the output:\n%s", secret, output)
		}
	}
}
