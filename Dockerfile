# docker build --build-arg VERSION=$(git describe --tags --always) --build-arg COMMIT=$(git rev-parse --short=12 HEAD) .
# glibc is needed to load the engine library, so no Alpine or scratch, and the library is for x86-64 only.
FROM node:20.20.2-bookworm-slim AS engine
WORKDIR /src/.runtime
COPY .runtime/package.json .runtime/package-lock.json .runtime/.npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:20.20.2-bookworm-slim AS ui
WORKDIR /src/impl/ui/web
COPY impl/ui/web/package.json impl/ui/web/package-lock.json impl/ui/web/.npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY impl/ui/web ./
COPY gen/ts /src/gen/ts
COPY examples/dashboards /src/examples/dashboards
RUN npm run build

FROM golang:1.26.8-bookworm AS build
WORKDIR /src
COPY go.mod go.sum ./
RUN go mod download
COPY . .
COPY --from=ui /src/impl/ui/dist impl/ui/dist
ARG VERSION=dev
ARG COMMIT=unknown
RUN make build -o ui VERSION="$VERSION" COMMIT="$COMMIT"

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates && rm -rf /var/lib/apt/lists/* \
    && useradd -u 10001 -M -d /data -s /usr/sbin/nologin obstack \
    && install -d -o obstack -g obstack -m 0700 /data
COPY --from=engine /src/.runtime/node_modules/@chdb/*/libchdb.so /usr/local/lib/libchdb.so
COPY --from=build /src/bin/obstack /src/bin/obstack-managed /usr/local/bin/
USER obstack
ENV OBSTACK_DATA=/data
VOLUME /data
# The API, what OBSTACK_METRICS_LISTEN=:9464 serves, OTLP over gRPC and HTTP, and the web UI.
EXPOSE 8000 9464 4317 4318 8080
# The image has no curl. /healthz and not /readyz: a restart helps a process that does not answer, not a full disk.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8000 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q ' 200 OK' <&3"]
ENTRYPOINT ["obstack"]
CMD ["serve"]
