package chdb

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/google/uuid"
)

const (
	// maxHead is how much of a request is searched for the end of an INSERT's own text. A server calls it
	// max_query_size.
	maxHead = 256 << 10
	// maxText limits statements without data, which the library gets in one piece.
	maxText = 16 << 20
)

// request is a query as a client asks it.
type request struct {
	id       string
	sql      string
	insert   *insertion // set when data follows
	data     io.Reader  // of the insert
	params   map[string]string
	settings []setting
	database string
	format   string // of the output
	revision uint64 // of format Native

	compress  string // method of ClickHouse's own compression, empty for none
	encode    bool   // HTTP compression is wanted
	waitToEnd bool   // answer only when all is known to be well
}

// ignored are parameters of the URL that are neither settings nor of use here. A client that reaches the socket may do
// everything, so accounts are read over, and so are sessions: every request has its own.
var ignored = regexp.MustCompile(`^(?:user|password|quota_key|role|session_id|session_timeout|session_check|` +
	`close_session|stacktrace|buffer_size|decompress|log_comment|send_progress_in_http_headers)$`)

var settingName = regexp.MustCompile(`^[a-zA-Z_][a-zA-Z0-9_]*$`)

// parseRequest reads everything but the data of an insert. As on a server, parameters of the URL that have no meaning
// of their own are settings, and the statement is the parameter query followed by the body.
func parseRequest(r *http.Request) (*request, error) {
	if strings.HasPrefix(r.Header.Get("Content-Type"), "multipart/form-data") {
		return nil, newException(codeNotImplemented, "NOT_IMPLEMENTED", "Forms and external tables are not supported")
	}
	values, err := url.ParseQuery(r.URL.RawQuery)
	if err != nil {
		return nil, newException(codeBadArguments, "BAD_ARGUMENTS", "The URL cannot be parsed")
	}
	q := &request{
		id:       values.Get("query_id"),
		params:   map[string]string{},
		database: r.Header.Get("X-ClickHouse-Database"),
		format:   r.Header.Get("X-ClickHouse-Format"),
	}
	if q.id == "" {
		q.id = uuid.NewString()
	}
	method := "LZ4"
	for name, list := range values {
		value := list[len(list)-1]
		switch {
		case name == "query" || name == "query_id" || name == "compress" || ignored.MatchString(name):
		case name == "database":
			q.database = value
		case name == "default_format":
			q.format = value
		case name == "enable_http_compression":
			q.encode = isTrue(value)
		case name == "wait_end_of_query":
			q.waitToEnd = isTrue(value)
		case name == "client_protocol_version":
			if q.revision, err = strconv.ParseUint(value, 10, 32); err != nil {
				return nil, newException(codeBadArguments, "BAD_ARGUMENTS", "client_protocol_version is not a number")
			}
		case strings.HasPrefix(name, "param_"):
			q.params[strings.TrimPrefix(name, "param_")] = value
		case !settingName.MatchString(name): // it becomes part of a statement
			return nil, newException(codeUnknownSetting, "UNKNOWN_SETTING", fmt.Sprintf("Unknown setting '%s'", name))
		case name == "network_compression_method":
			method = value
		default:
			q.settings = append(q.settings, setting{name, value})
		}
	}
	if isTrue(values.Get("compress")) {
		q.compress = method
	}
	q.restrict(r.Method)

	body, err := decodedBody(r, isTrue(values.Get("decompress")))
	if err != nil {
		return nil, err
	}
	// Only one line feed may stand between FORMAT and binary data.
	if sql := strings.TrimRight(values.Get("query"), "; \t\r\n"); sql != "" {
		body = io.MultiReader(strings.NewReader(sql+"\n"), body)
	}
	return q, q.readStatement(body)
}

func isTrue(value string) bool { return value == "1" || value == "true" }

// restrict makes a GET harmless, as a server does, and sorts the settings. It puts readonly behind the others, which
// could not be set after it.
func (q *request) restrict(method string) {
	var readonly string
	kept := []setting{}
	for _, s := range q.settings {
		if s.name == "readonly" {
			readonly = s.value
		} else {
			kept = append(kept, s)
		}
	}
	if method != http.MethodPost && (readonly == "" || readonly == "0") {
		readonly = "2"
	}
	slices.SortFunc(kept, func(a, b setting) int { return strings.Compare(a.name, b.name) })
	if readonly != "" {
		kept = append(kept, setting{"readonly", readonly})
	}
	q.settings = kept
}

// readonly reports whether the statement must not change anything.
func (q *request) readonly() bool {
	return slices.ContainsFunc(q.settings, func(s setting) bool { return s.name == "readonly" && s.value != "0" })
}

// unchanging reports whether the session is as it was behind a statement that only reads: it can set nothing.
func (q *request) unchanging() bool {
	return slices.Contains(q.settings, setting{"readonly", "1"})
}

// readStatement takes the statement from the text, which for an INSERT goes on with data of any length.
func (q *request) readStatement(text io.Reader) error {
	head, err := io.ReadAll(io.LimitReader(text, maxHead))
	if err != nil {
		return newException(codeCannotRead, "CANNOT_READ_ALL_DATA", "The request cannot be read")
	}
	if insert, ok := splitInsert(string(head)); ok {
		q.insert, q.sql = &insert, insert.head
		q.data = io.MultiReader(strings.NewReader(insert.data), text)
		return nil
	}
	rest, err := io.ReadAll(io.LimitReader(text, maxText))
	if err != nil {
		return newException(codeCannotRead, "CANNOT_READ_ALL_DATA", "The request cannot be read")
	}
	if len(rest) == maxText {
		return newException(codeTooLarge, "QUERY_IS_TOO_LARGE", "The query is too large")
	}
	// A semicolon at the end is allowed everywhere but in the library's streams.
	q.sql = string(bytes.TrimRight(append(head, rest...), "; \t\r\n"))
	if q.format == "" {
		q.format = "TabSeparated"
	}
	q.format = outputFormat(q.sql, q.format)
	return nil
}
