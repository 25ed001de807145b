package otlp_test

import (
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/go-json-experiment/json/jsontext"
	"go.opentelemetry.io/collector/pdata/pcommon"
	"go.opentelemetry.io/collector/pdata/plog"
	"go.opentelemetry.io/collector/pdata/plog/plogotlp"

	"github.com/obstack/obstack/impl/ingest/otlp"
)

// level is a severity as the oracle has it.
type level struct {
	text   string
	number int
}

func levelOf(record plog.LogRecord) level {
	number := int(record.SeverityNumber())
	if number < 0 || number > 24 {
		number = 0
	}
	return level{record.SeverityText(), number}
}

// levelForms are the texts of each severity of the data model, from trace to fatal, with the number of each that has none.
var levelForms = []struct {
	name, forms string
	first       int
}{
	{"trace", "trace1?|trc|trce|verbose|finest", 1},
	{"trace", "trace2", 2},
	{"trace", "trace3", 3},
	{"trace", "trace4", 4},
	{"debug", "debug1?|dbg|dbug|finer", 5},
	{"debug", "debug2|fine", 6},
	{"debug", "debug3|config", 7},
	{"debug", "debug4", 8},
	{"info", "info1?|inf|information|informational", 9},
	{"info", "info2|notice", 10},
	{"info", "info3", 11},
	{"info", "info4", 12},
	{"warn", "warn1?|wrn|warning", 13},
	{"warn", "warn2", 14},
	{"warn", "warn3", 15},
	{"warn", "warn4", 16},
	{"error", "error1?|err|eror|fail|severe", 17},
	{"error", "error2", 18},
	{"error", "error3", 19},
	{"error", "error4", 20},
	{"fatal", "fatal1?|ftl|crit|critical|alert|d?panic|emerg|emergency", 21},
	{"fatal", "fatal2", 22},
	{"fatal", "fatal3", 23},
	{"fatal", "fatal4", 24},
}

func known(text string) (name string, number int) {
	for _, form := range levelForms {
		if regexp.MustCompile(`^(?i:` + form.forms + `)$`).MatchString(text) {
			return form.name, form.first
		}
	}
	return "", 0
}

func (l level) normalized() level {
	name, number := known(l.text)
	if l.text == "" && l.number > 0 {
		name = []string{"trace", "debug", "info", "warn", "error", "fatal"}[(l.number-1)/4]
	}
	if name == "" {
		return l
	}
	if l.number == 0 {
		l.number = number
	}
	return level{name, l.number}
}

// withMembers adds the members of a JSON body to the attributes.
func withMembers(body pcommon.Value, attributes []pair, l level) ([]pair, level) {
	var source string
	switch body.Type() {
	case pcommon.ValueTypeStr:
		source = strings.TrimSpace(body.Str())
	case pcommon.ValueTypeMap:
		source = jsonText(body)
	}
	if len(source) > 64<<10 || !strings.HasPrefix(source, "{") || !jsontext.Value(source).IsValid(jsontext.AllowDuplicateNames(true)) {
		return attributes, l
	}
	d := json.NewDecoder(strings.NewReader(source))
	d.UseNumber()
	members, ok := objectMembers(d, "", 0)
	names := 0
	for _, m := range members {
		names += len(m.name)
	}
	if !ok || names > 4096+8*len(source) {
		return attributes, l
	}
	if l == (level{}) {
		l = memberLevel(members)
	}
	all := slices.Clone(attributes)
	for _, m := range members {
		if !slices.ContainsFunc(all, func(p pair) bool { return p.Key == m.name }) {
			all = append(all, pair{m.name, m.text})
		}
	}
	return all, l
}

type oracleMember struct {
	name, text string
	value      any
}

// objectMembers reads an object of valid JSON.
func objectMembers(d *json.Decoder, path string, depth int) (all []oracleMember, ok bool) {
	if _, err := d.Token(); err != nil || depth == 64 {
		return nil, false
	}
	for d.More() {
		name, _ := d.Token()
		at := path + fmt.Sprint(name)
		if len(at) > 256 {
			return nil, false
		}
		var raw json.RawMessage
		if err := d.Decode(&raw); err != nil {
			return nil, false
		}
		m := oracleMember{name: at, text: string(raw)}
		switch raw[0] {
		case '{':
			inner := json.NewDecoder(strings.NewReader(m.text))
			inner.UseNumber()
			members, ok := objectMembers(inner, at+".", depth+1)
			if !ok {
				return nil, false
			}
			all = append(all, members...)
			continue
		case '"':
			_ = json.Unmarshal(raw, &m.text)
			m.value = m.text
		case 'n':
			m.text = ""
		case '[', 't', 'f':
		default:
			m.value = json.Number(m.text)
		}
		all = append(all, m)
	}
	_, err := d.Token()
	return all, err == nil || err == io.EOF
}

