package service

import (
	"context"
	"strconv"
	"sync"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// RecordSignIn notes in the audit log that a person has signed in, in the transaction that makes the session, and which values
// of the person that transaction has changed.
func (p *People) RecordSignIn(tx *store.Tx, person store.Person, sessionID string, changed ...api.AuditChange) {
	tx.Audit(store.Change{
		Values: changed,
		Type:   api.ActivityTypeUserLogin, Kind: auditMember, ID: person.ID, Name: person.Email,
		OrganizationID: person.OrganizationID, PersonID: person.ID, SessionID: sessionID,
		MemberID: person.ID, MemberEmail: person.Email,
	})
}

// RecordFailedSignIn leaves an entry of a failed sign-in, or counts one more repeat of that of the same client and person
// within the minute. The address that was tried is kept only of a known person; nil is for all others, who may have
// typed their password there. The context carries the caller's address and the Operation. Of a client, and in all, there are
// only so many entries an hour; the rest is counted together, one entry a minute.
func (p *People) RecordFailedSignIn(ctx context.Context, organizationID string, person *store.Person) error {
	caller, now := core.PrincipalFrom(ctx), p.Now()
	failure := store.Change{Type: api.ActivityTypeUserLoginFailed, OrganizationID: organizationID}
	f := failedSignIn{client: clientOf(ctx).String(), minute: now.Unix() / 60}
	if person != nil {
		f.person = person.ID
		failure.Kind, failure.ID, failure.Name = auditMember, person.ID, person.Email
		failure.MemberID, failure.MemberEmail = person.ID, person.Email
	}
	if !p.failed.take(f, now) {
		f.client, f.person = "", ""
		failure = store.Change{Type: failure.Type, OrganizationID: organizationID}
		caller = core.Principal{}
	}
	// Who has failed is not known, whatever else the request carries.
	ctx = core.WithPrincipal(ctx, core.Principal{Address: caller.Address, UserAgent: caller.UserAgent})
	return p.Store.AddFailure(ctx, "failed sign-in "+f.client+" "+f.person+" "+strconv.FormatInt(f.minute, 10), failure)
}

// How many entries of failed sign-ins an hour may have in a process: at 300 bytes each, some hundred MB in a year of attacks.
const (
	maxClientEntries = 20
	maxEntries       = 200
)

// failedSignIn is what one entry is about.
type failedSignIn struct {
	client, person string
	minute         int64
}

// failedSignIns are the entries of an hour.
type failedSignIns struct {
	mu      sync.Mutex
	hour    time.Time
	entries map[failedSignIn]bool
	clients map[string]int
}

// take reports whether there may be an entry of its own about a failure.
func (f *failedSignIns) take(one failedSignIn, now time.Time) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	if hour := now.Truncate(time.Hour); !hour.Equal(f.hour) {
		f.hour, f.entries, f.clients = hour, map[failedSignIn]bool{}, map[string]int{}
	}
	if f.entries[one] {
		return true
	}
	if len(f.entries) >= maxEntries || f.clients[one.client] >= maxClientEntries {
		return false
	}
	f.entries[one] = true
	f.clients[one.client]++
	return true
}
