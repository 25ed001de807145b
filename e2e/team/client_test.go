package team

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/oapi-codegen/nullable"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/oss"
)

// clientOf is the client that is generated from the document, with a key.
func clientOf(t *testing.T, s *harness.Server, key string) *oss.ClientWithResponses {
	t.Helper()
	c, err := oss.NewClientWithResponses(s.URL, oss.WithRequestEditorFn(func(_ context.Context, r *http.Request) error {
		harness.Bearer(key)(r)
		return nil
	}))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// must is a response without the error of the connection.
func must[T any](t *testing.T) func(T, error) T {
	return func(r T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
}

// newKey is a personal key of the owner of a client. An empty end is none.
func newKey(t *testing.T, c *oss.ClientWithResponses, scope api.KeyScope, end string) api.PersonalKeyMade {
	t.Helper()
	body := api.PersonalKeyWrite{Name: "of a client", Scope: scope}
	if end != "" {
		body.ExpireAt = nullable.NewNullableWithValue(end)
	}
	r := must[*oss.CreatePersonalKeyResponse](t)(c.CreatePersonalKeyWithResponse(t.Context(), body))
	if r.JSON200 == nil {
		t.Fatalf("%d %s", r.StatusCode(), r.Body)
	}
	return r.JSON200.Data
}

// testAKeyIsRevokedAsItWasRead lives the life of both kinds of keys through the generated client.
func testAKeyIsRevokedAsItWasRead(t *testing.T, s *harness.Server) {
	c, ctx := clientOf(t, s, s.NewTeamMember(t).Key), t.Context()
	made := newKey(t, c, api.KeyScopeWrite, "")
	read := func() (api.PersonalKey, string) {
		t.Helper()
		r := must[*oss.GetPersonalKeyResponse](t)(c.GetPersonalKeyWithResponse(ctx, made.Key.ID))
		if r.JSON200 == nil {
			t.Fatalf("%d %s", r.StatusCode(), r.Body)
		}
		return r.JSON200.Data, r.HTTPResponse.Header.Get("ETag")
	}
	key, tag := read()
	if key.Name != "of a client" || key.Scope != api.KeyScopeWrite || key.KeySuffix != made.Secret[len(made.Secret)-4:] || key.UsedAt != nil {
		t.Errorf("the key is %+v", key)
	}
	with := clientOf(t, s, made.Secret)
	if r := must[*oss.CreateDashboardResponse](t)(with.CreateDashboardWithResponse(ctx, api.DashboardCreate{Name: "x", Tiles: []api.TileWrite{}})); r.JSON200 == nil {
		t.Errorf("a key for writing: %d %s", r.StatusCode(), r.Body)
	}
	if r := must[*oss.ListConnectionsResponse](t)(with.ListConnectionsWithResponse(ctx, nil)); r.JSON403 == nil || r.JSON403.Error != "You need the admin role" {
		t.Errorf("a key for writing is an admin's: %d %s", r.StatusCode(), r.Body)
	}
	// A use is no change.
	if used, now := read(); used.UsedAt == nil || now == tag || strings.Split(now, ".")[0] != strings.Split(tag, ".")[0] {
		t.Errorf("a use has made %s of %s, used at %v", now, tag, used.UsedAt)
	}
	rotated := must[*oss.RotatePersonalKeyResponse](t)(c.RotatePersonalKeyWithResponse(ctx, made.Key.ID, api.KeyRotation{}))
	if rotated.JSON200 == nil {
		t.Fatalf("%d %s", rotated.StatusCode(), rotated.Body)
	}
	revoke := func(tag string) *oss.RevokePersonalKeyResponse {
		t.Helper()
		return must[*oss.RevokePersonalKeyResponse](t)(c.RevokePersonalKeyWithResponse(ctx, made.Key.ID, oss.IfMatch(tag)))
	}
	_, now := read()
	if r := revoke(tag); r.JSON412 == nil || r.HTTPResponse.Header.Get("ETag") != now {
		t.Errorf("with the tag from before the rotation: %d %s", r.StatusCode(), r.Body)
	}
	for _, secret := range []string{made.Secret, rotated.JSON200.Data.Secret} {
		if r := must[*oss.GetTeamResponse](t)(clientOf(t, s, secret).GetTeamWithResponse(ctx)); r.JSON200 == nil {
			t.Errorf("what was not revoked: %d %s", r.StatusCode(), r.Body)
		}
	}
	if r := revoke(now); r.JSON200 == nil {
		t.Errorf("with the tag of now: %d %s", r.StatusCode(), r.Body)
	}
	for _, secret := range []string{made.Secret, rotated.JSON200.Data.Secret} {
		if r := must[*oss.GetTeamResponse](t)(clientOf(t, s, secret).GetTeamWithResponse(ctx)); r.JSON401 == nil {
			t.Errorf("what was revoked: %d %s", r.StatusCode(), r.Body)
		}
	}
	if r := revoke(now); r.JSON404 == nil {
		t.Errorf("what is gone: %d %s", r.StatusCode(), r.Body)
	}

	// Another person's key is seen by an admin alone, and changed with its version.
	other := clientOf(t, s, s.NewTeamMember(t).Key)
	theirs := newKey(t, other, api.KeyScopeRead, "")
	seen := must[*oss.GetPersonalKeyResponse](t)(c.GetPersonalKeyWithResponse(ctx, theirs.Key.ID))
	if seen.JSON200 == nil || seen.JSON200.Data.PersonID != theirs.Key.PersonID {
		t.Errorf("an admin sees %d %s", seen.StatusCode(), seen.Body)
	}
	for _, scope := range []api.KeyScope{api.KeyScopeRead, api.KeyScopeWrite} {
		narrow := clientOf(t, s, newKey(t, c, scope, "").Secret)
		if r := must[*oss.GetPersonalKeyResponse](t)(narrow.GetPersonalKeyWithResponse(ctx, theirs.Key.ID)); r.JSON404 == nil {
			t.Errorf("a key for %s sees %d %s", scope, r.StatusCode(), r.Body)
		}
	}
}

// testWhatAKeyMakesEndsWithIt holds it for keys and ingestion keys, and that what lasts is not taken over.
func testWhatAKeyMakesEndsWithIt(t *testing.T, s *harness.Server) {
	c, ctx := clientOf(t, s, s.NewTeamMember(t).Key), t.Context()
	const end, later = "2050-12-01T00:00:00.000Z", "2050-12-01T00:00:00.001Z"
	limited := clientOf(t, s, newKey(t, c, api.KeyScopeAdmin, end).Secret)
	create := func(by *oss.ClientWithResponses, end string) *oss.CreateIngestionKeyResponse {
		t.Helper()
		body := api.IngestionKeyWrite{Name: "senders"}
		if end != "" {
			body.ExpireAt = nullable.NewNullableWithValue(end)
		}
		return must[*oss.CreateIngestionKeyResponse](t)(by.CreateIngestionKeyWithResponse(ctx, body))
	}
	if r := create(limited, later); r.JSON400 == nil || !strings.Contains(r.JSON400.Error, "expireAt: ") {
		t.Errorf("one that ends later: %d %s", r.StatusCode(), r.Body)
	}
	for sent, want := range map[string]string{"": end, end: end, "2040-01-01T00:00:00.000Z": "2040-01-01T00:00:00.000Z"} {
		r := create(limited, sent)
		if r.JSON200 == nil || r.JSON200.Data.Key.ExpireAt == nil || r.JSON200.Data.Key.ExpireAt.String() != want {
			t.Errorf("one that is to end at %q: %d %s", sent, r.StatusCode(), r.Body)
			continue
		}
		rotated := must[*oss.RotateIngestionKeyResponse](t)(limited.RotateIngestionKeyWithResponse(ctx, r.JSON200.Data.Key.ID, api.KeyRotation{}))
		if rotated.JSON200 == nil {
			t.Errorf("a rotation of it: %d %s", rotated.StatusCode(), rotated.Body)
		}
	}
	lasting := create(c, "")
	if lasting.JSON200 == nil || lasting.JSON200.Data.Key.ExpireAt != nil {
		t.Fatalf("by a key that does not end: %d %s", lasting.StatusCode(), lasting.Body)
	}
	rotated := must[*oss.RotateIngestionKeyResponse](t)(limited.RotateIngestionKeyWithResponse(ctx, lasting.JSON200.Data.Key.ID, api.KeyRotation{}))
	if rotated.JSON403 == nil || rotated.JSON403.Error != "A key cannot rotate a key that expires later" {
		t.Errorf("a rotation of one that lasts: %d %s", rotated.StatusCode(), rotated.Body)
	}

	// An ingestion key has a version too.
	id := lasting.JSON200.Data.Key.ID
	read := must[*oss.GetIngestionKeyResponse](t)(c.GetIngestionKeyWithResponse(ctx, id))
	if read.JSON200 == nil || read.JSON200.Data.Name != "senders" {
		t.Fatalf("%d %s", read.StatusCode(), read.Body)
	}
	tag := read.HTTPResponse.Header.Get("ETag")
	if r := must[*oss.RotateIngestionKeyResponse](t)(c.RotateIngestionKeyWithResponse(ctx, id, api.KeyRotation{})); r.JSON200 == nil {
		t.Errorf("%d %s", r.StatusCode(), r.Body)
	}
	r := must[*oss.RevokeIngestionKeyResponse](t)(c.RevokeIngestionKeyWithResponse(ctx, id, oss.IfMatch(tag)))
	if r.JSON412 == nil {
		t.Errorf("with the tag from before the rotation: %d %s", r.StatusCode(), r.Body)
	}
	r = must[*oss.RevokeIngestionKeyResponse](t)(c.RevokeIngestionKeyWithResponse(ctx, id, oss.IfMatch(r.HTTPResponse.Header.Get("ETag"))))
	if r.JSON200 == nil {
		t.Errorf("with the tag of the refusal: %d %s", r.StatusCode(), r.Body)
	}
}

// testASecretFromBeforeARotationGivesNoAccess holds that it neither invites people nor gives roles.
func testASecretFromBeforeARotationGivesNoAccess(t *testing.T, s *harness.Server) {
	c, ctx := clientOf(t, s, s.NewTeamMember(t).Key), t.Context()
	key := newKey(t, c, api.KeyScopeAdmin, "")
	before, member := clientOf(t, s, key.Secret), s.NewTeamMember(t)
	if r := must[*oss.RotatePersonalKeyResponse](t)(c.RotatePersonalKeyWithResponse(ctx, key.Key.ID, api.KeyRotation{})); r.JSON200 == nil {
		t.Fatalf("%d %s", r.StatusCode(), r.Body)
	}
	invited := must[*oss.InviteTeamMemberResponse](t)(before.InviteTeamMemberWithResponse(ctx, api.TeamInvitationWrite{Email: "friend@example.com"}))
	if invited.JSON403 == nil || !strings.Contains(invited.JSON403.Error, "replaced by a rotation") {
		t.Errorf("an invitation: %d %s", invited.StatusCode(), invited.Body)
	}
	role := must[*oss.UpdateTeamMemberResponse](t)(before.UpdateTeamMemberWithResponse(ctx, member.ID, api.TeamMemberUpdate{Role: api.PersonRoleViewer}))
	if role.JSON403 == nil || !strings.Contains(role.JSON403.Error, "replaced by a rotation") {
		t.Errorf("a role: %d %s", role.StatusCode(), role.Body)
	}
}

// testOneOfManyChangesAMemberAsItWasRead races for the role of a member, whom all have read at the same time.
func testOneOfManyChangesAMemberAsItWasRead(t *testing.T, s *harness.Server) {
	c, ctx, member := clientOf(t, s, s.Keys.APIKey), t.Context(), s.NewTeamMember(t)
	for round := range 5 {
		read := must[*oss.GetTeamMemberResponse](t)(c.GetTeamMemberWithResponse(ctx, member.ID))
		if read.JSON200 == nil || read.JSON200.Data.Email != member.Email || read.JSON200.Data.IsCurrentUser {
			t.Fatalf("%d %s", read.StatusCode(), read.Body)
		}
		next := []api.PersonRole{api.PersonRoleViewer, api.PersonRoleEditor}[round%2]
		var all sync.WaitGroup
		answers := make([]*oss.UpdateTeamMemberResponse, 8)
		for i := range answers {
			all.Go(func() {
				answers[i], _ = c.UpdateTeamMemberWithResponse(ctx, member.ID, api.TeamMemberUpdate{Role: next},
					oss.IfMatch(read.HTTPResponse.Header.Get("ETag")))
			})
		}
		all.Wait()
		won := 0
		for _, r := range answers {
			switch {
			case r != nil && r.JSON200 != nil && r.JSON200.Data.Role == next:
				won++
			case r == nil || r.JSON412 == nil:
				t.Errorf("%+v", r)
			}
		}
		if won != 1 {
			t.Errorf("%d of %d have changed what they had read", won, len(answers))
		}
	}
	stale := must[*oss.RemoveTeamMemberResponse](t)(c.RemoveTeamMemberWithResponse(ctx, member.ID, oss.IfMatch(`"x"`)))
	if stale.JSON412 == nil {
		t.Fatalf("%d %s", stale.StatusCode(), stale.Body)
	}
	gone := must[*oss.RemoveTeamMemberResponse](t)(c.RemoveTeamMemberWithResponse(ctx, member.ID, oss.IfMatch(stale.HTTPResponse.Header.Get("ETag"))))
	if gone.JSON200 == nil || statusOf(s, "team", member.Key) != 401 {
		t.Errorf("%d %s", gone.StatusCode(), gone.Body)
	}
}

// testTheAuditLogOfTheGeneratedClient reads what the client has done.
func testTheAuditLogOfTheGeneratedClient(t *testing.T, s *harness.Server) {
	member := s.NewTeamMember(t)
	c, ctx := clientOf(t, s, member.Key), t.Context()
	name := "Walrus"
	made := must[*oss.InviteTeamMemberResponse](t)(c.InviteTeamMemberWithResponse(ctx, api.TeamInvitationWrite{Email: "walrus@example.com", Name: &name}))
	if made.JSON200 == nil {
		t.Fatalf("%d %s", made.StatusCode(), made.Body)
	}
	id := made.JSON200.Data.InvitationID
	read := must[*oss.GetTeamInvitationResponse](t)(c.GetTeamInvitationWithResponse(ctx, id))
	if read.JSON200 == nil || read.JSON200.Data.Email != "walrus@example.com" || read.JSON200.Data.URL != made.JSON200.Data.URL {
		t.Fatalf("%d %s", read.StatusCode(), read.Body)
	}
	refused := must[*oss.DeleteTeamInvitationResponse](t)(c.DeleteTeamInvitationWithResponse(ctx, id, oss.IfMatch(`"x"`)))
	withdrawn := must[*oss.DeleteTeamInvitationResponse](t)(c.DeleteTeamInvitationWithResponse(ctx, id, oss.IfMatch(read.HTTPResponse.Header.Get("ETag"))))
	if refused.JSON412 == nil || withdrawn.JSON200 == nil {
		t.Fatalf("%d %s, %d %s", refused.StatusCode(), refused.Body, withdrawn.StatusCode(), withdrawn.Body)
	}
	log := must[*oss.ListAuditResponse](t)(clientOf(t, s, s.Keys.APIKey).ListAuditWithResponse(ctx, &oss.ListAuditParams{ResourceID: &id}))
	if log.JSON200 == nil {
		t.Fatalf("%d %s", log.StatusCode(), log.Body)
	}
	var operations, requests []string
	for _, e := range log.JSON200.Data {
		operations = append(operations, e.Operation)
		if e.RequestID != nil {
			requests = append(requests, *e.RequestID)
		}
		if e.ActorID != member.ID || e.ActorName != member.Email || e.KeyID == nil || e.SessionID != nil || e.Address != "127.0.0.1" ||
			time.Since(e.CreatedAt.Time) > time.Hour {
			t.Errorf("the entry %+v", e)
		}
	}
	if !slices.Equal(operations, []string{"deleteTeamInvitation", "inviteTeamMember"}) ||
		!slices.Equal(requests, []string{withdrawn.HTTPResponse.Header.Get("X-Request-Id"), made.HTTPResponse.Header.Get("X-Request-Id")}) {
		t.Errorf("the log is %s", log.Body)
	}
	if link := made.JSON200.Data.URL; strings.Contains(string(log.Body), link[strings.Index(link, "=")+1:]) {
		t.Errorf("the log has the link: %s", log.Body)
	}
	if r := must[*oss.ListAuditResponse](t)(clientOf(t, s, newKey(t, c, api.KeyScopeWrite, "").Secret).ListAuditWithResponse(ctx, nil)); r.JSON403 == nil {
		t.Errorf("to an editor: %d %s", r.StatusCode(), r.Body)
	}
}
