package main

import (
	"context"
	"encoding/json"
	"errors"
	"log"

	"github.com/obstack/obstack/openapi/sdks/out/oss/oapi"
)

func query(ctx context.Context, c *sdk.ClientWithResponses) error {
	found, err := c.SearchEventsWithResponse(ctx, sdk.SearchRequest{SourceId: "65f5e4a3b9e77c001a100001"})
	if err != nil {
		return err
	}
	_ = found.JSON200.Rows
	if _, err := c.InviteTeamMemberWithResponse(ctx, sdk.TeamInvitationWrite{Email: "bob@example.com"}); err != nil {
		return err
	}
	failed := sdk.DeliveryStatusFailed
	deliveries, err := c.ListDeliveriesWithResponse(ctx, &sdk.ListDeliveriesParams{Status: &failed})
	if err != nil {
		return err
	}
	if deliveries.JSON200 == nil {
		return errors.New(deliveries.Status())
	}
	chart, err := c.QueryChartSeriesWithResponse(ctx, sdk.ChartSeriesRequest{Series: []sdk.ChartSeries{{
		SourceId: "65f5e4a3b9e77c001a100001", AggFn: sdk.AggregationFunctionCount,
	}}})
	if err != nil {
		return err
	}
	for _, row := range chart.JSON200.Data {
		if _, err := row.Series0Data.AsAnyNumber(); err != nil {
			return err
		}
	}
	return nil
}

var _ = query

// The first owner of a server has an address that is none for those who check them.
func init() {
	var owner sdk.TeamMember
	if err := json.Unmarshal([]byte(`{"email":"owner@localhost","isCurrentUser":true}`), &owner); err != nil {
		log.Fatal(err)
	}
}
