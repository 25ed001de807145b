package edge

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// uiOrigin is where the web UI of the server that TestEdge talks to is.
const uiOrigin = "https://ui.example.com"

func TestEdge(t *testing.T) {
	t.Parallel()
	c := harness.NewContract(t, "--public-url", uiOrigin, "--rate-limit", "1000000/h")
	s := c.Stack
	// These read lists twice, so they come before what runs in parallel and adds to them.
	t.Run("reads have an ETag", func(t *testing.T) { testETags(t, s) })
	t.Run("large answers are compressed", func(t *testing.T) { testCompression(t, s) })
	t.Run("paging", func(t *testing.T) { testPaging(t, c) })
	harness.RunTests(t, s, map[string]harness.StackTest{
		"text is read once":             testTextIsReadOnce,
		"content types and encodings":   testContentTypesAndEncodings,
		"bodies over the limit":         testBodiesOverTheLimit,
		"unknown keys are dropped":      testUnknownKeysAreDropped,
		"numbers and times are echoed":  testNumbersAndTimesAreEchoed,
		"problems have precise paths":   testProblemsHavePrecisePaths,
		"every problem is named":        testEveryProblemIsNamed,
		"routes":                        testRoutes,
		"versions":                      testVersions,
		"pages":                         testPages,
		"every answer has a request id": testEveryAnswerHasItsOwnRequestID,
		"headers for browsers":          testCORS,
		"huge headers are refused":      testHugeHeadersAreRefused,
	})
}

// testTextIsReadOnce holds that nothing reaches a handler that the check did not see, and that no text is read in a
// laxer way after the check than in it.
func testTextIsReadOnce(t *testing.T, s *harness.Stack) {
	valid := harness.Encode(t, s.NewAlert(t))
	with := func(extra string) string { return strings.TrimSuffix(valid, "}") + "," + extra + "}" }
	instead := func(key, other string) string { return strings.Replace(valid, `"`+key+`"`, `"`+other+`"`, 1) }
	nested := func(levels int) string {
		// The body is the first level, and the channel the second.
		deep := strings.Repeat("[", levels-2) + strings.Repeat("]", levels-2)
		return strings.Replace(valid, `"webhookId"`, `"deep":`+deep+`,"webhookId"`, 1)
	}
	for rule, body := range map[string]struct {
		text string
		want string // of the 400, empty for a body that is accepted
	}{
		"a key in another case beside the right one": {with(`"INTERVAL":"1h"`), "INTERVAL: Unknown key"},
		"a key in another case alone":                {instead("threshold", "Threshold"), "threshold: Required"},
		"a nested key in another case":               {instead("webhookId", "WebhookID"), "channel.webhookId: Required"},
		"a duplicate key":                            {with(`"interval":"1m"`), `duplicate key "interval"`},
		"a duplicate key with an escape":             {with(`"int\u0065rval":"1m"`), `duplicate key "interval"`},
		"a duplicate unknown key":                    {with(`"x":1,"x":1`), `duplicate key "x"`},
		"a duplicate nested key":                     {with(`"x":[{"y":1,"y":1}]`), `duplicate key "y"`},
		"text after the value":                       {valid + "{}", "unexpected text after the JSON value"},
		"a letter after the value":                   {valid + "x", "Invalid JSON payload"},
		"blanks around the value are fine":           {" \r\n\t" + valid + " \n", ""},
		"invalid UTF-8":                              {with("\"name\":\"\xff\""), "invalid UTF-8"},
		"invalid UTF-8 in a dropped key":             {with("\"\xc3\x28\":1"), "invalid UTF-8"},
		"half a surrogate pair":                      {with(`"name":"\ud800"`), "invalid UTF-8"},
		"a NUL character":                            {with(`"name":"a\u0000b"`), "NUL character"},
		"a NUL character in a key":                   {with(`"a\u0000":1`), "NUL character"},
		"a NUL character in a dropped value":         {with(`"x":["\u0000"]`), "NUL character"},
		"a raw control character":                    {with("\"name\":\"a\x01b\""), "Invalid JSON payload"},
		"a byte order mark":                          {"\xef\xbb\xbf" + valid, "Invalid JSON payload"},
		"64 levels":                                  {nested(64), ""},
		"65 levels":                                  {nested(65), "nested deeper than 64 levels"},
		"a comment":                                  {"/**/" + valid, "Invalid JSON payload"},
		"a comma at the end":                         {with(""), "Invalid JSON payload"},
		"half of a text":                             {valid[:len(valid)/2], "Invalid JSON payload"},
		"NaN":                                        {with(`"thresholdMax":NaN`), "Invalid JSON payload"},
		"a number beyond a double":                   {with(`"thresholdMax":1e400`), "thresholdMax: Number must be finite"},
		"a number with a leading zero":               {with(`"thresholdMax":01`), "Invalid JSON payload"},
		"not an object":                              {`"text"`, "expected an object, received string"},
		"null":                                       {`null`, "expected an object, received null"},
		"an array":                                   {`[]`, "Expected object, received array"},
		"blanks alone":                               {"  ", "Invalid JSON payload"},
	} {
		t.Run(rule, func(t *testing.T) {
			t.Parallel()
			a := s.Do("POST", "alerts", body.text)
			if body.want == "" {
				a.Payload(t)
				return
			}
			a.WantProblem(t, body.want)
		})
	}
}

