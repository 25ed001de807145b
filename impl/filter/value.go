package filter

import (
	"net/netip"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
)

// A comparison is the condition that a value stands in the order of a text, such as "<".
type comparison func(operator, text string) (string, error)

// A paramFunc adds the text of a term as a value that compares with the type, and reports whether it is one.
type paramFunc func(p *Params, typ *Type, text string) (placeholder string, ok bool)

// comparison compares the expression x of a value with what param makes of a text.
func (r *renderer) comparison(t *Term, x string, typ *Type, param paramFunc) comparison {
	return func(operator, text string) (string, error) {
		if value, ok := param(r.params, typ, text); ok {
			return x + " " + operator + " " + value, nil
		}
		return "", r.errorf(t, "%s has the type %s: %s cannot be compared with it", r.name(t), typ.Name, quote(text))
	}
}

// ordered is a condition on a value that has equality and an order. A quoted value and a bare one mean the same here.
func (r *renderer) ordered(t *Term, typ *Type, compare comparison) (string, error) {
	switch t.Match {
	case Contains, Equals:
		text := t.Text
		if t.Wildcard {
			text += "*" // as it was written, to be refused
		}
		return compare("=", text)
	case Less, LessOrEqual, Greater, GreaterOrEqual:
		return compare(t.Match.operator(), t.Text)
	case Range:
		return r.between(t, compare)
	}
	return "", r.errorf(t, "%s has the type %s: wildcards need text", r.name(t), typ.Name)
}

// between is the condition of a range. A side that is open has none; that both are is another match.
func (r *renderer) between(t *Term, compare comparison) (string, error) {
	var conds []string
	for _, side := range []struct {
		bound    Bound
		operator string
	}{{t.Low, ">"}, {t.High, "<"}} {
		if side.bound.Open {
			continue
		}
		if !side.bound.Exclusive {
			side.operator += "="
		}
		cond, err := compare(side.operator, side.bound.Text)
		if err != nil {
			return "", err
		}
		conds = append(conds, cond)
	}
	return strings.Join(conds, " AND "), nil
}

// numberParam takes whole numbers exactly and others as Float64.
func numberParam(p *Params, _ *Type, text string) (string, bool) {
	if strings.Trim(text, "0123456789+-.eE") != "" {
		return "", false // ParseFloat also reads inf, nan and hexadecimal
	}
	if n, err := strconv.ParseInt(text, 10, 64); err == nil {
		return p.Add("Int64", strconv.FormatInt(n, 10)), true
	}
	if n, err := strconv.ParseUint(text, 10, 64); err == nil {
		return p.Add("UInt64", strconv.FormatUint(n, 10)), true
	}
	n, err := strconv.ParseFloat(text, 64)
	return p.Add("Float64", strconv.FormatFloat(n, 'g', -1, 64)), err == nil
}

// durationParam takes numbers, and durations such as 100ms and 1m30s in the unit of the table's durations.
func (t *Table) durationParam(p *Params, typ *Type, text string) (string, bool) {
	if value, ok := numberParam(p, typ, text); ok {
		return value, true
	}
	d, err := time.ParseDuration(text)
	if err != nil {
		return "", false
	}
	return numberParam(p, typ, strconv.FormatFloat(float64(d)/(float64(time.Second)/t.second), 'f', -1, 64))
}

// boolean is a condition on a Bool, which counts as 1 or 0. Something that is neither true, false nor a number equals
// neither, so it never matches and its negation always does.
func (r *renderer) boolean(t *Term, x string) (string, error) {
	truth := func(p *Params, typ *Type, text string) (string, bool) {
		switch strings.ToLower(text) {
		case "true":
			return p.Add("Int64", "1"), true
		case "false":
			return p.Add("Int64", "0"), true
		}
		return numberParam(p, typ, text)
	}
	if t.Match == Contains || t.Match == Equals {
		value, ok := truth(r.params, nil, t.Text)
		if !ok {
			return "false", nil
		}
		return x + " = " + value, nil
	}
	typ := &Type{Kind: Bool, Name: "Bool"}
	return r.ordered(t, typ, r.comparison(t, "toUInt8("+x+")", typ, truth))
}

// enum is a condition on an Enum: its names are text, and its numbers are ordered.
func (r *renderer) enum(t *Term, x string, typ *Type) (string, error) {
	switch t.Match {
	case Contains, StartsWith, EndsWith, Equals:
		return r.textual(t, "toString("+x+")", typ)
	}
	return r.ordered(t, typ, r.comparison(t, x, typ, func(p *Params, _ *Type, text string) (string, bool) {
		return "CAST(" + p.Add("String", text) + ", toTypeName(" + x + "))", typ.hasName(text)
	}))
}

// timeLayouts are the forms of a day or an instant in a filter. Without a zone they are in UTC.
var timeLayouts = []string{
	time.RFC3339Nano, "2006-01-02T15:04:05", "2006-01-02T15:04", "2006-01-02T15:04Z07:00", time.DateOnly,
	time.DateTime, "2006-01-02 15:04",
}

// timeParam takes days and instants that ClickHouse's nanoseconds can hold.
func timeParam(p *Params, _ *Type, text string) (string, bool) {
	for _, layout := range timeLayouts {
		at, err := time.Parse(layout, text)
		if err != nil {
			continue
		}
		// ClickHouse counts nanoseconds in 64 bits.
		if at.Year() < 1900 || at.Year() > 2261 {
			return "", false
		}
		return p.Add("DateTime64(9, 'UTC')", at.UTC().Format("2006-01-02 15:04:05.000000000")), true
	}
	return "", false
}

// addressParam takes UUIDs and IP addresses, in their canonical form.
func addressParam(p *Params, typ *Type, text string) (string, bool) {
	if typ.Kind == UUID {
		id, err := uuid.Parse(text)
		return p.Add("UUID", id.String()), err == nil
	}
	ip, err := netip.ParseAddr(text)
	if err != nil || ip.Zone() != "" || typ.Kind == IPv4 && !ip.Is4() {
		return "", false
	}
	if typ.Kind == IPv4 {
		return p.Add("IPv4", ip.String()), true
	}
	return p.Add("IPv6", ip.String()), true
}
