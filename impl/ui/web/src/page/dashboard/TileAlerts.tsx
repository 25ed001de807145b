import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Alert } from '../../api/types';
import { groupOf, groups, stateNames } from '../alerts/alerts';
import { alertsQuery } from '../alerts/queries';
import states from '../alerts/State.module.css';
import classes from './TileAlerts.module.css';

const none: Alert[] = [];
const order = groups.map((g) => g.id);

/** useAlertsOf returns the alerts on a stored tile, those that matter most first. The dashboard reads them again, once for all tiles. */
export function useAlertsOf(tileId: string | undefined): Alert[] {
  const { data } = useQuery({ ...alertsQuery, refetchInterval: false, enabled: Boolean(tileId) });
  return useMemo(() => {
    const found = data?.filter((a) => a.source === 'tile' && a.tileId === tileId) ?? none;
    return found.sort((a, b) => order.indexOf(groupOf(a)) - order.indexOf(groupOf(b)));
  }, [data, tileId]);
}

/** TileBell shows the state of the alerts on a tile and leads to the one that matters most. It is absent without alerts. */
export function TileBell({ tileId }: { tileId: string }) {
  const alerts = useAlertsOf(tileId);
  const [first] = alerts;
  if (!first) return null;
  const said = alerts.map((a) => `${a.displayName}: ${stateNames[a.state]}${a.silenced ? ', silenced' : ''}`);
  const text = `${first.state === 'OK' ? '' : stateNames[first.state]}${alerts.length > 1 ? ` (${alerts.length} alerts)` : ''}`.trim();
  const Bell = first.silenced || first.state === 'DISABLED' ? IconBellOff : IconBell;
  return (
    <Link to="/alerts/$id" params={{ id: first.id }} className={classes.bell} title={said.join('\n')} aria-label={[text, ...said].filter(Boolean).join('; ')}>
      <span className={states.state} data-state={first.state}>
        <Bell size={14} aria-hidden />
        {text}
      </span>
    </Link>
  );
}
