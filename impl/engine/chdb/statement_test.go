package chdb

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestInsertIsSplitBeforeItsData(t *testing.T) {
	t.Parallel()
	for sql, want := range map[string]insertion{
		"INSERT INTO t VALUES (1), (2)":                {"INSERT INTO t ", "Values", " (1), (2)"},
		"insert into t (a, b) format Native\n\x01\x02": {"insert into t (a, b) ", "Native", "\x01\x02"},
		"INSERT INTO t FORMAT TSV\n\n1":                {"INSERT INTO t ", "TSV", "\n1"},
		"INSERT INTO t FORMAT JSONEachRow {\"a\":1}":   {"INSERT INTO t ", "JSONEachRow", "{\"a\":1}"},
		"INSERT INTO `values` VALUES (1)":              {"INSERT INTO `values` ", "Values", " (1)"},
		"INSERT INTO format FORMAT CSV 1":              {"INSERT INTO format ", "CSV", "1"},
		"INSERT INTO db.values FORMAT CSV 1":           {"INSERT INTO db.values ", "CSV", "1"},
		"INSERT INTO TABLE t VALUES (1)":               {"INSERT INTO TABLE t ", "Values", " (1)"},
		"INSERT INTO t (`VALUES`, \"a\"\"b\") VALUES 1": {
			"INSERT INTO t (`VALUES`, \"a\"\"b\") ", "Values", " 1",
		},
		"-- VALUES\nINSERT /* FORMAT x */ INTO t VALUES 1": {
			"-- VALUES\nINSERT /* FORMAT x */ INTO t ", "Values", " 1",
		},
		"INSERT INTO FUNCTION file('VALUES \\' x', CSV) VALUES 1": {
			"INSERT INTO FUNCTION file('VALUES \\' x', CSV) ", "Values", " 1",
		},
		"INSERT INTO t SETTINGS a = 1 VALUES 1": {"INSERT INTO t SETTINGS a = 1 ", "Values", " 1"},
	} {
		got, ok := splitInsert(sql)
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(insertion{})); diff != "" || !ok {
			t.Errorf("%q: %v %s", sql, ok, diff)
		}
	}
	for _, sql := range []string{
		"", "SELECT 1 FORMAT CSV", "INSERT INTO t SELECT 1 FORMAT CSV", "INSERT INTO t WITH 1 AS a SELECT a",
		"EXPLAIN INSERT INTO t VALUES (1)", "INSERT INTO t (a) SELECT 'x' VALUES", "'INSERT' INTO t VALUES 1",
		"INSERT INTO t FROM INFILE 'x' FORMAT CSV", "/* INSERT INTO t VALUES", "INSERT INTO t FORMAT", "INSERT INTO t (a)",
	} {
		if got, ok := splitInsert(sql); ok {
			t.Errorf("%q: split into %q", sql, got)
		}
	}
}

func TestOutputFormatIsTheLastClause(t *testing.T) {
	t.Parallel()
	for sql, want := range map[string]string{
		"SELECT 1":                           "Default",
		"SELECT 1 FORMAT CSV":                "CSV",
		"SELECT 1 format JSON ;\n":           "JSON",
		"SELECT 1 FORMAT JSON SETTINGS a=1":  "JSON",
		"SELECT 'a FORMAT b' AS x":           "Default",
		"SELECT format('{}', a) FROM t":      "Default",
		"SELECT 1 AS format FROM t ORDER BY": "Default",
	} {
		if got := outputFormat(sql, "Default"); got != want {
			t.Errorf("%q: got %s, want %s", sql, got, want)
		}
	}
}

func TestOnlyFormatsWithoutFrameAreStreamed(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		sql, format string
		want        bool
	}{
		{"SELECT 1", "Native", true},
		{" /* c */ with 1 AS a SELECT a", "Native", true},
		{"SELECT 1", "TSV", true},
		{"SELECT 1", "JSON", false},
		{"SELECT 1", "CSVWithNames", false},
		{"SELECT count() GROUP BY a WITH TOTALS", "TSV", false},
		{"SELECT count() GROUP BY a WITH TOTALS", "Native", true},
		{"SHOW TABLES", "Native", false},
		{"DESCRIBE t", "Native", false},
	} {
		if got := canStream(c.sql, c.format); got != c.want {
			t.Errorf("%q in %s: got %v, want %v", c.sql, c.format, got, c.want)
		}
	}
}
