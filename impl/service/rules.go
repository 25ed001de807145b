package service

import (
	"slices"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
)

// Rules returns the function that says what is wrong between the fields of an operation's body. The edge asks it when
// something else is wrong with the body, so that a client learns of everything at once; the operations apply the same
// rules themselves.
func Rules(alerts *Alerts) func(operation string, body *schema.Value, found []core.Issue) []core.Issue {
	return func(operation string, body *schema.Value, found []core.Issue) []core.Issue {
		switch operation {
		case "createAlert", "updateAlert":
			if slices.ContainsFunc(found, func(i core.Issue) bool { return !i.Limit }) {
				return nil // an alert is decoded whole, so it needs the right form
			}
			write, err := decode[api.AlertWrite](body)
			if err != nil {
				return nil // a number beyond its range, which is reported already
			}
			return alerts.rules(write)
		case "createDashboard", "updateDashboard", "validateDashboard":
			return checkDashboard(body, found)
		}
		return nil
	}
}
