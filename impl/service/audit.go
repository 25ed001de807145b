package service

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/store"
)

// Limits of one entry of the audit log, whose names and texts take less than the 4 KiB between its values and its 16 KiB.
const (
	maxAuditValue  = 1 << 10
	maxAuditValues = 12 << 10
	maxAuditSeen   = 10_000 // how many changed values are counted, so that huge ones take no time
)

// masked stands in the audit log for a secret.
const masked = "[masked]"

// The kinds of resources in the audit log.
const (
	auditDashboard    = "dashboard"
	auditAlert        = "alert"
	auditSource       = "source"
	auditConnection   = "connection"
	auditWebhook      = "webhook"
	auditDelivery     = "delivery"
	auditSavedSearch  = "savedSearch"
	auditMember       = "member"
	auditInvitation   = "invitation"
	auditKey          = "key"
	auditOrganization = "organization"
	auditService      = "service"
	auditPreferences  = "preferences"
)

// secretKeys are those whose values no entry has, wherever they are in a resource: what a webhook sends besides its text, and
// what opens something.
var secretKeys = []string{
	"headers", "queryparams", "routingkey", "signingsecret", "password", "secret", "token", "keysecret", "apikey", "authorization",
}

// hostKeys are the addresses of which an entry has no more than the host, by the kind of the resource. The body of a webhook is
// a secret too.
var hostKeys = map[string][]string{
	auditWebhook:    {"url"},
	auditConnection: {"host", "prometheusEndpoint"},
	auditInvitation: {"url"},
}

// isSecret reports whether a key of a resource holds a secret.
func isSecret(kind, key string) bool {
	return kind == auditWebhook && key == "body" ||
		slices.ContainsFunc(secretKeys, func(secret string) bool { return strings.EqualFold(key, secret) })
}

// unrecorded are the keys that say nothing of what was asked for: they change with every change, or are the resource's id.
var unrecorded = []string{"id", "teamId", "createdAt", "updatedAt"}

// resource is what an entry of the audit log is about.
type resource struct {
	kind, id, name string
	team           core.TeamID // the caller's when it is empty
}

// audit notes what a transaction makes of a resource. before and after are the resource as the API answers it, as JSON or a
// value that is written as JSON, with what it never answers besides; before is nil for a new one, and after for one that is
// deleted.
func audit(tx *store.Tx, r resource, before, after any, effects ...effect) {
	tx.Audit(changeOf(r, before, after, effects...))
}

// effect is what a change has done to other resources, under a path of its own: those of the ids are gone, or were given away.
type effect struct {
	path       string
	gone, kept []string // ids
}

// deletedAlerts is the effect of a change with which alerts are deleted.
func deletedAlerts(ids []string) effect { return effect{path: "deletedAlerts", gone: ids} }

// changeOf compares a resource with what it was.
func changeOf(r resource, before, after any, effects ...effect) store.Change {
	c := store.Change{Kind: r.kind, ID: r.id, Name: r.name, Team: r.team}
	d := difference{kind: r.kind}
	for _, e := range effects { // first, so that there is room for them
		d.compare(e.path, "", listOf(e.gone), listOf(e.kept))
	}
	old, changed := tree(before), tree(after)
	switch {
	case old == nil && changed != nil:
		c.Type = api.ActivityTypeResourceCreate
		for _, m := range changed.Members {
			d.top(m.Key, nil, m.Value)
		}
	case changed == nil && old != nil:
		c.Type = api.ActivityTypeResourceDelete
		for _, m := range old.Members {
			d.top(m.Key, m.Value, nil)
		}
	case changed != nil:
		d.members("", old, changed)
		if d.seen > 0 {
			c.Type = api.ActivityTypeResourceUpdate
		}
	}
	c.Values, c.Omitted = d.values, d.omitted
	return c
}

// listOf is a list of ids, nil for none.
func listOf(ids []string) *schema.Value {
	if len(ids) == 0 {
		return nil
	}
	return tree(ids)
}

// tree is a resource as a tree. What is no JSON has no values.
func tree(v any) *schema.Value {
	var text []byte
	switch v := v.(type) {
	case nil:
		return nil
	case *schema.Value:
		return v
	case []byte:
		text = v
	default:
		text, _ = json.Marshal(v)
	}
	parsed, err := schema.Parse(text)
	if err != nil {
		return &schema.Value{Kind: schema.Object}
	}
	return parsed
}

// difference collects the values that differ.
type difference struct {
	kind          string
	values        []api.AuditChange
	size          int
	seen, omitted int
}

// top adds a key of a resource with its value.
func (d *difference) top(key string, old, changed *schema.Value) {
	if !slices.Contains(unrecorded, key) {
		d.add(key, key, old, changed)
	}
}

// members compares two objects.
func (d *difference) members(path string, old, changed *schema.Value) {
	compare := func(key string, a, b *schema.Value) {
		switch {
		case path == "":
			if !slices.Contains(unrecorded, key) {
				d.compare(key, key, a, b)
			}
		default:
			d.compare(path+"."+key, key, a, b)
		}
	}
	for _, m := range old.Members {
		compare(m.Key, m.Value, changed.Get(m.Key))
	}
	for _, m := range changed.Members {
		if old.Get(m.Key) == nil {
			compare(m.Key, nil, m.Value)
		}
	}
}

