package service

import "testing"

// simpleFilters are conditions that a saved search may have beside its filter, by what is particular about them. Keywords may be
// in any case, and blanks in any number.
var simpleFilters = map[string][]string{
	"the forms": {
		"a IN ('x')",
		"a NOT IN ('x')",
		"a BETWEEN 1 AND 2",
		"a in ('x')",
		"a Not In ('x')",
		"a between 1 and 2",
		"  a   NOT   IN   ( 'x' , 'y' )  ",
		"a\tBETWEEN\n1\tAND  2 ",
		"a IN ('x')\n",
		"ServiceName IN ('payment', 'checkout')",
		"Duration BETWEEN -1.5 AND +2e3",
		"a BETWEEN .5 AND 5.",
	},
	"columns": {
		"lower(a) IN ('x')",
		"lower (a) IN ('x')",
		"M['k.x'] IN ('x')",
		"M['k.x'] BETWEEN 1 AND 2",
		"LogAttributes['http.status'] NOT IN ('504')",
		"toString(M['it''s']) IN ('x')",
		"a.b.c IN ('x')",
		"\"quoted name\" IN ('x')",
		"`quoted name` IN ('x')",
		"a::String IN ('x')",
		"a + b IN (1)",
		"-a IN (1)",
		"(a) IN ('x')",
		"if(a = 1, 'x', 'y') IN ('x')",
		"CAST(a AS String) IN ('x')",
		"arr[1] IN ('x')",
		"größe IN ('x')",
		"android IN ('x')",
		"note_or_and IN ('x')",
		"in IN ('x')",
		"M[' IN '] IN ('x')",
	},
	"values": {
		"a IN ('x, y', 'z')",
		"a IN ('x AND y')",
		"a IN ('x OR NOT y')",
		"a IN ('it''s')",
		`a IN ('it\'s')`,
		"a IN ('')",
		"a IN ('(', ')')",
		"a IN (true, false)",
		"a IN (1, -2, 3.5)",
		"a IN (foo)",
		"a IN (foo-bar, 10.0.0.1/8)",
		"a IN ('日本')",
	},
}

// otherConditions are conditions that look like simple filters or are right elsewhere.
var otherConditions = map[string][]string{
	"nothing, or something else": {
		"",
		" ",
		"a",
		"IN ('x')",
		" IN ('x')",
		"NOT IN ('x')",
		"BETWEEN 1 AND 2",
		"a = 'x'",
		"a == 'x'",
		"a != 'x'",
		"a < 1",
		"a > 1",
		"a <= 1",
		"a LIKE 'x%'",
		"a IS NULL",
		"a IS NOT NULL",
		"a ILIKE 'x' IN (1)",
		"a GLOBAL IN ('x')",
		"a b IN ('x')",
		"a, b IN ('x')",
		"a = b IN ('x')",
		"a < b IN ('x')",
		"a IN 'x'",
		"a IN x",
		"a IN",
		"a IN ",
		"has(a, 'x')",
		"ServiceName:payment",
	},
	"keywords that touch what is beside them": {
		"a IN('x')",
		"a\tIN ('x')",
		"a IN\t('x')",
		"a NOT\tIN ('x')",
		"lower(a)IN ('x')",
		"a NOT IN('x')",
		"M['x']NOT IN ('x')",
		"lower(a)BETWEEN 1 AND 2",
		"a BETWEEN 1AND 2",
	},
	"several conditions, or one inside of another": {
		"a IN ('x') OR b IN ('y')",
		"a IN ('x') AND b IN ('y')",
		"a IN ('x') AND a IN ('y')",
		"a IN ('x') or 1",
		"a = 1 AND b IN ('y')",
		"a = 1 OR b IN ('y')",
		"a BETWEEN 1 AND 2 AND b IN ('x')",
		"a BETWEEN 1 AND 2 OR a = 3",
		"a BETWEEN 1 AND 2 AND 3",
		"a IN ('x') BETWEEN 1 AND 2",
		"a NOT BETWEEN 1 AND 2",
		"NOT a IN ('x')",
		"not a BETWEEN 1 AND 2",
		"NOT (a IN ('x'))",
		"a NOT NOT IN ('x')",
		"(a IN ('x'))",
		"(a NOT IN ('x'))",
		"(a BETWEEN 1 AND 2)",
		"((a IN ('x')))",
		"a IN ('x') junk",
		"a IN ('x');",
		"a IN ('x'); DROP TABLE t",
		"a IN ('x') -- junk",
		"a IN ('x') /* junk */",
		"a /* b */ IN ('x')",
		"a IN ('x')) OR (1 = 1",
		"1 = 1) OR (a IN ('x')",
	},
	"the words in a column": {
		"M['a AND b'] IN ('x')",
		"M['not'] IN ('x')",
		"if(a OR b, 1, 2) IN (1)",
		"and(a, b) IN (1)",
		"\"or\" IN ('x')",
		"M['a.or.b'] IN ('x')",
	},
	"values that are none": {
		"a IN ()",
		"a IN ( )",
		"a IN (,)",
		"a IN ('x',)",
		"a IN (,'x')",
		"a IN ('x' 'y')",
		"a IN ('x' AND 'y')",
		"a IN (SELECT 1)",
		"a IN (SELECT(1))",
		"a IN (('x'))",
		"a IN (('x', 'y'))",
		"a IN ['x']",
		"a IN (sleep(3))",
		"a IN (b = 1)",
		"a IN (b=1)",
		"a IN (\"x\")",
		"a IN ('x",
		"a IN ('x'",
		"a IN 'x')",
		"a IN ('x'')",
		"a IN ('x']",
		`a IN ('x\')`,
		"M['x IN ('x')",
		"a BETWEEN '1' AND '2'",
		"a BETWEEN 1 AND '2'",
		"a BETWEEN 2024-01-01 AND 2",
		"a BETWEEN '2024-01-01' AND '2024-02-01'",
		"a BETWEEN toDate(1) AND 2",
		"a BETWEEN b AND c",
		"a BETWEEN 1 AND",
		"a BETWEEN 1",
		"a BETWEEN AND 2",
		"a BETWEEN 0x1 AND 0x2",
		"a BETWEEN 1_0 AND 2",
		"a BETWEEN Infinity AND NaN",
		"a BETWEEN (1) AND (2)",
		"a BETWEEN 1, 2",
	},
}

func TestSimpleFilters(t *testing.T) {
	t.Parallel()
	for want, groups := range map[bool]map[string][]string{true: simpleFilters, false: otherConditions} {
		for group, conditions := range groups {
			for _, condition := range conditions {
				if got := isSimpleFilter(condition); got != want {
					t.Errorf("%s: %q: %v, want %v", group, condition, got, want)
				}
			}
		}
	}
}

// Whatever is sent, the answer comes, and what is taken keeps its form when more is put behind it or around it.
func FuzzSimpleFilter(f *testing.F) {
	for _, condition := range []string{"a IN ('x')", "a NOT IN (1,2)", "M['k'] BETWEEN -1 AND 2", "(a", `a IN ('\`} {
		f.Add(condition)
	}
	f.Fuzz(func(t *testing.T, condition string) {
		if !isSimpleFilter(condition) {
			return
		}
		for _, other := range []string{
			"NOT " + condition, "(" + condition + ")", condition + " OR 1", condition + " AND 1 = 1", condition + ";",
			condition + " AND " + condition, "b OR " + condition,
		} {
			if isSimpleFilter(other) {
				t.Errorf("%q is taken for a simple one, as %q is", other, condition)
			}
		}
	})
}
