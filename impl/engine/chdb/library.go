package chdb

import (
	"debug/elf"
	"errors"
	"fmt"
	"io/fs"
	"runtime"
	"unsafe"

	"github.com/ebitengine/purego"
)

// prefix is what the names of all functions of the library begin with.
const prefix = "chdb_"

// library holds the C functions in use, named as in C but without the prefix. Strings travel with their
// length, so they may hold NUL bytes. Handles and results are C's memory: the caller must give them back.
type library struct {
	setSignalHandlersEnabled func(enabled int32)

	connect   func(argc int32, argv []*byte) (handle unsafe.Pointer)
	closeConn func(handle unsafe.Pointer)

	classifyQueryN func(conn unsafe.Pointer, sql string, sqlLen uintptr, dialect unsafe.Pointer, dialectLen uintptr,
		out *classification) (failed int32)

	queryWithParamsN func(conn unsafe.Pointer, sql string, sqlLen uintptr, format string, formatLen uintptr,
		names []*byte, nameLens []uintptr, values []*byte, valueLens []uintptr, n uintptr) (result unsafe.Pointer)
	streamQueryWithParamsN func(conn unsafe.Pointer, sql string, sqlLen uintptr, format string, formatLen uintptr,
		names []*byte, nameLens []uintptr, values []*byte, valueLens []uintptr, n uintptr) (stream unsafe.Pointer)
	streamFetchResult func(conn, stream unsafe.Pointer) (result unsafe.Pointer)
	streamCancelQuery func(conn, stream unsafe.Pointer)

	resultBuffer           func(result unsafe.Pointer) *byte
	resultLength           func(result unsafe.Pointer) uintptr
	resultError            func(result unsafe.Pointer) string
	resultRowsRead         func(result unsafe.Pointer) uint64
	resultStorageRowsRead  func(result unsafe.Pointer) uint64
	resultStorageBytesRead func(result unsafe.Pointer) uint64
	resultRowsWritten      func(result unsafe.Pointer) uint64
	resultBytesWritten     func(result unsafe.Pointer) uint64
	destroyQueryResult     func(result unsafe.Pointer)

	streamInsertWithParamsN func(conn unsafe.Pointer, sql string, sqlLen uintptr, format string, formatLen uintptr,
		names []*byte, nameLens []uintptr, values []*byte, valueLens []uintptr, n uintptr) (insert unsafe.Pointer)
	streamAppend        func(insert unsafe.Pointer, data []byte, n uintptr) (failed int32)
	streamDone          func(insert unsafe.Pointer) (result unsafe.Pointer)
	streamInsertError   func(insert unsafe.Pointer) string
	streamCancelInsert  func(insert unsafe.Pointer)
	destroyInsertStream func(insert unsafe.Pointer)
}

// classification is what chdb_classify_query_n fills in. The library checks size against its own idea of the
// struct, and parses the text as the engine would, which no lexer of ours could promise.
type classification struct {
	size       uint32
	statements uint32 // 0 when the text is empty or does not parse
	_          uint32
	kind       uint32
	_          [12]uint32
}

// kindReads is the kind of statements that only read; others write, or touch the session or what is outside.
const kindReads = 0

// function is one of the library's, and the field that it fills in.
type function struct {
	name string
	fn   any
}

func (l *library) functions() []function {
	return []function{
		{"set_signal_handlers_enabled", &l.setSignalHandlersEnabled},
		{"connect", &l.connect},
		{"close_conn", &l.closeConn},
		{"classify_query_n", &l.classifyQueryN},
		{"query_with_params_n", &l.queryWithParamsN},
		{"stream_query_with_params_n", &l.streamQueryWithParamsN},
		{"stream_fetch_result", &l.streamFetchResult},
		{"stream_cancel_query", &l.streamCancelQuery},
		{"result_buffer", &l.resultBuffer},
		{"result_length", &l.resultLength},
		{"result_error", &l.resultError},
		{"result_rows_read", &l.resultRowsRead},
		{"result_storage_rows_read", &l.resultStorageRowsRead},
		{"result_storage_bytes_read", &l.resultStorageBytesRead},
		{"result_rows_written", &l.resultRowsWritten},
		{"result_bytes_written", &l.resultBytesWritten},
		{"destroy_query_result", &l.destroyQueryResult},
		{"stream_insert_with_params_n", &l.streamInsertWithParamsN},
		{"stream_append", &l.streamAppend},
		{"stream_done", &l.streamDone},
		{"stream_insert_error", &l.streamInsertError},
		{"stream_cancel_insert", &l.streamCancelInsert},
		{"destroy_insert_stream", &l.destroyInsertStream},
	}
}

// Check says whether a file is a library that this machine can load, with all functions that are needed, as far as that
// can be seen without loading it: it is large, and stays loaded.
func Check(path string) error {
	if runtime.GOOS != "linux" {
		return nil
	}
	file, err := elf.Open(path)
	var unreadable *fs.PathError
	if errors.As(err, &unreadable) {
		return err
	}
	if err != nil { // what it found instead says nothing to an operator
		return fmt.Errorf("%s is not a complete library", path)
	}
	defer func() { _ = file.Close() }()
	machine := map[string]elf.Machine{"amd64": elf.EM_X86_64, "arm64": elf.EM_AARCH64}[runtime.GOARCH]
	if file.Type != elf.ET_DYN || file.Machine != machine {
		return fmt.Errorf("%s is not a shared library for this machine: %v for %v", path, file.Type, file.Machine)
	}
	symbols, err := file.DynamicSymbols()
	if err != nil && !errors.Is(err, elf.ErrNoSymbols) {
		return fmt.Errorf("%s is damaged: %w", path, err)
	}
	defined := map[string]bool{}
	for _, s := range symbols {
		defined[s.Name] = s.Section != elf.SHN_UNDEF
	}
	for _, f := range new(library).functions() {
		if !defined[prefix+f.name] {
			return errMissing(path, f)
		}
	}
	return nil
}

func errMissing(path string, f function) error {
	return fmt.Errorf("%s is too old or not libchdb: function %s is missing", path, prefix+f.name)
}

// load opens libchdb. It stays loaded until the process ends: unloading it is not supported.
func load(path string) (*library, error) {
	so, err := purego.Dlopen(path, purego.RTLD_NOW|purego.RTLD_LOCAL)
	if err != nil {
		return nil, fmt.Errorf("load %s: %w", path, err)
	}
	l := new(library)
	for _, f := range l.functions() {
		symbol, err := purego.Dlsym(so, prefix+f.name)
		if err != nil {
			return nil, errMissing(path, f)
		}
		purego.RegisterFunc(f.fn, symbol)
	}
	return l, nil
}
