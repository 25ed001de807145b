import { expect, test } from 'vitest';
import { nextOrder, orderOf, sorting } from './sort';

const newest = orderOf('Timestamp DESC, Offset DESC');

test('the first item of an order is read', () => {
  expect(newest).toEqual({ expression: 'Timestamp', descending: true });
  expect(orderOf("concat(a, ' DESC')")).toEqual({ expression: "concat(a, ' DESC')", descending: false });
  expect(orderOf('round(Duration / 1e6) asc')).toEqual({ expression: 'round(Duration / 1e6)', descending: false });
});

test('clicks sort by a column, reverse the order and return to the default', () => {
  const clicks = (selected: string, type: string) => {
    const orders: (string | undefined)[] = [];
    for (let i = 0; i < 3; i++) {
      const before = i === 0 ? undefined : orders[i - 1];
      orders.push(nextOrder(selected, type, before === undefined ? newest : orderOf(before), newest));
    }
    return orders;
  };
  expect(clicks('round(Duration / 1e6) AS ms', 'Float64')).toEqual(['round(Duration / 1e6) DESC', 'round(Duration / 1e6) ASC', undefined]);
  expect(clicks('Body', 'String')).toEqual(['Body ASC', 'Body DESC', undefined]);
  // The default order is the first of the two.
  expect(clicks('Timestamp', 'DateTime64(9)')).toEqual(['Timestamp ASC', undefined, 'Timestamp ASC']);
});

test('a column is sorted if the order begins with its expression', () => {
  expect(sorting('Timestamp AS t', newest)).toBe(true);
  expect(sorting('Body', newest)).toBe(undefined);
});
