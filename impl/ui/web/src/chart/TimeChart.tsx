import 'uplot/dist/uPlot.min.css';
import { useComputedColorScheme, VisuallyHidden } from '@mantine/core';
import { IconArrowsHorizontal } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import uPlot from 'uplot';
import { formatDate, formatTick } from '../time/format';
import { plain } from '../text/text';
import type { Span } from '../time/range';
import { pageColors, stateColors } from '../theme/theme';
import { useZone } from '../time/zone';
import { colorsOf } from './color';
import { formatNumber, tickLabels } from './number';
import { placeOf, type Place } from './place';
import { tickSteps, wholeSteps } from './unit';
import { cut, isolated, middleOf, nearest, sentence, stack, type Pivot, type Series } from './series';
import { rounded } from './threshold';
import classes from './TimeChart.module.css';

interface Props {
  pivot: Pivot;
  kind: 'line' | 'bars';
  span: Span;
  /** What it shows, for people who do not see it. */
  label: string;
  onSelect?: ((span: Span) => void) | undefined;
  /** Called with a series and the index of a bucket when a person chooses the point, by a click or by Enter. */
  onPoint?: ((series: Series, at: number, place: Place) => void) | undefined;
  /** The names that get colours, where these are more than those that are drawn. */
  names?: string[];
  /** Whether values are written at the left. */
  axis?: boolean;
  /** Whether the axis begins near the smallest value and not at 0. */
  fit?: boolean | undefined;
  /** Values that lines are drawn at, and how one of them is moved. */
  thresholds?: number[] | undefined;
  onThreshold?: ((place: number, value: number) => void) | undefined;
  /** Times that stand out, such as those in which an alert fired. */
  bands?: Span[] | undefined;
}

const shown = 12;
const none: never[] = [];

