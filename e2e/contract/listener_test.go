package contract

import (
	"io"
	"maps"
	"net/http"
	"net/http/cookiejar"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// uiListener are a contract's operations that exist on the listener of the web UI alone, and a person who is signed in there.
type uiListener struct {
	*harness.Contract
	browser *http.Client
}

const (
	ownerEmail    = "owner@example.com" // as in the examples
	ownerPassword = "Quiet-harbour-42"
)

// newUIListener sets the owner up by the link that the server has printed.
func newUIListener(t *testing.T) *uiListener {
	t.Helper()
	c := harness.NewContract(t, "--rate-limit", "1000000/h", "--ui-listen", "127.0.0.1:0")
	var token []string
	c.Poll("the link to set up", func() bool {
		token = regexp.MustCompile(`/setup#token=(\S+)`).FindStringSubmatch(c.Stdout.String())
		return token != nil
	})
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	l := &uiListener{c, &http.Client{Jar: jar}}
	l.sends(t, l.operation(t, "setUp"), harness.Encode(t, harness.Object{
		"token": token[1], "name": "Olivia Owner", "email": ownerEmail, "password": ownerPassword,
	}), 200)
	l.MakePasswordsQuick(t, ownerPassword)
	return l
}

// operations are those of the document with x-listener.
func (l *uiListener) operations() []harness.Operation {
	var all []harness.Operation
	for path, item := range l.Doc.Paths.Map() {
		for method, op := range item.Operations() {
			if op.Extensions["x-listener"] != nil {
				all = append(all, harness.Operation{Operation: op, Method: method, Path: path, Item: item})
			}
		}
	}
	slices.SortFunc(all, func(a, b harness.Operation) int { return strings.Compare(a.OperationID, b.OperationID) })
	return all
}

func (l *uiListener) operation(t *testing.T, id string) harness.Operation {
	t.Helper()
	for _, op := range l.operations() {
		if op.OperationID == id {
			return op
		}
	}
	t.Fatalf("the document has no %s", id)
	return harness.Operation{}
}

// sends sends a request with the cookie and without a key, and compares the answer with the document.
func (l *uiListener) sends(t *testing.T, op harness.Operation, body string, status int, edit ...func(*http.Request)) harness.Answer {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), op.Method, l.UI+op.Path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	client := *l.browser
	for _, e := range edit {
		e(r)
	}
	if r.Header.Get("Cookie") != "" { // another one than the browser's
		client.Jar = nil
	}
	answer, err := client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	call := harness.Call{Op: op, Path: op.Path, Body: body}
	return l.Check(t, call, harness.Answer{Status: answer.StatusCode, Header: answer.Header, Body: string(text)}, status)
}

// resetToken is that of a new link to set a password of the owner.
func (l *uiListener) resetToken(t *testing.T) string {
	t.Helper()
	r := harness.Run(t, nil, "people", "reset", ownerEmail, "--data", l.Data)
	token := regexp.MustCompile(`/setup#token=(\S+)`).FindStringSubmatch(r.Stdout)
	if token == nil {
		t.Fatalf("%d %s%s", r.Code, r.Stdout, r.Stderr)
	}
	return token[1]
}

// TestOperationsOfTheUIListener has each of them answer as the document says, to a session.
func TestOperationsOfTheUIListener(t *testing.T) {
	t.Parallel()
	if harness.Deployment.Managed { // which has none
		return
	}
	l := newUIListener(t)
	signIn := l.operation(t, "createSession")
	session := l.operation(t, "getSession")
	signedIn := func() { // once more where a session has ended
		t.Helper()
		if l.do(t, session, harness.Header("Accept", "application/json")) != http.StatusOK {
			l.sends(t, signIn, harness.Encode(t, harness.Object{"email": ownerEmail, "password": ownerPassword}), 200)
		}
	}
	noCookie := harness.Header("Cookie", "obstack_session="+strings.Repeat("A", 43))
	ran := 0
	for _, op := range l.operations() {
		ran++
		t.Run(op.OperationID, func(t *testing.T) {
			signedIn() // whatever the one before has ended
			if !op.Public() {
				l.sends(t, op, "", 401, noCookie)
			}
			if op.BodySchema() != nil {
				l.refusesBodies(t, op)
			}
			if op.Method == http.MethodGet {
				tag := l.sends(t, op, "", 200).Header.Get("ETag")
				again := l.do(t, op, harness.Header("If-None-Match", tag))
				if want := map[bool]int{true: 304, false: 200}[tag != ""]; again != want || op.Responses.Status(want) == nil {
					t.Errorf("with If-None-Match %q it is %d", tag, again)
				}
				return
			}
			l.refusesVersions(t, op)
			signedIn()
			for name, example := range l.requests(t, op) {
				if a := l.sends(t, op, example, 200); strings.Contains(a.Body, ownerPassword) {
					t.Errorf("%s: the answer has the password: %s", name, a.Body)
				}
			}
			if op.OperationID == "updatePassword" { // for the others it is as it was
				l.sends(t, op, harness.Encode(t, harness.Object{"currentPassword": "Louder-harbour-43", "newPassword": ownerPassword}), 200)
				l.MakePasswordsQuick(t, ownerPassword)
			}
		})
	}
	if ran < 8 {
		t.Errorf("%d operations", ran)
	}
	t.Run("what is wrong with a sign-in is documented", func(t *testing.T) {
		setUp := l.operation(t, "setUp")
		l.sends(t, setUp, `{"token":"obs_setup_x","password":"`+ownerPassword+`"}`, 401)
		l.sends(t, setUp, harness.Encode(t, harness.Object{"token": l.resetToken(t), "password": "short"}), 400)
		for i := range 6 {
			body := harness.Encode(t, harness.Object{"email": "nobody@example.com", "password": "wrong"})
			l.sends(t, signIn, body, map[bool]int{false: 401, true: 429}[i == 5])
		}
	})
}

