package oidc

import (
	"context"
	"crypto/cipher"
	"crypto/rand"
	"crypto/subtle"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"

	"github.com/obstack/obstack/impl/core"
)

// Config is what a Client needs to know.
type Config struct {
	// Issuer is the provider's own name for itself, whose discovery document lies below it.
	Issuer                 string
	ClientID, ClientSecret string
	// RedirectURL is where the provider sends people back to; it knows the same.
	RedirectURL string
	// EncryptionKey is that of the store, of 32 bytes. Replicas share it, so each opens the cookies of the others.
	EncryptionKey []byte
	// Use notes that the attempt of an id is used, until it has expired. It fails with Unauthenticated when it was before, on
	// whichever replica.
	Use func(ctx context.Context, id string, expires time.Time) error
	// Now is the clock.
	Now func() time.Time
}

// Client signs people in with one provider. It is safe for concurrent use.
type Client struct {
	Config
	sealer   cipher.AEAD
	http     *http.Client
	discover discovery
}

// New returns a Client. It does not call the provider yet.
func New(c Config) (*Client, error) {
	if err := CheckIssuer(c.Issuer); err != nil {
		return nil, err
	}
	sealer, err := newSealer(c.EncryptionKey)
	return &Client{Config: c, sealer: sealer, http: newHTTPClient(), discover: newDiscovery()}, err
}

// CookieLife is how long a browser keeps the cookie of an attempt.
const CookieLife = attemptLife

// Start begins a sign-in that ends on a page of ours, which ReturnPath has checked; one that is too long to be kept becomes
// the first page. It returns the address that the browser goes to and the value of a cookie that it brings along to Finish.
// Its errors are Unavailable.
func (c *Client) Start(ctx context.Context, returnPath string) (location, cookie string, err error) {
	p, err := c.provider(ctx)
	if err != nil {
		return "", "", err
	}
	a := attempt{
		State: rand.Text(), Nonce: rand.Text(), Verifier: oauth2.GenerateVerifier(), Return: returnPath,
		Expires: c.Now().Add(attemptLife),
	}
	cookie, err = c.seal(a)
	if len(cookie) > maxCookie {
		a.Return = ""
		cookie, err = c.seal(a)
	}
	return p.oauth.AuthCodeURL(a.State, oidc.Nonce(a.Nonce), oauth2.S256ChallengeOption(a.Verifier)), cookie, err
}

// again is what a person is told who can do no more than begin anew.
const again = "The sign-in has expired or was used before. Sign in again."

// finishTimeout is for all that the provider is asked while a person waits to be let in.
const finishTimeout = 20 * time.Second

// Finish ends a sign-in: it takes the cookie and the parameters with which the provider has sent the browser back, and returns
// who that is and the page to go on to, which it also returns with an error when the cookie holds one. An attempt is used up
// before its code is exchanged, whatever comes of it. Errors are Unauthenticated, for what the provider has not proven, or
// Unavailable; their causes hold no code and no token.
func (c *Client) Finish(ctx context.Context, cookie string, callback url.Values) (Claims, string, error) {
	ctx, cancel := context.WithTimeout(ctx, finishTimeout)
	defer cancel()
	a, err := c.open(cookie)
	switch {
	case err != nil:
		return Claims{}, "", unproven(again, errors.New("the sign-in cookie is missing"))
	case !c.Now().Before(a.Expires):
		return Claims{}, "", unproven(again, errors.New("the sign-in cookie has expired"))
	case subtle.ConstantTimeCompare([]byte(callback.Get("state")), []byte(a.State)) != 1:
		return Claims{}, "", unproven(again, errors.New("the state belongs to another sign-in"))
	}
	if err := c.Use(ctx, a.State, a.Expires); err != nil {
		return Claims{}, a.Return, err
	}
	if callback.Has("error") {
		code := errorCode(callback.Get("error"))
		return Claims{}, a.Return, unproven("The identity provider refused the sign-in: "+code+".", errors.New(code))
	}
	// RFC 9207: an answer of another provider is not taken for one of this.
	if callback.Has("iss") && callback.Get("iss") != c.Issuer {
		return Claims{}, a.Return, unproven(again, errors.New("the callback has another issuer"))
	}
	claims, err := c.exchange(ctx, a, callback.Get("code"))
	return claims, a.Return, err
}

