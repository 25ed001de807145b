// Package core holds the few types that every layer shares.
//
// A Principal is the caller of a request and travels in its context; TeamID is the tenant, the first argument of every
// call that touches a resource. Error is an error that says what kind it is and what the client may read of it, and KindOf
// tells the kind of any error. NewID, NewSecret and HashKey make ids and keys, and Time is an instant in the form that
// answers have. Label is the value that a group has of one column. Version is what changes with an object's configuration, and
// IfMatch what a caller takes it to be.
//
// It imports nothing of ours.
package core

import (
	"context"
	"net/netip"
	"slices"
)

// TeamID identifies one service of one organization (in the self-hosted build: the team): 24 hex digits. It is the
// tenant of every dashboard, alert, source, connection and webhook, and the first argument of every call that
// touches one.
type TeamID string

// Role says what its holder may do in an organization.
type Role string

// The roles.
const (
	// RoleAdmin changes the organization, its people and its keys, and all that a developer does.
	RoleAdmin Role = "admin"
	// RoleDeveloper uses the resources of every service and reads the rest.
	RoleDeveloper Role = "developer"
	// RoleQueryEndpoints is for keys that call nothing of this API.
	RoleQueryEndpoints Role = "query_endpoints"
)

// Principal is the caller of a request, as its key identifies it.
type Principal struct {
	// KeyID is the stored id (UUID) of the key that was presented.
	KeyID string
	// OrganizationID is the organization (UUID) that the key belongs to.
	OrganizationID string
	// PersonID is the owner (UUID) of a personal key, empty for an organization key.
	PersonID string
	// Roles are what the caller may do. The owner of a personal key is an admin.
	Roles []Role
	// Address is where the request came from, and UserAgent what sent it, in its own words.
	Address   netip.Addr
	UserAgent string
	// Team is the tenant the request runs in. A personal key has one; for an organization key it is set once the
	// service in the request's path is known to belong to the organization.
	Team TeamID
}

// May reports whether the caller has what the role allows.
func (p Principal) May(role Role) bool {
	return slices.Contains(p.Roles, role) || slices.Contains(p.Roles, RoleAdmin)
}

type principalKey struct{}

// WithPrincipal returns a context that carries the caller.
func WithPrincipal(ctx context.Context, p Principal) context.Context {
	return context.WithValue(ctx, principalKey{}, p)
}

// PrincipalFrom returns the caller, or the zero Principal outside an authenticated request.
func PrincipalFrom(ctx context.Context) Principal {
	p, _ := ctx.Value(principalKey{}).(Principal)
	return p
}
