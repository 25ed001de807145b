import { Button, useComputedColorScheme } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Tile, TileData } from '../../api/types';
import { colorsOf } from '../../chart/color';
import { formatNumber } from '../../chart/number';
import { pivotOf } from '../../chart/series';
import { TimeChart } from '../../chart/TimeChart';
import { plain } from '../../text/text';
import { formatDate } from '../../time/format';
import type { Span } from '../../time/range';
import { useZone } from '../../time/zone';
import { evaluations, firings, lengthOf, thresholdsOf } from '../alerts/alerts';
import { recentQuery } from '../alerts/queries';
import { Legend } from './Legend';
import { useAlertsOf } from './TileAlerts';
import classes from './Tile.module.css';
import type { OnPick } from './usePicking';

interface Props {
  tile: Pick<Tile, 'name' | 'config'> & { id?: string };
  data: TileData;
  onSelect?: ((span: Span) => void) | undefined;
  onPick: OnPick;
}

const drawn = 100;

/** What the alerts on a tile draw into its chart: their thresholds, and the times in which they fired. */
function useAlerts(id: string | undefined) {
  const alerts = useAlertsOf(id);
  const bands = useQueries({
    queries: alerts.map((a) => recentQuery(a.id)),
    combine: (results) => results.flatMap((r, i) => (r.data ? firings(evaluations(r.data), lengthOf(alerts[i]!.interval)) : [])),
  });
  return { thresholds: useMemo(() => alerts.flatMap((a) => thresholdsOf(a)), [alerts]), bands };
}

/** TimeTile is lines or stacked bars over time, with their legend. Its points open a menu. */
export function TimeTile({ tile: { id, name, config }, data, onSelect, onPick }: Props) {
  const [zone] = useZone();
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
          onPoint={(series, at, place) => {
            const from = whole.times[at]!;
            // A point of the previous period has the place of the current one.
            const when = series.previous ? 'previous period' : formatDate(from, zone);
            onPick({ label: `${plain(series.name)}, ${when}`, span: { from, to: from + whole.step }, series }, place);
          }}
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
