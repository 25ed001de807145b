package demo

import (
	"strconv"
	"time"
)

// After the window the card provider cannot be reached for a while, again and again. So an alert fires and is resolved,
// again and again, while the operator watches.
const (
	// firstOutage is how long after the window the first outage begins, and outageEvery how much later each other one.
	firstOutage = 30 * time.Second
	outageEvery = 10 * time.Minute
	// An outage makes so many logs, at about such a distance.
	outageLogs = 45
	outageStep = 2 * time.Second
)

// outage reports whether the card provider cannot be reached at a time after the window.
func (s *shop) outage(at time.Time) bool {
	since := at.Sub(s.end) - firstOutage
	return since >= 0 && since%outageEvery < outageLogs*outageStep
}

// refusals are the logs of the outages in a part of the time after the window.
func (s *shop) refusals(begin, end time.Time) []logRow {
	var rows []logRow
	for at := begin; at.Before(end); at = at.Add(outageStep) {
		if !s.outage(at) {
			continue
		}
		s.orders++
		rows = append(rows, logRow{
			at: at.Add(time.Duration(s.random.Int64N(int64(outageStep)))), level: levelError, pod: pick(s, s.payment.pods),
			body: "payment provider cannot be reached: connect to api.cardpay.example:443: connection refused",
			attributes: attributes("order.id", "ord-"+strconv.Itoa(700_000+s.orders), "payment.provider", "cardpay",
				"payment.card", pick(s, cards), "error.type", "java.net.ConnectException"),
		})
	}
	return rows
}
