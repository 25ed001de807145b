import 'uplot/dist/uPlot.min.css';
import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import uPlot from 'uplot';
import { formatDate, formatTick } from '../time/format';
import type { Span } from '../time/range';
import { stateColors } from '../theme/theme';
import { useZone } from '../time/zone';
import { colorsOf } from './color';
import { formatNumber } from './number';
import { stack, type Pivot } from './series';
import { rounded } from './threshold';
import classes from './TimeChart.module.css';

interface Props {
  pivot: Pivot;
  kind: 'line' | 'bars';
  span: Span;
  /** What it shows, for people who do not see it. */
  label: string;
  onSelect?: ((span: Span) => void) | undefined;
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
  pivot, kind, span, label, onSelect, names, axis = true, fit = false, thresholds = none, onThreshold, bands = none,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const drawnPlot = useRef<uPlot>(null);
  const marks = useRef({ thresholds, bands });
  marks.current = { thresholds, bands };
  const movable = onThreshold !== undefined;
  // While a threshold is dragged, the scale stays as it is.
  const [scale, setScale] = useState<Scale>();
  const dragged = useRef(false);
  const select = useRef(onSelect);
  select.current = onSelect;
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [zone] = useZone();
  const colors = useMemo(() => colorsOf(names ?? pivot.series.map((s) => s.name), scheme), [pivot, names, scheme]);

  useEffect(() => {
    const el = box.current!;
    const css = getComputedStyle(document.documentElement);
    const muted = css.getPropertyValue('--mantine-color-dimmed').trim();
    const border = css.getPropertyValue('--border').trim();
    const bars = kind === 'bars';
    const order = bars ? [...pivot.series].reverse() : pivot.series; // the largest stands at the top, and is drawn first
    const drawn = bars ? stack(pivot.series).reverse() : order.map((s) => s.values);
    const seconds = pivot.times.map((t) => t / 1000);
    const format = pivot.series[0]?.numberFormat;
    const barPaths = uPlot.paths.bars!({ size: [0.9, 40], align: 1 });
    const tip = document.createElement('div');
    tip.className = classes.tip!;
    tip.hidden = true;

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
      tip.replaceChildren();
      const head = document.createElement('div');
      head.className = classes.tipTime!;
      head.textContent = formatDate(pivot.times[idx]!, zone);
      tip.append(head);
      for (const { s, value } of rows.slice(0, shown)) {
        const row = document.createElement('div');
        row.className = classes.tipRow!;
        const mark = document.createElement('i');
        mark.style.background = colors.get(s.name)!;
        const name = document.createElement('span');
        name.textContent = s.name;
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
        width: el.clientWidth,
        height: el.clientHeight,
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
            values: (_u, ticks) => ticks.map((v) => formatNumber(v, format)),
          },
        ],
        series: [
          {},
          ...order.map((s) => ({
            label: s.name,
            stroke: colors.get(s.name)!,
            width: bars ? 0 : 1.5,
            ...(s.previous && { dash: [4, 4] }),
            ...(bars ? { fill: colors.get(s.name)!, paths: barPaths } : {}),
            points: { show: !bars && seconds.length < 3 },
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
      [seconds, ...drawn] as uPlot.AlignedData,
      el,
    );
    plot.over.append(tip);
    drawnPlot.current = plot;
    const resize = new ResizeObserver(() => plot.setSize({ width: el.clientWidth, height: el.clientHeight }));
    resize.observe(el);
    return () => {
      resize.disconnect();
      plot.destroy();
      drawnPlot.current = null;
    };
  }, [pivot, kind, span, axis, fit, zone, scheme, colors, movable]);

  useEffect(() => drawnPlot.current?.setData(drawnPlot.current.data), [thresholds.join(), bands]);

  const chart = <div ref={box} className={classes.chart} role="img" aria-label={`${label}. ${sentence(pivot)}`} />;
  if (!onThreshold) return chart;
  return (
    <div className={classes.chart}>
      {chart}
      {scale &&
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

/** Says in words what a chart shows. */
export function sentence(pivot: Pivot): string {
  if (pivot.series.length === 0) return 'There is no data.';
  const parts = pivot.series.slice(0, 5).map((s) => {
    const values = s.values.filter((v): v is number => v !== null);
    return values.length === 0
      ? `${s.name} has no values`
      : `${s.name} from ${formatNumber(Math.min(...values), s.numberFormat)} to ${formatNumber(Math.max(...values), s.numberFormat)}`;
  });
  const rest = pivot.total - parts.length;
  return `${parts.join(', ')}${rest > 0 ? `, and ${rest} more` : ''}.`;
}
