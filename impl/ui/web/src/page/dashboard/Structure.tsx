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
      <section aria-label="Dashboard filters">
        <h2>Filters</h2>
        <p>A filter limits tiles to rows with the selected values of an expression.</p>
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
          Add filter
        </Button>
      </section>
      <section aria-label="Dashboard containers">
        <h2>Containers</h2>
        <p>Containers and tabs group tiles. To move a tile into a container, edit the tile.</p>
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
          Add container
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
        <ActionIcon aria-label={`${name}: move up`} disabled={first} onClick={() => onMove(-1)}>
          <IconArrowUp size={14} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={`${name}: move down`} disabled={last} onClick={() => onMove(1)}>
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
      <TextInput label="Name" value={filter.name} error={filter.name.trim() === '' ? 'Name is required.' : undefined} onChange={(e) => onChange({ name: e.currentTarget.value })} />
      <TextInput
        label="Expression"
        classNames={{ input: 'mono' }}
        spellCheck={false}
        value={filter.expression}
        error={filter.expression.trim() === '' ? 'Enter a column, such as ServiceName.' : undefined}
        onChange={(e) => onChange({ expression: e.currentTarget.value })}
      />
      <NativeSelect
        label="Source"
        value={filter.sourceId}
        data={source ? choices : [{ value: filter.sourceId, label: 'deleted' }, ...choices]}
        onChange={(e) => {
          const next = sources.find((s) => s.id === e.currentTarget.value);
          onChange({ sourceId: e.currentTarget.value, sourceMetricType: next?.kind === 'metric' ? 'gauge' : undefined });
        }}
      />
      {source?.kind === 'metric' && (
        <NativeSelect
          label="Metric type"
          value={filter.sourceMetricType ?? 'gauge'}
          data={metricTypes}
          onChange={(e) => onChange({ sourceMetricType: e.currentTarget.value as Filter['sourceMetricType'] })}
        />
      )}
      <TextInput
        label="Where"
        classNames={{ input: 'mono' }}
        spellCheck={false}
        value={filter.where ?? ''}
        onChange={(e) => onChange({ where: e.currentTarget.value || undefined })}
      />
      <NativeSelect
        label="Filter language"
        value={filter.whereLanguage ?? 'lucene'}
        data={[{ value: 'lucene', label: 'Lucene' }, { value: 'sql', label: 'SQL' }]}
        onChange={(e) => onChange({ whereLanguage: e.currentTarget.value as Filter['whereLanguage'] })}
      />
      <MultiSelect
        size="xs"
        label="Apply to sources"
        placeholder={filter.appliesToSourceIds?.length ? undefined : 'All sources'}
        disabled={filter.isBroadcastEnabled === false}
        value={filter.appliesToSourceIds ?? []}
        data={choices}
        onChange={(ids) => onChange({ appliesToSourceIds: ids.length > 0 ? ids : undefined })}
      />
      <Checkbox
        size="xs"
        label="Filter tiles"
        checked={filter.isBroadcastEnabled !== false}
        onChange={(e) => onChange({ isBroadcastEnabled: e.currentTarget.checked ? undefined : false })}
      />
      <Checkbox
        size="xs"
        label="SQL variable"
        checked={filter.isVariableEnabled === true}
        onChange={(e) => onChange(e.currentTarget.checked ? { isVariableEnabled: true } : { isVariableEnabled: undefined, variableName: undefined })}
      />
      {filter.isVariableEnabled && (
        <TextInput
          label="Variable name"
          classNames={{ input: 'mono' }}
          spellCheck={false}
          placeholder="derived from the name"
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
        error={container.title === '' ? 'Title is required.' : undefined}
        onChange={(e) => set({ title: e.currentTarget.value })}
      />
      <Checkbox size="xs" label="Collapsible" checked={container.collapsible !== false} onChange={(e) => set({ collapsible: e.currentTarget.checked ? undefined : false })} />
      <Checkbox size="xs" label="Collapsed by default" disabled={container.collapsible === false} checked={container.collapsed} onChange={(e) => set({ collapsed: e.currentTarget.checked })} />
      <Checkbox size="xs" label="Show border" checked={container.bordered !== false} onChange={(e) => set({ bordered: e.currentTarget.checked ? undefined : false })} />
      {tabs.map((tab, i) => (
        <div key={tab.id} className={classes.tab}>
          <TextInput
            aria-label={`Title of tab ${i + 1} of ${container.title}`}
            maxLength={256}
            value={tab.title}
            error={tab.title === '' ? 'Title is required.' : undefined}
            onChange={(e) => set({ tabs: tabs.map((t) => (t.id === tab.id ? { ...t, title: e.currentTarget.value } : t)) })}
          />
          <ActionIcon aria-label={`Tab ${tab.title}: move up`} disabled={i === 0} onClick={() => set({ tabs: moved(tabs, i, -1) })}>
            <IconArrowUp size={14} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={`Tab ${tab.title}: move down`} disabled={i === tabs.length - 1} onClick={() => set({ tabs: moved(tabs, i, 1) })}>
            <IconArrowDown size={14} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={`Tab ${tab.title}: remove`} onClick={() => change((d) => removeTab(d, container, tab.id))}>
            <IconTrash size={14} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button variant="subtle" size="compact-sm" disabled={tabs.length >= 20} aria-label={`Add tab to ${container.title}`} onClick={() => change((d) => addTab(d, container))}>
          Add tab
        </Button>
      </div>
    </>
  );
}
