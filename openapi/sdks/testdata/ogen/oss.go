package main

import (
	"context"

	"github.com/obstack/obstack/openapi/sdks/out/oss/ogen"
)

func query(ctx context.Context, c *sdk.Client) error {
	found, err := c.SearchEvents(ctx, &sdk.SearchRequest{SourceId: "65f5e4a3b9e77c001a100001"})
	if err != nil {
		return err
	}
	if found, ok := found.(*sdk.SearchResultHeaders); ok {
		_ = found.Response.Rows
	}
	read, err := c.GetAlert(ctx, sdk.GetAlertParams{ID: "65f5e4a3b9e77c001a800001"})
	if err != nil {
		return err
	}
	if found, ok := read.(*sdk.AlertFoundHeaders); ok {
		_ = found.ETag
	}
	return nil
}

var _ = query
