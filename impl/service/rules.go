package service

import (
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
)

// Rules returns the function that says what is wrong between the fields of an operation's body. The edge asks it when
// nothing but limits are off in the body, so that a client learns of everything at once; the operations apply the same
// rules themselves.
func Rules(alerts *Alerts) func(operation string, body *schema.Value) []core.Issue {
	return func(operation string, body *schema.Value) []core.Issue {
		switch operation {
		case "createAlert", "updateAlert":
			write, err := decode[api.AlertWrite](body)
			if err != nil {
				return nil // a number beyond its range, which is reported already
			}
			return alerts.rules(write)
		case "createDashboard", "updateDashboard":
			return checkDashboard(body)
		}
		return nil
	}
}
