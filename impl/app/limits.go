package app

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/store"
)

// ReadLimits reads a YAML file of limits, each a noun and a number. Every problem is reported at once, with file and
// line, since a limit that is mistyped would be one that does not hold.
func ReadLimits(name string) (store.Limits, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var root, second yaml.Node
	decoder := yaml.NewDecoder(bytes.NewReader(text))
	switch err := decoder.Decode(&root); {
	case errors.Is(err, io.EOF):
		return nil, nil
	case err != nil:
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if err := decoder.Decode(&second); err == nil {
		return nil, fmt.Errorf("%s:%d: a second YAML document: only one per file is allowed", name, second.Line)
	} else if !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	limits, problems := readLimits(root.Content[0])
	for i := range problems {
		problems[i] = fmt.Errorf("%s:%w", name, problems[i])
	}
	return limits, errors.Join(problems...)
}

// readLimits reads a document. Its problems begin with their lines.
func readLimits(root *yaml.Node) (store.Limits, []error) {
	if root.Kind == yaml.ScalarNode && root.ShortTag() == "!!null" { // nothing but comments
		return nil, nil
	}
	if root.Kind != yaml.MappingNode {
		return nil, []error{fmt.Errorf("%d: expected limits such as dashboards: 10000", root.Line)}
	}
	limits, known := store.Limits{}, store.DefaultLimits()
	first := map[string]int{}
	var problems []error
	for i := 0; i+1 < len(root.Content); i += 2 {
		key, value := root.Content[i], root.Content[i+1]
		noun := store.Noun(key.Value)
		if _, ok := known[noun]; !ok || key.Kind != yaml.ScalarNode {
			problems = append(problems, fmt.Errorf("%d: unknown limit %.100q, expected one of %s", key.Line, key.Value,
				nounList(known)))
			continue
		}
		if line, again := first[key.Value]; again {
			problems = append(problems, fmt.Errorf("%d: duplicate %s, first in line %d", key.Line, noun, line))
			continue
		}
		first[key.Value] = key.Line
		limit, err := readLimit(noun, value)
		if err != nil {
			problems = append(problems, fmt.Errorf("%d: %s: %w", value.Line, noun, err))
			continue
		}
		limits[noun] = limit
	}
	return limits, problems
}

// readLimit reads a whole number that is not negative, as digits. Sizes may have a unit.
func readLimit(noun store.Noun, value *yaml.Node) (int64, error) {
	if value.Kind == yaml.ScalarNode && noun == store.DashboardBytes {
		if limit, err := engine.ParseSize(value.Value); err == nil {
			return limit, nil
		}
	}
	if value.Kind == yaml.ScalarNode && value.ShortTag() == "!!int" {
		if limit, err := strconv.ParseUint(value.Value, 10, 63); err == nil {
			return int64(limit), nil
		}
	}
	if noun == store.DashboardBytes {
		return 0, errors.New("expected a size such as 512MiB")
	}
	return 0, errors.New("expected an integer such as 10000")
}

// nounList is the names of what may be limited, for messages.
func nounList(known store.Limits) string {
	var nouns []string
	for _, noun := range slices.Sorted(maps.Keys(known)) {
		nouns = append(nouns, string(noun))
	}
	return strings.Join(nouns, ", ")
}
