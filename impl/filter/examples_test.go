package filter

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// The file has a paragraph for each example of the language: its number and text, its tree and its SQL on the sample
// table, whose implicit column is Body. Where the text cannot be parsed there is no tree, and where it cannot be
// answered there is an error instead of the SQL; a dash stands for nothing.
func TestExamples(t *testing.T) {
	t.Parallel()
	for _, lines := range paragraphs(t, "testdata/examples.txt") {
		t.Run(lines[0], func(t *testing.T) {
			t.Parallel()
			if len(lines) != 3 {
				t.Fatalf("example has %d lines, want 3", len(lines))
			}
			_, text, _ := strings.Cut(lines[0], " ")
			tree := "-"
			f, err := Parse(text)
			if err == nil {
				tree = dump(f.Root)
			}
			if diff := cmp.Diff(lines[1], tree); diff != "" {
				t.Errorf("tree (-want +got):\n%s", diff)
			}
			want := lines[2]
			if want == "-" {
				want = ""
			}
			checkSQL(t, want, text, "Body")
		})
	}
}

// The examples hold text, numbers, maps and arrays. This file has the other types and the corners of those, without a
// tree and without an implicit column.
func TestTypes(t *testing.T) {
	t.Parallel()
	for _, lines := range paragraphs(t, "testdata/types.txt") {
		t.Run(lines[0], func(t *testing.T) {
			t.Parallel()
			if len(lines) != 2 {
				t.Fatalf("example has %d lines, want 2", len(lines))
			}
			checkSQL(t, lines[1], lines[0])
		})
	}
}
