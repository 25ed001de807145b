package service

import (
	"fmt"
	"strconv"

	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/schema"
)

// checkFilters holds that each filter of a list has an effect, and that its variable has a name of its own.
func checkFilters(issues *issueList, known knownIssues, list string, filters []*schema.Value) {
	names := map[string]bool{}
	for i, f := range filters {
		if known.skips(list, i) {
			continue
		}
		at := list + "." + strconv.Itoa(i)
		name := schema.Shorten(f.Str("name"))
		if hasExpression(f) {
			checkFlags(issues, at, name, f)
		} else {
			checkFixedFlags(issues, at, name, f)
		}
		if !isVariable(f) {
			continue
		}
		effective := variableName(f)
		switch {
		case effective == "":
			issues.add(fmt.Sprintf("Filter %q needs a variableName: none can be derived from its name", name), "%s.variableName", at)
		case names[effective]:
			issues.add(fmt.Sprintf("Variable name %q is already used by another filter", schema.Shorten(effective)), "%s.variableName", at)
		}
		names[effective] = true
	}
}

// checkFlags checks the flags of a filter by an expression, which may broadcast, be a variable, or both.
func checkFlags(issues *issueList, at, name string, f *schema.Value) {
	if !isBroadcast(f) && !isVariable(f) {
		issues.add(fmt.Sprintf("Filter %q must broadcast its value, be available as a variable, or both", name), "%s.isBroadcastEnabled", at)
	}
	if f.Get("variableName") != nil && !isVariable(f) {
		issues.add(fmt.Sprintf("Filter %q sets variableName but is not available as a variable", name), "%s.variableName", at)
	}
	if len(f.List("appliesToSourceIds")) > 0 && !isBroadcast(f) {
		issues.add(fmt.Sprintf("Filter %q sets appliesToSourceIds but does not broadcast its value", name), "%s.appliesToSourceIds", at)
	}
}

// checkFixedFlags checks the flags of a filter that is always a variable and nothing else.
func checkFixedFlags(issues *issueList, at, name string, f *schema.Value) {
	if isTrue(f.Get("isBroadcastEnabled")) {
		issues.add(fmt.Sprintf("Filter %q of type %s cannot broadcast its value: isBroadcastEnabled must be false", name, f.Str("type")),
			"%s.isBroadcastEnabled", at)
	}
	if flag := f.Get("isVariableEnabled"); flag != nil && !isTrue(flag) {
		issues.add(fmt.Sprintf("Filter %q of type %s is always a variable: isVariableEnabled must be true", name, f.Str("type")),
			"%s.isVariableEnabled", at)
	}
}

// variableName returns the name of a filter in templates, "" if none can be derived.
func variableName(filter *schema.Value) string {
	if name := filter.Str("variableName"); name != "" {
		return name
	}
	return query.VariableName(filter.Str("name"))
}

// hasExpression reports whether a filter selects values of an expression. Only such a filter can broadcast.
func hasExpression(filter *schema.Value) bool { return filter.Str("expression") != "" }

// isBroadcast reports whether a filter narrows the tiles of the dashboard, which is the default.
func isBroadcast(filter *schema.Value) bool {
	v := filter.Get("isBroadcastEnabled")
	return hasExpression(filter) && (v == nil || v.Text == "true")
}

// isVariable reports whether raw SQL can use the selected values of a filter.
func isVariable(filter *schema.Value) bool {
	return !hasExpression(filter) || isTrue(filter.Get("isVariableEnabled"))
}

// tidyFilter removes keys that have no effect beside the other keys of the filter.
func tidyFilter(f *schema.Value) {
	if !isBroadcast(f) {
		f.Delete("appliesToSourceIds")
	}
	if !isVariable(f) {
		f.Delete("variableName")
	}
	least := f.Get("minSelections")
	if least == nil || least.Kind != schema.Number || least.Text == "0" {
		f.Delete("minSelections")
		f.Delete("isGlobalRequirement")
	}
}
