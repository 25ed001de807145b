import { Link } from '@tanstack/react-router';
import classes from './Shell.module.css';

/** Logo is the mark of the product, as in theme/icon.svg. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden>
      <rect width="16" height="16" rx="3" fill="#2347c5" />
      <path d="M3 11h10M3 8h7M3 5h4" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}

/** Brand is the name of the product, which leads to the first page. */
export function Brand() {
  return (
    <Link to="/" className={classes.brand} aria-label="obstack home">
      <Logo size={18} />
      <span>obstack</span>
    </Link>
  );
}
