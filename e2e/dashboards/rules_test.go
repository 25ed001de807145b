package dashboards

import (
	"maps"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// testConfigRules holds what a tile's config must not be, beyond what its schema says.
func testConfigRules(t *testing.T, s *harness.Stack) {
	type config struct {
		Rule    string
		Sent    harness.Object
		Problem string
	}
	for _, tc := range harness.ReadCases[config](t, s, "config_rules.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			body := harness.Encode(t, harness.Object{"name": "x", "tiles": []any{tileOf(tc.Sent)}})
			if tc.Problem == "" {
				echoes(t, s, s.Do("POST", "dashboards", body).Payload(t))
				return
			}
			a := s.Do("POST", "dashboards", body)
			if got, want := a.Problem(t, 400), "Body validation failed: tiles.0.config"+tc.Problem; got != want &&
				(!strings.HasPrefix(got, want) || strings.Contains(got[len(want):], "; ")) {
				t.Errorf("the problem is %q, want %q", got, want)
			}
			sameValidation(t, s, body, a)
		})
	}
}

// testForeignConfigTypes holds that no tile has another config type than sql, whatever else it has.
func testForeignConfigTypes(t *testing.T, s *harness.Stack) {
	const problem = `Body validation failed: tiles.0.config.configType: configType must be "sql" or omitted (builder configs carry no configType)`
	bodies := map[string]harness.Object{
		"a builder": {"sourceId": s.ID["source Traces"], "select": []any{harness.Object{"aggFn": "count"}}},
		"SQL":       {"connectionId": s.ID["connection local"], "sqlTemplate": "SELECT 1"},
		"PromQL":    {"promqlExpression": "up"},
		"nothing":   {},
	}
	displays := []any{
		"line", "stacked_bar", "table", "number", "pie", "bar", "heatmap", "search", "event_patterns", "markdown", "gauge", nil,
	}
	for _, display := range displays {
		for _, kind := range []any{"promql", "builder", "SQL", "", nil, 5, []any{"sql"}} {
			for name, keys := range bodies {
				config := harness.Edited(keys, harness.Object{"configType": kind})
				if display != nil {
					config["displayType"] = display
				}
				body := harness.Encode(t, harness.Object{"name": "x", "tiles": []any{tileOf(config)}})
				a := s.Do("POST", "dashboards", body)
				if got := a.Problem(t, 400); got != problem {
					t.Errorf("%v of type %v with the keys of %s: the problem is %q", display, kind, name, got)
				}
				sameValidation(t, s, body, a)
			}
		}
	}
}

// testLongMarkdown sends texts of the length that each form may have. One that came as a series is there in full, though
// longer than a config may have it.
func testLongMarkdown(t *testing.T, s *harness.Stack) {
	post := func(tile harness.Object) harness.Answer {
		return s.Do("POST", "dashboards", harness.Encode(t, harness.Object{"name": "x", "tiles": []any{tile}}))
	}
	config := func(text string) harness.Answer {
		return post(tileOf(harness.Object{"displayType": "markdown", "markdown": text}))
	}
	echoes(t, s, config(strings.Repeat("x", 50_000)).Payload(t))
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
	series["series"] = []any{harness.Object{"type": "markdown", "content": long}}
	text := post(series).Payload(t)
	if harness.At(harness.Decode[any](t, text), "tiles", 0, "config", "markdown") != long {
		t.Errorf("a long text is not there in full: %.300s", text)
	}
	if again := s.Do("GET", "dashboards/"+harness.ID(t, text), "").Payload(t); again != text {
		t.Error("it is read otherwise than it was answered")
	}
}

// tileOf is a tile with a config.
func tileOf(config harness.Object) harness.Object {
	return harness.Object{"name": "T", "x": 0, "y": 0, "w": 1, "h": 1, "config": config}
}

// sameValidation checks that validating a body finds what creating it was refused for.
func sameValidation(t testing.TB, s *harness.Stack, body string, refusal harness.Answer) {
	t.Helper()
	v := s.Validate(t, body)
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
		t.Errorf("the validation is %v %s %v, creating says %s", v.Valid, got, v.Normalized, want)
	}
}

// testFormulas holds the grammar of formulas over two selected values.
func testFormulas(t *testing.T, s *harness.Stack) {
	deep := func(open, end string, n int) string {
		return strings.Repeat(open, n) + "A" + strings.Repeat(end, n)
	}
	expressions := map[string]bool{
		"A": true, " A + B ": true, "A-B*2/(A+1)": true, "--A": true, "A+-A": true, "A*-B": true, "-(A)": true, "1.A": false,
		"A*1.": true, "A*.5": true, "A*0.25": true, "A\t*\n2": true, "A/0": true, "A-1-1": true, "(A)(B)": false,
		"": false, " ": false, "1": false, "1+2*(3)": false, "a": false, "AB": false, "A B": false, "A A": false,
		"+A": false, "A++B": false, "A*+B": false, "A+": false, "A*/B": false, "*A": false,
		"(A": false, "A)": false, "()": false,
		"A 2": false, "2A": false, "A*1e3": false, "A*1,5": false, "A*.": false, "A*1..2": false, "A*1.2.3": false,
		"A^2": false, "A%B": false, "sum(A)": false, "A;B": false, "A×B": false, "Ä": false, "$A": false,
		deep("(", ")", 64): true, deep("(", ")", 65): false, deep("-", "", 64): true,
		deep("-", "", 65): false, deep("-(", ")", 32): true, deep("-(", ")", 33): false,
		deep("", "+A", 500): true,
	}
	texts := []string{}
	for text := range expressions {
		texts = append(texts, text)
	}
	var tiles []any
	select2 := []any{harness.Object{"aggFn": "count"}, harness.Object{"aggFn": "count"}}
	for _, text := range texts {
		tiles = append(tiles, tileOf(harness.Object{
			"displayType": "table", "sourceId": s.ID["source Logs"], "select": select2,
			"formulas": []any{harness.Object{"expression": text}},
		}))
	}
	for i, text := range texts {
		body := harness.Encode(t, harness.Object{"name": "x", "tiles": tiles[i : i+1]})
		switch v := s.Validate(t, body); {
		case v.Valid != expressions[text]:
			t.Errorf("%q: the validation is %v %v", text, v.Valid, v.Errors)
		case !v.Valid && (len(v.Errors) != 1 || v.Errors[0].Path != "tiles.0.config.formulas.0.expression"):
			t.Errorf("%q: the validation is %v", text, v.Errors)
		}
	}
	for letter, text := range map[string]string{"C": "A+C", "Z": "Z/A"} {
		config := maps.Clone(tiles[0].(harness.Object)["config"].(harness.Object))
		config["formulas"] = []any{harness.Object{"expression": text}}
		v := s.Validate(t, harness.Encode(t, harness.Object{"name": "x", "tiles": []any{tileOf(config)}}))
		if len(v.Errors) != 1 || !strings.HasPrefix(v.Errors[0].Message, `Unknown series "`+letter+`"`) {
			t.Errorf("%s: the validation is %v", text, v.Errors)
		}
	}
}
