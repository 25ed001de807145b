package sqlgen

import (
	"testing"

	"github.com/obstack/obstack/impl/engine/enginetest"
)

func TestMain(m *testing.M) { enginetest.Main(m) }
