package engine

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"slices"
	"strings"

	chproto "github.com/ClickHouse/ch-go/proto"
	"github.com/ClickHouse/clickhouse-go/v2"
	"github.com/ClickHouse/clickhouse-go/v2/lib/column"
	"github.com/ClickHouse/clickhouse-go/v2/lib/proto"
)

const (
	// maxAnswer is how much of an answer is read that is no result, such as an error.
	maxAnswer = 128 << 10
	// maxHeaders is how large the headers of an answer may be.
	maxHeaders = 256 << 10
)

// driverTransport stands between the driver and the network, so that the driver decodes nothing that a server sends: it
// greets each new connection of the driver itself, and cuts answers short that are no results.
type driverTransport struct {
	next http.RoundTripper
	// compress is for servers on other machines, and asks them to compress results.
	compress bool
}

type greetingKey struct{}

// greet marks what the driver asks on a new connection: the name of the server, its version and its time zone, none of
// which matters here.
func greet(ctx context.Context, _ int, o *clickhouse.Options, dial clickhouse.Dial) (clickhouse.DialResult, error) {
	return dial(context.WithValue(ctx, greetingKey{}, true), o.Addr[0], o)
}

// greeting is an answer to that.
var greeting = func() []byte {
	b := proto.Block{ServerContext: &column.ServerContext{}}
	for _, typ := range []column.Type{"String", "String", "UInt32", "String"} {
		if err := b.AddColumn("", typ); err != nil {
			panic(err)
		}
	}
	if err := b.Append("", "0.0.0", uint32(clickhouse.ClientTCPProtocolVersion), "UTC"); err != nil {
		panic(err)
	}
	var buf chproto.Buffer
	if err := b.Encode(&buf, clickhouse.ClientTCPProtocolVersion); err != nil {
		panic(err)
	}
	return buf.Buf
}()

// RoundTrip sends a request.
func (t driverTransport) RoundTrip(req *http.Request) (*http.Response, error) {
	ctx := req.Context()
	if ctx.Value(greetingKey{}) != nil {
		return &http.Response{
			StatusCode: http.StatusOK, ContentLength: int64(len(greeting)), Header: http.Header{}, Request: req,
			Body: io.NopCloser(bytes.NewReader(greeting)),
		}, req.Body.Close()
	}
	limit, _ := ctx.Value(resultLimitKey{}).(*resultLimit)
	if limit != nil {
		req = t.forResult(req)
	}
	res, err := t.next.RoundTrip(req)
	if err != nil {
		return nil, err
	}
	switch {
	case limit == nil || res.StatusCode != http.StatusOK:
		res.Body = cutBody{io.LimitReader(res.Body, maxAnswer), res.Body}
		if limit != nil && t.compress {
			res.Body = plainBody(res.Body)
		}
	case t.compress:
		res.Body = &limitedBody{newFrames(res.Body), ctx, limit}
	default:
		res.Body = &limitedBody{res.Body, ctx, limit}
	}
	return res, nil
}

// driverParameters are what the driver adds to the URL of a query and servers must not see: they would answer in a
// revision of the format Native that depends on them, and some refuse a setting that they do not know, or that their
// account may not change.
var driverParameters = []string{
	"client_protocol_version", "http_write_exception_in_output_format", ownExceptions,
}

// ownExceptions is only meant for the driver, which would otherwise look for exceptions in the result, and take for
// one what a user has logged.
const ownExceptions = "wait_end_of_query"

// forResult returns the request for a result as the server gets it.
func (t driverTransport) forResult(req *http.Request) *http.Request {
	req = req.Clone(req.Context())
	// What the driver has encoded stays as it is, since doing that anew takes as long as the rest of a request.
	q := strings.Split(req.URL.RawQuery, "&")
	q = slices.DeleteFunc(q, func(parameter string) bool {
		name, _, _ := strings.Cut(parameter, "=")
		return slices.Contains(driverParameters, name)
	})
	if t.compress {
		q = append(q, "compress=1", "network_compression_method=LZ4")
	}
	req.URL.RawQuery = strings.Join(q, "&")
	return req
}

// cutBody is the beginning of an answer.
type cutBody struct {
	io.Reader
	io.Closer
}

// plainBody is an error without the compression that some servers give it, as they would a result.
func plainBody(body io.ReadCloser) io.ReadCloser {
	data, _ := io.ReadAll(body)
	plain, _ := io.ReadAll(io.LimitReader(newFrames(io.NopCloser(bytes.NewReader(data))), maxAnswer))
	if len(plain) > 0 {
		data = plain
	}
	return cutBody{bytes.NewReader(data), body}
}
