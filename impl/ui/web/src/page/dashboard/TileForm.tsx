import { ActionIcon, Button, Checkbox, NativeSelect, NumberInput, SegmentedControl, Textarea, TextInput, Tooltip } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answer, client } from '../../api/client';
import { sourcesQuery } from '../../api/queries';
import type { ColorRule, NumberFormat, PaletteColor, SelectItem, TileConfig } from '../../api/types';
import { unitChoices } from '../../chart/unit';
import { kinds, ofKind, ofSource, type Config } from './edit';
import classes from './TileForm.module.css';

interface Props {
  config: TileConfig;
  onChange(config: TileConfig): void;
  /** The field for a filter of all values of a builder chart, which tiles do not have. */
  filter?: ReactNode;
  /** The displays to choose from. If absent, all. */
  displays?: TileConfig['displayType'][];
  /** Whether to hide the settings that change only how a tile is drawn. */
  isPlain?: boolean;
}

const functions = [
  ['count', 'Count'], ['count_distinct', 'Count distinct'], ['sum', 'Sum'], ['avg', 'Average'], ['min', 'Minimum'], ['max', 'Maximum'],
  ['quantile', 'Percentile'], ['last_value', 'Last value'], ['any', 'Any value'], ['increase', 'Increase'], ['none', 'Custom aggregate'],
].map(([value, label]) => ({ value: value!, label: label! }));
const levels = [0.5, 0.9, 0.95, 0.99];
const colors = ['blue', 'orange', 'red', 'cyan', 'green', 'pink', 'purple', 'light-blue', 'brown', 'gray', 'success', 'warning', 'error'];
const colorChoices = colors.map((c) => ({ value: `chart-${c}`, label: c }));
const outputs = ['number', 'percent', 'byte', 'duration', 'data_rate', 'currency', 'throughput', 'time'] as const;
const metricTypes = ['gauge', 'sum', 'histogram', 'exponential histogram', 'summary'];
const operators = [['gt', '>'], ['gte', '≥'], ['lt', '<'], ['lte', '≤'], ['eq', '='], ['neq', '≠']].map(([value, label]) => ({ value: value!, label: label! }));

