package httpapi

import (
	"context"
	"io"
	"net/http"
	"time"
)

// StreamForm is what a response says of itself that is written while it is made.
type StreamForm struct {
	ContentType string
	// Filename is under which browsers save it.
	Filename string
	// Trailer is the header behind the body.
	Trailer string
}

// WriteStream answers 200 with what write writes, in memory that does not grow with it. It calls write with a context that ends
// when the client leaves, or after a limit, and sends what that returns in the trailer. An error of write is answered as
// such as long as nothing was written, and ends the connection afterwards.
func WriteStream(
	ctx context.Context, w http.ResponseWriter, form StreamForm, limit time.Duration,
	write func(ctx context.Context, out io.Writer) (trailer string, err error),
) error {
	releaseRequest(ctx, chunk)
	if response := responseWriterOf(w); response != nil {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(context.WithoutCancel(ctx), limit)
		defer cancel()
		defer context.AfterFunc(response.request.Context(), cancel)()
	}
	out := &stream{to: w, form: form}
	trailer, err := write(ctx, out)
	if err != nil && out.begun {
		panic(http.ErrAbortHandler) // what has arrived must not look whole
	}
	if err == nil {
		w.Header().Set(http.TrailerPrefix+form.Trailer, trailer)
	}
	return err
}

// stream writes the body of a response, and the headers before it.
type stream struct {
	to    http.ResponseWriter
	form  StreamForm
	begun bool
}

func (s *stream) Write(p []byte) (int, error) {
	if !s.begun {
		s.begun = true
		h := s.to.Header()
		h.Set("Content-Type", s.form.ContentType)
		h.Set("Content-Disposition", `attachment; filename="`+s.form.Filename+`"`)
		h.Set("Trailer", s.form.Trailer)
		s.to.WriteHeader(http.StatusOK)
	}
	return s.to.Write(p)
}
