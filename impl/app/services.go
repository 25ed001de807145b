package app

import (
	"context"
	"fmt"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/alerting"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/egress"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/lease"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/query/reuse"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/webhook"
)

// startEngine opens the ClickHouse that the operator has named, or starts the embedded one.
func (a *App) startEngine(ctx context.Context) error {
	o, metrics := a.options, engine.NewMetrics(a.metrics)
	if o.ClickHouse != "" {
		// The database of its path is made later, and there are no queries in one that is missing.
		servers, _, err := engine.SplitDatabase(o.ClickHouse)
		if err != nil {
			return fmt.Errorf("cannot open ClickHouse: %w", err)
		}
		db, err := engine.Open(engine.Options{URL: servers, Cluster: o.Cluster})
		if err != nil {
			return fmt.Errorf("cannot open ClickHouse: %w", err)
		}
		a.db = db
		metrics.Show(db)
		a.onStop("clickhouse", func(context.Context) error { return db.Close() })
		return nil
	}
	embedded, err := engine.Start(ctx, engine.EmbeddedOptions{
		Binary: o.Binary, DataDir: o.Data, Lib: o.EngineLib, Memory: o.EngineMemory,
		Metrics: metrics, Log: o.Log,
	})
	if err != nil {
		return fmt.Errorf("cannot start the engine: %w", err)
	}
	a.db = embedded.DB()
	metrics.Show(a.db)
	a.onStop("engine", embedded.Stop)
	return nil
}

// newServices builds what works on the store and the engine. The evaluator, the deliverer and the services need each other,
// so some are handed over as functions.
func (a *App) newServices() error {
	policy, err := egress.New(a.options.EgressAllow...)
	if err != nil {
		return fmt.Errorf("cannot read the allowed addresses: %w", err)
	}
	engines := &service.Engines{Store: a.store, Default: a.db, Egress: policy}
	a.onStop("connections", func(context.Context) error { return engines.Close() })
	runner := query.NewRunner(engines.Open)
	runner.Metrics, runner.MaxAge = query.NewMetrics(a.metrics), a.options.MaxAge
	if runner.Reuse = reuse.New(a.options.ReuseMemory); runner.Reuse != nil {
		runner.Reuse.Metrics, runner.Reuse.Log = reuse.NewMetrics(a.metrics), a.log
	}
	if tracer := a.tracer(); tracer != nil {
		runner.Tracer = tracer
	}
	a.services = service.New(service.Options{
		Store: a.store, Schemas: a.schemas, Runner: runner, Egress: policy, Now: a.options.Now, BaseURL: a.linkBase,
		WebhookKinds: webhook.Kinds(), CheckTemplate: webhook.Check,
		TestAlert: func(ctx context.Context, team core.TeamID, alert api.Alert) (api.AlertTestResult, error) {
			return a.evaluator.Test(ctx, team, alert)
		},
		PreviewAlert: func(ctx context.Context, team core.TeamID, alert api.Alert, span time.Duration) (api.AlertPreview, error) {
			return a.evaluator.Preview(ctx, team, alert, span)
		},
		TestWebhook: a.testWebhook, WakeDeliverer: func() { a.deliverer.Wake() },
		OwnAddresses: []string{a.options.Database, a.options.ClickHouse}, Mail: a.options.SMTP != "",
		PersonalKeys: !a.deployment.Managed, EmailChannels: a.deployment.Managed, Issuer: a.options.OIDC.Issuer, NoPasswords: a.options.NoPasswords,
		Server: service.ServerInfo{
			Version:  a.options.Version,
			Limits:   api.SessionLimits{RequestsPerMinute: httpapi.SessionRate(a.options.RateLimit), BodyBytes: httpapi.MaxBody},
			Features: api.SessionFeatures{Email: a.options.SMTP != "", Otlp: a.intake.endpoints(a.options.LinkURL)},
		},
	})
	a.evaluator = alerting.New(alerting.Options{
		Store: a.store, Dashboards: a.services.Dashboards, Reader: batch.NewReader(runner), Render: a.render, Now: a.options.Now,
		Committed: func() { a.deliverer.Wake() }, Tick: a.options.EvaluateEvery, Delay: a.options.AlertDelay,
		History: a.options.AlertHistory, Tracer: a.tracer(), Metrics: alerting.NewMetrics(a.metrics), Log: a.log,
	})
	if a.sender, err = a.newSender(policy); err != nil {
		return err
	}
	a.onStop("sender", func(context.Context) error { a.sender.Close(); return nil })
	a.deliverer = webhook.NewDeliverer(webhook.Options{
		Store: a.store, Sender: a.sender, Sample: a.sample, BaseURL: a.linkBase, Now: a.options.Now,
		Tick: a.options.EvaluateEvery, History: a.options.DeliveryHistory,
		Tracer: a.tracer(), Metrics: webhook.NewMetrics(a.metrics), Log: a.log,
	})
	return nil
}

// pruneAudit deletes what is older than the audit log goes back until the context ends.
func (a *App) pruneAudit(ctx context.Context) {
	worker := lease.New(lease.Options{Store: a.store, Now: a.options.Now, Task: "audit log", Log: a.log})
	worker.Prune(ctx, a.options.AuditHistory, a.store.PruneAudit)
}