func memberLevel(members []oracleMember) level {
	for _, name := range []string{"level", "severity", "log.level", "levelname", "loglevel", "lvl"} {
		for _, m := range members {
			if m.name != name {
				continue
			}
			switch v := m.value.(type) {
			case string:
				if _, number := known(v); number > 0 {
					return level{text: v}
				}
			case json.Number:
				if i := slices.Index([]string{"10", "20", "30", "40", "50", "60"}, string(v)); i >= 0 {
					return level{number: 4*i + 1}
				}
			}
		}
	}
	return level{}
}

// logRow returns the row of a log record.
func logRow(t *testing.T, rules otlp.Rules, fill func(plog.LogRecord)) (table string, r row) {
	t.Helper()
	logs := plog.NewLogs()
	record := logs.ResourceLogs().AppendEmpty().ScopeLogs().AppendEmpty().LogRecords().AppendEmpty()
	record.SetTimestamp(stamp(0))
	fill(record)
	body, err := plogotlp.NewExportRequestFromLogs(logs).MarshalProto()
	if err != nil {
		t.Fatal(err)
	}
	compareBy(t, otlp.Logs, body, rules)
	b := otlp.NewBuilder()
	if err := b.Append(otlp.Logs, body, window, rules); err != nil {
		t.Fatal(err)
	}
	if len(b.Blocks()) != 1 || b.Rows() != 1 {
		t.Fatalf("%d rows in %d blocks", b.Rows(), len(b.Blocks()))
	}
	return b.Blocks()[0].Table(), rowsOf(t, b.Blocks()[0], 0, 1)[0]
}

func TestSeverityIsNormalized(t *testing.T) {
	for _, c := range []struct {
		text       string
		number     int32
		wantText   string
		wantNumber uint8
	}{
		{"ERROR", 17, "error", 17},
		{"Error", 17, "error", 17},
		{"error", 17, "error", 17},
		{"", 17, "error", 17},
		{"ERROR", 0, "error", 17},
		{"ERR", 0, "error", 17},
		{"Warning", 0, "warn", 13},
		{"WARN", 14, "warn", 14},
		{"CRITICAL", 0, "fatal", 21},
		{"Information", 0, "info", 9},
		{"SEVERE", 17, "error", 17},
		{"INFO4", 0, "info", 12},
		{"notice", 0, "info", 10},
		{"TRACE", 1, "trace", 1},
		{"dbug", 0, "debug", 5},
		{"", 1, "trace", 1},
		{"", 8, "debug", 8},
		{"", 12, "info", 12},
		{"", 16, "warn", 16},
		{"", 24, "fatal", 24},
		{"", 0, "", 0},
		{"Success", 9, "Success", 9},
		{"a text that is longer than all names", 0, "a text that is longer than all names", 0},
		{"", 25, "", 0},
		{"", 300, "", 0},
		{"ERROR", 300, "error", 17},
		{"", -1, "", 0},
		{"", 256 + 17, "", 0},
	} {
		fill := func(r plog.LogRecord) {
			r.SetSeverityText(c.text)
			r.SetSeverityNumber(plog.SeverityNumber(c.number))
		}
		if _, r := logRow(t, otlp.NormalizeSeverity, fill); r["SeverityText"] != c.wantText || r["SeverityNumber"] != c.wantNumber {
			t.Errorf("%q, %d: stored as %q, %v", c.text, c.number, r["SeverityText"], r["SeverityNumber"])
		}
		sent := uint8(0)
		if c.number > 0 && c.number <= 24 {
			sent = uint8(c.number)
		}
		if _, r := logRow(t, 0, fill); r["SeverityText"] != c.text || r["SeverityNumber"] != sent {
			t.Errorf("%q, %d: kept as %q, %v", c.text, c.number, r["SeverityText"], r["SeverityNumber"])
		}
	}
}

