package telemetry

import (
	"testing"
	"time"

	logspb "go.opentelemetry.io/proto/otlp/collector/logs/v1"
	commonpb "go.opentelemetry.io/proto/otlp/common/v1"
	logpb "go.opentelemetry.io/proto/otlp/logs/v1"
	"google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/credentials/insecure"
	"google.golang.org/grpc/metadata"
	"google.golang.org/grpc/status"
)

// export sends a log record over gRPC once, with a key, and returns the code of the answer and the pause that it asks for.
func export(t *testing.T, address, key string) (codes.Code, time.Duration) {
	t.Helper()
	conn, err := grpc.NewClient(address, grpc.WithTransportCredentials(insecure.NewCredentials()))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.Close() }()
	text := &commonpb.AnyValue{Value: &commonpb.AnyValue_StringValue{StringValue: "x"}}
	request := &logspb.ExportLogsServiceRequest{ResourceLogs: []*logpb.ResourceLogs{{
		ScopeLogs: []*logpb.ScopeLogs{{LogRecords: []*logpb.LogRecord{{Body: text}}}},
	}}}
	ctx := metadata.AppendToOutgoingContext(t.Context(), "authorization", key)
	_, err = logspb.NewLogsServiceClient(conn).Export(ctx, request)
	var pause time.Duration
	for _, detail := range status.Convert(err).Details() {
		if retry, ok := detail.(*errdetails.RetryInfo); ok {
			pause = retry.GetRetryDelay().AsDuration()
		}
	}
	return status.Code(err), pause
}
