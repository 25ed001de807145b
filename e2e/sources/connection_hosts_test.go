package sources

import (
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// honeypot counts who connects to a loopback port, which no client may.
type honeypot struct {
	port string
	hits atomic.Int32
}

func newHoneypot(t *testing.T) *honeypot {
	t.Helper()
	h := &honeypot{}
	for _, address := range []string{"127.0.0.1:0", "[::1]:"} {
		l, err := net.Listen("tcp", address+h.port)
		if err != nil && h.port != "" {
			continue // no IPv6 here, or the port is taken there
		}
		if err != nil {
			t.Fatal(err)
		}
		_, h.port, _ = net.SplitHostPort(l.Addr().String())
		t.Cleanup(func() { _ = l.Close() })
		go func() {
			for {
				conn, err := l.Accept()
				if err != nil {
					return
				}
				h.hits.Add(1)
				_ = conn.Close()
			}
		}()
	}
	return h
}

// reader makes a connection and a source on it, and returns the path of the connection and what reads the source.
func reader(t *testing.T, s *harness.Stack, connection harness.Object) (path string, read func() harness.Answer) {
	t.Helper()
	path, text := s.CreateConnection(t, connection)
	return path, readerOf(t, s, harness.ID(t, text))
}

// readerOf makes a source on a connection and returns what reads it.
func readerOf(t *testing.T, s *harness.Stack, connection string) func() harness.Answer {
	t.Helper()
	source := harness.ID(t, s.Do("POST", "sources", harness.Encode(t, harness.Object{
		"name": "Read", "kind": "log", "connection": connection, "from": harness.Object{"databaseName": "own", "tableName": "t"},
		"timestampValueExpression": "Timestamp", "defaultTableSelectExpression": "Body",
	})).Payload(t))
	body := harness.Encode(t, harness.Object{
		"startTime": 1767607200000, "endTime": 1767610800000, "granularity": "1h",
		"series": []any{harness.Object{"sourceId": source, "aggFn": "count", "where": "", "groupBy": []any{}}},
	})
	return func() harness.Answer { return s.Do("POST", "charts/series", body) }
}

// TestHostsOfMembers holds that a connection that a member has made leads to nothing private.
func TestHostsOfMembers(t *testing.T) {
	t.Parallel()
	s := harness.StartStack(t)
	h := newHoneypot(t)
	for host, want := range hostsOfMembers {
		t.Run(fmt.Sprintf("%.60s", host), func(t *testing.T) {
			t.Parallel()
			host := strings.ReplaceAll(host, "PORT", h.port)
			path, read := reader(t, s, harness.Object{"name": "evil", "host": host, "username": "robin", "password": connectionSecret})
			if got := harness.At(harness.Decode[any](t, s.Do("GET", path, "").Payload(t)), "host"); got != host {
				t.Errorf("the host is shown as %v", got)
			}
			start := time.Now()
			a := read()
			if took := time.Since(start); took > patience.Timeout {
				t.Errorf("it took %s", took)
			}
			if want == "" {
				a.Problem(t, 503) // there is no such name
				return
			}
			a.WantProblem(t, `The connection "evil"`, want)
			for _, secret := range []string{"127.0.0.1", "url-secret", connectionSecret, "robin", "localhost"} {
				if strings.Contains(a.Body, secret) {
					t.Errorf("the problem shows %s: %s", secret, a.Body)
				}
			}
		})
	}
	t.Cleanup(func() {
		if n := h.hits.Load(); n > 0 {
			t.Errorf("%d connections were made", n)
		}
		wantNoSecrets(t, s)
	})
}

const privateHost, noHost = "the address is not public", "has no usable host"

const unusualHost = "the host is neither a valid name nor an IP address in canonical form"

// hostsOfMembers are hosts of connections, and what is said when one is read.
var hostsOfMembers = map[string]string{
	"":                                     "has no host",
	"http://127.0.0.1:PORT":                privateHost,
	"https://127.0.0.1:PORT":               privateHost,
	"http://127.0.0.1:PORT/own":            privateHost,
	"http://127.255.255.254:PORT":          privateHost,
	"http://localhost:PORT":                privateHost,
	"http://LocalHost.:PORT":               privateHost,
	"http://[::1]:PORT":                    privateHost,
	"http://[::]:PORT":                     privateHost,
	"http://[::ffff:127.0.0.1]:PORT":       privateHost,
	"http://[::ffff:7f00:1]:PORT":          privateHost,
	"http://[0:0:0:0:0:0:0:1]:PORT":        privateHost,
	"http://0.0.0.0:PORT":                  privateHost,
	"http://169.254.169.254":               privateHost,
	"http://169.254.169.254:80/latest":     privateHost,
	"http://10.0.0.1:8123":                 privateHost,
	"http://172.16.0.1":                    privateHost,
	"http://192.168.0.1":                   privateHost,
	"http://100.64.0.1":                    privateHost,
	"http://[fe80::1]":                     privateHost,
	"http://[fd00:ec2::254]":               privateHost,
	"http://127.0.0.1:PORT,127.0.0.1:PORT": privateHost,
	"http://localhost:PORT, [::1]:PORT":    privateHost,
	"http://robin@127.0.0.1:PORT":          privateHost,
	"http://robin:@localhost:PORT/a/b":     privateHost,
	"http://example.com@127.0.0.1:PORT":    privateHost,
	"http://2130706433:PORT":               unusualHost,
	"http://0x7f000001:PORT":               unusualHost,
	"http://0x7f.1:PORT":                   unusualHost,
	"http://0177.0.0.1:PORT":               unusualHost,
	"http://127.1:PORT":                    unusualHost,
	"http://0:PORT":                        unusualHost,
	"http://127。0。0。1:PORT":                privateHost,
	"http://①②⑦.0.0.1:PORT":                privateHost,
	"http://[fe80::1%25lo]:PORT":           unusualHost,
	"http://%31%32%37.0.0.1:PORT":          noHost,
	"http://127.0.0.1:PORT?query=x":        noHost,
	"http://127.0.0.1:PORT/own?query=x":    noHost,
	"http://127.0.0.1:PORT/#x":             noHost,
	"http://127.0.0.1:PORT#x":              noHost,
	"http://127.0.0.1\\@example.com":       noHost,
	"http://127.0.0.1:99999999":            privateHost,
	"http://127.0.0.1:http":                noHost,
	"http://127.0.0.1\r\nX-Injected: x":    noHost,
	"http://127.0.0.1 :PORT":               noHost,
	"http://rob%in@127.0.0.1:PORT":         noHost,

	"http://":                noHost,
	"http:///own":            noHost,
	"http://,127.0.0.1:PORT": noHost,
	"http://:PORT":           noHost,
	"http:127.0.0.1:PORT":    noHost,
	"//127.0.0.1:PORT":       noHost,
	"127.0.0.1:PORT":         noHost,
	"localhost":              noHost,
	" http://127.0.0.1:PORT": noHost,
	"HTTP://127.0.0.1:PORT":  noHost,
	"tcp://127.0.0.1:PORT":   noHost,

	"clickhouse://robin@127.0.0.1": noHost,
	"file:///etc/passwd":           noHost,
	"unix:///var/run/docker.sock":  noHost,
	"http+unix:///tmp/x.sock":      noHost,
	"http://unix:/tmp/x.sock":      "",
	"http:///tmp/x.sock":           noHost,
	"gopher://127.0.0.1:PORT/_GET": noHost,

	"http://" + strings.Repeat("a", 300):                        unusualHost,
	"http://" + strings.Repeat("127.0.0.1,", 5000):              noHost,
	"http://x.invalid" + strings.Repeat(",127.0.0.1:PORT", 900): privateHost,
}

// wantNoSecrets looks for the passwords of these tests in the log.
func wantNoSecrets(t *testing.T, s *harness.Stack) {
	t.Helper()
	for _, secret := range []string{connectionSecret, "url-secret"} {
		if strings.Contains(s.Out.String(), secret) {
			t.Errorf("the log has %s", secret)
		}
	}
}

// TestHostsOfMembersThatAreAllowed holds what a connection does with servers that are no ClickHouse.
func TestHostsOfMembersThatAreAllowed(t *testing.T) {
	t.Parallel()
	s := harness.StartStack(t, "--egress-allow", "127.0.0.0/8")
	h := newHoneypot(t)
	serve := func(handler http.HandlerFunc) string {
		server := httptest.NewServer(handler)
		t.Cleanup(server.Close)
		return server.URL
	}
	gone := httptest.NewServer(nil)
	gone.Close()
	closed := strings.TrimPrefix(gone.URL, "http://")
	const unreachable, refused = " cannot be reached, try again", " cannot be reached: it refused the connection"
	// Each address takes time, so a long list is not tried to its end.
	many, ofMany := 50, refused
	if *thorough {
		many, ofMany = 5000, unreachable
	}
	for name, tc := range map[string]struct {
		host   string
		status int
		want   string
	}{
		"a redirect to the inside": {serve(func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, "http://127.0.0.1:"+h.port+"/", http.StatusTemporaryRedirect)
		}), 503, unreachable},
		"a redirect to a file": {serve(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Location", "file:///etc/passwd")
			w.WriteHeader(http.StatusFound)
		}), 503, unreachable},
		"a server that shows what it was sent": {serve(func(w http.ResponseWriter, r *http.Request) {
			user, password, _ := r.BasicAuth()
			http.Error(w, fmt.Sprint(user, password, r.Header, r.URL), http.StatusInternalServerError)
		}), 503, ""},
		"no server":                      {"http://robin@" + closed, 503, refused},
		"no server at several addresses": {"http://robin@" + closed + ",127.0.0.2:1,127.0.0.3:1", 503, refused},
		"no server at many addresses":    {"http://" + closed + strings.Repeat(",127.0.0.2:1", many), 503, ofMany},
		"IPv6, which is not allowed":     {"http://[::1]:" + h.port, 400, "the address is not public"},
		"another network":                {"http://10.0.0.1:8123", 400, "the address is not public"},
		"no TLS":                         {strings.Replace(serve(nil), "http:", "https:", 1), 503, unreachable},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, read := reader(t, s, harness.Object{"name": "evil", "host": tc.host, "username": "", "password": connectionSecret})
			a := read()
			text := a.Problem(t, tc.status)
			if !strings.Contains(text, tc.want) {
				t.Errorf("the problem is %s, want %s", text, tc.want)
			}
			for _, secret := range []string{connectionSecret, "url-secret", "robin", "127.0.0.", "passwd"} {
				if strings.Contains(a.Body, secret) {
					t.Errorf("the problem shows %s: %s", secret, a.Body)
				}
			}
		})
	}
	t.Run("credentials that are no headers", func(t *testing.T) {
		t.Parallel()
		host := serve(func(_ http.ResponseWriter, r *http.Request) {
			if r.Header.Get("X-Injected") != "" {
				t.Error("a header was injected")
			}
		})
		for _, keys := range []harness.Object{{"username": "a\r\nX-Injected: x"}, {"password": connectionSecret + "\r\nX-Injected: x"}} {
			_, read := reader(t, s, harness.Edited(harness.Object{"name": "evil", "host": host, "username": "a"}, keys))
			if text := read().Problem(t, 503); strings.Contains(text, "njected") || strings.Contains(text, connectionSecret) {
				t.Errorf("the problem is %s", text)
			}
		}
	})
	t.Cleanup(func() {
		if n := h.hits.Load(); n > 0 {
			t.Errorf("%d connections were made", n)
		}
		wantNoSecrets(t, s)
	})
}

