package httpapi

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
)

func TestWarningsAreHeaders(t *testing.T) {
	t.Parallel()
	held := &inFlight{header: http.Header{}, log: slog.New(slog.DiscardHandler)}
	ctx := context.WithValue(t.Context(), inFlightKey{}, held)
	Warn(ctx, func() []core.Issue {
		return []core.Issue{{Path: "a.0", Text: "\"é\"\r\nX-Evil: \\"}, {Text: strings.Repeat("x", 1000)}}
	})
	want := []string{`299 - "a.0: \"?\"??X-Evil: \\"`, `299 - "` + strings.Repeat("x", 294) + `..."`}
	if diff := cmp.Diff(want, held.header["Warning"]); diff != "" {
		t.Errorf("headers (-want +got):\n%s", diff)
	}
	held.header.Del("Warning")
	Warn(ctx, func() []core.Issue { return make([]core.Issue, 11) })
	if got := held.header["Warning"]; len(got) != 11 || got[10] != `299 - "1 more"` {
		t.Errorf("headers for 11 short warnings: %q", got)
	}
	for _, n := range []int{9, 50} {
		held.header.Del("Warning")
		Warn(ctx, func() []core.Issue {
			return slices.Repeat([]core.Issue{{Path: "tiles.0.config", Text: strings.Repeat(`"\`, 200)}}, n)
		})
		sent := 0
		for _, text := range held.header["Warning"] {
			sent += len("Warning: " + text + "\r\n")
		}
		got := held.header["Warning"]
		last := len(got) - 1
		if sent > 2048 || sent < 1600 || got[last] != fmt.Sprintf(`299 - "%d more"`, n-last) {
			t.Errorf("%d long warnings are %d bytes of headers, the last of which is %s", n, sent, got[last])
		}
	}
	Warn(ctx, func() []core.Issue { panic("a mistake of ours") }) // keeps nothing from being answered
}
