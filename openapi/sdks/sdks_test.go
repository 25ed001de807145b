package sdks

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/obstack/obstack/openapi"
)

// tools is where npm puts the linters and openapi-typescript.
const tools = "../../.runtime/node_modules/.bin/"

// constants finds the constants of exported types, with the name of the type.
var constants = regexp.MustCompile(`(?m)^\t([A-Z]\w*) +([A-Z]\w*) += `)

// TestSDKs writes both documents as they are served to out, which git ignores, lints them, generates SDKs from them, and
// compiles a program against each. The programs that are made with Go also send the largest example through their types.
func TestSDKs(t *testing.T) {
	oss, err := openapi.OSS()
	if err != nil {
		t.Fatal(err)
	}
	managed, err := openapi.Managed("stack")
	if err != nil {
		t.Fatal(err)
	}
	for name, doc := range map[string]*openapi.Document{"oss": oss, "managed": managed} {
		t.Run(name, func(t *testing.T) {
			dir := filepath.Join("out", name)
			if err := os.RemoveAll(dir); err != nil {
				t.Fatal(err)
			}
			document := filepath.Join(dir, "openapi.yaml")
			write(t, document, doc.YAML)
			write(t, filepath.Join(dir, "openapi.json"), doc.JSON)

			t.Run("redocly", func(t *testing.T) {
				t.Setenv("REDOCLY_TELEMETRY", "off")
				run(t, nil, tools+"redocly", "lint", "--config", "../redocly.yaml", document)
			})
			t.Run("spectral", func(t *testing.T) {
				run(t, nil, tools+"spectral", "lint", "--ruleset", "../spectral.yaml", "--fail-severity", "hint", document)
			})
			t.Run("openapi-typescript", func(t *testing.T) {
				run(t, nil, tools+"openapi-typescript", document, "--output", filepath.Join(dir, "typescript", "openapi.ts"))
				args := []string{"--strict", "--noEmit", "--target", "es2022", "--moduleResolution", "bundler", "--module", "es2022"}
				run(t, nil, tools+"tsc", append(args, programs(t, name, "typescript")...)...)
			})
			t.Run("oapi-codegen", func(t *testing.T) {
				generated := filepath.Join(dir, "oapi")
				if err := os.MkdirAll(generated, 0o755); err != nil {
					t.Fatal(err)
				}
				sdk := filepath.Join(generated, "sdk.go")
				run(t, nil, "go", "tool", "oapi-codegen", "-package", "sdk", "-o", sdk, document)
				compile(t, name, "oapi", doc)
				code, err := os.ReadFile(sdk)
				if err != nil {
					t.Fatal(err)
				}
				for _, constant := range constants.FindAllSubmatch(code, -1) {
					if !bytes.HasPrefix(constant[1], constant[2]) {
						t.Errorf("%s does not say that it is a value of %s", constant[1], constant[2])
					}
				}
			})
			t.Run("ogen", func(t *testing.T) {
				run(t, nil, "go", "tool", "ogen", "--loglevel", "error", "--package", "sdk", "--target", filepath.Join(dir, "ogen"), document)
				compile(t, name, "ogen", doc)
			})
		})
	}
}

// compile vets the SDK with the programs that are written against it, and has them read an example and write it again.
func compile(t *testing.T, name, generator string, doc *openapi.Document) {
	t.Helper()
	programs(t, name, generator)
	program := "./out/" + name + "/" + generator + "/program"
	run(t, nil, "go", "vet", "./out/"+name+"/"+generator, program)

	var d struct {
		Components struct {
			Examples map[string]struct{ Value any }
		}
	}
	if err := json.Unmarshal(doc.JSON, &d); err != nil {
		t.Fatal(err)
	}
	example := d.Components.Examples["DashboardEveryDisplay"].Value
	text, err := json.Marshal(example)
	if err != nil {
		t.Fatal(err)
	}
	written := run(t, text, "go", "run", program)
	var got any
	if err := json.Unmarshal(written, &got); err != nil {
		t.Fatalf("%s: %v", written, err)
	}
	if !reflect.DeepEqual(got, example) {
		t.Errorf("the example came back as %s, want %s", written, text)
	}
}

// programs copies the programs in testdata that are written against the SDK, those for both documents and those for one,
// next to it, and returns where they are.
func programs(t *testing.T, name, generator string) []string {
	t.Helper()
	var copies []string
	for _, pattern := range []string{"both", name} {
		found, err := filepath.Glob(filepath.Join("testdata", generator, pattern+".*"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range found {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			to := filepath.Join("out", name, generator, "program", filepath.Base(file))
			write(t, to, bytes.ReplaceAll(text, []byte("/out/oss/"), []byte("/out/"+name+"/")))
			copies = append(copies, to)
		}
	}
	if len(copies) == 0 {
		t.Fatalf("no program for %s of %s", generator, name)
	}
	return copies
}

func write(t *testing.T, file string, text []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
}

// run returns what a command that must succeed writes.
func run(t *testing.T, stdin []byte, name string, args ...string) []byte {
	t.Helper()
	var out, problems bytes.Buffer
	cmd := exec.CommandContext(t.Context(), name, args...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(stdin), &out, &problems
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s %s: %v\n%s%s", name, strings.Join(args, " "), err, &out, &problems)
	}
	return out.Bytes()
}
