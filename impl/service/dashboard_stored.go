package service

import (
	"bytes"
	"hash/maphash"
	"slices"
	"sync"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
)

// readable returns a stored text as it is answered: as it is, unless it was written by other means than these
// operations, or under older rules. Then what an update would refuse is repaired or left out, so that a dashboard that
// was read can be sent back. What is stored stays as it is.
func (d *Dashboards) readable(text []byte) ([]byte, error) {
	if d.normalized.has(text) {
		return text, nil
	}
	v, err := schema.ParseStored(text)
	if err != nil {
		return nil, core.NewError(core.Internal, "parse a stored dashboard", err)
	}
	repaired := d.repair(v).Append(nil)
	if bytes.Equal(repaired, text) {
		d.normalized.add(text)
	}
	return repaired, nil
}

// repair is readable for a parsed text, which it changes.
func (d *Dashboards) repair(v *schema.Value) *schema.Value {
	repairTiles(v)
	var counts []*schema.Value
	for _, tile := range v.List("tiles") {
		for _, item := range tile.Get("config").List("select") {
			if item.Str("aggFn") == "count" && item.Get("valueExpression") == nil {
				counts = append(counts, item)
			}
		}
	}
	d.shape(v, counts)
	return v
}

// repairTiles drops tiles that this version cannot say, and takes others out of containers and tabs that are gone.
func repairTiles(v *schema.Value) {
	tabs := tabsOf(v.List("containers"))
	tiles := v.Get("tiles")
	if tiles == nil {
		v.Set("tiles", list())
		return
	}
	tiles.Items = slices.DeleteFunc(tiles.Items, func(tile *schema.Value) bool {
		config := tile.Get("config")
		if config == nil || config.Kind != schema.Object || !repairConfig(config) {
			return true // a kind of tile that this API cannot say
		}
		set, known := tabs[tile.Str("containerId")]
		if !known || tile.Str("containerId") == "" {
			tile.Delete("containerId")
			tile.Delete("tabId")
		} else if !set[tile.Str("tabId")] {
			tile.Delete("tabId")
		}
		return false
	})
}

// repairConfig reports whether the config is of a kind that this API knows.
func repairConfig(config *schema.Value) bool {
	display := config.Str("displayType")
	switch config.Str("configType") {
	case "sql":
		if display == "" {
			config.Set("displayType", schema.NewString("line"))
		} else if !api.DisplayOf(display).SQL {
			return false
		}
	case "", "builder":
		config.Delete("configType")
		if display == "" {
			display = "line"
			config.Set("displayType", schema.NewString(display))
			count := object("aggFn", "count")
			count.Set("valueExpression", schema.NewString(""))
			config.Set("select", list(count))
		} else if api.DisplayOf(display).Content == "" {
			return false
		}
		repairSelect(config)
	default:
		return false
	}
	for _, key := range []string{"seriesLimit", "limit"} {
		if limit := config.Get(key); limit != nil && limit.Kind == schema.Null {
			config.Delete(key)
		}
	}
	repairColors(config)
	return true
}

// object returns an object with one text.
func object(key, text string) *schema.Value {
	v := &schema.Value{Kind: schema.Object}
	v.Set(key, schema.NewString(text))
	return v
}

func list(items ...*schema.Value) *schema.Value {
	return &schema.Value{Kind: schema.Array, Items: items}
}

// repairSelect brings the select of a builder config into a form that the document allows: what was stored in it may name
// functions, levels and expressions that do not go together.
func repairSelect(config *schema.Value) {
	switch displayOf(config).Content {
	case api.ContentHeatmap:
		items := config.List("select")
		if len(items) == 0 || items[0].Str("valueExpression") == "" {
			config.Set("select", list(object("valueExpression", "")))
		}
		return
	case api.ContentRows, api.ContentText:
		return
	}
	for _, item := range config.List("select") {
		if !api.AggregationFunction(item.Str("aggFn")).Valid() {
			item.Set("aggFn", schema.NewString("none"))
		}
		if level := item.Get("level"); level != nil && (item.Str("aggFn") != "quantile" || !isQuantileLevel(level)) {
			item.Delete("level")
		}
		if item.Str("aggFn") == "count" && item.Str("valueExpression") != "" {
			item.Delete("valueExpression")
		}
	}
}

// retiredColors are the numbered tokens of earlier palettes.
var retiredColors = map[string]api.PaletteColor{
	"chart-1": api.PaletteColorChartGreen, "chart-2": api.PaletteColorChartBlue,
	"chart-3": api.PaletteColorChartOrange, "chart-4": api.PaletteColorChartRed,
	"chart-5": api.PaletteColorChartCyan, "chart-6": api.PaletteColorChartPink,
	"chart-7": api.PaletteColorChartPurple, "chart-8": api.PaletteColorChartLightBlue,
	"chart-9": api.PaletteColorChartBrown, "chart-10": api.PaletteColorChartGray,
}

// colorOperators are the comparisons of a number tile.
var colorOperators = []string{"gt", "gte", "lt", "lte", "between", "eq", "neq"}

// repairColors brings colors into the palette and drops rules about colors that could not have any effect.
func repairColors(config *schema.Value) {
	repairColor(config)
	if background := config.Get("backgroundChart"); background != nil {
		repairColor(background)
	}
	if rules := config.Get("colorRules"); rules != nil {
		rules.Items = slices.DeleteFunc(rules.Items, func(rule *schema.Value) bool {
			repairColor(rule)
			return rule.Get("color") == nil || !slices.Contains(colorOperators, rule.Str("operator"))
		})
	}
}

// repairColor brings the color of v into the palette of today, or removes it.
func repairColor(v *schema.Value) {
	color := api.PaletteColor(v.Str("color"))
	if now, ok := retiredColors[string(color)]; ok {
		v.Set("color", schema.NewString(string(now)))
	} else if !color.Valid() {
		v.Delete("color")
	}
}

// maxNormalized bounds how many texts normalizedTexts remembers, some bytes each.
const maxNormalized = 200_000

// normalizedTexts remembers which texts need no repair: those that this process has written, and those that it has looked
// through, which takes a hundred times as long as to remember. Its zero value is empty.
type normalizedTexts struct {
	mu   sync.RWMutex
	sums map[uint64]struct{}
}

var textSeed = maphash.MakeSeed()

// has reports whether a text is known by its hash. The seed differs in every process, so no client can make a text that is
// taken for another.
func (s *normalizedTexts) has(text []byte) bool {
	sum := maphash.Bytes(textSeed, text)
	s.mu.RLock()
	defer s.mu.RUnlock()
	_, ok := s.sums[sum]
	return ok
}

// add remembers a text. When there are too many all are forgotten, which costs no more than looking through them again.
func (s *normalizedTexts) add(text []byte) {
	sum := maphash.Bytes(textSeed, text)
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.sums == nil || len(s.sums) >= maxNormalized {
		s.sums = map[uint64]struct{}{}
	}
	s.sums[sum] = struct{}{}
}

// stored reads the text of a stored dashboard for a change of it.
func (d *Dashboards) stored(id string, text []byte) (*schema.Value, error) {
	v, err := schema.ParseStored(text)
	if err != nil {
		return nil, core.NewError(core.Internal, "parse stored dashboard "+id, err)
	}
	return d.repair(v), nil
}