/** TileForm is the config of a tile as a form. What the form does not know stays in the config. */
export function TileForm({ config: given, onChange, filter, displays, isPlain = false }: Props) {
  const config = given as unknown as Config;
  const { data: sources = [] } = useQuery(sourcesQuery);
  const { data: connections = [] } = useQuery({
    queryKey: ['connections'],
    queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/connections', { signal }))).data,
    enabled: config.configType === 'sql',
  });
  const kind = kinds.find((k) => k.value === config.displayType)!;
  const sql = config.configType === 'sql';
  const put = (next: Config) => onChange(next as unknown as TileConfig);
  /** Sets keys; those that are set to nothing are left out. */
  const set = (change: Record<string, unknown>) => {
    const next: Config = { ...config, ...change };
    for (const [key, value] of Object.entries(change)) if (value === undefined || value === '') delete next[key];
    put(next);
  };
  const text = (key: string, label: string, more: { placeholder?: string; description?: string } = {}) => (
    <TextInput label={label} classNames={{ input: 'mono' }} value={String(config[key] ?? '')} onChange={(e) => set({ [key]: e.currentTarget.value })} spellCheck={false} {...more} />
  );
  const flag = (key: string, label: string, initial = false) => (
    <Checkbox size="xs" label={label} checked={(config[key] as boolean | undefined) ?? initial} onChange={(e) => set({ [key]: e.currentTarget.checked })} />
  );
  const number = (key: string, label: string, placeholder: string, description?: string) => (
    <NumberInput size="xs" label={label} placeholder={placeholder} description={description} min={0} allowDecimal={false} value={(config[key] as number | undefined) ?? ''} onChange={(v) => set({ [key]: v === '' ? undefined : Number(v) })} />
  );
  const type = config.displayType;
  const items = Array.isArray(config.select) ? (config.select as SelectItem[]) : [];
  const source = sources.find((s) => s.id === config.sourceId);
  const overTime = type === 'line' || type === 'stacked_bar';
  const built = !sql && type !== 'markdown' && type !== 'search' && type !== 'event_patterns' && type !== 'heatmap';
  const single = type === 'pie' || type === 'bar';

  return (
    <div className={classes.form}>
      <NativeSelect
        size="xs"
        label="Visualization"
        value={type}
        data={kinds.filter((k) => displays?.includes(k.value) ?? true).map(({ value, label }) => ({ value, label }))}
        onChange={(e) => put(ofKind(config, e.currentTarget.value as TileConfig['displayType'], sources))}
      />
      {kind.sql && (
        <SegmentedControl
          size="xs"
          aria-label="Query mode"
          value={sql ? 'sql' : 'builder'}
          onChange={(value) => {
            if (value === 'sql') set({ configType: 'sql', connectionId: config.connectionId ?? (source as { connection?: string } | undefined)?.connection ?? connections[0]?.id, sqlTemplate: config.sqlTemplate ?? template(type) });
            else put(ofKind({ ...config, configType: undefined }, type, sources));
          }}
          data={[
            { value: 'builder', label: 'Builder' },
            { value: 'sql', label: 'SQL' },
          ]}
        />
      )}
      {type === 'markdown' && <Textarea label="Markdown" size="xs" autosize minRows={10} maxLength={50_000} value={String(config.markdown ?? '')} onChange={(e) => put({ ...config, markdown: e.currentTarget.value })} />}
      {sql && (
        <>
          <NativeSelect
            size="xs"
            label="Connection"
            value={String(config.connectionId ?? '')}
            data={[...(config.connectionId ? [] : [{ value: '', label: 'Select a connection' }]), ...connections.map((c) => ({ value: c.id, label: c.name }))]}
            onChange={(e) => set({ connectionId: e.currentTarget.value })}
          />
          <NativeSelect
            size="xs"
            label="Source"
            description="Used by $__sourceTable and $__filters."
            value={String(config.sourceId ?? '')}
            data={[{ value: '', label: 'None' }, ...sources.map((s) => ({ value: s.id, label: s.name }))]}
            onChange={(e) => set({ sourceId: e.currentTarget.value })}
          />
          <Textarea
            label="SQL"
            description="Supports macros such as $__timeFilter(column), $__timeInterval(column) and $__filters."
            size="xs"
            classNames={{ input: 'mono' }}
            autosize
            minRows={10}
            spellCheck={false}
            value={String(config.sqlTemplate ?? '')}
            onChange={(e) => put({ ...config, sqlTemplate: e.currentTarget.value })}
          />
        </>
      )}
      {!sql && type !== 'markdown' && (
        <NativeSelect
          size="xs"
          label="Source"
          value={String(config.sourceId ?? '')}
          data={[...(source ? [] : [{ value: String(config.sourceId ?? ''), label: 'Select a source' }]), ...sources.filter((s) => type !== 'heatmap' || s.kind === 'trace').map((s) => ({ value: s.id, label: s.name }))]}
          onChange={(e) => put(ofSource(config, e.currentTarget.value, sources))}
        />
      )}
      {(type === 'search' || type === 'event_patterns') && (
        <>
          <TextInput label={type === 'search' ? 'Columns' : 'Text column'} description="If empty, the default of the source." classNames={{ input: 'mono' }} spellCheck={false} value={String(config.select ?? '')} onChange={(e) => put({ ...config, select: e.currentTarget.value })} />
          <Where value={config} onChange={set} />
        </>
      )}
      {type === 'heatmap' && !sql && (
        <>
          <TextInput
            label="Value"
            classNames={{ input: 'mono' }}
            value={String((items[0] as { valueExpression?: string } | undefined)?.valueExpression ?? '')}
            onChange={(e) => set({ select: [{ ...items[0], valueExpression: e.currentTarget.value }] })}
          />
          <NativeSelect
            size="xs"
            label="Value scale"
            value={(items[0] as { heatmapScaleType?: string } | undefined)?.heatmapScaleType ?? 'log'}
            data={[{ value: 'log', label: 'Logarithmic' }, { value: 'linear', label: 'Linear' }]}
            onChange={(e) => set({ select: [{ ...items[0], heatmapScaleType: e.currentTarget.value }] })}
          />
          <Where value={config} onChange={set} />
        </>
      )}
      {built && (
        <>
          {filter}
          <Section title={single ? 'Value' : 'Values'}>
            {items.map((item, i) => (
              <Item
                key={i}
                letter={items.length > 1 ? String.fromCharCode(65 + i) : undefined}
                item={item}
                metric={source?.kind === 'metric'}
                onChange={(next) => set({ select: items.map((x, j) => (j === i ? next : x)) })}
                onRemove={items.length > 1 ? () => set({ select: items.filter((_, j) => j !== i) }) : undefined}
              />
            ))}
            {!single && items.length < 20 && (
              <Add what="Add value" onClick={() => set({ select: [...items, { aggFn: 'count' }], ...(type === 'number' && !(config.formulas as unknown[] | undefined)?.length && { formulas: [{ expression: 'A / B' }] }) })} />
            )}
          </Section>
          {type !== 'number' && text('groupBy', 'Group by', { placeholder: 'ServiceName' })}
          {type === 'table' && text('having', 'Having', { placeholder: 'count() > 10' })}
          {(type === 'table' || single) && text('orderBy', 'Order by', { placeholder: 'count() DESC' })}
          {single && number('limit', 'Group limit', 'Largest groups')}
          {!single && <Formulas config={config} most={type === 'number' ? 1 : 10} onChange={(formulas) => set({ formulas: formulas.length > 0 ? formulas : undefined })} />}
          {!single && type !== 'number' && items.length === 2 && !(config.formulas as unknown[] | undefined)?.length && flag('asRatio', 'As ratio (A / B)')}
          {!single && type !== 'number' && (config.formulas as unknown[] | undefined)?.length !== undefined && flag('showOperandSeries', 'Show formula inputs', true)}
          {type === 'table' && flag('groupByColumnsOnLeft', 'Group columns first')}
        </>
      )}
      {overTime && !isPlain && (
        <Section title="Display">
          {number('seriesLimit', 'Series limit', '20', 'Keeps the series with the largest total, or latest value for gauges; 0 keeps all.')}
          {flag('fillNulls', 'Fill gaps with 0', true)}
          {flag('alignDateRangeToGranularity', 'Align to bucket boundaries', true)}
          {type === 'line' && flag('fitYAxisToData', 'Fit Y axis to data')}
          {type === 'line' && flag('compareToPreviousPeriod', 'Compare with previous period')}
        </Section>
      )}
      {type === 'number' && !isPlain && (
        <Section title="Colors">
          <Color label="Color" value={config.color as PaletteColor | undefined} onChange={(color) => set({ color })} />
          {!sql && (
            <>
              <Rules rules={(config.colorRules as ColorRule[] | undefined) ?? []} onChange={(rules) => set({ colorRules: rules.length > 0 ? rules : undefined })} />
              <NativeSelect
                size="xs"
                label="Sparkline"
                value={(config.backgroundChart as { type?: string } | undefined)?.type ?? ''}
                data={[{ value: '', label: 'None' }, { value: 'line', label: 'Line' }, { value: 'area', label: 'Area' }]}
                onChange={(e) => set({ backgroundChart: e.currentTarget.value ? { ...(config.backgroundChart as object | undefined), type: e.currentTarget.value } : undefined })}
              />
            </>
          )}
        </Section>
      )}
      {sql && type === 'table' && (
        <ColumnFormats value={(config.columnFormats as Record<string, NumberFormat> | undefined) ?? {}} onChange={(columnFormats) => set({ columnFormats })} />
      )}
      {!['markdown', 'search', 'event_patterns'].includes(type) && <Format value={config.numberFormat as NumberFormat | undefined} onChange={(numberFormat) => set({ numberFormat })} />}
    </div>
  );
}

