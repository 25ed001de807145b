# The image follows from the make targets. glibc is needed to load the engine library, so no Alpine or scratch.
FROM golang:1.26-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends npm && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY go.mod go.sum Makefile ./
COPY .runtime .runtime
RUN make engine && go mod download
COPY . .
RUN make build

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --home-dir /data obstack \
    && install -d -o obstack -g obstack -m 0700 /data
COPY --from=build /src/.runtime/node_modules/@chdb/*/libchdb.so /usr/local/lib/libchdb.so
COPY --from=build /src/bin/obstack /src/bin/obstack-managed /usr/local/bin/
USER obstack
ENV OBSTACK_DATA=/data
VOLUME /data
EXPOSE 8000
ENTRYPOINT ["obstack"]
CMD ["serve"]
