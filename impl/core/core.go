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
	"cmp"
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
	// RoleEditor changes dashboards, alerts, saved searches and sources, and does all that a viewer does.
	RoleEditor Role = "editor"
	// RoleViewer reads and queries.
	RoleViewer Role = "viewer"
)

// Includes reports whether the holder of a role may do all that the other one allows.
func (r Role) Includes(other Role) bool {
	return r == other || r == RoleAdmin || r == RoleEditor && other == RoleViewer
}

// Least returns the smaller of two roles, and none if neither includes the other.
func (r Role) Least(other Role) Role {
	switch {
	case r.Includes(other):
		return other
	case other.Includes(r):
		return r
	}
	return ""
}

// Principal is the caller of a request, as its key or session identifies it.
type Principal struct {
	// KeyID is the stored id (UUID) of the key that was presented, empty with a session.
	KeyID string
	// SessionID is the stored id (UUID) of the session that was presented, empty with a key.
	SessionID string
	// OrganizationID is the organization (UUID) that the key belongs to.
	OrganizationID string
	// PersonID is the owner (UUID) of a personal key or of a session, empty for an organization key.
	PersonID string
	// Roles are what the caller may do. With a personal key it is one, the smaller of its scope and of its owner's role.
	Roles []Role
	// Scope is what a personal key allows whose owner may do that much, empty for other keys and for a session.
	Scope Role
	// Secret is the hash of what was presented with a personal key or a session, by which a transaction sees whether that still
	// counts; zero for other callers.
	Secret KeyHash
	// SecretEnds is when the secret that was presented stops working while its key goes on, because the key has another
	// secret since; nil otherwise.
	SecretEnds *Time
	// Address is where the request came from, and UserAgent what sent it, in its own words.
	Address   netip.Addr
	UserAgent string
	// Team is the tenant the request runs in. A personal key has one; for an organization key it is set once the
	// service in the request's path is known to belong to the organization.
	Team TeamID
}

// Caller is the id of what the request presented, a key or a session; empty outside of one.
func (p Principal) Caller() string { return cmp.Or(p.KeyID, p.SessionID) }

// May reports whether the caller has what the role allows.
func (p Principal) May(role Role) bool {
	return slices.ContainsFunc(p.Roles, func(has Role) bool { return has.Includes(role) })
}

// ManagesSignIn reports whether the caller may manage how a person gets in: keys, sessions, the password. A session may, and of
// keys only those that were made to do all that the person may; otherwise one that was made to do less would make others.
func (p Principal) ManagesSignIn() bool { return p.SessionID != "" || p.Scope == RoleAdmin }

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
