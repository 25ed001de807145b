import { useComputedColorScheme } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { severityColor } from '../../chart/color';
import { isTime } from '../../time/format';
import type { Zone } from '../../time/range';
import { textOf } from '../../text/text';
import { Time } from '../../time/Time';
import { Failure, Loading } from '../../shell/States';
import { Header } from './Header';
import type { Row } from './live';
import { CopyRow, RowFields, type RowActions } from './RowFields';
import classes from './Rows.module.css';
import { rowQuery } from './search';

interface Props {
  sourceId: string;
  columns: { name: string; type: string }[];
  rows: Row[];
  /** Returns the severity of a row, which decides the color of its stripe. */
  levelOf(row: Row): string;
  /** The column of the longest texts, which has the room that others leave. */
  body: string | undefined;
  zone: Zone;
  wrap: boolean;
  selected: string | undefined;
  /** The place of the row that the keyboard is on. */
  current: number;
  /** The row that is open in its place. */
  expanded: string | undefined;
  actions: RowActions;
  onColumns(expressions: string[]): void;
  onOpen(index: number): void;
  onEnd(): void;
  onScroll(top: number): void;
  end: string;
}

const height = 24;

export function Rows(props: Props) {
  const { sourceId, columns, rows, levelOf, body, zone, wrap, selected, current, expanded, actions, onColumns, onOpen, onEnd, onScroll, end } = props;
  const [widths, setWidths] = useLocalStorage<Record<string, number>>({ key: 'columns', defaultValue: {}, getInitialValueInEffect: false });
  const wide = columns.findIndex((c) => c.name === body && widths[c.name] === undefined);
  const width = (i: number) =>
    i === (wide < 0 ? columns.length - 1 : wide) ? undefined : (widths[columns[i]!.name] ?? (isTime(columns[i]!.type) ? 156 : 128));
  const box = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 20,
    getItemKey: (i) => (wrap || expanded !== undefined ? `${i}${rows[i]!.id}` : i),
  });
  // What had another height forgets it; of many rows it costs too much to do so at the start.
  const measured = useRef({ expanded, wrap });
  useEffect(() => {
    if (measured.current.expanded !== expanded || measured.current.wrap !== wrap) virtual.measure();
    measured.current = { expanded, wrap };
  }, [virtual, expanded, wrap]);
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
            <col key={c.name} style={{ width: width(i) }} />
          ))}
        </colgroup>
        <Header
          {...{ columns, width, onColumns }}
          expressions={actions.expressions}
          onWidth={(i, w) => setWidths((before) => ({ ...before, [columns[i]!.name]: w }))}
        />
        {above > 0 && (
          <tbody aria-hidden>
            <tr style={{ height: above }} />
          </tbody>
        )}
        {items.map((item) => {
          const row = rows[item.index]!;
          const open = row.id === expanded;
          return (
            <tbody key={item.key} ref={wrap || open ? virtual.measureElement : undefined} data-index={item.index}>
              <tr
                data-index={item.index}
                aria-rowindex={item.index + 2}
                aria-selected={row.id === selected}
                data-current={item.index === current || undefined}
                className={classes.row}
                style={{ '--stripe': severityColor(levelOf(row), scheme) ?? 'transparent' } as React.CSSProperties}
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
              {open && (
                <tr>
                  <td colSpan={columns.length} className={classes.inPlace}>
                    <InPlace {...{ sourceId, zone, actions }} rowId={row.id} />
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
        {below > 0 && (
          <tbody aria-hidden>
            <tr style={{ height: below }} />
          </tbody>
        )}
      </table>
      <p className={classes.end}>{end}</p>
    </div>
  );
}

function InPlace({ sourceId, rowId, zone, actions }: { sourceId: string; rowId: string; zone: Zone; actions: RowActions }) {
  const { data, error, refetch } = useQuery(rowQuery(sourceId, rowId));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the row" rows={6} />;
  return (
    <>
      <div className={classes.copy}>
        <CopyRow columns={data.columns} data={data.data} />
      </div>
      <RowFields columns={data.columns} data={data.data} find="" {...{ zone, actions }} />
    </>
  );
}

const numeric = (type: string) => /^(Nullable\()?(U?Int|Float|Decimal)/.test(type);

/** What a cell shows: a line, and of a long text as much as a line can have. */
function cell(value: unknown, type: string, zone: Zone): ReactNode {
  if (value === null || value === undefined) return '–';
  if (isTime(type)) return <Time value={value} zone={zone} />;
  const text = textOf(value);
  return text.length > 2000 ? `${text.slice(0, 2000)}…` : text;
}
