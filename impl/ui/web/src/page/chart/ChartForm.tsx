import { Input, NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import type { TileConfig } from '../../api/types';
import { FilterInput, type FilterHandle } from '../../filter/FilterInput';
import type { Span } from '../../time/range';
import { TileForm } from '../dashboard/TileForm';
import { useKnowledge } from '../search/useKnowledge';
import { alertDisplays } from './alertChart';
import classes from './ChartForm.module.css';

interface Props {
  config: TileConfig;
  /** Time range of the values that complete the filter. */
  span: Span;
  /** Whether the chart is the chart of an alert, which has fewer displays and settings. */
  ofAlert?: boolean;
  onChange(config: TileConfig): void;
}

/** ChartForm is the form of a chart without a dashboard. It has the fields of a tile, and a filter of all values. */
export default function ChartForm({ config, span, ofAlert = false, onChange }: Props) {
  return (
    <TileForm
      config={config}
      onChange={onChange}
      filter={<Filter config={config} span={span} onChange={onChange} />}
      isPlain={ofAlert}
      {...(ofAlert && { displays: alertDisplays })}
    />
  );
}

function Filter({ config, span, onChange }: Pick<Props, 'config' | 'span' | 'onChange'>) {
  const settings = config as unknown as Record<string, unknown>;
  const language = settings.whereLanguage === 'sql' ? 'sql' : 'lucene';
  const ref = useRef<FilterHandle>(null);
  const knowledge = useKnowledge(String(settings.sourceId ?? ''), span);
  const set = (change: { where?: string; whereLanguage?: string }) => {
    const next: Record<string, unknown> = { ...settings, ...change };
    if (next.where === '') delete next.where;
    onChange(next as unknown as TileConfig);
  };
  return (
    <div className={classes.filter}>
      <div>
        <Input.Label labelElement="div" size="xs" fz={12}>
          Filter
        </Input.Label>
        <FilterInput
          ref={ref}
          {...{ language, knowledge }}
          text={typeof settings.where === 'string' ? settings.where : ''}
          placeholder={language === 'sql' ? "ServiceName = 'cart'" : 'ServiceName:"cart" -SeverityText:debug'}
          mistake={undefined}
          describedBy=""
          onChange={(where) => set({ where })}
          onRun={() => undefined}
          onRecall={() => undefined}
        />
      </div>
      <NativeSelect
        size="xs"
        aria-label="Chart filter language"
        value={language}
        data={[{ value: 'lucene', label: 'Lucene' }, { value: 'sql', label: 'SQL' }]}
        onChange={(e) => set({ whereLanguage: e.currentTarget.value })}
      />
    </div>
  );
}
