package schema_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
)

const document = `
openapi: 3.0.1
paths:
  /things/{id}:
    put:
      operationId: putThing
      parameters:
        - {name: id, in: path, required: true, schema: {$ref: 'shared.yaml#/components/schemas/ID'}}
        - {name: limit, in: query, schema: {type: integer, minimum: 1, maximum: 1000}}
      requestBody:
        content: {application/json: {schema: {$ref: 'shared.yaml#/components/schemas/Thing'}}}
`

const shared = `
components:
  schemas:
    ID: {type: string, pattern: '^[0-9a-f]{4}$', x-messages: {pattern: Invalid ID}}
    Thing:
      type: object
      required: [name, shape]
      properties:
        name: {type: string, minLength: 1, maxLength: 4, x-messages: {minLength: Name is required}}
        size: {type: integer, minimum: 0}
        ratio: {type: number}
        level: {type: number, enum: [0.5, 0.99]}
        note: {type: string, nullable: true}
        since: {type: string, format: date-time}
        kind: {type: string, enum: [tile, search]}
        tileId: {type: string, x-only-when: {property: kind, value: tile, required: true}}
        tags: {type: array, maxItems: 3, items: {type: string}, default: []}
        strict: {type: object, additionalProperties: false, properties: {a: {type: string}}}
        headers: {type: object, additionalProperties: {type: string}}
        shape: {$ref: '#/components/schemas/Shape'}
        frame: {$ref: '#/components/schemas/Frame'}
    Shape:
      oneOf:
        - {$ref: '#/components/schemas/Circle'}
        - {$ref: '#/components/schemas/Square'}
        - {$ref: '#/components/schemas/RawCircle'}
    Circle:
      type: object
      required: [display, fn]
      properties:
        display: {type: string, enum: [circle]}
        fn: {type: string, enum: [a, b]}
        fill: {type: boolean, x-default: true}
        value: {oneOf: [{type: number}, {type: string, maxLength: 2}]}
    Square:
      type: object
      required: [display]
      properties:
        display: {type: string, enum: [square, box]}
    Frame:
      type: object
      required: [display]
      properties:
        display: {type: string, enum: [thick, thin]}
      oneOf:
        - {$ref: '#/components/schemas/PlainFrame'}
        - {$ref: '#/components/schemas/RawFrame'}
    PlainFrame:
      type: object
      required: [color]
      properties:
        color: {type: string}
    RawFrame:
      type: object
      required: [family, sql]
      properties:
        family: {type: string, enum: [sql]}
        sql: {type: string}
    RawCircle:
      allOf:
        - type: object
          required: [family, sql]
          properties:
            family: {type: string, enum: [sql]}
            sql: {type: string}
        - type: object
          required: [display]
          properties:
            display: {type: string, enum: [circle]}
`

