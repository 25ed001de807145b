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
  // Without the path prefix of the public URL, which the server writes into the page as its base.
  const below = typeof location === 'undefined' ? '' : location.pathname.slice(typeof document === 'undefined' ? 0 : new URL(document.baseURI).pathname.length - 1);
  const path = /^\/dashboards\/[^/]+|^\/[^/]*/.exec(below)?.[0] ?? '';
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

/** Hashes a name (FNV-1a), so that most names have the same color on each visit and for each person. */
function hash(name: string): number {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  return h >>> 0;
}

/**
 * Returns the colors of the names in a chart. A name keeps its color on all charts of a page, unless it would share the color of
 * another name in a chart with free colors.
 */
export function colorsOf(names: string[], scheme: Scheme): Map<string, string> {
  const colors = Object.values(seriesColors[scheme]);
  const red = colors.indexOf(seriesColors[scheme].red);
  const meanings = meaningsOf(names, scheme);
  const rest = names.filter((name) => !meanings.has(name)).sort();
  const positions = positionsOf('series');
  // A new name gets the color of its hash, or if that is taken, the color that is used least: in the chart, then on the page.
  const onPage = colors.map(() => 0);
  for (const at of positions.values()) onPage[at]!++;
  const inChart = colors.map(() => 0);
  if ([...meanings.values()].includes(stateColors[scheme].error)) inChart[red]! += names.length; // beside errors no group is red
  const unplaced: string[] = [];
  for (const name of rest) {
    const at = positions.get(name);
    if (at === undefined || (inChart[at]! > 0 && inChart.includes(0))) unplaced.push(name);
    else inChart[at]!++;
  }
  for (const name of unplaced) {
    const uses = colors.map((_, i) => inChart[i]! * 1_000_000 + onPage[i]!);
    const preferred = hash(name) % colors.length;
    const at = uses[preferred] === 0 ? preferred : uses.indexOf(Math.min(...uses));
    positions.set(name, at);
    inChart[at]!++;
    onPage[at]!++;
  }
  return new Map(names.map((name) => [name, meanings.get(name) ?? colors[positions.get(name)!]!]));
}
