// Package engine opens ClickHouse: a server, or the engine of a child process that it supervises. Either way all
// queries and inserts go through clickhouse-go over HTTP, so the rest of the program knows one dialect. Servers are not
// trusted: whatever one answers is a result within the limits of this package, or an error.
//
// A DB is the client. Its errors are core errors: Invalid for a query that ClickHouse rejects or that passes a limit,
// Timeout and Canceled as named, Unavailable with a time to wait for everything that may be better soon, and Internal
// for faults of the server. A query never runs longer than its caller waits for it.
//
// Open gives the DB of a server, Start that of a child. The child is this program again: it locks its directory,
// opens its socket, confines itself to the directory and away from the network, executes itself once more so that the
// confinement covers all threads, and only then loads libchdb, whose C++ runs what users send. It ends with its
// parent, and its end is no more to the parent than a few seconds of Unavailable.
//
// The package knows statements, not what they are about: it may import core, memory, watchdog and
// engine/chdb, and nothing that makes SQL. Only it and engine/chdb may import clickhouse-go.
package engine

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ClickHouse/clickhouse-go/v2"
	"github.com/ClickHouse/clickhouse-go/v2/lib/driver"
	"golang.org/x/sync/singleflight"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/watchdog"
)

const (
	// maxQueries and maxInserts are how many a DB runs at once. They are the last bound: package query lets in fewer
	// queries, and decides whose turn it is. Further ones wait for acquireTimeout and then fail as Unavailable.
	maxQueries     = 96
	maxInserts     = 32
	acquireTimeout = 10 * time.Second
	// connectTimeout is for one host; acquireTimeout covers the attempts on all of them.
	connectTimeout = 2 * time.Second
	idleTimeout    = 90 * time.Second
	// exchangeTimeout is how long a request and its answer may take in any case, also when the caller sets no limit.
	exchangeTimeout = 5 * time.Minute
	// factsTimeout is how long we believe what a server has said about itself and our account.
	factsTimeout = 5 * time.Minute
)

// Options say where a ClickHouse server is.
type Options struct {
	// URL is http://user:password@host:8123/database, or https. Further hosts follow by comma and are copies of the
	// first: each takes over when the one before cannot be reached.
	URL string
	// Username, Password and Database replace what URL says when they are not empty.
	Username, Password, Database string
	// Name is that of the connection, by which errors call the server, whose address they never contain.
	Name string
	// ID is that of the connection, which errors add where the name is not that of one alone.
	ID string
	// Trusted says that the operator has named the server, and not a team.
	Trusted bool
	// DialContext replaces the default dialer, for addresses that are not trusted.
	DialContext func(ctx context.Context, network, address string) (net.Conn, error)
	// Cluster is the name of the cluster that the server is a host of, for CreateTables and ApplyRetention. Empty means a
	// server of its own.
	Cluster string
	// Breaker is what is known of the server already. Nil makes a new one.
	Breaker *Breaker
}

// Subject is what errors call a connection. The id is empty where the name alone identifies it.
func Subject(name, id string) string {
	subject := fmt.Sprintf("The connection %q", name)
	if id != "" {
		subject += " (" + id + ")"
	}
	return subject
}

// DB is one ClickHouse. It is safe for concurrent use, and it must be closed.
type DB struct {
	*shared
	database string
}

// shared is what all databases of one ClickHouse have in common.
type shared struct {
	// embedded is the child's supervisor, nil for a server, which has a breaker.
	embedded *Embedded
	breaker  *Breaker

	conn    driver.Conn
	inserts driver.Conn // apart, so that slow queries do not hold up what comes in
	sockets *http.Transport
	subject string // what errors are about
	name    string // of the connection, empty for the default engine
	trusted bool
	cluster string
	hosts   int
	// queryMemory is what one query may use, zero for what the server says, and so are threads for all of them.
	queryMemory int64
	threads     int64
	running     atomic.Int64 // queries
	patches     patchStates

	life     context.Context // ends with Close
	end      context.CancelFunc
	learning singleflight.Group
	mu       sync.Mutex
	facts    *facts
}

// facts are what a server is asked every now and then.
type facts struct {
	version  Version
	readonly int
	learned  time.Time
}

// Open returns the DB of a server. It does not connect: a server that is down is an error of the queries.
func Open(o Options) (*DB, error) {
	s, err := parseServer(o)
	if err != nil {
		return nil, err
	}
	dial := o.DialContext
	if dial == nil {
		dial = (&net.Dialer{Timeout: connectTimeout}).DialContext
	}
	sockets := &http.Transport{
		// net/http goes on with it when the query is given up, and a name may have any number of addresses.
		DialContext: func(ctx context.Context, network, address string) (net.Conn, error) {
			ctx, cancel := context.WithTimeout(ctx, acquireTimeout)
			defer cancel()
			return dial(ctx, network, address)
		},
		TLSHandshakeTimeout: connectTimeout,
		MaxIdleConnsPerHost: maxQueries + maxInserts,
		IdleConnTimeout:     idleTimeout,
		DisableCompression:  true,

		MaxResponseHeaderBytes: maxHeaders,
	}
	t := &transport{next: watchdog.New(sockets, exchangeTimeout), scheme: s.scheme, hosts: s.hosts}
	subject := defaultSubject
	if o.Name != "" {
		subject = Subject(o.Name, o.ID)
	}
	d, err := open(subject, sockets, driverTransport{next: t, compress: true}, s.auth)
	if err == nil {
		d.hosts, d.name, d.trusted, d.breaker = len(s.hosts), o.Name, o.Trusted, cmp.Or(o.Breaker, &Breaker{})
		d.cluster = o.Cluster
	}
	return d, err
}

