import { IconAlertCircle, IconChevronDown, IconChevronRight, IconUnlink } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { severityColor, type Scheme } from '../../chart/color';
import { formatDuration } from '../../chart/number';
import { severityName, severityOf } from '../../chart/severity';
import { placeOf, serviceOf, ticksOf, type Node, type Window } from './spans';
import classes from './Trace.module.css';

interface Props {
  seen: Node[];
  collapsed: ReadonlySet<string>;
  selected: Node | undefined;
  window: Window;
  begin: bigint;
  scheme: Scheme;
  /** The spans that a search has found, if there is one. */
  marked: ReadonlySet<string> | undefined;
  colorOf(node: Node): string;
  colors: Map<string, string>;
  onSelect(node: Node): void;
  onToggle(node: Node, open?: boolean): void;
}

const height = 28;
/** How many logs of a span are marked. */
const marks = 50;

/** Waterfall is a row for each span. The arrow keys go through them, and open and close what is below one. */
export function Waterfall({ seen, collapsed, selected, window, begin, scheme, marked, colorOf, colors, onSelect, onToggle }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: seen.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 10,
    scrollPaddingStart: height,
    paddingStart: height,
  });
  const place = selected ? seen.indexOf(selected) : -1;
  useEffect(() => {
    if (place >= 0) virtual.scrollToIndex(place);
  }, [place, virtual]);

  const items = virtual.getVirtualItems();
  const inSight = items.some((item) => item.index === place);
  return (
    <div
      ref={box}
      className={classes.waterfall}
      role="treegrid"
      aria-label="Spans"
      aria-rowcount={seen.length + 1}
      tabIndex={0}
      aria-activedescendant={inSight ? `span-${selected!.key}` : undefined}
      onKeyDown={(e) => {
        if (e.ctrlKey || e.metaKey || e.altKey) return;
        const next: Record<string, () => void> = {
          ArrowDown: () => onSelect(seen[Math.min(seen.length - 1, place + 1)]!),
          ArrowUp: () => onSelect(seen[Math.max(0, place - 1)]!),
          Home: () => onSelect(seen[0]!),
          End: () => onSelect(seen.at(-1)!),
          ArrowRight: () => selected && onToggle(selected, true),
          ArrowLeft: () => {
            if (!selected) return;
            if (selected.children.length > 0 && !collapsed.has(selected.key)) onToggle(selected, false);
            else if (selected.parent) onSelect(selected.parent);
          },
        };
        const act = next[e.key];
        if (!act) return;
        e.preventDefault();
        act();
      }}
    >
      <div role="rowgroup" style={{ height: virtual.getTotalSize() }} className={classes.rows}>
        <div role="row" aria-rowindex={1} className={classes.head}>
          <div role="columnheader" className={classes.name}>
            Span
          </div>
          <div role="columnheader" className={classes.time} aria-label="Time since trace start">
            {ticksOf(window).map((tick) => (
              <span key={tick} style={{ left: `${(100 * (tick - window.from)) / (window.to - window.from)}%` }}>
                {formatDuration(tick / 1e9)}
              </span>
            ))}
          </div>
        </div>
        {items.map(({ index, start }) => {
          const node = seen[index]!;
          const { span, children } = node;
          const service = serviceOf(span);
          const open = !collapsed.has(node.key);
          return (
            <div
              key={node.key}
              id={`span-${node.key}`}
              role="row"
              aria-rowindex={index + 2}
              aria-level={node.depth + 1}
              aria-expanded={children.length > 0 ? open : undefined}
              aria-selected={node === selected}
              data-dim={(marked && !marked.has(node.key)) || undefined}
              className={classes.row}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => onSelect(node)}
            >
              <div role="gridcell" className={classes.name} style={{ paddingLeft: 8 + Math.min(node.depth, 24) * 12 }} title={`${service}: ${span.name ?? ''}`}>
                {children.length > 0 ? (
                  <span
                    className={classes.toggle}
                    onClick={(e) => {
                      e.stopPropagation();
                      onToggle(node);
                    }}
                  >
                    {open ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />}
                  </span>
                ) : (
                  <span className={classes.toggle} />
                )}
                <i className={classes.dot} style={{ background: colors.get(service) }} aria-hidden />
                {node.error && <IconAlertCircle size={14} className={classes.error} aria-label="Error" role="img" />}
                {node.missing && <IconUnlink size={14} className={classes.warning} aria-label="Parent span missing" role="img" />}
                <span className={classes.text}>
                  <b>{service}</b> <span>{span.name}</span>
                </span>
                {!open && children.length > 0 && <span className={classes.count}>+{children.length}</span>}
              </div>
              <div role="gridcell" className={classes.time}>
                <Bar node={node} window={window} color={colorOf(node)} />
                {node.logs.slice(0, marks).map((log, i) => {
                  const at = placeOf(window, Number(BigInt(log.timestamp) - begin), 0);
                  if (typeof at === 'string') return null;
                  return (
                    <span
                      key={i}
                      className={classes.mark}
                      title={`${log.severity || severityName(log.severityNumber) || ''} ${(log.body ?? '').slice(0, 200)}`}
                      style={{ left: `${at.left}%`, background: severityColor(severityOf(log.severityNumber, log.severity), scheme) ?? 'var(--mantine-color-dimmed)' }}
                    />
                  );
                })}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Bar({ node, window, color }: { node: Node; window: Window; color: string }) {
  const at = placeOf(window, node.start, node.length);
  const label = formatDuration(node.length / 1e9);
  if (typeof at === 'string') {
    return <span className={classes.label} style={at === 'before' ? { left: 0 } : { right: 0 }}>{at === 'before' ? `‹ ${label}` : `${label} ›`}</span>;
  }
  // The length stands where there is room for it: behind the bar, before it, or on it.
  const where = at.right < 86 ? { left: `${at.right}%` } : at.left > 14 ? { right: `${100 - at.left}%` } : { left: `${at.left}%`, marginLeft: 4 };
  return (
    <>
      <span className={classes.bar} style={{ left: `${at.left}%`, width: `${at.right - at.left}%`, background: color }} />
      <span className={classes.label} data-on={'marginLeft' in where || undefined} style={where}>
        {label}
      </span>
    </>
  );
}
