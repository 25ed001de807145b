import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Tile } from '../../api/types';
import { useDashboard } from './context';
import { changeTile, intoContainer } from './edit';
import { TileBody } from './TileFrame';
import { TileForm } from './TileForm';
import classes from './TileEditor.module.css';

/** TileEditor is a tile as a form, and its result, which is asked for half a second after the last change. */
export default function TileEditor({ tile }: { tile: Tile }) {
  const { dashboard, change } = useDashboard();
  const [settled] = useDebouncedValue(tile, 500);
  const containers = dashboard.containers ?? [];
  const home = containers.find((c) => c.id === tile.containerId);
  return (
    <div className={classes.editor}>
      <div className={classes.form} role="form" aria-label="Tile">
        <TextInput
          label="Name"
          value={tile.name}
          onChange={(e) => {
            const name = e.currentTarget.value;
            change((d) => changeTile(d, tile.id, { name }));
          }}
        />
        {containers.length > 0 && (
          <NativeSelect
            size="xs"
            label="Container"
            value={home ? JSON.stringify([home.id, home.tabs?.find((t) => t.id === tile.tabId)?.id ?? home.tabs?.[0]?.id ?? null]) : ''}
            data={[
              { value: '', label: 'None' },
              ...containers.flatMap((c) =>
                c.tabs?.length
                  ? c.tabs.map((t) => ({ value: JSON.stringify([c.id, t.id]), label: `${c.title}: ${t.title}` }))
                  : [{ value: JSON.stringify([c.id, null]), label: c.title }],
              ),
            ]}
            onChange={(e) => {
              const [containerId, tabId] = e.currentTarget.value === '' ? [] : (JSON.parse(e.currentTarget.value) as [string, string | null]);
              change((d) => intoContainer(d, tile.id, containerId, tabId ?? undefined));
            }}
          />
        )}
        <TileForm config={tile.config} onChange={(config) => change((d) => changeTile(d, tile.id, { config }))} />
      </div>
      <section className={classes.result} aria-label="Result">
        <TileBody tile={settled.id === tile.id ? settled : tile} readable />
      </section>
    </div>
  );
}
