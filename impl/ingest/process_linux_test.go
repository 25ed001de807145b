package ingest_test

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"golang.org/x/sys/unix"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

// serverVariable makes the test binary a program that takes in log records, with the engine's options in it.
const serverVariable = "OBSTACK_INGEST_TEST_SERVER"

// serverOptions are what such a program gets.
type serverOptions struct {
	Engine engine.EmbeddedOptions
	Dir    string
	// Round makes its records differ from those of others.
	Round int
}

const eachRequest = 20

// serve takes in log records until it is killed, and writes a line for each request that was accepted or refused.
func serve(text string) error {
	var o serverOptions
	if err := json.Unmarshal([]byte(text), &o); err != nil {
		return err
	}
	ctx := context.Background()
	o.Engine.Log = slog.New(slog.DiscardHandler)
	e, err := engine.Start(ctx, o.Engine)
	if err != nil {
		return err
	}
	if err := e.Ready(ctx); err != nil {
		return err
	}
	if err := e.DB().CreateTables(ctx, e.DB().Database(), engine.Retention{}); err != nil {
		return err
	}
	i, err := ingest.New(ingest.Options{
		Engine: e.DB(), Dir: o.Dir, Log: slog.New(slog.DiscardHandler), Registerer: prometheus.NewRegistry(),
	})
	if err != nil {
		return err
	}
	i.Start()
	for s := range 4 {
		go func() {
			for n := 0; ; n++ {
				name := fmt.Sprintf("%d-%d-%d", o.Round, s, n)
				body := logs(&testing.B{}, name, eachRequest, time.Now())
				if _, err := i.Accept(ctx, "key", otlp.Logs, body); err != nil {
					fmt.Println("refused", name)
				} else {
					fmt.Println("accepted", name)
				}
			}
		}()
	}
	select {}
}

// TestAProcessThatIsKilledHasStoredWhatItAccepted kills a whole server again and again, and fills its disk.
func TestAProcessThatIsKilledHasStoredWhatItAccepted(t *testing.T) {
	t.Parallel()
	dir, log := t.TempDir(), t.TempDir()
	accepted := map[string]bool{}
	for round := range max(3, *kills/2) {
		o := serverOptions{Engine: enginetest.Options(t, dir), Dir: log, Round: round}
		o.Engine.Log = nil
		options, err := json.Marshal(o)
		if err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), serverVariable+"="+string(options))
		cmd.Stderr = os.Stderr
		stdout, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(stdout)
		until := func(what string, n int) {
			t.Helper()
			for n > 0 && lines.Scan() {
				word, name, _ := strings.Cut(lines.Text(), " ")
				if word == "accepted" {
					accepted[name] = true
				}
				if word == what {
					n--
				}
			}
			if n > 0 {
				t.Fatalf("the server ended: %v", lines.Err())
			}
		}
		until("accepted", 200+100*(round%7))
		if round%3 == 1 {
			limit := unix.Rlimit{Cur: 100, Max: unix.RLIM_INFINITY}
			if err := unix.Prlimit(cmd.Process.Pid, unix.RLIMIT_FSIZE, &limit, nil); err != nil {
				t.Fatal(err)
			}
			until("refused", 200)
			limit.Cur = unix.RLIM_INFINITY
			if err := unix.Prlimit(cmd.Process.Pid, unix.RLIMIT_FSIZE, &limit, nil); err != nil {
				t.Fatal(err)
			}
			until("accepted", 200)
		}
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		for lines.Scan() {
			if name, ok := strings.CutPrefix(lines.Text(), "accepted "); ok {
				accepted[name] = true
			}
		}
		_ = cmd.Wait()
	}
	db := ownEngine(t, dir).DB()
	intake(t, ingest.Options{Engine: db, Dir: log})
	missing := func() (n int) {
		there := map[string]bool{}
		for _, row := range enginetest.Select(t, db, engine.Query{
			SQL: "SELECT splitByChar('/', Body)[1] AS name, count(), uniqExact(Body) FROM otel_logs GROUP BY name",
		}) {
			if row[1] != uint64(eachRequest) || row[2] != uint64(eachRequest) {
				t.Errorf("of the request %v there are %v records, of which %v differ", row...)
			}
			there[row[0].(string)] = true
		}
		for name := range accepted {
			if !there[name] {
				n++
			}
		}
		return n
	}
	for missing() > 0 {
		<-time.After(200 * time.Millisecond)
	}
	total := one(t, db, "SELECT count() FROM otel_logs")[0].(uint64)
	wantOnce(t, db, int(total))
	t.Logf("%d requests were accepted", len(accepted))
}
