package store

import (
	"cmp"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/cespare/xxhash/v2"
	"golang.org/x/text/cases"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/queue"
)

const (
	// listPage is how many bytes of a list are read at a time. A list that is no larger is read in one snapshot.
	listPage = 8 << 20
	// smallList is up to which size a list is read without a place in memory.
	smallList = 64 << 10
	// pageWeight is how often what is read of a list is in memory at once: as the driver gets it, as we do and as it is
	// answered. itemWeight is that of a single text, which may have to be normalised besides, as values.
	pageWeight, itemWeight = 3, 4
)

// scanSlots are how many long lists are read at a time. Of 100,000 items that takes half a second and, in SQLite, one of four
// connections, which others read with too.
const scanSlots = 2

// limitParam is a parameter of LIMIT or OFFSET. SQLite looks at one that stands there alone, and prepares the query again each time.
const limitParam = "CAST(? AS bigint)"

// shortList is of how many items a list is read at once.
const shortList = 1000

// newScanQueue returns the queue for these. An organization has one at a time.
func newScanQueue() *queue.Queue {
	return queue.New(queue.Limits{
		Slots: scanSlots, TenantSlots: 1, Dynamic: queue.DynamicLimit{Caller: 3, Tenant: 7},
		PerCaller: 64, PerTenant: 128, Total: 1024, Wait: 10 * time.Second,
		Singular: "list", Plural: "lists",
	})
}

// ListHead is what is known of a list before its items are read.
type ListHead struct {
	// Total is how many items there are, also when they are not all on the page.
	Total int
	// Tag is a hash of the ids and versions of the items on the page, and of Total.
	Tag uint64
}

// List reads a list. What begin and items get is what the store holds at one moment: the head first, after which begin
// says whether the items are wanted, and then the items in their order, in groups that fit into memory. begin may be
// called again, if the list has changed before the first of them was read.
//
// While items runs no connection is held. What is read afterwards is still of that moment, or the error is ErrChanged.
type List[T any] func(ctx context.Context, begin func(ListHead) bool, items func([]T) error) error

// All reads a list that is known to be short. The result is never nil.
func (l List[T]) All(ctx context.Context) (all []T, total int, err error) {
	all = []T{}
	err = l(ctx, func(h ListHead) bool {
		total = h.Total
		return true
	}, func(items []T) error {
		all = append(all, items...)
		return nil
	})
	return all, total, err
}

// ErrChanged says that a list has changed while it was read, so that the rest of it does not fit what was read before.
var ErrChanged = errors.New("the list changed while it was being read")

// ListOptions say which items of a list are asked for. The zero value asks for all of them.
type ListOptions struct {
	// Name is a part of the name in any case, empty for every name.
	Name string
	// Tag is one of the tags, nil for items with any tags.
	Tag *string
	// State, Kind and SourceID are those of the items, empty for any. Not every list has them.
	State, Kind, SourceID string
	// Limit is how many items a page has, 0 for all, and Offset how many come before it.
	Limit, Offset int
}

// columns extends the WHERE of a list by what databases compare alike.
func (o *ListOptions) columns(from string, args []any) (string, []any) {
	for _, c := range []struct{ column, value string }{
		{"state", o.State}, {"kind", o.Kind}, {"source_id", o.SourceID},
	} {
		if c.value != "" {
			from, args = from+" AND "+c.column+" = ?", append(args, c.value)
		}
	}
	return from, args
}

// choice says by its name and tags whether an item is asked for. Databases do not agree on what the cases of a letter are,
// so they are not asked; what they read for it stands in an index.
type choice struct {
	fold cases.Caser
	name string // folded
	tag  *string
}

// choice returns nil when neither name nor tag is asked for.
func (o *ListOptions) choice() *choice {
	if o.Name == "" && o.Tag == nil {
		return nil
	}
	fold := cases.Fold()
	return &choice{fold, fold.String(o.Name), o.Tag}
}

// takes gets the tags as JSON. What is no list of tags, as other programs may have stored it, has none.
func (c *choice) takes(name, tags *string) bool {
	if c.name != "" && !strings.Contains(c.folded(text(name)), c.name) {
		return false
	}
	if c.tag == nil {
		return true
	}
	all, _ := jsonColumn[[]string](tags)
	return slices.Contains(all, *c.tag)
}

