import type { components } from '../../../../../../gen/ts/oss';

export type AuditEntry = components['schemas']['AuditEntry'];

/** The kinds of resources that entries are about. */
export const auditKinds = ['dashboard', 'alert', 'source', 'savedSearch', 'webhook', 'connection', 'member', 'invitation', 'key', 'delivery'];

/** An operation, or a kind, in words: updateAlert is "Update alert". */
export function inWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What has become of a value. */
export function changeText({ old, new: now }: Pick<AuditEntry['changes'][number], 'old' | 'new'>): string {
  if (now === undefined || now === null) return `${valueText(old)} (removed)`;
  return old === undefined || old === null ? valueText(now) : `from ${valueText(old)} to ${valueText(now)}`;
}

/** A value, as much as a line can have. */
function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value || '(empty)' : JSON.stringify(value ?? null);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
