import type { components } from '../../../../../gen/ts/oss';

export type Star = components['schemas']['Star'];

/** The stars with one more, as the last, or without it. */
export function toggled(stars: Star[], { kind, id }: Star): Star[] {
  const others = stars.filter((s) => s.kind !== kind || s.id !== id);
  return others.length < stars.length ? others : [...stars, { kind, id }];
}
