import { expect, test } from 'vitest';
import { alertName, conditionOf, readableName, type Condition } from './name';

const search: Condition = { kind: 'saved_search', search: { name: 'Payment errors' } as never };
const chart = (name?: string): Condition => ({ kind: 'inline', chart: { displayType: 'line', name } as never });
const tile = (name?: string): Condition => ({ kind: 'tile', dashboard: { name: 'Shop' } as never, tile: { name } as never });

test.each([
  ['Payment errors', 'Payment errors'],
  ['Payment errors: {{value}} in {{{granularity}}}', 'Payment errors'],
  ['Payment errors ({{value}})', 'Payment errors'],
  ['Shop: {{value}} failed orders', 'Shop: [value] failed orders'],
  ['P1: {{value}} errors', 'P1: [value] errors'],
  ['Errors in {{ attributes.service.name }}', 'Errors in [service.name]'],
  ['Errors in {{attributes.[service name]}}', 'Errors in [service name]'],
  ['Slow route {{truncate attributes.route 10}}', 'Slow route [route]'],
  ['Errors{{#if group}} in {{~group~}}{{else}} everywhere{{/if}}', 'Errors in [group] everywhere'],
])('the template %s is shown as %s', (template, want) => {
  expect(readableName(template)).toBe(want);
});

test.each<[string | null, Condition | undefined, string]>([
  ['Errors: {{value}}', search, 'Errors'],
  ['{{value}} in {{attributes.ServiceName}}', search, 'Payment errors'],
  ['{{value}} in {{attributes.ServiceName}}', undefined, '[value] in [ServiceName]'],
  ['P1', search, 'P1'],
  [null, search, 'Payment errors'],
  [null, tile('Orders'), 'Orders in Shop'],
  [null, tile(), 'Untitled tile in Shop'],
  [null, chart('Orders'), 'Orders'],
  [null, chart(' '), 'Untitled chart'],
  [null, undefined, 'Alert on a saved search'],
])('an alert with the name %s and the condition %j is called %s', (name, condition, want) => {
  expect(alertName({ name, source: 'saved_search' }, condition)).toBe(want);
});

test('an alert on a chart has its condition in itself, except in lists', () => {
  const chartConfig = { displayType: 'line', sourceId: 's', select: [] } as never;
  expect(conditionOf({ source: 'inline', chartConfig }, undefined)).toEqual({ kind: 'inline', chart: chartConfig });
  expect(conditionOf({ source: 'inline' }, undefined)).toBeUndefined();
  expect(alertName({ name: null, source: 'inline' }, undefined)).toBe('Alert on a chart');
});
