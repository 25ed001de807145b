package alerting

import (
	"crypto/aes"
	"crypto/cipher"
	"database/sql"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// TestTheFirstVersionIsUpgraded starts a server on what one of the first schema has left behind. The webhook that its
// operator had applied is called at its private address.
func TestTheFirstVersionIsUpgraded(t *testing.T) {
	t.Parallel()
	const key = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f" // a test's
	calls := make(chan string, 100)
	receiver := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		calls <- fmt.Sprint(r.URL, " ", r.Header.Get("X-Token"), " ", string(body))
	}))
	defer receiver.Close()

	data := t.TempDir()
	database := filepath.Join(data, "obstack.db")
	for _, name := range []string{"schema-01.sql", "oss-01.sql"} {
		text, err := os.ReadFile(filepath.Join("..", "..", "impl", "store", "testdata", "upgrades", "sqlite", name))
		if err != nil {
			t.Fatal(err)
		}
		harness.Execute(t, "sqlite", database, string(text))
		if first, _, found := strings.Cut(string(text), "\n"); found && strings.HasPrefix(first, "-- ") {
			writeData(t, data, "bootstrap.json", strings.TrimPrefix(first, "-- "))
		}
	}
	writeData(t, data, "encryption.key", key)
	pointWebhook(t, database, key, receiver.URL+"/hook?token=url-secret")

	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self, "serve", "--data", data, "--listen", "127.0.0.1:0", "--engine-lib", harness.EngineLib(t))
	cmd.Env = environment(clock{time.Now()})
	s := &harness.Stack{Server: harness.LaunchCommand(t, data, cmd), ID: map[string]string{}}
	s.WaitListen()
	s.WaitReady()
	s.LearnSources(t)
	if s.ID["source Audit"] == "" {
		t.Errorf("sources: %v", s.ID)
	}
	for path, names := range map[string][]string{
		"dashboards": {"Shop", "From the API"}, "alerts": {"No rows", "Many rows"}, "connections": {"spare"},
		"webhooks": {"inside", "chat"},
	} {
		list := s.Do("GET", path, "").Payload(t)
		for _, name := range names {
			if !strings.Contains(list, `"`+name+`"`) {
				t.Errorf("%s without %s: %s", path, name, list)
			}
		}
	}
	call := patience.Receive(t, "the webhook is called", calls)
	for _, part := range []string{"/hook?", "token=url-secret", "key=query-secret", " header-secret ", "No rows"} {
		if !strings.Contains(call, part) {
			t.Errorf("the receiver was called without %s: %s", part, call)
		}
	}
	if out, err := s.Command("keys", "list"); err != nil || !strings.Contains(out, "second") {
		t.Errorf("%s %v", out, err)
	}
}

func writeData(t *testing.T, dir, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// pointWebhook gives the webhook "inside" another address, sealed as the store does.
func pointWebhook(t *testing.T, database, key, url string) {
	t.Helper()
	secret, err := hex.DecodeString(key)
	if err != nil {
		t.Fatal(err)
	}
	block, err := aes.NewCipher(secret)
	if err != nil {
		t.Fatal(err)
	}
	aead, err := cipher.NewGCMWithRandomNonce(block)
	if err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite", database)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	var team, id string
	if err := db.QueryRow("SELECT team_id, id FROM webhooks WHERE name = 'inside'").Scan(&team, &id); err != nil {
		t.Fatal(err)
	}
	sealed := aead.Seal([]byte{1}, nil, []byte(url), []byte("webhooks/"+team+"/"+id+"/url"))
	if _, err := db.Exec("UPDATE webhooks SET url = ? WHERE id = ?", sealed, id); err != nil {
		t.Fatal(err)
	}
}