func open(subject string, sockets *http.Transport, t driverTransport, auth clickhouse.Auth) (*DB, error) {
	o := clickhouse.Options{
		Protocol:    clickhouse.HTTP,
		Addr:        []string{"clickhouse"}, // the transport knows the real hosts
		Auth:        auth,
		Compression: &clickhouse.Compression{Method: clickhouse.CompressionNone},
		DialTimeout: acquireTimeout,
		// A connection of this pool that saw an error is thrown away, so the sockets live in a pool of our own and
		// these are cheap to make anew.
		MaxOpenConns:    maxQueries,
		MaxIdleConns:    maxQueries,
		ConnMaxLifetime: time.Hour,
		DialStrategy:    greet,
		TransportFunc:   func(*http.Transport) (http.RoundTripper, error) { return t, nil },
	}
	conn, err := clickhouse.Open(&o)
	if err != nil {
		return nil, err
	}
	o.MaxOpenConns, o.MaxIdleConns = maxInserts, maxInserts
	inserts, err := clickhouse.Open(&o)
	if err != nil {
		return nil, errors.Join(err, conn.Close())
	}
	d := &DB{
		shared:   &shared{conn: conn, inserts: inserts, sockets: sockets, subject: subject, hosts: 1},
		database: auth.Database,
	}
	d.life, d.end = context.WithCancel(context.Background())
	return d, nil
}

// In returns the same ClickHouse with another default database. It shares everything with d and needs no Close.
func (d *DB) In(database string) *DB { return &DB{shared: d.shared, database: database} }

// Database returns the database in which unqualified table names are looked up.
func (d *DB) Database() string { return d.database }

// Client identifies the client: it is equal for all databases of one, and for no other.
func (d *DB) Client() any { return d.shared }

// Name returns the name of the connection, which is empty for the default engine.
func (d *DB) Name() string { return d.name }

// Trusted reports whether the operator has named the server.
func (d *DB) Trusted() bool { return d.trusted }

// Embedded reports whether it is the engine that this process supervises.
func (d *DB) Embedded() bool { return d.embedded != nil }

// Hosts returns how many hosts are named, each of which may answer.
func (d *DB) Hosts() int { return d.hosts }

// Close closes the connections. Queries that still run fail.
func (d *DB) Close() error {
	d.end()
	err := errors.Join(d.conn.Close(), d.inserts.Close())
	d.sockets.CloseIdleConnections()
	return err
}

// Ping reports whether queries can be answered now.
func (d *DB) Ping(ctx context.Context) error {
	// Not behind the queries: that many run says nothing against the server.
	rows, err := d.read(ctx, d.inserts, "SELECT 1", MaxBytes, clickhouse.Settings{}, nil)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
	}
	return rows.Err()
}

// Version is the version of a ClickHouse.
type Version struct{ Major, Minor, Patch int }

// AtLeast reports whether v is the given version or a later one.
func (v Version) AtLeast(major, minor int) bool {
	return v.Major > major || v.Major == major && v.Minor >= minor
}

// String returns the version as ClickHouse documents it, without the number of the build.
func (v Version) String() string { return fmt.Sprintf("%d.%d.%d", v.Major, v.Minor, v.Patch) }

// Version returns the version of the server.
func (d *DB) Version(ctx context.Context) (Version, error) {
	f, err := d.learn(ctx)
	if err != nil {
		return Version{}, err
	}
	return f.version, nil
}

// learn returns the facts of the server, which it asks for them when it does not know them or no longer believes them.
// All callers that come meanwhile wait for the same answer, no longer than acquireTimeout.
func (d *DB) learn(ctx context.Context) (*facts, error) {
	d.mu.Lock()
	known := d.facts
	d.mu.Unlock()
	if known != nil && time.Since(known.learned) < factsTimeout {
		return known, nil
	}
	select {
	case answer := <-d.learning.DoChan("", func() (any, error) { return d.ask() }):
		if answer.Err == nil {
			return answer.Val.(*facts), nil
		}
		if known != nil {
			return known, nil // and the query will say what is wrong
		}
		return nil, answer.Err
	case <-ctx.Done():
		return nil, d.failure(ctx, ctx.Err())
	}
}

// ask asks the server for its facts, and the next host when one gives no answer. It is not given up with the caller
// who was the first to want them.
func (d *DB) ask() (f *facts, err error) {
	for range d.hosts {
		if f, err = d.askOne(); core.KindOf(err) != core.Unavailable {
			break
		}
	}
	return f, err
}

