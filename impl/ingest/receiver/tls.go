package receiver

import (
	"crypto/tls"
	"errors"
	"io"
	"log/slog"
	"net"
	"sync"
	"time"
)

// tlsListener accepts connections with TLS. Accept does not wait for the handshake, which is part of the first Read.
//
// net/http serves HTTP/2 over TLS only if it gets a *tls.Conn and not a framing.Conn around it. It therefore sees no TLS here:
// it recognizes HTTP/2 by its preface, as without TLS, and http.Request.TLS is nil.
type tlsListener struct {
	net.Listener
	config  *tls.Config
	timeout time.Duration // of writes in the handshake
	log     *slog.Logger
}

func (l *tlsListener) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	// net/http sets a deadline for reads before the handshake, and one for writes after it.
	_ = conn.SetWriteDeadline(time.Now().Add(l.timeout))
	c := &tlsConn{Conn: tls.Server(conn, l.config), log: l.log}
	c.handshake = sync.OnceValue(c.shakeHands)
	return c, nil
}

// tlsConn is a connection with TLS.
type tlsConn struct {
	*tls.Conn
	log       *slog.Logger
	handshake func() error // runs once
}

// Read completes the handshake and then reads.
func (c *tlsConn) Read(p []byte) (int, error) {
	if err := c.handshake(); err != nil {
		return 0, err
	}
	return c.Conn.Read(p)
}

// shakeHands logs why a handshake failed, and answers a client that does not use TLS.
func (c *tlsConn) shakeHands() error {
	err := c.Handshake()
	if err == nil {
		return nil
	}
	c.log.Debug("TLS handshake failed", "address", c.RemoteAddr().String(), "error", err)
	var notTLS tls.RecordHeaderError
	if errors.As(err, &notTLS) && notTLS.Conn != nil {
		_, _ = io.WriteString(notTLS.Conn, "HTTP/1.0 400 Bad Request\r\n\r\nThe server requires TLS\n")
	}
	return err
}
