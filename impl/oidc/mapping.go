package oidc

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/obstack/obstack/impl/core"
)

// Mapping says which role the claims of a person give. Of several roles the largest counts.
type Mapping struct {
	// Groups are roles by the name of a group.
	Groups map[string]core.Role
	// Domains are roles by the domain of an e-mail address, in lower case. Domains below one do not belong to it.
	Domains map[string]core.Role
}

// roles are those that a mapping may give, the largest last.
var roles = []core.Role{core.RoleViewer, core.RoleEditor, core.RoleAdmin}

// ReadMapping reads the YAML file of a Mapping. Every problem is reported at once: an entry that is mistyped would be one that
// lets in whom it should not, or keeps out whom it should let in.
func ReadMapping(name string) (Mapping, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return Mapping{}, err
	}
	m, err := parseMapping(text)
	if err != nil {
		return Mapping{}, fmt.Errorf("%s: %w", name, err)
	}
	return m, nil
}

func parseMapping(text []byte) (Mapping, error) {
	var file struct {
		Groups  map[string]core.Role `yaml:"groups"`
		Domains map[string]core.Role `yaml:"domains"`
	}
	decoder := yaml.NewDecoder(bytes.NewReader(text))
	decoder.KnownFields(true)
	if err := decoder.Decode(&file); err != nil && !errors.Is(err, io.EOF) {
		return Mapping{}, err
	}
	if err := decoder.Decode(new(yaml.Node)); !errors.Is(err, io.EOF) {
		return Mapping{}, errors.New("a second YAML document: only one per file is allowed")
	}
	if len(file.Groups)+len(file.Domains) == 0 {
		return Mapping{}, errors.New("expected groups or domains with roles, such as {groups: {platform: admin}}")
	}
	var problems []error
	m := Mapping{Groups: file.Groups, Domains: map[string]core.Role{}}
	for _, group := range slices.Sorted(maps.Keys(file.Groups)) {
		problems = append(problems, checkEntry("groups", group, file.Groups[group]))
	}
	for _, domain := range slices.Sorted(maps.Keys(file.Domains)) {
		problems = append(problems, checkEntry("domains", domain, file.Domains[domain]))
		lower := strings.ToLower(domain)
		if _, again := m.Domains[lower]; again {
			problems = append(problems, fmt.Errorf("domains: duplicate %q", lower))
		}
		if strings.ContainsAny(domain, "@*/ ") {
			problems = append(problems, fmt.Errorf("domains: %q is not a domain such as example.com", domain))
		}
		m.Domains[lower] = file.Domains[domain]
	}
	return m, errors.Join(problems...)
}

func checkEntry(kind, name string, role core.Role) error {
	switch {
	case name == "":
		return fmt.Errorf("%s: empty name", kind)
	case !slices.Contains(roles, role):
		return fmt.Errorf("%s: %q has the role %q, expected viewer, editor or admin", kind, name, role)
	}
	return nil
}

// Role returns the largest role that the claims give, and false when they give none. A domain counts only for an address that
// the provider has verified, since in many a person may write down any.
func (m Mapping) Role(c Claims) (core.Role, bool) {
	largest := -1
	for _, group := range c.Groups {
		largest = max(largest, slices.Index(roles, m.Groups[group]))
	}
	if m.OwnsAddress(c) {
		largest = max(largest, slices.Index(roles, m.Domains[c.domain()]))
	}
	if largest < 0 {
		return "", false
	}
	return roles[largest], true
}

// OwnsAddress reports whether the claims prove that the person has the address: the provider has verified it, and the operator
// trusts the provider with its domain. Without that it must not be taken for the person who has the address here.
func (m Mapping) OwnsAddress(c Claims) bool {
	return c.EmailVerified && m.NamesDomain(c)
}

// NamesDomain reports whether the address, verified or not, is of a domain that the mapping names.
func (m Mapping) NamesDomain(c Claims) bool {
	_, named := m.Domains[c.domain()]
	return named
}
