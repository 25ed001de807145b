package usersql

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// TestParsersAgree holds the parser against the one that it is to replace.
func TestParsersAgree(t *testing.T) {
	t.Parallel()
	type text struct{ form, text string }
	var list []text
	for _, h := range readHostile(t, "d", "other", "/tmp/secret.txt") {
		list = append(list, text{h.form, h.text})
	}
	for _, l := range readLegit(t) {
		list = append(list, text{"expr", l.text})
	}
	g := generator{rand.New(rand.NewPCG(3, 4))}
	for range 2000 {
		list = append(list, text{"expr", g.chain(2)}, text{"select", "SELECT " + g.chain(1) + " FROM t WHERE " + g.chain(1)})
	}
	for _, tt := range list {
		want, wantErr := render(tt.form, tt.text, readItems, readStatement)
		got, gotErr := render(tt.form, tt.text,
			func(tokens []token, f form) ([]node, error) { return (&parser{tokens: tokens}).items(f) },
			func(tokens []token) (*query, error) { return (&parser{tokens: tokens}).statement() })
		if got != want || (gotErr == nil) != (wantErr == nil) {
			t.Errorf("%s %.200q: got %s, %v, want %s, %v", tt.form, tt.text, got, gotErr, want, wantErr)
		}
	}
}

func render(kind, text string, items func([]token, form) ([]node, error), statement func([]token) (*query, error)) (string, error) {
	tokens, err := scan(text, maxSelect)
	if err != nil {
		return "", err
	}
	r := renderer{scope: Scope{Database: "d", Params: known}}
	if kind == "select" {
		q, err := statement(tokens)
		if err != nil {
			return "", err
		}
		r.inQuery = 1
		r.query(q)
		return r.result()
	}
	f := map[string]form{"expr": expressionForm, "list": listForm, "order": orderForm}[kind]
	list, err := items(tokens, f)
	if err != nil {
		return "", err
	}
	for _, n := range list {
		if err := checkItem(n, f); err != nil {
			return "", err
		}
		r.order(n)
		r.write(fmt.Sprint(aggregates(n), "; "))
	}
	return r.result()
}
