package service

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
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

// teamMemberVersion is the version of a person in the team, whoever asks.
func teamMemberVersion(person store.Person) core.Version {
	return versionOf(teamMemberOf(core.Principal{}, person))
}

// textKeyVersion is the version of a key that is one text. Another secret is another version, and so is an earlier end of the
// secret before.
func textKeyVersion(k store.Key) core.Version {
	return versionOf([]any{k.ID, k.Name, k.Roles, k.ExpireAt, k.Suffix, k.PreviousUntil})
}

func silenceVersion(s *api.AlertSilence) core.Version { return versionOf(s) }

// sessionsVersion is the version of the sessions of a person, whatever their order: another one once a session has begun or ended.
func sessionsVersion(sessions []store.Session) core.Version {
	ids := make([]string, len(sessions))
	for i, s := range sessions {
		ids[i] = s.ID
	}
	slices.Sort(ids)
	return versionOf(ids)
}

// versionOf takes what the packages of ours made of rows: texts, times that are written as texts, and no fractions, none of which
// JSON lacks.
func versionOf(v any) core.Version {
	text, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Sprintf("an answer that cannot be written: %v", err))
	}
	return core.VersionOf(text)
}
