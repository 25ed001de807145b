import { Button, Group, Modal, TagsInput, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { answer, ApiError, client } from '../../api/client';
import { queryClient, sourcesQuery } from '../../api/queries';
import type { Alert } from '../../api/types';
import { Failure } from '../../shell/States';
import { busy } from '../../shell/busy';
import { useShortcuts } from '../../shell/shortcuts';
import { alertsQuery } from '../alerts/queries';
import { useDashboard } from './context';
import { dashboardsQuery, remove, save, stored, type Stored } from './dashboard';
import { addTile, changesOf, merge, newConfig } from './edit';
import classes from './EditBar.module.css';
import { Templates } from './Templates';

interface Props {
  /** How the dashboard is edited, and how to change that. */
  mode?: EditMode;
  onMode?(mode: EditMode): void;
}

/** EditMode is what of a dashboard is edited: its tiles, its filters and containers, or all of it as JSON. */
export type EditMode = 'tiles' | 'structure' | 'json';

/** EditBar says what has changed, and saves or discards it. */
export default function EditBar({ mode, onMode }: Props) {
  const { dashboard, base, dirty, change, end, navigate, rebase, params } = useDashboard();
  const go = useNavigate();
  const { tileId } = useParams({ strict: false });
  const { data: sources } = useQuery(sourcesQuery);
  const { data: alerts } = useQuery({ ...alertsQuery, refetchInterval: false });
  const [theirs, setTheirs] = useState<Stored>();
  const [deleting, setDeleting] = useState(false);
  const changes = base ? changesOf(base.dashboard, dashboard) : [];
  const kept = new Set(dashboard.tiles.map((t) => t.id));
  const own = alerts?.filter((a) => a.dashboardId === dashboard.id) ?? [];
  const namesOf = (list: Alert[]) => list.map((a) => a.displayName);
  const lost = namesOf(own.filter((a) => !kept.has(a.tileId ?? '')));

  const saving = useMutation({
    mutationFn: (version: string) => save(dashboard, version),
    onSuccess: (saved) => {
      setTheirs(undefined);
      // A new tile has another id now.
      const at = dashboard.tiles.findIndex((t) => t.id === tileId);
      const id = saved.dashboard.tiles[at]?.id;
      end(saved);
      void queryClient.invalidateQueries({ queryKey: alertsQuery.queryKey });
      if (tileId !== undefined && id !== undefined && id !== tileId) {
        void go({ to: '/dashboards/$id/tiles/$tileId', params: { id: dashboard.id, tileId: id }, search: { ...params, edit: undefined }, replace: true });
      } else navigate({ edit: undefined }, true);
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.status !== 412) return;
      setTheirs(await stored(client.GET('/api/v2/dashboards/{id}', { params: { path: { id: dashboard.id } } })));
    },
  });
  const discard = () => {
    end();
    if (tileId !== undefined && !base?.dashboard.tiles.some((t) => t.id === tileId)) {
      void go({ to: '/dashboards/$id', params: { id: dashboard.id }, search: { ...params, edit: undefined }, replace: true });
    } else navigate({ edit: undefined }, true);
  };
  useShortcuts({ e: () => !dirty && discard() });
  if (!base) return null;
  const merged = theirs && merge(base.dashboard, dashboard, theirs.dashboard);

  return (
    <div className={classes.bar} role="group" aria-label="Editing">
      <div className={classes.line}>
        <TextInput
          aria-label="Dashboard name"
          className={classes.name}
          value={dashboard.name}
          maxLength={1024}
          onChange={(e) => {
            const name = e.currentTarget.value;
            change((d) => ({ ...d, name }));
          }}
        />
        <TagsInput
          aria-label="Tags"
          className={classes.tags}
          size="xs"
          placeholder={dashboard.tags.length === 0 ? 'Tags' : undefined}
          value={dashboard.tags}
          maxTags={50}
          onChange={(tags) => change((d) => ({ ...d, tags: tags.map((t) => t.slice(0, 32)) }))}
        />
        <Button
          variant="default"
          disabled={!sources}
          onClick={() => {
            const [next, tile] = addTile(dashboard, newConfig(sources!));
            change(() => next);
            void go({ to: '/dashboards/$id/tiles/$tileId', params: { id: dashboard.id, tileId: tile.id }, search: { ...params, edit: 'true' } });
          }}
        >
          Add tile
        </Button>
        {onMode && (
          <>
            <Button variant="default" aria-pressed={mode === 'structure'} onClick={() => onMode(mode === 'structure' ? 'tiles' : 'structure')}>
              {mode === 'structure' ? 'Tiles' : 'Filters and containers'}
            </Button>
            <Button variant="default" aria-pressed={mode === 'json'} onClick={() => onMode(mode === 'json' ? 'tiles' : 'json')}>
              {mode === 'json' ? 'Tiles' : 'JSON'}
            </Button>
          </>
        )}
        <Button variant="default" onClick={() => setDeleting(true)}>
          Delete…
        </Button>
        <Group gap={8} ml="auto">
          <Button variant="default" onClick={discard}>
            {dirty ? 'Discard' : 'Close'}
          </Button>
          <Button disabled={!dirty || dashboard.name.trim() === ''} {...busy(saving.isPending)} onClick={() => saving.mutate(base.version)}>
            Save
          </Button>
        </Group>
      </div>
      <p className={classes.changes} role="status">
        {dashboard.name.trim() === '' ? 'Name is required.' : changes.length === 0 ? 'No changes.' : `${changes.slice(0, 6).join(', ')}${changes.length > 6 ? ` and ${changes.length - 6} more` : ''}.`}
        {lost.length > 0 && (
          <strong>
            {' '}
            Saving also deletes {lost.length === 1 ? 'the alert' : 'the alerts'} {lost.join(', ')}.
          </strong>
        )}
      </p>
      {saving.error && !theirs && <Failure error={saving.error} />}
      {theirs && merged && (
        <Modal opened closeButtonProps={{ 'aria-label': 'Close' }} onClose={() => setTheirs(undefined)} title="Another user has saved this dashboard" size={520} centered>
          <p>The dashboard changed after you started editing. Your changes are not saved yet.</p>
          <Changes title="Their changes" changes={changesOf(base.dashboard, theirs.dashboard)} />
          <Changes title="Your changes" changes={changes} />
          {merged.both.length > 0 && <Changes title="Conflicts (yours win)" changes={merged.both} />}
          <Group justify="flex-end" gap={8} mt={12}>
            <Button
              variant="default"
              onClick={() => {
                setTheirs(undefined);
                end(theirs);
                navigate({ edit: undefined }, true);
              }}
            >
              Discard my changes
            </Button>
            <Button
              data-autofocus
              onClick={() => {
                setTheirs(undefined);
                rebase(theirs, merged.dashboard);
                saving.reset();
              }}
            >
              Merge and review
            </Button>
          </Group>
        </Modal>
      )}
      {deleting && <Delete base={base} alerts={namesOf(own)} onClose={() => setDeleting(false)} />}
      {tileId !== undefined && (
        <Link className={classes.back} to="/dashboards/$id" params={{ id: dashboard.id }} search={{ ...params, edit: 'true' }}>
          Back to dashboard
        </Link>
      )}
    </div>
  );
}

