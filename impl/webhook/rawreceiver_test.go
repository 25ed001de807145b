package webhook

import (
	"bytes"
	"io"
	"net"
	"sync/atomic"
	"testing"
)

// rawReceiver is one that handles connections as a function says.
type rawReceiver struct {
	net.Listener
	accepted atomic.Int32
}

func newRawReceiver(t *testing.T, address string, handle func(net.Conn)) *rawReceiver {
	t.Helper()
	l, err := net.Listen("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	r := &rawReceiver{Listener: l}
	done := make(chan struct{})
	go func() {
		defer close(done)
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			r.accepted.Add(1)
			handle(conn)
			_ = conn.Close()
		}
	}()
	t.Cleanup(func() {
		_ = l.Close()
		<-done
	})
	return r
}

func (r *rawReceiver) url() string { return "http://" + r.Addr().String() }

// heard reads a request to its end, or what there is of it.
func heard(conn net.Conn) {
	var all []byte
	b := make([]byte, 4096)
	for !bytes.Contains(all, []byte("\r\n\r\n{")) {
		n, err := conn.Read(b)
		if all = append(all, b[:n]...); err != nil {
			return
		}
	}
}

// hang waits until the other end has gone away.
func hang(conn net.Conn) { _, _ = io.Copy(io.Discard, conn) }

func reset(conn net.Conn) { _ = conn.(*net.TCPConn).SetLinger(0) }

func answer(text string) func(net.Conn) {
	return func(conn net.Conn) {
		heard(conn)
		_, _ = io.WriteString(conn, text)
	}
}
