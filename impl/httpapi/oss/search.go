package oss

import (
	"cmp"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"strconv"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/oss"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/query"
)

// SearchEvents answers the rows that a search finds.
func (s *Server) SearchEvents(ctx context.Context, r oss.SearchEventsRequestObject) (oss.SearchEventsResponseObject, error) {
	found, err := s.Searches.Query(ctx, team(ctx), *r.Body)
	if err != nil {
		return nil, err
	}
	beside := struct {
		Columns []api.SearchColumn `json:"columns"`
		Cursor  *string            `json:"cursor,omitempty"`
		RowIDs  []string           `json:"rowIds,omitzero"`
	}{found.Columns, nil, found.RowIDs}
	if r.Body.Cursor != nil {
		beside.Cursor = &found.Cursor
	}
	tail, err := json.Marshal(beside)
	if err != nil {
		return nil, err
	}
	rows := []byte(`,"rows":` + strconv.Itoa(found.Rows) + `,`)
	return text{ctx, [][]byte{[]byte(`{"data":`), found.Data, rows, tail[1:]}}, nil
}

// GetSearchRow answers one row as a whole.
func (s *Server) GetSearchRow(ctx context.Context, r oss.GetSearchRowRequestObject) (oss.GetSearchRowResponseObject, error) {
	found, err := s.Searches.Row(ctx, team(ctx), *r.Body)
	if err != nil {
		return nil, err
	}
	list, err := json.Marshal(found.Columns)
	if err != nil {
		return nil, err
	}
	return text{ctx, [][]byte{[]byte(`{"data":`), found.Data, []byte(`,"columns":`), list, []byte(`}`)}}, nil
}

// CompareSearch answers what sets the rows of a search apart.
func (s *Server) CompareSearch(ctx context.Context, r oss.CompareSearchRequestObject) (oss.CompareSearchResponseObject, error) {
	comparison, err := s.Searches.Compare(ctx, team(ctx), *r.Body)
	return oss.CompareSearch200JSONResponse{Data: comparison}, err
}

// SearchPatterns groups the rows of a search by message.
func (s *Server) SearchPatterns(ctx context.Context, r oss.SearchPatternsRequestObject) (oss.SearchPatternsResponseObject, error) {
	patterns, err := s.Searches.Patterns(ctx, team(ctx), *r.Body)
	return oss.SearchPatterns200JSONResponse{Data: patterns}, err
}

// ExportSearch writes the rows of a search.
func (s *Server) ExportSearch(ctx context.Context, r oss.ExportSearchRequestObject) (oss.ExportSearchResponseObject, error) {
	return export{ctx, s, *r.Body}, nil
}

// export is the answer to an export.
type export struct {
	ctx    context.Context
	server *Server
	body   api.SearchExportRequest
}

// VisitExportSearchResponse writes the rows while they are read.
func (e export) VisitExportSearchResponse(w http.ResponseWriter) error {
	form := httpapi.StreamForm{ContentType: "application/x-ndjson", Filename: "search.ndjson", Trailer: "X-Export-Status"}
	if e.body.Format != nil && *e.body.Format == api.SearchExportFormatCsv {
		form.ContentType, form.Filename = "text/csv", "search.csv"
	}
	// The time that rows take comes on top of that for asking what is in the table.
	limit := query.MaxExportTime + time.Minute
	return httpapi.WriteStream(e.ctx, w, form, limit, func(ctx context.Context, out io.Writer) (string, error) {
		exported, err := e.server.Searches.Export(ctx, team(e.ctx), e.body, out)
		return cmp.Or(exported.Reason, "complete"), err
	})
}
