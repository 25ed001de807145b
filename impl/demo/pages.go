package demo

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// page is a route of the shop and how many of a hundred visits go there.
type page struct {
	method, route string
	share         float64
	serve         func(v *visit, sp *span) reply
}

// reply is what the frontend answers. A failure is the shop's own fault, and makes its span an error.
type reply struct {
	status  int
	failure *failure
}

var pages = []page{
	{"POST", "/checkout", 8, (*visit).placeOrder},
	{"GET", "/", 27, (*visit).home},
	{"GET", "/search", 15, (*visit).search},
	{"GET", "/products/{id}", 29, (*visit).product},
	{"GET", "/cart", 8, (*visit).showCart},
	{"POST", "/cart", 9, (*visit).addToCart},
	{"GET", "/orders/{id}", 4, (*visit).showOrder},
}

var (
	products = []string{
		"Teapot", "Kettle", "Mug", "Coffee mill", "Tray", "Apron", "Bread knife", "Cutting board", "Salt mill",
		"Carafe", "Whisk", "Napkins",
	}
	tableNames = []string{"products", "orders", "customers"}
	countries  = []string{"DE", "DE", "DE", "FR", "FR", "NL", "AT", "IT", "SE", "PL"}
	cards      = []string{"visa", "visa", "mastercard", "mastercard", "amex"}
	declines   = []string{"insufficient_funds", "expired_card", "do_not_honor"}
	words      = []string{"tea", "coffee", "knife", "gift", "blue mug", "salt"}
	agents     = []string{
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/142.0",
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) Safari/604.1",
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 15_6) Safari/605.1",
		"Mozilla/5.0 (Linux; Android 15) Chrome/139.0",
	}
)

// statements by operation and table.
var statements = map[string]string{
	"SELECT products": "SELECT id, name, price, stock FROM products WHERE id = ANY($1)",
	"SELECT orders":   "SELECT id, state, total FROM orders WHERE id = $1 AND customer_id = $2",
	"INSERT orders":   "INSERT INTO orders (id, customer_id, items, total) VALUES ($1, $2, $3, $4)",
}

// callStack is where the frontend notices that a service failed.
const callStack = "at callErrorFromStatus (/app/node_modules/@grpc/grpc-js/build/src/call.js:31:19)"

var (
	catalogDown = &failure{"CatalogUnavailable", "14 UNAVAILABLE: catalog: store did not answer", callStack}
	ordersDown  = &failure{"CheckoutUnavailable", "14 UNAVAILABLE: checkout: store did not answer", callStack}
	cartDown    = &failure{"CartUnavailable", "13 INTERNAL: cart: redis connection was reset", callStack}
	emptyList   = &failure{
		"IndexError", "list index out of range",
		"Traceback (most recent call last):\n  File \"/app/recommend.py\", line 58, in rank\n    best = scored[0]",
	}
	providerTimeout = &failure{
		"java.net.SocketTimeoutException", "Read timed out after 5000 ms: POST https://api.cardpay.example/v1/charges",
		"at java.base/sun.nio.ch.NioSocketImpl.timedRead(NioSocketImpl.java:278)\n" +
			"\tat shop.payment.CardPay.charge(CardPay.java:91)",
	}
	paymentTimeout = &failure{
		"DeadlineExceeded", "rpc error: code = DeadlineExceeded desc = payment: provider timed out",
		"shop.(*Checkout).PlaceOrder\n\tcheckout.go:142",
	}
	checkoutDown = &failure{"CheckoutFailed", "4 DEADLINE_EXCEEDED: checkout: payment: provider timed out", callStack}
)

// choose picks a page. While payments fail, people try again and again.
func (v *visit) choose() page {
	if v.noPayment && v.chance(0.15) {
		return pages[0]
	}
	left := 100 * v.random.Float64()
	for _, p := range pages {
		if left -= p.share; left < 0 {
			return p
		}
	}
	return pages[1]
}

