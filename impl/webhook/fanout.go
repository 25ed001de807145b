package webhook

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

const (
	// maxTargets is how many webhooks are notified of an event.
	maxTargets = 20
	// maxEvents is how many events are looked at together, maxRendering how many at a time, and maxOfTeam how many of them
	// are one team's.
	maxEvents    = 200
	maxRendering = 8
	maxOfTeam    = 2
	// renderFor is how long the events of one team are rendered, of those that are looked at together. A template takes up
	// to half a second, and others wait until all are rendered: what is left is among the next.
	renderFor = time.Second
	// maxStored and maxStoredText bound what is stored in one transaction: deliveries, and bytes of what they say.
	maxStored     = 500
	maxStoredText = 4 << 20
)

// fanOutAll makes deliveries of events until the context ends.
func (d *Deliverer) fanOutAll(ctx context.Context) {
	for wait := time.Duration(0); ; {
		next := time.NewTimer(wait)
		select {
		case <-ctx.Done():
			next.Stop()
			return
		case <-next.C:
		case <-d.wakeFanOut:
			next.Stop()
		}
		wait = d.o.Tick
		n, err := d.fanOut(ctx)
		if err != nil {
			d.lease.Warn(ctx, "cannot create deliveries", err)
			continue
		}
		if n > 0 {
			wait = 0 // more of the same groups may have waited behind them
			select {
			case d.wake <- struct{}{}:
			default:
			}
		}
	}
}

// fanOut makes deliveries of events, of each team those that have waited longest, and returns how many there were.
func (d *Deliverer) fanOut(ctx context.Context) (int, error) {
	if d.lease.Barred() {
		return 0, nil
	}
	var events []store.OutboxEvent
	err := d.call(ctx, func(ctx context.Context) (err error) {
		events, err = d.o.Store.ClaimEvents(ctx, d.lease.ID(), maxEvents)
		return err
	})
	if err != nil || len(events) == 0 {
		return 0, err
	}
	fanouts, err := d.fanoutsOf(ctx, events)
	if err != nil {
		return 0, err
	}
	if err := d.storeFanouts(ctx, fanouts); err != nil {
		return 0, err
	}
	d.o.Metrics.events.Add(float64(len(fanouts)))
	return len(fanouts), nil
}

// storeFanouts stores what becomes of events, some at a time. Those that cannot be stored stay in the outbox.
func (d *Deliverer) storeFanouts(ctx context.Context, fanouts []store.Fanout) error {
	var failures []error
	for len(fanouts) > 0 {
		n, deliveries, size := 0, 0, 0
		for n < len(fanouts) && (n == 0 || deliveries < maxStored && size < maxStoredText) {
			for _, delivery := range fanouts[n].Deliveries {
				deliveries, size = deliveries+1, size+delivery.Message.Size()
			}
			n++
		}
		failures = append(failures, d.storeTogether(ctx, fanouts[:n]))
		fanouts = fanouts[n:]
	}
	return errors.Join(failures...)
}

// storeTogether stores what becomes of events in one transaction, or in several when one of them cannot be stored, or
// they are too many.
func (d *Deliverer) storeTogether(ctx context.Context, fanouts []store.Fanout) error {
	err := d.call(ctx, func(ctx context.Context) error {
		_, err := d.o.Store.FanOut(ctx, fanouts, d.o.Now().Add(retryFor))
		return err
	})
	kind := core.KindOf(err)
	if n := len(fanouts); n > 1 && err != nil && kind != core.Unavailable && kind != core.Canceled && ctx.Err() == nil {
		return errors.Join(d.storeTogether(ctx, fanouts[:n/2]), d.storeTogether(ctx, fanouts[n/2:]))
	}
	if err != nil {
		return fmt.Errorf("alert %s: %w", fanouts[0].AlertID, err)
	}
	return nil
}

