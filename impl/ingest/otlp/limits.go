package otlp

import (
	"fmt"
	"time"

	"github.com/obstack/obstack/impl/core"
)

const (
	// MaxBytes is how much a request may take as blocks. Every record has a copy of its resource's attributes, so a
	// small request can be large as rows. Ordinary ones of the default size are no larger.
	MaxBytes = 32 << 20
	// maxAhead is how far the time of a record may be after that of receipt.
	maxAhead = 24 * time.Hour
	// maxDepth is how deep values may be nested.
	maxDepth = 64
)

var (
	errBytes = core.NewError(core.TooLarge, fmt.Sprintf(
		"The request needs more than %d MiB as rows, which repeat the attributes of their resource: send smaller batches.",
		MaxBytes>>20), nil)
	errDepth = fmt.Errorf("a value is nested more than %d levels deep", maxDepth)
)

// maxTime is the last time that all of ClickHouse's types for times can hold.
const maxTime = uint64(1<<32-1) * uint64(time.Second)

// clamped is a time that is stored besides that of the record.
func clamped(nanos uint64) uint64 { return min(nanos, maxTime) }
