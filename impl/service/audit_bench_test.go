package service

import (
	"fmt"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/schema"
)

// largeDashboard is a dashboard of about a MiB, of so many tiles.
func largeDashboard(tiles int, title string) []byte {
	var b strings.Builder
	b.WriteString(`{"name":"large","tiles":[`)
	filler := strings.Repeat("x", (1<<20)/tiles-190)
	for i := range tiles {
		if i > 0 {
			b.WriteString(",")
		}
		fmt.Fprintf(&b, `{"id":"%024d","name":"%s","x":0,"y":0,"w":6,"h":4,"config":{"displayType":"line","sourceId":"1",`+
			`"select":[{"aggFn":"count","where":"%s","valueExpression":"a"}]}}`, i, title, filler)
	}
	b.WriteString(`]}`)
	return []byte(b.String())
}

// BenchmarkChangeOf is what the entry of a dashboard of a MiB takes in the transaction of its update.
func BenchmarkChangeOf(b *testing.B) {
	for _, tiles := range []int{50, 4000} {
		old, err := schema.Parse(largeDashboard(tiles, "a"))
		if err != nil {
			b.Fatal(err)
		}
		changed, err := schema.Parse(largeDashboard(tiles, "b"))
		if err != nil {
			b.Fatal(err)
		}
		same := old.Clone()
		for name, after := range map[string]any{"unchanged": same, "every tile": changed, "deleted": nil} {
			b.Run(fmt.Sprintf("%d tiles, %s", tiles, name), func(b *testing.B) {
				for b.Loop() {
					changeOf(resource{kind: auditDashboard}, old, after)
				}
			})
		}
	}
}
