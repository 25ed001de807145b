package ingest

import (
	"maps"
	"slices"
	"sync"
	"time"
)

const (
	// maxDays is how many partition days may wait for their insert: every block is a part, or several.
	maxDays = 16
	// dayWait is for how long room is kept for a key that was refused, which is told to come again after a second. If it does not,
	// none is kept for it for dayPause.
	dayWait  = 10 * time.Second
	dayPause = time.Minute
)

// days are the partition days that records wait for. Only old ones are refused when there are too many: what is sent as it happens
// is of few. A key that was refused has room kept for it, in the order in which keys were: meanwhile others open no day, and keep
// none open, that would leave it too little. So each has its turn, however much another one sends.
type days struct {
	mu      sync.Mutex
	open    map[int32]*openDay
	waiting []*waitingKey
	lapsed  map[uint32]time.Time // when keys that did not come again were refused
}

type openDay struct {
	requests int               // that are being appended to the log
	last     map[uint32]uint64 // the last record of each key
}

// waitingKey is what a key was refused for, and when it last was.
type waitingKey struct {
	key  uint32
	days []int32
	seen time.Time
}

func (w *waitingKey) isIn(key uint32, all []int32) bool {
	return w.key == key && !slices.ContainsFunc(w.days, func(day int32) bool { return !slices.Contains(all, day) })
}

// take reports whether a request of a key with records of these days may be appended.
func (d *days) take(key uint32, all []int32, now time.Time) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	old := func(day int32) bool { return day < int32(now.Unix()/86400)-1 }
	if slices.ContainsFunc(all, old) && !d.fit(key, all, old, now) {
		i := slices.IndexFunc(d.waiting, func(w *waitingKey) bool { return w.key == key })
		_, lapsed := d.lapsed[key]
		switch {
		case i < 0 && lapsed:
		case i < 0:
			d.waiting = append(d.waiting, &waitingKey{key, slices.Clone(all), now})
		case slices.Equal(d.waiting[i].days, all):
			d.waiting[i].seen = now
		}
		return false
	}
	d.waiting = slices.DeleteFunc(d.waiting, func(w *waitingKey) bool { return w.isIn(key, all) })
	for _, day := range all {
		if d.open[day] == nil {
			d.open[day] = &openDay{last: map[uint32]uint64{}}
		}
		d.open[day].requests++
	}
	return true
}

// fit reports whether there is room for days of which some are old. There is if no other old ones are open, as there will be none
// otherwise for a request of many.
func (d *days) fit(key uint32, all []int32, old func(day int32) bool, now time.Time) bool {
	d.waiting = slices.DeleteFunc(d.waiting, func(w *waitingKey) bool {
		late := now.Sub(w.seen) > dayWait
		if late {
			d.lapsed[w.key] = w.seen
		}
		return late
	})
	maps.DeleteFunc(d.lapsed, func(_ uint32, seen time.Time) bool { return now.Sub(seen) > dayWait+dayPause })
	wanted := all
	if len(d.waiting) > 0 && !d.waiting[0].isIn(key, all) {
		wanted = append(slices.Clone(all), d.waiting[0].days...)
		slices.Sort(wanted)
		wanted = slices.Compact(wanted)
	}
	n, others := len(wanted), false
	for day := range d.open {
		if !slices.Contains(wanted, day) {
			n++
			others = others || old(day)
		}
	}
	return n <= maxDays || len(wanted) == len(all) && !others
}

// give says that a request was appended, as a record, or was not, when that is 0.
func (d *days) give(key uint32, all []int32, seq uint64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, day := range all {
		o := d.open[day]
		o.requests--
		if seq > 0 {
			o.last[key] = max(o.last[key], seq)
		}
		d.forget(day)
	}
}

// finish says below which sequence number all records of each key are stored.
func (d *days) finish(stored func(key uint32) uint64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for day, o := range d.open {
		for key, last := range o.last {
			if last < stored(key) {
				delete(o.last, key)
			}
		}
		d.forget(day)
	}
}

func (d *days) forget(day int32) {
	if o := d.open[day]; o.requests == 0 && len(o.last) == 0 {
		delete(d.open, day)
	}
}