function Changes({ title, changes }: { title: string; changes: string[] }) {
  return (
    <>
      <h3 className={classes.who}>{title}</h3>
      <ul className={classes.list}>
        {changes.length === 0 ? <li>No visible changes</li> : changes.map((c) => <li key={c}>{c}</li>)}
      </ul>
    </>
  );
}

function Delete({ base, alerts, onClose }: { base: Stored; alerts: string[]; onClose(): void }) {
  const { end } = useDashboard();
  const go = useNavigate();
  const deleting = useMutation({
    mutationFn: () => remove(base.dashboard.id, base.version),
    onSuccess: () => {
      end();
      queryClient.removeQueries({ queryKey: ['dashboard', base.dashboard.id] });
      void queryClient.invalidateQueries({ queryKey: dashboardsQuery.queryKey });
      void go({ to: '/dashboards/list', ignoreBlocker: true });
    },
  });
  return (
    <Modal opened closeButtonProps={{ 'aria-label': 'Close' }} onClose={onClose} title={`Delete ${base.dashboard.name}?`} size={420} centered>
      <p>
        This deletes {base.dashboard.tiles.length} {base.dashboard.tiles.length === 1 ? 'tile' : 'tiles'}
        {alerts.length > 0 ? ` and ${alerts.length === 1 ? '1 alert' : `${alerts.length} alerts`}: ${alerts.join(', ')}.` : '. No alerts use this dashboard.'}
      </p>
      {deleting.error && <Failure error={deleting.error} />}
      <Group justify="flex-end" gap={8} mt={12}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button variant="default" c="var(--state-error)" {...busy(deleting.isPending)} onClick={() => deleting.mutate()}>
          Delete dashboard
        </Button>
      </Group>
    </Modal>
  );
}

/** NewDashboard asks for a name, and opens the new dashboard for editing, or leads to a ready one. */
export function NewDashboard({ onClose }: { onClose(): void }) {
  const go = useNavigate();
  const [name, setName] = useState('');
  const creating = useMutation({
    mutationFn: () => answer(client.POST('/api/v2/dashboards', { body: { name: name.trim(), tiles: [] } })),
    onSuccess: ({ data }) => {
      void queryClient.invalidateQueries({ queryKey: dashboardsQuery.queryKey });
      void go({ to: '/dashboards/$id', params: { id: data.id }, search: { edit: 'true' } });
    },
  });
  return (
    <Modal opened closeButtonProps={{ 'aria-label': 'Close' }} onClose={onClose} title="New dashboard" size={420} centered>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          creating.mutate();
        }}
      >
        <TextInput label="Name" required withAsterisk={false} maxLength={1024} value={name} onChange={(e) => setName(e.currentTarget.value)} data-autofocus />
        {creating.error && <Failure error={creating.error} />}
        <Group justify="flex-end" gap={8} mt={12}>
          <Button type="submit" disabled={name.trim() === ''} {...busy(creating.isPending)}>
            Create and edit
          </Button>
        </Group>
      </form>
      <h3 className={classes.who}>Or start from a template</h3>
      <Templates />
    </Modal>
  );
}
