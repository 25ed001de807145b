package otlp_test

import (
	"bytes"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"
	"text/template"
	"time"

	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

func TestMain(m *testing.M) { enginetest.Main(m) }

// server is a ClickHouse, or the embedded engine behind a port.
type server struct {
	t        *testing.T
	url      string
	database string
}

func (s *server) query(sql string, body []byte) ([]byte, error) {
	s.t.Helper()
	u, err := url.Parse(s.url)
	if err != nil {
		s.t.Fatal(err)
	}
	u.RawQuery = url.Values{"query": {sql}, "database": {s.database}}.Encode()
	request, err := http.NewRequestWithContext(s.t.Context(), http.MethodPost, u.String(), bytes.NewReader(body))
	if err != nil {
		s.t.Fatal(err)
	}
	client := http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
	res, err := client.Do(request)
	if err != nil {
		s.t.Fatal(err)
	}
	defer res.Body.Close()
	answer, err := io.ReadAll(res.Body)
	if err != nil {
		s.t.Fatal(err)
	}
	if res.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%.300s: %.500s", sql, answer)
	}
	return answer, nil
}

func (s *server) exec(sql string) {
	s.t.Helper()
	if _, err := s.query(sql, nil); err != nil {
		s.t.Fatal(err)
	}
}

// use makes a database for a test.
func (s *server) use(t *testing.T, name string) {
	t.Helper()
	s.database = "default"
	s.exec("DROP DATABASE IF EXISTS " + name)
	s.exec("CREATE DATABASE " + name)
	t.Cleanup(func() { s.database = "default" })
	s.database = name
}

// columnsOf returns those of the table's that a block can fill, with their types.
func (s *server) columnsOf(table string) (columns []string, types map[string]string) {
	s.t.Helper()
	answer, err := s.query("DESCRIBE TABLE "+table+" FORMAT TSVRaw", nil)
	if err != nil {
		s.t.Fatal(err)
	}
	types = map[string]string{}
	for line := range strings.Lines(string(answer)) {
		fields := strings.Split(line, "\t")
		types[fields[0]] = fields[1]
	}
	for _, name := range names(otlp.Columns(table)) {
		if types[name] != "" {
			columns = append(columns, name)
		}
	}
	return columns, types
}

func (s *server) insert(k *otlp.Block, columns []string, from, to int) error {
	s.t.Helper()
	wanted := slices.DeleteFunc(otlp.Columns(k.Table()), func(c otlp.Column) bool { return !slices.Contains(columns, c.Name) })
	native, err := k.AppendNative(nil, wanted, from, to)
	if err != nil {
		s.t.Fatal(err)
	}
	_, err = s.query(fmt.Sprintf("INSERT INTO %s (`%s`) FORMAT Native", k.Table(), strings.Join(columns, "`, `")), native)
	return err
}

func (s *server) read(table string, columns []string, types map[string]string) []row {
	s.t.Helper()
	answer, err := s.query(fmt.Sprintf("SELECT `%s` FROM %s FORMAT Native", strings.Join(columns, "`, `"), table), nil)
	if err != nil {
		s.t.Fatal(err)
	}
	return readBlocks(s.t, answer, columns, types)
}

// createTables makes the telemetry tables of a variant.
func (s *server) createTables(textIndex bool) {
	s.t.Helper()
	items := func(column string) string {
		return fmt.Sprintf("arrayMap((k, v) -> concat(k, '=', v), mapKeys(%[1]s), mapValues(%[1]s))", column)
	}
	all, err := template.New("").Funcs(template.FuncMap{"items": items, "commonItems": items}).ParseFS(os.DirFS("../../engine"), "tables/*.sql")
	if err != nil {
		s.t.Fatal(err)
	}
	data := map[string]any{"TextIndex": textIndex}
	for _, signal := range []string{"Logs", "Traces", "Metrics", "Sessions"} {
		data[signal] = "toIntervalYear(10)"
	}
	for _, file := range []string{"logs.sql", "traces.sql", "metrics.sql"} {
		var text bytes.Buffer
		if err := all.ExecuteTemplate(&text, file, data); err != nil {
			s.t.Fatal(err)
		}
		for sql := range strings.SplitSeq(text.String(), ";\n") {
			if strings.TrimSpace(sql) != "" {
				s.exec(sql)
			}
		}
	}
}

