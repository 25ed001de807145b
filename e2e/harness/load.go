package harness

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"testing"
	"time"

	"go.opentelemetry.io/collector/pdata/pcommon"
	"go.opentelemetry.io/collector/pdata/plog"
)

// LogRequest is a request in protobuf with log records of now, as applications send them: of 120 bytes, with six attributes
// each, and ten of their resource.
func LogRequest(t testing.TB, service string, records int) []byte {
	t.Helper()
	l := plog.NewLogs()
	r := l.ResourceLogs().AppendEmpty()
	r.Resource().Attributes().PutStr("service.name", service)
	for i := range 9 {
		r.Resource().Attributes().PutStr(fmt.Sprint("resource.attribute.", i), fmt.Sprint("value ", i))
	}
	all := r.ScopeLogs().AppendEmpty().LogRecords()
	now := time.Now()
	for i := range records {
		record := all.AppendEmpty()
		record.SetTimestamp(pcommon.NewTimestampFromTime(now))
		record.SetSeverityText("INFO")
		record.SetSeverityNumber(plog.SeverityNumberInfo)
		record.Body().SetStr(fmt.Sprintf("request %d of %d was answered with status 200 after a while, which is a text of about 120 bytes in all of it", i, now.UnixNano()))
		for a := range 6 {
			record.Attributes().PutStr(fmt.Sprint("attribute.", a), fmt.Sprint("value ", (i+a)%100))
		}
	}
	body, err := (&plog.ProtoMarshaler{}).MarshalLogs(l) // without plogotlp, which would link gRPC into every test program
	if err != nil {
		t.Fatal(err)
	}
	return body
}

// SendLogs sends a request in protobuf with an ingestion key, and returns the status of the answer.
func (s *Server) SendLogs(ctx context.Context, client *http.Client, key string, body []byte) (int, error) {
	r, err := http.NewRequestWithContext(ctx, "POST", s.OTLPHTTP+"/v1/logs", bytes.NewReader(body))
	if err != nil {
		return 0, err
	}
	r.Header.Set("Content-Type", "application/x-protobuf")
	r.Header.Set("Authorization", key)
	res, err := client.Do(r)
	if err != nil {
		return 0, err
	}
	_, err = io.Copy(io.Discard, res.Body)
	_ = res.Body.Close()
	return res.StatusCode, err
}