func TestMembersOfABodyBecomeAttributes(t *testing.T) {
	const body = ` {"level":"Error","msg":"e","user":{"id":7,"tags":["a", 1]},"ratio":1.50,"big":12345678901234567890,"ok":true,"none":null,"a":"body"} `
	fill := func(r plog.LogRecord) {
		r.Body().SetStr(body)
		r.Attributes().PutStr("a", "record")
	}
	_, r := logRow(t, otlp.ParseBody|otlp.NormalizeSeverity, fill)
	want := []pair{
		{"a", "record"},
		{"level", "Error"},
		{"msg", "e"},
		{"user.id", "7"},
		{"user.tags", `["a", 1]`},
		{"ratio", "1.50"},
		{"big", "12345678901234567890"},
		{"ok", "true"},
		{"none", ""},
	}
	if d := diff(want, r["LogAttributes"]); d != "" {
		t.Error(d)
	}
	if r["Body"] != body || r["SeverityText"] != "error" || r["SeverityNumber"] != uint8(17) {
		t.Errorf("body %q, severity %q, %v", r["Body"], r["SeverityText"], r["SeverityNumber"])
	}
	if _, r := logRow(t, otlp.NormalizeSeverity, fill); len(r["LogAttributes"].([]pair)) != 1 || r["SeverityText"] != "" {
		t.Errorf("without the rule: %v, severity %q", r["LogAttributes"], r["SeverityText"])
	}

	for _, c := range []struct{ body, text string }{
		{`{"level":50}`, "error"},
		{`{"severity":"WARNING"}`, "warn"},
		{`{"log":{"level":"debug"}}`, "debug"},
		{`{"lvl":"info","level":"warn"}`, "warn"},
		{`{"level":"beginner"}`, ""},
		{`{"level":5}`, ""},
		{`{"level":null}`, ""},
		{`["level"]`, ""},
		{`{"level":"error"`, ""},
		{`{"level":"error","level":"info"}`, "error"},
		{`{"level":"error"} trailing`, ""},
		{"{\"level\":\"error\",\"x\":\"\xff\"}", ""},
	} {
		_, r := logRow(t, otlp.ParseBody|otlp.NormalizeSeverity, func(r plog.LogRecord) { r.Body().SetStr(c.body) })
		if r["SeverityText"] != c.text {
			t.Errorf("%s: severity %q, want %q", c.body, r["SeverityText"], c.text)
		}
	}
	_, r = logRow(t, otlp.ParseBody|otlp.NormalizeSeverity, func(r plog.LogRecord) {
		r.Body().SetStr(`{"level":"error"}`)
		r.SetSeverityNumber(9)
	})
	if r["SeverityText"] != "info" {
		t.Errorf("the severity of a record is replaced by %q", r["SeverityText"])
	}
	_, r = logRow(t, otlp.ParseBody, func(r plog.LogRecord) { r.Body().SetEmptyMap().PutStr("level", "warn") })
	if r["SeverityText"] != "warn" || len(r["LogAttributes"].([]pair)) != 1 {
		t.Errorf("a body that is a map: severity %q, attributes %v", r["SeverityText"], r["LogAttributes"])
	}
}

// TestBodiesBeyondTheLimitsStayText checks that names with a path cannot make a request many times larger.
func TestBodiesBeyondTheLimitsStayText(t *testing.T) {
	var many strings.Builder
	for i := range 5000 {
		fmt.Fprintf(&many, `,"%d":1`, i)
	}
	for name, body := range map[string]string{
		"a long body":         `{"a":"` + strings.Repeat("b", 64<<10) + `"}`,
		"a long name":         `{"` + strings.Repeat("a", 250) + `":{"bcdefg":1}}`,
		"nested deeply":       strings.Repeat(`{"a":`, 65) + "1" + strings.Repeat("}", 65),
		"1.2 MB of all names": `{"` + strings.Repeat("a", 240) + `":{` + many.String()[1:] + "}}",
	} {
		_, r := logRow(t, otlp.ParseBody, func(r plog.LogRecord) { r.Body().SetStr(body) })
		if n := len(r["LogAttributes"].([]pair)); n != 0 || r["Body"] != body {
			t.Errorf("%s: %d attributes", name, n)
		}
	}
}

func TestReplayEventsAreSessions(t *testing.T) {
	fill := func(r plog.LogRecord) {
		r.Body().SetStr("{}")
		r.Attributes().PutStr("rr-web.event", "1")
	}
	if table, _ := logRow(t, otlp.SplitSessions, fill); table != "hyperdx_sessions" {
		t.Errorf("an event is stored in %s", table)
	}
	if table, _ := logRow(t, 0, fill); table != "otel_logs" {
		t.Errorf("without the rule an event is stored in %s", table)
	}
	if table, _ := logRow(t, otlp.SplitSessions, func(r plog.LogRecord) { r.Attributes().PutStr("rr-web.events", "1") }); table != "otel_logs" {
		t.Errorf("a log record is stored in %s", table)
	}
}

// TestRandomBodies compares bodies that are nearly JSON objects with the oracle.
func TestRandomBodies(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	parts := []string{
		`{`, `}`, `[`, `]`, `,`, `:`, `"level"`, `"log"`, `"a"`, `"a.b"`, `"b"`, `"error"`, `"WARN"`, `50`, `1e400`, `-0`, `12345678901234567890`, `null`,
		`true`, ` `, `"\u0000"`, `"\ud800"`, "\"\xff\"", `"rr-web.event"`, `"é"`,
	}
	var object func(depth int) string
	object = func(depth int) string {
		var members []string
		for range random.IntN(4) {
			name := []string{`"level"`, `"log"`, `"a"`, `"a.b"`, `"b"`, `"\u0061"`, `""`}[random.IntN(7)]
			value := parts[11+random.IntN(len(parts)-11)]
			if depth > 0 && random.IntN(3) == 0 {
				value = object(depth - 1)
			}
			members = append(members, name+":"+value)
		}
		return "{" + strings.Join(members, ",") + "}"
	}
	for range 3000 {
		body := object(3)
		if random.IntN(3) == 0 {
			at := random.IntN(len(body))
			body = body[:at] + parts[random.IntN(len(parts))] + body[at:]
		}
		logRow(t, otlp.ParseBody|otlp.NormalizeSeverity|otlp.SplitSessions, func(r plog.LogRecord) {
			r.Body().SetStr(body)
			if random.IntN(2) == 0 {
				r.Attributes().PutStr("a", "1")
			}
		})
	}
}
