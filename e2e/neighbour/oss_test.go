package neighbour

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// hostileConnections is how many connections the attacker makes to servers that misbehave.
const hostileConnections = 250

// teamMembers are keys of two members of the only team. Both may make webhooks and connections.
func teamMembers(t *testing.T, s *harness.Server, receiver string, peers []peer) (victim, attacker *neighbour) {
	t.Helper()
	base := "/api/v2/"
	victim = newNeighbour(t, s, base, "", s.Authorize)
	victim.notify(t, receiver)
	attacker = newNeighbour(t, s, base, "", harness.Bearer(s.NewTeamMember(t).Key))
	for i := range few(hostileConnections) {
		p := peers[i%len(peers)]
		name := fmt.Sprint(p.name, " ", i/len(peers))
		attacker.connections[name] = harness.ID(t, attacker.must(t, "POST", "connections", harness.Encode(t, harness.Object{
			"name": name, "host": p.url, "username": "default", "password": "p",
		})))
		attacker.sources[name] = harness.ID(t, attacker.must(t, "POST", "sources", harness.Encode(t, harness.Object{
			"name": name, "kind": "log", "connection": attacker.connections[name],
			"from":                     harness.Object{"databaseName": "default", "tableName": "otel_logs"},
			"timestampValueExpression": "Timestamp", "defaultTableSelectExpression": "Body",
		})))
	}
	for _, p := range peers {
		attacker.webhooks[p.name] = harness.ID(t, attacker.must(t, "POST", "webhooks", harness.Encode(t, harness.Object{
			"name": p.name, "service": "generic", "url": p.url,
		})))
	}
	return victim, attacker
}

// notify makes the webhook of the victim's alerts.
func (n *neighbour) notify(t *testing.T, receiver string) {
	t.Helper()
	n.webhooks["oncall"] = harness.ID(t, n.must(t, "POST", "webhooks", harness.Encode(t, harness.Object{
		"name": "oncall", "service": "generic", "url": receiver, "body": notifiedBody,
	})))
}

// attacksOfOSS are those that only this deployment makes possible.
func (a *attack) attacksOfOSS() []worker {
	return slices.Concat(a.attacksOnPages(), a.attacksOnQueries())
}

// attacksOnPages use what pages read.
func (a *attack) attacksOnPages() []worker {
	n, hostile := a.neighbour, a.hostileSources()
	return []worker{
		{"search by cursor", 16, func(ctx context.Context, i int) exchange {
			keys := harness.Object{"cursor": "", "rowIds": true, "maxResults": 2000, "where": badExpression()}
			if i%2 == 0 {
				keys = harness.Object{"cursor": "", "maxResults": 2000, "orderBy": "toString(" + badExpression() + "), Body"}
			}
			return a.postRange(ctx, "search", keys)
		}, false},
		{"compare", 16, func(ctx context.Context, i int) exchange {
			return a.postRange(ctx, "search/compare", harness.Object{"where": badExpression(), "baseline": []string{"rest", "before"}[i%2]})
		}, false},
		{"patterns", 16, func(ctx context.Context, _ int) exchange {
			return a.postRange(ctx, "search/patterns", harness.Object{"where": badExpression(), "maxResults": 200})
		}, false},
		{"export", 16, func(ctx context.Context, _ int) exchange {
			return a.postRange(ctx, "search/export", harness.Object{"where": badExpression(), "select": "*, " + badExpression(), "orderBy": "Body", "format": "csv"})
		}, false},
		{"fields", 16, func(ctx context.Context, i int) exchange {
			source := n.sources["Logs"]
			if i%2 == 0 {
				source = one(hostile)
			}
			return a.getFields(ctx, source, "/fields", nil)
		}, true},
		{"values of fields", 16, func(ctx context.Context, _ int) exchange {
			return a.getFields(ctx, n.sources["Logs"], "/fields/values", url.Values{
				"field": {one([]string{"Body", "ServiceName", "LogAttributes.x", "Body.a.b"})}, "limit": {"1000"}, "where": {badExpression()}, "whereLanguage": {"sql"},
			})
		}, false},
		{"tile that is not saved", 16, func(ctx context.Context, i int) exchange {
			now := time.Now()
			config := harness.Object{"displayType": "line", "sourceId": n.sources["Logs"], "select": []any{harness.Object{"aggFn": "count", "where": ""}}}
			if i%2 == 0 {
				config["groupBy"] = "toString(" + badExpression() + "), Body"
			} else {
				config["select"] = []any{harness.Object{"aggFn": "count", "where": badExpression(), "whereLanguage": "sql"}}
			}
			return n.send(ctx, "POST", "tiles/query", a.encode(harness.Object{
				"config": config, "startTime": now.AddDate(0, 0, -30).UnixMilli(), "endTime": now.UnixMilli(), "granularity": "1h",
			}), false)
		}, false},
		{"values of a dashboard's filter", 8, a.filterValues, false},
		{"trace of a year", 16, func(ctx context.Context, i int) exchange {
			now := time.Now()
			return n.send(ctx, "GET", fmt.Sprint("traces/", i, "-", rand.N(1_000_000), "?")+url.Values{
				"sourceId": {n.sources["Traces"]}, "from": {now.AddDate(-1, 0, 0).UTC().Format(time.RFC3339)}, "to": {now.UTC().Format(time.RFC3339)},
			}.Encode(), "", false)
		}, false},
		{"row that is not there", 8, func(ctx context.Context, i int) exchange {
			return n.send(ctx, "POST", "search/row", a.encode(harness.Object{
				"sourceId": one(append(slices.Clone(hostile), n.sources["Logs"])), "rowId": fmt.Sprint(i),
			}), false)
		}, true},
		{"import of 5 MB", 8, func(ctx context.Context, i int) exchange { return a.importLarge(ctx, i) }, false},
		{"preview of an alert", 8, func(ctx context.Context, _ int) exchange {
			dashboard, tiles, x := a.tiles(ctx, n.connection, []string{counting(badExpression())})
			if dashboard == "" {
				return x
			}
			defer n.send(context.WithoutCancel(ctx), "DELETE", "dashboards/"+dashboard, "", false)
			return n.send(ctx, "POST", "alerts/preview?minutes=1440", a.encode(a.alert(dashboard, tiles[0])), false)
		}, false},
	}
}