/** TimeChart draws series over time: lines, or bars that stand on each other. It fills what it stands in. */
export function TimeChart({
  pivot, kind, span, label, onSelect, onPoint, names, axis = true, fit = false, thresholds = none, onThreshold, bands = none,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const drawnPlot = useRef<uPlot>(null);
  const drawnMarks = useRef<{ thresholds: number[]; bands: Span[] }>(undefined);
  const marks = useRef({ thresholds, bands });
  marks.current = { thresholds, bands };
  const movable = onThreshold !== undefined;
  // While a threshold is dragged, the scale stays as it is.
  const [scale, setScale] = useState<Scale>();
  const dragged = useRef(false);
  const select = useRef(onSelect);
  select.current = onSelect;
  const point = useRef(onPoint);
  point.current = onPoint;
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [zone] = useZone();
  const colors = useMemo(() => colorsOf(names ?? pivot.series.map((s) => s.name), scheme), [pivot, names, scheme]);

  // The sizes of all charts are read before one is made, each of which would have the page laid out anew.
  const size = useRef({ width: 0, height: 0 });
  useLayoutEffect(() => {
    size.current = { width: box.current!.clientWidth, height: box.current!.clientHeight };
  });

  useEffect(() => {
    const el = box.current!;
    const { muted, border } = pageColors[scheme];
    const bars = kind === 'bars';
    const order = bars ? [...pivot.series].reverse() : pivot.series; // the largest stands at the top, and is drawn first
    const sums = bars ? stack(pivot.series) : [];
    const drawn = bars ? [...sums].reverse() : order.map((s) => s.values);
    // Incomplete buckets are series of their own: dashed lines from the last complete point, and hatched bars.
    const { open } = pivot;
    const parts = open === undefined ? drawn.map((values) => [values] as const) : drawn.map((values) => cut(values, open, bars ? 0 : 1));
    const seconds = pivot.times.map((t) => t / 1000);
    // Browsers draw lines of one pixel four times as fast as wider ones, which tells where points are dense.
    const width = seconds.length > 200 ? 1 : 1.5;
    const format = pivot.series[0]?.numberFormat;
    const whole = pivot.series.every((s) => s.values.every((v) => v === null || Number.isInteger(v)));
    const steps = tickSteps(format) ?? (whole ? wholeSteps : undefined);
    const points = drawn.map((values, i) => {
      const alone = isolated(values);
      const color = colors.get(order[i]!.name)!;
      return { show: seconds.length < 3, size: 5, stroke: color, fill: color, filter: () => (seconds.length < 3 ? null : alone) };
    });
    const gap = size.current.width / seconds.length < 4 ? 0 : 1; // narrow bars would be half gap
    // Each part of a bar is drawn from the part below it. Parts that lie on each other would show at their edges.
    const below = sums.map((_, i) => sums[i - 1] ?? seconds.map(() => 0)).reverse();
    const barPaths = uPlot.paths.bars!({
      size: [1, Infinity], gap, align: 1,
      disp: { y0: { unit: 1, values: (_u, i) => below[(i - 1) % order.length]! }, y1: { unit: 1, values: (u, i) => u.data[i] as number[] } },
    });
    const tip = document.createElement('div');
    tip.className = classes.tip!;
    tip.hidden = true;

    let pressed = 0;

    const showTip = (u: uPlot) => {
      const { idx, left, top } = u.cursor;
      if (idx === null || idx === undefined || left === undefined || left < 0) {
        tip.hidden = true;
        return;
      }
      const rows = pivot.series
        .map((s) => ({ s, value: s.values[idx] ?? null }))
        .filter((r) => r.value !== null)
        .sort((a, b) => b.value! - a.value!);
      const near = nearest(pivot.series, idx, u.posToVal(top ?? 0, 'y'), bars);
      const at = rows.findIndex((r) => r.s === near);
      const first = rows.slice(0, at >= shown ? shown - 1 : shown);
      if (at >= shown) first.push(rows[at]!); // the nearest is among those that are told
      tip.replaceChildren();
      const head = document.createElement('div');
      head.className = classes.tipTime!;
      head.textContent = formatDate(pivot.times[idx]!, zone);
      tip.append(head);
      if (open !== undefined && idx >= open) head.append(', incomplete');
      for (const { s, value } of first) {
        const row = document.createElement('div');
        row.className = classes.tipRow!;
        if (s === near && rows.length > 1) row.dataset.near = '';
        const mark = document.createElement('i');
        mark.style.background = colors.get(s.name)!;
        const name = document.createElement('span');
        name.textContent = plain(s.name);
        const number = document.createElement('b');
        number.textContent = formatNumber(value, s.numberFormat);
        row.append(mark, name, number);
        tip.append(row);
      }
      if (rows.length > shown) tip.append(`and ${rows.length - shown} more`);
      tip.hidden = rows.length === 0;
      const right = left > u.over.clientWidth / 2;
      tip.style.left = right ? '' : `${left + 12}px`;
      tip.style.right = right ? `${u.over.clientWidth - left + 12}px` : '';
      tip.style.top = `${Math.max(0, Math.min(top ?? 0, u.over.clientHeight - tip.clientHeight))}px`;
    };

    const plot = new uPlot(
      {
        ...size.current,
        padding: [8, 20, 0, axis ? null : 20], // the first and the last mark have half of their text there
        legend: { show: false },
        tzDate: (t) => (zone === 'utc' ? uPlot.tzDate(new Date(t * 1000), 'Etc/UTC') : new Date(t * 1000)),
        cursor: {
          sync: { key: 'page' },
          drag: { x: select.current !== undefined, y: false, setScale: false },
          points: { show: !bars },
          y: false,
        },
        scales: {
          x: { min: span.from / 1000, max: span.to / 1000, auto: false, range: () => [span.from / 1000, span.to / 1000] },
          y: {
            range: (u, min, max) => {
              const { min: low, max: high } = u.scales.y!;
              if (dragged.current && typeof low === 'number' && typeof high === 'number') return [low, high];
              const all = [...marks.current.thresholds, ...(min === null ? [] : [min, max])];
              const bottom = Math.min(...all);
              const top = Math.max(...all);
              if (all.length === 0) return [0, 1];
              if (fit && top > bottom) return [bottom - (top - bottom) * 0.05, top + (top - bottom) * 0.05];
              return [Math.min(0, bottom), top > 0 ? top * 1.05 : 1];
            },
          },
        },
        axes: [
          {
            stroke: muted,
            font: '11px Inter Variable',
            grid: { show: false },
            ticks: { stroke: border, size: 4 },
            size: 24,
            space: 80,
            values: (_u, ticks, _axis, _space, step) => ticks.map((t) => formatTick(t * 1000, step, zone)),
          },
          {
            show: axis,
            stroke: muted,
            font: '11px Inter Variable',
            grid: { stroke: border, width: 1 },
            ticks: { show: false },
            size: (_u, values) => 16 + Math.max(16, ...(values ?? []).map((v) => v.length * 6.5)),
            values: (_u, ticks) => tickLabels(ticks, format),
            ...(steps && { incrs: steps }),
          },
        ],
        series: [
          {},
          ...order.map((s, i) => ({
            label: s.name,
            stroke: colors.get(s.name)!,
            width: bars ? 0 : width,
            ...(s.previous && { dash: [4, 4] }),
            ...(bars ? { fill: colors.get(s.name)!, paths: barPaths } : {}),
            points: bars ? { show: false } : points[i]!,
          })),
          ...(open === undefined ? [] : order).map((s, i) => ({
            label: s.name,
            stroke: colors.get(s.name)!,
            width: bars ? 1 : width,
            ...(bars ? { fill: () => hatched(colors.get(s.name)!), paths: barPaths } : { dash: [3, 3] }),
            points: bars ? { show: false } : points[i]!,
          })),
        ],
        hooks: {
          drawClear: [(u) => drawBands(u, marks.current.bands, stateColors[scheme].error)],
          draw: [
            (u) => {
              drawThresholds(u, marks.current.thresholds, stateColors[scheme].error);
              if (!movable) return;
              const { min, max } = u.scales.y!;
              const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = u.over;
              setScale((s) =>
                s && s.min === min && s.max === max && s.left === left && s.top === top && s.width === width && s.height === height
                  ? s
                  : { min: min ?? 0, max: max ?? 1, left, top, width, height },
              );
            },
          ],
          setCursor: [showTip],
          setSelect: [
            (u) => {
              const { left, width } = u.select;
              if (width > 3) {
                const from = Math.round(u.posToVal(left, 'x') * 1000);
                const to = Math.round(u.posToVal(left + width, 'x') * 1000);
                u.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
                select.current?.({ from, to });
              }
            },
          ],
        },
      },
      [seconds, ...parts.map(([over]) => over), ...parts.flatMap(([, rest]) => (rest ? [rest] : []))] as uPlot.AlignedData,
      el,
    );
    plot.over.append(tip);
    plot.over.addEventListener('pointerdown', (e) => (pressed = e.clientX));
    plot.over.addEventListener('click', (e) => {
      const { idx, top } = plot.cursor;
      if (!point.current || idx === null || idx === undefined || Math.abs(e.clientX - pressed) > 3) return;
      const found = nearest(pivot.series, idx, plot.posToVal(top ?? 0, 'y'), bars);
      if (found) point.current(found, idx, placeOf(e));
    });
    if (point.current) plot.over.style.cursor = 'pointer';
    drawnPlot.current = plot;
    drawnMarks.current = marks.current;
    // It is told of the size at the start too, with which all would be drawn once more.
    const resize = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = el;
      if (width !== plot.width || height !== plot.height) plot.setSize({ width, height });
    });
    resize.observe(el);
    return () => {
      resize.disconnect();
      plot.destroy();
      drawnPlot.current = null;
    };
  }, [pivot, kind, span, axis, fit, zone, scheme, colors, movable]);

  // A chart that has just been made has drawn them already.
  useEffect(() => {
    const made = drawnMarks.current;
    if (made?.thresholds.join() !== thresholds.join() || made.bands !== bands) drawnPlot.current?.setData(drawnPlot.current.data);
    drawnMarks.current = undefined;
  }, [thresholds.join(), bands]);

  const chart = <div ref={box} className={classes.chart} role="img" aria-label={`${label}. ${sentence(pivot)}`} />;
  if (!onThreshold && !onPoint) return chart;
  return (
    <div className={classes.chart}>
      {chart}
      {onPoint && pivot.series.length > 0 && <Points {...{ label, pivot, onPoint }} bars={kind === 'bars'} plot={drawnPlot} />}
      {onThreshold &&
        scale &&
        thresholds.map((value, place) => (
          <Handle
            key={place}
            {...{ value, scale }}
            name={thresholds.length === 1 ? 'Threshold' : place === 0 ? 'Lower threshold' : 'Upper threshold'}
            text={formatNumber(value, pivot.series[0]?.numberFormat)}
            onMove={(next, moving) => {
              dragged.current = moving;
              onThreshold(place, next);
            }}
          />
        ))}
    </div>
  );
}

