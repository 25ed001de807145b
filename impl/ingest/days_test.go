package ingest_test

import (
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
	"github.com/obstack/obstack/impl/patience"
)

// TestKeysShareOldDays has a key that sends records of many old days all the time, and others that send some.
func TestKeysShareOldDays(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	var passed atomic.Int64
	now := time.Now()
	i := closed(t, ingest.Options{Engine: db, Dir: t.TempDir(), Now: func() time.Time { return now.Add(time.Duration(passed.Load())) }})
	taken := func(key string, days ...int) bool {
		t.Helper()
		var body []byte // which is one request, as they are one behind the other
		for _, day := range days {
			body = append(body, logs(t, fmt.Sprint(key, day), 1, now.AddDate(0, 0, -day))...)
		}
		_, err := i.Accept(t.Context(), key, otlp.Logs, body)
		if err != nil && core.KindOf(err) != core.RateLimited {
			t.Fatal(err)
		}
		return err == nil
	}
	for day := range 14 {
		if !taken("a", 2+day) {
			t.Fatalf("day %d is refused", day)
		}
	}
	if !taken("a", 0, 1) || !taken("a", 5) {
		t.Error("days that are open are refused")
	}
	if taken("b", 20) {
		t.Error("a seventeenth day is taken")
	}
	if taken("a", 5) {
		t.Error("a key keeps days open that another one waits for")
	}
	if !taken("a", 0) {
		t.Error("what is sent as it happens is refused")
	}
	passed.Store(int64(11 * time.Second))
	if !taken("a", 5) {
		t.Error("room is kept for a key that has not come again")
	}
	if taken("b", 20) || !taken("a", 5) {
		t.Error("room is kept at once for a key that left it unused")
	}
	passed.Store(int64(2 * time.Minute))
	if !taken("a", 5) {
		t.Error("room is kept for a key that does not come again")
	}
	many := []int{20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 19, 18, 17, 16}
	if taken("b", 20) || taken("c", many...) {
		t.Error("a seventeenth day is taken")
	}
	i.Start()
	b, c := false, false
	patience.Progressing(t, "the requests of both other keys are taken", func() (bool, string) {
		for day := range 14 {
			taken("a", 2+day)
		}
		b = b || taken("b", 20)
		c = c || taken("c", many...)
		return b && c, fmt.Sprintf("b: %t, c: %t", b, c)
	})
}
