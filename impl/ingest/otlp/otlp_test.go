package otlp_test

import (
	"encoding/binary"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/ingest/otlp"
)

var update = flag.Bool("update", false, "write the golden files anew")

func TestRowsAreThoseOfPdata(t *testing.T) {
	for signal, body := range samples(t) {
		t.Run(signal.String(), func(t *testing.T) { compare(t, signal, body) })
	}
}

// TestRowsStayWhereTheyAre holds which rows a request makes, in which blocks and in which order. A batch whose insert was cut
// off by an upgrade is made again by the new version, and what is stored of it is known by the numbers of its rows. So columns
// may change, and this may not.
func TestRowsStayWhereTheyAre(t *testing.T) {
	b := otlp.NewBuilder()
	appendAll(t, b)
	var all strings.Builder
	for _, k := range b.Blocks() {
		fmt.Fprintf(&all, "%s, day %d, %d rows\n", k.Table(), k.Day(), k.Rows())
		column := "TimeUnix"
		if k.Table() == "otel_logs" || k.Table() == "otel_traces" {
			column = "Timestamp"
		}
		native, err := k.AppendNative(nil, []otlp.Column{{Name: column}}, 0, k.Rows())
		if err != nil {
			t.Fatal(err)
		}
		for times := native[len(native)-8*k.Rows():]; len(times) > 0; times = times[8:] {
			fmt.Fprintf(&all, "\t%d\n", binary.LittleEndian.Uint64(times))
		}
	}
	golden := filepath.Join("testdata", "rows.txt")
	if *update {
		if err := os.WriteFile(golden, []byte(all.String()), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), all.String()); diff != "" {
		t.Error(diff)
	}
}
