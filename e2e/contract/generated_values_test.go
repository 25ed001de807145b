package contract

import (
	"cmp"
	"encoding/hex"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/obstack/obstack/e2e/harness"
)

// maker makes values that a schema accepts, by chance: often those of the document's examples, which mean something,
// and otherwise whatever the rules allow.
type maker struct {
	rng      *rand.Rand
	examples *words
	// real returns what a text of an example stands for.
	real func(text string) string
	// full is how likely a key is that may be left out.
	full float64
	// known is how likely the value of an example is.
	known float64
	// live says that times are those of the telemetry, and not those of the examples.
	live     bool
	patterns map[string]*rapid.Generator[string]
	depth    int
}

func (m *maker) chance(p float64) bool { return m.rng.Float64() < p }

func pick[T any](rng *rand.Rand, from []T) T { return from[rng.IntN(len(from))] }

// shape chooses how much of what may be left out is there, for the next request.
func (m *maker) shape() {
	m.full, m.known = pick(m.rng, []float64{0, 0.2, 0.5, 0.9}), pick(m.rng, []float64{0.3, 0.6, 0.9})
	m.live = m.chance(0.8)
}

// value makes a value of the schema that stands under a key.
func (m *maker) value(name string, s *openapi3.Schema) any {
	if m.depth > 12 {
		return nil // a schema that contains itself
	}
	m.depth++
	defer func() { m.depth-- }()
	if s.Nullable && m.chance(0.1) {
		return nil
	}
	if v, ok := m.meaningful(name, s); ok {
		return v
	}
	if known := m.examples.values[name]; len(known) > 0 && m.chance(m.known) {
		if v := m.bind(pick(m.rng, known)); s.VisitJSON(v) == nil {
			return v
		}
	}
	switch {
	case len(s.Enum) > 0:
		return pick(m.rng, s.Enum)
	case len(s.OneOf) > 0:
		return m.value(name, pick(m.rng, s.OneOf).Value)
	case len(s.AllOf) > 0:
		return m.merged(name, s.AllOf)
	case s.Type.Is("object"):
		return m.object(s)
	case s.Type.Is("array"):
		return m.list(name, s)
	case s.Type.Is("string"):
		return m.text(s)
	case s.Type.Is("integer"):
		return math.Trunc(m.number(s, 1))
	case s.Type.Is("number"):
		return m.number(s, 1e-9)
	case s.Type.Is("boolean"):
		if fixed, ok := s.Extensions["x-default"].(bool); ok && m.chance(m.known) {
			return fixed // which is the only value of some flags
		}
		return m.chance(0.5)
	}
	return pick(m.rng, []any{nil, true, 1.5, "any", []any{}, harness.Object{"any": 1}})
}

// meaningful are values whose kind is known from the name of their key, because chance would hardly find one.
func (m *maker) meaningful(name string, s *openapi3.Schema) (any, bool) {
	hours := m.rng.Float64() * 6
	switch {
	case name == "endTime":
		hours = -0.1
	case name == "where" && s.Type.Is("string"):
		if m.chance(0.5) {
			return m.filter(2), true
		}
		return nil, false
	case name != "startTime":
		return nil, false
	}
	if !m.live {
		return nil, false
	}
	at := time.Now().Add(-time.Duration(hours * float64(time.Hour)))
	if s.Type.Is("integer") {
		return float64(at.UnixMilli()), true
	}
	return at.UTC().Format(pick(m.rng, []string{time.RFC3339, "2006-01-02T15:04", "2006-01-02 15:04:05.000"})), true
}

// filter is a condition of either language: most is the same in both, and a field of one may be none of the other.
func (m *maker) filter(depth int) string {
	if depth > 0 && m.chance(0.4) {
		joined := m.filter(depth-1) + pick(m.rng, []string{" AND ", " OR "}) + m.filter(depth-1)
		return pick(m.rng, []string{joined, "(" + joined + ")", "NOT (" + joined + ")"})
	}
	return pick(m.rng, []string{
		"", "ServiceName:checkout", "SeverityText:error", `Body:"time out"`, "Duration:>1000", "SpanName:GET*", "timeout",
		"-SeverityText:info", "LogAttributes.http.status:504", "StatusCode:[1 TO 5]", "ServiceName:*",
		"ServiceName = 'checkout'", "Duration > 1e9", "SeverityText IN ('error', 'fatal')", "Body LIKE '%out%'",
		"LogAttributes['http.status'] = '504'", "1", "ServiceName != ''", "lower(ServiceName) = 'cart'",
	})
}

// bind returns a copy of an example's value in which ids are real and what must be unique is.
func (m *maker) bind(v any) any {
	switch v := v.(type) {
	case harness.Object:
		out := harness.Object{}
		for _, key := range slices.Sorted(maps.Keys(v)) { // sorted, so that a seed says which ids are drawn
			out[key] = m.bind(v[key])
		}
		return out
	case []any:
		out := make([]any, len(v))
		for i, item := range v {
			out[i] = m.bind(item)
		}
		return out
	case string:
		return m.real(v)
	}
	return v
}

func (m *maker) merged(name string, parts openapi3.SchemaRefs) any {
	whole := harness.Object{}
	for _, part := range parts {
		v, ok := m.value(name, part.Value).(harness.Object)
		if !ok {
			return m.value(name, part.Value)
		}
		maps.Copy(whole, v)
	}
	return whole
}

