package engine_test

import (
	"context"
	"encoding/pem"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/patience"
)

// trustTests makes the certificate of httptest one that the system trusts, as far as this process is concerned. The
// system's are read once, so it must be done before all tests.
func trustTests() error {
	server := httptest.NewTLSServer(nil)
	defer server.Close()
	dir, err := os.MkdirTemp("", "enginetest-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "roots.pem")
	block := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: server.Certificate().Raw})
	if err := os.WriteFile(file, block, 0o600); err != nil {
		return err
	}
	if err := os.Setenv("SSL_CERT_FILE", file); err != nil {
		return err
	}
	// Reads them.
	res, err := (&http.Client{Transport: &http.Transport{DisableKeepAlives: true}}).Get(server.URL)
	if err == nil {
		err = res.Body.Close()
	}
	return err
}

// front returns a handler that stands before the server.
func front(t *testing.T, server string, change func(r *http.Request)) http.Handler {
	t.Helper()
	target, err := url.Parse(server)
	if err != nil {
		t.Fatal(err)
	}
	proxy := &httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) {
		r.SetURL(target)
		if change != nil {
			change(r.Out)
		}
	}}
	transport := &http.Transport{DisableCompression: true}
	t.Cleanup(transport.CloseIdleConnections)
	proxy.Transport = transport
	return proxy
}

// serve runs a handler on a port of its own and returns its address.
func serve(t *testing.T, h http.Handler) string {
	t.Helper()
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	return strings.TrimPrefix(s.URL, "http://")
}

// silent is a server that takes connections and never says a word.
func silent(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	return l.Addr().String()
}

func one(ctx context.Context, db *engine.DB) error {
	rows, err := db.Select(ctx, engine.Query{SQL: "SELECT 1"})
	if err != nil {
		return err
	}
	rows.Close()
	return nil
}

func TestServer(t *testing.T) {
	t.Parallel()
	server := enginetest.Server(t)
	enginetest.Run(t, open(t, engine.Options{URL: server}))
	address := strings.TrimPrefix(server, "http://")
	t.Run("hints are for the embedded engine", func(t *testing.T) { testNoHints(t, server) })
	t.Run("the next host takes over when one is down", func(t *testing.T) { testHostThatIsDown(t, address) })
	t.Run("the next host takes over when one goes down", func(t *testing.T) { testHostThatGoesDown(t, address, server) })
	t.Run("the next host takes over when one hangs or is no ClickHouse", func(t *testing.T) { testHostThatHangs(t, address) })
	t.Run("a caller who gives up says nothing about the host", func(t *testing.T) { testCallerGivesUp(t, server) })
	t.Run("a server that hangs ends with the caller's time", testServerThatHangs)
	t.Run("its user and password are used", func(t *testing.T) { testUserAndPassword(t, server) })
	t.Run("it is reached by TLS, if the system trusts its certificate", func(t *testing.T) { testTLS(t, address, server) })
	t.Run("its time zone changes no moment", func(t *testing.T) { testTimeZone(t, server) })
	t.Run("it stops queries of clients that go away", func(t *testing.T) { testQueryOfGoneClient(t, server) })
}

func testNoHints(t *testing.T, server string) {
	t.Parallel()
	hinted := engine.Query{SQL: "SELECT 1", Hints: map[string]any{"setting_of_another_version": 1}}
	rows, err := open(t, engine.Options{URL: server}).Select(t.Context(), hinted)
	if err != nil {
		t.Fatalf("a server was sent a hint: %v", err)
	}
	rows.Close()
	if _, err := enginetest.Embedded(t).Select(t.Context(), hinted); engine.CodeName(err) != "UNKNOWN_SETTING" {
		t.Errorf("the embedded engine was sent no hint: %v", err)
	}
}

// A hint lowers the limits of a query, as a setting does, and lifts none.
func TestHintsLowerLimits(t *testing.T) {
	t.Parallel()
	db := enginetest.Embedded(t)
	rows := func(most int) string {
		got := enginetest.Select(t, db, engine.Query{SQL: "SELECT toString(getSetting('max_result_rows'))", Hints: map[string]any{"max_result_rows": most}})
		return got[0][0].(string)
	}
	if got := rows(7); got != "7" {
		t.Errorf("a limit of 7 is %s", got)
	}
	if got := rows(engine.MaxRows + 1); got != strconv.Itoa(engine.MaxRows) {
		t.Errorf("a limit of more than all is %s", got)
	}
}

