//go:build managed

package main

const buildTags = "managed"
