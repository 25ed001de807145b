package receiver

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"io"
	"slices"
	"strings"

	"google.golang.org/grpc/codes"
	"google.golang.org/protobuf/encoding/protowire"

	"github.com/obstack/obstack/impl/core"
)

// healthMethod is the method of gRPC's health checking protocol that probes and load balancers call, without a key. The streaming
// method Watch is not implemented; clients take that for healthy, as the protocol says.
const healthMethod = "/grpc.health.v1.Health/Check"

// Values of HealthCheckResponse.ServingStatus.
const (
	statusServing    = 1
	statusNotServing = 2
)

// maxHealthRequest limits a HealthCheckRequest, in bytes: it has the name of a service.
const maxHealthRequest = 1 << 10

// health answers a health check: the services serve once the server has started.
func (c *call) health() {
	c.isProbe = true
	service, err := c.healthService()
	if err != nil {
		c.fail(err)
		return
	}
	known := service == "" || slices.ContainsFunc(grpcServices, func(s string) bool { return s == service })
	if !known {
		c.writeGRPCStatus(codes.NotFound, core.NotFoundError("Unknown service"))
		return
	}
	status := uint64(statusServing)
	if c.Receiver.backend.Load() == nil {
		status = statusNotServing
	}
	c.writeGRPC(protowire.AppendVarint(protowire.AppendTag(nil, 1, protowire.VarintType), status))
}

// grpcServices are the services of grpcMethods.
var grpcServices = func() (all []string) {
	for method := range grpcMethods {
		service, _, _ := strings.Cut(strings.TrimPrefix(method, "/"), "/")
		all = append(all, service)
	}
	return all
}()

// healthService reads the name of the service that is asked for, empty for the server.
func (c *call) healthService() (string, error) {
	var prefix [5]byte
	if _, err := io.ReadFull(c.body, prefix[:]); err != nil {
		return "", cmp.Or(c.bodyError(), errEndedEarly(err))
	}
	size := binary.BigEndian.Uint32(prefix[1:])
	if prefix[0] != 0 || size > maxHealthRequest {
		return "", core.InvalidError(fmt.Sprintf("A health check may have at most %d bytes, uncompressed", maxHealthRequest))
	}
	message := make([]byte, size)
	if _, err := io.ReadFull(c.body, message); err != nil {
		return "", cmp.Or(c.bodyError(), errEndedEarly(err))
	}
	service := ""
	for len(message) > 0 {
		number, kind, n := protowire.ConsumeTag(message)
		if n < 0 {
			return "", core.InvalidError("The health check is malformed")
		}
		value := message[n:]
		if n = protowire.ConsumeFieldValue(number, kind, value); n < 0 {
			return "", core.InvalidError("The health check is malformed")
		}
		if number == 1 && kind == protowire.BytesType {
			text, _ := protowire.ConsumeBytes(value)
			service = string(text)
		}
		message = value[n:]
	}
	return service, nil
}
