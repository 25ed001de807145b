package sqlgen

import (
	"fmt"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/querytest"
)

func floats(values ...any) []*float64 {
	list := make([]*float64, len(values))
	for i, v := range values {
		switch v := v.(type) {
		case int:
			f := float64(v)
			list[i] = &f
		case float64:
			list[i] = &v
		}
	}
	return list
}

// texts are values as SQL.
func texts(values []*float64) []string {
	list := make([]string, len(values))
	for i, v := range values {
		if list[i] = "CAST(NULL AS Nullable(Float64))"; v != nil {
			list[i] = fmt.Sprintf("CAST(%v AS Nullable(Float64))", *v)
		}
	}
	return list
}

func show(v *float64) string {
	if v == nil {
		return "null"
	}
	return fmt.Sprint(*v)
}

func TestFormulas(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	values := floats(12, 4, 0, nil, 1e308)
	for _, tt := range []struct{ formula, want string }{
		{"A", "12"},
		{" A\t/\nB ", "3"},
		{"A / B * 100", "300"},
		{"A - B - B", "4"},
		{"A / B / B", "0.75"},
		{"A + B * B", "28"},
		{"(A + B) * B", "64"},
		{"A - (B - B)", "12"},
		{"-A", "-12"},
		{"--A", "12"},
		{"A+-B", "8"},
		{"A--B", "16"},
		{"-A*B", "-48"},
		{"-(A+B)", "-16"},
		{"A*1.5", "18"},
		{"A*1.", "12"},
		{"A*.5", "6"},
		{"A*00.50", "6"},
		{"A/3", "4"},
		{"-C", "0"},
		{"A / C", "null"},
		{"C / C", "null"},
		{"A / C * 0", "null"},
		{"A + D", "null"},
		{"D * 0", "null"},
		{"E * E", "null"},
		{"A / (E * E)", "0"},
		{"A / (B - 4)", "null"},
		{strings.Repeat("(", 64) + "A" + strings.Repeat(")", 64), "12"},
		{strings.Repeat("-", 64) + "A", "12"},
		{"A" + strings.Repeat("+A", 99), "1200"},
	} {
		f, err := ParseFormula(tt.formula, len(values))
		if err != nil {
			t.Errorf("%s: %v", tt.formula, err)
			continue
		}
		if got := show(f.Eval(values)); got != tt.want {
			t.Errorf("%s: got %s, want %s", tt.formula, got, tt.want)
		}
		rows, err := db.Select(t.Context(), engine.Query{SQL: "SELECT " + f.SQL(texts(values))})
		if err != nil {
			t.Errorf("%s: %v", tt.formula, err)
			continue
		}
		var got *float64
		if !rows.Next() || rows.Scan(&got) != nil || show(got) != tt.want && !(tt.want == "0" && *got == 0) {
			t.Errorf("%s: the engine answers %s, want %s", tt.formula, show(got), tt.want)
		}
		rows.Close()
	}
}

func TestBrokenFormulas(t *testing.T) {
	t.Parallel()
	for formula, want := range map[string]string{
		"":                               "the formula is incomplete",
		"  ":                             "the formula is incomplete",
		"a":                              `unexpected "a" at position 1 of the formula`,
		"AB":                             `unexpected "B" at position 2 of the formula`,
		"A B":                            `unexpected "B" at position 3 of the formula`,
		"A 2":                            `unexpected "2" at position 3 of the formula`,
		"2A":                             `unexpected "A" at position 2 of the formula`,
		"+A":                             `unexpected "+" at position 1 of the formula`,
		"A++B":                           `unexpected "+" at position 3 of the formula`,
		"A %B":                           `unexpected "%" at position 3 of the formula`,
		"A ÷ B":                          `unexpected "÷" at position 3 of the formula`,
		"A *":                            "the formula is incomplete",
		"(A":                             "the formula is incomplete",
		"A)":                             `unexpected ")" at position 2 of the formula`,
		"()":                             `unexpected ")" at position 2 of the formula`,
		"A * .":                          `unexpected "." at position 5 of the formula`,
		"A * 1..2":                       `unexpected "." at position 7 of the formula`,
		"A * 1e3":                        `unexpected "e" at position 6 of the formula`,
		"A * D":                          `Unknown series "D"`,
		"Z":                              `Unknown series "Z"`,
		"1 + 2":                          "the formula uses no value",
		"A; DROP":                        `unexpected ";" at position 2 of the formula`,
		"A -- B -":                       "the formula is incomplete",
		"A*1" + strings.Repeat("0", 400): "a number in the formula is too large",
		strings.Repeat("(", 65) + "A" + strings.Repeat(")", 65):  "the formula is nested more than 64 levels deep",
		strings.Repeat("-(", 33) + "A" + strings.Repeat(")", 33): "the formula is nested more than 64 levels deep",
	} {
		_, err := ParseFormula(formula, 3)
		querytest.WantError(t, err, core.Invalid, want)
	}
}

// FuzzFormula checks that what a formula is rendered to has nothing in it but arithmetic.
func FuzzFormula(f *testing.F) {
	for _, seed := range []string{"A", "A/B*100", "-(A+.5)--B", "((A", "A B", "1e9", "\x00", "A÷B", "A/0"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		formula, err := ParseFormula(text, 3)
		if err != nil {
			if core.KindOf(err) != core.Invalid {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		if len(text) > 1024 {
			return
		}
		rest := strings.NewReplacer("isFinite", "", "if", "", "nullIf", "", "negate", "", "toFloat64", "", "NULL", "",
			"v", "").Replace(formula.SQL([]string{"v", "v", "v"}))
		if i := strings.IndexFunc(rest, func(r rune) bool { return !strings.ContainsRune("0123456789.+-*/(), e", r) }); i >= 0 {
			t.Errorf("%q becomes %s", text, formula.SQL([]string{"v", "v", "v"}))
		}
		formula.Eval(floats(1, 0, nil))
	})
}
