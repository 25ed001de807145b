package webhook

import (
	"encoding/json"
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

const (
	maxLabels = 1000
	// maxNesting is how deep the dots in the name of a column go. What comes after that keeps its dots.
	maxNesting = 10
)

// alertFields are what templates can see of an alert.
var alertFields = []string{
	"id", "displayName", "tags", "name", "message", "interval", "threshold", "thresholdMax", "thresholdType", "source", "groupBy", "channel",
	"channels", "savedSearchId", "dashboardId", "tileId", "scheduleOffsetMinutes", "scheduleStartAt", "silenced",
}

// variables are what the templates of a name and of a message can see. There is nothing in them but texts, numbers,
// booleans and maps: the library calls whatever methods and functions it can reach, and iterates over lists on its own,
// without a bound.
func (e notification) variables() (map[string]any, error) {
	alert, err := alertVariables(e.Alert)
	if err != nil {
		return nil, err
	}
	attributes := map[string]any{}
	if e.Group != "" {
		for _, l := range e.Labels[:min(len(e.Labels), maxLabels)] {
			if err := nest(attributes, l); err != nil {
				return nil, err
			}
		}
	}
	start, end := e.window()
	vars := map[string]any{
		"value": number(e.Value), "isGroupedAlert": e.Grouped, "attributes": attributes, "alert": alert,
		"startTime": core.Time{Time: start}.String(), "endTime": core.Time{Time: end}.String(),
		"granularity": fmt.Sprintf("%d minute", e.Alert.Interval.Duration()/time.Minute),
		"source":      refVariables(e.SourceID, e.Source),
	}
	if e.Group != "" {
		vars["group"] = cut(removeControls(e.Group), maxGroup)
	}
	switch e.Alert.Source {
	case api.AlertSourceSavedSearch:
		vars["savedSearch"] = refVariables(text(e.Alert.SavedSearchID), e.SavedSearch)
	case api.AlertSourceTile:
		vars["dashboard"] = refVariables(text(e.Alert.DashboardID), e.Dashboard)
	}
	return vars, nil
}

func refVariables(id, name string) map[string]any { return map[string]any{"id": id, "name": name} }

// alertVariables are the fields of an alert that templates may name, as the API answers them.
func alertVariables(a api.Alert) (map[string]any, error) {
	b, err := json.Marshal(a)
	if err != nil {
		return nil, fmt.Errorf("encode alert: %w", err)
	}
	var fields map[string]any
	if err := json.Unmarshal(b, &fields); err != nil {
		return nil, fmt.Errorf("decode alert: %w", err)
	}
	vars := map[string]any{}
	for _, name := range alertFields {
		if v, ok := fields[name]; ok {
			vars[name] = variable(v)
		}
	}
	return vars, nil
}

// variable makes a variable of a JSON value. Lists become maps, by their indexes.
func variable(v any) any {
	vars := map[string]any{}
	switch v := v.(type) {
	case float64:
		return number(v)
	case []any:
		for i, item := range v {
			vars[strconv.Itoa(i)] = variable(item)
		}
		return vars
	case map[string]any:
		for name, item := range v {
			vars[name] = variable(item)
		}
		return vars
	}
	return v
}

// number makes an int of what is one, so that the library knows a zero when it sees it.
func number(v float64) any {
	if v == math.Trunc(v) && math.Abs(v) <= 1<<53 {
		return int(v)
	}
	return v
}

// nest puts a column where the dots in its name say. Of columns that contradict each other, such as k8s and k8s.pod,
// the first is there.
func nest(vars map[string]any, l core.Label) error {
	path := strings.SplitN(l.Name, ".", maxNesting)
	for _, part := range strings.Split(l.Name, ".") {
		if part == "" {
			return fmt.Errorf("label %q has an empty part", cut(l.Name, 100))
		}
	}
	last := len(path) - 1
	for _, part := range path[:last] {
		if vars[part] == nil {
			vars[part] = map[string]any{}
		}
		next, ok := vars[part].(map[string]any)
		if !ok {
			return nil
		}
		vars = next
	}
	if vars[path[last]] == nil {
		vars[path[last]] = cut(removeControls(l.Value), maxGroup)
	}
	return nil
}

// find returns the variable at a path with dots.
func find(vars any, path string) (any, bool) {
	object, ok := vars.(map[string]any)
	if !ok {
		return nil, false
	}
	if v, ok := object[path]; ok {
		return v, true
	}
	first, rest, ok := strings.Cut(path, ".")
	if !ok {
		return nil, false
	}
	return find(object[first], rest)
}

// size is about how many bytes variables have when they are printed.
func size(v any) int {
	switch v := v.(type) {
	case map[string]any:
		n := 0
		for name, item := range v {
			n += len(name) + size(item)
		}
		return n
	case string:
		return len(v)
	}
	return 32 // about as much as a number can have
}
