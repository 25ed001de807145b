package main

import (
	"maps"
	"strings"
	"testing"
)

// testConfigRules holds what a tile's config must not be, beyond what its schema says.
func testConfigRules(t *testing.T, s *Stack) {
	type config struct {
		Rule    string
		Sent    Object
		Problem string
	}
	for _, tc := range readCases[config](t, s, "config_rules.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			body := Encode(t, Object{"name": "x", "tiles": []any{tileOf(tc.Sent)}})
			if tc.Problem == "" {
				s.echoes(t, s.Do("POST", "dashboards", body).Payload(t))
				return
			}
			a := s.Do("POST", "dashboards", body)
			if got, want := a.Problem(t, 400), "Body validation failed: tiles.0.config"+tc.Problem; got != want &&
				(!strings.HasPrefix(got, want) || strings.Contains(got[len(want):], "; ")) {
				t.Errorf("the problem is %q, want %q", got, want)
			}
			s.sameVerdict(t, body, a)
		})
	}
}

// testLongMarkdown sends texts of the length that each form may have. One that came as a series is there in full, though
// longer than a config may have it.
func testLongMarkdown(t *testing.T, s *Stack) {
	post := func(tile Object) Answer {
		return s.Do("POST", "dashboards", Encode(t, Object{"name": "x", "tiles": []any{tile}}))
	}
	config := func(text string) Answer { return post(tileOf(Object{"displayType": "markdown", "markdown": text})) }
	s.echoes(t, config(strings.Repeat("x", 50_000)).Payload(t))
	const problem = "Body validation failed: tiles.0.config.markdown: String must contain at most 50000 character(s)"
	for _, text := range []string{
		strings.Repeat("x", 50_001), strings.Repeat("x", 49_999) + "😀", strings.Repeat("x", 100_001),
	} {
		if got := config(text).Problem(t, 400); got != problem {
			t.Errorf("the problem is %.300q", got)
		}
	}
	long := strings.Repeat("x", 100_000)
	series := tileOf(nil)
	delete(series, "config")
	series["series"] = []any{Object{"type": "markdown", "content": long}}
	text := post(series).Payload(t)
	if At(Decode[any](t, text), "tiles", 0, "config", "markdown") != long {
		t.Errorf("a long text is not there in full: %.300s", text)
	}
	if again := s.Do("GET", "dashboards/"+ID(t, text), "").Payload(t); again != text {
		t.Error("it is read otherwise than it was answered")
	}
}

// tileOf is a tile with a config.
func tileOf(config Object) Object {
	return Object{"name": "T", "x": 0, "y": 0, "w": 1, "h": 1, "config": config}
}

// sameVerdict checks that validating a body finds what creating it was refused for.
func (s *Stack) sameVerdict(t testing.TB, body string, refusal Answer) {
	t.Helper()
	v := s.validate(t, body)
	var found []string
	for _, e := range v.Errors {
		text := e.Message
		if e.Path != "" {
			text = e.Path + ": " + text
		}
		found = append(found, text)
	}
	want := strings.TrimPrefix(refusal.Problem(t, 400), "Body validation failed: ")
	if got := strings.Join(found, "; "); got != want || v.Valid || v.Normalized != nil {
		t.Errorf("the verdict is %v %s %v, creating says %s", v.Valid, got, v.Normalized, want)
	}
}

// testFormulas holds the grammar of formulas over two selected values.
func testFormulas(t *testing.T, s *Stack) {
	deep := func(open, inner, end string, n int) string {
		return strings.Repeat(open, n) + inner + strings.Repeat(end, n)
	}
	expressions := map[string]bool{
		"A": true, " A + B ": true, "A-B*2/(A+1)": true, "--A": true, "A+-A": true, "A*-B": true, "-(A)": true, "1.A": false,
		"A*1.": true, "A*.5": true, "A*0.25": true, "A\t*\n2": true, "A/0": true, "A-1-1": true, "(A)(B)": false,
		"": false, " ": false, "1": false, "1+2*(3)": false, "a": false, "AB": false, "A B": false, "A A": false,
		"+A": false, "A++B": false, "A*+B": false, "A+": false, "A*/B": false, "*A": false,
		"(A": false, "A)": false, "()": false,
		"A 2": false, "2A": false, "A*1e3": false, "A*1,5": false, "A*.": false, "A*1..2": false, "A*1.2.3": false,
		"A^2": false, "A%B": false, "sum(A)": false, "A;B": false, "A×B": false, "Ä": false, "$A": false,
		deep("(", "A", ")", 64): true, deep("(", "A", ")", 65): false, deep("-", "A", "", 64): true,
		deep("-", "A", "", 65): false, deep("-(", "A", ")", 32): true, deep("-(", "A", ")", 33): false,
		deep("", "A", "+A", 500): true,
	}
	texts := []string{}
	for text := range expressions {
		texts = append(texts, text)
	}
	var tiles []any
	select2 := []any{Object{"aggFn": "count"}, Object{"aggFn": "count"}}
	for _, text := range texts {
		tiles = append(tiles, tileOf(Object{
			"displayType": "table", "sourceId": s.ID["source Logs"], "select": select2,
			"formulas": []any{Object{"expression": text}},
		}))
	}
	for i, text := range texts {
		body := Encode(t, Object{"name": "x", "tiles": tiles[i : i+1]})
		switch v := s.validate(t, body); {
		case v.Valid != expressions[text]:
			t.Errorf("%q: the verdict is %v %v", text, v.Valid, v.Errors)
		case !v.Valid && (len(v.Errors) != 1 || v.Errors[0].Path != "tiles.0.config.formulas.0.expression"):
			t.Errorf("%q: the verdict is %v", text, v.Errors)
		}
	}
	for letter, text := range map[string]string{"C": "A+C", "Z": "Z/A"} {
		config := maps.Clone(tiles[0].(Object)["config"].(Object))
		config["formulas"] = []any{Object{"expression": text}}
		v := s.validate(t, Encode(t, Object{"name": "x", "tiles": []any{tileOf(config)}}))
		if len(v.Errors) != 1 || !strings.HasPrefix(v.Errors[0].Message, `Unknown series "`+letter+`"`) {
			t.Errorf("%s: the verdict is %v", text, v.Errors)
		}
	}
}
