import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { formatDuration } from '../../chart/number';
import type { Node, Window } from './spans';
import { within } from './spans';
import classes from './Trace.module.css';

interface Props {
  nodes: Node[];
  length: number;
  window: Window;
  colorOf(node: Node): string;
  onWindow(window: Window | undefined): void;
}

const edge = 6;

/**
 * Overview is the whole trace in small, with the part that is looked at. Dragging chooses a part, moves it, or moves one of its
 * ends; a double click goes back to the whole. The arrow keys move it, + and - change its length.
 */
export function Overview({ nodes, length, window, colorOf, onWindow }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { ref, width } = useElementSize();
  const box = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(ref, box);
  const whole = window.from === 0 && window.to === length;
  const drag = useRef<{ how: 'new' | 'move' | 'from' | 'to'; x: number; window: Window } | undefined>(undefined);

  useEffect(() => {
    const el = canvas.current;
    const context = el?.getContext('2d');
    if (!el || !context || width === 0) return;
    const scale = devicePixelRatio;
    const height = el.clientHeight;
    el.width = width * scale;
    el.height = height * scale;
    context.scale(scale, scale);
    const step = Math.min(6, height / nodes.length);
    for (const [i, node] of nodes.entries()) {
      context.fillStyle = colorOf(node);
      context.fillRect((node.start / length) * width, i * step, Math.max(1, (node.length / length) * width), Math.max(1, step * 0.7));
    }
  }, [nodes, length, width, colorOf]);

  const x = (at: number) => (at / length) * width;
  const at = (e: React.PointerEvent) => e.clientX - box.current!.getBoundingClientRect().left;
  const percent = (ns: number) => `${(100 * ns) / length}%`;
  const size = window.to - window.from;
  return (
    <div
      ref={merged}
      className={classes.overview}
      tabIndex={0}
      role="slider"
      aria-label="Visible range"
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={window.from}
      aria-valuetext={`${formatDuration(window.from / 1e9)} to ${formatDuration(window.to / 1e9)} of ${formatDuration(length / 1e9)}`}
      onPointerDown={(e) => {
        if (e.button !== 0) return;
        const here = at(e);
        const how =
          !whole && Math.abs(here - x(window.from)) <= edge ? 'from'
          : !whole && Math.abs(here - x(window.to)) <= edge ? 'to'
          : !whole && here > x(window.from) && here < x(window.to) ? 'move'
          : 'new';
        drag.current = { how, x: here, window };
        e.currentTarget.setPointerCapture(e.pointerId);
      }}
      onPointerMove={(e) => {
        const d = drag.current;
        if (!d) return;
        const now = Math.max(0, Math.min(width, at(e)));
        const ns = (now / width) * length;
        const moved = ((now - d.x) / width) * length;
        if (d.how === 'new') {
          const other = (d.x / width) * length;
          if (Math.abs(now - d.x) > 3) onWindow(within(length, Math.min(ns, other), Math.max(ns, other)));
        } else if (d.how === 'move') onWindow(within(length, d.window.from + moved, d.window.to + moved));
        else if (d.how === 'from') onWindow(within(length, Math.min(ns, d.window.to - 1), d.window.to));
        else onWindow(within(length, d.window.from, Math.max(ns, d.window.from + 1)));
      }}
      onPointerUp={() => (drag.current = undefined)}
      onPointerCancel={() => (drag.current = undefined)}
      onDoubleClick={() => onWindow(undefined)}
      onKeyDown={(e) => {
        const next: Record<string, () => void> = {
          ArrowLeft: () => onWindow(within(length, window.from - size / 10, window.to - size / 10)),
          ArrowRight: () => onWindow(within(length, window.from + size / 10, window.to + size / 10)),
          '+': () => onWindow(within(length, window.from + size / 4, window.to - size / 4)),
          '-': () => onWindow(within(length, window.from - size / 2, window.to + size / 2)),
          Home: () => onWindow(undefined),
        };
        const act = next[e.key];
        if (!act || e.ctrlKey || e.metaKey || e.altKey) return;
        e.preventDefault();
        e.stopPropagation();
        act();
      }}
    >
      <canvas ref={canvas} />
      <div className={classes.outside} style={{ left: 0, width: percent(window.from) }} />
      <div className={classes.outside} style={{ left: percent(window.to), right: 0 }} />
      {!whole && <div className={classes.part} style={{ left: percent(window.from), width: percent(size) }} />}
    </div>
  );
}
