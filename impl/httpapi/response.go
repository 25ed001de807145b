package httpapi

import (
	"bufio"
	"context"
	"fmt"
	"net/http"
	"strconv"
)

// writeBuffer is how much of a large response is written at once.
const writeBuffer = 64 << 10

// WriteText answers 200 with JSON text that is already there, in pieces. Resources that are stored as text are
// answered with it, so nothing between store and client can change a byte.
func WriteText(ctx context.Context, w http.ResponseWriter, pieces ...[]byte) error {
	releaseRequest(ctx, length(pieces))
	return writeText(w, http.StatusOK, pieces...)
}

// length is the number of bytes of all pieces.
func length(pieces [][]byte) int {
	size := 0
	for _, p := range pieces {
		size += len(p)
	}
	return size
}

// writeText answers with JSON, through the ETag of the response if it has one.
func writeText(w http.ResponseWriter, status int, pieces ...[]byte) error {
	w.Header().Set("Content-Type", contentTypeJSON)
	if tagged, ok := w.(*etagWriter); ok {
		return tagged.answer(status, pieces...)
	}
	return writePieces(w, status, pieces...)
}

// writePieces sends pieces as one body of known length. The error is that of the connection: the client is gone.
func writePieces(w http.ResponseWriter, status int, pieces ...[]byte) error {
	size := length(pieces)
	w.Header().Set("Content-Length", strconv.Itoa(size))
	w.WriteHeader(status)
	if size <= maxBuffered { // which are buffered until all of them are there
		for _, p := range pieces {
			if _, err := w.Write(p); err != nil {
				return err
			}
		}
		return nil
	}
	// The connection takes large writes much faster than one of each piece.
	out := bufio.NewWriterSize(w, writeBuffer)
	for _, p := range pieces {
		if _, err := out.Write(p); err != nil {
			return err
		}
	}
	return out.Flush()
}

// maxPage is the largest page of a list, and the one that is answered when the client does not say.
const maxPage = 1000

// Page fills the defaults of a list's parameters.
func Page(limit, offset *int) (int, int) {
	l, o := maxPage, 0
	if limit != nil {
		l = *limit
	}
	if offset != nil {
		o = *offset
	}
	return l, o
}

// PageIfAsked is Page for a list that has all its items when the client does not ask for a page: then both are 0.
func PageIfAsked(limit, offset *int) (int, int) {
	if limit == nil && offset == nil {
		return 0, 0
	}
	return Page(limit, offset)
}

// Meta is what a response says of a page beside its items.
func Meta(total, limit, offset int) string {
	return fmt.Sprintf(`,"meta":{"total":%d,"limit":%d,"offset":%d}`, total, limit, offset)
}

// ValueOf is what an optional parameter says, the zero value when the client does not send it.
func ValueOf[T any](parameter *T) (value T) {
	if parameter != nil {
		value = *parameter
	}
	return value
}
