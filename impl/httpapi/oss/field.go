package oss

import (
	"context"

	"github.com/obstack/obstack/gen/oss"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/service"
)

// ListFields answers by what the rows of a source can be filtered.
func (s *Server) ListFields(ctx context.Context, r oss.ListFieldsRequestObject) (oss.ListFieldsResponseObject, error) {
	list, err := s.Fields.List(ctx, team(ctx), service.FieldsOf{
		SourceID: r.ID, From: r.Params.From, To: r.Params.To,
		MetricType: r.Params.MetricDataType, MetricName: r.Params.MetricName,
	})
	return oss.ListFields200JSONResponse{Data: list}, err
}

// ListFieldValues answers the values of a field.
func (s *Server) ListFieldValues(ctx context.Context, r oss.ListFieldValuesRequestObject) (
	oss.ListFieldValuesResponseObject, error,
) {
	of := service.FieldsOf{
		SourceID: r.ID, From: r.Params.From, To: r.Params.To,
		MetricType: r.Params.MetricDataType, MetricName: r.Params.MetricName,
		Where: r.Params.Where, WhereLanguage: r.Params.WhereLanguage,
		Field: r.Params.Field, Prefix: httpapi.ValueOf(r.Params.Prefix), Limit: valuesLimit,
	}
	if r.Params.Limit != nil {
		of.Limit = *r.Params.Limit
	}
	values, err := s.Fields.Values(ctx, team(ctx), of)
	return oss.ListFieldValues200JSONResponse{Data: values}, err
}

// valuesLimit is how many values are answered when the client does not say.
const valuesLimit = 20
