/** AlertParams is what the link of an alert has. */
export interface AlertParams {
  from?: string;
  to?: string;
  /** The end of the window in which it fired, in milliseconds, and the group that did. */
  window?: string;
  group?: string;
}

export function alertParams(values: Record<string, unknown>): AlertParams {
  const params: AlertParams = {};
  for (const name of ['from', 'to', 'window', 'group'] as const) {
    if (typeof values[name] === 'string' && values[name] !== '') params[name] = values[name];
  }
  return params;
}

/** NewParams is what the link of a new alert has: its condition. */
export interface NewParams {
  dashboardId?: string;
  tileId?: string;
  savedSearchId?: string;
  /** The chart of an alert, as JSON. */
  chart?: string;
}

export function newParams(values: Record<string, unknown>): NewParams {
  const params: NewParams = {};
  for (const name of ['dashboardId', 'tileId', 'savedSearchId', 'chart'] as const) {
    if (typeof values[name] === 'string' && values[name] !== '') params[name] = values[name];
  }
  return params;
}
