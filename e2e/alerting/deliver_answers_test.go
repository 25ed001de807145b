package alerting

import (
	"bytes"
	"io"
	"math/rand/v2"
	"net"
	"net/url"
	"sync/atomic"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// forgetful stands between evaluators and a database. It passes everything on, but for the answers to some commits:
// then it breaks the connection off, and no client learns that the commit was carried out.
type forgetful struct {
	listener net.Listener
	socket   string // of the database
	forgets  atomic.Bool
	forgot   atomic.Int64
}

// startForgetful returns one, and the address of the database behind it.
func startForgetful(t *testing.T, dsn string) (*forgetful, string) {
	t.Helper()
	u, err := url.Parse(dsn)
	if err != nil {
		t.Fatal(err)
	}
	p := &forgetful{socket: u.Query().Get("host") + "/.s.PGSQL.5432"}
	if p.listener, err = net.Listen("tcp", "127.0.0.1:0"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.listener.Close() })
	go func() {
		for {
			client, err := p.listener.Accept()
			if err != nil {
				return
			}
			go p.serve(client)
		}
	}()
	u.Host, u.RawQuery = p.listener.Addr().String(), "sslmode=disable"
	return p, u.String()
}

// serve passes on what client and database say to each other.
func (p *forgetful) serve(client net.Conn) {
	defer func() { _ = client.Close() }()
	database, err := net.Dial("unix", p.socket)
	if err != nil {
		return
	}
	defer func() { _ = database.Close() }()
	var forget atomic.Bool
	answers := make(chan struct{})
	go func() {
		defer close(answers)
		defer func() { _ = client.Close() }()
		buffer := make([]byte, 64<<10)
		for {
			n, err := database.Read(buffer)
			if err != nil || forget.Load() {
				return
			}
			if _, err := client.Write(buffer[:n]); err != nil {
				return
			}
		}
	}()
	buffer := make([]byte, 64<<10)
	for {
		n, err := client.Read(buffer)
		if err != nil {
			break
		}
		if p.forgets.Load() && rand.N(20) == 0 && bytes.Contains(buffer[:n], []byte("commit\x00")) {
			forget.Store(true)
			p.forgot.Add(1)
		}
		if _, err := database.Write(buffer[:n]); err != nil {
			break
		}
	}
	if !forget.Load() {
		_ = database.(*net.UnixConn).CloseWrite()
	}
	<-answers
	_, _ = io.Copy(io.Discard, database)
}

// loseAnswers lets the answers to so many commits be lost, at most 60, once all replicas have started: a start that fails is
// not tried again.
func (p *forgetful) loseAnswers(t *testing.T, replicas []*harness.Server, many int) {
	t.Helper()
	for _, s := range replicas {
		s.WaitListen()
	}
	p.forgets.Store(true)
	patience.Progressing(t, "many answers are lost", func() (bool, int64) {
		n := p.forgot.Load()
		return n >= int64(min(many, 60)), n
	})
	p.forgets.Store(false)
	t.Logf("%d answers were lost", p.forgot.Load())
}
