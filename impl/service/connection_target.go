package service

import (
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/store"
)

// targetOf is where a connection leads and as whom. A host that cannot be read leads nowhere, which is the same place
// only for the same text.
func targetOf(c api.Connection) engine.Target {
	target, err := engine.TargetOf(engine.Options{URL: c.Host, Username: c.Username})
	if err != nil {
		return engine.Target{Server: c.Host, User: c.Username}
	}
	return target
}

// checkTargetPassword says that an update of a connection needs a password: the stored one was given for a server and a
// user, and is shown to no other.
func checkTargetPassword(old, updated api.Connection, access store.ConnectionAccess, sent *string) issueList {
	var issues issueList
	if sent == nil && access.Password != "" && targetOf(updated) != targetOf(old) {
		issues.add("Required: the stored password belongs to another server or user", "password")
	}
	return issues
}

func (c *Connections) bodyRules() map[string]Rule {
	return map[string]Rule{
		"createConnection": whole(func(body api.ConnectionWrite) issueList { return hostRules(body.Host) }),
		"updateConnection": whole(func(body api.ConnectionUpdate) issueList { return hostRules(body.Host) }),
	}
}

// hostRules are about the host of a connection, which every answer shows: a password in it would not be one for long.
func hostRules(host string) issueList {
	var issues issueList
	_, authority, ok := strings.Cut(host, "://")
	if !ok {
		authority = host
	}
	authority, _, _ = strings.Cut(authority, "/")
	userinfo := authority[:max(0, strings.LastIndexByte(authority, '@'))]
	if _, password, _ := strings.Cut(userinfo, ":"); password != "" {
		issues.add("Must not contain a password: send it as password", "host")
	}
	return issues
}
