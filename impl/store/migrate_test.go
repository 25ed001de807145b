package store

import (
	"bytes"
	"flag"
	"fmt"
	"math"
	"net/netip"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// onBoth runs a test on an empty store of each database.
func onBoth(t *testing.T, test func(t *testing.T, s *Store)) {
	for name, options := range map[string]func(t *testing.T) Options{
		"SQLite":     func(t *testing.T) Options { return Options{Dir: t.TempDir()} },
		"PostgreSQL": func(t *testing.T) Options { return Options{DSN: pgtest.DSN(t)} },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			opts := options(t)
			opts.Key = bytes.Repeat([]byte{1}, 32)
			s, err := Open(t.Context(), opts)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { _ = s.Close() })
			test(t, s)
		})
	}
}

// migrateTo brings an older schema about.
func migrateTo(t *testing.T, s *Store, version int64) {
	t.Helper()
	pool, err := s.migrationPool()
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = pool.Close() }()
	provider, err := s.provider(pool)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := provider.UpTo(t.Context(), version); err != nil {
		t.Fatal(err)
	}
}

// exec runs statements of which each is followed by its arguments.
func exec(t *testing.T, s *Store, statements ...[]any) {
	t.Helper()
	err := s.Write(t.Context(), func(tx *Tx) error {
		for _, st := range statements {
			if err := tx.session(t.Context()).Exec(st[0].(string), st[1:]...).Error; err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func want(t *testing.T, got, want any) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

var update = flag.Bool("update", false, "rewrite migrations/sqlite.sql")

func TestTheSchemaOfAnEmptyStoreIsThatOfTheMigrations(t *testing.T) {
	t.Parallel()
	open := func() *Store {
		s, err := Open(t.Context(), Options{Dir: t.TempDir(), Key: make([]byte, 32)})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = s.Close() })
		return s
	}
	migrated, empty := open(), open()
	migrateTo(t, migrated, math.MaxInt64)
	if *update {
		var text strings.Builder
		text.WriteString("-- The schema after the last migration. Made from the migrations by go test ./impl/store -run EmptyStore -update.\n")
		for _, statement := range schemaOf(t, migrated) {
			text.WriteString("\n" + statement + ";\n")
		}
		if err := os.WriteFile("migrations/sqlite.sql", []byte(text.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if err := empty.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	want(t, schemaOf(t, empty), schemaOf(t, migrated))
	want(t, rowsOf(t, empty), rowsOf(t, migrated))
}

// schemaOf returns the statements that create the schema, without the tables of goose and SQLite.
func schemaOf(t *testing.T, s *Store) []string {
	t.Helper()
	var statements []string
	err := s.gorm.Raw("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name <> ?"+
		" ORDER BY rowid", versionTable).Scan(&statements).Error
	if err != nil {
		t.Fatal(err)
	}
	return statements
}

// rowsOf returns the number of rows of each table. It leaves out the tables of SQLite, and settings, which Migrate writes to.
func rowsOf(t *testing.T, s *Store) map[string]int {
	t.Helper()
	var tables []string
	if err := s.gorm.Raw("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'settings'" +
		" AND name NOT LIKE 'sqlite_%'").Scan(&tables).Error; err != nil {
		t.Fatal(err)
	}
	rows := map[string]int{}
	for _, table := range tables {
		n, err := s.count(t.Context(), "SELECT count(*) FROM "+table)
		if err != nil {
			t.Fatal(err)
		}
		rows[table] = n
	}
	return rows
}

func TestConnectionsOfTheFirstSchemaAreTrusted(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, s *Store) {
		migrateTo(t, s, 1)
		exec(t, s, []any{
			"INSERT INTO connections (team_id, id, name, host, username, password, created_at, updated_at)" +
				" VALUES ('team', 'c', 'n', 'h', 'u', ?, 1, 1)", s.sealer.seal("p", passwordPlace("team", "c")),
		})
		if err := s.Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
		access, err := s.ConnectionAccess(t.Context(), "team", "c")
		if err != nil {
			t.Fatal(err)
		}
		want(t, access, ConnectionAccess{Password: "p", Trusted: true})
	})
}

func TestAStoreOfTheSecondSchemaKeepsItsPeopleKeysAndInvitations(t *testing.T) {
	t.Parallel()
	const loginID = "obs_id_äöü"
	personal, organization, ingestion := core.HashKey("p"), core.HashKey("o"), core.HashKey("i")
	later := int64(1) << 50
	onBoth(t, func(t *testing.T, s *Store) {
		ctx := t.Context()
		migrateTo(t, s, 2)
		key := "INSERT INTO keys (organization_id, id, kind, person_id, team_id, name, login_id, hash, suffix, state," +
			" created_at, revoked_at) VALUES ('org', ?, ?, ?, ?, 'n', ?, ?, 'abcd', 'enabled', 5, ?)"
		exec(t, s,
			[]any{"INSERT INTO organizations (id, name, created_at) VALUES ('org', 'default', 1)"},
			[]any{"INSERT INTO services (organization_id, id, team_id, name, database_name, created_at)" +
				" VALUES ('org', 'svc', 'team', 'default', 'db', 2)"},
			[]any{"INSERT INTO people (organization_id, id, email, name, role, created_at)" +
				" VALUES ('org', 'ann', 'ann@example.com', 'Ann', 'admin', 3)"},
			[]any{"INSERT INTO invitations (organization_id, id, email, role, created_at, expire_at)" +
				" VALUES ('org', 'inv', 'bob@example.com', 'developer', 4, ?)", later},
			[]any{key, "p", "personal", "ann", "team", nil, personal[:], nil},
			[]any{key, "o", "organization", nil, nil, loginID, organization[:], nil},
			[]any{key, "i", "ingestion", nil, "team", nil, ingestion[:], nil},
			[]any{key, "r", "organization", nil, nil, "obs_id_r", []byte("revoked"), 6},
			[]any{"INSERT INTO alerts (team_id, id, threshold, threshold_type, window_interval, schedule_start_given," +
				" source, saved_search_id, state, created_at, updated_at)" +
				" VALUES ('team', 'a', 1, 'above', '5m', ?, 'saved_search', 'search', 'OK', 7, 7)", false},
		)
		if err := s.Migrate(ctx); err != nil {
			t.Fatal(err)
		}

		o, err := s.GetOrganization(ctx, "org")
		want(t, err, nil)
		want(t, o, Organization{
			ID: "org", Name: "default", DisplayName: "default", CreatedAt: fromMilliseconds(1), PrivateEndpoints: []api.PrivateEndpoint{},
		})
		ann, err := s.GetPerson(ctx, "org", "ann")
		want(t, err, nil)
		want(t, ann, Person{
			ID: "ann", OrganizationID: "org", Email: "ann@example.com", Name: "Ann", Role: "admin",
			CreatedAt: fromMilliseconds(3), UpdatedAt: fromMilliseconds(3),
		})
		password, err := s.PersonPassword(ctx, "org", "ann")
		want(t, err, nil)
		want(t, password, "")
		i, err := s.GetInvitation(ctx, "org", "inv")
		want(t, err, nil)
		want(t, i, Invitation{
			ID: "inv", OrganizationID: "org", Email: "bob@example.com", Role: "developer",
			CreatedAt: fromMilliseconds(4), ExpireAt: fromMilliseconds(later),
		})

		admin := []core.Role{core.RoleAdmin}
		p, err := s.AuthenticatePersonal(ctx, personal, netip.Addr{})
		want(t, err, nil)
		want(t, p.Roles, admin)
		p, err = s.AuthenticateOrganization(ctx, loginID, organization, netip.Addr{})
		want(t, err, nil)
		want(t, p.Roles, admin)
		p, err = s.AuthenticateIngestion(ctx, ingestion, netip.Addr{})
		want(t, err, nil)
		want(t, p.Roles, []core.Role{})
		if _, err := s.AuthenticateOrganization(ctx, "", organization, netip.Addr{}); err == nil {
			t.Error("a key works without its login id")
		}
		keys, _, err := s.OrganizationKeyList("org", ListOptions{}).All(ctx)
		want(t, err, nil)
		if len(keys) != 1 || keys[0].LoginID != loginID || !strings.HasSuffix(keys[0].Suffix, "abcd") {
			t.Errorf("the keys are %+v", keys)
		}
		err = s.Write(ctx, func(tx *Tx) error {
			deleted, err := tx.DeleteSavedSearchAlerts(ctx, "team", "search")
			want(t, len(deleted), 1)
			return err
		})
		want(t, err, nil)
	})
}

// TestMembersBecomeAdminsWithTheirRoles: whoever could do everything in a self-hosted store can do so still, and the people of
// a managed one have the roles that they had.
func TestMembersBecomeAdminsWithTheirRoles(t *testing.T) {
	t.Parallel()
	personal := core.HashKey("p")
	onBoth(t, func(t *testing.T, s *Store) {
		ctx := t.Context()
		migrateTo(t, s, 22)
		person := "INSERT INTO people (organization_id, id, email, name, role, created_at) VALUES (?, ?, ?, 'N', 'developer', 3)"
		key := "INSERT INTO keys (organization_id, id, kind, person_id, team_id, name, hash, suffix, state, roles, created_at)" +
			" VALUES (?, ?, ?, ?, ?, 'n', ?, 'abcd', 'enabled', '[\"admin\"]', 5)"
		exec(t, s,
			[]any{"INSERT INTO organizations (id, name, display_name, created_at) VALUES ('oss', 'default', 'd', 1), ('managed', 'm', 'm', 1)"},
			[]any{"INSERT INTO services (organization_id, id, team_id, name, database_name, created_at)" +
				" VALUES ('oss', 'svc', 'team', 'default', 'db', 2)"},
			[]any{person, "oss", "ann", "ann@example.com"}, []any{person, "oss", "bob", "bob@example.com"},
			[]any{person, "managed", "cleo", "cleo@example.com"},
			[]any{key, "oss", "p", "personal", "ann", "team", personal[:]},
			[]any{key, "managed", "o", "organization", nil, nil, []byte("o")},
		)
		want(t, s.Migrate(ctx), nil)
		for id, role := range map[string]string{"oss ann": "admin", "oss bob": "admin", "managed cleo": "developer"} {
			organization, id, _ := strings.Cut(id, " ")
			p, err := s.GetPerson(ctx, organization, id)
			want(t, err, nil)
			want(t, p.Role, role)
		}
		p, err := s.AuthenticatePersonal(ctx, personal, netip.Addr{})
		want(t, err, nil)
		want(t, []core.Role{p.Roles[0], p.Scope}, []core.Role{core.RoleAdmin, core.RoleAdmin})
	})
}

func TestPendingNotificationsOutliveTheFourthSchema(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, s *Store) {
		ctx := t.Context()
		migrateTo(t, s, 4)
		now := milliseconds(time.Now())
		const hour = int64(3_600_000)
		add := func(id, alert, group string, end int64, firing bool, age int64) []any {
			event := jsonText(Event{Alert: api.Alert{ID: alert}, Firing: firing, Group: group, Value: float64(end)})
			return []any{
				"INSERT INTO outbox (team_id, id, alert_id, group_key, window_end, firing, event, created_at)" +
					" VALUES ('team', ?, ?, ?, ?, ?, ?, ?)", id, alert, group, end, firing, event, now - age,
			}
		}
		// Not in the order in which they happened.
		exec(t, s,
			add("e4", "a", "g", 20, false, hour),
			add("e3", "a", "g", 20, true, hour),
			add("e2", "b", "", 10, true, 2*hour),
			add("e1", "a", "h", 5, false, 23*hour),
			add("e0", "a", "g", 4, true, 25*hour),
			[]any{"INSERT INTO webhooks (team_id, id, name, service, url, created_at, updated_at)" +
				" VALUES ('team', 'w', 'n', 'slack', ?, 1, 1)", s.sealer.seal("u", place("webhooks", "team", "w", "url"))},
		)
		if err := s.Migrate(ctx); err != nil {
			t.Fatal(err)
		}
		if _, err := s.Heartbeat(ctx, "worker", time.Minute); err != nil {
			t.Fatal(err)
		}
		var got []string
		for {
			events, err := s.ClaimEvents(ctx, "worker", 10)
			want(t, err, nil)
			if len(events) == 0 {
				break
			}
			fanouts := make([]Fanout, len(events))
			for i, e := range events {
				got = append(got, fmt.Sprint(e.ID, e.Event.Alert.ID, e.Event.Group, e.Event.Value, e.Event.Firing))
				fanouts[i] = Fanout{Team: e.Team, Seq: e.Seq, Claim: e.Claim, AlertID: e.Event.Alert.ID, Group: e.Event.Group}
			}
			n, err := s.FanOut(ctx, fanouts, time.Now())
			want(t, err, nil)
			want(t, n, len(events))
		}
		want(t, got, []string{"e1ah5 false", "e2b10 true", "e3ag20 true", "e4ag20 false"})
		receiver, err := s.GetReceiver(ctx, "team", "w")
		want(t, err, nil)
		want(t, receiver.URL, "u")
		want(t, receiver.Signing != nil || receiver.RoutingKey != nil, false)
	})
}

func TestWhatTeamsHaveIsCountedByTheSixthSchema(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, s *Store) {
		ctx := t.Context()
		migrateTo(t, s, 5)
		dashboard := "INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at) VALUES (?, ?, '', ?, 1, 1)"
		exec(t, s,
			[]any{dashboard, "a", "1", "é"}, []any{dashboard, "a", "2", "x"}, []any{dashboard, "b", "1", ""},
			[]any{"INSERT INTO sources (team_id, id, name, kind, connection_id, body, created_at, updated_at)" +
				" VALUES ('b', '1', '', '', '', '', 1, 1)"},
		)
		if err := s.Migrate(ctx); err != nil {
			t.Fatal(err)
		}
		exec(t, s, []any{dashboard, "a", "3", "xx"}, []any{"DELETE FROM dashboards WHERE id = '1'"})
		for _, has := range []struct {
			team string
			noun Noun
			want int
		}{
			{"a", Dashboards, 2},
			{"a", DashboardBytes, 3},
			{"a", Sources, 0},
			{"b", Dashboards, 0},
			{"b", DashboardBytes, 0},
			{"b", Sources, 1},
		} {
			n, err := s.count(ctx, "SELECT coalesce(sum(amount), 0) FROM usage_counts WHERE team_id = ? AND noun = ?",
				has.team, string(has.noun))
			want(t, err, nil)
			want(t, fmt.Sprint(has.team, has.noun, n), fmt.Sprint(has.team, has.noun, has.want))
		}
	})
}

