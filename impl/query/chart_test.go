package query

import (
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query/querytest"
)

func TestWindow(t *testing.T) {
	t.Parallel()
	const minute, hour, day = 60_000, 3_600_000, 24 * 3_600_000
	for _, tt := range []struct {
		granularity string
		millis      int64
		want        int64 // seconds
	}{
		{"30s", 1, 30},
		{"1m", 1, 60},
		{"10m", 1, 600},
		{"30d", 1, 30 * 86400},
		{"7d", 1, 7 * 86400},
		{"auto", 1, 15},
		{"", 15 * minute, 15},
		{"auto", 15*minute + 999, 15},
		{"auto", 15*minute + 1000, 30},
		{"auto", 30 * minute, 30},
		{"auto", 30*minute + 1000, 60},
		{"auto", 1 * hour, 60},
		{"auto", 1*hour + 1000, 300},
		{"auto", 5 * hour, 300},
		{"auto", 5*hour + 1000, 900},
		{"auto", 15 * hour, 900},
		{"auto", 15*hour + 1000, 1800},
		{"auto", 30 * hour, 1800},
		{"auto", 30*hour + 1000, 3600},
		{"auto", 60 * hour, 3600},
		{"auto", 60*hour + 1000, 7200},
		{"auto", 5 * day, 7200},
		{"auto", 5*day + 1000, 6 * 3600},
		{"auto", 15 * day, 6 * 3600},
		{"auto", 15*day + 1000, 12 * 3600},
		{"auto", 30 * day, 12 * 3600},
		{"auto", 30*day + 1000, 86400},
		{"auto", 60 * day, 86400},
		{"auto", 60*day + 1000, 2 * 86400},
		{"auto", 120 * day, 2 * 86400},
		{"auto", 120*day + 1000, 7 * 86400},
		{"auto", 420 * day, 7 * 86400},
		{"auto", 420*day + 1000, 30 * 86400},
		{"auto", 1 << 62, 30 * 86400},
	} {
		w, err := Chart{Start: 1767607200000, End: 1767607200000 + tt.millis, Granularity: tt.granularity}.window()
		if err != nil || w.Bucket != tt.want {
			t.Errorf("%s of %d ms: bucket of %d s, error %v, want %d s", tt.granularity, tt.millis, w.Bucket, err, tt.want)
		}
	}
	for _, tt := range []struct {
		granularity string
		minBucket   int64
		want        int64
	}{
		{"auto", 15, 60},
		{"auto", 61, 300},
		{"", 3600, 3600},
		{"auto", 1 << 40, 30 * 86400},
		{"1m", 3600, 60},
	} {
		w, err := Chart{Start: 0, End: hour, Granularity: tt.granularity, MinBucket: tt.minBucket}.window()
		if err != nil || w.Bucket != tt.want {
			t.Errorf("%q of an hour with at least %d s: bucket of %d s, error %v, want %d s", tt.granularity, tt.minBucket, w.Bucket, err, tt.want)
		}
	}
	_, err := Chart{Start: 1, End: 2, Granularity: "3m"}.window()
	querytest.WantError(t, err, core.Invalid, `unknown granularity "3m"`)
}
