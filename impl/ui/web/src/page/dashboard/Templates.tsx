import { Link } from '@tanstack/react-router';
import classes from './Templates.module.css';
import { templates } from './ready';

/** Templates are the ready dashboards, each of which is looked through before it is stored. */
export function Templates() {
  return (
    <ul className={classes.list}>
      {templates.map((t) => (
        <li key={t.id}>
          <Link to="/dashboards/import" search={{ template: t.id }}>
            {t.name}
          </Link>
          <span>{t.about}</span>
        </li>
      ))}
    </ul>
  );
}
