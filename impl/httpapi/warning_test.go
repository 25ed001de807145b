package httpapi

import (
	"context"
	"log/slog"
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
)

func TestWarningsAreHeaders(t *testing.T) {
	t.Parallel()
	held := &inWork{header: http.Header{}, log: slog.New(slog.DiscardHandler)}
	ctx := context.WithValue(t.Context(), inWorkKey{}, held)
	Warn(ctx, func() []core.Issue {
		return []core.Issue{{Path: "a.0", Text: "\"é\"\r\nX-Evil: \\"}, {Text: strings.Repeat("x", 1000)}}
	})
	want := []string{`299 - "a.0: \"?\"??X-Evil: \\"`, `299 - "` + strings.Repeat("x", 294) + `..."`}
	if diff := cmp.Diff(want, held.header["Warning"]); diff != "" {
		t.Errorf("headers (-want +got):\n%s", diff)
	}
	Warn(ctx, func() []core.Issue { return make([]core.Issue, 100) })
	if n := len(held.header["Warning"]); n != len(want)+maxWarnings {
		t.Errorf("%d headers", n)
	}
	Warn(ctx, func() []core.Issue { panic("a mistake of ours") }) // keeps nothing from being answered
}
