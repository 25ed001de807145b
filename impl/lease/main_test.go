package lease

import (
	"testing"

	"github.com/obstack/obstack/impl/store/pgtest"
)

func TestMain(m *testing.M) { pgtest.Main(m) }
