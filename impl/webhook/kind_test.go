package webhook

import (
	"io"
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"go.yaml.in/yaml/v3"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/openapi"
)

// httpKinds are the services whose webhooks are called by HTTP.
func httpKinds() []api.WebhookService {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(kinds)), func(s api.WebhookService) bool { return kinds[s].send != nil })
}

// TestEveryServiceHasAKind compares the kinds with the document.
func TestEveryServiceHasAKind(t *testing.T) {
	t.Parallel()
	var doc struct {
		Components struct {
			Schemas struct {
				WebhookService struct {
					Enum []api.WebhookService `yaml:"enum"`
				} `yaml:"WebhookService"`
			} `yaml:"schemas"`
		} `yaml:"components"`
	}
	if err := yaml.Unmarshal(openapi.Files()["schemas.yaml"], &doc); err != nil {
		t.Fatal(err)
	}
	documented := slices.Sorted(slices.Values(doc.Components.Schemas.WebhookService.Enum))
	if diff := cmp.Diff(documented, slices.Sorted(maps.Keys(kinds))); diff != "" {
		t.Errorf("services (-document +kinds):\n%s", diff)
	}
}

// bodyOf returns the body of a request that a kind makes.
func bodyOf(t *testing.T, service api.WebhookService, d store.Delivery) []byte {
	t.Helper()
	req, err := kinds[service].request(aReceiver(service, "https://example.com/x"), d)
	if err != nil {
		t.Fatal(err)
	}
	body, err := io.ReadAll(req.Body)
	if err != nil {
		t.Fatal(err)
	}
	return body
}