// run is the whole visit: the browser for a few, the frontend, and what is left to do afterwards.
func (v *visit) run() {
	p := v.choose()
	path := strings.Replace(p.route, "{id}", strconv.Itoa(1+v.random.IntN(len(products))), 1)
	var browser *span
	if v.trace != "" && v.chance(0.02) {
		browser = v.browse(p.method, path)
		v.take(25 * time.Millisecond)
	}
	agent, country := pick(v.shop, agents), pick(v.shop, countries)
	sp := v.begin(browser, v.frontend, kindServer, p.method+" "+p.route, "http.method", p.method,
		"http.route", p.route, "http.target", path, "http.scheme", "https", "http.user_agent", agent,
		"user.id", v.user, "user.country", country)
	v.take(2 * time.Millisecond)
	answer := p.serve(v, sp)
	v.take(3 * time.Millisecond)
	status := strconv.Itoa(answer.status)
	v.set(sp, "http.status_code", status)
	if answer.failure != nil {
		v.fail(sp, answer.failure)
	}
	v.end(sp)
	l := levelInfo
	switch {
	case answer.status >= 500:
		l = levelError
	case answer.status >= 400:
		l = levelWarn
	}
	took := strconv.FormatInt(sp.duration.Milliseconds(), 10)
	line := []string{
		"http.method", p.method, "http.route", p.route, "http.target", path, "http.status_code", status,
		"http.user_agent", agent, "user.id", v.user, "user.country", country, "duration_ms", took,
	}
	if answer.failure != nil {
		line = append(line, "error.type", answer.failure.typ)
	}
	v.log(sp, l, p.method+" "+path+" "+status+" "+took+"ms", line...)
	if browser != nil {
		v.take(25 * time.Millisecond)
		v.end(browser)
	}
	if v.afterwards != nil {
		v.afterwards()
	}
}

func (v *visit) home(sp *span) reply {
	if !v.listProducts(sp, len(products)) {
		return reply{503, catalogDown}
	}
	v.recommend(sp)
	return reply{status: 200}
}

func (v *visit) search(sp *span) reply {
	word := pick(v.shop, words)
	v.set(sp, "search.query", word)
	found := v.random.IntN(6)
	if !v.listProducts(sp, found) {
		return reply{503, catalogDown}
	}
	if found == 0 {
		v.log(sp, levelInfo, "nothing found for \""+word+"\"", "search.query", word, "user.id", v.user)
	}
	return reply{status: 200}
}

func (v *visit) product(sp *span) reply {
	if v.chance(0.01) {
		v.log(sp, levelInfo, "unknown product asked for by "+v.user, "user.id", v.user)
		return reply{status: 404}
	}
	if !v.listProducts(sp, 1) {
		return reply{503, catalogDown}
	}
	v.recommend(sp)
	return reply{status: 200}
}

// listProducts has the catalog look for products, which it often has in its memory.
func (v *visit) listProducts(parent *span, count int) bool {
	sp := v.call(parent, v.catalog, "Catalog", "List")
	defer v.end(sp)
	v.take(1500 * time.Microsecond)
	n := strconv.Itoa(count)
	if v.chance(0.4) {
		v.log(sp, levelDebug, "cache hit, "+n+" products", "cache.hit", "true", "product.count", n)
		return true
	}
	if !v.query(sp, "SELECT", "products", 6*time.Millisecond) {
		v.fail(sp, statementTimeout)
		return false
	}
	v.log(sp, levelInfo, "read "+n+" products from the database", "cache.hit", "false", "product.count", n)
	return true
}

// recommend asks for recommendations. Pages do without them when there are none.
func (v *visit) recommend(parent *span) {
	release := v.recommendation
	if v.crashing {
		release = v.newRecommendation
	}
	sp := v.call(parent, release, "Recommendation", "List", "user.id", v.user)
	v.take(18 * time.Millisecond)
	if v.crashing && v.chance(0.4) {
		v.fail(sp, emptyList)
		v.log(sp, levelError, "rank failed: IndexError: list index out of range", "error.type", emptyList.typ,
			"user.id", v.user, "code.function", "rank")
		v.end(sp)
		v.log(parent, levelWarn, "page shown without recommendations", "user.id", v.user,
			"peer.service", "recommendation")
		return
	}
	if v.chance(0.3) {
		v.log(sp, levelDebug, "ranked "+strconv.Itoa(20+v.random.IntN(60))+" candidates for "+v.user, "user.id", v.user)
	}
	v.end(sp)
}

