import 'uplot/dist/uPlot.min.css';
import { SegmentedControl, useComputedColorScheme } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import uPlot from 'uplot';
import type { TileConfig, TileData } from '../../api/types';
import { formatNumber } from '../../chart/number';
import { placeOf } from '../../chart/place';
import { tickSteps } from '../../chart/unit';
import chartClasses from '../../chart/TimeChart.module.css';
import { pageColors } from '../../theme/theme';
import { formatDate, formatTick } from '../../time/format';
import type { Span } from '../../time/range';
import { useZone } from '../../time/zone';
import { cellFilter, heatOf, strength } from './heat';
import classes from './Tile.module.css';
import type { OnPick } from './usePicking';

interface Props {
  name: string;
  config: Extract<TileConfig, { displayType: 'heatmap' }>;
  data: TileData;
  onSelect?: ((span: Span) => void) | undefined;
  onPick: OnPick;
}

/** Heatmap shows how values are spread over time, in one hue from the page to the accent. */
export function Heatmap({ name, config, data, onSelect, onPick }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const select = useRef(onSelect);
  select.current = onSelect;
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [zone] = useZone();
  const [scale, setScale] = useState<'linear' | 'log'>('linear');
  const heat = useMemo(() => heatOf(data, config.select[0]?.heatmapScaleType === 'linear'), [data, config]);
  const format = data.columns[1]?.numberFormat;
  const steps = useMemo(() => tickSteps(format), [format]);
  const what = data.columns[3]?.name ?? 'rows';

  useEffect(() => {
    const el = box.current!;
    const { muted, border, accent } = pageColors[scheme];
    const span = [data.startTime / 1000, data.endTime / 1000] as const;
    const tip = document.createElement('div');
    tip.className = chartClasses.tip!;
    tip.hidden = true;
    const paint = (u: uPlot) => {
      const { ctx, bbox } = u;
      ctx.save();
      ctx.beginPath();
      ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
      ctx.clip();
      ctx.fillStyle = accent;
      for (const c of heat.cells) {
        const left = u.valToPos(c.time / 1000, 'x', true);
        const right = u.valToPos((c.time + heat.step) / 1000, 'x', true);
        const belowLog = heat.log && c.from <= 0;
        const top = belowLog ? u.valToPos(heat.low * (heat.high / heat.low) ** 0.04, 'y', true) : u.valToPos(c.to, 'y', true);
        const bottom = u.valToPos(belowLog ? heat.low : c.from, 'y', true);
        ctx.globalAlpha = strength(c.count, heat.most, scale === 'log');
        ctx.fillRect(Math.round(left), Math.round(top), Math.max(1, Math.round(right) - Math.round(left)), Math.max(1, Math.round(bottom) - Math.round(top)));
      }
      ctx.restore();
    };
    const cellAt = (u: uPlot) => {
      const { left = -1, top = -1 } = u.cursor;
      const time = left < 0 ? NaN : u.posToVal(left, 'x') * 1000;
      const value = top < 0 ? NaN : u.posToVal(top, 'y');
      return heat.cells.find((c) => time >= c.time && time < c.time + heat.step && (value >= c.from || c.from <= 0) && value < (heat.log ? Math.max(c.to, heat.low) : c.to));
    };
    const showTip = (u: uPlot) => {
      const { left = -1, top = -1 } = u.cursor;
      const cell = cellAt(u);
      tip.hidden = !cell;
      if (!cell) return;
      const head = document.createElement('div');
      head.className = chartClasses.tipTime!;
      head.textContent = formatDate(cell.time, zone);
      const range = document.createElement('div');
      range.textContent = `${formatNumber(cell.from, format)} – ${formatNumber(cell.to, format)}`;
      const count = document.createElement('b');
      count.textContent = `${formatNumber(cell.count)} ${what}`;
      tip.replaceChildren(head, range, count);
      const right = left > u.over.clientWidth / 2;
      tip.style.left = right ? '' : `${left + 12}px`;
      tip.style.right = right ? `${u.over.clientWidth - left + 12}px` : '';
      tip.style.top = `${Math.max(0, Math.min(top, u.over.clientHeight - tip.clientHeight))}px`;
    };
    const times = [...new Set(heat.cells.map((c) => c.time / 1000))].sort((a, b) => a - b);
    const plot = new uPlot(
      {
        width: el.clientWidth,
        height: el.clientHeight,
        padding: [8, 20, 0, null],
        legend: { show: false },
        tzDate: (t) => (zone === 'utc' ? uPlot.tzDate(new Date(t * 1000), 'Etc/UTC') : new Date(t * 1000)),
        cursor: { sync: { key: 'page' }, drag: { x: select.current !== undefined, y: false, setScale: false }, points: { show: false } },
        scales: {
          x: { min: span[0], max: span[1], auto: false, range: () => [...span] },
          y: { auto: false, distr: heat.log ? 3 : 1, range: () => [heat.low, heat.high] },
        },
        axes: [
          {
            stroke: muted, font: '11px Inter Variable', grid: { show: false }, ticks: { stroke: border, size: 4 }, size: 24, space: 80,
            values: (_u, ticks, _axis, _space, step) => ticks.map((t) => formatTick(t * 1000, step, zone)),
          },
          {
            stroke: muted, font: '11px Inter Variable', grid: { show: false }, ticks: { show: false },
            size: (_u, values) => 16 + Math.max(16, ...(values ?? []).map((v) => (v?.length ?? 0) * 6.5)),
            values: (_u, ticks) => ticks.map((v) => (v === null ? '' : formatNumber(v, format))),
            ...(steps && !heat.log && { incrs: steps }),
          },
        ],
        series: [{}, { paths: () => null, points: { show: false } }],
        hooks: {
          draw: [paint],
          setCursor: [showTip],
          setSelect: [
            (u) => {
              const { left, width } = u.select;
              if (width <= 3) return;
              const [from, to] = [left, left + width].map((at) => Math.round(u.posToVal(at, 'x') * 1000));
              u.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
              select.current?.({ from: from!, to: to! });
            },
          ],
        },
      },
      [times, times.map(() => null)],
      el,
    );
    plot.over.append(tip);
    let pressed = 0;
    plot.over.addEventListener('pointerdown', (e) => (pressed = e.clientX));
    plot.over.addEventListener('click', (e) => {
      const cell = cellAt(plot);
      if (!cell || Math.abs(e.clientX - pressed) > 3) return;
      const values = `${formatNumber(cell.from, format)} – ${formatNumber(cell.to, format)}`;
      onPick(
        { label: `${values}, ${formatDate(cell.time, zone)}`, span: { from: cell.time, to: cell.time + heat.step }, filters: [cellFilter(config, data, cell)] },
        placeOf(e),
      );
    });
    plot.over.style.cursor = 'pointer';
    // It is told of the size at the start too, with which all would be drawn once more.
    const resize = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = el;
      if (width !== plot.width || height !== plot.height) plot.setSize({ width, height });
    });
    resize.observe(el);
    return () => {
      resize.disconnect();
      plot.destroy();
    };
  }, [heat, data, scheme, zone, scale, format, what, config, onPick]);

  const bounds = `values from ${formatNumber(heat.low, format)} to ${formatNumber(heat.high, format)}, at most ${formatNumber(heat.most)} ${what} in a cell`;
  return (
    <>
      <div className={classes.chart}>
        <div ref={box} className={chartClasses.chart} role="img" aria-label={`${name}. ${heat.cells.length > 0 ? `Distribution over time: ${bounds}.` : 'No data.'}`} />
      </div>
      <div className={classes.scale}>
        <span>1</span>
        <i />
        <span>
          {formatNumber(heat.most)} {what}
        </span>
        <SegmentedControl
          size="xs"
          aria-label="Color scale"
          value={scale}
          onChange={(value) => setScale(value === 'log' ? 'log' : 'linear')}
          data={[
            { value: 'linear', label: 'Linear' },
            { value: 'log', label: 'Logarithmic' },
          ]}
        />
      </div>
    </>
  );
}
