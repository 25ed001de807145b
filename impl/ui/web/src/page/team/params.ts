/** The tabs, by what links call them. */
export const tabs = { members: 'Members', sources: 'Sources', connections: 'Connections', webhooks: 'Webhooks', keys: 'Keys', audit: 'Audit', account: 'Account' };
export type Tab = keyof typeof tabs;

export interface TeamParams {
  tab?: Tab;
  /** What the audit log is about, by whom, and of how many days. */
  kind?: string | undefined;
  actor?: string | undefined;
  days?: string | undefined;
}

export function teamParams(values: Record<string, unknown>): TeamParams {
  const params: TeamParams = {};
  if (typeof values.tab === 'string' && values.tab in tabs) params.tab = values.tab as Tab;
  if (params.tab !== 'audit') return params;
  for (const name of ['kind', 'actor'] as const) if (typeof values[name] === 'string' && values[name] !== '') params[name] = values[name];
  if (typeof values.days === 'string' && /^[1-9]\d{0,2}$/.test(values.days)) params.days = values.days;
  return params;
}
