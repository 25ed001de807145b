//go:build managed

package main

import (
	"context"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestServicesMadeBesideAServerGetTheirTables applies a new service while the server runs.
func TestServicesMadeBesideAServerGetTheirTables(t *testing.T) {
	t.Parallel()
	s := startServer(t, "")
	file := filepath.Join(t.TempDir(), "service.yaml")
	text := "organizations: [{name: default, services: [{name: second}]}]\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := s.command("apply", "-f", file); err != nil {
		t.Fatal(err)
	}
	engine := http.Client{Transport: &http.Transport{DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, "unix", filepath.Join(s.Data, "engine", "socket"))
	}}}
	t.Cleanup(engine.CloseIdleConnections)
	sql := "SELECT count() FROM system.tables WHERE database LIKE 'obstack\\_%' AND name = 'otel_logs'"
	s.poll("the tables of the new service", func() bool {
		res, err := engine.Post("http://engine/", "text/plain", strings.NewReader(sql))
		if err != nil {
			return false
		}
		defer func() { _ = res.Body.Close() }()
		body, err := io.ReadAll(res.Body)
		return err == nil && strings.TrimSpace(string(body)) == "1"
	})
}