func load(t testing.TB) *schema.Schema {
	t.Helper()
	doc, err := schema.Load(map[string][]byte{"main.yaml": []byte(document), "shared.yaml": []byte(shared)}, "main.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return doc.Operation("PUT", "/things/{id}").Body
}

func TestParseRefusesWhatDecodersLetPass(t *testing.T) {
	t.Parallel()
	deep := strings.Repeat("[", schema.MaxDepth+1) + strings.Repeat("]", schema.MaxDepth+1)
	for name, tc := range map[string]struct{ text, want string }{
		"duplicate keys":                   {`{"a":1,"a":2}`, `duplicate key "a"`},
		"duplicate keys by an escape":      {`{"a":1,"\u0061":2}`, `duplicate key "a"`},
		"nested duplicate keys":            {`{"x":[{"a":1,"a":2}]}`, `duplicate key "a"`},
		"text after the value":             {`{"a":1} x`, "Invalid JSON payload"},
		"a second value":                   {`{"a":1}{"b":2}`, "unexpected text after the JSON value"},
		"invalid UTF-8":                    {"{\"a\":\"\xff\"}", "invalid UTF-8"},
		"a lone surrogate":                 {`{"a":"\ud800"}`, "invalid UTF-8"},
		"a NUL in a string":                {`{"a":"x\u0000y"}`, "NUL character"},
		"a NUL in a key":                   {`{"a\u0000":1}`, "NUL character"},
		"nesting beyond the limit":         {deep, "nested deeper than 64 levels"},
		"more values than a body may have": {"[" + strings.Repeat("1,", schema.MaxValues) + "1]", "more than 200000 values"},
		"an unfinished value":              {`{"a":`, "unexpected end"},
		"nothing":                          {``, "unexpected end"},
		"a trailing comma":                 {`{"a":1,}`, "Invalid JSON payload"},
		"NaN":                              {`{"a":NaN}`, "Invalid JSON payload"},
		"a comment":                        {`{"a":1/*x*/}`, "Invalid JSON payload"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, err := schema.Parse([]byte(tc.text))
			if core.KindOf(err) != core.Invalid || !strings.Contains(err.Error(), tc.want) {
				t.Errorf("Parse(%.80q) = %v, want an invalid error with %q", tc.text, err, tc.want)
			}
		})
	}
	atLimit := strings.Repeat("[", schema.MaxDepth) + strings.Repeat("]", schema.MaxDepth)
	if _, err := schema.Parse([]byte(atLimit)); err != nil {
		t.Errorf("nesting at the limit: %v", err)
	}
}

// square is the part of an object that all of these cases need.
const square = `"shape":{"display":"square"}`

