package organizations

import (
	"context"
	"net/http"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/managed"
)

// clientOf is the generated client with a key.
func clientOf(t *testing.T, s *harness.Server, key harness.NewKey) *managed.ClientWithResponses {
	t.Helper()
	c, err := managed.NewClientWithResponses(s.URL, managed.WithRequestEditorFn(func(_ context.Context, r *http.Request) error {
		key.Use(r)
		return nil
	}))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// testKeysOfTheGeneratedClient makes, changes and deletes a key of each organization, of which the other one sees nothing, also
// not in its activities.
func testKeysOfTheGeneratedClient(t *testing.T, x tenants) {
	ctx := t.Context()
	for _, c := range []struct{ own, other tenant }{{x.own, x.other}, {x.other, x.own}} {
		client, organization := clientOf(t, x.server, c.own.key), c.own.organization
		foreign := clientOf(t, x.server, c.other.key)
		name := "key of " + organization
		made, err := client.CreateKeyWithResponse(ctx, organization, api.KeyWrite{Name: name})
		if err != nil || made.JSON200 == nil {
			t.Fatalf("%v %s", err, made.Body)
		}
		id, tag := made.JSON200.Result.Key.ID, made.HTTPResponse.Header.Get("ETag")
		for what, status := range map[string]func() (int, error){
			"reads": func() (int, error) {
				r, err := foreign.GetKeyWithResponse(ctx, organization, id)
				return r.StatusCode(), err
			},
			"changes": func() (int, error) {
				r, err := foreign.UpdateKeyWithResponse(ctx, organization, id, api.KeyUpdate{Name: &name})
				return r.StatusCode(), err
			},
			"deletes": func() (int, error) {
				r, err := foreign.DeleteKeyWithResponse(ctx, organization, id)
				return r.StatusCode(), err
			},
			"asks for the activities of": func() (int, error) {
				r, err := foreign.ListActivitiesWithResponse(ctx, organization, nil)
				return r.StatusCode(), err
			},
		} {
			if got, err := status(); err != nil || got != http.StatusForbidden {
				t.Errorf("a key of another organization %s it: %d, %v", what, got, err)
			}
		}
		// By way of its own organization it is no key at all.
		if r, err := foreign.DeleteKeyWithResponse(ctx, c.other.organization, id); err != nil || r.StatusCode() != http.StatusNotFound {
			t.Errorf("a key of another organization: %v %s", err, r.Body)
		}
		other := name + " with another name"
		changed, err := client.UpdateKeyWithResponse(ctx, organization, id, api.KeyUpdate{Name: &other}, managed.IfMatch(tag))
		if err != nil || changed.JSON200 == nil || changed.JSON200.Result.Name != other {
			t.Fatalf("%v %s", err, changed.Body)
		}
		if r, err := client.DeleteKeyWithResponse(ctx, organization, id, managed.IfMatch(tag)); err != nil || r.JSON412 == nil {
			t.Errorf("with the tag of before: %v %s", err, r.Body)
		}
		now := managed.IfMatch(changed.HTTPResponse.Header.Get("ETag"))
		if r, err := client.DeleteKeyWithResponse(ctx, organization, id, now); err != nil || r.JSON200 == nil {
			t.Errorf("%v %s", err, r.Body)
		}
		activitiesOfKey(t, client, organization, id)
		list, err := foreign.ListActivitiesWithResponse(ctx, c.other.organization, nil)
		if err != nil || list.JSON200 == nil {
			t.Fatalf("%v %s", err, list.Body)
		}
		for _, a := range list.JSON200.Result {
			if a.OrganizationID != c.other.organization || a.KeyID != nil && *a.KeyID == id {
				t.Errorf("the other organization sees %+v", a)
			}
		}
	}
}

// activitiesOfKey holds that each change of a key is an activity of its own.
func activitiesOfKey(t *testing.T, client *managed.ClientWithResponses, organization, id string) {
	t.Helper()
	list, err := client.ListActivitiesWithResponse(t.Context(), organization, nil)
	if err != nil || list.JSON200 == nil {
		t.Fatalf("%v %s", err, list.Body)
	}
	seen := map[api.ActivityType]int{}
	for _, a := range list.JSON200.Result {
		if a.KeyID != nil && *a.KeyID == id {
			seen[a.Type]++
		}
	}
	for _, what := range []api.ActivityType{api.ActivityTypeKeyCreate, api.ActivityTypeOpenapiKeyUpdate, api.ActivityTypeKeyDelete} {
		if seen[what] != 1 || len(seen) != 3 {
			t.Errorf("the activities of the key are %v", seen)
		}
	}
}
