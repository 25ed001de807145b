package contract

import (
	"slices"
	"testing"
	"time"

	"github.com/oapi-codegen/nullable"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// client is what the generated clients of both deployments can do, without their envelopes. A failure is the status and
// the text of the error that the client decoded.
type client struct {
	sources         func() ([]api.Source, failure)
	dashboards      func() ([]api.Dashboard, failure)
	createDashboard func(api.DashboardCreate) (api.Dashboard, failure)
	getDashboard    func(id string) (api.Dashboard, failure)
	updateDashboard func(id string, body api.DashboardUpdate) (api.Dashboard, failure)
	deleteDashboard func(id string) failure
	alerts          func(limit, offset int) ([]api.Alert, failure)
	createAlert     func(api.AlertWrite) (api.Alert, failure)
	getAlert        func(id string) (api.Alert, failure)
	updateAlert     func(id string, body api.AlertWrite) (api.Alert, failure)
	updateIfMatch   func(id, etag string, body api.AlertWrite) failure
	deleteAlert     func(id string) failure
	silenceAlert    func(id string, body api.AlertSilenceWrite) (api.Alert, failure)
	unsilenceAlert  func(id string) (api.Alert, failure)
	alertHistory    func(id, group string) ([]api.AlertHistoryEntry, failure)
	testAlert       func(id string) (api.AlertTestResult, failure)
}

// failure is the zero value for a success.
type failure struct {
	status int
	text   string
}

// must returns the value of a call that has to succeed.
func must[T any](t *testing.T) func(T, failure) T {
	return func(v T, f failure) T {
		t.Helper()
		if f != (failure{}) {
			t.Fatalf("status %d: %s", f.status, f.text)
		}
		return v
	}
}

// testGeneratedClient creates, changes and deletes a dashboard and an alert through the client generated from the document.
func testGeneratedClient(t *testing.T, s *harness.Stack) {
	var c client
	if harness.Deployment.Managed {
		testClientOfManaged(t, s)
		c = clientOfManaged(t, s)
	} else {
		testClientOfOSS(t, s)
		c = clientOfOSS(t, s)
	}
	testClientOfSources(t, s, c)

	dashboard := must[api.Dashboard](t)(c.createDashboard(typedDashboard(t, s)))
	checkTyped(t, s, dashboard)
	if got := must[api.Dashboard](t)(c.getDashboard(dashboard.ID)); harness.Encode(t, got) != harness.Encode(t, dashboard) {
		t.Errorf("read as %s, created as %s", harness.Encode(t, got), harness.Encode(t, dashboard))
	}
	alert := testClientChangesAlerts(t, s, c, dashboard)
	testClientChangesDashboards(t, c, dashboard)

	if f := c.deleteDashboard(dashboard.ID); f != (failure{}) {
		t.Errorf("delete: %+v", f)
	}
	_, f := c.getAlert(alert)
	if want := (failure{404, "Alert not found"}); f != want {
		t.Errorf("the alert of a deleted dashboard: %+v, want %+v", f, want)
	}
	_, f = c.getDashboard("nope")
	if want := (failure{400, "Params validation failed: id: Invalid ObjectId"}); f != want {
		t.Errorf("a malformed id: %+v, want %+v", f, want)
	}
	_, f = c.createDashboard(api.DashboardCreate{Name: "x", Tiles: []api.TileWrite{{W: 1, H: 1}}})
	if f.status != 400 {
		t.Errorf("a tile with nothing: %+v", f)
	}
}

// testClientOfSources wants the sources of the stack as the types of their kinds.
func testClientOfSources(t *testing.T, s *harness.Stack, c client) {
	t.Helper()
	names := map[string]string{}
	for _, source := range must[[]api.Source](t)(c.sources()) {
		value, err := source.ValueByDiscriminator()
		if err != nil {
			t.Fatal(err)
		}
		switch source := value.(type) {
		case api.LogSource:
			names[source.Name] = source.ID
		case api.TraceSource:
			names[source.Name] = source.ID
		case api.MetricSource:
			names[source.Name] = source.ID
		case api.SessionSource:
			names[source.Name] = source.ID
		case api.PromqlSource:
			names[source.Name] = source.ID
		}
	}
	for _, name := range []string{"Logs", "Traces", "Metrics", "Sessions", "Other logs", "Prometheus"} {
		if names[name] != s.ID["source "+name] || names[name] == "" {
			t.Errorf("source %s has the id %q, want %s", name, names[name], s.ID["source "+name])
		}
	}
}

// testClientChangesAlerts makes two alerts on a tile, changes one and deletes the other. It returns the id of the first.
func testClientChangesAlerts(t *testing.T, s *harness.Stack, c client, dashboard api.Dashboard) string {
	t.Helper()
	on := api.AlertWrite{
		Source: api.AlertSourceTile, DashboardID: &dashboard.ID, TileID: &dashboard.Tiles[0].ID,
		Interval: api.AlertIntervalHours1, Threshold: 0.1 + 0.2, ThresholdType: api.AlertThresholdTypeAbove,
		Channel:         &api.AlertChannel{Type: api.AlertChannelTypeWebhook, WebhookID: s.ID["webhook oncall"]},
		ScheduleStartAt: nullable.NewNullableWithValue(core.Time{Time: time.Date(2026, 2, 8, 10, 0, 0, 0, time.UTC)}),
	}
	alert := must[api.Alert](t)(c.createAlert(on))
	start, err := alert.ScheduleStartAt.Get()
	if alert.Threshold != 0.1+0.2 || alert.State != api.AlertStateOK || len(alert.Channels) != 1 || err != nil ||
		start.String() != "2026-02-08T10:00:00.000Z" || alert.Name != nil {
		t.Errorf("the alert is %s", harness.Encode(t, alert))
	}
	second := must[api.Alert](t)(c.createAlert(on))
	for offset, want := range []string{alert.ID, second.ID} {
		if page := must[[]api.Alert](t)(c.alerts(1, offset)); len(page) != 1 || page[0].ID != want {
			t.Errorf("page %d is %s, want %s", offset, harness.Encode(t, page), want)
		}
	}
	name := "Too many"
	on.Name, on.ScheduleStartAt = &name, nullable.NewNullNullable[core.Time]()
	updated := must[api.Alert](t)(c.updateAlert(alert.ID, on))
	if updated.Name == nil || *updated.Name != name || !updated.ScheduleStartAt.IsNull() {
		t.Errorf("the updated alert is %s", harness.Encode(t, updated))
	}
	if got := must[api.Alert](t)(c.getAlert(alert.ID)); harness.WithoutState(harness.Encode(t, got)) != harness.WithoutState(harness.Encode(t, updated)) {
		t.Errorf("read as %s, updated to %s", harness.Encode(t, got), harness.Encode(t, updated))
	}
	if f := c.updateIfMatch(alert.ID, `"stale"`, on); f.status != 412 {
		t.Errorf("an update of another version: %+v", f)
	}
	testClientOfAlerts(t, c, alert.ID)
	testClientOfCharts(t, s, c, second.ID, on)
	if f := c.deleteAlert(second.ID); f != (failure{}) {
		t.Errorf("delete: %+v", f)
	}
	return alert.ID
}

// testClientOfCharts gives an alert a chart of its own in both forms.
func testClientOfCharts(t *testing.T, s *harness.Stack, c client, id string, on api.AlertWrite) {
	t.Helper()
	where, by := "SeverityText:error", "ServiceName"
	on.Source, on.DashboardID, on.TileID, on.ChartConfig = api.AlertSourceInline, nil, nil, &api.AlertChart{}
	if err := on.ChartConfig.FromAlertBuilderChart(api.AlertBuilderChart{
		DisplayType: api.AlertChartDisplayTypeLine, SourceID: s.ID["source Logs"], Where: &where, GroupBy: &by,
		Select: []api.SelectItem{{AggFn: api.AggregationFunctionCount}},
	}); err != nil {
		t.Fatal(err)
	}
	updated := must[api.Alert](t)(c.updateAlert(id, on))
	if updated.ChartConfig == nil {
		t.Fatalf("the alert on a chart is %s", harness.Encode(t, updated))
	}
	builder, err := updated.ChartConfig.AsAlertBuilderChart()
	if err != nil || builder.SourceID != s.ID["source Logs"] || *builder.Where != where || *builder.GroupBy != by || len(builder.Select) != 1 {
		t.Errorf("the chart is %+v, error %v", builder, err)
	}
	if err := on.ChartConfig.FromAlertSQLChart(api.AlertSQLChart{
		ConfigType: api.SQLConfigTypeSQL, DisplayType: api.AlertChartDisplayTypeNumber, ConnectionID: s.ID["connection local"],
		SQLTemplate: "SELECT 1",
	}); err != nil {
		t.Fatal(err)
	}
	sql, err := must[api.Alert](t)(c.updateAlert(id, on)).ChartConfig.AsAlertSQLChart()
	if err != nil || sql.ConfigType != api.SQLConfigTypeSQL || sql.SQLTemplate != "SELECT 1" {
		t.Errorf("the chart is %+v, error %v", sql, err)
	}
}

// testClientChangesDashboards sends back what it was answered, with other names.
func testClientChangesDashboards(t *testing.T, c client, dashboard api.Dashboard) {
	t.Helper()
	var body api.DashboardUpdate
	for _, tile := range dashboard.Tiles {
		body.Tiles = append(body.Tiles, api.TileWrite{
			ID: &tile.ID, Name: tile.Name + "!", X: tile.X, Y: tile.Y, W: tile.W, H: tile.H, Config: &tile.Config,
		})
	}
	body.Name, body.Filters = "Renamed", dashboard.Filters
	body.SavedQuery = nullable.NewNullNullable[string]()
	renamed := must[api.Dashboard](t)(c.updateDashboard(dashboard.ID, body))
	if renamed.Name != "Renamed" || renamed.SavedQuery != nil || len(renamed.Tags) != 1 ||
		renamed.Tiles[0].ID != dashboard.Tiles[0].ID || renamed.Tiles[0].Name != "Line!" ||
		harness.Encode(t, renamed.Filters) != harness.Encode(t, dashboard.Filters) {
		t.Errorf("the updated dashboard is %s", harness.Encode(t, renamed))
	}
	if list := must[[]api.Dashboard](t)(c.dashboards()); len(list) != 1 || harness.Encode(t, list[0]) != harness.Encode(t, renamed) {
		t.Errorf("the list is %s", harness.Encode(t, list))
	}
}

// testClientOfAlerts silences and tests an alert on the traces, of which there are none.
func testClientOfAlerts(t *testing.T, c client, key string) {
	t.Helper()
	reason := "Works"
	body := api.AlertSilenceWrite{Until: core.Time{Time: time.Now().Add(time.Hour)}, Reason: &reason}
	silenced := must[api.Alert](t)(c.silenceAlert(key, body)).Silenced
	if silenced == nil || silenced.Until.String() != body.Until.String() || *silenced.Reason != reason {
		t.Errorf("the silence is %s", harness.Encode(t, silenced))
	}
	if alert := must[api.Alert](t)(c.unsilenceAlert(key)); alert.Silenced != nil {
		t.Errorf("the silence goes on: %s", harness.Encode(t, alert))
	}
	_, f := c.silenceAlert(key, api.AlertSilenceWrite{})
	if want := (failure{400, "Body validation failed: until: until must be in the future"}); f != want {
		t.Errorf("a silence in the past: %+v, want %+v", f, want)
	}
	if entries := must[[]api.AlertHistoryEntry](t)(c.alertHistory(key, "ServiceName:nobody")); entries == nil || len(entries) > 0 {
		t.Errorf("a group that there is not has the history %s", harness.Encode(t, entries))
	}
	tested := must[api.AlertTestResult](t)(c.testAlert(key))
	if length := tested.WindowEnd.Sub(tested.WindowStart.Time); tested.State != api.AlertStateOK || length != time.Hour ||
		time.Since(tested.WindowEnd.Time) > 2*time.Hour || len(tested.Groups) != 1 {
		t.Errorf("the test says %s", harness.Encode(t, tested))
	}
	if _, f = c.testAlert(harness.MissingID); f != (failure{404, "Alert not found"}) {
		t.Errorf("a test of an unknown alert: %+v", f)
	}
}

// typedDashboard is a dashboard made of the generated types.
func typedDashboard(t *testing.T, s *harness.Stack) api.DashboardCreate {
	t.Helper()
	query := "ServiceName:checkout"
	d := api.DashboardCreate{Name: "Typed", Tags: []string{"typed"}, SavedQuery: &query}
	add := func(name string, fill func(*api.TileConfig) error) {
		t.Helper()
		config := &api.TileConfig{}
		if err := fill(config); err != nil {
			t.Fatal(err)
		}
		d.Tiles = append(d.Tiles, api.TileWrite{Name: name, X: 0.5, W: 12, H: 4, Config: config})
	}
	p95 := api.QuantileLevelP95
	duration := "Duration"
	add("Line", func(c *api.TileConfig) error {
		var line api.LineConfig
		if err := line.FromLineBuilderConfig(api.LineBuilderConfig{
			SourceID: s.ID["source Traces"],
			Select:   api.Select{{AggFn: api.AggregationFunctionQuantile, ValueExpression: &duration, Level: &p95}},
		}); err != nil {
			return err
		}
		return c.FromLineConfig(line)
	})
	add("Number", func(c *api.TileConfig) error {
		var number api.NumberConfig
		if err := number.FromNumberSQLConfig(api.NumberSQLConfig{
			ConfigType: api.SQLConfigTypeSQL, ConnectionID: s.ID["connection local"], SQLTemplate: "SELECT 1",
		}); err != nil {
			return err
		}
		return c.FromNumberConfig(number)
	})
	add("Text", func(c *api.TileConfig) error {
		return c.FromMarkdownConfig(api.MarkdownConfig{DisplayType: api.MarkdownConfigDisplayTypeMarkdown})
	})
	addTypedFilters(t, s, &d)
	return d
}

// addTypedFilters adds a filter of each type, and saved values of both kinds.
func addTypedFilters(t *testing.T, s *harness.Stack, d *api.DashboardCreate) {
	t.Helper()
	variable, one := "environment", 1
	filters := make([]api.FilterCreate, 3)
	values := make([]api.SavedFilterValue, 2)
	for _, err := range []error{
		filters[0].FromStaticListFilterCreate(api.StaticListFilterCreate{
			Name: "Environment", Options: []string{"production", "staging"}, VariableName: &variable, MinSelections: &one,
		}),
		filters[1].FromPrometheusLabelFilterCreate(api.PrometheusLabelFilterCreate{
			Name: "Instance", SourceID: s.ID["source Prometheus"], Label: "instance",
		}),
		filters[2].FromQueryExpressionFilterCreate(api.QueryExpressionFilterCreate{
			Name: "Service", SourceID: s.ID["source Traces"], Expression: "ServiceName",
		}),
		values[0].FromSavedFilterVariable(api.SavedFilterVariable{
			Type: api.SavedFilterVariableTypeVariable, Name: variable, Values: []string{"production"},
		}),
		values[1].FromSavedFilterCondition(api.SavedFilterCondition{Condition: "StatusCode = 'Error'"}),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	d.Filters, d.SavedFilterValues = filters, values
}

// checkTypedFilters wants the filters and saved values of addTypedFilters.
func checkTypedFilters(t *testing.T, s *harness.Stack, d api.Dashboard) {
	t.Helper()
	if len(d.Filters) != 3 || len(d.SavedFilterValues) != 2 {
		t.Fatalf("the dashboard is %s", harness.Encode(t, d))
	}
	for i, f := range d.Filters {
		value, err := f.ValueByDiscriminator()
		ok := false
		switch f := value.(type) {
		case api.StaticListFilter:
			ok = i == 0 && f.ID != "" && f.Name == "Environment" && slices.Equal(f.Options, []string{"production", "staging"}) &&
				!*f.IsBroadcastEnabled && *f.IsVariableEnabled && *f.VariableName == "environment" && *f.MinSelections == 1
		case api.PrometheusLabelFilter:
			ok = i == 1 && f.SourceID == s.ID["source Prometheus"] && f.Label == "instance" && *f.IsVariableEnabled && f.MinSelections == nil
		case api.QueryExpressionFilter:
			ok = i == 2 && f.SourceID == s.ID["source Traces"] && f.Expression == "ServiceName" && f.IsVariableEnabled == nil
		}
		if err != nil || !ok {
			t.Errorf("filter %d is %T %s, error %v", i, value, harness.Encode(t, value), err)
		}
	}
	if list, err := d.Filters[0].AsStaticListFilter(); err != nil || list.Type != api.StaticListFilterTypeSTATICLIST {
		t.Errorf("the fixed list is %+v, error %v", list, err)
	}
	saved, err := d.SavedFilterValues[0].AsSavedFilterVariable()
	if err != nil || saved.Name != "environment" || !slices.Equal(saved.Values, []string{"production"}) {
		t.Errorf("the saved variable is %+v, error %v", saved, err)
	}
	condition, err := d.SavedFilterValues[1].AsSavedFilterCondition()
	if err != nil || *condition.Type != api.SavedFilterConditionTypeSQL || condition.Condition != "StatusCode = 'Error'" {
		t.Errorf("the saved condition is %+v, error %v", condition, err)
	}
}

func checkTyped(t *testing.T, s *harness.Stack, d api.Dashboard) {
	t.Helper()
	if d.Name != "Typed" || len(d.Tiles) != 3 || d.Tiles[0].X != 0.5 || *d.SavedQueryLanguage != api.QueryLanguageLucene {
		t.Fatalf("the dashboard is %s", harness.Encode(t, d))
	}
	line, err := d.Tiles[0].Config.AsLineConfig()
	if err != nil {
		t.Fatal(err)
	}
	builder, err := line.AsLineBuilderConfig()
	if err != nil {
		t.Fatal(err)
	}
	if builder.SourceID != s.ID["source Traces"] || !*builder.FillNulls ||
		*builder.Select[0].Level != api.QuantileLevelP95 || *builder.Select[0].WhereLanguage != api.WhereLanguageLucene {
		t.Errorf("the line is %s", harness.Encode(t, builder))
	}
	number, err := d.Tiles[1].Config.AsNumberConfig()
	if err != nil {
		t.Fatal(err)
	}
	sql, err := number.AsNumberSQLConfig()
	if err != nil {
		t.Fatal(err)
	}
	if sql.SQLTemplate != "SELECT 1" || sql.ConnectionID != s.ID["connection local"] {
		t.Errorf("the number is %s", harness.Encode(t, sql))
	}
	value, err := d.Tiles[2].Config.ValueByDiscriminator()
	if text, ok := value.(api.MarkdownConfig); err != nil || !ok || *text.Markdown != "" {
		t.Errorf("the text is %v, %v", value, err)
	}
	checkTypedFilters(t, s, d)
}
