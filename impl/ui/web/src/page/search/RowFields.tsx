import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBraces, IconChartBar, IconCode, IconColumnInsertRight, IconColumnRemove, IconMinus, IconPlus } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { fieldName, type FieldName } from '../../filter/filter';
import { Act, Copy, type Action } from '../../shell/Act';
import { Colored } from '../../text/Colored';
import { formatJson, plain as plainText, textOf } from '../../text/text';
import { completeTime, formatTime, isTime, parseAnswered } from '../../time/format';
import type { Zone } from '../../time/range';
import { isDuration, writeDuration, type Duration } from './duration';
import classes from './RowFields.module.css';
import { treeOf, type Tree } from './tree';

/** What can be done with the values of a row. */
export interface RowActions {
  /** The expressions of the columns that the list has, or none where these cannot be changed. */
  expressions: string[] | undefined;
  onFilter(field: FieldName, value: unknown, wanted: boolean): void;
  onColumn(expression: string): void;
  /** Shows the rows over time by a field, or is undefined where a chart cannot have them. */
  onChart: ((field: FieldName) => void) | undefined;
}

interface Props {
  columns: { name: string; type: string }[];
  data: Record<string, unknown>;
  zone: Zone;
  duration: Duration | undefined;
  find: string;
  actions: RowActions;
}

interface Entry extends FieldName {
  value: unknown;
  type: string;
  /** The value as it is read: with a zone, without control sequences, and JSON with a line for each member. */
  text: string;
}

/** How many values have their buttons at once. */
const many = 100;

/** RowFields has all that a row has: its columns, and its attributes as trees. */
export function RowFields({ columns, data, zone, duration, find, actions }: Props) {
  const entries = useMemo(() => entriesOf(columns, data, zone, duration), [columns, data, zone, duration]);
  // JSON is found as it is read and as it is stored.
  const wanted = (e: Entry) =>
    find === '' || [e.key ?? e.column, e.text, textOf(e.value)].some((text) => text.toLowerCase().includes(find.toLowerCase()));
  const groups = entries.groups.map(([name, all]) => [name, all.filter(wanted)] as const).filter(([, all]) => all.length > 0);
  const found = entries.plain.filter(wanted);
  const eager = found.length + groups.reduce((sum, [, all]) => sum + all.length, 0) <= many;
  const leaf = (name: string, e: Entry) => <Value key={name} name={name} entry={e} {...{ zone, actions, eager }} />;
  const level = (tree: Tree<Entry>): ReactNode => (
    <>
      {tree.leaves.length > 0 && <dl className={classes.list}>{tree.leaves.map((l) => leaf(l.name, l.value))}</dl>}
      {tree.branches.map((branch) => (
        <details key={branch.name} open className={classes.branch}>
          <summary>{plainText(branch.name)}</summary>
          {level(branch.tree)}
        </details>
      ))}
    </>
  );
  if (found.length === 0 && groups.length === 0) return <p className={classes.none}>No matching fields.</p>;
  return (
    <>
      {found.length > 0 && (
        <section aria-label="Columns">
          <dl className={classes.list}>{found.map((e) => leaf(e.column, e))}</dl>
        </section>
      )}
      {groups.map(([name, all]) => (
        <section key={name} aria-label={name}>
          <h2 className={classes.group}>{name}</h2>
          {level(treeOf(all.map((e): [string, Entry] => [e.key!, e])))}
        </section>
      ))}
    </>
  );
}

/** Returns the columns of a row that have a value, and its attributes by their column. */
function entriesOf(
  columns: Props['columns'], data: Props['data'], zone: Zone, duration: Duration | undefined,
): { plain: Entry[]; groups: [string, Entry[]][] } {
  const plain: Entry[] = [];
  const groups: [string, Entry[]][] = [];
  for (const { name, type } of columns) {
    const value = data[name];
    if (value === null || value === undefined || value === '' || name.startsWith('_')) continue;
    if (type.startsWith('Map(') && typeof value === 'object') {
      const all = Object.entries(value).map(([key, v]): Entry => ({ column: name, key, value: v, type: '', text: readable(v, '', zone) }));
      if (all.length > 0) groups.push([name, all]);
    } else {
      const written = duration && isDuration(name, duration) && writeDuration(value, duration);
      // A filter takes the number as it is stored.
      plain.push({ column: name, value, type, text: written ? `${String(value)} (${written})` : readable(value, type, zone) });
    }
  }
  return { plain, groups };
}

