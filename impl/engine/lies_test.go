package engine_test

import (
	"bytes"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
)

// nested is a type inside of the same type, many times.
func nested(open, inner, end string, depth int) string {
	return strings.Repeat(open, depth) + inner + strings.Repeat(end, depth)
}

// lies are answers of a few bytes that say that much will follow, or do not fit together.
var lies = map[string]struct {
	answer []byte
	want   core.Kind
}{
	"garbage":                       {[]byte("<html>It works!</html>"), core.Unavailable},
	"an unfinished block":           {varint(1), core.Unavailable},
	"columns without end":           {join(varint(1<<60), varint(1)), core.Unavailable},
	"no columns":                    {join(varint(0), varint(0)), core.Unavailable},
	"no columns, but rows":          {join(varint(0), varint(7)), core.Unavailable},
	"rows without end":              {join(varint(1), varint(1<<60), text("a"), text("UInt8")), core.Invalid},
	"rows of nothing":               {native("Tuple()", 1<<31), core.Invalid},
	"more rows than are asked for":  {native("Nothing", engine.MaxRows+1, make([]byte, engine.MaxRows+1)), core.Invalid},
	"rows that never come":          {native("UInt64", engine.MaxRows), core.Unavailable},
	"a number that never ends":      {bytes.Repeat([]byte{0xff}, 100), core.Unavailable},
	"a long name":                   {join(varint(1), varint(1), varint(1<<60)), core.Unavailable},
	"a long type":                   {join(varint(1), varint(1), text("a"), varint(1<<31)), core.Unavailable},
	"a text of 2 GiB":               {native("String", 1, varint(1<<31)), core.Invalid},
	"a text of 1 EiB":               {native("String", 1, varint(1<<60)), core.Invalid},
	"a text with a negative length": {native("String", 1, varint(1<<64-1)), core.Invalid},
	"a text that never comes":       {native("String", 1, varint(60<<20)), core.Unavailable},
	"texts of a fixed length of 0":  {native("FixedString(0)", engine.MaxRows), core.Invalid},
	"texts of a fixed length":       {native("FixedString(99999999)", engine.MaxRows), core.Invalid},
	"texts of a huge fixed length":  {native("FixedString(999999999999999999999)", 1), core.Invalid},
	"an array of 2^62":              {native("Array(UInt8)", 1, number(1<<62), []byte{1}), core.Unavailable},
	"an array of 2^31 numbers":      {native("Array(UInt64)", 1, number(1<<31-1)), core.Invalid},
	"an array of 2^31 texts":        {native("Array(String)", 1, number(1<<31-1)), core.Invalid},
	"an array of nothings":          {native("Array(Nothing)", 1, number(1<<30)), core.Invalid},
	"an array of empty tuples":      {native("Array(Tuple())", 1, number(1<<30)), core.Invalid},
	"an array that goes back":       {native("Array(UInt8)", 3, number(2), number(1), number(4), make([]byte, 4)), core.Unavailable},
	"arrays of arrays":              {native("Array(Array(Array(UInt8)))", 1, number(1<<20)), core.Unavailable},
	"a map of 2^62":                 {native("Map(String, String)", 1, number(1<<62)), core.Unavailable},
	"a map of 2^31":                 {native("Map(String, Map(String, UInt8))", 1, number(1<<31-1)), core.Invalid},
	"a map with arrays as keys":     {native("Map(Array(String), String)", 1, number(0)), core.Invalid},
	"a map with NULL as a key":      {native("Map(LowCardinality(Nullable(String)), UInt8)", 1, number(0)), core.Invalid},

	"an unknown kind of dictionary": {native("LowCardinality(String)", 1, number(7)), core.Unavailable},
	"unknown numbers of entries":    {native("LowCardinality(String)", 1, number(1), number(0x609)), core.Unavailable},
	"a global dictionary":           {native("LowCardinality(String)", 1, number(1), number(0x700)), core.Unavailable},
	"a dictionary of 2^60":          {native("LowCardinality(String)", 1, number(1), number(0x600), number(1<<60)), core.Unavailable},
	"a dictionary of 2^30":          {native("LowCardinality(String)", 1, number(1), number(0x600), number(1<<30)), core.Invalid},
	"an entry that is missing": {
		native("LowCardinality(String)", 1, number(1), number(0x600), number(1), text("a"), number(1), []byte{200}),
		core.Unavailable,
	},
	"an entry far away": {
		native("LowCardinality(String)", 1, number(1), number(0x603), number(1), text("a"), number(1), number(1<<63)),
		core.Unavailable,
	},
	"entries of other rows": {
		native("LowCardinality(String)", 1, number(1), number(0x600), number(1), text("a"), number(1<<60)), core.Unavailable,
	},
	"a dictionary of dictionaries": {native("LowCardinality(LowCardinality(String))", 1), core.Invalid},

	"deep arrays":             {native(nested("Array(", "UInt8", ")", 100_000), 1, number(0)), core.Unavailable},
	"fairly deep arrays":      {native(nested("Array(", "UInt8", ")", 1000), 1, number(0)), core.Unavailable},
	"open arrays":             {native(nested("Array(", "", "", 1000), 1), core.Invalid},
	"deep tuples":             {native(nested("Tuple(", "UInt8", ")", 10_000), 1), core.Unavailable},
	"open tuples":             {native("Tuple(", 1), core.Invalid},
	"a tuple of nothing":      {native("Tuple(,,,)", 1), core.Invalid},
	"a huge tuple":            {native("Tuple("+strings.Repeat("Int8,", 40_000)+"Int8)", 1), core.Unavailable},
	"deep maps":               {native(nested("Map(String, ", "UInt8", ")", 10_000), 1, number(0)), core.Unavailable},
	"a map of one type":       {native("Map(String)", 1), core.Invalid},
	"deep nullables":          {native(nested("Nullable(", "UInt8", ")", 10_000), 1), core.Unavailable},
	"nullable of nothing":     {native("Nullable", 1), core.Invalid},
	"an open enum":            {native("Enum8('a", 1, []byte{1}), core.Invalid},
	"an enum without names":   {native("Enum8()", 1, []byte{1}), core.Invalid},
	"an enum of words":        {native("Enum8('a' = b)", 1, []byte{1}), core.Invalid},
	"an enum with escapes":    {native(`Enum8('a\', 'b\\' = 1)`, 1, []byte{1}), core.Invalid},
	"a function without type": {native("SimpleAggregateFunction(any)", 1), core.Invalid},
	"a state of a function":   {native("AggregateFunction(sum, UInt8)", 1), core.Invalid},
	"an old object":           {native("Object('json')", 1), core.Invalid},
	"a decimal of 100 digits": {native("Decimal(100, 2)", 1), core.Invalid},

	"a variant of nothing":      {native("Variant()", 1, number(0)), core.Invalid},
	"a variant of unknown form": {native("Variant(String)", 1, number(9)), core.Invalid},
	"a type that is missing":    {native("Variant(String, UInt8)", 1, number(0), []byte{2}), core.Unavailable},
	"many variants":             {native("Variant("+strings.Repeat("Int8,", 300)+"Int8)", 1, number(0)), core.Invalid},
	"a dynamic of unknown form": {native("Dynamic", 1, number(9)), core.Invalid},
	"a dynamic of 2^60":         {native("Dynamic", 1, number(3), varint(1<<60)), core.Unavailable},
	"an old dynamic of 2^60":    {native("Dynamic", 1, number(1), varint(1<<60), varint(1<<60)), core.Unavailable},
	"a dynamic that is missing": {native("Dynamic", 1, number(3), varint(1), text("UInt8"), []byte{2}), core.Unavailable},
	"a dynamic within itself": {
		native("Dynamic", 1, bytes.Repeat(join(number(3), varint(1), text("Dynamic")), 100),
			join(number(3), varint(1), text("UInt8")), make([]byte, 102)), core.Unavailable,
	},
	"a dynamic of deep types":  {native("Dynamic", 1, number(3), varint(1), text(nested("Array(", "UInt8", ")", 1000))), core.Unavailable},
	"a JSON of unknown form":   {native("JSON", 1, number(9)), core.Invalid},
	"a JSON of 2^60 paths":     {native("JSON", 1, number(3), varint(1<<60)), core.Unavailable},
	"a JSON of 2^60 old paths": {native("JSON", 1, number(0), varint(1), varint(1<<60)), core.Unavailable},
	"a JSON with a deep path": {
		native("JSON", 1, number(3), varint(1), text(strings.Repeat("a.", 1000)), number(3), varint(1), text("UInt8"),
			make([]byte, 2)), core.Unavailable,
	},
	"a JSON with an empty path":  {native("JSON", 1, number(3), varint(1), text("")), core.Unavailable},
	"a JSON with a bad type":     {native("JSON(a.b Foo)", 1, number(3)), core.Invalid},
	"a JSON with paths left out": {native("JSON", 1, number(0), varint(0), varint(0), number(7)), core.Invalid},

	"a second block that ends early":   {join(native("UInt8", 1, []byte{1}), native("UInt64", 3, number(1))), core.Unavailable},
	"a second block of garbage":        {join(native("UInt8", 1, []byte{1}), bytes.Repeat([]byte{0xff}, 999)), core.Unavailable},
	"a second block of another type":   {join(native("UInt8", 1, []byte{1}), native("Int8", 1, []byte{1})), core.Unavailable},
	"a second block of a huge text":    {join(native("String", 1, text("a")), native("String", 1, varint(1<<40))), core.Invalid},
	"a second block of many rows":      {join(native("UInt8", 1, []byte{1}), native("UInt8", 1<<50)), core.Invalid},
	"a second block of more columns":   {join(native("UInt8", 1, []byte{1}), varint(9), varint(1)), core.Unavailable},
	"an exception behind a part of it": {join(native("UInt8", 1, []byte{1}), []byte(exception)), core.Invalid},
}
