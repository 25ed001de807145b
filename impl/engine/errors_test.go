package engine

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/ClickHouse/clickhouse-go/v2"

	"github.com/obstack/obstack/impl/core"
)

func TestExceptionsAreBlamedOnTheirCause(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		code          int32
		name, text    string
		kind          core.Kind
		message       string
		mustNotBeSeen string
	}{
		{
			47, "UNKNOWN_IDENTIFIER", "Unknown expression identifier `a` in scope SELECT a. (UNKNOWN_IDENTIFIER) " +
				"(version 26.7.2.1 (official build))", core.Invalid,
			"UNKNOWN_IDENTIFIER: Unknown expression identifier `a`", "SELECT",
		},
		{
			46, "UNKNOWN_FUNCTION", "Function with name `lowerr` does not exist. In scope SELECT lowerr(a) FROM t. " +
				"Maybe you meant: ['lower','power']. (UNKNOWN_FUNCTION) (version 26.7.2.1)", core.Invalid,
			"UNKNOWN_FUNCTION: Function with name `lowerr` does not exist. Maybe you meant: ['lower','power']", "SELECT",
		},
		{
			153, "ILLEGAL_DIVISION", "Division by zero: while executing 'FUNCTION intDiv(1_UInt8 : 1, n :: 0)': While " +
				"executing MergeTreeSelect. (ILLEGAL_DIVISION)", core.Invalid, "ILLEGAL_DIVISION: Division by zero", "FUNCTION",
		},
		{
			164, "READONLY", "Code: 164. DB::Exception: Cannot modify 'a'. (READONLY) (version 26.7.2.1). (READONLY)",
			core.Invalid, "READONLY: Cannot modify 'a'", "",
		},
		{
			60, "UNKNOWN_TABLE", "Received from ch2.internal:9000. DB::Exception: Table t does not exist. (UNKNOWN_TABLE)",
			core.Invalid, "UNKNOWN_TABLE: Table t does not exist", "internal",
		},
		{
			32, "ATTEMPT_TO_READ_AFTER_EOF", "Attempt to read after eof: while receiving packet from ch2.internal:9000",
			core.Invalid, "ATTEMPT_TO_READ_AFTER_EOF: Attempt to read after eof", "internal",
		},
		{
			198, "DNS_ERROR", "Not found address of host: ch2.internal", core.Unavailable,
			"The query engine is temporarily unavailable, try again shortly", "internal",
		},
		{6, "CANNOT_PARSE_TEXT", "Cannot parse 'x'\nRow 1: secret", core.Invalid, "CANNOT_PARSE_TEXT: Cannot parse 'x'", ""},
		{
			53, "TYPE_MISMATCH", strings.Repeat("ü", 400), core.Invalid,
			"TYPE_MISMATCH: " + strings.Repeat("ü", maxMessage) + "…", "",
		},
		{47, "", "Unknown identifier `a`", core.Invalid, "UNKNOWN_IDENTIFIER: Unknown identifier `a`", ""},
		{9999, "", "Something new", core.Invalid, "CODE_9999: Something new", ""},
		{9999, "SOMETHING_NEW", "Something new (SOMETHING_NEW)", core.Invalid, "SOMETHING_NEW: Something new", ""},
		{159, "TIMEOUT_EXCEEDED", "Timeout exceeded: elapsed 30", core.Timeout, "The query took too long", "30"},
		{
			241, "MEMORY_LIMIT_EXCEEDED", "Query memory limit exceeded: would use 1 GiB", core.Invalid,
			"MEMORY_LIMIT_EXCEEDED: Query memory limit exceeded: would use 1 GiB", "",
		},
		{
			241, "MEMORY_LIMIT_EXCEEDED", "Query memory limit exceeded: would use 1 GiB, maximum: 256.00 MiB. Untracked",
			core.Invalid, "MEMORY_LIMIT_EXCEEDED: The query needs more memory than its limit of 256.00 MiB", "would",
		},
		{
			241, "MEMORY_LIMIT_EXCEEDED", "Memory limit (for query) exceeded: would use 1 GiB, maximum: 2.00 GiB",
			core.Invalid, "MEMORY_LIMIT_EXCEEDED: The query needs more memory than its limit of 2.00 GiB", "would",
		},
		{
			241, "MEMORY_LIMIT_EXCEEDED", "User memory limit exceeded: would use 1 GiB, maximum: 256.00 MiB",
			core.Unavailable, "The query engine is temporarily unavailable, try again shortly", "GiB",
		},
		{
			241, "MEMORY_LIMIT_EXCEEDED", "Memory limit (for user) exceeded: would use 1 GiB, maximum: 256.00 MiB",
			core.Unavailable, "The query engine is temporarily unavailable, try again shortly", "GiB",
		},
		{
			241, "MEMORY_LIMIT_EXCEEDED", "(total) memory limit exceeded", core.Unavailable,
			"The query engine is temporarily unavailable, try again shortly", "total",
		},
		{
			516, "AUTHENTICATION_FAILED", "ann: Authentication failed", core.Unavailable,
			"The query engine does not accept its user or password", "ann:",
		},
		{76, "CANNOT_OPEN_FILE", "Cannot open file /var/lib/x", core.Internal, "The query engine failed", "/var"},
	} {
		exception := &clickhouse.Exception{Code: c.code, CodeName: c.name, Message: c.text}
		err := convertError(t.Context(), defaultSubject, &clickhouse.HTTPError{StatusCode: 500, Err: exception})
		var e *core.Error
		if !errors.As(err, &e) || e.Kind != c.kind || e.Message != c.message {
			t.Errorf("%s: got %v, want kind %v and %q", c.text, err, c.kind, c.message)
			continue
		}
		if name := CodeName(err); c.name != "" && name != c.name {
			t.Errorf("%s: got the name %q, want %q", c.text, name, c.name)
		}
		if c.mustNotBeSeen != "" && strings.Contains(err.Error(), c.mustNotBeSeen) { // nor in the log
			t.Errorf("%s: the error %q shows too much", c.text, err)
		}
		if (e.RetryAfter > 0) != (c.kind == core.Unavailable) {
			t.Errorf("%s: got %v to wait", c.text, e.RetryAfter)
		}
	}
}

