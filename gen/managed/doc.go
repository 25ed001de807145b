// Package managed is the Go client of the managed API, and the server interface that httpapi/managed answers.
//
//	client, err := managed.NewClientWithResponses("http://localhost:8000",
//		managed.WithRequestEditorFn(func(_ context.Context, r *http.Request) error {
//			r.SetBasicAuth(keyID, keySecret)
//			return nil
//		}))
//	answer, err := client.ListDashboardsWithResponse(ctx, organizationID, serviceID)
//	for _, dashboard := range answer.JSON200.Result { … }
//
// Of an answer's fields exactly one is set, the one for its status: JSON200, JSON400 and so on. A status that the
// document does not know leaves all of them nil; StatusCode and Body always say what came. It is generated from
// openapi/managed.yaml; the nouns are in package api.
package managed
