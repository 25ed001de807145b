import { Button, Popover } from '@mantine/core';
import { useState } from 'react';
import { moved } from './columns';
import classes from './Rows.module.css';
import { least } from './widths';

interface Props {
  columns: { name: string; type: string }[];
  /** The expressions of the columns, or none where they cannot be changed. */
  expressions: string[] | undefined;
  labels: string[];
  widths: (number | undefined)[];
  /** Reports whether a column is shown below the message, without a header. */
  isBelow(index: number): boolean;
  onColumns(expressions: string[]): void;
  /** Is called while an edge is dragged. */
  onSizing(index: number, width: number): void;
  onSized(index: number, width: number): void;
}

/** Header names the columns. They are dragged to another place, or sized at their right edge; a click on one offers the same. */
export function Header({ columns, expressions, labels, widths, isBelow, onColumns, onSizing, onSized }: Props) {
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
        {columns.map((c, i) => isBelow(i) ? null : (
          <th
            key={c.name}
            style={{ width: widths[i] }}
            scope="col"
            title={c.type}
            data-over={over === i || undefined}
            onDragOver={(e) => {
              if (dragged < 0) return;
              e.preventDefault();
              setOver(i);
            }}
            onDrop={() => drop(i)}
          >
            {expressions ? (
              <ColumnMenu
                label={labels[i]!}
                first={i === 0}
                last={i === columns.length - 1}
                only={columns.length === 1}
                onMove={(step) => onColumns(moved(expressions, i, i + step))}
                onRemove={() => onColumns(expressions.filter((_, other) => other !== i))}
                onResize={(step) => onSized(i, Math.max(least, (widths[i] ?? 400) + step))}
                onDrag={() => setDragged(i)}
                onDragEnd={() => drop(dragged)}
              />
            ) : (
              labels[i]
            )}
            {i < columns.length - 1 && <Edge onSizing={(width) => onSizing(i, width)} onSized={(width) => onSized(i, width)} />}
          </th>
        ))}
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
  onDrag(): void;
  onDragEnd(): void;
}

function ColumnMenu({ label, first, last, only, onMove, onRemove, onResize, onDrag, onDragEnd }: MenuProps) {
  const [open, setOpen] = useState(false);
  const then = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus withinPortal returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.name}
          draggable
          onDragStart={(e) => {
            e.dataTransfer.effectAllowed = 'move';
            onDrag();
          }}
          onDragEnd={onDragEnd}
          onClick={() => setOpen(!open)}
        >
          {label}
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
