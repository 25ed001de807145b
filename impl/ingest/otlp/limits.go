package otlp

import (
	"fmt"
	"time"
)

const (
	// MaxBytes is how much a request may take as blocks. Every record has a copy of its resource's attributes, so a
	// small request can be large as rows.
	MaxBytes = 128 << 20
	// maxAhead is how far the time of a record may be after that of receipt.
	maxAhead = 24 * time.Hour
	// maxDepth is how deep values may be nested.
	maxDepth = 64
)

var (
	errBytes = fmt.Errorf("the request takes more than %d MiB as rows, send smaller batches", MaxBytes>>20)
	errDepth = fmt.Errorf("a value is nested more than %d deep", maxDepth)
)

// maxTime is the last time that all of ClickHouse's types for times can hold.
const maxTime = uint64(1<<32-1) * uint64(time.Second)

// clamped is a time that is stored besides that of the record.
func clamped(nanos uint64) uint64 { return min(nanos, maxTime) }
