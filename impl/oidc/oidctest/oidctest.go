// Package oidctest starts OpenID Connect providers for tests: real ones of the npm package oidc-provider, which is certified,
// from .runtime.
//
// A Provider is a process of its own, at an address of its own, and ends with its test. It imports nothing of ours, and only
// tests import it.
package oidctest

import (
	"bufio"
	_ "embed"
	"encoding/json"
	"errors"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// Provider is a provider that runs, and what a client needs to use it.
type Provider struct {
	Issuer, ClientID, ClientSecret string
}

// Options say what a provider does.
type Options struct {
	// RedirectURL is the one to which it sends people back.
	RedirectURL string
	// InIDToken has it write all claims into ID tokens. Else the address and the groups come from the UserInfo endpoint.
	InIDToken bool
}

//go:embed provider.mjs
var script []byte

// Start starts a provider on a port of 127.0.0.1 and stops it with the test.
func Start(t testing.TB, o Options) *Provider {
	t.Helper()
	modules, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(modules, ".runtime", "node_modules", "oidc-provider")); err == nil {
			break
		}
		if modules == filepath.Dir(modules) {
			t.Fatal("oidc-provider is missing: run make engine")
		}
		modules = filepath.Dir(modules)
	}
	p := &Provider{ClientID: "obstack", ClientSecret: "s3cret/of&the+client"}
	name := filepath.Join(t.TempDir(), "provider.mjs")
	if err := os.WriteFile(name, script, 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("node", name, filepath.Join(modules, ".runtime"), p.ClientID, p.ClientSecret, o.RedirectURL,
		strconv.FormatBool(o.InIDToken))
	var stderr strings.Builder
	cmd.Stderr = &stderr
	stdin, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = stdin.Close()
		if err := cmd.Wait(); err != nil {
			t.Errorf("the provider ended with %v: %s", err, stderr.String())
		}
	})
	if p.Issuer, err = bufio.NewReader(stdout).ReadString('\n'); err != nil {
		t.Fatalf("the provider did not start: %v", err)
	}
	p.Issuer = strings.TrimSpace(p.Issuer)
	return p
}

// SignIn does at the provider what a person does whose browser was sent to an authorization URL, and returns where the provider
// sends the browser back to. The claims are those of the person, at least "sub"; nil denies the sign-in.
func (p *Provider) SignIn(t testing.TB, browser *http.Client, location string, claims map[string]any) *url.URL {
	t.Helper()
	if claims != nil {
		hint, err := json.Marshal(claims)
		if err != nil {
			t.Fatal(err)
		}
		location += "&prompt=login&login_hint=" + url.QueryEscape(string(hint))
	}
	var back *url.URL
	stop := errors.New("back")
	follow := *browser
	follow.CheckRedirect = func(r *http.Request, _ []*http.Request) error {
		if !strings.HasPrefix(r.URL.String(), p.Issuer+"/") {
			back = r.URL
			return stop
		}
		return nil
	}
	answer, err := follow.Get(location)
	if !errors.Is(err, stop) {
		if err == nil {
			_ = answer.Body.Close()
		}
		t.Fatalf("the provider did not send the browser back: %v", err)
	}
	return back
}