// guarded is a ClickHouse server behind a door that lets in one user, and remembers who has knocked.
type guarded struct {
	URL string

	mu             sync.Mutex
	user, password string
	seen           []string
}

func guard(t *testing.T, engine, user, password string) *guarded {
	t.Helper()
	target, err := url.Parse(engine)
	if err != nil {
		t.Fatal(err)
	}
	g := &guarded{user: user, password: password}
	proxy := httputil.NewSingleHostReverseProxy(target)
	door := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		user, password := r.Header.Get("X-ClickHouse-User"), r.Header.Get("X-ClickHouse-Key")
		if u, p, ok := r.BasicAuth(); ok {
			user, password = u, p
		}
		g.mu.Lock()
		g.seen = append(g.seen, user+":"+password)
		open := user == g.user && password == g.password
		g.mu.Unlock()
		if !open {
			w.Header().Set("X-ClickHouse-Exception-Code", "516")
			http.Error(w, "Code: 516. DB::Exception: "+user+": Authentication failed", http.StatusForbidden)
			return
		}
		for _, header := range []string{"Authorization", "X-ClickHouse-User", "X-ClickHouse-Key"} {
			r.Header.Del(header)
		}
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(door.Close)
	g.URL = door.URL
	return g
}

// lock changes who is let in and forgets who has knocked.
func (g *guarded) lock(user, password string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.user, g.password, g.seen = user, password, nil
}

