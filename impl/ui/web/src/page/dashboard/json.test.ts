import { expect, test } from 'vitest';
import { readDashboard } from './json';

test.each([
  ['{', /^Invalid JSON/],
  ['{\n"name": x\n}', /^Invalid JSON( at line 2)?/],
  ['[]', /a JSON object/],
  ['{"tiles":[{"config":{}},{"series":[]}]}', /^tiles\.1 has no config\.$/],
])('%s is no dashboard', (text, problem) => expect((readDashboard(text) as { problem: string }).problem).toMatch(problem));

test('a text has what a dashboard always has, and keeps what it says', () => {
  expect(readDashboard('{"name":"D","later":1,"tiles":[{"config":{}},{"id":"a","config":{}}],"filters":[{"name":"One"},{"id":"f"},{"name":"Two"}]}')).toEqual({
    value: {
      name: 'D', later: 1, tags: [], filters: [{ id: 'json-1', name: 'One' }, { id: 'f' }, { id: 'json-3', name: 'Two' }], savedQuery: null, savedQueryLanguage: null, savedFilterValues: [],
      tiles: [{ id: 'json-1', config: {} }, { id: 'a', config: {} }],
    },
  });
});
