package engine

import "strings"

// Target is whom Open's DB logs in to and as whom. Two that are equal get the same password to see.
type Target struct {
	// Server has the scheme and, in their order, the hosts with their ports.
	Server string
	User   string
}

// TargetOf returns the target of options. Path and database do not count: an account of the server may ask for any.
func TargetOf(o Options) (Target, error) {
	s, err := parseServer(o)
	if err != nil {
		return Target{}, err
	}
	return Target{Server: s.scheme + "://" + strings.ToLower(strings.Join(s.hosts, ",")), User: s.auth.Username}, nil
}