func (v *visit) showCart(sp *span) reply {
	if !v.cartCall(sp, "Get", "HGETALL") {
		return reply{500, cartDown}
	}
	return reply{status: 200}
}

func (v *visit) addToCart(sp *span) reply {
	id := v.random.IntN(len(products))
	if v.chance(0.02) {
		v.log(sp, levelWarn, "cart refused: quantity must be between 1 and 99", "user.id", v.user,
			"error.type", "Invalid")
		return reply{status: 400}
	}
	if !v.listProducts(sp, 1) {
		return reply{503, catalogDown}
	}
	if !v.cartCall(sp, "Add", "HINCRBY") {
		return reply{500, cartDown}
	}
	v.log(sp, levelInfo, v.user+" put "+products[id]+" into the cart", "user.id", v.user,
		"product.id", strconv.Itoa(id+1), "product.name", products[id])
	return reply{status: 303}
}

// cartCall has the cart service do something that takes one operation of Redis.
func (v *visit) cartCall(parent *span, method, operation string) bool {
	sp := v.call(parent, v.cart, "Cart", method, "user.id", v.user)
	defer v.end(sp)
	v.take(time.Millisecond)
	if !v.cached(sp, operation) {
		v.fail(sp, cacheReset)
		return false
	}
	v.log(sp, levelDebug, method+" cart of "+v.user, "user.id", v.user, "db.operation", operation)
	return true
}

func (v *visit) showOrder(sp *span) reply {
	call := v.call(sp, v.checkout, "Checkout", "GetOrder", "user.id", v.user)
	defer v.end(call)
	v.take(time.Millisecond)
	if !v.query(call, "SELECT", "orders", 8*time.Millisecond) {
		v.fail(call, statementTimeout)
		return reply{503, ordersDown}
	}
	v.log(call, levelInfo, "order looked up by "+v.user, "user.id", v.user)
	return reply{status: 200}
}

// placeOrder is where the money is made, and what the incidents are about: cart, shipping, payment, database, and in
// the end a confirmation by mail.
func (v *visit) placeOrder(sp *span) reply {
	v.shop.orders++
	order := "ord-" + strconv.Itoa(700_000+v.shop.orders)
	items := strconv.Itoa(1 + v.random.IntN(5))
	total := fmt.Sprintf("%.2f", 5+120*v.random.Float64())
	v.set(sp, "order.id", order)

	call := v.call(sp, v.checkout, "Checkout", "PlaceOrder", "user.id", v.user, "order.id", order,
		"order.total", total, "order.items", items)
	defer v.end(call)
	v.log(call, levelInfo, "placing order "+order+" for "+v.user, "order.id", order, "user.id", v.user,
		"order.items", items, "order.total", total)
	if !v.cartCall(call, "Get", "HGETALL") {
		v.fail(call, cacheReset)
		return reply{500, cartDown}
	}
	v.quote(call, order)
	switch problem := v.charge(call, order, total); problem {
	case nil:
	case providerTimeout:
		v.fail(call, paymentTimeout)
		v.log(call, levelError, "order "+order+" failed: payment: provider timed out", "order.id", order,
			"user.id", v.user, "order.total", total, "error.type", paymentTimeout.typ)
		return reply{504, checkoutDown}
	default:
		v.log(call, levelWarn, "order "+order+" not placed: "+problem.message, "order.id", order, "user.id", v.user,
			"error.type", problem.typ)
		return reply{status: 402}
	}
	if !v.query(call, "INSERT", "orders", 11*time.Millisecond) {
		v.fail(call, statementTimeout)
		return reply{503, ordersDown}
	}
	v.log(call, levelInfo, "order "+order+" placed: "+items+" items, "+total+" EUR", "order.id", order,
		"user.id", v.user, "order.items", items, "order.total", total)
	v.confirm(call, order)
	return reply{status: 303}
}

