// Package harness starts the real programs for the end-to-end tests in the folders beside it, and speaks to them.
//
// A folder is a topic, and its TestMain calls Main with the deployments that it is about: the tests then run once for each,
// with Deployment saying which. StartServer starts a server on a free port, StartStack one with resources to refer to, and
// NewContract one together with its document; OnEachStore runs a test on SQLite and on PostgreSQL. Whatever is started ends
// with the test. No build tag is needed: Main builds both programs with the tag of each, once, into .runtime/e2e.
//
// Only tests import this package. It does not import the server, which would make each test program twice as large to link.
package harness

import (
	"flag"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// deployment describes what one of the two programs serves.
type deployment struct {
	Name            string // oss or managed
	Managed, Intake bool
	Keys            []store.KeyKind
}

// OSS and Managed are the deployments of the two programs.
var (
	OSS     = deployment{Name: "oss", Intake: true, Keys: []store.KeyKind{store.PersonalKey, store.IngestionKey}}
	Managed = deployment{Name: "managed", Managed: true, Keys: []store.KeyKind{store.OrganizationKey, store.IngestionKey}}
)

var (
	// Deployment is the deployment that the tests run for.
	Deployment deployment
	// Binary is the path of its program.
	Binary string
	// bothDeployments reports whether the tests run for both.
	bothDeployments bool
)

var only = flag.String("deployment", "", "run the tests of this deployment only, oss or managed")

// Shared names the tests of a package whose rules do not depend on the deployment. Main runs them for its first deployment only,
// unless -every-store is given.
var Shared []string

// Main runs the tests of a package for each deployment, in the order given, and ends the process. Fuzzing is for the first
// one, or the one that -deployment names.
func Main(m *testing.M, deployments ...deployment) {
	flag.Parse()
	deployments = slices.DeleteFunc(deployments, func(d deployment) bool { return *only != "" && d.Name != *only })
	if f := flag.Lookup("test.fuzz"); f.Value.String() != "" && len(deployments) > 0 {
		deployments = deployments[:1]
	}
	// Tests that write from many goroutines shall not open a connection for each request.
	http.DefaultTransport.(*http.Transport).MaxIdleConnsPerHost = 32
	// A stop on a busy machine may take longer than the default. One test holds that it is limited.
	if name := "OBSTACK_SHUTDOWN_TIMEOUT"; os.Getenv(name) == "" {
		if err := os.Setenv(name, min(patience.Timeout/3, time.Hour).String()); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	// A test keeps little of the answers that it reads, and a fifth of its processor time went to collecting them.
	debug.SetGCPercent(400)
	bothDeployments = len(deployments) > 1
	code := 0
	for i := range deployments {
		Deployment = deployments[i]
		if skip := flag.Lookup("test.skip"); i > 0 && len(Shared) > 0 && !*everyStore && skip.Value.String() == "" {
			if err := skip.Value.Set("^(" + strings.Join(Shared, "|") + ")$"); err != nil {
				fmt.Fprintln(os.Stderr, err)
				os.Exit(1)
			}
		}
		var err error
		if Binary, err = build(Deployment); err != nil {
			fmt.Fprintf(os.Stderr, "build the program under test: %v\n", err)
			os.Exit(1)
		}
		fmt.Printf("deployment %s\n", Deployment.Name)
		code = max(code, m.Run())
	}
	pgtest.Stop()
	os.Exit(code)
}

// build returns the program of a deployment. Where it is fresh already, that takes a moment, which E2E_PROGRAMS spares: the
// directory that has both programs, built by who runs all packages.
func build(d deployment) (string, error) {
	if dir := os.Getenv("E2E_PROGRAMS"); dir != "" {
		return filepath.Join(dir, "obstack-"+d.Name), nil
	}
	dir, err := filepath.Abs(filepath.Join("..", "..", ".runtime", "e2e"))
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	// Several packages are tested at the same time.
	lock, err := os.OpenFile(filepath.Join(dir, "lock"), os.O_CREATE|os.O_RDWR, 0o644)
	if err != nil {
		return "", err
	}
	defer func() { _ = lock.Close() }()
	if err := syscall.Flock(int(lock.Fd()), syscall.LOCK_EX); err != nil {
		return "", err
	}
	binary := filepath.Join(dir, "obstack-"+d.Name)
	tags := ""
	if d.Managed {
		tags = "managed"
	}
	out, err := exec.Command("go", "build", "-tags", tags, "-o", binary, filepath.Join("..", "..", "cmd", "obstack")).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%w\n%s", err, out)
	}
	return binary, nil
}
