// Package httpapi is the edge of the API: it routes a request, finds out who calls, checks what was sent against the
// document, and writes every error. What is behind it gets checked input only.
//
// New makes the handler of an API, which is what a deployment serves: its document, its routes, how callers authenticate,
// and the form of its errors. A request passes responseHandler, which bounds what clients keep in memory by not reading,
// then entry, which gives it an id, then the router, and for every operation of the document edge: rate limit, caller,
// tenant, shape. ErrorWriter is the only one that turns an error into a response, and WriteList writes lists of any length
// in bounded memory. Join is the one page, for people who accept an invitation.
//
// It may import service and what is below, but nothing of one deployment: oss and managed, which answer the operations,
// import it.
package httpapi