// knocked are those who have knocked.
func (g *guarded) knocked() []string {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.seen
}

// TestConnectionsToAServer reads one ClickHouse server over several connections. Members may connect to loopback addresses here.
func TestConnectionsToAServer(t *testing.T) {
	t.Parallel()
	engine := newEngineWithRows(t)
	s := harness.StartStack(t, "--egress-allow", "127.0.0.0/8,localhost")
	for name, test := range map[string]func(t *testing.T, engine string, s *harness.Stack){
		"the life of one of a member":               testQueriesOfConnectionsOfMembers,
		"the operator's trust and password":         testConnectionsOfTheOperator,
		"passwords stay with their server":          testPasswordsOfConnectionsStayWithTheirServer,
		"passwords in files stay with their server": testPasswordsOfAppliedConnections,
		"passwords in hosts":                        testHostsWithPasswords,
		"the server switches protocols":             testServersThatSwitchProtocols,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, engine, s)
		})
	}
}

// newEngineWithRows starts a ClickHouse server with three rows in own.t.
func newEngineWithRows(t *testing.T) string {
	t.Helper()
	engine := harness.StartEngine(t)
	for _, sql := range []string{
		"CREATE DATABASE own",
		"CREATE TABLE own.t (Timestamp DateTime64(9), Body String) ENGINE = MergeTree ORDER BY Timestamp",
		"INSERT INTO own.t SELECT toDateTime64('2026-01-05 10:00:00', 9, 'UTC'), 'x' FROM numbers(3)",
	} {
		harness.Post(t, engine, sql)
	}
	return engine
}

