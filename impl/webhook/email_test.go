package webhook

import (
	"context"
	"crypto/x509"
	"encoding/base64"
	"fmt"
	"io"
	"mime"
	"mime/quotedprintable"
	netmail "net/mail"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

// mailSender returns a Sender for mails through a server, as the user of the server or of none.
func mailSender(t *testing.T, m *mailServer, asUser bool, edit ...func(*SenderOptions)) *Sender {
	t.Helper()
	u := url.URL{Scheme: "smtp", Host: m.Addr().String()}
	if m.encrypted {
		u.Scheme = "smtps"
	}
	if asUser {
		u.User = url.UserPassword(mailUser, mailPassword)
	}
	mail, err := ParseMail(u.String(), "Obstack Alerts <alerts@corp.test>")
	if err != nil {
		t.Fatal(err)
	}
	mail.roots = m.roots
	return newSender(t, append([]func(*SenderOptions){func(o *SenderOptions) { o.Mail = mail }}, edit...)...)
}

func aMailbox(addresses string) store.Receiver {
	return aReceiver(api.WebhookServiceEmail, "mailto:"+addresses)
}

var mailed = Result{Status: 250}

func TestAMail(t *testing.T) {
	t.Parallel()
	m := newMailServer(t)
	s := mailSender(t, m, false)
	d := aDelivery(func(d *store.Delivery) {
		d.Message.Title = "🚨 Errors\r\nBcc: x@evil.test\n in  \"Shop\" " + strings.Repeat("é", 300)
		d.Message.Body = ".\n.. Ünï\r\n.\n" + strings.Repeat("long ", 300) + "\n"
	})
	to := "ann@corp.test,bob%2Bx@corp.test,eve@corp.test,ann@corp.test"
	if got := s.Send(t.Context(), aMailbox(to), d, ten10); got != mailed {
		t.Fatalf("%+v", got)
	}
	name, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"EHLO " + name, "MAIL FROM:<alerts@corp.test>", "RCPT TO:<ann@corp.test>", "RCPT TO:<bob+x@corp.test>",
		"RCPT TO:<eve@corp.test>", "DATA",
	}
	if diff := cmp.Diff(want, m.received()[:len(want)]); diff != "" {
		t.Errorf("commands (-want +got):\n%s", diff)
	}
	mail, body := readMail(t, m.taken()[0])
	subject, err := new(mime.WordDecoder).DecodeHeader(mail.Header.Get("Subject"))
	if want := `🚨 Errors Bcc: x@evil.test in "Shop" ` + strings.Repeat("é", 160) + "..."; err != nil || subject != want {
		t.Errorf("subject %q, error %v", subject, err)
	}
	headers := netmail.Header{
		"From": {`"Obstack Alerts" <alerts@corp.test>`}, "Subject": mail.Header["Subject"], "To": mail.Header["To"],
		"Date": {"Sun, 17 Mar 2024 22:10:00 +0000"}, "Message-Id": {"<" + aMessageID + "@corp.test>"},
		"In-Reply-To": {"<" + anEventID + "@corp.test>"}, "References": {"<" + anEventID + "@corp.test>"},
		"Auto-Submitted": {"auto-generated"}, "Mime-Version": {"1.0"},
		"Content-Type": {"text/plain; charset=UTF-8"}, "Content-Transfer-Encoding": {"quoted-printable"},
	}
	if diff := cmp.Diff(headers, mail.Header); diff != "" {
		t.Errorf("headers (-want +got):\n%s", diff)
	}
	addresses, err := mail.Header.AddressList("To")
	if err != nil || len(addresses) != 3 || addresses[1].Address != "bob+x@corp.test" {
		t.Errorf("to %v, error %v", addresses, err)
	}
	wantBody := ".\n.. Ünï\n.\n" + strings.Repeat("long ", 300) + "\n\n\nhttps://ui.example/search/1?a=1&b=2\n"
	if diff := cmp.Diff(wantBody, body); diff != "" {
		t.Errorf("body (-want +got):\n%s", diff)
	}
}

