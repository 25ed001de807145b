import { useEffect, type ReactNode } from 'react';
import classes from './Page.module.css';

/** Page is a page: its title, what stands at the right of it, and its content, flush where that fills the page. */
export function Page({ title, actions, flush, children }: { title: string; actions?: ReactNode; flush?: boolean; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} – obstack`;
  }, [title]);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1>{title}</h1>
        <div className={classes.actions}>{actions}</div>
      </header>
      <div className={classes.content} data-flush={flush || undefined}>{children}</div>
    </div>
  );
}
