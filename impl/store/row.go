package store

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/obstack/obstack/impl/core"
)

// convert turns rows into what callers get. The result is never nil, so that it becomes [] in an answer and not null.
func convert[R, T any](rows []R, from func(*R) T) []T {
	out := make([]T, len(rows))
	for i := range rows {
		out[i] = from(&rows[i])
	}
	return out
}

// convertAll is convert for rows that may hold something unreadable.
func convertAll[R, T any](rows []R, from func(*R) (T, error)) ([]T, error) {
	out := make([]T, len(rows))
	for i := range rows {
		var err error
		if out[i], err = from(&rows[i]); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// scanAll reads and closes a result, of which each row fills one element at the places that dest names. It takes the
// error of the query too, so that a call to rows can be passed on as it is.
func scanAll[T any](rows result, err error, dest func(*T) []any) ([]T, error) {
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	out := []T{}
	for rows.Next() {
		var v T
		if err := rows.Scan(dest(&v)...); err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	return out, rows.Err()
}

// jsonText writes a value that is stored as JSON. Only types that cannot fail are passed: their fractions are thresholds, which come
// from JSON, and values of alerts, of which those that are no finite numbers are none (query.Number).
func jsonText(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Sprintf("cannot store a value: %v", err))
	}
	return string(text)
}

// jsonColumn reads a column that jsonText wrote, of which NULL is the zero value.
func jsonColumn[T any](text *string) (v T, err error) {
	if text != nil {
		err = json.Unmarshal([]byte(*text), &v)
	}
	return v, err
}

// timePointer is fromMilliseconds for a column that may be NULL, millisecondsPointer the opposite.
func timePointer(ms *int64) *core.Time {
	if ms == nil {
		return nil
	}
	t := fromMilliseconds(*ms)
	return &t
}

func millisecondsPointer(t *core.Time) *int64 {
	if t == nil {
		return nil
	}
	ms := milliseconds(t.Time)
	return &ms
}

// Storable returns text that both databases can store: U+FFFD is in the place of what is no UTF-8, and of NUL characters.
func Storable(s string) string {
	return strings.ReplaceAll(strings.ToValidUTF8(s, "\uFFFD"), "\x00", "\uFFFD")
}

// text is empty for NULL, in columns where nothing else is empty.
func text(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}

// textPointer is NULL for empty.
func textPointer(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}
