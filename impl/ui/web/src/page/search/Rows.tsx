import { useComputedColorScheme } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { severityColor } from '../../chart/color';
import { formatTime, parseAnswered } from '../../time/format';
import type { Zone } from '../../time/range';
import type { Row } from './live';
import classes from './Rows.module.css';

interface Props {
  columns: { name: string; type: string }[];
  rows: Row[];
  stripe: string | undefined;
  zone: Zone;
  wrap: boolean;
  selected: string | undefined;
  /** The place of the row that the keyboard is on. */
  current: number;
  onOpen(index: number): void;
  onEnd(): void;
  onScroll(top: number): void;
  end: string;
}

const height = 24;

export function Rows({ columns, rows, stripe, zone, wrap, selected, current, onOpen, onEnd, onScroll, end }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 20,
    getItemKey: (i) => (wrap ? `${i}${rows[i]!.id}` : i),
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= rows.length - 50) onEnd();
  }, [last, rows.length, onEnd]);
  useEffect(() => {
    if (current >= 0) virtual.scrollToIndex(current);
  }, [current, virtual]);

  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div ref={box} className={classes.box} tabIndex={0} role="region" aria-label="Rows" onScroll={(e) => onScroll(e.currentTarget.scrollTop)}>
      <table className={classes.table} aria-rowcount={rows.length + 1} data-wrap={wrap || undefined}>
        <colgroup>
          {columns.map((c, i) => (
            <col key={c.name} style={{ width: i === columns.length - 1 ? undefined : isTime(c.type) ? 156 : 128 }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((c) => (
              <th key={c.name} scope="col" title={c.type}>
                {c.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {items.map((item) => {
            const row = rows[item.index]!;
            const level = stripe === undefined ? '' : String(row.data[stripe] ?? '');
            return (
              <tr
                key={item.key}
                ref={wrap ? virtual.measureElement : undefined}
                data-index={item.index}
                aria-rowindex={item.index + 2}
                aria-selected={row.id === selected}
                data-current={item.index === current || undefined}
                className={classes.row}
                style={{ '--stripe': severityColor(level, scheme) ?? 'transparent' } as React.CSSProperties}
                onClick={() => {
                  if (window.getSelection()?.toString() === '') onOpen(item.index);
                }}
              >
                {columns.map((c) => (
                  <td key={c.name} className={numeric(c.type) ? classes.number : undefined}>
                    {cell(row.data[c.name], c.type, zone)}
                  </td>
                ))}
              </tr>
            );
          })}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </table>
      <p className={classes.end}>{end}</p>
    </div>
  );
}

export const isTime = (type: string) => /^(Nullable\()?DateTime/.test(type);
const numeric = (type: string) => /^(Nullable\()?(U?Int|Float|Decimal)/.test(type);

/** What a cell shows: a line, and of a long text as much as a line can have. */
function cell(value: unknown, type: string, zone: Zone): string {
  if (value === null || value === undefined) return '–';
  if (isTime(type)) {
    const time = parseAnswered(value);
    return Number.isNaN(time) ? String(value) : formatTime(time, zone);
  }
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > 2000 ? `${text.slice(0, 2000)}…` : text;
}
