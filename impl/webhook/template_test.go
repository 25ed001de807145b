package webhook

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/patience"
)

func TestTemplates(t *testing.T) {
	t.Parallel()
	e := tileEvent(group("service:<a&\"b'>", "region:eu", "zone:1"), func(e *notification) {
		e.Value = 0
		e.Alert.Channels = make([]api.AlertChannel, 11)
		for i := range e.Alert.Channels {
			e.Alert.Channels[i].WebhookID = string(rune('a' + i))
		}
	})
	for template, want := range map[string]string{
		"":                              "",
		"text } { {":                    "text } { {",
		`\{{value}} \\{{value}}`:        `{{value}} \0`,
		"{{attributes.service}}":        `<a&"b'>`,
		"{{{attributes.service}}}":      `<a&"b'>`,
		"{{&attributes.service}}":       `<a&"b'>`,
		`{"a":{"b":{{value}}}}`:         `{"a":{"b":0}}`,
		`{"a":{"b":{"c":{{{value}}}}}}`: `{"a":{"b":{"c":0}}}`,
		"{{#if value}}}{{else}}}}{{value}}}{{/if}}}":                                "}}0}}",
		"{{#if\r\n group\r\n}}y{{/if}}":                                             "y",
		"a {{~value~}} b":                                                           "a0b",
		"{{! not {{shown }}x":                                                       "x",
		"{{!-- {{value}} --}}x":                                                     "x",
		"{{#if group}}y{{/if}}":                                                     "y",
		"{{pluralize}}{{mention}}{{print-raw}}":                                     "",
		"{{#if nope}}y{{else}}n{{/if}}":                                             "n",
		"{{#if value}}y{{else}}n{{/if}}":                                            "n",
		"{{#if value includeZero=true}}y{{else}}n{{/if}}":                           "y",
		"{{#if nope}}a{{else if group}}b{{else}}c{{/if}}":                           "b",
		"{{#unless nope}}y{{/unless}}":                                              "y",
		"{{^if nope}}y{{else}}n{{/if}}":                                             "y",
		"{{#nope}}y{{/nope}}{{^nope}}n{{/nope}}":                                    "n",
		"{{#with attributes}}{{region}}{{/with}}":                                   "eu",
		"{{#with attributes as |a|}}{{a.region}}{{/with}}":                          "eu",
		"{{#each attributes}}{{@index}}{{@key}}={{{this}}};{{/each}}":               `0region=eu;1service=<a&"b'>;2zone=1;`,
		"{{#each attributes}}{{#if @first}}[{{/if}}.{{#if @last}}]{{/if}}{{/each}}": "[...]",
		"{{#each alert.channels}}{{webhookId}}{{/each}}":                            "abcdefghijk",
		"{{#each alert.channels as |c|}}{{#if @last}}{{c.webhookId}}{{../value}}{{@root.value}}{{/if}}{{/each}}": "k00",
		"{{#each nope}}y{{else}}n{{/each}}":                                            "n",
		"{{#each group}}y{{else}}n{{/each}}":                                           "n",
		`{{lookup attributes "region"}}`:                                               "eu",
		`{{#with (lookup attributes "nope")}}y{{else}}n{{/with}}`:                      "n",
		`{{log "secret"}}`:                                                             "",
		`{{#if (eq attributes.region "eu")}}y{{else}}n{{/if}}`:                         "y",
		`{{#if (eq attributes.region "us")}}y{{else}}n{{/if}}`:                         "n",
		`{{eq value 0}}{{eq value "0"}}{{eq attributes.zone 1}}`:                       "truefalsefalse",
		`{{eq alert.threshold 5.0}}{{eq isGroupedAlert true}}`:                         "truetrue",
		`{{eq nope nada}}{{eq attributes attributes}}`:                                 "truefalse",
		`{{#is_match "attributes.region" "eu"}}y{{/is_match}}`:                         "y",
		`{{#is_match "attributes.region" "e"}}y{{else}}n{{/is_match}}`:                 "n",
		`{{#is_match "attributes.nope" nope}}y{{/is_match}}`:                           "",
		`{{#is_match "value" "0"}}y{{/is_match}}`:                                      "",
		`{{#is_match "value" 0}}y{{/is_match}}`:                                        "y",
		`{{truncate attributes.service 4}}|{{truncate attributes.service 8}}`:          `<a&…|<a&"b'>`,
		`{{{truncate (lookup attributes "service") 1}}}{{truncate nope 1}}`:            "…",
		`{{#if (eq (truncate attributes.region 1) "…")}}y{{/if}}`:                      "y",
		"{{#each attributes}}{{truncate this 2}};{{/each}}":                            "eu;<…;1;",
		`{{~ truncate value 1 ~}} {{& truncate attributes 5}}`:                         "0map[…",
		`{{#is_match attributes.region "eu"}}y{{/is_match}}`:                           "",
		`{{#with alert}}{{#is_match "attributes.region" "eu"}}y{{/is_match}}{{/with}}`: "y",
	} {
		if err := Check(template); err != nil {
			t.Errorf("%s: %v", template, err)
		}
		if got := written(t, e, template); got != want {
			t.Errorf("%s: %q, want %q", template, got, want)
		}
	}
}