// readMail parses a mail, with line ends as in Go.
func readMail(t *testing.T, text string) (*netmail.Message, string) {
	t.Helper()
	mail, err := netmail.ReadMessage(strings.NewReader(text))
	if err != nil {
		t.Fatalf("%v in %q", err, text)
	}
	body, err := io.ReadAll(quotedprintable.NewReader(mail.Body))
	if err != nil {
		t.Fatal(err)
	}
	return mail, strings.ReplaceAll(string(body), "\r\n", "\n")
}

func TestTheEndOfAnAlertIsAnswerToItsBegin(t *testing.T) {
	t.Parallel()
	m := newMailServer(t)
	s := mailSender(t, m, false)
	for i, edit := range []func(*store.Delivery){func(*store.Delivery) {}, isResolved} {
		d := aDelivery(edit)
		d.MessageID = fmt.Sprintf("%040d", i)
		if got := s.Send(t.Context(), aMailbox("a@corp.test"), d, ten10); got != mailed {
			t.Fatalf("%+v", got)
		}
	}
	first, _ := readMail(t, m.taken()[0])
	second, _ := readMail(t, m.taken()[1])
	if first.Header.Get("References") != second.Header.Get("References") ||
		first.Header.Get("Message-Id") == second.Header.Get("Message-Id") {
		t.Errorf("%v and %v", first.Header, second.Header)
	}
}

func TestMailServersAreSpokenToInTheRightWay(t *testing.T) {
	t.Parallel()
	plain := base64.StdEncoding.EncodeToString([]byte("\x00" + mailUser + "\x00" + mailPassword))
	unfit := func(reason string) Result {
		return Result{Error: api.DeliveryErrorTypeMAILERROR, Reason: reason, Retry: true}
	}
	broken := Result{Error: api.DeliveryErrorTypeCONNECTIONERROR, Reason: "invalid certificate", Retry: true}
	for name, c := range map[string]struct {
		offers            []string
		encrypted, asUser bool
		strange           bool // a certificate by an unknown authority
		want              Result
		commands          []string // the first ones after hello
	}{
		"no user, without TLS":            {nil, false, false, false, mailed, []string{"MAIL FROM:<alerts@corp.test>"}},
		"no user, with an offer of TLS":   {[]string{"STARTTLS"}, false, false, false, mailed, []string{"STARTTLS"}},
		"no user, with any certificate":   {[]string{"STARTTLS"}, false, false, true, mailed, []string{"STARTTLS"}},
		"no user, encrypted":              {nil, true, false, false, mailed, []string{"MAIL FROM:<alerts@corp.test> *"}},
		"no user, encrypted, by a forger": {nil, true, false, true, broken, nil},
		"a user, with an offer of TLS": {
			[]string{"AUTH LOGIN PLAIN", "STARTTLS"}, false, true, false, mailed, []string{"STARTTLS"},
		},
		"a user, encrypted, PLAIN": {[]string{"AUTH GSSAPI PLAIN"}, true, true, false, mailed, []string{"AUTH PLAIN " + plain + " *"}},
		"a user, encrypted, LOGIN": {[]string{"AUTH LOGIN"}, true, true, false, mailed, []string{"AUTH LOGIN *"}},
		"a user, without TLS": {
			[]string{"AUTH PLAIN"},
			false, true, false,
			unfit("the mail server offers no TLS, which is required to send a password"), nil,
		},
		"a user, with an offer of TLS by a forger": {
			[]string{"AUTH PLAIN", "STARTTLS"}, false, true, true, broken, []string{"STARTTLS"},
		},
		"a user, encrypted, by a forger": {[]string{"AUTH PLAIN"}, true, true, true, broken, nil},
		"a user, with an unknown login": {
			[]string{"AUTH GSSAPI"}, true, true, false, unfit("the mail server supports neither PLAIN nor LOGIN authentication"), nil,
		},
		"a user, without a login": {nil, true, true, false, unfit("the mail server supports neither PLAIN nor LOGIN authentication"), nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			m := newMailServer(t, func(m *mailServer) {
				m.offers, m.encrypted = c.offers, c.encrypted
				if c.strange {
					m.roots = x509.NewCertPool()
				}
			})
			got := mailSender(t, m, c.asUser).Send(t.Context(), aMailbox("a@corp.test"), aDelivery(), ten10)
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			said := m.received()
			if len(said) > 0 {
				said = said[1:]
			}
			if len(said) < len(c.commands) || !slices.Equal(said[:len(c.commands)], c.commands) {
				t.Errorf("commands %q, want %q first", said, c.commands)
			}
			if got != mailed && (len(said) > len(c.commands) || strings.Contains(strings.Join(said, " "), "AUTH")) {
				t.Errorf("commands %q though it failed", said)
			}
			if len(c.commands) > 0 && c.commands[0] == "STARTTLS" && got == mailed && !strings.HasSuffix(said[len(said)-1], "*") {
				t.Errorf("commands %q, the last without TLS", said)
			}
		})
	}
}