// folded looks letters up only for names beyond ASCII, which few are.
func (c *choice) folded(name string) string {
	for i := range len(name) {
		if name[i] >= utf8.RuneSelf {
			return c.fold.String(name)
		}
	}
	return strings.ToLower(name)
}

// PageOf returns the page of items that are there already, and how many there are in all. The result is never nil.
func PageOf[T any](all []T, name func(T) string, o ListOptions) (page []T, total int) {
	page, chosen := []T{}, o.choice()
	for _, item := range all {
		if text := name(item); chosen == nil || chosen.takes(&text, nil) {
			page = append(page, item)
		}
	}
	total = len(page)
	page = page[min(o.Offset, total):]
	if o.Limit > 0 {
		page = page[:min(o.Limit, len(page))]
	}
	return page, total
}

// heading is what is known of an item before it is read.
type heading struct {
	id      string
	version uint64
	size    int64
}

// listing says how a list is read.
type listing[T any] struct {
	name string // for errors
	// from is the FROM and WHERE of all items, with args, and id the column of their ids.
	from string
	args []any
	id   string
	// version is an expression that every change of an item changes which an answer shows, and size one for about how many
	// bytes it has. versionArgs are those of both.
	version, size string
	versionArgs   []any
	// revise, if there is one, changes the versions of items of a page, in its order, by what no expression says at its cost.
	revise func(ctx context.Context, db *DB, page []heading) error
	// names and tags are expressions that items are chosen by, the columns name and tags if empty.
	names, tags string
	order       string
	options     ListOptions
	// check, if there is one, says why there is no such list.
	check func(ctx context.Context, db *DB) error
	// long says that all items are looked at for any page, because no index counts them.
	long bool
	// inline, if there is one, reads items of a short list with their headings.
	inline *inline[T]
	// load returns the items of the ids, in any order.
	load func(ctx context.Context, db *DB, ids []string) ([]T, error)
	idOf func(*T) string
}

// inline is how items are read by further columns of their headings.
type inline[T any] struct {
	columns string
	args    []any
	// scan returns where the columns of a row are put, and what makes an item of them: false if load has to read it.
	scan func() (dest []any, item func(id string) (T, bool))
}

// chosen are the ids of the page of a list whose items are chosen by name or tag, and total how many are. Nothing else is
// read of those that are not on the page.
func (l *listing[T]) chosen(ctx context.Context, db *DB, choice *choice) (page []string, total int, err error) {
	var id string
	var name, tags *string
	query, dest := "SELECT "+l.id, []any{&id}
	if choice.name != "" {
		query, dest = query+", "+cmp.Or(l.names, "name"), append(dest, &name)
	}
	if choice.tag != nil {
		query, dest = query+", "+cmp.Or(l.tags, "tags"), append(dest, &tags)
	}
	rows, err := db.rows(ctx, query+l.from+" ORDER BY "+l.order, l.args...)
	if err != nil {
		return nil, 0, err
	}
	defer func() { _ = rows.Close() }()
	o := l.options
	for rows.Next() {
		if err := errors.Join(ctx.Err(), rows.Scan(dest...)); err != nil {
			return nil, 0, err
		}
		if !choice.takes(name, tags) {
			continue
		}
		if total++; total > o.Offset && (o.Limit == 0 || len(page) < o.Limit) {
			page = append(page, id)
		}
	}
	return page, total, rows.Err()
}

// headings are those of the page or, of its items, those of some ids. If items are chosen by name or tag, total is how many
// are. With inline, found are the items that could be read as well and fit into memory.
func (l *listing[T]) headings(ctx context.Context, db *DB, ids []string, inline *inline[T]) (
	all []heading, found []T, total int, err error,
) {
	if choice := l.options.choice(); choice != nil && ids == nil {
		if ids, total, err = l.chosen(ctx, db, choice); err != nil || len(ids) == 0 {
			return nil, nil, total, err
		}
	}
	var h heading
	var version string
	columns, args := l.id+", "+l.version+", "+l.size, slices.Clone(l.versionArgs)
	dest := []any{&h.id, &version, (*integer)(&h.size)} // made once, and not for each row
	var item func(id string) (T, bool)
	if inline != nil {
		var more []any
		more, item = inline.scan()
		columns, args, dest = columns+", "+inline.columns, append(args, inline.args...), append(dest, more...)
	}
	query, args := "SELECT "+columns+l.from, append(args, l.args...)
	if ids != nil {
		query += " AND ?"
		args = append(args, db.among(l.id, ids))
	}
	query += " ORDER BY " + l.order
	if o := l.options; o.Limit > 0 && ids == nil {
		query += " LIMIT " + limitParam + " OFFSET " + limitParam
		args = append(args, o.Limit, o.Offset)
	}
	rows, err := db.rows(ctx, query, args...)
	if err != nil {
		return nil, nil, 0, err
	}
	defer func() { _ = rows.Close() }()
	size, place := int64(0), int64(smallList)
	for rows.Next() {
		if err := rows.Scan(dest...); err != nil {
			return nil, nil, 0, err
		}
		h.version = xxhash.Sum64String(version)
		all = append(all, h)
		if size += h.size; size > place && item != nil {
			if place = size + smallList; !fits(ctx, place) {
				item, found = nil, nil
			}
		}
		if item == nil {
			continue
		}
		if v, ok := item(h.id); ok {
			found = append(found, v)
		}
	}
	if err := rows.Err(); err != nil || l.revise == nil || len(all) == 0 {
		return all, found, total, err
	}
	return all, found, total, l.revise(ctx, db, all)
}

