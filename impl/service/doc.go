// Package service holds the operations that both APIs share. An operation checks what a request means, which its shape does
// not say, and then stores or queries, in one transaction of the store.
//
// Services has one service for each kind of resource, such as Alerts and Dashboards, in a file of its name. They take and
// return the types of gen/api; dashboards and sources are JSON text that has been checked against its schema. The first
// argument after the context is the team, and what another team has is NotFound. Rules are what the edge asks beside the
// document. Apply creates and updates the same resources from files, by the same rules, and Engines opens the connections
// of teams.
//
// It may import store, query and what is below them, and neither httpapi nor what runs in the background: app hands it
// functions for that.
package service