func TestWhatMailServersAnswer(t *testing.T) {
	t.Parallel()
	refused := func(status int, retry bool, response string) Result {
		return Result{
			Status: status, Error: api.DeliveryErrorTypeMAILERROR, Reason: fmt.Sprintf("the mail server returned %d", status),
			Retry: retry, Response: response,
		}
	}
	some := func(status int, n int, response string) Result {
		r := refused(status, false, response)
		r.Reason = fmt.Sprintf("the mail server rejected %d of 3 addresses", n)
		return r
	}
	broken := Result{Error: api.DeliveryErrorTypeCONNECTIONERROR, Reason: "connection failed", Retry: true}
	login := Result{Status: 535, Error: api.DeliveryErrorTypeMAILERROR, Reason: "the mail server rejected the login"}
	type replies map[string]string
	for name, c := range map[string]struct {
		replies replies
		want    Result
		mails   int
	}{
		"it is busy":                     {replies{"": "421 busy"}, refused(421, true, "busy"), 0},
		"it serves no client":            {replies{"": "554 no"}, refused(554, false, "no"), 0},
		"it hangs up at once":            {replies{"": "drop"}, broken, 0},
		"it speaks another protocol":     {replies{"": "HTTP/1.1 400 Bad Request"}, broken, 0},
		"it does not know EHLO":          {replies{"EHLO": "502 what?", "HELO": "502 what?"}, refused(502, false, "what?"), 0},
		"the password is wrong":          {replies{"AUTH": "535 5.7.8 who is " + mailUser + "?"}, login, 0},
		"it refuses the sender for now":  {replies{"MAIL": "451 4.7.1 later"}, refused(451, true, "4.7.1 later"), 0},
		"it refuses the sender":          {replies{"MAIL": "550 5.7.1 no"}, refused(550, false, "5.7.1 no"), 0},
		"it refuses everybody":           {replies{"RCPT": "550 5.1.1 who?"}, refused(550, false, "5.1.1 who?"), 0},
		"it refuses everybody for now":   {replies{"RCPT": "450 4.2.1 later"}, refused(450, true, "4.2.1 later"), 0},
		"it refuses one":                 {replies{"RCPT TO:<b@": "550 who?"}, some(550, 1, "who?"), 1},
		"it refuses one for now":         {replies{"RCPT TO:<b@": "450 later"}, some(450, 1, "later"), 1},
		"it refuses all, some for now":   {replies{"RCPT TO:<a@": "550 who?", "RCPT TO:<b@": "450 later", "RCPT TO:<c@": "550 who?"}, refused(450, true, "later"), 0},
		"it takes no mail for now":       {replies{"DATA": "452 full"}, refused(452, true, "full"), 0},
		"it takes no mail":               {replies{"DATA": "554 no"}, refused(554, false, "no"), 0},
		"it takes nonsense for data":     {replies{"DATA": "250 ok"}, refused(250, true, "ok"), 0},
		"it refuses the mail for now":    {replies{".": "451 later"}, refused(451, true, "later"), 1},
		"it refuses the mail":            {replies{".": "552 too\x00 \xff large"}, refused(552, false, "too\uFFFD \uFFFD large"), 1},
		"it hangs up after the mail":     {replies{".": "drop"}, broken, 1},
		"it hangs up for the sender":     {replies{"MAIL": "drop"}, broken, 0},
		"it hangs up for a recipient":    {replies{"RCPT TO:<b@": "drop"}, broken, 0},
		"it does not say goodbye":        {replies{"QUIT": "hang"}, mailed, 1},
		"it hangs up instead of goodbye": {replies{"QUIT": "drop"}, mailed, 1},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			m := newMailServer(t, func(m *mailServer) {
				m.replies, m.offers = c.replies, []string{"AUTH PLAIN", "STARTTLS"}
			})
			to := aMailbox("a@corp.test,b@corp.test,c@corp.test")
			got := mailSender(t, m, true).Send(t.Context(), to, aDelivery(), ten10)
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			if n := len(m.taken()); n != c.mails {
				t.Errorf("%d mails, want %d; commands %q", n, c.mails, m.received())
			}
		})
	}
}

