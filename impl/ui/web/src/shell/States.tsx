import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { ApiError } from '../api/client';
import { isTableGone, sentenceOf } from '../api/error';
import { useCopy } from './copy';
import classes from './States.module.css';

/** Loading is the shape of what comes, and is not seen of what comes at once. */
export function Loading({ rows = 6, what }: { rows?: number; what: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <div role="status" aria-label={`Loading ${what}`}>
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className={classes.bone} style={{ width: `${90 - ((i * 37) % 50)}%` }} />
      ))}
    </div>
  );
}

/** Empty says why there is nothing, and offers the one thing that helps. */
export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.empty} role="status">
      <p>{children}</p>
      {action}
    </div>
  );
}

/** SourcesLink leads to where a source gets another table, or is deleted. */
export function SourcesLink() {
  return (
    <Link to="/team" search={{ tab: 'sources' }}>
      Team sources
    </Link>
  );
}

/** Failure is the server's sentence, and what to do. */
export function Failure({ error, retry }: { error: Error; retry?: () => void }) {
  const [said, copy] = useCopy();
  return (
    <div className={classes.failure} role="alert">
      <IconAlertCircle size={16} aria-hidden />
      <div>
        <p>
          <strong>Error: </strong>
          {sentenceOf(error)}
        </p>
        <div className={classes.what}>
          {retry && (
            <Button variant="default" onClick={retry}>
              Try again
            </Button>
          )}
          {isTableGone(error) && <SourcesLink />}
          {error instanceof ApiError && error.requestId && (
            <>
              <span className="mono">Request {error.requestId}</span>
              <Button variant="default" onClick={() => copy(error.requestId!)}>
                {said ?? 'Copy request ID'}
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
