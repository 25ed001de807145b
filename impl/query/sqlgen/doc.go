// Package sqlgen turns sources, series, metrics, times, macros and formulas into SQL text and parameters. It does no I/O:
// what it must know of a table is in a Table, which the caller has read.
//
// A Source says where rows are and what their columns mean. A Series is an aggregation over them, Values are several of
// those with formulas, by groups, a Search lists rows, and RawSQL is what a user has written, with its macros. Each
// renders a Query for a Window. Values of users are parameters of it and never its text; SQL of users is parsed by
// usersql and written anew.
//
// It may import filter and usersql, and neither engine nor context.
package sqlgen
