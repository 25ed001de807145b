package storetest

import (
	"net/netip"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testCallers(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"a key counts in a transaction as it is by then", testCallerByKey},
		{"a session counts in a transaction as it is by then", testCallerBySession},
	})
}

// callerNow is who a caller is in a transaction of its own.
func callerNow(t testing.TB, s *store.Store, caller core.Principal) (now core.Principal, err error) {
	t.Helper()
	err = s.Write(t.Context(), func(tx *store.Tx) error {
		var err error
		now, err = tx.CallerNow(t.Context(), caller)
		return err
	})
	return now, err
}

// changeRole gives the person another role.
func changeRole(t testing.TB, s *store.Store, person store.Person, role core.Role) {
	t.Helper()
	write(t, s, func(tx *store.Tx) error {
		return tx.UpdatePersonRole(t.Context(), person.OrganizationID, person.ID, string(role))
	})
}

func testCallerByKey(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	service, person := newService(t, s)
	k := keysOf(service, person)[0]
	secret := createKey(t, s, &k)
	caller := must(s.AuthenticatePersonal(t.Context(), core.HashKey(secret), netip.Addr{}))(t)
	caller.Address, caller.UserAgent = netip.MustParseAddr("192.0.2.1"), "walrus"
	wantEqual(t, must(callerNow(t, s, caller))(t), caller)
	wantEqual(t, must(callerNow(t, s, core.Principal{KeyID: k.ID}))(t), core.Principal{KeyID: k.ID})

	changeRole(t, s, person, core.RoleViewer)
	wantEqual(t, must(callerNow(t, s, caller))(t).Roles, []core.Role{core.RoleViewer})
	changeRole(t, s, person, core.RoleAdmin)

	rotate := func(until *core.Time) {
		write(t, s, func(tx *store.Tx) error { return errorOf(tx.RotateKey(t.Context(), &k, until)) })
	}
	until := ptr(core.Time{Time: clock.time().Add(time.Hour)})
	rotate(until)
	wantEqual(t, must(callerNow(t, s, caller))(t).SecretEnds, until)
	clock.advance(time.Hour)
	wantKind(t, errorOf(callerNow(t, s, caller)), core.Unauthenticated)
	rotate(nil)
	wantKind(t, errorOf(callerNow(t, s, caller)), core.Unauthenticated)
}

func testCallerBySession(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	_, person := newService(t, s)
	session := store.Session{OrganizationID: person.OrganizationID, PersonID: person.ID}
	signedIn := func() core.Principal {
		var secret string
		write(t, s, func(tx *store.Tx) (err error) {
			secret, err = tx.CreateSession(t.Context(), &session)
			return err
		})
		return must(s.AuthenticateSession(t.Context(), core.HashKey(secret), netip.Addr{}))(t)
	}
	caller := signedIn()
	wantEqual(t, must(callerNow(t, s, caller))(t), caller)
	changeRole(t, s, person, core.RoleEditor)
	wantEqual(t, must(callerNow(t, s, caller))(t).Roles, []core.Role{core.RoleEditor})
	clock.advance(store.SessionIdle)
	wantKind(t, errorOf(callerNow(t, s, caller)), core.Unauthenticated)

	caller = signedIn()
	write(t, s, func(tx *store.Tx) error {
		return tx.SetPassword(t.Context(), person.OrganizationID, person.ID, "other")
	})
	wantKind(t, errorOf(callerNow(t, s, caller)), core.Unauthenticated)
}
