package alerting

import (
	"cmp"
	"slices"

	"github.com/obstack/obstack/impl/store"
)

const (
	// maxNotified is how many groups one evaluation notifies. Each is a notification of its own, more of which are no longer
	// read.
	maxNotified = 500
	// maxNotifiedText is how many bytes of labels they have together, but for the last of them.
	maxNotifiedText = 1 << 20
)

// change is what there is to notify of a group.
type change struct {
	group  string
	events []store.Event
	before Group
	streak int
}

// divide divides changes into those that are notified and, if they are too many, the others. Both are in the order of
// their groups, as the changes are.
func divide(changes []change) (notified, truncated []change) {
	notified = mostUrgentFirst(changes)
	n, size := 0, 0
	for n < min(len(notified), maxNotified) && size < maxNotifiedText {
		for _, e := range notified[n].events {
			size += len(e.Group)
			for _, l := range e.Labels {
				size += len(l.Name) + len(l.Value)
			}
		}
		n++
	}
	notified, truncated = notified[:n], notified[n:]
	for _, part := range [][]change{notified, truncated} {
		slices.SortFunc(part, func(a, b change) int { return cmp.Compare(a.group, b.group) })
	}
	return notified, truncated
}

// mostUrgentFirst orders changes. What begins to fire takes turns with what ends, so that neither is put off for as long as
// there is more of the other, and what is repeated comes last. Of the former those groups are first that have violated for
// longest: those that come and go must not keep the others from being notified. Of the rest it is those notified longest ago.
func mostUrgentFirst(changes []change) []change {
	var begun, ended, repeated []change
	for _, c := range changes {
		switch {
		case !c.before.Notified:
			begun = append(begun, c)
		case !c.events[len(c.events)-1].Firing:
			ended = append(ended, c)
		default:
			repeated = append(repeated, c)
		}
	}
	slices.SortStableFunc(begun, func(a, b change) int { return cmp.Compare(b.streak, a.streak) })
	for _, list := range [][]change{ended, repeated} {
		slices.SortStableFunc(list, func(a, b change) int { return a.before.NotifiedAt.Compare(b.before.NotifiedAt) })
	}
	ordered := make([]change, 0, len(changes))
	for i := range max(len(begun), len(ended)) {
		ordered = append(ordered, begun[min(i, len(begun)):min(i+1, len(begun))]...)
		ordered = append(ordered, ended[min(i, len(ended)):min(i+1, len(ended))]...)
	}
	return append(ordered, repeated...)
}
