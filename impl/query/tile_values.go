package query

import (
	"context"
)

// answerValues answers a tile that selects values: one query for the window, one for the period before where the tile shows
// it, and one for each increase that has no values, to find out why. The period before has no limit of groups: those that
// the window has kept are picked out of it.
func (a *plan) answerValues(ctx context.Context) (*TileData, error) {
	b, err := a.builder()
	if err != nil {
		return nil, err
	}
	v := b.Values
	found, err := a.runner.values(ctx, a.team, v, a.window, true, b.limit())
	if err == nil {
		err = a.runner.checkIncreases(ctx, a.team, v, a.window, found)
	}
	if err != nil {
		return nil, err
	}
	var previous *Found
	shift := int64(0)
	if a.Config.comparesPrevious() {
		// By whole buckets, so that each is drawn over one of now.
		shift = a.window.Buckets()
		w := a.window
		w.Start -= shift * w.Bucket * 1000
		w.End -= shift * w.Bucket * 1000
		if previous, err = a.runner.values(ctx, a.team, v, w, true, 0); err != nil {
			return nil, err
		}
	}
	return b.data(found, previous, shift)
}

// builder reads what the tile selects.
func (a *plan) builder() (*builder, error) {
	v, columns, err := a.Values()
	return &builder{a, v, columns}, err
}

// limit is how many groups are kept, 0 for all.
func (b *builder) limit() int {
	if len(b.Groups) == 0 {
		return 0
	}
	switch display := b.Config.Display(); {
	case display.OverTime:
		return limitOf(b.Config.SeriesLimit)
	case display.Limited:
		return limitOf(b.Config.Limit)
	}
	return 0
}