// compare adds what is different of two values at a path, of which nil is one that is not there. Secrets and addresses are
// looked at as a whole, as their parts might show what the whole does not.
func (d *difference) compare(path, key string, old, changed *schema.Value) {
	if equal(old, changed) {
		return // before any path is written, as nearly all of a large resource is equal
	}
	whole := old == nil || changed == nil || old.Kind != changed.Kind || isSecret(d.kind, key)
	switch {
	case !whole && old.Kind == schema.Object:
		d.members(path, old, changed)
	case !whole && old.Kind == schema.Array:
		for i := range max(len(old.Items), len(changed.Items)) {
			d.compare(path+"."+strconv.Itoa(i), "", itemAt(old, i), itemAt(changed, i))
		}
	default:
		d.add(path, key, old, changed)
	}
}

// notNull is the value, or nil for null, which is the same in an entry.
func notNull(v *schema.Value) *schema.Value {
	if v != nil && v.Kind == schema.Null {
		return nil
	}
	return v
}

func itemAt(v *schema.Value, i int) *schema.Value {
	if i < len(v.Items) {
		return v.Items[i]
	}
	return nil
}

// equal reports whether two values are the same text.
func equal(a, b *schema.Value) bool {
	if a == b || a == nil || b == nil {
		return a == b
	}
	if a.Kind != b.Kind || a.Text != b.Text || len(a.Items) != len(b.Items) || len(a.Members) != len(b.Members) {
		return false
	}
	for i := range a.Items {
		if !equal(a.Items[i], b.Items[i]) {
			return false
		}
	}
	for i := range a.Members {
		if a.Members[i].Key != b.Members[i].Key || !equal(a.Members[i].Value, b.Members[i].Value) {
			return false
		}
	}
	return true
}

// add adds a changed value as far as there is room, else without its texts or not at all.
func (d *difference) add(path, key string, old, changed *schema.Value) {
	if old, changed = notNull(old), notNull(changed); old == nil && changed == nil {
		return
	}
	if d.seen++; d.seen > maxAuditSeen || d.size > maxAuditValues {
		d.omitted++
		return
	}
	c := api.AuditChange{Path: store.Shorten(path)}
	c.Old, c.OldDigest = d.recorded(key, old)
	c.New, c.NewDigest = d.recorded(key, changed)
	size := func() int { return len(c.Path) + len(c.Old) + len(c.New) + 250 } // about what two digests take
	if d.size+size() > maxAuditValues {
		if len(c.Old) > 0 {
			c.Old, c.OldDigest = nil, digest(c.Old)
		}
		if len(c.New) > 0 {
			c.New, c.NewDigest = nil, digest(c.New)
		}
	}
	if d.size+size() > maxAuditValues {
		d.omitted++
		return
	}
	d.size += size()
	d.values = append(d.values, c)
}

// recorded is a value under a key as an entry has it: without secrets, and as its digest when it is long.
func (d *difference) recorded(key string, v *schema.Value) (json.RawMessage, *api.AuditDigest) {
	if v == nil {
		return nil, nil
	}
	text := d.mask(key, v).Append(nil)
	if len(text) > maxAuditValue {
		return nil, digest(text)
	}
	return text, nil
}

func digest(text []byte) *api.AuditDigest {
	sum := sha256.Sum256(text)
	return &api.AuditDigest{Sha256: hex.EncodeToString(sum[:]), Length: len(text)}
}

// mask is a value under a key without secrets. Null has none.
func (d *difference) mask(key string, v *schema.Value) *schema.Value {
	switch {
	case v.Kind == schema.Null:
		return v
	case isSecret(d.kind, key):
		return schema.NewString(masked)
	case slices.Contains(hostKeys[d.kind], key):
		return schema.NewString(hostOf(v.Text))
	}
	// Only what has secrets in it is copied.
	out := v
	for i, item := range v.Items {
		if masked := d.mask("", item); masked != item {
			if out == v {
				out = &schema.Value{Kind: v.Kind, Items: slices.Clone(v.Items)}
			}
			out.Items[i] = masked
		}
	}
	for i, m := range v.Members {
		if masked := d.mask(m.Key, m.Value); masked != m.Value {
			if out == v {
				out = &schema.Value{Kind: v.Kind, Members: slices.Clone(v.Members)}
			}
			out.Members[i].Value = masked
		}
	}
	return out
}

// hostOf is an address up to its host.
func hostOf(address string) string {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		if address == "" {
			return ""
		}
		return masked
	}
	host := u.Scheme + "://" + u.Host
	if strings.TrimSuffix(address, "/") == host {
		return address
	}
	return host + "/" + masked
}

// AuditFilter narrows the audit log. Its times are date-times whose form has been checked, of which To is not included.
type AuditFilter struct {
	Actor, ResourceKind, ResourceID, Operation *string
	From, To                                   *string
	Cursor                                     *string
	Limit                                      int
}

// ListAudit returns a page of the audit log of the organization, the newest first, and where the next one begins: empty for
// nowhere.
func (p *People) ListAudit(ctx context.Context, f AuditFilter) ([]api.AuditEntry, string, error) {
	filter := store.AuditFilter{
		Actor: f.Actor, ResourceKind: f.ResourceKind, ResourceID: f.ResourceID, Operation: f.Operation,
		Cursor: text(f.Cursor), Limit: f.Limit,
	}
	for _, end := range []struct {
		text *string
		time *time.Time
	}{{f.From, &filter.From}, {f.To, &filter.To}} {
		var err error
		if *end.time, err = timeOf(end.text); err != nil {
			return nil, "", err
		}
	}
	return p.Store.AuditPage(ctx, core.PrincipalFrom(ctx).OrganizationID, filter)
}
