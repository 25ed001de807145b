import { useComputedColorScheme } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { severityColor } from '../../chart/color';
import { isTime } from '../../time/format';
import type { Zone } from '../../time/range';
import { plain, textOf } from '../../text/text';
import { Time } from '../../time/Time';
import { Failure, Loading } from '../../shell/States';
import { labelOf } from './columns';
import { isDuration, scaledUnit, writeDuration, type Duration } from './duration';
import { Header } from './Header';
import type { Row } from './live';
import { CopyRow, RowFields, type RowActions } from './RowFields';
import classes from './Rows.module.css';
import { rowQuery } from './search';
import { isNumber, type Order } from './sort';
import { layout, leastScrolled, measure, total, type Widths } from './widths';

interface Props {
  sourceId: string;
  columns: { name: string; type: string }[];
  rows: Row[];
  /** The first page of the answer. Another answer is shown from its start. */
  answer: unknown;
  /** Returns the severity of a row, which decides the color of its stripe. */
  levelOf(row: Row): string;
  /** The column with the message, which takes the width that other columns leave. */
  body: string | undefined;
  duration: Duration | undefined;
  /** The widths that the person has chosen. */
  widths: Widths;
  order: Order;
  zone: Zone;
  wrap: boolean;
  selected: string | undefined;
  /** The place of the row that the keyboard is on. */
  current: number;
  /** The row that is open in its place. */
  expanded: string | undefined;
  actions: RowActions;
  onColumns(expressions: string[]): void;
  onWidths(widths: Widths): void;
  onSort(index: number): void;
  onOpen(index: number): void;
  onEnd(): void;
  onScroll(top: number): void;
  end: string;
}

const height = 24;
/** In less room, a row is its time and its message with the other values below it. */
const narrowRoom = 520;
/** The width of a time to the second. */
const narrowTime = 84;

export function Rows(props: Props) {
  const { sourceId, columns, rows, answer, levelOf, body, zone, selected, current, expanded, actions, onColumns, onWidths, onOpen, onEnd, onScroll, end } = props;
  const { duration } = props;
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(Infinity);
  useLayoutEffect(() => {
    const look = () => setRoom(box.current!.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  const narrow = room < narrowRoom;
  const wrap = props.wrap || narrow;

  const [sizing, setSizing] = useState<Widths>(); // while an edge is dragged
  const sized = sizing ?? props.widths;
  const labels = useMemo(
    () =>
      columns.map((c, i) => {
        const expression = actions.expressions?.[i];
        if (expression === undefined) return plain(c.name);
        const unit = scaledUnit(expression, duration);
        return unit ? `Duration (${unit})` : plain(labelOf(expression, c.name));
      }),
    [columns, actions.expressions, duration],
  );
  // Live rows do not change the widths; the next answer does.
  const first = useRef(rows);
  first.current = rows;
  const durations = useMemo(
    () => columns.map((_, i) => (actions.expressions && isDuration(actions.expressions[i]!, duration) ? duration : undefined)),
    [columns, actions.expressions, duration],
  );
  const byContent = useMemo(() => measure(columns, labels, first.current, zone), [columns, labels, zone]);
  const named = columns.findIndex((c) => c.name === body && sized[c.name] === undefined);
  const message = named < 0 ? columns.length - 1 : named;
  const time = narrow ? columns.findIndex((c) => isTime(c.type)) : -1;
  const isBelow = (i: number) => narrow && i !== message && i !== time;
  const widths = narrow
    ? columns.map((_, i) => (i === message ? undefined : narrowTime))
    : layout(columns, message, byContent, sized, room);
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
  const started = useRef(answer);
  useEffect(() => {
    if (started.current !== answer) box.current?.scrollTo({ top: 0 });
    started.current = answer;
  }, [answer]);
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
      <table
        className={classes.table}
        style={{ minWidth: narrow ? undefined : total(widths) + leastScrolled }}
        aria-rowcount={rows.length + 1}
        data-wrap={wrap || undefined}
      >
        <Header
          {...{ columns, labels, widths, isBelow, onColumns }}
          order={props.order}
          onSort={props.onSort}
          expressions={actions.expressions}
          onSizing={(i, width) => setSizing({ ...props.widths, [columns[i]!.name]: width })}
          onSized={(i, width) => {
            setSizing(undefined);
            onWidths({ ...props.widths, [columns[i]!.name]: width });
          }}
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
                {columns.map((c, i) =>
                  isBelow(i) ? null : (
                    <td key={c.name} className={isNumber(c.type) ? classes.number : undefined}>
                      {cell(row.data[c.name], c.type, zone, durations[i], narrow)}
                      {narrow && i === message && (
                        <div className={classes.below}>
                          {columns.map(
                            (other, j) => isBelow(j) && <span key={other.name}>{cell(row.data[other.name], other.type, zone, durations[j])}</span>,
                          )}
                        </div>
                      )}
                    </td>
                  ),
                )}
              </tr>
              {open && (
                <tr>
                  <td colSpan={columns.length} className={classes.inPlace}>
                    <InPlace {...{ sourceId, zone, duration, actions }} rowId={row.id} />
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

interface InPlaceProps {
  sourceId: string;
  rowId: string;
  zone: Zone;
  duration: Duration | undefined;
  actions: RowActions;
}

function InPlace({ sourceId, rowId, zone, duration, actions }: InPlaceProps) {
  const { data, error, refetch } = useQuery(rowQuery(sourceId, rowId));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the row" rows={6} />;
  return (
    <>
      <div className={classes.copy}>
        <CopyRow columns={data.columns} data={data.data} />
      </div>
      <RowFields columns={data.columns} data={data.data} find="" {...{ zone, duration, actions }} />
    </>
  );
}

/** What a cell shows: a line, and of a long text as much as a line can have. */
function cell(value: unknown, type: string, zone: Zone, duration?: Duration, short = false): ReactNode {
  if (value === null || value === undefined) return '–';
  if (isTime(type)) return <Time value={value} zone={zone} short={short} />;
  const text = (duration && writeDuration(value, duration)) ?? textOf(value);
  return text.length > 2000 ? `${text.slice(0, 2000)}…` : text;
}
