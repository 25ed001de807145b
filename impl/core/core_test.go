package core_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
)

func TestIDsGrowAndAreUniqueAcrossGoroutines(t *testing.T) {
	t.Parallel()
	const workers, each = 8, 5000
	lists := make([][]string, workers)
	var wg sync.WaitGroup
	for i := range lists {
		wg.Go(func() {
			for range each {
				lists[i] = append(lists[i], core.NewID())
			}
		})
	}
	wg.Wait()
	seen := map[string]bool{}
	for _, list := range lists {
		if !slices.IsSorted(list) {
			t.Error("the ids of one goroutine do not grow")
		}
		for _, id := range list {
			if !core.IsID(id) {
				t.Fatalf("%q is no id", id)
			}
			seen[id] = true
		}
	}
	if len(seen) != workers*each {
		t.Errorf("%d different ids of %d", len(seen), workers*each)
	}
}

func TestIsID(t *testing.T) {
	t.Parallel()
	for id, want := range map[string]bool{
		"65f5e4a3b9e77c001a123456": true, "65F5E4A3B9E77C001A123456": true,
		"": false, "abcdefghijkl": false, "65f5e4a3b9e77c001a12345": false, "65f5e4a3b9e77c001a12345g": false,
		"65f5e4a3b9e77c001a1234567": false,
	} {
		if got := core.IsID(id); got != want {
			t.Errorf("IsID(%q) = %v", id, got)
		}
	}
}

func TestTimeIsWrittenWithMilliseconds(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		`"2026-02-08T10:00:00Z"`:           `"2026-02-08T10:00:00.000Z"`,
		`"2026-02-08T10:00:00.5Z"`:         `"2026-02-08T10:00:00.500Z"`,
		`"2026-02-08T10:00:00.123456789Z"`: `"2026-02-08T10:00:00.123Z"`,
		`"2026-02-08T10:00Z"`:              `"2026-02-08T10:00:00.000Z"`,
		`"2026-02-08T12:00:00+02:00"`:      `"2026-02-08T10:00:00.000Z"`,
	} {
		var v core.Time
		if err := json.Unmarshal([]byte(text), &v); err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got, err := json.Marshal(v); err != nil || string(got) != want {
			t.Errorf("%s is written as %s (%v), want %s", text, got, err, want)
		}
	}
	for _, text := range []string{`"2026-02-30T00:00:00Z"`, `"today"`, `5`, `""`} {
		var v core.Time
		if err := json.Unmarshal([]byte(text), &v); err == nil {
			t.Errorf("%s was read as %s", text, v)
		}
	}
}

func TestKindOfFindsTheKindInAChain(t *testing.T) {
	t.Parallel()
	for want, err := range map[core.Kind]error{
		core.NotFound:    fmt.Errorf("load: %w", core.NotFoundError("Alert not found")),
		core.Canceled:    fmt.Errorf("query: %w", context.Canceled),
		core.Timeout:     fmt.Errorf("query: %w", context.DeadlineExceeded),
		core.Internal:    errors.New("anything"),
		core.Unavailable: core.NewError(core.Unavailable, "down", context.DeadlineExceeded),
	} {
		if got := core.KindOf(err); got != want {
			t.Errorf("KindOf(%v) = %v, want %v", err, got, want)
		}
	}
}

func TestTimeZero(t *testing.T) {
	t.Parallel()
	if got := (core.Time{Time: time.Unix(0, 0)}).String(); got != "1970-01-01T00:00:00.000Z" {
		t.Errorf("got %s", got)
	}
}

func TestAnAdminIncludesAnEditorAndAnEditorAViewer(t *testing.T) {
	t.Parallel()
	may := map[core.Role][]core.Role{
		core.RoleAdmin: {
			core.RoleAdmin, core.RoleDeveloper, core.RoleQueryEndpoints, core.RoleEditor, core.RoleViewer,
		},
		core.RoleEditor:         {core.RoleEditor, core.RoleViewer},
		core.RoleViewer:         {core.RoleViewer},
		core.RoleDeveloper:      {core.RoleDeveloper},
		core.RoleQueryEndpoints: {core.RoleQueryEndpoints},
		"":                      nil,
	}
	for has, all := range may {
		for _, role := range may[core.RoleAdmin] {
			p := core.Principal{Roles: []core.Role{has}}
			if got, want := p.May(role), slices.Contains(all, role); got != want {
				t.Errorf("%q may do what a %s does: %v, want %v", has, role, got, want)
			}
		}
	}
	if (core.Principal{}).May(core.RoleViewer) {
		t.Error("a caller without a role may do what a viewer does")
	}
}