// refusesVersions holds that what can be read and deleted is only deleted if it still is what was read.
func (l *uiListener) refusesVersions(t *testing.T, op harness.Operation) {
	t.Helper()
	if op.Method != http.MethodDelete {
		return
	}
	read := func() string {
		t.Helper()
		a := l.sends(t, harness.Operation{Operation: op.Item.Get, Method: "GET", Path: op.Path, Item: op.Item}, "", 200)
		return a.Header.Get("ETag")
	}
	ifMatch := func(tag string) func(*http.Request) { return harness.Header("If-Match", tag) }
	tag := read()
	if !objectTag.MatchString(tag) {
		t.Fatalf("GET %s has the ETag %q", op.Path, tag)
	}
	l.sends(t, op, "", 400, ifMatch("x"))
	same := func(a string) bool { // or a session was used in another minute
		now := objectTag.FindStringSubmatch(a)
		return now != nil && now[1] == objectTag.FindStringSubmatch(tag)[1]
	}
	if a := l.sends(t, op, "", 412, ifMatch(`"x"`)).Header.Get("ETag"); !same(a) {
		t.Errorf("a request that is refused has the ETag %s, and a GET had %s", a, tag)
	}
	if now := read(); !same(now) {
		t.Errorf("a request that is refused has made %s of the ETag %s", now, tag)
	}
	l.sends(t, l.operation(t, "createSession"), harness.Encode(t, harness.Object{"email": ownerEmail, "password": ownerPassword}), 200)
	l.sends(t, op, "", 412, ifMatch(tag)) // of the session before, or of the list without this one
	l.sends(t, op, "", 200, ifMatch(read()))
}

// requests are the examples of the document with what is real of them, or a request without a body.
func (l *uiListener) requests(t *testing.T, op harness.Operation) map[string]string {
	t.Helper()
	if op.BodySchema() == nil {
		return map[string]string{"": ""}
	}
	all := map[string]string{}
	for name, example := range op.RequestBody.Value.Content["application/json"].Examples {
		body := maps.Clone(example.Value.Value.(harness.Object))
		if token, ok := body["token"].(string); ok {
			if strings.HasPrefix(token, "obs_setup_") { // which newUIListener has sent
				continue
			}
			body["token"] = l.resetToken(t)
		}
		all[name] = harness.Encode(t, body)
	}
	if len(all) == 0 {
		t.Error("no example of the document can be sent")
	}
	return all
}

// refusesBodies breaks the examples in one rule after the other, and sends what is no JSON and what is too much.
func (l *uiListener) refusesBodies(t *testing.T, op harness.Operation) {
	t.Helper()
	l.sends(t, op, "{}", 415, harness.Header("Content-Type", "application/json; charset=latin1"))
	l.sends(t, op, `{"a":"`+strings.Repeat("a", 16<<10)+`"}`, 413)
	w := &breaker{seen: map[string]bool{}}
	for _, example := range op.Examples() {
		w.breakBody(op.BodySchema(), example)
	}
	for _, broken := range w.found {
		if a := l.sends(t, op, broken.text, 400); !strings.Contains(a.Body, " "+broken.path+": ") {
			t.Errorf("%s: %s: the answer does not name the place: %s", broken.path, broken.rule, a.Body)
		}
	}
	if len(w.found) < 5 {
		t.Errorf("only %d broken bodies were found", len(w.found))
	}
}

// do is the status of a request with an edit.
func (l *uiListener) do(t *testing.T, op harness.Operation, edit func(*http.Request)) int {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), op.Method, l.UI+op.Path, nil)
	if err != nil {
		t.Fatal(err)
	}
	edit(r)
	answer, err := l.browser.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	_ = answer.Body.Close()
	return answer.StatusCode
}
