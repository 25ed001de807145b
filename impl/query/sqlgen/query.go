package sqlgen

// Query is a statement with its values, as engine.Query describes them.
type Query struct {
	SQL             string
	Params          map[string]string
	Settings, Hints map[string]any
	MaxBytes        int64
	// NoDirectRead lets text indexes skip granules only.
	NoDirectRead bool
	// UserSQL says that SQL of a user is part of it and calls functions.
	UserSQL bool
}
