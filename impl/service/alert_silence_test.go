package service_test

import (
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/service"
)

// TestSilenceRules holds when a silence may end, to the millisecond.
func TestSilenceRules(t *testing.T) {
	t.Parallel()
	now := time.Date(2028, 2, 28, 12, 0, 0, 0, time.UTC)
	services := service.New(service.Options{Schemas: &service.Schemas{}, Now: func() time.Time { return now }})
	rule := services.Rules()["silenceAlert"]
	const year = 366 * 24 * time.Hour
	for ahead, want := range map[time.Duration]string{
		-time.Millisecond:       "until: until must be in the future",
		0:                       "until: until must be in the future",
		time.Millisecond:        "",
		year:                    "",
		year + time.Millisecond: "until: until must be at most 366 days from now",
	} {
		body, err := schema.Parse([]byte(`{"until":"` + core.Time{Time: now.Add(ahead)}.String() + `"}`))
		if err != nil {
			t.Fatal(err)
		}
		// Something else that is wrong does not hide it.
		got := ""
		for _, issue := range rule(body, []core.Issue{{Path: "reason", Text: "too long", Limit: true}}) {
			got += issue.String()
		}
		if got != want {
			t.Errorf("%s ahead: %q, want %q", ahead, got, want)
		}
	}
}
