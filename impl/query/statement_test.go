package query

import (
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// logs is a table for statements that are only rendered.
var logs = sqlgen.NewTable(querytest.LogColumns, "", "")

func logSource() sqlgen.Source {
	s := sqlgen.Source{Kind: "log", Timestamp: "Timestamp", Body: "Body"}
	s.From.Database, s.From.Table = "default", "otel_logs"
	return s
}

var hour = sqlgen.Window{Start: 1767607200000, End: 1767610800000, Bucket: 60}
