package sources

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"sync"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/watchdog/watchdogtest"
)

// testServersThatSwitchProtocols holds that a server of a connection that answers 101 costs other callers nothing: all
// queries on it come to an end, while those on others are answered.
func testServersThatSwitchProtocols(t *testing.T, engine string, _ *harness.Stack) {
	t.Helper()
	s := harness.StartStack(t, "--egress-allow", "127.0.0.1")
	bad := watchdogtest.Answers[0]
	for name, good := range map[string]func(r *http.Request, body []byte) []byte{
		"to everything": nil,
		"to what reads rows": func(r *http.Request, body []byte) []byte {
			if bytes.Contains(body, []byte("Body")) {
				return nil
			}
			res, err := http.Post(engine+r.URL.RequestURI(), "", bytes.NewReader(body))
			if err != nil {
				t.Error(err)
				return nil
			}
			defer func() { _ = res.Body.Close() }()
			data, err := io.ReadAll(res.Body)
			if err != nil {
				t.Error(err)
			}
			return data
		},
	} {
		t.Run(name, func(t *testing.T) {
			server := watchdogtest.Serve(t, bad, good)
			_, text := s.CreateConnection(t, harness.Object{"name": "evil", "host": server.URL(), "username": ""})
			source := harness.ID(t, s.Do("POST", "sources", harness.Encode(t, harness.Object{
				"name": "Evil", "kind": "log", "connection": harness.ID(t, text),
				"from":                     harness.Object{"databaseName": "own", "tableName": "t"},
				"timestampValueExpression": "Timestamp", "defaultTableSelectExpression": "Body",
			})).Payload(t))
			search := func(source string) (harness.Answer, error) {
				ctx, cancel := context.WithTimeout(t.Context(), patience.Timeout)
				defer cancel()
				return s.DoContext(ctx, "POST", "search", harness.Encode(t, harness.Object{
					"sourceId": source, "startTime": "2026-01-05T10:00:00Z", "endTime": "2026-01-05T11:00:00Z",
				}))
			}
			var all sync.WaitGroup
			for range 70 {
				all.Go(func() {
					switch a, err := search(source); {
					case err != nil:
						t.Errorf("a search on the connection: %v", err)
					case a.Status != http.StatusServiceUnavailable && a.Status != http.StatusTooManyRequests:
						t.Errorf("a search on the connection: %d %s", a.Status, a.Body)
					}
				})
			}
			for range 10 {
				if a, err := search(s.ID["source Logs"]); err != nil || a.Status != http.StatusOK {
					t.Errorf("a search on another: %d %s, %v", a.Status, a.Body, err)
				}
			}
			all.Wait()
			// Once more, when all of them would still hold what they have got.
			if a, err := search(s.ID["source Logs"]); err != nil || a.Status != http.StatusOK {
				t.Errorf("a search on another afterwards: %d %s, %v", a.Status, a.Body, err)
			}
			server.WantBad(t, 0)
		})
	}
}