function readable(value: unknown, type: string, zone: Zone): string {
  if (isTime(type)) {
    const time = parseAnswered(value);
    if (!Number.isNaN(time)) return formatTime(time, zone);
  }
  const text = textOf(value, 2);
  return formatJson(text) ?? text;
}

interface ValueProps {
  name: string;
  entry: Entry;
  zone: Zone;
  actions: RowActions;
  eager: boolean;
}

/** Value is a value, and what can be done by it, which is there at once or, where values are many, once it is pointed at or focused. */
function Value({ name, entry, zone, actions, eager }: ValueProps) {
  const { text } = entry;
  const [met, setMet] = useState(false);
  const [rawText, setRawText] = useState<string>();
  const time = isTime(entry.type);
  const stored = !time && typeof entry.value === 'string' ? entry.value : text;
  const raw = rawText === stored; // the next row in the panel may have another value
  const whole = plainText(entry.key ?? entry.column);
  const single = typeof entry.value !== 'object' && !time;
  const expression = fieldName(entry, 'sql');
  const shown = actions.expressions?.includes(expression);
  return (
    <div className={classes.entry} tabIndex={eager ? undefined : 0} onFocus={() => setMet(true)} onPointerEnter={() => setMet(true)}>
      <dt title={whole}>{plainText(name)}</dt>
      <dd>
        <span className={classes.value}>
          {raw ? stored.replaceAll('\x1b', '␛') : text !== stored && text === plainText(stored) ? <Colored text={stored} /> : text}
        </span>
        {(eager || met) && (
          <span className={classes.tools}>
            {single && (
              <>
                <Act label={`Filter for ${whole}`} onClick={() => actions.onFilter(entry, entry.value, true)} icon={<IconPlus size={14} />} />
                <Act label={`Filter out ${whole}`} onClick={() => actions.onFilter(entry, entry.value, false)} icon={<IconMinus size={14} />} />
              </>
            )}
            {actions.expressions && (
              <Tool
                label={shown ? `Remove column ${whole}` : `Add column ${whole}`}
                onClick={() => actions.onColumn(expression)}
                icon={shown ? <IconColumnRemove size={14} /> : <IconColumnInsertRight size={14} />}
              />
            )}
            {single && actions.onChart && (
              <Act label={`Chart by ${whole}`} onClick={() => actions.onChart!(entry)} icon={<IconChartBar size={14} />} />
            )}
            {text !== stored && (
              <Act
                label={raw ? `Show formatted ${whole}` : `Show raw ${whole}`}
                onClick={() => setRawText(raw ? undefined : stored)}
                icon={raw ? <IconBraces size={14} /> : <IconCode size={14} />}
              />
            )}
            <Copy what={whole} text={() => (time ? completeTime(entry.value, zone) : raw ? stored : text)} />
          </span>
        )}
      </dd>
    </div>
  );
}

export function Tool({ label, hint, icon, onClick }: Action & { hint?: string }) {
  return (
    <Tooltip label={hint ? `${label} (${hint})` : label}>
      <ActionIcon aria-label={label} onClick={onClick} size={24}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}

/** CopyRow copies a row as JSON, as the server answered it, without the server's own columns. */
export function CopyRow({ columns, data }: Pick<Props, 'columns' | 'data'>) {
  const text = () => {
    const own = columns.filter(({ name }) => !name.startsWith('_'));
    return JSON.stringify(Object.fromEntries(own.map(({ name }) => [name, data[name]])), null, 2);
  };
  return <Copy what="row as JSON" text={text} />;
}
