//go:build tools

// Package tools pins gofumpt. What generates code is pinned by openapi/generate, the linters by .ci/lint.
package tools

import _ "mvdan.cc/gofumpt"
