package service

import (
	"encoding/json"
	"fmt"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// What an organization has is versioned by what answers show of it: all of that is configuration, but for the use of a key.

// OrganizationVersion is the version of an organization.
func OrganizationVersion(o api.Organization) core.Version { return versionOf(o) }

// MemberVersion is the version of a person in an organization.
func MemberVersion(m api.Member) core.Version { return versionOf(m) }

// InvitationVersion is the version of an invitation, also for those who do not see its link.
func InvitationVersion(i api.Invitation) core.Version {
	i.URL = nil
	return versionOf(i)
}

// KeyVersion is the version of a key.
func KeyVersion(k api.Key) core.Version {
	k.UsedAt = nil
	return versionOf(k)
}

func versionOf(v any) core.Version {
	text, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Sprintf("an answer that cannot be written: %v", err))
	}
	return core.VersionOf(text)
}
