//go:build !linux

package engine

import "log/slog"

func inherit() (*child, error) { return nil, nil }

func harden() error { return nil }

func (c *child) confine(*slog.Logger) error { return errNoConfinement }
