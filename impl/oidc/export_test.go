package oidc

import "time"

// ParseMapping is what ReadMapping does with the text of a file.
var ParseMapping = parseMapping

// SetRequestTimeout has requests of a client end earlier.
func SetRequestTimeout(c *Client, timeout time.Duration) { c.http.Timeout = timeout }

// Timeout is how long a client waits for one request.
func Timeout(c *Client) time.Duration { return c.http.Timeout }

// MaxAnswer is the largest answer of a provider.
const MaxAnswer = maxAnswer
