package service

import (
	"fmt"
	"maps"
	"slices"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
)

// Rule returns what is wrong between the fields of a body in which the document has found something already. What is
// wrong because of that is not said again.
type Rule func(body *schema.Value, found []core.Issue) issueList

// Rules are those of the operations' bodies, by operation. The edge asks them when the document has found something wrong
// with a body, so that a client learns of everything at once; the operations apply the same rules themselves.
func (s *Services) Rules() map[string]Rule {
	all := map[string]Rule{}
	for _, rules := range []map[string]Rule{
		s.Dashboards.bodyRules(), s.Alerts.bodyRules(), s.Sources.bodyRules(), s.Connections.bodyRules(),
		s.Webhooks.bodyRules(), s.SavedSearches.bodyRules(), s.People.bodyRules(),
		s.Charts.bodyRules(), s.Searches.bodyRules(), s.Tiles.bodyRules(),
	} {
		maps.Copy(all, rules)
	}
	return all
}

// whole is a rule for a body that is decoded whole, for which it needs the right form.
func whole[T any](rules func(T) issueList) Rule {
	return func(body *schema.Value, found []core.Issue) issueList {
		if slices.ContainsFunc(found, func(i core.Issue) bool { return !i.Limit }) {
			return nil
		}
		write, err := decode[T](body)
		if err != nil {
			return nil // a number beyond its range, which is reported already
		}
		return rules(write)
	}
}

// issueList collects problems with their paths.
type issueList []core.Issue

// It holds no more than are reported: a body can have thousands of them.
func (l *issueList) add(text, path string, args ...any) {
	if len(*l) >= schema.MaxIssues {
		return
	}
	*l = append(*l, core.Issue{Path: fmt.Sprintf(path, args...), Text: text})
}

// bodyError is the answer to a body with something wrong in it, nil when there is nothing.
func bodyError(issues issueList) error {
	if len(issues) == 0 {
		return nil
	}
	return core.IssuesError("Body validation failed: ", issues)
}
