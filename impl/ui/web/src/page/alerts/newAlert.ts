import type { SearchFilter, Tile } from '../../api/types';
import { alertChart, alertDisplays, evaluable } from '../chart/alertChart';
import { withFilters } from '../chart/filter';
import type { NewParams } from './params';

/**
 * Returns the link of a new alert on a tile with additional filters, or undefined if alerts cannot evaluate it. Without filters, the
 * alert watches the tile if a dashboard has it. Otherwise the alert gets its own chart.
 */
export function newAlertOf({ id, name, config }: Pick<Tile, 'id' | 'name' | 'config'>, dashboardId: string | undefined, filters: SearchFilter[]): NewParams | undefined {
  const isSQL = 'configType' in config;
  if (isSQL && filters.length > 0 && config.sqlTemplate.includes('$__filters')) return undefined; // an alert on SQL evaluates it without filters
  if (dashboardId !== undefined && alertDisplays.includes(config.displayType) && (isSQL || filters.length === 0)) return { dashboardId, tileId: id };
  const line = evaluable(config);
  const filtered = line && (isSQL ? line : withFilters(line, filters));
  const chart = filtered && alertChart({ ...filtered, ...(dashboardId !== undefined && name && { name }) });
  return chart && { chart: JSON.stringify(chart) };
}