func (d *DB) askOne() (_ *facts, err error) {
	defer func() {
		if answered(err) && core.KindOf(err) == core.Invalid { // the query is not to blame
			err = unavailable(d.subject, isStrange, err)
		}
	}()
	ctx, cancel := context.WithTimeoutCause(d.life, acquireTimeout/time.Duration(d.hosts), ErrNoAnswer)
	defer cancel()
	rows, err := d.read(ctx, d.inserts, "SELECT version(), toString(getSetting('readonly'))", MaxBytes,
		clickhouse.Settings{}, nil)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var text, readonly string
	if !rows.Next() || rows.Scan(&text, &readonly) != nil {
		return nil, cmp.Or(rows.Err(), error(unavailable(d.subject, isStrange, errors.New("no version"))))
	}
	f := &facts{learned: time.Now()}
	f.readonly, _ = strconv.Atoi(readonly)
	if _, err := fmt.Sscanf(text, "%d.%d.%d", &f.version.Major, &f.version.Minor, &f.version.Patch); err != nil {
		return nil, unavailable(d.subject, isStrange, fmt.Errorf("unknown version of ClickHouse %.40q", text))
	}
	d.mu.Lock()
	d.facts = f
	d.mu.Unlock()
	return f, nil
}

// ErrNoAnswer distinguishes a server that hangs from a caller in a hurry: a context that ends with it as its cause makes
// the error Unavailable instead of Timeout.
var ErrNoAnswer = errors.New("no response in time")

// failure is convertError about this server.
func (d *DB) failure(ctx context.Context, err error) error {
	if err == nil {
		return nil // for each row of a result; what convertError looks for takes memory
	}
	return convertError(ctx, d.subject, err)
}

// settings returns a copy of settings with the database, which always travels with the query, as all databases share
// the connections.
func (d *DB) settings(settings map[string]any) clickhouse.Settings {
	all := clickhouse.Settings{}
	maps.Copy(all, settings)
	if d.database != "" {
		all["database"] = d.database
	}
	return all
}

// driverContext returns ctx with what the driver sends beside a query.
func driverContext(ctx context.Context, s clickhouse.Settings, params clickhouse.Parameters) context.Context {
	return clickhouse.Context(withoutDeadline{ctx}, clickhouse.WithSettings(s), clickhouse.WithParameters(params))
}

// withoutDeadline keeps the deadline from clickhouse-go, which would set max_execution_time to five seconds more
// than it. The context still ends in time.
type withoutDeadline struct{ context.Context }

func (withoutDeadline) Deadline() (time.Time, bool) { return time.Time{}, false }

// server is a parsed URL.
type server struct {
	scheme string
	hosts  []string
	auth   clickhouse.Auth
}

// parseServer takes a URL apart, each host as if it stood alone, since net/url knows no lists. Its errors do not repeat
// the URL, which may hold a password.
func parseServer(o Options) (server, error) {
	scheme, rest, ok := strings.Cut(o.URL, "://")
	if !ok || scheme != "http" && scheme != "https" {
		return server{}, errors.New("the ClickHouse URL must begin with http:// or https://")
	}
	authority, path, _ := strings.Cut(rest, "/")
	user := ""
	if i := strings.LastIndexByte(authority, '@'); i >= 0 {
		user, authority = authority[:i+1], authority[i+1:]
	}
	s := server{scheme: scheme}
	for host := range strings.SplitSeq(authority, ",") {
		u, err := url.Parse(scheme + "://" + user + strings.TrimSpace(host) + "/" + path)
		if err != nil || u.Hostname() == "" || u.RawQuery != "" || u.Fragment != "" {
			return server{}, errors.New("the ClickHouse URL must have the form http://user:password@host:8123/database")
		}
		s.hosts = append(s.hosts, hostPort(u))
		password, _ := u.User.Password()
		s.auth = clickhouse.Auth{
			Username: u.User.Username(), Password: password, Database: strings.Trim(u.Path, "/"),
		}
	}
	for _, v := range []struct {
		field *string
		value string
	}{{&s.auth.Username, o.Username}, {&s.auth.Password, o.Password}, {&s.auth.Database, o.Database}} {
		if v.value != "" {
			*v.field = v.value
		}
	}
	return s, nil
}

// SplitDatabase takes the name of a database off a URL of ClickHouse servers. It is empty where the URL has none.
func SplitDatabase(url string) (servers, database string, err error) {
	s, err := parseServer(Options{URL: url})
	switch {
	case err != nil || s.auth.Database == "":
		return url, "", err
	case strings.Contains(s.auth.Database, "/"):
		return "", "", errors.New("the path of the ClickHouse URL must be the name of a database")
	}
	scheme, rest, _ := strings.Cut(url, "://")
	authority, _, _ := strings.Cut(rest, "/")
	return scheme + "://" + authority, s.auth.Database, nil
}

// hostPort returns the address with ClickHouse's own default for the port.
func hostPort(u *url.URL) string {
	port := u.Port()
	if port == "" {
		port = map[string]string{"http": "8123", "https": "8443"}[u.Scheme]
	}
	return net.JoinHostPort(u.Hostname(), port)
}
