import { describe, expect, test } from 'vitest';
import { above, collapsedTo, contains, placeOf, seenOf, ticksOf, treeOf, within, type Span, type Trace } from './spans';

const base = 1795484594933014812n;
const span = (spanId: string, parentSpanId: string, start: number, duration: number, more: Partial<Span> = {}): Span => ({
  spanId, parentSpanId, timestamp: String(base + BigInt(start)), duration: String(duration), name: spanId, service: 'shop', ...more,
});
const trace = (spans: Span[], logs: Trace['logs'] = []): Trace => ({ traceId: 't', spans, logs, truncated: false });
const ids = (nodes: { span: Span }[]) => nodes.map((n) => n.span.spanId).join(' ');

const shop = treeOf(
  trace(
    [span('a', '', 0, 100), span('b', 'a', 1, 50), span('c', 'b', 2, 10), span('d', 'a', 60, 41, { statusCode: 'Error', service: 'pay' })],
    [
      { timestamp: String(base + 5n), spanId: 'b', body: 'Order placed', attributes: { user: 'Zoë' } },
      { timestamp: String(base + 6n), spanId: 'x', body: 'nowhere' },
      { timestamp: String(base + 7n), body: 'no span' },
    ],
  ),
);

describe('places', () => {
  test('spans are behind the one above them, and nanoseconds are not rounded', () => {
    expect(shop.nodes.map((n) => `${n.span.spanId}${n.depth}`)).toEqual(['a0', 'b1', 'c2', 'd1']);
    expect(shop.nodes.map((n) => n.start)).toEqual([0, 1, 2, 60]);
    expect([shop.begin, shop.length, shop.levels, shop.errors, shop.missing]).toEqual([base, 101, 3, 1, 0]);
    expect(shop.services).toEqual([{ name: 'shop', spans: 3, errors: 0 }, { name: 'pay', spans: 1, errors: 1 }]);
    expect(ids(above(shop.nodes[2]!))).toBe('b a');
  });

  test('logs are with their span, or with none', () => {
    expect(shop.nodes[1]!.logs.map((l) => l.body)).toEqual(['Order placed']);
    expect(shop.loose.map((l) => l.body)).toEqual(['nowhere', 'no span']);
  });

  test('a parent that is not there is said, and counted once', () => {
    const tree = treeOf(trace([span('b', 'gone', 3, 5), span('c', 'gone', 4, 5), span('d', 'b', 5, 1)]));
    expect(tree.nodes.map((n) => [n.span.spanId, n.depth, n.missing])).toEqual([['b', 0, 'gone'], ['d', 1, undefined], ['c', 0, 'gone']]);
    expect(tree.missing).toBe(1);
    expect(tree.nodes[0]!.start).toBe(0);
  });

  test('circles, spans above themselves and ids that come twice lose nothing', () => {
    expect(ids(treeOf(trace([span('a', 'c', 0, 1), span('b', 'a', 1, 1), span('c', 'b', 2, 1)])).nodes)).toBe('a b c');
    expect(ids(treeOf(trace([span('a', 'a', 0, 1)])).nodes)).toBe('a');
    expect(ids(treeOf(trace([span('a', '', 0, 9), span('a', '', 1, 8), span('b', 'a', 2, 1)])).nodes)).toBe('a b a');
  });

  test('a chain of 20,000 spans, and a trace of none', () => {
    const chain = Array.from({ length: 20_000 }, (_, i) => span(`s${i}`, i ? `s${i - 1}` : '', i, 1));
    expect(treeOf(trace(chain)).levels).toBe(20_000);
    expect(treeOf(trace([]))).toMatchObject({ nodes: [], begin: 0n, length: 1, levels: 0 });
  });
});

describe('what is seen', () => {
  test('what is below a collapsed span is not', () => {
    expect(ids(seenOf(shop.nodes, new Set(['1'])))).toBe('a b d');
    expect(ids(seenOf(shop.nodes, collapsedTo(shop.nodes, 1)))).toBe('a');
    expect(ids(seenOf(shop.nodes, collapsedTo(shop.nodes, 2)))).toBe('a b d');
    expect(ids(seenOf(shop.nodes, collapsedTo(shop.nodes, 3)))).toBe('a b c d');
  });

  test('a text is found in names, attributes and logs', () => {
    const found = (text: string) => ids(shop.nodes.filter((n) => contains(n, text)));
    expect(found('order placed')).toBe('b');
    expect(found('zoë')).toBe('b');
    expect(found('pay')).toBe('d');
  });

  test('places in a window are percents of it', () => {
    expect(placeOf({ from: 0, to: 200 }, 50, 50)).toEqual({ left: 25, right: 50 });
    expect(placeOf({ from: 100, to: 200 }, 50, 500)).toEqual({ left: 0, right: 100 });
    expect(placeOf({ from: 100, to: 200 }, 50, 49)).toBe('before');
    expect(placeOf({ from: 100, to: 200 }, 201, 1)).toBe('after');
    expect(placeOf({ from: 0, to: 200 }, 100, 0)).toEqual({ left: 50, right: 50 });
  });

  test('ticks are round', () => {
    expect(ticksOf({ from: 0, to: 10_028_703_960 })).toEqual([0, 5e9, 10e9]);
    expect(ticksOf({ from: 110, to: 190 })).toEqual([120, 140, 160, 180]);
  });

  test('a window stays within the trace', () => {
    expect(within(100, -20, 30)).toEqual({ from: 0, to: 50 });
    expect(within(100, 80, 130)).toEqual({ from: 50, to: 100 });
    expect(within(100, -20, 300)).toEqual({ from: 0, to: 100 });
    expect(within(100, 50, 50)).toEqual({ from: 50, to: 60 });
  });
});
