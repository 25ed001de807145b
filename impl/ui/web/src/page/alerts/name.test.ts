import { expect, test } from 'vitest';
import { alertDetails, conditionOf, derivedName, isDerivedName, readableName, type Condition } from './name';

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

test.each<[Condition | undefined, string | undefined]>([
  [search, 'Payment errors'],
  [tile('Orders'), 'Shop - Orders'],
  [tile(), 'Shop - Tile'],
  [tile(' '), 'Shop - Tile'],
  [chart(' Orders '), 'Orders'],
  [chart(' '), 'Chart'],
  [undefined, undefined],
])('the condition %j gives the name %s', (condition, want) => {
  expect(derivedName(condition)).toBe(want);
});

test('a derived name is known although it is trimmed and cut', () => {
  expect(isDerivedName('Shop - Orders', tile(' Orders '))).toBe(true);
  expect(isDerivedName(`Shop - ${'a'.repeat(505)}`, tile('a'.repeat(600)))).toBe(true);
  expect(isDerivedName('Orders', tile('Orders'))).toBe(false);
  expect(isDerivedName('Alert', undefined)).toBe(false);
});

test.each<[string, string | null, Condition | undefined, string]>([
  ['Payment errors', null, search, ''],
  ['Payment errors', 'Errors: {{value}}', search, 'Errors'],
  ['Payments fail', 'Payments fail', search, 'Payment errors'],
  ['Orders drop', 'Orders: {{value}}', tile('Orders'), 'Orders in Shop · Orders'],
  ['Orders drop', null, tile(), 'Untitled tile in Shop'],
  ['Orders drop', null, chart('Orders'), 'Orders'],
  ['Orders', null, chart('Orders'), ''],
  ['Orders drop', null, undefined, ''],
])('the alert %s with the title %s and the condition %j has the details %s', (displayName, name, condition, want) => {
  expect(alertDetails({ displayName, name }, condition)).toBe(want);
});

test('an alert on a chart has its condition in itself, except in lists', () => {
  const chartConfig = { displayType: 'line', sourceId: 's', select: [] } as never;
  expect(conditionOf({ source: 'inline', chartConfig }, undefined)).toEqual({ kind: 'inline', chart: chartConfig });
  expect(conditionOf({ source: 'inline' }, undefined)).toBeUndefined();
});
