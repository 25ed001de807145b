package store

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/oapi-codegen/nullable"
	"pgregory.net/rapid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

func TestAnAlertSurvivesTheWayThroughItsRow(t *testing.T) {
	t.Parallel()
	text := rapid.Ptr(rapid.String(), true)
	number := rapid.Ptr(rapid.IntRange(0, 2000), true)
	instant := rapid.Custom(func(t *rapid.T) core.Time {
		return core.Time{Time: time.UnixMilli(rapid.Int64Range(-1e12, 4e12).Draw(t, "ms")).UTC()}
	})
	chart := rapid.Custom(func(t *rapid.T) (c api.AlertChart) {
		if err := c.UnmarshalJSON([]byte(jsonText(map[string]string{"name": rapid.String().Draw(t, "title")}))); err != nil {
			t.Fatal(err)
		}
		return c
	})
	rapid.Check(t, func(t *rapid.T) {
		want := api.Alert{
			ID: core.NewID(), TeamID: "team", Name: text.Draw(t, "name"), Message: text.Draw(t, "message"),
			Note: text.Draw(t, "note"), Threshold: rapid.Float64().Draw(t, "threshold"),
			ThresholdMax:  rapid.Ptr(rapid.Float64(), true).Draw(t, "max"),
			ThresholdType: api.AlertThresholdTypeBetween, Interval: api.AlertIntervalHours6,
			ScheduleOffsetMinutes: number.Draw(t, "offset"), NumConsecutiveWindows: number.Draw(t, "windows"),
			Source: api.AlertSourceTile, State: api.AlertStatePENDING,
			SavedSearchID: text.Draw(t, "search"), GroupBy: text.Draw(t, "group"),
			DashboardID: text.Draw(t, "dashboard"), TileID: text.Draw(t, "tile"),
			ChartConfig: rapid.Ptr(chart, true).Draw(t, "chart"),
			CreatedAt:   instant.Draw(t, "created"), UpdatedAt: instant.Draw(t, "updated"),
			DisplayName: rapid.StringN(1, -1, -1).Draw(t, "display name"),
			Tags:        append([]string{}, rapid.SliceOf(rapid.String()).Draw(t, "tags")...),
		}
		if want.ChartConfig != nil {
			want.Source = api.AlertSourceInline
		}
		switch rapid.IntRange(0, 2).Draw(t, "start") {
		case 1:
			want.ScheduleStartAt = nullable.NewNullNullable[core.Time]()
		case 2:
			want.ScheduleStartAt = nullable.NewNullableWithValue(instant.Draw(t, "start at"))
		}
		for range rapid.IntRange(0, 10).Draw(t, "channels") {
			want.Channels = append(want.Channels,
				api.AlertChannel{Type: api.AlertChannelTypeWebhook, WebhookID: rapid.String().Draw(t, "webhook")})
			want.Channel = &want.Channels[0]
		}
		if rapid.Bool().Draw(t, "silenced") {
			want.Silenced = &api.AlertSilence{
				By: text.Draw(t, "by"), At: instant.Draw(t, "at"), Until: instant.Draw(t, "until"),
			}
		}
		if rapid.Bool().Draw(t, "evaluated") {
			want.ExecutionErrors = []api.AlertError{}
		}
		for range rapid.IntRange(0, 2).Draw(t, "errors") {
			want.ExecutionErrors = append(want.ExecutionErrors, api.AlertError{
				Timestamp: instant.Draw(t, "when"), Type: api.AlertErrorTypeUNKNOWN,
				Message: rapid.String().Draw(t, "what"),
			})
		}

		row := alertToRow("team", &want)
		got, err := alertFromRow(&row)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(api.AlertChart{})); diff != "" {
			t.Error(diff)
		}
	})
}
