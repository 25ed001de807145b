package pgtest

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/obstack/obstack/impl/patience"
)

// asChild in the environment makes the test binary start a server, say where it is, and wait to be killed.
const asChild = "PGTEST_CHILD"

func TestMain(m *testing.M) {
	if os.Getenv(asChild) == "" {
		Main(m)
		return
	}
	server, err := start(false)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(server.dir)
	_, _ = os.Stdin.Read(make([]byte, 1))
}

func TestEachTestHasADatabaseOfItsOwn(t *testing.T) {
	t.Parallel()
	for _, dsn := range []string{DSN(t), DSN(t)} {
		conn := connect(t, dsn)
		if _, err := conn.Exec(t.Context(), "CREATE TABLE only_here (n int)"); err != nil {
			t.Fatal(err)
		}
	}
}

func TestCommittedRowsSurviveStopAndKill(t *testing.T) {
	t.Parallel()
	server := Start(t)
	if _, err := connect(t, server.DSN("postgres")).Exec(t.Context(), "CREATE TABLE kept (n int)"); err != nil {
		t.Fatal(err)
	}
	for i, end := range []func() error{server.Stop, server.Kill, server.Kill} {
		conn := connect(t, server.DSN("postgres"))
		if _, err := conn.Exec(t.Context(), "INSERT INTO kept VALUES ($1)", i); err != nil {
			t.Fatal(err)
		}
		if err := end(); err != nil {
			t.Fatal(err)
		}
		if err := conn.Ping(t.Context()); err == nil {
			t.Fatal("the connection outlived the server")
		}
		if err := server.Restart(); err != nil {
			t.Fatal(err)
		}
		var got int
		err := connect(t, server.DSN("postgres")).QueryRow(t.Context(), "SELECT count(*) FROM kept").Scan(&got)
		if want := i + 1; err != nil || got != want {
			t.Fatalf("got %d rows (%v), want %d", got, err, want)
		}
	}
}

func TestNothingIsLeftOfAProcessThatIsKilled(t *testing.T) {
	t.Parallel()
	child := exec.Command(os.Args[0])
	child.Env = append(os.Environ(), asChild+"=1")
	child.Stderr = os.Stderr
	if _, err := child.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	stdout, err := child.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(stdout).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	server := &Server{dir: strings.TrimSpace(line)}
	conn := connect(t, server.DSN("postgres"))

	if err := child.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = child.Wait()
	if _, err := conn.WaitForNotification(t.Context()); err == nil {
		t.Error("the server sent something instead of ending")
	}
	patience.Within(t, "the server's files are removed", func() bool {
		_, err := os.Stat(server.dir)
		return errors.Is(err, fs.ErrNotExist)
	})
}

func connect(t *testing.T, dsn string) *pgx.Conn {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close(t.Context()) })
	return conn
}
