import { Button } from '@mantine/core';
import { IconAlertCircle, IconSend } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { answer, client } from '../../api/client';
import { isMissing } from '../../api/error';
import { queryClient } from '../../api/queries';
import type { Delivery } from '../../api/types';
import { formatDuration } from '../../chart/number';
import { Facts } from '../../shell/Facts';
import { Page } from '../../shell/Page';
import { Scroller } from '../../shell/Scroller';
import { Empty, Failure, Loading } from '../../shell/States';
import { busy } from '../../shell/busy';
import { plain } from '../../text/text';
import { useZone } from '../../time/zone';
import { formatClock } from '../alerts/alerts';
import { DeliveryIcon } from '../alerts/State';
import { useMay } from '../team/team';
import { nextText, statusNames, whyNot } from './deliveries';
import classes from './Deliveries.module.css';
import { alertQuery } from '../alerts/queries';
import { deliveryQuery } from './queries';

/** DeliveryDetail is one notification with every attempt to deliver it. */
export function DeliveryDetail() {
  const { id } = useParams({ from: '/app/deliveries/$id' });
  const { data, error, refetch } = useQuery(deliveryQuery(id));
  if (data) return <Found delivery={data} />;
  return (
    <Page title="Delivery">
      {!error ? (
        <Loading what="the delivery" />
      ) : isMissing(error) ? (
        <Empty action={<Link to="/deliveries">All deliveries</Link>}>
          Delivery not found. Finished deliveries are kept for 30 days by default.
        </Empty>
      ) : (
        <Failure error={error} retry={() => void refetch()} />
      )}
    </Page>
  );
}

function Found({ delivery }: { delivery: Delivery }) {
  const [zone] = useZone();
  const mayEdit = useMay('editor');
  const { data: alert } = useQuery({ ...alertQuery(delivery.alertId ?? ''), enabled: delivery.alertId !== undefined });
  const again = useMutation({
    mutationFn: () => answer(client.POST('/api/v2/deliveries/{id}/redeliver', { params: { path: { id: delivery.id } } })),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(deliveryQuery(delivery.id).queryKey, data);
      void queryClient.invalidateQueries({ queryKey: ['deliveries'] });
    },
  });
  const why = whyNot(delivery);
  const clock = (time: string) => formatClock(Date.parse(time), zone);
  const facts: [string, React.ReactNode][] = [
    [
      'Status',
      <span key="status" className={classes.status}>
        <DeliveryIcon status={delivery.status} /> {statusNames[delivery.status]}
      </span>,
    ],
    ['Webhook', `${delivery.webhookName} (${delivery.service})`],
    [
      'Trigger',
      delivery.alertId ? (
        <Link
          to="/alerts/$id"
          params={{ id: delivery.alertId }}
          search={{ window: String(Date.parse(delivery.endTime)), group: delivery.group }}
        >
          {alert?.displayName ?? 'Alert'}
        </Link>
      ) : (
        'Webhook test'
      ),
    ],
    ['Group', delivery.group && plain(delivery.group)],
    ['Window', `${clock(delivery.startTime)} – ${clock(delivery.endTime)}`],
    ['Created', clock(delivery.createdAt)],
    [delivery.status === 'delivered' ? 'Delivered' : 'Failed', delivery.finishedAt && clock(delivery.finishedAt)],
    ['Progress', delivery.status === 'pending' && nextText(delivery, zone, Date.now())],
    ['Message ID', <span key="id" className="mono">{delivery.messageId}</span>],
  ];
  return (
    <Page
      title={plain(delivery.title)}
      actions={
        mayEdit && (
          <Button
            variant="default"
            leftSection={<IconSend size={14} aria-hidden />}
            {...busy(again.isPending)}
            onClick={() => again.mutate()}
          >
            Redeliver
          </Button>
        )
      }
    >
      <div className={classes.page}>
        {again.error && <Failure error={again.error} />}
        {again.isSuccess && <p role="status">Queued for redelivery.</p>}
        {why && (
          <div className={classes.why} role="alert">
            <IconAlertCircle size={16} aria-hidden />
            <div>
              <p>
                <strong>{delivery.status === 'failed' ? 'Not delivered: ' : 'Not delivered yet: '}</strong>
                {why.what}
              </p>
              <p className={classes.muted}>{why.advice}</p>
            </div>
          </div>
        )}
        <Facts className={classes.facts} facts={facts} />
        <section aria-label="Attempts">
          <h2>Attempts</h2>
          {(delivery.attempts?.length ?? 0) === 0 ? (
            <p className={classes.muted}>No attempts yet.</p>
          ) : (
            <ol className={classes.attempts} reversed>
              {[...delivery.attempts!].reverse().map((a) => (
                <li key={a.number}>
                  <span className={classes.muted}>
                    {a.number}. {clock(a.at)}, {formatDuration(a.durationMs / 1000)}
                  </span>{' '}
                  {a.error ? <span className={classes.error}>{a.message ?? a.error}</span> : `accepted${a.status ? ` (HTTP ${a.status})` : ''}`}
                  {a.response && (
                    <Scroller className={classes.answer} role="group" label={`Response to attempt ${a.number}`}>
                      <pre className={`mono ${classes.body}`}>{a.response}</pre>
                    </Scroller>
                  )}
                </li>
              ))}
            </ol>
          )}
        </section>
        {delivery.body && (
          <section aria-label="Message">
            <h2>Message</h2>
            <pre className={`mono ${classes.body}`}>{delivery.body}</pre>
          </section>
        )}
        {delivery.link && <LinkOf link={delivery.link} />}
      </div>
    </Page>
  );
}

/** LinkOf is where a notification leads to. Only web addresses become links. */
function LinkOf({ link }: { link: string }) {
  return <p>{/^https?:\/\//.test(link) && <a href={link}>Open link</a>}</p>;
}
