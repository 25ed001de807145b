import type { PaletteColor } from '../api/types';
import { plain } from '../text/text';
import { pageColors, seriesColors, stateColors } from '../theme/theme';

export type Scheme = 'light' | 'dark';

/** Returns the color of the state that a severity or a status stands for, or undefined for other text. */
export function severityColor(text: string, scheme: Scheme): string | undefined {
  const name = plain(text);
  const states = stateColors[scheme];
  if (/^(error|err|fatal|critical|crit|alert|emergency|panic|status_code_error)\d?$/i.test(name)) return states.error;
  if (/^warn(ing)?\d?$/i.test(name)) return states.warning;
  if (/^(info|notice|information)\d?$/i.test(name)) return states.info;
  if (/^(ok|status_code_ok|success)$/i.test(name)) return states.ok;
  if (/^(debug|trace|verbose|unset|status_code_unset|\(empty\))\d?$/i.test(name)) return seriesColors[scheme].gray;
  return undefined;
}

/** Returns the color of a name of the contract. */
export function paletteColor(name: PaletteColor, scheme: Scheme): string {
  const states: Record<string, string> = { 'chart-success': stateColors[scheme].ok, 'chart-warning': stateColors[scheme].warning, 'chart-error': stateColors[scheme].error };
  return states[name] ?? seriesColors[scheme][name.slice('chart-'.length) as keyof (typeof seriesColors)['light']] ?? seriesColors[scheme].blue;
}

/** The names on a page and their colors: for each palette, the position that a name got when it was first seen. */
const pages = new Map<string, Map<string, Map<string, number>>>();

/** Returns the positions of a palette on the current page. A dashboard and its tiles in full screen are one page. */
function positionsOf(palette: string): Map<string, number> {
  const path = typeof location === 'undefined' ? '' : (/^\/dashboards\/[^/]+|^\/[^/]*/.exec(location.pathname)?.[0] ?? '');
  const page = pages.get(path) ?? new Map<string, Map<string, number>>();
  pages.set(path, page);
  const positions = page.get(palette) ?? new Map<string, number>();
  page.set(palette, positions);
  return positions;
}

/** Mixes two colors, both as #rrggbb. */
function mix(color: string, other: string, share: number): string {
  const parts = (text: string) => [1, 3, 5].map((i) => Number.parseInt(text.slice(i, i + 2), 16));
  const b = parts(other);
  return `#${parts(color).map((v, i) => Math.round(v + (b[i]! - v) * share).toString(16).padStart(2, '0')).join('')}`;
}

const httpStatus = /^([1-5])(\d\d|xx)$/i;

/** Returns the colors of names that have a meaning: severities, states and HTTP status codes. Codes of a class are shades of a color. */
export function meaningsOf(names: string[], scheme: Scheme): Map<string, string> {
  const { ok, warning, error } = stateColors[scheme];
  const { gray } = seriesColors[scheme];
  const { page, text } = pageColors[scheme];
  const found = new Map<string, string>();
  // Beside other numbers, such as ports, 443 is not a status code.
  const http = names.every((name) => !/^\d/.test(name) || httpStatus.test(name));
  for (const name of [...names].sort()) {
    const first = http ? httpStatus.exec(name)?.[1] : undefined;
    if (first) {
      const positions = positionsOf(`${first}xx`);
      const at = positions.get(name) ?? positions.size;
      positions.set(name, at);
      const color = [gray, ok, gray, warning, error][Number(first) - 1]!;
      const [other, share] = ([[text, 0], [text, 0.5], [page, 0.22], [text, 0.27], [text, 0.8]] as const)[at % 5]!;
      found.set(name, mix(color, other, share));
    } else {
      const color = severityColor(name, scheme);
      if (color) found.set(name, color);
    }
  }
  return found;
}

/** Returns the colors of the names in a chart. A name keeps its color on all charts of a page. */
export function colorsOf(names: string[], scheme: Scheme): Map<string, string> {
  const colors = Object.values(seriesColors[scheme]);
  const red = colors.indexOf(seriesColors[scheme].red);
  const meanings = meaningsOf(names, scheme);
  const rest = names.filter((name) => !meanings.has(name)).sort();
  const positions = positionsOf('series');
  if (names.length === 1 && rest.length === 1 && !positions.has(rest[0]!)) positions.set(rest[0]!, 0);
  // A new name gets the color that is used least: in the chart, then on the page.
  const uses = colors.map(() => 0);
  const inChart = 1_000_000;
  for (const at of positions.values()) uses[at]!++;
  for (const name of rest) if (positions.has(name)) uses[positions.get(name)!]! += inChart;
  if ([...meanings.values()].includes(stateColors[scheme].error)) uses[red]! += inChart; // beside errors no group is red
  for (const name of rest) {
    if (positions.has(name)) continue;
    const at = uses.indexOf(Math.min(...uses));
    positions.set(name, at);
    uses[at]! += inChart;
  }
  return new Map(names.map((name) => [name, meanings.get(name) ?? colors[positions.get(name)!]!]));
}