func TestTheTimeoutHoldsForEveryStepOfMail(t *testing.T) {
	t.Parallel()
	late := Result{Error: api.DeliveryErrorTypeTIMEOUT, Reason: "timed out after 0.5 s", Retry: true}
	for _, step := range []string{"", "EHLO", "STARTTLS", "AUTH", "MAIL", "RCPT", "DATA", "."} {
		for _, reply := range []string{"hang", "drip"} {
			t.Run(reply+" at step "+step, func(t *testing.T) {
				t.Parallel()
				m := newMailServer(t, func(m *mailServer) {
					m.replies[step], m.offers = reply, []string{"AUTH LOGIN", "STARTTLS"}
				})
				s := mailSender(t, m, true, func(o *SenderOptions) { o.Timeout = 500 * time.Millisecond })
				began := time.Now()
				got := s.Send(t.Context(), aMailbox("a@corp.test"), aDelivery(), ten10)
				if diff := cmp.Diff(late, got); diff != "" {
					t.Errorf("(-want +got):\n%s", diff)
				}
				if took := time.Since(began); took > time.Minute { // many times what it is given
					t.Errorf("it took %v", took)
				}
			})
		}
	}
}

func TestTheEndOfTheContextEndsAMail(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	m := newMailServer(t, func(m *mailServer) { m.replies["MAIL"], m.hanging = "hang", cancel })
	got := mailSender(t, m, false).Send(ctx, aMailbox("a@corp.test"), aDelivery(), ten10)
	want := Result{Error: api.DeliveryErrorTypeCONNECTIONERROR, Reason: "attempt interrupted", Retry: true}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestMailsThatCannotBeSent(t *testing.T) {
	t.Parallel()
	got := newSender(t).Send(t.Context(), aMailbox("a@corp.test"), aDelivery(), ten10)
	want := Result{Error: api.DeliveryErrorTypeNOTCONFIGURED, Reason: "no mail server configured"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("without a server (-want +got):\n%s", diff)
	}
	m := newMailServer(t)
	got = mailSender(t, m, false).Send(t.Context(), aMailbox("nobody"), aDelivery(), ten10)
	want = Result{Error: api.DeliveryErrorTypeADDRESSREFUSED, Reason: "no email address in the URL"}
	if diff := cmp.Diff(want, got); diff != "" || len(m.received()) > 0 {
		t.Errorf("without an address %q (-want +got):\n%s", m.received(), diff)
	}
	_ = m.Close()
	got = mailSender(t, m, false).Send(t.Context(), aMailbox("a@corp.test"), aDelivery(), ten10)
	want = Result{Error: api.DeliveryErrorTypeCONNECTIONERROR, Reason: "connection refused", Retry: true}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("with a server that is down (-want +got):\n%s", diff)
	}
}

// The operator's server may be anywhere, with no exception for it.
func TestTheMailServerMayBePrivate(t *testing.T) {
	t.Parallel()
	m := newMailServer(t)
	s := mailSender(t, m, false, func(o *SenderOptions) { o.Egress = nil })
	if got := s.Send(t.Context(), aMailbox("a@corp.test"), aDelivery(), ten10); got != mailed {
		t.Errorf("%+v", got)
	}
}

