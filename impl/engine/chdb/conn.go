package chdb

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"unsafe"
)

// Exception is an error of ClickHouse.
type Exception struct {
	// Code is ClickHouse's number for it, such as 62 for a syntax error.
	Code int
	// Text is the whole text: "Code: 62. DB::Exception: … (SYNTAX_ERROR)".
	Text string
}

func (e *Exception) Error() string { return e.Text }

var exceptionCode = regexp.MustCompile(`^Code: (\d+)\.`)

// exceptionFrom makes an error of the library's text. Text without a code is the library's own complaint about how
// it was called, which ClickHouse would call a bad argument.
func exceptionFrom(text string) *Exception {
	if m := exceptionCode.FindStringSubmatch(text); m != nil {
		code, _ := strconv.Atoi(m[1])
		return &Exception{Code: code, Text: text}
	}
	return newException(codeBadArguments, "BAD_ARGUMENTS", text)
}

func newException(code int, name, text string) *Exception {
	return &Exception{Code: code, Text: fmt.Sprintf("Code: %d. DB::Exception: %s. (%s)", code, text, name)}
}

// conn is a connection to the engine of this process: a session with its own settings and current database. It runs
// one statement at a time.
type conn struct {
	lib    *library
	handle unsafe.Pointer
	// comment is the setting log_comment, by which a query on the connection can be found. It is unique.
	comment string
	// of is the profile that it was opened for, nil for none.
	of *pooledProfile
}

// errConnect is the error when there is no memory left for another session. The library gives no reason, but the
// directory is open.
var errConnect = newException(codeMemoryLimit, "MEMORY_LIMIT_EXCEEDED",
	"(total) memory limit exceeded: no further session can be opened")

func connect(lib *library, args ...string) (*conn, error) {
	argv := []*byte{cString("clickhouse")}
	for _, a := range args {
		argv = append(argv, cString(a))
	}
	handle := lib.connect(int32(len(argv)), argv)
	if handle == nil {
		return nil, errConnect
	}
	return &conn{lib: lib, handle: handle}, nil
}

func (c *conn) close() { c.lib.closeConn(c.handle) }

// session is what all functions but close want: connect returns a pointer to it.
func (c *conn) session() unsafe.Pointer { return *(*unsafe.Pointer)(c.handle) }

// classify parses sql. It fails only when the library does not know our struct.
func (c *conn) classify(sql string) (classification, error) {
	out := classification{size: uint32(unsafe.Sizeof(classification{}))}
	if c.lib.classifyQueryN(c.session(), sql, uintptr(len(sql)), nil, 0, &out) != 0 {
		return classification{}, errors.New("libchdb does not classify queries as expected")
	}
	return out, nil
}

// query runs one or several statements and returns the whole output.
func (c *conn) query(sql, format string, params map[string]string) (*result, error) {
	p := newParameters(params)
	return newResult(c.lib, c.lib.queryWithParamsN(c.session(), sql, uintptr(len(sql)), format, uintptr(len(format)),
		p.names, p.nameLens, p.values, p.valueLens, uintptr(len(p.names))))
}

// exec runs a statement that answers nothing.
func (c *conn) exec(sql string) error {
	r, err := c.query(sql, "Null", nil)
	if err != nil {
		return err
	}
	r.free()
	return nil
}

// stream starts a SELECT whose blocks are fetched one by one. Nothing else is accepted.
func (c *conn) stream(sql, format string, params map[string]string) (*stream, error) {
	p := newParameters(params)
	handle := c.lib.streamQueryWithParamsN(c.session(), sql, uintptr(len(sql)), format, uintptr(len(format)),
		p.names, p.nameLens, p.values, p.valueLens, uintptr(len(p.names)))
	r, err := newResult(c.lib, handle)
	if err != nil {
		return nil, err
	}
	return &stream{conn: c, handle: r}, nil
}

