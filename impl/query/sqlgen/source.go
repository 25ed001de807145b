package sqlgen

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/usersql"
)

// Ref is a table that is read through a source, and the aliases that the query may use.
type Ref struct {
	Source          Source
	Database, Table string
	Aliases         *Aliases
}

// Source is what a query reads of a data source: where its rows are and what its columns mean.
type Source struct {
	Kind       string `json:"kind"`       // log, trace, session, metric or promql
	Connection string `json:"connection"` // the id
	From       struct {
		Database string `json:"databaseName"`
		Table    string `json:"tableName"` // empty for metrics
	} `json:"from"`
	// MetricTables are the tables of a metric source by the type of their metrics.
	MetricTables map[string]string `json:"metricTables"`
	// The expressions are the operator's SQL, a column or several expressions separated by commas. It is checked as
	// the SQL of all other users is.
	Timestamp          string `json:"timestampValueExpression"`
	DisplayedTimestamp string `json:"displayedTimestampValueExpression"`
	ImplicitColumn     string `json:"implicitColumnExpression"`
	Body               string `json:"bodyExpression"`
	Severity           string `json:"severityTextExpression"`
	SpanName           string `json:"spanNameExpression"`
	StatusCode         string `json:"statusCodeExpression"`
	SampleRate         string `json:"sampleRateExpression"`
	// Attributes and ResourceAttributes are the columns of attributes whose names filters may use without the column.
	Attributes         string `json:"eventAttributesExpression"`
	ResourceAttributes string `json:"resourceAttributesExpression"`
	// Duration is the duration of a span. Its unit has DurationPrecision digits after the second, 3 if it is nil.
	Duration          string   `json:"durationExpression"`
	DurationPrecision *float64 `json:"durationPrecision"`
	Select            string   `json:"defaultTableSelectExpression"`
	OrderBy           string   `json:"orderByExpression"`
	// UseTextIndex says how bare text in filters is found: auto, enabled or disabled.
	UseTextIndex string `json:"useTextIndexForImplicitColumn"`
	// TableFilter is SQL that a search adds to its own filter. Charts do not.
	TableFilter string `json:"tableFilterExpression"`
	// MinAutoGranularity is the minimum width of automatic buckets, such as 1 minute. Only metric sources have one.
	MinAutoGranularity string    `json:"minAutoGranularity"`
	Settings           []Setting `json:"querySettings"`
}

// ParseSource reads a source's JSON text, which must have been checked when it was stored.
func ParseSource(text []byte) (Source, error) {
	var s Source
	if err := json.Unmarshal(text, &s); err != nil {
		return Source{}, fmt.Errorf("decode source: %w", err)
	}
	return s, nil
}

// granularityUnits are the units of MinAutoGranularity in seconds.
var granularityUnits = map[string]int64{"second": 1, "minute": 60, "hour": 3600, "day": Day}

// MinBucket returns MinAutoGranularity in seconds, 0 without one.
func (s Source) MinBucket() int64 {
	number, unit, _ := strings.Cut(s.MinAutoGranularity, " ")
	n, err := strconv.ParseInt(number, 10, 32)
	if err != nil {
		return 0
	}
	return n * granularityUnits[unit]
}

// Ref is the source's own table.
func (s Source) Ref() Ref {
	return Ref{Source: s, Database: s.From.Database, Table: s.From.Table}
}

// Check finds what is wrong with the source before anything is asked of its connection. The tables of a server are
// about all who use it: who they are, what they ask and which tables they have.
func (s Source) Check() error {
	if usersql.IsServerDatabase(s.From.Database) {
		return core.InvalidError(fmt.Sprintf("the source's database %s is the server's own, and cannot be read", s.From.Database))
	}
	return nil
}

// CallsFunctions reports whether SQL of the source may call functions, and so take any time.
func (s Source) CallsFunctions() bool { return MayCall(s.Expressions()...) }

// Size is about how many bytes the texts of the source take, for what counts the memory of conditions.
func (s Source) Size() int {
	size := len(s.DisplayedTimestamp) + len(s.Select) + len(s.OrderBy) + len(s.Attributes) + len(s.ResourceAttributes) + len(s.Duration)
	for _, text := range s.Expressions() {
		size += len(text)
	}
	for _, set := range s.Settings {
		size += len(set.Name) + len(set.Value)
	}
	return size
}

// Expressions are SQL of the source that may be in any query of a condition.
func (s Source) Expressions() []string {
	return []string{s.Timestamp, s.ImplicitColumn, s.Body, s.SampleRate, s.TableFilter}
}

// InSQL reports whether a filter is in SQL and not in the filter language, which is the default.
func InSQL(language string) bool { return language != "" && language != "lucene" }

// MayCall goes by the text alone: SQL that has no parenthesis calls no function.
func MayCall(texts ...string) bool {
	return slices.ContainsFunc(texts, func(text string) bool { return strings.ContainsRune(text, '(') })
}
