package filter

import (
	"fmt"
	"strings"
	"testing"
)

// TestEqualities takes filters apart, and holds that they ask for the same afterwards.
func TestEqualities(t *testing.T) {
	t.Parallel()
	indexed := NewTable(indexedColumns, textIndexes...)
	for _, tt := range []struct {
		rule  string
		table *Table
		text  string
		want  string // the SQL of the fields and their texts, and of the rest
	}{
		{"text", sample, `ServiceName:"a"`, "`ServiceName` = a; "},
		{"no text", sample, `Body:""`, "`Body` = ; "},
		{"text that may be NULL", sample, `Note:"a"`, "`Note` = a; "},
		{"a key of a map", sample, `LogAttributes.k:"a"`, "`LogAttributes`[{String: k}] = a; "},
		{"a key that is the text", sample, `LogAttributes.k:"k"`, "`LogAttributes`[{String: k}] = k; "},
		{"a member of JSON", sample, `J.a.b:"c"`, "toString(`J`.`a`.`b`) = c; "},
		{"a member of JSON text", sample, `Body.a:"c"`, "JSONExtract(`Body`, {String: a}, 'String') = c; "},
		{"a copy of a key", indexed, `A.k8s.pod:"a"`, "`pod\\`` = a; "},
		{
			"several among other terms", sample, `x ServiceName:"a" Duration:>5 (Body:"b" Note:c)`,
			"`ServiceName` = a; `Body` = b; (hasToken(lower(`Body`), {String: x})) AND (`Duration` > {Int64: 5}) AND (`Note` ILIKE {String: %c%})",
		},
		{"one other", sample, `ServiceName:"a" -ServiceName:"b"`, "`ServiceName` = a; NOT (`ServiceName` = {String: b})"},
		{"either", sample, `ServiceName:"a" OR Body:"b"`, "(`ServiceName` = {String: a}) OR (`Body` = {String: b})"},
		{"a part of a text", sample, `ServiceName:a`, "`ServiceName` ILIKE {String: %a%}"},
		{"bare text", sample, `"a"`, "hasToken(lower(`Body`), {String: a})"},
		{"nothing", sample, ` `, ""},
		{"a number", sample, `Duration:"5"`, "`Duration` = {Int64: 5}"},
		{"a text with a length", sample, `Code:"5"`, "toString(`Code`) = {String: 5}"},
		{"an enum", sample, `Level:"info"`, "toString(`Level`) = {String: info}"},
		{"an array", sample, `Tags:"a"`, "has(`Tags`, {String: a})"},
		{"what an index answers", indexed, `A.k:"a"`, "has(`Items`, {String: k=a})"},
		{"an unknown field", sample, `ServiceName:"a" nobody:"a"`, "`ServiceName` = a; error: filter, character 17: unknown field \"nobody\""},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			f, err := Parse(tt.text)
			if err != nil {
				t.Fatal(err)
			}
			body, err := tt.table.Field("Body")
			if err != nil {
				t.Fatal(err)
			}
			var p Params
			got := ""
			list, rest := f.Equalities(tt.table)
			for _, e := range list {
				got += fmt.Sprintf("%s = %s; ", e.Field.SQL(&p), e.Text)
			}
			sql, err := rest.SQL(tt.table, []Field{body}, &p)
			if err != nil {
				sql = "error: " + err.Error()
			}
			if sql = strings.Trim(sql, " "); sql != "" {
				got += sql
			}
			for name, value := range p.Values() {
				got = strings.ReplaceAll(got, "{"+name+":", "{"+value+"\x00")
			}
			if got = placeholder.ReplaceAllString(got, "{$2: $1}"); got != tt.want {
				t.Errorf("got %s, want %s", got, tt.want)
			}
		})
	}
}
