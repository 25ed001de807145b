package service_test

import (
	"context"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

// TestWritesWarnOfASlowConnection holds that a write waits for a connection which takes a while to answer.
func TestWritesWarnOfASlowConnection(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	slow := query.NewRunner(func(ctx context.Context, _ core.TeamID, _ string) (*engine.DB, error) {
		select {
		case <-time.After(200 * time.Millisecond):
			return db, nil
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	})
	dashboards := service.Dashboards{Store: &store.Store{}, Runner: slow}
	got := dashboards.Warnings(t.Context(), owner, []byte(`{"tiles":[{"config":{
		"configType":"sql","displayType":"table","connectionId":"64b5f0a0c0ffee0000000002","sqlTemplate":"SELECT a FROM gone"}}]}`))
	want := core.Issue{Path: "tiles.0.config.sqlTemplate", Text: "table " + db.Database() + ".gone does not exist"}
	if len(got) != 1 || got[0] != want {
		t.Errorf("got %v, want %v", got, want)
	}
}
