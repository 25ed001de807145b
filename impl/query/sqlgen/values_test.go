package sqlgen

import (
	"testing"
)

func TestParametersOfPartsAreRenamed(t *testing.T) {
	t.Parallel()
	if got := prefixParams("SELECT {p0:String}, '{p0:String} \\' {p1:String}', `{p0`", "m1"); got !=
		"SELECT {m1p0:String}, '{p0:String} \\' {p1:String}', `{p0`" {
		t.Error(got)
	}
}
