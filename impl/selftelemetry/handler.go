package selftelemetry

import (
	"context"
	"log/slog"
)

// handler logs by two handlers what the first one wants. The second one gets the texts that the first one writes.
type handler struct{ log, own slog.Handler }

func (h *handler) Enabled(ctx context.Context, level slog.Level) bool {
	return h.log.Enabled(ctx, level)
}

func (h *handler) Handle(ctx context.Context, r slog.Record) error {
	own := slog.NewRecord(r.Time, r.Level, r.Message, r.PC)
	r.Attrs(func(a slog.Attr) bool {
		own.AddAttrs(asText(a))
		return true
	})
	_ = h.own.Handle(ctx, own)
	return h.log.Handle(ctx, r)
}

func (h *handler) WithAttrs(attrs []slog.Attr) slog.Handler {
	texts := make([]slog.Attr, len(attrs))
	for i, a := range attrs {
		texts[i] = asText(a)
	}
	return &handler{h.log.WithAttrs(attrs), h.own.WithAttrs(texts)}
}

func (h *handler) WithGroup(name string) slog.Handler {
	return &handler{h.log.WithGroup(name), h.own.WithGroup(name)}
}

// asText makes durations and errors the texts that the log has.
func asText(a slog.Attr) slog.Attr {
	switch a.Value = a.Value.Resolve(); a.Value.Kind() {
	case slog.KindDuration, slog.KindAny:
		a.Value = slog.StringValue(a.Value.String())
	}
	return a
}
