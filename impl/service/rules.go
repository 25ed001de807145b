package service

import (
	"slices"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
)

// Rules returns the function that says what is wrong between the fields of an operation's body. The edge asks it when
// something else is wrong with the body, so that a client learns of everything at once; the operations apply the same
// rules themselves. A deployment without an API for webhooks has none of them.
func Rules(
	alerts *Alerts, webhooks *Webhooks, people *People,
) func(operation string, body *schema.Value, found []core.Issue) []core.Issue {
	return func(operation string, body *schema.Value, found []core.Issue) []core.Issue {
		switch operation {
		case "createAlert":
			return whole(body, found, func(write api.AlertWrite) issueList {
				return append(alerts.rules(write), alerts.templateRules(write, api.Alert{})...)
			})
		case "updateAlert":
			return whole(body, found, alerts.rules)
		case "silenceAlert":
			return whole(body, found, alerts.silenceRules)
		case "createConnection":
			return whole(body, found, func(write api.ConnectionWrite) issueList { return hostRules(write.Host) })
		case "updateConnection":
			return whole(body, found, func(write api.ConnectionUpdate) issueList { return hostRules(write.Host) })
		case "createWebhook":
			return whole(body, found, webhooks.createRules)
		case "updateWebhook":
			return whole(body, found, webhookRules)
		case "createSavedSearch", "updateSavedSearch":
			return whole(body, found, searchRules)
		case "createDashboard", "updateDashboard", "validateDashboard":
			return checkDashboard(body, found)
		case "createSource", "updateSource":
			return checkSource(body, found)
		case "createKey":
			return whole(body, found, people.keyRules)
		case "updateKey":
			return whole(body, found, people.keyUpdateRules)
		case "createInvitation":
			return whole(body, found, invitationRules)
		case "updateMember":
			return whole(body, found, memberRules)
		}
		return nil
	}
}

// whole asks rules for a body that is decoded whole, for which it needs the right form.
func whole[T any](body *schema.Value, found []core.Issue, rules func(T) issueList) issueList {
	if slices.ContainsFunc(found, func(i core.Issue) bool { return !i.Limit }) {
		return nil
	}
	write, err := decode[T](body)
	if err != nil {
		return nil // a number beyond its range, which is reported already
	}
	return rules(write)
}