// fanoutsOf writes the notifications about events, in their order. Events of a team whose templates take too long are left
// out, but for the first of them.
func (d *Deliverer) fanoutsOf(ctx context.Context, events []store.OutboxEvent) ([]store.Fanout, error) {
	ofTeams := map[core.TeamID][]int{}
	most := 0
	for i, e := range events {
		ofTeams[e.Team] = append(ofTeams[e.Team], i)
		most = max(most, len(ofTeams[e.Team]))
	}
	hooks := make(map[core.TeamID][]store.WebhookName, len(ofTeams))
	for team := range ofTeams {
		err := d.call(ctx, func(ctx context.Context) error {
			all, err := d.o.Store.WebhookNames(ctx, team)
			// Those of services that only other programs know are no targets.
			hooks[team] = slices.DeleteFunc(all, func(h store.WebhookName) bool { return !h.Service.Valid() })
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	// A team that has as many as it may has more in line.
	samples, cancel := d.newSamples(ctx, most > 0 && most >= maxEvents/len(ofTeams))
	defer cancel()
	fanouts := make([]*store.Fanout, len(events))
	slots := make(chan struct{}, maxRendering)
	var all sync.WaitGroup
	for team, places := range ofTeams {
		next := make(chan int, len(places))
		for _, i := range places {
			next <- i
		}
		close(next)
		var rendered atomic.Int64 // nanoseconds
		for range min(maxOfTeam, len(places)) {
			all.Go(func() {
				for i := range next {
					if time.Duration(rendered.Load()) > d.renderFor {
						return
					}
					slots <- struct{}{}
					sample := samples.of(ctx, events[i])
					began := time.Now()
					f := fanoutOf(events[i], sample, hooks[team], d.o.BaseURL())
					d.limitRecipients(&f)
					rendered.Add(int64(time.Since(began)))
					fanouts[i] = &f
					<-slots
				}
			})
		}
	}
	all.Wait()
	done := make([]store.Fanout, 0, len(events))
	for _, f := range fanouts {
		if f != nil {
			done = append(done, *f)
		}
	}
	return done, nil
}

// fanoutOf writes the notifications about an event to those of the team's webhooks that it is for.
func fanoutOf(e store.OutboxEvent, sample string, hooks []store.WebhookName, baseURL string) store.Fanout {
	f := store.Fanout{Team: e.Team, Seq: e.Seq, Claim: e.Claim, AlertID: e.Event.Alert.ID, Group: e.Event.Group}
	event := e.Event
	link := Link(event, baseURL)
	unrendered := []store.NotifyError{{
		Message: "Nobody was notified: cannot render the template in the name or message of the alert.",
	}}
	text, err := Render(event, sample, link)
	if err != nil {
		f.Errors = unrendered
		return f
	}
	variables := messageVariables(event)
	targets, errs := targetsOf(event.Alert, text.Mentions, hooks)
	f.Errors = errs
	for _, hook := range targets {
		body, err := text.BodyFor(hook.Service)
		if err != nil {
			f.Deliveries, f.Errors = nil, unrendered
			return f
		}
		message := store.Message{
			Firing: event.Firing, Title: text.Title, Body: body, Link: link,
			Start: event.Start, End: event.End, EventID: EventID(event, hook.ID), Variables: hook.addTo(variables),
		}
		f.Deliveries = append(f.Deliveries, store.NewDelivery{
			WebhookID: hook.ID, WebhookName: hook.Name, Service: hook.Service, Message: message,
			MessageID: messageID(e.ID, message),
		})
	}
	return f
}

// messageID is the same whenever the event is fanned out, and another for everything else that the webhook is notified of.
func messageID(event string, m store.Message) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%q", []string{
		event, m.EventID, fmt.Sprint(m.Start), fmt.Sprint(m.End), fmt.Sprint(m.Firing),
	}))
	return hex.EncodeToString(sum[:20])
}

// target is a webhook, or the addresses of an email.
type target struct {
	store.WebhookName
	// mailto is the URL of an email, empty for a webhook.
	mailto string
	// severity is the severity of the channel, empty for the default.
	severity string
}

// addTo returns variables with the values of the target added.
func (t target) addTo(variables map[string]string) map[string]string {
	if t.mailto == "" && t.severity == "" {
		return variables
	}
	variables = maps.Clone(variables)
	if t.mailto != "" {
		variables[mailtoVariable] = t.mailto
	}
	if t.severity != "" {
		variables[severityVariable] = t.severity
	}
	return variables
}

