import { formatNumber } from '../../chart/number';
import { summaryOf, type Series } from '../../chart/series';
import { Scroller } from '../../shell/Scroller';
import { plain } from '../../text/text';
import { useOneStop } from './stops';
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
  const rows = series.map((s) => ({ ...s, ...summaryOf(s) }));
  const { stop, onKeyDown } = useOneStop(0, rows.length - 1);
  const choose = (name: string, more: boolean) => {
    if (!more) return onAlone(alone.size === 1 && alone.has(name) ? new Set() : new Set([name]));
    const next = new Set(alone);
    if (!next.delete(name)) next.add(name);
    onAlone(next);
  };
  return (
    <Scroller className={classes.box} role="group" label="Legend">
      <table className={classes.table} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">Series</th>
            <th scope="col">Last</th>
            <th scope="col">Average</th>
            <th scope="col">Maximum</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((s, i) => (
            <tr key={s.name} data-off={(alone.size > 0 && !alone.has(s.name)) || undefined}>
              <th scope="row">
                <button
                  type="button"
                  {...stop(i)}
                  aria-pressed={alone.has(s.name)}
                  title={`${plain(s.name)}: show only this series (Ctrl: add)`}
                  onClick={(e) => choose(s.name, e.ctrlKey || e.metaKey)}
                >
                  <i style={{ background: colors.get(s.name) }} />
                  <span data-series={colors.get(s.name)}>{plain(s.name)}</span>
                </button>
              </th>
              <td>{formatNumber(s.last, s.numberFormat)}</td>
              <td>{formatNumber(s.average, s.numberFormat)}</td>
              <td>{formatNumber(s.most, s.numberFormat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