interface PointsProps {
  label: string;
  pivot: Pivot;
  bars: boolean;
  plot: React.RefObject<uPlot | null>;
  onPoint: NonNullable<Props['onPoint']>;
}

/** Points is the keyboard's way to the points of a chart: arrow keys go to another bucket or series, and Enter chooses the point. */
function Points({ label, pivot, bars, plot, onPoint }: PointsProps) {
  const [zone] = useZone();
  // By name and time, as a refresh may bring other series and buckets.
  const [at, setAt] = useState<{ name: string; time: number }>();
  const series = pivot.series.find((s) => s.name === at?.name) ?? pivot.series[0]!;
  const count = pivot.times.length;
  const hasValue = (s: Series, idx: number) => (s.values[idx] ?? null) !== null;
  const known = at ? pivot.times.indexOf(at.time) : -1;
  const idx = known < 0 ? count - 1 : known;
  const show = (next: { series: Series; idx: number }) => {
    setAt({ name: next.series.name, time: pivot.times[next.idx]! });
    const value = middleOf(pivot.series, next.series, next.idx, bars);
    if (plot.current && value !== null) plot.current.setCursor({ left: plot.current.valToPos(pivot.times[next.idx]! / 1000, 'x'), top: plot.current.valToPos(value, 'y') });
  };
  /** Goes to the next bucket with a value of the series, in a direction. */
  const go = (from: number, step: number) => {
    for (let i = from; i >= 0 && i < count; i += step) if (hasValue(series, i)) return show({ series, idx: i });
  };
  /** Goes to the series that is next by its value in the bucket. */
  const change = (step: number) => {
    const there = pivot.series.filter((s) => hasValue(s, idx));
    if (!bars) there.sort((a, b) => a.values[idx]! - b.values[idx]!);
    const next = there[there.indexOf(series) + step];
    if (next) show({ series: next, idx });
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: () => go(idx - 1, -1), ArrowRight: () => go(idx + 1, 1), Home: () => go(0, 1), End: () => go(count - 1, -1),
    ArrowUp: () => change(1), ArrowDown: () => change(-1),
  };
  return (
    <>
      <button
        type="button"
        className={classes.points}
        aria-label={`${label}: points`}
        onFocus={(e) => e.currentTarget.matches(':focus-visible') && go(idx, -1)}
        onBlur={() => plot.current?.setCursor({ left: -10, top: -10 })}
        onKeyDown={(e) => {
          const act = keys[e.key];
          if (!act || e.ctrlKey || e.metaKey || e.altKey) return;
          e.preventDefault();
          act();
        }}
        onClick={(e) => {
          const value = middleOf(pivot.series, series, idx, bars);
          if (!plot.current || value === null) return;
          const { left, top } = plot.current.over.getBoundingClientRect();
          const x = left + plot.current.valToPos(pivot.times[idx]! / 1000, 'x');
          onPoint(series, idx, { x, y: top + plot.current.valToPos(value, 'y'), from: e.currentTarget });
        }}
      >
        <IconArrowsHorizontal size={14} aria-hidden />
      </button>
      <VisuallyHidden role="status">
        {at && `${formatDate(pivot.times[idx]!, zone)}, ${plain(series.name)}: ${formatNumber(series.values[idx], series.numberFormat)}`}
      </VisuallyHidden>
    </>
  );
}

