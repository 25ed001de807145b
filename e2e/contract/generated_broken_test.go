package contract

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/url"
	"slices"
	"strings"

	"github.com/obstack/obstack/e2e/harness"
)

// spoil breaks a good request in one way or two.
func (g *generator) spoil(r *request) {
	for range 1 + g.rng.IntN(4)/3 {
		// Bodies are what most can be wrong with.
		ways := []func(*request){g.spoilQuery, g.spoilPath, g.spoilPath, g.spoilKey, g.spoilMethod}
		if r.op.BodySchema() != nil {
			ways = append(ways, g.spoilValue, g.spoilValue, g.spoilValue, g.spoilValue, g.spoilValue, g.spoilText, g.spoilText,
				g.spoilType)
		}
		pick(g.rng, ways)(r)
	}
}

// place is somewhere in a body: a key of an object or an index of a list, and how to put something else there.
type place struct {
	in     any
	key    string
	value  any
	set    func(any)
	remove func()
}

// placesIn lists the places below a value, in a fixed order.
func placesIn(v any, all []place) []place {
	switch v := v.(type) {
	case harness.Object:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			all = append(all, place{v, key, v[key], func(value any) { v[key] = value }, func() { delete(v, key) }})
			all = placesIn(v[key], all)
		}
	case []any:
		for i, item := range v {
			all = append(all, place{v, "", item, func(value any) { v[i] = value }, func() { v[i] = nil }})
			all = placesIn(item, all)
		}
	}
	return all
}

// spoilValue puts something else in a place of the body.
func (g *generator) spoilValue(r *request) {
	body, ok := jsonValue(r.body).(harness.Object)
	if !ok || len(body) == 0 {
		return
	}
	places := placesIn(body, nil)
	at := pick(g.rng, places)
	r.broken = append(r.broken, "value")
	literal := func(texts ...string) { at.set(json.RawMessage(pick(g.rng, texts))) }
	spoil := g.rng.IntN(13)
	// Tiles of the series form have no limits, so the config that they are answered as can be beyond those of the document.
	if spoil == 4 || spoil == 9 {
		if strings.HasSuffix(r.op.OperationID, "Dashboard") && strings.Contains(r.body, `"series":`) {
			spoil = 0
		}
	}
	switch spoil {
	case 0:
		at.remove()
	case 1:
		literal("null", "true", "0", `""`, `"text"`, "[]", "{}", "[null]", "[[]]", `{"":null}`)
	case 2:
		literal("1e400", "-1e400", "1.7976931348623157e308", "-1", "0.5", "9007199254740993", "123456789012345678901234567890",
			"5.0", "-0", "1E+2", "1e-400", "-0.0", "2147483648", "1000000000000.5")
	case 3:
		literal(`"\u0000"`, `"\ud800"`, `"\udc00\ud800"`, `"\ufeff"`, `"\u202e"`, `"\ud83d\ude00"`, `"\\"`, `"\u001b[31m"`)
	case 4:
		at.set(strings.Repeat(pick(g.rng, []string{"x", "é", "😀", " ", "(", "'"}), pick(g.rng, []int{300, 5_000, 60_000})))
	case 5: // an unknown key
		if in, ok := at.in.(harness.Object); ok {
			in[pick(g.rng, []string{
				"surprise", "__proto__", "constructor", "", "$where", "id", "a.b", strings.Repeat("k", 3000),
			})] = 1
		}
	case 6: // a key in another case, beside the right one or in its place
		if in, ok := at.in.(harness.Object); ok && at.key != "" {
			in[pick(g.rng, []string{strings.ToUpper(at.key), strings.ToUpper(at.key[:1]) + at.key[1:], at.key + " "})] = at.value
			if g.chance(0.5) {
				at.remove()
			}
		}
	case 7: // a duplicate key
		if value, ok := at.value.(harness.Object); ok && len(value) > 0 {
			text := encoded(value)
			key := slices.Sorted(maps.Keys(value))[0]
			at.set(json.RawMessage(fmt.Sprintf("%s,%s:%s}", text[:len(text)-1], encoded(key), encoded(value[key]))))
		}
	case 8:
		levels := pick(g.rng, []int{20, 58, 66, 5_000})
		at.set(json.RawMessage(strings.Repeat("[", levels) + strings.Repeat("]", levels)))
	case 9:
		if list, ok := at.value.([]any); ok && len(list) > 0 {
			at.set(slices.Repeat(list, min(600, 1+200_000/len(encoded(list)))))
		}
	case 10:
		at.set(pick(g.rng, places).value) // perhaps itself, or what it is in
		if !acyclic(body, 0) {
			at.set(nil)
		}
	case 11:
		if text, ok := at.value.(string); ok && text != "" {
			at.set(pick(g.rng, []string{strings.ToUpper(text), text + " ", text[:len(text)-1], text + text, " " + text}))
		}
	case 12:
		at.set(g.newID())
	}
	if text := encoded(body); len(text) < 2<<20 {
		r.body = text
	}
}

