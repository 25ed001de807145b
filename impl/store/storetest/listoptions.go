package storetest

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// tagged is a dashboard with tags, as JSON.
func tagged(name, tags string) store.Dashboard {
	d := newDashboard(name)
	d.Body = fmt.Appendf(nil, `{"name":%q,"tiles":[{"tags":["tile"]}],"tags":%s}`, name, tags)
	return d
}

func testListOptions(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"a part of the name is found in any case of any script, and no character means another", testListByName},
		{"a text with NUL characters, as other programs may have stored it, has tags", testListByTagOfNUL},
		{"tags are those of the text as it is now, letter by letter", testListByTag},
		{"a page is one of what the filters leave, and so is the total", testListPages},
		{"a silence that ends changes the tag of a list", testListTagOfSilences},
		{"alerts by their state, and sources by their kind", testListByStateAndKind},
		{"an alert in a list is what it is by itself, byte for byte", testListedAlert},
		{"an organization looks through one list at a time, and keeps no others waiting", testListsOfOrganizations},
		{"long lists leave connections to others", testListConnections},
		{"what a large list is narrowed to is read in parts", testListInParts},
	})
}

func testListByName(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team, other := migrated(t, fresh(t)), newTeam(), newTeam()
	names := []string{
		"Checkout", "İstanbul", "istanbul", "Hauptstraße", "HAUPTSTRASSE", "ΣΊΣΥΦΟΣ", "σίσυφος", "100%", "100 %", "a_b", "aXb",
		`back\slash`, "Ünïcode", "Жизнь", "ǅungla", "ﬃ", "",
	}
	write(t, s, func(tx *store.Tx) error {
		for _, name := range names {
			if err := tx.CreateDashboard(t.Context(), team, new(newDashboard(name))); err != nil {
				return err
			}
		}
		return tx.CreateDashboard(t.Context(), other, new(newDashboard("Checkout")))
	})
	for part, want := range map[string][]string{
		"": names, "CHECK": {"Checkout"}, "kOUT": {"Checkout"}, "checkouts": {},
		"i̇stanbul": {"İstanbul"}, "İSTANBUL": {"İstanbul"}, "ISTANBUL": {"istanbul"},
		"strasse": {"Hauptstraße", "HAUPTSTRASSE"}, "STRAẞE": {"Hauptstraße", "HAUPTSTRASSE"},
		"σίσυφοσ": {"ΣΊΣΥΦΟΣ", "σίσυφος"}, "ΦΟΣ": {"ΣΊΣΥΦΟΣ", "σίσυφος"}, "ς": {"ΣΊΣΥΦΟΣ", "σίσυφος"},
		"%": {"100%", "100 %"}, "0%": {"100%"}, "_": {"a_b"}, "A_B": {"a_b"}, `\`: {`back\slash`}, "*": {}, "?": {},
		"üNÏ": {"Ünïcode"}, "ЖИЗНЬ": {"Жизнь"}, "ǆ": {"ǅungla"}, "FFI": {"ﬃ"}, "\xff": {}, "\x00": {},
	} {
		found := []string{}
		for _, d := range listed(t, s.DashboardList(team, store.ListOptions{Name: part})) {
			found = append(found, strings.TrimSuffix(strings.TrimPrefix(string(d.Body), `{"name":"`), `"}`))
		}
		if missing(found, want) || missing(want, found) {
			t.Errorf("%q: found %q, want %q", part, found, want)
		}
	}
}

func testListByTagOfNUL(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	first, second := tagged("first", `["prod","\\u0000"]`), tagged("second", `["a\u0000\\\u0000"]`)
	first.Body = bytes.Replace(first.Body, []byte("tile"), []byte(`tile\u0000`), 1)
	write(t, s, func(tx *store.Tx) error {
		return errors.Join(tx.CreateDashboard(t.Context(), team, &first), tx.CreateDashboard(t.Context(), team, &second))
	})
	for tag, want := range map[string]store.Dashboard{
		"prod": first, `\u0000`: first, "a\x00\\\x00": second,
	} {
		wantEqual(t, listed(t, s.DashboardList(team, store.ListOptions{Tag: &tag})), []store.Dashboard{{ID: want.ID, Body: want.Body}})
	}
}

func testListByTag(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	first, second := tagged("first", `["prod","a\"b","grün \u003c \ud83d\ude00"]`), tagged("second", `["Prod","production"]`)
	broken := tagged("broken", `["prod"]`)
	broken.Body = broken.Body[1:]
	search := newSavedSearch("first")
	search.Tags = []string{"prod", `a"b`, "grün < 😀"}
	write(t, s, func(tx *store.Tx) error {
		for _, d := range []store.Dashboard{first, second, broken, newDashboard("none"), tagged("null", "null"), tagged("text", `"prod"`)} {
			if err := tx.CreateDashboard(t.Context(), team, &d); err != nil {
				return err
			}
		}
		other := newSavedSearch("second")
		if err := tx.CreateSavedSearch(t.Context(), team, &other); err != nil {
			return err
		}
		return tx.CreateSavedSearch(t.Context(), team, &search)
	})
	tagOfDashboards := tagOf(s.DashboardList(team, store.ListOptions{Tag: ptr("prod")}))
	before := tagOfDashboards(t)
	for _, tag := range []string{"prod", `a"b`, "grün < 😀"} {
		all := listed(t, s.DashboardList(team, store.ListOptions{Tag: &tag}))
		wantEqual(t, ids(all, func(d store.Dashboard) string { return d.ID }), []string{first.ID})
		searches := listed(t, s.SavedSearchList(team, store.ListOptions{Tag: &tag}))
		wantEqual(t, ids(searches, func(s api.SavedSearch) string { return s.ID }), []string{search.ID})
	}
	for _, tag := range []string{"PROD", "pro", "tile", "", "\x00"} {
		wantEqual(t, listed(t, s.DashboardList(team, store.ListOptions{Tag: &tag})), []store.Dashboard{})
	}
	wantEqual(t, listed(t, s.DashboardList(team, store.ListOptions{Tag: ptr("prod"), Name: "second"})), []store.Dashboard{})
	second.Body = tagged("second", `["prod"]`).Body
	write(t, s, func(tx *store.Tx) error { return tx.UpdateDashboard(t.Context(), team, &second) })
	wantEqual(t, len(listed(t, s.DashboardList(team, store.ListOptions{Tag: ptr("prod")}))), 2)
	if tagOfDashboards(t) == before {
		t.Error("the tag of the list stayed as it was when another dashboard came into it")
	}
}

func testListPages(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	sources := []string{core.NewID(), core.NewID()}
	var created []string
	write(t, s, func(tx *store.Tx) error {
		for i := range 10 {
			search := newSavedSearch(fmt.Sprintf("search %d %s", i, []string{"even", "odd"}[i%2]))
			search.SourceID = sources[i/6]
			if err := tx.CreateSavedSearch(t.Context(), team, &search); err != nil {
				return err
			}
			created = append(created, search.ID)
		}
		return nil
	})
	for _, c := range []struct {
		options store.ListOptions
		want    []int
		total   int
	}{
		{store.ListOptions{}, []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, 10},
		{store.ListOptions{Limit: 2, Offset: 3}, []int{3, 4}, 10},
		{store.ListOptions{Name: "ODD"}, []int{1, 3, 5, 7, 9}, 5},
		{store.ListOptions{Name: "ODD", Limit: 2}, []int{1, 3}, 5},
		{store.ListOptions{Name: "ODD", Limit: 2, Offset: 4}, []int{9}, 5},
		{store.ListOptions{Name: "ODD", Limit: 2, Offset: 5}, []int{}, 5},
		{store.ListOptions{SourceID: sources[1]}, []int{6, 7, 8, 9}, 4},
		{store.ListOptions{SourceID: sources[1], Limit: 1, Offset: 1}, []int{7}, 4},
		{store.ListOptions{SourceID: sources[1], Name: "even"}, []int{6, 8}, 2},
		{store.ListOptions{SourceID: core.NewID()}, []int{}, 0},
	} {
		want := []string{}
		for _, i := range c.want {
			want = append(want, created[i])
		}
		page, total, err := s.SavedSearchList(team, c.options).All(t.Context())
		wantEqual(t, err, nil)
		wantEqual(t, ids(page, func(s api.SavedSearch) string { return s.ID }), want)
		wantEqual(t, total, c.total)
	}
	odd := tagOf(s.SavedSearchList(team, store.ListOptions{Name: "odd"}))(t)
	write(t, s, func(tx *store.Tx) error { return tx.DeleteSavedSearch(t.Context(), team, created[0]) })
	wantEqual(t, tagOf(s.SavedSearchList(team, store.ListOptions{Name: "odd"}))(t), odd)
	write(t, s, func(tx *store.Tx) error { return tx.DeleteSavedSearch(t.Context(), team, created[1]) })
	if tagOf(s.SavedSearchList(team, store.ListOptions{Name: "odd"}))(t) == odd {
		t.Error("the tag of a list stayed as it was when it got shorter")
	}
}

func testListTagOfSilences(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	var now atomic.Pointer[time.Time]
	set := func(at time.Time) { now.Store(&at) }
	set(time.Now())
	opts.Now = func() time.Time { return *now.Load() }
	s, team := migrated(t, opts), newTeam()
	alert := newAlert(core.NewID(), "t", core.NewID())
	until := opts.Now().Add(time.Hour).UTC().Truncate(time.Millisecond)
	write(t, s, func(tx *store.Tx) error {
		if err := tx.CreateAlert(t.Context(), team, &alert, ""); err != nil {
			return err
		}
		silence := &api.AlertSilence{At: core.Time{Time: opts.Now()}, Until: core.Time{Time: until}}
		return tx.SilenceAlert(t.Context(), team, alert.ID, silence)
	})
	tag := func() uint64 { return tagOf(s.AlertList(team, store.ListOptions{}))(t) }
	silenced := tag()
	set(until.Add(-time.Millisecond))
	wantEqual(t, tag(), silenced)
	set(until)
	over := tag()
	if over == silenced {
		t.Error("the list has the tag that it had with the silence")
	}
	set(until.Add(time.Hour))
	wantEqual(t, tag(), over)
}

func testListByStateAndKind(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	unnamed, firing := newAlert(core.NewID(), "t", core.NewID()), newAlert(core.NewID(), "t", core.NewID())
	firing.Name, firing.State = ptr("Fire"), api.AlertStateALERT
	logs, traces := newSource("Logs"), newSource("Traces")
	traces.Kind = "trace"
	write(t, s, func(tx *store.Tx) error {
		for _, a := range []*api.Alert{&unnamed, &firing} {
			if err := tx.CreateAlert(t.Context(), team, a, ""); err != nil {
				return err
			}
		}
		if err := tx.CreateSource(t.Context(), team, &logs); err != nil {
			return err
		}
		return tx.CreateSource(t.Context(), team, &traces)
	})
	traces.UpdatedAt = core.Time{} // which lists leave out
	wantEqual(t, listedAlerts(t, s, team, store.ListOptions{State: "ALERT"}), []api.Alert{firing})
	wantEqual(t, listedAlerts(t, s, team, store.ListOptions{State: "PENDING"}), []api.Alert{})
	wantEqual(t, listedAlerts(t, s, team, store.ListOptions{Name: "fire"}), []api.Alert{firing})
	wantEqual(t, len(listedAlerts(t, s, team, store.ListOptions{})), 2)
	wantEqual(t, listed(t, s.SourceList(team, store.ListOptions{Kind: "trace"})), []store.Source{traces})
	wantEqual(t, listed(t, s.SourceList(team, store.ListOptions{Kind: "trace", Name: "logs"})), []store.Source{})
}

func testListedAlert(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	at := core.Time{Time: time.UnixMilli(1_700_000_000_123).UTC()}
	strange := "<a href=\"x\">&amp; \\ \u2028\x7f\tüß😀</a>"
	full := api.Alert{
		ID: core.NewID(), Name: &strange, Message: ptr("m"), Note: ptr("n\n"), Threshold: 1e21, ThresholdMax: ptr(1e-7),
		ThresholdType: api.AlertThresholdTypeBetween, Interval: api.AlertIntervalDays1, ScheduleOffsetMinutes: ptr(0),
		NumConsecutiveWindows: ptr(3), Source: api.AlertSourceSavedSearch, SavedSearchID: ptr(core.NewID()), GroupBy: &strange,
		DashboardID: ptr(core.NewID()), TileID: ptr(core.NewID()), ChartConfig: newChart(t, strange), State: api.AlertStateALERT, Enabled: ptr(true),
		NoData: ptr(api.AlertNoDataKeep), RenotifyInterval: ptr(api.AlertIntervalHours1),
		Silenced:    &api.AlertSilence{At: at, Until: at},
		DisplayName: strange, Tags: []string{strange, ""},
		ExecutionErrors: []api.AlertError{{Timestamp: at, Type: api.AlertErrorTypeQUERYERROR, Message: strange}},
		Channels: []api.AlertChannel{
			{Type: api.AlertChannelTypeWebhook, WebhookID: core.NewID()}, {Type: api.AlertChannelTypeWebhook, WebhookID: strange},
		},
	}
	full.ScheduleStartAt.Set(at)
	full.Channel = &full.Channels[0]
	loud, least := full, newAlert(core.NewID(), "t", core.NewID())
	loud.ID, loud.Silenced = core.NewID(), nil
	bare := api.Alert{ID: core.NewID(), Channels: []api.AlertChannel{}, ExecutionErrors: []api.AlertError{}, Enabled: ptr(false)}
	bare.ScheduleStartAt.SetNull()
	all := []*api.Alert{&full, &loud, &least, &bare}
	for _, threshold := range []float64{0, math.Copysign(0, -1), -1.5, 1e-6, 9.99e-7, 1e20, 123456789.125, math.MaxFloat64} {
		a := newAlert(core.NewID(), "t", core.NewID())
		a.Threshold = threshold
		all = append(all, &a)
	}
	least.DisplayName, least.Tags = "", nil
	for _, name := range []string{"<", ">", "&", `"`, `\`, "\n", "\x1f", "\x7f", "\u2028", "é", "", "plain"} {
		a := newAlert(core.NewID(), "t", core.NewID())
		a.Name, a.DisplayName, a.Tags = &name, name, []string{name}
		all = append(all, &a)
	}
	write(t, s, func(tx *store.Tx) error {
		for _, a := range all {
			if err := tx.CreateAlert(t.Context(), team, a, ""); err != nil {
				return err
			}
		}
		return nil
	})
	for field, value := range reflect.ValueOf(full).Fields() {
		if value.IsZero() {
			t.Errorf("%s is not looked at", field.Name)
		}
	}
	for _, o := range []store.ListOptions{{}, {State: "ALERT"}, {Limit: 3, Offset: 1}} {
		list := listed(t, s.AlertList(team, o))
		wantEqual(t, slices.IsSortedFunc(list, func(a, b store.ListedAlert) int { return cmp.Compare(a.ID, b.ID) }), true)
		for _, item := range list {
			if item.Alert != nil {
				wantEqual(t, item.ID, full.ID)
				item.Text = must(json.Marshal(item.Alert))(t)
			}
			whole := must(s.GetAlert(t.Context(), team, item.ID))(t)
			whole.ChartConfig = nil // which lists leave out
			wantEqual(t, string(item.Text), string(must(json.Marshal(whole))(t)))
		}
	}
	wantEqual(t, len(listed(t, s.AlertList(team, store.ListOptions{}))), len(all))
}

func testListsOfOrganizations(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	write(t, s, func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, new(newDashboard("one"))) })
	as := func(organization string) context.Context {
		return core.WithPrincipal(t.Context(), core.Principal{OrganizationID: organization, KeyID: core.NewID()})
	}
	read := func(ctx context.Context, name string) error {
		_, _, err := s.DashboardList(team, store.ListOptions{Name: name}).All(ctx)
		return err
	}
	one, other := core.NewID(), core.NewID()
	err := s.DashboardList(team, store.ListOptions{Name: "one"})(as(one), func(store.ListHead) bool {
		wantEqual(t, read(as(one), ""), nil)
		wantEqual(t, read(as(other), "one"), nil)
		ctx, cancel := context.WithTimeout(as(one), 20*time.Millisecond)
		defer cancel()
		wantKind(t, read(ctx, "one"), core.Timeout)
		return true
	}, func([]store.Dashboard) error { return read(as(one), "one") })
	wantEqual(t, err, nil)
}

func testListConnections(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	write(t, s, func(tx *store.Tx) error {
		for range 1001 {
			if err := tx.WithoutLimits().CreateDashboard(t.Context(), team, new(newDashboard("one"))); err != nil {
				return err
			}
		}
		return nil
	})
	as := func(organization string) context.Context {
		return core.WithPrincipal(t.Context(), core.Principal{OrganizationID: organization, KeyID: core.NewID()})
	}
	read := func(ctx context.Context, meanwhile func()) (reading bool) {
		_ = s.DashboardList(team, store.ListOptions{})(ctx, func(store.ListHead) bool {
			reading = true
			meanwhile()
			return false
		}, func([]store.Dashboard) error { return nil })
		return reading
	}
	third := true
	read(as("one"), func() {
		read(as("two"), func() {
			ctx, cancel := context.WithTimeout(as("three"), 200*time.Millisecond)
			defer cancel()
			third = read(ctx, func() {})
			_, _, err := s.DashboardList(team, store.ListOptions{Limit: 1}).All(as("three"))
			wantEqual(t, err, nil)
		})
	})
	wantEqual(t, third, false)
}

func testListInParts(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	largeDashboards(t, s, team, "aBb")
	var parts []int
	err := s.DashboardList(team, store.ListOptions{Name: "B"})(t.Context(), always, func(items []store.Dashboard) error {
		parts = append(parts, len(items))
		return nil
	})
	wantEqual(t, err, nil)
	wantEqual(t, parts, []int{1, 1})
}

// listedAlerts reads a list of alerts.
func listedAlerts(t testing.TB, s *store.Store, team core.TeamID, o store.ListOptions) []api.Alert {
	t.Helper()
	all := []api.Alert{}
	for _, item := range listed(t, s.AlertList(team, o)) {
		if item.Alert == nil {
			item.Alert = new(api.Alert)
			if err := json.Unmarshal(item.Text, item.Alert); err != nil {
				t.Fatalf("%v: %s", err, item.Text)
			}
		}
		all = append(all, *item.Alert)
	}
	return all
}

// missing reports whether not all of some texts are among others.
func missing(some, among []string) bool {
	known := map[string]bool{}
	for _, text := range among {
		known[text] = true
	}
	for _, text := range some {
		if !known[text] {
			return true
		}
	}
	return len(some) > len(among)
}

func ids[T any](all []T, id func(T) string) []string {
	ids := []string{}
	for _, item := range all {
		ids = append(ids, id(item))
	}
	return ids
}
