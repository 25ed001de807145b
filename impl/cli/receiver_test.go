package cli

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptrace"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/obstack/obstack/impl/demo"
)

// unknownSecret is one that the receiver does not know by itself.
const unknownSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

// runningInbox is `obstack receiver`, running.
type runningInbox struct {
	t      *testing.T
	URL    string
	stdout *output
	stop   func()
	code   chan int
}

func startInbox(t *testing.T, args ...string) *runningInbox {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	r := &runningInbox{t: t, stdout: &output{}, stop: cancel, code: make(chan int, 1)}
	stderr := &output{}
	go func() {
		r.code <- Program{}.Run(ctx, append([]string{"receiver", "--listen", "127.0.0.1:0"}, args...), r.stdout, stderr)
	}()
	t.Cleanup(func() {
		cancel()
		if code := <-r.code; code != 0 || stderr.String() != "" {
			t.Errorf("the receiver ended with status %d: %s", code, stderr)
		}
	})
	within(t, "the receiver says where it is", func() bool {
		_, r.URL, _ = strings.Cut(r.stdout.String(), "open ")
		return strings.HasSuffix(r.URL, "\n")
	})
	r.URL = strings.TrimSuffix(r.URL, "/\n")
	return r
}

// post sends a body with headers in turn, and returns status and line that it makes.
func (r *runningInbox) post(path, body string, headers ...string) (status int, line string) {
	r.t.Helper()
	before := len(strings.Split(r.stdout.String(), "\n")) - 1
	req, err := http.NewRequestWithContext(r.t.Context(), http.MethodPost, r.URL+path, strings.NewReader(body))
	if err != nil {
		r.t.Fatal(err)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		req.Header.Set(headers[i], headers[i+1])
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		r.t.Fatal(err)
	}
	_ = res.Body.Close()
	printed := strings.Split(strings.TrimSuffix(r.stdout.String(), "\n"), "\n")[before:]
	if len(printed) != 1 {
		r.t.Fatalf("one notification prints %q", printed)
	}
	clock := regexp.MustCompile(`^\d\d:\d\d:\d\d  `)
	if !clock.MatchString(printed[0]) {
		r.t.Errorf("%q does not begin with the time", printed[0])
	}
	return res.StatusCode, clock.ReplaceAllString(printed[0], "")
}

// answer is one response, read to its end.
type answer struct {
	Status int
	Header http.Header
	Body   string
}

func (r *runningInbox) get(path string) answer {
	r.t.Helper()
	req, err := http.NewRequestWithContext(r.t.Context(), http.MethodGet, r.URL+path, nil)
	if err != nil {
		r.t.Fatal(err)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		r.t.Fatal(err)
	}
	defer func() { _ = res.Body.Close() }()
	text, err := io.ReadAll(res.Body)
	if err != nil {
		r.t.Fatal(err)
	}
	return answer{res.StatusCode, res.Header, string(text)}
}

// signatureBy are the headers of a message that is signed as the library does it.
func signatureBy(t *testing.T, secret, id string, at time.Time, body string) []string {
	t.Helper()
	key, err := standardwebhooks.NewWebhook(secret)
	if err != nil {
		t.Fatal(err)
	}
	signature, err := key.Sign(id, at, []byte(body))
	if err != nil {
		t.Fatal(err)
	}
	return []string{
		"webhook-id", id, "webhook-timestamp", strconv.FormatInt(at.Unix(), 10), "webhook-signature", signature,
	}
}

