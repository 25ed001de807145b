package webhook

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"net"
	netmail "net/mail"
	"net/textproto"
	"net/url"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	gomail "github.com/wneessen/go-mail"
	"github.com/wneessen/go-mail/smtp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

const (
	maxAddresses = 20
	maxSubject   = 200
)

var _ = register(kind{
	service: api.WebhookServiceEmail,
	rules:   service.WebhookKind{Mail: true, CheckURL: checkMailto},
	send:    sendMail,
})

// Mail is the operator's mail server. As the operator has named it, it may be anywhere.
type Mail struct {
	host, port string
	// encrypted servers speak TLS from the first byte, and others when they offer it.
	encrypted      bool
	user, password string
	from           *netmail.Address
	// roots replace those of the system in tests.
	roots *x509.CertPool
}

// ParseMail reads the URL of a mail server, which is smtp://user:password@host:587 or smtps://user:password@host:465, the
// user and the port left out if need be, and the address that mails are from, which may have a name. The error has
// nothing of the URL in it.
func ParseMail(smtpURL, from string) (*Mail, error) {
	u, err := url.Parse(smtpURL)
	if err != nil || u.Hostname() == "" || u.Scheme != "smtp" && u.Scheme != "smtps" ||
		strings.Trim(u.Path, "/")+u.RawQuery+u.Fragment != "" {
		return nil, errors.New("the mail server URL must look like smtp://user:password@host:port, or smtps://…")
	}
	m := &Mail{host: u.Hostname(), port: u.Port(), encrypted: u.Scheme == "smtps"}
	if m.port == "" {
		m.port = map[bool]string{false: "587", true: "465"}[m.encrypted]
	}
	if n, err := strconv.ParseUint(m.port, 10, 16); err != nil || n == 0 {
		return nil, errors.New("the port of the mail server must be a number from 1 to 65535")
	}
	if u.User != nil {
		m.user = u.User.Username()
		m.password, _ = u.User.Password()
		if m.user == "" || m.password == "" {
			return nil, errors.New("the mail server URL must have both a user and a password, or neither")
		}
	}
	if m.from, err = netmail.ParseAddress(from); err != nil {
		return nil, errors.New("the sender address must look like obstack@example.com")
	}
	return m, nil
}

// mailAddresses returns the addresses of a mailto URL, each once, which are most at most. The error can be shown to the client.
func mailAddresses(mailto string, most int) ([]string, error) {
	u, err := url.Parse(mailto)
	if err != nil || u.Scheme != "mailto" || u.RawQuery != "" || u.ForceQuery || strings.Contains(mailto, "#") {
		return nil, errMailto
	}
	parts := strings.Split(u.Opaque, ",")
	if len(parts) > most {
		return nil, errMailto
	}
	var addresses []string
	for _, part := range parts {
		address, err := url.PathUnescape(part)
		// Not every mail server takes more than ASCII, and a domain in brackets is the address of a machine.
		if err != nil || strings.ContainsFunc(address, func(c rune) bool { return c > unicode.MaxASCII }) ||
			strings.Contains(address, "@[") {
			return nil, errMailto
		}
		// What has a name, a comment or quotes is not its own address.
		if a, err := netmail.ParseAddress(address); err != nil || a.Address != address {
			return nil, errMailto
		}
		if !slices.Contains(addresses, address) {
			addresses = append(addresses, address)
		}
	}
	return addresses, nil
}

var errMailto = core.InvalidError(fmt.Sprintf("The URL of an email webhook must be mailto: with 1 to %d addresses, "+
	"such as mailto:ann@example.com,bob@example.com", maxAddresses))

func checkMailto(mailto string) error {
	_, err := mailAddresses(mailto, maxAddresses)
	return err
}

// sendMail sends one mail to all addresses of a webhook.
func sendMail(ctx context.Context, s *Sender, r store.Receiver, d store.Delivery, at time.Time) Result {
	m := s.o.Mail
	if m == nil {
		return failed(api.DeliveryErrorTypeNOTCONFIGURED, "no mail server configured")
	}
	to, err := mailAddresses(r.URL, maxRecipients) // an alert may have more addresses than a webhook
	if err != nil {
		return failed(api.DeliveryErrorTypeADDRESSREFUSED, "no email address in the URL")
	}
	msg, err := m.message(to, d, at)
	if err != nil {
		return failed(api.DeliveryErrorTypeTEMPLATEERROR, "cannot render the message")
	}
	limited, cancel := context.WithTimeout(ctx, s.o.Timeout)
	defer cancel()
	refused, err := m.submit(limited, to, msg)
	var reply *textproto.Error
	var unusable unusableServer
	switch {
	case err == nil && refused == nil:
		return Result{Status: 250}
	case err == nil:
		// The others have got the mail, and would get it again.
		result := mailRefused(refused[0])
		result.Reason = fmt.Sprintf("the mail server rejected %d of %d addresses", len(refused), len(to))
		result.Retry = false
		return result
	case errors.As(err, &reply):
		return mailRefused(err)
	case errors.As(err, &unusable) && limited.Err() == nil:
		return Result{Error: api.DeliveryErrorTypeMAILERROR, Reason: unusable.Error(), Retry: true}
	}
	return s.unanswered(ctx, limited, err)
}