// checks are objects and what is said of them, by the rule.
var checks = map[string]struct {
	text string
	want []string // issues; none means valid
	out  string   // the cleaned text when valid
}{
	"undeclared keys are dropped and keys come in the schema's order": {
		text: `{` + square + `,"zzz":[1],"name":"a"}`, out: `{"name":"a","shape":{"display":"square"}}`,
	},
	"a key in another case is an error": {
		text: `{"name":"a","SIZE":1,` + square + `}`, want: []string{`SIZE: Unknown key: did you mean "size"?`},
	},
	"a pair of keys that differ in case is an error": {
		text: `{"name":"a","Name":"b",` + square + `}`, want: []string{`Name: Unknown key: did you mean "name"?`},
	},
	"integers may be written as 5.0 and come out plain": {
		text: `{"name":"a","size":5.0,` + square + `}`, out: `{"name":"a","size":5,"shape":{"display":"square"}}`,
	},
	"integers may be written with an exponent": {
		text: `{"name":"a","size":5e1,` + square + `}`, out: `{"name":"a","size":50,"shape":{"display":"square"}}`,
	},
	"fractions are no integers": {
		text: `{"name":"a","size":5.5,` + square + `}`, want: []string{"size: Expected integer, received float"},
	},
	"integers that clients cannot hold are refused": {
		text: `{"name":"a","size":1e300,` + square + `}`, want: []string{"size: Number must be at most 9007199254740992"},
	},
	"numbers keep their digits": {
		text: `{"name":"a","ratio":0.12345678901234567,` + square + `}`,
		out:  `{"name":"a","ratio":0.12345678901234567,"shape":{"display":"square"}}`,
	},
	"numbers beyond a double are refused": {
		text: `{"name":"a","ratio":1e999,` + square + `}`, want: []string{"ratio: Number must be finite"},
	},
	"number enums compare by value": {
		text: `{"name":"a","level":5e-1,` + square + `}`, out: `{"name":"a","level":5e-1,"shape":{"display":"square"}}`,
	},
	"all problems are named, in the schema's order": {
		text: `{"level":1,"size":"x","shape":5}`,
		want: []string{
			"name: Required", "size: Expected number, received string",
			"level: Invalid value. Expected 0.5 | 0.99", "shape: Expected object, received number",
		},
	},
	"null is no absence":            {text: `{"name":null,` + square + `}`, want: []string{"name: Expected string, received null"}},
	"null is kept where allowed":    {text: `{"name":"a","note":null,` + square + `}`, out: `{"name":"a","note":null,"shape":{"display":"square"}}`},
	"the document's own words":      {text: `{"name":"",` + square + `}`, want: []string{"name: Name is required"}},
	"lengths count UTF-16 units":    {text: `{"name":"𝒳𝒳x",` + square + `}`, want: []string{"name: String must contain at most 4 character(s)"}},
	"two astral characters are 4":   {text: `{"name":"𝒳𝒳",` + square + `}`, out: `{"name":"𝒳𝒳","shape":{"display":"square"}}`},
	"a date-time is a real one":     {text: `{"name":"a","since":"2026-02-30T00:00:00Z",` + square + `}`, want: []string{"since: Invalid datetime"}},
	"closed objects refuse keys":    {text: `{"name":"a","strict":{"b":1,"c":2},` + square + `}`, want: []string{"strict: Unrecognized key(s) in object: 'b', 'c'"}},
	"maps check their values":       {text: `{"name":"a","headers":{"X":1},` + square + `}`, want: []string{"headers.X: Expected string, received number"}},
	"maps keep keys of every case":  {text: `{"name":"a","headers":{"X":"1","x":"2"},` + square + `}`, out: `{"name":"a","headers":{"X":"1","x":"2"},"shape":{"display":"square"}}`},
	"defaults are not filled in":    {text: `{"name":"a",` + square + `}`, out: `{"name":"a","shape":{"display":"square"}}`},
	"a key of another kind is lost": {text: `{"name":"a","kind":"search","tileId":7,` + square + `}`, out: `{"name":"a","kind":"search","shape":{"display":"square"}}`},
	"a key of this kind is needed":  {text: `{"name":"a","kind":"tile",` + square + `}`, want: []string{"tileId: Required"}},
	"a branch is named by its key": {
		text: `{"name":"a","shape":{"display":"circle","fn":"x"}}`,
		want: []string{"shape.fn: Invalid enum value. Expected 'a' | 'b', received 'x'"},
	},
	"an unknown branch is reported at its key": {
		text: `{"name":"a","shape":{"display":"star","fn":"a"}}`,
		want: []string{"shape.display: Invalid discriminator value. Expected 'circle' | 'square' | 'box'"},
	},
	"an absent branch is reported at its key": {
		text: `{"name":"a","shape":{}}`,
		want: []string{"shape.display: Invalid discriminator value. Expected 'circle' | 'square' | 'box'"},
	},
	"an optional discriminator picks the family": {
		text: `{"name":"a","shape":{"display":"circle","family":"sql","sql":"s"}}`,
		out:  `{"name":"a","shape":{"family":"sql","sql":"s","display":"circle"}}`,
	},
	"keys that branches share come before their own": {
		text: `{"name":"a",` + square + `,"frame":{"color":"red","display":"thin"}}`,
		out:  `{"name":"a","shape":{"display":"square"},"frame":{"display":"thin","color":"red"}}`,
	},
	"keys that branches share come behind the one that marks a branch": {
		text: `{"name":"a",` + square + `,"frame":{"sql":"s","display":"thin","family":"sql"}}`,
		out:  `{"name":"a","shape":{"display":"square"},"frame":{"family":"sql","display":"thin","sql":"s"}}`,
	},
	"keys that branches share are checked with the branch": {
		text: `{"name":"a",` + square + `,"frame":{"family":"sql"}}`,
		want: []string{"frame.display: Required", "frame.sql: Required"},
	},
	"alternatives by type report inside their branch": {
		text: `{"name":"a","shape":{"display":"circle","fn":"a","value":"abc"}}`,
		want: []string{"shape.value: String must contain at most 2 character(s)"},
	},
	"no alternative fits the type": {
		text: `{"name":"a","shape":{"display":"circle","fn":"a","value":[]}}`,
		want: []string{"shape.value: Expected number | string, received array"},
	},
	"arrays over their limit report once": {
		text: `{"name":"a","tags":[1,2,3,4],` + square + `}`, want: []string{"tags: Array must contain at most 3 element(s)"},
	},
}

