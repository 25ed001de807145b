package receiver

import (
	"errors"
	"net/http"
	"regexp"
	"strings"
)

// Origins are the origins of web pages that may send over OTLP/HTTP, as the header Origin has them. In each, a "*" stands for
// subdomains or a port: "https://*.example.com", "http://localhost:*". "*" alone allows every page.
type Origins []string

// originForm matches an origin with at most one "*".
var originForm = regexp.MustCompile(`^https?://(\*\.)?[a-z0-9.\-\[\]:]*[a-z0-9\]](:\*)?$`)

// ParseOrigins reads origins separated by commas.
func ParseOrigins(text string) (Origins, error) {
	var all Origins
	for entry := range strings.SplitSeq(text, ",") {
		origin := strings.ToLower(strings.TrimSpace(entry))
		if origin == "" {
			continue
		}
		if origin != "*" && (!originForm.MatchString(origin) || strings.Count(origin, "*") > 1) {
			return nil, errors.New("expected origins such as https://shop.example.com or https://*.example.com, separated by commas, or *")
		}
		// Browsers leave out the default port.
		if host, ok := strings.CutSuffix(origin, ":443"); ok && strings.HasPrefix(host, "https:") {
			origin = host
		} else if host, ok := strings.CutSuffix(origin, ":80"); ok && strings.HasPrefix(host, "http:") {
			origin = host
		}
		all = append(all, origin)
	}
	return all, nil
}

// allow reports whether pages of an origin may send.
func (o Origins) allow(origin string) bool {
	origin = strings.ToLower(origin)
	for _, allowed := range o {
		before, after, wildcard := strings.Cut(allowed, "*")
		if !wildcard && origin == allowed {
			return true
		}
		if wildcard && len(origin) > len(before)+len(after) && strings.HasPrefix(origin, before) && strings.HasSuffix(origin, after) {
			return true
		}
	}
	return false
}

// preflightAge lets browsers cache the answer to a preflight for two hours, in seconds: Chromium's limit.
const preflightAge = "7200"

// cors lets pages of allowed origins read the answer. It answers preflights, which browsers send without a key, and reports
// whether it did.
func (c *call) cors() (done bool) {
	origin := c.req.Header.Get("Origin")
	if len(c.options.CORSOrigins) == 0 {
		return false
	}
	h := c.w.Header()
	h.Add("Vary", "Origin")
	if origin == "" || !c.options.CORSOrigins.allow(origin) {
		return false
	}
	h.Set("Access-Control-Allow-Origin", origin)
	h.Set("Access-Control-Expose-Headers", "Retry-After")
	if c.req.Method != http.MethodOptions || c.req.Header.Get("Access-Control-Request-Method") == "" {
		return false
	}
	h.Set("Access-Control-Allow-Methods", http.MethodPost)
	if asked := c.req.Header.Get("Access-Control-Request-Headers"); asked != "" {
		h.Set("Access-Control-Allow-Headers", asked)
		h.Add("Vary", "Access-Control-Request-Headers")
	}
	h.Set("Access-Control-Max-Age", preflightAge)
	c.isProbe = true
	c.w.WriteHeader(http.StatusNoContent)
	return true
}
