import { expect, test } from 'vitest';
import { fieldName, withValue, type FieldName, type Language } from './filter';

test.each<[string, Language, FieldName, unknown, boolean, string]>([
  ['', 'lucene', { column: 'ServiceName' }, 'cart', true, 'ServiceName:"cart"'],
  ['timeout', 'lucene', { column: 'ServiceName' }, 'cart', true, 'timeout ServiceName:"cart"'],
  ['timeout', 'lucene', { column: 'LogAttributes', key: 'http.route' }, '/a "b"\\', false, 'timeout -LogAttributes.http.route:"/a \\"b\\"\\\\"'],
  ['a OR b', 'lucene', { column: 'ServiceName' }, 'cart', true, '(a OR b) ServiceName:"cart"'],
  ['(a OR b) c', 'lucene', { column: 'ServiceName' }, 'cart', true, '(a OR b) c ServiceName:"cart"'],
  ['a ServiceName:"cart" b', 'lucene', { column: 'ServiceName' }, 'cart', true, 'a b'],
  ['a ServiceName:"cart"', 'lucene', { column: 'ServiceName' }, 'cart', false, 'a -ServiceName:"cart"'],
  ['"a ServiceName:x"', 'lucene', { column: 'Duration' }, 5, true, '"a ServiceName:x" Duration:5'],
  ["Body = 'x AND y'", 'sql', { column: 'Map', key: "o'k" }, 'v', true, "Body = 'x AND y' AND Map['o\\'k'] = 'v'"],
  ['a = 1\nor b = 2', 'sql', { column: 'c' }, true, true, '(a = 1\nor b = 2) AND c = true'],
  ["a = 1 AND b = 'c'", 'sql', { column: 'b' }, 'c', true, 'a = 1'],
])('%s with a value in %s', (filter, language, field, value, wanted, want) => {
  expect(withValue(filter, language, field, value, wanted)).toBe(want);
});

test('keys that are no words are quoted', () => {
  expect(fieldName({ column: 'A', key: 'k8s.pod/name-x' }, 'lucene')).toBe('A.k8s.pod/name-x');
  expect(fieldName({ column: 'A', key: 'größe 1' }, 'lucene')).toBe("A['größe 1']");
});
