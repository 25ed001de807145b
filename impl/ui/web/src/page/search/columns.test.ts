import { expect, test } from 'vitest';
import { expressionOf, expressionsOf, labelOf, moved, withColumn, withoutSeverityNumber, withSeverityNumber } from './columns';

test('a select is split where commas separate its expressions', () => {
  expect(expressionsOf("Timestamp,concat(a, ','), M['x,y'] AS z , `a,b`")).toEqual(['Timestamp', "concat(a, ',')", "M['x,y'] AS z", '`a,b`']);
  expect(expressionsOf('')).toEqual([]);
});

test('a column is labeled with the key of an attribute, an alias or a short expression', () => {
  expect(labelOf("LogAttributes['it\\'s']", "arrayElement(LogAttributes, 'it\\'s')")).toBe("it's");
  expect(labelOf('Body', 'Body')).toBe('Body');
  expect(labelOf("LogAttributes['a'] AS b", 'b')).toBe('b');
  expect(labelOf('round(a/1e6)', 'round(divide(a, 1000000.))')).toBe('round(a/1e6)');
  expect(labelOf('concat(SpanKind, SpanName, Status)', 'concat(…)')).toBe('concat(SpanKind, SpanNa…');
});

test('an expression is read without its alias', () => {
  expect(expressionOf('round(Duration / 1e6) AS ms')).toBe('round(Duration / 1e6)');
  expect(expressionOf('CAST(a AS String)')).toBe('CAST(a AS String)');
  expect(expressionOf("LogAttributes['b'] as `a b`")).toBe("LogAttributes['b']");
});

test('columns are added before the last, taken out, and moved', () => {
  expect(withColumn(['a', 'b'], 'c')).toEqual(['a', 'c', 'b']);
  expect(withColumn(['a', 'c', 'b'], 'c')).toEqual(['a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

test('the severity number is selected behind what is shown, unless the select may include it', () => {
  const added = "\n, COLUMNS('^SeverityNumber$')";
  for (const select of ['Timestamp, Body', 'Body -- the text', 'count(*) AS n, Body', "LogAttributes['SeverityNumber'] AS n", 'SeverityNumber + 1 AS next']) {
    expect(withSeverityNumber(select, undefined), select).toBe(select + added);
  }
  for (const select of ['SeverityNumber, Body', 'Body, `SeverityNumber`', 'l.SeverityNumber', 'Body AS SeverityNumber', 'Body AS SeverityNumber -- the level', '*', 'l.*', "COLUMNS('S'), Body", '']) {
    expect(withSeverityNumber(select, undefined), select).toBe(select);
  }
});

test('the severity number is not selected in an order by numbers of columns', () => {
  for (const order of ['1', 'Body, 2 DESC', '-1', '+1', '(1)']) expect(withSeverityNumber('Body', order), order).toBe('Body');
  for (const order of ['Body DESC', 'col1, length(Body)', '']) expect(withSeverityNumber('Body', order), order).not.toBe('Body');
});

test('of columns with the same name, the added severity number is hidden', () => {
  const columns = (...names: string[]) => names.map((name, i) => ({ name, i }));
  expect(withoutSeverityNumber(columns('Body', 'SeverityNumber', 'Timestamp'))).toEqual([{ name: 'Body', i: 0 }, { name: 'Timestamp', i: 2 }]);
  expect(withoutSeverityNumber(columns('SeverityNumber', 'SeverityNumber'))).toEqual([{ name: 'SeverityNumber', i: 0 }]);
  expect(withoutSeverityNumber(columns('Body'))).toEqual([{ name: 'Body', i: 0 }]);
});
