package oidc

import (
	"encoding/json"
	"strings"
)

// Claims are what the provider has proven of a person, who is Issuer and Subject together: both the address and the name of a
// person change.
type Claims struct {
	Issuer, Subject string
	// Email is empty when the provider does not say it.
	Email string
	// EmailVerified is the provider's word that the person reads mail at the address.
	EmailVerified bool
	// Name is what the person is called, empty when the provider does not say it.
	Name   string
	Groups []string
}

// domain returns that of the address in lower case, and nothing if the address is none.
func (c Claims) domain() string {
	local, domain, _ := strings.Cut(c.Email, "@")
	if local == "" || strings.Contains(domain, "@") {
		return ""
	}
	return strings.ToLower(domain)
}

// claimSet is the form of claims in an ID token and in an answer of the UserInfo endpoint. A claim that has another form counts
// as not there: it gives no rights.
type claimSet struct {
	Email             text   `json:"email"`
	EmailVerified     truth  `json:"email_verified"`
	Name              text   `json:"name"`
	PreferredUsername text   `json:"preferred_username"`
	Groups            groups `json:"groups"`
}

// text is a string.
type text string

func (s *text) UnmarshalJSON(b []byte) error {
	var v string
	if json.Unmarshal(b, &v) == nil {
		*s = text(v)
	}
	return nil
}

// truth is a boolean, which Amazon Cognito writes as a string.
type truth bool

func (t *truth) UnmarshalJSON(b []byte) error {
	*t = string(b) == "true" || string(b) == `"true"`
	return nil
}

// groups are names, or one name for a person in one group. It is nil for anything else.
type groups []string

func (g *groups) UnmarshalJSON(b []byte) error {
	var list []string
	var one string
	switch {
	case json.Unmarshal(b, &list) == nil:
		*g = list
	case json.Unmarshal(b, &one) == nil:
		*g = groups{one}
	}
	return nil
}

// complete reports whether there is nothing that the UserInfo endpoint could add to an ID token.
func (s claimSet) complete() bool { return s.Email != "" && s.Groups != nil }

// add takes over what s lacks. The address and whether it is verified belong together.
func (s *claimSet) add(other claimSet) {
	if s.Email == "" {
		s.Email, s.EmailVerified = other.Email, other.EmailVerified
	}
	if s.Name == "" {
		s.Name = other.Name
	}
	if s.PreferredUsername == "" {
		s.PreferredUsername = other.PreferredUsername
	}
	if s.Groups == nil {
		s.Groups = other.Groups
	}
}

// claims returns what the set says of a person.
func (s claimSet) claims(issuer, subject string) Claims {
	name := s.Name
	if name == "" {
		name = s.PreferredUsername
	}
	return Claims{
		Issuer: issuer, Subject: subject, Email: string(s.Email), EmailVerified: bool(s.EmailVerified), Name: string(name),
		Groups: s.Groups,
	}
}
