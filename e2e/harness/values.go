package harness

import (
	"crypto/rand"
	"encoding/base64"
	"fmt"
	"maps"
	"net/http"
	"regexp"
	"strings"
	"testing"
)

// Edited is a copy of a body with keys set and others taken out.
func Edited(body, keys Object, without ...string) Object {
	out := maps.Clone(body)
	maps.Copy(out, keys)
	for _, key := range without {
		delete(out, key)
	}
	return out
}

// MustID is the id in the answer of a request that has to succeed, also in benchmarks.
func MustID(b testing.TB, a Answer) string {
	b.Helper()
	_, rest, ok := strings.Cut(a.Body, `"id":"`)
	if a.Status != http.StatusOK || !ok {
		b.Fatalf("%d %s", a.Status, a.Body)
	}
	return rest[:24]
}

// How the problems begin that dashboards have with what they refer to.
const (
	NoSources     = "Could not find the following source IDs: "
	NoConnections = "Could not find the following connection IDs: "
	NoDashboards  = "Could not find the following onClick dashboard IDs: "
)

// HexID is the form of ids of resources.
var HexID = regexp.MustCompile(`^[0-9a-f]{24}$`)

// Numbered are n objects with ids.
func Numbered(n int, keys Object) []any {
	items := make([]any, n)
	for i := range items {
		item := Object{"id": fmt.Sprint(i)}
		maps.Copy(item, keys)
		items[i] = item
	}
	return items
}

// IDsOf are the ids of the resources in a list.
func IDsOf(t *testing.T, payload string) []string {
	t.Helper()
	var ids []string
	for _, item := range Decode[[]Object](t, payload) {
		ids = append(ids, item["id"].(string))
	}
	return ids
}

// UUIDForm is the form of the other ids.
var UUIDForm = regexp.MustCompile(`^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$`)

// RandomText does not get smaller when it is compressed, or not much.
func RandomText(size int) string {
	text := make([]byte, size*3/4)
	_, _ = rand.Read(text) // never fails
	return base64.StdEncoding.EncodeToString(text)
}
