// Package numberformat writes numbers as the format of a tile asks for. The web UI does the same in chart/number.ts;
// testdata/numbers.json holds both to one table.
package numberformat

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/shopspring/decimal"

	"github.com/obstack/obstack/gen/api"
)

// maxMantissa limits the digits after the point: a float64 has at most 17 significant digits.
const maxMantissa = 20

// Format writes a number. Unless the format has a mantissa, it has three significant digits. Infinity and NaN are "–".
func Format(v float64, f api.NumberFormat) string {
	if f.Factor != nil && *f.Factor != 0 {
		v *= *f.Factor
	}
	if math.IsInf(v, 0) || math.IsNaN(v) {
		return "–"
	}
	text := format(v, f)
	if f.Unit != nil && *f.Unit != "" {
		text += " " + *f.Unit
	}
	return text
}

func format(v float64, f api.NumberFormat) string {
	d := digits{mantissa: f.Mantissa, grouped: f.ThousandSeparated != nil && *f.ThousandSeparated}
	short := f.Average == nil && f.Mantissa == nil && !d.grouped || f.Average != nil && *f.Average
	switch f.Output {
	case api.NumberOutputByte, api.NumberOutputDataRate, api.NumberOutputThroughput:
		u, known := unitOf(f)
		switch {
		case !known:
			return d.number(v, short)
		case u.base == 0:
			return d.number(v, short) + " " + u.symbol
		}
		return d.scaled(v*u.factor, prefixed(u.base, u.symbol), " ")
	case api.NumberOutputTime, api.NumberOutputDuration:
		return d.scaled(v, durations, " ")
	case api.NumberOutputPercent:
		return d.number(v*100, f.Average != nil && *f.Average) + " %"
	case api.NumberOutputCurrency:
		symbol := "$"
		if f.CurrencySymbol != nil {
			symbol = *f.CurrencySymbol
		}
		text, negative := strings.CutPrefix(d.number(v, short), "-")
		if negative {
			symbol = "-" + symbol
		}
		return symbol + text
	default:
		return d.number(v, short)
	}
}

// digits configures the digits of a number.
type digits struct {
	mantissa *int
	grouped  bool
}

// number writes a number, in thousands, millions and so on if it is to be short.
func (d digits) number(v float64, short bool) string {
	if short {
		return d.scaled(v, thousands, "")
	}
	return d.write(v)
}

// scaled writes a number in the first unit whose limit is above the rounded number. Zero has the unit of the value.
func (d digits) scaled(v float64, steps []step, space string) string {
	i := slices.IndexFunc(steps, func(s step) bool {
		if v == 0 {
			return s.up == s.down
		}
		return d.rounded(v*s.up/s.down) < s.limit
	})
	if i < 0 {
		i = len(steps) - 1
	}
	s := steps[i]
	return d.write(v*s.up/s.down) + space + s.symbol
}

// rounded is the size of a number as it is written.
func (d digits) rounded(v float64) float64 {
	v = math.Abs(v)
	return decimal.NewFromFloat(v).Round(int32(d.places(v))).InexactFloat64()
}

// places returns the number of digits after the point.
func (d digits) places(v float64) int {
	size := math.Abs(v)
	switch {
	case d.mantissa != nil:
		return min(max(*d.mantissa, 0), maxMantissa)
	case size >= 99.95 || v == math.Trunc(v) && size < 1000:
		return 0
	case size >= 9.995:
		return 1
	case size >= 0.9995 || size == 0:
		return 2
	}
	return 2 - int(math.Floor(math.Log10(size)))
}

// write writes a number in full.
func (d digits) write(v float64) string {
	size := math.Abs(v)
	if d.mantissa == nil && size != 0 && size < 0.001 {
		mantissa, exponent, _ := strings.Cut(strconv.FormatFloat(v, 'e', 2, 64), "e-")
		return mantissa + "e-" + strings.TrimLeft(exponent, "0")
	}
	places := d.places(v)
	text := decimal.NewFromFloat(size).StringFixed(int32(places))
	if d.mantissa == nil && size < 0.9995 && places > 0 {
		text = strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
	}
	if d.grouped {
		text = group(text)
	}
	if v < 0 && strings.ContainsAny(text, "123456789") {
		text = "-" + text
	}
	return text
}

// group sets thousands apart.
func group(text string) string {
	whole, rest, _ := strings.Cut(text, ".")
	for i := len(whole) - 3; i > 0; i -= 3 {
		whole = whole[:i] + "," + whole[i:]
	}
	if rest != "" {
		return whole + "." + rest
	}
	return whole
}
