import { Button, Tooltip } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Page } from '../../shell/Page';
import { useShortcuts } from '../../shell/shortcuts';
import { Empty } from '../../shell/States';
import { useDashboard } from './context';
import { Filters } from './Filters';
import { Grid, Group } from './Grid';
import { sectionsOf, tabOf } from './layout';
import { TileFrame } from './TileFrame';
import { Toolbar } from './Toolbar';
import { readTabs, writeTabs } from './url';
import classes from './View.module.css';

// What edits is loaded for editing.
const EditBar = lazy(() => import('./EditBar'));
const EditGrid = lazy(() => import('./EditGrid'));
const JsonEditor = lazy(() => import('./JsonEditor'));

/** View is a dashboard as people look at it, or while it is edited. */
export function View() {
  const { dashboard, params, problem, navigate, base, edit } = useDashboard();
  const editing = base !== undefined;
  const [json, setJson] = useState(false);
  const go = useNavigate();
  const active = useRef<string>(undefined);
  const onActive = useCallback((id: string) => (active.current = id), []);

  const marked = dashboard.tiles.find((t) => t.id === params.highlightedTileId);
  const sections = useMemo(() => {
    const open = readTabs(params.tab);
    // The tile that the link marks is shown, unless another tab was chosen since.
    const within = dashboard.containers?.find((c) => c.id === marked?.containerId);
    return sectionsOf(dashboard, (container) => open(container) ?? (within?.id === container ? tabOf(within, marked!) : undefined));
  }, [dashboard, params.tab, marked]);

  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (params.highlightedTileId) box.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'center' });
  }, [params.highlightedTileId]);

  useShortcuts({
    f: () => {
      if (active.current !== undefined) {
        void go({ to: '/dashboards/$id/tiles/$tileId', params: { id: dashboard.id, tileId: active.current }, search: params });
      }
    },
    ...(!editing && { e: edit }),
    Escape: () => params.highlightedTileId && navigate({ highlightedTileId: undefined }, true),
  });

  return (
    <Page
      title={dashboard.name || 'Dashboard without a name'}
      flush
      actions={
        <>
          {!editing && (
            <Tooltip label="Edit (e)">
              <Button variant="default" onClick={edit}>
                Edit
              </Button>
            </Tooltip>
          )}
          <Toolbar />
        </>
      }
    >
      {editing && (
        <Suspense>
          <EditBar json={json} onJson={() => setJson(!json)} />
        </Suspense>
      )}
      {editing && json ? (
        <Suspense>
          <JsonEditor onDone={() => setJson(false)} />
        </Suspense>
      ) : (
        <>
          <Filters />
          <div ref={box} className={classes.tiles}>
            {problem && (
              <p className={classes.problem} role="alert">
                {problem} The last hour is shown.
              </p>
            )}
            {dashboard.tiles.length === 0 && (
              <Empty action={!editing && <Button onClick={edit}>Edit it</Button>}>
                This dashboard has no tiles yet.{editing && ' Add the first one above.'}
              </Empty>
            )}
            {sections.map((section) => {
              const grid = editing ? (
                <Suspense fallback={<Grid tiles={section.tiles} render={(tile) => <TileFrame tile={tile} />} />}>
                  <EditGrid tiles={section.tiles} />
                </Suspense>
              ) : (
                <Grid
                  tiles={section.tiles}
                  render={(tile) => <TileFrame tile={tile} highlighted={tile === marked} onActive={onActive} />}
                />
              );
              const { container } = section;
              return container ? (
                <Group
                  key={container.id}
                  section={section}
                  open={marked?.containerId === container.id}
                  onTab={(tab) => navigate({ tab: writeTabs(params.tab, container.id, tab) }, true)}
                >
                  {grid}
                </Group>
              ) : (
                <div key="">{grid}</div>
              );
            })}
          </div>
        </>
      )}
    </Page>
  );
}
