package sqlgen

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

// TraceSource is what is read of a trace or log source for the parts of a trace.
type TraceSource struct {
	Source
	TraceID       string  `json:"traceIdExpression"`
	SpanID        string  `json:"spanIdExpression"`
	ParentSpanID  string  `json:"parentSpanIdExpression"`
	SpanKind      string  `json:"spanKindExpression"`
	StatusMessage string  `json:"statusMessageExpression"`
	ServiceName   string  `json:"serviceNameExpression"`
	Events        string  `json:"spanEventsValueExpression"`
	LogSourceID   *string `json:"logSourceId"`
}

// ParseTraceSource reads a source's JSON text, which must have been checked when it was stored.
func ParseTraceSource(text []byte) (TraceSource, error) {
	var s TraceSource
	if err := json.Unmarshal(text, &s); err != nil {
		return s, fmt.Errorf("decode source: %w", err)
	}
	return s, nil
}

// Parts renders the parts of a trace in a window that a source has, in the order of time: spans, or the logs of a log source.
func (s TraceSource) Parts(t *Table, id string, w Window, limit int) (Query, error) {
	var p filter.Params
	_, conditions, err := s.TimeRange(t, w, &p)
	if err != nil {
		return Query{}, err
	}
	trace, err := s.named(t, &p, "traceIdExpression", s.TraceID)
	if err != nil {
		return Query{}, err
	}
	conditions = append(conditions, trace.SQL(&p)+" = "+p.Add("String", id))
	at, err := s.latest(t, &p)
	if err != nil {
		return Query{}, err
	}
	columns := []string{"toString(toUnixTimestamp64Nano(toDateTime64(" + at + ", 9))) AS `timestamp`"}
	add := func(key, name, text string, sql func(filter.Field) string) error {
		if strings.TrimSpace(text) == "" {
			return nil
		}
		f, err := s.named(t, &p, name, text)
		if err != nil {
			return err
		}
		if rendered := sql(f); rendered != "" {
			columns = append(columns, rendered+" AS `"+key+"`")
		}
		return nil
	}
	asText := func(f filter.Field) string { return "ifNull(toString(" + f.SQL(&p) + "), '')" }
	asObject := func(f filter.Field) string {
		if kind := f.Value().Kind; kind != filter.Map && kind != filter.JSON {
			return "" // what is no object is left to searches
		}
		return f.SQL(&p)
	}
	for _, c := range []struct {
		key, name, text string
		sql             func(filter.Field) string
	}{
		{"duration", "durationExpression", s.Duration, func(f filter.Field) string {
			return "ifNull(toString(round(" + f.SQL(&p) + " * " + s.nanoseconds() + ")), '')"
		}},
		{"spanId", "spanIdExpression", s.SpanID, asText},
		{"parentSpanId", "parentSpanIdExpression", s.ParentSpanID, asText},
		{"name", "spanNameExpression", s.SpanName, asText},
		{"kind", "spanKindExpression", s.SpanKind, asText},
		{"service", "serviceNameExpression", s.ServiceName, asText},
		{"statusCode", "statusCodeExpression", s.StatusCode, asText},
		{"statusMessage", "statusMessageExpression", s.StatusMessage, asText},
		{"severity", "severityTextExpression", s.Severity, asText},
		{"body", "bodyExpression", s.Body, asText},
		{"attributes", "eventAttributesExpression", s.Attributes, asObject},
		{"resourceAttributes", "resourceAttributesExpression", s.ResourceAttributes, asObject},
	} {
		if s.Kind == "log" && (c.key == "duration" || c.key == "parentSpanId") {
			continue
		}
		if err := add(c.key, c.name, c.text, c.sql); err != nil {
			return Query{}, err
		}
	}
	if number := s.severityNumber(t); number != "" {
		columns = append(columns, number+" AS `severityNumber`")
	}
	if events := s.events(t); events != "" {
		columns = append(columns, events+" AS `events`")
	}
	settings, err := s.QuerySettings()
	if err != nil {
		return Query{}, err
	}
	settings["prefer_column_name_to_alias"] = 1
	order := at
	if strings.TrimSpace(s.SpanID) != "" {
		order += ", `spanId`"
	}
	return Query{
		SQL: "SELECT " + strings.Join(columns, ", ") + " FROM " + filter.QuoteName(s.From.Database) + "." + filter.QuoteName(s.From.Table) +
			" WHERE " + strings.Join(conditions, " AND ") + " ORDER BY " + order + " LIMIT " + strconv.Itoa(limit),
		Params: p.Values(), Settings: settings, UserSQL: p.UserSQL,
	}, nil
}

// named is the field of an expression of the source, which is named in errors about it.
func (s Source) named(t *Table, p *filter.Params, name, text string) (filter.Field, error) {
	f, err := s.withoutNames().Field(t, p, text)
	if err == nil {
		err = Single(f)
	}
	return f, Named(name+" of the source", err)
}

// nanoseconds is the factor from the source's unit of durations to nanoseconds.
func (s TraceSource) nanoseconds() string {
	return strconv.FormatFloat(1e9/s.second(), 'f', -1, 64)
}

// severityNumber renders the number of the severity of logs, as OpenTelemetry's exporter stores it: 1 to 24, or 0 for anything
// else. It returns an empty text for spans and for tables without an integer column of that name.
func (s TraceSource) severityNumber(t *Table) string {
	f, err := t.With(nil).Field("SeverityNumber")
	if err != nil || s.Kind != "log" || f.Path != nil || f.Type.Kind != filter.Number || !strings.Contains(f.Type.Name, "Int") {
		return ""
	}
	column := filter.QuoteName(f.Column)
	return "toUInt8(if(" + column + " BETWEEN 1 AND 24, " + column + ", 0))"
}

// events are the events of spans as objects, where they are stored as OpenTelemetry's exporter does it. They are empty for
// other tables.
func (s TraceSource) events(t *Table) string {
	name := strings.Trim(strings.TrimSpace(s.Events), "`")
	if name == "" {
		return ""
	}
	parts := make([]string, 3)
	for i, part := range []string{"Timestamp", "Name", "Attributes"} {
		f, err := t.With(nil).Field(name + "." + part)
		if err != nil || f.Path != nil || f.Type.Kind != filter.Array {
			return ""
		}
		parts[i] = filter.QuoteName(f.Column)
	}
	return "arrayMap((at, name, attributes) -> CAST((toString(toUnixTimestamp64Nano(toDateTime64(at, 9))), toString(name)," +
		" attributes), 'Tuple(timestamp String, name String, attributes Map(String, String))'), " + strings.Join(parts, ", ") + ")"
}

// Times is the table that says when traces were, as OpenTelemetry's exporter makes one beside that of spans.
func (s TraceSource) Times() Ref {
	ref := s.Ref()
	ref.Table += "_trace_id_ts"
	return ref
}

// TimesOf renders when a trace was, in milliseconds since 1970, behind how many rows say so.
func (s TraceSource) TimesOf(t *Table, id string) (Query, error) {
	for _, column := range []string{"TraceId", "Start", "End"} {
		if !HasColumn(t, column) {
			return Query{}, core.InvalidError(fmt.Sprintf("%s has no column %s", s.Times().Table, column))
		}
	}
	var p filter.Params
	return Query{
		SQL: "SELECT count(), toUnixTimestamp64Milli(toDateTime64(min(Start), 3)), toUnixTimestamp64Milli(toDateTime64(max(End), 3)) FROM " +
			filter.QuoteName(s.From.Database) + "." + filter.QuoteName(s.Times().Table) + " WHERE TraceId = " + p.Add("String", id),
		Params: p.Values(),
	}, nil
}
