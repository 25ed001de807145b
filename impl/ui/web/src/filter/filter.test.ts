import { expect, test } from 'vitest';
import { fieldName, missingAttribute, withoutLast, withValue, type FieldName, type Language } from './filter';

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
  ['a AND ServiceName:"cart" b', 'lucene', { column: 'ServiceName' }, 'cart', true, 'a b'],
  ['ServiceName:"cart" AND b', 'lucene', { column: 'ServiceName' }, 'cart', true, 'b'],
  ['a AND ServiceName:"cart" && b', 'lucene', { column: 'ServiceName' }, 'cart', true, 'a && b'],
  ['a AND NOT ServiceName:"cart"', 'lucene', { column: 'ServiceName' }, 'cart', false, 'a'],
  ['a NOT ServiceName:"cart"', 'lucene', { column: 'ServiceName' }, 'cart', true, 'a ServiceName:"cart"'],
  ['NOT -ServiceName:"cart" a', 'lucene', { column: 'ServiceName' }, 'cart', true, 'a'],
  ['a OR ServiceName:"cart"', 'lucene', { column: 'ServiceName' }, 'cart', true, '(a OR ServiceName:"cart") ServiceName:"cart"'],
  ["it's a OR b", 'lucene', { column: 'ServiceName' }, 'cart', true, '(it\'s a OR b) ServiceName:"cart"'],
  ['Map[\'a OR b\']:1 c', 'lucene', { column: 'ServiceName' }, 'cart', true, 'Map[\'a OR b\']:1 c ServiceName:"cart"'],
  ['a  AND  b', 'lucene', { column: 'ServiceName' }, 'cart', true, 'a  AND  b ServiceName:"cart"'],
  ['(not closed', 'lucene', { column: 'ServiceName' }, 'cart', true, '(not closed ServiceName:"cart"'],
  ["a = 1\nand b = 'c' and d = 2", 'sql', { column: 'b' }, 'c', true, 'a = 1 and d = 2'],
  ["NOT b = 'c' AND a = 1", 'sql', { column: 'b' }, 'c', false, 'a = 1'],
  ["a = 1 AND b <> 'c'", 'sql', { column: 'b' }, 'c', true, "a = 1 AND b = 'c'"],
  ["a = 'x OR y' AND (b OR c)", 'sql', { column: 'd' }, 1, true, "a = 'x OR y' AND (b OR c) AND d = 1"],
])('%s with a value in %s', (filter, language, field, value, wanted, want) => {
  expect(withValue(filter, language, field, value, wanted)).toBe(want);
});

test('keys that are no words are quoted', () => {
  expect(fieldName({ column: 'A', key: 'k8s.pod/name-x' }, 'lucene')).toBe('A.k8s.pod/name-x');
  expect(fieldName({ column: 'A', key: 'größe 1' }, 'lucene')).toBe("A['größe 1']");
});

test.each<[string, Language, string | undefined, string?]>([
  ['', 'lucene', undefined],
  ['cart', 'lucene', undefined],
  ['a AND b -ServiceName:"c d"', 'lucene', 'a AND b', '-ServiceName:"c d"'],
  ['a NOT (b OR c)', 'lucene', 'a', 'NOT (b OR c)'],
  ['a OR b c', 'lucene', undefined],
  ["a = 'x AND y' and NOT b = 1", 'sql', "a = 'x AND y'", 'NOT b = 1'],
  ['a BETWEEN 1 AND 2', 'sql', undefined],
  ['a = 1 OR b = 2', 'sql', undefined],
])('%s in %s without its last term', (filter, language, rest, last) => {
  expect(withoutLast(filter, language)).toEqual(rest === undefined ? undefined : { rest, last });
});

test.each<[string, string | undefined, Language?]>([
  ['localhost:http', 'localhost'],
  ['timeout order.id:7', 'order.id'],
  ['(ServiceName:cart OR +größe:5)', 'größe'],
  ['user_id:7 http.route:"/a"', undefined],
  ['LogAttributes.a:b LogAttributes[\'a b:c\']:d ServiceName:x', undefined],
  ['"a b:c" Body:[1:00 TO b:00] a\\:b', undefined],
  ['http://host localhost:8080 (localhost:9', undefined],
  ['-gone:x !gone:x a NOT  gone:x', undefined],
  ['NOT gone:x other:y', 'other'],
  [`x NOT${' '.repeat(50_000)}gone:x other:y`, 'other'],
  ['svc:x svc.part:y', undefined],
  ['ServiceName:gone:x', undefined],
  ['', undefined],
  ["user_id = '7' AND `order.id` = '8'", 'order.id', 'sql'],
  ["(route='7')", 'route', 'sql'],
  ["ServiceName = 'gone = 1' AND gone.x ILIKE '%a'", 'gone.x', 'sql'],
  ["gone\nIN ('x')", 'gone', 'sql'],
  ["user_id NOT IN ('7') AND NOT gone = 1 AND Body LIKE 'x' OR svc = 'a' AND NOT (gone = 1)", undefined, 'sql'],
  ["gone != 'x' AND lower(gone) = 'x' AND LogAttributes['gone = 1'] = 'x' AND \"gone\" = 'x'", undefined, 'sql'],
  ["CASE WHEN true THEN 1 END = 1 AND user_id::String = 'x' AND INTERVAL 1 day = INTERVAL 1 day", undefined, 'sql'],
  ["Body IN (SELECT Body FROM t WHERE gone = 1) AND gone = 1", undefined, 'sql'],
  ["arrayExists(x -> x = Body, ['a'])", undefined, 'sql'],
])('the missing attribute of %s', (filter, want, language = 'lucene') => {
  const fields = [{ column: 'ServiceName' }, { column: 'Body' }, { column: 'LogAttributes' }];
  const keys = ['user_id', 'http.route'].map((key) => ({ column: 'LogAttributes', key }));
  expect(missingAttribute(filter, language, [...fields, ...keys], 'Timestamp, upper(ServiceName) AS svc')).toBe(want);
  expect(missingAttribute(filter, language, fields, '')).toBeUndefined();
});
