// Renders the templates of a chart as Helm does: with Go's templates, Sprig's functions, and those of Helm's
// own that the chart uses. It reads the context as JSON from standard input and prints the texts by the name
// of their file. Helm itself is not a package of Debian; this is what it renders with.
//
//	GO111MODULE=off GOPATH=/usr/share/gocode go run render.go FOLDER <context.json
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
)

func main() {
	if err := render(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func render(folder string) error {
	var context any
	if err := json.NewDecoder(os.Stdin).Decode(&context); err != nil {
		return err
	}
	all := template.New("chart").Option("missingkey=error")
	functions := sprig.TxtFuncMap()
	functions["include"] = func(name string, data any) (string, error) {
		var out strings.Builder
		err := all.ExecuteTemplate(&out, name, data)
		return out.String(), err
	}
	// JSON is YAML.
	functions["toYaml"] = func(value any) (string, error) {
		text, err := json.Marshal(value)
		return string(text), err
	}
	files, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil {
		return err
	}
	if _, err := all.Funcs(functions).ParseFiles(files...); err != nil {
		return err
	}
	texts := map[string]string{}
	for _, file := range files {
		name := filepath.Base(file)
		if strings.HasPrefix(name, "_") {
			continue
		}
		var out strings.Builder
		if err := all.ExecuteTemplate(&out, name, context); err != nil {
			return err
		}
		texts[name] = out.String()
	}
	return json.NewEncoder(os.Stdout).Encode(texts)
}
