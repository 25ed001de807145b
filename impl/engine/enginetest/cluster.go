package enginetest

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/chdb"
	"github.com/obstack/obstack/impl/sqltext"
)

// Servers returns an empty database on all hosts of the cluster that TEST_CLICKHOUSE_CLUSTER_DSN names, such as
// http://user:password@host:8123/?cluster=name, which makes its tables there. It is dropped after the test. Where the variable is
// not set it returns nil, and a Host is what tests have.
func Servers(t testing.TB) *engine.DB {
	t.Helper()
	dsn := os.Getenv("TEST_CLICKHOUSE_CLUSTER_DSN")
	if dsn == "" {
		return nil
	}
	address, err := url.Parse(dsn)
	if err != nil {
		t.Fatal("TEST_CLICKHOUSE_CLUSTER_DSN is not an address")
	}
	cluster := address.Query().Get("cluster")
	if cluster == "" {
		t.Fatal("TEST_CLICKHOUSE_CLUSTER_DSN names no cluster: add ?cluster=")
	}
	address.RawQuery = ""
	db, err := engine.Open(engine.Options{URL: address.String(), Cluster: cluster, Trusted: true})
	if err != nil {
		t.Fatal(err)
	}
	name := "test_" + strings.ReplaceAll(uuid.NewString(), "-", "")
	on := sqltext.Ident(name) + " ON CLUSTER " + sqltext.Ident(cluster)
	if err := db.Exec(t.Context(), engine.Query{SQL: "CREATE DATABASE " + on}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		// Not the test's context, which has ended.
		err := db.Exec(context.Background(), engine.Query{SQL: "DROP DATABASE " + on + " SYNC"})
		if err := errors.Join(err, db.Close()); err != nil {
			t.Error(err)
		}
	})
	return db.In(name)
}

// Cluster is the name of the only cluster that a Host is of, and is all of.
const Cluster = "one"

// hostVariable turns a test binary into a host of a cluster.
const hostVariable = "OBSTACK_ENGINE_TEST_HOST"

// hostConfig has a cluster of one host and a Keeper that forgets. Queries of that host go to itself without a network.
const hostConfig = `<clickhouse>
  <tcp_port>9000</tcp_port>
  <macros><shard>1</shard><replica>1</replica></macros>
  <zookeeper><implementation>testkeeper</implementation></zookeeper>
  <remote_servers>
    <` + Cluster + `>
      <shard><internal_replication>true</internal_replication><replica><host>127.0.0.1</host><port>9000</port></replica></shard>
    </` + Cluster + `>
  </remote_servers>
</clickhouse>`

// Host is an engine that is a cluster. It has no distributed DDL, its replicated tables can be made and not be filled, and
// what they are in Keeper ends with it.
type Host struct {
	dir, lib, address string
	cmd               *exec.Cmd
	life              io.Closer
}

// StartHost starts a Host with its data in dir, until the test ends.
func StartHost(t testing.TB, dir string) *Host {
	t.Helper()
	h := &Host{dir: dir, lib: Library(t), address: "127.0.0.1:0"}
	h.start(t)
	t.Cleanup(func() {
		_ = h.life.Close()
		_ = h.cmd.Wait()
	})
	return h
}

func (h *Host) start(t testing.TB) {
	t.Helper()
	h.cmd = exec.Command(os.Args[0])
	h.cmd.Env = []string{hostVariable + "=" + h.dir, "OBSTACK_ENGINE_TEST_LIB=" + h.lib, "OBSTACK_ENGINE_TEST_ADDRESS=" + h.address}
	h.cmd.Stderr = os.Stderr
	var err error
	if h.life, err = h.cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	stdout, err := h.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := h.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := fmt.Fscanf(bufio.NewReader(stdout), "ready %s\n", &h.address); err != nil {
		t.Fatal("start the host:", err)
	}
}

// Restart kills the host without warning and starts it again at its address.
func (h *Host) Restart(t testing.TB) {
	t.Helper()
	if err := h.cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = h.cmd.Wait()
	_ = h.life.Close()
	h.start(t)
}

// DB returns the client of a database of the host, with the cluster or without.
func (h *Host) DB(t testing.TB, database, cluster string) *engine.DB {
	t.Helper()
	db, err := engine.Open(engine.Options{URL: "http://" + h.address + "/" + database, Cluster: cluster})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	return db
}

// host is the command of a Host's process. It is not confined, since it looks at the addresses of its machine.
func host(dir string) error {
	config := filepath.Join(dir, "config.xml")
	if err := os.WriteFile(config, []byte(hostConfig), 0o600); err != nil {
		return err
	}
	listener, err := net.Listen("tcp", os.Getenv("OBSTACK_ENGINE_TEST_ADDRESS"))
	if err != nil {
		return err
	}
	e, err := chdb.Open(os.Getenv("OBSTACK_ENGINE_TEST_LIB"), filepath.Join(dir, "data"), chdb.Options{Memory: Memory, ConfigFile: config})
	if err != nil {
		return err
	}
	go func() {
		_, _ = io.Copy(io.Discard, os.Stdin)
		os.Exit(0)
	}()
	fmt.Println("ready", listener.Addr())
	return http.Serve(listener, e) //nolint:gosec // for tests alone
}