// older are tables as exporters of earlier years made them.
var older = []string{
	`CREATE TABLE otel_logs (
		Timestamp DateTime64(9), TimestampTime DateTime DEFAULT toDateTime(Timestamp), TraceId String, SpanId String,
		TraceFlags UInt32, SeverityText LowCardinality(String), SeverityNumber Int32, ServiceName LowCardinality(String),
		Body String, ResourceSchemaUrl String, ResourceAttributes Map(LowCardinality(String), String), ScopeSchemaUrl String,
		ScopeName String, ScopeVersion String, ScopeAttributes Map(LowCardinality(String), String),
		LogAttributes Map(LowCardinality(String), String)
	) ENGINE = MergeTree PARTITION BY toDate(TimestampTime) PRIMARY KEY (ServiceName, TimestampTime)
	ORDER BY (ServiceName, TimestampTime, Timestamp)`,
	`CREATE TABLE otel_traces (
		Timestamp DateTime64(9), TraceId String, SpanId String, ParentSpanId String, TraceState String,
		SpanName LowCardinality(String), SpanKind LowCardinality(String), ServiceName LowCardinality(String),
		ResourceAttributes Map(LowCardinality(String), String), ScopeName String, ScopeVersion String,
		SpanAttributes Map(LowCardinality(String), String), Duration Int64, StatusCode LowCardinality(String),
		StatusMessage String,
		Events Nested (Timestamp DateTime64(9), Name LowCardinality(String), Attributes Map(LowCardinality(String), String)),
		Links Nested (TraceId String, SpanId String, TraceState String, Attributes Map(LowCardinality(String), String))
	) ENGINE = MergeTree PARTITION BY toDate(Timestamp) ORDER BY (ServiceName, SpanName, toUnixTimestamp(Timestamp), TraceId)`,
	`CREATE TABLE otel_metrics_gauge (
		ResourceAttributes Map(LowCardinality(String), String), ResourceSchemaUrl String, ScopeName String,
		ScopeVersion String, ScopeAttributes Map(LowCardinality(String), String), ScopeDroppedAttrCount UInt32,
		ScopeSchemaUrl String, ServiceName LowCardinality(String), MetricName String, MetricDescription String,
		MetricUnit String, Attributes Map(LowCardinality(String), String), StartTimeUnix DateTime64(9), TimeUnix DateTime64(9),
		Value Float64, Flags UInt32,
		Exemplars Nested (FilteredAttributes Map(LowCardinality(String), String), TimeUnix DateTime64(9), Value Float64,
			SpanId String, TraceId String)
	) ENGINE = MergeTree PARTITION BY toDate(TimeUnix)
	ORDER BY (ServiceName, MetricName, Attributes, toUnixTimestamp64Nano(TimeUnix))`,
}

// TestBlocksAreInserted holds that the engine stores what the blocks hold, in all tables that there are.
func TestBlocksAreInserted(t *testing.T) {
	s := &server{t: t, url: enginetest.Server(t), database: "default"}
	for name, create := range map[string]func(){
		"text_index": func() { s.createTables(true) },
		"compat":     func() { s.createTables(false) },
		"older": func() {
			for _, sql := range older {
				s.exec(sql)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			s.use(t, "otlp_"+name)
			create()
			b := otlp.NewBuilder()
			for signal, body := range samples(t) {
				if err := b.Append(signal, body, window, 0); err != nil {
					t.Fatal(err)
				}
			}
			if name == "older" { // has no indexes that would take long
				for _, body := range unusual() {
					if err := b.Append(otlp.Logs, body, window, 0); err != nil {
						t.Fatal(err)
					}
				}
			}
			want := map[string][]row{}
			for _, k := range b.Blocks() {
				if name == "older" && !slices.ContainsFunc(older, func(sql string) bool {
					return strings.Contains(sql, "TABLE "+k.Table()+" ")
				}) {
					continue
				}
				columns, types := s.columnsOf(k.Table())
				if name != "older" && len(columns) != len(otlp.Columns(k.Table())) {
					t.Fatalf("%s has only %v", k.Table(), columns)
				}
				middle := k.Rows() / 2
				for _, part := range [][2]int{{0, middle}, {middle, middle}, {middle, k.Rows()}} {
					if err := s.insert(k, columns, part[0], part[1]); err != nil {
						t.Fatal(err)
					}
				}
				for _, r := range rowsOf(t, k, 0, k.Rows()) {
					want[k.Table()] = append(want[k.Table()], stored(r, columns, types))
				}
			}
			for table := range want {
				columns, types := s.columnsOf(table)
				got := s.read(table, columns, types)
				if d := diff(sorted(want[table]), sorted(got)); d != "" {
					t.Errorf("%s (-want +got):\n%.5000s", table, d)
				}
			}
		})
	}
}

// sorted are rows by their texts.
func sorted(rows []row) []row {
	texts := map[string]row{}
	for i, r := range rows {
		texts[fmt.Sprint(r, i)] = r
	}
	var all []row
	for _, text := range slices.Sorted(maps.Keys(texts)) {
		all = append(all, texts[text])
	}
	return all
}

// stored is a row as columns of the types have it.
func stored(r row, columns []string, types map[string]string) row {
	changed := row{}
	for _, name := range columns {
		changed[name] = convert(r[name], types[name])
	}
	return changed
}

func convert(value any, typ string) any {
	second := int64(time.Second)
	switch typ {
	case "DateTime":
		return value.(int64) / second * second
	case "Array(DateTime)":
		var times []int64
		for _, at := range value.([]int64) {
			times = append(times, at/second*second)
		}
		return times
	case "Int64":
		return int64(value.(uint64))
	case "Int32":
		if n, ok := value.(uint8); ok {
			return int32(n)
		}
	case "UInt32":
		if n, ok := value.(uint8); ok {
			return uint32(n)
		}
	}
	return value
}