func (m *maker) object(s *openapi3.Schema) harness.Object {
	v := harness.Object{}
	full := m.full
	if m.depth > 6 {
		full /= 4
	}
	for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
		p := s.Properties[name].Value
		if p.Extensions["x-only-when"] == nil && (slices.Contains(s.Required, name) || m.chance(full)) {
			v[name] = m.value(name, p)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
		p := s.Properties[name].Value
		only, ok := p.Extensions["x-only-when"].(harness.Object)
		if !ok {
			continue
		}
		likely := 0.05 // it is ignored then
		if applies(p, v) {
			likely = max(full, 0.1)
			if only["required"] == true {
				likely = 1
			}
		}
		if m.chance(likely) {
			v[name] = m.value(name, p)
		}
	}
	if rest := s.AdditionalProperties.Schema; rest != nil {
		for range m.rng.IntN(3) {
			v[m.key(s)] = m.value("", rest.Value)
		}
	}
	return v
}

// key makes a key of a map. The rules for it are an extension, so they are read from its decoded form.
func (m *maker) key(s *openapi3.Schema) string {
	if names, ok := s.Extensions["x-property-names"].(harness.Object); ok {
		if pattern, ok := names["pattern"].(string); ok && m.chance(0.3) {
			if text := m.matching(pattern); text != "" {
				return text
			}
		}
	}
	return fmt.Sprint("key-", m.rng.IntN(100))
}

func (m *maker) list(name string, s *openapi3.Schema) []any {
	most := min(s.MinItems+3, 1+s.MinItems*2)
	if m.chance(0.1) {
		most = s.MinItems + 4
	}
	if s.MaxItems != nil {
		most = min(most, *s.MaxItems)
	}
	list := []any{}
	for range s.MinItems + m.rng.Uint64N(most-s.MinItems+1) {
		list = append(list, m.value(name, s.Items.Value))
	}
	return list
}

// matching makes a text that a pattern matches.
func (m *maker) matching(pattern string) string {
	if m.patterns == nil {
		m.patterns = map[string]*rapid.Generator[string]{}
	}
	if m.patterns[pattern] == nil {
		m.patterns[pattern] = rapid.StringMatching(pattern)
	}
	return m.patterns[pattern].Example(int(m.rng.Int32()))
}

// text makes a text that the schema accepts, trying some when its rules are many.
func (m *maker) text(s *openapi3.Schema) string {
	text := ""
	for range 20 {
		text = m.anyText(s)
		if s.VisitJSON(text) == nil {
			break
		}
	}
	return text
}

func (m *maker) anyText(s *openapi3.Schema) string {
	name := fmt.Sprint("w", m.rng.IntN(1_000_000))
	switch s.Format {
	case "date-time":
		at := time.Now().Add(time.Duration((m.rng.Float64()*2 - 0.5) * float64(200*24*time.Hour))).UTC()
		return at.Format(pick(m.rng, []string{"2006-01-02T15:04:05.000Z", time.RFC3339, "2006-01-02T15:04Z"}))
	case "date":
		return time.Now().AddDate(0, 0, -m.rng.IntN(60)).Format(time.DateOnly)
	case "uuid":
		var id uuid.UUID
		for i := range id {
			id[i] = byte(m.rng.Uint32())
		}
		return id.String()
	case "email":
		return name + pick(m.rng, []string{"@example.com", "+x@mail.example.org", "@EXAMPLE.com"})
	case "uri":
		return "https://" + name + pick(m.rng, []string{".example.com", ".example.com/hook?a=b#c", ".example.com:8443/ä"})
	}
	if s.Pattern != "" {
		return m.matching(s.Pattern)
	}
	text := pick(m.rng, []string{
		name, name, name, name + " ü", "日本 " + name, " " + name + " ", `"'\`, "a\tb\nc", "<b>&</b>", "{{" + name + "}}",
		"$__timeFilter(Timestamp)", "count()", "ServiceName", "\u202e\u0301" + name, "😀", strings.Repeat("long ", 50),
	})
	if m.chance(0.2) && s.MinLength == 0 {
		return ""
	}
	if most := s.MaxLength; most != nil {
		if m.chance(0.03) {
			text = strings.Repeat("x", int(*most))
		}
		if runes := []rune(text); uint64(len(runes)) > *most {
			text = string(runes[:*most])
		}
	}
	for uint64(len(text)) < s.MinLength {
		text += "x"
	}
	return text
}

// number makes a number within the schema's range, the ends of it often.
func (m *maker) number(s *openapi3.Schema, step float64) float64 {
	low, high := -1e6, 1e6
	if s.Type.Is("number") && m.chance(0.1) {
		low, high = -1e300, 1e300
	}
	if s.Min != nil {
		low = *s.Min
		high = max(high, low+100)
		if s.ExclusiveMin.Bool != nil && *s.ExclusiveMin.Bool {
			low += step
		}
	}
	if s.Max != nil {
		high = *s.Max
		low = min(low, high)
	}
	near := func(n float64) float64 { return min(max(n, low), high) }
	return pick(m.rng, []float64{
		low, near(0), near(1), near(1), near(2), near(10), near(0.5), near(low + m.rng.Float64()*100), low/2 + high/2,
		cmp.Or(near(high), 0),
	})
}

// newID is an id that nothing has.
func (m *maker) newID() string {
	id := make([]byte, 12)
	for i := range id {
		id[i] = byte(m.rng.Uint32())
	}
	return hex.EncodeToString(id)
}
