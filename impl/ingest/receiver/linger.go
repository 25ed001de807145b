package receiver

import (
	"net/http"
	"time"
)

const (
	// lingerSize is how much is read of a body that is not wanted, and lingerPause how long the client may send none of it.
	lingerSize  = 64 << 20
	lingerPause = 2 * time.Second
	// smallRest is how much of a body net/http reads by itself when it was answered before its end.
	smallRest = 256 << 10
)

// readOn is called before an error is answered. A client of HTTP/1 that sends its body before it reads the answer would find
// its connection reset, and not why, if the rest of the body were not read. The answer comes first: the client may wait for it.
func (c *call) readOn() {
	size := c.req.ContentLength
	if c.req.ProtoMajor != 1 || c.body.ended || c.body.err != nil || size >= 0 && size <= smallRest || size > lingerSize ||
		c.req.Header.Get("Expect") != "" {
		return
	}
	c.lingers = http.NewResponseController(c.w).EnableFullDuplex() == nil
	c.w.Header().Set("Connection", "close")
}

// linger sends the answer off, and reads what the client still sends, up to a size and a time.
func (c *call) linger(until time.Time) {
	w := http.NewResponseController(c.w)
	if w.Flush() != nil {
		return
	}
	buf := make([]byte, 32<<10)
	for left := lingerSize; left > 0; {
		pause := time.Now().Add(lingerPause)
		if pause.After(until) {
			pause = until
		}
		_ = w.SetReadDeadline(pause) // every connection has deadlines
		n, err := c.body.Read(buf)
		if err != nil {
			return
		}
		left -= n
	}
}
