package webhook

import (
	"math"
	"strings"
	"testing"

	"github.com/obstack/obstack/gen/api"
)

func TestPhrases(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		kind       api.AlertThresholdType
		violating  []float64
		yes        string
		satisfying []float64
		no         string
	}{
		{"above", []float64{5, 6}, "meets or exceeds 5", []float64{4}, "falls below 5"},
		{"above_exclusive", []float64{6}, "exceeds 5", []float64{4, 5}, "falls to or below 5"},
		{"below", []float64{4}, "falls below 5", []float64{5, 6}, "meets or exceeds 5"},
		{"below_or_equal", []float64{4, 5}, "falls to or below 5", []float64{6}, "exceeds 5"},
		{"equal", []float64{5}, "equals 5", []float64{4, 6}, "does not equal 5"},
		{"not_equal", []float64{4, 6}, "does not equal 5", []float64{5}, "equals 5"},
		{"between", []float64{5, 6, 8}, "falls between 5 and 8", []float64{4, 9}, "falls outside 5 and 8"},
		{"not_between", []float64{4, 9}, "falls outside 5 and 8", []float64{5, 6, 8}, "falls between 5 and 8"},
	} {
		for want, values := range map[string][]float64{c.yes: c.violating, c.no: c.satisfying} {
			for _, v := range values {
				e := tileEvent(func(e *notification) { e.Value, e.Alert.ThresholdType, e.Alert.ThresholdMax = v, c.kind, of(8.0) })
				if got, want := e.comparison(), plain(v)+" "+want; got != want {
					t.Errorf("%s: %q, want %q", c.kind, got, want)
				}
			}
		}
	}
}

func TestUnknownThresholdTypeHasNeutralWords(t *testing.T) {
	t.Parallel()
	e := tileEvent(func(e *notification) { e.Alert.ThresholdType = "nope" })
	if got, want := e.comparison(), "11 is compared with 5"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestValuesAreRoundedLikeTheThreshold(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		value, threshold float64
		want             string
	}{
		{10.789, 5, "11"},
		{10.123, 1.5, "10.1"},
		{10, 0.12, "10.00"},
		{1.005, 0.01, "1.01"},
		{-1.005, 0.01, "-1.01"},
		{8.345, 0.01, "8.35"},
		{0.5, 1, "1"},
		{-0.5, 1, "-1"},
		{2.5, 1, "3"},
		{-0.4, 1, "0"},
		{1234567.891, 100, "1234568"},
		{1e21, 1e22, "1000000000000000000000"},
		{1.5, 1e-7, "1.5000000"},
		{1e-9, 0.1, "0.0"},
		{0, 0, "0"},
		{math.NaN(), 1, "NaN"},
		{math.Inf(-1), 1, "-Inf"},
	} {
		if got := rounded(c.value, c.threshold); got != c.want {
			t.Errorf("%v like %v: %s, want %s", c.value, c.threshold, got, c.want)
		}
	}
	if got := rounded(math.MaxFloat64, 0.1); len(got) != 311 || strings.Contains(got, "e") {
		t.Errorf("the largest number: %s", got)
	}
}

func TestThresholdsAreWrittenWithoutExponent(t *testing.T) {
	t.Parallel()
	for threshold, want := range map[float64]string{1e21: "1000000000000000000000", 1e-7: "0.0000001", 0.30: "0.3", 100: "100"} {
		e := tileEvent(func(e *notification) { e.Alert.Threshold = threshold })
		if got := e.threshold(); got != want {
			t.Errorf("%v: %s, want %s", threshold, got, want)
		}
	}
}

func TestSentencesHaveTheDigitsThatMatter(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		value, threshold float64
		want             string
	}{
		{1.0 / 3, 5, "0.333333"},
		{math.Nextafter(0.3, 1), 0.5, "0.3"},
		{math.Nextafter(0.3, 1), 0.3, "0.30000000000000004"},
		{4.9999999, 5, "4.9999999"},
		{4.9999999, 4, "5"},
		{5, 5, "5"},
		{-12.3456789, 5, "-12.3457"},
		{1234567.891, 5, "1234567.891"},
		{123456789012, 5, "123456789012"},
		{1e-9, 5, "0.000000001"},
		{0, 0, "0"},
		{math.Inf(1), 5, "+Inf"},
	} {
		e := tileEvent(func(e *notification) { e.Value, e.Alert.Threshold = c.value, c.threshold })
		if got := e.digits(); got != c.want {
			t.Errorf("%v beside %v: %s, want %s", c.value, c.threshold, got, c.want)
		}
	}
}
