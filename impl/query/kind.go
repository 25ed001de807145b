package query

import (
	"context"
)

// kind is what queries are for.
type kind string

const (
	kindChart  kind = "chart"
	kindSearch kind = "search"
	kindTile   kind = "tile"
	kindSample kind = "sample" // rows for a notification
	kindAlert  kind = "alert"
	kindCheck  kind = "check" // for metrics that a tile names
)

type kindKey struct{}

// forKind says what the queries are for.
func forKind(ctx context.Context, k kind) context.Context {
	return context.WithValue(ctx, kindKey{}, k)
}

func kindOf(ctx context.Context) kind {
	k, _ := ctx.Value(kindKey{}).(kind)
	return k
}

// ForAlerts marks the queries of evaluations.
func ForAlerts(ctx context.Context) context.Context { return forKind(ctx, kindAlert) }
