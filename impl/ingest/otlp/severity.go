package otlp

// maxSeverity is the highest severity number of the log data model, FATAL4.
const maxSeverity = 24

// severityNames are the names of the log data model, four numbers for each.
var severityNames = [...][]byte{
	[]byte("trace"), []byte("debug"), []byte("info"), []byte("warn"), []byte("error"), []byte("fatal"),
}

// severities maps the texts of SDKs, loggers and syslog, in lower case, to the severity number of the log data model.
// Appendix B of the data model maps most of them. Where two loggers mean different numbers by a text, such as "critical", it is
// the higher one.
var severities = map[string]uint8{
	"trace": 1, "trace1": 1, "trace2": 2, "trace3": 3, "trace4": 4, "trc": 1, "trce": 1, "verbose": 1, "finest": 1,
	"debug": 5, "debug1": 5, "debug2": 6, "debug3": 7, "debug4": 8, "dbg": 5, "dbug": 5, "finer": 5, "fine": 6, "config": 7,
	"info": 9, "info1": 9, "info2": 10, "info3": 11, "info4": 12, "inf": 9, "information": 9, "informational": 9, "notice": 10,
	"warn": 13, "warn1": 13, "warn2": 14, "warn3": 15, "warn4": 16, "wrn": 13, "warning": 13,
	"error": 17, "error1": 17, "error2": 18, "error3": 19, "error4": 20, "err": 17, "eror": 17, "fail": 17, "severe": 17,
	"fatal": 21, "fatal1": 21, "fatal2": 22, "fatal3": 23, "fatal4": 24, "ftl": 21, "crit": 21, "critical": 21, "alert": 21,
	"dpanic": 21, "panic": 21, "emerg": 21, "emergency": 21,
}

// maxSeverityText is the length of the longest text in severities.
const maxSeverityText = len("informational")

// severityOf returns the number of a text, 0 for an unknown one.
func severityOf(text []byte) uint8 {
	if len(text) > maxSeverityText {
		return 0
	}
	var lower [maxSeverityText]byte
	for i, c := range text {
		if 'A' <= c && c <= 'Z' {
			c += 'a' - 'A'
		}
		lower[i] = c
	}
	return severities[string(lower[:len(text)])]
}

// severity is the text and the number of a log record's severity.
type severity struct {
	text   []byte
	number uint8
}

// newSeverity returns the severity of a record. The number is an enum of the protocol: one that it does not define is
// UNSPECIFIED.
func newSeverity(text []byte, number uint64) severity {
	if n := int32(number); n > 0 && n <= maxSeverity {
		return severity{text, uint8(n)}
	}
	return severity{text, 0}
}

// normalize stores one spelling of each known severity. Unknown texts stay as they were sent.
func (s *severity) normalize() {
	known := severityOf(s.text)
	switch {
	case known > 0:
		s.text = severityNames[(known-1)/4]
		if s.number == 0 {
			s.number = known
		}
	case len(s.text) == 0 && s.number > 0:
		s.text = severityNames[(s.number-1)/4]
	}
}
