import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconCopy, IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldName } from '../../filter/filter';
import { Failure, Loading } from '../../shell/States';
import { formatTime, parseAnswered } from '../../time/format';
import type { Zone } from '../../time/range';
import classes from './RowPanel.module.css';
import { isTime } from './Rows';
import { rowQuery } from './search';

interface Props {
  sourceId: string;
  rowId: string;
  zone: Zone;
  onFilter(field: FieldName, value: unknown, wanted: boolean): void;
  onMove(step: number): void;
  onClose(): void;
}

interface Entry extends FieldName {
  value: unknown;
  type: string;
}

/** RowPanel is one row as a whole, with what can be done by each value. */
export function RowPanel({ sourceId, rowId, zone, onFilter, onMove, onClose }: Props) {
  const { data, error, refetch } = useQuery(rowQuery(sourceId, rowId));
  const [find, setFind] = useState('');
  const wanted = (e: Entry) => find === '' || `${e.key ?? e.column} ${text(e)}`.toLowerCase().includes(find.toLowerCase());
  const text = (e: Entry) => {
    if (isTime(e.type)) {
      const time = parseAnswered(e.value);
      if (!Number.isNaN(time)) return formatTime(time, zone);
    }
    return typeof e.value === 'object' ? JSON.stringify(e.value, null, 2) : String(e.value);
  };

  const groups = new Map<string, Entry[]>([['', []]]);
  for (const { name, type } of data?.columns ?? []) {
    const value = data!.data[name];
    if (value === null || value === '' || name.startsWith('_')) continue;
    if (type.startsWith('Map(') && typeof value === 'object') {
      const keys = Object.entries(value as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1));
      if (keys.length > 0) groups.set(name, keys.map(([key, v]) => ({ column: name, key, value: v, type: '' })));
    } else groups.get('')!.push({ column: name, value, type });
  }

  return (
    <aside className={classes.panel} aria-label="Row" data-beside>
      <header className={classes.header}>
        <TextInput
          className={classes.find}
          aria-label="Find in this row"
          placeholder="Find in this row"
          value={find}
          onChange={(e) => setFind(e.currentTarget.value)}
        />
        <Button label="Row above" hint="k" onClick={() => onMove(-1)} icon={<IconChevronUp size={16} />} />
        <Button label="Row below" hint="j" onClick={() => onMove(1)} icon={<IconChevronDown size={16} />} />
        <Button label="Close" hint="Esc" onClick={onClose} icon={<IconX size={16} />} />
      </header>
      <div className={classes.body}>
        {error ? (
          <Failure error={error} retry={() => void refetch()} />
        ) : !data ? (
          <Loading what="the row" rows={12} />
        ) : (
          [...groups].map(([group, entries]) => {
            const found = entries.filter(wanted);
            if (found.length === 0) return null;
            return (
              <section key={group} aria-label={group || 'Columns'}>
                {group && <h2>{group}</h2>}
                <dl className={classes.list}>
                  {found.map((e) => {
                    const name = e.key ?? e.column;
                    const single = typeof e.value !== 'object' && !isTime(e.type);
                    return (
                      <div key={name} className={classes.entry}>
                        <dt>{name}</dt>
                        <dd>
                          <span className={classes.value}>{text(e)}</span>
                          <span className={classes.tools}>
                            {single && (
                              <>
                                <Button label={`Filter for ${name}`} onClick={() => onFilter(e, e.value, true)} icon={<IconPlus size={14} />} />
                                <Button label={`Filter out ${name}`} onClick={() => onFilter(e, e.value, false)} icon={<IconMinus size={14} />} />
                              </>
                            )}
                            <Button label={`Copy ${name}`} onClick={() => void navigator.clipboard.writeText(text(e))} icon={<IconCopy size={14} />} />
                          </span>
                        </dd>
                      </div>
                    );
                  })}
                </dl>
              </section>
            );
          })
        )}
      </div>
    </aside>
  );
}

function Button({ label, hint, icon, onClick }: { label: string; hint?: string; icon: React.ReactNode; onClick(): void }) {
  return (
    <Tooltip label={hint ? `${label} (${hint})` : label}>
      <ActionIcon aria-label={label} onClick={onClick} size={24}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