// acyclic reports whether a value ends somewhere.
func acyclic(v any, depth int) bool {
	if depth > 100 {
		return false
	}
	switch v := v.(type) {
	case harness.Object:
		for _, value := range v {
			if !acyclic(value, depth+1) {
				return false
			}
		}
	case []any:
		for _, item := range v {
			if !acyclic(item, depth+1) {
				return false
			}
		}
	}
	return true
}

// spoilText changes the body's text, so that it is hardly JSON any more.
func (g *generator) spoilText(r *request) {
	r.broken = append(r.broken, "text")
	body := r.body
	cut := g.rng.IntN(len(body) + 1)
	insert := func(texts ...string) string { return body[:cut] + pick(g.rng, texts) + body[cut:] }
	switch g.rng.IntN(8) {
	case 0:
		body = body[:cut]
	case 1:
		body += pick(g.rng, []string{"{}", "x", ",", "]", "\x00", "/**/", " \n", body})
	case 2:
		body = insert("\xff", "\xc3\x28", "\xed\xa0\x80", "\x00", "\x01", "\xef\xbb\xbf")
	case 3:
		body = insert(",", "\"", "{", "]", ":", "\\", "//", "NaN", "'", "01", "-")
	case 4:
		body = pick(g.rng, []string{"", "null", "[]", "{}", `"text"`, "0", "true", " ", "[" + body + "]", "\ufeff" + body, "a=b"})
	case 5:
		body = pick(g.rng, []string{" \r\n\t" + body + " \n", strings.ReplaceAll(body, ":", " :\n\t")})
	case 6:
		body = strings.Repeat(`{"a":`, pick(g.rng, []int{63, 70, 20_000}))
	case 7:
		if body != "" {
			changed := []byte(body)
			changed[min(cut, len(changed)-1)] ^= 1 << g.rng.IntN(8)
			body = string(changed)
		}
	}
	r.body = body
}

// spoilType says something about the body that is not true, or that the server does not read.
func (g *generator) spoilType(r *request) {
	r.broken = append(r.broken, "type")
	if g.chance(0.5) {
		r.set("Content-Type", pick(g.rng, []string{
			"", "text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin1", "application/xml", ";",
			"application/json;charset=utf-8", "Application/JSON", "application/vnd.api+json", "application/json; charset=",
			"application/json; charset=utf-16", "multipart/form-data", "json", "application/json, text/plain", "*/*",
		}))
		return
	}
	encoding := pick(g.rng, []string{"gzip", "gzip", "gzip", "GZIP", "br", "deflate", "identity", "gzip, gzip", "x", "zstd"})
	r.set("Content-Encoding", encoding)
	if strings.EqualFold(encoding, "gzip") && g.chance(0.8) {
		var zipped bytes.Buffer
		w := gzip.NewWriter(&zipped)
		_, _ = io.WriteString(w, r.body)
		if g.chance(0.005) { // a bomb
			_, _ = w.Write(make([]byte, 33<<20))
		}
		_ = w.Close()
		r.body = zipped.String()
		if g.chance(0.3) {
			r.body = r.body[:g.rng.IntN(len(r.body))]
		}
	}
}

