import { Button, Checkbox, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useDebouncedValue, useLocalStorage } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { answer, ApiError, client } from '../../api/client';
import { isMissing } from '../../api/error';
import { queryClient, sourcesQuery } from '../../api/queries';
import type { Alert, AlertChart } from '../../api/types';
import { Page } from '../../shell/Page';
import { Scroller } from '../../shell/Scroller';
import { Empty, Failure, Loading } from '../../shell/States';
import { busy } from '../../shell/busy';
import { plain } from '../../text/text';
import { useZone } from '../../time/zone';
import { useMay } from '../team/team';
import classes from './AlertForm.module.css';
import { ReadableChart } from '../dashboard/ReadableChart';
import { formatClock, intervals, lengthOf, noDataNames, stateNames } from './alerts';
import { chartFields, ChartFields } from './ChartFields';
import { bodyOf, draftOf, isBody, isRange, problemsOf, withChart, withReceivers, type Draft, type Problems } from './form';
import { conditionOf, derivedName, derivedTags, type Conditions } from './name';
import type { NewParams } from './params';
import { alertsQuery, conditionsQuery, editQuery, previewQuery, valuesQuery, webhooksQuery } from './queries';
import { linesOf, windowsOf } from './values';

const day = 86_400_000;

/** NewAlert makes an alert on what its link names. */
export function NewAlert() {
  const params = useSearch({ from: '/app/alerts/new' });
  const conditions = useQuery(conditionsQuery);
  return (
    <Page title="New alert">
      {conditions.data ? (
        <Form alert={undefined} etag={undefined} params={params} conditions={conditions.data} />
      ) : conditions.error ? (
        <Failure error={conditions.error} retry={() => void conditions.refetch()} />
      ) : (
        <Loading what="the form" />
      )}
    </Page>
  );
}

/** EditAlert changes an alert, or deletes it. */
export function EditAlert() {
  const { id } = useParams({ from: '/app/alerts/$id/edit' });
  const conditions = useQuery(conditionsQuery);
  const stored = useQuery(editQuery(id));
  const error = stored.error ?? conditions.error;
  return (
    <Page title="Edit alert">
      {stored.data && conditions.data ? (
        <Form key={stored.data.etag} alert={stored.data.alert} etag={stored.data.etag} params={{}} conditions={conditions.data} />
      ) : !error ? (
        <Loading what="the form" />
      ) : isMissing(error) ? (
        <Empty action={<Link to="/alerts">All alerts</Link>}>Alert not found. It may have been deleted.</Empty>
      ) : (
        <Failure error={error} retry={() => void stored.refetch()} />
      )}
    </Page>
  );
}

interface Props {
  alert: Alert | undefined;
  etag: string | undefined;
  params: NewParams;
  conditions: Conditions;
}

const types: Record<Alert['thresholdType'], string> = {
  above: 'is at least (≥)', above_exclusive: 'is above (>)', below: 'is below (<)', below_or_equal: 'is at most (≤)', equal: 'equals (=)',
  not_equal: 'does not equal (≠)', between: 'is between', not_between: 'is outside',
};
const options = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));
const intervalOptions = Object.entries(intervals).map(([value, { name }]) => ({ value, label: name }));

/** Scrolls a whole field into view. The browser only reveals the caret. */
const reveal = (e: React.FocusEvent<HTMLElement>) => e.currentTarget.scrollIntoView({ block: 'nearest' });

