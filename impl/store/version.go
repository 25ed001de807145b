package store

import (
	"context"

	"github.com/obstack/obstack/impl/core"
)

// versioned are the nouns whose objects have a version, which is the time of their last change.
var versioned = map[Noun]struct{ table, missing string }{
	Dashboards:    {"dashboards", dashboardMissing},
	Alerts:        {"alerts", alertMissing},
	SavedSearches: {"saved_searches", savedSearchMissing},
	Sources:       {"sources", sourceMissing},
	Connections:   {"connections", connectionMissing},
	Webhooks:      {"webhooks", webhookMissing},
}

// CheckVersion is for an object that is about to be deleted. It locks the object and reports PreconditionFailed if it has none
// of the versions, unless the caller names none.
func (t *Tx) CheckVersion(ctx context.Context, team core.TeamID, noun Noun, id string, match core.IfMatch) error {
	if match == nil {
		return nil
	}
	object := versioned[noun]
	updated, err := t.count(ctx, "SELECT updated_at FROM "+object.table+" WHERE team_id = ? AND id = ?"+t.locking(forUpdate),
		string(team), id)
	if err != nil {
		return found(ctx, "load the version of "+string(noun), object.missing, err)
	}
	return match.Check(core.VersionAt(fromMilliseconds(int64(updated))))
}
