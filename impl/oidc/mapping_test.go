package oidc_test

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/oidc"
)

func TestMappingGivesTheLargestRole(t *testing.T) {
	t.Parallel()
	m, err := oidc.ParseMapping([]byte("groups: {platform: admin, developers: editor}\ndomains: {Example.com: viewer, ops.example.com: editor}\n"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		claims oidc.Claims
		want   core.Role
		owns   bool
	}{
		{claims: oidc.Claims{}},
		{claims: oidc.Claims{Groups: []string{"sales", "Platform", ""}}},
		{claims: oidc.Claims{Groups: []string{"developers"}}, want: "editor"},
		{claims: oidc.Claims{Groups: []string{"developers", "platform"}}, want: "admin"},
		{claims: oidc.Claims{Email: "a@example.com", EmailVerified: true}, want: "viewer", owns: true},
		{claims: oidc.Claims{Email: "a@EXAMPLE.com", EmailVerified: true}, want: "viewer", owns: true},
		{claims: oidc.Claims{Email: "a@example.com", EmailVerified: true, Groups: []string{"developers"}}, want: "editor", owns: true},
		{claims: oidc.Claims{Email: "a@ops.example.com", EmailVerified: true}, want: "editor", owns: true},
		{claims: oidc.Claims{Email: "a@example.com"}},
		{claims: oidc.Claims{Email: "a@example.com", Groups: []string{"platform"}}, want: "admin"},
		{claims: oidc.Claims{Email: "a@sub.example.com", EmailVerified: true}},
		{claims: oidc.Claims{Email: "a@evil.com@example.com", EmailVerified: true}},
		{claims: oidc.Claims{Email: "example.com", EmailVerified: true}},
		{claims: oidc.Claims{Email: "@example.com", EmailVerified: true}},
		{claims: oidc.Claims{Email: "a@other.com", EmailVerified: true, Groups: []string{"platform"}}, want: "admin"},
	} {
		role, ok := m.Role(c.claims)
		if role != c.want || ok != (c.want != "") {
			t.Errorf("%+v has the role %q (%v), want %q", c.claims, role, ok, c.want)
		}
		if m.OwnsAddress(c.claims) != c.owns {
			t.Errorf("%+v owns its address: %v", c.claims, !c.owns)
		}
	}
}

func TestMappingsThatAreMistypedAreRefused(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"":                          "expected groups or domains",
		"groups: {}":                "expected groups or domains",
		"group: {platform: admin}":  "field group not found",
		"groups: {platform: root}":  `groups: "platform" has the role "root"`,
		"groups: {platform: Admin}": `groups: "platform" has the role "Admin"`,
		"groups: {platform: }":      `groups: "platform" has the role ""`,
		"groups: {platform: admin, platform: editor}": "already defined",
		"groups: {'': admin}":                         "groups: empty name",
		"groups: [platform]":                          "cannot unmarshal",
		"domains: {'*.example.com': viewer}":          "is not a domain",
		"domains: {a@example.com: viewer}":            "is not a domain",
		"domains: {a.com: viewer, A.com: admin}":      `duplicate "a.com"`,
		"groups: {a: x}\ndomains: {b.com: y}":         `"b.com" has the role "y"`,
		"groups: {a: admin}\n---\ngroups: {b: admin}": "second YAML document",
	} {
		if _, err := oidc.ParseMapping([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}
