package filter

import "strconv"

// Params collects the values that a query's text refers to, so that no text of a client is ever part of the SQL. The
// zero Params is empty and ready to use; it is not safe for concurrent use.
type Params struct {
	values map[string]string
	names  map[param]string
	// UserSQL says that the query has SQL of a user in it that calls functions, which may take longer than anything else.
	UserSQL bool
	// Indexed reports whether a skip index of the table answers one of the conditions that every row must meet. The index leaves
	// few rows if the condition is rare.
	Indexed bool
}

// param is a value with its type: the same text of another type is another parameter.
type param struct{ typ, value string }

// Add returns the placeholder of a value of a ClickHouse type, such as {p0:String}. Equal values share one.
func (p *Params) Add(typ, value string) string {
	if name, ok := p.names[param{typ, value}]; ok {
		return name
	}
	if p.values == nil {
		p.values, p.names = make(map[string]string), make(map[param]string)
	}
	name := "p" + strconv.Itoa(len(p.values))
	p.values[name] = value
	placeholder := "{" + name + ":" + typ + "}"
	p.names[param{typ, value}] = placeholder
	return placeholder
}

// Values returns the values by name, as the engine takes them.
func (p *Params) Values() map[string]string { return p.values }
