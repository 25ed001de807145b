import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isTableGone, sentenceOf } from '../../api/error';
import { sourcesQuery } from '../../api/queries';
import type { Alert } from '../../api/types';
import { SourcesLink } from '../../shell/States';
import type { Span } from '../../time/range';
import { ReadableChart } from '../dashboard/ReadableChart';
import classes from './AlertDetail.module.css';
import { formatLength, formatOf, lengthOf, thresholdsOf } from './alerts';
import type { Condition } from './name';
import { valuesQuery } from './queries';
import { linesOf, linesOfHistory, windowsOf } from './values';

interface ValuesProps {
  alert: Alert;
  condition: Condition | undefined;
  waiting: boolean;
  span: Span;
  entries: Parameters<typeof linesOfHistory>[0];
  fired: Span[];
  name: string;
  onSelect?(span: Span): void;
}

/** Values is the chart of what an alert compares, with its thresholds and the times in which it fired. */
export function Values({ alert, condition, waiting, span, entries, fired, name, onSelect }: ValuesProps) {
  const windows = useMemo(() => windowsOf(span, alert.interval, Date.now()), [span, alert.interval]);
  const values = useQuery({
    ...valuesQuery(condition, alert.groupBy, alert.interval, windows),
    enabled: condition !== undefined,
    placeholderData: keepPreviousData,
  });
  const { data: sources } = useQuery(sourcesQuery);
  // What the server says while it cannot read them.
  const problem = values.error ?? values.failureReason;
  const lines = useMemo(
    () =>
      values.data && condition
        ? linesOf(values.data, alert.noData)
        : !waiting && (problem || values.data === null || !condition)
          ? linesOfHistory(entries, alert.interval, windows, condition, formatOf(condition, sources))
          : undefined,
    [values.data, problem, condition, sources, waiting, alert, entries, windows],
  );
  const thresholds = useMemo(() => thresholdsOf(alert), [alert.threshold, alert.thresholdMax, alert.thresholdType]);
  return (
    <>
      <div className={classes.chart}>
        {lines && <ReadableChart pivot={lines} kind="line" span={windows} label={`Values of ${name}`} onSelect={onSelect} thresholds={thresholds} bands={fired} />}
      </div>
      {problem && !values.data && (
        <p className={classes.muted}>
          Showing recorded evaluations, because the values cannot be read: {sentenceOf(problem)}. {isTableGone(problem) && <SourcesLink />}
        </p>
      )}
      {windows.from > span.from + lengthOf(alert.interval) && (
        <p className={classes.muted}>Showing the newest {formatLength(windows.to - windows.from)} of the range.</p>
      )}
    </>
  );
}
