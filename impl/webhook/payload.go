package webhook

import (
	"cmp"
	"fmt"
	"strings"
	"time"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// maxPayload limits a rendered body, in bytes.
const maxPayload = 1 << 20

// addedVariables names the variables of body templates beside the original seven. All are texts. A missing value is the
// empty text.
var addedVariables = []string{
	"startTimeISO", "endTimeISO", "alertId", "status", "alertType", "comparator", "threshold", "thresholdMax", "value",
	"groupKey", "sourceQuery", "teamId", "note",
}

// Variables of targets, which body templates do not have.
const (
	mailtoVariable   = "mailto"
	severityVariable = "severity"
)

// Values of status. The contract also has pending and error, but only firing and resolved alerts have events.
const (
	statusFiring   = "firing"
	statusResolved = "resolved"
	statusNoData   = "no_data"
)

var (
	alertTypes = map[api.AlertSource]string{
		api.AlertSourceSavedSearch: "search",
		api.AlertSourceTile:        "dashboard_chart",
		api.AlertSourceInline:      "inline_query",
	}
	comparators = map[api.AlertThresholdType]string{
		api.AlertThresholdTypeAbove:          ">=",
		api.AlertThresholdTypeAboveExclusive: ">",
		api.AlertThresholdTypeBelow:          "<",
		api.AlertThresholdTypeBelowOrEqual:   "<=",
		api.AlertThresholdTypeEqual:          "=",
		api.AlertThresholdTypeNotEqual:       "!=",
		api.AlertThresholdTypeBetween:        "between",
		api.AlertThresholdTypeNotBetween:     "outside",
	}
)

// messageVariables returns the variables that a message stores beside its own fields.
func messageVariables(e store.Event) map[string]string {
	a := e.Alert
	vars := map[string]string{
		"alertId": a.ID, "teamId": a.TeamID, "alertType": alertTypes[a.Source], "status": statusResolved,
		"comparator": comparators[a.ThresholdType], "threshold": plain(a.Threshold),
		"groupKey": removeControls(e.Group), "sourceQuery": e.SourceQuery, "note": text(a.Note),
	}
	if a.ThresholdType.IsRange() && a.ThresholdMax != nil {
		vars["thresholdMax"] = plain(*a.ThresholdMax)
	}
	if e.NoValue == "" {
		vars["value"] = plain(e.Value)
	}
	switch {
	case e.Firing && e.NoValue != "":
		vars["status"] = statusNoData
	case e.Firing:
		vars["status"] = statusFiring
	}
	return vars
}

// Payload renders the body for a webhook of a service from its template, or from the default of the service. The result is
// JSON only if the template is.
func Payload(service api.WebhookService, template *string, m store.Message) (string, error) {
	source := kinds[service].defaultBody
	if template != nil {
		source = *template
	} else {
		m.Body = withoutLink(m)
	}
	tpl, err := compile(source)
	if err != nil {
		return "", fmt.Errorf("render body: %w", err)
	}
	payload, _, err := tpl.execute(payloadVariables(source, m), jsonString, maxPayload)
	if err != nil {
		return "", fmt.Errorf("render body: %w", err)
	}
	return payload, nil
}

// payloadVariables returns the variables of a body template. Added ones that the template does not name are left out: they
// must not count against its size limit, nor appear in a loop over all variables.
func payloadVariables(template string, m store.Message) map[string]any {
	state, status := api.AlertStateOK, statusResolved
	if m.Firing {
		state, status = api.AlertStateALERT, statusFiring
	}
	vars := map[string]any{
		"title": m.Title, "body": m.Body, "link": m.Link, "state": string(state),
		"startTime": int(m.Start), "endTime": int(m.End), "eventId": m.EventID,
	}
	for _, name := range addedVariables {
		if !strings.Contains(template, name) {
			continue
		}
		value := m.Variables[name]
		switch name {
		case "startTimeISO":
			value = isoTime(m.Start)
		case "endTimeISO":
			value = isoTime(m.End)
		case "status":
			value = cmp.Or(value, status) // a message of an earlier version has none
		}
		vars[name] = value
	}
	return vars
}

func isoTime(milliseconds int64) string {
	return core.Time{Time: time.UnixMilli(milliseconds)}.String()
}

// jsonText is a text for between the quotes of a JSON string. Only quotes, backslashes and control characters are
// escaped, as JavaScript does.
func jsonText(s string) string {
	quoted, _ := jsontext.AppendQuote(nil, s) // the error is about invalid UTF-8, which is replaced
	return string(quoted[1 : len(quoted)-1])
}
