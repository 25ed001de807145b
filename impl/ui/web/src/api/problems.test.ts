import { expect, test } from 'vitest';
import { problemsOf } from './problems';

const of = (message: string, ...places: string[]) => {
  const { at, rest } = problemsOf(message, places);
  return { ...Object.fromEntries(at), ...(rest && { rest }) };
};

test('each problem goes to its place', () => {
  expect(of('Body validation failed: name: Required; from.tableName: Table is required', 'name', 'from.tableName')).toEqual({
    name: 'Required', 'from.tableName': 'Table is required',
  });
});

test('what has no field stays together', () => {
  expect(of('Body validation failed: name: Required; views.0.x: Required; a rule; more', 'name')).toEqual({
    name: 'Required', rest: 'views.0.x: Required; a rule; more',
  });
});

test('problems of one place, and texts with the separator in them, stay whole', () => {
  expect(of('Body validation failed: p: Too short.; p: One of :{};-+= and\nmore; or less', 'p')).toEqual({
    p: 'Too short. One of :{};-+= and\nmore; or less',
  });
});

test('a sentence that is about no place is left alone', () => {
  expect(of('The webhook cannot be deleted: 2 alerts still reference it', 'url')).toEqual({
    rest: 'The webhook cannot be deleted: 2 alerts still reference it',
  });
});
