import { ActionIcon, Button, Modal, Popover, TextInput, Tooltip } from '@mantine/core';
import { IconBell, IconBookmark, IconDots, IconList } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { answer, ApiError, client } from '../../api/client';
import { tagged, type Tagged } from '../../api/tagged';
import type { SavedSearch, SavedSearchWrite } from '../../api/types';
import { Failure, Loading } from '../../shell/States';
import { busy } from '../../shell/busy';
import { isChanged, tagsOf, writeOf } from './definition';
import { alertsOnSearchesQuery, savedListQuery, savedQuery } from './saved';
import classes from './SaveSearch.module.css';
import { useMay } from '../team/team';
import type { Search, SearchParams } from './search';

interface Props {
  search: Search;
  params: SearchParams;
  saved: Tagged<SavedSearch> | undefined;
}

type Dialog = 'create' | 'alert' | 'edit' | 'delete';

/** SaveSearch saves what is searched for, under a new name or over what was opened. */
export function SaveSearch({ search, params, saved }: Props) {
  const [dialog, setDialog] = useState<Dialog>();
  const changed = saved !== undefined && isChanged(params, saved.value);
  const close = () => setDialog(undefined);
  const mayEdit = useMay('editor');
  const [menu, setMenu] = useState(false);
  const item = (opens: Dialog, name: string) => (
    <button
      type="button"
      className={classes.item}
      onClick={() => {
        setMenu(false);
        setDialog(opens);
      }}
    >
      {name}
    </button>
  );
  const list = (
    <Tooltip label="Saved searches">
      <ActionIcon aria-label="Saved searches" renderRoot={(props) => <Link to="/search/list" {...props} />}>
        <IconList size={16} />
      </ActionIcon>
    </Tooltip>
  );
  if (!mayEdit) return list;
  return (
    <>
      {list}
      {(!saved || changed) && (
        <Button
          variant={changed ? 'filled' : 'default'}
          leftSection={<IconBookmark size={14} aria-hidden />}
          onClick={() => setDialog(saved ? 'edit' : 'create')}
        >
          {saved ? 'Save changes' : 'Save'}
        </Button>
      )}
      {saved && (
        <Popover opened={menu} onChange={setMenu} position="bottom-end" trapFocus withinPortal returnFocus>
          <Popover.Target>
            <ActionIcon aria-label="Saved search actions" onClick={() => setMenu(!menu)}>
              <IconDots size={16} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown className={classes.menu}>
            {!changed && item('edit', 'Edit name and tags')}
            {item('create', 'Save as new')}
            {item('delete', 'Delete')}
          </Popover.Dropdown>
        </Popover>
      )}
      {saved && !changed ? (
        <Button
          variant="default"
          leftSection={<IconBell size={14} aria-hidden />}
          renderRoot={(props) => <Link to="/alerts/new" search={{ savedSearchId: saved.value.id }} {...props} />}
        >
          Create alert
        </Button>
      ) : (
        <Button variant="default" leftSection={<IconBell size={14} aria-hidden />} onClick={() => setDialog('alert')}>
          Create alert
        </Button>
      )}
      <Over opened={dialog === 'alert'} title="Save search to create alert" onClose={close}>
        <Create {...{ search, params }} alert tags={[]} onDone={close} />
      </Over>
      <Over opened={dialog === 'create'} title="Save search" onClose={close}>
        <Create {...{ search, params }} tags={saved?.value.tags ?? []} onDone={close} />
      </Over>
      {saved && (
        <>
          <Over opened={dialog === 'edit'} title="Save changes" onClose={close}>
            <Update {...{ search, params, saved }} onDone={close} />
          </Over>
          <Over opened={dialog === 'delete'} title={`Delete “${saved.value.name}”`} onClose={close}>
            <Delete saved={saved} onDone={close} />
          </Over>
        </>
      )}
    </>
  );
}

function Over({ opened, title, onClose, children }: { opened: boolean; title: string; onClose(): void; children: ReactNode }) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      {children}
    </Modal>
  );
}

interface FormProps {
  name: string;
  tags: string[];
  pending: boolean;
  submit: string;
  onSubmit(name: string, tags: string[]): void;
  children: ReactNode;
}

function Form({ name, tags, pending, submit, onSubmit, children }: FormProps) {
  return (
    <form
      className={classes.form}
      onSubmit={(e) => {
        e.preventDefault();
        const values = new FormData(e.currentTarget);
        onSubmit(String(values.get('name')).trim(), tagsOf(String(values.get('tags'))));
      }}
    >
      <TextInput name="name" label="Name" defaultValue={name} required withAsterisk={false} maxLength={1024} pattern=".*\S.*" data-autofocus />
      <TextInput name="tags" label="Tags" description="Separate tags with commas." defaultValue={tags.join(', ')} />
      {children}
      <Button type="submit" {...busy(pending)}>
        {submit}
      </Button>
    </form>
  );
}