// quote asks what the delivery costs, which never fails.
func (v *visit) quote(parent *span, order string) {
	sp := v.call(parent, v.shipping, "Shipping", "Quote", "order.id", order)
	v.take(9 * time.Millisecond)
	country := pick(v.shop, countries)
	v.log(sp, levelInfo, fmt.Sprintf("quote %.2f EUR to %s", 3.9+float64(v.random.IntN(6)), country),
		"order.id", order, "shipping.country", country)
	v.end(sp)
}

// charge has the payment provider charge a card, and answers why it did not. Time-outs happen at any time, but rarely.
func (v *visit) charge(parent *span, order, total string) *failure {
	card := pick(v.shop, cards)
	sp := v.call(parent, v.payment, "Payment", "Charge", "order.id", order, "payment.amount", total,
		"payment.card", card)
	defer v.end(sp)
	v.take(3 * time.Millisecond)
	timeouts := v.chance(0.003) || v.noPayment && v.chance(0.7)
	for attempt := 1; attempt <= 2; attempt++ {
		request := v.begin(sp, v.payment, kindClient, "POST api.cardpay.example", "http.method", "POST",
			"http.url", "https://api.cardpay.example/v1/charges", "net.peer.name", "api.cardpay.example",
			"peer.service", "cardpay", "http.resend_count", strconv.Itoa(attempt-1))
		if !timeouts {
			median := 180 * time.Millisecond
			if v.noPayment {
				median = 2500 * time.Millisecond
			}
			v.take(median)
			v.set(request, "http.status_code", "200")
			v.end(request)
			break
		}
		v.clock = v.clock.Add(5*time.Second + time.Duration(v.random.IntN(9))*time.Millisecond)
		v.fail(request, providerTimeout)
		v.end(request)
		l := levelWarn
		if attempt == 2 {
			l = levelError
		}
		v.log(sp, l, fmt.Sprintf("payment provider timed out after 5000 ms (attempt %d of 2)", attempt),
			"order.id", order, "payment.provider", "cardpay", "payment.amount", total, "payment.card", card,
			"error.type", providerTimeout.typ)
	}
	if timeouts {
		v.fail(sp, providerTimeout)
		return providerTimeout
	}
	if v.chance(0.04) {
		reason := pick(v.shop, declines)
		v.log(sp, levelWarn, "card declined: "+reason, "order.id", order, "payment.card", card,
			"payment.decline", reason)
		return &failure{typ: "CardDeclined", message: "card declined: " + reason}
	}
	v.log(sp, levelInfo, "charged "+total+" EUR to a "+card+" card", "order.id", order, "payment.provider", "cardpay",
		"payment.amount", total, "payment.card", card)
	return nil
}

// confirm queues the confirmation, which is sent when the customer has an answer.
func (v *visit) confirm(parent *span, order string) {
	producer := v.begin(parent, v.checkout, kindProducer, "orders publish", "messaging.system", "rabbitmq",
		"messaging.destination.name", "orders", "order.id", order)
	v.take(2 * time.Millisecond)
	v.end(producer)
	v.afterwards = func() {
		v.take(300 * time.Millisecond)
		sp := v.begin(producer, v.email, kindConsumer, "orders process", "messaging.system", "rabbitmq",
			"messaging.destination.name", "orders", "order.id", order)
		v.take(90 * time.Millisecond)
		if v.chance(0.02) {
			v.log(sp, levelWarn, "mail server answered 451, trying again", "order.id", order, "smtp.status", "451")
			v.take(time.Second)
		}
		v.log(sp, levelInfo, "confirmation of "+order+" sent", "order.id", order, "user.id", v.user,
			"smtp.status", "250")
		v.end(sp)
	}
}
