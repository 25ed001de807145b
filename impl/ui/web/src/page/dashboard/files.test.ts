import { expect, test } from 'vitest';
import { csvOf } from './files';
import { patternFilter } from './patterns';

test('rows are written as CSV with quotes where they are needed', () => {
  const columns = [{ name: 'a' }, { name: 'b, c' }];
  expect(csvOf(columns, [['x', 1], ['say "hi"', null], ['two\nlines', { k: 'v' }]])).toBe('a,"b, c"\r\nx,1\r\n"say ""hi""",\r\n"two\nlines","{""k"":""v""}"\r\n');
});

test('the texts of a pattern are those that the same expression makes the pattern of', () => {
  const condition = patternFilter('Body', "it's <*>");
  expect(condition).toMatch(/^leftUTF8\(toValidUTF8\(replaceRegexpAll\(left\(ifNull\(toString\(Body\), ''\), 2048\), '\(\?i\)/);
  expect(condition).toMatch(/'<\*>'\)\), 1024\) IN \('it\\'s <\*>'\)$/);
});
