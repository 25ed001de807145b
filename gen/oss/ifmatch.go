package oss

import (
	"context"
	"net/http"
)

// IfMatch makes a request change an object only if its ETag is still that of an answer about it. Otherwise the answer is
// JSON412: read the object again.
//
//	read, err := client.GetDashboardWithResponse(ctx, id)
//	…
//	answer, err := client.UpdateDashboardWithResponse(ctx, id, body, oss.IfMatch(read.HTTPResponse.Header.Get("ETag")))
func IfMatch(etag string) RequestEditorFn {
	return func(_ context.Context, r *http.Request) error {
		r.Header.Set("If-Match", etag)
		return nil
	}
}
