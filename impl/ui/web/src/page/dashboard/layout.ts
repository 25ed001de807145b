import type { Container, Dashboard, Tile } from '../../api/types';

export const columns = 24;
/** Pixels of a row, and of the gap between tiles. */
export const rowHeight = 32;
export const gap = 8;

export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Section is the tiles that share a grid: those of no container, of a container, or of one of its tabs. */
export interface Section {
  container?: Container;
  /** The tab that is shown, in a container that has some. */
  tab?: string;
  tiles: Tile[];
}

/** The sections of a dashboard that are shown, with the open tab of each container. */
export function sectionsOf(dashboard: Pick<Dashboard, 'tiles' | 'containers'>, openTab: (container: string) => string | undefined): Section[] {
  const containers = dashboard.containers ?? [];
  const ids = new Set(containers.map((c) => c.id));
  const loose = dashboard.tiles.filter((t) => t.containerId === undefined || !ids.has(t.containerId));
  return [
    ...(loose.length > 0 || containers.length === 0 ? [{ tiles: loose }] : []),
    ...containers.map((container) => {
      const tiles = dashboard.tiles.filter((t) => t.containerId === container.id);
      if (!container.tabs?.length) return { container, tiles };
      const asked = openTab(container.id);
      const tab = container.tabs.find((t) => t.id === asked)?.id ?? container.tabs[0]!.id;
      return { container, tab, tiles: tiles.filter((t) => tabOf(container, t) === tab) };
    }),
  ];
}

/** The tab that a tile of a container is in: the first, for one that names none. */
export function tabOf(container: Container, tile: Tile): string | undefined {
  return (container.tabs?.find((t) => t.id === tile.tabId) ?? container.tabs?.[0])?.id;
}

/**
 * Places tiles as the grid does in which they are edited: each moves up until it meets another one, so that none covers
 * another and no row stays empty. The map is in the order in which they are read.
 */
export function placesOf(tiles: Tile[]): Map<string, Place> {
  const sorted = [...tiles].sort((a, b) => a.y - b.y || a.x - b.x);
  const placed: Place[] = [];
  const places = new Map<string, Place>();
  for (const tile of sorted) {
    const w = Math.min(columns, Math.max(1, tile.w));
    const x = Math.min(Math.max(0, tile.x), columns - w);
    const below = placed.filter((p) => p.x < x + w && x < p.x + p.w).map((p) => p.y + p.h);
    const place = { x, y: Math.max(0, ...below), w, h: Math.max(1, tile.h) };
    placed.push(place);
    places.set(tile.id, place);
  }
  return places;
}

/** The first row below all tiles. */
export function bottomOf(tiles: Iterable<Place>): number {
  return Math.max(0, ...[...tiles].map((t) => t.y + t.h));
}
