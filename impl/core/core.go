// Package core holds what every layer speaks of: errors, ids, tenants and keys. It imports nothing of ours.
package core

import "context"

// TeamID identifies one service of one organization (in the self-hosted build: the team): 24 hex digits. It is the
// tenant of every dashboard, alert, source, connection and webhook, and the first argument of every call that
// touches one.
type TeamID string

// Principal is the caller of a request, as its key identifies it.
type Principal struct {
	// KeyID is the stored id (UUID) of the key that was presented.
	KeyID string
	// OrganizationID is the organization (UUID) that the key belongs to.
	OrganizationID string
	// PersonID is the owner (UUID) of a personal key, empty for an organization key.
	PersonID string
	// Team is the tenant the request runs in. A personal key has one; for an organization key it is set once the
	// service in the request's path is known to belong to the organization.
	Team TeamID
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
