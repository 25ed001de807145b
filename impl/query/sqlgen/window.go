package sqlgen

// Granularities are the widths of buckets in seconds. All begin at midnight UTC or a multiple of so many days since
// 1970-01-01.
var Granularities = map[string]int64{
	"15s": 15, "30s": 30, "1m": 60, "5m": 300, "10m": 600, "15m": 900, "30m": 1800, "1h": 3600, "2h": 7200,
	"6h": 6 * 3600, "12h": 12 * 3600, "1d": Day, "2d": 2 * Day, "7d": 7 * Day, "30d": 30 * Day,
}

// Day is the length of a day in seconds, without regard to leap seconds or summer time: buckets are counted in UTC.
const Day = 24 * 3600

// Window is a range of time in buckets.
type Window struct {
	Start, End int64 // milliseconds, both included
	// Open leaves out end itself, so that all that happens before it is in the window, no matter how finely it is timed.
	Open bool
	// Bucket is the width of a bucket in seconds. Without one the whole range is a single bucket, which counts as
	// number 0.
	Bucket int64
	// Shift is by how many milliseconds buckets begin later than multiples of their width since 1970.
	Shift int64
	// Ranges are what is read of the window, all of it if there are none. Only their starts and ends count.
	Ranges []Window
	// Parts are the names of the table's parts that are read, all if it is nil. Of Mixed, further ones, only the rows of some
	// blocks are.
	Parts []string
	Mixed []MixedPart
	// Proof makes the query fail unless Parts and Mixed are there as they were; nil checks nothing.
	Proof *Proof
	// Few says that these have few rows in what is read: what pays for many is left out.
	Few bool
	// Of is the table that is read, on whatever server answers: the query fails if it is another. Empty is for any.
	Of TableID
}

// MixedPart is a part by its name, of which the rows of some blocks are read, or all others. A block is an insert into a
// partition.
type MixedPart struct {
	Name   string
	Blocks []Blocks
	Others bool
}

// Proof describes the parts of a table at the time they were listed.
type Proof struct {
	// Rows are the rows of all parts that the window names.
	Rows uint64
	// Patches are the names of the patch parts, which change rows of other parts.
	Patches []string
}

// Blocks are numbers of blocks, both included.
type Blocks struct{ First, Last int64 }

// TableID identifies a table and the server that it is on.
type TableID struct{ Server, UUID string }

// MaxMillis is the last millisecond whose nanoseconds fit 64 bits, as ClickHouse counts them.
const MaxMillis = (1<<63 - 1) / 1_000_000

// First is the number of the first bucket, counted from 1970.
func (w Window) First() int64 { return (w.Start - w.Shift) / (w.Bucket * 1000) }

// Buckets is how many buckets the window touches, the first and the last of which may only be in it in part.
func (w Window) Buckets() int64 { return (w.Last()-w.Shift)/(w.Bucket*1000) - w.First() + 1 }

// Last is the last millisecond of the window.
func (w Window) Last() int64 {
	if w.Open {
		return w.End - 1
	}
	return w.End
}

// At returns the start of a bucket of the window by its number. Others are not ok.
func (w Window) At(bucket int64) (millis int64, ok bool) {
	n := bucket - w.First()
	return w.Start + n*w.Bucket*1000, n >= 0 && n < w.Buckets()
}

// Around returns the start of the bucket that an instant is in. Those outside of the window are not ok.
func (w Window) Around(millis int64) (start int64, ok bool) {
	if millis < w.Start || millis >= w.End {
		return 0, false
	}
	return millis - (millis-w.Start)%(w.Bucket*1000), true
}

// Each are the windows one by one.
func (w Window) Each() []Window {
	list := make([]Window, w.Buckets())
	for i := range list {
		list[i] = w
		list[i].Start += int64(i) * w.Bucket * 1000
		list[i].End = list[i].Start + w.Bucket*1000
	}
	return list
}