func TestSettingsLowerBlocksOfExports(t *testing.T) {
	t.Parallel()
	db := enginetest.Embedded(t)
	for _, tt := range []struct{ own, want string }{{"10", "10"}, {"1000000", "8192"}} {
		got := enginetest.Select(t, db, engine.Query{
			SQL: "SELECT toString(getSetting('max_block_size'))", Settings: map[string]any{"max_block_size": tt.own},
			Limits: &engine.Limits{Time: engine.MaxTime, Rows: 1, Bytes: engine.MaxBytes},
		})
		if got[0][0] != tt.want {
			t.Errorf("blocks of %s rows in the source: an export has %s, want %s", tt.own, got[0][0], tt.want)
		}
	}
}

func testHostThatIsDown(t *testing.T, address string) {
	t.Parallel()
	for _, hosts := range []string{
		closedPort + "," + address, address + "," + closedPort,
		closedPort + ", " + closedPort + " ," + address,
	} {
		db := open(t, engine.Options{URL: "http://" + hosts})
		enginetest.Exec(t, enginetest.Database(t, db), "CREATE TABLE t (a String) ENGINE = Memory")
		got := enginetest.Select(t, db, engine.Query{SQL: "SELECT 1"})
		if diff := cmp.Diff([][]any{{uint8(1)}}, got); diff != "" {
			t.Error(diff)
		}
	}
}

func testHostThatGoesDown(t *testing.T, address string, server string) {
	t.Parallel()
	first := httptest.NewServer(front(t, server, nil))
	defer first.Close()
	db := open(t, engine.Options{URL: first.URL + "," + address})
	for range 3 {
		if err := one(t.Context(), db); err != nil {
			t.Fatal(err)
		}
	}
	first.CloseClientConnections()
	first.Close()
	// Sockets that were open may break once.
	err := one(t.Context(), db)
	if err != nil && core.KindOf(err) != core.Unavailable {
		t.Errorf("got %v", err)
	}
	for range 3 {
		if err := one(t.Context(), db); err != nil {
			t.Error(err)
		}
	}
}

func testHostThatHangs(t *testing.T, address string) {
	t.Parallel()
	broken := serve(t, http.HandlerFunc(func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }))
	for what, host := range map[string]string{"hangs": silent(t), "breaks off": broken} {
		db := open(t, engine.Options{URL: "http://" + host + strings.Repeat(","+address, 3)})
		ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
		defer cancel()
		if err := one(ctx, db); err != nil && core.KindOf(err) != core.Timeout {
			t.Errorf("%s: got %v", what, err)
		}
		if err := one(t.Context(), db); err != nil {
			t.Errorf("%s: %v", what, err)
		}
	}
}

func testCallerGivesUp(t *testing.T, server string) {
	t.Parallel()
	var first, second atomic.Int64
	front1 := serve(t, front(t, server, func(*http.Request) { first.Add(1) }))
	front2 := serve(t, front(t, server, func(*http.Request) { second.Add(1) }))
	db := enginetest.Database(t, open(t, engine.Options{URL: "http://" + front1 + "," + front2}))
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	failed := make(chan error, 1)
	go func() {
		_, err := db.Select(ctx, engine.Query{SQL: "SELECT count() FROM numbers(1000000000000)"})
		failed <- err
	}()
	patience.Within(t, "the query runs", func() bool {
		return len(enginetest.Select(t, db, engine.Query{
			SQL: "SELECT 1 FROM system.processes WHERE query_id != queryID() AND current_database = currentDatabase()",
		})) > 0
	})
	cancel()
	if err := <-failed; core.KindOf(err) != core.Canceled {
		t.Errorf("got %v, want Canceled", err)
	}
	before := first.Load()
	if err := one(t.Context(), db); err != nil {
		t.Error(err)
	}
	if first.Load() == before || second.Load() > 0 {
		t.Errorf("the second host got %d requests", second.Load())
	}
}

func testServerThatHangs(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	err := one(ctx, open(t, engine.Options{URL: "http://" + silent(t)}))
	if core.KindOf(err) != core.Timeout {
		t.Errorf("got %v, want Timeout", err)
	}
}

