import { expect, test } from 'vitest';
import { chartParams } from './chart';
import { configOf } from './config';

test('the link of a chart has its whole config', () => {
  const config = { displayType: 'line', sourceId: 's', select: [{ aggFn: 'count' }], later: 1 };
  expect(configOf(chartParams({ config: JSON.stringify(config), other: 'x' }).config)).toEqual(config);
});

test.each([undefined, '', '{', 'null', '[]', '{"displayType":"other"}', '{"displayType":"heatmap"}'])('%s is no config', (text) => expect(configOf(text)).toBeUndefined());