// targetsOf finds the targets that mentions and channels stand for, the former first and each once. Those that cannot
// be found, or are too many, are errors.
func targetsOf(alert api.Alert, mentions []Mention, hooks []store.WebhookName) ([]target, []store.NotifyError) {
	var targets []target
	var errs []store.NotifyError
	seen := map[string]bool{}
	channels := channelsOf(alert)
	add := func(t target) {
		if seen[t.ID] {
			return
		}
		seen[t.ID] = true
		if len(targets) < maxTargets {
			targets = append(targets, t)
			return
		}
		errs = append(errs, store.NotifyError{WebhookID: t.ID, Message: fmt.Sprintf(
			"%s was not notified: an event has at most %d targets.", capitalized(store.TargetName(t.ID, t.Service, t.Name)), maxTargets,
		)})
	}
	addWebhook := func(hook store.WebhookName) {
		t := target{WebhookName: hook}
		for _, c := range channels {
			if c.Severity != nil && strings.EqualFold(c.WebhookID, hook.ID) {
				t.severity = string(*c.Severity)
			}
		}
		add(t)
	}
	for _, m := range mentions {
		hook, ok := mentioned(m, hooks)
		if !ok {
			errs = append(errs, store.NotifyError{
				WebhookID: "@" + m.Word, Message: fmt.Sprintf("The message mentions %q, which is not a webhook.", "@"+m.Word),
			})
			continue
		}
		addWebhook(hook)
	}
	var recipients []string
	for _, c := range channels {
		if c.Type == api.AlertChannelTypeEmail {
			recipients = append(recipients, c.EmailRecipients...)
			continue
		}
		hook, ok := byID(hooks, c.WebhookID)
		if !ok {
			errs = append(errs, store.NotifyError{
				WebhookID: c.WebhookID, Message: fmt.Sprintf("The webhook %s no longer exists.", cut(c.WebhookID, 100)),
			})
			continue
		}
		addWebhook(hook)
	}
	if len(recipients) > 0 {
		add(emailTarget(recipients))
	}
	return targets, errs
}

// emailTarget returns the target of one email to the addresses of all email channels of an alert, to each once.
func emailTarget(recipients []string) target {
	seen := map[string]bool{}
	var escaped []string
	for _, address := range recipients {
		if lower := strings.ToLower(address); !seen[lower] {
			seen[lower] = true
			escaped = append(escaped, url.PathEscape(address))
		}
	}
	return target{
		WebhookName: store.WebhookName{
			ID: store.EmailTarget, Name: strings.Join(recipients, ", "), Service: api.WebhookServiceEmail,
		},
		mailto: "mailto:" + strings.Join(escaped, ","),
	}
}

// maxRecipients limits the recipients of a team's emails in an hour, for each process: the team chooses the addresses, but the
// mail server and its reputation are the operator's.
const maxRecipients = 1000

// recipientLimit counts recipients. Its zero value has counted none, and it is safe for concurrent use.
type recipientLimit struct {
	mu    sync.Mutex
	hour  time.Time
	teams map[core.TeamID]int
}

// take reports whether a team may send to n more recipients in this hour, and counts them if so.
func (l *recipientLimit) take(team core.TeamID, n int, now time.Time) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if hour := now.Truncate(time.Hour); !hour.Equal(l.hour) {
		l.hour, l.teams = hour, map[core.TeamID]int{}
	}
	if l.teams[team]+n > maxRecipients {
		return false
	}
	l.teams[team] += n
	return true
}

// limitRecipients replaces emails over the limit by errors on the alert.
func (d *Deliverer) limitRecipients(f *store.Fanout) {
	f.Deliveries = slices.DeleteFunc(f.Deliveries, func(n store.NewDelivery) bool {
		if n.WebhookID != store.EmailTarget {
			return false
		}
		recipients := 1 + strings.Count(n.Message.Variables[mailtoVariable], ",")
		if d.recipients.take(f.Team, recipients, d.o.Now()) {
			return false
		}
		f.Errors = append(f.Errors, store.NotifyError{WebhookID: n.WebhookID, Message: fmt.Sprintf(
			"Did not notify %s: the team has reached its limit of %d email recipients an hour.",
			store.TargetName(n.WebhookID, n.Service, n.WebhookName), maxRecipients,
		)})
		return true
	})
}

// mentioned finds a webhook by its id, or else the oldest whose name begins as the mention says.
func mentioned(m Mention, hooks []store.WebhookName) (store.WebhookName, bool) {
	if m.Webhook == "" {
		return store.WebhookName{}, false
	}
	if hook, ok := byID(hooks, m.Webhook); ok {
		return hook, true
	}
	for _, hook := range hooks {
		if strings.HasPrefix(hook.Name, m.Webhook) {
			return hook, true
		}
	}
	return store.WebhookName{}, false
}

// byID finds a webhook by its id, whose letters may be in either case.
func byID(hooks []store.WebhookName, id string) (store.WebhookName, bool) {
	for _, hook := range hooks {
		if strings.EqualFold(hook.ID, id) {
			return hook, true
		}
	}
	return store.WebhookName{}, false
}

// channelsOf returns the channels of an alert.
func channelsOf(a api.Alert) []api.AlertChannel {
	if len(a.Channels) == 0 && a.Channel != nil {
		return []api.AlertChannel{*a.Channel}
	}
	return a.Channels
}

// capitalized returns a text with a capital letter.
func capitalized(text string) string { return strings.ToUpper(text[:1]) + text[1:] }
