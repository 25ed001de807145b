package service

import (
	"net/url"
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

// channelRules are the rules of channels. Two channels are the same if they notify the same webhook or the same addresses.
func (a *Alerts) channelRules(issues *issueList, body *api.AlertWrite) {
	if body.Channel != nil && body.Channels == nil {
		a.channelRule(issues, "channel", *body.Channel)
	}
	seen := map[string]bool{}
	for i, c := range body.Channels {
		a.channelRule(issues, "channels."+strconv.Itoa(i), c)
		recipients := slices.Clone(c.EmailRecipients)
		for i := range recipients {
			recipients[i] = strings.ToLower(recipients[i])
		}
		slices.Sort(recipients)
		target := c.WebhookID + strings.Join(slices.Compact(recipients), ",")
		if seen[target] {
			issues.add("channels must be unique", "channels")
			break
		}
		seen[target] = true
	}
}

// channelRule holds that emails can be sent to the addresses of a channel.
func (a *Alerts) channelRule(issues *issueList, path string, c api.AlertChannel) {
	if c.Type != api.AlertChannelTypeEmail {
		return
	}
	switch {
	case !a.EmailChannels:
		issues.add("Invalid enum value. Expected 'webhook', received 'email': create a webhook of the service email instead", "%s.type", path)
		return
	case !a.Mail:
		issues.add("This server cannot send email: its operator must set --smtp and --smtp-from", "%s.type", path)
		return
	}
	for i, address := range c.EmailRecipients {
		if a.Kinds[api.WebhookServiceEmail].CheckURL("mailto:"+url.PathEscape(address)) != nil {
			issues.add("Invalid email", "%s.emailRecipients.%d", path, i)
		}
	}
}
