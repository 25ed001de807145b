package sqlgen

import (
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/obstack/obstack/impl/core"
)

var errExpanded = core.InvalidError("the SQL is too long after expanding its macros")

// expand fills in what stands in a text outside of comments and quoted names. In string literals only variables of the
// dashboard are.
func (t *template) expand(text string, depth int) (string, error) {
	if len(text) > maxExpanded {
		return "", errExpanded
	}
	if depth > maxMacroDepth {
		return "", core.InvalidError(fmt.Sprintf("macros are nested more than %d levels deep", maxMacroDepth))
	}
	var out strings.Builder
	for i := 0; i < len(text); {
		part, end, err := t.part(text, i, depth)
		if err != nil {
			return "", err
		}
		out.WriteString(part)
		if t.size += len(part); t.size > maxExpanded {
			return "", errExpanded
		}
		i = end
	}
	return out.String(), nil
}

// part renders what begins at i, and says where it ends.
func (t *template) part(text string, i, depth int) (sql string, end int, err error) {
	switch c := text[i]; {
	case c == '\'':
		end = SkipQuoted(text, i)
		sql, err = t.literal(text[i:end])
	case isWord(c):
		// A dollar inside of a name belongs to it.
		for end = i; end < len(text) && (isWord(text[end]) || text[end] == '$'); {
			end++
		}
		sql = text[i:end]
	case strings.HasPrefix(text[i:], "$__"):
		return t.macro(text, i, depth)
	case c == '$':
		return t.variable(text, i)
	default:
		end = max(SkipQuoted(text, i), SkipComment(text, i), i+1)
		sql = text[i:end]
	}
	return sql, end, err
}

// macro renders the macro at i.
func (t *template) macro(text string, i, depth int) (sql string, end int, err error) {
	for end = i + len("$__"); end < len(text) && isWord(text[end]); {
		end++
	}
	name := text[i:end]
	m, ok := macros[strings.TrimPrefix(name, "$__")]
	if !ok {
		return "", 0, core.InvalidError("unknown macro " + Shorten(name))
	}
	open := end
	if m.least > 0 {
		open = skipSpace(text, end)
	}
	var arguments []string
	if open < len(text) && text[open] == '(' {
		if arguments, end, err = SplitArguments(text, open); err != nil {
			return "", 0, core.InvalidError(name + ": " + err.Error())
		}
	}
	if len(arguments) < m.least || len(arguments) > m.most {
		return "", 0, core.InvalidError(fmt.Sprintf("%s needs %s, got %d", name, m.arity(), len(arguments)))
	}
	for k, argument := range arguments {
		if argument == "" {
			return "", 0, core.InvalidError(fmt.Sprintf("%s: argument %d is empty", name, k+1))
		}
		if m.variable && k == len(arguments)-1 {
			continue
		}
		if arguments[k], err = t.expand(argument, depth+1); err != nil {
			return "", 0, err
		}
	}
	sql, err = m.sql(t, arguments)
	return sql, end, err
}

// arity says how many arguments the macro takes, for messages.
func (m macro) arity() string {
	switch {
	case m.most == 0:
		return "no arguments"
	case m.least < m.most:
		return fmt.Sprintf("%d or %d arguments", m.least, m.most)
	case m.least == 1:
		return "1 argument"
	}
	return fmt.Sprintf("%d arguments", m.least)
}

// reference matches a variable in a text: $name, ${name} or ${name:format}.
var reference = regexp.MustCompile(`^\$(?:([A-Za-z][A-Za-z0-9_]*)|\{([A-Za-z][A-Za-z0-9_]*)(?::([^{}]*))?\})`)

// variable renders the variable at i.
func (t *template) variable(text string, i int) (sql string, end int, err error) {
	m := reference.FindStringSubmatch(text[i:])
	if m == nil {
		return "$", i + 1, nil // for the parser to refuse
	}
	v, ok := t.variables[m[1]+m[2]]
	if !ok {
		return "", 0, core.NewError(core.Invalid, "$"+m[1]+m[2]+" is not a variable of the dashboard", ErrNoVariable)
	}
	if m[3] == "" || m[3] == "sqlstring" {
		return v.sql(t.params), i + len(m[0]), nil
	}
	sql, err = t.text(m[1]+m[2], m[3], v)
	return sql, i + len(m[0]), err
}

// text renders the variable of that name as one text. However often it is there, its values are put together once.
func (t *template) text(name, format string, v Variable) (string, error) {
	key := [2]string{name, format}
	if sql, ok := t.texts[key]; ok {
		return sql, nil
	}
	for _, value := range v.Values {
		if t.size += len(value); t.size > maxExpanded {
			return "", errExpanded
		}
	}
	text, err := v.text(format)
	if err != nil {
		return "", err
	}
	if t.texts == nil {
		t.texts = map[[2]string]string{}
	}
	t.texts[key] = t.params.Add("String", text)
	return t.texts[key], nil
}

// literal renders a string literal. One with variables of the dashboard becomes a concatenation with their values, which
// are parameters as everywhere.
func (t *template) literal(text string) (string, error) {
	var parts []string
	from := 1
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case '$':
			m := reference.FindStringSubmatch(text[i:])
			if m == nil {
				continue
			}
			v, ok := t.variables[m[1]+m[2]]
			if !ok {
				continue
			}
			sql, err := t.text(m[1]+m[2], m[3], v)
			if errors.Is(err, errExpanded) {
				return "", err
			}
			if err != nil {
				continue // an unknown format is text as good as any
			}
			if i > from {
				parts = append(parts, "'"+text[from:i]+"'")
			}
			parts = append(parts, sql)
			from = i + len(m[0])
			i = from - 1
		}
	}
	if parts == nil {
		return text, nil
	}
	if rest := "'" + text[from:]; rest != "''" {
		parts = append(parts, rest)
	}
	if len(parts) == 1 {
		return parts[0], nil
	}
	return "concat(" + strings.Join(parts, ", ") + ")", nil
}
