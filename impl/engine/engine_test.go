package engine_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

func TestMain(m *testing.M) {
	if options := os.Getenv(parentVariable); options != "" {
		fmt.Fprintln(os.Stderr, parent(options))
		os.Exit(1)
	}
	if !enginetest.IsChild() {
		if err := trustTests(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	enginetest.Main(m)
}

func TestEmbeddedEngine(t *testing.T) {
	t.Parallel()
	enginetest.Run(t, enginetest.Start(t))
}

func open(t *testing.T, o engine.Options) *engine.DB {
	t.Helper()
	db, err := engine.Open(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	return db
}

// closedPort is an address on which no server listens. A free port may be given to another test.
const closedPort = "127.0.0.1:1"

func TestOpenRefusesWhatIsNoURL(t *testing.T) {
	t.Parallel()
	for _, url := range []string{
		"", "localhost:8123", "clickhouse://robin:secret@host", "http://", "http://robin:secret@", "http://host:x/",
		"http://robin:secret@host/db?a=b", "http://host,/", "http://robin:sec%ret@host",
	} {
		_, err := engine.Open(engine.Options{URL: url})
		if err == nil {
			t.Errorf("%q: no error", url)
		} else if strings.Contains(err.Error(), "sec") {
			t.Errorf("%q: the error %q repeats it", url, err)
		}
	}
}

func TestErrorsNameNeitherAddressNorPassword(t *testing.T) {
	t.Parallel()
	address := closedPort
	redirects := httptest.NewServer(http.RedirectHandler("http://127.0.0.1:8123/", http.StatusTemporaryRedirect))
	t.Cleanup(redirects.Close)
	redirect := strings.TrimPrefix(redirects.URL, "http://")
	for _, url := range []string{
		"http://robin:secret@" + address + "/db", "https://robin:secret@" + address + "/db",
		"http://robin:secret@nowhere.invalid/db", "http://robin:secret@" + redirect + "/db",
		"https://robin:secret@" + redirect + "/db",
	} {
		db := open(t, engine.Options{URL: url})
		_, err := db.Select(t.Context(), engine.Query{SQL: "SELECT 1"})
		if core.KindOf(err) != core.Unavailable {
			t.Errorf("%s: got %v, want Unavailable", url, err)
			continue
		}
		for _, secret := range []string{"robin", "secret", "127.0.0.1", "nowhere", "8123"} {
			if strings.Contains(err.Error(), secret) {
				t.Errorf("%s: %q names %q", url, err, secret)
			}
		}
	}
}
