package app

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/demo"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/webhook"
)

// prepareStore brings the schema up to date and makes the first organization, under the lock that replicas share.
func (a *App) prepareStore(ctx context.Context) error {
	database, err := a.database()
	if err != nil {
		return err
	}
	return a.store.Locked(ctx, func(ctx context.Context) error {
		if err := a.store.Migrate(ctx); err != nil {
			return fmt.Errorf("cannot migrate the store: %w", err)
		}
		seed := func(tx *store.Tx, b *store.Bootstrap) error {
			if err := a.services.Apply.Provision(ctx, tx, b.Team, cmp.Or(database, service.DefaultDatabase)); err != nil {
				return err
			}
			// Written before the commit, so that keys that were stored cannot be lost.
			return a.writeJSON(bootstrapFile, a.deployment.Bootstrap(b))
		}
		a.first, err = a.store.Bootstrap(ctx, cmp.Or(database, service.DefaultDatabase), a.deployment.Keys, seed)
		if err != nil {
			return err
		}
		a.printKeys()                                   // now: if this start fails later, the next one is not the first
		if err := a.store.Checkpoint(ctx); err != nil { // not worth a failed start
			a.log.Warn("cannot checkpoint the store, retrying", "error", err, "retry_in", checkpointInterval)
		}
		if err := a.recordStore(); err != nil {
			return fmt.Errorf("cannot write %s: %w", storeFile, err)
		}
		return a.checkDatabase(ctx, database)
	})
}

// database is the one that --clickhouse names, empty for none.
func (a *App) database() (string, error) {
	if a.options.ClickHouse == "" {
		return "", nil
	}
	_, database, err := engine.SplitDatabase(a.options.ClickHouse)
	return database, err
}

// checkDatabase refuses another database than that of the first start, whose telemetry would not be found any more.
func (a *App) checkDatabase(ctx context.Context, named string) error {
	first, err := service.FirstService(ctx, a.store.DB)
	if named == "" || core.KindOf(err) == core.NotFound {
		return nil
	}
	if err == nil && first.Database != named {
		err = fmt.Errorf("--clickhouse names the database %q, but the telemetry of this store is in %[2]q: use %[2]q or omit the database",
			named, first.Database)
	}
	return err
}

// serviceInterval is how often the server looks for services that `obstack apply` has made beside it.
const serviceInterval = 10 * time.Second

// demoInterval is how often filling in the demo data is tried while the engine or the store is away.
const demoInterval = time.Second

// prepareEngine makes the telemetry tables as soon as the engine answers, and goes on to make those of new services and,
// when asked, the demo data. The API serves meanwhile; only /readyz waits for the tables.
func (a *App) prepareEngine(ctx context.Context) {
	made := map[string]bool{}
	if a.retryTables(ctx, func(ctx context.Context) error { return a.makeTables(ctx, made) }) != nil {
		return
	}
	// Reading the documents took several times the memory that serving needs. It would be given back in minutes.
	debug.FreeOSMemory()
	close(a.prepared)
	var demo sync.WaitGroup
	defer demo.Wait()
	if a.options.Demo {
		demo.Go(func() { a.runDemo(ctx) })
	}
	a.followServices(ctx, made)
}

// slowEngine is from when on it is news that an engine is not up yet. A large one takes some seconds, and more on a machine
// that is busy.
const slowEngine = 10 * time.Second

// retryTables calls makeTables until it succeeds or the context ends.
func (a *App) retryTables(ctx context.Context, makeTables func(context.Context) error) error {
	began := time.Now()
	for wait := 50 * time.Millisecond; ; wait = min(2*wait, 10*time.Second) {
		err := makeTables(ctx)
		if err == nil || ctx.Err() != nil {
			return ctx.Err()
		}
		if core.KindOf(err) != core.Unavailable || time.Since(began) >= slowEngine {
			a.log.Warn("cannot create the telemetry tables, retrying", "error", err, "retry_in", wait)
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(wait):
		}
	}
}

// followServices makes the tables of services that come later, until the context ends.
func (a *App) followServices(ctx context.Context, made map[string]bool) {
	tick := time.NewTicker(serviceInterval)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		if err := a.makeTables(ctx, made); err != nil && ctx.Err() == nil && core.KindOf(err) != core.Unavailable {
			a.log.Warn("cannot create the telemetry tables of new services", "error", err)
		}
	}
}

// makeTables makes the tables of every service whose database is not among those made, and adds it to them.
func (a *App) makeTables(ctx context.Context, made map[string]bool) error {
	organizations, err := a.store.ListOrganizations(ctx)
	if err != nil {
		return err
	}
	for _, o := range organizations {
		services, err := a.store.ListServices(ctx, o.ID)
		if err != nil {
			return err
		}
		for _, s := range services {
			if made[s.Database] {
				continue
			}
			if err := a.db.CreateTables(ctx, s.Database, a.options.Intake.Retention); err != nil {
				return err
			}
			if err := a.applyRetention(ctx, s.Database); err != nil {
				return err
			}
			made[s.Database] = true
		}
	}
	return nil
}

