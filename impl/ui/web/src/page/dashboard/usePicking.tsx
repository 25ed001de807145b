import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { Tile } from '../../api/types';
import type { Place } from '../../chart/place';
import type { Picked } from './behind';

const PickMenu = lazy(() => import('./PickMenu'));

export type OnPick = (picked: Picked, at: Place) => void;

interface Picking {
  /** Opens the menu of a part of the tile. */
  pick: OnPick;
  close(): void;
  menu: ReactNode;
}

/** usePicking returns the menu of the parts of a tile, and functions that open and close it. */
export function usePicking(tile: Pick<Tile, 'id' | 'name' | 'config'>, tools = false): Picking {
  const [shown, setShown] = useState<{ picked: Picked; at: Place }>();
  const pick = useCallback<OnPick>((picked, at) => setShown({ picked, at }), []);
  const close = useCallback(() => setShown(undefined), []);
  const menu = shown && (
    <Suspense>
      <PickMenu tile={tile} {...shown} tools={tools} onClose={close} />
    </Suspense>
  );
  return { pick, close, menu };
}
