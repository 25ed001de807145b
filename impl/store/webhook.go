package store

import (
	"context"
	"slices"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

const (
	webhookMissing = "Webhook not found"
	webhookExists  = "A webhook of this service and name already exists"
)

// WebhookSecrets are the parts of a webhook that no answer shows. A nil map is one that was never given.
type WebhookSecrets struct {
	Headers     map[string]string
	QueryParams map[string]string
	// RoutingKey is that of a PagerDuty service, nil for others.
	RoutingKey *string
}

// WebhookAccess is what a webhook has from its making.
type WebhookAccess struct {
	// SigningSecret is what messages are signed with, empty for a webhook whose messages are not.
	SigningSecret string
	// Trusted is set when the operator has configured the URL, so that it may be in a private network.
	Trusted bool
}

// webhookRow seals whatever of a webhook lets others post in its owner's name. The address counts as such: with many
// services it is all that one needs.
type webhookRow struct {
	TeamID      string `gorm:"primaryKey"`
	ID          string `gorm:"primaryKey"`
	Name        string
	Service     string
	URL         []byte // sealed
	Description *string
	Body        *string
	Headers     []byte // sealed, NULL for none
	QueryParams []byte // sealed, NULL for none
	RoutingKey  []byte // sealed, NULL for none
	// SigningSecret is sealed, NULL for none, and so is OldSecret, which is valid before OldUntil.
	SigningSecret []byte
	OldSecret     []byte
	OldUntil      *int64
	Trusted       bool
	Created       int64 `gorm:"column:created_at"`
	Updated       int64 `gorm:"column:updated_at"`
}

func (webhookRow) TableName() string { return "webhooks" }

// place is where a column of the row is sealed for; TeamID and ID must be set.
func (r *webhookRow) place(column string) []byte {
	return place("webhooks", core.TeamID(r.TeamID), r.ID, column)
}

func (s sealer) webhookFromRow(r *webhookRow) (api.Webhook, error) {
	url, err := s.open(r.URL, r.place("url"))
	return api.Webhook{
		ID: r.ID, Name: r.Name, Service: api.WebhookService(r.Service), URL: url,
		Description: r.Description, Body: r.Body,
		CreatedAt: fromMilliseconds(r.Created), UpdatedAt: fromMilliseconds(r.Updated),
	}, err
}

func (s sealer) webhookSecrets(r *webhookRow) (secrets WebhookSecrets, err error) {
	if secrets.Headers, err = s.openMap(r.Headers, r.place("headers")); err == nil {
		secrets.QueryParams, err = s.openMap(r.QueryParams, r.place("query_params"))
	}
	if err == nil && r.RoutingKey != nil {
		var key string
		key, err = s.open(r.RoutingKey, r.place("routing_key"))
		secrets.RoutingKey = &key
	}
	return secrets, err
}

// listed is a webhook as lists show it: without its URL if that cannot be unsealed, so that all others can be seen and
// this one can be repaired.
func (s sealer) listed(r *webhookRow) api.Webhook {
	w, _ := s.webhookFromRow(r)
	return w
}

// receiver unseals all of a row, or says that it is damaged.
func (d *DB) receiver(r *webhookRow) Receiver {
	receiver := Receiver{Webhook: d.sealer.listed(r), Trusted: r.Trusted}
	if err := d.unseal(r, &receiver); err != nil {
		receiver = Receiver{Webhook: receiver.Webhook, Trusted: r.Trusted, Damaged: err}
		receiver.URL = ""
	}
	return receiver
}

func (d *DB) unseal(r *webhookRow, receiver *Receiver) (err error) {
	if receiver.Webhook, err = d.sealer.webhookFromRow(r); err != nil {
		return err
	}
	if receiver.WebhookSecrets, err = d.sealer.webhookSecrets(r); err != nil {
		return err
	}
	if r.SigningSecret != nil {
		secret, err := d.sealer.open(r.SigningSecret, r.place("signing_secret"))
		if err != nil {
			return err
		}
		receiver.Signing = append(receiver.Signing, secret)
	}
	if r.OldSecret != nil && r.OldUntil != nil && milliseconds(d.now()) < *r.OldUntil {
		secret, err := d.sealer.open(r.OldSecret, r.place("old_secret"))
		if err != nil {
			return err
		}
		receiver.Signing = append(receiver.Signing, secret)
	}
	return nil
}

func (s sealer) webhookToRow(team core.TeamID, w *api.Webhook, secrets WebhookSecrets) webhookRow {
	r := webhookRow{
		TeamID: string(team), ID: w.ID, Name: w.Name, Service: string(w.Service),
		Description: w.Description, Body: w.Body,
		Created: milliseconds(w.CreatedAt.Time), Updated: milliseconds(w.UpdatedAt.Time),
	}
	r.URL = s.seal(w.URL, r.place("url"))
	r.Headers = s.sealMap(secrets.Headers, r.place("headers"))
	r.QueryParams = s.sealMap(secrets.QueryParams, r.place("query_params"))
	if secrets.RoutingKey != nil {
		r.RoutingKey = s.seal(*secrets.RoutingKey, r.place("routing_key"))
	}
	return r
}

// CreateWebhook stores w under the id that it has and sets its times. Another webhook of the same service and name is
// a Conflict.
func (t *Tx) CreateWebhook(
	ctx context.Context, team core.TeamID, w *api.Webhook, secrets WebhookSecrets, access WebhookAccess,
) error {
	w.CreatedAt = t.stamp()
	w.UpdatedAt = w.CreatedAt
	row := t.sealer.webhookToRow(team, w, secrets)
	row.Trusted = access.Trusted
	if access.SigningSecret != "" {
		row.SigningSecret = t.sealer.seal(access.SigningSecret, row.place("signing_secret"))
	}
	if err := t.admit(ctx, team, Webhooks, 1); err != nil {
		return err
	}
	return unique(ctx, "create webhook", webhookExists, t.session(ctx).Create(&row).Error)
}

// UpdateWebhook replaces w and its secrets but for those that messages are signed with and its time of creation, and
// sets its time of change, which is later than that in w. Whether an update keeps the secrets is for the caller to
// decide, who reads them in the same transaction; whether the URL is trusted is never kept, as it may be another one.
func (t *Tx) UpdateWebhook(
	ctx context.Context, team core.TeamID, w *api.Webhook, secrets WebhookSecrets, trusted bool,
) error {
	w.UpdatedAt = t.laterStamp(w.UpdatedAt)
	row := t.sealer.webhookToRow(team, w, secrets)
	row.Trusted = trusted
	// Without "*" gorm would skip fields that have become nil.
	result := t.session(ctx).Select("*").
		Omit("team_id", "id", "created_at", "signing_secret", "old_secret", "old_until").
		Where("team_id = ? AND id = ?", string(team), w.ID).Updates(&row)
	if isUnique(result.Error) {
		return unique(ctx, "update webhook", webhookExists, result.Error)
	}
	return changed(ctx, "update webhook", webhookMissing, result)
}

// DeleteWebhook deletes a webhook, also when alerts have it as a channel; CountAlertsOfWebhook counts these.
func (t *Tx) DeleteWebhook(ctx context.Context, team core.TeamID, id string) error {
	t.forget(reference{"webhooks", team, id})
	result := t.session(ctx).Exec("DELETE FROM webhooks WHERE team_id = ? AND id = ?", string(team), id)
	return changed(ctx, "delete webhook", webhookMissing, result)
}

// GetWebhook returns a webhook of the team with everything that is stored but its secrets. Body is there whatever the
// service; answers show it for generic webhooks only.
func (d *DB) GetWebhook(ctx context.Context, team core.TeamID, id string) (api.Webhook, error) {
	row, err := d.webhook(ctx, d.session(ctx), team, id)
	if err != nil {
		return api.Webhook{}, err
	}
	w, err := d.sealer.webhookFromRow(&row)
	return w, failed(ctx, "load webhook", err)
}

// LockWebhook is GetReceiver for one that is about to be changed or deleted: until the transaction ends no other one
// changes it or, with ShareWebhooks, refers to it.
func (t *Tx) LockWebhook(ctx context.Context, team core.TeamID, id string) (Receiver, error) {
	row, err := t.webhook(ctx, t.lockingSession(ctx, clause.LockingStrengthUpdate), team, id)
	if err != nil {
		return Receiver{}, err
	}
	return t.receiver(&row), nil
}

// SetWebhookSecret gives a webhook another secret to sign its messages with. The present one stays valid until a time;
// had says that there was one. One that was replaced before is valid no more.
func (t *Tx) SetWebhookSecret(
	ctx context.Context, team core.TeamID, id, secret string, oldUntil time.Time,
) (had bool, err error) {
	row, err := t.webhook(ctx, t.lockingSession(ctx, clause.LockingStrengthUpdate), team, id)
	if err != nil {
		return false, err
	}
	var old []byte
	var until *int64
	if row.SigningSecret != nil {
		present, err := t.sealer.open(row.SigningSecret, row.place("signing_secret"))
		if had = err == nil; had { // one that is damaged signs nothing
			ms := milliseconds(oldUntil)
			old, until = t.sealer.seal(present, row.place("old_secret")), &ms
		}
	}
	result := t.session(ctx).Exec("UPDATE webhooks SET signing_secret = ?, old_secret = ?, old_until = ?"+
		" WHERE team_id = ? AND id = ?", t.sealer.seal(secret, row.place("signing_secret")), old, until, string(team), id)
	return had, changed(ctx, "change the secret of a webhook", webhookMissing, result)
}

// WebhookSecrets returns the secrets of a webhook.
func (d *DB) WebhookSecrets(ctx context.Context, team core.TeamID, id string) (WebhookSecrets, error) {
	row, err := d.webhook(ctx, d.session(ctx), team, id)
	if err != nil {
		return WebhookSecrets{}, err
	}
	secrets, err := d.sealer.webhookSecrets(&row)
	return secrets, failed(ctx, "load webhook", err)
}

func (d *DB) webhook(
	ctx context.Context, session *gorm.DB, team core.TeamID, id string,
) (row webhookRow, err error) {
	err = session.Take(&row, "team_id = ? AND id = ?", string(team), id).Error
	return row, found(ctx, "load webhook", webhookMissing, err)
}

// ListWebhooks returns a page of the team's webhooks, the oldest first, and how many there are in all.
func (d *DB) ListWebhooks(ctx context.Context, team core.TeamID, limit, offset int) ([]api.Webhook, int, error) {
	total, err := d.count(ctx, "SELECT count(*) FROM webhooks WHERE team_id = ?", string(team))
	if err != nil {
		return nil, 0, failed(ctx, "count webhooks", err)
	}
	var rows []webhookRow
	err = d.session(ctx).Order("id").Limit(limit).Offset(offset).Find(&rows, "team_id = ?", string(team)).Error
	if err != nil {
		return nil, 0, failed(ctx, "list webhooks", err)
	}
	return convert(rows, d.sealer.listed), total, nil
}

// WebhookName is what people know a webhook by.
type WebhookName struct {
	ID, Name string
	Service  api.WebhookService
}

// WebhookNames returns all webhooks of the team, the oldest first.
func (d *DB) WebhookNames(ctx context.Context, team core.TeamID) ([]WebhookName, error) {
	rows, err := d.rows(ctx, "SELECT id, name, service FROM webhooks WHERE team_id = ? ORDER BY id", string(team))
	all, err := scanAll(rows, err, func(w *WebhookName) []any { return []any{&w.ID, &w.Name, &w.Service} })
	return all, failed(ctx, "list webhooks", err)
}

// WebhooksNamed returns the team's webhooks of the name, one for each service at most, the oldest first.
func (d *DB) WebhooksNamed(ctx context.Context, team core.TeamID, name string) ([]api.Webhook, error) {
	var rows []webhookRow
	err := d.session(ctx).Order("id").Find(&rows, "team_id = ? AND name = ?", string(team), name).Error
	if err != nil {
		return nil, failed(ctx, "find webhooks", err)
	}
	return convert(rows, d.sealer.listed), nil
}

// ShareWebhooks asks which of the ids are webhooks of the team, in order of id and each once. Until the transaction ends
// these stay. The answer is there when what it returns is called, or comes with that of the statement before. With
// PostgreSQL it may be assumed: see assumptions.
func (t *Tx) ShareWebhooks(ctx context.Context, team core.TeamID, ids []string) func() ([]string, error) {
	webhook := func(id string) reference { return reference{"webhooks", team, id} }
	unknown := func(id string) bool { _, ok := t.assumed(webhook(id)); return !ok }
	if len(ids) > 0 && !slices.ContainsFunc(ids, unknown) {
		ids = slices.Compact(slices.Sorted(slices.Values(ids)))
		t.assume(ctx, "find webhooks", len(ids), "SELECT 1 FROM webhooks WHERE team_id = ? AND ? ORDER BY id",
			string(team), t.among("id", ids))
		return func() ([]string, error) { return ids, nil }
	}
	existing := ask(ctx, t, func(id *string) []any { return []any{id} },
		"SELECT id FROM webhooks WHERE team_id = ? AND ? ORDER BY id"+t.locking(forShare), string(team), t.among("id", ids))
	return func() ([]string, error) {
		found, err := existing()
		for _, id := range found {
			t.learn(webhook(id), assumption{})
		}
		return found, failed(ctx, "find webhooks", err)
	}
}
