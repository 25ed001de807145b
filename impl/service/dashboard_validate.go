package service

import (
	"context"
	"errors"
	"slices"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
)

// Validate says whether Create would take a body, and stores nothing. The answer is the JSON text of the report: whether
// the body is valid, what is wrong, the body as it was read, and what is likely wrong with the queries of a valid one,
// which nothing refuses. problems is what the schema DashboardCreate has found; body is nil when it could not be read.
func (d *Dashboards) Validate(
	ctx context.Context, team core.TeamID, body *schema.Value, problems []core.Issue,
) ([]byte, error) {
	if body != nil {
		// An empty name passes, because an update takes it and clients ask here before updates too.
		problems = slices.DeleteFunc(slices.Clone(problems), func(i core.Issue) bool {
			return i.Limit && i.Path == "name" && body.Get("name").Text == ""
		})
		if len(problems) == 0 {
			problems = checkDashboard(body, nil)
		}
	}
	if len(problems) == 0 {
		err := checkReferences(ctx, d.Store.DB, team, body, nil, nil)
		var refusal *core.Error
		switch {
		case core.KindOf(err) == core.Invalid && errors.As(err, &refusal):
			problems = []core.Issue{{Text: refusal.Message}}
		case err != nil:
			return nil, err
		}
	}
	report := &schema.Value{Kind: schema.Object}
	report.Set("valid", schema.NewBool(len(problems) == 0))
	report.Set("errors", issueValues(problems))
	if len(problems) > 0 {
		report.Set("normalized", schema.NewNull())
		return report.Append(nil), nil
	}
	report.Set("normalized", normalized(body))
	// An update keeps filters that are left out.
	if warnings := d.warnings(ctx, team, body, body.Get("filters") == nil); len(warnings) > 0 {
		report.Set("warnings", issueValues(warnings))
	}
	return report.Append(nil), nil
}

// issueValues are issues as they are answered.
func issueValues(issues []core.Issue) *schema.Value {
	values := list()
	for _, i := range issues {
		value := object("path", i.Path)
		value.Set("message", schema.NewString(i.Text))
		values.Items = append(values.Items, value)
	}
	return values
}

// normalized is an accepted body with the few defaults that the operations fill in before they look at it. What answers
// show beside it comes with storing.
func normalized(body *schema.Value) *schema.Value {
	v := body.Clone()
	for _, tile := range v.List("tiles") {
		config := tile.Get("config")
		if config == nil || isSQL(config) {
			continue
		}
		switch displayOf(config).Content {
		case api.ContentHeatmap, api.ContentRows:
			fill(config, "where", "")
			if config.Str("displayType") == "event_patterns" {
				fill(config, "select", "")
			}
		default:
			for _, item := range config.List("select") {
				fill(item, "where", "")
			}
		}
	}
	for _, f := range v.List("savedFilterValues") {
		fill(f, "type", "sql")
	}
	for _, f := range v.List("filters") {
		if !hasExpression(f) {
			f.Set("isBroadcastEnabled", schema.NewBool(false))
			f.Set("isVariableEnabled", schema.NewBool(true))
		}
	}
	return v
}

// fill sets a key that was left out.
func fill(v *schema.Value, key, text string) {
	if v.Get(key) == nil {
		v.Set(key, schema.NewString(text))
	}
}
