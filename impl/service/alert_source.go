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

// checkAlertSearch checks that the saved search of an alert exists. It returns the derived names of the alert.
func checkAlertSearch(
	ctx context.Context, tx *store.Tx, team core.TeamID, body *api.AlertWrite,
) (store.DerivedNames, error) {
	if !core.IsID(*body.SavedSearchID) {
		return store.DerivedNames{}, core.InvalidError("Invalid saved search ID")
	}
	id := strings.ToLower(*body.SavedSearchID)
	body.SavedSearchID = &id
	// Shared, so that it cannot be deleted before this alert is stored, which then would not go with it.
	search, err := tx.ShareSavedSearch(ctx, team, id)
	if core.KindOf(err) == core.NotFound {
		err = core.InvalidError("Saved search not found")
	}
	return store.DeriveFromSearch(search.Name, search.Tags), err
}

// chartRules checks the rules between the keys of an inline alert's chart, if there is one.
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

// checkAlertChart checks that the source and the connection of a chart exist, and that the chart has a value for each window.
// It returns the derived names of the alert.
func checkAlertChart(
	ctx context.Context, tx *store.Tx, team core.TeamID, body *api.AlertWrite,
) (names store.DerivedNames, err error) {
	config, err := chartValue(body.ChartConfig)
	if err != nil {
		return names, core.NewError(core.Internal, "parse the chart of an alert", err)
	}
	if err := checkChartReferences(ctx, tx.DB, team, config); err != nil {
		return names, err
	}
	return store.DeriveFromChart(config.Str("name")), checkAlertable(alertedConfig{
		ConfigType: config.Str("configType"), DisplayType: config.Str("displayType"), SQLTemplate: config.Str("sqlTemplate"),
	})
}

// alertedConfig has the keys of a tile or chart that alerts depend on.
type alertedConfig struct {
	ConfigType  string `json:"configType"`
	DisplayType string `json:"displayType"`
	SQLTemplate string `json:"sqlTemplate"`
}

// checkAlertTile checks that the tile of an alert exists and has a value for each window. It returns the derived names of the
// alert.
func checkAlertTile(
	ctx context.Context, tx *store.Tx, team core.TeamID, body *api.AlertWrite,
) (names store.DerivedNames, err error) {
	if !core.IsID(*body.DashboardID) {
		return names, core.InvalidError("Invalid dashboard ID")
	}
	id := strings.ToLower(*body.DashboardID)
	body.DashboardID = &id
	// Shared, so that the dashboard cannot lose the tile before this alert is stored.
	text, err := tx.ShareDashboard(ctx, team, id)
	if core.KindOf(err) == core.NotFound {
		return names, core.InvalidError("Dashboard not found")
	}
	if err != nil {
		return names, err
	}
	tile, err := readAlertedTile(text, *body.TileID)
	switch {
	case err != nil:
		return names, core.NewError(core.Internal, "decode stored dashboard "+id, err)
	case tile.config == nil:
		return names, core.InvalidError("Tile not found")
	}
	return store.DeriveFromTile(tile.dashboard, tile.name, tile.tags), checkAlertable(*tile.config)
}

// lenient reads what a dashboard that was stored by other means may hold, as encoding/json does.
var lenient = jsontext.AllowDuplicateNames(true)

// alertedTile holds the parts of a dashboard and a tile that an alert depends on. config is nil if the tile is missing.
type alertedTile struct {
	dashboard, name string
	tags            jsontext.Value
	config          *alertedConfig
}

// readAlertedTile reads a dashboard. It decodes no other tile, since dashboards are long.
func readAlertedTile(dashboard []byte, id string) (found alertedTile, err error) {
	dec := jsontext.NewDecoder(bytes.NewBuffer(dashboard), lenient, jsontext.AllowInvalidUTF8(true))
	if _, err := dec.ReadToken(); err != nil { // {
		return found, err
	}
	for dec.PeekKind() == '"' {
		key, err := dec.ReadToken()
		if err != nil {
			return found, err
		}
		switch name := key.String(); {
		case name == "name" && dec.PeekKind() == '"':
			var token jsontext.Token
			token, err = dec.ReadToken()
			found.dashboard = token.String()
		case name == "tags":
			var tags jsontext.Value
			tags, err = dec.ReadValue()
			found.tags = tags.Clone()
		case name == "tiles" && dec.PeekKind() == '[':
			err = found.readTiles(dec, id)
		default:
			err = dec.SkipValue()
		}
		if err != nil {
			return found, err
		}
	}
	_, err = dec.ReadToken() // }
	return found, err
}

// readTiles reads the list of tiles up to its end.
func (t *alertedTile) readTiles(dec *jsontext.Decoder, id string) error {
	if _, err := dec.ReadToken(); err != nil { // [
		return err
	}
	for dec.PeekKind() != ']' {
		if dec.PeekKind() != '{' || t.config != nil {
			if err := dec.SkipValue(); err != nil {
				return err
			}
			continue
		}
		var tile struct {
			ID     string         `json:"id"`
			Name   jsontext.Value `json:"name"`
			Config jsontext.Value `json:"config"` // only one is decoded
		}
		if err := json.UnmarshalDecode(dec, &tile); err != nil {
			return err
		}
		if tile.ID != id {
			continue
		}
		if tile.Name.Kind() == '"' {
			if err := json.Unmarshal(tile.Name, &t.name, lenient); err != nil {
				return err
			}
		}
		t.config = new(alertedConfig)
		if err := json.Unmarshal(tile.Config, t.config, lenient); err != nil {
			return err
		}
	}
	_, err := dec.ReadToken() // ]
	return err
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
