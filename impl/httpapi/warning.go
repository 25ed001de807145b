package httpapi

import (
	"context"
	"fmt"
	"log/slog"
	"runtime/debug"
	"strings"

	"github.com/obstack/obstack/impl/core"
)

const (
	// maxWarnings is how many warnings an answer has, maxWarning how many bytes of text each, and maxWarningBytes how many
	// bytes of headers all of them: many clients and proxies refuse answers with more than 4 KB, or 8 KB, of headers.
	maxWarnings     = 10
	maxWarning      = 300
	maxWarningBytes = 2 << 10
)

// Warn adds what find finds to the answer of a write that has succeeded, which nothing in find can change any more.
func Warn(ctx context.Context, find func() []core.Issue) {
	held, ok := ctx.Value(inFlightKey{}).(*inFlight)
	if !ok {
		return
	}
	defer func() {
		if p := recover(); p != nil {
			held.log.LogAttrs(ctx, slog.LevelError, "cannot check for warnings", slog.String("request_id", RequestID(ctx)),
				slog.String("error", fmt.Sprintf("panic: %v\n%s", p, debug.Stack())))
		}
	}()
	issues := find()
	left := maxWarningBytes - len(warningLine(more(len(issues))))
	for i, issue := range issues {
		text := warning(issue.String())
		if left -= len(warningLine(text)); i == maxWarnings || left < 0 {
			held.header.Add("Warning", more(len(issues)-i))
			break
		}
		held.header.Add("Warning", text)
	}
}

// warningLine is a header as it is sent.
func warningLine(text string) string { return "Warning: " + text + "\r\n" }

// more is the last header when so many warnings have none.
func more(n int) string { return warning(fmt.Sprintf("%d more", n)) }

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