// filterValues asks for the choices of a filter whose expression is a bad one.
func (a *attack) filterValues(ctx context.Context, _ int) exchange {
	n, now := a.neighbour, time.Now()
	x := n.send(ctx, "POST", "dashboards", a.encode(harness.Object{"name": "Filters", "tiles": []any{}, "filters": []any{harness.Object{
		"type": "QUERY_EXPRESSION", "name": "f", "expression": "toString(" + badExpression() + ")", "sourceId": n.sources["Logs"],
	}}}), true)
	dashboard, _ := x.field("id").(string)
	filters, _ := x.field("filters").([]any)
	if dashboard == "" || len(filters) == 0 {
		return x
	}
	defer n.send(context.WithoutCancel(ctx), "DELETE", "dashboards/"+dashboard, "", false)
	return n.send(ctx, "POST", fmt.Sprint("dashboards/", dashboard, "/filters/", harness.At(filters, 0, "id"), "/values"), a.encode(harness.Object{
		"startTime": now.AddDate(-1, 0, 0).UnixMilli(), "endTime": now.UnixMilli(),
	}), false)
}

// importLarge has dashboards converted that are as large as they may be: of very many panels, or of one long query.
func (a *attack) importLarge(ctx context.Context, i int) exchange {
	var panels []any
	if i%2 == 0 {
		panels = slices.Repeat([]any{harness.Object{"type": "table", "targets": []any{harness.Object{"rawSql": "SELECT 1" + unlike()}}}}, 40_000)
	} else {
		panels = []any{harness.Object{"type": "table", "targets": []any{harness.Object{"rawSql": "SELECT 1" + strings.Repeat(" + $__from", 400_000)}}}}
	}
	return a.neighbour.send(ctx, "POST", "dashboards/import", a.encode(harness.Object{
		"connectionId": a.neighbour.connection, "dashboard": harness.Object{"title": "Large", "panels": panels},
	}), false)
}

// attacksOnQueries use searches, charts, webhooks and connections.
func (a *attack) attacksOnQueries() []worker {
	n, hostile := a.neighbour, a.hostileSources()
	return []worker{
		{"search, unstoppable", 140, func(ctx context.Context, _ int) exchange {
			return a.searchRows(ctx, n.sources["Logs"], bad(runaway))
		}, false},
		{"search, memory", 16, func(ctx context.Context, _ int) exchange {
			return a.searchRows(ctx, n.sources["Logs"], bad(hungry))
		}, false},
		{"search, any function", 16, func(ctx context.Context, _ int) exchange {
			return a.searchRows(ctx, n.sources["Logs"], "toString("+a.functions.call()+") = 'x'")
		}, false},
		{"chart, unstoppable", 32, func(ctx context.Context, i int) exchange {
			keys := harness.Object{"where": bad(runaway), "whereLanguage": "sql"}
			if i%2 == 0 {
				keys = harness.Object{"groupBy": []any{bad(runaway)}}
			}
			return a.chartOf(ctx, keys)
		}, false},
		{"search, bad server", hostileConnections, func(ctx context.Context, i int) exchange {
			return a.searchRows(ctx, hostile[i%len(hostile)], "Body = 'x'"+unlike())
		}, true},
		{"webhook test, bad receiver", 16, func(ctx context.Context, _ int) exchange {
			return n.send(ctx, "POST", "webhooks/"+one(a.webhooks)+"/test", "", false)
		}, true},
		{"connection, other host", 2, func(ctx context.Context, _ int) exchange {
			p := one(a.peers)
			for name, id := range n.connections { // any of them
				return n.send(ctx, "PUT", "connections/"+id, a.encode(harness.Object{
					"id": id, "name": name, "host": p.url, "username": "default", "password": "p",
				}), false)
			}
			return exchange{}
		}, false},
	}
}

