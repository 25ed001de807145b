package schema

import "slices"

// findConsts finds the keys that mark what kind of object this is. Only required ones do: a value without an optional key
// would belong to every branch.
func (s *Schema) findConsts() {
	s.consts = map[string][]string{}
	for _, p := range s.props {
		if p.required && len(p.schema.enum) > 0 {
			s.consts[p.name] = p.schema.enum
		}
	}
}

// beside returns a branch of a oneOf together with the properties that all branches share. They come first, but for the
// keys that mark the branch.
func (s *Schema) beside(shared []property) *Schema {
	marks := 0
	for marks < len(s.props) && s.consts[s.props[marks].name] != nil {
		marks++
	}
	whole := *s
	whole.props, whole.byName, whole.folded = nil, nil, nil
	for _, p := range slices.Concat(s.props[:marks], shared, s.props[marks:]) {
		whole.add(p)
	}
	whole.findConsts()
	return &whole
}

// branchSet is a set of the branches of a oneOf.
type branchSet uint64

// discriminator is a key that decides between the branches of a oneOf.
type discriminator struct {
	key string
	// named has the branches that require the key with a value, unnamed the other branches, and optional the unnamed branches
	// that declare the key.
	named             map[string]branchSet
	unnamed, optional branchSet
	// message is the document's text for a value that no branch takes, empty if it has none.
	message string
}

// discriminators returns the required keys whose enums tell the variants apart. Keys that only some variants have come
// first, because their presence decides the family (configType before displayType).
func discriminators(variants []*Schema) []discriminator {
	var partial, common []discriminator
	seen := map[string]bool{}
	for _, v := range variants {
		for _, p := range v.props {
			values, ok := v.consts[p.name]
			if !ok || seen[p.name] {
				continue
			}
			seen[p.name] = true
			d := discriminator{key: p.name, named: map[string]branchSet{}, message: p.schema.messages["enum"]}
			differ := false
			for i, other := range variants {
				theirs, ok := other.consts[p.name]
				if !ok {
					d.unnamed |= 1 << i
					if _, declared := other.byName[p.name]; declared {
						d.optional |= 1 << i
					}
					continue
				}
				differ = differ || !slices.Equal(values, theirs)
				for _, value := range theirs {
					d.named[value] |= 1 << i
				}
			}
			switch {
			case d.unnamed != 0 && (differ || len(values) == 1):
				partial = append(partial, d)
			case differ:
				common = append(common, d)
			}
		}
	}
	return append(partial, common...)
}
