// Package query runs charts, searches and tiles on an engine, when it is their turn, and turns the rows back into
// answers. A Runner is all that others need: it remembers the tables of connections, and keeps the queues in which
// queries wait. A Check looks for mistakes without running anything.
//
// What is asked is rendered by sqlgen; package batch, above this one, reads for alerts. It does no I/O but through an
// engine, and may import neither service nor store.
package query
