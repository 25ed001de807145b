package httpapi

import (
	"net/http"

	"github.com/klauspost/compress/gzhttp"
	"github.com/klauspost/compress/gzip"
)

// minCompressed is the size in bytes from which a response is compressed.
const minCompressed = 1024

// compressed answers with gzip when the client asks for it. It is outside of what changes the request, because it has to
// see HEAD as it was sent: the length in such a response is that of the text.
//
// What compresses takes 0.9 MB. It is not held while a client reads but for responses that are larger than maxBuffered.
//
// Compression leaks secrets to an attacker who sees the lengths of many responses that have one secret beside text of the
// attacker's own, and who can make the victim's browser send the requests (BREACH). Here clients add their key to each
// request themselves, what a read shows is written by people who may read it anyway, and the secret of a new key is shown
// once. The page for joining, which is for browsers, is not compressed.
func compressed(next http.Handler) http.Handler {
	// The fastest level: the others take several times as long and save a few per cent of JSON.
	wrap, err := gzhttp.NewWrapper(gzhttp.EnableZstd(false), gzhttp.MinSize(minCompressed),
		gzhttp.CompressionLevel(gzip.BestSpeed))
	if err != nil {
		panic(err) // at the start: the options are constants, which the library knows or not
	}
	return wrap(next)
}
