import { Button, Group, SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Page } from '../../shell/Page';
import { useShortcuts } from '../../shell/shortcuts';
import { Empty, Failure, Loading } from '../../shell/States';
import { statusNames } from './deliveries';
import classes from './Deliveries.module.css';
import { DeliveryTable } from './DeliveryTable';
import type { DeliveryParams } from './params';
import { alertQuery, webhooksQuery } from '../alerts/queries';
import { deliveriesQuery, pageSize } from './queries';

/** Deliveries lists notifications, the newest first. */
export function Deliveries() {
  const params = useSearch({ from: '/app/deliveries' });
  const navigate = useNavigate({ from: '/deliveries' });
  const change = (next: DeliveryParams) => void navigate({ search: (before: DeliveryParams) => ({ ...before, page: undefined, ...next }) });
  const { data, error, refetch } = useQuery({ ...deliveriesQuery(params), placeholderData: keepPreviousData });
  const { data: alert } = useQuery({ ...alertQuery(params.alertId ?? ''), enabled: params.alertId !== undefined });
  const { data: webhooks } = useQuery({ ...webhooksQuery, enabled: params.webhookId !== undefined });
  useShortcuts({ r: () => void refetch() });
  const page = Number(params.page ?? 1);
  const total = data?.meta?.total ?? 0;
  const narrowed = [
    params.alertId && `alert ${alert?.displayName ?? params.alertId}`,
    params.webhookId && `webhook ${webhooks?.find((w) => w.id === params.webhookId)?.name ?? params.webhookId}`,
  ].filter(Boolean);
  return (
    <Page title="Deliveries">
      <div className={classes.line}>
        <SegmentedControl
          size="xs"
          aria-label="Status"
          value={params.status ?? ''}
          onChange={(status) => change({ status: (status || undefined) as DeliveryParams['status'] })}
          data={[{ value: '', label: 'All' }, ...Object.entries(statusNames).map(([value, label]) => ({ value, label }))]}
        />
        {narrowed.length > 0 && (
          <span>
            Filtered by {narrowed.join(' and ')}.{' '}
            <Button variant="subtle" size="compact-xs" onClick={() => change({ alertId: undefined, webhookId: undefined })}>
              Show all
            </Button>
          </span>
        )}
      </div>
      {error && !data ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : !data ? (
        <Loading what="deliveries" />
      ) : data.data.length === 0 ? (
        <Empty
          action={
            params.status || narrowed.length > 0 ? (
              <Button variant="default" onClick={() => change({ status: undefined, alertId: undefined, webhookId: undefined })}>
                Show all
              </Button>
            ) : (
              <Group gap={16}>
                <Link to="/alerts">Alerts</Link>
                <Link to="/team" search={{ tab: 'webhooks' }}>
                  Webhooks
                </Link>
                <Link to="/start">Send data</Link>
              </Group>
            )
          }
        >
          {params.status || narrowed.length > 0 ? 'No matching deliveries.' : 'No notifications yet. Alert notifications and webhook tests appear here.'}
        </Empty>
      ) : (
        <DeliveryTable deliveries={data.data} />
      )}
      {total > pageSize && (
        <nav className={classes.line} aria-label="Pages">
          <Button variant="default" disabled={page <= 1} onClick={() => change({ page: page > 2 ? String(page - 1) : undefined })}>
            Newer
          </Button>
          <span>
            {(page - 1) * pageSize + 1}–{Math.min(page * pageSize, total)} of {total}
          </span>
          <Button variant="default" disabled={page * pageSize >= total} onClick={() => change({ page: String(page + 1) })}>
            Older
          </Button>
        </nav>
      )}
    </Page>
  );
}
