import { NativeSelect } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import { isRelative } from '../../time/range';
import { TimePicker } from '../../time/TimePicker';
import { useDashboard } from './context';
import { granularities } from './url';

const intervals = ['10s', '30s', '1m', '5m', '15m'];
const seconds = (text: string) => Number.parseInt(text, 10) * (text.endsWith('m') ? 60 : 1);

/** Toolbar is at the right of the title: width of buckets, refresh and time. A page that is not seen is not refreshed. */
export function Toolbar() {
  const { asked, range, span, refresh, navigate } = useDashboard();
  const [every, setEvery] = useLocalStorage({ key: 'refresh', defaultValue: '', getInitialValueInEffect: false });
  const moves = isRelative(range.to);
  useEffect(() => {
    if (!moves || !intervals.includes(every)) return;
    const timer = setInterval(() => {
      if (!document.hidden) refresh();
    }, seconds(every) * 1000);
    return () => clearInterval(timer);
  }, [every, moves, refresh]);
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label="Bucket size"
        value={asked.granularity}
        onChange={(e) => navigate({ granularity: e.currentTarget.value === 'auto' ? undefined : e.currentTarget.value })}
        data={[{ value: 'auto', label: 'Auto buckets' }, ...granularities.map((g) => ({ value: g, label: g }))]}
      />
      <NativeSelect
        size="xs"
        aria-label="Auto refresh"
        value={moves ? every : ''}
        disabled={!moves}
        title={moves ? undefined : 'Requires a time range that ends now.'}
        onChange={(e) => setEvery(e.currentTarget.value)}
        data={[{ value: '', label: 'Refresh: off' }, ...intervals.map((i) => ({ value: i, label: `Every ${i}` }))]}
      />
      <TimePicker range={range} span={span} onChange={navigate} onRefresh={refresh} />
    </>
  );
}
