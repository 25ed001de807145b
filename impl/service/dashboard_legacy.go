package service

import (
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/schema"
)

// quantileLevels are the levels that a tile's select item may have; the legacy form accepts any.
var quantileLevels = []float64{0.5, 0.9, 0.95, 0.99}

// convertSeries replaces the deprecated series form of a tile by the config that shows the same. What the config form
// cannot express (sortOrder, a level that is not offered) is dropped, as the reference API does.
//
// It returns the counts that came with a field: their answers show no valueExpression, not even the empty one of other
// counts, by which the reference API says that it dropped something.
func convertSeries(tile *schema.Value) (counts []*schema.Value) {
	series := tile.List("series")
	first := series[0]
	config := &schema.Value{Kind: schema.Object}
	display := first.Str("type")
	if display == "time" {
		if display = first.Str("displayType"); display == "" {
			display = "line"
		}
	}
	config.Set("displayType", schema.NewString(display))
	copyKey(config, first, "sourceId")
	switch api.DisplayOf(display).Content {
	case api.ContentText:
		config.Set("markdown", first.Get("content"))
	case api.ContentRows:
		var fields []string
		for _, f := range first.List("fields") {
			fields = append(fields, f.Text)
		}
		config.Set("select", schema.NewString(strings.Join(fields, ", ")))
		copyKey(config, first, "where")
		copyKey(config, first, "whereLanguage")
	default:
		if api.DisplayOf(display).Single {
			series = series[:1]
		}
		items := &schema.Value{Kind: schema.Array}
		for _, s := range series {
			item := convertSelectItem(s)
			if s.Str("aggFn") == "count" && s.Str("field") != "" {
				counts = append(counts, item)
			}
			items.Items = append(items.Items, item)
			if config.Get("numberFormat") == nil {
				copyKey(config, s, "numberFormat")
			}
		}
		config.Set("select", items)
		var groups []string
		for _, g := range first.List("groupBy") {
			groups = append(groups, g.Text)
		}
		if joined := strings.Join(groups, ","); joined != "" {
			config.Set("groupBy", schema.NewString(joined))
		}
		config.Set("asRatio", schema.NewBool(isTrue(tile.Get("asRatio")) && len(series) == 2))
	}
	tile.Delete("series")
	tile.Delete("asRatio")
	tile.Set("config", config)
	return counts
}

// convertSelectItem is a series as an item of select. Keys that are empty texts, which clients send for nothing, are left out.
func convertSelectItem(s *schema.Value) *schema.Value {
	item := &schema.Value{Kind: schema.Object}
	copyKey(item, s, "aggFn")
	copyKey(item, s, "where")
	copyKey(item, s, "whereLanguage")
	if field := s.Get("field"); field != nil && s.Str("aggFn") != "count" {
		item.Set("valueExpression", field)
	}
	for from, to := range map[string]string{"alias": "alias", "metricName": "metricName", "metricDataType": "metricType"} {
		if s.Str(from) != "" {
			item.Set(to, s.Get(from))
		}
	}
	if level := s.Get("level"); level != nil && s.Str("aggFn") == "quantile" && isQuantileLevel(level) {
		item.Set("level", level)
	}
	return item
}

// isQuantileLevel compares as numbers: 9e-1 is a level that is offered too.
func isQuantileLevel(level *schema.Value) bool {
	f, err := strconv.ParseFloat(level.Text, 64)
	return level.Kind == schema.Number && err == nil && slices.Contains(quantileLevels, f)
}

// copyKey sets a key to what another object has there, and leaves it alone if that has nothing. The value is shared.
func copyKey(to, from *schema.Value, key string) {
	if v := from.Get(key); v != nil {
		to.Set(key, v)
	}
}
