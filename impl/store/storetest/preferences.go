package storetest

import (
	"testing"

	"github.com/google/uuid"

	"github.com/obstack/obstack/impl/store"
)

func testPreferences(t *testing.T, fresh func(testing.TB) store.Options) {
	t.Run("a person has others in each organization, which go with the person", func(t *testing.T) {
		t.Parallel()
		s := migrated(t, fresh(t))
		mine, ann := newService(t, s)
		other, _ := newService(t, s)
		set := func(organization, body string) error {
			return s.Write(t.Context(), func(tx *store.Tx) error {
				return tx.SetPreferences(t.Context(), organization, ann.ID, []byte(body))
			})
		}
		get := func(organization, person string) string {
			t.Helper()
			return string(must(s.Preferences(t.Context(), organization, person))(t))
		}
		// Who is a member of several organizations has the same id in all of them.
		write(t, s, func(tx *store.Tx) error {
			there := store.Person{ID: ann.ID, OrganizationID: other.OrganizationID, Email: uuid.NewString(), Role: ann.Role}
			return tx.CreatePerson(t.Context(), &there)
		})
		wantEqual(t, get(mine.OrganizationID, ann.ID), "{}")
		wantEqual(t, set(mine.OrganizationID, `{"theme":"light"}`), nil)
		wantEqual(t, set(mine.OrganizationID, `{"theme":"dark"}`), nil)
		wantEqual(t, set(other.OrganizationID, `{"zone":"utc"}`), nil)
		wantEqual(t, get(mine.OrganizationID, ann.ID), `{"theme":"dark"}`)
		wantEqual(t, get(other.OrganizationID, ann.ID), `{"zone":"utc"}`)
		wantEqual(t, get(mine.OrganizationID, uuid.NewString()), "{}")
		write(t, s, func(tx *store.Tx) error { return tx.DeletePerson(t.Context(), other.OrganizationID, ann.ID) })
		wantEqual(t, get(other.OrganizationID, ann.ID), "{}")
		wantEqual(t, get(mine.OrganizationID, ann.ID), `{"theme":"dark"}`)
		if set(other.OrganizationID, "{}") == nil {
			t.Error("there are preferences of a person who is gone")
		}
	})
}
