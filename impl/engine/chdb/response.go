package chdb

import (
	"bytes"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Codes of ClickHouse for the errors that are made here.
const (
	codeBadArguments     = 36
	codeCannotRead       = 33
	codeNotImplemented   = 48
	codeSyntaxError      = 62
	codeUnknownSetting   = 115
	codeReadonly         = 164
	codeMemoryLimit      = 241
	codeCannotDecompress = 271
	codeTooLarge         = 425
	codeUnknownException = 1002
)

// statusOf returns the HTTP status of a code, as a server does.
func statusOf(code int) int {
	switch code {
	case 6, 26, 27, codeBadArguments, 38, 41, 53, codeSyntaxError, 72, 117, 456, 457:
		return http.StatusBadRequest
	case 16, 46, 47, 50, 56, 60, 81, codeUnknownSetting:
		return http.StatusNotFound
	case codeTooLarge:
		return http.StatusRequestEntityTooLarge
	case codeNotImplemented:
		return http.StatusNotImplemented
	}
	return http.StatusInternalServerError
}

const (
	// firstWrite is how much of a result is kept back, so that a query that fails late still fails with a status.
	firstWrite = 1 << 20
	// stallTimeout ends a query whose client does not take its result.
	stallTimeout = time.Minute
)

// response writes a result. Headers go out with the first megabyte or at the end, whichever is earlier: until then
// an error can still change the status.
type response struct {
	w       http.ResponseWriter
	version string
	q       *request

	summary summary
	pending bytes.Buffer
	started bool
	tag     string // announced in a header; marks an error that follows a part of the result
	body    io.Writer
	closers []io.Closer // the layers of body, the innermost encoding first
}

// prepare lays the compression that the client wants over the body.
func (r *response) prepare(q *request, accept string) {
	r.q, r.tag = q, strings.ToLower(rand.Text()[:16])
	r.body = stallWriter{r.w, http.NewResponseController(r.w)}
	if name, wrap := chooseEncoder(accept); q.encode && name != "" {
		r.w.Header().Set("Content-Encoding", name)
		z := wrap(r.body)
		r.body, r.closers = z, []io.Closer{z}
	}
	// ClickHouse's own frames are the inner layer: clients undo HTTP's encoding first.
	if q.compress != "" {
		z := newNativeCompressor(r.body, q.compress)
		r.body, r.closers = z, slices.Insert(r.closers, 0, io.Closer(z))
	}
}

// send adds a piece of the result.
func (r *response) send(piece *result) error {
	r.summary.add(piece)
	data := piece.bytes()
	// A large piece goes out at once instead of being copied.
	if !r.started && !r.q.waitToEnd && r.pending.Len()+len(data) > firstWrite {
		if err := r.start(); err != nil {
			return err
		}
	}
	var w io.Writer = &r.pending
	if r.started {
		w = r.body
	}
	if r.q.format == "Native" {
		return reframe(w, data, r.q.revision)
	}
	_, err := w.Write(data)
	return err
}

// start sends the headers and what has been kept back.
func (r *response) start() error {
	r.started = true
	h := r.w.Header()
	h.Set("Content-Type", contentType(r.q.format))
	h.Set("X-ClickHouse-Format", r.q.format)
	h.Set("X-ClickHouse-Exception-Tag", r.tag)
	h.Set("X-ClickHouse-Summary", fmt.Sprintf(
		`{"read_rows":"%d","read_bytes":"%d","result_rows":"%d","result_bytes":"%d",`+
			`"written_rows":"%d","written_bytes":"%d"}`,
		r.summary.readRows, r.summary.readBytes, r.summary.resultRows, r.summary.resultBytes,
		r.summary.writtenRows, r.summary.writtenBytes))
	if r.pending.Len() == 0 {
		return nil
	}
	_, err := r.body.Write(r.pending.Bytes())
	r.pending = bytes.Buffer{}
	return err
}

// finish completes the response of a query that succeeded. An error means that the client is gone.
func (r *response) finish() {
	if !r.started {
		if len(r.closers) == 0 {
			// Clients tell a result without rows by its length.
			r.w.Header().Set("Content-Length", strconv.Itoa(r.pending.Len()))
		}
		if r.start() != nil {
			return
		}
	}
	for _, c := range r.closers {
		if c.Close() != nil {
			return
		}
	}
}

// fail answers with the error. Behind a part of the result it goes into the body, in the frame that clients of a
// server look for, and the connection breaks, for those that do not look.
func (r *response) fail(err error) {
	var exception *Exception
	if !errors.As(err, &exception) {
		exception = newException(codeUnknownException, "UNKNOWN_EXCEPTION", err.Error())
	}
	text := strings.TrimRight(exception.Text, "\n")
	// Some texts of the library end like a server's, others do not.
	if !strings.Contains(text, " (version ") {
		text += " (version " + r.version + ")"
	}
	text += "\n"
	if r.started {
		_, _ = fmt.Fprintf(r.body, "\r\n__exception__\r\n%s\r\n%s%d %s\r\n__exception__\r\n",
			r.tag, text, len(text), r.tag)
		for _, c := range r.closers {
			_ = c.Close()
		}
		// The panic below would throw away what is still in the server's buffer.
		_ = http.NewResponseController(r.w).Flush()
		panic(http.ErrAbortHandler)
	}
	h := r.w.Header()
	// What the encoders hold back is never written, so the text goes out as it is.
	h.Del("Content-Encoding")
	h.Set("Content-Type", "text/plain; charset=UTF-8")
	h.Set("X-ClickHouse-Exception-Code", strconv.Itoa(exception.Code))
	r.w.WriteHeader(statusOf(exception.Code))
	_, _ = io.WriteString(r.w, text)
}

// contentType names the format to those who do not read X-ClickHouse-Format.
func contentType(format string) string {
	switch {
	case strings.HasPrefix(format, "JSON"), format == "NDJSON":
		return "application/json; charset=UTF-8"
	case strings.HasPrefix(format, "CSV"):
		return "text/csv; charset=UTF-8"
	case strings.HasPrefix(format, "TSV"), strings.HasPrefix(format, "TabSeparated"):
		return "text/tab-separated-values; charset=UTF-8"
	case format == "Native", strings.HasPrefix(format, "RowBinary"), format == "Parquet", format == "Arrow":
		return "application/octet-stream"
	}
	return "text/plain; charset=UTF-8"
}

// stallWriter gives every write a deadline of its own.
type stallWriter struct {
	w  io.Writer
	rc *http.ResponseController
}

func (s stallWriter) Write(p []byte) (int, error) {
	// Writers that know no deadline, such as a test's recorder, do not stall.
	_ = s.rc.SetWriteDeadline(time.Now().Add(stallTimeout))
	return s.w.Write(p)
}