// message writes a mail. Those about one group of an alert are a conversation.
func (m *Mail) message(to []string, d store.Delivery, at time.Time) (*gomail.Msg, error) {
	domain := m.from.Address[strings.LastIndexByte(m.from.Address, '@'):]
	conversation := "<" + d.Message.EventID + domain + ">"
	msg := gomail.NewMsg(gomail.WithNoDefaultUserAgent())
	msg.FromMailAddress(m.from)
	if err := msg.To(to...); err != nil {
		return nil, err
	}
	msg.Subject(shorten(oneLine(d.Message.Title), maxSubject))
	msg.SetDateWithValue(at)
	msg.SetMessageIDWithValue(d.MessageID + domain)
	msg.SetGenHeader(gomail.HeaderInReplyTo, conversation)
	msg.SetGenHeader(gomail.HeaderReferences, conversation)
	msg.SetGenHeader("Auto-Submitted", "auto-generated")
	body := withoutLink(d.Message)
	if d.Message.Link != "" {
		body += "\n\n" + d.Message.Link
	}
	msg.SetBodyString(gomail.TypeTextPlain, body+"\n")
	return msg, nil
}

// unusableServer is a mail server that cannot be used as it is, until the operator changes that.
type unusableServer string

func (e unusableServer) Error() string { return string(e) }

// loginError is an answer to a login, which may have the user's name in it.
type loginError struct{ error }

func (e loginError) Unwrap() error { return e.error }

// mailRefused is the result of an answer that is an error.
func mailRefused(err error) Result {
	var reply *textproto.Error
	_ = errors.As(err, &reply)
	result := Result{
		Status: reply.Code, Error: api.DeliveryErrorTypeMAILERROR, Retry: reply.Code/100 != 5,
		Reason: "the mail server returned " + strconv.Itoa(reply.Code), Response: excerpt(reply.Msg),
	}
	var login loginError
	if errors.As(err, &login) {
		result.Reason, result.Response = "the mail server rejected the login", ""
	}
	return result
}

// submit hands a mail to the server. It goes to every address that the server accepts, since one that is wrong must not
// keep the mail from the others; what the server said about the rest is returned. Accepting none is an error.
func (m *Mail) submit(ctx context.Context, to []string, msg io.WriterTo) (refused []error, err error) {
	conn, err := plainDialer.DialContext(ctx, "tcp", net.JoinHostPort(m.host, m.port))
	if err != nil {
		return nil, err
	}
	// The library's deadlines begin anew with every step. This one is for all.
	stop := context.AfterFunc(ctx, func() { _ = conn.Close() })
	defer stop()
	defer func() { _ = conn.Close() }()
	client, err := m.open(conn)
	if err != nil {
		return nil, err
	}
	if err := client.Mail("<" + m.from.Address + ">"); err != nil {
		return nil, err
	}
	for _, address := range to {
		var reply *textproto.Error
		if err := client.Rcpt("<" + address + ">"); errors.As(err, &reply) {
			refused = append(refused, err)
		} else if err != nil {
			return nil, err
		}
	}
	if len(refused) == len(to) {
		for _, err := range refused {
			if mailRefused(err).Retry {
				return nil, err
			}
		}
		return nil, refused[0]
	}
	w, err := client.Data()
	if err != nil {
		return nil, err
	}
	if _, err := msg.WriteTo(w); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	_, _ = client.Text.Cmd("QUIT") // whose answer is not worth a wait
	return refused, nil
}

// open greets the server, starts TLS and authenticates. A password needs TLS with the right certificate. Without one, an
// attacker who could forge the certificate could as well suppress the offer of TLS, so any certificate is better than
// none.
func (m *Mail) open(conn net.Conn) (*smtp.Client, error) {
	config := &tls.Config{ServerName: m.host, RootCAs: m.roots, InsecureSkipVerify: m.user == "" && !m.encrypted}
	if m.encrypted {
		conn = tls.Client(conn, config)
	}
	client, err := smtp.NewClient(conn, m.host)
	if err != nil {
		return nil, err
	}
	name, err := os.Hostname()
	if err != nil {
		name = "localhost"
	}
	if err := client.Hello(name); err != nil {
		return nil, err
	}
	if offered, _ := client.Extension("STARTTLS"); offered && !m.encrypted {
		if err := client.StartTLS(config); err != nil {
			return nil, err
		}
	} else if m.user != "" && !m.encrypted {
		return nil, unusableServer("the mail server offers no TLS, which is required to send a password")
	}
	if m.user == "" {
		return client, nil
	}
	_, mechanisms := client.Extension("AUTH")
	for _, mechanism := range strings.Fields(mechanisms) {
		switch mechanism {
		case "PLAIN":
			return client, login(client, smtp.PlainAuth("", m.user, m.password, m.host, false))
		case "LOGIN":
			return client, login(client, smtp.LoginAuth(m.user, m.password, m.host, false))
		}
	}
	return nil, unusableServer("the mail server supports neither PLAIN nor LOGIN authentication")
}

func login(client *smtp.Client, auth smtp.Auth) error {
	if err := client.Auth(auth); err != nil {
		return loginError{err}
	}
	return nil
}
