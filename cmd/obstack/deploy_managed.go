//go:build managed

package main

import (
	"fmt"

	"github.com/obstack/obstack/impl/app"
	"github.com/obstack/obstack/impl/httpapi/managed"
	"github.com/obstack/obstack/impl/store"
)

// deployment is the server of many organizations and their services.
var deployment = app.Deployment{
	Name:      "managed",
	Managed:   true,
	Keys:      []store.KeyKind{store.OrganizationKey, store.IngestionKey},
	API:       managed.New,
	ErrorBody: managed.ErrorBody,
	Bootstrap: func(b *store.Bootstrap) any {
		return struct {
			OrganizationID string `json:"organizationId"`
			ServiceID      string `json:"serviceId"`
			KeyID          string `json:"keyId"`
			KeySecret      string `json:"keySecret"`
			IngestionKey   string `json:"ingestionKey"`
		}{b.OrganizationID, b.ServiceID, b.KeyID, b.KeySecret, b.IngestionKey}
	},
	DemoRequest: func(r app.DemoRequest) string {
		line := fmt.Sprintf(`curl -s -u "$KEY" %s/v1/organizations/%s/services/%s/stack/dashboards`,
			r.URL, r.OrganizationID, r.ServiceID)
		if r.Bootstrap == "" {
			return line
		}
		return fmt.Sprintf(`KEY=$(sed 's/.*"keyId":"\([^"]*\)","keySecret":"\([^"]*\)".*/\1:\2/' %s)`, r.Bootstrap) +
			"\n" + line
	},
}
