package otlp_test

import (
	"testing"
)

func TestRowsAreThoseOfPdata(t *testing.T) {
	for signal, body := range samples(t) {
		t.Run(signal.String(), func(t *testing.T) { compare(t, signal, body) })
	}
}
