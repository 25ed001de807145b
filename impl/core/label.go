package core

// Label is the value that a group has of a column by which groups are made. What is read is as ClickHouse has it; what is
// stored is shortened to what a database takes.
type Label struct {
	Name string `json:"name"`
	// Value is text, which may be no UTF-8 when it was just read, and anything else as JSON.
	Value string `json:"value"`
	// Type is what ClickHouse calls the type of the value, empty for text.
	Type string `json:"type,omitempty"`
	// Null tells NULL from a text that says so.
	Null bool `json:"null,omitempty"`
	// Hash is the xxHash64 of a value that cannot be stored as it is, as a decimal number, and empty for others. Whoever
	// shortens a value adds it.
	Hash string `json:"hash,omitempty"`
}
