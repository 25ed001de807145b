package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/framing"
	"github.com/obstack/obstack/impl/httpapi"
)

// newAPI builds what answers requests: the API, and where there is a web UI, its pages and its sign-in beside it.
func (a *App) newAPI() error {
	o := a.options
	if !o.API {
		a.api = httpapi.NewProbes(a.ready, o.Log)
		return nil
	}
	served, err := a.deployment.API(a.services, o.Segment)
	if err != nil {
		return fmt.Errorf("cannot build the API: %w", err)
	}
	people := a.services.People
	join := httpapi.Join{Invited: people.Invited, Accept: people.Accept, Keys: people.PersonalKeys, Now: o.Now, Log: o.Log}
	var pages, identities http.Handler
	var find func(*http.Request) string
	if a.uiListener != nil {
		if identities, err = a.newOIDC(); err != nil {
			return fmt.Errorf("cannot set up OpenID Connect: %w", err)
		}
		pages = a.deployment.UI(httpapi.BasePath(o.LinkURL))
		find = a.uiURL
		join.SignIn = func(r *http.Request) string { return a.uiURL(r) + "/login" }
	}
	a.api, a.ui = httpapi.New(httpapi.Options{
		API: served, Ready: a.ready, RateLimit: o.RateLimit, RateWindow: o.RateWindow, PublicURL: o.PublicURL,
		UI: pages, UIURL: o.LinkURL, FindUI: find, Forms: a.forms(), OIDC: identities,
		Join: join, Build: o.Version + " " + o.Commit, Now: o.Now,
		Metrics: httpapi.NewMetrics(a.metrics), Tracer: a.tracer(), Log: o.Log,
	})
	return nil
}

// forms are the pages on which people sign in.
func (a *App) forms() httpapi.Forms {
	return httpapi.Forms{
		SignIn: func(ctx context.Context, email, password string) (string, error) {
			in, err := a.services.People.SignIn(ctx, email, password)
			return in.Secret, err
		},
		SetUp: func(ctx context.Context, token, name, email, password string) (string, error) {
			in, err := a.services.People.SetUp(ctx, api.SetUp{Token: token, Name: &name, Email: &email, Password: password})
			return in.Secret, err
		},
		NeedsSetup: func(ctx context.Context) bool {
			installation, err := a.services.People.Installation(ctx)
			return err == nil && installation.SetupRequired
		},
		NoPasswords: a.options.NoPasswords, Now: a.options.Now, Log: a.log,
	}
}

// listenUI binds the listener of the web UI, if there is one.
func (a *App) listenUI() (net.Listener, error) {
	at := a.options.UIListen
	if a.deployment.UI == nil || at.Listen == "" || !a.options.API {
		return nil, nil
	}
	// A proxy and an identity provider know the port.
	at.Given = at.Given || a.options.LinkURL != "" || a.options.OIDC.Issuer != ""
	before := len(a.moved)
	l, err := a.listen("the web UI", at, 1)
	if err != nil {
		return nil, fmt.Errorf("cannot listen for the web UI: %w", err)
	}
	if len(a.moved) > before {
		a.options.PublicURL = localURL(l) // whatever has the default port must not call the API from browsers
	}
	return l, nil
}

// serve answers the requests of a listener, before Start that the server is starting.
func (a *App) serve(l net.Listener, handler *http.Handler) {
	starting := httpapi.Starting(a.deployment.ErrorBody, a.log)
	server := &http.Server{
		Handler: a.options.TrustedProxies.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if a.started.Load() {
				(*handler).ServeHTTP(w, r)
			} else {
				starting.ServeHTTP(w, r)
			}
		})),
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       time.Minute,
		WriteTimeout:      90 * time.Second,
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    64 << 10,
		ConnState:         framing.State,
		ConnContext:       framing.Context,
		ErrorLog:          slog.NewLogLogger(a.log.Handler(), slog.LevelWarn),
	}
	a.servers = append(a.servers, server)
	a.onStop("listener", func(context.Context) error { return server.Close() })
	go func() {
		if err := server.Serve(framing.Listener{Listener: l}); !errors.Is(err, http.ErrServerClosed) {
			a.fail(fmt.Errorf("cannot serve: %w", err))
		}
	}()
}

// drain lets running requests finish, for six tenths of the shutdown timeout, and then cuts off the rest.
func (a *App) drain(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, a.shutdownTimeout()*6/10)
	defer cancel()
	var others sync.WaitGroup
	defer others.Wait()
	if a.intake.receiver != nil {
		others.Go(func() {
			if err := a.intake.receiver.Shutdown(ctx); err != nil {
				a.log.Warn("telemetry cut off", "error", err)
			}
		})
	}
	var failures [2]error // of as many servers at most
	for i, server := range a.servers {
		others.Go(func() {
			if err := server.Shutdown(ctx); err != nil {
				a.log.Warn("requests cut off", "error", err)
				failures[i] = server.Close()
			}
		})
	}
	others.Wait()
	return errors.Join(failures[:]...)
}
