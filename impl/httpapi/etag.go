package httpapi

import (
	"bytes"
	"fmt"
	"net/http"
	"strings"

	"github.com/cespare/xxhash/v2"
)

// etagWriter gives the response to a GET an ETag, and leaves the body out when the client says that it has it. It holds
// back what the generated code writes until all of it is there; text of ours goes through answer without a copy.
//
// Only reads have ETags: that of an update's answer would say that what was sent is stored as it is, which ids and
// defaults make untrue (RFC 9110, section 9.3.4).
type etagWriter struct {
	http.ResponseWriter
	known  []string // the values of If-None-Match
	status int
	body   bytes.Buffer
}

// WriteHeader notes the first status, which is sent once the body is known.
func (t *etagWriter) WriteHeader(status int) {
	if t.status == 0 {
		t.status = status
	}
}

// Write holds back what is written, and never fails.
func (t *etagWriter) Write(p []byte) (int, error) {
	t.WriteHeader(http.StatusOK)
	return t.body.Write(p)
}

// finish sends what was held back.
func (t *etagWriter) finish() {
	if t.status != 0 {
		_ = t.answer(t.status, t.body.Bytes()) // the client is gone, and that is all that can go wrong
	}
}

// answer sends an answer at once: one that is JSON with status 200 with an ETag, or only that if the client has it.
func (t *etagWriter) answer(status int, pieces ...[]byte) error {
	h := t.Header()
	if status != http.StatusOK || h.Get("Content-Type") != contentTypeJSON {
		return writePieces(t.ResponseWriter, status, pieces...)
	}
	tag := etag(pieces)
	h.Set("ETag", tag)
	if !matches(t.known, tag) {
		return writePieces(t.ResponseWriter, status, pieces...)
	}
	t.ResponseWriter.WriteHeader(http.StatusNotModified)
	return nil
}

// etag is a weak validator, because the same answer may be compressed or not. Equal texts have equal ones, on every
// replica. The hash need not withstand attacks: whoever could make up two texts with the same one is in the team whose
// answers they are.
func etag(pieces [][]byte) string {
	hash, size := xxhash.New(), 0
	for _, p := range pieces {
		_, _ = hash.Write(p)
		size += len(p)
	}
	return fmt.Sprintf(`W/"%x-%016x"`, size, hash.Sum64())
}

// matches compares weakly, as If-None-Match wants it. None of our tags has a comma in it.
func matches(known []string, tag string) bool {
	for candidate := range strings.SplitSeq(strings.Join(known, ","), ",") {
		candidate = strings.TrimSpace(candidate)
		if candidate == "*" || strings.TrimPrefix(candidate, "W/") == strings.TrimPrefix(tag, "W/") {
			return true
		}
	}
	return false
}
