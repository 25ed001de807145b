// Command program is written against what oapi-codegen generates with its defaults. It reads a dashboard and writes it.
package main

import (
	"encoding/json"
	"log"
	"os"

	"github.com/obstack/obstack/openapi/sdks/out/oss/oapi"
)

func main() {
	var read sdk.DashboardCreate
	if err := json.NewDecoder(os.Stdin).Decode(&read); err != nil {
		log.Fatal(err)
	}
	if err := json.NewEncoder(os.Stdout).Encode(read); err != nil {
		log.Fatal(err)
	}
	for _, tile := range read.Tiles {
		config, err := tile.Config.ValueByDiscriminator()
		if err != nil {
			log.Fatal(err)
		}
		switch config := config.(type) {
		case sdk.LineConfig:
			_, _ = config.AsLineBuilderConfig()
			_, _ = config.AsLineSqlConfig()
		case sdk.NumberConfig:
			_, _ = config.AsNumberBuilderConfig()
		}
	}
}

// What the server fills in can be left out, branches and constants have names that say what they are.
func dashboard() (sdk.DashboardCreate, error) {
	var errs [4]error
	var line sdk.LineConfig
	errs[0] = line.FromLineBuilderConfig(sdk.LineBuilderConfig{
		SourceId: "65f5e4a3b9e77c001a100001",
		Select:   sdk.Select{{AggFn: sdk.AggregationFunctionCount}},
	})
	var config sdk.TileConfig
	errs[1] = config.FromLineConfig(line)
	var number sdk.NumberConfig
	errs[2] = number.FromNumberSqlConfig(sdk.NumberSqlConfig{
		ConfigType: sdk.SqlConfigTypeSql, ConnectionId: "65f5e4a3b9e77c001a200001", SqlTemplate: "SELECT 1",
	})
	rule := sdk.EqualityColorRule{Operator: sdk.EqualityColorRuleOperatorEq, Color: sdk.PaletteColorChartGray}
	errs[3] = rule.Value.FromColorRuleText("none")
	for _, err := range errs {
		if err != nil {
			return sdk.DashboardCreate{}, err
		}
	}
	return sdk.DashboardCreate{Name: "Errors", Tiles: []sdk.TileWrite{{Name: "Errors", W: 12, H: 4, Config: &config}}}, nil
}

var _ = dashboard
