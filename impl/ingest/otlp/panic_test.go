package otlp

import (
	"bytes"
	"testing"
	"time"
)

// TestPanicsAreErrors breaks a builder, as a mistake in it would, and repairs it.
func TestPanicsAreErrors(t *testing.T) {
	key := func(key string) []byte { // a request with a record with an attribute
		var body []byte
		body = append(append(body, 1<<3|2, byte(len(key))), key...)
		for _, field := range []byte{6, 2, 2, 1} {
			body = append([]byte{field<<3 | 2, byte(len(body))}, body...)
		}
		return body
	}
	w := Window{Received: time.Unix(1_770_545_472, 0)}
	b := NewBuilder()
	add := func(name string) error { return b.Append(Logs, key(name), w, 0) }
	native := func() ([]byte, error) {
		k := b.Blocks()[0]
		return k.AppendNative(nil, Columns(k.Table()), 0, k.Rows())
	}
	if err := add("a"); err != nil {
		t.Fatal(err)
	}
	want, err := native()
	if err != nil {
		t.Fatal(err)
	}
	next, texts := b.dictionary.next, b.dictionary.texts
	b.dictionary.next = nil
	if err := add("b"); err == nil {
		t.Error("a builder without a dictionary has taken a request")
	}
	b.dictionary.next, b.dictionary.texts = next, nil
	if _, err := native(); err == nil {
		t.Error("a block without a dictionary was written")
	}
	b.dictionary.texts = texts
	if got, err := native(); err != nil || !bytes.Equal(want, got) {
		t.Errorf("what was there before is another: %v", err)
	}
	if err := add("c"); err != nil || b.Rows() != 2 {
		t.Errorf("%d rows, %v", b.Rows(), err)
	}
}