func TestWebhooksThatTheOperatorHasAppliedAreTrusted(t *testing.T) {
	t.Parallel()
	const second = 1000
	type webhook struct {
		id, url string
		updated int64
	}
	// Members make webhooks from the third schema on, and it is known who has made one from the fifth on.
	stored := []webhook{
		{"before private", "http://10.0.0.1/hook", 10 * second},
		{"before name", "http://alerts/hook", 10 * second},
		{"between private", "http://10.0.0.1/hook", 30 * second}, // a member's too, who was allowed to then
		{"between name", "http://alerts/hook", 30 * second},
		{"between public", "https://example.com/hook", 30 * second},
		{"between damaged", "", 30 * second},
		{"after private", "http://10.0.0.1/hook", 50 * second},
		{"after name", "http://alerts/hook", 50 * second},
	}
	for kind, trusted := range map[KeyKind][]string{
		PersonalKey: {"before name", "before private", "between private"},
		OrganizationKey: {
			"after name", "after private", "before name", "before private", "between damaged", "between name", "between private",
			"between public",
		},
	} {
		onBoth(t, func(t *testing.T, s *Store) {
			ctx := t.Context()
			migrateTo(t, s, unsealVersion-1)
			at := "datetime(?, 'unixepoch')"
			if s.postgres {
				at = "to_timestamp(?)::timestamp"
			}
			exec(t, s,
				[]any{"UPDATE schema_version SET tstamp = " + at + " WHERE version_id = 3", 20},
				[]any{"UPDATE schema_version SET tstamp = " + at + " WHERE version_id = 5", 40},
				[]any{"INSERT INTO organizations (id, name, created_at) VALUES ('org', 'default', 1)"},
				[]any{"INSERT INTO keys (organization_id, id, kind, name, hash, suffix, state, created_at)" +
					" VALUES ('org', 'k', ?, 'n', ?, 'abcd', 'enabled', 5)", kind, []byte("hash")},
			)
			for _, w := range stored {
				url := s.sealer.seal(w.url, place("webhooks", "team", w.id, "url"))
				if w.url == "" {
					url = []byte("damaged")
				}
				exec(t, s, []any{"INSERT INTO webhooks (team_id, id, name, service, url, created_at, updated_at)" +
					" VALUES ('team', ?, ?, 'generic', ?, 1, ?)", w.id, w.id, url, w.updated})
			}
			if err := s.Migrate(ctx); err != nil {
				t.Fatal(err)
			}
			rows, err := s.rows(ctx, "SELECT id FROM webhooks WHERE trusted ORDER BY id")
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = rows.Close() }()
			var got []string
			for rows.Next() {
				var id string
				if err := rows.Scan(&id); err != nil {
					t.Fatal(err)
				}
				got = append(got, id)
			}
			want(t, got, trusted)
		})
	}
}

