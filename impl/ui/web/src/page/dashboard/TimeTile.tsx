import { Button, useComputedColorScheme } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { TileConfig, TileData } from '../../api/types';
import { colorsOf } from '../../chart/color';
import { formatNumber } from '../../chart/number';
import { pivot } from '../../chart/series';
import { TimeChart } from '../../chart/TimeChart';
import type { Span } from '../../time/range';
import { Legend } from './Legend';
import classes from './Tile.module.css';

interface Props {
  name: string;
  config: TileConfig;
  data: TileData;
  onSelect?: ((span: Span) => void) | undefined;
}

const drawn = 100;

/** TimeTile is lines or stacked bars over time, with their legend. */
export function TimeTile({ name, config, data, onSelect }: Props) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [all, setAll] = useState(false);
  const [alone, setAlone] = useState<Set<string>>(new Set());
  const whole = useMemo(() => pivot(data, all ? Infinity : drawn), [data, all]);
  const names = useMemo(() => whole.series.map((s) => s.name).sort(), [whole]); // colours do not change with the order
  const colors = useMemo(() => colorsOf(names, scheme), [names, scheme]);
  const span = useMemo(() => ({ from: data.startTime, to: data.endTime }), [data]);
  const shown = useMemo(() => {
    const series = whole.series.filter((s) => alone.has(s.name));
    return series.length > 0 ? { ...whole, series } : whole;
  }, [whole, alone]);
  return (
    <>
      <div className={classes.chart}>
        <TimeChart
          pivot={shown}
          names={names}
          kind={data.displayType === 'stacked_bar' ? 'bars' : 'line'}
          span={span}
          label={name}
          onSelect={onSelect}
          fit={'fitYAxisToData' in config && config.fitYAxisToData === true}
        />
      </div>
      {whole.total > whole.series.length && (
        <p className={classes.note}>
          {drawn} of {formatNumber(whole.total)} series, the largest.{' '}
          <Button size="compact-xs" variant="subtle" onClick={() => setAll(true)}>
            Show all
          </Button>
        </p>
      )}
      {whole.series.length > 1 && <Legend series={whole.series} colors={colors} alone={alone} onAlone={setAlone} />}
    </>
  );
}
