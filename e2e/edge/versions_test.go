package edge

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

var thorough = flag.Bool("thorough", false, "let writers race for thousands of updates, and cut off lists of each encoding in each way")

// ifMatch names a tag in a request.
func ifMatch(tag string) func(*http.Request) { return harness.Header("If-Match", tag) }

// versionOf is the part of a tag that is the version of an object.
func versionOf(t *testing.T, tag string) string {
	t.Helper()
	parts := weakTag.FindStringSubmatch(tag)
	if parts == nil || parts[1] == "" {
		t.Fatalf("the ETag %q has no version", tag)
	}
	return parts[1]
}

// testVersions holds what moves the version of an object, and in which order a request with If-Match is looked at.
func testVersions(t *testing.T, s *harness.Stack) {
	body := s.NewAlert(t)
	body["enabled"] = false // so that nothing but requests changes it
	made := s.Do("POST", "alerts", harness.Encode(t, body))
	at := "alerts/" + harness.ID(t, made.Payload(t))
	tag := made.Header.Get("ETag")
	if read := s.Do("GET", at, "").Header.Get("ETag"); read != tag {
		t.Errorf("a new alert is answered with the ETag %s, and read with %s", tag, read)
	}

	// A silence is no change of what people configure: an update that was begun before it goes on.
	silenced := s.Do("POST", at+"/silence", `{"until":"`+harness.InDays(1)+`"}`)
	silenced.Payload(t)
	now := silenced.Header.Get("ETag")
	if now == tag || versionOf(t, now) != versionOf(t, tag) {
		t.Errorf("a silence has made %s of the ETag %s", now, tag)
	}
	if a := s.Do("GET", at, "", harness.Header("If-None-Match", tag)); a.Status != 200 || a.Header.Get("ETag") != now {
		t.Errorf("a silenced alert is answered with %d and the ETag %s, want %s", a.Status, a.Header.Get("ETag"), now)
	}
	body["threshold"] = 11
	updated := s.Do("PUT", at, harness.Encode(t, body), ifMatch(tag))
	updated.Payload(t)
	ended := s.Do("DELETE", at+"/silence", "")
	if a := s.Do("GET", at, "").Header.Get("ETag"); ended.Header.Get("ETag") != a || versionOf(t, a) != versionOf(t, updated.Header.Get("ETag")) {
		t.Errorf("the end of a silence is answered with the ETag %s, and then there is %s", ended.Header.Get("ETag"), a)
	}

	// Nor is what it says when it is evaluated.
	noisy := s.NewAlert(t)
	noisy["threshold"] = 0
	created := s.Do("POST", "alerts", harness.Encode(t, noisy))
	fires := "alerts/" + harness.ID(t, created.Payload(t))
	var fired harness.Answer
	patience.Within(t, "the alert fires", func() bool {
		fired = s.Do("GET", fires, "")
		return strings.Contains(fired.Payload(t), `"state":"ALERT"`)
	})
	if was, is := created.Header.Get("ETag"), fired.Header.Get("ETag"); was == is || versionOf(t, was) != versionOf(t, is) {
		t.Errorf("an evaluation has made %s of the ETag %s", is, was)
	}
	noisy["threshold"] = 5
	s.Do("PUT", fires, harness.Encode(t, noisy), ifMatch(created.Header.Get("ETag"))).Payload(t)

	// What changes nothing leaves the version.
	same := s.Do("PUT", at, harness.Encode(t, body))
	if same.Header.Get("ETag") != ended.Header.Get("ETag") {
		t.Errorf("the same update again has made %s of the ETag %s", same.Header.Get("ETag"), ended.Header.Get("ETag"))
	}

	// A file that is applied moves it as an update does, and not when it changes nothing.
	const file = "dashboards:\n  - {name: Versions, tiles: [], tags: [%s]}\n"
	page := "dashboards/" + s.Apply(t, fmt.Sprintf(file, "a"))[0].ID
	before := s.Do("GET", page, "").Header.Get("ETag")
	s.Apply(t, fmt.Sprintf(file, "a"))
	if a := s.Do("GET", page, "").Header.Get("ETag"); a != before {
		t.Errorf("a file that changes nothing has made %s of the ETag %s", a, before)
	}
	s.Apply(t, fmt.Sprintf(file, "b"))
	a := s.Do("PUT", page, `{"name":"Versions","tiles":[]}`, ifMatch(before))
	a.Problem(t, http.StatusPreconditionFailed)
	if now := s.Do("GET", page, "").Header.Get("ETag"); now != a.Header.Get("ETag") || now == before {
		t.Errorf("an update after a file is refused with the ETag %s, and there is %s", a.Header.Get("ETag"), now)
	}

	// Mistakes in the header are named together with others, what is not there is not there, and reads pass it over.
	s.Do("PUT", page, `{"tiles":[]}`, ifMatch("x")).WantProblem(t, "name: Required", "Header validation failed: If-Match: ")
	s.Do("PUT", "dashboards/"+harness.MissingID, `{"name":"n","tiles":[]}`, ifMatch(before)).Problem(t, http.StatusNotFound)
	s.Do("DELETE", "dashboards/"+harness.MissingID, "", ifMatch("*")).Problem(t, http.StatusNotFound)
	s.Do("GET", page, "", ifMatch("x")).Payload(t)
	s.Do("DELETE", page, "", ifMatch(before)).Problem(t, http.StatusPreconditionFailed)
	s.Do("DELETE", page, "", ifMatch(a.Header.Get("ETag"))).Payload(t)
}

