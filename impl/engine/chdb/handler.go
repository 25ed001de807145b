package chdb

import (
	"context"
	"io"
	"net/http"
	"regexp"
)

// insertChunk is how much of an insert is handed to the library at once. The library parses in its own steps, so a
// larger one was not measurably faster.
const insertChunk = 256 << 10

// ServeHTTP answers /ping and queries. When the client goes away, its query is stopped. Beside what a server has,
// /ended?query_id=ID answers when that query has ended, and /health when the engine has run one.
func (e *Engine) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	e.running.Add(1)
	defer e.running.Done()

	w.Header().Set("X-ClickHouse-Server-Display-Name", e.info.name)
	switch {
	case r.Header.Get("Origin") != "":
		// A page in the operator's browser could otherwise drop tables on a loopback port.
		http.Error(w, "Requests from web pages are refused.", http.StatusForbidden)
	case r.URL.Path == "/ping", r.URL.Path == "/" && r.Method != http.MethodPost && r.URL.RawQuery == "":
		_, _ = io.WriteString(w, "Ok.\n")
	case r.URL.Path == "/":
		e.serveQuery(w, r)
	case r.URL.Path == "/ended":
		e.serveEnded(w, r)
	case r.URL.Path == "/health":
		e.serveHealth(w)
	default:
		http.Error(w, "There is no handle "+r.URL.Path, http.StatusNotFound)
	}
}

func (e *Engine) serveQuery(w http.ResponseWriter, r *http.Request) {
	res := &response{w: w, version: e.info.version}
	q, err := parseRequest(r)
	if err != nil {
		res.fail(err)
		return
	}
	w.Header().Set("X-ClickHouse-Query-Id", q.id)
	w.Header().Set("X-ClickHouse-Timezone", e.info.timezone)
	res.prepare(q, r.Header.Get("Accept-Encoding"))
	end, err := e.executions.begin(q.id)
	if err != nil {
		res.fail(err)
		return
	}
	defer end()

	// Inserts do not wait for slow queries: what comes in would pile up in memory, or be lost.
	if q.insert == nil {
		select {
		case e.slots <- struct{}{}:
			defer func() { <-e.slots }()
		case <-r.Context().Done():
			return // the client has gone
		}
	}
	p := q.profile()
	if err := e.run(r.Context(), q, p, res); err != nil {
		res.fail(err)
		return
	}
	res.finish()
	e.refill(p)
}

// run executes the request in a session that no other has meanwhile.
func (e *Engine) run(ctx context.Context, q *request, p profile, res *response) error {
	c, err := e.session(p)
	if err != nil {
		return err
	}
	stop, again := e.killOnDone(ctx, c.comment), false
	defer func() {
		if spared := stop(); spared && again {
			e.pool.keep(c)
		} else {
			c.close()
		}
	}()
	class, err := c.classify(q.sql)
	if err == nil {
		err = e.execute(c, q, class, res)
	}
	again = err == nil && class.kind == kindReads && q.unchanging()
	return err
}

// harmless are statements that change no database.
var harmless = regexp.MustCompile(`^\s*(?i:INSERT|OPTIMIZE|SYSTEM)\s`)

// execute executes the request by the kind of its statement.
func (e *Engine) execute(c *conn, q *request, class classification, res *response) error {
	switch {
	case q.insert != nil:
		return runInsert(c, q, res)
	case class.statements > 1:
		// The library would run them all, and a check of the first would not have seen the others.
		return newException(codeSyntaxError, "SYNTAX_ERROR", "Multi-statements are not allowed")
	case class.statements == 1 && class.kind != kindReads && q.readonly():
		// The engine refuses most of these itself, but not KILL QUERY, which ends what others run.
		return newException(codeReadonly, "READONLY", "Cannot execute this statement in readonly mode")
	case class.statements == 0 || class.kind == kindReads && canStream(q.sql, q.format):
		// What does not parse is refused here as a whole, and not after its first statement.
		return runStream(c, q, res)
	}
	out, err := c.query(q.sql, q.format, q.params)
	if class.kind != kindReads && !harmless.MatchString(q.sql) {
		// It may have dropped the database of a session that waits, whose request must then fail as any other.
		e.pool.clear()
	}
	if err != nil {
		return err
	}
	defer out.free()
	return res.send(out)
}

// runStream sends block by block, so that a result of any size takes the memory of one block. A client that reads
// slowly slows the query down.
func runStream(c *conn, q *request, res *response) error {
	s, err := c.stream(q.sql, q.format, q.params)
	if err != nil {
		return err
	}
	defer s.close()
	for {
		block, err := s.next()
		if block == nil {
			return err // nil at the end
		}
		err = res.send(block)
		block.free()
		if err != nil {
			return err
		}
	}
}

// runInsert stores the data, or nothing of it when the client goes away before its end. A body that breaks off must
// never look like one that ends: HTTP reports it as io.ErrUnexpectedEOF, and so do the decoders, which is why nothing
// like io.ReadFull, which answers the same to a short read, stands between.
func runInsert(c *conn, q *request, res *response) error {
	in, err := c.insert(q.sql, q.insert.format, q.params)
	if err != nil {
		return err
	}
	defer in.free()
	chunk := make([]byte, insertChunk)
	for {
		n, readErr := q.data.Read(chunk)
		if err := in.write(chunk[:n]); err != nil {
			in.abort()
			return err
		}
		switch readErr {
		case nil:
		case io.EOF:
			return in.commit(&res.summary)
		default:
			in.abort()
			return newException(codeCannotRead, "CANNOT_READ_ALL_DATA", "The data of the insert cannot be read")
		}
	}
}
