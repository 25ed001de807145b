import { Button, Popover } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { moved } from './columns';
import classes from './Rows.module.css';
import { sorting, type Order } from './sort';
import { least } from './widths';

interface Props {
  columns: { name: string; type: string }[];
  /** The expressions of the columns, or none where they cannot be changed. */
  expressions: string[] | undefined;
  labels: string[];
  order: Order;
  onSort(index: number): void;
  widths: (number | undefined)[];
  /** Reports whether a column is shown below the message, without a header. */
  isBelow(index: number): boolean;
  onColumns(expressions: string[]): void;
  /** Is called while an edge is dragged. */
  onSizing(index: number, width: number): void;
  onSized(index: number, width: number): void;
}

/** Header names the columns. A click sorts by one, dragging moves it, and its right edge sizes it. A menu moves and sizes it by keyboard. */
export function Header({ columns, expressions, labels, order, widths, isBelow, onColumns, onSort, onSizing, onSized }: Props) {
  const [dragged, setDragged] = useState(-1);
  const [over, setOver] = useState(-1);
  const drop = (to: number) => {
    if (expressions && dragged >= 0 && dragged !== to) onColumns(moved(expressions, dragged, to));
    setDragged(-1);
    setOver(-1);
  };
  return (
    <thead>
      <tr>
        {columns.map((c, i) => {
          if (isBelow(i)) return null;
          const descending = expressions && sorting(expressions[i]!, order);
          return (
            <th
              key={c.name}
              aria-sort={descending === undefined ? undefined : descending ? 'descending' : 'ascending'}
              style={{ width: widths[i] }}
              scope="col"
              title={expressions ? `${expressions[i]}\n${c.type}` : c.type}
              data-over={over === i || undefined}
              onDragOver={(e) => {
                if (dragged < 0) return;
                e.preventDefault();
                setOver(i);
              }}
              onDrop={() => drop(i)}
            >
              {expressions ? (
                <>
                  <button
                    type="button"
                    className={classes.name}
                    draggable
                    onDragStart={(e) => {
                      e.dataTransfer.effectAllowed = 'move';
                      setDragged(i);
                    }}
                    onDragEnd={() => drop(dragged)}
                    onClick={() => onSort(i)}
                  >
                    <span>{labels[i]}</span>
                    {descending !== undefined && (descending ? <IconArrowDown size={12} aria-hidden /> : <IconArrowUp size={12} aria-hidden />)}
                  </button>
                  <ColumnMenu
                    label={`${labels[i]} options`}
                    first={i === 0}
                    last={i === columns.length - 1}
                    only={columns.length === 1}
                    onMove={(step) => onColumns(moved(expressions, i, i + step))}
                    onRemove={() => onColumns(expressions.filter((_, other) => other !== i))}
                    onResize={(step) => onSized(i, Math.max(least, (widths[i] ?? 400) + step))}
                  />
                </>
              ) : (
                labels[i]
              )}
              {i < columns.length - 1 && <Edge onSizing={(width) => onSizing(i, width)} onSized={(width) => onSized(i, width)} />}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Edge is the right edge of a column, which is dragged to size it. */
function Edge({ onSizing, onSized }: { onSizing(width: number): void; onSized(width: number): void }) {
  return (
    <span
      className={classes.edge}
      aria-hidden
      onPointerDown={(e) => {
        const edge = e.currentTarget;
        edge.setPointerCapture(e.pointerId);
        const left = edge.parentElement!.getBoundingClientRect().left;
        let width: number | undefined;
        const move = (m: PointerEvent) => {
          width = Math.max(least, Math.round(m.clientX - left));
          onSizing(width);
        };
        const end = () => {
          edge.removeEventListener('pointermove', move);
          if (width !== undefined) onSized(width);
        };
        edge.addEventListener('pointermove', move);
        edge.addEventListener('lostpointercapture', end, { once: true });
      }}
    />
  );
}

interface MenuProps {
  label: string;
  first: boolean;
  last: boolean;
  only: boolean;
  onMove(step: number): void;
  onRemove(): void;
  onResize(step: number): void;
}

function ColumnMenu({ label, first, last, only, onMove, onRemove, onResize }: MenuProps) {
  const [open, setOpen] = useState(false);
  const then = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus withinPortal returnFocus>
      <Popover.Target>
        <button type="button" className={classes.options} aria-label={label} onClick={() => setOpen(!open)}>
          <IconDotsVertical size={14} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.menu}>
        {!first && <Button variant="subtle" onClick={then(() => onMove(-1))}>Move left</Button>}
        {!last && <Button variant="subtle" onClick={then(() => onMove(1))}>Move right</Button>}
        {!last && <Button variant="subtle" onClick={() => onResize(48)}>Wider</Button>}
        {!last && <Button variant="subtle" onClick={() => onResize(-48)}>Narrower</Button>}
        {!only && <Button variant="subtle" onClick={then(onRemove)}>Remove</Button>}
      </Popover.Dropdown>
    </Popover>
  );
}
