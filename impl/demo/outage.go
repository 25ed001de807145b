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

var refused = &failure{
	"java.net.ConnectException", "connect to api.cardpay.example:443: connection refused",
	"at java.base/sun.nio.ch.Net.connect(Net.java:589)\n\tat shop.payment.CardPay.charge(CardPay.java:84)",
}

// refuse adds the payments that fail during the outages in a part of the time after the window. Checkout retries them from a
// queue, outside of the visits of customers.
func (s *shop) refuse(begin, end time.Time) {
	for at := begin; at.Before(end); at = at.Add(outageStep) {
		if s.outage(at) {
			v := &visit{shop: s, clock: at.Add(time.Duration(s.random.Int64N(int64(outageStep)))), trace: s.hex(16)}
			v.retryPayment()
		}
	}
}

// retryPayment is a payment that the card provider refuses.
func (v *visit) retryPayment() {
	v.shop.orders++
	order, card := "ord-"+strconv.Itoa(700_000+v.shop.orders), pick(v.shop, cards)
	retry := v.begin(nil, v.checkout, kindConsumer, "payments process", "messaging.system", "rabbitmq",
		"messaging.destination.name", "payments", "order.id", order)
	charge := v.call(retry, v.payment, "Payment", "Charge", "order.id", order, "payment.card", card)
	request := v.begin(charge, v.payment, kindClient, "POST api.cardpay.example", "http.method", "POST",
		"http.url", "https://api.cardpay.example/v1/charges", "net.peer.name", "api.cardpay.example", "peer.service", "cardpay")
	v.log(charge, levelError, "payment provider cannot be reached: "+refused.message, "order.id", order, "payment.provider", "cardpay",
		"payment.card", card, "error.type", refused.typ)
	v.take(time.Millisecond)
	for _, sp := range []*span{request, charge, retry} {
		v.fail(sp, refused)
		v.end(sp)
	}
}
