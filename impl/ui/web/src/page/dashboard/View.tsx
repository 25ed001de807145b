import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sourcesQuery } from '../../api/queries';
import { Page } from '../../shell/Page';
import { useShortcuts } from '../../shell/shortcuts';
import { StarButton } from '../../shell/Stars';
import { Empty } from '../../shell/States';
import { isRelative } from '../../time/range';
import { useDashboard } from './context';
import type { EditMode } from './EditBar';
import { Filters } from './Filters';
import { Grid, Group } from './Grid';
import { sectionsOf, tabOf } from './layout';
import { TileFrame } from './TileFrame';
import { Toolbar } from './Toolbar';
import { readTabs, writeTabs, type DashboardParams } from './url';
import classes from './View.module.css';

// What edits is loaded for editing.
const EditBar = lazy(() => import('./EditBar'));
const EditGrid = lazy(() => import('./EditGrid'));
const JsonEditor = lazy(() => import('./JsonEditor'));
const Structure = lazy(() => import('./Structure'));
const Fired = lazy(async () => ({ default: (await import('../alerts/Fired')).Fired }));

/** View is a dashboard as people look at it, or while it is edited. */
export function View() {
  const { dashboard, params, range, span, problem, navigate, base, edit } = useDashboard();
  const editing = base !== undefined;
  const [mode, setMode] = useState<EditMode>('tiles');
  const { data: sources } = useQuery(sourcesQuery);
  const go = useNavigate();
  const active = useRef<string>(undefined);
  const onActive = useCallback((id: string) => (active.current = id), []);

  const marked = dashboard.tiles.find((t) => t.id === params.highlightedTileId);
  const condition = useMemo(() => marked && { kind: 'tile' as const, dashboard, tile: marked }, [dashboard, marked]);
  const sections = useMemo(() => {
    const open = readTabs(params.tab);
    // The tile that the link marks is shown, unless another tab was chosen since.
    const within = dashboard.containers?.find((c) => c.id === marked?.containerId);
    return sectionsOf(dashboard, (container) => open(container) ?? (within?.id === container ? tabOf(within, marked!) : undefined));
  }, [dashboard, params.tab, marked]);

  const box = useRef<HTMLDivElement>(null);
  const scrollToMarked = useCallback(() => box.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'center' }), []);
  useEffect(() => {
    if (params.highlightedTileId) scrollToMarked();
  }, [params.highlightedTileId, scrollToMarked]);

  const fill = (more: DashboardParams) => {
    if (active.current === undefined) return;
    void go({ to: '/dashboards/$id/tiles/$tileId', params: { id: dashboard.id, tileId: active.current }, search: { ...params, ...more } });
  };
  useShortcuts({
    f: () => fill({}),
    v: () => fill({ table: 'true' }),
    ...(!editing && edit && { e: edit }),
    Escape: () => params.highlightedTileId && navigate({ highlightedTileId: undefined }, true),
  });

  return (
    <Page
      title={dashboard.name || 'Untitled dashboard'}
      flush
      actions={
        <>
          {!editing && <StarButton kind="dashboard" id={dashboard.id} name={dashboard.name} />}
          {!editing && sources && (
            <Tooltip label="Export as JSON">
              <ActionIcon
                aria-label="Export as JSON"
                onClick={async () => {
                  const [{ exportOf }, { download }] = await Promise.all([import('./transfer'), import('./files')]);
                  download(`${dashboard.name || 'dashboard'}.json`, new Blob([exportOf(dashboard, sources)], { type: 'application/json' }));
                }}
              >
                <IconDownload size={16} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
          {!editing && edit && (
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
          <EditBar mode={mode} onMode={setMode} />
        </Suspense>
      )}
      {editing && mode === 'json' ? (
        <Suspense>
          <JsonEditor onDone={() => setMode('tiles')} />
        </Suspense>
      ) : editing && mode === 'structure' ? (
        <Suspense>
          <Structure />
        </Suspense>
      ) : (
        <>
          <Filters />
          {!editing && condition && !isRelative(range.from) && !isRelative(range.to) && (
            <Suspense>
              <Fired condition={condition} span={span} onShown={scrollToMarked} />
            </Suspense>
          )}
          <div ref={box} className={classes.tiles}>
            {problem && (
              <p className={classes.problem} role="alert">
                {problem} Showing the last hour.
              </p>
            )}
            {dashboard.tiles.length === 0 && (
              <Empty action={!editing && edit && <Button onClick={edit}>Edit dashboard</Button>}>
                No tiles yet.{editing && ' Add the first tile above.'}
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
