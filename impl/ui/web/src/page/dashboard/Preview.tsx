import { useMemo, useState } from 'react';
import type { Dashboard } from '../../api/types';
import type { Range } from '../../time/range';
import { usePageTime } from '../../time/usePageTime';
import { DashboardContext, type OpenDashboard } from './context';
import { Filters } from './Filters';
import { Grid, Group } from './Grid';
import { sectionsOf } from './layout';
import { PreviewFrame } from './TileFrame';
import { selectedOf, type DashboardParams } from './url';

const hour: Range = { from: 'now-1h', to: 'now' };
const nothing = () => {};
// Nothing of it is stored: the server queries each tile by its config.
const empty: Pick<Dashboard, 'tiles' | 'filters'> = { tiles: [], filters: [] };

/** Preview is a dashboard that is not stored, with the data that its tiles would have now. */
export function Preview({ dashboard }: { dashboard: Dashboard }) {
  const { range, span, zone, problem, refresh } = usePageTime(undefined, undefined, hour);
  const [params, setParams] = useState<DashboardParams>({});
  const [tabs, setTabs] = useState<Record<string, string>>({});
  const sections = useMemo(() => sectionsOf(dashboard, (container) => tabs[container]), [dashboard, tabs]);
  const open = useMemo<OpenDashboard>(
    () => ({
      stored: { ...dashboard, ...empty }, dashboard, base: undefined, dirty: false, params, range, span, zone, problem, refresh,
      asked: { dashboard, span, granularity: 'auto', selected: selectedOf(params, dashboard) },
      navigate: (next) => setParams((before) => ({ ...before, ...next })),
      edit: nothing, change: nothing, rebase: nothing, end: nothing, select: nothing, back: nothing,
    }),
    [dashboard, params, range, span, zone, problem, refresh],
  );
  return (
    <DashboardContext.Provider value={open}>
      <Filters />
      {sections.map((section) => {
        const grid = <Grid tiles={section.tiles} render={(tile) => <PreviewFrame tile={tile} />} />;
        const { container } = section;
        return container ? (
          <Group key={container.id} section={section} open={false} onTab={(tab) => setTabs({ ...tabs, [container.id]: tab })}>
            {grid}
          </Group>
        ) : (
          <div key="">{grid}</div>
        );
      })}
    </DashboardContext.Provider>
  );
}
