package store

import (
	"bufio"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/netip"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// upgradeKey seals what is in testdata/upgrades. It is a test's, and no store but those has ever had it.
const upgradeKey = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

var (
	storedName = regexp.MustCompile(`(oss|managed)-(\d\d)\.sql$`)
	// migratedRow is a row of a store's schema_version: its id, and the number of a migration in the order in which they ran.
	migratedRow = regexp.MustCompile(`(?m)^\('?\d+'?, '?([1-9]\d*)'?, (?:1|'true'), '\d{4}-`)
)

// TestStoresOfEveryVersionAreUpgraded loads the stores in testdata/upgrades, as its README describes them.
func TestStoresOfEveryVersionAreUpgraded(t *testing.T) {
	t.Parallel()
	for folder, options := range map[string]func(t *testing.T) Options{
		"sqlite":   func(t *testing.T) Options { return Options{Dir: t.TempDir()} },
		"postgres": func(t *testing.T) Options { return Options{DSN: pgtest.DSN(t)} },
	} {
		files, err := filepath.Glob(filepath.Join("testdata", "upgrades", folder, "*-??.sql"))
		if err != nil {
			t.Fatal(err)
		}
		files = slices.DeleteFunc(files, func(file string) bool { return !storedName.MatchString(file) })
		wantEveryVersion(t, options(t), folder, files)
		for _, file := range files {
			t.Run(folder+" "+filepath.Base(file), func(t *testing.T) {
				t.Parallel()
				opts := options(t)
				var err error
				if opts.Key, err = hex.DecodeString(upgradeKey); err != nil {
					t.Fatal(err)
				}
				checkUpgrade(t, opts, file)
			})
		}
	}
}

// wantEveryVersion holds that there is a store for each migration, which has seen it.
func wantEveryVersion(t *testing.T, opts Options, folder string, files []string) {
	t.Helper()
	opts.Key = make([]byte, 32)
	s, err := Open(t.Context(), opts)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = s.Close() }()
	provider, err := s.provider(s.pool)
	if err != nil {
		t.Fatal(err)
	}
	for _, source := range provider.ListSources() {
		file := filepath.Join("testdata", "upgrades", folder, fmt.Sprintf("oss-%02d.sql", source.Version))
		if !slices.Contains(files, file) {
			t.Errorf("there is no %s, which README.md says how to make", file)
			continue
		}
		store, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.ContainsFunc(migratedRow.FindAllSubmatch(store, -1), func(row [][]byte) bool {
			return string(row[1]) == strconv.FormatInt(source.Version, 10)
		}) {
			t.Errorf("%s has not seen migration %d", file, source.Version)
		}
	}
}

