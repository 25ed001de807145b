import { TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { AlertChart, TileConfig } from '../../api/types';
import { Empty, Loading, SourcesLink } from '../../shell/States';
import type { Span } from '../../time/range';
import classes from './AlertForm.module.css';

const ChartForm = lazy(() => import('../chart/ChartForm'));

interface Props {
  chart: AlertChart | undefined;
  span: Span;
  problem: string | undefined;
  onChange(chart: AlertChart): void;
}

/** The id of the fields in the page. */
export const chartFields = 'chart-fields';

/** ChartFields are the fields of the chart that an inline alert has. */
export function ChartFields({ chart, span, problem, onChange }: Props) {
  return (
    <fieldset id={chartFields} className={classes.chartFields} aria-describedby={problem && 'chart-problem'}>
      <legend>Chart</legend>
      {problem && (
        <p id="chart-problem" className={classes.error} role="alert">
          {problem}
        </p>
      )}
      {chart ? (
        <>
          <TextInput
            label="Chart name"
            maxLength={1024}
            value={chart.name ?? ''}
            onChange={(e) => onChange({ ...chart, name: e.currentTarget.value })}
          />
          <Suspense fallback={<Loading what="the chart" />}>
            <ChartForm config={chart as TileConfig} span={span} ofAlert onChange={(next) => onChange(next as AlertChart)} />
          </Suspense>
        </>
      ) : (
        <Empty action={<SourcesLink />}>No sources yet.</Empty>
      )}
    </fieldset>
  );
}
