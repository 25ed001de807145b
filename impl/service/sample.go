package service

import (
	"context"
	"encoding/csv"
	"fmt"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
)

// sampleRows is how many rows a notification shows.
const sampleRows = 5

// Sample returns a few of the rows that the saved search of an alert finds from start to end, which is not included, in
// milliseconds since 1970: a line of CSV each. What a search selects on top of its condition is left out.
func (s *Searches) Sample(ctx context.Context, alert api.Alert, start, end int64) (string, error) {
	team := core.TeamID(alert.TeamID)
	search, err := s.Store.GetSavedSearch(ctx, team, text(alert.SavedSearchID))
	if err != nil {
		return "", err
	}
	source, err := s.Store.GetSource(ctx, team, strings.ToLower(search.SourceID))
	if err != nil {
		return "", err
	}
	parsed, err := query.ParseSource(source.Body)
	if err != nil {
		return "", err
	}
	result, err := s.Runner.Sample(ctx, team, query.Search{
		Source: parsed, Start: start, End: end - 1, Where: search.Where, WhereLanguage: string(search.WhereLanguage),
		Select: search.Select, OrderBy: search.OrderBy, Limit: sampleRows,
	})
	if err != nil {
		return "", err
	}
	return rowsAsCSV(result.Data)
}

// rowsAsCSV writes the values of JSON objects as lines, in the order that they have there.
func rowsAsCSV(objects []byte) (string, error) {
	var out strings.Builder
	w := csv.NewWriter(&out)
	d := jsontext.NewDecoder(strings.NewReader(string(objects)))
	if _, err := d.ReadToken(); err != nil { // [
		return "", fmt.Errorf("read sample rows: %w", err)
	}
	for d.PeekKind() == '{' {
		var line []string
		if _, err := d.ReadToken(); err != nil {
			return "", fmt.Errorf("read sample rows: %w", err)
		}
		for d.PeekKind() != '}' {
			if err := d.SkipValue(); err != nil { // the name
				return "", fmt.Errorf("read sample rows: %w", err)
			}
			value, err := d.ReadValue()
			if err != nil {
				return "", fmt.Errorf("read sample rows: %w", err)
			}
			cell := string(value)
			if value.Kind() == '"' {
				plain, err := jsontext.AppendUnquote(nil, value)
				if err != nil {
					return "", fmt.Errorf("read sample rows: %w", err)
				}
				cell = string(plain)
			}
			line = append(line, cell)
		}
		if _, err := d.ReadToken(); err != nil {
			return "", fmt.Errorf("read sample rows: %w", err)
		}
		if err := w.Write(line); err != nil {
			return "", fmt.Errorf("write sample rows: %w", err)
		}
	}
	w.Flush()
	return strings.TrimSuffix(out.String(), "\n"), w.Error()
}
