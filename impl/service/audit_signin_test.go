package service_test

import (
	"fmt"
	"net/netip"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

func TestFailedSignInsFillNoDisk(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 2, 8, 12, 0, 0, 0, time.UTC)
	s, err := store.Open(t.Context(), store.Options{InMemory: true, Key: make([]byte, 32), Now: func() time.Time { return now }})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	if err := s.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	organization := store.Organization{ID: uuid.NewString(), Name: "default"}
	ann := store.Person{ID: uuid.NewString(), OrganizationID: organization.ID, Email: "ann@example.com", Role: "admin"}
	err = s.Write(t.Context(), func(tx *store.Tx) error {
		if err := tx.CreateOrganization(t.Context(), &organization); err != nil {
			return err
		}
		return tx.CreatePerson(t.Context(), &ann)
	})
	if err != nil {
		t.Fatal(err)
	}
	people := &service.People{Store: s, Now: func() time.Time { return now }}
	fail := func(address string, person *store.Person) {
		t.Helper()
		ctx := core.WithPrincipal(t.Context(), core.Principal{Address: netip.MustParseAddr(address), UserAgent: "walrus"})
		ctx = core.WithOperation(ctx, &core.Operation{ID: "createSession", RequestID: uuid.NewString()})
		if err := people.RecordFailedSignIn(ctx, organization.ID, person); err != nil {
			t.Fatal(err)
		}
	}
	read := func() []api.AuditEntry {
		t.Helper()
		all, _, err := s.AuditPage(t.Context(), organization.ID, store.AuditFilter{Limit: 10_000})
		if err != nil {
			t.Fatal(err)
		}
		return all
	}
	for range 7 {
		fail("203.0.113.7", &ann)
		fail("203.0.113.7", nil)
	}
	for _, e := range read() {
		known := e.ResourceName != nil && *e.ResourceName == ann.Email
		if e.Repeats == nil || *e.Repeats != 7 || e.Operation != "createSession" || e.ActorID != "" || e.ActorName != "" ||
			e.Address != "203.0.113.7" || known != (e.ResourceID != nil) {
			t.Errorf("entry %+v", e)
		}
	}
	if n := len(read()); n != 2 {
		t.Fatalf("%d entries of one minute", n)
	}
	// One client goes on for an hour, and then thousands do.
	for range 58 {
		now = now.Add(time.Minute)
		fail("203.0.113.7", &ann)
		fail("2001:db8::"+fmt.Sprint(now.Minute()), nil)
	}
	total := 0
	addresses := map[string]int{}
	for _, e := range read() {
		addresses[e.Address]++
		if total++; e.Repeats != nil {
			total += *e.Repeats - 1
		}
	}
	if addresses["203.0.113.7"] != 20 || total != 14+2*58 {
		t.Errorf("entries by address %v, of %d failures", addresses, total)
	}
	now = now.Add(time.Hour)
	before := len(read())
	for i := range 2000 {
		fail(fmt.Sprintf("198.51.%d.%d", i/250, i%250), nil)
	}
	if n := len(read()) - before; n != 201 {
		t.Errorf("%d entries of a minute of attacks", n)
	}
	for _, e := range read() {
		if strings.Contains(fmt.Sprint(e), "198.51.7.") {
			t.Error("what is beyond the limit has an address")
		}
	}
}
