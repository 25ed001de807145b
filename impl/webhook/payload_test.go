package webhook

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/store"
)

func TestJSONText(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		`a"b\c`:                       `a\"b\\c`,
		"\b\f\n\r\t\x00\x1f":          `\b\f\n\r\t\u0000\u001f`,
		"<>&'/\u2028\u2029🚨\x7f שלום": "<>&'/\u2028\u2029🚨\x7f שלום",
		"\xff":                        "\uFFFD",
		"":                            "",
	} {
		got := string(jsonText(text))
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
		var back string
		if err := json.Unmarshal([]byte(`"`+got+`"`), &back); err != nil || back != strings.ToValidUTF8(text, "\uFFFD") {
			t.Errorf("%q: read back as %q, error %v", text, back, err)
		}
	}
}

func TestPayloads(t *testing.T) {
	t.Parallel()
	const id = "0123456789abcdef0123456789abcdef01234567"
	m := store.Message{
		Firing: true, Title: `🚨 Alert for "Errors" - 3 lines found`, Body: "a\n<b> {{title}}", Link: "http://x?a=1&b=2",
		Start: 1700172300000, End: 1700172600000, EventID: id,
	}
	for name, c := range map[string]struct {
		template *string
		want     string
	}{
		"that of the sheet": {
			of(`{"text":"{{title}}","sev":"{{#if (eq state "ALERT")}}critical{{else}}ok{{/if}}","at":{{startTime}}}`),
			`{"text":"🚨 Alert for \"Errors\" - 3 lines found","sev":"critical","at":1700172300000}`,
		},
		"a default": {
			nil, `{"text":"🚨 Alert for \"Errors\" - 3 lines found | a\n<b> {{title}} | http://x?a=1&b=2 | ALERT | ` +
				`1700172300000 | 1700172600000 | ` + id + `"}`,
		},
		"nothing":                   {of(""), ""},
		"nothing that is JSON":      {of("{{body}}{{{link}}}{{alert.id}}"), `a\n<b> {{title}}http://x?a=1&b=2`},
		"a value that is looked up": {of(`{{lookup @root "title"}}`), `🚨 Alert for \"Errors\" - 3 lines found`},
		"a mention is a text":       {of("@here"), "@here"},
	} {
		got, err := Payload(c.template, m)
		if err != nil || got != c.want {
			t.Errorf("%s: %s, want %s, error %v", name, got, c.want, err)
		}
	}
	alone, err := Payload(nil, m)
	if err != nil {
		t.Fatal(err)
	}
	m.Body += "\n" + m.Link
	if got, err := Payload(nil, m); err != nil || got != alone {
		t.Errorf("the default has a link twice: %s, error %v", got, err)
	}
	m.Firing = false
	if got, err := Payload(of("{{state}}"), m); err != nil || got != "OK" {
		t.Errorf("resolved: %s, error %v", got, err)
	}
}

func TestPayloadsAreBounded(t *testing.T) {
	t.Parallel()
	m := store.Message{Body: strings.Repeat("\x00", maxText)}
	if _, err := Payload(nil, m); err != nil {
		t.Errorf("a long body: error %v", err)
	}
	for _, n := range []int{3, 2000} {
		_, err := Payload(of(strings.Repeat("{{body}}", n)), m)
		if err == nil || !strings.HasSuffix(err.Error(), errTooLong.Error()) {
			t.Errorf("a long body %d times: error %v", n, err)
		}
	}
	if _, err := Payload(of("{{#if}}"), store.Message{}); err == nil {
		t.Error("a wrong template: no error")
	}
}

func TestEventIDs(t *testing.T) {
	t.Parallel()
	e := tileEvent(group("a:b"))
	first := EventID(e, "w")
	if !regexp.MustCompile(`^[0-9a-f]{40}$`).MatchString(first) {
		t.Errorf("id %q", first)
	}
	same := e
	same.Firing, same.Value, same.Start = false, 1, ten10.Add(time.Hour)
	if got := EventID(same, "w"); got != first {
		t.Errorf("resolved: %s, want %s", got, first)
	}
	seen := map[string]string{first: "the first"}
	for name, edit := range map[string]editEvent{
		"another alert": func(e *Event) { e.Alert.ID += "0" },
		"another group": func(e *Event) { e.Group += "c" },
		"not grouped":   func(e *Event) { e.Grouped = false },
	} {
		other := e
		edit(&other)
		seen[EventID(other, "w")] = name
	}
	seen[EventID(e, "w2")] = "another webhook"
	if len(seen) != 5 {
		t.Errorf("%d different ids, want 5: %v", len(seen), seen)
	}
}
