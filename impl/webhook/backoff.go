package webhook

import (
	"math/rand/v2"
	"time"
)

const (
	firstWait = time.Second
	maxWait   = 10 * time.Minute
	// breakerThreshold is after how many failures in a row the circuit breaker of a webhook pauses it.
	breakerThreshold = 3
)

// backoff is how long to wait after an attempt, of which there were so many.
//
// The wait doubles, so that a receiver that is only restarting is notified within seconds, and one that is down for hours
// costs some 150 attempts in a day. It ends at ten minutes, because people wait for the news once the receiver is back.
// Half of it is random: what failed together would come back together, time and again. The other half is not, or some
// attempts would follow each other at once.
func backoff(tries int) time.Duration {
	half := doubled(tries) / 2
	return half + rand.N(half+1)
}

// pauseAfter is how long a webhook is paused after so many failures in a row. Two may be bad luck.
//
// Every message to it waits for itself already. The pause bounds what many messages cost together: an attempt with each
// would keep a dead receiver busy, and our connections too. It is half of the wait after as many tries, which no message
// goes below, so that the pause itself delays none that has failed as often.
func pauseAfter(failures int) time.Duration {
	if failures < breakerThreshold {
		return 0
	}
	return doubled(failures) / 2
}

// doubled is the whole wait, which doubles with every try.
func doubled(tries int) time.Duration {
	w := firstWait
	for ; tries > 1 && w < maxWait; tries-- {
		w *= 2
	}
	return min(w, maxWait)
}
