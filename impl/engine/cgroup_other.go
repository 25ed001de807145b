//go:build !linux

package engine

// memoryGroup bounds the memory of a process on Linux only.
type memoryGroup struct{}

func (*memoryGroup) remove() {}

func (*Embedded) confineMemory(int) *memoryGroup { return nil }
