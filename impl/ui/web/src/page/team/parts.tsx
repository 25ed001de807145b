import { Button, Drawer, Modal } from '@mantine/core';
import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { problemsOf } from '../../api/problems';
import { Scroller } from '../../shell/Scroller';
import { busy } from '../../shell/busy';
import { useCopy } from '../../shell/copy';
import { Empty, Failure, Loading } from '../../shell/States';
import { formatDate } from '../../time/format';
import { useZone } from '../../time/zone';
import classes from './Team.module.css';
import { ago } from './team';

/** Section is a list with its title and what makes another one, as wide as the window for long texts. */
export function Section({ title, about, action, wide, children }: { title: string; about?: ReactNode; action?: ReactNode; wide?: boolean; children: ReactNode }) {
  return (
    <section className={classes.section} data-wide={wide} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {action}
      </header>
      {about && <p className={classes.about}>{about}</p>}
      {children}
    </section>
  );
}

interface ListProps<T> {
  query: { data: T[] | undefined; error: Error | null; refetch(): unknown };
  what: string;
  empty: ReactNode;
  columns: string[];
  children(item: T): ReactNode;
}

/** List is a table of what a query answers. The last of its columns has what can be done. */
export function List<T>({ query: { data, error, refetch }, what, empty, columns, children }: ListProps<T>) {
  if (!data) return error ? <Failure error={error} retry={() => void refetch()} /> : <Loading what={what} />;
  if (data.length === 0) return <Empty>{empty}</Empty>;
  return (
    <Scroller className={classes.scroll} label={`Table of ${what}`}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <td aria-hidden />
          </tr>
        </thead>
        <tbody>{data.map(children)}</tbody>
      </table>
    </Scroller>
  );
}

/** Act is a button of a row. Its name says which row. */
export function Act({ name, of, danger, onClick }: { name: string; of: string; danger?: boolean; onClick(): void }) {
  return (
    <Button variant="subtle" size="compact-xs" color={danger ? 'var(--state-error)' : undefined} aria-label={`${name} ${of}`} onClick={onClick}>
      {name}
    </Button>
  );
}

/** When is a time with its date; relative ones have the exact one on hover. */
export function When({ time, relative, none = '–' }: { time: string | undefined; relative?: boolean; none?: string }) {
  const [zone] = useZone();
  if (!time) return none;
  const exact = formatDate(Date.parse(time), zone);
  return relative ? <time dateTime={time} title={exact}>{ago(Date.parse(time))}</time> : <time dateTime={time}>{exact}</time>;
}

export type Values = (name: string) => string;

interface FormProps<T> {
  submit: string;
  save(values: Values): Promise<T>;
  onSaved(result: T): void;
  onCancel?: () => void;
  danger?: boolean;
  /** The fields, each of which asks for its problem by the place that the server gives it. */
  children(problem: (place: string) => string | undefined): ReactNode;
}

/** Form saves what is in its fields, and has the server's problems beside them. */
export function Form<T>({ submit, save, onSaved, onCancel, danger, children }: FormProps<T>) {
  const saving = useMutation({ mutationFn: save, onSuccess: onSaved });
  const message = saving.error?.message ?? '';
  const asked = new Set<string>();
  const fields = children((place) => {
    asked.add(place);
    return problemsOf(message, [place]).at.get(place);
  });
  const { rest } = problemsOf(message, asked);
  return (
    <form
      className={classes.form}
      onSubmit={(e) => {
        e.preventDefault();
        if (saving.isPending) return;
        const values = new FormData(e.currentTarget);
        saving.mutate((name) => String(values.get(name) ?? ''));
      }}
    >
      {fields}
      {rest && (
        <p className={classes.problem} role="alert">
          {rest}
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" {...busy(saving.isPending)} {...(danger && { variant: 'outline', color: 'var(--state-error)' })}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

/** Gives the focus back to what opened a dialog, when that closes. */
function useFocusBack() {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) setTimeout(() => before.focus());
    },
    [before],
  );
}

/** Panel is a drawer at the right, there while it is rendered. */
export function Panel({ title, onClose, children }: { title: string; onClose(): void; children: ReactNode }) {
  useFocusBack();
  return (
    <Drawer opened onClose={onClose} title={title} position="right" size={480} closeButtonProps={{ 'aria-label': 'Close' }}>
      {children}
    </Drawer>
  );
}

interface ConfirmProps<T> extends Omit<FormProps<T>, 'children' | 'onCancel'> {
  title: string;
  onClose(): void;
  children?: ReactNode;
}

/** Confirm asks before what cannot be taken back. */
export function Confirm<T>({ title, onClose, children, ...form }: ConfirmProps<T>) {
  useFocusBack();
  return (
    <Modal opened onClose={onClose} title={title} size={440} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Form {...form} danger={form.danger ?? true} onCancel={onClose}>
        {() => children}
      </Form>
    </Modal>
  );
}

/** Secret is a text to take along, with a button that copies it. */
export function Secret({ label, value }: { label: string; value: string }) {
  const [said, copy] = useCopy();
  return (
    <div className={classes.secret}>
      <input className="mono" aria-label={label} readOnly value={value} onFocus={(e) => e.currentTarget.select()} />
      <Button data-autofocus onClick={() => copy(value)}>
        {said ?? 'Copy'}
      </Button>
    </div>
  );
}

/** Once shows a secret that is not shown again. It is not closed by a click beside it. */
export function Once({ title, value, children, onClose }: { title: string; value: string; children?: ReactNode; onClose(): void }) {
  useFocusBack();
  return (
    <Modal opened onClose={onClose} title={title} size={560} closeOnClickOutside={false} withCloseButton={false}>
      <div className={classes.form}>
        <p>Copy it now. It is not shown again.</p>
        <Secret label={title} value={value} />
        {children}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** Dependents names what depends on something, as far as a list may be long. */
export function Dependents({ query, none, some }: { query: UseQueryResult<string[]>; none: string; some: string }) {
  const { data, error } = query;
  if (error) return <p className={classes.problem}>Cannot check what uses it: {error.message}</p>;
  if (!data) return <Loading what="usages" rows={2} />;
  if (data.length === 0) return <p>{none}</p>;
  return (
    <>
      <p>{some}</p>
      <Scroller className={classes.dependents} role="group" label="Used by">
        <ul>
          {data.slice(0, 20).map((name, i) => (
            <li key={i}>{name}</li>
          ))}
          {data.length > 20 && <li>and {data.length - 20} more</li>}
        </ul>
      </Scroller>
    </>
  );
}