function Form({ alert, etag, params, conditions }: Props) {
  const navigate = useNavigate();
  const mayEdit = useMay('editor');
  const admin = useMay('admin');
  const { data: webhooks } = useQuery(webhooksQuery);
  const { data: sources } = useQuery(sourcesQuery);
  const [edited, setDraft] = useState(() => draftOf(alert, params, alert && conditionOf(alert, conditions)));
  const [receivers, setReceivers] = useLocalStorage<string[]>({ key: 'receivers', defaultValue: [], getInitialValueInEffect: false });
  const draft = useMemo(() => withReceivers(withChart(edited, sources), webhooks, receivers), [edited, sources, webhooks, receivers]);
  const [end] = useState(() => Date.now());
  const lastDay = useMemo(() => ({ from: end - day, to: end }), [end]);
  const [tried, setTried] = useState(false);
  const change = (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next }));
  const result = bodyOf(draft);
  const save = useMutation({
    mutationFn: async () => {
      const body = bodyOf(draft);
      if (!isBody(body)) throw new ApiError('Required fields are missing.', 400);
      if (!alert) return (await answer(client.POST('/api/v2/alerts', { body }))).data;
      const header = etag ? { 'If-Match': etag } : {};
      return (await answer(client.PUT('/api/v2/alerts/{id}', { params: { path: { id: alert.id }, header }, body }))).data;
    },
    onSuccess: async (stored) => {
      if (!alert && draft.webhookIds) setReceivers(draft.webhookIds);
      queryClient.removeQueries({ queryKey: editQuery(stored.id).queryKey });
      await queryClient.invalidateQueries({ queryKey: ['alerts'] });
      await navigate({ to: '/alerts/$id', params: { id: stored.id } });
    },
    onError: (e) => {
      if (problemsOf(e.message).chartConfig) document.getElementById(chartFields)?.scrollIntoView();
    },
  });
  // The preview finds mistakes in the chart before it is saved.
  const [chartProblem, setChartProblem] = useState<string>();
  const changeChart = (chartConfig: AlertChart) => {
    change({ chartConfig });
    if (save.isError) save.reset(); // the error was about the previous chart
  };
  const own: Problems = tried && !isBody(result) ? result : {};
  const problems: Problems = { ...(save.error ? problemsOf(save.error.message) : {}), ...own };
  const shown = ['tileId', 'dashboardId', 'savedSearchId', 'chartConfig', 'groupBy', 'threshold', 'thresholdType', 'thresholdMax', 'interval', 'numConsecutiveWindows', 'channels', 'displayName', 'tags', 'name', 'message', 'note', 'noData', 'renotifyInterval'];
  const changed = save.error instanceof ApiError && save.error.status === 412;
  const rest = save.error && !changed && !Object.keys(problemsOf(save.error.message)).some((name) => shown.includes(name));
  const text = (name: 'groupBy' | 'threshold' | 'thresholdMax' | 'many' | 'displayName' | 'name' | 'message' | 'note') => ({
    value: draft[name],
    onChange: (e: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: e.currentTarget.value }),
  });
  const dashboard = conditions.dashboards.get(draft.dashboardId);
  const tiles = dashboard?.tiles.filter((t) => ['line', 'stacked_bar', 'number'].includes(t.config.displayType)) ?? [];
  return (
    <div className={classes.columns}>
      <form
        className={classes.form}
        aria-label="Alert"
        onSubmit={(e) => {
          e.preventDefault();
          setTried(true);
          if (isBody(result)) save.mutate();
        }}
      >
        <NativeSelect
          label="Alert on"
          value={draft.source}
          data={[{ value: 'tile', label: 'Dashboard tile' }, { value: 'saved_search', label: 'Saved search' }, { value: 'inline', label: 'Chart' }]}
          onChange={(e) => change({ source: e.currentTarget.value as Draft['source'] })}
        />
        {draft.source === 'tile' ? (
          <>
            <NativeSelect
              label="Dashboard"
              value={draft.dashboardId}
              error={problems.dashboardId}
              data={[{ value: '', label: 'Select a dashboard' }, ...[...conditions.dashboards.values()].map((d) => ({ value: d.id, label: d.name }))]}
              onChange={(e) => change({ dashboardId: e.currentTarget.value, tileId: '' })}
            />
            <NativeSelect
              label="Tile"
              description="Alerts work on line, stacked bar and number tiles."
              value={draft.tileId}
              error={problems.tileId}
              data={[{ value: '', label: 'Select a tile' }, ...tiles.map((t) => ({ value: t.id, label: t.name || 'Untitled tile' }))]}
              onChange={(e) => change({ tileId: e.currentTarget.value })}
            />
          </>
        ) : draft.source === 'inline' ? (
          (draft.chartConfig || sources) && <ChartFields chart={draft.chartConfig} span={lastDay} problem={problems.chartConfig ?? chartProblem} onChange={changeChart} />
        ) : (
          <>
            <NativeSelect
              label="Saved search"
              value={draft.savedSearchId}
              error={problems.savedSearchId}
              data={[{ value: '', label: 'Select a saved search' }, ...[...conditions.searches.values()].map((s) => ({ value: s.id, label: s.name }))]}
              onChange={(e) => change({ savedSearchId: e.currentTarget.value })}
            />
            <TextInput label="Group by" description="Each value of this column or expression is evaluated separately." placeholder="ServiceName" error={problems.groupBy} {...text('groupBy')} />
          </>
        )}
        <div className={classes.line}>
          <NativeSelect
            label="Fire when value"
            value={draft.thresholdType}
            error={problems.thresholdType}
            data={options(types)}
            onChange={(e) => change({ thresholdType: e.currentTarget.value as Draft['thresholdType'] })}
          />
          <TextInput label={isRange(draft.thresholdType) ? 'Lower threshold' : 'Threshold'} inputMode="decimal" error={problems.threshold} {...text('threshold')} />
          {isRange(draft.thresholdType) && <TextInput label="Upper threshold" inputMode="decimal" error={problems.thresholdMax} {...text('thresholdMax')} />}
        </div>
        <div className={classes.line}>
          <NativeSelect
            label="Evaluate over"
            value={draft.interval}
            error={problems.interval}
            data={intervalOptions}
            onChange={(e) => change({ interval: e.currentTarget.value as Draft['interval'] })}
          />
          <TextInput label="Consecutive windows" inputMode="numeric" error={problems.numConsecutiveWindows} {...text('many')} />
        </div>
        <div className={classes.line}>
          <NativeSelect
            label="If no data"
            value={draft.noData}
            error={problems.noData}
            data={options(noDataNames)}
            onChange={(e) => change({ noData: e.currentTarget.value as Draft['noData'] })}
          />
          <NativeSelect
            label="Repeat every"
            value={draft.renotifyInterval}
            error={problems.renotifyInterval}
            data={[{ value: '', label: 'Never' }, ...intervalOptions]}
            onChange={(e) => change({ renotifyInterval: e.currentTarget.value as Draft['renotifyInterval'] })}
          />
        </div>
        <Checkbox.Group label="Notify" error={problems.channels} value={draft.webhookIds ?? []} onChange={(webhookIds) => change({ webhookIds })}>
          <ul className={classes.webhooks}>
            {webhooks?.map((w) => (
              <li key={w.id}>
                <Checkbox size="xs" value={w.id} label={`${w.name} (${w.service})`} />
                {admin && <SendTest id={w.id} name={w.name} />}
              </li>
            ))}
          </ul>
          {webhooks?.length === 0 && (
            <p className={classes.muted}>
              No webhooks yet. Admins create them in <Link to="/team" search={{ tab: 'webhooks' }}>team settings</Link>.
            </p>
          )}
        </Checkbox.Group>
        <TextInput label="Display name" placeholder={derivedName(conditionOf(draft, conditions))} maxLength={512} error={problems.displayName} {...text('displayName')} />
        <TextInput
          label="Tags"
          description="Separate tags with commas."
          placeholder={derivedTags(conditionOf(draft, conditions)).join(', ')}
          error={problems.tags}
          value={draft.tags}
          onChange={(e) => change({ tags: e.currentTarget.value, noTags: false })}
        />
        <TextInput label="Title (optional)" placeholder="Payment errors: {{value}}" maxLength={512} error={problems.name} {...text('name')} />
        <Textarea label="Message (optional)" onFocus={reveal} autosize minRows={2} maxLength={4096} error={problems.message} {...text('message')} size="xs" />
        <Textarea label="Runbook note" onFocus={reveal} description="Markdown, shown with the alert but not sent." autosize minRows={2} maxLength={4096} error={problems.note} {...text('note')} size="xs" />
        <Checkbox size="xs" label="Enabled" checked={draft.enabled} onChange={(e) => change({ enabled: e.currentTarget.checked })} />
        {rest && <Failure error={save.error!} />}
        {changed && (
          <div role="alert" className={classes.error}>
            Another user has changed this alert.{' '}
            <Button variant="default" onClick={() => void queryClient.invalidateQueries({ queryKey: editQuery(alert!.id).queryKey })}>
              Discard my changes
            </Button>
          </div>
        )}
        <div className={classes.buttons}>
          <Button type="submit" {...busy(save.isPending)} disabled={!mayEdit}>
            {alert ? 'Save' : 'Create alert'}
          </Button>
          {alert && mayEdit && <TestNow id={alert.id} />}
          {alert && mayEdit && <Delete alert={alert} name={alert.displayName} etag={etag} />}
        </div>
      </form>
      <Preview {...{ draft, conditions }} onChartProblem={setChartProblem} onThreshold={(place, value) => change(place === 0 ? { threshold: String(value) } : { thresholdMax: String(value) })} />
    </div>
  );
}

