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
import { alertName, formatClock } from '../alerts/alerts';
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
          There is no such delivery. Those that are finished are kept for 30 days, or as long as the operator of this server says.
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
    ['To', `${delivery.webhookName} (${delivery.service})`],
    [
      'About',
      delivery.alertId ? (
        <Link
          to="/alerts/$id"
          params={{ id: delivery.alertId }}
          search={{ window: String(Date.parse(delivery.endTime)), group: delivery.group }}
        >
          {alert ? alertName(alert, undefined) : 'the alert'}
        </Link>
      ) : (
        'a test of the webhook'
      ),
    ],
    ['Group', delivery.group && plain(delivery.group)],
    ['Window', `${clock(delivery.startTime)} – ${clock(delivery.endTime)}`],
    ['Made', clock(delivery.createdAt)],
    [delivery.status === 'delivered' ? 'Arrived' : 'Given up', delivery.finishedAt && clock(delivery.finishedAt)],
    ['Next', delivery.status === 'pending' && nextText(delivery, zone, Date.now())],
    ['Message id', <span key="id" className="mono">{delivery.messageId}</span>],
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
            Deliver again
          </Button>
        )
      }
    >
      <div className={classes.page}>
        {again.error && <Failure error={again.error} />}
        {again.isSuccess && <p role="status">It is in line again, and tried at once.</p>}
        {why && (
          <div className={classes.why} role="alert">
            <IconAlertCircle size={16} aria-hidden />
            <div>
              <p>
                <strong>{delivery.status === 'failed' ? 'It has not arrived: ' : 'It has not arrived yet: '}</strong>
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
            <p className={classes.muted}>There were none yet.</p>
          ) : (
            <ol className={classes.attempts} reversed>
              {[...delivery.attempts!].reverse().map((a) => (
                <li key={a.number}>
                  <span className={classes.muted}>
                    {a.number}. {clock(a.at)}, {formatDuration(a.durationMs / 1000)}
                  </span>{' '}
                  {a.error ? <span className={classes.error}>{a.message ?? a.error}</span> : `taken${a.status ? ` with HTTP ${a.status}` : ''}`}
                  {a.response && (
                    <Scroller className={classes.answer} role="group" label={`Answer to attempt ${a.number}`}>
                      <pre className={`mono ${classes.body}`}>{a.response}</pre>
                    </Scroller>
                  )}
                </li>
              ))}
            </ol>
          )}
        </section>
        {delivery.body && (
          <section aria-label="Text">
            <h2>Text</h2>
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
  return <p>{/^https?:\/\//.test(link) && <a href={link}>Open what it links to</a>}</p>;
}
