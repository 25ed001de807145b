{{/* A bloom filter leaves granules, of which all rows are read. With 2,048 rows in each, searches by a rare attribute take half as
long as with 8,192. Without text indexes, an index of words has as many bytes for each eight granules, whatever their size. */ -}}
{{define "granularity"}}{{if .TextIndex}}2048{{else}}8192{{end}}{{end}}