/** Preview is what the alert would have done in the last day. Its threshold can be dragged. */
function Preview({ draft, conditions, onThreshold, onChartProblem }: {
  draft: Draft;
  conditions: Conditions;
  onThreshold(place: number, value: number): void;
  onChartProblem(problem: string | undefined): void;
}) {
  const [zone] = useZone();
  const [end] = useState(() => Date.now());
  const [settled] = useDebouncedValue(draft, 500);
  const condition = conditionOf(draft, conditions);
  const asked = useMemo(() => conditionOf(settled, conditions), [settled.source, settled.savedSearchId, settled.dashboardId, settled.tileId, settled.chartConfig, conditions]);
  const span = useMemo(() => windowsOf({ from: end - Math.max(day, lengthOf(settled.interval)), to: end }, settled.interval, end), [end, settled.interval]);
  // Who is told, and how, makes no difference to when it would have fired.
  const body = useMemo(() => {
    const made = bodyOf({ ...settled, name: '', message: '', note: '', renotifyInterval: '', webhookIds: settled.webhookIds?.slice(0, 1) });
    return isBody(made) ? made : undefined;
  }, [settled]);
  const values = useQuery({ ...valuesQuery(asked, settled.groupBy.trim(), settled.interval, span), enabled: asked !== undefined, placeholderData: keepPreviousData });
  const preview = useQuery({ ...previewQuery(body), enabled: body !== undefined && asked !== undefined, placeholderData: keepPreviousData });
  const lines = useMemo(() => (values.data && asked ? linesOf(values.data, settled.noData) : undefined), [values.data, asked, settled.noData]);
  const bands = useMemo(
    () => preview.data?.fired.map((w) => ({ from: Date.parse(w.startTime), to: Date.parse(w.endTime) })) ?? [],
    [preview.data],
  );
  const thresholds = useMemo(
    () => [draft.threshold, ...(isRange(draft.thresholdType) ? [draft.thresholdMax] : [])].filter((t) => t.trim() !== '').map(Number).filter(Number.isFinite),
    [draft.threshold, draft.thresholdMax, draft.thresholdType],
  );
  const chartProblem =
    settled.source === 'inline' ? (problemsOf(preview.error?.message ?? '').chartConfig ?? problemsOf(values.error?.message ?? '').config) : undefined;
  useEffect(() => onChartProblem(chartProblem), [chartProblem, onChartProblem]);
  const fired = preview.data?.changes.filter((c) => c.notification === 'firing').length ?? 0;
  return (
    <section className={classes.preview} aria-label="Preview">
      <h2>Last 24 hours</h2>
      {!condition ? (
        <Empty>Select a tile, a saved search or a chart to preview when the alert would have fired.</Empty>
      ) : (
        <>
          <div className={classes.chart}>
            {lines && <ReadableChart pivot={lines} kind="line" span={span} label="Values of the last 24 hours" thresholds={thresholds} onThreshold={onThreshold} bands={bands} />}
          </div>
          {values.error && !chartProblem && <Failure error={values.error} />}
          <p role="status">
            {preview.data && body
              ? preview.data.firedCount === 0
                ? `It would not have fired in ${preview.data.windows} windows.`
                : `It would have fired in ${preview.data.firedCount} of ${preview.data.windows} windows and sent ${fired} ${fired === 1 ? 'notification' : 'notifications'}.`
              : body && !chartProblem
                ? ''
                : 'Complete the form to preview when it would have fired.'}
          </p>
          {preview.data?.reason && <p className={classes.muted}>{preview.data.reason}</p>}
          {preview.error && !chartProblem && <Failure error={preview.error} retry={() => void preview.refetch()} />}
          {preview.data && preview.data.changes.length > 0 && (
            <ul className={classes.changes}>
              {preview.data.changes.slice(-10).reverse().map((c) => (
                <li key={c.time + (c.group ?? '')}>
                  {formatClock(Date.parse(c.time), zone)}: {stateNames[c.to]}
                  {c.value !== undefined && ` with ${c.value}`}
                  {c.group && ` (${plain(c.group)})`}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

/** TestNow evaluates the alert as it is stored, and notifies no webhook. */
function TestNow({ id }: { id: string }) {
  const [zone] = useZone();
  const test = useMutation({
    mutationFn: async () => (await answer(client.POST('/api/v2/alerts/{id}/test', { params: { path: { id } } }))).data,
  });
  return (
    <>
      <Button variant="default" {...busy(test.isPending)} onClick={() => test.mutate()}>
        Test now
      </Button>
      <Modal opened={test.isSuccess || test.isError} onClose={() => test.reset()} title="Test of the saved alert" size={640}>
        {test.error && <Failure error={test.error} />}
        {test.data && (
          <>
            <p>
              <b>{stateNames[test.data.state]}</b> in the window from {formatClock(Date.parse(test.data.windowStart), zone)} to{' '}
              {formatClock(Date.parse(test.data.windowEnd), zone)}
              {test.data.value !== undefined && `, with ${test.data.value}`}
              {test.data.noValue && `, ${test.data.noValue}`}. No notification was sent.
            </p>
            {test.data.title && (
              <Scroller className={classes.text} role="group" label="Notification preview">
                <pre className="mono">
                  {test.data.title}
                  {'\n'}
                  {test.data.body}
                </pre>
              </Scroller>
            )}
          </>
        )}
      </Modal>
    </>
  );
}

/** SendTest sends a notification to a webhook, which admins may. */
function SendTest({ id, name }: { id: string; name: string }) {
  const send = useMutation({
    mutationFn: async () => (await answer(client.POST('/api/v2/webhooks/{id}/test', { params: { path: { id } }, body: {} }))).data,
  });
  return (
    <>
      <Button variant="subtle" size="compact-xs" {...busy(send.isPending)} onClick={() => send.mutate()} aria-label={`Send test to ${name}`}>
        Send test
      </Button>
      <span role="status">
        {send.error?.message}
        {send.data && (
          <Link to="/deliveries/$id" params={{ id: send.data.id }}>
            {send.data.status === 'delivered' ? 'delivered' : `not delivered: ${send.data.lastAttempt?.message ?? 'failed'}`}
          </Link>
        )}
      </span>
    </>
  );
}

function Delete({ alert, name, etag }: { alert: Alert; name: string; etag: string | undefined }) {
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const remove = useMutation({
    mutationFn: () =>
      answer(client.DELETE('/api/v2/alerts/{id}', { params: { path: { id: alert.id }, header: etag ? { 'If-Match': etag } : {} } })),
    onSuccess: async () => {
      // The list would show the alert until it is read again, and ask for its history.
      await queryClient.cancelQueries({ queryKey: alertsQuery.queryKey });
      queryClient.setQueryData(alertsQuery.queryKey, (list) => list?.filter(({ id }) => id !== alert.id));
      await navigate({ to: '/alerts' });
      queryClient.removeQueries({ queryKey: ['alerts', alert.id] });
      await queryClient.invalidateQueries({ queryKey: ['alerts'] });
    },
  });
  return (
    <>
      <Button variant="default" className={classes.error} onClick={() => setAsks(true)}>
        Delete
      </Button>
      <Modal opened={asks} onClose={() => setAsks(false)} title={`Delete ${name}?`} size={400}>
        <p>This stops the alert and deletes its history. No notification is sent.</p>
        {remove.error && <Failure error={remove.error} />}
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setAsks(false)} data-autofocus>
            Cancel
          </Button>
          <Button variant="default" className={classes.error} {...busy(remove.isPending)} onClick={() => remove.mutate()}>
            Delete alert
          </Button>
        </div>
      </Modal>
    </>
  );
}
