package dashboardimport

import (
	"regexp"
	"strings"

	"github.com/obstack/obstack/impl/schema"
)

// formatKind says how numbers of a unit are written here.
type formatKind struct{ output, unit, factor string }

// units are the units of Grafana that have an equal. Its sizes count by 1024 unless they say dec, its rates by 1000 unless
// they say bin.
var units = map[string]formatKind{
	"none": {output: "number"}, "short": {output: "number"}, "locale": {output: "number"}, "sishort": {output: "number"},
	"percentunit": {output: "percent"},

	"bytes": {"byte", "bytes_iec", ""}, "decbytes": {"byte", "bytes_si", ""},
	"bits": {"byte", "bits_iec", ""}, "decbits": {"byte", "bits_si", ""},
	"kbytes": {"byte", "kibibytes", ""}, "deckbytes": {"byte", "kilobytes", ""},
	"mbytes": {"byte", "mebibytes", ""}, "decmbytes": {"byte", "megabytes", ""},
	"gbytes": {"byte", "gibibytes", ""}, "decgbytes": {"byte", "gigabytes", ""},
	"tbytes": {"byte", "tebibytes", ""}, "dectbytes": {"byte", "terabytes", ""},
	"pbytes": {"byte", "pebibytes", ""}, "decpbytes": {"byte", "petabytes", ""},

	"pps": {"data_rate", "packets_sec", ""}, "binBps": {"data_rate", "bytes_sec_iec", ""}, "Bps": {"data_rate", "bytes_sec_si", ""},
	"binbps": {"data_rate", "bits_sec_iec", ""}, "bps": {"data_rate", "bits_sec_si", ""},
	"KiBs": {"data_rate", "kibibytes_sec", ""}, "Kibits": {"data_rate", "kibibits_sec", ""},
	"KBs": {"data_rate", "kilobytes_sec", ""}, "Kbits": {"data_rate", "kilobits_sec", ""},
	"MiBs": {"data_rate", "mebibytes_sec", ""}, "Mibits": {"data_rate", "mebibits_sec", ""},
	"MBs": {"data_rate", "megabytes_sec", ""}, "Mbits": {"data_rate", "megabits_sec", ""},
	"GiBs": {"data_rate", "gibibytes_sec", ""}, "Gibits": {"data_rate", "gibibits_sec", ""},
	"GBs": {"data_rate", "gigabytes_sec", ""}, "Gbits": {"data_rate", "gigabits_sec", ""},
	"TiBs": {"data_rate", "tebibytes_sec", ""}, "Tibits": {"data_rate", "tebibits_sec", ""},
	"TBs": {"data_rate", "terabytes_sec", ""}, "Tbits": {"data_rate", "terabits_sec", ""},
	"PiBs": {"data_rate", "pebibytes_sec", ""}, "Pibits": {"data_rate", "pebibits_sec", ""},
	"PBs": {"data_rate", "petabytes_sec", ""}, "Pbits": {"data_rate", "petabits_sec", ""},

	"cps": {"throughput", "cps", ""}, "ops": {"throughput", "ops", ""}, "reqps": {"throughput", "rps", ""},
	"rps": {"throughput", "reads_sec", ""}, "wps": {"throughput", "wps", ""}, "iops": {"throughput", "iops", ""},
	"cpm": {"throughput", "cpm", ""}, "opm": {"throughput", "opm", ""}, "rpm": {"throughput", "rpm_reads", ""},
	"wpm": {"throughput", "wpm", ""},

	"ns": {"duration", "", "0.000000001"}, "µs": {"duration", "", "0.000001"}, "us": {"duration", "", "0.000001"},
	"ms": {"duration", "", "0.001"}, "s": {"duration", "", ""}, "m": {"duration", "", "60"}, "h": {"duration", "", "3600"},
	"d": {"duration", "", "86400"}, "dtdurationms": {"duration", "", "0.001"}, "dtdurations": {"duration", "", ""},
}

