package oidc

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"

	"github.com/obstack/obstack/impl/core"
)

const (
	// requestTimeout is for one request to the provider, its answer included.
	requestTimeout = 10 * time.Second
	// maxAnswer is the largest answer of the provider. Discovery documents and key sets have some thousand bytes, answers with
	// hundreds of groups some ten thousand.
	maxAnswer = 1 << 20
	// discoveryLife is how long a discovery document counts. One that is older goes on counting while there is no newer.
	discoveryLife = time.Hour
	// A provider that is away is asked again after minRetry, and then after twice as long each time.
	minRetry, maxRetry = time.Second, time.Minute
)

// newHTTPClient returns a client that waits requestTimeout, reads maxAnswer and follows no redirects: none of what a provider
// is asked is elsewhere, and a request with a secret must not go there.
func newHTTPClient() *http.Client {
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxResponseHeaderBytes = 64 << 10
	return &http.Client{
		Transport:     &bounded{transport},
		Timeout:       requestTimeout,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

// bounded limits answers, and makes errors of those to GET without success: the libraries write their bodies into errors.
type bounded struct{ *http.Transport }

func (b *bounded) RoundTrip(r *http.Request) (*http.Response, error) {
	answer, err := b.Transport.RoundTrip(r)
	if err != nil {
		return nil, err
	}
	if r.Method == http.MethodGet && answer.StatusCode != http.StatusOK {
		_ = answer.Body.Close()
		return nil, fmt.Errorf("status %d", answer.StatusCode)
	}
	answer.Body = http.MaxBytesReader(nil, answer.Body, maxAnswer)
	return answer, nil
}

// CheckIssuer reports whether an address is one that a provider can have: https, since whoever can change what comes from there
// can sign in as any person, or this machine.
func CheckIssuer(address string) error {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" || u.User != nil || u.RawQuery != "" || u.Fragment != "" {
		return errors.New("expected an https URL without a user and a query")
	}
	return checkScheme(u)
}

func checkScheme(u *url.URL) error {
	ip, err := netip.ParseAddr(u.Hostname())
	local := u.Hostname() == "localhost" || err == nil && ip.IsLoopback()
	if u.Scheme != "https" && (u.Scheme != "http" || !local) {
		return errors.New("expected https, or http for localhost")
	}
	return nil
}

// provider is what the discovery document says, which is not changed any more.
type provider struct {
	issuer     string
	oauth      oauth2.Config
	userInfos  *oidc.Provider // nil when it has no UserInfo endpoint
	keys       oidc.KeySet
	algorithms []string
}

// discovery keeps the provider once it is known.
type discovery struct {
	turn     chan struct{} // who holds it may discover, and use the fields below
	known    *provider
	renew    time.Time // from then on known is old
	retry    time.Time // until then the provider is left alone
	failures int
	cause    error // of the last failure
}

func newDiscovery() discovery { return discovery{turn: make(chan struct{}, 1)} }

// provider returns the provider, which it discovers when it is not known or old. Errors are Unavailable.
func (c *Client) provider(ctx context.Context) (*provider, error) {
	d := &c.discover
	select {
	case d.turn <- struct{}{}:
		defer func() { <-d.turn }()
	case <-ctx.Done():
		return nil, unavailable(ctx.Err(), 0)
	}
	now := c.Now()
	if d.known != nil && now.Before(d.renew) {
		return d.known, nil
	}
	if !now.Before(d.retry) {
		// Whoever waits for the turn needs it too, so the browser that goes away does not end it.
		found, err := c.discovered(context.WithoutCancel(ctx))
		if err == nil {
			d.known, d.renew, d.failures = found, now.Add(discoveryLife), 0
			return found, nil
		}
		d.cause, d.retry = err, c.Now().Add(min(minRetry<<min(d.failures, 6), maxRetry))
		d.failures++
	}
	if d.known != nil {
		return d.known, nil
	}
	return nil, unavailable(d.cause, d.retry.Sub(c.Now()))
}

// unavailable is an Unavailable error.
func unavailable(cause error, retryAfter time.Duration) error {
	return &core.Error{
		Kind: core.Unavailable, Message: "The identity provider cannot be reached. Try again later.", RetryAfter: retryAfter, Err: cause,
	}
}

// discovered asks the provider for its endpoints.
func (c *Client) discovered(ctx context.Context) (*provider, error) {
	ctx = oidc.ClientContext(ctx, c.http)
	found, err := oidc.NewProvider(ctx, c.Issuer)
	var transport *url.Error
	var mismatch *oidc.IssuerMismatchError
	switch {
	case errors.As(err, &transport):
		return nil, fmt.Errorf("cannot discover the identity provider: %w", transport.Err)
	case errors.As(err, &mismatch):
		return nil, errors.New("the discovery document has another issuer: --oidc-issuer must equal it, except for a trailing slash")
	case err != nil:
		return nil, errors.New("the discovery document cannot be read")
	}
	var document struct {
		Authorization string   `json:"authorization_endpoint"`
		Token         string   `json:"token_endpoint"`
		UserInfo      string   `json:"userinfo_endpoint"`
		Keys          string   `json:"jwks_uri"`
		Algorithms    []string `json:"id_token_signing_alg_values_supported"`
		Methods       []string `json:"token_endpoint_auth_methods_supported"`
		Scopes        []string `json:"scopes_supported"`
	}
	if err := found.Claims(&document); err != nil {
		return nil, errors.New("the discovery document cannot be read")
	}
	addresses := []string{document.Authorization, document.Token, document.Keys}
	if document.UserInfo != "" {
		addresses = append(addresses, document.UserInfo)
	}
	for _, address := range addresses {
		if u, err := url.Parse(address); err != nil || u.Host == "" || checkScheme(u) != nil {
			return nil, errors.New("an endpoint in the discovery document is not an https URL")
		}
	}
	endpoint := found.Endpoint()
	// A code is exchanged once, so which way the secret goes must not be found out by a failure.
	endpoint.AuthStyle = oauth2.AuthStyleInHeader
	if slices.Contains(document.Methods, "client_secret_post") && !slices.Contains(document.Methods, "client_secret_basic") {
		endpoint.AuthStyle = oauth2.AuthStyleInParams
	}
	scopes := []string{oidc.ScopeOpenID, oidc.ScopeEmail, oidc.ScopeProfile}
	if slices.Contains(document.Scopes, "groups") { // others say the groups without it, and refuse scopes that they do not know
		scopes = append(scopes, "groups")
	}
	p := &provider{
		issuer: c.Issuer,
		oauth: oauth2.Config{
			ClientID: c.ClientID, ClientSecret: c.ClientSecret, Endpoint: endpoint, RedirectURL: c.RedirectURL, Scopes: scopes,
		},
		keys:       oidc.NewRemoteKeySet(ctx, document.Keys),
		algorithms: asymmetric(document.Algorithms),
	}
	if document.UserInfo != "" {
		p.userInfos = found
	}
	return p, nil
}

// asymmetric returns those of the algorithms that only the provider can sign with. A token by none or by the client's secret is
// refused, whatever the provider says of itself.
func asymmetric(algorithms []string) []string {
	known := []string{
		oidc.RS256, oidc.RS384, oidc.RS512, oidc.ES256, oidc.ES384, oidc.ES512, oidc.PS256, oidc.PS384, oidc.PS512, oidc.EdDSA,
	}
	return slices.DeleteFunc(algorithms, func(a string) bool { return !slices.Contains(known, a) })
}

// rememberingKeys remembers why keys could not be fetched, which is no fault of the token.
type rememberingKeys struct {
	oidc.KeySet
	failed error
}

func (k *rememberingKeys) VerifySignature(ctx context.Context, token string) ([]byte, error) {
	payload, err := k.KeySet.VerifySignature(ctx, token)
	var transport *url.Error
	if errors.As(err, &transport) {
		k.failed = transport.Err
	}
	return payload, err
}

// verify checks an ID token: its signature, issuer, audience and times.
func (p *provider) verify(ctx context.Context, raw string, now func() time.Time) (*oidc.IDToken, error) {
	keys := &rememberingKeys{KeySet: p.keys}
	config := &oidc.Config{ClientID: p.oauth.ClientID, SupportedSigningAlgs: p.algorithms, Now: now}
	token, err := oidc.NewVerifier(p.issuer, keys, config).Verify(ctx, raw)
	if keys.failed != nil {
		return nil, unavailable(fmt.Errorf("cannot fetch the identity provider's keys: %w", keys.failed), 0)
	}
	if err != nil {
		return nil, untrusted(fmt.Errorf("verify the ID token: %.200s", err.Error()))
	}
	return token, nil
}

// userInfo returns the claims that the UserInfo endpoint says of the subject.
func (p *provider) userInfo(ctx context.Context, subject string, token *oauth2.Token) (claimSet, error) {
	info, err := p.userInfos.UserInfo(ctx, oauth2.StaticTokenSource(token))
	var set claimSet
	var transport *url.Error
	switch {
	case errors.As(err, &transport):
		return claimSet{}, unavailable(fmt.Errorf("call the UserInfo endpoint: %w", transport.Err), 0)
	case err != nil || info.Claims(&set) != nil:
		return claimSet{}, untrusted(errors.New("the UserInfo endpoint's response cannot be read"))
	case info.Subject != subject:
		return claimSet{}, untrusted(errors.New("the UserInfo endpoint's response has another subject"))
	}
	return set, nil
}
