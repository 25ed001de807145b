import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core';
import { IconAlertCircle, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { severityColor, type Scheme } from '../../chart/color';
import { formatDuration } from '../../chart/number';
import { severityName, severityOf } from '../../chart/severity';
import { Copy } from '../../shell/Act';
import { formatJson, plain, textOf } from '../../text/text';
import { completeTime, formatTime } from '../../time/format';
import type { Zone } from '../../time/range';
import type { Node, TraceLog, Tree } from './spans';
import { serviceOf } from './spans';
import classes from './Trace.module.css';

interface Props {
  tree: Tree;
  node: Node | undefined;
  zone: Zone;
  scheme: Scheme;
  colorOf: Map<string, string>;
  onSelect(node: Node): void;
  onZoom(node: Node): void;
  onClose(): void;
}

/** A time in nanoseconds since 1970, with all of its digits. */
export function exactTime(nanoseconds: bigint, zone: Zone): string {
  return formatTime(Number(nanoseconds / 1_000_000n), zone) + String(nanoseconds % 1_000_000n).padStart(6, '0');
}

/** SpanPanel is what is known of a span, or of the trace while none is chosen. */
export function SpanPanel({ tree, node, zone, scheme, colorOf, onSelect, onZoom, onClose }: Props) {
  const [find, setFind] = useState('');
  if (!node) {
    return (
      <aside className={classes.panel} aria-label="Trace">
        <div className={classes.body}>
          <h2>Services</h2>
          <table className={classes.services}>
            <thead>
              <tr>
                <th scope="col">Service</th>
                <th scope="col">Spans</th>
                <th scope="col">Errors</th>
              </tr>
            </thead>
            <tbody>
              {tree.services.map((s) => (
                <tr key={s.name}>
                  <th scope="row">
                    <i className={classes.dot} style={{ background: colorOf.get(s.name) }} aria-hidden /> {s.name}
                  </th>
                  <td>{s.spans}</td>
                  <td className={s.errors ? classes.error : undefined}>{s.errors}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Logs title="Logs without a span" logs={tree.loose} begin={tree.begin} scheme={scheme} />
        </div>
      </aside>
    );
  }
  const { span } = node;
  const start = tree.begin + BigInt(node.start);
  const text = find.toLowerCase();
  const wanted = (entry: [string, unknown]) => !text || `${entry[0]} ${show(entry[1])}`.toLowerCase().includes(text);
  return (
    <aside className={classes.panel} aria-label="Span">
      <header className={classes.panelHead}>
        <h2 title={span.name}>{span.name || '(unnamed)'}</h2>
        <Button variant="default" size="compact-xs" onClick={() => onZoom(node)}>
          Zoom to span
        </Button>
        <Tooltip label="Close (Esc)">
          <ActionIcon aria-label="Close" size={24} onClick={onClose}>
            <IconX size={16} />
          </ActionIcon>
        </Tooltip>
      </header>
      <div className={classes.body}>
        <dl className={classes.entries}>
          <Entry name="Service" value={serviceOf(span)} />
          {span.kind && <Entry name="Kind" value={span.kind} />}
          {span.statusCode && (
            <div>
              <dt>Status</dt>
              <dd className={node.error ? classes.error : undefined}>
                {node.error && <IconAlertCircle size={14} aria-hidden />}
                <span>{span.statusMessage ? `${span.statusCode}: ${span.statusMessage}` : span.statusCode}</span>
              </dd>
            </div>
          )}
          <Entry name="Start" value={`${exactTime(start, zone)} (${formatDuration(node.start / 1e9)} after trace start)`} copied={completeTime(answered(start), zone)} />
          {span.duration !== undefined && (
            <Entry name="Duration" value={`${formatDuration(node.length / 1e9)} (${span.duration.replace(/\B(?=(\d{3})+$)/g, ',')} ns)`} />
          )}
          {span.spanId && <Entry name="Span" value={span.spanId} />}
          {node.parent && (
            <div>
              <dt>Parent</dt>
              <dd>
                <button type="button" className={classes.link} onClick={() => onSelect(node.parent!)}>
                  {node.parent.span.name || node.parent.span.spanId}
                </button>
              </dd>
            </div>
          )}
          {node.missing && <Entry name="Parent" value={`${node.missing} (missing)`} />}
        </dl>
        <Logs title="Logs" logs={node.logs} begin={tree.begin} scheme={scheme} />
        {(span.events ?? []).length > 0 && (
          <section aria-label="Events">
            <h2>Events</h2>
            {span.events!.map((event, i) => (
              <details key={i} className={classes.event}>
                <summary>
                  <span className={classes.offset}>{formatDuration(Number(BigInt(event.timestamp) - tree.begin) / 1e9)}</span> {event.name}
                </summary>
                <dl className={classes.entries}>
                  {Object.entries(event.attributes).map(([name, value]) => (
                    <Entry key={name} name={name} value={show(value)} copied={typeof value === 'string' ? value : undefined} />
                  ))}
                </dl>
              </details>
            ))}
          </section>
        )}
        <TextInput mt={12} aria-label="Search attributes" placeholder="Search attributes" value={find} onChange={(e) => setFind(e.currentTarget.value)} />
        {(
          [
            ['Attributes', span.attributes],
            ['Resource', span.resourceAttributes],
          ] as const
        ).map(([title, attributes]) => {
          const found = Object.entries(attributes ?? {}).filter(wanted).sort(([a], [b]) => (a < b ? -1 : 1));
          if (found.length === 0) return null;
          return (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <dl className={classes.entries}>
                {found.map(([name, value]) => (
                  <Entry key={name} name={name} value={show(value)} copied={typeof value === 'string' ? value : undefined} />
                ))}
              </dl>
            </section>
          );
        })}
      </div>
    </aside>
  );
}

/** A time in nanoseconds since 1970 as an answer has it. */
const answered = (nanoseconds: bigint) => `${new Date(Number(nanoseconds / 1_000_000n)).toISOString().slice(0, -1)}${String(nanoseconds % 1_000_000n).padStart(6, '0')}`;

const show = (value: unknown) => {
  const text = textOf(value, 2);
  return formatJson(text) ?? text;
};

function Entry({ name, value, copied = value }: { name: string; value: string; copied?: string | undefined }) {
  return (
    <div>
      <dt>{plain(name)}</dt>
      <dd>
        <span>{value}</span>
        <span className={classes.copy}>
          <Copy what={plain(name)} text={() => copied} />
        </span>
      </dd>
    </div>
  );
}

const most = 200;

function Logs({ title, logs, begin, scheme }: { title: string; logs: TraceLog[]; begin: bigint; scheme: Scheme }) {
  if (logs.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>
        {title} <span className={classes.count}>{logs.length}</span>
      </h2>
      <ul className={classes.logs}>
        {logs.slice(0, most).map((log, i) => (
          <li key={i} style={{ borderColor: severityColor(severityOf(log.severityNumber, log.severity), scheme) ?? 'var(--border)' }}>
            <span className={classes.offset}>
              {formatDuration(Number(BigInt(log.timestamp) - begin) / 1e9)} {log.severity || severityName(log.severityNumber)}
            </span>{' '}
            {(log.body ?? '').slice(0, 2000) || '(no text)'}
          </li>
        ))}
      </ul>
      {logs.length > most && <p>{logs.length - most} more</p>}
    </section>
  );
}