func testContentTypesAndEncodings(t *testing.T, s *harness.Stack) {
	const body = `{"name":"Empty","tiles":[]}`
	var zipped bytes.Buffer
	w := gzip.NewWriter(&zipped)
	_, _ = io.WriteString(w, body)
	_ = w.Close()
	damaged := append([]byte{}, zipped.Bytes()...)
	damaged[len(damaged)-8]++ // the checksum
	for rule, tc := range map[string]struct {
		body    string
		headers []string // names and values in turn
		status  int
		want    string
	}{
		"JSON":                      {body, []string{"Content-Type", "application/json"}, 200, ""},
		"JSON in any case":          {body, []string{"Content-Type", "Application/JSON; Charset=UTF-8"}, 200, ""},
		"a kind of JSON":            {body, []string{"Content-Type", "application/merge-patch+json"}, 200, ""},
		"another charset":           {body, []string{"Content-Type", "application/json; charset=iso-8859-1"}, 415, "charset"},
		"UTF-16":                    {body, []string{"Content-Type", "application/json;charset=utf-16"}, 415, "charset"},
		"plain text":                {body, []string{"Content-Type", "text/plain"}, 400, "Content-Type: application/json"},
		"a form":                    {body, []string{"Content-Type", "multipart/form-data"}, 400, "application/json"},
		"no content type":           {body, []string{"Content-Type", ""}, 400, "Content-Type: application/json"},
		"a broken content type":     {body, []string{"Content-Type", ";"}, 400, "Content-Type: application/json"},
		"gzip":                      {zipped.String(), []string{"Content-Encoding", "gzip"}, 200, ""},
		"gzip in capitals":          {zipped.String(), []string{"Content-Encoding", "GZIP"}, 200, ""},
		"no encoding, by name":      {body, []string{"Content-Encoding", "identity"}, 200, ""},
		"gzip that is none":         {body, []string{"Content-Encoding", "gzip"}, 400, "gzip"},
		"damaged gzip":              {string(damaged), []string{"Content-Encoding", "gzip"}, 400, "damaged"},
		"gzip cut off":              {zipped.String()[:20], []string{"Content-Encoding", "gzip"}, 400, "damaged"},
		"an unknown encoding":       {body, []string{"Content-Encoding", "br"}, 415, "encoding"},
		"no body is an empty one":   {"", nil, 400, "Body validation failed: name: Required; tiles: Required"},
		"an empty object":           {"{}", nil, 400, "Body validation failed: name: Required; tiles: Required"},
		"the key's check is first":  {"{", []string{"Authorization", ""}, 401, ""},
		"so is that of the charset": {"", []string{"Authorization", "", "Content-Type", "text/a; charset=x"}, 401, ""},
	} {
		t.Run(rule, func(t *testing.T) {
			t.Parallel()
			var edits []func(*http.Request)
			for i := 0; i < len(tc.headers); i += 2 {
				edits = append(edits, harness.Header(tc.headers[i], tc.headers[i+1]))
			}
			a := s.Do("POST", "dashboards", tc.body, edits...)
			if tc.status == 200 {
				a.Payload(t)
				return
			}
			if text := a.Problem(t, tc.status); !strings.Contains(text, tc.want) {
				t.Errorf("error %q does not have %q", text, tc.want)
			}
		})
	}
}

