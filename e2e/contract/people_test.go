package contract

import (
	"github.com/getkin/kin-openapi/openapi3"

	"github.com/obstack/obstack/e2e/harness"
)

// ids are the parameters of the path that name a resource, in the examples' way; organization and service are bound by
// their own names.
func ids(b map[string]string, o harness.Operation) []*openapi3.Parameter {
	var all []*openapi3.Parameter
	for _, p := range o.Params() {
		if p.In == "path" && b[p.Name] == "" {
			all = append(all, p)
		}
	}
	return all
}

// nothing is an id that nothing has, in the form of the parameter.
func nothing(p *openapi3.Parameter) string {
	if p.Schema.Value.Format == "uuid" {
		return harness.MissingUUID
	}
	return harness.MissingID
}
