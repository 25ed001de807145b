package service

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/store"
)

// Sources creates, reads, replaces and deletes sources. A source is its JSON text, as a dashboard is.
type Sources struct {
	Store *store.Store
	// Answer is the schema of a source in answers. It decides keys, their order, and the values of absent ones.
	Answer *schema.Schema

	normalized normalizedTexts
}

// List returns the list of the texts of the team's sources, the oldest first. Those that other programs have left in
// the store and that are no sources are counted, but left out.
func (s *Sources) List(team core.TeamID, o store.ListOptions) List {
	return textList(s.Store.SourceList(team, o), func(stored store.Source) ([]byte, error) {
		text, err := s.readable(stored.Body)
		if err != nil {
			return nil, nil
		}
		return text, nil
	})
}

// Get returns the text of one source and its version.
func (s *Sources) Get(ctx context.Context, team core.TeamID, id string) ([]byte, core.Version, error) {
	source, err := s.Store.GetSource(ctx, team, id)
	if err != nil {
		return nil, 0, err
	}
	text, err := s.readable(source.Body)
	if err != nil {
		// Not what the cause says of itself: the request is as it should be.
		return nil, 0, core.NewError(core.Internal, "stored source "+id, err)
	}
	return text, core.VersionAt(source.UpdatedAt), nil
}

// namedSource is a source as queries see it.
type namedSource struct {
	id, name string
	// version distinguishes it from all other sources, and from what it was before a change.
	version string
	source  sqlgen.Source
}

// readSource returns a source of the team.
func readSource(ctx context.Context, db *store.DB, team core.TeamID, id string) (namedSource, error) {
	stored, err := db.GetSource(ctx, team, id)
	if err != nil {
		return namedSource{}, err
	}
	source, err := sqlgen.ParseSource(stored.Body)
	return namedSource{id, stored.Name, fmt.Sprintf("%s %x", id, sha256.Sum256(stored.Body)), source}, err
}

// Create stores a new source and returns its text and version. The body has been checked against the schema SourceWrite.
func (s *Sources) Create(ctx context.Context, team core.TeamID, body *schema.Value) ([]byte, core.Version, error) {
	source, err := s.checked(core.NewID(), body)
	if err != nil {
		return nil, 0, err
	}
	err = s.Store.Write(ctx, func(tx *store.Tx) error {
		if err := shareConnection(ctx, tx, team, source.ConnectionID); err != nil {
			return err
		}
		audit(tx, auditedSource(team, source), nil, source.Body)
		return tx.CreateSource(ctx, team, &source)
	})
	return source.Body, core.VersionAt(source.UpdatedAt), err
}

// Update replaces a source that has one of the versions, and returns its text and version. The body has been checked against
// the schema SourceWrite; what it leaves out is removed. What would change nothing is not written.
func (s *Sources) Update(
	ctx context.Context, team core.TeamID, id string, match core.IfMatch, body *schema.Value,
) ([]byte, core.Version, error) {
	source, err := s.checked(id, body)
	if err != nil {
		return nil, 0, err
	}
	err = s.Store.Write(ctx, func(tx *store.Tx) error {
		// What the body refers to comes first: a bad connection of an unknown source is a 400.
		if err := shareConnection(ctx, tx, team, source.ConnectionID); err != nil {
			return err
		}
		old, err := tx.LockSource(ctx, team, id)
		if err == nil {
			err = match.Check(core.VersionAt(old.UpdatedAt))
		}
		if source.UpdatedAt = old.UpdatedAt; err != nil {
			return err
		}
		audit(tx, auditedSource(team, source), old.Body, source.Body)
		if bytes.Equal(old.Body, source.Body) {
			return nil
		}
		return tx.UpdateSource(ctx, team, &source)
	})
	return source.Body, core.VersionAt(source.UpdatedAt), err
}

// Delete removes a source that has one of the versions. What refers to it stays, and queries of it are NotFound.
func (s *Sources) Delete(ctx context.Context, team core.TeamID, id string, match core.IfMatch) error {
	return s.Store.Write(ctx, func(tx *store.Tx) error {
		old, err := tx.LockSource(ctx, team, id)
		if err == nil {
			err = match.Check(core.VersionAt(old.UpdatedAt))
		}
		if err != nil {
			return err
		}
		audit(tx, auditedSource(team, old), old.Body, nil)
		return tx.DeleteSource(ctx, team, id)
	})
}

// auditedSource is a source as the audit log names it.
func auditedSource(team core.TeamID, s store.Source) resource {
	return resource{auditSource, s.ID, s.Name, team}
}