// unproven is an Unauthenticated error.
func unproven(message string, cause error) error {
	return core.NewError(core.Unauthenticated, message, cause)
}

// exchange gets the tokens for a code, and from them the claims.
func (c *Client) exchange(ctx context.Context, a attempt, code string) (Claims, error) {
	p, err := c.provider(ctx)
	if err != nil {
		return Claims{}, err
	}
	ctx = oidc.ClientContext(ctx, c.http)
	token, err := p.oauth.Exchange(ctx, code, oauth2.VerifierOption(a.Verifier))
	if err != nil {
		return Claims{}, exchangeError(err)
	}
	raw, ok := token.Extra("id_token").(string)
	if !ok {
		return Claims{}, untrusted(errors.New("the ID token is missing"))
	}
	id, err := p.verify(ctx, raw, c.Now)
	if err != nil {
		return Claims{}, err
	}
	var set claimSet
	var party struct {
		Authorized string `json:"azp"`
	}
	switch err := errors.Join(id.Claims(&set), id.Claims(&party)); {
	case err != nil:
		return Claims{}, untrusted(errors.New("the claims have an unexpected form"))
	case subtle.ConstantTimeCompare([]byte(id.Nonce), []byte(a.Nonce)) != 1:
		return Claims{}, untrusted(errors.New("the nonce belongs to another sign-in"))
	case id.Subject == "" || len(id.Subject) > 255 || strings.ContainsRune(id.Subject, 0): // which no store takes
		return Claims{}, untrusted(errors.New("the subject must have 1 to 255 characters without NUL"))
	case len(id.Audience) > 1 && party.Authorized != c.ClientID, party.Authorized != "" && party.Authorized != c.ClientID:
		return Claims{}, untrusted(errors.New("the token was issued to another client"))
	case id.AccessTokenHash != "" && id.VerifyAccessToken(token.AccessToken) != nil:
		return Claims{}, untrusted(errors.New("the access token belongs to another ID token"))
	}
	if !set.complete() && p.userInfos != nil {
		more, err := p.userInfo(ctx, id.Subject, token)
		if err != nil {
			return Claims{}, err
		}
		set.add(more)
	}
	return set.claims(c.Issuer, id.Subject), nil
}

// untrusted is an Unauthenticated error about what the provider has answered.
func untrusted(cause error) error {
	return unproven("The identity provider's response cannot be verified. Sign in again, or ask the operator to check the log.", cause)
}

// exchangeError is an error of the token endpoint without its answer, which may have secrets.
func exchangeError(err error) error {
	var refused *oauth2.RetrieveError
	var transport *url.Error
	switch {
	case errors.As(err, &transport):
		return unavailable(fmt.Errorf("call the token endpoint: %w", transport.Err), 0) // without the URL
	case !errors.As(err, &refused):
		return untrusted(errors.New("the token endpoint's response cannot be read"))
	}
	status := refused.Response.StatusCode
	cause := fmt.Errorf("the token endpoint returned %d, %s", status, errorCode(refused.ErrorCode))
	switch {
	case status >= http.StatusInternalServerError || status == http.StatusTooManyRequests:
		return unavailable(cause, 0)
	case refused.ErrorCode == "invalid_grant": // the code is used, expired or of another client
		return unproven(again, cause)
	}
	return untrusted(cause)
}

// codes are of the form that OAuth gives to errors.
var codes = regexp.MustCompile(`^[a-z_]{1,40}$`)

// errorCode returns a code of an error as far as it is one: any client can write anything into a callback.
func errorCode(text string) string {
	if codes.MatchString(text) {
		return text
	}
	return "an unknown error"
}
