//go:build pins

// Package sdks proves that the published documents generate SDKs that compile and lose nothing.
package sdks

// What the generated code imports; it is not there when go.mod is tidied.
import (
	_ "github.com/getkin/kin-openapi/openapi3"
	_ "github.com/go-faster/errors"
	_ "github.com/go-faster/jx"
	_ "github.com/google/uuid"
	_ "github.com/labstack/echo/v4"
	_ "github.com/oapi-codegen/runtime"
	_ "github.com/oapi-codegen/runtime/types"
	_ "github.com/ogen-go/ogen/conv"
	_ "go.opentelemetry.io/otel"
	_ "go.opentelemetry.io/otel/metric"
	_ "go.opentelemetry.io/otel/trace"
	_ "go.yaml.in/yaml/v3"
)
