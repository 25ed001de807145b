package otlp

// Rules selects how log records become rows where the protocol leaves it open. The log has the rules of each batch, so that a
// batch is decoded with the same ones after a restart. The bits are on disk.
type Rules uint8

const (
	// NormalizeSeverity stores a known severity as the lower-case name of the log data model, and derives an absent text from
	// the number and an absent number from the text.
	NormalizeSeverity Rules = 1 << iota
	// ParseBody adds the members of a body that is a JSON object to the attributes, and takes an absent severity from them.
	ParseBody
	// SplitSessions stores events of a session replay in SessionTable.
	SplitSessions
)

// SessionTable is the table of session replays.
const SessionTable = "hyperdx_sessions"

// replayAttribute is on the log records of a session replay. The reference's collector selects them by it.
const replayAttribute = "rr-web.event"
