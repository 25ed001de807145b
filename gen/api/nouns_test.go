package api_test

import (
	"path"
	"slices"
	"strings"
	"testing"
	"time"

	"go.yaml.in/yaml/v3"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/openapi"
)

type schemaDoc struct {
	Enum          []string             `yaml:"enum"`
	Properties    map[string]schemaDoc `yaml:"properties"`
	AllOf         []schemaDoc          `yaml:"allOf"`
	Discriminator struct {
		Mapping map[string]string `yaml:"mapping"`
	} `yaml:"discriminator"`
}

// schemas are those of the document.
func schemas(t *testing.T) map[string]schemaDoc {
	t.Helper()
	var doc struct {
		Components struct {
			Schemas map[string]schemaDoc `yaml:"schemas"`
		} `yaml:"components"`
	}
	if err := yaml.Unmarshal(openapi.Files()["schemas.yaml"], &doc); err != nil {
		t.Fatal(err)
	}
	return doc.Components.Schemas
}

// enum is what the document says of the values of a type.
func enum[T ~string](t *testing.T, name string) []T {
	t.Helper()
	var values []T
	for _, v := range schemas(t)[name].Enum {
		values = append(values, T(v))
	}
	if len(values) == 0 {
		t.Fatalf("the document has no values of %s", name)
	}
	return values
}

// TestDisplays holds what displays can do to the keys that the document gives their configs.
func TestDisplays(t *testing.T) {
	t.Parallel()
	all := schemas(t)
	configs := all["TileConfig"].Discriminator.Mapping
	if len(configs) < 10 {
		t.Fatalf("the document has only %d displays", len(configs))
	}
	for name, ref := range configs {
		display := api.DisplayOf(name)
		config, _ := strings.CutSuffix(path.Base(ref), "Config")
		_, sql := all[config+"SqlConfig"]
		builder, values := all[config+"BuilderConfig"]
		has := func(key string) bool {
			return slices.ContainsFunc(builder.AllOf, func(part schemaDoc) bool { _, ok := part.Properties[key]; return ok })
		}
		for what, is := range map[string][2]bool{
			"selects values":          {display.Content == api.ContentValues, values},
			"may be SQL":              {display.SQL, sql},
			"has data":                {display.Content != api.ContentText, slices.Contains(all["TileData"].Properties["displayType"].Enum, name)},
			"is over time":            {display.OverTime, has("alignDateRangeToGranularity") || name == "heatmap"},
			"draws the period before": {display.Previous, has("compareToPreviousPeriod")},
			"is a single value":       {display.Single, values && !has("groupBy")},
			"is sorted":               {display.Sorted, has("orderBy")},
			"is limited":              {display.Limited, has("limit")},
			"is a table":              {display.Table, has("having") && has("groupByColumnsOnLeft")},
		} {
			if is[0] != is[1] {
				t.Errorf("%s %s: %v, and the document says %v", name, what, is[0], is[1])
			}
		}
	}
	if got := api.DisplayOf("nope"); got != (api.Display{}) {
		t.Errorf("an unknown display: %+v", got)
	}
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
