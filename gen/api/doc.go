// Package api holds the nouns of obstack: the types of openapi/schemas.yaml, which both APIs share.
//
// Optional values are pointers; where null means something else than absence they are nullable.Nullable. An optional
// list or map is left out of the JSON when it is nil and written when it is empty. A type of several forms, such as
// TileConfig, keeps its JSON text: its As methods decode it as one form, and its From methods set it.
//
// api.gen.go is generated. The other files are written by hand and hold what a noun knows about itself: how long an
// AlertInterval is, when an AlertThresholdType is violated, and what a tile of a Display can do. The package imports only
// core of ours.
package api
