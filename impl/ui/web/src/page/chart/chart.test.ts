import { expect, test } from 'vitest';
import { chartParams } from './chart';
import { configOf } from './config';

test('the link of a chart has its whole config', () => {
  const config = { displayType: 'line', sourceId: 's', select: [{ aggFn: 'count' }], later: 1 };
  expect(configOf(chartParams({ config: JSON.stringify(config), other: 'x' }).config)).toEqual(config);
});

test('the link of a notification has the alert of the chart', () => {
  expect(chartParams({ alertId: 'a', from: '1', granularity: '5 minute', to: '2' })).toEqual({ alertId: 'a', from: '1', granularity: '5 minute', to: '2' });
});

test.each([undefined, '', '{', 'null', '[]', '{"displayType":"other"}', '{"displayType":"heatmap"}'])('%s is no config', (text) => expect(configOf(text)).toBeUndefined());