// loadStored makes a database what a version of the program has left behind.
func loadStored(t *testing.T, opts Options, file, version string) {
	t.Helper()
	s, err := Open(t.Context(), opts)
	if err != nil {
		t.Fatal(err)
	}
	pool, err := s.migrationPool()
	if err != nil {
		t.Fatal(err)
	}
	store, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range migratedRow.FindAllSubmatch(store, -1) {
		name := filepath.Join(filepath.Dir(file), fmt.Sprintf("schema-%02s.sql", row[1]))
		schema, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := pool.ExecContext(t.Context(), string(schema)); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
	if _, err := pool.ExecContext(t.Context(), string(store)); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	if version == "04" { // what is older than a day is not notified any more
		_, err := pool.ExecContext(t.Context(), fmt.Sprint("UPDATE outbox SET created_at = ", milliseconds(time.Now())))
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := pool.Close(); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}

// texts is the only column of a query's rows.
func (s *Store) texts(t *testing.T, query string) []string {
	t.Helper()
	rows, err := s.rows(t.Context(), query)
	texts, err := scanAll(rows, err, func(s *string) []any { return []any{s} })
	if err != nil {
		t.Fatal(err)
	}
	return texts
}

func checkUpgrade(t *testing.T, opts Options, file string) {
	ctx := t.Context()
	parts := storedName.FindStringSubmatch(file)
	managed, version := parts[1] == "managed", parts[2]
	loadStored(t, opts, file, version)
	opts.Kinds = []KeyKind{PersonalKey, IngestionKey}
	if managed {
		opts.Kinds = []KeyKind{OrganizationKey, IngestionKey}
	}
	s, err := Open(ctx, opts)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	if err := s.Locked(ctx, s.Migrate); err != nil {
		t.Fatal(err)
	}

	services := s.texts(t, "SELECT organization_id FROM services WHERE team_id <> ''")
	want(t, len(services), 1)
	organization := services[0]
	team := core.TeamID(s.texts(t, "SELECT team_id FROM services")[0])
	checkStoredKeys(t, s, file, managed)
	checkStoredResources(t, s, team, version, managed)

	invited := s.texts(t, "SELECT email FROM invitations ORDER BY email")
	for _, email := range invited {
		i, err := s.FindInvitation(ctx, organization, email)
		want(t, err, nil)
		want(t, i.Email, email)
	}
	want(t, len(invited) > 0, managed || version >= "03")
	checkStoredAlerts(t, s, team, version, managed)
}

// checkStoredKeys calls with the keys that the first start has printed.
func checkStoredKeys(t *testing.T, s *Store, file string, managed bool) {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	line, err := bufio.NewReader(f).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	var keys struct{ APIKey, IngestionKey, KeyID, KeySecret string }
	if err := json.Unmarshal([]byte(strings.TrimPrefix(line, "-- ")), &keys); err != nil {
		t.Fatal(err)
	}
	if managed {
		_, err = s.AuthenticateOrganization(t.Context(), keys.KeyID, core.HashKey(keys.KeySecret), netip.MustParseAddr("127.0.0.1"))
	} else {
		_, err = s.AuthenticatePersonal(t.Context(), core.HashKey(keys.APIKey), netip.Addr{})
	}
	want(t, err, nil)
	_, err = s.AuthenticateIngestion(t.Context(), core.HashKey(keys.IngestionKey), netip.Addr{})
	want(t, err, nil)
	want(t, s.texts(t, "SELECT state FROM keys ORDER BY created_at, state DESC"),
		[]string{"enabled", "enabled", "disabled", "enabled"})
}

func checkStoredResources(t *testing.T, s *Store, team core.TeamID, version string, managed bool) {
	t.Helper()
	ctx := t.Context()
	hooks := map[string]Receiver{}
	for _, id := range s.texts(t, "SELECT id FROM webhooks") {
		r, err := s.GetReceiver(ctx, team, id)
		want(t, err, nil)
		want(t, r.Damaged, nil)
		hooks[r.Name] = r
	}
	inside := hooks["inside"]
	want(t, inside.URL, "http://127.0.0.1:1/hook?token=url-secret")
	want(t, inside.WebhookSecrets, WebhookSecrets{
		Headers: map[string]string{"X-Token": "header-secret"}, QueryParams: map[string]string{"key": "query-secret"},
	})
	want(t, inside.Trusted, true)
	want(t, len(inside.Signing) > 0, version >= "05")
	want(t, hooks["chat"].URL, "https://hooks.slack.com/services/T0/B0/slack-secret")
	if version >= "03" && !managed {
		want(t, hooks["member"].URL, "http://alertmanager/hook")
		want(t, hooks["member"].Trusted, false)
	}

	spare := s.texts(t, "SELECT id FROM connections WHERE name = 'spare'")
	want(t, len(spare), 1)
	access, err := s.ConnectionAccess(ctx, team, spare[0])
	want(t, err, nil)
	want(t, access, ConnectionAccess{Password: "connection-password", Trusted: true})

	var names []string
	for _, id := range s.texts(t, "SELECT id FROM sources ORDER BY name") {
		source, err := s.GetSource(ctx, team, id)
		want(t, err, nil)
		names = append(names, source.Name)
	}
	want(t, names, []string{"Audit", "Logs", "Metrics", "Sessions", "Traces"})
	names = nil
	for _, id := range s.texts(t, "SELECT id FROM dashboards ORDER BY name") {
		dashboard, err := s.GetDashboard(ctx, team, id)
		want(t, err, nil)
		var d struct{ Name string }
		want(t, json.Unmarshal(dashboard.Body, &d), nil)
		names = append(names, d.Name)
	}
	want(t, names, []string{"From the API", "Shop"})
	tag := "api"
	tagged, _, err := s.DashboardList(team, ListOptions{Tag: &tag}).All(ctx)
	want(t, err, nil)
	want(t, len(tagged), 1)
	searches := s.texts(t, "SELECT id FROM saved_searches")
	want(t, len(searches) > 0, version >= "03")
	for _, id := range searches {
		search, err := s.GetSavedSearch(ctx, team, id)
		want(t, err, nil)
		want(t, search.Name, "payments")
	}
}

// checkStoredAlerts goes on with alerts as they were, one of which fires and has not notified it yet.
func checkStoredAlerts(t *testing.T, s *Store, team core.TeamID, version string, managed bool) {
	t.Helper()
	ctx := t.Context()
	if _, err := s.Heartbeat(ctx, "worker", time.Minute); err != nil {
		t.Fatal(err)
	}
	due, err := s.ClaimAlerts(ctx, "worker", 10)
	want(t, err, nil)
	alerts := map[string]DueAlert{}
	for _, a := range due {
		alerts[*a.Alert.Name] = a
	}
	want(t, len(alerts), 2)
	// So they are answered without being read column by column.
	want(t, s.texts(t, "SELECT name FROM alerts WHERE answer_of = updated_at ORDER BY name"), []string{"Many rows", "No rows"})
	wantNames := []string{"Many rows: - - Shop - Rows", "No rows: - - Shop - Rows"}
	if version >= "28" {
		wantNames[0] = `Many rows: Too many rows ["night"] Shop - Rows`
	}
	want(t, s.texts(t, "SELECT name || ': ' || coalesce(display_name, '-') || ' ' || coalesce(tags, '-') || ' ' || derived_name"+
		" FROM alerts ORDER BY name"), wantNames)
	firing := alerts["No rows"]
	if version < "04" {
		want(t, firing.Evaluated.IsZero() && firing.Memory == nil, true)
		return
	}
	want(t, firing.Evaluated.IsZero() || firing.Memory == nil, false)
	want(t, firing.Alert.State, api.AlertStateALERT)
	history, _, err := s.AlertHistoryList(team, firing.Alert.ID, nil, 10, 0).All(ctx)
	want(t, err, nil)
	want(t, len(history) > 0, true)

	silenced := alerts["Many rows"].Alert.Silenced
	want(t, silenced != nil, !managed)
	if silenced != nil {
		want(t, silenced.Until.Year(), 2027)
	}

	hook := firing.Alert.Channels[0].WebhookID
	events, err := s.ClaimEvents(ctx, "worker", 10)
	want(t, err, nil)
	if version == "04" {
		want(t, len(events), 1)
		want(t, events[0].Event.Alert.ID, firing.Alert.ID)
		want(t, events[0].Event.Firing, true)
		return
	}
	want(t, len(events), 0)
	claimed, err := s.ClaimTargets(ctx, TargetClaim{Worker: "worker", Failing: true, Limit: 10})
	want(t, err, nil)
	want(t, len(claimed), 1)
	want(t, claimed[0].DeliveryTarget, DeliveryTarget{team, hook})
	waiting, err := s.DueDeliveries(ctx, []TargetCapacity{{DeliveryTarget: claimed[0].DeliveryTarget, Claim: claimed[0].Claim, Capacity: 10}})
	want(t, err, nil)
	want(t, len(waiting), 1)
	want(t, waiting[0].Message.Firing, true)
	want(t, waiting[0].Message.Variables["alertId"] == firing.Alert.ID, version >= "26")
	delivery, err := s.GetDelivery(ctx, team, waiting[0].ID)
	want(t, err, nil)
	want(t, len(delivery.Attempts) > 0, true)
}