func testBodiesOverTheLimit(t *testing.T, s *harness.Stack) {
	const limit = 32 << 20
	// padded is a valid body of a size: what is in the unknown key is dropped.
	padded := func(size int) string {
		const start = `{"name":"Big","tiles":[{"name":"","x":0,"y":0,"w":1,"h":1,"config":{"displayType":"markdown","x":"`
		const end = `"}}]}`
		return start + strings.Repeat("a", size-len(start)-len(end)) + end
	}
	chunked := func(r *http.Request) { r.ContentLength = -1 }
	zipped := func(text string) string {
		var b bytes.Buffer
		w, _ := gzip.NewWriterLevel(&b, gzip.BestSpeed)
		_, _ = io.WriteString(w, text)
		_ = w.Close()
		return b.String()
	}
	s.Do("POST", "dashboards", padded(limit), chunked).Payload(t)
	for name, a := range map[string]harness.Answer{
		"declared":    s.Declare(t, "POST", s.Base()+"dashboards", limit+1),
		"chunked":     s.Do("POST", "dashboards", padded(limit+1), chunked),
		"a gzip bomb": s.Do("POST", "dashboards", zipped(padded(2*limit)), harness.Header("Content-Encoding", "gzip")),
	} {
		if text := a.Problem(t, 413); !strings.Contains(text, "32 MiB") {
			t.Errorf("%s: %s", name, text)
		}
	}
}

// testUnknownKeysAreDropped holds that a key that no schema knows is neither refused nor stored, at any depth but for
// the top in managed. Filters and saved variables are refused.
func testUnknownKeysAreDropped(t *testing.T, s *harness.Stack) {
	body := harness.Decode[harness.Object](t, s.Named(harness.ReadTestdata(t, "createDashboard.json")))
	delete(body, "filters")
	saved := body["savedFilterValues"].([]any)
	body["savedFilterValues"] = saved[:1]
	clean := s.Do("POST", "dashboards", harness.Encode(t, body)).Payload(t)
	created := s.Do("POST", "dashboards", harness.Sendable(t, harness.Encode(t, surprised(body)))).Payload(t)
	harness.SameJSON(t, harness.Encode(t, harness.WithoutIDs(t, harness.Decode[any](t, created))), harness.Encode(t, harness.WithoutIDs(t, harness.Decode[any](t, clean))))
	if got := s.Do("GET", "dashboards/"+harness.ID(t, created), "").Payload(t); got != created {
		t.Errorf("the stored dashboard is %s, want %s", got, created)
	}
	alert := s.Do("POST", "alerts", harness.Sendable(t, harness.Encode(t, surprised(s.NewAlert(t))))).Payload(t)
	if strings.Contains(alert, "surprise") {
		t.Errorf("the alert shows an unknown key: %s", alert)
	}
	filter := harness.Object{"type": "QUERY_EXPRESSION", "name": "f", "expression": "e", "sourceId": s.ID["source Logs"]}
	for key, list := range map[string][]any{"filters": {filter, surprised(filter)}, "savedFilterValues": {saved[1], surprised(saved[1])}} {
		s.Do("POST", "dashboards", harness.Encode(t, harness.Object{"name": "x", "tiles": []any{}, key: list})).
			WantProblem(t, key+".1: Unrecognized key(s) in object: 'surprise'")
	}
}

