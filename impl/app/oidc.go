package app

import (
	"context"
	"net/http"
	"net/url"

	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/oidc"
)

// newOIDC makes what has people sign in with the identity provider, nil without one. The provider is not called before the first
// of them.
func (a *App) newOIDC() (http.Handler, error) {
	o := a.options.OIDC
	if o.Issuer == "" {
		return nil, nil
	}
	key, err := encryptionKey(a.options, hasStore(a.options))
	if err != nil {
		return nil, err
	}
	client, err := oidc.New(oidc.Config{
		Issuer: o.Issuer, ClientID: o.ClientID, ClientSecret: o.ClientSecret, RedirectURL: a.linkBase() + "/oidc/callback",
		EncryptionKey: key, Use: a.store.UseCallback, Now: a.options.Now,
	})
	if err != nil {
		return nil, err
	}
	finish := func(ctx context.Context, cookie string, callback url.Values) (string, string, error) {
		claims, page, err := client.Finish(ctx, cookie, callback)
		if err != nil {
			return "", page, a.services.People.RefuseSignIn(ctx, err)
		}
		secret, err := a.services.People.SignInWithClaims(ctx, o.Mapping, claims)
		return secret, page, err
	}
	return httpapi.OIDC{
		URL: a.linkBase(), Start: client.Start, Finish: finish, Limited: a.options.RateLimit > 0, Now: a.options.Now, Log: a.log,
	}.Handler(), nil
}
