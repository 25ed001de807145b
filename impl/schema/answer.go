package schema

// Answer brings a stored value into the form of an answer, in place: undeclared keys are dropped, absent keys that
// have a default get it, and keys come in the schema's order. It checks nothing.
//
// So what was stored by an earlier version is answered as the document says today, without a migration of the texts. A value
// that fits no branch of a oneOf stays as it is.
func (s *Schema) Answer(v *Value) {
	if len(s.variants) > 0 {
		if branch, _, _ := s.pick(v); branch != nil {
			branch.Answer(v)
		}
		return
	}
	switch {
	case v.Kind == Array && s.items != nil:
		for _, item := range v.Items {
			s.items.Answer(item)
		}
	case v.Kind == Object && !s.open:
		sent := v.Members
		v.Members = make([]Member, 0, len(s.props))
		lookup := newLookup(sent)
		for i := range s.props {
			p := &s.props[i]
			value := lookup.get(p.name)
			if value == nil {
				if p.schema.fallback == nil {
					continue
				}
				value = p.schema.fallback.Clone()
			}
			p.schema.Answer(value)
			v.Members = append(v.Members, Member{p.name, value})
		}
		if s.rest == nil {
			return
		}
		for _, m := range sent {
			if _, ok := s.byName[m.Key]; !ok {
				s.rest.Answer(m.Value)
				v.Members = append(v.Members, m)
			}
		}
	}
}
