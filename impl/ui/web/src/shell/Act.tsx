import { IconCheck, IconCopy, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Act.module.css';
import { useCopy } from './copy';

export interface Action {
  label: string;
  icon: ReactNode;
  onClick(): void;
}

/** Act is a small button without Mantine, whose buttons are too slow for a row with thousands of values. */
export function Act({ label, icon, onClick }: Action) {
  return (
    <button type="button" className={classes.act} aria-label={label} title={label} onClick={onClick}>
      {icon}
    </button>
  );
}

/** Copy is a button that copies a text, and says so. */
export function Copy({ what, text }: { what: string; text: () => string }) {
  const [said, copy] = useCopy();
  return (
    <>
      <Act
        label={`Copy ${what}`}
        onClick={() => copy(text())}
        icon={said === 'Copied' ? <IconCheck size={14} /> : said ? <IconX size={14} /> : <IconCopy size={14} />}
      />
      <span role="status" className={classes.said}>
        {said}
      </span>
    </>
  );
}
