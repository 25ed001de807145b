package numberformat

import (
	"math"

	"github.com/obstack/obstack/gen/api"
)

// unit is the unit of a size, a rate or a throughput.
type unit struct {
	// factor is the number of bytes, bits or counts that the unit has.
	factor float64
	// base is 1024 or 1000 for a unit with prefixes, and 0 for counts.
	base   float64
	symbol string
}

// counts are the units without prefixes.
var counts = map[api.NumericUnit]string{
	api.NumericUnitPacketsSec: "packets/s",
	api.NumericUnitCps:        "counts/s", api.NumericUnitOps: "ops/s", api.NumericUnitRps: "req/s",
	api.NumericUnitReadsSec: "reads/s", api.NumericUnitWps: "writes/s", api.NumericUnitIops: "IO/s",
	api.NumericUnitCpm: "counts/min", api.NumericUnitOpm: "ops/min",
	api.NumericUnitRpmReads: "reads/min", api.NumericUnitWpm: "writes/min",
}

// prefixes are the systems of prefixes, by their base.
var prefixes = []struct {
	base           float64
	suffix         string
	names, symbols []string
}{
	{1024, "_iec", []string{"kibi", "mebi", "gibi", "tebi", "pebi"}, []string{"", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"}},
	{1000, "_si", []string{"kilo", "mega", "giga", "tera", "peta"}, []string{"", "k", "M", "G", "T", "P", "E"}},
}

// units are the units by their names: bytes_iec, kibibytes, bits_sec_si, megabits_sec, rps.
var units = func() map[api.NumericUnit]unit {
	all := map[api.NumericUnit]unit{}
	for name, symbol := range counts {
		all[name] = unit{1, 0, symbol}
	}
	for _, p := range prefixes {
		for noun, symbol := range map[string]string{"bytes": "B", "bits": "bit", "bytes_sec": "B/s", "bits_sec": "bit/s"} {
			all[api.NumericUnit(noun+p.suffix)] = unit{1, p.base, symbol}
			if noun == "bits" {
				continue // the contract has kilobits_sec only
			}
			for i, name := range p.names {
				all[api.NumericUnit(name+noun)] = unit{math.Pow(p.base, float64(i+1)), p.base, symbol}
			}
		}
	}
	return all
}()

// unitOf returns the unit of a size, a rate or a throughput. A throughput may have none: ok is false then.
func unitOf(f api.NumberFormat) (u unit, ok bool) {
	if f.NumericUnit != nil {
		u, ok = units[*f.NumericUnit]
	}
	switch {
	case ok:
	case f.Output == api.NumberOutputByte:
		u, ok = units[api.NumericUnitBytesIec], true
	case f.Output == api.NumberOutputDataRate:
		u, ok = units[api.NumericUnitBytesSecIec], true
	}
	if u.base != 0 && f.DecimalBytes != nil && *f.DecimalBytes {
		u.base = 1000
	}
	return u, ok
}

// step is one of the units that a quantity is written in, such as milliseconds or MiB.
type step struct {
	// The number of this unit is the value times up and divided by down.
	up, down float64
	symbol   string
	// limit is the number at which the next unit begins.
	limit float64
}

var durations = []step{
	{1e9, 1, "ns", 1000},
	{1e6, 1, "µs", 1000},
	{1e3, 1, "ms", 1000},
	{1, 1, "s", 60},
	{1, 60, "min", 60},
	{1, 3600, "h", 24},
	{1, 86_400, "d", 0},
}

var thousands = prefixed(1000, "")

// prefixed returns a symbol with each prefix of a base.
func prefixed(base float64, symbol string) []step {
	var steps []step
	for _, p := range prefixes {
		if p.base != base {
			continue
		}
		for i, prefix := range p.symbols {
			steps = append(steps, step{1, math.Pow(base, float64(i)), prefix + symbol, base})
		}
	}
	return steps
}