// checked is the source of a body as it is stored, unless the body breaks a rule.
func (s *Sources) checked(id string, body *schema.Value) (store.Source, error) {
	if err := bodyError(checkSource(body, nil)); err != nil {
		return store.Source{}, err
	}
	if !core.IsID(body.Str("connection")) {
		return store.Source{}, core.InvalidError("connection must be a valid connection id")
	}
	source := storedSource(s.Answer, id, body.Clone())
	s.normalized.add(source.Body)
	return source, nil
}

// storedSource brings a source that keeps the rules, in place, into the form of answers, which is also the form that is
// stored.
func storedSource(answer *schema.Schema, id string, v *schema.Value) store.Source {
	connection := strings.ToLower(v.Str("connection"))
	v.Set("id", schema.NewString(id))
	v.Set("connection", schema.NewString(connection))
	shapeSource(answer, v)
	return store.Source{
		ID: id, Name: v.Str("name"), Kind: v.Str("kind"), ConnectionID: connection, Body: v.Append(nil),
	}
}

// shareConnection reports Invalid unless the team has the connection, which then stays until the transaction ends.
func shareConnection(ctx context.Context, tx *store.Tx, team core.TeamID, id string) error {
	err := tx.ShareConnection(ctx, team, id)
	if core.KindOf(err) == core.NotFound {
		return core.InvalidError("connection must be an existing connection id")
	}
	return err
}

// readable returns a stored text as it is answered: as it is, unless it was written by other means than these
// operations, or under older rules. The error says why it is no source.
func (s *Sources) readable(text []byte) ([]byte, error) {
	if s.normalized.has(text) {
		return text, nil
	}
	v, err := schema.ParseStored(text)
	if err != nil {
		return nil, err
	}
	if v.Str("kind") == "session" && v.Str("timestampValueExpression") == "" {
		v.Set("timestampValueExpression", schema.NewString("TimestampTime"))
	}
	issues := s.Answer.Check(v)
	if issues = append(issues, checkSource(v, issues)...); len(issues) > 0 {
		return nil, core.IssuesError("", issues)
	}
	shapeSource(s.Answer, v)
	shown := v.Append(nil)
	if bytes.Equal(shown, text) {
		s.normalized.add(text)
	}
	return shown, nil
}

func (s *Sources) bodyRules() map[string]Rule {
	return map[string]Rule{"createSource": checkSource, "updateSource": checkSource}
}

// checkSource holds the rules of a source that its schema cannot say. Parts in which the schema has found something of a
// wrong form are passed over.
func checkSource(source *schema.Value, found []core.Issue) issueList {
	broken := map[string]bool{}
	for _, issue := range found {
		if issue.Path == "kind" {
			return nil // it is not known which rules there are
		}
		if issue.Limit {
			continue
		}
		for path := issue.Path; path != ""; path = path[:max(0, strings.LastIndexByte(path, '.'))] {
			broken[path] = true
		}
	}
	var issues issueList
	if tables := source.Get("metricTables"); tables != nil && source.Str("kind") == "metric" && !broken["metricTables"] {
		some := false
		for _, m := range tables.Members {
			some = some || m.Value.Text != ""
		}
		if !some {
			issues.add("At least one metric table must be specified", "metricTables")
		}
	}
	for i, view := range source.List("materializedViews") {
		for j, column := range view.List("aggregatedColumns") {
			if column.Str("aggFn") == "count" || column.Str("sourceColumn") != "" {
				continue
			}
			path := fmt.Sprintf("materializedViews.%d.aggregatedColumns.%d", i, j)
			if !broken[path] {
				issues.add("Materialized View Source Column is required", "%s", path)
			}
		}
	}
	return issues
}

// shapeSource gives a source the keys of an answer, in its order, with the values of absent ones.
func shapeSource(answer *schema.Schema, v *schema.Value) {
	shortenGranularities(v)
	if precision := v.Get("durationPrecision"); precision != nil {
		precision.Text = plainNumber(precision.Text)
	}
	answer.Answer(v)
}

var longUnits = strings.NewReplacer(" second", "s", " minute", "m", " hour", "h", " day", "d")

// shortenGranularities writes the granularities of a source's views in the short form of answers: 5m for "5 minute".
func shortenGranularities(source *schema.Value) {
	views := source.List("materializedViews")
	if rollup := source.Get("metadataMaterializedViews"); rollup != nil {
		views = append(views[:len(views):len(views)], rollup)
	}
	for _, view := range views {
		for _, key := range []string{"minGranularity", "granularity"} {
			if v := view.Get(key); v != nil {
				v.Text = longUnits.Replace(v.Text)
			}
		}
	}
}

// plainNumber is a number as clients write it that read 3.0 as no integer: 3.
func plainNumber(text string) string {
	f, err := strconv.ParseFloat(text, 64)
	if err != nil {
		return text
	}
	plain, err := json.Marshal(f + 0) // without the sign of -0
	if err != nil {
		return text
	}
	return string(plain)
}