func TestAddressesOfMailtoURLs(t *testing.T) {
	t.Parallel()
	twenty := "0@a.b"
	for i := range 19 {
		twenty += fmt.Sprintf(",%d@a.b", i+1)
	}
	for mailto, want := range map[string][]string{
		"mailto:a@b.c": {"a@b.c"}, "MAILTO:A@b.c": {"A@b.c"}, "mailto:a@b.c,d%2Be@f": {"a@b.c", "d+e@f"},
		"mailto:a@b.c,a@b.c": {"a@b.c"}, "mailto:a+on.call@b.c": {"a+on.call@b.c"}, "mailto:" + twenty: strings.Split(twenty, ","),
	} {
		got, err := mailAddresses(mailto, maxAddresses)
		if err != nil {
			t.Errorf("%s: %v", mailto, err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", mailto, diff)
		}
	}
	for _, mailto := range []string{
		"", "mailto:", "a@b.c", "http://a@b.c", "mailto:a", "mailto:a@", "mailto:a@b.c,", "mailto:,a@b.c", "mailto://a@b.c",
		"mailto:a@b.c?subject=x", "mailto:a@b.c#x", "mailto:Ann%20%3Ca@b.c%3E", "mailto:%3Ca@b.c%3E", "mailto:a@b.c%0D%0ARCPT",
		"mailto:a@b.c%20SIZE=1", "mailto:%22a%20b%22@c.d", "mailto:a@b.c;d@e.f", "mailto:a@b.c%2Cd@e.f", "mailto:%zz@b.c",
		"mailto:a@b.c%00", "mailto:" + twenty + ",20@a.b", "mailto:a@b.c, d@e.f", "mailto:a@b.c?", "mailto:a@b.c#",
		"mailto:ä@b.c", "mailto:%C3%A4@b.c", "mailto:a@ä.c", "mailto:a%ff@b.c", "mailto:a@[127.0.0.1]",
		"mailto:a@%5B127.0.0.1%5D", "mailto:a@b.c,d@[IPv6:::1]",
	} {
		if got, err := mailAddresses(mailto, maxAddresses); err == nil {
			t.Errorf("%s: %q", mailto, got)
		}
	}
}

func TestURLsOfMailServers(t *testing.T) {
	t.Parallel()
	const from = "obstack@example.com"
	for text, want := range map[string]string{
		"smtp://mail":                 "mail 587 false  ",
		"smtp://mail:25":              "mail 25 false  ",
		"smtp://u%40x:p%2F%20@mail:1": "mail 1 false u@x p/ ",
		"smtps://mail/":               "mail 465 true  ",
		"SMTPS://[::1]:2465":          "::1 2465 true  ",
	} {
		m, err := ParseMail(text, from)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got := fmt.Sprintf("%s %s %v %s %s", m.host, m.port, m.encrypted, m.user, m.password); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
	for _, text := range []string{
		"", "mail", "mail:25", "http://mail", "smtp://", "smtp://:25", "smtp://mail:0", "smtp://mail:65536", "smtp://mail:x",
		"smtp://mail/path", "smtp://mail?tls=off", "smtp://mail#x", "smtp://secret@mail", "smtp://:secret@mail", "smtp:mail",
		"smtp://user:sec ret@mail", "smtp://user:secret@ma il", "smtp://user:secret%@mail",
	} {
		if _, err := ParseMail(text, from); err == nil || strings.Contains(err.Error(), "sec") {
			t.Errorf("%s: %v", text, err)
		}
	}
	for _, from := range []string{"", "me", "a@b, c@d", "a@b\r\nBcc: c@d"} {
		if _, err := ParseMail("smtp://mail", from); err == nil {
			t.Errorf("from %q: no error", from)
		}
	}
	if _, err := ParseMail("smtp://mail", "Me <a@b>"); err != nil {
		t.Error(err)
	}
}
