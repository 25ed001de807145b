//go:build tools

// Package tools pins the programs that check the code; what generates it is pinned by openapi/generate.
package tools

import (
	_ "honnef.co/go/tools/cmd/staticcheck"
	_ "mvdan.cc/gofumpt"
)
