import { MultiSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Filter } from '../../api/types';
import { formatNumber } from '../../chart/number';
import { plain } from '../../text/text';
import { useDashboard } from './context';
import { filterValuesQuery } from './dashboard';
import { lacksValues, leastOf } from './filters';
import classes from './Filters.module.css';
import { choose, writeSelected, type Condition } from './url';

/** Filters are the filters of a dashboard, with their choices. */
export function Filters() {
  const { asked, navigate } = useDashboard();
  const { selected } = asked;
  const { filters } = asked.dashboard;
  const { rest, where } = selected;
  if (filters.length === 0 && rest.length === 0 && !where) return null;
  return (
    <div className={classes.filters} role="group" aria-label="Filters">
      {filters.map((f) => (
        <Choice
          key={f.id}
          filter={f}
          values={selected.values[f.id] ?? []}
          lacking={lacksValues(f, selected)}
          onChange={(values) => navigate(writeSelected(choose(selected, filters, f, values), filters))}
        />
      ))}
      {rest.map((c, i) => (
        <Narrowed key={i} condition={c} onRemove={() => navigate(writeSelected({ ...selected, rest: rest.filter((other) => other !== c) }, filters))} />
      ))}
      {where && <Narrowed condition={where} onRemove={() => navigate(writeSelected({ values: selected.values, rest }, filters))} />}
    </div>
  );
}

/** Narrowed is a condition on the rows of the page that can be removed. */
export function Narrowed({ condition, onRemove }: { condition: Condition; onRemove(): void }) {
  const text = plain(condition.condition ?? `${condition.left} ${condition.operator} ${condition.right}`);
  return (
    <span className={classes.condition} title={text}>
      <span className="mono">{text}</span>
      <button type="button" aria-label={`Remove filter ${text}`} onClick={onRemove}>
        <IconX size={12} aria-hidden />
      </button>
    </span>
  );
}

interface ChoiceProps {
  filter: Filter;
  values: string[];
  /** Whether tiles wait for more values. */
  lacking: boolean;
  onChange(values: string[]): void;
}

function Choice({ filter, values, lacking, onChange }: ChoiceProps) {
  const { stored, span } = useDashboard();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [prefix] = useDebouncedValue(text, 150);
  const options = 'options' in filter ? filter.options : undefined;
  const unavailable = 'label' in filter;
  const least = leastOf(filter);
  const name = least > 0 ? `${filter.name} *` : filter.name;
  const saved = stored.filters.some((f) => f.id === filter.id && f.type === filter.type);
  const { data, error } = useQuery({ ...filterValuesQuery(stored.id, filter.id, span, prefix), enabled: open && saved && !options, placeholderData: (before) => before });
  const counts = new Map(data?.values.map((v) => [v.value, v.count]));
  return (
    <MultiSelect
      id={`filter-${filter.id}`}
      className={classes.choice}
      size="xs"
      disabled={unavailable}
      title={unavailable ? 'Prometheus labels are not available' : least > 0 ? `Required: select at least ${least}` : undefined}
      aria-required={least > 0}
      error={lacking}
      aria-label={filter.name}
      leftSection={<span className={classes.name}>{name}</span>}
      leftSectionWidth={18 + Math.min(name.length, 24) * 7}
      leftSectionPointerEvents="none"
      placeholder={values.length > 0 ? undefined : unavailable ? 'Not available' : lacking ? 'Required' : 'All'}
      data={[...new Set([...values, ...(options ?? counts.keys())])].map((value) => ({ value, label: plain(value) }))}
      value={values}
      onChange={onChange}
      searchable
      openOnFocus={false}
      searchValue={text}
      onSearchChange={setText}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      clearable={values.length > 0}
      maxDropdownHeight={320}
      comboboxProps={{ width: 320, position: 'bottom-start' }}
      nothingFoundMessage={options ? 'No matching values' : !saved ? 'Save the dashboard to see values' : error ? error.message : data ? 'No matching values in this range' : 'Loading values…'}
      renderOption={({ option }) => (
        <span className={classes.option} data-chosen={values.includes(option.value) || undefined}>
          <span>{plain(option.value)}</span>
          {counts.has(option.value) && (
            <span className={classes.count}>
              {data?.sampled && '~'}
              {formatNumber(counts.get(option.value))}
            </span>
          )}
        </span>
      )}
    />
  );
}
