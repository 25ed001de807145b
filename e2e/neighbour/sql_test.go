package neighbour

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// runaway are conditions that ClickHouse computes in one step, which neither KILL nor a limit of time interrupts. People use
// these functions every day, so they may be called.
var runaway = []string{
	"hasAll(range(3000000), range(3000000))",
	"hasAny(range(3000000), range(3000000, 6000000))",
	"arrayCount(x -> has(range(1000000), x), range(100000)) = 1",
	"position(repeat('a', 1000000), concat(repeat('a', 500000), 'b')) = 1",
	"countSubstringsCaseInsensitiveUTF8(repeat('a', 1000000), concat(repeat('a', 500000), 'b')) = 1",
	"length(replaceRegexpAll(repeat(repeat('a', 10), 1000000), '(a*)*b|', 'b')) = 1",
	"length(extractAll(repeat(repeat('a', 10), 1000000), 'a*b|a')) = 1",
	"length(splitByRegexp('a*b|a', repeat(repeat('a', 10), 1000000))) = 1",
	"JSON_QUERY(concat('[', repeat('1,', 100000), '1]'), '$[*]') = '1'",
	"editDistance(concat(repeat('a', 50000), Body), repeat('b', 50000)) = 1",
	"length(seriesDecomposeSTL(arrayMap(x -> x / 7, range(3000000)), 7)) = 1",
}

// hungry are conditions that take more memory than a query may have. ClickHouse does not count what the first ones take,
// nor what those took that may not be called any more.
var hungry = []string{
	"length(arrayMap(x -> match(repeat('ab', 1000), concat('(', toString(x), ')|((a|b){1,300}c)')), range(100000))) = 1",
	"like(Body, concat('%', Body, repeat('_%', 1000)))",
	"length(arrayMap(x -> repeat('ab', 1000000), range(100000))) = 1",
	"length(arrayJoin(arrayMap(x -> range(x), range(1000000)))) = 1",
	"length(splitByChar('a', repeat('aaaaaaaaaaaaaaaaaaaa', 1000000))) = 1",
	"length(JSONExtractArrayRaw(concat('[', repeat('[],[],[],[],', 1000000), '1]'))) = 1",
	"length(arrayFold((acc, x) -> arrayPushBack(acc, x), range(1000000), emptyArrayUInt64())) = 1",
	"length(URLHierarchy(concat('http://a/', repeat('a/', 200000)))) = 1",
	"length(polygonsUnionCartesian(" + squares + ", " + squares + ")) = 1",
	"length(printf('%2147483647d', 1)) = 1",
}

// squares is a multipolygon of very many polygons.
const squares = "arrayMap(x -> [[(x * 2., 0.), (x * 2., 1.), (x * 2. + 1., 1.), (x * 2. + 1., 0.)]], range(200000))"

// unlike makes a condition differ from all others, so that nothing is kept or shared between them.
func unlike() string { return fmt.Sprintf(" OR %d = 0", 1+rand.N(1<<40)) }

// sized makes the numbers in an expression a ten thousandth as large for a run that is not full: it then takes a moment, and not all
// of a processor until the engine is restarted.
func sized(expression string) string {
	if full() {
		return expression
	}
	return thousands.ReplaceAllString(expression, "")
}

var thousands = regexp.MustCompile(`0{3,4}\b`)

// bad is any of a list of conditions, unlike all others.
func bad(list []string) string { return sized(one(list)) + unlike() }

// one is any of the list.
func one[T any](list []T) T { return list[rand.N(len(list))] }

// functions are those that users may call.
type functions []string

// readFunctions reads the list that impl/usersql embeds, without those that aggregate.
func readFunctions(t *testing.T) (plain, aggregates functions) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "impl", "usersql", "functions.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		switch {
		case len(fields) == 0 || fields[0] == "#":
		case strings.Contains(line, " aggregate"):
			aggregates = append(aggregates, fields[0])
		default:
			plain = append(plain, fields[0])
		}
	}
	if len(plain) < 500 || len(aggregates) < 100 {
		t.Fatalf("only %d functions and %d that aggregate", len(plain), len(aggregates))
	}
	return plain, aggregates
}

// arguments are large values of every type that functions take, and a few that belong to them.
var arguments = []string{
	"repeat('abab', 1000000)", "repeat('a.b/c?d=e&', 200000)", "repeat('{\"a\":[1,', 200000)", "repeat('é', 1000000)",
	"range(3000000)", "arrayReverse(range(1000000))", "arrayMap(x -> toString(x), range(300000))",
	"arrayMap(x -> range(300), range(3000))", "arrayMap(x -> (x * 1., x * 1.), range(200000))", "[" + squares + "]", squares,
	"arrayMap(x -> x / 3, range(1000000))", "map('a', range(1000000))", "mapFromArrays(range(300000), range(300000))",
	"(range(1000000), range(1000000))", "toDateTime64('2026-01-05 10:00:00', 9)", "toFixedString('a', 1)",
	"1000000000", "-1", "3", "0.5", "'a'", "'%Y-%m-%d'", "NULL", "[]", "''", "18446744073709551615", "x -> x", "(x, y) -> x + y",
	"Body", "ServiceName", "Timestamp", "LogAttributes", "toDecimal256(1, 50)", "toUInt256(-1)", "toIPv6('::1')",
	"generateUUIDv4()", "INTERVAL 1000000000 DAY", "bitmapBuild(range(1000000))",
}

// call calls any of the functions with one to four of the arguments.
func (f functions) call() string {
	list := make([]string, 1+rand.N(4))
	for i := range list {
		list[i] = sized(one(arguments))
	}
	return one(f) + "(" + strings.Join(list, ", ") + ")"
}
