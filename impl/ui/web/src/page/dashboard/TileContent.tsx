import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { sourcesQuery } from '../../api/queries';
import { isEventSource, type Tile, type TileData } from '../../api/types';
import type { Place } from '../../chart/place';
import { hasNulls } from '../../chart/series';
import { isSeverityNumber, severityOf } from '../../chart/severity';
import { Empty } from '../../shell/States';
import { plain, textOf } from '../../text/text';
import type { Range, Span } from '../../time/range';
import { bodyColumn, stripeColumn } from '../search/search';
import { broadcast, type Picked } from './behind';
import { Heatmap } from './Heatmap';
import { dashboardsQuery, type Asked } from './dashboard';
import { DataTable } from './DataTable';
import { NumberTile } from './NumberTile';
import { linkOf } from './onClick';
import { patternFilter, patternRows } from './patterns';
import { named } from './rows';
import { Bars, Pie } from './BarsAndPie';
import { TimeTile } from './TimeTile';
import type { OnPick } from './usePicking';

const Markdown = lazy(() => import('./Markdown'));

interface Props {
  tile: Pick<Tile, 'name' | 'config'> & { id?: string };
  data: TileData;
  asked: Asked;
  /** The range as the link has it, which other pages open with. */
  range: Range;
  onSelect?: ((span: Span) => void) | undefined;
  onPick: OnPick;
}

/** TileText is a tile that has no data. */
export function TileText(props: { text: string; level: 2 | 3 | 4 }) {
  return (
    <Suspense>
      <Markdown {...props} />
    </Suspense>
  );
}

/** TileContent draws the data of a tile as its config says. */
export function TileContent({ tile, data, asked, range, onSelect, onPick }: Props) {
  const { config } = tile;
  if (config.displayType === 'number') return <NumberTile name={tile.name} config={config} data={data} asked={asked} onPick={onPick} />;
  const isSQL = 'configType' in config;
  if (data.rows.length === 0) return <Empty>No data in this time range.</Empty>;
  switch (config.displayType) {
    case 'line':
    case 'stacked_bar':
      return <TimeTile tile={tile} data={data} onSelect={onSelect} onPick={onPick} />;
    case 'heatmap':
      return <Heatmap name={tile.name} config={config} data={data} onSelect={onSelect} onPick={onPick} />;
    case 'bar':
      return <Bars data={data} onPick={isSQL ? undefined : onPick} />;
    case 'pie':
      return <Pie name={tile.name} data={data} onPick={isSQL ? undefined : onPick} />;
    case 'event_patterns':
      return <Patterns name={tile.name} config={config} data={data} onPick={onPick} />;
    case 'search':
      return <Found tile={tile} config={config} data={data} range={range} asked={asked} />;
    default:
      return <Groups tile={tile} data={data} range={range} onPick={onPick} />;
  }
}

function Groups({ tile, data, range, onPick }: Pick<Props, 'tile' | 'data' | 'range' | 'onPick'>) {
  const click = tile.config.displayType === 'table' ? tile.config.onClick : undefined;
  const navigate = useNavigate();
  const { data: sources } = useQuery({ ...sourcesQuery, enabled: click !== undefined });
  const { data: dashboards } = useQuery({ ...dashboardsQuery, enabled: click?.type === 'dashboard' && click.target.mode === 'template' });
  const isSQL = 'configType' in tile.config;
  const pick = (row: unknown[], at: Place, column: number) => onPick(groupPicked(data, row, column), at);
  const open = (row: unknown[]) => {
    const link = click && linkOf(click, named(row, data.columns), { sources: sources ?? [], dashboards: dashboards ?? [], range });
    if (!link) return;
    if ('href' in link) window.open(link.href, '_blank', 'noopener,noreferrer');
    else if (link.to === '/search') void navigate({ to: link.to, search: link.search });
    else void navigate({ to: link.to, params: { id: link.id }, search: link.search });
  };
  return <DataTable label={tile.name} columns={data.columns} rows={data.rows as unknown[][]} bars={data.columns.length > 1} fullIntegers={isSQL} onOpen={click ? open : isSQL ? undefined : pick} />;
}

/** Returns the group of a row of a table, and the value of the column that was clicked. */
function groupPicked(data: TileData, row: unknown[], column: number): Picked {
  const values = data.columns.flatMap((c, i) => (c.role === 'value' ? [i] : []));
  const group = data.columns.flatMap((c, i) => (c.role === 'group' ? [row[i]] : []));
  const chosen = data.columns[column];
  const names = [...group.map((g) => textOf(g) || '(empty)'), ...(chosen?.role === 'value' ? [chosen.name] : [])];
  return {
    label: plain(names.join(', ')),
    span: { from: data.startTime, to: data.endTime },
    series: { group, value: Math.max(0, values.indexOf(column)), previous: chosen?.previous, nullable: hasNulls(data.columns) },
  };
}

function Found({ tile, config, data, range, asked }: Omit<Props, 'onPick'> & { config: Extract<Tile['config'], { displayType: 'search' }> }) {
  const navigate = useNavigate();
  const { data: sources } = useQuery(sourcesQuery);
  const source = sources?.find((s) => s.id === config.sourceId);
  const stripe = source && isEventSource(source) ? stripeColumn(source) : undefined;
  const text = data.columns.findIndex((c) => c.name === stripe);
  const number = source?.kind === 'log' ? data.columns.findIndex(isSeverityNumber) : -1;
  const levelOf = text < 0 && number < 0 ? undefined : (row: unknown[]) => severityOf(row[number], row[text]);
  const filters = broadcast(asked, config.sourceId);
  // The search shows the same rows: with the filter of the tile, and what is selected on the page.
  const open = () =>
    void navigate({
      to: '/search',
      search: {
        source: config.sourceId, where: config.where || undefined, whereLanguage: config.whereLanguage === 'sql' ? 'sql' : undefined,
        select: config.select || undefined, ...range, isLive: 'false',
        ...(filters.length > 0 && { filters: JSON.stringify(filters) }),
      },
    });
  return <DataTable label={tile.name} columns={data.columns} rows={data.rows as unknown[][]} onOpen={open} levelOf={levelOf} />;
}

function Patterns({ name, config, data, onPick }: { name: string; config: Extract<Tile['config'], { displayType: 'event_patterns' }>; data: TileData; onPick: OnPick }) {
  const { data: sources } = useQuery(sourcesQuery);
  const source = sources?.find((s) => s.id === config.sourceId);
  const message = config.select?.trim() || (source && isEventSource(source) ? bodyColumn(source) : undefined);
  const { columns, rows } = useMemo(() => patternRows(data), [data]);
  const pick = (row: unknown[], at: Place) => {
    const pattern = String(row[2]);
    const filters = [{ type: 'sql' as const, condition: patternFilter(message!, pattern) }];
    onPick({ label: plain(pattern.slice(0, 100)), span: { from: data.startTime, to: data.endTime }, filters }, at);
  };
  return <DataTable label={name} columns={columns} rows={rows} bars onOpen={message ? pick : undefined} />;
}
