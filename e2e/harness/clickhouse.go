package harness

import (
	"net/http"
	"net/url"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/uuid"
)

// Embedded are the flags of a server that is tested with the engine that the program starts itself, also where other tests have
// ClickHouse servers.
var Embedded = []string{"--clickhouse", ""}

// clickHouses are the databases that the servers of tests have on ClickHouse servers, by data directory.
var clickHouses sync.Map

// clickHouse returns the flags of a database, and the way to it, on the server of TEST_CLICKHOUSE_DSN or the cluster of
// TEST_CLICKHOUSE_CLUSTER_DSN, of whose form impl/engine/enginetest says more. A data directory has one database, which is dropped
// after the test. There are none where neither variable is set, or where the flags of a test name an engine.
func clickHouse(t testing.TB, data string, args []string) ([]string, *inDatabase) {
	t.Helper()
	dsn := os.Getenv("TEST_CLICKHOUSE_CLUSTER_DSN")
	if dsn == "" {
		dsn = os.Getenv("TEST_CLICKHOUSE_DSN")
	}
	if dsn == "" || slices.Contains(args, "--clickhouse") {
		return nil, nil
	}
	address, err := url.Parse(dsn)
	if err != nil {
		t.Fatal("the ClickHouse server of the tests has no valid address")
	}
	cluster := address.Query().Get("cluster")
	address.RawQuery = ""
	server := address.String()
	name, known := clickHouses.LoadOrStore(data, "test_"+strings.ReplaceAll(uuid.NewString(), "-", ""))
	on, sync := name.(string), ""
	flags := []string{}
	if cluster != "" {
		on, sync = on+` ON CLUSTER "`+cluster+`"`, " SYNC"
		flags = append(flags, "--clickhouse-cluster", cluster)
	}
	if !known {
		Post(t, server, "CREATE DATABASE "+on)
		t.Cleanup(func() {
			clickHouses.Delete(data)
			Post(t, server, "DROP DATABASE "+on+sync)
		})
	}
	address.Path = "/" + name.(string)
	return append(flags, "--clickhouse", address.String()), &inDatabase{address, cluster != ""}
}

// EngineDatabase is the database of the server's own tables.
func (s *Server) EngineDatabase() string {
	if s.clickHouse != nil {
		return strings.TrimPrefix(s.clickHouse.address.Path, "/")
	}
	return "default"
}

// inDatabase sends requests to a ClickHouse server, about one of its databases.
type inDatabase struct {
	address *url.URL
	cluster bool
}

func (d inDatabase) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	if password, ok := d.address.User.Password(); ok {
		r.SetBasicAuth(d.address.User.Username(), password)
	}
	q := r.URL.Query()
	q.Set("database", strings.TrimPrefix(d.address.Path, "/"))
	if d.cluster {
		// What is inserted can be read at once, on whichever host.
		q.Set("distributed_foreground_insert", "1")
		q.Set("insert_quorum", "auto")
	}
	r.URL.Scheme, r.URL.Host, r.URL.RawQuery = d.address.Scheme, d.address.Host, q.Encode()
	return http.DefaultTransport.RoundTrip(r)
}
