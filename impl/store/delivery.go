package store

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"strings"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// Message is what a notification says, as it was when its event was looked at.
type Message struct {
	Firing bool   `json:"firing"`
	Title  string `json:"title"`
	Body   string `json:"body"`
	Link   string `json:"link"`
	// Start and End are the window that it is about, in milliseconds since 1970.
	Start int64 `json:"start"`
	End   int64 `json:"end"`
	// EventID is shared by everything that the webhook is notified about the group of the alert.
	EventID string `json:"eventId"`
	// Variables are further values for the body template of a webhook, by name. Messages of earlier versions have none.
	Variables map[string]string `json:"variables,omitempty"`
}

// Size returns the number of bytes in the texts of a message.
func (m Message) Size() int {
	n := len(m.Title) + len(m.Body)
	for name, value := range m.Variables {
		n += len(name) + len(value)
	}
	return n
}

// Delivery is a notification for one webhook. Those with the same alert, group and webhook are sent in the order of Seq.
type Delivery struct {
	Team core.TeamID
	ID   string
	Seq  int64
	// AlertID is empty for a test of the webhook.
	AlertID, Group string
	WebhookID      string
	// WebhookName and Service are those that the webhook had when the notification was made.
	WebhookName string
	Service     api.WebhookService
	// MessageID is the same for every attempt.
	MessageID string
	Message   Message
	// Attempts is how many there were, and Tries how many of them since it was last put in line, on which the wait for
	// the next depends.
	Attempts, Tries int
	// Expires is when it is given up.
	Expires time.Time
}

// Receiver is a webhook with everything that it takes to call it.
type Receiver struct {
	api.Webhook
	WebhookSecrets
	// Signing are the secrets that messages are signed with, the newest first; none for webhooks that are not signed.
	Signing []string
	// Trusted is set when the operator has configured the URL, so that it may be in a private network.
	Trusted bool
	// Damaged is why neither its URL nor any secret is known, nil if they are.
	Damaged error
}

// deliveryRecord is a row of deliveries.
type deliveryRecord struct {
	TeamID      string  `json:"team_id"`
	ID          string  `json:"id"`
	AlertID     string  `json:"alert_id"`
	GroupKey    string  `json:"group_key"`
	WebhookID   string  `json:"webhook_id"`
	WebhookName string  `json:"webhook_name"`
	Service     string  `json:"service"`
	Target      string  `json:"target"`
	Queue       string  `json:"queue"`
	MessageID   string  `json:"message_id"`
	EventID     string  `json:"event_id"`
	Firing      bool    `json:"firing"`
	Title       string  `json:"title"`
	Body        string  `json:"body"`
	Link        string  `json:"link"`
	WindowStart int64   `json:"window_start"`
	WindowEnd   int64   `json:"window_end"`
	Variables   *string `json:"variables"`
	Status      string  `json:"status"`
	Waits       bool    `json:"waits"`
	Attempts    int     `json:"attempts"`
	Tries       int     `json:"tries"`
	DueAt       *int64  `json:"due_at"`
	ExpiresAt   int64   `json:"expires_at"`
	CreatedAt   int64   `json:"created_at"`
	FinishedAt  *int64  `json:"finished_at"`
	Ordinal     int     `json:"ordinal"`
}

var deliveryColumns = []column{
	{"team_id", "text"},
	{"id", "text"},
	{"alert_id", "text"},
	{"group_key", "text"},
	{"webhook_id", "text"},
	{"webhook_name", "text"},
	{"service", "text"},
	{"target", "text"},
	{"queue", "text"},
	{"message_id", "text"},
	{"event_id", "text"},
	{"firing", "boolean"},
	{"title", "text"},
	{"body", "text"},
	{"link", "text"},
	{"window_start", "bigint"},
	{"window_end", "bigint"},
	{"variables", "text"},
	{"status", "text"},
	{"waits", "boolean"},
	{"attempts", "bigint"},
	{"tries", "bigint"},
	{"due_at", "bigint"},
	{"expires_at", "bigint"},
	{"created_at", "bigint"},
	{"finished_at", "bigint"},
}

// newRecord is the row of a delivery that is to be sent.
func newRecord(team core.TeamID, alert, group string, n NewDelivery, now int64) deliveryRecord {
	m := n.Message
	group = Storable(group)
	var variables *string
	if len(m.Variables) > 0 {
		variables = textPointer(jsonText(m.Variables))
	}
	return deliveryRecord{
		TeamID: string(team), ID: core.NewID(), AlertID: alert, GroupKey: group, WebhookID: n.WebhookID,
		WebhookName: Storable(n.WebhookName), Service: string(n.Service), Target: DeliveryTarget{team, n.WebhookID}.name(),
		Queue: queueName(team, n.WebhookID, alert, group), MessageID: n.MessageID, EventID: m.EventID, Firing: m.Firing,
		Title: Storable(m.Title), Body: Storable(m.Body), Link: Storable(m.Link), WindowStart: m.Start, WindowEnd: m.End,
		Variables: variables, Status: string(api.DeliveryStatusPending), CreatedAt: now,
	}
}

// queueName is short, whatever the group is called.
func queueName(team core.TeamID, webhook, alert, group string) string {
	sum := sha256.Sum256([]byte(jsonText([]string{string(team), webhook, alert, group})))
	return hex.EncodeToString(sum[:16])
}

// addDeliveries adds deliveries at the end of their queues, where they wait if there are others. Their targets are
// locked.
func (t *Tx) addDeliveries(ctx context.Context, records []deliveryRecord) error {
	if len(records) == 0 {
		return nil
	}
	seen := make(map[string]bool, len(records))
	for i := range records {
		r := &records[i]
		pending := r.Status == string(api.DeliveryStatusPending)
		r.Ordinal, r.Waits = i, pending && seen[r.Queue]
		seen[r.Queue] = seen[r.Queue] || pending
	}
	values := make([]string, len(deliveryColumns))
	for i, c := range deliveryColumns {
		values[i] = "v." + c.name
		if c.name == "waits" {
			values[i] = "v.waits OR v.status = 'pending' AND EXISTS (SELECT 1 FROM deliveries d" +
				" WHERE d.queue = v.queue AND d.status = 'pending')"
		}
	}
	return t.session(ctx).Exec("INSERT INTO deliveries ("+names(deliveryColumns, "")+") SELECT "+
		strings.Join(values, ", ")+" FROM "+t.records(withOrdinal(deliveryColumns))+" ORDER BY v.ordinal",
		jsonText(records)).Error
}