// insert starts an insert whose data follows. The statement must end before its FORMAT or VALUES.
func (c *conn) insert(sql, format string, params map[string]string) (*insert, error) {
	p := newParameters(params)
	handle := c.lib.streamInsertWithParamsN(c.session(), sql, uintptr(len(sql)), format, uintptr(len(format)),
		p.names, p.nameLens, p.values, p.valueLens, uintptr(len(p.names)))
	if handle == nil {
		return nil, newException(codeBadArguments, "BAD_ARGUMENTS", "The insert could not be started")
	}
	i := &insert{lib: c.lib, handle: handle}
	if text := c.lib.streamInsertError(handle); text != "" {
		i.free()
		return nil, exceptionFrom(text)
	}
	return i, nil
}

// result is output in C's memory. It must be freed, after which its bytes are gone.
type result struct {
	lib    *library
	handle unsafe.Pointer
}

// newResult takes over what a function returned, and turns an error in it into ours.
func newResult(lib *library, handle unsafe.Pointer) (*result, error) {
	if handle == nil {
		return nil, newException(codeBadArguments, "BAD_ARGUMENTS", "The query could not be started")
	}
	r := &result{lib: lib, handle: handle}
	if text := lib.resultError(handle); text != "" {
		r.free()
		return nil, exceptionFrom(text)
	}
	return r, nil
}

func (r *result) bytes() []byte {
	return unsafe.Slice(r.lib.resultBuffer(r.handle), r.lib.resultLength(r.handle))
}

func (r *result) free() { r.lib.destroyQueryResult(r.handle) }

// summary counts what a query did, as the header X-ClickHouse-Summary has it.
type summary struct{ readRows, readBytes, resultRows, resultBytes, writtenRows, writtenBytes uint64 }

func (s *summary) add(r *result) {
	s.readRows += r.lib.resultStorageRowsRead(r.handle)
	s.readBytes += r.lib.resultStorageBytesRead(r.handle)
	s.resultRows += r.lib.resultRowsRead(r.handle)
	s.resultBytes += uint64(r.lib.resultLength(r.handle))
}

// stream is a running SELECT.
type stream struct {
	conn   *conn
	handle *result
}

// next returns the next block, or nil at the end.
func (s *stream) next() (*result, error) {
	r, err := newResult(s.conn.lib, s.conn.lib.streamFetchResult(s.conn.session(), s.handle.handle))
	if err != nil {
		return nil, err
	}
	if s.conn.lib.resultLength(r.handle) == 0 {
		r.free()
		return nil, nil
	}
	return r, nil
}

// close ends the query, also before its end. It waits while the engine computes the first block of an aggregation,
// so a query that is not wanted any more must be killed as well.
func (s *stream) close() {
	s.conn.lib.streamCancelQuery(s.conn.session(), s.handle.handle)
	s.handle.free()
}

// insert is an insert that waits for data.
type insert struct {
	lib    *library
	handle unsafe.Pointer
}

// write hands over data, which the library copies. It blocks while the engine is behind.
func (i *insert) write(data []byte) error {
	if len(data) == 0 || i.lib.streamAppend(i.handle, data, uintptr(len(data))) == 0 {
		return nil
	}
	if text := i.lib.streamInsertError(i.handle); text != "" {
		return exceptionFrom(text)
	}
	return newException(codeBadArguments, "BAD_ARGUMENTS", "The insert ended early")
}

// commit ends the data and stores it.
func (i *insert) commit(s *summary) error {
	r, err := newResult(i.lib, i.lib.streamDone(i.handle))
	if err != nil {
		return err
	}
	s.writtenRows += i.lib.resultRowsWritten(r.handle)
	s.writtenBytes += i.lib.resultBytesWritten(r.handle)
	r.free()
	return nil
}

// abort drops what was written.
func (i *insert) abort() { i.lib.streamCancelInsert(i.handle) }

func (i *insert) free() { i.lib.destroyInsertStream(i.handle) }

// parameters are query parameters as C wants them.
type parameters struct {
	names, values       []*byte
	nameLens, valueLens []uintptr
}

func newParameters(params map[string]string) parameters {
	var p parameters
	for name, value := range params {
		p.names, p.nameLens = append(p.names, cString(name)), append(p.nameLens, uintptr(len(name)))
		p.values, p.valueLens = append(p.values, cString(value)), append(p.valueLens, uintptr(len(value)))
	}
	return p
}

// cString copies s and ends it with a NUL byte.
func cString(s string) *byte {
	b := make([]byte, len(s)+1)
	copy(b, s)
	return &b[0]
}
