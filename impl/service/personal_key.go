package service

import (
	"context"
	"fmt"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

const (
	// maxPersonalKeys is how many personal keys a person may have.
	maxPersonalKeys = 100
	// defaultOverlap is for how many hours the secret before a rotation works.
	defaultOverlap = 24
)

// scopeRoles are what the scopes of personal keys allow.
var scopeRoles = map[api.KeyScope]core.Role{
	api.KeyScopeRead: core.RoleViewer, api.KeyScopeWrite: core.RoleEditor, api.KeyScopeAdmin: core.RoleAdmin,
}

// ScopeRole is what a scope allows.
func ScopeRole(scope api.KeyScope) core.Role { return scopeRoles[scope] }

// KeyScope returns the scope that a personal key has in effect: its own, or less if its owner's role allows less. It is empty for
// other keys.
func KeyScope(k store.Key, owner core.Role) api.KeyScope {
	effective := roleOf(k)
	if owner != "" { // who has joined since the roles were read has at least the role of the key
		effective = effective.Least(owner)
	}
	for scope, role := range scopeRoles {
		if k.Kind == store.PersonalKey && role == effective {
			return scope
		}
	}
	return ""
}

// roleOf is what the scope of a personal key allows.
func roleOf(k store.Key) core.Role {
	if len(k.Roles) == 0 {
		return ""
	}
	return k.Roles[0]
}

func needsRole(role core.Role) error {
	return core.NewError(core.Forbidden, "You need the "+string(role)+" role", nil)
}

// OwnerRoles returns the roles of the people of an organization by their ids.
func OwnerRoles(ctx context.Context, db *store.DB, organizationID string) (map[string]core.Role, error) {
	people, err := db.ListPeople(ctx, organizationID)
	roles := make(map[string]core.Role, len(people))
	for _, person := range people {
		roles[person.ID] = core.Role(person.Role)
	}
	return roles, err
}

// personalKeyOf returns a personal key as the caller sees it, with the scope that the owner's role leaves it.
func (p *People) personalKeyOf(caller core.Principal, k store.Key, owners map[string]core.Role) api.PersonalKey {
	return api.PersonalKey{
		ID: k.ID, PersonID: k.PersonID, Name: k.Name, Scope: KeyScope(k, owners[k.PersonID]), KeySuffix: k.Suffix, CreatedAt: k.CreatedAt,
		ExpireAt: k.ExpireAt, UsedAt: k.UsedAt, UsedAddress: optional(k.UsedAddress),
		PreviousValidUntil: p.stillAhead(k.PreviousUntil), IsCurrent: k.ID == caller.KeyID,
	}
}

func (p *People) ingestionKeyOf(k store.Key) api.IngestionKey {
	return api.IngestionKey{
		ID: k.ID, Name: k.Name, KeySuffix: k.Suffix, CreatedAt: k.CreatedAt, ExpireAt: k.ExpireAt, UsedAt: k.UsedAt,
		UsedAddress: optional(k.UsedAddress), PreviousValidUntil: p.stillAhead(k.PreviousUntil),
	}
}

func optional(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

// stillAhead is a time that has not come, and nil otherwise.
func (p *People) stillAhead(t *core.Time) *core.Time {
	if t == nil || !t.After(p.Now()) {
		return nil
	}
	return t
}

func needsScope() error {
	return core.NewError(core.Forbidden, "You need a session or a key with the admin scope", nil)
}

// secretOfNow refuses a caller with a secret that a rotation has replaced. Otherwise whoever found the old secret could create keys
// that outlive it.
func (c *change) secretOfNow() error {
	if c.caller.SecretEnds == nil {
		return nil
	}
	return core.NewError(core.Forbidden, "The secret was replaced by a rotation: use the current secret", nil)
}

// ListPersonalKeys returns the caller's keys, or for an admin those of all people, the oldest first. The shape is what the list
// shows of other resources: the scopes follow the owners' roles.
func (p *People) ListPersonalKeys(ctx context.Context, all bool, o store.ListOptions) (list List, shape string, err error) {
	caller := core.PrincipalFrom(ctx)
	person := caller.PersonID
	if all {
		if !caller.May(core.RoleAdmin) {
			return nil, "", needsRole(core.RoleAdmin)
		}
		person = ""
	}
	owners, err := OwnerRoles(ctx, p.Store.DB, caller.OrganizationID)
	if err != nil {
		return nil, "", err
	}
	list = jsonList(p.Store.PersonalKeyList(caller.OrganizationID, person, o), func(k store.Key) api.PersonalKey {
		return p.personalKeyOf(caller, k, owners)
	})
	return list, fmt.Sprint(caller.KeyID, owners), nil // a map prints in the order of its keys
}

// ListIngestionKeys returns the ingestion keys, the oldest first.
func (p *People) ListIngestionKeys(ctx context.Context, o store.ListOptions) List {
	return jsonList(p.Store.IngestionKeyList(core.PrincipalFrom(ctx).OrganizationID, o), p.ingestionKeyOf)
}

// GetPersonalKey returns a key of the caller, or for an admin one of anybody, and its version.
func (p *People) GetPersonalKey(ctx context.Context, id string) (api.PersonalKey, core.Version, error) {
	caller := core.PrincipalFrom(ctx)
	key, err := p.Store.GetKey(ctx, caller.OrganizationID, store.PersonalKey, id)
	if err == nil && key.PersonID != caller.PersonID && !caller.May(core.RoleAdmin) {
		err = core.NotFoundError("Key not found")
	}
	if err != nil {
		return api.PersonalKey{}, 0, err
	}
	owners, err := OwnerRoles(ctx, p.Store.DB, caller.OrganizationID)
	return p.personalKeyOf(caller, key, owners), textKeyVersion(key), err
}

// GetIngestionKey returns an ingestion key and its version.
func (p *People) GetIngestionKey(ctx context.Context, id string) (api.IngestionKey, core.Version, error) {
	key, err := p.Store.GetKey(ctx, core.PrincipalFrom(ctx).OrganizationID, store.IngestionKey, id)
	return p.ingestionKeyOf(key), textKeyVersion(key), err
}

// end reads when a key of a body ends.
func (p *People) end(sent api.KeyExpiry) (*core.Time, issueList) {
	var issues issueList
	var key store.Key
	p.applyExpiry(&issues, &key, sent)
	return key.ExpireAt, issues
}

func (p *People) personalKeyRules(body api.PersonalKeyWrite) issueList {
	_, issues := p.end(body.ExpireAt)
	return issues
}

func (p *People) ingestionKeyRules(body api.IngestionKeyWrite) issueList {
	_, issues := p.end(body.ExpireAt)
	return issues
}

// CreatePersonalKey makes a key of the caller. What a key makes is nothing that outlives it or may do more.
func (p *People) CreatePersonalKey(ctx context.Context, body api.PersonalKeyWrite) (
	made api.PersonalKeyMade, version core.Version, err error,
) {
	end, issues := p.end(body.ExpireAt)
	if err := bodyError(issues); err != nil {
		return made, 0, err
	}
	role := scopeRoles[body.Scope]
	err = p.changeAs(ctx, core.RoleViewer, func(c *change) error {
		if !c.caller.May(role) {
			return needsRole(role)
		}
		key := store.Key{
			OrganizationID: c.organization.ID, Kind: store.PersonalKey, PersonID: c.caller.PersonID, Team: c.caller.Team,
			Name: body.Name, Roles: []core.Role{role}, ExpireAt: end,
		}
		if err := c.endWithCaller(ctx, &key); err != nil {
			return err
		}
		n, err := c.CountKeys(ctx, c.organization.ID, c.caller.PersonID)
		if err != nil {
			return err
		}
		if n >= maxPersonalKeys {
			return core.NewError(core.Conflict,
				fmt.Sprintf("A person may have at most %d keys: revoke one", maxPersonalKeys), store.ErrLimit)
		}
		if made.Secret, err = c.CreateKey(ctx, &key); err != nil {
			return err
		}
		made.Key, version = p.personalKeyOf(c.caller, key, map[string]core.Role{key.PersonID: role}), textKeyVersion(key)
		c.record(api.ActivityTypeKeyCreate, auditedKey(key), nil, made.Key)
		return nil
	})
	return made, version, err
}

// callersEnd is when that ends with which the caller came, the key or before it the secret that was used; nil for never and for
// a caller without a key.
func (c *change) callersEnd(ctx context.Context) (*core.Time, error) {
	if c.caller.KeyID == "" {
		return nil, nil
	}
	key, err := c.LockKey(ctx, c.organization.ID, store.PersonalKey, c.caller.KeyID)
	if core.KindOf(err) == core.NotFound { // it was revoked a moment ago
		err = core.NewError(core.Unauthenticated, "", err)
	}
	if end := c.caller.SecretEnds; outlives(key.ExpireAt, end) {
		return end, err
	}
	return key.ExpireAt, err
}

// endWithCaller has a new key end with the caller's if it does not say when, and refuses one that is to end later.
func (c *change) endWithCaller(ctx context.Context, key *store.Key) error {
	last, err := c.callersEnd(ctx)
	if err != nil {
		return err
	}
	if key.ExpireAt == nil {
		key.ExpireAt = last
	}
	if outlives(key.ExpireAt, last) {
		return bodyError(issueList{{Path: "expireAt", Text: "Expected a time before the expiry of the key in use"}})
	}
	return nil
}

// mayRotate refuses to give another secret to a key that ends later than the caller's.
func (c *change) mayRotate(ctx context.Context, key store.Key) error {
	last, err := c.callersEnd(ctx)
	if err == nil && outlives(key.ExpireAt, last) {
		err = core.NewError(core.Forbidden, "A key cannot rotate a key that expires later", nil)
	}
	return err
}

// outlives reports whether a key that ends at one time works longer than one that ends at another. Nil is never.
func outlives(end, other *core.Time) bool {
	return other != nil && (end == nil || end.After(other.Time))
}

// personalKey returns a key that the caller may act on: the one in use, and with all that the person may do the person's others
// or, with anyone's, that of another person.
func (c *change) personalKey(ctx context.Context, id string, anyones bool) (store.Key, error) {
	key, err := c.LockKey(ctx, c.organization.ID, store.PersonalKey, id)
	switch {
	case err != nil:
		return key, err
	case key.PersonID != c.caller.PersonID && !anyones:
		return key, core.NotFoundError("Key not found")
	case id != c.caller.KeyID && !c.caller.ManagesSignIn():
		return key, needsScope()
	}
	return key, nil
}

// RevokePersonalKey deletes a key, which has one of the versions, of the caller or for an admin of any member. It stops working at
// once.
func (p *People) RevokePersonalKey(ctx context.Context, id string, match core.IfMatch) error {
	return p.changeAs(ctx, core.RoleViewer, func(c *change) error {
		key, err := c.personalKey(ctx, id, c.caller.May(core.RoleAdmin))
		if err == nil {
			err = match.Check(textKeyVersion(key))
		}
		if err != nil {
			return err
		}
		owners, err := OwnerRoles(ctx, c.DB, c.organization.ID)
		if err != nil {
			return err
		}
		c.record(api.ActivityTypeKeyDelete, auditedKey(key), p.personalKeyOf(c.caller, key, owners), nil)
		return c.DeleteKey(ctx, c.organization.ID, store.PersonalKey, id)
	})
}

// RotatePersonalKey gives a key of the caller another secret.
func (p *People) RotatePersonalKey(ctx context.Context, id string, body api.KeyRotation) (
	made api.PersonalKeyMade, version core.Version, err error,
) {
	err = p.changeAs(ctx, core.RoleViewer, func(c *change) error {
		if err := c.secretOfNow(); err != nil {
			return err
		}
		key, err := c.personalKey(ctx, id, false)
		if err != nil {
			return err
		}
		if err := c.mayRotate(ctx, key); err != nil {
			return err
		}
		owners, err := OwnerRoles(ctx, c.DB, c.organization.ID)
		if err != nil {
			return err
		}
		old := p.personalKeyOf(c.caller, key, owners)
		if made.Secret, err = p.rotate(ctx, c, &key, body); err != nil {
			return err
		}
		made.Key, version = p.personalKeyOf(c.caller, key, owners), textKeyVersion(key)
		c.record(api.ActivityTypeOpenapiKeyUpdate, auditedKey(key), old, made.Key)
		return nil
	})
	return made, version, err
}

// rotate gives a key another secret.
func (p *People) rotate(ctx context.Context, c *change, key *store.Key, body api.KeyRotation) (string, error) {
	hours := defaultOverlap
	if body.OverlapHours != nil {
		hours = *body.OverlapHours
	}
	var until *core.Time
	if hours > 0 {
		until = &core.Time{Time: p.Now().UTC().Truncate(time.Millisecond).Add(time.Duration(hours) * time.Hour)}
	}
	return c.RotateKey(ctx, key, until)
}

// CreateIngestionKey makes a key with which telemetry is sent to the caller's team. What a key makes is nothing that outlives it,
// and with a secret from before a rotation none is made.
func (p *People) CreateIngestionKey(ctx context.Context, body api.IngestionKeyWrite) (
	made api.IngestionKeyMade, version core.Version, err error,
) {
	end, issues := p.end(body.ExpireAt)
	if err := bodyError(issues); err != nil {
		return made, 0, err
	}
	err = p.change(ctx, func(c *change) (err error) {
		if err := c.secretOfNow(); err != nil {
			return err
		}
		key := store.Key{
			OrganizationID: c.organization.ID, Kind: store.IngestionKey, Team: c.caller.Team, Name: body.Name, ExpireAt: end,
		}
		if err := c.endWithCaller(ctx, &key); err != nil {
			return err
		}
		if made.Secret, err = c.CreateKey(ctx, &key); err != nil {
			return err
		}
		made.Key, version = p.ingestionKeyOf(key), textKeyVersion(key)
		c.record(api.ActivityTypeKeyCreate, auditedKey(key), nil, made.Key)
		return nil
	})
	return made, version, err
}

// RevokeIngestionKey deletes an ingestion key that has one of the versions. What is sent with it is refused at once.
func (p *People) RevokeIngestionKey(ctx context.Context, id string, match core.IfMatch) error {
	return p.change(ctx, func(c *change) error {
		key, err := c.LockKey(ctx, c.organization.ID, store.IngestionKey, id)
		if err == nil {
			err = match.Check(textKeyVersion(key))
		}
		if err != nil {
			return err
		}
		c.record(api.ActivityTypeKeyDelete, auditedKey(key), p.ingestionKeyOf(key), nil)
		return c.DeleteKey(ctx, c.organization.ID, store.IngestionKey, id)
	})
}

// RotateIngestionKey gives an ingestion key another secret.
func (p *People) RotateIngestionKey(ctx context.Context, id string, body api.KeyRotation) (
	made api.IngestionKeyMade, version core.Version, err error,
) {
	err = p.change(ctx, func(c *change) error {
		if err := c.secretOfNow(); err != nil {
			return err
		}
		key, err := c.LockKey(ctx, c.organization.ID, store.IngestionKey, id)
		if err == nil {
			err = c.mayRotate(ctx, key)
		}
		if err != nil {
			return err
		}
		old := p.ingestionKeyOf(key)
		if made.Secret, err = p.rotate(ctx, c, &key, body); err != nil {
			return err
		}
		made.Key, version = p.ingestionKeyOf(key), textKeyVersion(key)
		c.record(api.ActivityTypeOpenapiKeyUpdate, auditedKey(key), old, made.Key)
		return nil
	})
	return made, version, err
}
