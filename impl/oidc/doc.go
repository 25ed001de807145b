// Package oidc signs people in with an OpenID Connect provider that the operator has named: the authorization code flow with
// PKCE, state and nonce.
//
// A Client makes the authorization URL (Start) and turns what the provider sends the browser back with into Claims (Finish).
// Between the two the browser holds a sealed cookie with all that a sign-in needs, so that any replica can finish it; the
// store notes each as used. A Mapping, which ReadMapping reads from a file, says which role the claims give. ReturnPath is
// the check of the page that a person comes back to.
//
// Discovery is lazy and backs off, so a provider that is away does not stop the start of a server. Every request to the
// provider has a deadline and a largest answer. The operator has chosen the provider, so it may have a private address:
// the rules of package egress, which are for addresses that users name, do not apply.
//
// The package may import core, and nothing else of ours.
package oidc
