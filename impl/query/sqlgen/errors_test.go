package sqlgen

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
)

// WantError checks an error's kind and the message for the client, which begins with this text.
func WantError(t testing.TB, err error, kind core.Kind, message string) {
	t.Helper()
	var e *core.Error
	if !errors.As(err, &e) || e.Kind != kind || !strings.HasPrefix(e.Message, message) {
		t.Errorf("got error %v, want one of kind %d with the message %s", err, kind, message)
	}
}

func wantText(t testing.TB, want, got string) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("answer (-want +got):\n%s", diff)
	}
}