// TestNoUpdateIsLost has writers count in the names of objects, each of which reads one, adds one, and puts it back if it is
// still what was read. On PostgreSQL they write through two processes. In the end each name is how often it worked.
func TestNoUpdateIsLost(t *testing.T) {
	t.Parallel()
	writers, times := 8, 10
	if *thorough {
		times = 250
	}
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		args = append(args, harness.NoEngine...)
		servers := []*harness.Server{harness.Launch(t, "", args...)}
		servers[0].WaitListen()
		if len(servers[0].Store) > 0 {
			second := harness.Launch(t, "", args...)
			second.WaitListen()
			second.Keys = servers[0].Keys
			servers = append(servers, second)
		}
		objects := map[string]harness.Object{"dashboards": {"tiles": []any{}}}
		if !harness.Deployment.Managed {
			objects["connections"] = harness.Object{"host": "", "username": ""}
			objects["webhooks"] = harness.NewWebhook()
		}
		for list, body := range objects {
			body["name"] = "0"
			at := list + "/" + harness.ID(t, servers[0].Do("POST", list, harness.Encode(t, body)).Payload(t))
			var all sync.WaitGroup
			refused := make([]int, writers)
			failures := make([]error, writers)
			for i := range writers {
				all.Go(func() {
					refused[i], failures[i] = count(t.Context(), servers[i%len(servers)], at, body, times)
				})
			}
			all.Wait()
			if err := errors.Join(failures...); err != nil {
				t.Fatal(err)
			}
			lost := 0
			for _, n := range refused {
				lost += n
			}
			got := harness.Decode[harness.Object](t, servers[0].Do("GET", at, "").Payload(t))["name"]
			if want := strconv.Itoa(writers * times); got != want {
				t.Errorf("%s: %v of %s updates are there", list, got, want)
			}
			t.Logf("%s: %d updates through %d processes, and %d that came too late", list, writers*times, len(servers), lost)
		}
	})
}

// count adds one to the number that is the name of an object, so many times, and returns how often another writer was faster.
// What it reads after that has the tag that the refusal named, or a later one.
func count(ctx context.Context, s *harness.Server, at string, body harness.Object, times int) (refused int, err error) {
	sent := harness.Object{}
	for key, value := range body {
		sent[key] = value
	}
	for done := 0; done < times; {
		read, err := s.DoContext(ctx, "GET", at, "")
		if err != nil || read.Status != http.StatusOK {
			return refused, fmt.Errorf("%d %s: %w", read.Status, read.Body, err)
		}
		var found struct{ Data, Result struct{ Name string } }
		if err := json.Unmarshal([]byte(read.Body), &found); err != nil {
			return refused, err
		}
		n, err := strconv.Atoi(found.Data.Name + found.Result.Name)
		if err != nil {
			return refused, err
		}
		sent["name"] = strconv.Itoa(n + 1)
		text, err := json.Marshal(sent)
		if err != nil {
			return refused, err
		}
		wrote, err := s.DoContext(ctx, "PUT", at, string(text), ifMatch(read.Header.Get("ETag")))
		switch {
		case err != nil:
			return refused, err
		case wrote.Status == http.StatusOK:
			done++
		case wrote.Status == http.StatusPreconditionFailed && !strings.Contains(wrote.Header.Get("ETag"), "."):
			return refused, fmt.Errorf("a refusal has the ETag %q", wrote.Header.Get("ETag"))
		case wrote.Status == http.StatusPreconditionFailed:
			refused++
		default:
			return refused, fmt.Errorf("%d %s", wrote.Status, wrote.Body)
		}
	}
	return refused, nil
}
