import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { sourcesQuery } from '../../api/queries';
import type { Source, Tile, TileConfig } from '../../api/types';
import type { Place } from '../../chart/place';
import { plain } from '../../text/text';
import { newAlertOf } from '../alerts/newAlert';
import { useMay } from '../team/team';
import { broadcast, conditionsOf, excluding, groupOf, logsBeside, ownSource, rowsBehind, selectGroup, withCondition, type Picked } from './behind';
import { Compare } from './Compare';
import { useDashboard } from './context';
import { variablesIn } from './filters';
import { TileTools } from './TileTools';
import { writeSelected } from './url';

interface Props {
  tile: Pick<Tile, 'id' | 'name' | 'config'>;
  picked: Picked;
  at: Place;
  /** Whether the menu also has the actions on the tile. */
  tools: boolean;
  onClose(): void;
}

// Within a landmark, as everything on the page.
const portal = { target: 'main' };

/** PickMenu is the menu of a part of a chart. Its first item leads to the rows of the part. */
export default function PickMenu({ tile, picked, at, tools, onClose }: Props) {
  const { data: sources } = useQuery(sourcesQuery);
  const { asked, stored, params, range, select: zoom } = useDashboard();
  const [comparing, setComparing] = useState(false);
  const mayEdit = useMay('editor');
  const close = () => {
    onClose();
    at.from?.focus({ preventScroll: true });
  };
  if (!sources) return null;
  const { config } = tile;
  const rows = rowsBehind(config, asked, sources, picked);
  const search = rows ?? logsBeside(config, asked, sources, picked);
  const source = sources.find((s) => s.id === search?.source);
  const conditions = conditionsOf(config, picked);
  const filters = 'sourceId' in config && config.sourceId && conditions ? [...broadcast(asked, config.sourceId), ...conditions] : [];
  const chart = stored.id === '' || !conditions ? undefined : explored(config); // the explorer shows it
  const isStored = stored.tiles.some((t) => t.id === tile.id && t.config === config);
  const alert = mayEdit && conditions ? newAlertOf(tile, isStored ? stored.id : undefined, filters) : undefined;
  if (comparing && rows) return <Compare rows={rows} source={source!} span={picked.span} label={picked.label || tile.name} onClose={close} />;
  return (
    <Menu opened onClose={close} position="bottom-start" width={232} withInitialFocusPlaceholder={false} returnFocus={false} portalProps={portal}>
      <Menu.Target>
        <div aria-hidden style={{ position: 'fixed', left: at.x, top: at.y, pointerEvents: 'none' }} />
      </Menu.Target>
      <Menu.Dropdown aria-labelledby={undefined} aria-label={picked.label || `${tile.name || 'Untitled tile'}: actions`}>
        {picked.label && <Menu.Label>{picked.label}</Menu.Label>}
        {search && (
          <Menu.Item data-autofocus renderRoot={(props) => <Link {...props} to="/search" search={search} />}>
            {source?.kind === 'trace' ? 'View traces' : 'View logs'}
          </Menu.Item>
        )}
        {!picked.series?.previous && picked.span.to - picked.span.from < asked.span.to - asked.span.from && <Menu.Item onClick={() => zoom(picked.span)}>Zoom to this time</Menu.Item>}
        {picked.series && <FilterItems {...{ config, picked, sources }} />}
        {chart && (
          <Menu.Item
            renderRoot={(props) => (
              <Link {...props} to="/chart" search={{ config: JSON.stringify(chart), ...range, granularity: params.granularity, ...(filters.length > 0 && { filters: JSON.stringify(filters) }) }} />
            )}
          >
            Open in explorer
          </Menu.Item>
        )}
        {alert && <Menu.Item renderRoot={(props) => <Link {...props} to="/alerts/new" search={alert} />}>Create alert</Menu.Item>}
        {!conditions && <Menu.Label>Filters cannot compare lists and maps.</Menu.Label>}
        {rows && <Menu.Item closeMenuOnClick={false} onClick={() => setComparing(true)}>Compare with previous period</Menu.Item>}
        {tools && <TileTools tile={tile} isStored={isStored} />}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Returns the config that the chart explorer opens, or undefined for texts and for SQL with variables of the dashboard. */
function explored(config: TileConfig): TileConfig | undefined {
  if (config.displayType === 'markdown') return undefined;
  return 'configType' in config && variablesIn(config.sqlTemplate).size > 0 ? undefined : config;
}

/** FilterItems filter the page by the group of a series, or exclude it. */
function FilterItems({ config, picked, sources }: { config: TileConfig; picked: Picked; sources: Source[] }) {
  const { asked, navigate } = useDashboard();
  const { selected } = asked;
  const { filters } = asked.dashboard;
  const group = groupOf(config, picked.series);
  if (!group?.length) return null;
  const sourceId = ownSource(config, group, sources);
  const text = plain(group.map((g) => (g.text ?? g.value) || '(empty)').join(', '));
  const short = text.length > 24 ? `${text.slice(0, 23)}…` : text;
  const select = (next: typeof selected) => navigate(writeSelected(next, filters));
  return (
    <>
      <Menu.Item title={text} onClick={() => select(selectGroup(selected, filters, config, group, sourceId))}>
        Filter by {short}
      </Menu.Item>
      <Menu.Item title={text} onClick={() => select(withCondition(selected, { ...excluding(group, picked.series?.nullable), ...(sourceId && { sourceId }) }))}>
        Exclude {short}
      </Menu.Item>
    </>
  );
}
