package httpapi

import (
	"bytes"
	"context"
	"encoding/hex"
	"net/http"
	"strconv"
	"strings"

	"github.com/cespare/xxhash/v2"

	"github.com/obstack/obstack/impl/core"
)

// etagWriter gives a response an ETag, and leaves the body out when a GET says that the client has it. It holds back what the
// generated code writes until all of it is there; text of ours goes through answer without a copy.
//
// The answer to a write has the tag of what is stored, so that the next write needs no GET before it. That this need not be
// what was sent, for which RFC 9110 has no such tag in section 9.3.4, is said in the document.
type etagWriter struct {
	http.ResponseWriter
	held   *inFlight
	tagged bool          // answers of status 200 have an ETag
	known  []string      // the values of If-None-Match
	now    func() string // the ETag of a GET, for the answer that If-Match does not name it; nil where there is no If-Match
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

// Unwrap is for responseWriterOf.
func (t *etagWriter) Unwrap() http.ResponseWriter { return t.ResponseWriter }

// finish sends what was held back.
func (t *etagWriter) finish() {
	if t.now != nil && t.status == http.StatusPreconditionFailed {
		if tag := t.now(); tag != "" {
			t.Header().Set("ETag", tag)
		}
	}
	if t.status != 0 {
		_ = t.answer(t.status, t.body.Bytes()) // the client is gone, and that is all that can go wrong
	}
}

// answer sends an answer at once: one that is JSON with status 200 with an ETag, or only that if the client has it.
func (t *etagWriter) answer(status int, pieces ...[]byte) error {
	h := t.Header()
	if !t.tagged || status != http.StatusOK || h.Get("Content-Type") != contentTypeJSON {
		return writePieces(t.ResponseWriter, status, pieces...)
	}
	tag := etag(t.held.version, t.held.id, pieces)
	h.Set("ETag", tag)
	if !matches(t.known, tag) {
		return writePieces(t.ResponseWriter, status, pieces...)
	}
	t.ResponseWriter.WriteHeader(http.StatusNotModified)
	return nil
}

// etag is a weak validator, because the same answer may be compressed or not. Equal texts have equal ones, on every
// replica, also when they differ in the id of their request. The hash need not withstand attacks: whoever could make up two
// texts with the same one is in the team whose answers they are. The version of an object, if the answer is one, comes first.
func etag(version core.Version, requestID string, pieces [][]byte) string {
	hash, size := xxhash.New(), 0
	for i, p := range pieces {
		if i == 0 && requestID != "" {
			before, after, _ := bytes.Cut(p, []byte(requestID))
			_, _ = hash.Write(before)
			size, p = len(before), after
		}
		_, _ = hash.Write(p)
		size += len(p)
	}
	tag := append(make([]byte, 0, 64), `W/"`...) // written piece by piece, as formatting allocates for each
	if version != 0 {
		tag = append(strconv.AppendUint(tag, uint64(version), 16), '.')
	}
	tag = append(strconv.AppendInt(tag, int64(size), 16), '-')
	var sum [8]byte
	return string(append(hex.AppendEncode(tag, hash.Sum(sum[:0])), '"'))
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

// SetVersion says which version of an object is answered, for the ETag.
func SetVersion(ctx context.Context, v core.Version) {
	if held, ok := ctx.Value(inFlightKey{}).(*inFlight); ok {
		held.version = v
	}
}

// IfMatch returns the versions of which the object must have one that the request changes.
func IfMatch(ctx context.Context) core.IfMatch {
	if held, ok := ctx.Value(inFlightKey{}).(*inFlight); ok {
		return held.ifMatch
	}
	return nil
}

// readIfMatch reads the values of If-Match, which are one list (RFC 9110, sections 5.3 and 13.1.1). A tag that is none of an
// object of ours stands for no version. The list may have empty elements, but not be empty.
func readIfMatch(values []string) (versions core.IfMatch, ok bool) {
	if values == nil {
		return nil, true
	}
	rest := strings.Join(values, ",")
	if strings.Trim(rest, " \t") == "*" {
		return nil, true // a change of what is not there is NotFound anyway
	}
	for {
		if rest = strings.TrimLeft(rest, " \t,"); rest == "" {
			return versions, versions != nil
		}
		opaque, quoted := strings.CutPrefix(strings.TrimPrefix(rest, "W/"), `"`)
		opaque, rest, ok = strings.Cut(opaque, `"`)
		if !quoted || !ok || strings.ContainsFunc(opaque, func(c rune) bool { return c <= ' ' || c == 0x7f }) {
			return nil, false
		}
		if rest = strings.TrimLeft(rest, " \t"); rest != "" && rest[0] != ',' {
			return nil, false
		}
		text, _, found := strings.Cut(opaque, ".")
		version, err := strconv.ParseUint(text, 16, 64)
		if err != nil || !found || text != strconv.FormatUint(version, 16) {
			version = 0
		}
		versions = append(versions, core.Version(version))
	}
}

// readTag returns the ETag that a GET of the same path has from the handler, empty for an error.
func readTag(get http.Handler, r *http.Request, held *inFlight) string {
	releaseRequest(r.Context(), 0) // the GET takes memory of its own
	read := r.WithContext(r.Context())
	read.Method, read.Body, held.version = http.MethodGet, http.NoBody, 0
	tagged := &etagWriter{ResponseWriter: headersOnly{}, held: held, tagged: true}
	get.ServeHTTP(tagged, read)
	tagged.finish()
	return tagged.Header().Get("ETag")
}

// headersOnly takes a response and keeps its headers.
type headersOnly http.Header

func (h headersOnly) Header() http.Header       { return http.Header(h) }
func (headersOnly) WriteHeader(int)             {}
func (headersOnly) Write(p []byte) (int, error) { return len(p), nil }
