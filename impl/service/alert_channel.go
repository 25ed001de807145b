package service

import (
	"fmt"
	"net/url"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/gen/api"
)

// channelsOf returns the channels of a body: channel, if it is there, and all of channels.
func channelsOf(body *api.AlertWrite) []*api.AlertChannel {
	var all []*api.AlertChannel
	if body.Channel != nil {
		all = append(all, body.Channel)
	}
	for i := range body.Channels {
		all = append(all, &body.Channels[i])
	}
	return all
}

// maxRecipients limits the addresses of one email to 50: mail servers accept about 100.
const maxRecipients = 50

// channelRules checks the channels of a body. Two channels are equal if they notify the same webhook or the same addresses.
func (a *Alerts) channelRules(issues *issueList, body *api.AlertWrite) {
	if body.Channel != nil && body.Channels == nil {
		a.channelRule(issues, "channel", *body.Channel)
	}
	seen, addresses := map[string]bool{}, 0
	for i, c := range body.Channels {
		a.channelRule(issues, "channels."+strconv.Itoa(i), c)
		recipients := slices.Clone(c.EmailRecipients)
		for i := range recipients {
			recipients[i] = strings.ToLower(recipients[i])
		}
		slices.Sort(recipients)
		target := c.WebhookID + strings.Join(recipients, ",")
		if seen[target] {
			issues.add("channels must be unique", "channels")
			break
		}
		seen[target] = true
		addresses += len(recipients)
	}
	if addresses > maxRecipients {
		issues.add(fmt.Sprintf("An alert can have at most %d email addresses", maxRecipients), "channels")
	}
}

// channelRule checks the addresses of an email channel.
func (a *Alerts) channelRule(issues *issueList, path string, c api.AlertChannel) {
	if c.Type != api.AlertChannelTypeEmail {
		return
	}
	if !a.EmailChannels {
		issues.add("Invalid enum value. Expected 'webhook', received 'email': create a webhook of the service email instead", "%s.type", path)
		return
	}
	seen := map[string]bool{}
	for i, address := range c.EmailRecipients {
		if lower := strings.ToLower(address); seen[lower] {
			issues.add("emailRecipients must be unique", "%s.emailRecipients", path)
		} else {
			seen[lower] = true
		}
		if a.Kinds[api.WebhookServiceEmail].CheckURL("mailto:"+url.PathEscape(address)) != nil {
			issues.add("Invalid email", "%s.emailRecipients.%d", path, i)
		}
	}
}

// mailRules refuses email channels without a mail server. A stored channel may stay.
func (a *Alerts) mailRules(body api.AlertWrite, stored api.Alert) issueList {
	var issues issueList
	if a.Mail || !a.EmailChannels {
		return nil
	}
	check := func(path string, c api.AlertChannel) {
		same := func(old api.AlertChannel) bool { return reflect.DeepEqual(old, c) }
		if c.Type == api.AlertChannelTypeEmail && !slices.ContainsFunc(stored.Channels, same) {
			issues.add("This server cannot send email: its operator must set --smtp and --smtp-from", "%s.type", path)
		}
	}
	if body.Channel != nil && body.Channels == nil {
		check("channel", *body.Channel)
	}
	for i, c := range body.Channels {
		check("channels."+strconv.Itoa(i), c)
	}
	return issues
}