// spoilQuery adds parameters, those of the operation and others.
func (g *generator) spoilQuery(r *request) {
	r.broken = append(r.broken, "query")
	names := []string{"x", "limit", "offset", "id", "", "%", "%zz", "a[b]", "%00"}
	for _, p := range r.op.Params() {
		if p.In == "query" {
			names = append(names, p.Name, p.Name, p.Name, strings.ToUpper(p.Name))
		}
	}
	for range 1 + g.rng.IntN(3) {
		r.query = strings.TrimPrefix(r.query+"&"+pick(g.rng, names)+pick(g.rng, []string{"=", "=", "=", ""})+pick(g.rng, []string{
			"", "0", "-1", "1", "1001", "1.5", "1e2", "0x10", "+5", "%205", "NaN", "9223372036854775808", "null", "%zz", "%00",
			"%ff", "a;b", "%C3%28", strings.Repeat("9", 400), "2026-01-01", "2026-13-01T00:00:00Z", "[]", "5&5", "true",
		}), "&")
	}
}

// spoilPath changes the path, with or without a change of what it means.
func (g *generator) spoilPath(r *request) {
	r.broken = append(r.broken, "path")
	segments := strings.Split(r.path, "/")[1:]
	at := g.rng.IntN(len(segments))
	switch g.rng.IntN(7) {
	case 0:
		segments[at] = strings.ToUpper(segments[at])
	case 1:
		segments = append(segments, pick(g.rng, []string{"", "", "x", ".", "..", "%2F", "validate", "%20"}))
	case 2:
		segments = slices.Insert(segments, 1+g.rng.IntN(len(segments)), pick(g.rng, []string{"", ".", "..", "%2e%2e", "x"}))
	case 3:
		if len(segments) > 1 {
			segments = slices.Delete(segments, at, at+1)
		}
	case 4: // the same letter, written in another way
		if text := segments[at]; text != "" && !strings.Contains(text, "%") {
			segments[at] = fmt.Sprintf("%%%02x", text[0]) + text[1:]
		}
	default: // another id
		named := strings.Split(r.op.Path, "/")[1:]
		for i := range min(len(named), len(segments)) {
			if strings.HasPrefix(named[i], "{") && g.chance(0.6) {
				segments[i] = g.oddSegment(segments[i])
			}
		}
	}
	if segments[0] != "" { // a path of two slashes would be a host
		r.path = "/" + strings.Join(segments, "/")
	}
}

func (g *generator) oddSegment(id string) string {
	return pick(g.rng, []string{
		"nope", g.newID(), strings.ToUpper(id), id + "0", id[:len(id)/2], "%00", "%2F", "..", ".", "%", "%zz", "%ff", "*", "'",
		"00000000-0000-0000-0000-000000000000", strings.ReplaceAll(id, "-", ""), "%7B" + id + "%7D", "0", "null", "validate",
		url.PathEscape("é😀"), strings.Repeat("a", 3000), id + "%20", id + ";v=1", "abcdefghijkl",
	})
}

// spoilKey takes the key away, or sends another.
func (g *generator) spoilKey(r *request) {
	if r.op.Public() {
		return
	}
	r.broken, r.keyed = append(r.broken, "key"), false
	r.set("Authorization", pick(g.rng, []string{
		"", "Bearer", "Bearer ", "Bearer wrong", "bearer " + g.Keys.APIKey, "Basic", "Basic !", "Basic Og==", "Basic eDp5",
		"Basic " + g.Keys.KeyID, "Token x", g.Keys.APIKey + g.Keys.KeySecret, "Bearer \xff", "Basic /w==",
		"Bearer " + g.Keys.IngestionKey, strings.Repeat("x", 5000),
	}))
}

func (g *generator) spoilMethod(r *request) {
	r.broken = append(r.broken, "method")
	r.method = pick(g.rng, []string{
		"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "get",
	})
}

// jsonValue is what a text means, nil when it is not JSON.
func jsonValue(text string) any {
	var v any
	if json.Unmarshal([]byte(text), &v) != nil {
		return nil
	}
	return v
}

// encoded is the JSON text of a value that was made here.
func encoded(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(text)
}
