package manual

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// logMethods are the functions that take the attributes of a line, with the place of the first one. Those of slog that
// make one attribute take its key first.
var logMethods = map[string]int{
	"Debug": 1, "Info": 1, "Warn": 1, "Error": 1, "Log": 3, "With": 0,
	"DebugContext": 2, "InfoContext": 2, "WarnContext": 2, "ErrorContext": 2,
}

// isLog reports whether an expression is a logger. All of ours are called log, or are slog itself.
func isLog(x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.Ident:
		return x.Name == "log" || x.Name == "slog"
	case *ast.SelectorExpr:
		return strings.EqualFold(x.Sel.Name, "log")
	}
	return false
}

// logKeys are the keys that a call gives to a line of the log: texts in the places of keys. Whatever else stands there is
// reported as the empty key.
func logKeys(call *ast.CallExpr) []string {
	method, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || !isLog(method.X) {
		return nil
	}
	first, takesAttributes := logMethods[method.Sel.Name]
	if x, ok := method.X.(*ast.Ident); ok && x.Name == "slog" && !takesAttributes {
		switch method.Sel.Name {
		case "String", "Int", "Int64", "Uint64", "Float64", "Bool", "Time", "Duration", "Any", "Group":
			return []string{text(call.Args[0])}
		}
		return nil
	}
	var keys []string
	if !takesAttributes || call.Ellipsis.IsValid() {
		return nil
	}
	for i := first; i < len(call.Args); i += 2 {
		keys = append(keys, text(call.Args[i]))
	}
	return keys
}

func text(x ast.Expr) string {
	if literal, ok := x.(*ast.BasicLit); ok && literal.Kind == token.STRING {
		s, _ := strconv.Unquote(literal.Value)
		return s
	}
	return ""
}

// TestLogFieldsAreInTheGlossary holds that what lines of the log and metrics have are words of the glossary, and the other
// way round.
func TestLogFieldsAreInTheGlossary(t *testing.T) {
	t.Parallel()
	fields, _ := harness.Glossary(t)
	used := map[string]bool{}
	files := token.NewFileSet()
	for _, top := range []string{"cmd", "impl"} {
		err := filepath.WalkDir(filepath.Join("..", "..", top), func(file string, entry fs.DirEntry, err error) error {
			dir := filepath.Base(filepath.Dir(file))
			if err != nil || entry.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") ||
				strings.HasSuffix(dir, "test") {
				return err
			}
			parsed, err := parser.ParseFile(files, file, nil, 0)
			if err != nil {
				return err
			}
			ast.Inspect(parsed, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				for _, key := range logKeys(call) {
					if used[key] = true; !fields[key] {
						t.Errorf("%s: the log field %q is not in the glossary", files.Position(call.Pos()), key)
					}
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for field := range fields {
		if !used[field] {
			t.Errorf("the glossary has the log field %q, which no line has", field)
		}
	}
}