/** Create saves under a new name; with alert it goes on to an alert on that. */
function Create({ search, params, tags, alert = false, onDone }: { search: Search; params: SearchParams; tags: string[]; alert?: boolean; onDone(): void }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const create = useMutation({
    mutationFn: (body: SavedSearchWrite) => tagged(client.POST('/api/v2/saved-searches', { body })),
    onSuccess: (made) => {
      cache.setQueryData(savedQuery(made.value.id).queryKey, made);
      void cache.invalidateQueries(savedListQuery);
      onDone();
      const { from, to, isLive } = params;
      if (alert) void navigate({ to: '/alerts/new', search: { savedSearchId: made.value.id } });
      else void navigate({ to: '/search/$savedId', params: { savedId: made.value.id }, search: { from, to, isLive } });
    },
  });
  return (
    <Form
      name={alert ? search.where || 'All rows' : ''}
      tags={tags}
      pending={create.isPending}
      submit={alert ? 'Save and continue' : 'Save'}
      onSubmit={(name, words) => create.mutate(writeOf(search, name, words))}
    >
      {create.error && <Failure error={create.error} />}
    </Form>
  );
}

function Update({ search, params, saved, onDone }: Props & { saved: Tagged<SavedSearch>; onDone(): void }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { id } = saved.value;
  const update = useMutation({
    mutationFn: ({ body, etag }: { body: SavedSearchWrite; etag: string | undefined }) =>
      tagged(
        client.PUT('/api/v2/saved-searches/{id}', { params: { path: { id }, header: etag ? { 'If-Match': etag } : {} }, body }),
      ),
    onSuccess: (stored) => {
      cache.setQueryData(savedQuery(id).queryKey, stored);
      void cache.invalidateQueries(savedListQuery);
      onDone();
      const { from, to, isLive } = params;
      void navigate({ to: '/search/$savedId', params: { savedId: id }, search: { from, to, isLive } });
    },
  });
  const overtaken = update.error instanceof ApiError && update.error.status === 412;
  const mine = update.variables?.body;
  return (
    <Form
      key={saved.etag}
      name={mine?.name ?? saved.value.name}
      tags={mine?.tags ?? saved.value.tags}
      pending={update.isPending}
      submit="Save"
      onSubmit={(name, words) => update.mutate({ body: writeOf(search, name, words), etag: saved.etag })}
    >
      {overtaken && mine ? (
        <div role="alert" className={classes.overtaken}>
          <p>Another user has changed this search.</p>
          <Button
            variant="default"
            onClick={() => {
              void cache.invalidateQueries(savedQuery(id));
              const { from, to, isLive } = params;
              void navigate({ to: '/search/$savedId', params: { savedId: id }, search: { from, to, isLive } });
              onDone();
            }}
          >
            Discard my changes
          </Button>
          <Button variant="default" onClick={() => update.mutate({ body: mine, etag: undefined })}>
            Overwrite
          </Button>
        </div>
      ) : (
        update.error && <Failure error={update.error} />
      )}
    </Form>
  );
}

function Delete({ saved, onDone }: { saved: Tagged<SavedSearch>; onDone(): void }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { id } = saved.value;
  const alerts = useQuery({ ...alertsOnSearchesQuery, staleTime: 0 });
  const remove = useMutation({
    mutationFn: () =>
      answer(client.DELETE('/api/v2/saved-searches/{id}', { params: { path: { id }, header: { 'If-Match': saved.etag } } })),
    onSuccess: async () => {
      onDone();
      await navigate({ to: '/search/list' });
      cache.removeQueries(savedQuery(id));
      void cache.invalidateQueries(savedListQuery);
    },
  });
  if (alerts.isPending) return <Loading what="alerts" rows={2} />;
  const lost = alerts.data?.filter((alert) => alert.savedSearchId === id) ?? [];
  return (
    <div className={classes.form}>
      {alerts.error ? (
        <p className={classes.text}>Alerts on this search are also deleted.</p>
      ) : lost.length === 0 ? (
        <p className={classes.text}>No alerts use this search.</p>
      ) : (
        <>
          <p className={classes.text}>{lost.length === 1 ? 'This alert is' : `These ${lost.length} alerts are`} also deleted:</p>
          <ul className={classes.list}>
            {lost.map((alert) => (
              <li key={alert.id}>{alert.displayName}</li>
            ))}
          </ul>
        </>
      )}
      {remove.error instanceof ApiError && remove.error.status === 412 ? (
        <div role="alert" className={classes.overtaken}>
          <p>Another user has changed this search.</p>
          <Button
            variant="default"
            onClick={() => {
              remove.reset();
              void cache.invalidateQueries(savedQuery(id));
            }}
          >
            Reload
          </Button>
        </div>
      ) : (
        remove.error && <Failure error={remove.error} />
      )}
      <Button variant="default" c="var(--state-error)" {...busy(remove.isPending)} onClick={() => remove.mutate()}>
        {lost.length === 0 ? 'Delete search' : `Delete search and ${lost.length === 1 ? 'alert' : `${lost.length} alerts`}`}
      </Button>
    </div>
  );
}