func TestEndOfAContextIsNotBlamedOnTheEngine(t *testing.T) {
	t.Parallel()
	broken := errors.New("connection reset")
	canceled, cancel := context.WithCancel(t.Context())
	cancel()
	late, cancel := context.WithTimeout(t.Context(), 0)
	defer cancel()
	silent, cancel := context.WithTimeoutCause(t.Context(), 0, ErrNoAnswer)
	defer cancel()
	limited, cancel := context.WithTimeoutCause(t.Context(), 0, errMaxTime)
	defer cancel()
	for _, c := range []struct {
		ctx     context.Context
		kind    core.Kind
		message string
	}{
		{canceled, core.Canceled, "The request was canceled"},
		{late, core.Timeout, "The query took too long"},
		{limited, core.Timeout, "The query took longer than 30s"},
		{silent, core.Unavailable, `The connection "c" cannot be reached, try again shortly`},
		{t.Context(), core.Unavailable, `The connection "c" cannot be reached, try again shortly`},
	} {
		var e *core.Error
		err := convertError(c.ctx, `The connection "c"`, broken)
		if !errors.As(err, &e) || e.Kind != c.kind || e.Message != c.message {
			t.Errorf("got %v, want %q", err, c.message)
		}
	}
}

func TestRetentionIsWrittenInItsLargestUnit(t *testing.T) {
	t.Parallel()
	for d, want := range map[time.Duration]string{
		0:                     "toIntervalDay(30)",
		48 * time.Hour:        "toIntervalDay(2)",
		36 * time.Hour:        "toIntervalHour(36)",
		90 * time.Minute:      "toIntervalMinute(90)",
		90 * time.Second:      "toIntervalSecond(90)",
		10 * time.Millisecond: "toIntervalSecond(1)",
	} {
		if got := interval(d); got != want {
			t.Errorf("%s: got %s, want %s", d, got, want)
		}
	}
}

func TestSizesHaveUnits(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]int64{"1024": 1024, "2KiB": 2048, "512MiB": 512 << 20, "4 GiB": 4 << 30} {
		if got, err := ParseSize(text); got != want || err != nil {
			t.Errorf("%q: got %d, %v, want %d", text, got, err, want)
		}
	}
	for _, text := range []string{"", "x", "-1", "1.5GiB", "99999999999GiB", "1GB"} {
		if got, err := ParseSize(text); err == nil {
			t.Errorf("%q: got %d and no error", text, got)
		}
	}
	if got := DefaultMemory(); got <= 0 || got > maxDefaultMemory {
		t.Errorf("got a default of %d", got)
	}
}

func TestMissingLibraryIsExplained(t *testing.T) {
	t.Parallel()
	if _, err := FindLib("/nowhere/libchdb.so"); err == nil || !strings.Contains(err.Error(), "/nowhere/libchdb.so") {
		t.Errorf("a path that does not exist: got %v", err)
	}
	// Tests run in the directory of their package, which holds no library.
	path, err := FindLib("")
	if err == nil && !strings.HasPrefix(path, "/usr/local/lib/") ||
		err != nil && !strings.Contains(err.Error(), "make engine") {
		t.Errorf("nothing given: got %q, %v", path, err)
	}
}
