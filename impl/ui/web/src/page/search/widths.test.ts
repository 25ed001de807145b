import { expect, test } from 'vitest';
import { layout, least, linkOf, measure, total, widthsOf, type Widths } from './widths';

const columns = [
  { name: 'Timestamp', type: 'DateTime64(9)' },
  { name: 'ServiceName', type: 'LowCardinality(String)' },
  { name: 'Body', type: 'String' },
];
const rows = (service: string) => [{ id: '1', data: { Timestamp: '2001-02-03 04:05:06.789', ServiceName: service, Body: 'x'.repeat(1000) } }];
const labels = columns.map((c) => c.name);

test('widths are read and written as a link has them', () => {
  for (const widths of [{}, { Timestamp: 156, Body: 400 }, { "arrayElement(A, 'b:c%2C')": 90 }]) expect(widthsOf(linkOf(widths as Widths))).toEqual(widths);
  expect(widthsOf('a:1,b:x,:90,c:90000,d:90')).toEqual({ d: 90 });
});

test('a column is as wide as its longest value or label, within bounds', () => {
  const width = (service: string) => measure(columns, labels, rows(service), 'utc').ServiceName!;
  expect(width('a')).toBe(width('b'));
  expect(width('a-service-of-payments')).toBeGreaterThan(width('a'));
  expect(width('x'.repeat(1000))).toBe(320);
  expect(measure(columns.slice(1), ['n', 'Body'], [], 'utc')).toEqual({ ServiceName: least, Body: 60 });
});

test('the message has the rest of the room, for which columns of text shrink', () => {
  const measured = measure(columns, labels, rows('x'.repeat(1000)), 'utc');
  const wide = layout(columns, 2, measured, {}, 2000);
  expect(wide).toEqual([measured.Timestamp, 320, undefined]);
  const narrow = layout(columns, 2, measured, {}, 700);
  expect(narrow[0]).toBe(measured.Timestamp);
  expect(total(narrow)).toBeLessThanOrEqual(700 - 320);
  expect(total(narrow)).toBeGreaterThan(700 - 323);
  expect(layout(columns, 2, measured, { ServiceName: 200 }, 400)[1]).toBe(200);
});
