package pgtest

import (
	"fmt"
	"net/url"
	"testing"
	"time"
)

// SetClock gives a database a time of its own, an SQL expression of type timestamptz, and returns the address to use: in
// its sessions clock_timestamp() is that, because they look into the schema public before that of the system. SetClock may
// be called again, also with the address that it has returned, and then holds for sessions that are open.
func SetClock(t testing.TB, dsn, expression string) string {
	t.Helper()
	Exec(t, dsn, Clock(expression))
	u, err := url.Parse(dsn)
	if err != nil {
		t.Fatal(err)
	}
	parameters := u.Query()
	parameters.Set("search_path", "public,pg_catalog")
	u.RawQuery = parameters.Encode()
	return u.String()
}

// Clock is the statement that SetClock runs, for tests that move the clock often.
func Clock(expression string) string {
	return "CREATE OR REPLACE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$ SELECT " +
		expression + " $$"
}

// At is the expression of a clock that stands still.
func At(at time.Time) string {
	return fmt.Sprintf("to_timestamp(%d.%06d)", at.Unix(), at.Nanosecond()/1000)
}

// Fast is the expression of a clock that was right at an instant and runs so many times as fast from then on.
func Fast(base time.Time, speed int) string {
	return fmt.Sprintf("%s + %d * (pg_catalog.clock_timestamp() - %s)", At(base), speed, At(base))
}
