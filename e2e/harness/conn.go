package harness

import (
	"bufio"
	"io"
	"net"
	"strings"
	"testing"
)

// Conn is a connection to the server, on which a test says every byte.
type Conn struct {
	net.Conn
	Reader *bufio.Reader
}

// Send writes a part of a request.
func (c Conn) Send(t testing.TB, text string) {
	t.Helper()
	if _, err := io.WriteString(c, text); err != nil {
		t.Fatal(err)
	}
}

// Status reads the first line of what is answered.
func (c Conn) Status(t testing.TB) string {
	t.Helper()
	line, err := c.Reader.ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(line)
}
