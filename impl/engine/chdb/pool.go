package chdb

import (
	"slices"
	"sync"
)

const (
	// maxProfiles is how many profiles are remembered. A program asks with a dozen of them, by the kind of its queries and
	// how many run at a time; more only means that some sessions are opened when they are wanted.
	maxProfiles = 16
	// maxAhead is how many sessions are opened ahead for each of them, and maxIdle how many are kept, at about a tenth of a
	// megabyte each.
	maxAhead = 2
	maxIdle  = 8
)

// profile is what makes two sessions alike.
type profile struct {
	database string
	settings string // the end of a SET statement
}

// sessionPool holds sessions that are opened before a request needs them, since connecting and setting what a request wants
// takes as long as a small query. They are made for profiles that have been asked for more than once of late. Each serves one
// request, but those that a request could not change are kept for the next.
type sessionPool struct {
	mu       sync.Mutex
	profiles []*pooledProfile // the one that was asked for last comes first
}

type pooledProfile struct {
	profile
	asked   int
	opening bool
	conns   []*conn
}

// get returns a session of the pool, which the caller must keep or close, or nil and what one should be opened for.
func (s *sessionPool) get(p profile) (*conn, *pooledProfile) {
	s.mu.Lock()
	defer s.mu.Unlock()
	known := &pooledProfile{profile: p}
	if i := s.index(p); i >= 0 {
		known = s.profiles[i]
		s.profiles = slices.Delete(s.profiles, i, i+1)
	}
	s.profiles = slices.Insert(s.profiles, 0, known)
	if len(s.profiles) > maxProfiles {
		s.profiles[maxProfiles].close()
		s.profiles = slices.Delete(s.profiles, maxProfiles, maxProfiles+1)
	}
	known.asked++
	if len(known.conns) == 0 {
		return nil, known
	}
	c := known.conns[0]
	known.conns = slices.Delete(known.conns, 0, 1)
	return c, known
}

// keep takes back a session that is as it was when it was opened, or closes it: when there are enough, or its profile was
// forgotten meanwhile.
func (s *sessionPool) keep(c *conn) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(c.of.conns) < maxIdle && slices.Contains(s.profiles, c.of) {
		c.of.conns = append(c.of.conns, c)
	} else {
		c.close()
	}
}

// reserve returns what a session should be opened for, or nil. Only one is at a time, so that many queries at once are
// not slowed down by twice as many sessions. The caller must then call put.
func (s *sessionPool) reserve(p profile) *pooledProfile {
	s.mu.Lock()
	defer s.mu.Unlock()
	i := s.index(p)
	if i < 0 {
		return nil
	}
	known := s.profiles[i]
	if known.opening || known.asked < 2 || len(known.conns) >= maxAhead {
		return nil
	}
	known.opening = true
	return known
}

// put keeps a session, or closes it when the profile was forgotten meanwhile. The session may be nil.
func (s *sessionPool) put(known *pooledProfile, c *conn) {
	s.mu.Lock()
	defer s.mu.Unlock()
	known.opening = false
	if c != nil {
		known.conns = append(known.conns, c)
	}
	if !slices.Contains(s.profiles, known) {
		known.close()
	}
}

// clear forgets all profiles.
func (s *sessionPool) clear() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, known := range s.profiles {
		known.close()
	}
	s.profiles = nil
}

func (s *sessionPool) index(p profile) int {
	return slices.IndexFunc(s.profiles, func(known *pooledProfile) bool { return known.profile == p })
}

func (p *pooledProfile) close() {
	for _, c := range p.conns {
		c.close()
	}
	p.conns = nil
}