func TestWrongTemplates(t *testing.T) {
	t.Parallel()
	for template, want := range map[string]string{
		"{{value":             "line 1: Unclosed expression",
		"a\n{{value}":         "line 2: Unexpected character in expression: '}'",
		"{{!-- x":             "line 1: Unclosed comment",
		"{{}}":                `line 1: unexpected "}}", expected a name`,
		"{{{value}}":          `line 1: unexpected "}}", expected "}}}"`,
		"{{1e999}}":           `line 1: "1e999" is not a number`,
		"{{a.}}":              `line 1: unknown helper "a"`,
		"{{a/}}":              `line 1: unexpected "}}", expected a name`,
		"{{value}~}}":         `line 1: unexpected "}~}}", expected "}}"`,
		"{{{{value}}":         "line 1: Unclosed raw block",
		"{{a/../b}}":          `line 1: unexpected ".." in a path`,
		"{{@..}}":             `line 1: "@.." is not a path`,
		"{{a b}}":             `line 1: unknown helper "a"`,
		"{{a b=1}}":           `line 1: unknown helper "a"`,
		"{{#a b}}{{/a}}":      `line 1: unknown helper "a"`,
		"{{a.b c}}":           `line 1: unknown helper "a.b"`,
		`{{"eq" 1 1}}`:        `line 1: unknown helper "eq"`,
		"{{#if (a)}}{{/if}}":  `line 1: unknown helper "a"`,
		"{{pluralize 1 2 3}}": `line 1: unknown helper "pluralize"`,
		`{{#ifMatchesRegexStr "a" "b"}}{{/ifMatchesRegexStr}}`: `line 1: unknown helper "ifMatchesRegexStr"`,
		`{{#mention 0}}webhook-x{{/mention}}`:                  `line 1: unknown helper "mention"`,
		"{{if value}}":                                         `line 1: helper "if" must be used as a block: {{#if …}}`,
		"{{#if a}}{{if a}}{{/if}}":                             `line 1: helper "if" must be used as a block: {{#if …}}`,
		"{{#if (with a)}}{{/if}}":                              `line 1: helper "with" must be used as a block: {{#with …}}`,
		`{{#eq 1 1}}{{/eq}}`:                                   `line 1: helper "eq" cannot be used as a block`,
		`{{#if a}}{{else eq 1 1}}{{/if}}`:                      `line 1: helper "eq" cannot be used as a block`,
		"{{print-escaped value}}":                              `line 1: unknown helper "print-escaped"`,
		"{{truncate group}}":                                   `line 1: wrong number of values for helper "truncate": got 1, expected 2`,
		`{{truncate group "10"}}`:                              `line 1: the last value of helper "truncate" must be an integer of at least 1`,
		"{{truncate group value}}":                             `line 1: the last value of helper "truncate" must be an integer of at least 1`,
		"{{truncate group 0}}":                                 `line 1: the last value of helper "truncate" must be an integer of at least 1`,
		"{{truncate group 1.5}}":                               `line 1: the last value of helper "truncate" must be an integer of at least 1`,
		"{{eq 1}}":                                             `line 1: wrong number of values for helper "eq": got 1, expected 2`,
		"{{eq}}":                                               `line 1: wrong number of values for helper "eq": got 0, expected 2`,
		"{{#if}}{{/if}}":                                       `line 1: wrong number of values for helper "if": got 0, expected 1`,
		"{{#if a}}":                                            `line 1: "{{/if}}" is missing`,
		"{{#if a}}{{/each}}":                                   `line 1: unexpected "{{/each}}", expected "{{/if}}"`,
		"{{/if}}":                                              `line 1: unexpected "{{/"`,
		"{{else}}":                                             `line 1: unexpected "{{else}}"`,
		"{{#if a}}{{else}}{{else}}{{/if}}":                     `line 1: unexpected "{{else}}", expected "{{/if}}"`,
		`{{#"a"}}{{/a}}`:                                       `line 1: a block must begin with a name`,
		"{{> a}}":                                              `line 1: partials are not supported`,
		"{{{{a}}}} {{{{/a}}}}":                                 `line 1: raw blocks are not supported`,
		"{{" + strings.Repeat("a.", 32) + "a}}":                `line 1: a path has more than 32 parts`,
		"{{* a}}":                                              `line 1: Unexpected character in expression: '*'`,
		"{{#each a as |v k|}}{{/each}}":                        `line 1: expected one name after "as"; use @key for the key`,
		"\n{{#each a as ||}}{{/each}}":                         `line 2: unexpected "|", expected a name`,
		strings.Repeat("a", maxTemplate+1):                     "the template is longer than 16384 characters",
		"{{!--" + strings.Repeat(" ", 16000):                   "the template has too many consecutive spaces",
		strings.Repeat("{{#if a}}", 33):                        "line 1: blocks or brackets are nested more than 32 levels deep",
		"{{eq " + strings.Repeat("(eq ", 33):                   "line 1: Unclosed expression",
		"{{eq " + strings.Repeat("(eq ", 33) + "}}":            "line 1: blocks or brackets are nested more than 32 levels deep",
		"{{#if a}}" + strings.Repeat("{{else if a}}", 32):      "line 1: blocks or brackets are nested more than 32 levels deep",
	} {
		for _, err := range []error{Check(template), renderError(named(template)), renderError(message(template))} {
			if err == nil || !strings.HasSuffix(err.Error(), want) {
				t.Errorf("%.100s: error %v, want %s", template, err, want)
			}
		}
	}
}

