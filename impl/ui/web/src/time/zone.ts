import { useLocalStorage } from '@mantine/hooks';
import type { Zone } from './range';

/** The zone that times are written in, and how to change it. */
export function useZone() {
  return useLocalStorage<Zone>({ key: 'zone', defaultValue: 'local', getInitialValueInEffect: false });
}

/** What the zone is called beside a time. */
export function zoneName(zone: Zone): string {
  return zone === 'utc' ? 'UTC' : (Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'local time');
}

/** The zones to choose from. */
export function zoneChoices(): { value: Zone; label: string }[] {
  const local = zoneName('local');
  return [
    { value: 'local', label: local === 'UTC' ? 'Local (UTC)' : local },
    { value: 'utc', label: 'UTC' },
  ];
}