func TestReceiverDistinguishesSignatures(t *testing.T) {
	t.Parallel()
	const body = `{"state":"ALERT","title":"🚨 Errors","text":"many"}`
	now := time.Now()
	byDemo := signatureBy(t, demo.SigningSecret, "m", now, body)
	byOther := signatureBy(t, unknownSecret, "m", now, body)
	both := append([]string{}, byOther...)
	both[5] += " " + byDemo[5]
	for name, c := range map[string]struct {
		secrets []string // of the receiver; the demo's when there are none
		headers []string
		body    string
		status  int
		line    string
	}{
		"signed":               {nil, byDemo, body, 200, "ALERT  verified  🚨 Errors"},
		"signed twice":         {nil, both, body, 200, "ALERT  verified  🚨 Errors"},
		"signed by the second": {[]string{unknownSecret, demo.SigningSecret}, byDemo, body, 200, "ALERT  verified  🚨 Errors"},
		"unsigned":             {nil, nil, body, 200, "ALERT  unsigned  🚨 Errors"},
		"unsigned, where a secret is given": {
			[]string{unknownSecret}, nil, body, 401, "ALERT  UNSIGNED (no signature)  🚨 Errors",
		},
		"signed with another secret": {nil, byOther, body, 401, "ALERT  BAD SIGNATURE (no match for this secret, body, id and time)  🚨 Errors"},
		"the demo's secret is none once there is another": {
			[]string{unknownSecret},
			byDemo, body, 401,
			"ALERT  BAD SIGNATURE (no match for this secret, body, id and time)  🚨 Errors",
		},
		"another body": {
			nil, byDemo, `{"state":"OK","title":"✅ Errors"}`, 401,
			"OK     BAD SIGNATURE (no match for this secret, body, id and time)  ✅ Errors",
		},
		"another id": {
			nil, append([]string{"webhook-id", "n"}, byDemo[2:]...), body, 401,
			"ALERT  BAD SIGNATURE (no match for this secret, body, id and time)  🚨 Errors",
		},
		"too old": {
			nil, signatureBy(t, demo.SigningSecret, "m", now.Add(-time.Hour), body), body, 401,
			"ALERT  BAD SIGNATURE (timestamp is older than five minutes)  🚨 Errors",
		},
		"too new": {
			nil, signatureBy(t, demo.SigningSecret, "m", now.Add(time.Hour), body), body, 401,
			"ALERT  BAD SIGNATURE (timestamp is in the future)  🚨 Errors",
		},
		"without an id": {nil, byDemo[2:], body, 401, "ALERT  BAD SIGNATURE (invalid webhook headers)  🚨 Errors"},
		"a time that is none": {
			nil, append(byDemo[:2:2], "webhook-timestamp", "now", "webhook-signature", byDemo[5]), body, 401,
			"ALERT  BAD SIGNATURE (invalid webhook headers)  🚨 Errors",
		},
	} {
		t.Run(name, func(t *testing.T) { // at once, as signatures are good for five minutes
			var args []string
			for _, secret := range c.secrets {
				args = append(args, "--secret", secret)
			}
			r := startInbox(t, args...)
			status, line := r.post("/hooks/any", c.body, c.headers...)
			if status != c.status || line != c.line {
				t.Errorf("status %d, %q, want %d, %q", status, line, c.status, c.line)
			}
			result := strings.Fields(c.line)[1]
			if page := r.get("/"); !strings.Contains(page.Body, result) || !strings.Contains(page.Body, "/hooks/any") {
				t.Errorf("the page does not have it: %s", page.Body)
			}
		})
	}
}

func TestReceiverMarksRepetitions(t *testing.T) {
	t.Parallel()
	r := startInbox(t)
	const body = `{"title":"again"}`
	signed := func(id string) []string { return signatureBy(t, demo.SigningSecret, id, time.Now(), body) }
	forged := signed("first")
	forged[5] = "v1,Zm9yZ2Vk"
	for i, c := range []struct {
		headers  []string
		repeated bool
	}{
		{forged, false},
		{[]string{"webhook-id", "first"}, false},
		{signed("first"), false},
		{signed("first"), true},
		{signed("second"), false},
		{signed("first"), true},
		{[]string{"webhook-id", "first"}, true},
		{forged, false},
		{nil, false},
		{nil, false},
	} {
		if _, line := r.post("/", body, c.headers...); strings.Contains(line, ", repeated  ") != c.repeated {
			t.Errorf("notification %d: %q", i, line)
		}
	}
	if n := strings.Count(r.get("/").Body, "· repeated"); n != 3 {
		t.Errorf("the page marks %d repetitions, want 3", n)
	}
}

func TestReceiverSaysWhatArrives(t *testing.T) {
	t.Parallel()
	r := startInbox(t)
	long := strings.Repeat("é", 400)
	for body, want := range map[string]string{
		``:                                      "-      unsigned  (empty)",
		`some text`:                             "-      unsigned  some text",
		`{"text":"only a text","state":7}`:      "-      unsigned  only a text",
		`{"title":"a","text":"b","state":"OK"}`: "OK     unsigned  a",
		`{"title":{"deep":1},"text":"b"}`:       "-      unsigned  b",
		`{"title":"two\nlines \u001b[31m\u202e and \u0007."}`: "-      unsigned  two lines [31m and .",
		"\xff\x00raw":              "-      unsigned  \uFFFD raw",
		`{"title":"` + long + `"}`: "-      unsigned  " + long[:600] + "…",
	} {
		if _, got := r.post("/", body); got != want {
			t.Errorf("%.50q: %q, want %q", body, got, want)
		}
	}
}

func TestReceiverPageShowsDataAsText(t *testing.T) {
	t.Parallel()
	r := startInbox(t)
	const hostile = `</pre></style><script>alert(1)</script><img src=x onerror=alert(1)>"'`
	r.post("/<b>?q=<i>", fmt.Sprintf(`{"title":%q,"text":%q,"state":"ALERT\" onclick=\"x"}`, hostile, hostile),
		"webhook-id", hostile)
	page := r.get("/")
	for _, tag := range []string{"<script", "<img", "<b>", "<i>", `" onclick`} {
		if strings.Contains(page.Body, tag) {
			t.Errorf("the page has %s: %s", tag, page.Body)
		}
	}
	if n := strings.Count(page.Body, "&lt;script&gt;"); n < 4 { // title, text, id and body
		t.Errorf("the text is there %d times: %s", n, page.Body)
	}
	style := regexp.MustCompile(`(?s)<style>(.*)</style>`).FindStringSubmatch(page.Body)
	if style == nil {
		t.Fatal("the page has no style")
	}
	hash := sha256.Sum256([]byte(style[1]))
	want := "default-src 'none'; style-src 'sha256-" + base64.StdEncoding.EncodeToString(hash[:]) +
		"'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
	if got := page.Header.Get("Content-Security-Policy"); got != want {
		t.Errorf("the policy is %q, want %q", got, want)
	}
	if page.Header.Get("Content-Type") != "text/html; charset=utf-8" || page.Header.Get("X-Content-Type-Options") != "nosniff" {
		t.Errorf("headers %v", page.Header)
	}
}

