package service

import (
	"maps"
	"slices"

	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/openapi"
)

// schemasFile is the document that both deployments share.
const schemasFile = "schemas.yaml"

// Schemas are the compiled schemas of what is stored as text or comes from files.
type Schemas struct {
	Dashboard, DashboardCreate, DashboardUpdate *schema.Schema
	TileWrite, FilterCreate, Container          *schema.Schema
	Source, SourceWrite                         *schema.Schema
	ConnectionWrite, WebhookWrite, AlertWrite   *schema.Schema
	SavedSearchWrite                            *schema.Schema
}

// LoadSchemas compiles them. An error is a mistake in the documents.
func LoadSchemas() (*Schemas, error) {
	s := &Schemas{}
	all := map[string]**schema.Schema{
		"Dashboard": &s.Dashboard, "DashboardCreate": &s.DashboardCreate, "DashboardUpdate": &s.DashboardUpdate,
		"TileWrite": &s.TileWrite, "FilterCreate": &s.FilterCreate, "Container": &s.Container,
		"Source": &s.Source, "SourceWrite": &s.SourceWrite, "ConnectionWrite": &s.ConnectionWrite,
		"WebhookWrite": &s.WebhookWrite, "AlertWrite": &s.AlertWrite, "SavedSearchWrite": &s.SavedSearchWrite,
	}
	compiled, err := schema.LoadSchemas(openapi.Files(), schemasFile, slices.Collect(maps.Keys(all))...)
	for name, to := range all {
		*to = compiled[name]
	}
	return s, err
}
