package neighbour

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/ClickHouse/ch-go/compress"
	"github.com/ClickHouse/ch-go/proto"
)

// peer is a server on a loopback port that misbehaves in one way, whether it is called as a ClickHouse server or as the
// receiver of a webhook.
type peer struct{ name, url string }

// startPeers starts one peer for each way to misbehave. All their connections end with the test.
func startPeers(t *testing.T) []peer {
	t.Helper()
	chunked := "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
	says := func(parts ...string) func(net.Conn) {
		return func(c net.Conn) { _, _ = io.WriteString(c, strings.Join(parts, "")) }
	}
	forever := func(first, again string, pause time.Duration) func(net.Conn) {
		return func(c net.Conn) {
			_, err := io.WriteString(c, first)
			for err == nil {
				if pause > 0 {
					<-time.After(pause)
				}
				_, err = io.WriteString(c, again)
			}
		}
	}
	long := strings.Repeat("x", 64<<10)
	var peers []peer
	for name, answer := range map[string]func(net.Conn){
		"silent":             says(),
		"switching":          says("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n"),
		"hints":              forever("", "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n", 100*time.Millisecond),
		"headers that drip":  forever("HTTP/1.1 200 OK\r\n", "A: b\r\n", time.Second),
		"headers that flood": forever("HTTP/1.1 200 OK\r\n", "A: "+long+"\r\n", 0),
		"body that drips":    forever(chunked, "1\r\nx\r\n", 100*time.Millisecond),
		"body that floods":   forever(chunked, "10000\r\n"+long+"\r\n", 0),
		"stalls in a chunk":  says(chunked, "ffff\r\nabc"),
		"stalls in trailers": says(chunked, "3\r\nabc\r\n0\r\nA: b\r\n"),
		"stalls at the end":  says(chunked, "3\r\nabc\r\n0\r\n"),
		"giant types":        func(c net.Conn) { giantTypes(c) },
		"garbage":            forever("220 mail.example.com ESMTP\r\n", "", time.Hour),
		"errors": func(c net.Conn) {
			says("HTTP/1.1 500 Internal Server Error\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")(c)
			_ = c.Close()
		},
		"resets": func(c net.Conn) {
			_ = c.(*net.TCPConn).SetLinger(0)
			_ = c.Close()
		},
	} {
		peers = append(peers, peer{name, listen(t, answer)})
	}
	closed, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	_ = closed.Close()
	return append(peers, peer{"closed", "http://" + closed.Addr().String()})
}

// listen lets answer answer the requests that come to a loopback port. A connection stays open after it.
func listen(t *testing.T, answer func(net.Conn)) (url string) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	t.Cleanup(func() {
		close(ended)
		_ = listener.Close()
	})
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go func() {
				defer func() { _ = conn.Close() }()
				closing := make(chan struct{})
				defer close(closing)
				go func() {
					select {
					case <-ended:
					case <-closing:
					}
					_ = conn.Close()
				}()
				requests := bufio.NewReader(conn)
				for {
					r, err := http.ReadRequest(requests)
					if err != nil {
						return
					}
					if _, err := io.Copy(io.Discard, r.Body); err != nil {
						return
					}
					answer(conn)
				}
			}()
		}
	}()
	return "http://" + listener.Addr().String()
}

// giantTypes answers as ClickHouse does, with a column whose type has a thousand others inside and is new each time.
func giantTypes(c net.Conn) {
	var types strings.Builder
	const depth = 900
	for i := range depth {
		fmt.Fprintf(&types, "Nullable(Map(%s, ", []string{"String", "UInt8", "UInt16", "UInt32"}[(time.Now().UnixNano()>>(i%50))&3])
	}
	types.WriteString("UInt8" + strings.Repeat("))", depth))
	var block proto.Buffer
	block.PutUVarInt(1) // columns
	block.PutUVarInt(1) // rows
	block.PutString("a")
	block.PutString(types.String())
	block.PutRaw(make([]byte, 9*depth))
	z := compress.NewWriter(compress.LevelZero, compress.LZ4)
	if err := z.Compress(block.Buf); err != nil {
		return
	}
	_, _ = fmt.Fprintf(c, "HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s", len(z.Data), z.Data)
}
