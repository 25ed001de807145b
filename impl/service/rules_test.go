package service_test

import (
	"testing"
	"time"

	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/openapi"
)

func TestEveryRuleIsOneOfAnOperation(t *testing.T) {
	t.Parallel()
	operations := map[string]bool{}
	for _, file := range []string{"oss.yaml", "managed.yaml"} {
		document, err := schema.Load(openapi.Files(), file)
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range document.Paths() {
			for _, method := range document.Methods(path) {
				op := document.Operation(method, path)
				operations[op.ID] = op.Body != nil
			}
		}
	}
	for id := range service.New(service.Options{Schemas: &service.Schemas{}, Now: time.Now}).Rules() {
		if !operations[id] {
			t.Errorf("no operation with a body is called %s", id)
		}
	}
}
