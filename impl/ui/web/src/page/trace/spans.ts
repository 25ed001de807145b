import type { components } from '../../../../../../gen/ts/oss';

export type Span = components['schemas']['Span'];
export type TraceLog = components['schemas']['TraceLog'];
export type Trace = components['schemas']['Trace'];

/** Node is a span in its place. Times are nanoseconds since the trace begins, which numbers hold for a hundred days. */
export interface Node {
  key: string;
  span: Span;
  depth: number;
  start: number;
  length: number;
  error: boolean;
  parent: Node | undefined;
  /** The id of the span above, when that is not in the trace. */
  missing: string | undefined;
  children: Node[];
  logs: TraceLog[];
}

export interface Tree {
  /** All spans, each behind the one above it, and by their start among those of one. */
  nodes: Node[];
  /** When it begins, in nanoseconds since 1970. */
  begin: bigint;
  length: number;
  /** How many levels there are. */
  levels: number;
  services: { name: string; spans: number; errors: number }[];
  errors: number;
  missing: number;
  /** The logs that belong to none of the spans. */
  loose: TraceLog[];
}

/** Window is a part of a trace, in nanoseconds since it begins. */
export interface Window {
  from: number;
  to: number;
}

export const isError = (span: Span) => /error/i.test(span.statusCode ?? '');
export const serviceOf = (span: Span) => span.service || '(no service)';

/** Puts the spans of a trace, which come by their start, into their places. */
export function treeOf({ spans, logs }: Trace): Tree {
  let begin: bigint | undefined;
  for (const { timestamp } of spans) if (begin === undefined || BigInt(timestamp) < begin) begin = BigInt(timestamp);
  const zero = begin ?? 0n;
  const all = spans.map<Node>((span, i) => ({
    key: String(i), span, depth: 0, start: Number(BigInt(span.timestamp) - zero), length: Math.max(0, Number(span.duration ?? 0)),
    error: isError(span), parent: undefined, missing: undefined, children: [], logs: [],
  }));
  const byId = new Map<string, Node>();
  for (const node of all) if (node.span.spanId && !byId.has(node.span.spanId)) byId.set(node.span.spanId, node);

  const roots: Node[] = [];
  for (const node of all) {
    const above = node.span.parentSpanId;
    const parent = above ? byId.get(above) : undefined;
    if (parent && parent !== node) {
      node.parent = parent;
      parent.children.push(node);
    } else {
      if (above && !parent) node.missing = above;
      roots.push(node);
    }
  }
  // A stack and no recursion, as some traces are chains of thousands.
  const nodes: Node[] = [];
  const seen = new Set<Node>();
  const walk = (root: Node) => {
    const stack = [root];
    for (let node = stack.pop(); node; node = stack.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      node.depth = node.parent ? node.parent.depth + 1 : 0;
      nodes.push(node);
      for (let i = node.children.length - 1; i >= 0; i--) stack.push(node.children[i]!);
    }
  };
  roots.forEach(walk);
  // Spans that are above each other in a circle have no first one: it is that which began first.
  for (const node of all) {
    if (seen.has(node)) continue;
    node.parent!.children = node.parent!.children.filter((child) => child !== node);
    node.parent = undefined;
    walk(node);
  }

  const loose: TraceLog[] = [];
  for (const log of logs) (byId.get(log.spanId ?? '')?.logs ?? loose).push(log);
  const services = new Map<string, { name: string; spans: number; errors: number }>();
  for (const { span, error } of all) {
    const name = serviceOf(span);
    const service = services.get(name) ?? { name, spans: 0, errors: 0 };
    services.set(name, service);
    service.spans++;
    if (error) service.errors++;
  }
  return {
    nodes, begin: zero, loose,
    length: all.reduce((most, n) => Math.max(most, n.start + n.length), 1),
    levels: nodes.reduce((most, n) => Math.max(most, n.depth + 1), 0),
    services: [...services.values()].sort((a, b) => b.spans - a.spans || (a.name < b.name ? -1 : 1)),
    errors: all.filter((n) => n.error).length,
    missing: new Set(all.map((n) => n.missing).filter(Boolean)).size,
  };
}

/** The spans that are seen when those below others are hidden. */
export function seenOf(nodes: Node[], collapsed: ReadonlySet<string>): Node[] {
  let below = Infinity;
  return nodes.filter((node) => {
    if (node.depth > below) return false;
    below = collapsed.has(node.key) && node.children.length > 0 ? node.depth : Infinity;
    return true;
  });
}

/** What is to be collapsed so that so many levels are seen. */
export function collapsedTo(nodes: Node[], levels: number): Set<string> {
  return new Set(nodes.filter((n) => n.depth >= levels - 1 && n.children.length > 0).map((n) => n.key));
}

/** The nodes above one, from the nearest on. */
export function above(node: Node): Node[] {
  const list: Node[] = [];
  for (let n = node.parent; n; n = n.parent) list.push(n);
  return list;
}

const texts = new WeakMap<Node, string>();

/** Whether a text, in lower case, is anywhere in a span or its logs. */
export function contains(node: Node, text: string): boolean {
  let all = texts.get(node);
  if (all === undefined) {
    all = JSON.stringify([node.span, node.logs.map((log) => [log.body, log.attributes])]).toLowerCase();
    texts.set(node, all);
  }
  return all.includes(text);
}

/** Where something is in a window, in percent of its width. Something of no length has still a place. */
export function placeOf(window: Window, start: number, length: number): { left: number; right: number } | 'before' | 'after' {
  if (start + length < window.from) return 'before';
  if (start > window.to) return 'after';
  const percent = (at: number) => Math.min(100, Math.max(0, (100 * (at - window.from)) / (window.to - window.from)));
  return { left: percent(start), right: percent(start + length) };
}

/** Round times within a window, some four to eight. */
export function ticksOf({ from, to }: Window): number[] {
  const rough = (to - from) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((s) => s >= rough)!;
  const ticks: number[] = [];
  for (let i = Math.ceil(from / step); i * step <= to; i++) ticks.push(i * step);
  return ticks;
}

/** A window of that length that lies within a trace. */
export function within(length: number, from: number, to: number): Window {
  const size = Math.min(length, Math.max(to - from, Math.min(length, 10)));
  const begin = Math.max(0, Math.min(from, length - size));
  return { from: begin, to: begin + size };
}
