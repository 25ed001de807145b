package webhook

import (
	"bufio"
	"crypto/tls"
	"crypto/x509"
	"encoding/base64"
	"net"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"
)

// mailServer is a small SMTP server that keeps the commands that it gets.
type mailServer struct {
	net.Listener
	certificate tls.Certificate
	roots       *x509.CertPool
	// offers are its extensions, which it repeats under TLS without STARTTLS.
	offers []string
	// encrypted servers speak TLS from the first byte.
	encrypted bool
	// replies are instead of the usual ones, by how a command begins. The greeting's command is empty, and that of the end
	// of a mail is a dot. "hang" is no reply, "drip" one without end, and "drop" the end of the connection.
	replies map[string]string
	// hanging is called before that.
	hanging func()

	mu sync.Mutex
	// commands are those of all connections, and those under TLS have a star. mails are what came as data.
	commands, mails []string
}

const mailUser, mailPassword = "us er@corp", "p@ss:w/rd-secret"

// newMailServer returns a server that has begun to accept connections. It is changed by then.
func newMailServer(t *testing.T, edit ...func(*mailServer)) *mailServer {
	t.Helper()
	// The certificate of httptest is for 127.0.0.1.
	source := httptest.NewUnstartedServer(nil)
	source.StartTLS()
	defer source.Close()
	m := &mailServer{certificate: source.TLS.Certificates[0], roots: x509.NewCertPool(), replies: map[string]string{}}
	m.roots.AddCert(source.Certificate())
	for _, f := range edit {
		f(m)
	}
	var err error
	if m.Listener, err = net.Listen("tcp", "127.0.0.1:0"); err != nil {
		t.Fatal(err)
	}
	var serving sync.WaitGroup
	serving.Go(func() {
		for {
			conn, err := m.Accept()
			if err != nil {
				return
			}
			serving.Go(func() {
				m.serve(conn)
				_ = conn.Close()
			})
		}
	})
	t.Cleanup(func() {
		_ = m.Close()
		serving.Wait()
	})
	return m
}

// session is one connection.
type session struct {
	*mailServer
	conn   net.Conn
	lines  *bufio.Reader
	secure bool
}

func (m *mailServer) serve(conn net.Conn) {
	s := &session{mailServer: m, conn: conn}
	if m.encrypted {
		s.startTLS()
	}
	s.lines = bufio.NewReader(s.conn)
	for command := ""; s.answer(command); {
		line, err := s.lines.ReadString('\n')
		if err != nil {
			return
		}
		command = strings.TrimRight(line, "\r\n")
	}
}

func (s *session) startTLS() {
	s.conn = tls.Server(s.conn, &tls.Config{Certificates: []tls.Certificate{s.certificate}})
	s.lines, s.secure = bufio.NewReader(s.conn), true
}

func (s *session) say(lines ...string) bool {
	for _, line := range lines {
		if _, err := s.conn.Write([]byte(line + "\r\n")); err != nil {
			return false
		}
	}
	return true
}

func (s *session) note(command string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.secure {
		command += " *"
	}
	s.commands = append(s.commands, command)
}

// answer says whether the connection goes on.
func (s *session) answer(command string) bool {
	if command != "" {
		s.note(command)
	}
	verb, argument, _ := strings.Cut(command, " ")
	for begin, reply := range s.replies {
		if command != "" && begin != "" && strings.HasPrefix(command, begin) || command == begin {
			return s.instead(reply) && verb != "QUIT"
		}
	}
	switch verb {
	case "":
		return s.say("220 mail.test")
	case "EHLO":
		lines := []string{"250-mail.test"}
		for _, offer := range s.offers {
			if offer != "STARTTLS" || !s.secure {
				lines = append(lines, "250-"+offer)
			}
		}
		return s.say(append(lines, "250 HELP")...)
	case "STARTTLS":
		ok := s.say("220 go on")
		s.startTLS()
		return ok
	case "AUTH":
		return s.say(s.logIn(argument))
	case "DATA":
		return s.say("354 go on") && s.take()
	case "QUIT":
		s.say("221 bye")
		return false
	}
	return s.say("250 ok")
}

// instead gives one of the replies that are not the usual ones.
func (s *session) instead(reply string) bool {
	switch reply {
	case "hang":
		if s.hanging != nil {
			s.hanging()
		}
		hang(s.conn)
		return false
	case "drip":
		tick := time.NewTicker(5 * time.Millisecond)
		defer tick.Stop()
		for s.say("250-x") {
			<-tick.C
		}
		return false
	case "drop":
		return false
	}
	return s.say(reply)
}

func (s *session) logIn(argument string) string {
	mechanism, initial, _ := strings.Cut(argument, " ")
	read := func(challenge string) string {
		s.say("334 " + base64.StdEncoding.EncodeToString([]byte(challenge)))
		line, _ := s.lines.ReadString('\n')
		text, _ := base64.StdEncoding.DecodeString(strings.TrimSpace(line))
		return string(text)
	}
	var right bool
	if mechanism == "LOGIN" {
		user := read("Username:")
		right = user == mailUser && read("Password:") == mailPassword
	} else {
		text, _ := base64.StdEncoding.DecodeString(initial)
		right = mechanism == "PLAIN" && string(text) == "\x00"+mailUser+"\x00"+mailPassword
	}
	if !right || !s.secure {
		return "535 5.7.8 who is " + mailUser + "?"
	}
	return "235 welcome"
}

func (s *session) take() bool {
	var mail strings.Builder
	for {
		line, err := s.lines.ReadString('\n')
		if err != nil {
			return false
		}
		if line == ".\r\n" {
			break
		}
		mail.WriteString(strings.TrimPrefix(line, "."))
	}
	s.mu.Lock()
	s.mails = append(s.mails, mail.String())
	s.mu.Unlock()
	if reply, ok := s.replies["."]; ok {
		return s.instead(reply)
	}
	return s.say("250 queued")
}

// received are the commands so far.
func (m *mailServer) received() []string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return append([]string(nil), m.commands...)
}

// taken are the mails so far.
func (m *mailServer) taken() []string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return append([]string(nil), m.mails...)
}
