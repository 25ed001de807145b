package harness

import (
	"encoding/base64"
	"encoding/hex"
	"html"
	"io"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"golang.org/x/crypto/argon2"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store"
)

// GoodPassword is one that the rule accepts.
const GoodPassword = "Correct-horse-7-battery"

// OpenStore opens the store of a running server, as its commands do, and closes it when the test ends.
func (s *Server) OpenStore(t testing.TB) *store.Store {
	t.Helper()
	return s.OpenStoreAt(t, time.Now)
}

// OpenStoreAt is like OpenStore, with another clock.
func (s *Server) OpenStoreAt(t testing.TB, now func() time.Time) *store.Store {
	t.Helper()
	o := store.Options{Dir: s.Data, Kinds: Deployment.Keys, Now: now}
	keyFile := filepath.Join(s.Data, "encryption.key")
	for i, arg := range s.Store {
		switch arg {
		case "--database":
			o.DSN = s.Store[i+1]
		case "--encryption-key-file":
			keyFile = s.Store[i+1]
		}
	}
	key, err := os.ReadFile(keyFile)
	if err != nil {
		t.Fatal(err)
	}
	if o.Key, err = hex.DecodeString(strings.TrimSpace(string(key))); err != nil {
		t.Fatal(err)
	}
	opened, err := store.Open(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := opened.Close(); err != nil {
			t.Errorf("close the store: %v", err)
		}
	})
	return opened
}

// Invited is an open invitation.
type Invited struct{ ID, URL string }

// Invitations is the path below which people are invited.
func (s *Server) Invitations() string {
	if Deployment.Managed {
		return s.Organization() + "/invitations"
	}
	return "team/invitation"
}

// Organization is the path of the first organization, managed only.
func (s *Server) Organization() string { return "/v1/organizations/" + s.Keys.OrganizationID }

// Invite invites an address, by the API.
func (s *Server) Invite(t testing.TB, email string) Invited {
	t.Helper()
	made := Decode[struct{ ID, InvitationID, URL string }](t,
		s.Do("POST", s.Invitations(), Encode(t, Object{"email": email})).Payload(t))
	return Invited{made.ID + made.InvitationID, made.URL}
}

// Token is the secret in the link.
func (i Invited) Token() string {
	_, token, _ := strings.Cut(i.URL, "?token=")
	return token
}

// Welcome is what the page answers.
type Welcome struct {
	Status int
	Body   string
	Key    string // the one that is shown, if there is one
}

var shownKey = regexp.MustCompile(`<code class="shown">(obs_key_[\w-]{43})</code>`)

// Join fills in the form of an invitation, asks for a key, and sends it.
func (s *Server) Join(t testing.TB, token, name, password string) (w Welcome) {
	t.Helper()
	patience.Within(t, "the form is not refused as one of too many", func() bool {
		w = s.join(t, token, name, password)
		return w.Status != http.StatusTooManyRequests
	})
	return w
}

func (s *Server) join(t testing.TB, token, name, password string) Welcome {
	t.Helper()
	answer, err := http.PostForm(s.URL+"/join-team", url.Values{
		"token": {token}, "name": {name}, "password": {password}, "repeat": {password}, "key": {"on"},
	})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	w := Welcome{Status: answer.StatusCode, Body: html.UnescapeString(string(text))}
	if shown := shownKey.FindStringSubmatch(w.Body); shown != nil {
		w.Key = shown[1]
	}
	return w
}

// Members are the people by address.
func (s *Server) Members(t testing.TB) map[string]Object {
	t.Helper()
	path := "team/members"
	if Deployment.Managed {
		path = s.Organization() + "/members"
	}
	all := map[string]Object{}
	for _, member := range Decode[[]Object](t, s.Do("GET", path, "").Payload(t)) {
		all[member["email"].(string)] = member
	}
	return all
}

// OpenInvitations are the addresses that are invited, in the order of the list.
func (s *Server) OpenInvitations(t testing.TB) []string {
	t.Helper()
	path := "team/invitations"
	if Deployment.Managed {
		path = s.Organization() + "/invitations"
	}
	var emails []string
	for _, i := range Decode[[]Object](t, s.Do("GET", path, "").Payload(t)) {
		emails = append(emails, i["email"].(string))
	}
	return emails
}

// End lets the invitation of an address have ended an hour ago.
func (s *Server) End(t testing.TB, email string) {
	t.Helper()
	opened := s.OpenStore(t)
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

// NewKey is what `obstack keys create --output json` prints.
type NewKey struct{ ID, Kind, Name, KeyID, Secret string }

// CreateKey runs `obstack keys create` on the store of the server.
func (s *Server) CreateKey(t testing.TB, args ...string) NewKey {
	t.Helper()
	out, err := s.Command(append([]string{"keys", "create", "--output", "json"}, args...)...)
	if err != nil {
		t.Fatal(err)
	}
	return Decode[NewKey](t, out)
}

// Use is an edit that puts the key into a request.
func (k NewKey) Use(r *http.Request) {
	if Deployment.Managed {
		r.SetBasicAuth(k.KeyID, k.Secret)
		return
	}
	r.Header.Set("Authorization", "Bearer "+k.Secret)
}

// Bearer is an edit that uses a personal key.
func Bearer(key string) func(*http.Request) { return Header("Authorization", "Bearer "+key) }

// quickHash returns a hash of the password that is quick to check. The parameters are part of each stored hash; with the server's
// own, a check takes 0.2 s of processor time.
func quickHash(password string) string {
	salt := []byte(uuid.NewString()[:16])
	text := base64.RawStdEncoding.EncodeToString
	return "$argon2id$v=19$m=8,t=1,p=1$" + text(salt) + "$" + text(argon2.IDKey([]byte(password), salt, 1, 8, 1, 32))
}

// MakePasswordsQuick gives all people who have a password this one, with a quick hash. Their sessions stay.
func (s *Server) MakePasswordsQuick(t testing.TB, password string) {
	t.Helper()
	Change(t, s.Database(t), "UPDATE people SET password = '"+quickHash(password)+"' WHERE password IS NOT NULL")
}

// teamMember is a person who has joined the team.
type teamMember struct{ ID, Email, Key string }

// NewTeamMember is an admin of the team with a key and GoodPassword.
func (s *Server) NewTeamMember(t testing.TB) teamMember {
	t.Helper()
	return s.AddTeamMember(t, uuid.NewString()+"@example.com")
}

// AddTeamMember is NewTeamMember for an address. The store makes them as joining does, but with a quick hash of the password.
func (s *Server) AddTeamMember(t testing.TB, email string) teamMember {
	t.Helper()
	opened := s.OpenStore(t)
	organization, err := opened.FindOrganization(t.Context(), "default")
	if err != nil {
		t.Fatal(err)
	}
	p := store.Person{ID: uuid.NewString(), OrganizationID: organization.ID, Email: email, Name: "Member", Role: "admin"}
	m := teamMember{ID: p.ID, Email: p.Email}
	err = opened.Write(t.Context(), func(tx *store.Tx) error {
		if err := tx.CreatePerson(t.Context(), &p); err != nil {
			return err
		}
		if err := tx.SetPassword(t.Context(), p.OrganizationID, p.ID, quickHash(GoodPassword)); err != nil {
			return err
		}
		m.Key, err = tx.CreateKey(t.Context(), &store.Key{
			OrganizationID: p.OrganizationID, Kind: store.PersonalKey, PersonID: p.ID, Team: core.TeamID(s.Keys.TeamID), Name: "default",
		})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return m
}