// wantThree wants that a chart counts the rows of newEngineWithRows.
func wantThree(t *testing.T, a harness.Answer) {
	t.Helper()
	rows := harness.Decode[[]harness.Object](t, a.Payload(t))
	if len(rows) != 1 || rows[0]["series_0.data"] != 3.0 {
		t.Errorf("the rows are %v", rows)
	}
}

// testQueriesOfConnectionsOfMembers follows the life of a connection that was made over the API: whom it logs in as,
// and where to.
func testQueriesOfConnectionsOfMembers(t *testing.T, engine string, s *harness.Stack) {
	t.Helper()
	door := guard(t, engine, "robin", connectionSecret)
	body := harness.Object{"name": "warehouse", "host": door.URL, "username": "robin", "password": connectionSecret}
	path, read := reader(t, s, body)
	put := func(keys harness.Object, without ...string) {
		t.Helper()
		s.Do("PUT", path, harness.Encode(t, harness.Edited(body, keys, without...))).Payload(t)
	}
	wantThree(t, read())

	put(harness.Object{"name": "renamed"}, "password")
	wantThree(t, read())
	put(harness.Object{"password": ""})
	wantThree(t, read())

	door.lock("robin", "second-"+connectionSecret)
	put(harness.Object{"name": "changed"}, "password")
	if got := read().Problem(t, 503); got != `The connection "changed" does not accept its user or password` {
		t.Errorf("with a password that is no longer right: %s", got)
	}
	put(harness.Object{"password": "second-" + connectionSecret})
	wantThree(t, read())
	door.lock("ann", "second-"+connectionSecret)
	put(harness.Object{"username": "ann", "password": "second-" + connectionSecret})
	wantThree(t, read())

	other := guard(t, engine, "ann", "second-"+connectionSecret)
	put(harness.Object{"username": "ann", "host": other.URL, "password": "second-" + connectionSecret})
	wantThree(t, read())

	// An engine has no users of its own, so a wrong one matters to the door alone.
	put(harness.Object{"host": engine, "username": "", "password": "x"})
	wantThree(t, read())

	put(harness.Object{"host": ""})
	read().WantProblem(t, `The connection "warehouse" has no host`)
	s.Do("DELETE", path, "").Payload(t)
	if got := read().Problem(t, 404); got != "Connection not found for series 0" {
		t.Errorf("of a deleted connection: %s", got)
	}
	wantNoSecrets(t, s)
}

