package store

import (
	"context"
	"slices"
	"strings"
	"unicode/utf16"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// maxAlertName limits the name of an alert. The database counts characters and the API counts UTF-16 units.
const maxAlertName = 512

// unnamedAlert is the name of an alert whose object is missing or has a blank name. Only other programs leave one behind.
const unnamedAlert = "Alert"

// AlertNames are the name and tags that an alert has of its own. An empty name and nil tags follow the object that the alert
// watches.
type AlertNames struct {
	DisplayName string
	Tags        []string
}

// DerivedNames are the name and tags that an alert gets from the object that it watches. Triggers derive the same in the
// database.
type DerivedNames struct {
	Name string
	Tags []string
}

// DeriveFromTile returns the names of an alert on a tile of a dashboard. It takes the tags as JSON.
func DeriveFromTile(dashboard, tile string, tags []byte) DerivedNames {
	if tile = strings.Trim(tile, " "); tile == "" {
		tile = "Tile"
	}
	text := string(tags)
	return DerivedNames{deriveName(dashboard + " - " + tile), tagsOf(&text)}
}

// DeriveFromChart returns the names of an alert on a chart of its own.
func DeriveFromChart(name string) DerivedNames {
	if name = strings.Trim(name, " "); name == "" {
		name = "Chart"
	}
	return DerivedNames{deriveName(name), []string{}}
}

// DeriveFromSearch returns the names of an alert on a saved search.
func DeriveFromSearch(name string, tags []string) DerivedNames {
	return DerivedNames{deriveName(name), append([]string{}, tags...)}
}

// Own returns what an alert stores for a name and tags. A blank name and nil tags are derived. So are values that equal the
// derived ones: a client that sends back what it has read does not detach the alert from its object.
func (d DerivedNames) Own(name *string, tags []string) (own AlertNames) {
	if trimmed := strings.TrimSpace(text(name)); trimmed != "" && trimmed != strings.TrimSpace(d.Name) {
		own.DisplayName = trimmed
	}
	if tags != nil && !slices.Equal(tags, d.Tags) {
		own.Tags = tags
	}
	return own
}

// Show sets the name and tags that an alert shows: its own, or else the derived ones.
func (d DerivedNames) Show(a *api.Alert, own AlertNames) {
	a.DisplayName, a.Tags = d.Name, d.Tags
	if own.DisplayName != "" {
		a.DisplayName = own.DisplayName
	}
	if own.Tags != nil {
		a.Tags = own.Tags
	}
}

// deriveName does what the database does to the name of an object: it trims spaces and cuts the name to maxAlertName.
func deriveName(name string) string {
	if name = strings.Trim(name, " "); len(name) > maxAlertName {
		if runes := []rune(name); len(runes) > maxAlertName {
			name = strings.Trim(string(runes[:maxAlertName]), " ")
		}
	}
	return shownName(name)
}

// shownName returns the name that an alert shows if a name was derived for it. It is never too long to be sent back.
func shownName(derived string) string {
	if derived == "" {
		return unnamedAlert
	}
	if len(derived) <= maxAlertName { // bytes: a text has at most as many UTF-16 units
		return derived
	}
	units := 0
	for i, r := range derived {
		if units += utf16.RuneLen(r); units > maxAlertName {
			return strings.TrimRight(derived[:i], " ")
		}
	}
	return derived
}

// tagsOf reads tags from JSON. It returns an empty list for other JSON, which other programs may have stored.
func tagsOf(stored *string) []string {
	tags, err := jsonColumn[[]string](stored)
	if err != nil || tags == nil {
		return []string{}
	}
	return tags
}

// derived returns the names of a row's object.
func (r *alertRow) derived() DerivedNames {
	return DerivedNames{shownName(text(r.DerivedName)), tagsOf(r.DerivedTags)}
}

// own returns the names of a row. Tags that cannot be read count as none of its own.
func (r *alertRow) own() AlertNames {
	tags, err := jsonColumn[[]string](r.Tags)
	if err != nil {
		tags = nil
	}
	return AlertNames{text(r.DisplayName), tags}
}

// AlertNames returns the names that an alert of the team has of its own.
func (d *DB) AlertNames(ctx context.Context, team core.TeamID, id string) (AlertNames, error) {
	var row alertRow
	err := d.one(ctx, []any{&row.DisplayName, &row.Tags},
		"SELECT display_name, tags FROM alerts WHERE team_id = ? AND id = ?", string(team), id)
	return row.own(), found(ctx, "load names of an alert", alertMissing, err)
}

// namesColumns select the name and tags that an alert shows, for appendNames.
const namesColumns = "coalesce(display_name, derived_name, ''), coalesce(tags, derived_tags, '')"

// namesWriter writes the names of many alerts as JSON. It keeps the last tags, as alerts on one dashboard have the same.
type namesWriter struct {
	tags, written string
}

// append appends the keys displayName and tags, in the form of encoding/json and followed by a comma.
func (w *namesWriter) append(b []byte, name, tags string) []byte {
	b = append(b, `"displayName":`...)
	if name = shownName(name); isPlain(name) {
		b = append(append(append(b, '"'), name...), '"')
	} else {
		b = append(b, jsonText(name)...)
	}
	if w.written == "" || tags != w.tags {
		w.tags, w.written = tags, jsonText(tagsOf(&tags))
	}
	return append(append(append(b, `,"tags":`...), w.written...), ',')
}

// isPlain reports whether encoding/json writes a text as it is.
func isPlain(s string) bool {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c >= 0x7f || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' {
			return false
		}
	}
	return true
}