/** SQL with which a tile of a kind may begin. */
function template(type: TileConfig['displayType']): string {
  return type === 'line' || type === 'stacked_bar'
    ? 'SELECT $__timeInterval(Timestamp) AS time, count() AS rows\nFROM $__sourceTable\nWHERE $__timeFilter(Timestamp) AND $__filters\nGROUP BY time\nORDER BY time'
    : `SELECT ${type === 'number' ? '' : 'ServiceName, '}count() AS rows\nFROM $__sourceTable\nWHERE $__timeFilter(Timestamp) AND $__filters${type === 'number' ? '' : '\nGROUP BY ServiceName\nORDER BY rows DESC'}`;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.section}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function Add({ what, onClick }: { what: string; onClick(): void }) {
  return (
    <Button variant="subtle" size="compact-xs" leftSection={<IconPlus size={12} aria-hidden />} onClick={onClick}>
      {what}
    </Button>
  );
}

function Remove({ what, onClick }: { what: string; onClick(): void }) {
  return (
    <Tooltip label={what}>
      <ActionIcon size={24} aria-label={what} onClick={onClick}>
        <IconTrash size={14} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

function Where({ value, onChange }: { value: Record<string, unknown>; onChange(change: Record<string, unknown>): void }) {
  const language = String(value.whereLanguage ?? 'lucene');
  return (
    <div className={classes.row}>
      <TextInput
        className={classes.wide}
        label="Where"
        classNames={{ input: 'mono' }}
        placeholder={language === 'sql' ? "ServiceName = 'cart'" : 'ServiceName:"cart" -SeverityText:debug'}
        spellCheck={false}
        value={String(value.where ?? '')}
        onChange={(e) => onChange({ where: e.currentTarget.value })}
      />
      <NativeSelect
        size="xs"
        aria-label="Filter language"
        value={language}
        data={[{ value: 'lucene', label: 'Lucene' }, { value: 'sql', label: 'SQL' }, ...(language === 'promql' ? [{ value: 'promql', label: 'PromQL' }] : [])]}
        onChange={(e) => onChange({ whereLanguage: e.currentTarget.value })}
      />
    </div>
  );
}

interface ItemProps {
  letter: string | undefined;
  item: SelectItem;
  metric: boolean;
  onChange(item: SelectItem): void;
  onRemove?: (() => void) | undefined;
}

function Item({ letter, item, metric, onChange, onRemove }: ItemProps) {
  const set = (change: Record<string, unknown>) => {
    const next: Record<string, unknown> = { ...item, ...change };
    for (const [key, value] of Object.entries(change)) if (value === undefined || value === '') delete next[key];
    onChange(next as unknown as SelectItem);
  };
  return (
    <div className={classes.item} role="group" aria-label={letter ? `Value ${letter}` : 'Value'}>
      <div className={classes.row}>
        {letter && <b className="mono">{letter}</b>}
        <NativeSelect
          size="xs"
          aria-label="Function"
          value={item.aggFn}
          data={functions}
          onChange={(e) => {
            const aggFn = e.currentTarget.value;
            set({ aggFn, ...(aggFn === 'count' && { valueExpression: undefined }), level: aggFn === 'quantile' ? (item.level ?? 0.95) : undefined });
          }}
        />
        {item.aggFn === 'quantile' && (
          <NativeSelect size="xs" aria-label="Percentile" value={String(item.level ?? 0.95)} data={levels.map((l) => ({ value: String(l), label: `p${l * 100}` }))} onChange={(e) => set({ level: Number(e.currentTarget.value) })} />
        )}
        {item.aggFn !== 'count' && (
          <TextInput className={classes.wide} aria-label="Field" placeholder="Duration" classNames={{ input: 'mono' }} spellCheck={false} value={item.valueExpression ?? ''} onChange={(e) => set({ valueExpression: e.currentTarget.value })} />
        )}
        {onRemove && <Remove what="Remove value" onClick={onRemove} />}
      </div>
      {metric && (
        <div className={classes.row}>
          <NativeSelect size="xs" label="Metric type" value={item.metricType ?? ''} data={[{ value: '', label: 'Select a type' }, ...metricTypes.map((t) => ({ value: t, label: t }))]} onChange={(e) => set({ metricType: e.currentTarget.value })} />
          <TextInput className={classes.wide} label="Metric" classNames={{ input: 'mono' }} spellCheck={false} value={item.metricName ?? ''} onChange={(e) => set({ metricName: e.currentTarget.value })} />
        </div>
      )}
      {metric && item.metricType === 'gauge' && (
        <Checkbox
          size="xs"
          label="Delta"
          description="Shows the change of each time series in a bucket instead of its last value."
          checked={item.periodAggFn === 'delta'}
          onChange={(e) => set({ periodAggFn: e.currentTarget.checked ? 'delta' : undefined })}
        />
      )}
      <Where value={item as unknown as Record<string, unknown>} onChange={set} />
      <TextInput label="Label" value={item.alias ?? ''} onChange={(e) => set({ alias: e.currentTarget.value })} />
    </div>
  );
}

function Formulas({ config, most, onChange }: { config: Config; most: number; onChange(formulas: Formula[]): void }) {
  const formulas = (config.formulas as Formula[] | undefined) ?? [];
  const put = (i: number, change: Partial<Formula>) => onChange(formulas.map((f, j) => (j === i ? { ...f, ...change } : f)));
  return (
    <Section title="Formulas">
      {formulas.map((f, i) => (
        <div key={i} className={classes.row}>
          <TextInput className={classes.wide} aria-label="Formula" placeholder="A / B * 100" classNames={{ input: 'mono' }} value={f.expression} onChange={(e) => put(i, { expression: e.currentTarget.value })} />
          <TextInput aria-label="Formula label" placeholder="Label" value={f.alias ?? ''} onChange={(e) => put(i, { alias: e.currentTarget.value || undefined })} />
          <Remove what="Remove formula" onClick={() => onChange(formulas.filter((_, j) => j !== i))} />
        </div>
      ))}
      {formulas.length < most && <Add what="Add formula" onClick={() => onChange([...formulas, { expression: 'A' }])} />}
    </Section>
  );
}

interface Formula {
  expression: string;
  alias?: string | undefined;
}

function Color({ label, value, onChange }: { label: string; value: PaletteColor | undefined; onChange(color: PaletteColor | undefined): void }) {
  return (
    <NativeSelect size="xs" label={label} value={value ?? ''} data={[{ value: '', label: 'Default' }, ...colorChoices]} onChange={(e) => onChange((e.currentTarget.value || undefined) as PaletteColor | undefined)} />
  );
}

function Rules({ rules, onChange }: { rules: ColorRule[]; onChange(rules: ColorRule[]): void }) {
  const put = (i: number, change: Record<string, unknown>) => onChange(rules.map((r, j) => (j === i ? ({ ...r, ...change } as ColorRule) : r)));
  return (
    <>
      {rules.map((rule, i) => (
        <div key={i} className={classes.row} role="group" aria-label={`Rule ${i + 1}`}>
          {rule.operator === 'between' ? (
            <span className={classes.wide}>
              {rule.value[0]} to {rule.value[1]}
            </span>
          ) : (
            <>
              <NativeSelect size="xs" aria-label="Operator" value={rule.operator} data={operators} onChange={(e) => put(i, { operator: e.currentTarget.value })} />
              <NumberInput size="xs" aria-label="Threshold" className={classes.wide} value={Number(rule.value)} onChange={(v) => v !== '' && put(i, { value: Number(v) })} />
            </>
          )}
          <NativeSelect size="xs" aria-label="Color" value={rule.color} data={colorChoices} onChange={(e) => put(i, { color: e.currentTarget.value })} />
          <TextInput aria-label="Label" placeholder="Label" maxLength={40} value={rule.label ?? ''} onChange={(e) => put(i, { label: e.currentTarget.value || undefined })} />
          <Remove what="Remove rule" onClick={() => onChange(rules.filter((_, j) => j !== i))} />
        </div>
      ))}
      {rules.length < 10 && <Add what="Add rule" onClick={() => onChange([...rules, { operator: 'gte', value: 0, color: 'chart-error' }])} />}
    </>
  );
}

function Format({ value, onChange }: { value: NumberFormat | undefined; onChange(format: NumberFormat | undefined): void }) {
  return (
    <Section title="Number format">
      <FormatFields value={value} onChange={onChange} />
    </Section>
  );
}

/** ColumnFormats is the number formats of single columns of a table in SQL. */
function ColumnFormats({ value, onChange }: { value: Record<string, NumberFormat>; onChange(formats: Record<string, NumberFormat> | undefined): void }) {
  const rows = Object.entries(value);
  const put = (next: [string, NumberFormat][]) => onChange(next.length > 0 ? Object.fromEntries(next) : undefined);
  return (
    <Section title="Column formats">
      {rows.map(([column, format], i) => (
        <div key={i} className={classes.item}>
          <div className={classes.row}>
            <TextInput
              className={classes.wide}
              label="Column"
              classNames={{ input: 'mono' }}
              defaultValue={column}
              onBlur={(e) => {
                const name = e.currentTarget.value;
                if (name !== column && !(name in value)) put(rows.map((row, j) => (j === i ? [name, format] : row)));
                else e.currentTarget.value = column;
              }}
              spellCheck={false}
            />
            <Tooltip label="Remove">
              <ActionIcon variant="subtle" aria-label={`Remove format of ${column || 'column'}`} onClick={() => put(rows.filter((_, j) => j !== i))}>
                <IconTrash size={14} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </div>
          <FormatFields value={format} onChange={(next) => put(rows.map((row, j) => (j === i ? [column, next ?? { output: 'number' }] : row)))} />
        </div>
      ))}
      {!('' in value) && rows.length < 100 && <Add what="Add column" onClick={() => put([...rows, ['', { output: 'number' }]])} />}
    </Section>
  );
}

const outputNames: Record<NumberFormat['output'], string> = {
  number: 'Number', percent: 'Percent (0–1)', byte: 'Bytes', duration: 'Duration', data_rate: 'Data rate', currency: 'Currency', throughput: 'Throughput', time: 'Time',
};
const unitName = (unit: string) => unit.replace('_sec', ' per second').replace(/_iec$/, ' (1,024)').replace(/_si$/, ' (1,000)').replace('_', ' ');

function FormatFields({ value, onChange }: { value: NumberFormat | undefined; onChange(format: NumberFormat | undefined): void }) {
  const set = (change: Partial<NumberFormat>) => {
    const next = { output: 'number', ...value, ...change } as NumberFormat;
    for (const key of Object.keys(change) as (keyof NumberFormat)[]) if (next[key] === undefined) delete next[key];
    onChange(next);
  };
  const flag = (key: 'thousandSeparated' | 'average' | 'decimalBytes', label: string) => (
    <Checkbox size="xs" label={label} checked={value?.[key] ?? false} onChange={(e) => set({ [key]: e.currentTarget.checked || undefined })} />
  );
  const units = value && unitChoices[value.output];
  return (
    <>
      <div className={classes.row}>
        <NativeSelect
          size="xs"
          label="Format"
          value={value?.output ?? ''}
          data={[{ value: '', label: 'Default' }, ...outputs.map((o) => ({ value: o, label: outputNames[o] }))]}
          onChange={(e) =>
            e.currentTarget.value === '' ? onChange(undefined) : set({ output: e.currentTarget.value as NumberFormat['output'], numericUnit: undefined })
          }
        />
        {units && (
          <NativeSelect
            size="xs"
            label="Unit"
            value={value.numericUnit ?? ''}
            data={[{ value: '', label: 'Default' }, ...units.map((u) => ({ value: u, label: unitName(u) }))]}
            onChange={(e) => set({ numericUnit: (e.currentTarget.value || undefined) as NumberFormat['numericUnit'] })}
          />
        )}
        {value?.output === 'currency' && (
          <TextInput label="Symbol" placeholder="$" value={value.currencySymbol ?? ''} onChange={(e) => set({ currencySymbol: e.currentTarget.value || undefined })} />
        )}
      </div>
      {value && (
        <>
          <div className={classes.row}>
            <NumberInput size="xs" label="Decimals" placeholder="auto" min={0} max={12} allowDecimal={false} value={value.mantissa ?? ''} onChange={(v) => set({ mantissa: v === '' ? undefined : Number(v) })} />
            <NumberInput size="xs" label="Multiply by" placeholder="1" value={value.factor ?? ''} decimalScale={12} onChange={(v) => set({ factor: v === '' || Number(v) === 0 ? undefined : Number(v) })} />
            <TextInput label="Suffix" value={value.unit ?? ''} onChange={(e) => set({ unit: e.currentTarget.value || undefined })} />
          </div>
          {flag('thousandSeparated', 'Thousands separators')}
          {['number', 'percent', 'currency', 'throughput'].includes(value.output) && flag('average', 'Abbreviate (1.2k)')}
          {['byte', 'data_rate'].includes(value.output) && flag('decimalBytes', 'Decimal prefixes (kB)')}
        </>
      )}
    </>
  );
}
