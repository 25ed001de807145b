import type { components } from '../../../../../gen/ts/oss';

type Schemas = components['schemas'];

export type Source = Schemas['Source'];
export type LogSource = Schemas['LogSource'];
export type TraceSource = Schemas['TraceSource'];
/** What can be searched. */
export type EventSource = LogSource | TraceSource;
export type SearchRequest = Schemas['SearchRequest'];
export type SearchResult = Schemas['SearchResult'];
export type SearchFilter = Schemas['SavedSearchFilter'];
export type SavedSearch = Schemas['SavedSearch'];
export type SavedSearchWrite = Schemas['SavedSearchWrite'];
export type Field = Schemas['Field'];
export type Dashboard = Schemas['Dashboard'];
export type Tile = Schemas['Tile'];
export type TileConfig = Schemas['TileConfig'];
export type Container = Schemas['Container'];
export type Filter = Schemas['Filter'];
export type ExpressionFilter = Schemas['QueryExpressionFilter'];
export type SavedFilterValue = Schemas['SavedFilterValue'];
export type OnClick = Schemas['OnClick'];
export type SelectItem = Schemas['SelectItem'];
export type Alert = Schemas['Alert'];
export type PaletteColor = Schemas['PaletteColor'];
export type ColorRule = Schemas['ColorRule'];
export type TileData = Schemas['TileData'];
export type TileColumn = Schemas['TileColumn'];
export type AlertChart = Schemas['AlertChart'];
export type AlertWrite = Schemas['AlertWrite'];
export type AlertHistoryEntry = Schemas['AlertHistoryEntry'];
export type Delivery = Schemas['Delivery'];
export type Webhook = Schemas['Webhook'];
export type NumberFormat = Schemas['NumberFormat'];
export type SessionOTLP = Schemas['SessionOTLP'];

export function isEventSource(source: Source): source is EventSource {
  return source.kind === 'log' || source.kind === 'trace';
}
