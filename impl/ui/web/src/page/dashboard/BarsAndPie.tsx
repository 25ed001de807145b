import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import type { TileData } from '../../api/types';
import { colorsOf } from '../../chart/color';
import { formatNumber } from '../../chart/number';
import { Scroller } from '../../shell/Scroller';
import { plain } from '../../text/text';
import { seriesColors } from '../../theme/theme';
import { sharesOf, sliceOf, slicesOf } from './shares';
import classes from './BarsAndPie.module.css';

const formatOf = (data: TileData) => data.columns.find((c) => c.role === 'value')?.numberFormat;

/** Bars is a bar for each group. */
export function Bars({ data }: { data: TileData }) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const shares = useMemo(() => sharesOf(data), [data]);
  const colors = useMemo(() => colorsOf(shares.map((s) => s.name), scheme), [shares, scheme]);
  const most = Math.max(...shares.map((s) => Math.abs(s.value ?? 0)), Number.MIN_VALUE);
  return (
    <Scroller className={classes.box} role="group" label="Bars">
      <table className={classes.bars}>
        <tbody>
          {shares.map((s, i) => (
            <tr key={i}>
              <th scope="row" title={plain(s.name)}>
                {plain(s.name)}
              </th>
              <td className={classes.bar}>
                <i style={{ width: `${(100 * Math.abs(s.value ?? 0)) / most}%`, background: colors.get(s.name) }} />
              </td>
              <td title={s.value === null ? undefined : String(s.value)}>{formatNumber(s.value, formatOf(data))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** Pie is a slice for each group, with what it is beside it. */
export function Pie({ name, data }: { name: string; data: TileData }) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const parts = useMemo(() => slicesOf(sharesOf(data)), [data]);
  const colors = useMemo(() => colorsOf(parts.map((s) => s.name), scheme), [parts, scheme]);
  const color = (part: (typeof parts)[number]) => (part.rest ? seriesColors[scheme].gray : colors.get(part.name));
  const sum = parts.reduce((total, p) => total + p.value, 0);
  let before = 0;
  return (
    <div className={classes.pie}>
      <svg viewBox="-50 -50 100 100" role="img" aria-label={`${name}. ${parts.map((p) => `${plain(p.name)} ${percent(p.value, sum)}`).join(', ')}.`}>
        {parts.map((p, i) => {
          const start = before;
          before += p.value / sum;
          return <path key={i} d={sliceOf(start, before)} fill={color(p)} />;
        })}
      </svg>
      <Scroller className={classes.box} role="group" label="Slices">
        <table className={classes.bars}>
          <tbody>
            {parts.map((p, i) => (
              <tr key={i}>
                <th scope="row" title={plain(p.name)}>
                  <i className={classes.mark} style={{ background: color(p) }} />
                  {plain(p.name)}
                </th>
                <td title={String(p.value)}>{formatNumber(p.value, formatOf(data))}</td>
                <td>{percent(p.value, sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  );
}

const percent = (value: number, sum: number) => `${((100 * value) / sum).toFixed(value / sum < 0.1 ? 1 : 0)} %`;
