package service

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// redeliverFor is how long a notification is tried that is put in line again: as long as a new one.
const redeliverFor = 24 * time.Hour

// Deliveries reads what was sent to webhooks, and puts it in line again.
type Deliveries struct {
	Store *store.Store
	Now   func() time.Time
	// Wake says that there is something to send. It is nil in a process that sends nothing.
	Wake func()
}

// DeliveryFilter narrows a list of deliveries. Its times are date-times whose form has been checked: those of the
// creation, of which the end is not included.
type DeliveryFilter struct {
	AlertID, WebhookID *string
	Status             *api.DeliveryStatus
	Start, End         *string
}

// List returns a page of the list of the team's deliveries, the newest first. The alert and the webhook of a filter need
// not exist any more.
func (d *Deliveries) List(ctx context.Context, team core.TeamID, f DeliveryFilter, limit, offset int) (List, error) {
	filter := store.DeliveryFilter{AlertID: lower(f.AlertID), WebhookID: lower(f.WebhookID), Status: f.Status}
	for _, end := range []struct {
		text *string
		time **time.Time
	}{{f.Start, &filter.Start}, {f.End, &filter.End}} {
		if end.text == nil {
			continue
		}
		at, err := core.ParseTime(*end.text)
		if err != nil {
			return nil, err
		}
		*end.time = &at.Time
	}
	return jsonList(d.Store.DeliveryList(team, filter, limit, offset), func(delivery api.Delivery) api.Delivery {
		return shownDelivery(ctx, delivery)
	}), nil
}

// seesReceivers reports whether the caller is shown what only a receiver should know of a webhook, and may have sent back: of the
// self-hosted people an admin, and of managed keys those of developers too.
func seesReceivers(ctx context.Context) bool { return core.PrincipalFrom(ctx).May(core.RoleDeveloper) }

// shownDelivery is a delivery as answers show it. What a receiver has answered may repeat the template or the path of the webhook.
func shownDelivery(ctx context.Context, delivery api.Delivery) api.Delivery {
	if seesReceivers(ctx) {
		return delivery
	}
	if last := delivery.LastAttempt; last != nil {
		shown := *last
		shown.Response = nil
		delivery.LastAttempt = &shown
	}
	delivery.Attempts = slices.Clone(delivery.Attempts)
	for i := range delivery.Attempts {
		delivery.Attempts[i].Response = nil
	}
	return delivery
}

// lower is an id as it is stored.
func lower(id *string) *string {
	if id == nil {
		return nil
	}
	stored := strings.ToLower(*id)
	return &stored
}

// Get returns one delivery with its text and its attempts.
func (d *Deliveries) Get(ctx context.Context, team core.TeamID, id string) (api.Delivery, error) {
	delivery, err := d.Store.GetDelivery(ctx, team, id)
	return shownDelivery(ctx, delivery), err
}

// Redeliver puts a delivery in line again, whatever has become of it.
func (d *Deliveries) Redeliver(ctx context.Context, team core.TeamID, id string) (api.Delivery, error) {
	var delivery api.Delivery
	err := d.Store.Write(ctx, func(tx *store.Tx) error {
		err := tx.Redeliver(ctx, team, id, d.Now().Add(redeliverFor))
		if err == nil {
			// Read here, before a deliverer sends it.
			delivery, err = tx.GetDelivery(ctx, team, id)
		}
		tx.Audit(store.Change{Type: api.ActivityTypeResourceUpdate, Kind: auditDelivery, ID: id, Name: delivery.Title})
		return err
	})
	if err == nil && d.Wake != nil {
		d.Wake()
	}
	return shownDelivery(ctx, delivery), err
}

// ListOfAlert is List for one alert, which must exist.
func (d *Deliveries) ListOfAlert(
	ctx context.Context, team core.TeamID, alert string, f DeliveryFilter, limit, offset int,
) (List, error) {
	if _, err := d.Store.GetAlert(ctx, team, alert); err != nil {
		return nil, err
	}
	f.AlertID = &alert
	return d.List(ctx, team, f, limit, offset)
}

// GetOfAlert is Get for a delivery of an alert. That of another alert is NotFound.
func (d *Deliveries) GetOfAlert(ctx context.Context, team core.TeamID, alert, id string) (api.Delivery, error) {
	if _, err := d.Store.GetAlert(ctx, team, alert); err != nil {
		return api.Delivery{}, err
	}
	delivery, err := d.Store.GetDelivery(ctx, team, id)
	if err == nil && text(delivery.AlertID) != alert {
		return api.Delivery{}, core.NotFoundError("Delivery not found")
	}
	return shownDelivery(ctx, delivery), err
}

// RedeliverOfAlert is Redeliver for a delivery of an alert. That of another alert is NotFound.
func (d *Deliveries) RedeliverOfAlert(ctx context.Context, team core.TeamID, alert, id string) (api.Delivery, error) {
	if _, err := d.GetOfAlert(ctx, team, alert, id); err != nil {
		return api.Delivery{}, err
	}
	return d.Redeliver(ctx, team, id)
}
