package query

import (
	"context"
)

// kind is what queries are for. It goes along in the context, because what it decides is far below those who know it: the
// queue of a query, the metric that counts it, and who answers for the memory of its results. Its values are labels of
// metrics and never change.
type kind string

const (
	kindChart  kind = "chart"
	kindSearch kind = "search"
	kindExport kind = "export"
	kindTile   kind = "tile"
	kindSample kind = "sample" // rows for a notification
	kindAlert  kind = "alert"
	kindCheck  kind = "check" // for metrics that a tile names
	kindFields kind = "fields"
	kindTrace  kind = "trace"
	// kindPreview is for an alert that is not stored. A client waits for it, so it queues as pages do.
	kindPreview kind = "preview"
)

type kindKey struct{}

// forKind says what the queries are for.
func forKind(ctx context.Context, k kind) context.Context {
	return context.WithValue(ctx, kindKey{}, k)
}

// kindOf is empty when the context says nothing.
func kindOf(ctx context.Context) kind {
	k, _ := ctx.Value(kindKey{}).(kind)
	return k
}

// ForPreviews marks the queries of alerts that are not stored.
func ForPreviews(ctx context.Context) context.Context { return forKind(ctx, kindPreview) }

// ForAlerts marks the queries of evaluations.
func ForAlerts(ctx context.Context) context.Context { return forKind(ctx, kindAlert) }
