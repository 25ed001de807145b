package query

import (
	"testing"
)

func TestNamesOfVariables(t *testing.T) {
	t.Parallel()
	for config, want := range map[string]string{
		`{"name":"Service Name","isVariableEnabled":true}`:                      "Service_Name",
		`{"name":"1 abc","isVariableEnabled":true}`:                             "v1_abc",
		`{"name":" a-b  c!","isVariableEnabled":true}`:                          "ab_c",
		`{"name":"---","isVariableEnabled":true}`:                               "",
		`{"name":"Service Name","isVariableEnabled":true,"variableName":"svc"}`: "svc",
		`{"name":"Environment","expression":"e"}`:                               "",
		`{"name":"Environment","options":["a"]}`:                                "Environment",
		`{"name":"Environment","label":"env","variableName":"env"}`:             "env",
	} {
		f, err := parseTileFilter([]byte(config))
		if err != nil || f.variable() != want {
			t.Errorf("%s is the variable %q, %v, want %q", config, f.variable(), err, want)
		}
	}
}
