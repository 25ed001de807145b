package service

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/schema"
)

// displayOf is what the display type of a tile's config can do.
func displayOf(config *schema.Value) api.Display { return api.DisplayOf(config.Str("displayType")) }

// maxMarkdown is how long the text of a tile may be, in UTF-16 units.
const maxMarkdown = 50_000

// chartKey is the path of the chart in the body of an alert.
const chartKey = "chartConfig"

// checkConfig holds the rules between the fields of a tile's config, or of an alert's chart, at the path.
func checkConfig(issues *issueList, known knownIssues, path string, config *schema.Value) {
	selected := config.Sent("select")
	values := 0
	if selected != nil && selected.Kind == schema.Array {
		values = len(selected.Items)
	}
	ratio := isTrue(config.Sent("asRatio"))
	// A ratio that nothing could show is refused also where the key is dropped.
	if ratio && values != 2 {
		issues.add("asRatio can only be used with exactly two select items", "%s", path)
	}
	if config.Get("configType") != nil {
		return
	}
	// The document allows more, for answers: a text that was sent as the content of a series is there in full.
	if at := path + ".markdown"; displayOf(config).Content == api.ContentText && !known.at[at] &&
		schema.UTF16Len(config.Str("markdown")) > maxMarkdown {
		issues.add(fmt.Sprintf("String must contain at most %d character(s)", maxMarkdown), "%s", at)
	}
	formulas := config.Sent("formulas")
	if formulas != nil && formulas.Kind == schema.Array && len(formulas.Items) > 0 {
		checkFormulas(issues, known, path+".formulas", formulas.Items, values)
		if ratio {
			issues.add("formulas cannot be used together with asRatio", "%s.formulas", path)
		}
	} else if displayOf(config).Single && values > 1 {
		text := "Number tiles support a single select item, several only as operands of a formula"
		if path == chartKey {
			text = "Number charts support a single select item unless formulas are used (extra items are formula operands)"
		}
		issues.add(text, "%s.select", path)
	}
	if displayOf(config).Content == api.ContentValues && !known.at[path+".select"] {
		for i, item := range config.List("select") {
			if text := selectItemProblem(item); text != "" {
				issues.add(text, "%s.select.%d", path, i)
			}
		}
	}
}

// checkFormulas holds the grammar of formulas over that many values. They are checked also on displays that drop them.
func checkFormulas(issues *issueList, known knownIssues, path string, formulas []*schema.Value, values int) {
	if known.at[path] {
		return // there are too many
	}
	for i, f := range formulas {
		at := path + "." + strconv.Itoa(i) + ".expression"
		if known.at[at] {
			continue
		}
		_, err := sqlgen.ParseFormula(f.Str("expression"), values)
		var problem *core.Error
		if errors.As(err, &problem) {
			issues.add(problem.Message, "%s", at)
		}
	}
}

// selectItemProblem says what is wrong between the fields of a select item, "" when nothing is.
func selectItemProblem(item *schema.Value) string {
	function, value := item.Str("aggFn"), item.Str("valueExpression")
	metric := item.Str("metricName") != ""
	switch {
	case metric && item.Get("metricType") == nil:
		return "metricName requires metricType"
	case item.Get("level") != nil && function != "quantile":
		return "level can only be used with the aggregation quantile"
	case function == "count" && value != "":
		return "valueExpression cannot be used with the aggregation count"
	case function != "count" && value == "" && !metric:
		return "valueExpression is required for the aggregation " + function
	}
	return ""
}
