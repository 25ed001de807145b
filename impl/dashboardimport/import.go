package dashboardimport

import (
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
)

// Import converts a dashboard, of which it takes parts over as they are and changes them. One that is of no known form is
// Invalid.
func Import(r Request) (*Result, error) {
	m := &importer{Request: r, Result: Result{Rest: &schema.Value{Kind: schema.Object}}}
	v, path, err := unwrap(r.Dashboard, "dashboard")
	if err != nil {
		return nil, err
	}
	if v.Get("tiles") != nil {
		err = m.exported(v, path)
	} else {
		err = m.grafana(v, path)
	}
	return &m.Result, err
}

// unwrap finds the dashboard in the envelopes that APIs put around it.
func unwrap(v *schema.Value, path string) (*schema.Value, string, error) {
	for range 4 {
		if v.Get("elements") != nil {
			return nil, "", invalid(path, "This is Grafana's newer model; export the dashboard as the classic one")
		}
		for _, key := range []string{"tiles", "panels", "rows"} {
			if v.Get(key) != nil {
				return v, path, nil
			}
		}
		inner := ""
		for _, key := range []string{"dashboard", "data", "spec"} {
			if at(v, key).Kind == schema.Object {
				inner = key
				break
			}
		}
		if inner == "" {
			break
		}
		v, path = v.Get(inner), path+"."+inner
	}
	if v.Get("templating") != nil || v.Get("schemaVersion") != nil {
		return v, path, nil // a dashboard of Grafana without panels
	}
	return nil, "", invalid(path, "Expected a dashboard of Grafana, which has panels or rows, or an exported one, which has tiles")
}

func invalid(path, text string) error {
	return core.IssuesError("Body validation failed: ", []core.Issue{{Path: path, Text: text}})
}
