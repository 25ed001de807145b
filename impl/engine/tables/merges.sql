{{/* A merge of a row costs about as much as its insert. Of parts of a sixteenth of their sum each, instead of a fifth, a row is
merged less than half as often while much comes in. Of parts with a file for each column, a tenth of the time of inserts goes
to the file system, so parts are compact up to 128 MiB before compression. */ -}}
{{define "merges"}}{{if .TextIndex}}, merge_selector_base = 16, min_bytes_for_wide_part = 134217728{{end}}{{end}}