func TestReceiverIsBounded(t *testing.T) {
	t.Parallel()
	r := startInbox(t)
	if got := r.get("/"); !strings.Contains(got.Body, "No notifications yet") {
		t.Errorf("the page without notifications: %s", got.Body)
	}
	if status, line := r.post("/", strings.Repeat("x", 1<<20)); status != 200 || len(line) > 400 {
		t.Errorf("a megabyte: status %d, %d bytes are printed", status, len(line))
	}
	if got := len(r.get("/").Body); got > 40_000 {
		t.Errorf("the page with a megabyte has %d bytes", got)
	}
	status, line := r.post("/", strings.Repeat("x", 1<<20+1))
	if want := "-      TOO LARGE (larger than 1048576 bytes)  (empty)"; status != 413 || line != want {
		t.Errorf("more than a megabyte: status %d, %q, want %q", status, line, want)
	}
	for i := range 201 {
		r.post("/", fmt.Sprintf(`{"title":"number %d."}`, i))
	}
	page := r.get("/").Body
	if n := strings.Count(page, "<article"); n != 200 {
		t.Errorf("%d notifications are shown, want 200", n)
	}
	newest, oldest := strings.Index(page, "<h2>number 200.<"), strings.Index(page, "<h2>number 1.<")
	if newest < 0 || oldest < newest || strings.Contains(page, "<h2>number 0.<") {
		t.Error("the page does not show the newest, first")
	}
}

func TestReceiverRefusesOtherRequests(t *testing.T) {
	t.Parallel()
	r := startInbox(t)
	if got := r.get("/favicon.ico"); got.Status != 404 {
		t.Errorf("another page: status %d", got.Status)
	}
	req, err := http.NewRequestWithContext(t.Context(), http.MethodDelete, r.URL+"/", nil)
	if err != nil {
		t.Fatal(err)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	_ = res.Body.Close()
	if res.StatusCode != http.StatusMethodNotAllowed || res.Header.Get("Allow") != "GET, HEAD, POST" {
		t.Errorf("DELETE: status %d, %v", res.StatusCode, res.Header)
	}
}

func TestReceiverLetsRequestsFinishThatHaveBegun(t *testing.T) {
	t.Parallel()
	r := startInbox(t)
	reader, writer := io.Pipe()
	reading := make(chan struct{})
	ctx := httptrace.WithClientTrace(t.Context(), &httptrace.ClientTrace{Got100Continue: func() { close(reading) }})
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, r.URL, reader)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Expect", "100-continue")
	answered := make(chan int, 1)
	go func() {
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Error(err)
			answered <- 0
			return
		}
		_ = res.Body.Close()
		answered <- res.StatusCode
	}()
	<-reading
	r.stop()
	within(t, "the receiver accepts no more connections", func() bool {
		conn, err := net.Dial("tcp", strings.TrimPrefix(r.URL, "http://"))
		if err == nil {
			_ = conn.Close()
		}
		return err != nil
	})
	if _, err := io.WriteString(writer, `{"title":"late"}`); err != nil {
		t.Fatal(err)
	}
	_ = writer.Close()
	if got := <-answered; got != 200 || !strings.HasSuffix(r.stdout.String(), "  late\n") {
		t.Errorf("status %d, printed %q", got, r.stdout)
	}
}

func TestReceiverFlags(t *testing.T) {
	t.Parallel()
	run := func(args ...string) (code int, stdout, stderr string) {
		var out, problem output
		code = Program{}.Run(t.Context(), append([]string{"receiver"}, args...), &out, &problem)
		return code, out.String(), problem.String()
	}
	for _, secret := range []string{"", "whsec_", "whsec_?", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"} {
		code, _, stderr := run("--secret", secret)
		if code != 1 || stderr != "obstack receiver: --secret: expected whsec_ followed by base64\n" {
			t.Errorf("the secret %q: status %d, %s", secret, code, stderr)
		}
	}
	if code, _, stderr := run("now"); code != 1 || !strings.Contains(stderr, `unexpected argument "now"`) {
		t.Errorf("an argument too many: status %d, %s", code, stderr)
	}
	if _, stdout, _ := run("--help"); !strings.Contains(stdout, demo.ReceiverAddress) {
		t.Errorf("the help does not have the address: %s", stdout)
	}
}