// searchRows searches by SQL.
func (a *attack) searchRows(ctx context.Context, source, where string) exchange {
	now := time.Now()
	return a.neighbour.send(ctx, "POST", "search", a.encode(harness.Object{
		"sourceId": source, "where": where, "whereLanguage": "sql", "limit": 10,
		"startTime": now.Add(-time.Hour).UTC().Format(time.RFC3339), "endTime": now.UTC().Format(time.RFC3339),
	}), false)
}

// chartOf asks for a chart of one series.
func (a *attack) chartOf(ctx context.Context, series harness.Object) exchange {
	now := time.Now()
	return a.neighbour.send(ctx, "POST", "charts/series", a.encode(harness.Object{
		"startTime": now.Add(-time.Hour).UnixMilli(), "endTime": now.UnixMilli(), "granularity": "1m",
		"series": []any{harness.Edited(harness.Object{"sourceId": a.neighbour.sources["Logs"], "aggFn": "count", "where": "", "groupBy": []any{}}, series)},
	}), false)
}

// postRange posts a body with the range of a year.
func (a *attack) postRange(ctx context.Context, path string, body harness.Object) exchange {
	now := time.Now()
	return a.neighbour.send(ctx, "POST", path, a.encode(harness.Edited(harness.Object{
		"sourceId": a.neighbour.sources["Logs"], "whereLanguage": "sql",
		"startTime": now.AddDate(-1, 0, 0).UTC().Format(time.RFC3339), "endTime": now.UTC().Format(time.RFC3339),
	}, body)), false)
}

// getFields asks for the fields of a source, of a range that was not asked for before.
func (a *attack) getFields(ctx context.Context, source, path string, more url.Values) exchange {
	now := time.Now()
	query := url.Values{
		"from": {now.AddDate(-1, 0, 0).UTC().Format(time.RFC3339)}, "to": {now.Add(time.Duration(rand.N(1000)) * time.Hour).UTC().Format(time.RFC3339)},
	}
	maps.Copy(query, more)
	return a.neighbour.send(ctx, "GET", "sources/"+source+path+"?"+query.Encode(), "", false)
}

// badExpression is one that ClickHouse cannot stop, or whose memory it does not count.
func badExpression() string { return bad(slices.Concat(runaway, hungry)) }

// hostileSources are those on connections to servers that misbehave.
func (a *attack) hostileSources() (hostile []string) {
	for name := range a.neighbour.connections {
		hostile = append(hostile, a.neighbour.sources[name])
	}
	return hostile
}

// queryTile queries a tile.
func (a *attack) queryTile(ctx context.Context, dashboard, tile string) exchange {
	now := time.Now()
	return a.neighbour.send(ctx, "POST", "dashboards/"+dashboard+"/tiles/"+tile+"/query", a.encode(harness.Object{
		"startTime": now.Add(-time.Hour).UnixMilli(), "endTime": now.UnixMilli(),
	}), false)
}

// inviteToTeam makes an invitation and takes every other one back.
func (a *attack) inviteToTeam(ctx context.Context) exchange {
	n := a.neighbour
	x := n.send(ctx, "POST", "team/invitation", a.encode(harness.Object{"email": a.address()}), true)
	if made, ok := x.field("invitationId").(string); ok && rand.N(2) == 0 {
		return n.send(ctx, "DELETE", "team/invitation/"+made, "", false)
	}
	return x
}

