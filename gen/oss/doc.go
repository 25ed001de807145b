// Package oss is the Go client of the self-hosted API, and the server interface that httpapi/oss answers.
//
//	client, err := oss.NewClientWithResponses("http://localhost:8000",
//		oss.WithRequestEditorFn(func(_ context.Context, r *http.Request) error {
//			r.Header.Set("Authorization", "Bearer "+key)
//			return nil
//		}))
//	answer, err := client.ListDashboardsWithResponse(ctx)
//	for _, dashboard := range answer.JSON200.Data { … }
//
// Of an answer's fields exactly one is set, the one for its status: JSON200, JSON400 and so on. A status that the
// document does not know leaves all of them nil; StatusCode and Body always say what came. It is generated from
// openapi/oss.yaml; the nouns are in package api.
package oss
