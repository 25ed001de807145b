package receiver

import (
	"strings"
	"testing"
)

// TestHealthIsAnsweredWithoutAKey asks as grpc_health_probe and Kubernetes do.
func TestHealthIsAnsweredWithoutAKey(t *testing.T) {
	t.Parallel()
	s := start(t, &intake{})
	h2 := client(t, true, "127.0.0.1")
	ask := func(message string) answer {
		t.Helper()
		return must(t, h2, s.unary(t, healthMethod, strings.NewReader(message), "Authorization", ""))
	}
	asking := func(service string) string { return framed0("\x0a" + string(rune(len(service))) + service) }
	for name, c := range map[string]struct{ message, status, body string }{
		"the server":          {framed0(""), "0", framed0("\x08\x01")},
		"a service":           {asking("opentelemetry.proto.collector.logs.v1.LogsService"), "0", framed0("\x08\x01")},
		"an unknown service":  {asking("x.Y"), "5", ""},
		"an unknown field":    {framed0("\x10\x01"), "0", framed0("\x08\x01")},
		"a malformed message": {framed0("\x0a\x05x"), "3", ""},
		"a large message":     {framed0(strings.Repeat("x", maxHealthRequest+1)), "3", ""},
		"a compressed one":    {"\x01\x00\x00\x00\x00", "3", ""},
		"half a message":      {"\x00\x00\x00\x00\x09x", "3", ""},
	} {
		if a := ask(c.message); a.grpcStatus() != c.status || a.body != c.body {
			t.Errorf("%s: %+v", name, a)
		}
	}
	if a := must(t, h2, s.unary(t, "/grpc.health.v1.Health/Watch", strings.NewReader(framed0("")), "Authorization", "")); a.grpcStatus() != "12" {
		t.Errorf("Watch: %+v", a)
	}
	s.Receiver.backend.Store(nil)
	if a := ask(framed0("")); a.grpcStatus() != "0" || a.body != framed0("\x08\x02") {
		t.Errorf("before the start: %+v", a)
	}
}

// framed0 is an uncompressed message of gRPC.
func framed0(message string) string {
	return string([]byte{0, 0, 0, byte(len(message) >> 8), byte(len(message))}) + message
}
