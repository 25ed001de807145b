import { ActionIcon, Button, Checkbox, MultiSelect, NativeSelect, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sourcesQuery } from '../../api/queries';
import type { Container, Filter, Source } from '../../api/types';
import { useDashboard } from './context';
import { addContainer, addFilter, addTab, changeContainer, changeFilter, moved, removeContainer, removeTab } from './structure';
import classes from './Structure.module.css';

/** Structure is what a dashboard has beside its tiles, as forms: its filters, its containers and their tabs. */
export default function Structure() {
  const { dashboard, change } = useDashboard();
  const { data: sources = [] } = useQuery(sourcesQuery);
  const containers = dashboard.containers ?? [];
  return (
    <div className={classes.structure}>
      <section aria-label="Filters of the dashboard">
        <h2>Filters</h2>
        <p>People choose values of an expression, and tiles show the rows that have them.</p>
        {dashboard.filters.map((filter, i) => (
          <Item
            key={filter.id}
            name={`Filter ${filter.name || i + 1}`}
            first={i === 0}
            last={i === dashboard.filters.length - 1}
            onMove={(by) => change((d) => ({ ...d, filters: moved(d.filters, i, by) }))}
            onRemove={() => change((d) => ({ ...d, filters: d.filters.filter((f) => f.id !== filter.id) }))}
          >
            <FilterForm filter={filter} sources={sources} onChange={(next) => change((d) => changeFilter(d, filter.id, next))} />
          </Item>
        ))}
        <Button variant="default" disabled={sources.length === 0} onClick={() => change((d) => addFilter(d, sources))}>
          Add a filter
        </Button>
      </section>
      <section aria-label="Containers of the dashboard">
        <h2>Containers</h2>
        <p>Tiles stand in a container, or in one of its tabs. In which is chosen where a tile is edited.</p>
        {containers.map((container, i) => (
          <Item
            key={container.id}
            name={`Container ${container.title || i + 1}`}
            first={i === 0}
            last={i === containers.length - 1}
            onMove={(by) => change((d) => ({ ...d, containers: moved(d.containers ?? [], i, by) }))}
            onRemove={() => change((d) => removeContainer(d, container.id))}
          >
            <ContainerForm container={container} />
          </Item>
        ))}
        <Button variant="default" disabled={containers.length >= 50} onClick={() => change(addContainer)}>
          Add a container
        </Button>
      </section>
    </div>
  );
}

interface ItemProps {
  name: string;
  first: boolean;
  last: boolean;
  onMove(by: -1 | 1): void;
  onRemove(): void;
  children: ReactNode;
}

/** Item is one of a list whose order counts. */
function Item({ name, first, last, onMove, onRemove, children }: ItemProps) {
  return (
    <fieldset className={classes.item}>
      <legend>{name}</legend>
      <div className={classes.fields}>{children}</div>
      <div className={classes.tools}>
        <ActionIcon aria-label={`${name}: earlier`} disabled={first} onClick={() => onMove(-1)}>
          <IconArrowUp size={14} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={`${name}: later`} disabled={last} onClick={() => onMove(1)}>
          <IconArrowDown size={14} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={`${name}: remove`} onClick={onRemove}>
          <IconTrash size={14} aria-hidden />
        </ActionIcon>
      </div>
    </fieldset>
  );
}

const metricTypes = ['gauge', 'sum', 'histogram', 'summary', 'exponential histogram'];