/** Scale is where values lie in the box of a chart. */
interface Scale {
  min: number;
  max: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Handle is what a threshold is dragged by, or moved by the arrow keys. */
function Handle({ value, scale, name, text, onMove }: { value: number; scale: Scale; name: string; text: string; onMove(value: number, moving: boolean): void }) {
  const { min, max, left, top, width, height } = scale;
  const step = (max - min) / 100;
  const at = (e: React.PointerEvent) => {
    const box = e.currentTarget.parentElement!.getBoundingClientRect();
    return rounded(max - ((e.clientY - box.top - top) / height) * (max - min), step);
  };
  const within = (v: number) => Math.max(min, Math.min(max, v));
  return (
    <div
      role="slider"
      tabIndex={0}
      className={classes.handle}
      aria-label={name}
      aria-orientation="vertical"
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={text}
      style={{ left, width, top: top + height * (1 - (within(value) - min) / (max - min || 1)) }}
      onPointerDown={(e) => e.currentTarget.setPointerCapture(e.pointerId)}
      onPointerMove={(e) => e.currentTarget.hasPointerCapture(e.pointerId) && onMove(within(at(e)), true)}
      onPointerUp={(e) => e.currentTarget.hasPointerCapture(e.pointerId) && onMove(value, false)}
      onKeyDown={(e) => {
        const direction = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[e.key];
        if (!direction) return;
        e.preventDefault();
        onMove(rounded(value + direction * Math.max(step, 10 ** Math.floor(Math.log10(step || 1))), step), false);
      }}
    />
  );
}

/** Returns a pattern of diagonal lines in a color. */
function hatched(color: string): CanvasPattern {
  const size = Math.round(6 * devicePixelRatio);
  const tile = document.createElement('canvas');
  tile.width = tile.height = size;
  const ctx = tile.getContext('2d')!;
  ctx.strokeStyle = color;
  ctx.lineWidth = size / 4;
  for (const shift of [-size, 0, size]) {
    ctx.moveTo(shift - 1, size + 1);
    ctx.lineTo(shift + size + 1, -1);
  }
  ctx.stroke();
  return ctx.createPattern(tile, 'repeat')!;
}

function drawBands(u: uPlot, bands: Span[], color: string) {
  const { left, top, width, height } = u.bbox;
  u.ctx.save();
  u.ctx.fillStyle = color;
  for (const { from, to } of bands) {
    const x = Math.max(left, u.valToPos(from / 1000, 'x', true));
    const end = Math.min(left + width, u.valToPos(to / 1000, 'x', true));
    if (end <= x) continue;
    u.ctx.globalAlpha = 0.14;
    u.ctx.fillRect(x, top, Math.max(2, end - x), height);
    u.ctx.globalAlpha = 1;
    u.ctx.fillRect(x, top, Math.max(2, end - x), 3 * devicePixelRatio);
  }
  u.ctx.restore();
}

function drawThresholds(u: uPlot, thresholds: number[], color: string) {
  const { left, width } = u.bbox;
  u.ctx.save();
  u.ctx.strokeStyle = color;
  u.ctx.lineWidth = devicePixelRatio;
  u.ctx.setLineDash([6 * devicePixelRatio, 4 * devicePixelRatio]);
  for (const value of thresholds) {
    const y = Math.round(u.valToPos(value, 'y', true)) + 0.5;
    u.ctx.beginPath();
    u.ctx.moveTo(left, y);
    u.ctx.lineTo(left + width, y);
    u.ctx.stroke();
  }
  u.ctx.restore();
}
