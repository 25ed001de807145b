package edge

import (
	"compress/gzip"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// weakTag is an ETag, that of an object with its version in front of a dot.
var weakTag = regexp.MustCompile(`^W/"(?:([0-9a-f]+)\.)?([0-9a-f]+)-[0-9a-f]{16}"$`)

// testETags holds that reads say which version they answer, and leave it out for who has it. In the managed API those of one
// object do, whose answers differ in the id of the request alone.
func testETags(t *testing.T, s *harness.Stack) {
	dashboard := s.Do("POST", "dashboards", s.Tile(`"displayType":"markdown"`)).Payload(t)
	at := "dashboards/" + harness.ID(t, dashboard)
	tagged := []string{
		at, "alerts", "webhooks", "sources", "connections", "saved-searches", "deliveries", "team/members", "team/invitations",
	}
	if harness.Deployment.Managed {
		tagged = tagged[:1]
		for _, path := range []string{"dashboards", "alerts", "sources"} {
			a := s.Do("GET", path, "", harness.Header("If-None-Match", "*"), harness.Uncompressed)
			if a.Status != 200 || a.Header.Get("ETag") != "" {
				t.Errorf("GET %s: %d, ETag %s", path, a.Status, a.Header.Get("ETag"))
			}
		}
	}
	withoutID := func(text string) string { return requestIDs.ReplaceAllString(text, "") }
	for _, path := range tagged {
		a := s.Do("GET", path, "", harness.Uncompressed)
		tag := a.Header.Get("ETag")
		// One item has the size of its text in it, and a list the number of its items.
		size := len(a.Body)
		if harness.Deployment.Managed {
			size -= len(a.Header.Get("X-Request-Id"))
		}
		parts, want := weakTag.FindStringSubmatch(tag), strconv.FormatInt(int64(size), 16)
		if path != at {
			n, err := strconv.Atoi(a.Header.Get("X-Total-Count"))
			if err != nil {
				t.Fatalf("GET %s: %v", path, err)
			}
			want = strconv.FormatInt(int64(n), 16)
		}
		if parts == nil || parts[2] != want || (parts[1] != "") != (path == at) {
			t.Fatalf("the ETag of %d bytes at %s is %q", len(a.Body), path, tag)
		}
		if again := s.Do("GET", path, ""); again.Header.Get("ETag") != tag {
			t.Errorf("%s has the ETag %s, and %s when it is read again, with gzip", path, tag, again.Header.Get("ETag"))
		}
		strong := strings.TrimPrefix(tag, "W/")
		for _, known := range []string{tag, strong, "*", `"x", ` + tag, `W/"x",` + tag + `,"y"`, " " + tag + " "} {
			for _, method := range []string{"GET", "HEAD"} {
				for _, encoding := range []string{"identity", "gzip"} {
					a := s.Do(method, path, "", harness.Header("If-None-Match", known), harness.Header("Accept-Encoding", encoding))
					h := a.Header
					if a.Status != 304 || a.Body != "" || h.Get("ETag") != tag || h.Get("Content-Type") != "" ||
						h.Get("Content-Encoding") != "" || h.Get("X-Request-Id") == "" {
						t.Errorf("%s %s with If-None-Match %s: %d %v %s", method, path, known, a.Status, h, a.Body)
					}
				}
			}
		}
		for _, other := range []string{`W/"x"`, strings.Trim(strong, `"`), `"x`, "", strings.ToUpper(tag)} {
			if b := s.Do("GET", path, "", harness.Header("If-None-Match", other), harness.Uncompressed); b.Status != 200 || withoutID(b.Body) != withoutID(a.Body) {
				t.Errorf("GET %s with If-None-Match %s: %d %s", path, other, b.Status, b.Body)
			}
		}
	}
	before := s.Do("GET", at, "").Header.Get("ETag")
	updated := s.Do("PUT", at, harness.Sendable(t, strings.Replace(dashboard, `"One tile"`, `"Two tile"`, 1)))
	updated.Payload(t)
	a := s.Do("GET", at, "", harness.Header("If-None-Match", before))
	if a.Status != 200 || withoutID(a.Body) != withoutID(updated.Body) || a.Header.Get("ETag") != updated.Header.Get("ETag") {
		t.Errorf("after an update of the same length: %d %s", a.Status, a.Body)
	}
	for _, a := range []harness.Answer{
		s.Do("POST", "dashboards/validate", "{}"), s.Do("GET", "dashboards/00000000000000000000dead", ""),
		s.Do("GET", "alerts?limit=0", ""), s.Do("GET", "/nope", ""), s.Do("GET", "/readyz", ""),
	} {
		if tag := a.Header.Get("ETag"); tag != "" {
			t.Errorf("%d %s has the ETag %s", a.Status, a.Body, tag)
		}
	}
	for _, path := range []string{"dashboards/00000000000000000000dead", "alerts?limit=0", "/nope"} {
		if a := s.Do("GET", path, "", harness.Header("If-None-Match", "*")); a.Status < 400 {
			t.Errorf("an error at %s with If-None-Match *: %d", path, a.Status)
		}
	}
}

// testCompression holds who gets gzip, and that the text is the same for all.
func testCompression(t *testing.T, s *harness.Stack) {
	large := s.Do("POST", "dashboards", s.Tile(`"displayType":"markdown","markdown":"`+strings.Repeat("text ", 400)+`"`))
	largeID := harness.ID(t, large.Payload(t))
	small := harness.ID(t, s.Do("POST", "dashboards", `{"name":"Small","tiles":[]}`).Payload(t))
	for rule, tc := range map[string]struct {
		method, path string
		accept       string
		want         bool
	}{
		"a large answer":              {"GET", "dashboards/" + largeID, "gzip", true},
		"among others":                {"GET", "dashboards/" + largeID, "br, gzip;q=0.5, *;q=0", true},
		"in capitals":                 {"GET", "dashboards/" + largeID, "GZIP", true},
		"an answer of many":           {"GET", "dashboards", "gzip", true},
		"an answer that is generated": {"GET", "sources", "gzip", true},
		"to a POST":                   {"POST", "dashboards/validate", "gzip", true},
		"the document":                {"GET", "/openapi.yaml", "gzip", true},
		"a small answer":              {"GET", "dashboards/" + small, "gzip", false},
		"an error":                    {"GET", "dashboards/nope", "gzip", false},
		"not asked for":               {"GET", "dashboards/" + largeID, "identity", false},
		"refused":                     {"GET", "dashboards/" + largeID, "gzip;q=0", false},
		"another one":                 {"GET", "dashboards/" + largeID, "br, zstd, deflate", false},
		"only the headers":            {"HEAD", "dashboards/" + largeID, "gzip", false},
	} {
		body := ""
		if tc.method == "POST" {
			body = strings.Replace(large.Payload(t), `"id":"`+largeID+`",`, "", 1)
		}
		a := s.Do(tc.method, tc.path, body, harness.Header("Accept-Encoding", tc.accept))
		if !slices.Contains(a.Header.Values("Vary"), "Accept-Encoding") {
			t.Errorf("%s: Vary is %v", rule, a.Header.Values("Vary"))
		}
		encoding, length := a.Header.Get("Content-Encoding"), a.Header.Get("Content-Length")
		plain := s.Do(tc.method, tc.path, body, harness.Uncompressed)
		if !tc.want {
			want := strconv.Itoa(len(s.Do("GET", tc.path, body, harness.Uncompressed).Body))
			if encoding != "" || a.Header.Get("No-Gzip-Compression") != "" || length != want {
				t.Errorf("%s: encoding %q, length %s, want %s", rule, encoding, length, want)
			}
			continue
		}
		r, err := gzip.NewReader(strings.NewReader(a.Body))
		if err != nil || encoding != "gzip" {
			t.Errorf("%s: encoding %q: %v", rule, encoding, err)
			continue
		}
		text, err := io.ReadAll(r)
		withoutID := func(text string) string { return requestIDs.ReplaceAllString(text, "") }
		if err != nil || withoutID(string(text)) != withoutID(plain.Body) {
			t.Errorf("%s: %v: the text is not the one without compression", rule, err)
		}
		if got := plain.Header.Get("Content-Length"); plain.Header.Get("Content-Encoding") != "" ||
			tc.method == "GET" && tc.path[0] != '/' && got != strconv.Itoa(len(plain.Body)) {
			t.Errorf("%s: without compression the length is %q of %d bytes", rule, got, len(plain.Body))
		}
	}
}

var requestIDs = regexp.MustCompile(`"requestId":"[^"]*"`)
