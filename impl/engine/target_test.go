package engine_test

import (
	"testing"

	"github.com/obstack/obstack/impl/engine"
)

func TestTargets(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct {
		url, username string
		want          engine.Target
	}{
		{"http://h", "", engine.Target{Server: "http://h:8123"}},
		{"http://H:8123/", "", engine.Target{Server: "http://h:8123"}},
		{"https://h/db", "", engine.Target{Server: "https://h:8443"}},
		{"https://h:8123", "", engine.Target{Server: "https://h:8123"}},
		{"http://u:p@h", "", engine.Target{Server: "http://h:8123", User: "u"}},
		{"http://u@h", "v", engine.Target{Server: "http://h:8123", User: "v"}},
		{"http://[::A]", "", engine.Target{Server: "http://[::a]:8123"}},
		{"http://a, B:1/d", "", engine.Target{Server: "http://a:8123,b:1"}},
		{"http://b:1,a", "", engine.Target{Server: "http://b:1,a:8123"}},
	} {
		got, err := engine.TargetOf(engine.Options{URL: tc.url, Username: tc.username})
		if err != nil || got != tc.want {
			t.Errorf("%s as %q: %+v %v, want %+v", tc.url, tc.username, got, err, tc.want)
		}
	}
	for _, url := range []string{"", "h", "HTTP://h", "http://", "tcp://h"} {
		if got, err := engine.TargetOf(engine.Options{URL: url}); err == nil {
			t.Errorf("%q has the target %+v", url, got)
		}
	}
}
