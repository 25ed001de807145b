import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dashboard } from '../../api/types';
import { Failure } from '../../shell/States';
import { useDashboard } from './context';
import { validate } from './dashboard';
import classes from './JsonEditor.module.css';
import { readDashboard } from './json';

/** JsonEditor is the whole dashboard as text, with what the server finds wrong in it. What is right is put in place of what is edited. */
export default function JsonEditor({ onDone }: { onDone(): void }) {
  const { dashboard, change } = useDashboard();
  const [text, setText] = useState(() => JSON.stringify(dashboard, null, 2));
  const read = readDashboard(text);
  const [settled] = useDebouncedValue(text, 500);
  const asked = readDashboard(settled);
  const validation = useQuery({
    queryKey: ['validation', settled],
    queryFn: ({ signal }) => validate((asked as { value: Record<string, unknown> }).value, signal),
    enabled: 'value' in asked,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const current = settled === text && !validation.isPlaceholderData ? validation.data : undefined;
  return (
    <div className={classes.editor}>
      <textarea
        className="mono"
        aria-label="Dashboard JSON"
        aria-describedby="validation"
        spellCheck={false}
        value={text}
        onChange={(e) => setText(e.currentTarget.value)}
      />
      <div className={classes.validation} id="validation" role="status">
        {'problem' in read ? (
          <p className={classes.wrong}>{read.problem}</p>
        ) : validation.error ? (
          <Failure error={validation.error} retry={() => void validation.refetch()} />
        ) : !current ? (
          <p>Validating…</p>
        ) : current.valid ? (
          <p>Valid</p>
        ) : (
          <p className={classes.wrong}>Errors:</p>
        )}
        {!('problem' in read) && current && (
          <ul>
            {[...current.errors, ...(current.warnings ?? [])].map((e, i) => (
              <li key={i}>
                {e.path && <code>{e.path}</code>}
                {e.path ? (e.message === 'Required' ? ' is required' : `: ${e.message}`) : e.message}
              </li>
            ))}
          </ul>
        )}
        <Button
          disabled={!current?.valid || 'problem' in read}
          onClick={() => {
            if ('problem' in read) return;
            change((d) => ({ ...(read.value as unknown as Dashboard), id: d.id }));
            onDone();
          }}
        >
          Apply
        </Button>
      </div>
    </div>
  );
}
