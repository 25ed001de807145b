import { Tabs } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { Tile } from '../../api/types';
import classes from './Grid.module.css';
import { bottomOf, columns, gap, placesOf, rowHeight, type Section } from './layout';

/** Grid is tiles at their places. */
export function Grid({ tiles, render }: { tiles: Tile[]; render(tile: Tile): ReactNode }) {
  const places = useMemo(() => placesOf(tiles), [tiles]);
  const byID = useMemo(() => new Map(tiles.map((t) => [t.id, t])), [tiles]);
  const unit = `(100% + ${gap}px) / ${columns}`;
  return (
    <div className={classes.grid} style={{ height: Math.max(0, bottomOf(places.values()) * (rowHeight + gap) - gap) }}>
      {[...places].map(([id, p]) => (
        <div
          key={id}
          className={classes.cell}
          style={{
            left: `calc(${unit} * ${p.x})`, width: `calc(${unit} * ${p.w} - ${gap}px)`,
            top: p.y * (rowHeight + gap), height: p.h * (rowHeight + gap) - gap,
          }}
        >
          {render(byID.get(id)!)}
        </div>
      ))}
    </div>
  );
}

interface GroupProps {
  section: Section;
  /** Whether it is open although the dashboard says that it is closed. */
  open: boolean;
  onTab(tab: string): void;
  tools?: ReactNode;
  children: ReactNode;
}

/** Group is a container: its title, which opens and closes it, its tabs, and its tiles. */
export function Group({ section, open: asked, onTab, tools, children }: GroupProps) {
  const container = section.container!;
  const fixed = container.collapsible === false;
  const [open, setOpen] = useState(fixed || !container.collapsed || asked);
  return (
    <section className={classes.group} aria-label={container.title} data-bordered={container.bordered !== false || undefined}>
      <div className={classes.title}>
        <h2>
          {fixed ? (
            container.title
          ) : (
            <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />}
              {container.title}
            </button>
          )}
        </h2>
        {tools}
      </div>
      {open && container.tabs && container.tabs.length > 0 ? (
        <Tabs value={section.tab!} onChange={(tab) => tab !== null && onTab(tab)} keepMounted={false}>
          <Tabs.List aria-label={container.title}>
            {container.tabs.map((t) => (
              <Tabs.Tab key={t.id} value={t.id}>
                {t.title}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {container.tabs.map((t) => (
            <Tabs.Panel key={t.id} value={t.id} pt={8}>
              {t.id === section.tab && children}
            </Tabs.Panel>
          ))}
        </Tabs>
      ) : (
        open && children
      )}
    </section>
  );
}
