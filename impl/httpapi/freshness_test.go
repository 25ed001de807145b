package httpapi

import "testing"

func TestNoCache(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		values []string
		want   bool
	}{
		{nil, false},
		{[]string{"no-cache"}, true},
		{[]string{"max-age=0 , NO-CACHE"}, true},
		{[]string{"max-age=0", "no-cache"}, true},
		{[]string{"no-store"}, false},
		{[]string{"x-no-cache, no-cache-x"}, false},
		{[]string{"max-stale,"}, false},
	} {
		if got := noCache(tt.values); got != tt.want {
			t.Errorf("%q: %v", tt.values, got)
		}
	}
}
