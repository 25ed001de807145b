package oidc

import "time"

// ParseMapping is what ReadMapping does with the text of a file.
var ParseMapping = parseMapping

// SetRequestTimeout has requests of a client end earlier.
func SetRequestTimeout(c *Client, timeout time.Duration) { c.http.Timeout = timeout }
