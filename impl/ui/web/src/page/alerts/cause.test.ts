import { expect, test } from 'vitest';
import type { Source } from '../../api/types';
import type { Condition } from './name';
import { eventsOf, groupFilters, mostChanged } from './cause';

const sources = [{ id: 's', kind: 'log' }, { id: 'm', kind: 'metric' }] as Source[];
const tile = (config: object): Condition => ({ kind: 'tile', dashboard: {} as never, tile: { config } as never });

test('the rows behind an alert are those of the value that counts', () => {
  const select = [{ where: 'a' }, { where: 'b', whereLanguage: 'sql' }];
  expect(eventsOf(tile({ sourceId: 's', select }), undefined, sources)).toMatchObject({ where: 'b', whereLanguage: 'sql', groupBy: '' });
  expect(eventsOf(tile({ sourceId: 's', select, formulas: [{}], groupBy: 'X' }), undefined, sources)).toMatchObject({ where: 'a', groupBy: 'X' });
  expect(eventsOf(tile({ sourceId: 'm', select }), undefined, sources)).toBeUndefined();
  expect(eventsOf(tile({ configType: 'sql', sourceId: 's' }), undefined, sources)).toBeUndefined();
  const chart = (config: object): Condition => ({ kind: 'inline', chart: config as never });
  expect(eventsOf(chart({ displayType: 'line', sourceId: 's', select, groupBy: 'X', where: 'c' }), undefined, sources)).toMatchObject({
    where: 'b', whereLanguage: 'sql', filters: [{ type: 'lucene', condition: 'c' }], groupBy: 'X',
  });
  expect(eventsOf(chart({ displayType: 'number', sourceId: 's', select, groupBy: 'X' }), undefined, sources)).toMatchObject({ filters: [], groupBy: '' });
  expect(eventsOf(chart({ configType: 'sql', displayType: 'line', sourceId: 's' }), undefined, sources)).toBeUndefined();
  const search = { sourceId: 's', where: 'x', whereLanguage: 'lucene', filters: [] } as never;
  expect(eventsOf({ kind: 'saved_search', search }, 'ServiceName', sources)).toMatchObject({ where: 'x', groupBy: 'ServiceName' });
});

test.each<[string, string, string[] | undefined]>([
  ['ServiceName', 'ServiceName:api', ["ServiceName IN ('api')"]],
  ['ServiceName, Region', "ServiceName:a, b, Region:o'k", ["ServiceName IN ('a, b')", "Region IN ('o\\'k')"]],
  ['ServiceName', '', []],
  ["ResourceAttributes['a']", 'x:y', undefined],
  ['ServiceName', 'Other:api', undefined],
])('the group of %s that is %s', (groupBy, group, want) => {
  expect(groupFilters(groupBy, group)?.map((f) => f.condition)).toEqual(want);
});

test('of each field the value that differs most', () => {
  const list = [{ field: 'a', v: 1 }, { field: 'a', v: 2 }, { field: 'b', v: 3 }, { field: 'c', v: 4 }, { field: 'd', v: 5 }];
  expect(mostChanged(list).map((d) => d.v)).toEqual([1, 3, 4]);
});
