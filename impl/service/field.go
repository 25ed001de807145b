package service

import (
	"context"
	"fmt"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/store"
)

// Fields answers by what the rows of sources can be filtered, and with which values.
type Fields struct {
	Store  *store.Store
	Runner *query.Runner
}

// FieldsOf says of which rows fields are asked for. The times are date-times whose form has been checked. A metric is of
// metric sources alone, and a where of values.
type FieldsOf struct {
	SourceID, From, To string
	MetricType         *api.MetricType
	MetricName, Where  *string
	WhereLanguage      *api.SearchLanguage
	Field, Prefix      string
	Limit              int
}

// List answers the fields of a source, or its metrics.
func (f *Fields) List(ctx context.Context, team core.TeamID, of FieldsOf) (api.FieldList, error) {
	rows, err := f.rows(ctx, team, of)
	if err != nil {
		return api.FieldList{}, err
	}
	list, err := f.Runner.Fields(ctx, team, rows)
	return list, missingConnection(err, of.SourceID)
}

// Values answers the values of a field.
func (f *Fields) Values(ctx context.Context, team core.TeamID, of FieldsOf) (api.FieldValues, error) {
	rows, err := f.rows(ctx, team, of)
	if err != nil {
		return api.FieldValues{}, err
	}
	if rows.Source.Kind == "metric" && rows.MetricType == "" {
		return api.FieldValues{}, core.InvalidError("metricDataType: Required for a metric source")
	}
	values, err := f.Runner.FieldValues(ctx, team, query.FieldValues{
		Rows: rows, Field: of.Field, Prefix: of.Prefix, Limit: of.Limit,
	})
	return values, missingConnection(err, of.SourceID)
}

// missingConnection names the source in the error about its connection.
func missingConnection(err error, source string) error {
	if core.KindOf(err) == core.NotFound {
		return core.NotFoundError("Connection not found for source: " + source)
	}
	return err
}

// rows are those that are asked about.
func (f *Fields) rows(ctx context.Context, team core.TeamID, of FieldsOf) (sqlgen.Rows, error) {
	source, err := readSource(ctx, f.Store.DB, team, strings.ToLower(of.SourceID))
	if err != nil {
		return sqlgen.Rows{}, err
	}
	start, end, err := timesOf(of.From, of.To)
	if err != nil {
		return sqlgen.Rows{}, err
	}
	rows := sqlgen.Rows{
		Source: source.source, Start: start, End: end, Where: text(of.Where), WhereLanguage: text(of.WhereLanguage),
	}
	switch source.source.Kind {
	case "log", "trace", "session":
	case "metric":
		rows.MetricType, rows.MetricName = text(of.MetricType), text(of.MetricName)
		if rows.MetricName != "" && rows.MetricType == "" {
			return rows, core.InvalidError("metricDataType: Required with metricName")
		}
	default:
		return rows, core.InvalidError(fmt.Sprintf("a %s source has no fields", source.source.Kind))
	}
	return rows, nil
}

// timesOf are the ends of a range in milliseconds since 1970.
func timesOf(from, to string) (start, end int64, err error) {
	first, err := core.ParseTime(from)
	if err != nil {
		return 0, 0, core.InvalidError("from: " + err.Error())
	}
	last, err := core.ParseTime(to)
	if err != nil {
		return 0, 0, core.InvalidError("to: " + err.Error())
	}
	if start, end = first.UnixMilli(), last.UnixMilli(); start >= end {
		return 0, 0, core.InvalidError("to must be after from")
	}
	return start, end, nil
}
