package webhook

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

// FuzzRender holds that no template and no telemetry stops the program, that what comes of them is bounded, and that
// the library's parser reads everything that ours does.
func FuzzRender(f *testing.F) {
	for _, template := range []string{
		"", "{{value}}", "{{{group}}}", "{{#each attributes}}{{@key}}={{this}} {{/each}}", `{{#is_match "group" "a:b"}} @webhook-{{value}} {{else}}@here{{/is_match}}`,
		"{{#if (eq value 1)}}a{{else if group}}b{{^}}c{{/if}}", "{{~#with alert as |a|~}} {{a.id}} {{~/with~}}", `\{{a}} \\{{b}} {{! c }} {{!-- d --}}`,
		"{{#each @root}}{{#each @root}}{{#each this}}x{{/each}}{{/each}}{{/each}}", "{{{{raw}}}}{{{{/raw}}}}", "{{> p}}", "{{@root.[-1].length}}",
		`{{lookup (lookup alert "channels") 0}}`, `{{{truncate (lookup attributes "c") 3}}}{{&truncate group 1}}{{"a"}}{{[b c]}}`, "{{#if a}}{{if a}}{{/if}}", "{{#if a}}\n@webhook-{{~&value~}}}\n{{/if}}", "{{^a}}{{else}}{{/a}}", "{{../../a/b.[c d]}}",
	} {
		f.Add(template, "a:b", "row,1\n")
		f.Add(template, "k8s.pod:{{x}}", "```")
	}
	f.Fuzz(func(t *testing.T, template, label, rows string) {
		e := searchEvent(message(template), named(template), group(label, "k8s:b", "c:d"), func(e *notification) { e.sample = rows })
		for _, firing := range []bool{true, false} {
			e.Firing = firing
			text, err := Render(e.Event, e.sample, "")
			if errors.Is(err, errUnread) {
				t.Fatalf("%q: %v", template, err)
			}
			if err != nil {
				continue
			}
			if n := len(text.Title) + len(text.Body); n > 2*maxText || len(text.Mentions) > maxMentions {
				t.Fatalf("%q: %d bytes, %d mentions", template, n, len(text.Mentions))
			}
			if !utf8.ValidString(text.Title + text.Body) {
				t.Fatalf("%q: no UTF-8", template)
			}
			for service := range kinds {
				if body, err := text.BodyFor(service); err != nil || !utf8.ValidString(body) {
					t.Fatalf("%q for %s: %q, error %v", template, service, body, err)
				}
			}
			again, err := Render(e.Event, e.sample, "")
			if err != nil || again.Title != text.Title || again.Body != text.Body {
				t.Fatalf("%q: rendered again %q and %q, error %v", template, text.Body, again.Body, err)
			}
			if !strings.HasPrefix(text.Title, "🚨 ") && !strings.HasPrefix(text.Title, "✅ ") {
				t.Fatalf("%q: title %q", template, text.Title)
			}
		}
		if _, err := Payload(api.WebhookServiceGeneric, &template, store.Message{Title: label, Body: rows, Link: "l"}); errors.Is(err, errUnread) {
			t.Fatalf("%q: %v", template, err)
		}
	})
}
