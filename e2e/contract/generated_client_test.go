package contract

import (
	"context"
	"io"
	"net/http"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/managed"
	"github.com/obstack/obstack/gen/oss"
)

// generatedClient is the client that is generated from the document, of which any operation can be called by its id.
type generatedClient struct{ client reflect.Value }

// newGeneratedClient is the client of a listener. With a jar it has the cookies of a browser; edit may add a key.
func newGeneratedClient(t *testing.T, url string, jar http.CookieJar, edit func(*http.Request)) generatedClient {
	t.Helper()
	var client any
	var err error
	editor := func(_ context.Context, r *http.Request) error {
		edit(r)
		return nil
	}
	if harness.Deployment.Managed {
		client, err = managed.NewClientWithResponses(url, managed.WithHTTPClient(&http.Client{Jar: jar}), managed.WithRequestEditorFn(editor))
	} else {
		client, err = oss.NewClientWithResponses(url, oss.WithHTTPClient(&http.Client{Jar: jar}), oss.WithRequestEditorFn(editor))
	}
	if err != nil {
		t.Fatal(err)
	}
	return generatedClient{reflect.ValueOf(client)}
}

// clientAnswer is what a method of the client returns. Decoded says whether it has read the body as what the document says of the
// status.
type clientAnswer struct {
	harness.Answer
	Decoded bool
}

var (
	contextType = reflect.TypeFor[context.Context]()
	readerType  = reflect.TypeFor[io.Reader]()
	inBraces    = regexp.MustCompile(`{(\w+)}`)
)

// call calls the method of an operation with the ids that are bound and a body, empty for none.
func (c generatedClient) call(t *testing.T, op harness.Operation, b map[string]string, body string) clientAnswer {
	t.Helper()
	method := c.method(t, op)
	var texts []string
	for _, name := range inBraces.FindAllStringSubmatch(op.Path, -1) {
		texts = append(texts, b[name[1]])
	}
	texts = append(texts, "application/json") // behind the ids, where there is a body
	var args []reflect.Value
	for i := range method.Type().NumIn() - 1 { // without what edits this request alone
		switch in := method.Type().In(i); {
		case in == contextType:
			args = append(args, reflect.ValueOf(t.Context()))
		case in == readerType:
			args = append(args, reflect.ValueOf(strings.NewReader(body)))
		case in.Kind() == reflect.String:
			args = append(args, reflect.ValueOf(texts[0]).Convert(in))
			texts = texts[1:]
		default: // what may be in the query
			args = append(args, reflect.New(in.Elem()))
		}
	}
	out := method.Call(args)
	if err, failed := out[1].Interface().(error); failed {
		t.Fatalf("%s: %v", op.OperationID, err)
	}
	answer := out[0].Elem()
	response, _ := answer.FieldByName("HTTPResponse").Interface().(*http.Response)
	a := clientAnswer{Answer: harness.Answer{Status: response.StatusCode, Header: response.Header, Body: string(answer.FieldByName("Body").Bytes())}}
	if decoded := answer.FieldByName("JSON" + strconv.Itoa(a.Status)); decoded.IsValid() {
		a.Decoded = !decoded.IsNil()
	}
	return a
}

// method is that of an operation, which takes any body where there is one.
func (c generatedClient) method(t *testing.T, op harness.Operation) reflect.Value {
	t.Helper()
	name := op.OperationID + "WithResponse"
	if op.RequestBody != nil {
		name = op.OperationID + "WithBodyWithResponse"
	}
	for i := range c.client.NumMethod() {
		if strings.EqualFold(c.client.Type().Method(i).Name, name) {
			return c.client.Method(i)
		}
	}
	t.Fatalf("the client has no %s", name)
	return reflect.Value{}
}
