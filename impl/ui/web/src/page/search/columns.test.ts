import { expect, test } from 'vitest';
import { expressionsOf, labelOf, moved, withColumn } from './columns';

test('a select is split where commas separate its expressions', () => {
  expect(expressionsOf("Timestamp,concat(a, ','), M['x,y'] AS z , `a,b`")).toEqual(['Timestamp', "concat(a, ',')", "M['x,y'] AS z", '`a,b`']);
  expect(expressionsOf('')).toEqual([]);
});

test('an attribute is called by its key', () => {
  expect(labelOf("LogAttributes['it\\'s']", "arrayElement(LogAttributes, 'it\\'s')")).toBe("it's");
  expect(labelOf('Body', 'Body')).toBe('Body');
  expect(labelOf("LogAttributes['a'] AS b", 'b')).toBe('b');
});

test('columns are added before the last, taken out, and moved', () => {
  expect(withColumn(['a', 'b'], 'c')).toEqual(['a', 'c', 'b']);
  expect(withColumn(['a', 'c', 'b'], 'c')).toEqual(['a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});
