package store

import (
	"bytes"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/store/pgtest"
)

// TestAReadOutlivesTheDeadlineOfAnother has a connection still time out at what was the end of another request.
func TestAReadOutlivesTheDeadlineOfAnother(t *testing.T) {
	t.Parallel()
	s, err := Open(t.Context(), Options{DSN: pgtest.DSN(t), Key: bytes.Repeat([]byte{1}, 32)})
	want(t, err, nil)
	t.Cleanup(func() { _ = s.Close() })
	conn, direct, err := postgresPool{s.pool}.acquire(t.Context())
	want(t, err, nil)
	want(t, direct.PgConn().Conn().SetReadDeadline(time.Unix(1, 0)), nil)
	want(t, conn.Close(), nil)
	n, err := s.count(t.Context(), "SELECT 7")
	want(t, err, nil)
	want(t, n, 7)
}
