import { Button, NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import type { components } from '../../../../../../gen/ts/oss';
import { answer, client } from '../../api/client';
import { sessionQuery } from '../../api/queries';
import { busy } from '../../shell/busy';
import { Act, Confirm, Form, List, Once, Panel, Section, type Values } from './parts';
import { Scroller } from '../../shell/Scroller';
import { Failure, Loading } from '../../shell/States';
import { formatDuration } from '../../chart/number';
import { changed, useMay, webhooksQuery, type Delivery, type Webhook } from './team';
import classes from './Team.module.css';

type Service = Webhook['service'];
type Write = components['schemas']['WebhookWrite'];

const services: Record<Service, string> = {
  slack: 'Slack', teams: 'Microsoft Teams', discord: 'Discord', pagerduty: 'PagerDuty', incidentio: 'incident.io', email: 'Email', generic: 'Generic (custom body)',
};
const signed = (service: Service) => service === 'generic' || service === 'incidentio';

const urlHints: Record<Service, string> = {
  slack: 'https://hooks.slack.com/services/…',
  teams: 'URL of a Teams workflow that posts cards',
  discord: 'https://discord.com/api/webhooks/…',
  pagerduty: 'https://events.pagerduty.com/v2/enqueue',
  incidentio: 'https://api.incident.io/v2/alert_events/http/…',
  email: 'mailto:oncall@example.com, up to 20 addresses separated by commas',
  generic: 'URL that receives notifications',
};

/** Variables of a body template. */
const variables = {
  title: 'Title',
  body: 'Text',
  link: 'Link to the UI',
  state: 'ALERT or OK',
  status: 'firing, resolved or no_data',
  startTime: 'Start of the window (ms)',
  endTime: 'End of the window (ms)',
  startTimeISO: 'Start of the window',
  endTimeISO: 'End of the window',
  eventId: 'Deduplication key',
  alertId: 'Alert ID',
  alertType: 'search, dashboard_chart or inline_query',
  comparator: '>=, >, <, <=, =, !=, between or outside',
  threshold: 'Threshold',
  thresholdMax: 'Upper threshold of a range',
  value: 'Value',
  groupKey: 'Group',
  sourceQuery: 'Filters or SQL',
  teamId: 'Team ID',
  note: 'Note of the alert',
};

export function Webhooks() {
  const admin = useMay('admin');
  const webhooks = useQuery(webhooksQuery);
  const [open, setOpen] = useState<Webhook | 'new'>();
  const [tested, setTested] = useState<Webhook>();
  const [rotating, setRotating] = useState<Webhook>();
  const [deleting, setDeleting] = useState<Webhook>();
  const [secret, setSecret] = useState<string>();
  const done = () => {
    setOpen(undefined);
    setRotating(undefined);
    setDeleting(undefined);
    void changed(webhooksQuery);
  };
  return (
    <Section
      title="Webhooks"
      about={`Receivers of alert notifications.${admin ? '' : ' Admins can change webhooks.'}`}
      action={admin && <Button onClick={() => setOpen('new')}>New webhook</Button>}
    >
      <List query={webhooks} what="webhooks" empty="No webhooks yet. Alerts need a webhook to send notifications." columns={['Name', 'Service', 'URL', 'Description']}>
        {(webhook) => (
          <tr key={webhook.id}>
            <th scope="row">{webhook.name}</th>
            <td>{services[webhook.service].replace(/ \(.*/, '')}</td>
            <td className="mono">{webhook.url}</td>
            <td>{webhook.description || '–'}</td>
            <td>
              {admin && (
                <>
                  <Act name="Test" of={webhook.name} onClick={() => setTested(webhook)} />
                  <Act name="Edit" of={webhook.name} onClick={() => setOpen(webhook)} />
                  {signed(webhook.service) && <Act name="Rotate secret" of={`of ${webhook.name}`} onClick={() => setRotating(webhook)} />}
                  <Act danger name="Delete" of={webhook.name} onClick={() => setDeleting(webhook)} />
                </>
              )}
            </td>
          </tr>
        )}
      </List>
      {open && (
        <Edit
          webhook={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
          onSaved={(webhook) => {
            done();
            if (webhook.signingSecret) setSecret(webhook.signingSecret);
          }}
        />
      )}
      {tested && <Test webhook={tested} onClose={() => setTested(undefined)} />}
      {rotating && (
        <Confirm
          title={`Rotate the signing secret of ${rotating.name}?`}
          submit="Rotate"
          danger={false}
          onClose={() => setRotating(undefined)}
          save={async () =>
            (await answer(client.POST('/api/v2/webhooks/{id}/rotate-secret', { params: { path: { id: rotating.id } } }))).data
          }
          onSaved={(made) => {
            done();
            setSecret(made.signingSecret);
          }}
        >
          <p>For 24 hours, notifications are signed with both secrets so that you can update the receiver.</p>
        </Confirm>
      )}
      {deleting && <Delete webhook={deleting} onClose={() => setDeleting(undefined)} onDeleted={done} />}
      {secret && (
        <Once title="Signing secret" value={secret} onClose={() => setSecret(undefined)}>
          <p>The receiver uses this secret to verify notifications (Standard Webhooks).</p>
        </Once>
      )}
    </Section>
  );
}

/** Reads lines such as "X-Team: shop". What is empty is left out of the request, so that what is stored stays. */
function pairs(text: string): Record<string, string> | undefined {
  const lines = text.split('\n').map((line) => line.trim()).filter(Boolean);
  if (lines.length === 0) return undefined;
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      if (colon < 1) throw new Error(`“${line}” must be a name and a value separated by a colon.`);
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}

function writeOf(value: Values): Write {
  const service = value('service') as Service;
  return {
    name: value('name').trim(), service, url: value('url').trim(), description: value('description').trim() || undefined,
    ...(signed(service) && { body: value('body') || undefined, headers: pairs(value('headers')), queryParams: pairs(value('queryParams')) }),
    ...(service === 'pagerduty' && { routingKey: value('routingKey') || undefined }),
  };
}

function Edit({ webhook, onClose, onSaved }: { webhook: Webhook | undefined; onClose(): void; onSaved(webhook: Webhook): void }) {
  const { data: session } = useQuery(sessionQuery);
  const [service, setService] = useState<Service>(webhook?.service ?? 'slack');
  const offered = (Object.keys(services) as Service[]).filter((s) => s !== 'email' || s === webhook?.service || session?.features.email);
  const kept = webhook ? ' Leave empty to keep the stored value, unless the URL or service changes.' : '';
  return (
    <Panel title={webhook ? `Webhook ${webhook.name}` : 'New webhook'} onClose={onClose}>
      <Form
        submit={webhook ? 'Save' : 'Create'}
        onCancel={onClose}
        save={async (value) => {
          const body = writeOf(value);
          return (
            await (webhook
              ? answer(client.PUT('/api/v2/webhooks/{id}', { params: { path: { id: webhook.id } }, body }))
              : answer(client.POST('/api/v2/webhooks', { body })))
          ).data;
        }}
        onSaved={onSaved}
      >
        {(problem) => (
          <>
            <TextInput name="name" label="Name" required withAsterisk={false} data-autofocus defaultValue={webhook?.name} error={problem('name')} />
            <NativeSelect
              name="service" size="xs" label="Service" value={service} onChange={(e) => setService(e.currentTarget.value as Service)}
              data={offered.map((s) => ({ value: s, label: services[s] }))} error={problem('service')}
            />
            <TextInput
              name="url" label="URL" required withAsterisk={false} description={urlHints[service]} error={problem('url')}
              defaultValue={webhook?.url}
            />
            <TextInput name="description" label="Description" defaultValue={webhook?.description} error={problem('description')} />
            {service === 'pagerduty' && (
              <PasswordInput
                name="routingKey" label="Integration key" required={!webhook} withAsterisk={false} autoComplete="off"
                description={kept || undefined} error={problem('routingKey')}
              />
            )}
            {signed(service) && (
              <>
                <Textarea
                  name="body" label="Body" size="xs" autosize minRows={3} maxRows={12} defaultValue={webhook?.body} error={problem('body')}
                  description="Template with variables such as {{title}}; defaults to the body of the service."
                />
                <details>
                  <summary>Variables</summary>
                  <dl className={classes.facts}>
                    {Object.entries(variables).map(([name, meaning]) => (
                      <Fragment key={name}>
                        <dt className="mono">{name}</dt>
                        <dd>{meaning}</dd>
                      </Fragment>
                    ))}
                  </dl>
                </details>
                <Textarea name="headers" label="Headers" size="xs" autosize minRows={2} description={`One per line, for example “X-Team: shop”.${kept}`} error={problem('headers')} />
                <Textarea name="queryParams" label="Query parameters" size="xs" autosize minRows={2} description={`One per line, for example “channel: shop”.${kept}`} error={problem('queryParams')} />
              </>
            )}
          </>
        )}
      </Form>
    </Panel>
  );
}

function Test({ webhook, onClose }: { webhook: Webhook; onClose(): void }) {
  const test = useMutation({
    mutationFn: async (state: Delivery['state']) =>
      (await answer(client.POST('/api/v2/webhooks/{id}/test', { params: { path: { id: webhook.id } }, body: { state } }))).data,
  });
  const attempt = test.data?.lastAttempt ?? test.data?.attempts?.at(-1);
  return (
    <Panel title={`Test ${webhook.name}`} onClose={onClose}>
      <div className={classes.form}>
        <p>Sends one notification now.</p>
        <div className={classes.buttons}>
          <Button data-autofocus {...busy(test.isPending && test.variables === 'ALERT')} disabled={test.isPending} onClick={() => test.mutate('ALERT')}>
            Send test alert
          </Button>
          <Button variant="default" {...busy(test.isPending && test.variables === 'OK')} disabled={test.isPending} onClick={() => test.mutate('OK')}>
            Send test recovery
          </Button>
        </div>
        {test.error && <Failure error={test.error} />}
        {attempt && (
          <div role="status" className={classes.form}>
            <p>
              <strong className={attempt.error ? classes.problem : classes.ok}>{attempt.error ? 'Not delivered.' : 'Delivered.'}</strong>{' '}
              {attempt.message && `${attempt.message}. `}
              {attempt.status !== undefined && `The receiver responded with ${attempt.status}`}
              {attempt.status !== undefined && ` after ${formatDuration(attempt.durationMs / 1000)}.`}
            </p>
            {attempt.response && <pre className={`mono ${classes.answer}`}>{attempt.response}</pre>}
          </div>
        )}
      </div>
    </Panel>
  );
}

function Delete({ webhook, onClose, onDeleted }: { webhook: Webhook; onClose(): void; onDeleted(): void }) {
  const { data: dependents, error } = useQuery({
    queryKey: ['webhook-alerts', webhook.id],
    queryFn: async ({ signal }) => {
      const { data: alerts } = await answer(client.GET('/api/v2/alerts', { params: { query: { limit: 1000 } }, signal }));
      return alerts
        .filter((a) => a.channels?.some((c) => c.webhookId === webhook.id))
        .map((a) => ({ name: a.displayName, first: a.channel?.webhookId === webhook.id }));
    },
    staleTime: 0,
  });
  const first = dependents?.filter((a) => a.first) ?? [];
  return (
    <Confirm
      title={`Delete webhook ${webhook.name}?`}
      submit="Delete"
      onClose={onClose}
      save={() => answer(client.DELETE('/api/v2/webhooks/{id}', { params: { path: { id: webhook.id } } }))}
      onSaved={onDeleted}
    >
      {error ? (
        <p className={classes.problem}>Cannot check which alerts use it: {error.message}</p>
      ) : !dependents ? (
        <Loading what="alerts" rows={2} />
      ) : dependents.length === 0 ? (
        <p>No alerts use this webhook.</p>
      ) : (
        <>
          <p>
            {first.length > 0
              ? 'You can delete this webhook when it is no longer the first channel of an alert. These alerts use it:'
              : 'These alerts use this webhook and keep their other channels:'}
          </p>
          <Scroller className={classes.dependents} role="group" label="Alerts that use this webhook">
            <ul>
              {dependents.map((a, i) => (
                <li key={i}>
                  {a.name}
                  {a.first && <span className={classes.muted}> (first channel)</span>}
                </li>
              ))}
            </ul>
          </Scroller>
        </>
      )}
    </Confirm>
  );
}
