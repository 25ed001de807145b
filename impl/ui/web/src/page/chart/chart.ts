/** ChartParams are the parameters of a link to the chart explorer. */
export interface ChartParams {
  /** The whole chart, as JSON. */
  config?: string;
  /** The alert whose chart is shown if `config` is absent. */
  alertId?: string;
  /** Conditions on the rows besides the filters of the chart, as JSON. */
  filters?: string;
  from?: string;
  to?: string;
  granularity?: string;
}

export function chartParams(values: Record<string, unknown>): ChartParams {
  const params: ChartParams = {};
  for (const name of ['config', 'alertId', 'filters', 'from', 'to', 'granularity'] as const) {
    if (typeof values[name] === 'string' && values[name] !== '') params[name] = values[name];
  }
  return params;
}
