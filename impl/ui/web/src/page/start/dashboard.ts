import type { components } from '../../../../../../gen/ts/oss';
import type { EventSource, LogSource, TraceSource } from '../../api/types';

type Tile = components['schemas']['TileWrite'];
export type DashboardWrite = components['schemas']['DashboardCreate'];

/** Returns a dashboard of the sources that have rows: rate, errors and duration by service for spans, top messages for logs. */
export function firstDashboard(arrived: EventSource[]): DashboardWrite {
  const traces = arrived.find((s): s is TraceSource => s.kind === 'trace');
  const logs = arrived.find((s): s is LogSource => s.kind === 'log');
  const tiles: Tile[] = [];
  let y = 0;
  // A source without an expression, such as the one of the service, gets no tile that needs it.
  if (traces) {
    const service = traces.serviceNameExpression;
    const groupBy = service && { groupBy: service, seriesLimit: 20 };
    const nanoseconds = 10 ** -(traces.durationPrecision ?? 3);
    tiles.push({
      name: 'Spans by service', x: 0, y, w: 8, h: 8,
      config: { displayType: 'line', sourceId: traces.id, ...groupBy, select: [{ aggFn: 'count', where: '', alias: 'spans' }] },
    });
    if (traces.statusCodeExpression) {
      tiles.push({
        name: 'Error rate by service', x: 8, y, w: 8, h: 8,
        config: {
          displayType: 'line', sourceId: traces.id, ...groupBy, asRatio: true, numberFormat: { output: 'percent' },
          select: [
            { aggFn: 'count', where: `${traces.statusCodeExpression} = 'Error'`, whereLanguage: 'sql', alias: 'errors' },
            { aggFn: 'count', where: '', alias: 'all' },
          ],
        },
      });
    }
    tiles.push({
      name: 'p95 duration by service', x: 16, y, w: 8, h: 8,
      config: {
        displayType: 'line', sourceId: traces.id, ...groupBy, numberFormat: { output: 'duration', factor: nanoseconds },
        select: [{ aggFn: 'quantile', level: 0.95, valueExpression: traces.durationExpression, where: '', alias: 'p95' }],
      },
    });
    y += 8;
  }
  if (logs) {
    tiles.push({
      name: 'Logs by severity', x: 0, y, w: 10, h: 8,
      config: {
        displayType: 'stacked_bar', sourceId: logs.id, select: [{ aggFn: 'count', where: '', alias: 'logs' }],
        ...(logs.severityTextExpression && { groupBy: logs.severityTextExpression }),
      },
    });
    if (logs.bodyExpression) {
      tiles.push({
        name: 'Top messages', x: 10, y, w: 14, h: 8,
        config: {
          displayType: 'table', sourceId: logs.id, groupBy: logs.bodyExpression, orderBy: 'logs DESC', groupByColumnsOnLeft: true,
          select: [{ aggFn: 'count', where: '', alias: 'logs' }],
        },
      });
    }
  }
  return { name: 'Services', tiles, tags: [] };
}
