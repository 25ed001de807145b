import { expect, test } from 'vitest';
import { mistakeIn, placeAt, writeValue, type Place } from './complete';
import type { Language } from './filter';

const field = (from: number, text: string): Place => ({ kind: 'field', from, text });
const value = (from: number, name: string, text: string): Place => ({ kind: 'value', from, field: name, text });

test.each<[string, Language, Place | undefined]>([
  ['', 'lucene', field(0, '')],
  ['Serv', 'lucene', field(0, 'Serv')],
  ['a -Serv', 'lucene', field(3, 'Serv')],
  ['(LogAttributes.http', 'lucene', field(1, 'LogAttributes.http')],
  ['ServiceName:', 'lucene', value(12, 'ServiceName', '')],
  ['ServiceName:ch', 'lucene', value(12, 'ServiceName', 'ch')],
  ['a -ServiceName:"che ck', 'lucene', value(15, 'ServiceName', 'che ck')],
  ["A['größe 1']:5", 'lucene', value(13, "A['größe 1']", '5')],
  ['user_id:', 'lucene', value(8, 'user_id', '')],
  ['größe:1', 'lucene', value(6, 'größe', '1')],
  ['"a text Serv', 'lucene', undefined],
  ['"a text" Serv', 'lucene', field(9, 'Serv')],
  ['Serv', 'sql', field(0, 'Serv')],
  ["ServiceName = 'ch", 'sql', value(14, 'ServiceName', 'ch')],
  ["a = 1 AND ServiceName IN ('x', 'ch", 'sql', value(31, 'ServiceName', 'ch')],
  ["M['k'] ilike 'ch", 'sql', value(13, "M['k']", 'ch')],
  ["concat('a, Serv", 'sql', undefined],
  ["a = 'x' AND ", 'sql', field(12, '')],
])('%s, written in %s, is completed', (text, language, want) => {
  expect(placeAt(text, text.length, language)).toEqual(want);
});

test('values are written in quotes', () => {
  expect(writeValue('a "b"\\', 'lucene')).toBe('"a \\"b\\"\\\\"');
  expect(writeValue("it's", 'sql')).toBe("'it\\'s'");
});

test('a mistake is where the server says, in characters and not in halves of them', () => {
  expect(mistakeIn('filter, character 3: a quote is not closed', '😀 "ab c')).toEqual({ from: 3, to: 6 });
  expect(mistakeIn('filter, character 9: ends', 'abc')).toEqual({ from: 2, to: 3 });
  expect(mistakeIn('Unknown column', 'abc')).toBeUndefined();
  expect(mistakeIn('filter, character 1: empty', '')).toBeUndefined();
});
