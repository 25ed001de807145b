package service

import (
	"context"
	"net/url"
	"slices"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// Webhooks reads webhooks; they are written by `obstack apply`.
type Webhooks struct{ Store *store.Store }

// List returns a page of the team's webhooks in the order of creation, and how many there are in all.
func (w *Webhooks) List(ctx context.Context, team core.TeamID, limit, offset int) ([]api.Webhook, int, error) {
	list, total, err := w.Store.ListWebhooks(ctx, team, limit, offset)
	for i := range list {
		// The payload template is shown where the client is free to choose it.
		if list[i].Service != api.WebhookServiceGeneric {
			list[i].Body = nil
		}
	}
	return list, total, err
}

// checkWebhook holds the rules of a webhook that its schema cannot say. Whether the
// address may be reached is not asked: what an operator applies may point inside.
func checkWebhook(w api.WebhookWrite) issueList {
	var issues issueList
	u, err := url.Parse(w.URL)
	switch {
	case err != nil || !u.IsAbs() || u.Hostname() == "":
		issues.add("Invalid url", "url")
	case u.Scheme != "http" && u.Scheme != "https":
		issues.add("URL must use http or https", "url")
	case w.Service == api.WebhookServiceSlack && !isSlackHost(u.Hostname()):
		issues.add("Slack webhooks must point at slack.com", "url")
	}
	if w.Service == api.WebhookServiceSlack {
		for field, present := range map[string]bool{
			"body": w.Body != nil, "headers": w.Headers != nil, "queryParams": w.QueryParams != nil,
		} {
			if present {
				issues.add(field+" is not supported for slack webhooks", "%s", field)
			}
		}
	}
	slices.SortFunc(issues, func(a, b core.Issue) int { return strings.Compare(a.Path, b.Path) })
	return issues
}

func isSlackHost(host string) bool {
	host = strings.ToLower(host)
	return host == "slack.com" || strings.HasSuffix(host, ".slack.com")
}
