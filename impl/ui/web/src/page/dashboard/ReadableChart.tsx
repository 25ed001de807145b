import type { ComponentProps } from 'react';
import { tableOf } from '../../chart/series';
import { TimeChart } from '../../chart/TimeChart';
import classes from './ReadableChart.module.css';
import { TableButton } from './TableButton';

/** ReadableChart is a chart whose values can be read as a table. */
export function ReadableChart(props: ComponentProps<typeof TimeChart>) {
  return (
    <div className={classes.frame}>
      <TimeChart {...props} />
      <TableButton label={props.label} table={() => tableOf(props.pivot)} />
    </div>
  );
}