func TestCheck(t *testing.T) {
	t.Parallel()
	s := load(t)
	for name, tc := range checks {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			v, err := schema.Parse([]byte(tc.text))
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, issue := range s.Check(v) {
				got = append(got, issue.String())
			}
			if diff := cmp.Diff(got, tc.want); diff != "" {
				t.Errorf("issues (-got +want):\n%s", diff)
			}
			if out := string(v.Append(nil)); tc.want == nil && out != tc.out {
				t.Errorf("cleaned text = %s, want %s", out, tc.out)
			}
		})
	}
}

func TestCheckReportsAtMostMaxIssues(t *testing.T) {
	t.Parallel()
	var b strings.Builder
	for i := range 200 {
		fmt.Fprintf(&b, `"h%d":1,`, i)
	}
	v, err := schema.Parse([]byte(`{"headers":{` + strings.TrimSuffix(b.String(), ",") + `}}`))
	if err != nil {
		t.Fatal(err)
	}
	if got := len(load(t).Check(v)); got != schema.MaxIssues {
		t.Errorf("%d issues, want %d", got, schema.MaxIssues)
	}
}

func TestAnswerFillsDefaultsAndOrdersKeys(t *testing.T) {
	t.Parallel()
	v, err := schema.Parse([]byte(`{"shape":{"fn":"a","display":"circle"},"name":"n","gone":1}`))
	if err != nil {
		t.Fatal(err)
	}
	load(t).Answer(v)
	want := `{"name":"n","tags":[],"shape":{"display":"circle","fn":"a","fill":true}}`
	if got := string(v.Append(nil)); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestYAMLKeepsTypesAndLines(t *testing.T) {
	t.Parallel()
	v, err := schema.ParseYAML([]byte("a: 1\nb: 0x10\nc: .5\nd: yes\ne: 2026-01-01\nf:\n  - {x: null}\n"))
	if err != nil {
		t.Fatal(err)
	}
	want := `{"a":1,"b":16,"c":0.5,"d":"yes","e":"2026-01-01","f":[{"x":null}]}`
	if got := string(v.Append(nil)); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if got := v.List("f")[0].Get("x").Line; got != 7 {
		t.Errorf("line = %d, want 7", got)
	}
	for name, text := range map[string]string{
		"duplicate keys": "a: 1\na: 2\n", "broken text": "a: [1\n", "not a number": "a: .nan\n", "infinity": "a: -.inf\n",
		"a NUL": "a: \"x\\0\"\n", "a second document": "a: 1\n---\na: 2\n",
	} {
		if _, err := schema.ParseYAML([]byte(text)); core.KindOf(err) != core.Invalid {
			t.Errorf("%s: got %v, want an invalid error", name, err)
		}
	}
}

// TestUncheckedKeywordsAreRefused adds to a document what nothing would check.
func TestUncheckedKeywordsAreRefused(t *testing.T) {
	t.Parallel()
	body := func(schema string) string {
		return "paths: {/x: {put: {requestBody: {content: {application/json: {schema: {" + schema + "}}}}}}}"
	}
	for _, text := range []string{
		body("type: string, maxLenght: 5"), body("type: array, items: {type: string}, uniqueItems: true"),
		body("type: integer, multipleOf: 5"), body("anyOf: [{type: string}, {type: integer}]"),
		body("type: object, minProperties: 1"), body("type: number, exclusiveMaximum: true"),
		body("type: string, format: ipv4"), body("type: text"), body("type: [string, 'null']"),
		body("type: string, nullable: yes please"), body("type: number, exclusiveMinimum: 5"),
		body("type: number, exclusiveMinimum: true"),
		body("type: integer, maxLength: 5"), body("type: string, minimum: 5"), body("type: boolean, enum: [true]"),
		body("type: object, properties: {a: {type: string, const: x}}"), body("properties: {a: {type: string}}"),
		body("type: object, additionalProperties: {type: string, minLenght: 1}"),
		body("type: object, additionalProperties: {type: string}, x-property-names: {maxLenght: 5}"),
		body("type: object, additionalProperties: {type: string}, x-property-names: {type: integer}"),
		body("type: array, items: {type: string, title: x}"), body("oneOf: [{type: string, maxLenght: 5}, {type: integer}]"),
		body("type: object, additionalProperties: false, oneOf: [{type: object, properties: {a: {type: string}}}]"),
		body("type: string, not: {maxLength: 5}"), body("type: string, x-messages: {maxLenght: x}"),
		body("type: object, properties: {a: {type: string, x-only-when: {property: b, is: c}}}"),
		body("allOf: [{type: string, maxLength: 5}, {type: string, minLength: 1}]"),
		body("maxLength: 5, allOf: [{type: string}]"), body("type: string, x-defualt: x"),
		body("allOf: [{type: object, maxProperties: 5, properties: {a: {type: string}}}]"),
		"components: {schemas: {A: {type: string}}}\n" + body("$ref: '#/components/schemas/A', maxLength: 5"),
		"paths: {/x: {get: {x-rol: admin}}}", "paths: {/x: {gett: {}}}",
		"paths: {/x: {get: {parameters: [{name: a, in: query, explode: false, schema: {type: string}}]}}}",
		"paths: {/x: {get: {parameters: [{name: a, in: query, schema: {type: string, maxLenght: 5}}]}}}",
		"paths: {/x: {put: {requestBody: {content: {text/plain: {schema: {type: string}}}}}}}",
	} {
		if _, err := schema.Load(map[string][]byte{"main.yaml": []byte(text)}, "main.yaml"); err == nil {
			t.Errorf("%s: no error", text)
		}
	}
	for _, text := range []string{
		body("type: string, maxLength: 5, description: x, example: y"), body("type: string, nullable: true"),
		body("type: number, minimum: 5, exclusiveMinimum: true"), body("description: anything"),
		body("nullable: true, allOf: [{type: string, maxLength: 5}]"),
	} {
		if _, err := schema.Load(map[string][]byte{"main.yaml": []byte(text)}, "main.yaml"); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestOperationExtensions holds what the document's extensions mean, and that a mistake in one is noticed.
func TestOperationExtensions(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]struct {
		role      core.Role
		scope     bool
		unlimited bool
		fails     bool
	}{
		"tags: []":                         {role: core.RoleDeveloper},
		"x-role: admin":                    {role: core.RoleAdmin},
		"x-role: developer":                {role: core.RoleDeveloper},
		"x-role: editor":                   {role: core.RoleEditor},
		"x-role: viewer":                   {role: core.RoleViewer},
		"x-role: owner":                    {fails: true},
		"x-role: query_endpoints":          {fails: true},
		"{x-role: viewer, x-scope: admin}": {role: core.RoleViewer, scope: true},
		"{x-role: viewer, x-scope: write}": {fails: true},
		"x-scope: admin":                   {fails: true},
		"security: []":                     {},
		"x-unlimited: true":                {role: core.RoleDeveloper, unlimited: true},
		"{security: [], x-role: admin}":    {fails: true},
	} {
		text := "paths: {/x: {get: {" + strings.Trim(line, "{}") + "}}}"
		doc, err := schema.Load(map[string][]byte{"main.yaml": []byte(text)}, "main.yaml")
		if (err != nil) != want.fails {
			t.Errorf("%s: %v", line, err)
		}
		if err != nil {
			continue
		}
		if op := doc.Operation("GET", "/x"); op.Role != want.role || op.AdminScope != want.scope || op.Unlimited != want.unlimited {
			t.Errorf("%s: %+v", line, op)
		}
	}
}
