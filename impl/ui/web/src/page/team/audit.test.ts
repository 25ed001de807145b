import { expect, test } from 'vitest';
import { changeText, inWords } from './audit';
import { teamParams } from './params';

test('operations and kinds are said in words', () => {
  expect(['updateAlert', 'rotateIngestionKey', 'setUp', 'keys create', 'savedSearch'].map(inWords)).toEqual([
    'Update alert', 'Rotate ingestion key', 'Set up', 'Keys create', 'Saved search',
  ]);
});

test('a change says what a value was and is, as far as it was and is there', () => {
  expect(changeText({ old: 'low', new: 'high' })).toBe('from low to high');
  expect(changeText({ new: 0 })).toBe('0');
  expect(changeText({ old: ['a'] })).toBe('["a"] (removed)');
  expect(changeText({ old: '', new: false })).toBe('from (empty) to false');
  expect(changeText({ new: 'x'.repeat(300) })).toBe(`${'x'.repeat(200)}…`);
});

test('a link narrows the audit log alone', () => {
  expect(teamParams({ tab: 'audit', kind: 'alert', actor: '' })).toEqual({ tab: 'audit', kind: 'alert' });
  expect(teamParams({ tab: 'keys', kind: 'alert' })).toEqual({ tab: 'keys' });
  expect(teamParams({ tab: 'none' })).toEqual({});
});
