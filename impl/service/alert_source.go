package service

import (
	"bytes"
	"context"
	"regexp"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/sqltext"
	"github.com/obstack/obstack/impl/store"
)

// checkAlertSearch says whether the saved search of an alert is there.
func checkAlertSearch(ctx context.Context, tx *store.Tx, team core.TeamID, body *api.AlertWrite) error {
	if !core.IsID(*body.SavedSearchID) {
		return core.InvalidError("Invalid saved search ID")
	}
	id := strings.ToLower(*body.SavedSearchID)
	body.SavedSearchID = &id
	// Shared, so that it cannot be deleted before this alert is stored, which then would not go with it.
	_, err := tx.ShareSavedSearch(ctx, team, id)
	if core.KindOf(err) == core.NotFound {
		return core.InvalidError("Saved search not found")
	}
	return err
}

// chartRules are the rules between the keys of an inline alert's chart, if there is one.
func chartRules(chart *api.AlertChart) (issues issueList) {
	if chart == nil {
		return nil
	}
	config, err := chartValue(chart)
	if err != nil {
		return nil // was decoded, so it can be parsed
	}
	checkConfig(&issues, newKnownIssues(nil), chartKey, config)
	return issues
}

// chartValue parses a chart.
func chartValue(chart *api.AlertChart) (*schema.Value, error) {
	text, err := chart.MarshalJSON()
	if err != nil {
		return nil, err
	}
	return schema.ParseStored(text)
}

// checkAlertChart says whether the source and the connection of a chart are there, and whether it has a value for each window.
func checkAlertChart(ctx context.Context, tx *store.Tx, team core.TeamID, body *api.AlertWrite) error {
	config, err := chartValue(body.ChartConfig)
	if err != nil {
		return core.NewError(core.Internal, "parse the chart of an alert", err)
	}
	if err := checkChartReferences(ctx, tx.DB, team, config); err != nil {
		return err
	}
	return checkAlertable(alertedConfig{
		ConfigType: config.Str("configType"), DisplayType: config.Str("displayType"), SQLTemplate: config.Str("sqlTemplate"),
	})
}

// alertedConfig is what an alert needs to know of its tile or chart.
type alertedConfig struct {
	ConfigType  string `json:"configType"`
	DisplayType string `json:"displayType"`
	SQLTemplate string `json:"sqlTemplate"`
}

// checkAlertTile says whether the tile of an alert is there and has a value for each window.
func checkAlertTile(ctx context.Context, tx *store.Tx, team core.TeamID, body *api.AlertWrite) error {
	if !core.IsID(*body.DashboardID) {
		return core.InvalidError("Invalid dashboard ID")
	}
	id := strings.ToLower(*body.DashboardID)
	body.DashboardID = &id
	// Shared, so that the dashboard cannot lose the tile before this alert is stored.
	text, err := tx.ShareDashboard(ctx, team, id)
	if core.KindOf(err) == core.NotFound {
		return core.InvalidError("Dashboard not found")
	}
	if err != nil {
		return err
	}
	config, err := tileConfig(text, *body.TileID)
	switch {
	case err != nil:
		return core.NewError(core.Internal, "decode stored dashboard "+id, err)
	case config == nil:
		return core.InvalidError("Tile not found")
	}
	return checkAlertable(*config)
}

// lenient reads what a dashboard that was stored by other means may hold, as encoding/json does.
var lenient = jsontext.AllowDuplicateNames(true)

// tileConfig returns what an alert needs to know of a tile, nil if a dashboard has none of the id. It reads no further than
// up to there, since dashboards are long.
func tileConfig(dashboard []byte, id string) (*alertedConfig, error) {
	dec := jsontext.NewDecoder(bytes.NewBuffer(dashboard), lenient, jsontext.AllowInvalidUTF8(true))
	if _, err := dec.ReadToken(); err != nil { // {
		return nil, err
	}
	for dec.PeekKind() == '"' {
		key, err := dec.ReadToken()
		if err != nil {
			return nil, err
		}
		if key.String() != "tiles" {
			if err := dec.SkipValue(); err != nil {
				return nil, err
			}
			continue
		}
		if _, err := dec.ReadToken(); err != nil { // [
			return nil, err
		}
		for dec.PeekKind() == '{' {
			var tile struct {
				ID     string         `json:"id"`
				Config jsontext.Value `json:"config"` // only one is decoded
			}
			if err := json.UnmarshalDecode(dec, &tile); err != nil {
				return nil, err
			}
			if tile.ID == id {
				config := new(alertedConfig)
				return config, json.Unmarshal(tile.Config, config, lenient)
			}
		}
		return nil, nil
	}
	_, err := dec.ReadToken() // }
	return nil, err
}

// checkAlertable refuses raw SQL that has no value per window. Builder tiles of other displays are accepted
// and never fire, as in the reference.
func checkAlertable(config alertedConfig) error {
	switch display := api.DisplayOf(config.DisplayType); {
	case config.ConfigType != "sql":
		return nil
	case !display.Alerts:
		return core.InvalidError("Alerts support raw SQL tiles of display type line, stacked_bar and number only")
	case display.Single, namesInterval.MatchString(config.SQLTemplate), isBroken(config.SQLTemplate):
		return nil
	}
	return core.InvalidError("To support alerts, the SQL must use the interval, for example $__timeInterval(column)")
}

var (
	// namesInterval matches SQL that has a parameter of the interval once its macros are filled in.
	namesInterval = regexp.MustCompile(
		`intervalSeconds|intervalMilliseconds|\$__timeInterval(?:_ms)?\b|\$__interval_s\b`)
	// macroWithArguments matches, to their first argument, the macros that need some.
	macroWithArguments = regexp.MustCompile(
		`\$__(?:timeFilter|timeFilter_ms|dateFilter|dateTimeFilter|dt|filter|conditionalAll)\b\s*(\(?)`)
)

// isBroken reports whether the macros of raw SQL cannot be filled in, because arguments are missing or do not end. Then
// nothing is said about its interval: the tile itself shows what is wrong.
func isBroken(sql string) bool {
	for _, m := range macroWithArguments.FindAllStringSubmatchIndex(sql, -1) {
		depth := m[3] - m[2] // 1 behind a parenthesis
		for i := m[1]; i < len(sql) && depth > 0; i++ {
			switch sql[i] {
			case '(':
				depth++
			case ')':
				depth--
			case '\'', '"', '`':
				if end, closed := sqltext.QuotedEnd(sql, i); closed {
					i = end - 1
				}
			}
		}
		if depth > 0 || m[2] == m[3] {
			return true
		}
	}
	return false
}
