package engine_test

import (
	"fmt"
	"runtime"
	"testing"

	"github.com/obstack/obstack/impl/patience"
)

// keyTypes are types of keys by their size in bytes.
var keyTypes = []struct {
	name string
	size int
}{
	{"UInt8", 1},
	{"UInt16", 2},
	{"UInt32", 4},
	{"UInt64", 8},
	{"Int8", 1},
	{"Int16", 2},
	{"Int32", 4},
	{"Int64", 8},
	{"Float32", 4},
	{"Float64", 8},
	{"Bool", 1},
	{"UUID", 16},
	{"Date", 2},
	{"Int128", 16},
	{"Time", 4},
	{"FixedString(3)", 3},
}

// deepType is the n-th of very many types, with a value. The values of its maps may be NULL, so that the Go type of a map
// would be made of that of its values.
func deepType(n int) (typ string, value []byte) {
	typ, value = "UInt8", []byte{0}
	for range 8 {
		key := keyTypes[n%len(keyTypes)]
		n /= len(keyTypes)
		typ = "Nullable(Map(" + key.name + ", " + typ + "))"
		value = join([]byte{0}, number(1), make([]byte, key.size), value)
	}
	return typ, value
}

// deepArray is the same of arrays.
func deepArray(n int) (typ string, value []byte) {
	inner := keyTypes[n%len(keyTypes)]
	typ, value = inner.name, make([]byte, inner.size)
	which := uint32(n) * 2654435761 // spreads n over all bits
	for level := range 9 {
		if which>>(31-level)&1 == 0 {
			typ, value = "Nullable("+typ+")", append([]byte{0}, value...)
		}
		typ, value = "Array("+typ+")", join(number(1), value)
	}
	return typ, value
}

// A server says of which types its values are, and may say anything. Go keeps a type for ever that a program makes while
// it runs, so none is made of what servers say. Not parallel, as it measures the memory of the process.
func TestTypesOfServersAreForgotten(t *testing.T) {
	const answers, types = 4, 1000
	inUse := func() uint64 {
		runtime.GC()
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	for name, typ := range map[string]func(n int) (string, []byte){"maps": deepType, "arrays": deepArray} {
		var answer []byte
		db := transportTo(t, &answer, false)
		read := func(from int) {
			answer = join(varint(types), varint(1))
			for n := range types {
				typ, value := typ(from + n)
				answer = join(answer, text("c"), text(typ), value)
			}
			if err := readLie(t.Context(), db); err != nil {
				t.Fatal(err)
			}
		}
		read(0)
		before := inUse()
		for i := range answers {
			read((1 + i) * types)
		}
		// Servers that other tests have left use memory for a while too.
		var grown int64
		patience.Within(t, fmt.Sprintf("less than 1 MiB is left of %d types of %s", answers*types, name), func() bool {
			grown = int64(inUse()) - int64(before)
			return grown <= 1<<20
		})
		t.Logf("%s: %d KiB are left of %d types", name, grown>>10, answers*types)
	}
}
