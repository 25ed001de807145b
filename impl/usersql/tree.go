package usersql

// node is a part of what was understood. Each of its types is rendered in render.go or query.go, which refuse others.
type node interface{ position() int }

// at is the character where a node starts, counted from 1.
type at int

func (a at) position() int { return int(a) }

type (
	// name is a column, or a part of one: Body, Events.Name.
	name struct {
		at
		parts []string
		// quote is around the first part, 0 for none.
		quote byte
		// mayBeText says that the name may be meant as a text, as in ServiceName = cart or in "cart".
		mayBeText bool
	}
	// value is a number, a text or a constant.
	value struct {
		at
		kind valueKind
		text string
	}
	// parameter is {name:Type}; text is what stands in the braces.
	parameter struct {
		at
		text string
	}
	// star is * or t.*, with what stands behind it.
	star struct {
		at
		table     string
		modifiers []modifier
	}
	// call is a function with its arguments.
	call struct {
		at
		name       string
		parametric bool
		params     []node
		distinct   bool
		args       []node
		// over is the window, and overName its name when it stands elsewhere.
		over      *window
		overName  string
		modifiers []modifier // behind COLUMNS
	}
	// operation is an operator with its operands.
	operation struct {
		at
		op   string
		args []node
	}
	// lambda is x -> f(x).
	lambda struct {
		at
		args []string
		body node
	}
	// element is of[index], or of.index when that is a number.
	element struct {
		at
		of, index node
		dot       bool
	}
	// member is of.name.
	member struct {
		at
		of   node
		name string
	}
	// cast is of::typ.
	cast struct {
		at
		of  node
		typ string
	}
	// group is what stands in parentheses: an expression, or a tuple.
	group struct {
		at
		items []node
	}
	// array is [a, b].
	array struct {
		at
		items []node
	}
	// cases is CASE of WHEN … THEN … ELSE otherwise END, of and otherwise being optional.
	cases struct {
		at
		of        node
		whens     [][2]node
		otherwise node
	}
	// subquery is (SELECT …).
	subquery struct {
		at
		query *query
	}
	// aliased is an expression with its alias.
	aliased struct {
		at
		of   node
		name string
	}
	// ordered is an expression of an ORDER BY with its direction.
	ordered struct {
		at
		of        node
		direction string
		fill      *fill
	}
)

// valueKind tells values apart.
type valueKind int

const (
	numberValue valueKind = iota
	stringValue
	constantValue // NULL, true, false, inf or nan
)

// modifier is EXCEPT, REPLACE or APPLY behind *.
type modifier struct {
	at    int
	word  string
	items []node
}

// window is what stands behind OVER.
type window struct {
	name      string
	partition []node
	order     []node
	frame     string
}

// fill is WITH FILL.
type fill struct{ from, to, step, staleness node }

// query is a SELECT with what it may be joined to by UNION or EXCEPT.
type query struct {
	with     []with
	distinct bool
	items    []node
	from     []source
	prewhere node
	where    node
	grouping string // "", ALL, CUBE, ROLLUP or GROUPING SETS
	group    []node
	withs    []string // CUBE, ROLLUP, TOTALS
	having   node
	windows  []namedWindow
	order    []node
	limitBy  *limit
	by       []node
	limit    *limit
	operator string // UNION ALL, UNION DISTINCT or EXCEPT, with next
	next     *query
}

// with is WITH name AS (query), or WITH value AS name.
type with struct {
	name  string
	query *query
	value node
}

// namedWindow is an item of a WINDOW clause.
type namedWindow struct {
	name   string
	window *window
}

// limit is LIMIT count OFFSET offset; offset may be nil.
type limit struct{ count, offset node }

// source is a table of a FROM, with how it is joined to those before.
type source struct {
	at     int
	join   string // "", a comma, or such as LEFT ANY JOIN
	arrays []node // of an ARRAY JOIN, which has no table
	// One of these is the table.
	table    []string
	function *call
	query    *query

	alias        string
	final        bool
	sample       string
	sampleOffset string
	on           node
	using        []node
}