func TestDashboardsOfEarlierSchemasAndReplicasAreFoundByTheirTags(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, s *Store) {
		migrateTo(t, s, 11)
		insert := "INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at) VALUES ('team', ?, 'n', ?, 1, 1)"
		exec(t, s,
			[]any{insert, "a", `{"tiles":[],"tags":["prod","gr\u00fcn"]}`}, []any{insert, "b", `{"tags":["prod"]`},
			[]any{insert, "c", `{"tags":["\u0000","prod"]}`}, []any{insert, "d", `{"tiles":[]}`},
		)
		found := func(tag string) (ids []string) {
			t.Helper()
			all, _, err := s.DashboardList("team", ListOptions{Tag: &tag}).All(t.Context())
			want(t, err, nil)
			for _, d := range all {
				ids = append(ids, d.ID)
			}
			return ids
		}
		if err := s.Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
		want(t, found("grün"), []string{"a"})
		want(t, found("prod"), []string{"c", "a"})
		exec(t, s,
			[]any{insert, "e", `{"tags":["grün"]}`},
			[]any{"UPDATE dashboards SET body = ? WHERE id = 'a'", `{"tags":["rot"]}`},
		)
		want(t, found("grün"), []string{"e"})
		want(t, found("rot"), []string{"a"})
	})
}

