package webhook

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"
	"unicode/utf16"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// validateDiscord returns an error for a body that Discord refuses, or that mentions a person or role.
func validateDiscord(body []byte) (discordMessage, error) {
	var m discordMessage
	decoder := json.NewDecoder(bytes.NewReader(body))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&m); err != nil {
		return m, err
	}
	if !bytes.Contains(body, []byte(`"allowed_mentions":{"parse":[]}`)) {
		return m, fmt.Errorf("mentions are allowed in %s", body)
	}
	if len(m.Embeds) != 1 {
		return m, fmt.Errorf("%d embeds", len(m.Embeds))
	}
	units := func(s string) int { return len(utf16.Encode([]rune(s))) }
	e := m.Embeds[0]
	title, description := units(e.Title), units(e.Description)
	switch {
	case title == 0 || title > 256:
		return m, fmt.Errorf("a title of %d characters", title)
	case description > 4096 || title+description > 6000:
		return m, fmt.Errorf("a description of %d characters", description)
	case e.Color < 0 || e.Color > 0xFFFFFF:
		return m, fmt.Errorf("the color %d", e.Color)
	case e.URL != "" && !strings.HasPrefix(e.URL, "https://") && !strings.HasPrefix(e.URL, "http://"):
		return m, fmt.Errorf("the URL %q", e.URL)
	case strings.Contains(e.Title+e.Description, "\uFFFD\uFFFD"):
		return m, fmt.Errorf("half of a character in %q", e.Title+e.Description)
	}
	return m, nil
}

func acceptedByDiscord(t *testing.T, body []byte) discordMessage {
	t.Helper()
	m, err := validateDiscord(body)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// newDiscord returns a receiver that answers as Discord does.
func newDiscord(t *testing.T) *catcher {
	return newCatcher(t, func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		if _, err := validateDiscord(body); err != nil || r.Header.Get("Content-Type") != "application/json" {
			t.Error(err)
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		w.WriteHeader(http.StatusNoContent)
	})
}

func TestDiscordMessages(t *testing.T) {
	t.Parallel()
	c := newDiscord(t)
	r := aReceiver(api.WebhookServiceDiscord, c.URL+"/api/webhooks/1/x?thread_id=2")
	const text = "Look & see\n<https://x|y>"
	at := core.Time{Time: time.UnixMilli(1700172600000).UTC()}
	want := []discordEmbed{
		{`🚨 Errors \> "5"`, "https://ui.example/search/1?a=1&b=2", text, discordRed, at},
		{`🚨 Errors \> "5"`, "https://ui.example/search/1?a=1&b=2", text, discordGreen, at},
		{`🚨 Errors \> "5"`, "", text, discordRed, at},
	}
	edits := []func(*store.Delivery){
		func(*store.Delivery) {}, isResolved, func(d *store.Delivery) { d.Message.Link = "/search" },
	}
	for i, edit := range edits {
		d := aDelivery(edit)
		if got := newSender(t).Send(t.Context(), r, d, ten10); got.Status != http.StatusNoContent || got.Error != "" {
			t.Fatalf("%+v", got)
		}
		sent := acceptedByDiscord(t, []byte(c.requests()[i].body))
		if diff := cmp.Diff(want[i], sent.Embeds[0]); diff != "" {
			t.Errorf("message %d (-want +got):\n%s", i, diff)
		}
	}
}

func TestLongTextsFitDiscord(t *testing.T) {
	t.Parallel()
	for name, unit := range map[string]string{
		"letters": "x", "lines": "x\n", "characters of two units": "🚨", "escapes": `*`, "backslashes": `\`,
	} {
		for n := range 4 {
			text := strings.Repeat("x", n) + strings.Repeat(unit, 10_000)
			embed := acceptedByDiscord(t, bodyOf(t, api.WebhookServiceDiscord, aDelivery(func(d *store.Delivery) {
				d.Message.Title, d.Message.Body = text, discordData(text)
			}))).Embeds[0]
			if len(embed.Title) < 250 || len(embed.Description) < 4085 {
				t.Errorf("%s: a title of %d bytes and a body of %d", name, len(embed.Title), len(embed.Description))
			}
			if shown := strings.TrimSuffix(showMarkdown(embed.Description), "..."); !strings.HasPrefix(text, shown) {
				t.Errorf("%s: it ends with %q", name, shown[len(shown)-10:])
			}
		}
	}
	rows := aDelivery(func(d *store.Delivery) { d.Message.Body = "a\n```\n" + strings.Repeat("x", 5000) + "\n```" })
	embed := acceptedByDiscord(t, bodyOf(t, api.WebhookServiceDiscord, rows)).Embeds[0]
	if !strings.HasSuffix(embed.Description, "xx...\n```") {
		t.Errorf("a block of code is not closed: %q", embed.Description[4080:])
	}
}

func TestRowsForDiscordAreCode(t *testing.T) {
	t.Parallel()
	text, err := Render(searchEvent().Event, "a_b,<@1>\n```\n*c*", "")
	if err != nil {
		t.Fatal(err)
	}
	body, err := text.BodyFor(api.WebhookServiceDiscord)
	if err != nil || !strings.HasSuffix(body, "\n```\na_b,<@1>\n'''\n*c*\n```") {
		t.Errorf("%q, error %v", body, err)
	}
}

func TestDiscordSaysWhenToRetry(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		status       int
		header, body string
		want         Result
	}{
		"a header and a body":       {429, "7", `{"retry_after": 64.5}`, httpError(429, true, 7*time.Second)},
		"seconds in the body":       {429, "", `{"message": "m", "retry_after": 64.5, "global": false}`, httpError(429, true, 64500*time.Millisecond)},
		"a fraction of a second":    {429, "", `{"retry_after": 0.25}`, httpError(429, true, 250*time.Millisecond)},
		"too long":                  {429, "", `{"retry_after": 1e300}`, httpError(429, true, maxRetryAfter)},
		"a negative time":           {429, "", `{"retry_after": -1}`, httpError(429, true, 0)},
		"no number":                 {429, "", `{"retry_after": "5"}`, httpError(429, true, 0)},
		"no JSON":                   {429, "", `<html>`, httpError(429, true, 0)},
		"an answer that is not 429": {400, "", `{"retry_after": 5}`, httpError(400, false, 0)},
	} {
		to := newCatcher(t, func(w http.ResponseWriter, _ *http.Request) {
			if c.header != "" {
				w.Header().Set("Retry-After", c.header)
			}
			w.WriteHeader(c.status)
			_, _ = io.WriteString(w, c.body)
		})
		got := newSender(t).Send(t.Context(), aReceiver(api.WebhookServiceDiscord, to.URL), aDelivery(), ten10)
		got.Response = ""
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