func testUserAndPassword(t *testing.T, server string) {
	t.Parallel()
	// The engine knows no accounts, so this front does, and answers as a server would.
	inner := front(t, server, nil)
	guarded := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		user, password := r.Header.Get("X-ClickHouse-User"), r.Header.Get("X-ClickHouse-Key")
		if u, p, ok := r.BasicAuth(); ok {
			user, password = u, p
		}
		if user == "robin" && password == "se@c/r:et" {
			inner.ServeHTTP(w, r)
			return
		}
		w.Header().Set("X-ClickHouse-Exception-Code", "516")
		http.Error(w, "Code: 516. DB::Exception: "+user+": Authentication failed: password is incorrect, or there "+
			"is no user with such name. (AUTHENTICATION_FAILED) (version 26.7.2.1 (official build))", http.StatusForbidden)
	}))
	for _, c := range []struct {
		o    engine.Options
		want string
	}{
		{engine.Options{URL: "http://robin:se%40c%2Fr%3Aet@" + guarded}, ""},
		{engine.Options{URL: "http://robin:se%40c%2Fr%3Aet@" + closedPort + "," + guarded + "/default"}, ""},
		{engine.Options{URL: "http://" + guarded, Username: "robin", Password: "se@c/r:et"}, ""},
		{engine.Options{URL: "http://ann:x@" + guarded, Username: "robin", Password: "se@c/r:et"}, ""},
		{
			engine.Options{URL: "http://robin:wrong@" + guarded, Name: "warehouse"},
			`The connection "warehouse" does not accept its user or password`,
		},
		{engine.Options{URL: "http://" + guarded}, "The query engine does not accept its user or password"},
	} {
		err := one(t.Context(), open(t, c.o))
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%+v: %v", c.o, err)
		case c.want != "":
			wantUnavailable(t, c.want, err)
			if err == nil || !strings.HasPrefix(err.Error(), c.want) || strings.Contains(err.Error(), "wrong") {
				t.Errorf("%+v: got %v, want %q", c.o, err, c.want)
			}
		}
	}
}

func testTLS(t *testing.T, address string, server string) {
	t.Parallel()
	trusted := httptest.NewTLSServer(front(t, server, nil))
	t.Cleanup(trusted.Close)
	db := open(t, engine.Options{URL: trusted.URL})
	enginetest.Exec(t, enginetest.Database(t, db), "CREATE TABLE t (a String) ENGINE = Memory")
	if err := one(t.Context(), db); err != nil {
		t.Error(err)
	}
	// The same certificate is not one for this name, and nothing is sent before that is known.
	secrets := make(chan string, 100)
	other := httptest.NewTLSServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		secrets <- r.Header.Get("X-ClickHouse-Key")
	}))
	t.Cleanup(other.Close)
	name := strings.Replace(other.URL, "127.0.0.1", "localhost", 1)
	err := one(t.Context(), open(t, engine.Options{URL: name, Password: "secret", Name: "warehouse"}))
	wantUnavailable(t, "another name", err)
	if err != nil && (!strings.Contains(err.Error(), "certificate") || strings.Contains(err.Error(), "localhost")) {
		t.Errorf("got %v", err)
	}
	if len(secrets) > 0 {
		t.Error("the password was sent")
	}
	// And neither is one without TLS where TLS is asked for.
	wantUnavailable(t, "no TLS", one(t.Context(), open(t, engine.Options{URL: "https://" + address})))
}

func testTimeZone(t *testing.T, server string) {
	t.Parallel()
	inZone := serve(t, front(t, server, func(r *http.Request) {
		q := r.URL.Query()
		q.Set("session_timezone", "Asia/Tokyo")
		r.URL.RawQuery = q.Encode()
	}))
	db := enginetest.Database(t, open(t, engine.Options{URL: "http://" + inZone}))
	zone := enginetest.Select(t, db, engine.Query{SQL: "SELECT timezone()"})
	if diff := cmp.Diff([][]any{{"Asia/Tokyo"}}, zone); diff != "" {
		t.Fatal(diff)
	}
	enginetest.Exec(t, db, "CREATE TABLE t (a DateTime, b DateTime64(9), c DateTime64(3, 'UTC')) ENGINE = Memory")
	moment := time.Date(2026, 2, 8, 23, 30, 0, 0, time.UTC)
	b, err := db.Insert(t.Context(), "t", nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Append(moment, moment.Add(1), moment); err != nil {
		t.Fatal(err)
	}
	if err := b.Send(t.Context()); err != nil {
		t.Fatal(err)
	}
	got := enginetest.Select(t, db, engine.Query{
		SQL: `SELECT *, toUnixTimestamp(a) FROM t
				WHERE a = {t:DateTime} AND b > {m:DateTime64(3)} AND c = {m:DateTime64(3)}`,
		Params: map[string]string{"t": "1770593400", "m": "1770593400.000"},
	})
	want := [][]any{{moment, moment.Add(1), moment, uint32(1770593400)}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func testQueryOfGoneClient(t *testing.T, server string) {
	t.Parallel()
	asked := make(chan url.Values, 100)
	seen := serve(t, front(t, server, func(r *http.Request) { asked <- r.URL.Query() }))
	if err := one(t.Context(), open(t, engine.Options{URL: "http://" + seen})); err != nil {
		t.Fatal(err)
	}
	var last url.Values
	for len(asked) > 0 {
		last = <-asked
	}
	for name, want := range map[string]string{
		"cancel_http_readonly_queries_on_client_close": "1", "readonly": "1", "max_execution_time": "30",
		"max_result_rows": "100000",
	} {
		if got := last.Get(name); got != want {
			t.Errorf("%s: got %q, want %q", name, got, want)
		}
	}
}