// surprised is a copy of a value in which every object has a key more.
func surprised(v any) any {
	switch v := v.(type) {
	case harness.Object:
		out := harness.Object{"surprise": harness.Object{"deep": []any{1}}}
		for key, value := range v {
			out[key] = surprised(value)
		}
		return out
	case []any:
		out := make([]any, len(v))
		for i, item := range v {
			out[i] = surprised(item)
		}
		return out
	}
	return v
}

func testNumbersAndTimesAreEchoed(t *testing.T, s *harness.Stack) {
	t.Run("in dashboards", func(t *testing.T) {
		t.Parallel()
		for sent, want := range map[string]string{
			`"seriesLimit":5.0`:              `"seriesLimit":5}`,
			`"seriesLimit":1e1`:              `"seriesLimit":10}`,
			`"seriesLimit":-0`:               `"seriesLimit":0}`,
			`"seriesLimit":9007199254740992`: `"seriesLimit":9007199254740992}`,
			`"numberFormat":{"output":"number","factor":0.30000000000000004}`: `"factor":0.30000000000000004`,
			`"numberFormat":{"output":"number","factor":1e-9}`:                `"factor":1e-9`,
			`"numberFormat":{"output":"number","mantissa":-2}`:                `"mantissa":-2`,
		} {
			const line = `"displayType":"line","sourceId":"<source Logs>","select":[{"aggFn":"count"}],`
			a := s.Do("POST", "dashboards", s.Tile(line+sent))
			if got := a.Payload(t); !strings.Contains(got, want) {
				t.Errorf("%s is answered as %s, want %s", sent, got, want)
			}
		}
		const place = `"x":0.30000000000000004,"y":16777217.25,"w":1.1,"h":3.5`
		got := s.Do("POST", "dashboards",
			`{"name":"x","tiles":[{"name":"",`+place+`,"config":{"displayType":"markdown"}}]}`).Payload(t)
		if !strings.Contains(got, place) {
			t.Errorf("%s is answered as %s", place, got)
		}
	})
	t.Run("in alerts", func(t *testing.T) {
		t.Parallel()
		for key, values := range map[string]map[string]string{
			"threshold": {
				"0.30000000000000004": "0.30000000000000004", "16777217": "16777217", "-1.5": "-1.5", "100.0": "100", "1e2": "100",
				"0": "0", "1.7976931348623157e308": "1.7976931348623157e+308",
			},
			"numConsecutiveWindows": {"3.0": "3", "3e0": "3"},
			"scheduleOffsetMinutes": {"4.0": "4", "0.0": "0"},
			"scheduleStartAt": {
				`"2026-02-08T10:00:00.000Z"`: `"2026-02-08T10:00:00.000Z"`, `"2026-02-08T10:00:00Z"`: `"2026-02-08T10:00:00.000Z"`,
				`"2026-02-08T10:00Z"`: `"2026-02-08T10:00:00.000Z"`, `"2026-02-08T10:00:00.12Z"`: `"2026-02-08T10:00:00.120Z"`,
				`"2026-02-08T10:00:00.123456Z"`: `"2026-02-08T10:00:00.123Z"`,
			},
		} {
			for sent, want := range values {
				alert := s.NewAlert(t)
				delete(alert, key)
				body := strings.TrimSuffix(harness.Encode(t, alert), "}") + `,"` + key + `":` + sent + "}"
				created := s.Do("POST", "alerts", body).Payload(t)
				if want := fmt.Sprintf("%q:%s,", key, want); !strings.Contains(created, want) {
					t.Errorf("%s %s is answered as %s", key, sent, created)
				}
				if got := s.Do("GET", "alerts/"+harness.ID(t, created), "").Payload(t); harness.WithoutState(got) != harness.WithoutState(created) {
					t.Errorf("%s is read back as %s", created, got)
				}
				times := regexp.MustCompile(`"(?:createdAt|updatedAt)":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"`)
				if n := len(times.FindAllString(created, -1)); n != 2 {
					t.Errorf("%d of two times have milliseconds: %s", n, created)
				}
			}
		}
	})
}

