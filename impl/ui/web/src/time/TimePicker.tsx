import { ActionIcon, Button, Popover, SegmentedControl, TextInput, Tooltip } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconClock, IconLink, IconRefresh, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { useCopy } from '../shell/copy';
import { useShortcuts } from '../shell/shortcuts';
import { formatRange } from './format';
import { fixed, parseTyped, presets, shift, zoomOut, type Range, type Span } from './range';
import classes from './TimePicker.module.css';
import { useZone, zoneChoices, zoneName } from './zone';

interface Props {
  range: Range;
  /** What the range is on this page. */
  span: Span;
  onChange(range: Range): void;
  onRefresh(): void;
}

/** TimePicker shows the time range of a page and changes it; it also has the button that asks anew. */
export function TimePicker({ range, span, onChange, onRefresh }: Props) {
  const [zone, setZone] = useZone();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [said, copy] = useCopy();
  const [recent, setRecent] = useLocalStorage<Range[]>({ key: 'ranges', defaultValue: [], getInitialValueInEffect: false });

  const choose = (next: Range) => {
    setRecent([next, ...recent.filter((r) => r.from !== next.from || r.to !== next.to)].slice(0, 5));
    setOpen(false);
    onChange(next);
  };
  const toggle = (next: boolean) => {
    setOpen(next);
    setText('');
    setProblem(undefined);
  };
  const copyLink = () => {
    const link = new URL(location.href);
    for (const [name, value] of Object.entries(fixed(span))) link.searchParams.set(name, value);
    copy(link.href);
  };
  useShortcuts({
    c: copyLink,
    t: () => toggle(true),
    r: onRefresh,
    '[': () => onChange(shift(span, -1)),
    ']': () => onChange(shift(span, 1)),
    '-': () => onChange(zoomOut(span, Date.now())),
  });
  const offered = (r: Range, name: string) => (
    <li key={name + r.from}>
      <button type="button" className={classes.offer} onClick={() => choose(r)}>
        {name}
      </button>
    </li>
  );

  return (
    <div className={classes.picker} role="group" aria-label="Time range">
      <span role="status">{!open && (said === 'Copied' ? 'Link copied' : said)}</span>
      <Tooltip label="Earlier ([)">
        <ActionIcon aria-label="Earlier" onClick={() => onChange(shift(span, -1))}>
          <IconChevronLeft size={16} />
        </ActionIcon>
      </Tooltip>
      <Popover opened={open} onChange={toggle} position="bottom-end" trapFocus withinPortal returnFocus>
        <Popover.Target>
          <Button
            variant="default"
            leftSection={<IconClock size={14} aria-hidden />}
            onClick={() => toggle(!open)}
            aria-label={`Time range: ${formatRange(range, zone)}, ${zoneName(zone)}`}
          >
            {formatRange(range, zone)} <span className={classes.zone}>{zoneName(zone)}</span>
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={classes.dropdown} aria-label="Select time range">
          <form
            onSubmit={(e) => {
              e.preventDefault();
              const typed = parseTyped(text, Date.now(), zone);
              if (typeof typed === 'string') setProblem(typed);
              else choose(typed);
            }}
          >
            <TextInput
              label="Custom range"
              placeholder="15m, yesterday, 10:00-11:30, Jan 5 10:00 to 12:00"
              value={text}
              onChange={(e) => {
                setText(e.currentTarget.value);
                setProblem(undefined);
              }}
              error={problem}
              data-autofocus
            />
          </form>
          <div className={classes.lists}>
            <ul aria-label="Relative ranges">{presets.map((p) => offered(p.range, p.name))}</ul>
            {recent.length > 0 && <ul aria-label="Recent ranges">{recent.map((r) => offered(r, formatRange(r, zone)))}</ul>}
          </div>
          <div className={classes.foot}>
            <SegmentedControl
              size="xs"
              aria-label="Time zone"
              value={zone}
              onChange={(value) => setZone(value === 'utc' ? 'utc' : 'local')}
              data={zoneChoices()}
            />
            <Button
              variant="default"
              leftSection={<IconLink size={14} aria-hidden />}
              onClick={copyLink}
            >
              {said ?? 'Copy link with fixed range'}
            </Button>
          </div>
        </Popover.Dropdown>
      </Popover>
      <Tooltip label="Later (])">
        <ActionIcon aria-label="Later" onClick={() => onChange(shift(span, 1))}>
          <IconChevronRight size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Zoom out (-)">
        <ActionIcon aria-label="Zoom out" onClick={() => onChange(zoomOut(span, Date.now()))}>
          <IconZoomOut size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Refresh (r)">
        <ActionIcon aria-label="Refresh" onClick={onRefresh}>
          <IconRefresh size={16} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
