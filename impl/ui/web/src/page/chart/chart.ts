/** ChartParams is what the link of the chart explorer has: the whole config, as JSON. */
export interface ChartParams {
  config?: string;
  from?: string;
  to?: string;
  granularity?: string;
}

export function chartParams(values: Record<string, unknown>): ChartParams {
  const params: ChartParams = {};
  for (const name of ['config', 'from', 'to', 'granularity'] as const) {
    if (typeof values[name] === 'string' && values[name] !== '') params[name] = values[name];
  }
  return params;
}
