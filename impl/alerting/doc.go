// Package alerting evaluates, on a schedule, whether each alert fires.
//
// An Evaluator claims alerts that are due, has the values of their windows read together by package query, evaluates these
// by the Rule of each alert, and stores state, history and events in one transaction while the claim holds. What is read
// waits in a queue for each connection, so that a slow one holds up no other, and results wait in one for each team. All
// queues are bounded: alerts that find no place are looked at again a little later. A query that fails changes no state.
//
// A Schedule says where windows end and which are due; a Group is what is remembered of a group between evaluations.
//
// It may import service, query, store, lease and what those may; not webhook, which renders and delivers the events, nor
// httpapi.
package alerting
