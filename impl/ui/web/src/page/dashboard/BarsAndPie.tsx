import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import type { TileData } from '../../api/types';
import { colorsOf, meaningsOf } from '../../chart/color';
import { formatNumber } from '../../chart/number';
import { placeOf } from '../../chart/place';
import { hasNulls } from '../../chart/series';
import { Scroller } from '../../shell/Scroller';
import { plain } from '../../text/text';
import { seriesColors } from '../../theme/theme';
import { sharesOf, sliceOf, slicesOf } from './shares';
import { useOneStop } from './stops';
import type { OnPick } from './usePicking';
import classes from './BarsAndPie.module.css';

const formatOf = (data: TileData) => data.columns.find((c) => c.role === 'value')?.numberFormat;

interface Props {
  data: TileData;
  /** Opens the menu of a group, or undefined if its rows are unknown. */
  onPick: OnPick | undefined;
}

/** Returns a function that opens the menu of a group, at the place of a click or of a key. */
const picker = ({ data, onPick }: Props) => (e: React.MouseEvent, { name, group }: { name: string; group?: unknown[] }) => {
  if (!group || window.getSelection()?.toString()) return;
  onPick?.({ label: plain(name), span: { from: data.startTime, to: data.endTime }, series: { group, value: 0, nullable: hasNulls(data.columns) } }, placeOf(e));
};

/** Bars draws a bar for each group. The bars of groups without a meaning have one color, because their labels name them. */
export function Bars({ data, onPick }: Props) {
  const pick = picker({ data, onPick });
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const shares = useMemo(() => sharesOf(data), [data]);
  const meanings = useMemo(() => meaningsOf(shares.map((s) => s.name), scheme), [shares, scheme]);
  const { stop, onKeyDown } = useOneStop(0, shares.length - 1);
  const most = Math.max(...shares.map((s) => Math.abs(s.value ?? 0)), Number.MIN_VALUE);
  return (
    <Scroller className={classes.box} role="group" label="Bars">
      <table className={classes.bars} onKeyDown={onKeyDown}>
        <tbody>
          {shares.map((s, i) => (
            <tr key={i} data-link={onPick !== undefined || undefined} onClick={(e) => pick(e, s)}>
              <th scope="row" title={plain(s.name)}>
                {onPick ? (
                  <button type="button" {...stop(i)} onClick={(e) => (e.stopPropagation(), pick(e, s))}>
                    {plain(s.name)}
                  </button>
                ) : (
                  plain(s.name)
                )}
              </th>
              <td className={classes.bar}>
                <i style={{ width: `${(100 * Math.abs(s.value ?? 0)) / most}%`, background: meanings.get(s.name) ?? seriesColors[scheme].blue }} />
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
export function Pie({ name, data, onPick }: Props & { name: string }) {
  const pick = picker({ data, onPick });
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const parts = useMemo(() => slicesOf(sharesOf(data)), [data]);
  const colors = useMemo(() => colorsOf(parts.filter((s) => !s.rest).map((s) => s.name), scheme), [parts, scheme]);
  const color = (part: (typeof parts)[number]) => (part.rest ? seriesColors[scheme].gray : colors.get(part.name));
  const { stop, onKeyDown } = useOneStop(0, parts.length - 1);
  const sum = parts.reduce((total, p) => total + p.value, 0);
  let before = 0;
  return (
    <div className={classes.pie}>
      <svg viewBox="-50 -50 100 100" role="img" aria-label={`${name}. ${parts.map((p) => `${plain(p.name)} ${percent(p.value, sum)}`).join(', ')}.`}>
        {parts.map((p, i) => {
          const start = before;
          before += p.value / sum;
          return <path key={i} d={sliceOf(start, before)} fill={color(p)} data-link={(onPick && p.group !== undefined) || undefined} onClick={(e) => pick(e, p)} />;
        })}
      </svg>
      <Scroller className={classes.box} role="group" label="Slices">
        <table className={classes.bars} onKeyDown={onKeyDown}>
          <tbody>
            {parts.map((p, i) => (
              <tr key={i} data-link={(onPick && p.group !== undefined) || undefined} onClick={(e) => pick(e, p)}>
                <th scope="row" title={plain(p.name)}>
                  <i className={classes.mark} style={{ background: color(p) }} />
                  {onPick && p.group ? (
                    <button type="button" {...stop(i)} onClick={(e) => (e.stopPropagation(), pick(e, p))}>
                      {plain(p.name)}
                    </button>
                  ) : (
                    plain(p.name)
                  )}
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
