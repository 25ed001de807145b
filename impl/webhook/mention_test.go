package webhook

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestMentions(t *testing.T) {
	t.Parallel()
	hook := func(id string) Mention { return Mention{Word: "webhook-" + id, Webhook: id} }
	word := func(w string) Mention { return Mention{Word: w} }
	e := tileEvent(group("hook:R&D", "dir:{{value}}", "team:webhook-x", "none:"))
	for template, c := range map[string]struct {
		body string
		want []Mention
	}{
		"@webhook-65f5":                                {"", []Mention{hook("65f5")}},
		"Look @webhook-oncall now":                     {"Look  now", []Mention{hook("oncall")}},
		"a\n@webhook-a\t@webhook-b\u00a0@webhook-c":    {"a\n\t\u00a0", []Mention{hook("a"), hook("b"), hook("c")}},
		"@webhook-a @here @webhook-a @webhook-b":       {"   ", []Mention{hook("a"), word("here"), hook("b")}},
		"@webhook-My_Web.Hook-1 x":                     {" x", []Mention{hook("My_Web.Hook-1")}},
		"@webhook-a@b":                                 {"", []Mention{hook("a@b")}},
		"@webhook":                                     {"", []Mention{word("webhook")}},
		"@webhook-":                                    {"", []Mention{word("webhook-")}},
		"@webhook-{{attributes.none}}":                 {"", []Mention{word("webhook-")}},
		"@Webhook-a @slack-x":                          {" ", []Mention{word("Webhook-a"), word("slack-x")}},
		"ann@example.com a@b (@here) @ @, x@":          {"ann@example.com a@b (@here) @ @, x@", nil},
		"@here!":                                       {"!", []Mention{word("here")}},
		"@here}}":                                      {"", []Mention{word("here}}")}},
		"@}x @{x":                                      {"@}x @{x", nil},
		"@webhook-{{attributes.hook}}":                 {"", []Mention{hook("R&D")}},
		"@webhook-{{{attributes.hook}}}":               {"", []Mention{hook("R&D")}},
		"@webhook-{{~ attributes.hook ~}}-{{&value}}.": {"", []Mention{hook("R&D-10.789.")}},
		"@webhook-{{attributes.dir}}":                  {"", []Mention{hook("{{value}}")}},
		"@{{attributes.team}} {{attributes.team}}":     {" webhook-x", []Mention{word("{{attributes.team}}")}},
		"{{value}}@here":                               {"10.789@here", nil},
		`@here\{{value}} @there\\{{value}}`:            {`{{value}} \10.789`, []Mention{word("here"), word("there")}},
		`\{{value}} @here`:                             {"{{value}} ", []Mention{word("here")}},

		`{{#is_match "attributes.hook" "R&D"}}@webhook-a{{/is_match}}`:                 {"", []Mention{hook("a")}},
		`{{#is_match "attributes.hook" "D"}} @webhook-a {{/is_match}}`:                 {"", nil},
		`{{#is_match "attributes.hook" "D"}}@webhook-a{{else}}@webhook-b{{/is_match}}`: {"", []Mention{hook("b")}},
		`{{#if nope}} @webhook-a {{/if}}@webhook-b`:                                    {"", []Mention{hook("b")}},
		`{{#if value}}x{{else}}y{{/if}}@here`:                                          {"x@here", nil},
		`{{#if value}}x {{/if}}@here`:                                                  {"x ", []Mention{word("here")}},
		"{{! }}@here{{!@there}}":                                                       {"", []Mention{word("here")}},
		`@webhook-{{value}}}`:                                                          {"}", []Mention{hook("10.789")}},
		`x{{#if value}}@here{{/if}}`:                                                   {"x@here", nil},
		"a\n{{#is_match \"value\" 10.789}}\n  @webhook-a\n{{/is_match}}\nb":            {"a\n  \nb", []Mention{hook("a")}},
		"{{#each attributes}} @webhook-{{@key}}{{/each}}": {
			"    ", []Mention{hook("dir"), hook("hook"), hook("none"), hook("team")},
		},
		`{{#is_match "group" " @here"}}{{/is_match}}{{! @here }}{{#each attributes}}{{ @index }}{{/each}}`: {"0123", nil},
		"{{#each attributes}}{{#if @first}}@webhook-{{../value}}{{/if}}{{/each}}":                          {"", []Mention{hook("10.789")}},
		`{{#each attributes}}{{lookup @root.attributes @key}},{{/each}}`:                                   {"{{value}},R&D,,webhook-x,", nil},
	} {
		vars, err := e.variables()
		if err != nil {
			t.Fatal(err)
		}
		e.Alert.Message = &template
		body, got, err := e.message(vars, plainText, maxText)
		if diff := cmp.Diff(c.want, got); err != nil || body != c.body || diff != "" {
			t.Errorf("%s: text %q, want %q, error %v, mentions (-want +got):\n%s", template, body, c.body, err, diff)
		}
	}
}

func TestNamesHaveNoMentions(t *testing.T) {
	t.Parallel()
	got, err := Render(tileEvent(named("@webhook-a @here")).Event, "", "")
	if err != nil || got.Title != "🚨 @webhook-a @here" || got.Mentions != nil {
		t.Errorf("title %q, mentions %v, error %v", got.Title, got.Mentions, err)
	}
}
