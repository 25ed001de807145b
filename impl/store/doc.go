// Package store keeps the metadata, everything but telemetry, in SQLite or PostgreSQL.
//
// A Store opens, migrates and locks a database; DB has what reads, and Tx what writes, within Store.Write. Both databases
// behave alike: package storetest is what each must do. Every statement names the tenant first, but for those that look
// for work of all tenants: workers claim alerts, events and webhooks under a lease, and what they store names its claim.
// Secrets are sealed with the key of the Options. Errors have a kind of package core, and text of a driver stays in their
// chain for the log.
//
// Only this package imports gorm and drivers of databases. It may import core, queue and egress, and no package of ours
// that serves, evaluates or delivers.
package store
