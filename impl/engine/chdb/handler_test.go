package chdb_test

import (
	"bytes"
	"compress/gzip"
	"compress/zlib"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/ClickHouse/ch-go/compress"
	"github.com/andybalholm/brotli"
	"github.com/google/go-cmp/cmp"
	"github.com/klauspost/compress/zstd"

	"github.com/obstack/obstack/impl/engine/chdb"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/patience"
)

// shared is the one engine that a process can have. These tests load it into their own process, which an API must
// never do.
var shared struct {
	sync.Once
	dir    string
	engine *chdb.Engine
	server *httptest.Server
}

func TestMain(m *testing.M) {
	code := m.Run()
	if shared.engine != nil {
		shared.server.Close()
		ctx, cancel := context.WithTimeout(context.Background(), patience.Timeout)
		defer cancel()
		if err := shared.engine.Close(ctx); err != nil {
			fmt.Fprintln(os.Stderr, err)
			code = 1
		}
		_ = os.RemoveAll(shared.dir)
	}
	os.Exit(code)
}

// endpoint is a database of the engine.
type endpoint struct{ url, database string }

func serve(t *testing.T) endpoint {
	t.Helper()
	shared.Do(func() {
		var err error
		if shared.dir, err = os.MkdirTemp("", "chdb-"); err != nil {
			t.Fatal(err)
		}
		shared.engine, err = chdb.Open(enginetest.Library(t), shared.dir, chdb.Options{Memory: enginetest.Memory})
		if err != nil {
			t.Fatal(err)
		}
		shared.server = httptest.NewServer(shared.engine)
	})
	if shared.engine == nil {
		t.Fatal("the engine did not open")
	}
	e := endpoint{shared.server.URL, "db_" + strings.ToLower(rand.Text())}
	endpoint{e.url, "default"}.run(t, "CREATE DATABASE "+e.database)
	return e
}

// answer is a response with its body read.
type answer struct {
	status int
	header http.Header
	body   string
	err    error // that ended the body
}

// do sends a request. Query parameters of the URL are given as names and values in turn.
func (e endpoint) do(t *testing.T, method, body string, header http.Header, params ...string) answer {
	t.Helper()
	values := url.Values{"database": {e.database}}
	for i := 0; i < len(params); i += 2 {
		values.Set(params[i], params[i+1])
	}
	req, err := http.NewRequestWithContext(t.Context(), method, e.url+"/?"+values.Encode(), strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	maps.Copy(req.Header, header)
	client := &http.Client{Transport: &http.Transport{DisableCompression: true, DisableKeepAlives: true}}
	res, err := client.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	return answer{res.StatusCode, res.Header, string(text), err}
}

// run posts a statement that must succeed, and returns what it answers.
func (e endpoint) run(t *testing.T, sql string, params ...string) string {
	t.Helper()
	a := e.do(t, http.MethodPost, sql, nil, params...)
	if a.status != http.StatusOK || a.err != nil {
		t.Fatalf("%s: status %d: %s %v", sql, a.status, a.body, a.err)
	}
	return a.body
}

func TestQueryComesFromURLAndBody(t *testing.T) {
	t.Parallel()
	e := serve(t)
	for _, c := range []struct {
		name, method, body string
		params             []string
		want               string
	}{
		{"GET", "GET", "", []string{"query", "SELECT 1, 'a'"}, "1\ta\n"},
		{"body", "POST", "SELECT 2;", nil, "2\n"},
		{"URL and body together", "POST", "3 AS x", []string{"query", "SELECT"}, "3\n"},
		{"format in the text", "POST", "SELECT 1 AS a FORMAT JSONEachRow", nil, "{\"a\":1}\n"},
		{"format in the URL", "POST", "SELECT 1 AS a", []string{"default_format", "CSVWithNames"}, "\"a\"\n1\n"},
		{
			"parameters", "POST", "SELECT {a:String}, {b:Array(String)}[2]",
			[]string{"param_a", `x\ty`, "param_b", `['1','\'']`},
			"x\\ty\t\\'\n",
		},
		{"settings", "POST", "SELECT getSetting('max_threads')", []string{"max_threads", "3"}, "3\n"},
		{"settings do not stay", "POST", "SELECT getSetting('max_threads') = 3", nil, "0\n"},
		{"database", "POST", "SELECT currentDatabase()", nil, e.database + "\n"},
		{"accounts are read over", "POST", "SELECT 1", []string{"user", "u", "password", "p", "session_id", "s"}, "1\n"},
		{"no rows", "POST", "SELECT 1 WHERE 0", nil, ""},
		{"not a SELECT", "POST", "EXISTS TABLE nope", nil, "0\n"},
		{"many blocks", "POST", "SELECT sum(x) FROM (SELECT number AS x FROM numbers(1000000))", nil, "499999500000\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			a := e.do(t, c.method, c.body, nil, c.params...)
			if a.status != http.StatusOK || a.body != c.want {
				t.Errorf("got status %d, %q, want %q", a.status, a.body, c.want)
			}
		})
	}
}

