package service

import (
	"context"
	"encoding/csv"
	"fmt"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/store"
)

// sampleRows is how many rows a notification shows.
const sampleRows = 5

// Sample returns a few of the rows that an event of an alert on a saved search is about, which are those that were
// counted in its window and for its group: a line of CSV each. A search or source that was deleted in between is NotFound; the
// notification then goes without rows, as with any other error.
func (s *Searches) Sample(ctx context.Context, e store.Event) (string, error) {
	team := core.TeamID(e.Alert.TeamID)
	search, err := s.Store.GetSavedSearch(ctx, team, text(e.Alert.SavedSearchID))
	if err != nil {
		return "", err
	}
	source, err := readSource(ctx, s.Store.DB, team, strings.ToLower(search.SourceID))
	if err != nil {
		return "", err
	}
	sample := batch.Sample{
		Rows:  conditionRows(source.source, search, e.Alert),
		Start: e.Start, End: e.End, OrderBy: search.OrderBy, Limit: sampleRows,
	}
	if e.Group != "" {
		sample.Group = e.Labels
	}
	result, err := batch.NewReader(s.Runner).Sample(ctx, team, sample)
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
