package alerting

import (
	"maps"
	"slices"

	"github.com/obstack/obstack/impl/store"
)

// Capacity is divided among organizations, and what an organization may have among those who have created its alerts: its
// members in oss, and its services in managed, where keys belong to no person. However slow the servers are on which they
// query something, they leave some for others.
//
// Alerts cannot be taken back before they are evaluated, so what counts is what is free: a holder may have more until
// what it holds, times the number of those who hold no less, is all that is still free. One alone gets half of all,
// the second a third of the rest, the third a quarter of what is left then; whoever comes in whatever order, k holders
// leave at least one part in k+1, but for what is claimed at once. Holders of little do not count for larger ones.

// holdings are how many alerts are held of each creator.
type holdings map[store.AlertGroup]int

// add counts alerts as held, or no more as such if n is negative.
func (h holdings) add(group store.AlertGroup, n int) {
	if h[group] += n; h[group] == 0 {
		delete(h, group)
	}
}

// sum is how many are held of all.
func (h holdings) sum() (n int) {
	for _, held := range h {
		n += held
	}
	return n
}

// available returns how many alerts may be claimed at once so that no holder gets more than its share of a capacity, and
// which of them have it already.
//
// It divides twice by the same rule: what is free among organizations, and what an organization may still have among its
// creators. A key of full without a team and a creator stands for all of an organization. The number of alerts is what a
// newcomer may have, because it is not known before the claim whose alerts are due: only a holder of much may get more
// than its share, by what is claimed at once.
func (h holdings) available(capacity int) (alerts int, full map[store.AlertGroup]bool) {
	organizations, members := holdings{}, map[store.AlertGroup]holdings{}
	for group, held := range h {
		all := store.AlertGroup{Organization: group.Organization}
		organizations.add(all, held)
		if members[all] == nil {
			members[all] = holdings{}
		}
		members[all][group] = held
	}
	free, sizes := capacity-h.sum(), organizations.sizes()
	alerts = allowance(nil, allowance(sizes, free, 0), 0)
	full = map[store.AlertGroup]bool{}
	for all, members := range members {
		free := allowance(sizes, free, organizations[all])
		if free <= 0 {
			full[all] = true
			continue
		}
		sizes := members.sizes()
		alerts = min(alerts, allowance(sizes, free, 0))
		for group, held := range members {
			if allowance(sizes, free, held) <= 0 {
				full[group] = true
			}
		}
	}
	return alerts, full
}

// sizes are what is held, the largest first.
func (h holdings) sizes() []int {
	sizes := slices.Sorted(maps.Values(h))
	slices.Reverse(sizes)
	return sizes
}

// allowance is how many more a holder may have of what is free. The sizes are those of all, the largest first.
//
// rank counts the holders that would have no less than this one if it took all that it may, and itself. With k of them each
// may have a part in k+1 of what they and the free part are together, so one part always stays free.
func allowance(sizes []int, free, held int) int {
	rank := 1 // among them when it has all that it may
	for rank <= len(sizes) && sizes[rank-1] >= (free+held)/(rank+1) {
		rank++
	}
	return (free+held)/(rank+1) - held
}
