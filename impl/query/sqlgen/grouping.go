package sqlgen

import (
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/usersql"
)

// Names of the columns of a statement of values. What users call them must not be part of it: an alias in ClickHouse takes
// the place of a column of the same name everywhere in the statement.
const (
	BucketColumn = "__bucket"
	rankColumn   = "__rank"
	topColumn    = "__top"
	firstColumn  = "__first"
	// These are of the statements of metrics.
	itemColumn   = "__item"
	metricColumn = "__value"
	numberColumn = "__number"
)

// GroupColumn is what a statement calls its i-th group.
func GroupColumn(i int) string { return "__group" + strconv.Itoa(i) }

// ValueColumn is what a statement calls its i-th value.
func ValueColumn(i int) string { return "__value" + strconv.Itoa(i) }

// Quoted is a column that a statement made up, as it stands in SQL.
func Quoted(column string) string { return "`" + column + "`" }

func as(sql, column string) string { return sql + " AS " + Quoted(column) }

// Grouping is a statement that makes rows into groups.
type Grouping struct {
	selected []string // with their aliases
	From     string   // with WHERE
	Keys     []string // columns to group by
	Having   string
	Order    []string
	limit    int
	// rank is the SQL of the number that ranks groups over all buckets, the largest first; empty if groups are not ranked. It
	// is the total of a group or, with rankLast, its number in the latest bucket that has one. NULL, NaN and the infinities are
	// skipped.
	rank     string
	rankLast bool
	Scope    usersql.Scope
	Names    map[string]string // columns by the names that users see
}

// Key adds an expression to select and to group by, under the name of a column. A column that is selected as itself needs no
// alias.
func (g *Grouping) Key(sql, column string) {
	if sql == Quoted(column) {
		g.selected = append(g.selected, sql)
	} else {
		g.selected = append(g.selected, as(sql, column))
	}
	g.Keys = append(g.Keys, Quoted(column))
}

// Value adds an aggregate under the name of a column.
func (g *Grouping) Value(sql, column string) { g.selected = append(g.selected, as(sql, column)) }

// SQL is the statement. Its rows have the keys, the values, and their rank if they have one.
func (g *Grouping) SQL() string {
	sql := "SELECT " + strings.Join(g.selected, ", ") + " FROM " + g.From
	if len(g.Keys) > 0 {
		sql += " GROUP BY " + strings.Join(g.Keys, ", ")
	}
	if g.Having != "" {
		sql += " HAVING " + g.Having
	}
	if g.rank != "" {
		groups := strings.Join(g.Keys[1:], ", ") // behind the bucket
		first := Quoted(firstColumn)
		top := "argMax(if(isFinite(" + first + "), " + first + ", NULL), " + Quoted(BucketColumn) + ") OVER (PARTITION BY " + groups + ")"
		if !g.rankLast {
			// A sum of fractions depends on the order of the additions, and query.rankRows has to get the same sum. sum adds
			// several rows at once, and sumArray one after the other.
			top = "sumOrNullArray(if(isFinite(" + first + "), [assumeNotNull(" + first + ")], [])) OVER (PARTITION BY " + groups +
				" ORDER BY " + Quoted(BucketColumn) + " ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)"
		}
		sql = "SELECT *, " + as(g.rank, firstColumn) + ", " + as(top, topColumn) + " FROM (" + sql + ")"
		sql = "SELECT * EXCEPT (" + Quoted(firstColumn) + ", " + Quoted(topColumn) + "), " +
			as("dense_rank() OVER (ORDER BY "+Quoted(topColumn)+" DESC, "+groups+")", rankColumn) + " FROM (" + sql + ")"
		sql = "SELECT * FROM (" + sql + ")"
		if g.limit > 0 {
			sql += " WHERE " + Quoted(rankColumn) + " <= " + strconv.Itoa(g.limit)
		}
		return sql + " ORDER BY " + Quoted(BucketColumn) + ", " + Quoted(rankColumn)
	}
	if len(g.Order) > 0 {
		sql += " ORDER BY " + strings.Join(g.Order, ", ")
	}
	if g.limit > 0 {
		sql += " LIMIT " + strconv.Itoa(g.limit)
	}
	return sql
}
