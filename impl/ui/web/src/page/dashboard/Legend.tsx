import { useMemo } from 'react';
import { formatNumber } from '../../chart/number';
import type { Series } from '../../chart/series';
import classes from './Legend.module.css';

interface Props {
  series: Series[];
  colors: Map<string, string>;
  /** The names that are shown alone; none for all. */
  alone: Set<string>;
  onAlone(names: Set<string>): void;
}

/** Legend says of each series what was last, on average and at most. A click shows it alone, with Ctrl beside others. */
export function Legend({ series, colors, alone, onAlone }: Props) {
  const rows = useMemo(
    () =>
      series.map((s) => {
        const values = s.values.filter((v): v is number => v !== null);
        const sum = values.reduce((a, b) => a + b, 0);
        return { ...s, last: values.at(-1) ?? null, average: values.length > 0 ? sum / values.length : null, most: values.reduce<number | null>((a, b) => (a === null || b > a ? b : a), null) };
      }),
    [series],
  );
  const choose = (name: string, more: boolean) => {
    if (!more) return onAlone(alone.size === 1 && alone.has(name) ? new Set() : new Set([name]));
    const next = new Set(alone);
    if (!next.delete(name)) next.add(name);
    onAlone(next);
  };
  return (
    <div className={classes.box} tabIndex={0} role="group" aria-label="Legend">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Series</th>
            <th scope="col">Last</th>
            <th scope="col">Average</th>
            <th scope="col">Maximum</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((s) => (
            <tr key={s.name} data-off={(alone.size > 0 && !alone.has(s.name)) || undefined}>
              <th scope="row">
                <button type="button" aria-pressed={alone.has(s.name)} title={`${s.name}: show alone; with Ctrl beside others`} onClick={(e) => choose(s.name, e.ctrlKey || e.metaKey)}>
                  <i style={{ background: colors.get(s.name) }} />
                  <span>{s.name}</span>
                </button>
              </th>
              <td>{formatNumber(s.last, s.numberFormat)}</td>
              <td>{formatNumber(s.average, s.numberFormat)}</td>
              <td>{formatNumber(s.most, s.numberFormat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
