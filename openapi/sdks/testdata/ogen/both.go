// Command program is written against what ogen generates. It reads a dashboard and writes it.
package main

import (
	"encoding/json"
	"io"
	"log"
	"os"

	"github.com/obstack/obstack/openapi/sdks/out/oss/ogen"
)

func main() {
	text, err := io.ReadAll(os.Stdin)
	if err != nil {
		log.Fatal(err)
	}
	var read sdk.DashboardCreate
	if err := json.Unmarshal(text, &read); err != nil {
		log.Fatal(err)
	}
	if err := read.Validate(); err != nil {
		log.Fatal(err)
	}
	if err := json.NewEncoder(os.Stdout).Encode(&read); err != nil {
		log.Fatal(err)
	}
}

// What the server fills in can be left out, and branches have names that say what they are.
func dashboard() sdk.DashboardCreate {
	line := sdk.NewLineConfigTileConfig(sdk.LineConfig{
		DisplayType: sdk.LineConfigDisplayTypeLine,
		OneOf: sdk.NewLineBuilderConfigLineConfigSum(sdk.LineBuilderConfig{
			SourceId: "65f5e4a3b9e77c001a100001",
			Select:   sdk.Select{{AggFn: sdk.AggregationFunctionCount}},
		}),
	})
	rule := sdk.EqualityColorRule{
		Operator: sdk.EqualityColorRuleOperatorEq, Color: sdk.PaletteColorChartGray,
		Value: sdk.NewColorRuleTextEqualityColorRuleValue("none"),
	}
	_ = rule
	return sdk.DashboardCreate{
		Name:  "Errors",
		Tiles: []sdk.TileWrite{{Name: "Errors", W: 12, H: 4, Config: sdk.NewOptTileConfig(line)}},
	}
}

var _ = dashboard