// runDemo fills in the demo data and goes on with its traffic until the context ends.
func (a *App) runDemo(ctx context.Context) {
	again := time.NewTicker(demoInterval)
	defer again.Stop()
	database, err := a.fillDemo(ctx)
	for core.KindOf(err) == core.Unavailable && ctx.Err() == nil { // which is logged by what is away
		select {
		case <-again.C:
			database, err = a.fillDemo(ctx)
		case <-ctx.Done():
		}
	}
	a.fillErr = err
	close(a.filled)
	if err != nil {
		if ctx.Err() == nil {
			a.log.Error("cannot add the demo data", "error", err)
		}
		return
	}
	traffic := demo.Traffic{
		DB: a.db.In(database), Send: a.demoSend(), Every: a.options.EvaluateEvery, Now: a.options.Now, Log: a.log,
	}
	if a.intake.store != nil {
		traffic.Stored = a.intake.store.Stored
	}
	traffic.Run(ctx)
}

// fillDemo adds the sample resources, and the sample telemetry where there is none, to the first service, and returns the
// database of that.
func (a *App) fillDemo(ctx context.Context) (database string, err error) {
	started := time.Now()
	first, err := service.FirstService(ctx, a.store.DB)
	if err != nil {
		return "", err
	}
	results, err := a.services.Apply.Team(ctx, first.Team, service.File{Name: "demo.yaml", Text: demo.Resources})
	if err != nil {
		return "", err
	}
	rows, err := demo.Fill(ctx, a.db.In(first.Database), a.options.Now())
	if err != nil {
		return "", err
	}
	a.log.Info("demo data ready", "rows", rows, "resources", len(results), "took", time.Since(started))
	return first.Database, a.printDemo(ctx)
}

// Apply applies files to the store that the options name, beside a server or without one. The store must have been
// started once, so that there is a service to apply to.
func Apply(ctx context.Context, o Options, d Deployment, files []service.File) (_ []service.Result, err error) {
	s, err := OpenUsedStore(ctx, o, d)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	schemas, err := service.LoadSchemas()
	if err != nil {
		return nil, err
	}
	if err := s.Locked(ctx, s.Migrate); err != nil {
		return nil, err
	}
	// Where no engine runs, or the server has none of its own, queries are only read.
	db, err := engine.Join(o.Data)
	if err != nil {
		return nil, err
	}
	engines := &service.Engines{Store: s, Default: db}
	defer func() { err = errors.Join(err, engines.Close(), db.Close()) }()
	apply := &service.Apply{
		Store: s, Schemas: schemas, Now: o.Now, Kinds: webhook.Kinds(), CheckTemplate: webhook.Check,
		EmailChannels: d.Managed, Runner: query.NewRunner(engines.Open),
	}
	return apply.Files(ctx, d.Managed, files)
}

// checkApplied applies the file of --apply to a store in memory before the first start makes the real one, so that one with
// mistakes leaves no trace. What else is stored is not known: then it only reads the file.
func (a *App) checkApplied(ctx context.Context) (err error) {
	files := []service.File{a.applied}
	apply := &service.Apply{
		Schemas: a.schemas, Now: a.options.Now, Kinds: webhook.Kinds(), CheckTemplate: webhook.Check,
		EmailChannels: a.deployment.Managed,
	}
	if err := apply.Read(a.deployment.Managed, files); err != nil {
		return fmt.Errorf("cannot apply the file: %w", err)
	}
	if a.options.Database != "" || hasStore(a.options) {
		return nil
	}
	apply.Store, err = store.Open(ctx, store.Options{
		InMemory: true, Key: make([]byte, 32), Kinds: a.deployment.Keys, Limits: a.options.Limits, Now: a.options.Now,
	})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, apply.Store.Close()) }()
	if err := apply.Store.Migrate(ctx); err != nil {
		return err
	}
	provision := func(tx *store.Tx, b *store.Bootstrap) error {
		return apply.Provision(ctx, tx, b.Team, service.DefaultDatabase)
	}
	if _, err := apply.Store.Bootstrap(ctx, service.DefaultDatabase, a.deployment.Keys, provision); err != nil {
		return err
	}
	if _, err := apply.Files(ctx, a.deployment.Managed, files); err != nil {
		return fmt.Errorf("cannot apply the file: %w", err)
	}
	return nil
}

// applyFile applies the file of --apply before the API accepts requests.
func (a *App) applyFile(ctx context.Context) error {
	results, err := a.services.Apply.Files(ctx, a.deployment.Managed, []service.File{a.applied})
	if err != nil {
		return fmt.Errorf("cannot apply the file: %w", err)
	}
	changed := 0
	for _, r := range results {
		if r.Action != service.Unchanged {
			changed++
		}
	}
	a.log.Info("applied", "file", a.options.ApplyFile, "resources", len(results), "changed", changed)
	return nil
}