func TestHeaders(t *testing.T) {
	t.Parallel()
	e := serve(t)
	a := e.do(t, "POST", "SELECT number FROM numbers(3) FORMAT JSON", nil, "query_id", "mine")
	got := map[string]string{}
	for _, name := range []string{
		"Content-Type", "X-Clickhouse-Format", "X-Clickhouse-Query-Id", "X-Clickhouse-Exception-Code",
	} {
		got[name] = a.header.Get(name)
	}
	want := map[string]string{
		"Content-Type": "application/json; charset=UTF-8", "X-Clickhouse-Format": "JSON", "X-Clickhouse-Query-Id": "mine",
		"X-Clickhouse-Exception-Code": "",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	for _, name := range []string{"X-Clickhouse-Timezone", "X-Clickhouse-Server-Display-Name"} {
		if a.header.Get(name) == "" {
			t.Errorf("%s is missing", name)
		}
	}
	if summary := a.header.Get("X-Clickhouse-Summary"); !strings.Contains(summary, `"result_rows":"3"`) {
		t.Errorf("got summary %s", summary)
	}
}

func TestErrorsHaveStatusAndCode(t *testing.T) {
	t.Parallel()
	e := serve(t)
	defer func() {
		if got := e.run(t, "SHOW TABLES"); got != "" {
			t.Errorf("statements with an error left tables: %s", got)
		}
	}()
	for _, c := range []struct {
		name, method, body string
		params             []string
		status             int
		code               string
	}{
		{"syntax", "POST", "SELECT FROM WHERE", nil, 400, "62"},
		{"no statement", "POST", "", []string{"query", " "}, 400, "62"},
		{"several statements", "POST", "SELECT 1; SELECT 2", nil, 400, "62"},
		{"several statements that write", "POST", "CREATE TABLE a (x Int8) ENGINE = Memory; SELECT 2", nil, 400, "62"},
		{"garbage behind a statement", "POST", "CREATE TABLE a (x Int8) ENGINE = Memory; nonsense", nil, 400, "62"},
		{"unknown table", "POST", "SELECT * FROM nope", nil, 404, "60"},
		{"unknown database", "POST", "SELECT 1", []string{"database", "nope"}, 404, "81"},
		{"unknown setting", "POST", "SELECT 1", []string{"nope", "1"}, 404, "115"},
		{"setting that is no name", "POST", "SELECT 1", []string{"a=1,b", "1"}, 404, "115"},
		{"insert into an unknown table", "POST", "INSERT INTO nope VALUES (1)", nil, 404, "60"},
		{"GET does not write", "GET", "", []string{"query", "CREATE TABLE t (a Int8) ENGINE = Memory"}, 500, "164"},
		{
			"GET cannot allow itself to write", "GET", "",
			[]string{"query", "CREATE TABLE t (a Int8) ENGINE = Memory", "readonly", "0"},
			500, "164",
		},
		{
			"readonly", "POST", "CREATE TABLE t (a Int8) ENGINE = Memory",
			[]string{"readonly", "1", "max_threads", "1"},
			500, "164",
		},
		{"readonly ends no queries of others", "POST", "KILL QUERY WHERE 1", []string{"readonly", "1"}, 500, "164"},
		{
			"readonly inserts nothing", "POST", "INSERT INTO FUNCTION null('a Int8') VALUES (1)",
			[]string{"readonly", "1"},
			500, "164",
		},
		{
			"type that Native cannot carry", "POST", "SELECT sumState(1)",
			[]string{"default_format", "Native", "client_protocol_version", "54460"},
			501, "48",
		},
		{"late in a short result", "POST", "SELECT throwIf(number = 99999) FROM numbers(100000)", nil, 500, "395"},
		{
			"late in a long result that is waited for", "POST", "SELECT number, throwIf(number = 999999) FROM numbers(1000000)",
			[]string{"wait_end_of_query", "1"},
			500, "395",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			a := e.do(t, c.method, c.body, nil, c.params...)
			code := a.header.Get("X-Clickhouse-Exception-Code")
			if a.status != c.status || code != c.code || !strings.HasPrefix(a.body, "Code: "+c.code+". DB::") {
				t.Errorf("got status %d, code %s: %s", a.status, code, a.body)
			}
		})
	}
}

