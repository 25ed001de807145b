package service

import (
	"context"
	"encoding/base64"
	"net/netip"
	"reflect"
	"slices"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// keyOf is what answers show of a key: never its secret, of which only a hash is stored, nor its id for logging in but the suffix.
func keyOf(k store.Key) api.Key {
	key := api.Key{
		ID: k.ID, Name: k.Name, State: api.KeyState(k.State), KeySuffix: k.Suffix, Roles: []api.KeyRole{},
		AssignedRoles: assignedRoles(k.Roles...), CreatedAt: k.CreatedAt, ExpireAt: k.ExpireAt, UsedAt: k.UsedAt,
		IPAccessList: k.IPAccess,
	}
	for _, role := range k.Roles {
		key.Roles = append(key.Roles, api.KeyRole(role))
	}
	return key
}

// ListKeys returns the keys of the organization, the oldest first.
func (p *People) ListKeys(ctx context.Context, o store.ListOptions) List {
	return jsonList(p.Store.OrganizationKeyList(core.PrincipalFrom(ctx).OrganizationID, o), keyOf)
}

// GetKey returns a key of the caller's organization. That of another one is NotFound, as one that there is not.
func (p *People) GetKey(ctx context.Context, id string) (api.Key, error) {
	key, err := p.Store.GetKey(ctx, core.PrincipalFrom(ctx).OrganizationID, store.OrganizationKey, id)
	return keyOf(key), err
}

// CreateKey makes a key. Its id and secret are in the answer, and never again, unless the client has made them itself and sent
// their hashes. Without a role it is a developer's. That the organization may have no more keys is a Conflict.
func (p *People) CreateKey(ctx context.Context, body api.KeyWrite) (api.KeyMade, error) {
	key, hashes, issues := p.newKey(body)
	if err := bodyError(issues); err != nil {
		return api.KeyMade{}, err
	}
	made := api.KeyMade{}
	err := p.change(ctx, func(c *change) error {
		stored := key
		stored.OrganizationID = c.organization.ID
		if body.HashData != nil {
			if err := c.CreateHashedKey(ctx, &stored, hashes); err != nil {
				return err
			}
		} else {
			secret, err := c.CreateKey(ctx, &stored)
			if err != nil {
				return err
			}
			made.KeyID, made.KeySecret = &stored.LoginID, &secret
		}
		made.Key = keyOf(stored)
		c.record(api.ActivityTypeKeyCreate, auditedKey(stored), nil, made.Key)
		return nil
	})
	return made, err
}

// auditedKey is a key as the audit log names it.
func auditedKey(k store.Key) resource { return resource{kind: auditKey, id: k.ID, name: k.Name} }

// newKey is a key of a body, without an organization, and all that is wrong with the body. The hashes are those that the body has.
func (p *People) newKey(body api.KeyWrite) (key store.Key, hashes store.KeyHashes, issues issueList) {
	key = store.Key{Kind: store.OrganizationKey, State: store.KeyEnabled}
	p.applyKey(&issues, &key, api.KeyUpdate{
		Name: &body.Name, ExpireAt: body.ExpireAt, State: body.State, Roles: body.Roles,
		AssignedRoleIds: body.AssignedRoleIds, IPAccessList: body.IPAccessList,
	})
	if body.HashData != nil {
		hashes.LoginID = readHash(&issues, "hashData.keyIdHash", body.HashData.KeyIDHash)
		hashes.Secret = readHash(&issues, "hashData.keySecretHash", body.HashData.KeySecretHash)
		key.Suffix = body.HashData.KeyIDSuffix
	}
	if len(key.Roles) == 0 {
		key.Roles = []core.Role{core.RoleDeveloper}
	}
	return key, hashes, issues
}

// keyRules are the conditions of a new key that its schema cannot say.
func (p *People) keyRules(body api.KeyWrite) issueList {
	_, _, issues := p.newKey(body)
	return issues
}

// keyUpdateRules are those of a change that do not depend on the key. Its end does: the one that it has may be sent again
// when it has passed.
func (p *People) keyUpdateRules(body api.KeyUpdate) (issues issueList) {
	body.ExpireAt = nil
	p.applyKey(&issues, &store.Key{}, body)
	return issues
}

// readHash reads a SHA-256 in base64, whose form has been checked but for the last bits.
func readHash(issues *issueList, path, text string) core.KeyHash {
	hash, err := base64.StdEncoding.Strict().DecodeString(text)
	if err != nil || len(hash) != len(core.KeyHash{}) {
		issues.add("Expected the 32 bytes of a SHA-256 in base64", "%s", path)
		return core.KeyHash{}
	}
	return core.KeyHash(hash)
}

// applyKey puts what a body names into the key, and adds what is wrong with it to the issues. What it does not name stays.
func (p *People) applyKey(issues *issueList, key *store.Key, body api.KeyUpdate) {
	if body.Name != nil {
		key.Name = *body.Name
	}
	if body.State != nil {
		key.State = store.KeyState(*body.State)
	}
	p.applyExpiry(issues, key, body.ExpireAt)
	if body.IPAccessList != nil {
		checkAccess(issues, body.IPAccessList)
		key.IPAccess = body.IPAccessList
	}
	var words []core.Role
	for _, role := range body.Roles {
		words = append(words, core.Role(role))
	}
	if body.Roles != nil && len(words) == 0 && len(body.AssignedRoleIds) == 0 {
		issues.add("At least one role is required", "roles")
	}
	if roles := readRoles(issues, "roles", words, body.AssignedRoleIds); roles != nil {
		key.Roles = roles
	}
}

// applyExpiry puts the end of a key into it. A new one is in the future; to stop a key now one disables it.
func (p *People) applyExpiry(issues *issueList, key *store.Key, sent api.KeyExpiry) {
	if !sent.IsSpecified() {
		return
	}
	text, err := sent.Get()
	if err != nil || text == "" { // it is null
		key.ExpireAt = nil
		return
	}
	at, err := core.ParseTime(text)
	switch {
	case err != nil:
		issues.add("Invalid datetime", "expireAt")
	case key.ExpireAt != nil && key.ExpireAt.Equal(at.Time):
	case !at.After(p.Now()):
		issues.add("Expected a time in the future", "expireAt")
	default:
		key.ExpireAt = &at
	}
}

// checkAccess holds that every entry is an address or a range of them.
func checkAccess(issues *issueList, list []api.IPAccess) {
	for i, entry := range list {
		address, err := netip.ParseAddr(entry.Source)
		if err == nil && address.Zone() == "" {
			continue
		}
		if _, err := netip.ParsePrefix(entry.Source); err != nil {
			issues.add("Expected an IP address or a CIDR", "ipAccessList.%d.source", i)
		}
	}
}

// UpdateKey changes what the body names, if the key has one of the versions. A key cannot lock itself out, so that the
// organization keeps one that works: that is a Conflict. A body that changes nothing leaves no activity.
func (p *People) UpdateKey(ctx context.Context, id string, match core.IfMatch, body api.KeyUpdate) (api.Key, error) {
	var key store.Key
	err := p.change(ctx, func(c *change) error {
		old, err := c.LockKey(ctx, c.organization.ID, store.OrganizationKey, id)
		if err == nil {
			err = match.Check(KeyVersion(keyOf(old)))
		}
		if err != nil {
			return err
		}
		key = old
		var issues issueList
		p.applyKey(&issues, &key, body)
		if err := bodyError(issues); err != nil {
			return err
		}
		c.record(api.ActivityTypeOpenapiKeyUpdate, auditedKey(key), keyOf(old), keyOf(key))
		if reflect.DeepEqual(key, old) {
			return nil
		}
		if id == c.caller.KeyID {
			if err := keepsWorking(key, old, c.caller); err != nil {
				return err
			}
		}
		return c.UpdateKey(ctx, &key)
	})
	return keyOf(key), err
}

// keepsWorking refuses changes that a key makes to itself and that would keep it from taking them back.
func keepsWorking(key, old store.Key, caller core.Principal) error {
	switch {
	case key.State != store.KeyEnabled:
		return core.NewError(core.Conflict, "A key cannot disable itself", nil)
	case !slices.Contains(key.Roles, core.RoleAdmin):
		return core.NewError(core.Conflict, "A key cannot remove its own admin role", nil)
	case key.ExpireAt != nil && (old.ExpireAt == nil || key.ExpireAt.Before(old.ExpireAt.Time)):
		return core.NewError(core.Conflict, "A key cannot shorten its own lifetime", nil)
	case !store.Admits(key.IPAccess, caller.Address):
		return core.NewError(core.Conflict, "A key cannot exclude the address of this request", nil)
	}
	return nil
}

// DeleteKey deletes a key that has one of the versions, which stops working at once. That a request deletes the key that it
// carries is a Conflict.
func (p *People) DeleteKey(ctx context.Context, id string, match core.IfMatch) error {
	return p.change(ctx, func(c *change) error {
		key, err := c.LockKey(ctx, c.organization.ID, store.OrganizationKey, id)
		if err != nil {
			return err
		}
		if id == c.caller.KeyID {
			return core.NewError(core.Conflict, "A key cannot delete itself", nil)
		}
		if err := match.Check(KeyVersion(keyOf(key))); err != nil {
			return err
		}
		c.record(api.ActivityTypeKeyDelete, auditedKey(key), keyOf(key), nil)
		return c.DeleteKey(ctx, c.organization.ID, store.OrganizationKey, id)
	})
}
