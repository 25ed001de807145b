import { Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Delivery } from '../../api/types';
import { plain } from '../../text/text';
import { useZone } from '../../time/zone';
import { nextText, statusNames } from './deliveries';
import { formatClock } from '../alerts/alerts';
import { DeliveryIcon } from '../alerts/State';
import classes from './DeliveryTable.module.css';

/** DeliveryTable lists notifications, with what has come of each. */
export function DeliveryTable({ deliveries }: { deliveries: Delivery[] }) {
  const [zone] = useZone();
  return (
    <div className={classes.scroll}>
      <Table verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Notification</Table.Th>
            <Table.Th scope="col">Status</Table.Th>
            <Table.Th scope="col">Created</Table.Th>
            <Table.Th scope="col" className={classes.to}>
              Webhook
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {deliveries.map((d) => (
            <Table.Tr key={d.id}>
              <Table.Th scope="row" className={classes.title}>
                <Link to="/deliveries/$id" params={{ id: d.id }}>
                  {plain(d.title)}
                </Link>
                {d.group && <span className={classes.muted}>{plain(d.group)}</span>}
                <span className={`${classes.muted} ${classes.narrow}`}>To {d.webhookName}</span>
              </Table.Th>
              <Table.Td className={classes.last}>
                <span className={classes.status}>
                  <DeliveryIcon status={d.status} /> {statusNames[d.status]}
                </span>
                {d.lastAttempt?.message && <span className={classes.why}>{d.lastAttempt.message}</span>}
                {d.status === 'pending' && <span className={classes.muted}>{nextText(d, zone, Date.now())}</span>}
              </Table.Td>
              <Table.Td className={classes.time}>{formatClock(Date.parse(d.createdAt), zone)}</Table.Td>
              <Table.Td className={classes.to}>{d.webhookName}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
