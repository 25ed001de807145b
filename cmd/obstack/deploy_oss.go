//go:build !managed

package main

import (
	"fmt"
	"time"

	"github.com/obstack/obstack/impl/app"
	"github.com/obstack/obstack/impl/httpapi/oss"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/ui"
)

// deployment is the self-hosted server of one team.
var deployment = app.Deployment{
	Name:      "oss",
	Intake:    true,
	Keys:      []store.KeyKind{store.PersonalKey, store.IngestionKey},
	API:       oss.New,
	UI:        ui.Handler,
	ErrorBody: oss.ErrorBody,
	Bootstrap: func(b *store.Bootstrap) any {
		return struct {
			APIKey       string `json:"apiKey"`
			IngestionKey string `json:"ingestionKey"`
			TeamID       string `json:"teamId"`
		}{b.APIKey, b.IngestionKey, string(b.Team)}
	},
	DemoRequest: func(r app.DemoRequest) string {
		line := fmt.Sprintf(`curl -s %s/api/v2/charts/series -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" `+
			`-d '{"startTime":%d,"endTime":%d,"granularity":"1h","series":[{"sourceId":"%s","aggFn":"count",`+
			`"where":"SeverityText:error","groupBy":["ServiceName"]}]}'`,
			r.URL, r.Now.Add(-24*time.Hour).UnixMilli(), r.Now.UnixMilli(), r.LogsSource)
		if r.Bootstrap == "" {
			return line
		}
		return fmt.Sprintf(`KEY=$(sed 's/.*"apiKey":"\([^"]*\)".*/\1/' %s)`, r.Bootstrap) + "\n" + line
	},
}
