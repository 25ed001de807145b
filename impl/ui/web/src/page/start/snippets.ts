import type { SessionOTLP } from '../../api/types';

export const languages = ['Collector', 'Go', 'Node', 'Python', 'Java', 'curl'] as const;
export type Language = (typeof languages)[number];

export interface Snippet {
  about: string;
  text: string;
}

/** What sends telemetry to an endpoint, with a key, ready to be pasted. */
export function snippet(language: Language, endpoint: string, key: string): Snippet {
  const environment = (more = '') => `export OTEL_SERVICE_NAME=my-service
export OTEL_EXPORTER_OTLP_ENDPOINT=${endpoint}
export OTEL_EXPORTER_OTLP_PROTOCOL=http/protobuf
export OTEL_EXPORTER_OTLP_HEADERS=authorization=${key}
export OTEL_LOGS_EXPORTER=otlp
export OTEL_METRICS_EXPORTER=otlp
export OTEL_TRACES_EXPORTER=otlp
${more}`;
  switch (language) {
    case 'Collector':
      return {
        about: 'In the configuration of an OpenTelemetry Collector. Before version 0.144 the exporter was called otlphttp.',
        text: `exporters:
  otlp_http:
    endpoint: ${endpoint}
    headers: {authorization: "${key}"}
service:
  pipelines:
    logs: {receivers: [otlp], exporters: [otlp_http]}
    traces: {receivers: [otlp], exporters: [otlp_http]}
    metrics: {receivers: [otlp], exporters: [otlp_http]}
`,
      };
    case 'Go':
      return {
        about: 'In a program. The exporters read the environment.',
        text: `${environment()}
# main.go: go get go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp go.opentelemetry.io/otel/sdk
package main

import (
	"context"
	"log"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp"
	"go.opentelemetry.io/otel/sdk/trace"
)

func main() {
	ctx := context.Background()
	exporter, err := otlptracehttp.New(ctx)
	if err != nil {
		log.Fatal(err)
	}
	spans := trace.NewTracerProvider(trace.WithBatcher(exporter))
	defer spans.Shutdown(ctx) // sends what has not been sent yet
	otel.SetTracerProvider(spans)

	_, span := otel.Tracer("my-service").Start(ctx, "first steps")
	span.End()
}
`,
      };
    case 'Node':
      return {
        about: 'Without a change to the program.',
        text: environment(`
npm install @opentelemetry/auto-instrumentations-node
node --require @opentelemetry/auto-instrumentations-node/register app.js
`),
      };
    case 'Python':
      return {
        about: 'Without a change to the program.',
        text: environment(`export OTEL_PYTHON_LOGGING_AUTO_INSTRUMENTATION_ENABLED=true

pip install opentelemetry-distro opentelemetry-exporter-otlp
opentelemetry-bootstrap -a install
opentelemetry-instrument python app.py
`),
      };
    case 'Java':
      return {
        about: 'Without a change to the program, by the agent opentelemetry-javaagent.jar of OpenTelemetry.',
        text: environment(`
java -javaagent:opentelemetry-javaagent.jar -jar app.jar
`),
      };
    case 'curl':
      return {
        about: 'One log, to try it.',
        text: `curl ${endpoint}/v1/logs -H 'authorization: ${key}' -H 'content-type: application/json' -d '{
  "resourceLogs": [{
    "resource": {"attributes": [{"key": "service.name", "value": {"stringValue": "my-service"}}]},
    "scopeLogs": [{"logRecords": [{"severityText": "INFO", "severityNumber": 9, "body": {"stringValue": "hello"}}]}]
  }]
}'
`,
      };
  }
}

/** What is said of where the server takes telemetry in. */
export function takes(otlp: SessionOTLP | undefined): string {
  const ways = [otlp?.http !== undefined && `over HTTP on port ${otlp.http}`, otlp?.grpc !== undefined && `over gRPC on ${otlp.http === undefined ? 'port ' : ''}${otlp.grpc}`];
  const all = ways.filter(Boolean).join(', and ');
  if (otlp?.http !== undefined) return `This server takes OTLP ${all}.`;
  return all ? `This server takes OTLP ${all}, and the texts below send over HTTP.` : 'This server takes no telemetry in.';
}