function FilterForm({ filter, sources, onChange }: { filter: Filter; sources: Source[]; onChange(next: Partial<Filter>): void }) {
  const source = sources.find((s) => s.id === filter.sourceId);
  const choices = sources.map((s) => ({ value: s.id, label: s.name }));
  return (
    <>
      <TextInput label="Name" value={filter.name} error={filter.name.trim() === '' ? 'A filter needs a name.' : undefined} onChange={(e) => onChange({ name: e.currentTarget.value })} />
      <TextInput
        label="Expression"
        classNames={{ input: 'mono' }}
        spellCheck={false}
        value={filter.expression}
        error={filter.expression.trim() === '' ? 'Write a column, such as ServiceName.' : undefined}
        onChange={(e) => onChange({ expression: e.currentTarget.value })}
      />
      <NativeSelect
        label="Values of the source"
        value={filter.sourceId}
        data={source ? choices : [{ value: filter.sourceId, label: 'deleted' }, ...choices]}
        onChange={(e) => {
          const next = sources.find((s) => s.id === e.currentTarget.value);
          onChange({ sourceId: e.currentTarget.value, sourceMetricType: next?.kind === 'metric' ? 'gauge' : undefined });
        }}
      />
      {source?.kind === 'metric' && (
        <NativeSelect
          label="Type of metrics"
          value={filter.sourceMetricType ?? 'gauge'}
          data={metricTypes}
          onChange={(e) => onChange({ sourceMetricType: e.currentTarget.value as Filter['sourceMetricType'] })}
        />
      )}
      <TextInput
        label="Only values of rows with"
        classNames={{ input: 'mono' }}
        spellCheck={false}
        value={filter.where ?? ''}
        onChange={(e) => onChange({ where: e.currentTarget.value || undefined })}
      />
      <NativeSelect
        label="Written in"
        value={filter.whereLanguage ?? 'lucene'}
        data={[{ value: 'lucene', label: 'Search language' }, { value: 'sql', label: 'SQL' }]}
        onChange={(e) => onChange({ whereLanguage: e.currentTarget.value as Filter['whereLanguage'] })}
      />
      <MultiSelect
        size="xs"
        label="Narrows tiles of"
        placeholder={filter.appliesToSourceIds?.length ? undefined : 'every source'}
        disabled={filter.isBroadcastEnabled === false}
        value={filter.appliesToSourceIds ?? []}
        data={choices}
        onChange={(ids) => onChange({ appliesToSourceIds: ids.length > 0 ? ids : undefined })}
      />
      <Checkbox
        size="xs"
        label="Narrows the rows of tiles"
        checked={filter.isBroadcastEnabled !== false}
        onChange={(e) => onChange({ isBroadcastEnabled: e.currentTarget.checked ? undefined : false })}
      />
      <Checkbox
        size="xs"
        label="Is a variable of raw SQL"
        checked={filter.isVariableEnabled === true}
        onChange={(e) => onChange(e.currentTarget.checked ? { isVariableEnabled: true } : { isVariableEnabled: undefined, variableName: undefined })}
      />
      {filter.isVariableEnabled && (
        <TextInput
          label="Name of the variable"
          classNames={{ input: 'mono' }}
          spellCheck={false}
          placeholder="made of the name"
          value={filter.variableName ?? ''}
          onChange={(e) => onChange({ variableName: e.currentTarget.value || undefined })}
        />
      )}
    </>
  );
}

function ContainerForm({ container }: { container: Container }) {
  const { change } = useDashboard();
  const tabs = container.tabs ?? [];
  const set = (next: Partial<Container>) => change((d) => changeContainer(d, container.id, next));
  return (
    <>
      <TextInput
        label="Title"
        maxLength={256}
        value={container.title}
        error={container.title === '' ? 'A container needs a title.' : undefined}
        onChange={(e) => set({ title: e.currentTarget.value })}
      />
      <Checkbox size="xs" label="Can be closed" checked={container.collapsible !== false} onChange={(e) => set({ collapsible: e.currentTarget.checked ? undefined : false })} />
      <Checkbox size="xs" label="Is closed at first" disabled={container.collapsible === false} checked={container.collapsed} onChange={(e) => set({ collapsed: e.currentTarget.checked })} />
      <Checkbox size="xs" label="Has a border" checked={container.bordered !== false} onChange={(e) => set({ bordered: e.currentTarget.checked ? undefined : false })} />
      {tabs.map((tab, i) => (
        <div key={tab.id} className={classes.tab}>
          <TextInput
            aria-label={`Title of tab ${i + 1} of ${container.title}`}
            maxLength={256}
            value={tab.title}
            error={tab.title === '' ? 'A tab needs a title.' : undefined}
            onChange={(e) => set({ tabs: tabs.map((t) => (t.id === tab.id ? { ...t, title: e.currentTarget.value } : t)) })}
          />
          <ActionIcon aria-label={`Tab ${tab.title}: earlier`} disabled={i === 0} onClick={() => set({ tabs: moved(tabs, i, -1) })}>
            <IconArrowUp size={14} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={`Tab ${tab.title}: later`} disabled={i === tabs.length - 1} onClick={() => set({ tabs: moved(tabs, i, 1) })}>
            <IconArrowDown size={14} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={`Tab ${tab.title}: remove`} onClick={() => change((d) => removeTab(d, container, tab.id))}>
            <IconTrash size={14} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button variant="subtle" size="compact-sm" disabled={tabs.length >= 20} aria-label={`Add a tab to ${container.title}`} onClick={() => change((d) => addTab(d, container))}>
          Add a tab
        </Button>
      </div>
    </>
  );
}
