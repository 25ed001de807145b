package webhook

import (
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/service"
)

// incident.io takes any body as well, but as in the reference API nothing shows the template, which may have a token.
var _ = register(kind{
	service:     api.WebhookServiceIncidentio,
	rules:       service.WebhookKind{Fields: []string{"body", "headers", "queryParams"}, Signed: true},
	defaultBody: defaultPayload,
	request:     genericRequest,
})
