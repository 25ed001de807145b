import { ActionIcon, Button, Checkbox, MultiSelect, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { sourcesQuery } from '../../api/queries';
import type { Container, ExpressionFilter, Filter, Source } from '../../api/types';
import { useDashboard } from './context';
import { addContainer, addFilter, addTab, changeContainer, changeFilter, filterOfType, moved, removeContainer, removeTab } from './structure';
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
        <p>A filter limits tiles to rows with the selected values, or is a variable of raw SQL.</p>
        {dashboard.filters.map((filter, i) => (
          <Item
            key={filter.id}
            name={`Filter ${filter.name || i + 1}`}
            first={i === 0}
            last={i === dashboard.filters.length - 1}
            onMove={(by) => change((d) => ({ ...d, filters: moved(d.filters, i, by) }))}
            onRemove={() => change((d) => ({ ...d, filters: d.filters.filter((f) => f.id !== filter.id) }))}
          >
            <FilterForm filter={filter} sources={sources} onChange={(next) => change((d) => changeFilter(d, next))} />
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

interface FilterFormProps<F extends Filter> {
  filter: F;
  sources: Source[];
  onChange(next: F): void;
}

const filterTypes = [{ value: 'QUERY_EXPRESSION', label: 'Column values' }, { value: 'STATIC_LIST', label: 'Fixed list' }];

function FilterForm({ filter, sources, onChange }: FilterFormProps<Filter>) {
  return (
    <>
      <TextInput label="Name" value={filter.name} error={filter.name.trim() === '' ? 'Name is required.' : undefined} onChange={(e) => onChange({ ...filter, name: e.currentTarget.value })} />
      {'label' in filter ? (
        <p>Prometheus label {filter.label}. Its values are not available.</p>
      ) : (
        <NativeSelect label="Type" value={filter.type} data={filterTypes} onChange={(e) => onChange(filterOfType(filter, e.currentTarget.value as Filter['type'], sources))} />
      )}
      {'expression' in filter && <ExpressionForm filter={filter} sources={sources} onChange={onChange} />}
      {'options' in filter && <Options options={filter.options} onChange={(options) => onChange({ ...filter, options })} />}
      {(filter.isVariableEnabled || !('expression' in filter)) && (
        <TextInput
          label="Variable name"
          classNames={{ input: 'mono' }}
          spellCheck={false}
          placeholder="derived from the name"
          value={filter.variableName ?? ''}
          onChange={(e) => onChange({ ...filter, variableName: e.currentTarget.value || undefined })}
        />
      )}
      <NumberInput
        size="xs"
        label="Min selections"
        placeholder="Optional"
        min={0}
        max={1000}
        allowDecimal={false}
        value={filter.minSelections ?? ''}
        onChange={(n) => onChange({ ...filter, ...(Number(n) > 0 ? { minSelections: Number(n) } : { minSelections: undefined, isGlobalRequirement: undefined }) })}
      />
      <Checkbox
        size="xs"
        label="All tiles wait"
        disabled={!filter.minSelections}
        checked={filter.isGlobalRequirement === true}
        onChange={(e) => onChange({ ...filter, isGlobalRequirement: e.currentTarget.checked || undefined })}
      />
    </>
  );
}

/** Options are the values of a fixed list as lines of a text, which stays as it is typed. */
function Options({ options, onChange }: { options: string[]; onChange(options: string[]): void }) {
  const [text, setText] = useState(options.join('\n'));
  return (
    <Textarea
      label="Options"
      description="One per line."
      size="xs"
      autosize
      minRows={2}
      maxRows={10}
      spellCheck={false}
      value={text}
      error={options.length === 0 ? 'Enter at least one option.' : undefined}
      onChange={(e) => {
        setText(e.currentTarget.value);
        onChange([...new Set(e.currentTarget.value.split('\n').filter((line) => line !== ''))]);
      }}
    />
  );
}

function ExpressionForm({ filter, sources, onChange }: FilterFormProps<ExpressionFilter>) {
  const source = sources.find((s) => s.id === filter.sourceId);
  const choices = sources.map((s) => ({ value: s.id, label: s.name }));
  const set = (change: Partial<ExpressionFilter>) => onChange({ ...filter, ...change });
  return (
    <>
      <TextInput
        label="Expression"
        classNames={{ input: 'mono' }}
        spellCheck={false}
        value={filter.expression}
        error={filter.expression.trim() === '' ? 'Enter a column, such as ServiceName.' : undefined}
        onChange={(e) => set({ expression: e.currentTarget.value })}
      />
      <NativeSelect
        label="Source"
        value={filter.sourceId}
        data={source ? choices : [{ value: filter.sourceId, label: 'deleted' }, ...choices]}
        onChange={(e) => {
          const next = sources.find((s) => s.id === e.currentTarget.value);
          set({ sourceId: e.currentTarget.value, sourceMetricType: next?.kind === 'metric' ? 'gauge' : undefined });
        }}
      />
      {source?.kind === 'metric' && (
        <NativeSelect
          label="Metric type"
          value={filter.sourceMetricType ?? 'gauge'}
          data={metricTypes}
          onChange={(e) => set({ sourceMetricType: e.currentTarget.value as ExpressionFilter['sourceMetricType'] })}
        />
      )}
      <TextInput
        label="Where"
        classNames={{ input: 'mono' }}
        spellCheck={false}
        value={filter.where ?? ''}
        onChange={(e) => set({ where: e.currentTarget.value || undefined })}
      />
      <NativeSelect
        label="Filter language"
        value={filter.whereLanguage ?? 'lucene'}
        data={[{ value: 'lucene', label: 'Lucene' }, { value: 'sql', label: 'SQL' }]}
        onChange={(e) => set({ whereLanguage: e.currentTarget.value as ExpressionFilter['whereLanguage'] })}
      />
      <MultiSelect
        size="xs"
        label="Apply to sources"
        placeholder={filter.appliesToSourceIds?.length ? undefined : 'All sources'}
        disabled={filter.isBroadcastEnabled === false}
        value={filter.appliesToSourceIds ?? []}
        data={choices}
        onChange={(ids) => set({ appliesToSourceIds: ids.length > 0 ? ids : undefined })}
      />
      <Checkbox
        size="xs"
        label="Filter tiles"
        checked={filter.isBroadcastEnabled !== false}
        onChange={(e) => set({ isBroadcastEnabled: e.currentTarget.checked ? undefined : false })}
      />
      <Checkbox
        size="xs"
        label="SQL variable"
        checked={filter.isVariableEnabled === true}
        onChange={(e) => set(e.currentTarget.checked ? { isVariableEnabled: true } : { isVariableEnabled: undefined, variableName: undefined })}
      />
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
