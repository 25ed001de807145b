import { expect, test } from 'vitest';
import { csvOf } from './files';
import { likeOf } from './patterns';

test('rows are written as CSV with quotes where they are needed', () => {
  const columns = [{ name: 'a' }, { name: 'b, c' }];
  expect(csvOf(columns, [['x', 1], ['say "hi"', null], ['two\nlines', { k: 'v' }]])).toBe('a,"b, c"\r\nx,1\r\n"say ""hi""",\r\n"two\nlines","{""k"":""v""}"\r\n');
});

test('the texts of a pattern are found by LIKE', () => {
  expect(likeOf('Body', "100% of <*> it's a_b\\c")).toBe("Body LIKE '100\\\\% of % it\\'s a\\\\_b\\\\\\\\c%'");
});
