package dashboardimport

import (
	"fmt"
	"strings"

	"github.com/obstack/obstack/impl/schema"
)

// importer is one conversion.
type importer struct {
	Request
	Result

	library     map[string]*schema.Value // panels of Grafana that the file brings along, by their uid
	inputs      map[string]string        // plugins of the data sources that a file of Grafana leaves open
	variables   map[string]*variable     // of Grafana, by name
	filterNames []string                 // of those that are filters here
	sqlSize     int                      // of what was made of the SQL of panels
}

// list returns the items of the array under a key; another value is noted as what it is.
func (m *importer) list(v *schema.Value, key, path, name string) []*schema.Value {
	list := v.Get(key)
	switch {
	case list == nil || list.Kind == schema.Null:
		return nil
	case list.Kind != schema.Array:
		m.note(path+"."+key, name, "not imported: expected an array, received %s", list.Kind)
		return nil
	}
	return list.Items
}

// sourceNamed finds the source that a dashboard calls by a name or an id of its own.
func (m *importer) sourceNamed(name string) *Source {
	if id, ok := m.Mapping[name]; ok { // what the caller says goes before a source that has the same name by chance
		return m.source(id)
	}
	if s := m.source(name); s != nil {
		return s
	}
	var found *Source
	for i := range m.Sources {
		if s := &m.Sources[i]; s.Name == name {
			if found != nil {
				return nil // which of them is meant is for the caller to say
			}
			found = s
		}
	}
	return found
}

// source finds a source of the team by its id.
func (m *importer) source(id string) *Source {
	for i := range m.Sources {
		if strings.EqualFold(m.Sources[i].ID, id) {
			return &m.Sources[i]
		}
	}
	return nil
}

// sourceOf finds the source on the connection that reads a table, whose name has its database in front, or is of that of the
// connection.
func (m *importer) sourceOf(table string) *Source {
	table = strings.NewReplacer("`", "", `"`, "").Replace(table)
	if id, ok := m.Mapping[table]; ok {
		return m.source(id)
	}
	for i := range m.Sources {
		s := &m.Sources[i]
		if strings.EqualFold(s.Connection, m.Connection) && s.From.Table != "" &&
			(table == s.From.Table && s.From.Database == m.Database || table == s.From.Database+"."+s.From.Table) {
			return s
		}
	}
	return nil
}

// setTags takes over the tags that dashboards may have here.
func (m *importer) setTags(v *schema.Value, path string) {
	tags := &schema.Value{Kind: schema.Array}
	for i, tag := range m.list(v, "tags", path, "") {
		at := fmt.Sprintf("%s.tags.%d", path, i)
		switch {
		case tag.Kind != schema.String:
			m.note(at, "", "not imported: expected string, received %s", tag.Kind)
		case schema.UTF16Len(tag.Text) > maxTag:
			m.note(at, "", "not imported: a tag has at most %d characters", maxTag)
		case len(tags.Items) == maxTags:
			m.note(at, "", "not imported: a dashboard has at most %d tags", maxTags)
		default:
			tags.Items = append(tags.Items, tag)
		}
	}
	if len(tags.Items) > 0 {
		m.Rest.Set("tags", tags)
	}
}

// setName takes over the name, which must not be empty and has a limit.
func (m *importer) setName(v *schema.Value, key, path string) {
	const most = 1024
	m.Name = v.Str(key)
	if schema.UTF16Len(m.Name) > most {
		m.Name = string([]rune(m.Name)[:most/2]) // a character has at most two units
		m.note(path+"."+key, "", "shortened: a name has at most %d characters", most)
	}
	if m.Name == "" {
		m.Name = "Imported dashboard"
		m.note(path+"."+key, "", "the dashboard has no name")
	}
}

// at follows keys. Where one is missing, it returns a value of no kind, in which nothing is found.
func at(v *schema.Value, keys ...string) *schema.Value {
	for _, key := range keys {
		if v = v.Get(key); v == nil {
			return &schema.Value{}
		}
	}
	return v
}

// isTrue reports whether the value that keys lead to is true.
func isTrue(v *schema.Value, keys ...string) bool {
	v = at(v, keys...)
	return v.Kind == schema.Boolean && v.Text == "true"
}

// object makes an object of keys and their values, which alternate: texts, booleans, or values.
func object(members ...any) *schema.Value {
	v := &schema.Value{Kind: schema.Object}
	for i := 0; i < len(members); i += 2 {
		switch value := members[i+1].(type) {
		case string:
			v.Set(members[i].(string), schema.NewString(value))
		case bool:
			v.Set(members[i].(string), schema.NewBool(value))
		case int:
			v.Set(members[i].(string), &schema.Value{Kind: schema.Number, Text: fmt.Sprint(value)})
		case *schema.Value:
			v.Set(members[i].(string), value)
		}
	}
	return v
}
