package httpapi

import (
	"context"
	"fmt"
	"log/slog"
	"runtime/debug"
	"strings"

	"github.com/obstack/obstack/impl/core"
)

// maxWarnings is how many warnings an answer has, and maxWarning how many bytes each.
const (
	maxWarnings = 10
	maxWarning  = 300
)

// Warn adds what find finds to the answer of a write that has succeeded, which nothing in find can change any more.
func Warn(ctx context.Context, find func() []core.Issue) {
	held, ok := ctx.Value(inWorkKey{}).(*inWork)
	if !ok {
		return
	}
	defer func() {
		if p := recover(); p != nil {
			held.log.LogAttrs(ctx, slog.LevelError, "looking for warnings failed", slog.String("request_id", RequestID(ctx)),
				slog.String("error", fmt.Sprintf("panic: %v\n%s", p, debug.Stack())))
		}
	}()
	for i, issue := range find() {
		if i == maxWarnings {
			break
		}
		held.header.Add("Warning", warning(issue.String()))
	}
}

// warning is a header with a text: 299 is a warning that lasts, and the dash stands for us.
func warning(text string) string {
	var quoted strings.Builder
	quoted.WriteString(`299 - "`)
	for _, c := range text {
		switch {
		case quoted.Len() > maxWarning:
			return quoted.String() + `..."`
		case c == '"', c == '\\':
			quoted.WriteByte('\\')
		case c < ' ', c > '~':
			c = '?'
		}
		quoted.WriteRune(c)
	}
	return quoted.String() + `"`
}