// texts are what stands behind numbers of units that are nothing but that.
var texts = map[string]string{
	"percent": "%", "rotrpm": "rpm", "hertz": "Hz", "celsius": "°C", "watt": "W", "volt": "V", "amp": "A",
}

var currencies = map[string]string{
	"currencyUSD": "$", "currencyEUR": "€", "currencyGBP": "£", "currencyJPY": "¥", "currencyCNY": "¥", "currencyINR": "₹",
	"currencyKRW": "₩", "currencyCHF": "CHF",
}

// unitOf is the unit of a panel and where it stands. Older panels have it at their top, or at their first axis.
func unitOf(p *schema.Value) (unit, path string, decimals *schema.Value) {
	defaults := at(p, "fieldConfig", "defaults")
	decimals = at(defaults, "decimals")
	if decimals.Kind != schema.Number {
		decimals = at(p, "decimals")
	}
	if unit = defaults.Str("unit"); unit != "" {
		return unit, "fieldConfig.defaults.unit", decimals
	}
	if unit = p.Str("format"); unit != "" {
		return unit, "format", decimals
	}
	for _, axis := range p.List("yaxes") {
		return axis.Str("format"), "yaxes.0.format", decimals
	}
	return "", "", decimals
}

var wholeNumber = regexp.MustCompile(`^[0-9]{1,2}$`)

// formatOf is the number format of a panel, nil if it has none, or none that there is here.
func formatOf(p *schema.Value) *schema.Value {
	unit, _, decimals := unitOf(p)
	return newFormat(unit, decimals)
}

// maxColumnFormats is the most that the contract allows.
const maxColumnFormats = 100

// columnFormats returns the units and decimals of the columns of a table, which overrides name, nil if there are none. It also
// returns the number of overrides that are taken over completely.
func columnFormats(p *schema.Value) (formats *schema.Value, whole int) {
	formats = object()
	for _, override := range at(p, "fieldConfig").List("overrides") {
		column := at(override, "matcher").Str("options")
		if at(override, "matcher").Str("id") != "byName" || column == "" {
			continue
		}
		var unit string
		decimals := &schema.Value{}
		others := 0
		for _, property := range override.List("properties") {
			switch property.Str("id") {
			case "unit":
				unit = property.Str("value")
			case "decimals":
				decimals = at(property, "value")
			default:
				others++
			}
		}
		format := newFormat(unit, decimals)
		if format == nil || formats.Get(column) == nil && len(formats.Members) == maxColumnFormats {
			continue
		}
		formats.Set(column, format)
		if others == 0 {
			whole++
		}
	}
	if len(formats.Members) == 0 {
		return nil, 0
	}
	return formats, whole
}

// newFormat is the number format of a unit and a number of decimals, nil if it has none, or none that there is here.
func newFormat(unit string, decimals *schema.Value) *schema.Value {
	format := object()
	suffix, hasSuffix := strings.CutPrefix(unit, "suffix:")
	switch kind, known := units[unit]; {
	case known:
		format.Set("output", schema.NewString(kind.output))
		if kind.unit != "" {
			format.Set("numericUnit", schema.NewString(kind.unit))
		}
		if kind.factor != "" {
			format.Set("factor", &schema.Value{Kind: schema.Number, Text: kind.factor})
		}
		switch unit {
		case "short", "sishort":
			format.Set("average", schema.NewBool(true))
		case "locale":
			format.Set("thousandSeparated", schema.NewBool(true))
		}
	case texts[unit] != "":
		format = object("output", "number", "unit", texts[unit])
	case hasSuffix:
		format = object("output", "number", "unit", strings.TrimSpace(suffix))
	case currencies[unit] != "":
		format = object("output", "currency", "currencySymbol", currencies[unit])
	case unit != "":
		return nil
	}
	if decimals.Kind == schema.Number && wholeNumber.MatchString(decimals.Text) {
		if format.Get("output") == nil {
			format.Set("output", schema.NewString("number"))
		}
		format.Set("mantissa", decimals)
	}
	if len(format.Members) == 0 {
		return nil
	}
	return format
}
