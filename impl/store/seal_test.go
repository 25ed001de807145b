package store

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestASealedValueOpensOnlyWhereItBelongs(t *testing.T) {
	t.Parallel()
	s, err := newSealer(bytes.Repeat([]byte{7}, 32))
	if err != nil {
		t.Fatal(err)
	}
	home := place("webhooks", "team", "id", "url")
	sealed := s.seal("https://secret.example", home)
	if got, err := s.open(sealed, home); err != nil || got != "https://secret.example" {
		t.Errorf("got %q (%v)", got, err)
	}
	if again := s.seal("https://secret.example", home); bytes.Equal(again, sealed) {
		t.Error("sealing twice gave the same bytes")
	}
	for _, elsewhere := range [][]byte{
		place("connections", "team", "id", "url"), place("webhooks", "other", "id", "url"),
		place("webhooks", "team", "other", "url"), place("webhooks", "team", "id", "headers"),
	} {
		if got, err := s.open(sealed, elsewhere); err == nil {
			t.Errorf("opened as %s: %q", elsewhere, got)
		}
	}
	for i := range sealed {
		damaged := bytes.Clone(sealed)
		damaged[i] ^= 1
		if got, err := s.open(damaged, home); err == nil {
			t.Errorf("opened with byte %d changed: %q", i, got)
		}
		if got, err := s.open(sealed[:i], home); err == nil {
			t.Errorf("opened cut to %d bytes: %q", i, got)
		}
	}
	other, err := newSealer(bytes.Repeat([]byte{8}, 32))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := other.open(sealed, home); err == nil {
		t.Errorf("opened with another key: %q", got)
	}
}

func TestSealedMapsKeepNilAndEmptyApart(t *testing.T) {
	t.Parallel()
	s, err := newSealer(make([]byte, 32))
	if err != nil {
		t.Fatal(err)
	}
	home := place("webhooks", "team", "id", "headers")
	for _, want := range []map[string]string{nil, {}, {"a": "b", "": "<&>\u2028"}} {
		got, err := s.openMap(s.sealMap(want, home), home)
		if err != nil {
			t.Error(err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Error(diff)
		}
	}
}