// testProblemsHavePrecisePaths holds that a union reports what is wrong with the variant that was meant.
func testProblemsHavePrecisePaths(t *testing.T, s *harness.Stack) {
	type broken struct {
		Sent    harness.Object
		Problem string
	}
	for _, tc := range harness.ReadCases[broken](t, s, "union_problems.yaml") {
		tile := harness.Object{"name": "T", "x": 0, "y": 0, "w": 1, "h": 1, "config": tc.Sent}
		body := harness.Encode(t, harness.Object{"name": "x", "tiles": []any{tile}})
		a := s.Do("POST", "dashboards", body)
		a.WantProblem(t, "Body validation failed: tiles.0.config."+tc.Problem)
		if text := a.Problem(t, 400); len(text) > 500 || strings.Contains(text, "; ") {
			t.Errorf("%s has one mistake, the text says %s", body, text)
		}
	}
	s.Do("POST", "dashboards", `{"name":"x","tiles":[{"name":"x","x":0,"y":0,"w":1,"h":1,"series":[{"type":"pie"}]}]}`).
		WantProblem(t, "tiles.0.series.0.type: Invalid discriminator value. "+
			"Expected 'time' | 'table' | 'number' | 'search' | 'markdown'")
}

func testEveryProblemIsNamed(t *testing.T, s *harness.Stack) {
	s.Do("PUT", "dashboards/nope", `{"name":1,"tiles":[{}],"tags":null}`).WantProblem(t,
		"Body validation failed: name: Expected string, received number; tiles.0.x: Required; tiles.0.y: Required; "+
			"tiles.0.w: Required; tiles.0.h: Required; tiles.0.name: Required; tags: Expected array, received null; "+
			"Params validation failed: id: Invalid ObjectId")
	s.Do("PUT", "alerts/nope", "").WantProblem(t,
		"Body validation failed: source: Required; interval: Required; threshold: Required; thresholdType: Required; "+
			"Params validation failed: id: Invalid ObjectId")
	s.Do("GET", "alerts?limit=0&offset=-1", "").WantProblem(t, "Query validation failed: limit: ", "; offset: ")

	long := strings.Repeat("x", 100_000)
	tile := harness.Object{"config": harness.Object{"displayType": long[:1000]}}
	many := harness.Object{"name": long, "tiles": slices.Repeat([]any{tile}, 500)}
	text := s.Do("POST", "dashboards", harness.Encode(t, many)).Problem(t, 400)
	if issues := strings.Count(text, "; ") + 1; issues != 50 {
		t.Errorf("%d problems are named, want 50", issues)
	}
	if len(text) > 20_000 {
		t.Errorf("the text has %d bytes", len(text))
	}
	for rule, body := range map[string]string{
		"a long key":          `{"name":"x","tiles":[],"filters":[{"` + long + `":1}]}`,
		"many unknown keys":   `{"name":"x","tiles":[],"filters":[{` + harness.ManyKeys(10_000) + `}]}`,
		"a long enum value":   `{"name":"x","tiles":[],"savedQueryLanguage":"` + long + `"}`,
		"a long other case":   `{"name":"x","tiles":[],"` + strings.Repeat("N", 100) + `AME":1}`,
		"a long tile id":      `{"name":"x","tiles":[{"id":"` + long + `"}]}`,
		"a long duplicate":    `{"` + long + `":1,"` + long + `":1}`,
		"a long container id": `{"name":"x","tiles":[],"containers":[{"id":"` + long + `","title":"t","collapsed":true}]}`,
	} {
		if a := s.Do("POST", "dashboards", body); len(a.Body) > 2_000 {
			t.Errorf("%s: the answer has %d bytes", rule, len(a.Body))
		}
	}
}
