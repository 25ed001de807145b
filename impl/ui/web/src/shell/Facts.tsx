import type { ReactNode } from 'react';

/** Facts are names with their values. What has no value is left out. */
export function Facts({ facts, className }: { facts: [name: string, value: ReactNode][]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
