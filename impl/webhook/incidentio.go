package webhook

import (
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/service"
)

// incident.io takes any body as well, but as in the reference API nothing shows the template, which may have a token.
var _ = register(kind{
	service:     api.WebhookServiceIncidentio,
	rules:       service.WebhookKind{Fields: []string{"body", "headers", "queryParams"}, Signed: true},
	defaultBody: incidentBody,
	request:     genericRequest,
})

// incidentBody is an alert event of incident.io's HTTP alert source. Its status has only two values, so that an alert
// without data is firing, too; the metadata has ours.
const incidentBody = `{"title":"{{title}}","status":"{{#if (eq state "OK")}}resolved{{else}}firing{{/if}}",` +
	`"deduplication_key":"{{eventId}}","description":"{{body}}",{{#if link}}"source_url":"{{link}}",{{/if}}` +
	`"metadata":{"alert_id":"{{alertId}}","status":"{{status}}",` +
	`"condition":"{{comparator}}{{#if threshold}} {{threshold}}{{/if}}{{#if thresholdMax}} and {{thresholdMax}}{{/if}}",` +
	`"window":"{{startTimeISO}}/{{endTimeISO}}"}}`
