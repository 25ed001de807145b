package store

import (
	"crypto/x509"
	"fmt"
	"net"
	"syscall"
	"testing"

	"github.com/jackc/pgx/v5/pgconn"
)

func TestOnlyAServerThatMayComeUpIsWaitedFor(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		err  error
		want bool
	}{
		"it starts up":                  {&pgconn.PgError{Code: "57P03"}, true},
		"nothing listens":               {&net.OpError{Op: "dial", Err: syscall.ECONNREFUSED}, true},
		"there is no socket":            {&net.OpError{Op: "dial", Err: syscall.ENOENT}, true},
		"its name is not known yet":     {&net.DNSError{IsNotFound: true}, true},
		"the password is wrong":         {&pgconn.PgError{Code: "28P01"}, false},
		"the database is unknown":       {&pgconn.PgError{Code: "3D000"}, false},
		"it has no connections left":    {&pgconn.PgError{Code: "53300"}, false},
		"its certificate is of another": {x509.HostnameError{Certificate: &x509.Certificate{}, Host: "db"}, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			want(t, isStarting(connectError(fmt.Errorf("connect: %w", c.err))), c.want)
		})
	}
}
