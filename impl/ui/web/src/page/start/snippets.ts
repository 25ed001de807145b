import type { SessionOTLP } from '../../api/types';

export const languages = ['Collector', 'Go', 'Node', 'Python', 'Java', '.NET', 'Browser', 'curl'] as const;
export type Language = (typeof languages)[number];

export interface Snippet {
  about: string;
  text: string;
}

/** Returns code that sends telemetry to an OTLP/HTTP endpoint with an ingestion key. */
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
        about: 'Add this to the configuration of an OpenTelemetry Collector. Before version 0.144 the exporter is named otlphttp.',
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
        about: 'The exporters read the environment. This program sends one span.',
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
        about: 'No code changes: the packages instrument the program when it starts.',
        text: environment(`
npm install @opentelemetry/auto-instrumentations-node
node --require @opentelemetry/auto-instrumentations-node/register app.js
`),
      };
    case 'Python':
      return {
        about: 'No code changes: the distribution instruments the program when it starts.',
        text: environment(`export OTEL_PYTHON_LOGGING_AUTO_INSTRUMENTATION_ENABLED=true

pip install opentelemetry-distro opentelemetry-exporter-otlp
opentelemetry-bootstrap -a install
opentelemetry-instrument python app.py
`),
      };
    case 'Java':
      return {
        about: 'No code changes: download opentelemetry-javaagent.jar of OpenTelemetry and start the program with it.',
        text: environment(`
java -javaagent:opentelemetry-javaagent.jar -jar app.jar
`),
      };
    case '.NET':
      return {
        about: 'Add the packages, and the lines to Program.cs of an ASP.NET Core program.',
        text: environment(`
dotnet add package OpenTelemetry.Extensions.Hosting
dotnet add package OpenTelemetry.Exporter.OpenTelemetryProtocol
dotnet add package OpenTelemetry.Instrumentation.AspNetCore

// Program.cs, after WebApplication.CreateBuilder(args)
using OpenTelemetry;
using OpenTelemetry.Metrics;
using OpenTelemetry.Trace;

builder.Services.AddOpenTelemetry()
    .WithLogging()
    .WithMetrics(metrics => metrics.AddAspNetCoreInstrumentation())
    .WithTracing(tracing => tracing.AddAspNetCoreInstrumentation())
    .UseOtlpExporter();
`),
      };
    case 'Browser':
      return {
        about:
          'In the code of a web page. Start the server with --otlp-cors-origins and the origin of the page. Everyone who opens the page can read its key, so create one for it alone.',
        text: `// npm install @opentelemetry/sdk-trace-web @opentelemetry/exporter-trace-otlp-http @opentelemetry/resources
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, WebTracerProvider } from '@opentelemetry/sdk-trace-web';

const exporter = new OTLPTraceExporter({ url: '${endpoint}/v1/traces', headers: { authorization: '${key}' } });
const provider = new WebTracerProvider({
  resource: resourceFromAttributes({ 'service.name': 'my-page' }),
  spanProcessors: [new BatchSpanProcessor(exporter)],
});
provider.register();
provider.getTracer('my-page').startSpan('first steps').end();
`,
      };
    case 'curl':
      return {
        about: 'Sends one log record.',
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

export interface Endpoints {
  http?: string;
  grpc?: string;
}

/** Returns the addresses of the server's OTLP receivers. Those on all interfaces have the host of the page. */
export function endpointsOf(otlp: SessionOTLP | undefined, pageHost: string): Endpoints {
  const address = (host = pageHost, port?: number) => {
    if (port === undefined) return undefined;
    const bracketed = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
    return `${otlp?.tls ? 'https' : 'http'}://${bracketed}:${port}`;
  };
  return { http: address(otlp?.httpHost, otlp?.http), grpc: address(otlp?.grpcHost, otlp?.grpc) };
}

/** Reports whether a host is reached from its own machine only. */
export const isLoopback = (host = ''): boolean => /^(127\.|::1$|\[::1\]$|localhost$)/.test(host);
