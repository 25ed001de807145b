import type { PaletteColor } from '../api/types';
import { plain } from '../text/text';
import { seriesColors, stateColors } from '../theme/theme';

export type Scheme = 'light' | 'dark';

/** The colour of a severity, which is that of its state, or undefined for what is none. */
export function severityColor(text: string, scheme: Scheme): string | undefined {
  const name = plain(text);
  const states = stateColors[scheme];
  if (/^(error|err|fatal|critical|crit|alert|emergency|panic|status_code_error|5\d\d|5xx)\d?$/i.test(name)) return states.error;
  if (/^warn(ing)?\d?$/i.test(name)) return states.warning;
  if (/^(info|notice|information)\d?$/i.test(name)) return states.info;
  if (/^(ok|status_code_ok|success)$/i.test(name)) return states.ok;
  if (/^(debug|trace|verbose|unset|status_code_unset|\(empty\))\d?$/i.test(name)) return seriesColors[scheme].gray;
  return undefined;
}

/** The colour of a name of the contract. */
export function paletteColor(name: PaletteColor, scheme: Scheme): string {
  const states: Record<string, string> = { 'chart-success': stateColors[scheme].ok, 'chart-warning': stateColors[scheme].warning, 'chart-error': stateColors[scheme].error };
  return states[name] ?? seriesColors[scheme][name.slice('chart-'.length) as keyof (typeof seriesColors)['light']] ?? seriesColors[scheme].blue;
}

/** Gives each name the colour that its hash stands for, or the next one that is free, so that names keep theirs. */
export function colorsOf(names: string[], scheme: Scheme): Map<string, string> {
  const colors = Object.values(seriesColors[scheme]);
  // Beside errors nothing else is red.
  const taken = new Set(names.some((name) => severityColor(name, scheme) === stateColors[scheme].error) ? [seriesColors[scheme].red] : []);
  const given = new Map<string, string>();
  for (const name of names) {
    let color = severityColor(name, scheme);
    if (!color) {
      let i = names.length === 1 ? 0 : hash(name) % colors.length;
      for (let tries = 0; taken.has(colors[i]!) && tries < colors.length; tries++) i = (i + 1) % colors.length;
      color = colors[i]!;
    }
    taken.add(color);
    given.set(name, color);
  }
  return given;
}

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}
