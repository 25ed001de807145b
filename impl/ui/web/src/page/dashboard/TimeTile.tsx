import { Button, useComputedColorScheme } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { sourcesQuery } from '../../api/queries';
import type { Tile, TileData } from '../../api/types';
import { colorsOf } from '../../chart/color';
import { formatNumber } from '../../chart/number';
import { pivotOf, type Series } from '../../chart/series';
import { TimeChart } from '../../chart/TimeChart';
import type { Span } from '../../time/range';
import { evaluations, firings, lengthOf, thresholdsOf } from '../alerts/alerts';
import { recentQuery } from '../alerts/queries';
import { rowsBehind } from './behind';
import { alertsOfTiles, type Asked } from './dashboard';
import { Legend } from './Legend';
import classes from './Tile.module.css';

interface Props {
  tile: Pick<Tile, 'name' | 'config'> & { id?: string };
  data: TileData;
  asked: Asked;
  onSelect?: ((span: Span) => void) | undefined;
}

const drawn = 100;

/** What the alerts on a tile draw into its chart: their thresholds, and the times in which they fired. */
function useAlerts(id: string | undefined) {
  const { data: all } = useQuery({ ...alertsOfTiles, enabled: id !== undefined });
  const alerts = useMemo(() => all?.filter((a) => a.tileId === id) ?? [], [all, id]);
  const bands = useQueries({
    queries: alerts.map((a) => recentQuery(a.id)),
    combine: (results) => results.flatMap((r, i) => (r.data ? firings(evaluations(r.data), lengthOf(alerts[i]!.interval)) : [])),
  });
  return { thresholds: useMemo(() => alerts.flatMap((a) => thresholdsOf(a)), [alerts]), bands };
}

/** TimeTile is lines or stacked bars over time, with their legend. A click on a point leads to the rows behind it. */
export function TimeTile({ tile: { id, name, config }, data, asked, onSelect }: Props) {
  const navigate = useNavigate();
  const { data: sources } = useQuery(sourcesQuery);
  const { thresholds, bands } = useAlerts(id);
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [all, setAll] = useState(false);
  const [alone, setAlone] = useState<Set<string>>(new Set());
  const whole = useMemo(() => pivotOf(data, all ? Infinity : drawn), [data, all]);
  const names = useMemo(() => whole.series.map((s) => s.name).sort(), [whole]); // colours do not change with the order
  const colors = useMemo(() => colorsOf(names, scheme), [names, scheme]);
  const span = useMemo(() => ({ from: data.startTime, to: data.endTime }), [data]);
  const shown = useMemo(() => {
    const series = whole.series.filter((s) => alone.has(s.name));
    return series.length > 0 ? { ...whole, series } : whole;
  }, [whole, alone]);
  const rows = (series: Series, at: number) => {
    const from = whole.times[at]!;
    return rowsBehind(config, asked, sources ?? [], { from, to: from + whole.step }, series);
  };
  const open = (series: Series, at: number) => {
    const search = rows(series, at);
    if (search) void navigate({ to: '/search', search });
  };
  const leads = whole.series.some((s) => rows(s, 0) !== undefined);
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
          onPoint={leads ? open : undefined}
          thresholds={thresholds}
          bands={bands}
          fit={'fitYAxisToData' in config && config.fitYAxisToData === true}
        />
      </div>
      {whole.total > whole.series.length && (
        <p className={classes.note}>
          Largest {drawn} of {formatNumber(whole.total)} series.{' '}
          <Button size="compact-xs" variant="subtle" onClick={() => setAll(true)}>
            Show all
          </Button>
        </p>
      )}
      {whole.series.length > 1 && <Legend series={whole.series} colors={colors} alone={alone} onAlone={setAlone} />}
    </>
  );
}
