import { useComputedColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TileConfig, TileData } from '../../api/types';
import { paletteColor } from '../../chart/color';
import { formatNumber } from '../../chart/number';
import { placeOf } from '../../chart/place';
import { pivot, tableOf } from '../../chart/series';
import { plain } from '../../text/text';
import { overTime, tileQuery, type Asked } from './dashboard';
import { matches } from './matches';
import { TableButton } from './TableButton';
import classes from './Tile.module.css';
import type { OnPick } from './usePicking';

type NumberConfig = Extract<TileConfig, { displayType: 'number' }>;

/** NumberTile is one number, in the colour of the last rule that takes it, with its course below it. */
export function NumberTile({ name, config, data, asked, onPick }: { name: string; config: NumberConfig; data: TileData; asked: Asked; onPick: OnPick }) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const at = Math.max(0, data.columns.findIndex((c) => c.role === 'value'));
  const column = data.columns[at];
  const value = (data.rows as unknown[][])[0]?.[at];
  const rule = 'colorRules' in config && value !== undefined ? config.colorRules?.findLast((r) => matches(r, value)) : undefined;
  const token = rule?.color ?? config.color;
  const behind = 'backgroundChart' in config ? config.backgroundChart : undefined;
  return (
    <div className={classes.number}>
      <div className={classes.value}>
        <strong title={value === undefined || value === null ? column?.noValue : plain(String(value))} style={token && { color: paletteColor(token, scheme) }}>
          <button type="button" aria-haspopup="menu" onClick={(e) => onPick({ label: '', span: { from: data.startTime, to: data.endTime } }, placeOf(e))}>
            {formatNumber(value, column?.numberFormat)}
          </button>
        </strong>
        {rule?.label && <span>{rule.label}</span>}
        {(value === null || value === undefined) && column?.noValue && <span>No value: {column.noValue}.</span>}
      </div>
      {behind && <Course name={name} config={config} asked={asked} area={behind.type === 'area'} color={paletteColor(behind.color ?? token ?? 'chart-blue', scheme)} />}
    </div>
  );
}

function Course({ name, config, asked, area, color }: { name: string; config: NumberConfig; asked: Asked; area: boolean; color: string }) {
  const over = useMemo(() => overTime(config), [config]);
  const { data } = useQuery({
    ...tileQuery(asked, { config: over! }), enabled: over !== undefined, placeholderData: (before) => before,
  });
  const line = useMemo(() => data && pivot(data, 1), [data]);
  const path = useMemo(() => line && courseOf(line.series[0]?.values ?? []), [line]);
  if (!path) return null;
  return (
    <div className={classes.course}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {area && <path d={`${path} V100 H0 Z`} fill={color} fillOpacity={0.15} />}
        <path d={path} fill="none" stroke={color} strokeOpacity={0.6} strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
      </svg>
      <TableButton label={`Sparkline of ${name}`} table={() => tableOf(line!)} />
    </div>
  );
}

/** A line through values, in a square of 100. */
export function courseOf(values: (number | null)[]): string {
  const most = Math.max(...values.map((v) => v ?? 0), 0);
  const least = Math.min(...values.map((v) => v ?? 0), 0);
  if (values.length < 2 || most === least) return '';
  return values
    .map((v, i) => `${i === 0 ? 'M' : 'L'}${((100 * i) / (values.length - 1)).toFixed(1)},${(98 - (96 * ((v ?? 0) - least)) / (most - least)).toFixed(1)}`)
    .join(' ');
}