// testConnectionsOfTheOperator holds that his trust and his password stay where he has put them.
func testConnectionsOfTheOperator(t *testing.T, engine string, _ *harness.Stack) {
	t.Helper()
	door, thief := guard(t, engine, "robin", connectionSecret), guard(t, engine, "robin", connectionSecret)
	file := fmt.Sprintf("connections:\n  - {name: warehouse, host: %q, username: robin, password: %q}\n",
		door.URL, connectionSecret)
	// The thief is where a member may go; the operator's host is not.
	s := harness.StartStack(t, "--egress-allow", "localhost")
	thiefHost := strings.Replace(thief.URL, "127.0.0.1", "localhost", 1)
	connection := s.Apply(t, file)[0].ID
	path, read := "connections/"+connection, readerOf(t, s, connection)
	wantThree(t, read())
	put := func(keys harness.Object) {
		t.Helper()
		body := harness.Edited(harness.Object{"name": "warehouse", "host": door.URL, "username": "robin"}, keys)
		s.Do("PUT", path, harness.Encode(t, body)).Payload(t)
	}

	t.Run("an update that leaves the host keeps both", func(t *testing.T) {
		put(harness.Object{"name": "renamed", "isPrometheusEndpoint": false})
		wantThree(t, read())
		put(harness.Object{"password": ""})
		wantThree(t, read())
		put(harness.Object{"host": door.URL + "/"})
		wantThree(t, read())
	})
	for name, keys := range map[string]harness.Object{
		"another host": {"host": thiefHost}, "another host with an empty password": {"host": thiefHost, "password": ""},
		"another host in several": {"host": thiefHost + "," + strings.TrimPrefix(door.URL, "http://")},
	} {
		t.Run(name+" gets no password", func(t *testing.T) {
			s.Apply(t, file)
			wantThree(t, read())
			thief.lock("robin", connectionSecret)
			body := harness.Edited(harness.Object{"name": "warehouse", "host": door.URL, "username": "robin"}, keys)
			s.Do("PUT", path, harness.Encode(t, body)).WantProblem(t, passwordMissing)
			wantThree(t, read())
			if seen := thief.knocked(); len(seen) > 0 {
				t.Errorf("the thief was shown %v", seen)
			}
		})
	}
	t.Run("another host with a password of its own gets that", func(t *testing.T) {
		s.Apply(t, file)
		thief.lock("robin", "own-"+connectionSecret)
		put(harness.Object{"host": thiefHost, "password": "own-" + connectionSecret})
		wantThree(t, read())
		// Nor does the way back bring any of the operator's back.
		put(harness.Object{"host": door.URL, "password": connectionSecret})
		read().WantProblem(t, "the address is not public")
	})
	t.Run("the operator gets it back", func(t *testing.T) {
		if again := s.Apply(t, file)[0]; again.ID != connection || again.Action != "updated" {
			t.Errorf("applied again: %+v", again)
		}
		wantThree(t, read())
	})
	t.Run("the server's own engine is not for members", func(t *testing.T) {
		local := "connections/" + s.ID["connection local"]
		own := s.Do("GET", local, "").Payload(t)
		query := readerOf(t, s, s.ID["connection local"])
		query().WantProblem(t, "own") // its engine answers, and knows no such table
		if again := s.Do("PUT", local, own).Payload(t); again != own {
			t.Errorf("updated to %s, was %s", again, own)
		}
		s.Do("PUT", local, `{"name":"renamed","host":"","username":"x"}`).Payload(t)
		query().WantProblem(t, "own")
		for _, host := range []string{"http://127.0.0.1:1", ""} {
			s.Do("PUT", local, `{"name":"local","username":"","host":"`+host+`"}`).Payload(t)
		}
		query().WantProblem(t, `The connection "local" has no host`)
		_, created := reader(t, s, harness.Object{"name": "mine", "host": "", "username": "", "password": ""})
		created().WantProblem(t, `The connection "mine" has no host`)
	})
	wantNoSecrets(t, s)
}
