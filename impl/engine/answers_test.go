package engine_test

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// answersFile holds queries, each with the engine's answer in the format Native and the rows that it is read as.
var answersFile = filepath.Join("testdata", "answers.txt")

// answer is what a server says to a query.
type answer struct {
	sql  string
	data []byte
	rows string // as JSON
}

func recordedAnswers(t testing.TB) []answer {
	t.Helper()
	file, err := os.ReadFile(answersFile)
	if err != nil {
		t.Fatal(err)
	}
	var all []answer
	for entry := range strings.SplitSeq(strings.TrimSpace(string(file)), "\n\n") {
		lines := strings.Split(entry, "\n")
		if len(lines) != 3 {
			t.Fatalf("%q has no three lines", entry)
		}
		data, err := base64.StdEncoding.DecodeString(lines[1])
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, answer{lines[0], data, lines[2]})
	}
	return all
}

// record writes the answers anew that the engine gives today.
func record(t *testing.T) {
	t.Helper()
	server := enginetest.Server(t)
	var out bytes.Buffer
	for _, a := range recordedAnswers(t) {
		res, err := http.Post(server+"/?default_format=Native", "", strings.NewReader(a.sql))
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(res.Body)
		_ = res.Body.Close()
		if err != nil || res.StatusCode != http.StatusOK {
			t.Fatalf("%s: %v %s", a.sql, err, data)
		}
		out.WriteString(a.sql + "\n" + base64.StdEncoding.EncodeToString(data) + "\n")
		out.WriteString(show(t, transportTo(t, &data, false)) + "\n\n")
	}
	if err := os.WriteFile(answersFile, bytes.TrimSuffix(out.Bytes(), []byte("\n")), 0o644); err != nil {
		t.Fatal(err)
	}
}

// show returns the columns and the rows of an answer.
func show(t *testing.T, db *engine.DB) string {
	t.Helper()
	rows, err := db.Select(t.Context(), engine.Query{SQL: "SELECT 'lie'"})
	if err != nil {
		t.Error(err)
		return ""
	}
	defer rows.Close()
	all := []any{rows.Columns()}
	for rows.Next() {
		values, err := rows.Values()
		if err != nil {
			t.Error(err)
		}
		all = append(all, printable(values))
	}
	if err := rows.Err(); err != nil {
		t.Error(err)
	}
	text, err := json.Marshal(all)
	if err != nil {
		t.Error(err)
	}
	return string(text)
}

// printable is a value with texts as the keys of its maps, as JSON needs them.
func printable(v any) any {
	switch v := v.(type) {
	case []any:
		list := make([]any, len(v))
		for i, e := range v {
			list[i] = printable(e)
		}
		return list
	case map[any]any:
		m := make(map[string]any, len(v))
		for key, e := range v {
			m[fmt.Sprint(key)] = printable(e)
		}
		return m
	}
	return v
}

type roundTripper func(*http.Request) (*http.Response, error)

func (f roundTripper) RoundTrip(req *http.Request) (*http.Response, error) { return f(req) }

// transportTo returns a client of a server that always gives that answer, but knows its version.
func transportTo(t testing.TB, answer *[]byte, compressed bool) *engine.DB {
	t.Helper()
	version := versionAnswer()
	if compressed {
		version = frame(t, version)
	}
	db, err := engine.OpenTransport(roundTripper(func(req *http.Request) (*http.Response, error) {
		body, err := io.ReadAll(req.Body)
		data := *answer
		if bytes.Contains(body, []byte("version()")) {
			data = version
		}
		return &http.Response{
			StatusCode: http.StatusOK, Body: io.NopCloser(bytes.NewReader(data)), Header: http.Header{}, Request: req,
		}, err
	}), compressed)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	return db
}

func TestAnswersAreReadAsValues(t *testing.T) {
	t.Parallel()
	if *update {
		record(t)
	}
	for _, a := range recordedAnswers(t) {
		if diff := cmp.Diff(a.rows, show(t, transportTo(t, &a.data, false))); diff != "" {
			t.Errorf("%s: %s", a.sql, diff)
		}
	}
}

// checkAnswer reads an answer that may be anything.
func checkAnswer(t *testing.T, db *engine.DB) {
	t.Helper()
	err := readLie(t.Context(), db)
	var e *core.Error
	switch {
	case err == nil:
	case !errors.As(err, &e) || e.Kind != core.Invalid && e.Kind != core.Unavailable && e.Kind != core.Timeout &&
		e.Kind != core.Internal || strings.Contains(err.Error(), "panic"):
		t.Errorf("got %v", err)
	}
	if busy := db.Busy(); busy != 0 {
		t.Errorf("%d connections of the pool are lost", busy)
	}
}

// mutate changes an answer in a few places.
func mutate(random *rand.Rand, data []byte) []byte {
	data = bytes.Clone(data)
	for range 1 + random.IntN(4) {
		if len(data) == 0 {
			return data
		}
		at := random.IntN(len(data))
		switch random.IntN(6) {
		case 0:
			data[at] ^= 1 << random.IntN(8)
		case 1:
			data[at] = byte(random.Uint32())
		case 2:
			data = data[:at]
		case 3:
			data = slices.Insert(data, at, varint(random.Uint64()>>random.IntN(64))...)
		case 4:
			data = slices.Delete(data, at, min(len(data), at+1+random.IntN(8)))
		case 5:
			copy(data[at:], number(random.Uint64()>>random.IntN(64)))
		}
	}
	return data
}

func TestChangedAnswersAreErrorsAtWorst(t *testing.T) {
	t.Parallel()
	answers := recordedAnswers(t)
	random := rand.New(rand.NewPCG(20260208, 1))
	var data []byte
	db := liar(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(data) })
	for i := range 1000 {
		data = frame(t, mutate(random, answers[i%len(answers)].data))
		if i%10 == 9 {
			data = mutate(random, data)
		}
		checkAnswer(t, db)
	}
	if err := one(t.Context(), db); err != nil {
		t.Error(err)
	}
}

func FuzzServerAnswer(f *testing.F) {
	for _, a := range recordedAnswers(f) {
		f.Add(a.data, false)
		f.Add(frame(f, a.data), true)
	}
	for _, lie := range lies {
		f.Add(lie.answer, false)
	}
	var answer []byte
	dbs := map[bool]*engine.DB{false: transportTo(f, &answer, false), true: transportTo(f, &answer, true)}
	f.Fuzz(func(t *testing.T, data []byte, compressed bool) {
		answer = data
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		checkAnswer(t, dbs[compressed])
		runtime.ReadMemStats(&after)
		// Compression makes at most 255 bytes out of one.
		if took := after.TotalAlloc - before.TotalAlloc; took > 8<<20+uint64(len(data))*255*10 {
			t.Errorf("an answer of %d bytes took %d MiB", len(data), took>>20)
		}
	})
}
