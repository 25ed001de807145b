// Package query turns charts into SQL, runs it on an engine, and turns the rows back into the answer. It does no I/O
// but through an engine.
package query

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

// Source is what a query reads of a data source: where its rows are and what its columns mean.
type Source struct {
	Kind       string `json:"kind"`
	Connection string `json:"connection"` // the id
	From       struct {
		Database string `json:"databaseName"`
		Table    string `json:"tableName"`
	} `json:"from"`
	// The expressions are the operator's text. Until SQL can be checked they may only name columns, several of them
	// separated by commas.
	Timestamp      string    `json:"timestampValueExpression"`
	ImplicitColumn string    `json:"implicitColumnExpression"`
	Body           string    `json:"bodyExpression"`
	SampleRate     string    `json:"sampleRateExpression"`
	Settings       []Setting `json:"querySettings"`
}

// Setting is a ClickHouse setting for the queries of a source.
type Setting struct {
	Name  string `json:"setting"`
	Value string `json:"value"`
}

// ParseSource reads a source's JSON text, which must have been checked when it was stored.
func ParseSource(text []byte) (Source, error) {
	var s Source
	if err := json.Unmarshal(text, &s); err != nil {
		return Source{}, fmt.Errorf("decode source: %w", err)
	}
	return s, nil
}

// implicitColumns names the columns that bare text in a filter searches.
func (s Source) implicitColumns() []string {
	if names := splitNames(s.ImplicitColumn); names != nil {
		return names
	}
	if s.Kind == "log" {
		return splitNames(s.Body)
	}
	return nil
}

// splitNames splits a list of columns at its commas. A blank list is nil.
func splitNames(list string) []string {
	if strings.TrimSpace(list) == "" {
		return nil
	}
	names := strings.Split(list, ",")
	for i := range names {
		names[i] = strings.TrimSpace(names[i])
	}
	return names
}

// column finds the column that a part of an expression of the source names.
func (s Source) column(t *filter.Table, expression, name string) (filter.Field, error) {
	f, err := t.Field(name)
	if err != nil || f.Path != nil {
		return filter.Field{}, core.InvalidError(fmt.Sprintf(
			"%s of the source: %q is not a column of %s.%s, and expressions are not supported yet",
			expression, name, s.From.Database, s.From.Table))
	}
	return f, nil
}

var (
	settingName = regexp.MustCompile(`^[a-z][a-z0-9_]*$`)
	// A value never needs more than this; some settings are SQL (additional_table_filters), and that does.
	settingValue = regexp.MustCompile(`^[A-Za-z0-9_.+-]*$`)
)

// reservedSettings are parameters of ClickHouse's HTTP interface, which travel as settings do, and settings with which
// the engine guards and finds its queries.
var reservedSettings = []string{
	"query", "query_id", "database", "user", "password", "role", "quota_key", "profile", "session_id",
	"session_timeout", "session_check", "close_session", "default_format", "compress", "decompress", "buffer_size",
	"wait_end_of_query", "stacktrace", "client_protocol_version", "readonly", "log_comment",
}

func (s Source) settings() (map[string]any, error) {
	settings := make(map[string]any, len(s.Settings))
	for _, set := range s.Settings {
		switch {
		case !settingName.MatchString(set.Name), strings.HasPrefix(set.Name, "param_"),
			slices.Contains(reservedSettings, set.Name):
			return nil, core.InvalidError(fmt.Sprintf("querySettings of the source: %q cannot be set", set.Name))
		case !settingValue.MatchString(set.Value):
			return nil, core.InvalidError(fmt.Sprintf("querySettings of the source: %s cannot be %q", set.Name, set.Value))
		}
		settings[set.Name] = set.Value
	}
	return settings, nil
}
