package main

import (
	"html"
	"io"
	"log/slog"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/impl/app"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// goodPassword is one that the rule accepts.
const goodPassword = "Correct-horse-7-battery"

// openStore opens the store of a running server, as the commands beside it do.
func (s *Server) openStore(t testing.TB) *store.Store {
	t.Helper()
	o := app.Options{Data: s.Data, Now: time.Now, Log: slog.New(slog.DiscardHandler)}
	for i, arg := range s.store {
		switch arg {
		case "--database":
			o.Database = s.store[i+1]
		case "--encryption-key-file":
			o.EncryptionKeyFile = s.store[i+1]
		}
	}
	opened, err := app.OpenUsedStore(t.Context(), o, deployment)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = opened.Close() })
	return opened
}

// invited is an open invitation.
type invited struct{ ID, URL string }

// invitations is the path below which people are invited.
func (s *Server) invitations() string {
	if deployment.Managed {
		return s.organization() + "/invitations"
	}
	return "team/invitation"
}

// organization is the path of the first organization, managed only.
func (s *Server) organization() string { return "/v1/organizations/" + s.Keys.OrganizationID }

func (s *Server) invite(t testing.TB, email string) invited {
	t.Helper()
	made := Decode[struct{ ID, InvitationID, URL string }](t,
		s.Do("POST", s.invitations(), Encode(t, Object{"email": email})).Payload(t))
	return invited{made.ID + made.InvitationID, made.URL}
}

// token is the secret in the link.
func (i invited) token() string {
	_, token, _ := strings.Cut(i.URL, "?token=")
	return token
}

// welcome is what the page answers.
type welcome struct {
	status int
	body   string
	key    string // the one that is shown, if there is one
}

var shownKey = regexp.MustCompile(`<code>(obs_key_[\w-]{43})</code>`)

// join fills in the form of an invitation and sends it.
func (s *Server) join(t testing.TB, token, name, password string) welcome {
	t.Helper()
	answer, err := http.PostForm(s.URL+"/join-team", url.Values{
		"token": {token}, "name": {name}, "password": {password}, "repeat": {password},
	})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	w := welcome{status: answer.StatusCode, body: html.UnescapeString(string(text))}
	if shown := shownKey.FindStringSubmatch(w.body); shown != nil {
		w.key = shown[1]
	}
	return w
}

// members are the people by address.
func (s *Server) members(t testing.TB) map[string]Object {
	t.Helper()
	path := "team/members"
	if deployment.Managed {
		path = s.organization() + "/members"
	}
	all := map[string]Object{}
	for _, member := range Decode[[]Object](t, s.Do("GET", path, "").Payload(t)) {
		all[member["email"].(string)] = member
	}
	return all
}

// openInvitations are the addresses that are invited, in the order of the list.
func (s *Server) openInvitations(t testing.TB) []string {
	t.Helper()
	path := "team/invitations"
	if deployment.Managed {
		path = s.organization() + "/invitations"
	}
	var emails []string
	for _, i := range Decode[[]Object](t, s.Do("GET", path, "").Payload(t)) {
		emails = append(emails, i["email"].(string))
	}
	return emails
}

// end lets the invitation of an address have ended an hour ago.
func (s *Server) end(t testing.TB, email string) {
	t.Helper()
	opened := s.openStore(t)
	organization, err := opened.FindOrganization(t.Context(), "default")
	if err != nil {
		t.Fatal(err)
	}
	err = opened.Write(t.Context(), func(tx *store.Tx) error {
		i, err := tx.FindInvitation(t.Context(), organization.ID, email)
		if err != nil {
			return err
		}
		i.ExpireAt = core.Time{Time: time.Now().Add(-time.Hour)}
		return tx.UpdateInvitation(t.Context(), &i)
	})
	if err != nil {
		t.Fatal(err)
	}
}

// newKey is what `obstack keys create --output json` prints.
type newKey struct{ ID, Kind, Name, KeyID, Secret string }

func (s *Server) createKey(t testing.TB, args ...string) newKey {
	t.Helper()
	out, err := s.Command(append([]string{"keys", "create", "--output", "json"}, args...)...)
	if err != nil {
		t.Fatal(err)
	}
	return Decode[newKey](t, out)
}

// use is an edit that puts the key into a request.
func (k newKey) use(r *http.Request) {
	if deployment.Managed {
		r.SetBasicAuth(k.KeyID, k.Secret)
		return
	}
	r.Header.Set("Authorization", "Bearer "+k.Secret)
}

// bearer is an edit that uses a personal key.
func bearer(key string) func(*http.Request) { return Header("Authorization", "Bearer "+key) }

// teamMember is somebody who has joined.
type teamMember struct{ ID, email, key string }

func (s *Server) newTeamMember(t testing.TB) teamMember {
	t.Helper()
	email := uuid.NewString() + "@example.com"
	w := s.join(t, s.invite(t, email).token(), "Member", goodPassword)
	if w.status != 200 || w.key == "" {
		t.Fatalf("joining answers %d %s", w.status, w.body)
	}
	return teamMember{s.members(t)[email]["id"].(string), email, w.key}
}
