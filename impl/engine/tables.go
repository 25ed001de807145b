package engine

import (
	"bytes"
	"context"
	"embed"
	"fmt"
	"regexp"
	"strings"
	"text/template"
	"time"

	"github.com/obstack/obstack/impl/sqltext"
)

// DefaultRetention is how long telemetry is kept when nothing else is said.
const DefaultRetention = 30 * 24 * time.Hour

// Retention is how long telemetry is kept, by signal; zero means DefaultRetention. It matters when a table is made:
// one that exists keeps its own.
type Retention struct{ Logs, Traces, Metrics, Sessions time.Duration }

//go:embed tables/*.sql
var tableFiles embed.FS

// tables makes the statements of one signal from the file of its name. A field of its data named after a signal is
// the interval of its retention.
var tables = template.Must(template.New("").Funcs(template.FuncMap{"items": attributeItems, "commonItems": commonItems}).
	ParseFS(tableFiles, "tables/*.sql"))

// CreateTables makes the database and the telemetry tables in it that are missing, on all hosts of the cluster if there is
// one. It changes none that exists.
func (d *DB) CreateTables(ctx context.Context, database string, r Retention) error {
	version, err := d.Version(ctx)
	if err != nil {
		return err
	}
	// Before this version text indexes were an experiment with another syntax.
	return d.createTables(ctx, database, r, version.AtLeast(26, 2))
}

func (d *DB) createTables(ctx context.Context, database string, r Retention, textIndex bool) error {
	all, err := tableStatements(r, textIndex)
	if err != nil {
		return err
	}
	create, settings := "CREATE DATABASE IF NOT EXISTS "+sqltext.Ident(database), map[string]any(nil)
	if d.cluster != "" {
		create, settings = create+" ON CLUSTER "+sqltext.Ident(d.cluster), OnCluster
	}
	if err := d.In("").Exec(ctx, Query{SQL: create, Settings: settings}); err != nil {
		return fmt.Errorf("create database %s: %w", database, err)
	}
	in := d.In(database)
	if all, err = in.readingJSON(ctx, all); err != nil {
		return err
	}
	if d.cluster != "" {
		own, err := in.ownTables(ctx)
		if err != nil {
			return err
		}
		if all, err = onCluster(d.cluster, database, all, own); err != nil {
			return err
		}
	}
	for _, sql := range all {
		if err := in.Exec(ctx, Query{SQL: sql, Settings: settings}); err != nil {
			head, _, _ := strings.Cut(sql, "\n")
			return fmt.Errorf("%s: %w", head, err)
		}
	}
	return nil
}

// attribute finds an attribute of a resource in a view.
var attribute = regexp.MustCompile(`\bResourceAttributes\['([\w.]+)'\]`)

// readingJSON makes views read JSON where a table, which a Collector has made, has attributes as that.
func (d *DB) readingJSON(ctx context.Context, statements []string) (all []string, err error) {
	rows, err := d.Select(ctx, Query{
		SQL: "SELECT table FROM system.columns WHERE database = currentDatabase() AND name = 'ResourceAttributes' AND startsWith(type, 'JSON')",
	})
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	ofJSON := map[string]bool{}
	for rows.Next() {
		var table string
		if err := rows.Scan(&table); err != nil {
			return nil, err
		}
		ofJSON[table] = true
	}
	for _, sql := range statements {
		if from := viewSource.FindStringSubmatch(sql); from != nil && ofJSON[from[1]] {
			sql = attribute.ReplaceAllStringFunc(sql, func(a string) string {
				path := strings.ReplaceAll(attribute.FindStringSubmatch(a)[1], ".", "`.`")
				return "ifNull(toString(ResourceAttributes.`" + path + "`), '')"
			})
		}
		all = append(all, sql)
	}
	return all, rows.Err()
}

// tableStatements are the statements of all signals in their order.
func tableStatements(r Retention, textIndex bool) (all []string, err error) {
	data := struct {
		TextIndex                       bool
		Logs, Traces, Metrics, Sessions string
	}{textIndex, interval(r.Logs), interval(r.Traces), interval(r.Metrics), interval(r.Sessions)}
	for _, signal := range []string{"logs", "traces", "metrics", "sessions"} {
		var text bytes.Buffer
		if err := tables.ExecuteTemplate(&text, signal+".sql", data); err != nil {
			return nil, err
		}
		for sql := range strings.SplitSeq(text.String(), ";\n") {
			if sql = strings.TrimSpace(sql); sql != "" {
				all = append(all, sql)
			}
		}
	}
	return all, nil
}

// attributeItems is the SQL of a map as an array of key=value texts, which text indexes can search.
func attributeItems(column string) string {
	return fmt.Sprintf("arrayMap((k, v) -> concat(k, '=', v), mapKeys(%[1]s), mapValues(%[1]s))", column)
}

// commonItems are those of the items that have no four digits in a row, be they apart by a dot, a colon or a hyphen. What many
// rows have is looked for in their text index, as the map need not be read then; of what has long numbers a bloom filter knows
// where to look. A text index of all items is most of what rows cost the engine.
func commonItems(column string) string {
	return fmt.Sprintf("arrayFilter(i -> (position(translate(i, '123456789.:-', '000000000'), '0000') = 0), %s)", attributeItems(column))
}

// interval writes a retention in the largest unit that divides it.
func interval(d time.Duration) string {
	if d <= 0 {
		d = DefaultRetention
	}
	for _, unit := range []struct {
		name   string
		length time.Duration
	}{{"Day", 24 * time.Hour}, {"Hour", time.Hour}, {"Minute", time.Minute}} {
		if d%unit.length == 0 {
			return fmt.Sprintf("toInterval%s(%d)", unit.name, d/unit.length)
		}
	}
	return fmt.Sprintf("toIntervalSecond(%d)", max(1, d/time.Second))
}