// fits reports whether so many bytes of a list may be read at once, without waiting for their place in memory.
func fits(ctx context.Context, size int64) bool {
	reservation := memory.FromContext(ctx)
	return size <= listPage && reservation.TryAcquire(ctx, pageWeight*size-reservation.Held()) == nil
}

// integer is a number that database/sql hands on as it gets it. For an int64 it would write it as text and read that.
type integer int64

// Scan takes what drivers have for integers.
func (n *integer) Scan(value any) error {
	i, ok := value.(int64)
	if !ok {
		return fmt.Errorf("%T is not an integer", value)
	}
	*n = integer(i)
	return nil
}

// head is the head of a list with these headings on its page, of which total items were chosen.
func (l *listing[T]) head(ctx context.Context, db *DB, page []heading, total int) (h ListHead, err error) {
	o := l.options
	switch h.Total = len(page); {
	case o.choice() != nil:
		h.Total = total
	case o.Limit > 0 && (o.Offset > 0 || len(page) == o.Limit):
		if h.Total, err = db.count(ctx, "SELECT count(*)"+l.from, l.args...); err != nil {
			return h, err
		}
	}
	hash := xxhash.New()
	var bytes [8]byte
	number := func(n uint64) {
		binary.LittleEndian.PutUint64(bytes[:], n)
		_, _ = hash.Write(bytes[:])
	}
	number(uint64(h.Total))
	for _, item := range page {
		number(uint64(len(item.id)))
		_, _ = hash.WriteString(item.id)
		number(item.version)
	}
	h.Tag = hash.Sum64()
	return h, nil
}

// list reads the list of l.
func list[T any](s *Store, l listing[T]) List[T] {
	l.from, l.args = l.options.columns(l.from, l.args)
	return func(ctx context.Context, begin func(ListHead) bool, items func([]T) error) error {
		l, snapshot := l, s.Snapshot
		var page []T
		var rest []heading
		long, err := l.isLong(ctx, s.DB)
		if long {
			l.inline, snapshot = nil, s.scan
		}
		if err == nil {
			page, rest, err = l.first(ctx, snapshot, begin)
		}
		for err == nil && len(page) > 0 {
			if err = items(page); err != nil {
				return err
			}
			// It has begun to be answered, so it waits for no other list any more: a refusal would cut it off.
			page, rest, err = l.next(ctx, s.Snapshot, rest)
		}
		var known *core.Error
		if err == nil || errors.As(err, &known) {
			return err
		}
		return failed(ctx, "list "+l.name, err)
	}
}

// isLong reports whether all of many items have to be looked at.
func (l *listing[T]) isLong(ctx context.Context, db *DB) (bool, error) {
	o := l.options
	if l.long || o.choice() != nil || o.Limit > 0 && o.Limit <= shortList {
		return l.long || o.choice() != nil, nil
	}
	n, err := db.count(ctx, "SELECT count(*) FROM (SELECT 1"+l.from+" LIMIT "+limitParam+") counted",
		append(slices.Clone(l.args), shortList+1)...)
	return n > shortList, err
}

// A snapshot runs a function on what the database holds at one moment.
type snapshot = func(ctx context.Context, fn func(db *DB) error) error

