package api_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"go.yaml.in/yaml/v3"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/openapi"
)

// enum is what the document says of the values of a type.
func enum[T ~string](t *testing.T, name string) []T {
	t.Helper()
	var doc struct {
		Components struct {
			Schemas map[string]struct {
				Enum []T `yaml:"enum"`
			} `yaml:"schemas"`
		} `yaml:"components"`
	}
	if err := yaml.Unmarshal(openapi.Files()["schemas.yaml"], &doc); err != nil {
		t.Fatal(err)
	}
	values := doc.Components.Schemas[name].Enum
	if len(values) == 0 {
		t.Fatalf("the document has no values of %s", name)
	}
	return values
}

func TestIntervalsLastAsLongAsTheyAreCalled(t *testing.T) {
	t.Parallel()
	all := enum[api.AlertInterval](t, "AlertInterval")
	for _, i := range all {
		name := string(i)
		if name == "1d" {
			name = "24h"
		}
		want, err := time.ParseDuration(name)
		if got := i.Duration(); err != nil || got != want {
			t.Errorf("%s lasts %v, want %v, %v", i, got, want, err)
		}
	}
	if got := api.AlertIntervals(); !slices.Equal(got, all) {
		t.Errorf("the intervals are %v, want %v as in the document", got, all)
	}
	if got := api.AlertInterval("7m").Duration(); got != 0 {
		t.Errorf("an unknown interval lasts %v, want 0", got)
	}
}

func TestThresholds(t *testing.T) {
	t.Parallel()
	tests := map[api.AlertThresholdType]string{ // for 4, 5, 6, 8 and 9, with the bounds 5 and 8
		"above": ".####", "above_exclusive": "..###", "below": "#....", "below_or_equal": "##...", "equal": ".#...",
		"not_equal": "#.###", "between": ".###.", "not_between": "#...#", "nope": ".....",
	}
	for kind, want := range tests {
		got := ""
		for _, v := range []float64{4, 5, 6, 8, 9} {
			if kind.Violates(v, 5, 8) {
				got += "#"
			} else {
				got += "."
			}
		}
		if got != want {
			t.Errorf("%s: %s, want %s", kind, got, want)
		}
		if got, want := kind.IsRange(), strings.HasSuffix(string(kind), "between"); got != want {
			t.Errorf("%s has an upper bound: %v, want %v", kind, got, want)
		}
	}
	for _, kind := range enum[api.AlertThresholdType](t, "AlertThresholdType") {
		if tests[kind] == "" {
			t.Errorf("%s is not tested", kind)
		}
	}
}
