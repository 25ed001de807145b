package harness

import (
	"slices"
	"strings"
	"testing"
)

// ListedByPage holds how a list that is empty is cut into pages.
func ListedByPage(t *testing.T, s *Server, list string, body func() string) {
	t.Helper()
	if got := s.Do("GET", list, "").Body; strings.TrimSpace(got) != `{"data":[],"meta":{"total":0,"limit":1000,"offset":0}}` {
		t.Errorf("a new team has %s", got)
	}
	var ids []string
	for range 7 {
		ids = append(ids, ID(t, s.Do("POST", list, body()).Payload(t)))
	}
	// An update does not move anything.
	s.Do("PUT", list+"/"+ids[2], body()).Payload(t)
	for query, want := range map[string]struct {
		limit, offset int
		ids           []string
	}{
		"":                    {1000, 0, ids},
		"?limit=3":            {3, 0, ids[:3]},
		"?limit=3&offset=3":   {3, 3, ids[3:6]},
		"?limit=3&offset=6":   {3, 6, ids[6:]},
		"?offset=7":           {1000, 7, nil},
		"?offset=1000000":     {1000, 1_000_000, nil},
		"?offset=":            {1000, 0, ids},
		"?sort=name&search=x": {1000, 0, ids},
		"?limit=1000&Limit=":  {1000, 0, ids},
	} {
		a := s.Do("GET", list+query, "")
		var got []string
		for _, item := range Decode[[]Object](t, a.Payload(t)) {
			got = append(got, item["id"].(string))
		}
		if !slices.Equal(got, want.ids) {
			t.Errorf("%s: %v, want %v", query, got, want.ids)
		}
		meta := Decode[struct {
			Meta struct{ Total, Limit, Offset int }
		}](t, a.Body).Meta
		if meta.Total != 7 || meta.Limit != want.limit || meta.Offset != want.offset || a.Header.Get("X-Total-Count") != "7" {
			t.Errorf("%s: meta %+v, X-Total-Count %s", query, meta, a.Header.Get("X-Total-Count"))
		}
	}
	for _, query := range []string{"limit=0", "limit=1001", "limit=", "limit=x", "limit=1.5", "offset=-1", "offset=1&offset=2"} {
		name, _, _ := strings.Cut(query, "=")
		s.Do("GET", list+"?"+query, "").WantProblem(t, "Query validation failed: "+name+": ")
	}
}
