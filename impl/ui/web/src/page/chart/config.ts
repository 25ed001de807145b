import type { TileConfig } from '../../api/types';
import { kinds } from '../dashboard/edit';

/** Reads the config of a link, or undefined where it has none that is one. */
export function configOf(text: string | undefined): TileConfig | undefined {
  try {
    const config = JSON.parse(text ?? '') as { displayType?: unknown; configType?: unknown; select?: unknown } | null;
    const kind = kinds.find((k) => k.value === config?.displayType);
    if (!kind || !config) return undefined;
    // What is drawn reads these.
    if (kind.value === 'heatmap' && !Array.isArray(config.select)) return undefined;
    return config as TileConfig;
  } catch {
    return undefined;
  }
}
