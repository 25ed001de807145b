package store

import (
	"bytes"
	"log/slog"
	"strings"
	"testing"
	"time"
)

func TestWhatAMeasurementOfTheClockProves(t *testing.T) {
	t.Parallel()
	ms := func(d time.Duration) *int64 { n := d.Milliseconds(); return &n }
	const s = time.Second
	barred := Clock{Offset: 7 * s, Off: true, Barred: true, known: true}
	for name, c := range map[string]struct {
		before Clock
		m      measurement
		others []*int64
		want   string
		barred bool
	}{
		"a clock that is right":                  {Clock{}, measurement{s, s / 10}, nil, "ok", false},
		"five seconds are right":                 {Clock{}, measurement{-5 * s, 0}, []*int64{ms(0)}, "ok", false},
		"seven seconds ahead of the others":      {Clock{}, measurement{7 * s, s}, []*int64{ms(0), ms(s)}, "off by 7s", true},
		"seven seconds behind them":              {Clock{}, measurement{-7 * s, s}, []*int64{ms(0)}, "off by 7s", true},
		"one of the others is right":             {Clock{}, measurement{7 * s, s}, []*int64{ms(7 * s), ms(s)}, "off by 7s", true},
		"nothing is known of one":                {Clock{}, measurement{7 * s, s}, []*int64{ms(7 * s), nil}, "off by 7s", true},
		"all differ alike":                       {Clock{}, measurement{7 * s, s}, []*int64{ms(9 * s), ms(6 * s)}, "database off by 7s", false},
		"one that differs alike is right":        {Clock{}, measurement{9 * s, 0}, []*int64{ms(9 * s / 2)}, "off by 9s", true},
		"there are no others":                    {Clock{}, measurement{-time.Hour, s}, nil, "database off by 1h0m0s", false},
		"it differs from others that differ too": {Clock{}, measurement{time.Hour, s}, []*int64{ms(-time.Hour)}, "off by 1h0m0s", true},
		"a slow answer proves nothing":           {Clock{}, measurement{7 * s, 3 * s}, []*int64{ms(0)}, "ok", false},
		"nor that it is right again":             {barred, measurement{3 * s, 3 * s}, []*int64{ms(0)}, "off by 7s", true},
		"a slow one may prove a lot":             {Clock{}, measurement{time.Hour, time.Minute}, []*int64{ms(0)}, "off by 1h0m0s", true},
		"a quick one proves that it is right":    {barred, measurement{3 * s, s}, []*int64{ms(0)}, "ok", false},
	} {
		var log bytes.Buffer
		store := &Store{log: slog.New(slog.NewTextHandler(&log, nil))}
		store.clocks.clock = c.before
		got := store.learn(c.m, c.others)
		if got.String() != c.want || got.Barred != c.barred || got != store.Clock() {
			t.Errorf("%s: %q, barred %v; want %q, %v", name, got, got.Barred, c.want, c.barred)
		}
		if news := got.Off != c.before.Off; news != (strings.Count(log.String(), "\n") == 1) {
			t.Errorf("%s: the log says %q", name, &log)
		}
	}
}

func TestTheLastWriteToSQLiteIsNotInTheFuture(t *testing.T) {
	t.Parallel()
	var log bytes.Buffer
	s := &Store{log: slog.New(slog.NewTextHandler(&log, nil))}
	noon := time.Date(2026, 3, 17, 12, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		at   time.Duration
		want string
	}{
		{0, "ok"},
		{time.Hour, "ok"},
		{time.Hour - 5*time.Second, "ok"},
		{time.Minute, "off by 59m0s"},
		{2 * time.Minute, "off by 58m0s"},
		{59*time.Minute + 55*time.Second, "ok"},
		{2 * time.Hour, "ok"},
	} {
		got := s.compareWithLastWrite(noon.Add(c.at))
		if got.String() != c.want || got.Barred {
			t.Errorf("at noon plus %s: %q, barred %v; want %q", c.at, got, got.Barred, c.want)
		}
	}
	if n, warnings := s.WritesAhead(), strings.Count(log.String(), "the last write is in the future"); n != 1 || warnings != 1 {
		t.Errorf("counted %d times, and logged %d times: %s", n, warnings, &log)
	}
}
