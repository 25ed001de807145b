package httpapi

import (
	"bufio"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/obstack/obstack/impl/framing"
)

func TestTwoLengthsCloseAConnectionWhileTheServerStarts(t *testing.T) {
	t.Parallel()
	s := httptest.NewUnstartedServer(Starting(nil, slog.New(slog.DiscardHandler)))
	s.Listener = framing.Listener{Listener: s.Listener}
	s.Config.ConnState, s.Config.ConnContext = framing.State, framing.Context
	s.Start()
	defer s.Close()
	for _, tt := range []struct {
		fields string
		closes bool
	}{
		{"Transfer-Encoding: chunked\r\n", false},
		{"Content-Length: 1\r\nTransfer-Encoding: chunked\r\n", true},
	} {
		c, err := net.Dial("tcp", s.Listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		_, _ = io.WriteString(c, "POST /healthz HTTP/1.1\r\nHost: x\r\n"+tt.fields+"\r\n1\r\nx\r\n0\r\n\r\n")
		answer, err := http.ReadResponse(bufio.NewReader(c), nil)
		if err != nil {
			t.Fatal(err)
		}
		if answer.Close != tt.closes {
			t.Errorf("%q: the connection is closed: %t", tt.fields, answer.Close)
		}
		_ = c.Close()
	}
}
