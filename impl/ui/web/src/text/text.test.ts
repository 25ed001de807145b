import { describe, expect, test } from 'vitest';
import { completeTime } from '../time/format';
import { colored, formatJson, plain, textOf } from './text';

describe('control sequences', () => {
  test.each([
    ['no sequence', 'no sequence', 'no sequence'],
    ['\x1b[31mred\x1b[0m and \x1b[1;32mgreen\x1b[0m', 'red and green', '\x1b[31mred\x1b[0m and \x1b[1;32mgreen\x1b[0m'],
    ['\x1b[38;5;208morange\x1b[m', 'orange', '\x1b[38;5;208morange\x1b[m'],
    ['\x1b[38:2::1:2:3mcolons', 'colons', 'colons'],
    ['\x1b[2K\x1b[1G50%\x1b[?25l', '50%', '50%'],
    ['\x1b]8;;https://example.com\x07link\x1b]8;;\x1b\\ end', 'link end', 'link end'],
    ['\x1b]0;a title that does not end', '0;a title that does not end', '0;a title that does not end'],
    ['\x1b(Bset \x1b', 'set ', 'set '],
    ['[31m without escape', '[31m without escape', '[31m without escape'],
    [`\x1b[${'1;'.repeat(1000)}mcodes`, 'codes', 'codes'],
  ])('%j', (text, wantPlain, wantColored) => {
    expect(plain(text)).toBe(wantPlain);
    expect(colored(text)).toBe(wantColored);
  });

  test('are removed from texts inside of objects', () => {
    expect(textOf({ a: ['\x1b[31mx\x1b[0m'] })).toBe('{"a":["x"]}');
  });
});

describe('JSON is formatted', () => {
  test.each([
    ['{"a":1,"b":[true,null],"c":{}}', '{\n  "a": 1,\n  "b": [\n    true,\n    null\n  ],\n  "c": {}\n}'],
    [' [ 1 , 2 ] ', '[\n  1,\n  2\n]'],
    // Numbers, names and texts as they are written.
    ['{"2":12345678901234567890,"1":1.0,"2":1e400}', '{\n  "2": 12345678901234567890,\n  "1": 1.0,\n  "2": 1e400\n}'],
    [String.raw`{"t":"a\"{b}, [c]: \\","u":"\u001b  "}`, String.raw`{` + '\n  ' + String.raw`"t": "a\"{b}, [c]: \\",` + '\n  ' + String.raw`"u": "\u001b  "` + '\n}'],
    ['[[ ], { }]', '[\n  [],\n  {}\n]'],
  ])('%s', (text, want) => expect(formatJson(text)).toBe(want));

  test.each(['', 'text', '12', '"text"', '{a: 1}', '{"a":1', '{"a":1} and more', '[INFO] started'])('not %s', (text) => expect(formatJson(text)).toBeUndefined());

  test.each([
    ['deep', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['wide in deep', '['.repeat(100) + '0,'.repeat(100_000) + '0' + ']'.repeat(100)],
    ['with a long text', `["${'x'.repeat(20_000_000)}"]`],
  ])('not too long: %s', (_, text) => expect(formatJson(text)).toBeUndefined());
});

test.each([
  ['2026-01-05 12:34:56.123456789', '2026-01-05T12:34:56.123456789Z'],
  ['2026-01-05 12:34:56', '2026-01-05T12:34:56Z'],
  ['2026-01-05T12:34:56.120Z', '2026-01-05T12:34:56.120Z'],
  ['never', 'never'],
])('the complete time of %s', (value, want) => {
  expect(completeTime(value, 'utc')).toBe(want);
  const local = completeTime(value, 'local');
  if (value === 'never') return;
  expect(local).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/);
  expect(Date.parse(local)).toBe(Date.parse(want));
});
