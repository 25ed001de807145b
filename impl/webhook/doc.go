// Package webhook renders the notifications of alerts and delivers them.
//
// Render makes a Text of a store.Event by the templates of the alert. A Deliverer makes deliveries of the events in the
// outbox and sends them, any number of replicas side by side; its Sender makes one attempt at a time. What is particular
// to a service stands in one kind each (kind.go, slack.go, email.go and so on).
//
// Names and messages of alerts and bodies of webhooks are templates that members write, so they are taken to be hostile:
// what a template may do, how long it runs and how much it writes is bounded. Telemetry is data, and no part of a
// template. Receivers are taken to be hostile too: how long an attempt waits and how much it reads is bounded, and no
// error has a part of a URL, a secret or an answer in it.
//
// The package may import service and what is below it, and neither alerting nor httpapi.
package webhook