func renderError(edit editEvent) error {
	_, err := Render(tileEvent(edit).Event, "", "")
	return err
}

func TestDeepTemplates(t *testing.T) {
	t.Parallel()
	for name, open := range map[string]string{
		"blocks":   "{{#if}}",
		"brackets": "{{eq " + "(",
		"else":     "{{else if a}}",
		"raw":      "{{{{",
	} {
		template := strings.Repeat(open, maxTemplate/len(open))
		if err := Check(template); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	inside := strings.Repeat("{{#if value}}", maxDepth) + "x" + strings.Repeat("{{/if}}", maxDepth)
	if got := written(t, tileEvent(), inside); got != "x" {
		t.Errorf("%q", got)
	}
}

// What comes of these would take gigabytes, or years.
func TestTemplatesAreBounded(t *testing.T) {
	t.Parallel()
	var labels []string
	for i := range maxLabels {
		labels = append(labels, "l"+string(rune('0'+i/100))+string(rune('0'+i/10%10))+string(rune('0'+i%10))+":x")
	}
	long := strings.Repeat("x", maxGroup)
	for name, c := range map[string]struct {
		event notification
		want  error
	}{
		"loops that write nothing": {tileEvent(group(labels...), message(loops(8, ""))), errTooSlow},
		"loops in a name":          {tileEvent(group(labels...), named(loops(8, ""))), errTooSlow},
		"a loop that writes much":  {tileEvent(group(labels...), message(loops(1, strings.Repeat("x", 100)))), errTooLong},
		"loops that write much before they are too slow": {
			tileEvent(group(labels...), message(loops(3, strings.Repeat("x", 50)))), errTooLong,
		},
		"a value over and over": {tileEvent(group("a:"+long), message(strings.Repeat("{{attributes.a}}", 200))), errTooLong},
		"every value over and over": {
			tileEvent(group("a:"+long), message(strings.Repeat("{{@root}}", 400))), errTooLong,
		},
		"a name and a message together": {
			tileEvent(group("a:"+long), named(strings.Repeat("{{attributes.a}}", 10)), message(strings.Repeat("{{attributes.a}}", 10))),
			errTooLong,
		},
		"mentions that are long": {
			tileEvent(group(labels...), message("{{#each attributes}} @webhook-"+strings.Repeat("{{@root}}", 50)+"{{/each}}")), errTooLong,
		},
		"mentions": {
			tileEvent(group(labels...), message("{{#each attributes}} @webhook-{{@key}}{{/each}}")), errMentions,
		},
	} {
		start := time.Now()
		_, err := Render(c.event.Event, c.event.sample, "")
		if err == nil || !strings.HasSuffix(err.Error(), c.want.Error()) {
			t.Errorf("%s: error %v, want %v", name, err, c.want)
		}
		if took := time.Since(start); took > patience.Timeout {
			t.Errorf("%s: %v", name, took)
		}
	}
}

func loops(n int, inside string) string {
	return strings.Repeat("{{#each @root.attributes}}", n) + inside + strings.Repeat("{{/each}}", n)
}

func TestFailuresOfTheLibraryAreErrors(t *testing.T) {
	t.Parallel()
	for _, template := range []string{"{{#ifGt}}{{/ifGt}}", "{{#mention}}{{/mention}}"} {
		if err := renderError(message(template)); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: error %v", template, err)
		}
	}
}

func TestPanicsAreErrors(t *testing.T) {
	t.Parallel()
	tpl := &template{source: "{{#mention 7}}{{/mention}}"} // there is no such word
	if out, _, err := tpl.execute(nil, plainText, maxText); err == nil || !strings.Contains(err.Error(), "cannot be rendered") {
		t.Errorf("text %q, error %v", out, err)
	}
}

func TestWhatTagsCanPrintIsBoundedBeforehand(t *testing.T) {
	t.Parallel()
	tpl, err := compile(strings.Repeat("{{a}}", 100))
	if err != nil {
		t.Fatal(err)
	}
	for n, want := range map[int]error{maxPrinted / 200: nil, maxPrinted / 100: errTooLong} {
		if _, _, err := tpl.execute(map[string]any{"a": strings.Repeat("x", n)}, plainText, maxPrinted); !errors.Is(err, want) {
			t.Errorf("%d bytes: error %v, want %v", n, err, want)
		}
	}
	small := map[string]any{"a": "x", "b": map[string]any{"c": strings.Repeat("x", maxPrinted/100)}}
	if _, _, err := tpl.execute(small, plainText, maxPrinted); !errors.Is(err, errTooLong) {
		t.Errorf("what is printed may be everything: error %v", err)
	}
}
