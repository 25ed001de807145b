package service

import (
	"maps"
	"slices"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// WebhookKind is what the rules about a webhook depend on that differs between services.
type WebhookKind struct {
	// Fields are those of body, headers, queryParams and routingKey that a webhook may have, and Required those of them
	// that it must have.
	Fields, Required []string
	// Signed says that a webhook has a signing secret.
	Signed bool
	// BodyShown says that answers show the template of the body. The responses of a receiver that may repeat one which is
	// not shown are not kept.
	BodyShown bool
	// Mail says that the URL names mailboxes instead of a host, and that it takes a mail server to reach them. Any other
	// URL is http or https.
	Mail bool
	// CheckURL says what else is wrong with a URL, as an Invalid error; nil for nothing.
	CheckURL func(url string) error
}

// WebhookKinds are the kinds of all services.
type WebhookKinds map[api.WebhookService]WebhookKind

// rules holds the rules of a webhook that its schema cannot say, but for those that depend on what is stored, and for
// where its URL may point.
func (k WebhookKinds) rules(w api.WebhookWrite) issueList {
	var issues issueList
	checkName(&issues, w.Name)
	if _, ok := parseTarget(w.URL); !ok {
		issues.add("Invalid url", "url")
	}
	hook, secrets := newWebhook(w)
	for _, field := range particularFields(hook, secrets) {
		if field.given && !slices.Contains(k[w.Service].Fields, field.name) {
			issues.add(field.name+" is not supported for "+string(w.Service)+" webhooks", "%s", field.name)
		}
	}
	return issues
}

// checkRequired asks for the fields without which a webhook cannot be called.
func (k WebhookKinds) checkRequired(issues *issueList, hook api.Webhook, secrets store.WebhookSecrets) {
	for _, field := range particularFields(hook, secrets) {
		if !field.given && slices.Contains(k[hook.Service].Required, field.name) {
			issues.add("Required", "%s", field.name)
		}
	}
}

type particularField struct {
	name  string
	given bool
}

// particularFields are the fields that only webhooks of some services have.
func particularFields(hook api.Webhook, secrets store.WebhookSecrets) []particularField {
	return []particularField{
		{"body", hook.Body != nil},
		{"headers", secrets.Headers != nil},
		{"queryParams", secrets.QueryParams != nil},
		{"routingKey", secrets.RoutingKey != nil},
	}
}

// checkPayload checks the template of a body. One that was stored before may stay as it is.
func (k WebhookKinds) checkPayload(check func(string) error, hook api.Webhook, stored *string) issueList {
	var issues issueList
	if slices.Contains(k[hook.Service].Fields, "body") {
		checkTemplate(&issues, check, "body", hook.Body, stored)
	}
	return issues
}

// checkURL says whether a URL may be that of a webhook. The URL is one that parseTarget takes.
func (k WebhookKinds) checkURL(service api.WebhookService, url string) error {
	kind := k[service]
	if t, _ := parseTarget(url); !kind.Mail && !t.web() {
		return core.InvalidError("The webhook URL must use http or https")
	}
	if kind.CheckURL == nil {
		return nil
	}
	return kind.CheckURL(url)
}

// signed are the names of the services whose webhooks are signed.
func (k WebhookKinds) signed() string {
	var names []string
	for _, service := range slices.Sorted(maps.Keys(k)) {
		if k[service].Signed {
			names = append(names, string(service))
		}
	}
	return strings.Join(names, " and ")
}
