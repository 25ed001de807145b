package service

import "testing"

func TestSimpleFilters(t *testing.T) {
	t.Parallel()
	for condition, want := range map[string]bool{
		// The forms, keywords in any case, blanks in any number.
		"a IN ('x')":                             true,
		"a NOT IN ('x')":                         true,
		"a BETWEEN 1 AND 2":                      true,
		"a in ('x')":                             true,
		"a Not In ('x')":                         true,
		"a between 1 and 2":                      true,
		"  a   NOT   IN   ( 'x' , 'y' )  ":       true,
		"a\tBETWEEN\n1\tAND  2 ":                 true,
		"a IN ('x')\n":                           true,
		"ServiceName IN ('payment', 'checkout')": true,
		"Duration BETWEEN -1.5 AND +2e3":         true,
		"a BETWEEN .5 AND 5.":                    true,

		// Columns.
		"lower(a) IN ('x')":                           true,
		"lower (a) IN ('x')":                          true,
		"M['k.x'] IN ('x')":                           true,
		"M['k.x'] BETWEEN 1 AND 2":                    true,
		"LogAttributes['http.status'] NOT IN ('504')": true,
		"toString(M['it''s']) IN ('x')":               true,
		"a.b.c IN ('x')":                              true,
		"\"quoted name\" IN ('x')":                    true,
		"`quoted name` IN ('x')":                      true,
		"a::String IN ('x')":                          true,
		"a + b IN (1)":                                true,
		"-a IN (1)":                                   true,
		"(a) IN ('x')":                                true,
		"if(a = 1, 'x', 'y') IN ('x')":                true,
		"CAST(a AS String) IN ('x')":                  true,
		"arr[1] IN ('x')":                             true,
		"größe IN ('x')":                              true,
		"android IN ('x')":                            true,
		"note_or_and IN ('x')":                        true,
		"in IN ('x')":                                 true,
		"M[' IN '] IN ('x')":                          true,

		// Values.
		"a IN ('x, y', 'z')":         true,
		"a IN ('x AND y')":           true,
		"a IN ('x OR NOT y')":        true,
		"a IN ('it''s')":             true,
		`a IN ('it\'s')`:             true,
		"a IN ('')":                  true,
		"a IN ('(', ')')":            true,
		"a IN (true, false)":         true,
		"a IN (1, -2, 3.5)":          true,
		"a IN (foo)":                 true,
		"a IN (foo-bar, 10.0.0.1/8)": true,
		"a IN ('日本')":                true,

		// Nothing, or something else.
		"":                    false,
		" ":                   false,
		"a":                   false,
		"IN ('x')":            false,
		" IN ('x')":           false,
		"NOT IN ('x')":        false,
		"BETWEEN 1 AND 2":     false,
		"a = 'x'":             false,
		"a == 'x'":            false,
		"a != 'x'":            false,
		"a < 1":               false,
		"a > 1":               false,
		"a <= 1":              false,
		"a LIKE 'x%'":         false,
		"a IS NULL":           false,
		"a IS NOT NULL":       false,
		"a ILIKE 'x' IN (1)":  false,
		"a GLOBAL IN ('x')":   false,
		"a b IN ('x')":        false,
		"a, b IN ('x')":       false,
		"a = b IN ('x')":      false,
		"a < b IN ('x')":      false,
		"a IN 'x'":            false,
		"a IN x":              false,
		"a IN":                false,
		"a IN ":               false,
		"has(a, 'x')":         false,
		"ServiceName:payment": false,

		// Keywords that touch what is beside them.
		"a IN('x')":               false,
		"a\tIN ('x')":             false,
		"a IN\t('x')":             false,
		"a NOT\tIN ('x')":         false,
		"lower(a)IN ('x')":        false,
		"a NOT IN('x')":           false,
		"M['x']NOT IN ('x')":      false,
		"lower(a)BETWEEN 1 AND 2": false,
		"a BETWEEN 1AND 2":        false,

		// Several conditions, or one inside of another.
		"a IN ('x') OR b IN ('y')":         false,
		"a IN ('x') AND b IN ('y')":        false,
		"a IN ('x') AND a IN ('y')":        false,
		"a IN ('x') or 1":                  false,
		"a = 1 AND b IN ('y')":             false,
		"a = 1 OR b IN ('y')":              false,
		"a BETWEEN 1 AND 2 AND b IN ('x')": false,
		"a BETWEEN 1 AND 2 OR a = 3":       false,
		"a BETWEEN 1 AND 2 AND 3":          false,
		"a IN ('x') BETWEEN 1 AND 2":       false,
		"a NOT BETWEEN 1 AND 2":            false,
		"NOT a IN ('x')":                   false,
		"not a BETWEEN 1 AND 2":            false,
		"NOT (a IN ('x'))":                 false,
		"a NOT NOT IN ('x')":               false,
		"(a IN ('x'))":                     false,
		"(a NOT IN ('x'))":                 false,
		"(a BETWEEN 1 AND 2)":              false,
		"((a IN ('x')))":                   false,
		"a IN ('x') junk":                  false,
		"a IN ('x');":                      false,
		"a IN ('x'); DROP TABLE t":         false,
		"a IN ('x') -- junk":               false,
		"a IN ('x') /* junk */":            false,
		"a /* b */ IN ('x')":               false,
		"a IN ('x')) OR (1 = 1":            false,
		"1 = 1) OR (a IN ('x')":            false,

		// The words in a column.
		"M['a AND b'] IN ('x')":   false,
		"M['not'] IN ('x')":       false,
		"if(a OR b, 1, 2) IN (1)": false,
		"and(a, b) IN (1)":        false,
		"\"or\" IN ('x')":         false,
		"M['a.or.b'] IN ('x')":    false,

		// Values that are none.
		"a IN ()":                    false,
		"a IN ( )":                   false,
		"a IN (,)":                   false,
		"a IN ('x',)":                false,
		"a IN (,'x')":                false,
		"a IN ('x' 'y')":             false,
		"a IN ('x' AND 'y')":         false,
		"a IN (SELECT 1)":            false,
		"a IN (SELECT(1))":           false,
		"a IN (('x'))":               false,
		"a IN (('x', 'y'))":          false,
		"a IN ['x']":                 false,
		"a IN (sleep(3))":            false,
		"a IN (b = 1)":               false,
		"a IN (b=1)":                 false,
		"a IN (\"x\")":               false,
		"a IN ('x":                   false,
		"a IN ('x'":                  false,
		"a IN 'x')":                  false,
		"a IN ('x'')":                false,
		"a IN ('x']":                 false,
		`a IN ('x\')`:                false,
		"M['x IN ('x')":              false,
		"a BETWEEN '1' AND '2'":      false,
		"a BETWEEN 1 AND '2'":        false,
		"a BETWEEN 2024-01-01 AND 2": false,
		"a BETWEEN '2024-01-01' AND '2024-02-01'": false,
		"a BETWEEN toDate(1) AND 2":               false,
		"a BETWEEN b AND c":                       false,
		"a BETWEEN 1 AND":                         false,
		"a BETWEEN 1":                             false,
		"a BETWEEN AND 2":                         false,
		"a BETWEEN 0x1 AND 0x2":                   false,
		"a BETWEEN 1_0 AND 2":                     false,
		"a BETWEEN Infinity AND NaN":              false,
		"a BETWEEN (1) AND (2)":                   false,
		"a BETWEEN 1, 2":                          false,
	} {
		if got := isSimpleFilter(condition); got != want {
			t.Errorf("%q: %v, want %v", condition, got, want)
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
