import { ActionIcon, Tooltip, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { answer, client } from '../api/client';
import { changePreferences, preferencesQuery, type Preferences } from '../api/preferences';
import { useZone } from '../time/zone';
import classes from './Shell.module.css';
import { busy } from './busy';
import { toggled, type Star } from './toggled';

const shown = 20;

/** Which resources of a kind are starred. */
export function useStars(kind: Star['kind']): Set<string> {
  const { data } = useQuery(preferencesQuery);
  return new Set(data?.value.stars?.filter((s) => s.kind === kind).map((s) => s.id));
}

/** StarButton stars something, which then stands below the navigation, or no longer. */
export function StarButton({ kind, id, name }: Star & { name: string }) {
  const starred = useStars(kind).has(id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => changePreferences((p) => ({ ...p, stars: toggled(p.stars ?? [], { kind, id }) })),
  });
  return (
    <Tooltip label={error ? error.message : starred ? 'Unstar' : 'Star (show in navigation)'}>
      <ActionIcon aria-label={`Star ${name}`} aria-pressed={starred} color={error ? 'red' : undefined} {...busy(isPending)} onClick={() => mutate()}>
        {starred ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  );
}

/** Stars are links to what the person has starred. What is gone is left out. */
export function Stars() {
  const { data } = useQuery(preferencesQuery);
  const stars = data?.value.stars ?? [];
  if (stars.length === 0) return null;
  return (
    <ul className={classes.stars} aria-label="Starred">
      {stars.slice(0, shown).map((star) => (
        <Starred key={star.kind + star.id} {...star} />
      ))}
    </ul>
  );
}

function Starred({ kind, id }: Star) {
  const params = { path: { id } };
  const { data: name } = useQuery({
    queryKey: ['starred', kind, id],
    queryFn: async ({ signal }) =>
      kind === 'dashboard'
        ? (await answer(client.GET('/api/v2/dashboards/{id}', { params, signal }))).data.name
        : (await answer(client.GET('/api/v2/saved-searches/{id}', { params, signal }))).data.name,
    staleTime: 300_000,
  });
  if (name === undefined) return null;
  return (
    <li>
      <Link className={classes.star} to={(kind === 'dashboard' ? `/dashboards/${id}` : `/search/${id}`) as '/search'} title={name}>
        {name || 'Untitled'}
      </Link>
    </li>
  );
}

const themes: Record<MantineColorScheme, NonNullable<Preferences['theme']>> = { auto: 'system', light: 'light', dark: 'dark' };
const schemes: Record<NonNullable<Preferences['theme']>, MantineColorScheme> = { system: 'auto', light: 'light', dark: 'dark' };

/** Follow has theme and zone follow the person from browser to browser. */
export function Follow() {
  const { data } = useQuery(preferencesQuery);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [zone, setZone] = useZone();
  const before = useRef({ colorScheme, zone });
  const agreed = useRef<Pick<Preferences, 'theme' | 'zone'>>(undefined);
  // What is chosen before the preferences are known, and newer than they are.
  const early = useRef<Pick<Preferences, 'theme' | 'zone'>>({});
  useEffect(() => {
    const was = before.current;
    before.current = { colorScheme, zone };
    const known = agreed.current ?? early.current;
    const change: Pick<Preferences, 'theme' | 'zone'> = {
      ...(colorScheme !== was.colorScheme && themes[colorScheme] !== known.theme && { theme: themes[colorScheme] }),
      ...(zone !== was.zone && zone !== known.zone && { zone }),
    };
    if (Object.keys(change).length === 0) return;
    if (!agreed.current) {
      early.current = { ...early.current, ...change };
      return;
    }
    agreed.current = { ...agreed.current, ...change };
    keep(change);
  }, [colorScheme, zone]);
  useEffect(() => {
    if (!data || agreed.current) return;
    const { theme, zone: theirs } = { ...data.value, ...early.current };
    agreed.current = { theme: theme ?? themes[colorScheme], zone: theirs ?? zone };
    if (theme) setColorScheme(schemes[theme]);
    if (theirs) setZone(theirs);
    if (Object.keys(early.current).length > 0) keep(early.current);
  }, [data, colorScheme, zone, setColorScheme, setZone]);
  return null;
}

/** Keeps a choice for the person. Where it cannot be kept, it counts in this browser. */
function keep(change: Pick<Preferences, 'theme' | 'zone'>) {
  changePreferences((p) => ({ ...p, ...change })).catch(() => undefined);
}