func TestLateErrorBreaksTheBody(t *testing.T) {
	t.Parallel()
	a := serve(t).do(t, "POST", "SELECT number, throwIf(number = 999999) FROM numbers(1000000)", nil)
	tag := a.header.Get("X-Clickhouse-Exception-Tag")
	if a.status != http.StatusOK || !errors.Is(a.err, io.ErrUnexpectedEOF) {
		t.Errorf("got status %d and the end %v", a.status, a.err)
	}
	if !strings.Contains(a.body, "\r\n__exception__\r\n"+tag+"\r\nCode: 395. ") ||
		!strings.HasSuffix(a.body, " "+tag+"\r\n__exception__\r\n") {
		t.Errorf("the body does not end with a framed error: %q", a.body[max(0, len(a.body)-500):])
	}
}

func TestOtherPaths(t *testing.T) {
	t.Parallel()
	e := serve(t)
	for _, c := range []struct {
		path   string
		origin string
		status int
		body   string
	}{
		{"/ping", "", 200, "Ok.\n"},
		{"/", "", 200, "Ok.\n"},
		{"/nope", "", 404, "There is no handle /nope\n"},
		{"/?query=SELECT+1", "https://example.com", 403, "Requests from web pages are refused.\n"},
	} {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, e.url+c.path, nil)
		if err != nil {
			t.Fatal(err)
		}
		if c.origin != "" {
			req.Header.Set("Origin", c.origin)
		}
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		body, _ := io.ReadAll(res.Body)
		_ = res.Body.Close()
		if res.StatusCode != c.status || string(body) != c.body {
			t.Errorf("%s: got status %d, %q", c.path, res.StatusCode, body)
		}
	}
}

func TestInserts(t *testing.T) {
	t.Parallel()
	e := serve(t)
	native := e.run(t, "SELECT toInt32(7) AS a, 'native' AS s FORMAT Native")
	for _, c := range []struct {
		name, query, body string
		want              string
	}{
		{"data in the body", "INSERT INTO t FORMAT TSV", "1\tx\n2\ty\n", "1\tx\n2\ty\n"},
		{"statement and data in the body", "", "INSERT INTO t (s, a) FORMAT JSONEachRow\n{\"a\":1,\"s\":\"x\"}", "1\tx\n"},
		{"values", "", "INSERT INTO t VALUES (1, 'it''s; x'), (1 + 1, upper('y'))", "1\tit\\'s; x\n2\tY\n"},
		{"values in the body", "INSERT INTO t VALUES", "(1, 'x')", "1\tx\n"},
		{"binary data", "INSERT INTO t FORMAT Native", native, "7\tnative\n"},
		{"a query", "", "INSERT INTO t SELECT number, 'q' FROM numbers(2)", "0\tq\n1\tq\n"},
		{"nothing", "INSERT INTO t FORMAT TSV", "", ""},
		{
			"a long text", "INSERT INTO t FORMAT TSV", "1\t" + strings.Repeat("x", 1<<20) + "\n",
			"1\t" + strings.Repeat("x", 1<<20) + "\n",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			e.run(t, "CREATE OR REPLACE TABLE t (a Int32, s String) ENGINE = MergeTree ORDER BY a")
			params := []string{}
			if c.query != "" {
				params = append(params, "query", c.query)
			}
			e.run(t, c.body, params...)
			if got := e.run(t, "SELECT * FROM t ORDER BY a"); got != c.want {
				t.Errorf("got %.200q, want %.200q", got, c.want)
			}
		})
	}
}

func TestInsertThatBreaksOffStoresNothing(t *testing.T) {
	t.Parallel()
	e := serve(t)
	e.run(t, "CREATE TABLE t (a Int32) ENGINE = MergeTree ORDER BY a")
	// Far more than what is buffered on the way, so that the engine has seen much of it.
	data := io.MultiReader(strings.NewReader(strings.Repeat("1\n", 1<<20)), brokenReader{})
	target := e.url + "/?" + url.Values{"database": {e.database}, "query": {"INSERT INTO t FORMAT TSV"}}.Encode()
	res, err := http.Post(target, "", io.NopCloser(data))
	if err == nil {
		res.Body.Close()
		t.Error("the request succeeded")
	}
	if got := e.run(t, "SELECT count() FROM t"); got != "0\n" {
		t.Errorf("%s rows are stored", got)
	}
	if a := e.do(t, "POST", "INSERT INTO t FORMAT TSV\n1\nx\n", nil); a.status != http.StatusBadRequest {
		t.Errorf("data that cannot be parsed: got status %d, %s", a.status, a.body)
	}
	if got := e.run(t, "SELECT count() FROM t"); got != "0\n" {
		t.Errorf("%s rows are stored", got)
	}
}

type brokenReader struct{}

func (brokenReader) Read([]byte) (int, error) { return 0, errors.New("broken") }

