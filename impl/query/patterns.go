package query

import (
	"cmp"
	"context"
	"math"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// Patterns configures the grouping of rows by the pattern of their message.
type Patterns struct {
	Rows  sqlgen.Rows
	Limit int
}

// Patterns returns the most frequent patterns of messages. It returns the same errors as FieldValues.
func (r *Runner) Patterns(ctx context.Context, team core.TeamID, asked Patterns) (api.SearchPatterns, error) {
	if err := (sqlgen.Search{Source: asked.Rows.Source, WhereLanguage: asked.Rows.WhereLanguage}).Check(); err != nil {
		return api.SearchPatterns{}, err
	}
	answer, err := r.keep(ctx, team, asked.Rows.Source.Connection, asked, func(ctx context.Context) (any, int, error) {
		var answer api.SearchPatterns
		ref, err := asked.Rows.Ref()
		if err != nil {
			return nil, 0, err
		}
		err = r.onTable(ctx, team, ref, func(ctx context.Context, db *engine.DB, t *sqlgen.Table) (sent bool, err error) {
			answer, err = r.patterns(ctx, team, db, t, asked)
			return core.KindOf(err) != core.Invalid, err
		})
		size := 0
		for _, p := range answer.Patterns {
			size += len(p.Pattern) + len(p.Example) + 256
			if p.Filter != nil {
				size += len(*p.Filter.Condition)
			}
		}
		return answer, size, err
	})
	if err != nil {
		return api.SearchPatterns{}, err
	}
	return answer.(api.SearchPatterns), nil
}

func (r *Runner) patterns(
	ctx context.Context, team core.TeamID, db *engine.DB, t *sqlgen.Table, asked Patterns,
) (answer api.SearchPatterns, err error) {
	s, sampled, total, err := r.patternSample(ctx, team, db, t, asked.Rows)
	if err != nil {
		return answer, err
	}
	q, err := asked.Rows.Patterns(t, s, asked.Limit)
	if err != nil {
		return answer, err
	}
	grouped := 0.0 // rows, by their weights
	err = r.Query(ctx, team, db, q, func(rows *engine.Rows) error {
		answer.Patterns, grouped = []api.SearchPattern{}, 0
		for rows.Next() {
			var p api.SearchPattern
			var weight float64
			var first, last int64
			var severity string
			if err := scanned(rows, asked.Limit, &p.Pattern, &weight, &first, &last, &severity, &p.Example, &grouped); err != nil {
				return err
			}
			if max(len(p.Pattern), len(p.Example), len(severity)) > sqlgen.MaxPatternText || !isShare(weight/grouped) || grouped >= 1<<53 {
				return Strange("a pattern of %d bytes, %v of %v rows", len(p.Pattern), weight, grouped)
			}
			p.Share = share(weight, grouped)
			p.FirstTime, p.LastTime = instant(first), instant(last)
			if severity != "" {
				p.Severity = &severity
			}
			answer.Patterns = append(answer.Patterns, p)
		}
		return rows.Err()
	})
	if err != nil {
		return answer, err
	}
	answer.Sampled, answer.Rows = sampled, int64(math.Round(grouped))
	if s.Thin > 1 {
		answer.Rows = total
	}
	for i := range answer.Patterns {
		p := &answer.Patterns[i]
		p.Count = int64(math.Round(p.Share * float64(answer.Rows)))
		if condition := asked.Rows.Source.PatternFilter(t, p.Pattern); condition != "" {
			typ := api.SavedSearchFilterTypeSQL
			p.Filter = &api.SavedSearchFilter{Type: &typ, Condition: &condition}
		}
	}
	return answer, nil
}

// patternSample returns the sample whose messages are grouped, whether these are not all rows, and how many rows there are.
func (r *Runner) patternSample(
	ctx context.Context, team core.TeamID, db *engine.DB, t *sqlgen.Table, of sqlgen.Rows,
) (s sqlgen.Sample, sampled bool, total int64, err error) {
	s, sampled, err = r.sampleOf(ctx, team, db, t, of, r.sizes.ranges)
	if err != nil {
		return s, false, 0, err
	}
	met, total, err := r.counts(ctx, team, db, t, of, s)
	if err != nil {
		return s, false, 0, err
	}
	if most := r.sparse(met, r.sizes.ranges); sampled && s.Limit == 0 && most > 0 {
		if s, sampled, err = r.sampleOf(ctx, team, db, t, of, most); err != nil {
			return s, false, 0, err
		}
		if met, total, err = r.counts(ctx, team, db, t, of, s); err != nil {
			return s, false, 0, err
		}
	}
	s.Thin = r.thin(met)
	return s, sampled || s.Thin > 1, total, nil
}

// counts returns how many rows of a sample the filter keeps, and for how many rows they stand.
func (r *Runner) counts(
	ctx context.Context, team core.TeamID, db *engine.DB, t *sqlgen.Table, of sqlgen.Rows, s sqlgen.Sample,
) (met, total int64, err error) {
	q, err := of.Counts(t, s)
	if err != nil {
		return 0, 0, err
	}
	counts, err := r.numbers(ctx, team, db, q)
	if err != nil || len(counts) != 2 {
		return 0, 0, cmp.Or(err, error(errNoClickHouse))
	}
	return int64(min(counts[0], math.MaxInt64)), int64(min(counts[1], math.MaxInt64)), nil
}