// requestsOfOSS are the victim's that only this deployment answers: charts, searches and tiles.
func (w *work) requestsOfOSS() []victimRequest {
	n, start, end := w.neighbour, w.hour.UnixMilli(), w.hour.Add(time.Hour).UnixMilli()
	chart := func(name, where, groupBy string) victimRequest {
		groups := []any{}
		if groupBy != "" {
			groups = append(groups, groupBy)
		}
		return w.same(victimRequest{name: name, weight: 3, chart: true, engine: true}, "POST", "charts/series", harness.Encode(w.t, harness.Object{
			"startTime": start, "endTime": end, "granularity": "5m", "series": []any{
				harness.Object{"sourceId": n.sources["Logs"], "aggFn": "count", "where": where, "groupBy": groups},
			},
		}))
	}
	search := w.same(victimRequest{name: "search", weight: 3, engine: true}, "POST", "search", harness.Encode(w.t, harness.Object{
		"sourceId": n.sources["Logs"], "where": "SeverityText:error ServiceName:s3", "limit": 20,
		"startTime": w.hour.Format(time.RFC3339), "endTime": w.hour.Add(time.Hour).Format(time.RFC3339),
	}))
	first := w.same(victimRequest{name: "search by cursor", weight: 3, engine: true}, "POST", "search", harness.Encode(w.t, harness.Object{
		"sourceId": n.sources["Logs"], "where": "SeverityText:error", "maxResults": 20, "cursor": "", "rowIds": true,
		"startTime": w.hour.Format(time.RFC3339), "endTime": w.hour.Add(time.Hour).Format(time.RFC3339),
	}))
	requests := []victimRequest{
		first, w.fields(),
		w.same(victimRequest{name: "values", weight: 1, engine: true}, "GET", "sources/"+n.sources["Logs"]+"/fields/values?"+url.Values{
			"field": {"ServiceName"}, "from": {w.hour.Format(time.RFC3339)}, "to": {w.hour.Add(time.Hour).Format(time.RFC3339)},
		}.Encode(), ""),
		w.same(victimRequest{name: "compare", weight: 1, engine: true}, "POST", "search/compare", harness.Encode(w.t, harness.Object{
			"sourceId": n.sources["Logs"], "where": "SeverityText:error",
			"startTime": w.hour.Format(time.RFC3339), "endTime": w.hour.Add(time.Hour).Format(time.RFC3339),
		})),
		w.same(victimRequest{name: "patterns", weight: 1, engine: true}, "POST", "search/patterns", harness.Encode(w.t, harness.Object{
			"sourceId": n.sources["Logs"], "where": "SeverityText:error",
			"startTime": w.hour.Format(time.RFC3339), "endTime": w.hour.Add(time.Hour).Format(time.RFC3339),
		})),
		w.same(victimRequest{name: "trace", weight: 1, engine: true}, "GET", "traces/trace-17?"+url.Values{
			"sourceId": {n.sources["Traces"]}, "from": {w.hour.Format(time.RFC3339)}, "to": {w.hour.Add(time.Hour).Format(time.RFC3339)},
		}.Encode(), ""),
		w.same(victimRequest{name: "tile that is not saved", weight: 1, chart: true, engine: true}, "POST", "tiles/query", harness.Encode(w.t, harness.Object{
			"config":    harness.Object{"displayType": "table", "sourceId": n.sources["Logs"], "select": []any{harness.Object{"aggFn": "count", "where": ""}}, "groupBy": "ServiceName"},
			"startTime": start, "endTime": end,
		})),
		w.same(victimRequest{name: "import", weight: 1}, "POST", "dashboards/import", harness.Encode(w.t, harness.Object{
			"connectionId": n.connection, "dashboard": harness.Object{"title": "Imported", "panels": []any{harness.Object{
				"type": "table", "title": "t", "targets": []any{harness.Object{"rawSql": "SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)"}},
			}}},
		})),
		chart("chart", "SeverityText:error", ""), chart("chart by service", "ServiceName:s1 OR ServiceName:s2", "ServiceName"),
		search,
	}
	for i, name := range []string{"line tile", "number tile", "table tile"} {
		requests = append(requests, w.same(victimRequest{name: name, weight: 1, chart: true, engine: true}, "POST",
			fmt.Sprint("dashboards/", w.dashboard, "/tiles/", w.tiles[i], "/query"),
			harness.Encode(w.t, harness.Object{"startTime": start, "endTime": end})))
	}
	return append(requests, w.same(victimRequest{name: "source", weight: 1}, "GET", "sources/"+n.sources["Logs"], ""),
		w.same(victimRequest{name: "members", weight: 1}, "GET", "team/members", ""))
}

// fields asks for the fields of the hour's logs, a little of it left out each time, so that no answer is one that was kept.
func (w *work) fields() victimRequest {
	n, want := w.neighbour, ""
	send := func(ctx context.Context) (exchange, bool) {
		from := w.hour.Add(time.Duration(1+rand.N(3000)) * time.Second) // ranges are widened to a minute
		x := n.send(ctx, "GET", "sources/"+n.sources["Logs"]+"/fields?"+url.Values{
			"from": {from.Format(time.RFC3339)}, "to": {from.Add(10 * time.Minute).Format(time.RFC3339)},
		}.Encode(), "", true)
		list, _ := x.field("fields").([]any)
		return x, fmt.Sprint(list) == want
	}
	x, _ := send(w.t.Context())
	list, _ := x.field("fields").([]any)
	if want = fmt.Sprint(list); len(list) < 10 {
		w.t.Fatalf("the logs have the fields %s", want)
	}
	return victimRequest{name: "fields", weight: 2, engine: true, send: send}
}