// first reads the headings and as many items as fit into memory, and waits for their place there. It waits between two
// snapshots, not in one.
func (l *listing[T]) first(ctx context.Context, snapshot snapshot, begin func(ListHead) bool) (
	page []T, rest []heading, err error,
) {
	reservation, missing := memory.FromContext(ctx), int64(0)
	for {
		if err := reservation.Acquire(ctx, missing); err != nil {
			return nil, nil, err
		}
		missing = 0 // also if the list is not wanted any more, as it is what the client has again
		err := snapshot(ctx, func(db *DB) error {
			if l.check != nil {
				if err := l.check(ctx, db); err != nil {
					return err
				}
			}
			all, found, total, err := l.headings(ctx, db, nil, l.inline)
			if err != nil {
				return err
			}
			head, err := l.head(ctx, db, all, total)
			if err != nil || !begin(head) {
				return err
			}
			if need := listWeight(all) - reservation.Held(); reservation.TryAcquire(ctx, need) != nil {
				missing = need
				return nil
			}
			page, rest, err = l.read(ctx, db, all, found)
			return err
		})
		if err != nil || missing == 0 {
			return page, rest, err
		}
	}
}

// scan is Snapshot, for which long lists wait.
func (s *Store) scan(ctx context.Context, fn func(db *DB) error) error {
	p := core.PrincipalFrom(ctx)
	release, err := s.scans.Acquire(ctx, queue.Holder{Tenant: p.OrganizationID, Caller: p.Caller()})
	if err != nil {
		return err
	}
	defer release()
	return s.Snapshot(ctx, fn)
}

// listWeight is how much memory the reading of a list takes at a time. An item that is normalised is so for a moment, while
// the client decides how long a list is held: so it does not count.
func listWeight(all []heading) int64 {
	var total, largest int64
	for _, h := range all {
		total, largest = total+h.size, max(largest, h.size)
	}
	if total <= smallList {
		return 0
	}
	return pageWeight * max(min(total, listPage), largest)
}

// next reads the items after those that have been read.
func (l *listing[T]) next(ctx context.Context, snapshot snapshot, all []heading) (page []T, rest []heading, err error) {
	if len(all) == 0 {
		return nil, nil, nil
	}
	err = snapshot(ctx, func(db *DB) error {
		n := pageOf(all)
		now, _, _, err := l.headings(ctx, db, ids(all[:n]), nil)
		if err != nil {
			return err
		}
		// Those that have moved in the order are in their place: it is that of the moment when the list was begun.
		versions := make(map[string]uint64, len(now))
		for _, h := range now {
			versions[h.id] = h.version
		}
		for _, h := range all[:n] {
			if version, ok := versions[h.id]; !ok || version != h.version {
				return ErrChanged
			}
		}
		page, rest, err = l.read(ctx, db, all, nil)
		return err
	})
	return page, rest, err
}

// pageOf is how many of the items are read at a time.
func pageOf(all []heading) int {
	var size int64
	for i, h := range all {
		if size += h.size; size > listPage && i > 0 {
			return i
		}
	}
	return len(all)
}

// read reads a page of the items, of which some are found already.
func (l *listing[T]) read(ctx context.Context, db *DB, all []heading, found []T) (page []T, rest []heading, err error) {
	n := pageOf(all)
	if n == 0 {
		return nil, nil, nil
	}
	if missing := l.missing(all[:n], found); len(missing) > 0 {
		more, err := l.load(ctx, db, missing)
		if err != nil {
			return nil, nil, err
		}
		found = append(found, more...)
	}
	inOrder := len(found) == n
	for i := 0; inOrder && i < n; i++ {
		inOrder = l.idOf(&found[i]) == all[i].id
	}
	if inOrder {
		return found, all[n:], nil
	}
	byID := make(map[string]int, len(found))
	for i := range found {
		byID[l.idOf(&found[i])] = i
	}
	page = make([]T, 0, n)
	for _, h := range all[:n] {
		i, ok := byID[h.id]
		if !ok {
			return nil, nil, ErrChanged
		}
		page = append(page, found[i])
	}
	return page, all[n:], nil
}

// missing are the ids of those that are not among the items, which are in the same order.
func (l *listing[T]) missing(all []heading, found []T) (missing []string) {
	for _, h := range all {
		if len(found) > 0 && l.idOf(&found[0]) == h.id {
			found = found[1:]
			continue
		}
		missing = append(missing, h.id)
	}
	return missing
}

// ids are the ids of headings.
func ids(all []heading) []string {
	ids := make([]string, len(all))
	for i, h := range all {
		ids[i] = h.id
	}
	return ids
}
