import { useComputedColorScheme } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import type { TileColumn } from '../../api/types';
import { severityColor } from '../../chart/color';
import { formatNumber } from '../../chart/number';
import { placeOf, type Place } from '../../chart/place';
import { useScrollStop } from '../../shell/Scroller';
import { plain, textOf } from '../../text/text';
import { formatTime, isTime, parseAnswered } from '../../time/format';
import type { Zone } from '../../time/range';
import { useZone } from '../../time/zone';
import classes from './DataTable.module.css';
import { sorted, type Order } from './rows';
import { useOneStop } from './stops';

interface Props {
  label: string;
  columns: TileColumn[];
  rows: unknown[][];
  /** Whether each value has a bar, in the scale of its column. */
  bars?: boolean;
  /** Whether integers without a format are written in full, as ids, ports and years must be. */
  fullIntegers?: boolean;
  /** Called with a row and the index of a column when a person clicks on a cell, or presses Enter on the first. */
  onOpen?: ((row: unknown[], at: Place, column: number) => void) | undefined;
  /** Returns the severity of a row, which decides the color of its stripe. Undefined for a table without stripes. */
  levelOf?: ((row: unknown[]) => string) | undefined;
}

const height = 24;
const isNumber = (type: string) => /^(LowCardinality\()?(Nullable\()?(U?Int|B?Float|Decimal)/.test(type);
const isInteger = (type: string) => /^(LowCardinality\()?(Nullable\()?U?Int\d/.test(type);

/** DataBelow is the data of a chart as a table below it. */
export const DataBelow = (props: Props) => (
  <div className={classes.below}>
    <DataTable {...props} />
  </div>
);

/** DataTable is rows as a table, of which only those in sight are on the page. A click on a column sorts by it. */
export function DataTable({ label, columns, rows, bars = false, fullIntegers = false, onOpen, levelOf }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const tabIndex = useScrollStop(box);
  const [zone] = useZone();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [order, setOrder] = useState<Order>();
  const shown = useMemo(() => sorted(rows, columns, order), [rows, columns, order]);
  const most = useMemo(
    () => columns.map((c, i) => (c.role === 'value' ? rows.reduce((max, row) => Math.max(max, Math.abs(Number(row[i])) || 0), 0) : 0)),
    [columns, rows],
  );
  const virtual = useVirtualizer({ count: shown.length, getScrollElement: () => box.current, estimateSize: () => height, overscan: 10 });
  const items = virtual.getVirtualItems();
  const { stop, onKeyDown } = useOneStop(items[0]?.index ?? 0, items.at(-1)?.index ?? 0);
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div ref={box} className={classes.box} tabIndex={tabIndex} role="group" aria-label={label} onKeyDown={onKeyDown}>
      <table className={classes.table} aria-rowcount={shown.length + 1}>
        <thead>
          <tr>
            {columns.map((c, i) => (
              <th key={c.name} scope="col" data-number={isNumber(c.type) || undefined} aria-sort={order?.column === i ? (order.up ? 'ascending' : 'descending') : undefined}>
                <button
                  type="button"
                  title={`${plain(c.name)}, ${c.type}`}
                  onClick={() => setOrder(order?.column !== i ? { column: i, up: !isNumber(c.type) } : order.up === !isNumber(c.type) ? { column: i, up: !order.up } : undefined)}
                >
                  {plain(c.name)}
                  {order?.column === i && (order.up ? <IconArrowUp size={12} aria-hidden /> : <IconArrowDown size={12} aria-hidden />)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {items.map((item) => {
            const row = shown[item.index]!;
            return (
              <tr
                key={item.index}
                aria-rowindex={item.index + 2}
                data-link={onOpen !== undefined || undefined}
                style={levelOf && ({ '--stripe': severityColor(levelOf(row), scheme) ?? 'transparent' } as React.CSSProperties)}
                onClick={(e) => {
                  const cell = (e.target as Element).closest('td');
                  if (window.getSelection()?.toString() === '') onOpen?.(row, placeOf(e), cell?.cellIndex ?? 0);
                }}
              >
                {columns.map((c, i) => {
                  const text = cell(row[i], c, zone, fullIntegers);
                  return (
                    <td key={c.name} data-number={isNumber(c.type) || undefined} title={exact(row[i], text)}>
                      {bars && c.role === 'value' && most[i]! > 0 && <i style={{ width: `${(100 * (Math.abs(Number(row[i])) || 0)) / most[i]!}%` }} />}
                      {i === 0 && onOpen ? (
                        <button type="button" className={classes.open} {...stop(item.index)} onClick={(e) => (e.stopPropagation(), onOpen(row, placeOf(e), 0))}>
                          {text}
                        </button>
                      ) : (
                        <span>{text}</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </table>
    </div>
  );
}

/** What a cell shows, of a long text as much as a line can have. */
function cell(value: unknown, column: TileColumn, zone: Zone, fullIntegers: boolean): string {
  if (value === null || value === undefined) return '–';
  if (isTime(column.type)) {
    const time = parseAnswered(value);
    return Number.isNaN(time) ? String(value) : formatTime(time, zone);
  }
  if (fullIntegers && !column.numberFormat && isInteger(column.type)) return String(value);
  if (column.role === 'value' && isNumber(column.type)) return formatNumber(value, column.numberFormat);
  const text = textOf(value);
  return text.length > 500 ? `${text.slice(0, 500)}…` : text === '' ? '(empty)' : text;
}

function exact(value: unknown, shown: string): string | undefined {
  if (value === null || value === undefined || typeof value === 'object') return undefined;
  const text = plain(String(value));
  return text === shown || text.length > 2000 ? undefined : text;
}