func TestCompression(t *testing.T) {
	t.Parallel()
	e := serve(t)
	e.run(t, "CREATE TABLE t (a Int32) ENGINE = MergeTree ORDER BY a")
	const want = "0\n1\n2\n"
	zip := func(new func(io.Writer) io.WriteCloser) string {
		var b bytes.Buffer
		w := new(&b)
		_, _ = io.WriteString(w, want)
		_ = w.Close()
		return b.String()
	}
	for _, c := range []struct {
		name string
		zip  func(io.Writer) io.WriteCloser
		open func(io.Reader) (io.Reader, error)
	}{
		{
			"gzip", func(w io.Writer) io.WriteCloser { return gzip.NewWriter(w) },
			func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) },
		},
		{
			"deflate", func(w io.Writer) io.WriteCloser { return zlib.NewWriter(w) },
			func(r io.Reader) (io.Reader, error) { return zlib.NewReader(r) },
		},
		{
			"br", func(w io.Writer) io.WriteCloser { return brotli.NewWriter(w) },
			func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil },
		},
		{
			"zstd", func(w io.Writer) io.WriteCloser { z, _ := zstd.NewWriter(w); return z },
			func(r io.Reader) (io.Reader, error) { return zstd.NewReader(r) },
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			e.run(t, "TRUNCATE TABLE t")
			a := e.do(t, "POST", zip(c.zip), http.Header{"Content-Encoding": {c.name}}, "query", "INSERT INTO t FORMAT TSV")
			if a.status != http.StatusOK {
				t.Fatal(a.body)
			}
			accept := http.Header{"Accept-Encoding": {"unknown, " + c.name}}
			a = e.do(t, "POST", "SELECT * FROM t ORDER BY a", accept, "enable_http_compression", "1")
			if got := a.header.Get("Content-Encoding"); got != c.name {
				t.Fatalf("got Content-Encoding %q", got)
			}
			r, err := c.open(strings.NewReader(a.body))
			if err != nil {
				t.Fatal(err)
			}
			if got, err := io.ReadAll(r); string(got) != want || err != nil {
				t.Errorf("got %q, %v", got, err)
			}
			a = e.do(t, "POST", "SELECT * FROM t ORDER BY a", accept)
			if a.body != want {
				t.Errorf("compressed without being asked: %q", a.body)
			}
			a = e.do(t, "POST", "SELECT nope", accept, "enable_http_compression", "1")
			if !strings.HasPrefix(a.body, "Code: 47") || a.header.Get("Content-Encoding") != "" {
				t.Errorf("an error is not plain: %q", a.body)
			}
		})
	}
	t.Run("ClickHouse's own", func(t *testing.T) {
		for _, method := range []string{"LZ4", "ZSTD"} {
			const query = "SELECT * FROM numbers(1000000)"
			a := e.do(t, "POST", query, nil, "compress", "1", "network_compression_method", method)
			// The reader does not end with a plain io.EOF.
			got, _ := io.ReadAll(compress.NewReader(strings.NewReader(a.body)))
			if plain := e.run(t, query); string(got) != plain {
				t.Errorf("%s: got %d bytes, want %d", method, len(got), len(plain))
			}
		}
		w := compress.NewWriter(0, compress.LZ4)
		if err := w.Compress([]byte(want)); err != nil {
			t.Fatal(err)
		}
		e.run(t, "TRUNCATE TABLE t")
		e.run(t, string(w.Data), "decompress", "1", "query", "INSERT INTO t FORMAT TSV")
		if got := e.run(t, "SELECT * FROM t ORDER BY a"); got != want {
			t.Errorf("got %q", got)
		}
	})
}

func TestNativeBlocksOfAnyRevision(t *testing.T) {
	t.Parallel()
	e := serve(t)
	const query = `SELECT number AS n, NULL AS nothing, toLowCardinality(toString(number)) AS l, map('k', [1]) AS m,
		INTERVAL 1 DAY AS i, [] AS a FROM numbers(200000)`
	plain := e.run(t, query, "default_format", "Native")
	framed := e.run(t, query, "default_format", "Native", "client_protocol_version", "54460")
	info := "\x01\x00\x02\xff\xff\xff\xff\x00"
	blocks := strings.Count(framed, info)
	if blocks < 2 || len(framed) != len(plain)+blocks*(len(info)+6) {
		t.Errorf("%d blocks of %d bytes became %d bytes", blocks, len(plain), len(framed))
	}
	if old := e.run(t, query, "default_format", "Native", "client_protocol_version", "54400"); len(old) !=
		len(plain)+blocks*len(info) {
		t.Errorf("%d bytes became %d bytes for an old client", len(plain), len(old))
	}
}
