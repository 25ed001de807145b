package chdb

import (
	"context"
	"strings"
	"sync"
	"time"
)

// killInterval is how soon a query is killed again that was not seen by the first attempt, because it had not been
// registered yet, or had reached a step that does not look at the order.
const killInterval = 20 * time.Millisecond

// doomed are the queries whose clients have gone. Whole screens of charts go away at once, so one statement
// kills all of them: with one for each, the last would run on for as long as all of those take.
type doomed struct {
	mu      sync.Mutex
	victims map[*victim]struct{}
	killing bool
}

// victim is a query that may have to be killed. The library gives queries ids of its own and keeps them to itself, so
// the comment, which must be unique, is the only way to find one; a query that is allowed to set log_comment for
// itself gets away.
type victim struct {
	comment string
	ended   bool
}

// killOnDone stops the query that carries the comment when the context ends. The returned function must be called
// when the query has ended. It reports whether the query was spared: otherwise the next one with the comment may be killed.
func (e *Engine) killOnDone(ctx context.Context, comment string) (stop func() (spared bool)) {
	v := &victim{comment: comment}
	cancel := context.AfterFunc(ctx, func() {
		if e.doomed.add(v) {
			e.killAll()
		}
	})
	return func() bool {
		spared := cancel()
		e.doomed.remove(v)
		return spared
	}
}

// killAll kills what is doomed until nothing of it is left.
func (e *Engine) killAll() {
	for condition := e.doomed.condition(); condition != ""; condition = e.doomed.condition() {
		e.kill(condition)
		time.Sleep(killInterval)
	}
}

// kill stops the queries that match the condition. It does not wait for their end, and an error only means that they
// are killed once more.
func (e *Engine) kill(condition string) {
	e.control.Lock()
	defer e.control.Unlock()
	if e.control.conn != nil {
		_ = e.control.conn.exec("KILL QUERY WHERE " + condition + " ASYNC")
	}
}

// add dooms a query unless it has ended, and reports whether the caller has to see to its end.
func (d *doomed) add(v *victim) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if v.ended {
		return false
	}
	if d.victims == nil {
		d.victims = map[*victim]struct{}{}
	}
	d.victims[v] = struct{}{}
	first := !d.killing
	d.killing = true
	return first
}

func (d *doomed) remove(v *victim) {
	d.mu.Lock()
	defer d.mu.Unlock()
	v.ended = true
	delete(d.victims, v)
}

// condition finds the queries that are left. It is empty when there are none, and then the killing is over.
func (d *doomed) condition() string {
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.victims) == 0 {
		d.killing = false
		return ""
	}
	var list strings.Builder
	for v := range d.victims {
		if list.Len() > 0 {
			list.WriteString(", ")
		}
		list.WriteString(quoteString(v.comment))
	}
	return "Settings['log_comment'] IN (" + list.String() + ")"
}
