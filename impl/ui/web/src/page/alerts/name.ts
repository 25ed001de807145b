import type { Alert, AlertChart, Dashboard, SavedSearch, Tile } from '../../api/types';

/** Condition is the saved search, the tile or the chart whose value an alert compares with its threshold. */
export type Condition =
  | { kind: 'saved_search'; search: SavedSearch }
  | { kind: 'tile'; dashboard: Dashboard; tile: Tile }
  | { kind: 'inline'; chart: AlertChart };

/** Conditions has every condition that an alert of the team may have, by ID. */
export interface Conditions {
  searches: Map<string, SavedSearch>;
  dashboards: Map<string, Dashboard>;
}

/** Reference has the IDs of the condition of an alert, or the chart itself. */
export type Reference = Pick<Alert, 'source' | 'savedSearchId' | 'dashboardId' | 'tileId'> & { chartConfig?: AlertChart | undefined };

export function conditionOf(alert: Reference, conditions: Conditions | undefined): Condition | undefined {
  if (alert.source === 'saved_search') {
    const search = conditions?.searches.get(alert.savedSearchId ?? '');
    return search && { kind: 'saved_search', search };
  }
  if (alert.source === 'inline') return alert.chartConfig && { kind: 'inline', chart: alert.chartConfig };
  const dashboard = conditions?.dashboards.get(alert.dashboardId ?? '');
  const tile = dashboard?.tiles.find((t) => t.id === alert.tileId);
  return dashboard && tile && { kind: 'tile', dashboard, tile };
}

export function conditionName(condition: Condition | undefined): string | undefined {
  if (!condition) return undefined;
  if (condition.kind === 'inline') return condition.chart.name?.trim() || 'Untitled chart';
  return condition.kind === 'saved_search' ? condition.search.name : `${condition.tile.name || 'Untitled tile'} in ${condition.dashboard.name}`;
}

/** Matches an expression of a Handlebars template. */
const expression = /\{\{\{?(.*?)\}\}\}?/gs;
const hasWord = (text: string) => /[\p{L}\p{N}]{3}/u.test(text.replace(expression, ' '));

/**
 * Returns a name with each variable of its template in brackets: "Errors in {{attributes.service}}" becomes "Errors in [service]".
 * If only the heading has a word of three characters, it stays alone: "Errors: {{value}} in {{granularity}}" becomes "Errors".
 */
export function readableName(template: string): string {
  const [, heading = '', rest = ''] = /^([^{]*?)\s*[:–—(,|-]\s*(\{\{.*)$/s.exec(template) ?? [];
  if (hasWord(heading) && !hasWord(rest)) return heading;
  return template
    .replace(expression, (_, inside: string) => {
      const [helper = '', argument] = inside.replace(/^~|~$/g, '').match(/(\[.*?\]|[^\s[])+/g) ?? [];
      if (/^([#/^!>&*]|else$)/.test(helper)) return '';
      return `[${(argument ?? helper).replace(/^.*?attributes\./, '').replace(/[[\]]/g, '')}]`;
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the name that the server derives for an alert on the condition. */
export function derivedName(condition: Condition | undefined): string | undefined {
  if (!condition) return undefined;
  if (condition.kind === 'inline') return condition.chart.name?.trim() || 'Chart';
  return condition.kind === 'saved_search' ? condition.search.name : `${condition.dashboard.name} - ${condition.tile.name?.trim() || 'Tile'}`;
}

/** Returns the tags that the server derives for an alert on the condition. */
export function derivedTags(condition: Condition | undefined): string[] {
  if (!condition || condition.kind === 'inline') return [];
  return condition.kind === 'saved_search' ? condition.search.tags : condition.dashboard.tags;
}

/** Reports whether a display name equals the derived one. The server trims the derived name and cuts it to 512 characters. */
export function isDerivedName(displayName: string, condition: Condition | undefined): boolean {
  return displayName.trim() === (derivedName(condition)?.trim() ?? '').slice(0, 512).trim();
}

/** Returns what an alert watches and its notification title, without what its display name says already. */
export function alertDetails(alert: Pick<Alert, 'displayName' | 'name'>, condition: Condition | undefined): string {
  const title = readableName(alert.name ?? '');
  return [
    isDerivedName(alert.displayName, condition) ? undefined : conditionName(condition),
    title === alert.displayName ? undefined : title,
  ]
    .filter(Boolean)
    .join(' · ');
}
