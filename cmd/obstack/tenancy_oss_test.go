//go:build !managed

package main

import "testing"

// TestTenancy holds that a second team in the store is none to the first one, though a server of this deployment makes
// only one.
func TestTenancy(t *testing.T) {
	t.Parallel()
	c := newContract(t)
	testIDsOfOthersAreMissing(t, c, c.newTenant(t, ""))
}
