// Package filter reads the filter language of searches, charts and alerts: text to tree to SQL.
//
// The language looks like Lucene's and has its own meaning. A bare word looks for a whole token in the source's
// implicit columns, field:word for a substring, field:"text" for equality. Parse knows the text alone; SQL also knows
// the table, so it finds the column behind each field and chooses the condition by the column's type. A filter that
// cannot be answered is an Invalid error that names its place; it is never answered approximately.
//
// Of ours it imports core alone.
package filter