// TestListsAnswerAlertsOfEarlierSchemasAndReplicas changes an alert as a replica does that knows nothing of what is kept for
// lists.
func TestListsAnswerAlertsOfEarlierSchemasAndReplicas(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, s *Store) {
		migrateTo(t, s, 18)
		insert := "INSERT INTO alerts (team_id, id, name, threshold, threshold_type, window_interval, schedule_start_given, source," +
			" channels, state, execution_errors, created_at, updated_at) VALUES ('team', ?, ?, 1.5, 'above', '5m', FALSE, 'tile'," +
			` '[{"type":"webhook","webhookId":"w"}]', 'OK', '[]', 1, 2)`
		var statements [][]any
		for i := range answersBatch + 1 {
			statements = append(statements, []any{insert, fmt.Sprintf("a%04d", i), "stored before"})
		}
		exec(t, s, statements...)
		if err := s.Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
		// listed says which alerts are answered by what is kept, all of which must be as they are.
		listed := func() (kept int) {
			t.Helper()
			all, _, err := s.AlertList("team", ListOptions{}).All(t.Context())
			want(t, err, nil)
			for _, item := range all {
				a, err := s.GetAlert(t.Context(), "team", item.ID)
				want(t, err, nil)
				if item.Alert != nil {
					want(t, jsonText(item.Alert), jsonText(a))
					continue
				}
				kept++
				want(t, string(item.Text), jsonText(a))
			}
			return kept
		}
		want(t, listed(), answersBatch+1)
		exec(t, s,
			[]any{insert, "b", "stored by a replica"},
			[]any{"UPDATE alerts SET name = 'changed by a replica', updated_at = ? WHERE id = ?", 3, "a0000"},
			[]any{"UPDATE alerts SET state = ?, execution_errors = ? WHERE id = 'a0001'", "ALERT", "[]"},
			[]any{"UPDATE alerts SET silenced = ? WHERE id = ?", `{"at":"2027-01-01T00:00:00.000Z","until":"2027-01-01T00:00:00.000Z"}`, "a0002"},
		)
		want(t, listed(), answersBatch-1)
		err := s.Write(t.Context(), func(tx *Tx) error {
			a, err := tx.LockAlert(t.Context(), "team", "a0000")
			if err != nil {
				return err
			}
			a.Message, a.DisplayName, a.Tags = &a.ID, "own <&>", []string{"é"}
			return tx.UpdateAlert(t.Context(), "team", &a)
		})
		want(t, err, nil)
		want(t, listed(), answersBatch)
	})
}
