package main

import (
	"bufio"
	"io"
	"net"
	"strings"
	"testing"
)

// conn is a connection to the server, on which a test says every byte.
type conn struct {
	net.Conn
	reader *bufio.Reader
}

func (c conn) send(t testing.TB, text string) {
	t.Helper()
	if _, err := io.WriteString(c, text); err != nil {
		t.Fatal(err)
	}
}

// status reads the first line of what is answered.
func (c conn) status(t testing.TB) string {
	t.Helper()
	line, err := c.reader.ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(line)
}
