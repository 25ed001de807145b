import type { Language } from './filter';

/** Place is what can be completed before the cursor, and where it begins. */
export type Place =
  | { kind: 'field'; from: number; text: string }
  | { kind: 'value'; from: number; text: string; field: string };

const map = String.raw`\['(?:[^'\\]|\\.)*'\]`;
const luceneValue = new RegExp(String.raw`(?:^|[\s(])[-!+]?([\p{L}\w@](?:[\p{L}\w.@/-]|${map})*):("(?:[^"\\]|\\.)*|[^\s"():]*)$`, 'u');
const luceneField = /(?:^|[\s(])[-!+]?([\p{L}\w.@/-]*)$/u;
const sqlValue = new RegExp(String.raw`([\w.]+(?:${map})?)\s*(?:=|!=|<>|\bI?LIKE\b|\bIN\s*\((?:\s*'(?:[^'\\]|\\.)*'\s*,)*)\s*('(?:[^'\\]|\\.)*)$`, 'i');
const sqlField = /(?:^|[\s(,])([\w.]*)$/;

/** Says what stands before the cursor, or nothing where there is nothing to complete, as within a text. */
export function placeAt(text: string, cursor: number, language: Language): Place | undefined {
  const before = text.slice(0, cursor);
  const value = (language === 'sql' ? sqlValue : luceneValue).exec(before);
  if (value) {
    const typed = value[2]!;
    return { kind: 'value', from: cursor - typed.length, text: typed.replace(/^["']/, '').replace(/\\(.)/g, '$1'), field: value[1]! };
  }
  const quotes = before.replace(/\\./g, '').match(language === 'sql' ? /'/g : /"/g)?.length ?? 0;
  if (quotes % 2 === 1) return undefined;
  const field = (language === 'sql' ? sqlField : luceneField).exec(before);
  return field ? { kind: 'field', from: cursor - field[1]!.length, text: field[1]! } : undefined;
}

/** Writes a value as a filter has it. */
export function writeValue(value: string, language: Language): string {
  const quote = language === 'sql' ? "'" : '"';
  return quote + value.replace(/[\\]/g, '\\\\').replaceAll(quote, `\\${quote}`) + quote;
}

/** The part of a filter that the server's words name by its place, in characters from 1 on: the word there. */
export function mistakeIn(message: string, text: string): { from: number; to: number } | undefined {
  const place = /\bcharacter (\d+)\b/.exec(message);
  if (!place) return undefined;
  const characters = [...text];
  const at = Math.min(Number(place[1]) - 1, characters.length - 1);
  if (at < 0) return undefined;
  const from = characters.slice(0, at).join('').length;
  const word = /^(?:\s|\S+)/.exec(text.slice(from))![0];
  return { from, to: from + word.length };
}
