package demo

import (
	"strconv"
	"time"
)

// The day after the window is empty but for this: again and again the card provider cannot be reached for a while. So
// an alert fires and is resolved, again and again, while somebody watches.
const (
	// firstOutage is how long after the window the first outage begins, and outageEvery how much later each other one.
	firstOutage = 30 * time.Second
	outageEvery = 10 * time.Minute
	outages     = 144
	// An outage makes so many logs, at about such a distance.
	outageLogs = 45
	outageStep = 2 * time.Second

	aheadCount = outages * outageLogs
)

// ahead are the logs of all outages after the window.
func (s *shop) ahead() []logRow {
	rows := make([]logRow, 0, aheadCount)
	for i := range aheadCount {
		outage, n := i/outageLogs, i%outageLogs
		at := s.end.Add(firstOutage + time.Duration(outage)*outageEvery + time.Duration(n)*outageStep)
		rows = append(rows, logRow{
			at: at.Add(time.Duration(s.random.Int64N(int64(outageStep)))), level: levelError, pod: pick(s, s.payment.pods),
			body: "payment provider cannot be reached: connect to api.cardpay.example:443: connection refused",
			attributes: attributes("order.id", "ord-"+strconv.Itoa(800_000+i), "payment.provider", "cardpay",
				"payment.card", pick(s, cards), "error.type", "java.net.ConnectException"),
		})
	}
	return rows
}
